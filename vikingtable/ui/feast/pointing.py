"""What the feast's table says of what is pointed at, and shows of it: names, explanations, cards in large."""

from PySide6.QtCore import QPointF

from vikingtable.rules.feast.names import item_text, site_text
from vikingtable.texts.message import Message
from vikingtable.ui import i18n
from vikingtable.ui.feast import wording
from vikingtable.ui.feast.handpanel import ghost_text
from vikingtable.ui.feast.picture import Target
from vikingtable.ui.feast.seated import FeastSeat
from vikingtable.ui.feast.sites import tile_at
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab.names import cell_name

#: So many names are kept at the most; they are asked for at every step of the cursor.
_KEPT = 2000


class Pointing:
    """Answers for one table what lies under the pointer or the cursor."""

    def __init__(self, table: FeastSeat) -> None:
        self._table = table
        self._names: dict[tuple[str, Message], str] = {}

    def name_of(self, target: Target) -> str:
        """What a place is called."""
        name = wording.named(self._table.feast, self._table.seat, target)
        key = (i18n.language(), name)
        text = self._names.get(key)
        if text is None:
            if len(self._names) > _KEPT:
                self._names.clear()
            text = self._names[key] = _capital(self._table.say(name))
        return text

    def explain(self, target: Target) -> tuple[str, str]:
        """What a place is called and what there is to say of it, line by line; a veiled card keeps its secret."""
        table = self._table
        name, lines = wording.explained(table.feast, table.seat, target)
        texts = [table.say(line) for line in lines]
        if table.veiled and target[0] == "card":
            texts = [tr("feast_ui.veil", table.name(table.front))]
        return _capital(table.say(name)), "\n".join(_capital(text) for text in texts)

    def explain_cell(self, target: Target, point: QPointF) -> str:
        """What lies or is printed at a point of a board; "" where there is nothing to say."""
        table = self._table
        player = table.feast.players[table.seat]
        grid = next((one for one in table.scene.grids if target == ("site", one.site)), None)
        site = player.sites[int(target[1])] if grid is not None else None
        if grid is None or site is None or site.board is None or not grid.rect.contains(point):
            return ""
        x, y = (int(part) for part in grid.cells_at(point))
        layout = table.feast.rules.area(site.kind).layout
        placement = tile_at(player, grid.site, (x, y))
        if placement is not None:
            return _capital(table.say(item_text(placement.piece)))
        return _capital(table.say(cell_name(layout, x, y))) if layout.bit(x, y) & layout.area else ""

    def explain_ghost(self) -> tuple[str, str]:
        """What is in hand and where its ghost lies, and what lying there would bring or why it cannot."""
        hands = self._table.hands
        hand, ghost = hands.hand, hands.ghost
        if hand is None:
            return "", ""
        if ghost is None:
            return tr("feast_ui.hand.tile", item_text(hand.piece)), tr("feast_ui.hand.how")
        if ghost.site < 0:
            name = tr("feast_ui.ghost.banquet", item_text(hand.piece), ghost.x + 1)
        else:
            kind = self._table.feast.players[self._table.seat].sites[ghost.site].kind
            name = tr("feast_ui.ghost.site", item_text(hand.piece), site_text(kind), ghost.x + 1, ghost.y + 1)
        return _capital(name), ghost_text(hands)

    def show_needed(self, point: QPointF | None) -> None:
        """Without a tile in hand: the square of the income number under the pointer, or the ring of a symbol."""
        table = self._table
        grid = next((one for one in table.scene.grids if point is not None and one.rect.contains(point)), None)
        board = table.feast.players[table.seat].sites[grid.site].board if grid is not None else None
        if grid is None or board is None or point is None or table.hands.hand is not None:
            table.scene.show_needed(None, (), "")
            return
        layout = table.feast.rules.area(grid.kind).layout
        x, y = (int(part) for part in grid.cells_at(point))
        bit = layout.bit(x, y) & ~board.occupied
        if bit & layout.income and layout.tracks:
            for here, square in layout.squares(table.feast.rules.first_number_is_anchor):
                if here == bit:
                    table.scene.show_needed(grid, layout.cells(square | bit), "income")
                    return
        if bit & layout.symbols:
            table.scene.show_needed(grid, layout.cells(layout.surrounding(bit) | bit), "enclosed")
            return
        table.scene.show_needed(None, (), "")

    def preview(self, target: object) -> None:
        """Show the card that is pointed at large."""
        if not isinstance(target, tuple) or target[0] not in ("card", "played") or self._table.hands.hand is not None:
            self._table.scene.preview(None)
            return
        title, text = self.explain(target)
        self._table.scene.preview(target, title, tuple(text.split("\n")))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
