"""What the lab calls things: boards, tiles, colours, cells and bonuses, as messages. Free of Qt."""

from vikingtable.rules.feast.boards import LAYOUTS, is_house
from vikingtable.rules.feast.goods import PIECES
from vikingtable.texts import TEXTS
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.layout import HOLE, INCOME, MINUS, OUTSIDE, SYMBOL, Bonus, Layout
from vikingtable.ui.lab.document import Arrangement, Tile


def board_name(arrangement: Arrangement) -> "str | Message":
    """The name of the board: the game's, the user's, or just that it is a board of their own."""
    if arrangement.is_game_board:
        return game_board(arrangement.layout.id)
    return arrangement.title or msg("lab.board.own")


def game_board(board: str) -> Message:
    """The name of a board of the game."""
    return msg(f"feast.house.{board}" if is_house(board) else f"feast.board.{board}")


def game_boards() -> tuple[str, ...]:
    """The ids of the game's boards, in the order in which they are offered."""
    return tuple(LAYOUTS)


def tile_name(tile: Tile) -> "str | Message":
    """The name of a kind of tile; an own shape without a name is told by its number."""
    if not tile.own:
        return msg(f"feast.item.{tile.piece.id}")
    return tile.name or msg("lab.shape.number", tile.piece.id.rpartition("_")[2])


def colour_name(colour: str) -> Message:
    """The name of a colour of tiles."""
    return msg(f"lab.colour.{colour}")


def good_name(good: str) -> "str | Message":
    """The name of something that a bonus gives (``oil``, ``special:cloakpin``, ``building:stone_house``)."""
    kind, _, name = good.rpartition(":")
    key = f"feast.house.{name}" if kind == "building" else f"feast.item.{name}"
    return msg(key) if key in TEXTS else good


def good_symbol(good: str) -> str:
    """The drawing of something that a bonus gives; a star for what the program does not know."""
    name = good.rpartition(":")[2]
    known = name in PIECES or name in ("stone", "silver", "stone_house", "long_house", "shed")
    return f"feast/{name}" if known else "icons/star"


def tile_symbol(tile: Tile) -> str | None:
    """The drawing on a tile; own shapes have none."""
    return None if tile.own else f"feast/{tile.piece.id}"


def tile_token(colour: str) -> str:
    """What the atlas calls a colour of tiles."""
    return "oak" if colour == "wood" else colour


def bonus_name(bonus: Bonus) -> Message:
    """What a bonus gives."""
    if not bonus.gives:
        return msg("lab.bonus.unnamed")
    return msg("list", *(good_name(good) for good in bonus.gives))


def cell_name(layout: Layout, x: int, y: int) -> Message:
    """What is printed on a cell."""
    kind = layout.at(x, y)
    if kind == INCOME:
        number = layout.number_at(x, y)
        return msg("lab.cell.plain") if number is None else msg("lab.cell.income", number)
    if kind == SYMBOL:
        bonus = layout.bonus_at(x, y)
        return msg("lab.cell.bonus", bonus_name(bonus) if bonus is not None else msg("lab.bonus.unnamed"))
    if kind == MINUS:
        return msg("lab.cell.minus")
    if kind == HOLE:
        return msg("lab.cell.hole")
    return msg("lab.cell.outside" if kind == OUTSIDE else "lab.cell.plain")
