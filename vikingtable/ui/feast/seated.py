"""The part of the feast's table that its helpers know: the state and whose boards are shown, scene, hand, answers."""

from PySide6.QtCore import QPointF

from vikingtable.rules.feast.state import FeastState
from vikingtable.ui.feast.deeds import Deeds
from vikingtable.ui.feast.geometry import Places
from vikingtable.ui.feast.handpanel import HandPanel
from vikingtable.ui.feast.hands import HandModel
from vikingtable.ui.feast.picture import Target
from vikingtable.ui.feast.scene import FeastScene
from vikingtable.ui.feast.view import FeastView
from vikingtable.ui.table import GameTable


class FeastSeat(GameTable):
    """Derived from by ``FeastTable``, which makes all of this in ``build``."""

    scene: FeastScene
    view: FeastView
    hands: HandModel
    hand_panel: HandPanel
    places: Places
    #: What can be done now, by place.
    deeds: Deeds
    #: The hand lies face down: others look too.
    veiled: bool
    _chosen_seat: int | None

    @property
    def feast(self) -> FeastState:
        """The state that is shown."""
        state = self.shown
        assert isinstance(state, FeastState)
        return state

    @property
    def seat(self) -> int:
        """Whose boards lie in front."""
        return self.front if self._chosen_seat is None else self._chosen_seat

    def choose(self, target: Target) -> None:
        """A place was clicked."""
        raise NotImplementedError

    def fit_clicked(self, point: QPointF) -> bool:
        """Whether a click at a point of the scene is one on a tile of the best fit that is shown."""
        raise NotImplementedError
