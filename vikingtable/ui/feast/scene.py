"""The one scene of the table: its parts, what lies at a point, what glows, what is drawn over the boards."""

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from vikingtable.tiles.shapes import Cell
from vikingtable.ui import theme as look
from vikingtable.ui.boardview import GlowItem
from vikingtable.ui.feast import actionboard, bench, cards, common, own, sites, supply
from vikingtable.ui.feast.ghosts import GhostLayer
from vikingtable.ui.feast.hands import HandModel
from vikingtable.ui.feast.picture import Area, Part, Seen, Target
from vikingtable.ui.feast.sites import Grid
from vikingtable.ui.feast.slab import Sharpness, Slab
from vikingtable.ui.feast.supply import Lies

_Z_GLOW, _Z_HINT, _Z_PREVIEW = 25.0, 26.0, 45.0
#: Boards with smaller cells than this, in units, are enlarged while a tile is over them.
_SMALL = 17.0
#: Places smaller than this are tinted when they are hinted at.
_FILLED = 150.0
#: Room around a glowing place for its halo.
_GLOW_ROOM = 4.0
#: Parts in the order in which the cursor walks through them, with the state's fields that they show.
_PARTS: tuple[tuple[str, frozenset[str]], ...] = (
    ("actions", actionboard.FIELDS),
    ("common", common.FIELDS),
    ("own", own.FIELDS),
    ("sites", sites.FIELDS),
    ("supply", supply.FIELDS),
    ("cards", cards.FIELDS),
    ("bench", bench.FIELDS),
)


class _Glow(QGraphicsPixmapItem):
    """A fine frame, drawn once for each size: many spaces may glow side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(_Z_GLOW)
        self.frame = QRectF()

    def show_around(self, rect: QRectF, sharp: Sharpness, frames: dict[object, QPixmap]) -> None:
        """Frame a place; ``frames`` keeps what was drawn, by size."""
        self.frame = rect
        scale = sharp.scale * sharp.dpr
        key = (round(rect.width(), 1), round(rect.height(), 1), sharp)
        pixmap = frames.get(key)
        if pixmap is None:
            if len(frames) > 64:
                frames.clear()
            pixmap = frames[key] = _glow_pixmap(*key)
        self.setPixmap(pixmap)
        self.setScale(1 / scale)
        self.setPos(rect.left() - _GLOW_ROOM, rect.top() - _GLOW_ROOM)
        self.show()


def _glow_pixmap(width: float, height: float, sharp: Sharpness) -> QPixmap:
    scale = sharp.scale * sharp.dpr
    room = 2 * _GLOW_ROOM
    pixmap = QPixmap(math.ceil((width + room) * scale), math.ceil((height + room) * scale))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    where = QRectF(_GLOW_ROOM + 0.5, _GLOW_ROOM + 0.5, width - 1, height - 1)
    for alpha, wide in ((0.28, 5.0), (1.0, 2.0)):
        painter.setPen(QPen(sharp.theme.colour("glow", alpha), wide))
        painter.drawRoundedRect(where, 5, 5)
    painter.end()
    return pixmap


class FeastScene(QGraphicsScene):
    """Draws what it is shown; changes nothing."""

    def __init__(self, hands: HandModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Few things move, and they move often: an index would be built anew for each of their steps.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.hands = hands
        self.parts: dict[str, Part] = {name: Part(self) for name, _ in _PARTS}
        self.ghosts = GhostLayer(self, hands)
        self.seen: Seen | None = None
        self.grids: list[Grid] = []
        #: The site that lies enlarged over its place, −1 none.
        self.enlarged = -1
        #: Called when a board has another place without another state.
        self.grids_moved: Callable[[], None] = lambda: None
        #: Spaces that Vikings are walking to.
        self.in_motion: set[str] = set()
        self._glows: list[_Glow] = []
        # Kept here and not in the module: pixmaps must not outlive the application.
        self._frames: dict[object, QPixmap] = {}
        self._glowing = 0
        self._hint: GlowItem | None = None
        self._preview: Slab | None = None
        self._needed: Slab | None = None
        self._areas: list[Area] = []
        self._theme: object = None

    def show_table(self, seen: Seen, fields: frozenset[str] | None) -> None:
        """Show this; ``fields`` names what differs in the state from what was shown last (``None``: anything)."""
        old = self.seen
        all_again = (
            fields is None
            or old is None
            or (old.seat, old.sharp, old.places, old.looks, old.names, old.veiled)
            != (seen.seat, seen.sharp, seen.places, seen.looks, seen.names, seen.veiled)
        )
        self.seen = seen
        if self.enlarged >= len(seen.player.sites):
            self.enlarged = -1
        self.grids = sites.grids(seen.player, seen.places.home, seen.places.sites, self.enlarged)
        self.hands.set_table(seen.state, seen.seat, self.grids, seen.places)
        changed = False
        for name, reads in _PARTS:
            tabs = name == "own" and old is not None and (old.asked, old.scores) != (seen.asked, seen.scores)
            marks = name == "actions" and old is not None and old.fresh != seen.fresh
            if all_again or tabs or marks or (fields is not None and reads & fields):
                self._declare(name, seen)
                changed = True
        if changed:
            self._areas = [area for name, _ in _PARTS for area in self.parts[name].areas]
        if seen.sharp.theme != self._theme:
            self._theme = seen.sharp.theme
            if self._hint is not None:
                self._hint.restyle()
        self.show_hand()

    def _declare(self, name: str, seen: Seen) -> None:
        part = self.parts[name]
        part.begin()
        if name == "supply":
            supply.declare(part, seen, self._lies())
        elif name == "sites":
            sites.declare(part, seen, self.enlarged)
        else:
            _DECLARE[name](part, seen)
        part.end()

    def _lies(self) -> Lies:
        hand = self.hands.hand
        held = hand.piece if hand is not None and hand.source is None else ""
        return Lies(tuple((piece, *way) for piece, way in sorted(self.hands.turned.items())), held)

    def enlarge(self, site: int) -> None:
        """Lay a small board enlarged over its place, no other; −1: none."""
        seen = self.seen
        if seen is None or site == self.enlarged:
            return
        if site >= 0:
            grid = next((one for one in self.grids if one.site == site), None)
            if grid is None or grid.enlarged or grid.cell >= _SMALL:
                return
        self.enlarged = site
        self.grids = sites.grids(seen.player, seen.places.home, seen.places.sites, site)
        self.hands.set_table(seen.state, seen.seat, self.grids, seen.places)
        self._declare("sites", seen)
        self._areas = [area for name, _ in _PARTS for area in self.parts[name].areas]
        self.show_lifted()
        self.grids_moved()

    # What is in hand --------------------------------------------------------------------------------------------------

    def show_hand(self) -> None:
        """What is in hand, or how it lies, has changed."""
        seen = self.seen
        if seen is None:
            return
        self._declare("supply", seen)
        self._areas = [area for name, _ in _PARTS for area in self.parts[name].areas]
        self.show_lifted()
        if self.hands.hand is None:
            self.ghosts.hide()
            return
        self.ghosts.show(seen, self.grids)
        self.ghosts.show_shade(seen, self.grids)

    def show_lifted(self) -> None:
        """The tile that is in hand lies pale where it was taken from."""
        hand = self.hands.hand
        for name, slab in self.parts["sites"].slabs.items():
            if isinstance(name, tuple) and name[0] == "tile":
                lifted = hand is not None and hand.source == (name[1], name[2])
                slab.setOpacity(0.25 if lifted else 1.0)

    def show_ghost(self) -> None:
        """The ghost has moved."""
        if self.seen is None:
            return
        ghost = self.hands.ghost
        self.enlarge(ghost.site if ghost is not None and ghost.site > 0 else -1)
        self.ghosts.show(self.seen, self.grids)
        if self.hands.shade:
            self.ghosts.show_shade(self.seen, self.grids)

    def float_at(self, point: QPointF | None, vikings: int = 1) -> None:
        """The pointer with what is in hand is over no board."""
        if self.seen is not None:
            self.ghosts.float_at(self.seen, point, vikings)

    def show_needed(self, grid: Grid | None, cells: tuple[Cell, ...], kind: str) -> None:
        """Frame the cells that a number or symbol under the pointer asks for."""
        seen = self.seen
        if seen is None or grid is None or not cells:
            if self._needed is not None:
                self._needed.hide()
            return
        if self._needed is None:
            self._needed = Slab(_Z_GLOW)
            self.addItem(self._needed)
        sites.frame(self._needed, grid, cells, kind, seen.sharp)
        self._needed.show()

    def preview(self, target: Target | None, title: str = "", lines: tuple[str, ...] = ()) -> None:
        """Show the card at a place large; ``None``: none."""
        seen = self.seen
        card = int(target[1]) if target is not None and target[0] in ("card", "played") else 0
        rect = self.rect_of(target) if target is not None else QRectF()
        if seen is None or card <= 0 or rect.isEmpty():
            if self._preview is not None:
                self._preview.hide()
            return
        if self._preview is None:
            self._preview = Slab(_Z_PREVIEW)
            self.addItem(self._preview)
        where = cards.preview_rect(seen, rect)
        self._preview.draw(seen.sharp, where, (card, title, lines), cards.large(card, title, lines))
        self._preview.show()

    # What is where ----------------------------------------------------------------------------------------------------

    def areas(self) -> list[Area]:
        """Every place that can be pointed at, those on top last."""
        return self._areas

    def area_at(self, point: QPointF) -> Area | None:
        """The place at a point of the scene."""
        for area in reversed(self._areas):
            if area.rect.contains(point):
                return area
        return None

    def rect_of(self, target: Target) -> QRectF:
        """Where a place lies; empty if it is not shown."""
        for area in reversed(self._areas):
            if area.target == target:
                return area.rect
        return QRectF()

    # What glows -------------------------------------------------------------------------------------------------------

    def glow(self, targets: Iterable[Target]) -> None:
        """Let these places glow, no others."""
        rects = {area.target: area.rect for area in self._areas}
        wanted = [rects[target] for target in dict.fromkeys(targets) if target in rects]
        seen = self.seen
        while len(self._glows) < len(wanted):
            item = _Glow()
            self.addItem(item)
            self._glows.append(item)
        for item, rect in zip(self._glows, wanted, strict=False):
            if seen is not None:
                item.show_around(rect, seen.sharp, self._frames)
        for item in self._glows[len(wanted) :]:
            item.hide()
        self._glowing = len(wanted)

    def dim_spaces(self, open_spaces: set[str] | None) -> None:
        """Spaces that are closed now step back; ``None``: none does."""
        for name, slab in self.parts["actions"].slabs.items():
            if isinstance(name, tuple) and name[0] == "space" and name[1] not in self.in_motion:
                slab.setOpacity(1.0 if open_spaces is None or name[1] in open_spaces else 0.62)

    def glowing(self) -> list[QRectF]:
        """The places that glow now."""
        return [item.frame for item in self._glows[: self._glowing]]

    def hint(self, rect: QRectF | None) -> None:
        """Frame the place of the answer under the cursor in the list."""
        if rect is None or rect.isEmpty():
            if self._hint is not None:
                self._hint.hide()
            return
        if self._hint is None:
            self._hint = GlowItem(QRectF())
            self._hint.setZValue(_Z_HINT)
            self.addItem(self._hint)
        self._hint.set_shape(rect.adjusted(-2, -2, 2, 2), 7)
        # A frame alone is lost among spaces that glow; whole areas keep their colours.
        small = max(rect.width(), rect.height()) < _FILLED
        self._hint.setBrush(look.current().colour("glow", 0.28) if small else Qt.BrushStyle.NoBrush)
        self._hint.show()


_DECLARE: dict[str, Callable[[Part, Seen], None]] = {
    "actions": actionboard.declare,
    "common": common.declare,
    "own": own.declare,
    "cards": cards.declare,
    "bench": bench.declare,
}
