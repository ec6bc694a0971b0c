"""The table of Wild Vikings: the harbour, the hand in front, bids put together card by card."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from vikingtable.match.qt import EVERYBODY
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.rules.wild_vikings.help import HELP
from vikingtable.rules.wild_vikings.options import FIELDS, OPTIONS, tokens_of
from vikingtable.rules.wild_vikings.pieces import UNKNOWN
from vikingtable.rules.wild_vikings.state import LOAD, PASS, ROLL, Bid, LoadShip, Pass, Roll, WildVikingsState
from vikingtable.ui import i18n
from vikingtable.ui.i18n import tr
from vikingtable.ui.table import Column, GameTable, Panel
from vikingtable.ui.widgets import label, vbox
from vikingtable.ui.wild_vikings import spots
from vikingtable.ui.wild_vikings.bidding import Bidding, standing
from vikingtable.ui.wild_vikings.display import Display, display_of, since_roll
from vikingtable.ui.wild_vikings.ending import Place
from vikingtable.ui.wild_vikings.moves import Mover
from vikingtable.ui.wild_vikings.scene import HarbourScene, Offer, People
from vikingtable.ui.wild_vikings.view import HarbourView

#: A space pressed before the question has stood so long was meant for what ran before it.
_DEAF_MS = 250


class WildVikingsTable(GameTable):
    """One game of Wild Vikings at one screen."""

    advice_unit = "treasures"

    def build(self) -> QWidget:
        self.scene = HarbourScene(len(self.match.seats))
        self.scene.setParent(self)
        self.view = HarbourView(self.scene)
        self.view.set_board_name(tr("wild_vikings.ui.board"))
        self.view.on_key = self._key
        self.view.activated.connect(self._chosen)
        self.view.refused.connect(self._refused)
        self.view.hovered.connect(self._hovered)
        self.view.arranged.connect(self._renew_spots)
        self.mover = Mover(self.scene, self.motion, self)
        self.mover.timeline.finished.connect(self._moved)
        self.rules_panel = RulesPanel()
        self._rules = house_rules(self.match.session.state)
        self.bidding = Bidding()
        self._display: Display | None = None
        self._before: tuple[Display, int] | None = None
        self._shown_state: WildVikingsState | None = None
        #: What is asked now (kind of decision, seat), and what was asked last, at which move.
        self._offered: tuple[str, int] | None = None
        self._asked: tuple[tuple[str, int], int] | None = None
        self._asked_since = QElapsedTimer()
        self._asked_since.start()
        return self.view

    # Drawing ----------------------------------------------------------------------------------------------------------

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        assert isinstance(state, WildVikingsState)
        self._offered = None
        self.mover.finish()
        self._before = (self._display, self.scene.active) if change is not None and self._display else None
        self.scene.set_people(
            People(
                self.match.names,
                self.looks,
                frozenset(seat for seat, info in enumerate(self.match.seats) if info.kind == "computer"),
                self._front_seat(),
                self.viewer == EVERYBODY,
            )
        )
        entries = self.review.position if self.review.active else self.match.session.position
        recent = since_roll(event for entry, event in self.match.log() if entry < entries)
        self._display = display_of(state, recent)
        self._shown_state = state
        self.view.set_board_name(tr("wild_vikings.ui.board"))
        self._rules = house_rules(state)
        self.scene.show_rules(self._rules)
        self.rules_panel.show_rules(self._rules)
        self.scene.show(self._display, state.active_seat, self._winners(state))
        self._show_end(state)
        if change is None:
            self.view.rearrange()

    def _front_seat(self) -> int:
        """Whose hand is the large one: the viewer's; where everything is open, the front seat's."""
        return self.viewer if self.viewer != EVERYBODY else self.front

    def _winners(self, state: WildVikingsState) -> tuple[int, ...]:
        return self.game.outcome(state) or ()

    def _show_end(self, state: WildVikingsState) -> None:
        winners = self._winners(state)
        if not winners:
            self.scene.show_end("", ())
            return
        sizes = state.hand_sizes
        order = sorted(range(state.seats), key=lambda seat: (seat not in winners, -state.treasures[seat], seat))
        places = []
        for seat in order:
            better = sum(
                1
                for one in range(state.seats)
                if (one not in winners, -state.treasures[one]) < (seat not in winners, -state.treasures[seat])
            )
            places.append(
                Place(better + 1, self.name(seat), self.look(seat), state.treasures[seat], sizes[seat], seat in winners)
            )
        self.scene.show_end(self._result_text(winners), places)

    def animate(self, event: Event, index: int) -> int:
        message = self.game.describe_event(event)
        if message is not None:
            self.view.announced(self.say(message))
        if not self.motion(100) or self._display is None or self._shown_state is None:
            return 0
        if self._before is not None:
            display, active = self._before
            self._before = None
            state = self._shown_state
            self.mover.begin(
                display, active, self._display, state.active_seat, self._winners(state), state.options.tie_rule
            )
            self._renew_spots()
        return self.mover.show(event)

    def skip_animation(self) -> None:
        self.mover.finish()

    # What can be done -------------------------------------------------------------------------------------------------

    def offer(self, decision: Decision | None, seat: int) -> None:
        kind = decision.kind if decision is not None else ""
        self._offered = (kind, seat) if kind else None
        state = self._state
        if kind == "bid":
            self.bidding.restart(state.hands[seat], state.row[0])
        else:
            self.bidding.clear()
        self._ask()

    def _ask(self) -> None:
        """Show what can be done once nothing moves any more; at a new question the cursor goes to its place."""
        self._show_offer()
        asked = (self._offered, self.match.session.position) if self._offered is not None else None
        if asked is None or self.mover.running or asked == self._asked:
            return
        self._asked = asked
        self._asked_since.restart()
        self.view.set_current_spot(self._home_spot(asked[0][0]), say=self.view.hasFocus())

    def _moved(self) -> None:
        """The animation is over."""
        if not self._disposed:
            self._ask()

    @property
    def _state(self) -> WildVikingsState:
        state = self.shown
        assert isinstance(state, WildVikingsState)
        return state

    def _home_spot(self, kind: str) -> Any:
        """Where the cursor begins at a new question."""
        if kind == "roll":
            return spots.DIE
        if kind == "ship":
            return spots.ship_spot(self._state.row[0])
        usable = [place.card for place in self.scene.hand.places() if place.card[0] in self.bidding.usable]
        state, auction = self._state, self._state.auction
        best = auction.best if auction is not None and state.options.bid_rule == "raiseOrPass" else 0
        return spots.card_spot(*usable[-1]) if self.bidding.most > best else spots.PASS

    def _show_offer(self, preview: Bid | None = None, refusal: str = "") -> None:
        """Show what can be done now; ``preview``: this bid raised; ``refusal``: why something is not possible."""
        kind, seat = self._offered if self._offered is not None else ("", self.front)
        if self.mover.running:
            kind = ""
        state, bidding = self._state, self.bidding
        if kind == "bid" and state.auction is not None:
            chosen = bidding.choose_cards(preview.cards) if preview is not None else bidding.chosen
            self.scene.hand.show_choice(chosen, bidding.usable)
            offer = Offer(
                "bid",
                refusal,
                note=standing(state, state.auction, bidding),
                bid_text=tr("wild_vikings.ui.bid.button", n=bidding.size)
                if bidding.size
                else tr("wild_vikings.ui.bid.short"),
                can_bid=not self.game.why_not(state, Bid(seat, bidding.cards)),
                can_add=bidding.size < bidding.most,
                can_take_back=bidding.size > 0,
                pass_text=self.describe(PASS[seat]),
            )
        else:
            self.scene.hand.show_choice(frozenset(), None)
            offer = Offer(kind, refusal, tr("wild_vikings.action.roll") if kind == "roll" else "")
        self.scene.offer(offer)
        self._renew_spots()

    def _renew_spots(self) -> None:
        if self._display is None:
            return
        asked = spots.Asked(self.scene, self._display, self.bidding, self.say, self._rules)
        self.view.set_spots(spots.spots_of(asked))

    def bar_answers(self, decision: Decision, seat: int) -> Sequence[Action]:
        """The roll alone: ships and bids are chosen where they lie, so that the bar never grows and moves the table."""
        return (ROLL[seat],) if decision.kind == "roll" else ()

    def hint_action(self, action: Action | None) -> None:
        for ship in self.scene.ships:
            ship.show_ghost(isinstance(action, LoadShip) and action.ship == ship.ship)
        self.scene.die.show_raised(isinstance(action, Roll))
        self.scene.pass_button.show_raised(isinstance(action, Pass))
        if self._offered is not None and self._offered[0] == "bid":
            self._show_offer(action if isinstance(action, Bid) and any(action.cards) else None)

    # Mouse and keys ---------------------------------------------------------------------------------------------------

    def _chosen(self, spot: Any) -> None:
        if self._offered is None:
            return
        kind, seat = self._offered
        if spot == spots.DIE and kind == "roll":
            self.act(ROLL[seat])
        elif kind == "ship" and isinstance(spot, tuple) and spot[0] == "ship":
            self.act(LOAD[seat][spot[1]])
        elif kind == "bid":
            self._choose_in_auction(spot, seat)

    def _choose_in_auction(self, spot: Any, seat: int) -> None:
        if spot == spots.BID:
            self._bid(seat)
        elif spot == spots.PASS:
            self.act(PASS[seat])
        elif spot == spots.MORE:
            self._changed(self.bidding.add())
        elif spot == spots.LESS:
            self._changed(self.bidding.take_back())
        elif isinstance(spot, tuple) and spot[0] == "card":
            self._changed(self.bidding.toggle((spot[1], spot[2])))

    def choose_cards(self, size: int) -> None:
        """Put together a bid of so many cards, those of the ship's colour first; says so if the hand is too small."""
        if self._offered is None or self._offered[0] != "bid":
            return
        if self.bidding.choose(size):
            self._changed(True)
        else:
            self._show_refusal(tr("wild_vikings.ui.bid.no_more"))

    def _changed(self, changed: bool) -> None:
        """Another bid is put together."""
        if changed:
            self._show_offer()
            self.view.announced(f"{self.scene.offered.bid_text}. {self.scene.offered.note}")

    def _refused(self, spot: Any) -> None:
        """What was tried is not possible: say why, where it was more than a look."""
        if self._offered is None:
            return
        kind, seat = self._offered
        if spot == spots.BID:
            self._say_why_not(Bid(seat, self.bidding.cards))
        elif kind == "ship" and spot == spots.DIE:
            self._say_why_not(ROLL[seat])
        elif kind == "bid" and isinstance(spot, tuple) and spot[0] == "ship":
            self._say_why_not(LOAD[seat][spot[1]])
        elif kind == "bid" and (spot in (spots.MORE, spots.LESS) or (isinstance(spot, tuple) and spot[0] == "card")):
            self._show_refusal(next((one.description for one in self.view.spots() if one.id == spot), ""))

    def _say_why_not(self, action: Action) -> None:
        self._show_refusal(" ".join(self.why_not(action)))

    def _show_refusal(self, text: str) -> None:
        """Say beside the die or the bid why something is not possible, until something else is tried."""
        self._show_offer(refusal=text)
        self.view.announced(text)

    def _bid(self, seat: int) -> None:
        """Lay the cards chosen as a bid, or say why that is not possible."""
        bid = Bid(seat, self.bidding.cards)
        if self.game.why_not(self._state, bid):
            self._say_why_not(bid)
        else:
            self.act(bid)

    def _hovered(self, spot: Any) -> None:
        kind = self._offered[0] if self._offered is not None else ""
        card = (spot[1], spot[2]) if isinstance(spot, tuple) and spot[0] == "card" else None
        self.scene.hand.show_hovered(
            card if card is not None and card[0] in self.bidding.usable and kind == "bid" else None
        )
        self.scene.die.show_raised(spot == spots.DIE and kind == "roll")
        for ship in self.scene.ships:
            ship.show_ghost(kind == "ship" and spot == spots.ship_spot(ship.ship))
        for name, button in (
            (spots.BID, self.scene.bid_button),
            (spots.MORE, self.scene.more_button),
            (spots.LESS, self.scene.less_button),
            (spots.PASS, self.scene.pass_button),
        ):
            button.show_raised(spot == name)

    def _key(self, key: Qt.Key) -> bool:
        """A key on the board, as on a Latin keyboard; says whether it meant something."""
        if self._offered is None:
            return False
        kind, seat = self._offered
        digit = key - Qt.Key.Key_0 if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else -1
        if kind == "roll" and key == Qt.Key.Key_R:
            return self.act(ROLL[seat])
        if kind == "ship" and 1 <= digit <= 3:
            return self.act(LOAD[seat][self._state.row[digit - 1]])
        if kind != "bid":
            return False
        if key == Qt.Key.Key_B:
            self._bid(seat)
        elif key == Qt.Key.Key_P:
            self.act(PASS[seat])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._changed(self.bidding.add())
        elif key == Qt.Key.Key_Minus:
            self._changed(self.bidding.take_back())
        elif digit >= 0:
            self.choose_cards(digit)
        else:
            return False
        return True

    def skip(self) -> None:
        """Space: what runs is skipped; where nothing runs, it rolls, or chooses what is under the cursor."""
        waits = self.mover.running or self.match.held or self._wait.isActive()
        if waits or self._offered is None or self._asked_since.elapsed() < self.motion(_DEAF_MS):
            super().skip()
            return
        if self._offered[0] == "roll":
            self.act(ROLL[self._offered[1]])
        elif self.view.hasFocus():
            self.view.activate_cursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers()
        if enter and self._offered is not None and self._offered[0] == "roll":
            self.act(ROLL[self._offered[1]])
            event.accept()
        else:
            super().keyPressEvent(event)

    def entered(self) -> None:
        super().entered()
        self._to_board()

    def _lifted(self, seat: int) -> None:
        super()._lifted(seat)
        self._to_board()

    def _offer(self) -> None:
        super()._offer()
        focus = self.focusWidget()
        if self._offered is not None and focus is not None and self.bar.isAncestorOf(focus):
            self._to_board()

    def _to_board(self) -> None:
        """The keyboard belongs on the board: a pass must not lie under the key that skips."""
        if not self.curtain_is_down and self.match.winners is None:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # Lists ------------------------------------------------------------------------------------------------------------

    def panels(self) -> Sequence[Panel]:
        return (Panel("house_rules", "wild_vikings.ui.rules", self.rules_panel, open=bool(self._rules)),)

    def _build_docks(self) -> None:
        super()._build_docks()
        # The rules seldom change what one does next: they share the log's place.
        self._inner.tabifyDockWidget(self.dock("log"), self.dock("house_rules"))
        self.dock("log").raise_()
        self._inner.standard = self._inner.saveState()

    def player_columns(self) -> Sequence[Column]:
        return (Column("wild_vikings.ui.column.hand", _cards_in_hand, "wild/card"),)

    def score_text(self, state: State, seat: int) -> str:
        assert isinstance(state, WildVikingsState)
        return self.points_text(state.treasures[seat])

    def points_text(self, points: int) -> str:
        return "?" if points == UNKNOWN else i18n.number(points)

    def rules_section(self, decision: Decision | None) -> str:
        return HELP[decision.kind] if decision is not None else "end"

    def shortcuts(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        return (
            *super().shortcuts(),
            (
                "wild_vikings.ui.keys",
                (
                    ("Space, Enter, R", "wild_vikings.ui.keys.roll"),
                    ("1, 2, 3", "wild_vikings.ui.keys.ship"),
                    ("1–9", "wild_vikings.ui.keys.size"),
                    ("+, \N{MINUS SIGN}", "wild_vikings.ui.keys.more"),
                    ("B", "wild_vikings.ui.keys.bid"),
                    ("P", "wild_vikings.ui.keys.pass"),
                ),
            ),
        )


def _cards_in_hand(state: State, seat: int) -> int:
    """As on the seat's plate: a bid lies on the table until it has won or is taken back."""
    assert isinstance(state, WildVikingsState)
    auction = state.auction
    place = (seat - auction.roller) % state.seats if auction is not None else 0
    laid = sum(auction.bids[place]) if auction is not None and place < len(auction.bids) else 0
    return state.hand_sizes[seat] - laid


class RulesPanel(QWidget):
    """The house rules in force, a line each: the whole of what the sign on the table names."""

    def __init__(self) -> None:
        super().__init__()
        self.text = label(wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(self.text)
        self.setLayout(vbox(area, margins=(8, 0, 8, 8)))

    def show_rules(self, lines: Sequence[str]) -> None:
        """Name these rules."""
        self.text.setText("\n".join(lines) if lines else tr("wild_vikings.ui.rules.none"))


def house_rules(state: WildVikingsState) -> tuple[str, ...]:
    """A line for each option that differs from the standard one and counts in this game."""
    rules = state.options
    lines = []
    for option in OPTIONS:
        value = getattr(rules, FIELDS[option.key])
        standard = option.default
        if option.key == "treasureTokens":
            standard = tokens_of(option.default, state.seats)
        if value == standard:
            continue
        if option.applies is not None and getattr(rules, FIELDS[option.applies[0]]) != option.applies[1]:
            continue
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        if option.key == "treasureTokens":
            text = i18n.number(value)
        elif option.key == "firstSeat":
            text = i18n.number(value + 1)
        else:
            text = tr(f"wild_vikings.option.{option.key}.{shown}")
        lines.append(tr("app.log.line", tr(f"wild_vikings.option.{option.key}"), text))
    return tuple(lines)
