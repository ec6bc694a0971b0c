"""What the lab's board and its tray share: the tile in hand is the one of the lab's model."""

from PySide6.QtWidgets import QWidget

from vikingtable.ui.holding import HoldingView
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.scene import LabScene


class LabHoldingView(HoldingView):
    """A view of the lab's scene from which tiles are taken up."""

    def __init__(self, scene: LabScene, model: LabModel, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.model = model
        self.lab_scene = scene

    def holds(self) -> bool:
        return self.model.hand is not None

    def turn_held(self, step: int) -> bool:
        self.model.turn(step)
        return True

    def mirror_held(self) -> bool:
        self.model.mirror()
        return True

    def put_back(self) -> None:
        self.model.put_back()
        self.lab_scene.float_held(None)
