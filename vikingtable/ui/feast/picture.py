"""What lies on the table, part by part: each part declares its pieces, and only those that differ are drawn."""

from collections.abc import Callable, Hashable

from attrs import field, frozen, mutable
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from vikingtable.rules.feast.state import FeastPlayer, FeastState, solo_colour
from vikingtable.ui.feast.geometry import Places
from vikingtable.ui.feast.slab import Draw, Sharpness, Slab

#: So many looks of seats there are.
SEAT_LOOKS = 5
#: What can be pointed at: ("space", "fish"), ("item", "peas"), ("strip", 1, 3), …
Target = tuple[str | int, ...]


@frozen
class Seen:
    """What is shown: the state, whose boards lie in front, and how seats look and are called."""

    state: FeastState
    seat: int
    looks: tuple[int, ...]
    names: tuple[str, ...]
    places: Places
    sharp: Sharpness
    #: The hand is face down: somebody else may be looking.
    veiled: bool = False
    #: Whose answer is waited for, −1 nobody.
    asked: tuple[int, ...] = ()
    #: By seat.
    scores: tuple[int, ...] = ()
    #: Spaces that others took since the last placing of the player in front.
    fresh: frozenset[str] = frozenset()

    @property
    def player(self) -> FeastPlayer:
        """The player whose boards are in front."""
        return self.state.players[self.seat]

    @property
    def look(self) -> int:
        """The colour and pattern of the player in front."""
        return self.looks[self.seat]

    def viking_look(self, seat: int, round_: int = 0) -> int:
        """The colour and pattern of a seat's Vikings in a round, the present one unless said otherwise.

        A solo game has two that alternate.
        """
        if len(self.looks) > 1:
            return self.looks[seat]
        return (self.looks[0] + solo_colour(max(1, round_ or self.state.round))) % SEAT_LOOKS


@frozen
class Area:
    """A place that can be pointed at."""

    target: Target
    rect: QRectF
    #: The cursor stands on it.
    stop: bool = True


@mutable
class Part:
    """Some pieces of the scene that are declared together."""

    scene: QGraphicsScene
    slabs: dict[Hashable, Slab] = field(factory=dict)
    areas: list[Area] = field(factory=list)
    _seen: set[Hashable] = field(factory=set)
    drawn: int = 0

    def begin(self) -> None:
        """Declare the part anew."""
        self._seen = set()
        self.areas = []
        self.drawn = 0

    def piece(self, name: Hashable, z: float = 0.0) -> Slab:
        """The piece of that name, made where it is missing."""
        self._seen.add(name)
        slab = self.slabs.get(name)
        if slab is None:
            slab = self.slabs[name] = Slab(z)
            self.scene.addItem(slab)
        if slab.zValue() != z:
            slab.setZValue(z)
        return slab

    def draw(self, name: Hashable, seen: Seen, rect: QRectF, key: Hashable, draw: Draw, z: float = 0.0) -> Slab:
        """Declare a piece that ``draw`` draws."""
        slab = self.piece(name, z)
        self.drawn += slab.draw(seen.sharp, rect, key, draw)
        return slab

    def at(self, target: Target, rect: QRectF, *, stop: bool = True) -> None:
        """Declare a place that can be pointed at."""
        self.areas.append(Area(target, rect, stop))

    def end(self) -> None:
        """Take away the pieces that were not declared."""
        for name in [name for name in self.slabs if name not in self._seen]:
            self.scene.removeItem(self.slabs.pop(name))


Declare = Callable[[Part, Seen], None]
