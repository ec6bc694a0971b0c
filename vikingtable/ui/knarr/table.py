"""Knarr's table: the common board, the area of the player in front, the others, and how their answers are given."""

from collections.abc import Hashable, Iterable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.state import KnarrState, Main, Paying, Player, TakeOffer, Trading
from vikingtable.rules.knarr.tables import DESTINATIONS, UNKNOWN
from vikingtable.rules.knarr.words import HELP, destination
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.ui.flights import Flights
from vikingtable.ui.i18n import tr
from vikingtable.ui.knarr import wording
from vikingtable.ui.knarr.corner import PayText
from vikingtable.ui.knarr.forecast import Amounts, recruiting, spaces_after, spaces_now
from vikingtable.ui.knarr.motions import Motions
from vikingtable.ui.knarr.paying import CrewCard, Payment, places, suggested, with_card, with_tokens
from vikingtable.ui.knarr.places import Place, Places, action_at
from vikingtable.ui.knarr.recent import KINDS, Touched, touched
from vikingtable.ui.knarr.scene import Desk
from vikingtable.ui.lately import Lately
from vikingtable.ui.table import Column, GameTable
from vikingtable.ui.tableview import TableView, Who


class KnarrTable(GameTable):
    """One game of Knarr at one screen."""

    def build(self) -> QWidget:
        self.view = TableView()
        self.desk = Desk(self.view)
        self.flights = Flights(self.desk.kit, self.view.scene(), self.view)
        self.motions = Motions(self.desk, self.flights, self.motion)
        self.lately = Lately(self.match, self, KINDS)
        self._looking: int | None = None
        #: Turn and seat in front of the state drawn last.
        self._seen = (-1, -1)
        #: What is chosen for the destination that is being paid.
        self.payment: Payment | None = None
        self._paying: tuple[int, int] | None = None
        self._places: dict[Hashable, Place] = {}
        self._decision: Decision | None = None
        self._asked: tuple[object, ...] | None = None
        self.view.activated.connect(self._activated)
        self.view.refused.connect(self._refused)
        self.view.hovered.connect(self._hovered)
        self.view.cursorMoved.connect(self._hovered)
        self.view.resized.connect(self._resized)
        self.view.escape = self._escape
        return self.view

    # The state --------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> KnarrState:
        """The state that is shown."""
        state = self.shown
        assert isinstance(state, KnarrState)
        return state

    @property
    def large(self) -> int:
        """The seat whose area is the large one."""
        return self.front if self._looking is None else self._looking

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        assert isinstance(state, KnarrState)
        self.motions.before = self.desk.state
        if (state.turn, self.front) != self._seen:
            self._looking = None
        self._seen = (state.turn, self.front)
        self._keep_payment(state)
        self.desk.kit.zoom = self.view.zoom()
        self.desk.arrange(state.seats, len(state.artifacts))
        self.view.set_board_name(tr("knarr.ui.board"))
        self._lay_out()

    def _lay_out(self) -> None:
        state = self.state
        who = Who(tuple(self.match.names), tuple(self.looks), self.game.to_answer(state), state.winners)
        note = tr("knarr.ui.looking") if self._looking is not None else ""
        if not note and state.last_round and state.frames:
            note = tr("knarr.ui.last_round")
        self.desk.show(state, self.large, who, note, self._touched(state))
        self._show_choice(None)

    def _touched(self, state: KnarrState) -> Touched:
        """What others have touched since the person in front acted; nothing once the game is over."""
        if not self.match.persons or not state.frames:
            return Touched()
        return touched(self.lately.since(self.front, self.review.position), self.front)

    def _keep_payment(self, state: KnarrState) -> None:
        """What was chosen stays while the same destination is paid for; else a payment is suggested."""
        top = state.frames[-1] if state.frames else None
        if not isinstance(top, Paying):
            self.payment, self._paying = None, None
        elif self._paying != (top.owner, top.destination) or self.payment is None:
            self._paying = (top.owner, top.destination)
            self.payment = suggested(state.players[top.owner], top.destination)

    def offer(self, decision: Decision | None, seat: int) -> None:
        self._decision = decision
        self.desk.lights.point_at(None)
        if self.desk.state is None:
            # Nothing is drawn yet: a curtain covers the table.
            return
        if decision is not None:
            self._looking_ends_at(decision)
        self._lay_out()
        self._make_places()
        self._lead_cursor(decision)

    def _lead_cursor(self, decision: Decision | None) -> None:
        """A new question puts the keyboard's cursor on its likeliest answer: Enter again and it is given."""
        asked = None if decision is None or not self._mine() else (self.state.turn, decision.kind, self._top())
        before, self._asked = self._asked, asked
        if asked is None or asked == before or not self.view.hasFocus():
            return
        top = self._top()
        place: Hashable = None
        if isinstance(top, TakeOffer):
            place = ("offer", top.colour)
        elif isinstance(top, Paying):
            place = ("confirm",)
        elif isinstance(top, Trading) and self.acting is not None:
            place = ("trade", self.state.players[self.acting].bracelets)
        if place in self._places:
            self.view.set_current_spot(place)

    def _looking_ends_at(self, decision: Decision) -> None:
        """What needs the own crew brings the own area back."""
        if decision.kind in ("pay", "shortage", "take_card") and self._looking is not None:
            self._looking = None

    def _make_places(self) -> None:
        acting = self.acting if self._decision is not None else None
        made = Places(self.desk, self.match.names, acting, self.payment, self.told).all(self.why_not)
        self._places = {place.spot.id: place for place in made}
        self.view.set_spots([place.spot for place in made])
        glows = [self._glow_rect(place) for place in made if place.glows and self._lit(place)]
        self.desk.lights.glow(glows)

    def _lit(self, place: Place) -> bool:
        """The trade's three rows are one thing before they can be chosen; what pays is marked, not lit."""
        kind = place.spot.id[0] if isinstance(place.spot.id, tuple) else ""
        top = self._top()
        if isinstance(top, Main) and kind == "trade":
            return place.spot.id == ("trade", 1)
        if isinstance(top, Paying):
            return kind not in ("crew", "token", "land")
        return True

    def _glow_rect(self, place: Place) -> QRectF:
        """Where the frame of a place goes; the trade's rows share one before they can be chosen."""
        if isinstance(self._top(), Main) and place.spot.id == ("trade", 1):
            return self.desk.corner.row_rect(1).united(self.desk.corner.row_rect(3))
        return place.spot.rect

    def _top(self) -> object:
        return self.state.frames[-1] if self.state.frames else None

    def _mine(self) -> bool:
        """Whether a person answers now and sees the own area."""
        return self.acting is not None and self._decision is not None and self.acting == self.large

    # What is shown before it is done ----------------------------------------------------------------------------------

    def _show_choice(self, action: Action | None) -> None:
        """Show what stands chosen, and what ``action`` would do."""
        state, desk = self.state, self.desk
        player = state.players[self.large]
        top = self._top()
        mine = self._mine()
        ghost: int | None = None
        gained: Amounts = (0, 0, 0, 0, 0)
        chosen: frozenset[CrewCard] = frozenset()
        dimmed: frozenset[CrewCard] = frozenset()
        tokens = lit = 0
        raised: int | None = None
        costs = None
        if mine and isinstance(top, TakeOffer):
            costs = spaces_now(state, player, top)
        if mine and isinstance(top, Paying) and self.payment is not None:
            payment = self.payment
            if isinstance(action, acts.PayFor):
                payment = Payment(places(player, action.cards), action.recruits)
            chosen, tokens = frozenset(payment.cards), payment.tokens
            dimmed = self._cannot_pay(top.destination) - chosen
            desk.corner.show_text(self._pay_text(top, payment))
        else:
            if mine and isinstance(action, acts.Recruit) and action.card != UNKNOWN:
                ghost = action.card
                gained = recruiting(player, action.card).kept
                costs = spaces_after(state, player, action.card)
                raised = player.hand.index(action.card) if action.card in player.hand else None
            elif mine and isinstance(action, acts.Explore) and not self.why_not(action):
                payment = suggested(player, action.destination)
                chosen, tokens = frozenset(payment.cards), payment.tokens
            elif mine and isinstance(action, acts.Trade):
                lit = action.bracelets
            elif mine and isinstance(action, acts.GiveViking):
                chosen = frozenset(places(player, (action.card,)))
            desk.corner.show_text(desk.trade_text(choosing=mine and isinstance(top, Trading), lit=lit))
        desk.front.show_choice(ghost=ghost, gains=gained, chosen=chosen, dimmed=dimmed, tokens=tokens, lit=lit)
        desk.common.show_costs(costs)
        desk.common.show_faint(self._faint())
        desk.common.show_chosen(top.destination if isinstance(top, Paying) else 0)
        desk.hand.show_raised(raised)
        known = [card for card in player.hand if card != UNKNOWN]
        able = isinstance(top, Main) and state.may_recruit and mine
        gains = tuple(recruiting(player, card).kept for card in player.hand) if able and known else ()
        desk.hand.show_gains(gains if len(known) == len(player.hand) else ())

    def _cannot_pay(self, number: int) -> frozenset[CrewCard]:
        """Vikings whose colour the destination does not ask for."""
        cost = DESTINATIONS[number].cost
        if isinstance(cost, str):
            return frozenset()
        crew = self.state.players[self.large].crew
        return frozenset((colour, at) for colour in range(5) if not cost[colour] for at in range(len(crew[colour])))

    def _faint(self) -> frozenset[int]:
        """Destinations that step back: those that the acting player cannot choose now."""
        if not self._mine() or not isinstance(self._top(), Main) or not self.state.may_explore:
            return frozenset()
        assert self.acting is not None
        lands = [number for number in (*self.state.row_a, *self.state.row_b) if number]
        return frozenset(number for number in lands if self.why_not(acts.Explore(self.acting, number)))

    def _pay_text(self, top: Paying, payment: Payment) -> PayText:
        player = self.state.players[top.owner]
        name = wording.said(destination(top.destination))
        return PayText(
            title=tr("knarr.ui.pay.title", name, payment.total, DESTINATIONS[top.destination].price),
            destination=top.destination,
            cards=payment.kinds(player),
            tokens=payment.tokens,
            faults=tuple(self.why_not(payment.action(player, top.owner))),
            confirm=tr("knarr.ui.pay.confirm"),
            cancel=tr("knarr.ui.pay.cancel"),
            hint=tr("knarr.ui.pay.hint"),
        )

    def hint_action(self, action: Action | None) -> None:
        self._show_choice(action)
        place = next((one for one in self._places.values() if action is not None and one.action == action), None)
        shown = place is not None and isinstance(place.spot.id, tuple) and place.spot.id[0] not in ("confirm", "cancel")
        self.desk.lights.point_at(self._glow_rect(place) if shown and place is not None else None)

    def _hovered(self, place: object) -> None:
        for panel, seat in zip(self.desk.panels, self.desk.panel_seats(), strict=True):
            panel.show_hovered(place == ("seat", seat))
        action = None
        if self._mine() and isinstance(place, tuple) and self.acting is not None:
            action = action_at(self.state, self.acting, place, self.payment)
        self._show_choice(action)

    # Answers ----------------------------------------------------------------------------------------------------------

    def bar_answers(self, decision: Decision, seat: int) -> Sequence[Action]:
        if decision.kind == "main":
            # Before the action the board has the keyboard: nobody trades by a hasty Enter.
            wanted = (acts.EndTurn(seat), acts.OpenTrade(seat)) if self.state.acted else ()
            return [action for action in wanted if not self.why_not(action)]
        if decision.kind in ("reserve", "replace"):
            return (acts.Pass(seat),)
        if decision.kind == "trade":
            return (acts.CancelTrade(seat),)
        # What is long or chosen by looking stands on the board and in the list; the bar keeps its height.
        return ()

    def refused(self, decision: Decision, seat: int) -> Iterable[Action]:
        state = self.state
        if decision.kind == "main":
            player = state.players[seat]
            tried: list[Action] = []
            if state.may_explore:
                lands = (*state.row_a, *state.row_b, *player.reserved)
                tried += [acts.Explore(seat, number) for number in lands if number]
            if state.may_trade:
                tried.append(acts.OpenTrade(seat))
            return [action for action in tried if self.why_not(action)]
        if decision.kind == "take_card":
            return [action for space in range(5) if self.why_not(action := acts.TakeCard(seat, space))]
        return ()

    def _activated(self, place: object) -> None:
        if not isinstance(place, tuple):
            return
        kind = place[0]
        if kind == "seat":
            self.look_at(place[1])
            return
        if self.acting is None:
            return
        top = self._top()
        if isinstance(top, Paying) and self.payment is not None and kind in ("crew", "token"):
            player = self.state.players[top.owner]
            if kind == "crew":
                self.payment = with_card(self.payment, player, top.destination, (place[1], place[2]))
            else:
                taken = place[1] < self.payment.tokens
                count = self.payment.tokens - 1 if taken else self.payment.tokens + 1
                self.payment = with_tokens(self.payment, player, top.destination, count)
            self._chosen()
            return
        if isinstance(top, Paying) and kind == "land":
            # Another destination instead.
            seat = self.acting
            if self.act(acts.CancelExplore(seat)) and self.acting is not None:
                self.act(acts.Explore(seat, place[1]))
            return
        found = self._places.get(place)
        if found is not None and found.action is not None:
            self.act(found.action)

    def _chosen(self) -> None:
        """Another payment is put together: board, places and bar follow."""
        self._show_choice(None)
        self._make_places()
        top = self._top()
        if isinstance(top, Paying) and self.payment is not None:
            text = self._pay_text(top, self.payment)
            self.view.announced(wording.sentences(text.title, *text.faults))

    def _refused(self, place: object) -> None:
        found = self._places.get(place) if isinstance(place, tuple) else None
        if found is not None and found.action is not None and self.acting is not None:
            self.refuse(self.why_not(found.action))

    def look_at(self, seat: int) -> None:
        """Show this seat's area as the large one; the own one comes back with the next turn, or on Escape."""
        self._looking = None if seat == self.front else seat
        self._lay_out()
        self._make_places()

    def _escape(self) -> bool:
        if self._looking is not None:
            self.look_at(self.front)
            return True
        if self.acting is None:
            return False
        top = self._top()
        if isinstance(top, Paying):
            return self.act(acts.CancelExplore(self.acting))
        if isinstance(top, Trading):
            return self.act(acts.CancelTrade(self.acting))
        return False

    # The rest of the table --------------------------------------------------------------------------------------------

    def _resized(self) -> None:
        if self.desk.state is not None and self.desk.arrange(self.desk.state.seats, len(self.desk.state.artifacts)):
            self.desk.lights.point_at(None)
            self._make_places()

    def restyle(self) -> None:
        super().restyle()
        self.view.scene().update()

    def animate(self, event: Event, index: int) -> int:
        return self.motions.begin(event)

    def skip_animation(self) -> None:
        self.flights.finish()
        self.desk.common.unveil()
        self.desk.front.show_veiled(frozenset())

    def player_columns(self) -> Sequence[Column]:
        def player(state: State, seat: int) -> Player:
            assert isinstance(state, KnarrState)
            return state.players[seat]

        return (
            Column("knarr.gain.reputation", lambda state, seat: player(state, seat).reputation, "knarr/reputation"),
            Column("knarr.ui.bracelets", lambda state, seat: player(state, seat).bracelets, "knarr/bracelet"),
            Column("knarr.ui.recruits", lambda state, seat: player(state, seat).recruits, "knarr/recruit"),
        )

    def rules_section(self, decision: Decision | None) -> str:
        return HELP[decision.kind] if decision is not None else ""

    def shortcuts(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        return (*super().shortcuts(), ("app.game.knarr", (("Esc", "knarr.ui.keys.back"),)))
