"""The places that mouse, keyboard and screen reader can reach on Knarr's table, and the answer that each would give."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from attrs import frozen
from PySide6.QtCore import QRectF

from vikingtable.rules.knarr import acts, words
from vikingtable.rules.knarr.payment import payable
from vikingtable.rules.knarr.state import (
    EMPTY,
    KnarrState,
    Main,
    Paying,
    Replacing,
    Reserving,
    Shortage,
    TakeOffer,
    Trading,
)
from vikingtable.rules.knarr.tables import UNKNOWN
from vikingtable.rules.state import Action, Event
from vikingtable.ui.boardview import Spot
from vikingtable.ui.i18n import tr
from vikingtable.ui.knarr import wording
from vikingtable.ui.knarr.corner import PayText, TradeText
from vikingtable.ui.knarr.crew import column_rect, seen_part
from vikingtable.ui.knarr.forecast import exploring, recruiting, spaces_now, trading
from vikingtable.ui.knarr.paying import Payment, suggested
from vikingtable.ui.knarr.scene import Desk, offer_name
from vikingtable.ui.knarr.seats import token_places


@frozen
class Place:
    """A spot, the answer that choosing it gives, and whether it can be acted on now."""

    spot: Spot
    action: Action | None = None
    glows: bool = False


WhyNot = Callable[[Action], list[str]]


def action_at(state: KnarrState, seat: int, place: Hashable, payment: Payment | None) -> Action | None:
    """The answer of ``seat`` that a place stands for in this state; ``None`` if it stands for none now."""
    if not state.frames or not isinstance(place, tuple):
        return None
    top = state.frames[-1]
    kind, *rest = place
    player = state.players[seat]
    if isinstance(top, Main):
        if kind == "hand" and rest[0] < len(player.hand) and player.hand[rest[0]] != UNKNOWN:
            return acts.Recruit(seat, player.hand[rest[0]])
        if kind == "land":
            return acts.Explore(seat, rest[0])
        if kind == "trade":
            return acts.OpenTrade(seat)
    elif isinstance(top, TakeOffer) and kind == "offer":
        return acts.TakeCard(seat, rest[0])
    elif isinstance(top, Paying):
        if kind == "confirm" and payment is not None:
            return payment.action(player, seat)
        if kind == "cancel":
            return acts.CancelExplore(seat)
    elif isinstance(top, Trading) and kind == "trade":
        return acts.Trade(seat, rest[0])
    elif isinstance(top, Reserving) and kind == "land":
        return acts.Reserve(seat, rest[0])
    elif isinstance(top, Replacing) and kind == "offer":
        return acts.Replace(seat, rest[0])
    elif isinstance(top, Shortage) and kind == "crew":
        return acts.GiveViking(seat, player.crew[rest[0]][rest[1]])
    return None


class Places:
    """Makes the places of one moment."""

    def __init__(
        self,
        desk: Desk,
        names: Sequence[str],
        acting: int | None,
        payment: Payment | None,
        told: Callable[[Iterable[Event]], tuple[str, ...]],
    ) -> None:
        """``told`` says what happened, a line each."""
        assert desk.state is not None
        assert desk.layout is not None
        self.desk = desk
        self.state = desk.state
        self.layout = desk.layout
        self.names = names
        #: The seat that answers, while its own area is the large one.
        self.acting = acting if acting == desk.large else None
        self.payment = payment
        self.told = told
        self.top = self.state.frames[-1] if self.state.frames else None

    def all(self, why_not: WhyNot) -> list[Place]:
        """Every place in reading order; ``why_not`` says why an answer is not possible."""
        found: list[Place] = []

        def add(place: Hashable, rect: QRectF, name: str, description: str = "", *, choosable: bool = False) -> None:
            action = None if self.acting is None else action_at(self.state, self.acting, place, self.payment)
            reasons = why_not(action) if action is not None else []
            able = choosable or (action is not None and not reasons)
            text = wording.sentences(description, *reasons)
            glows = able and not (isinstance(place, tuple) and place[0] in ("seat", "cancel"))
            found.append(Place(Spot(place, rect, name, text, able), action, glows))

        self._destinations(add)
        self._offer(add)
        self._tracks(add)
        self._front(add)
        for panel, seat in zip(self.desk.panels, self.desk.panel_seats(), strict=True):
            told = wording.player(self.state.players[seat], first=seat == self.state.first)
            text = wording.sentences(told, self._deeds(seat), tr("knarr.ui.seat.enlarge"))
            add(("seat", seat), panel.rect, tr("knarr.ui.seat", self.names[seat]), text, choosable=True)
        return found

    def _deeds(self, seat: int) -> str:
        """What a player did since the one who looks acted."""
        done = self.desk.touched.deeds.get(seat, ())
        return wording.sentences(tr("app.lately.done"), *self.told(done)) if done else ""

    def _lately(self, seat: int | None) -> str:
        return "" if seat is None else tr("app.lately.by", self.names[seat])

    def _destinations(self, add: Callable[..., None]) -> None:
        state, layout = self.state, self.layout
        for row, stock, rects, shown, left in (
            ("A", layout.stock_a, layout.row_a, state.row_a, len(state.deck_a)),
            ("B", layout.stock_b, layout.row_b, state.row_b, len(state.deck_b)),
        ):
            add(("stock", row), stock, tr("knarr.ui.stock", row), tr("knarr.ui.stock.count", n=left))
            for at, (rect, number) in enumerate(zip(rects, shown, strict=True)):
                if number:
                    other = self._may_change_to(number)
                    text = wording.sentences(self._land(number), self._lately(self.desk.touched.rows.get((row, at))))
                    add(("land", number), rect, wording.land_name(number), text, choosable=other)
                else:
                    add(("gap", row, at), rect, tr("knarr.ui.place.empty", row))

    def _may_change_to(self, number: int) -> bool:
        """Whether another destination may be chosen instead of the one that is being paid."""
        if self.acting is None or not isinstance(self.top, Paying):
            return False
        return number != self.top.destination and payable(self.state.players[self.acting], number)

    def _land(self, number: int) -> str:
        """What the card says, and what would pay for it."""
        extra = ""
        if isinstance(self.top, Paying) and self.top.destination == number:
            extra = tr("knarr.ui.land.paying")
        if self.acting is not None and isinstance(self.top, Main) and self.state.may_explore:
            player = self.state.players[self.acting]
            payment = suggested(player, number)
            if payment.total:
                parts = [wording.viking(kind) for kind in payment.kinds(player)]
                if payment.tokens:
                    parts.append(tr("knarr.tokens", n=payment.tokens))
                result = exploring(player, number, payment.tokens)
                lost = tr("knarr.ui.lost", wording.said(words.gains(result.lost))) if any(result.lost) else ""
                extra = wording.sentences(tr("knarr.ui.pays", wording.listed(parts)), lost)
        return wording.sentences(wording.land(number), extra)

    def _offer(self, add: Callable[..., None]) -> None:
        state, layout = self.state, self.layout
        costs = None
        if self.acting is not None and isinstance(self.top, TakeOffer):
            costs = spaces_now(state, state.players[self.acting], self.top)
        for space, (card, plaque) in enumerate(zip(layout.offer, layout.plaques, strict=True)):
            text = wording.space_cost(costs[space]) if costs and state.offer[space] != EMPTY else ""
            if state.offer[space] != EMPTY:
                text = wording.sentences(text, self._lately(self.desk.touched.offer.get(space)))
            add(("offer", space), card.united(plaque), offer_name(state, space), text)
        add(("deck",), layout.deck, tr("knarr.ui.deck"), tr("knarr.ui.cards", n=len(state.deck)))
        add(("discard",), layout.discard, tr("knarr.ui.discard"), tr("knarr.ui.cards", n=len(state.discard)))

    def _tracks(self, add: Callable[..., None]) -> None:
        state, tracks = self.state, self.desk.tracks
        points = [tr("knarr.ui.track.mark", self.names[at], one.vp) for at, one in enumerate(state.players)]
        steps = [tr("knarr.ui.track.mark", self.names[at], one.reputation) for at, one in enumerate(state.players)]
        name, text = tr("knarr.ui.score_track"), tr("knarr.ui.score_track.help")
        add(("score",), tracks.top_row(), name, wording.sentences(text, *points))
        name, text = tr("knarr.ui.reputation_track"), tr("knarr.ui.reputation_track.help")
        add(("reputation",), tracks.ladder(), name, wording.sentences(text, *steps))
        for at, (_, title, what) in enumerate(self.desk.artifacts.shown):
            add(("artifact", at), self.desk.artifacts.card_rect(at), tr("knarr.ui.artifact", title), what)

    def _front(self, add: Callable[..., None]) -> None:
        desk, state = self.desk, self.state
        player = state.players[desk.large]
        front = desk.front
        told = wording.sentences(wording.player(player, first=desk.large == state.first), self._deeds(desk.large))
        add(("figures",), front.figures_rect(), tr("knarr.ui.seat", self.names[desk.large]), told)
        add(
            ("bracelets",),
            front.bracelet_rect(),
            tr("knarr.ui.bracelets"),
            tr("knarr.ui.token.held", player.bracelets, 3),
        )
        paying = self.acting is not None and isinstance(self.top, Paying)
        if paying:
            for at, rect in enumerate(token_places(front.recruit_rect())[: player.recruits]):
                pays = self.payment is not None and at < self.payment.tokens
                text = tr("knarr.ui.crew_card.pays" if pays else "knarr.ui.crew_card.does_not_pay")
                add(("token", at), rect, tr("knarr.ui.token"), text, choosable=True)
        else:
            held = tr("knarr.ui.token.held", player.recruits, 3)
            add(("recruits",), front.recruit_rect(), tr("knarr.ui.recruits"), held)
        self._crew(add, paying=paying)
        add(("boat",), self.layout.boat, tr("knarr.ui.boat"), wording.boat(state.boat, player))
        for at, (card, rect) in enumerate(zip(player.hand, desk.hand.places(), strict=True)):
            text = ""
            if card != UNKNOWN:
                seen = tr("knarr.ui.hand.known") if desk.hand.known[at] else ""
                text = wording.sentences(wording.gains(recruiting(player, card)), seen)
            add(("hand", at), rect, tr("knarr.ui.hand", wording.viking(card)), text)
        self._corner(add)

    def _crew(self, add: Callable[..., None], *, paying: bool) -> None:
        desk, state = self.desk, self.state
        player = state.players[desk.large]
        single = paying or (self.acting is not None and isinstance(self.top, Shortage))
        for colour, column in enumerate(player.crew):
            if not single:
                rect = column_rect(self.layout.crew, colour)
                add(("column", colour), rect, tr("knarr.ui.column", wording.colour(colour)), wording.column(column))
                continue
            rects = desk.crew_places(desk.large, colour, len(column))
            for at, card in enumerate(column):
                text = tr("knarr.ui.crew_card.place", at + 1, len(column))
                if paying:
                    pays = self.payment is not None and (colour, at) in self.payment.cards
                    state_text = tr("knarr.ui.crew_card.pays" if pays else "knarr.ui.crew_card.does_not_pay")
                    text = wording.sentences(text, state_text)
                name = tr("knarr.ui.crew_card", wording.viking(card))
                add(("crew", colour, at), seen_part(rects, at), name, text, choosable=paying)

    def _corner(self, add: Callable[..., None]) -> None:
        desk, state = self.desk, self.state
        corner = desk.corner
        shown = corner.shown
        if isinstance(shown, PayText):
            pay_text = wording.sentences(shown.title, *shown.faults)
            add(("confirm",), corner.confirm_rect(), shown.confirm, pay_text)
            add(("cancel",), corner.cancel_rect(), shown.cancel)
            return
        player = state.players[desk.large]
        for bracelets in (1, 2, 3):
            one = trading(state.boat, player, bracelets)
            text = wording.gains(one) if any(one.printed) else tr("knarr.ui.trade.warn")
            add(("trade", bracelets), corner.row_rect(bracelets), tr("knarr.ui.trade", n=bracelets), text)
        if isinstance(shown, TradeText):
            for at, number in enumerate(player.reserved):
                text = wording.sentences(tr("knarr.ui.land.reserved"), self._land(number))
                add(("land", number), corner.reserved_rect(at), wording.land_name(number), text)
