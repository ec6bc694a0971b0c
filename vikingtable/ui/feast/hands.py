"""What is in hand on the table: a tile, food or Vikings, how it lies, where its ghost is, what it would do."""

from collections.abc import Callable, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from vikingtable.rules.feast import acts, fitting
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.feasting import SQUARE, open_spaces, width_of
from vikingtable.rules.feast.frames import Turn
from vikingtable.rules.feast.goods import PIECES
from vikingtable.rules.feast.items import ITEMS
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.shapes import Cell
from vikingtable.ui.feast.geometry import Places
from vikingtable.ui.feast.own import banquet_space, feasting_of
from vikingtable.ui.feast.sites import Grid
from vikingtable.ui.feast.trying import (
    FoodTry,
    SiteView,
    food_place,
    nearest,
    places_of,
    site_view,
    try_food,
    try_tile,
    without_tile,
)
from vikingtable.ui.lab.document import canonical
from vikingtable.ui.lab.judging import Judgement
from vikingtable.ui.lab.judging import Places as Where

VIKINGS = "vikings"
#: A tile that is held further from a board than this, in cells, has no ghost there.
REACH = 1.2


@frozen
class Hand:
    """What is held: the piece (or ``vikings``), how it lies, where it is gripped, and from which site it was lifted.

    ``grip`` is in cells from the corner of the tile as it lies. ``source``: (site, placement) of a tile that lay on
    a board already.
    """

    piece: str
    rotation: int = 0
    flipped: bool = False
    grip: tuple[float, float] = (0.5, 0.5)
    source: tuple[int, Placement] | None = None

    def cells(self) -> tuple[Cell, ...]:
        """The tile's cells as it lies."""
        return PIECES[self.piece].shape.oriented(self.rotation, self.flipped)

    def size(self) -> tuple[int, int]:
        """Width and height as it lies."""
        cells = self.cells()
        return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1


@frozen
class Ghost:
    """Where the piece in hand would lie: on a site, with its corner at (x, y), or on the banquet table (site −1)."""

    site: int
    x: int
    y: int = 0


class HandModel(QObject):
    """Holds what is in hand. The table tells it what lies where; it never acts itself."""

    #: Something was taken or put back, or lies otherwise.
    handChanged = Signal()
    #: The ghost is elsewhere, or means something else.
    ghostChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hand: Hand | None = None
        self.ghost: Ghost | None = None
        self.judgement: Judgement | None = None
        self.food: FoodTry | None = None
        #: What speaks against it besides the rules of placing: it is still needed, the phase is not over.
        self.further: tuple[Message, ...] = ()
        #: Asks the rules why an action is not possible now.
        self.ask: Callable[[Action], Sequence[Message]] = lambda action: ()
        self.shade = False
        self.turned: dict[str, tuple[int, bool]] = {}
        self._state: FeastState | None = None
        self._seat = 0
        self._grids: list[Grid] = []
        self._places: Places | None = None
        self._where: tuple[object, dict[int, Where]] = (None, {})

    def set_table(self, state: FeastState, seat: int, grids: list[Grid], places: Places) -> None:
        """What lies on the table now."""
        before = self._state
        self._state, self._seat, self._grids, self._places = state, seat, grids, places
        self._where = (None, {})
        if self.hand is None:
            return
        if before is not state and not self._still_there():
            self.drop_all()
        elif self.ghost is not None:
            self._judge()

    def _still_there(self) -> bool:
        assert self._state is not None
        assert self.hand is not None
        player = self._state.players[self._seat]
        if self.hand.piece == VIKINGS:
            frames = self._state.frames
            return bool(frames) and isinstance(frames[-1], Turn) and player.thing > 0
        if self.hand.source is not None:
            site, placement = self.hand.source
            board = player.sites[site].board if site < len(player.sites) else None
            return board is not None and placement in board.placed
        if self.hand.piece in fitting.pieces_of(player):
            return True
        food = food_place(player, self.hand.piece)
        return food >= 0 and player.supply[food] > 0 and feasting_of(self._state, self._seat) is not None

    # Taking and turning -----------------------------------------------------------------------------------------------

    def take(
        self, piece: str, *, source: tuple[int, Placement] | None = None, grip: tuple[float, float] | None = None
    ) -> None:
        """Take a piece in hand; from a board with ``source``."""
        if piece == VIKINGS:
            self.hand = Hand(VIKINGS)
        else:
            rotation, flipped = self.turned.get(piece, (0, False))
            if source is not None:
                rotation, flipped = source[1].rotation, source[1].flipped
            hand = Hand(piece, rotation, flipped, source=source)
            wide, high = hand.size()
            self.hand = evolve(hand, grip=grip or (wide / 2, high / 2))
        self.ghost = self.judgement = self.food = None
        self.handChanged.emit()

    def drop_all(self) -> None:
        """Put back what is in hand."""
        if self.hand is None:
            return
        self.hand = self.ghost = self.judgement = self.food = None
        self.further = ()
        self.shade = False
        self.handChanged.emit()
        self.ghostChanged.emit()

    def turn(self, step: int = 1) -> None:
        """A quarter turn, clockwise for 1."""
        hand = self.hand
        if hand is None or hand.piece == VIKINGS:
            return
        wide, high = hand.size()
        x, y = hand.grip
        grip = (high - y, x) if step > 0 else (y, wide - x)
        self._lie(evolve(hand, rotation=(hand.rotation + step) % 4, grip=grip))

    def mirror(self) -> None:
        """Mirror left and right."""
        hand = self.hand
        if hand is None or hand.piece == VIKINGS:
            return
        wide, _ = hand.size()
        # A mirrored tile is turned the other way round: so it looks mirrored as it lies.
        rotation = -hand.rotation % 4
        self._lie(evolve(hand, rotation=rotation, flipped=not hand.flipped, grip=(wide - hand.grip[0], hand.grip[1])))

    def _lie(self, hand: Hand) -> None:
        old = self.hand
        assert old is not None
        self.hand = hand
        self.turned[hand.piece] = (hand.rotation, hand.flipped)
        if self.ghost is not None and self.ghost.site >= 0:
            x = self.ghost.x + old.grip[0] - hand.grip[0]
            y = self.ghost.y + old.grip[1] - hand.grip[1]
            self.ghost = self._inside(self.ghost.site, round(x), round(y))
        elif self.ghost is not None:
            self.ghost = self._inside(-1, self.ghost.x, 0)
        self._where = (None, {})
        self._judge()
        self.handChanged.emit()

    def set_shade(self, on: bool) -> None:
        """Shade every cell where it can go."""
        if on != self.shade:
            self.shade = on
            self.handChanged.emit()

    # The ghost --------------------------------------------------------------------------------------------------------

    def lengthwise(self) -> bool:
        """Whether food in hand lies with its long side along the table."""
        hand = self.hand
        if hand is None or hand.piece == VIKINGS:
            return True
        wide, high = hand.size()
        return wide >= high

    def point_at(self, point: QPointF) -> bool:
        """The pointer is at a point of the scene: the ghost snaps to the nearest cell; says whether there is one."""
        ghost = self._ghost_at(point)
        if ghost != self.ghost:
            self._set_ghost_or_none(ghost)
            # A board that lies enlarged now has its cells elsewhere.
            again = self._ghost_at(point)
            if again != self.ghost and again is not None:
                self._set_ghost_or_none(again)
        return self.ghost is not None

    def _set_ghost_or_none(self, ghost: Ghost | None) -> None:
        self.ghost = ghost
        self._judge()
        self.ghostChanged.emit()

    def _ghost_at(self, point: QPointF) -> Ghost | None:
        hand, state = self.hand, self._state
        if hand is None or hand.piece == VIKINGS or state is None or self._places is None:
            return None
        frame = feasting_of(state, self._seat)
        area = self._places.banquet
        if frame is not None and hand.source is None and area.adjusted(-8, -14, 8, 10).contains(point):
            place = food_place(state.players[self._seat], hand.piece)
            if place >= 0:
                width = width_of(place, self.lengthwise() or place in SQUARE)
                return self._inside(-1, round(banquet_space(area, point.x()) - width / 2), 0)
        best: tuple[float, Grid] | None = None
        for grid in sorted(self._grids, key=lambda one: not one.enlarged):
            if state.players[self._seat].sites[grid.site].board is None:
                continue
            x, y = grid.cells_at(point)
            away = max(-x, x - grid.columns, -y, y - grid.rows, 0.0)
            if grid.enlarged and away <= REACH:
                best = (-1.0, grid)  # it lies over the others
                break
            if away <= REACH and (best is None or away < best[0]):
                best = (away, grid)
        if best is None:
            return None
        x, y = best[1].cells_at(point)
        return self._inside(best[1].site, round(x - hand.grip[0]), round(y - hand.grip[1]))

    def _inside(self, site: int, x: int, y: int) -> Ghost:
        """The ghost, kept so that it does not leave the grid."""
        assert self.hand is not None
        assert self._state is not None
        if site < 0:
            place = food_place(self._state.players[self._seat], self.hand.piece)
            width = width_of(place, self.lengthwise() or place in SQUARE)
            spaces = open_spaces(self._state, self._seat)
            return Ghost(-1, max(spaces.start, min(x, spaces.stop - width)))
        grid = next(one for one in self._grids if one.site == site)
        wide, high = self.hand.size()
        return Ghost(site, max(0, min(x, grid.columns - wide)), max(0, min(y, grid.rows - high)))

    def lose_ghost(self) -> None:
        """The pointer is nowhere near a board."""
        if self.ghost is not None:
            self.ghost = self.judgement = self.food = None
            self.further = ()
            self.ghostChanged.emit()

    def sites(self) -> list[int]:
        """Where what is in hand could lie: −1 the banquet table, then the sites that take its colour."""
        hand, state = self.hand, self._state
        if hand is None or hand.piece == VIKINGS or state is None:
            return []
        player = state.players[self._seat]
        found: list[int] = []
        if feasting_of(state, self._seat) is not None and food_place(player, hand.piece) >= 0 and hand.source is None:
            found.append(-1)
        colour = PIECES[hand.piece].colour
        for grid in self._grids:
            if player.sites[grid.site].board is not None and (colour not in ("orange", "red") or is_house(grid.kind)):
                found.append(grid.site)
        return found

    def call_ghost(self, site: int | None = None) -> bool:
        """Bring the ghost without a pointer: to the first spot where it may lie, else to the first board."""
        sites = [site] if site is not None else self.sites()
        hand, state = self.hand, self._state
        if hand is None or state is None or not sites:
            return False
        for one in sites:
            found = self._first_spot(one)
            if found is not None:
                self._set_ghost_or_none(found)
                return True
        self._set_ghost_or_none(self._inside(sites[0], 0, 0))
        return True

    def _first_spot(self, site: int) -> Ghost | None:
        hand, state = self.hand, self._state
        assert hand is not None
        assert state is not None
        if site < 0:
            frame = feasting_of(state, self._seat)
            place = food_place(state.players[self._seat], hand.piece)
            if frame is None or place < 0:
                return None
            for first in open_spaces(state, self._seat):
                if try_food(state, frame, place, first, self.lengthwise() or place in SQUARE).legal:
                    return Ghost(-1, first)
            return None
        view = self.view(site)
        if view is None or hand.piece not in view.area.pieces:
            return None
        grid = next(one for one in self._grids if one.site == site)
        start = Placement(hand.piece, 0, grid.rows - hand.size()[1], hand.rotation, hand.flipped)
        found = nearest(view, start)
        return Ghost(site, found.x, found.y) if found is not None else None

    def step_ghost(self, dx: int, dy: int) -> bool:
        """Move the ghost by cells; over the edge it goes on to the next board. Says whether it moved."""
        ghost, hand = self.ghost, self.hand
        if ghost is None or hand is None:
            return self.call_ghost()
        moved = self._inside(ghost.site, ghost.x + dx, ghost.y + dy)
        if moved == ghost:
            return self.next_site(1 if dx + dy > 0 else -1)
        self._set_ghost_or_none(moved)
        return True

    def next_site(self, step: int) -> bool:
        """Move the ghost to the next board that could take the piece."""
        sites = self.sites()
        if not sites or self.ghost is None:
            return False
        at = sites.index(self.ghost.site) if self.ghost.site in sites else 0
        return self.call_ghost(sites[(at + step) % len(sites)]) if len(sites) > 1 else False

    # What it means ----------------------------------------------------------------------------------------------------

    def view(self, site: int) -> SiteView | None:
        """A site as what is in hand is judged against: without the tile itself if it was lifted there."""
        assert self._state is not None
        view = site_view(self._state, self._state.players[self._seat], site)
        hand = self.hand
        if view is not None and hand is not None and hand.source is not None and hand.source[0] == site:
            view = without_tile(view, hand.source[1])
        return view

    def placement(self) -> Placement | None:
        """The tile where its ghost lies, if that is on a site."""
        hand, ghost = self.hand, self.ghost
        if hand is None or ghost is None or ghost.site < 0:
            return None
        return Placement(hand.piece, ghost.x, ghost.y, hand.rotation, hand.flipped)

    def action(self) -> Action | None:
        """The answer that dropping it here gives."""
        hand, ghost, state = self.hand, self.ghost, self._state
        if hand is None or ghost is None or state is None:
            return None
        if ghost.site < 0:
            if self.food is None:
                return None
            return acts.LayFood(self._seat, ITEMS[self.food.place], ghost.x, self.food.lengthwise)
        placement = self.placement()
        view = self.view(ghost.site)
        if placement is None or view is None:
            return None
        placement = canonical(PIECES[hand.piece].shape, placement)
        return acts.PlaceTile(
            self._seat, ghost.site, hand.piece, placement.x, placement.y, placement.rotation, placement.flipped
        )

    @property
    def legal(self) -> bool:
        """Whether it may be dropped where the ghost is."""
        if self.further:
            return False
        if self.food is not None:
            return self.food.legal
        return self.judgement is not None and self.judgement.legal

    def _judge(self) -> None:
        ghost, hand, state = self.ghost, self.hand, self._state
        self.judgement = self.food = None
        self.further = ()
        if ghost is None or hand is None or state is None:
            return
        if ghost.site < 0:
            frame = feasting_of(state, self._seat)
            place = food_place(state.players[self._seat], hand.piece)
            if frame is not None and place >= 0:
                self.food = try_food(state, frame, place, ghost.x, self.lengthwise() or place in SQUARE)
            return
        view = self.view(ghost.site)
        placement = self.placement()
        if view is None or placement is None or hand.piece not in view.area.pieces:
            self.ghost = None
            return
        self.judgement = try_tile(view, placement)
        if self.judgement.legal and hand.source is None:
            action = self.action()
            if action is not None:
                self.further = tuple(self.ask(action))

    def where(self) -> dict[int, Where]:
        """Where what is in hand can go, by site; kept until something changes."""
        hand, state = self.hand, self._state
        if hand is None or state is None or hand.piece == VIKINGS:
            return {}
        key = (hand.piece, hand.rotation, hand.flipped, hand.source)
        if self._where[0] != key:
            found: dict[int, Where] = {}
            for site in self.sites():
                view = self.view(site) if site >= 0 else None
                if view is not None and hand.piece in view.area.pieces:
                    found[site] = places_of(view, hand.piece, hand.rotation, hand.flipped)
            self._where = (key, found)
        return self._where[1]

    def ghost_rect(self) -> QRectF:
        """Where the ghost lies, in scene units."""
        ghost, hand = self.ghost, self.hand
        if ghost is None or hand is None or ghost.site < 0:
            return QRectF()
        grid = next(one for one in self._grids if one.site == ghost.site)
        return grid.cell_rect(ghost.x, ghost.y, *hand.size())
