"""The supply of the player in front: resources, goods by colour, special tiles, each as it lies now, with its count."""

from attrs import frozen
from PySide6.QtCore import QRectF

from vikingtable.rules.feast.goods import PIECES, SPECIAL_TILES
from vikingtable.rules.feast.items import BY_COLOUR, ITEM, ITEMS
from vikingtable.rules.feast.state import FeastPlayer
from vikingtable.ui.feast.common import panel
from vikingtable.ui.feast.geometry import flow
from vikingtable.ui.feast.picture import Part, Seen
from vikingtable.ui.feast.slab import Brush, Draw
from vikingtable.ui.i18n import number as figure
from vikingtable.ui.lab.names import tile_token

FIELDS = frozenset({"players"})
#: Always shown, even with none.
RESOURCES = ("silver", "wood", "stone", "ore")
_ANIMALS = ("sheep", "cattle", "pregnant_sheep", "pregnant_cattle")
BOX_WIDTH, BOX_HEIGHT = 41.0, 44.0


@frozen
class Lies:
    """How a kind of tile lies in the supply: turned and mirrored; which of it is in hand (one less is left)."""

    turned: tuple[tuple[str, int, bool], ...] = ()
    held: str = ""

    def of(self, piece: str) -> tuple[int, bool]:
        """Rotation and mirroring of a kind."""
        for one, rotation, flipped in self.turned:
            if one == piece:
                return rotation, flipped
        return 0, False


def goods_of(player: FeastPlayer) -> list[tuple[str, int]]:
    """The goods and special tiles of a player as (id, count), by colour; animals stand in the stable."""
    found = [
        (ITEMS[place], player.supply[place])
        for colour in ("orange", "red", "green", "blue")
        for place in BY_COLOUR[colour]
        if player.supply[place] and ITEMS[place] not in _ANIMALS
    ]
    return found + [(tile.id, 1) for place, tile in enumerate(SPECIAL_TILES) if player.specials >> place & 1]


def declare(part: Part, seen: Seen, lies: Lies) -> None:
    """The whole supply."""
    area = seen.places.supply
    panel(part, seen, "supply", area)
    inner = area.adjusted(4, 4, -4, -4)
    goods = goods_of(seen.player)
    boxes = flow(inner, len(RESOURCES) + len(goods), BOX_WIDTH, (inner.height() - 3) / 2, 3.0)
    for item, rect in zip(RESOURCES, boxes, strict=False):
        count = seen.player.supply[ITEM[item]] - (lies.held == item)
        part.draw(("item", item), seen, rect, (count, lies.held == item), _resource(item, count, lies.held == item))
        part.at(("item", item), rect)
    for (item, count), rect in zip(goods, boxes[len(RESOURCES) :], strict=True):
        held = lies.held == item
        way = lies.of(item)
        part.draw(("item", item), seen, rect, (count - held, way, held), _good(item, count - held, way, held))
        part.at(("item", item), rect)


def _resource(item: str, count: int, held: bool) -> Draw:
    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("selection" if held else "panel_raised"), theme.colour("line"), 6, 1)
        side = min(26.0, rect.height() - 14, rect.width() - 4)
        brush.painter.setOpacity(1.0 if count else 0.35)
        brush.symbol(f"feast/{item}", QRectF(rect.center().x() - side / 2, 1, side, side))
        brush.painter.setOpacity(1.0)
        foot = QRectF(1, rect.height() - 16, rect.width() - 2, 15)
        brush.text(foot, figure(count), 14, "text" if count else "text_disabled", bold=True)

    return draw


def _good(item: str, count: int, way: tuple[int, bool], held: bool) -> Draw:
    piece = PIECES[item]

    def draw(brush: Brush, rect: QRectF) -> None:
        theme = brush.theme
        brush.box(rect, theme.colour("selection" if held else "panel_raised"), theme.colour("line"), 6, 1)
        cells = piece.shape.oriented(*way)
        brush.tile(
            cells, tile_token(piece.colour), f"feast/{item}", rect.adjusted(3, 3, -3, -3), 12.5, 1.0 if count else 0.35
        )
        if count != 1:
            wide = 13.0 if count < 10 else 19.0
            brush.badge(QRectF(rect.right() - wide - 1, rect.bottom() - 14, wide, 13), figure(count))

    return draw
