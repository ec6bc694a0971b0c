"""What a person takes in hand at the feast's table and lets go: tiles at hand, tiles that lie on a board, Vikings."""

from PySide6.QtCore import QPointF

from vikingtable.match.session import TakeBackRefused
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.fitting import pieces_of
from vikingtable.rules.feast.frames import Turn
from vikingtable.rules.feast.standing import vikings_needed
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message
from vikingtable.tiles.placement import Placement
from vikingtable.ui.feast.hands import VIKINGS
from vikingtable.ui.feast.own import feasting_of
from vikingtable.ui.feast.picture import Target
from vikingtable.ui.feast.seated import FeastSeat
from vikingtable.ui.feast.sites import tile_at
from vikingtable.ui.feast.trying import food_place
from vikingtable.ui.i18n import tr


class Handling:
    """The hand of one table: what may be taken, and the answer that letting go stands for."""

    def __init__(self, table: FeastSeat) -> None:
        self._table = table
        self._hands = table.hands

    def vikings(self) -> int:
        """How many Vikings are in hand: as many as the space under the pointer asks for."""
        over = self._table.view.over
        if over is not None and over[0] == "space":
            place = str(over[1])
            try:
                return vikings_needed(self._table.feast, self._table.seat, place, place)
            except (IndexError, KeyError):
                return 1
        return 1

    def can_take(self, target: Target) -> bool:
        """Whether whoever answers may take something from there."""
        table = self._table
        if table.acting is None or table.seat != table.acting:
            return False
        state = table.feast
        if target[0] == "thing":
            return bool(state.frames) and isinstance(state.frames[-1], Turn) and state.players[table.seat].thing > 0
        if target[0] == "site":
            return True
        if target[0] != "item":
            return False
        return self._piece_of(str(target[1])) != ""

    def _piece_of(self, item: str) -> str:
        """The tile that an item of the supply is in hand; "" if it is none or there is none."""
        state = self._table.feast
        player = state.players[self._table.seat]
        piece = {"pregnant_sheep": "sheep", "pregnant_cattle": "cattle"}.get(item, item)
        if item in pieces_of(player):
            return item
        frame = feasting_of(state, self._table.seat)
        if frame is not None and food_place(player, piece) >= 0 and player.supply[food_place(player, piece)]:
            return piece
        return ""

    def taken(self, target: Target, point: QPointF | None) -> None:
        """Take in hand what was grasped, at a point of the scene or by key (``None``)."""
        if not self.can_take(target) or (target[0] == "site" and self._table.fit_clicked(point)):
            return
        if target[0] == "thing":
            self._hands.take(VIKINGS)
        elif target[0] == "item":
            self._hands.take(self._piece_of(str(target[1])))
        elif target[0] == "site" and point is not None:
            self._lift(int(target[1]), point)
        elif target[0] == "site":
            self._lift_last(int(target[1]))

    def _lift(self, site: int, point: QPointF) -> None:
        """Take a tile that lies on a board: only one of this turn can be taken back."""
        table = self._table
        x, y = next(one for one in table.scene.grids if one.site == site).cells_at(point)
        placement = tile_at(table.feast.players[table.seat], site, (int(x), int(y)))
        if placement is None or self._entry_of(site, placement) is None:
            return
        self._hands.take(placement.piece, source=(site, placement), grip=(x - placement.x, y - placement.y))

    def _lift_last(self, site: int) -> None:
        """Take the tile that was laid last on a board, if it can be taken back (by key)."""
        table = self._table
        board = table.feast.players[table.seat].sites[site].board
        for placement in reversed(board.placed if board is not None else ()):
            if self._entry_of(site, placement) is not None:
                self._hands.take(placement.piece, source=(site, placement))
                return

    def _entry_of(self, site: int, placement: Placement) -> int | None:
        """The entry of the session that laid this tile, if it can be taken back."""
        session = self._table.match.session
        wanted = self._laying(site, placement)
        for index in range(session.position - 1, -1, -1):
            action = session.entries[index].action
            if action.seat != wanted.seat:
                break
            if action == wanted:
                return index if session.why_not_without(index) is None else None
        return None

    def _laying(self, site: int, placement: Placement) -> acts.PlaceTile:
        """The answer that lays a tile so."""
        return acts.PlaceTile(
            self._table.seat, site, placement.piece, placement.x, placement.y, placement.rotation, placement.flipped
        )

    def take_back(self) -> bool:
        """The lifted tile goes back to the supply."""
        hand = self._hands.hand
        if hand is None or hand.source is None:
            return False
        index = self._entry_of(*hand.source)
        self._hands.drop_all()
        if index is None:
            self._table.refuse([tr("feast_ui.lift.kept")])
            return False
        try:
            self._table.match.session.without(index)
        except TakeBackRefused as refused:
            self._table.refuse([self._table.say(refused.reason)])
            return False
        return True

    def dropped(self, target: Target | None) -> None:
        """What is in hand is let go where its ghost lies, or Vikings on a space."""
        hand = self._hands.hand
        if hand is None:
            return
        if hand.piece == VIKINGS:
            self._hands.drop_all()
            if target is not None and target[0] == "space":
                self._table.choose(target)
            return
        action = self._hands.action()
        if action is None:
            return
        if hand.source is not None:
            self._move(action)
            return
        if not self._hands.legal:
            reasons = [self._table.say(one) for one in self._reasons()]
            if reasons:
                self._table.refuse(reasons)
            return
        self._hands.drop_all()
        self._table.act(action)

    def _reasons(self) -> list[Message]:
        """Why what is in hand cannot lie where its ghost is."""
        if self._hands.further:
            return list(self._hands.further)
        if self._hands.food is not None:
            return list(self._hands.food.why)
        judgement = self._hands.judgement
        return [refusal.message for refusal in judgement.refusals] if judgement is not None else []

    def _move(self, action: Action) -> None:
        """A tile of this turn goes to another place: taken back, then laid anew."""
        hand = self._hands.hand
        assert hand is not None
        assert hand.source is not None
        if action == self._laying(*hand.source):
            self._hands.drop_all()
            return
        if not self._hands.legal:
            self._table.refuse([self._table.say(one) for one in self._reasons()])
            return
        if self.take_back() and self._table.acting is not None:
            self._table.act(action)

    def released(self) -> None:
        """What is in hand is let go where it cannot lie: back to the supply, or where it lay."""
        hand = self._hands.hand
        if hand is None:
            return
        if hand.source is not None and self._hands.ghost is None:
            self.take_back()
        else:
            self._hands.drop_all()
