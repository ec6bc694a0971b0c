"""Brian Boru's table: map, trick, tracks and hand, and how a person's answers are given on them."""

from collections.abc import Hashable, Sequence

from PySide6.QtWidgets import QWidget

from vikingtable.rules.boru import acts, legality, tables, words
from vikingtable.rules.boru.state import (
    BoruState,
    Draft,
    Expand,
    Follow,
    Lead,
    Upkeep,
)
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.ui.boru import wording
from vikingtable.ui.boru.choices import ChoicesText
from vikingtable.ui.boru.choosing import Choice, action_at, many_open, open_towns
from vikingtable.ui.boru.forecast import Outcome, acting_card, of_answer, standings, winning
from vikingtable.ui.boru.guide import choices_text
from vikingtable.ui.boru.mapitem import TownText
from vikingtable.ui.boru.motions import Motions
from vikingtable.ui.boru.places import Place, Places
from vikingtable.ui.boru.recent import KINDS, Touched, touched
from vikingtable.ui.boru.scene import Desk, drafting
from vikingtable.ui.boru.trick import PacketText, StepsText, TownPlate, TrickText, waiting_after
from vikingtable.ui.flights import Flights
from vikingtable.ui.i18n import tr
from vikingtable.ui.lately import Lately
from vikingtable.ui.table import Column, GameTable
from vikingtable.ui.tableview import TableView, Who

#: Which of the four steps of the round's end each of its parts belongs to.
_STEP_OF_PART = (0, 0, 1, 1, 2, 2, 2, 3)
_STEPS = ("marriage", "battle", "church", "claims")


class BoruTable(GameTable):
    """One game of Brian Boru at one screen."""

    def build(self) -> QWidget:
        self.view = TableView()
        self.desk = Desk(self.view)
        self.flights = Flights(self.desk.kit, self.view.scene(), self.view)
        self.motions = Motions(self.desk, self.flights, self.motion)
        self.lately = Lately(self.match, self, KINDS)
        #: What stands chosen of an answer that is put together.
        self.choice = Choice()
        self._asked: tuple[object, ...] = ()
        self._places: dict[Hashable, Place] = {}
        self._decision: Decision | None = None
        self._pointed_town = 0
        #: The place of the answer that is pointed at in list or bar.
        self._lit: Hashable | None = None
        self.view.activated.connect(self._activated)
        self.view.refused.connect(self._refused)
        self.view.hovered.connect(self._hovered)
        self.view.cursorMoved.connect(self._hovered)
        self.view.resized.connect(self._resized)
        self.view.escape = self._escape
        return self.view

    # The state --------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> BoruState:
        """The state that is shown."""
        state = self.shown
        assert isinstance(state, BoruState)
        return state

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        assert isinstance(state, BoruState)
        self.motions.before = self.desk.state
        asked = (self._question(state), self.front)
        if asked != self._asked:
            self._asked = asked
            self.choice = Choice()
        self.desk.kit.zoom = self.view.zoom()
        self.desk.arrange(state.seats, draft=drafting(state))
        self.view.set_board_name(tr("boru.ui.board"))
        self._lay_out()

    def _question(self, state: BoruState) -> tuple[object, ...]:
        """What the person in front is asked; the others' answers in a draft do not make it another question."""
        top = state.frames[-1] if state.frames else None
        if isinstance(top, Draft):
            return (state.round, top.step, top.answers[self.front])
        return (top, state.turn)

    def _lay_out(self) -> None:
        state = self.state
        who = Who(tuple(self.match.names), tuple(self.looks), self.game.to_answer(state), state.winners)
        self.desk.show(state, self.front, who, self._touched(state))
        self.desk.header.show_text(self._round_text(state), self._note(state))
        self._show_choice(None)

    def _touched(self, state: BoruState) -> Touched:
        """What is new to the person in front; nothing once the game is over."""
        if not self.match.persons or not state.frames:
            return Touched()
        return touched(self.lately.since(self.front, self.review.position), self.front)

    def _round_text(self, state: BoruState) -> str:
        rounds = tables.BY_SEATS[state.seats].rounds
        if not state.round:
            return tr("boru.ui.setup")
        tricks = tables.BY_SEATS[state.seats].tricks + (state.play_last_card and state.seats == 5)
        top = state.frames[-1] if state.frames else None
        if isinstance(top, Draft):
            return tr("boru.ui.round.draft", state.round, rounds)
        if not state.frames or any(isinstance(frame, Upkeep) for frame in state.frames):
            return tr("boru.ui.round", state.round, rounds)
        trick = min(len(state.spent) // state.seats + 1, tricks)
        return tr("boru.ui.round.trick", state.round, rounds, trick, tricks)

    def _note(self, state: BoruState) -> str:
        if state.frames and state.round and not state.marriage_deck:
            return tr("boru.ui.last_round")
        return ""

    def offer(self, decision: Decision | None, seat: int) -> None:
        self._decision = decision
        self._light(None)
        if self.desk.state is None:
            # Nothing is drawn yet: a curtain covers the table.
            return
        self._lay_out()
        self._make_places()

    def _make_places(self) -> None:
        told = self.told
        made = Places(self.desk, self.match.names, self._mine(), self.choice, self.front, told).all(self.why_not)
        self._places = {place.spot.id: place for place in made}
        self.view.set_spots([place.spot for place in made])
        self.desk.lights.glow([place.glow for place in made if place.glow is not None])
        self._light(self._lit)

    def _light(self, place: Hashable | None) -> None:
        """Light up a place; it keeps the light where the table is laid out anew."""
        self._lit = place
        found = self._places.get(place) if place is not None else None
        self.desk.lights.point_at(None if found is None else found.spot.rect)

    def _mine(self) -> int | None:
        """The person's seat that answers now, or ``None``."""
        return self.acting if self._decision is not None else None

    def _top(self) -> object:
        return self.state.frames[-1] if self.state.frames else None

    # What is shown before it is done ----------------------------------------------------------------------------------

    def _show_choice(self, action: Action | None) -> None:
        """Show what stands chosen, and what ``action`` (or what is chosen) would do."""
        state, desk = self.state, self.desk
        seat = self._mine()
        choice = self.choice
        if isinstance(action, acts.LeadTrick):
            choice = Choice(card=action.card, town=action.town)
        elif isinstance(action, acts.PlayCard):
            choice = Choice(card=action.card)
        elif isinstance(action, acts.Keep):
            choice = Choice(packet=action.cards)
        outcome = of_answer(state, action) if action is not None and seat is not None else None
        self._show_map(action, choice, outcome)
        desk.show_outcome(seat, outcome)
        self._show_trick(choice)
        self._show_hand(choice)
        shown = choices_text(state, seat, choice, action, self.describe, self.match.names)
        desk.choices.show_text(shown if state.frames else ChoicesText(self._result_text(state.winners)))

    def _show_map(self, action: Action | None, choice: Choice, outcome: Outcome | None) -> None:
        state, desk = self.state, self.desk
        seat = self._mine()
        ghosts: list[tuple[int, int]] = []
        if isinstance(action, acts.PlaceDisc | acts.ExpandTo):
            ghosts.append((action.seat, action.town))
        mask = None if seat is None else open_towns(state, seat, choice)
        active = state.town or choice.town
        reach = outcome.reach | outcome.frees if outcome is not None and not isinstance(self._top(), Expand) else 0
        rim = (mask or 0) if many_open(self._top(), mask, choice) else 0
        desk.towns.show_choice(open_towns=mask, active=active, ghosts=ghosts, reach=reach, rim=rim)
        self._point_at_town(self._pointed_town)

    def _point_at_town(self, town: int) -> None:
        """Say more of a town in the corner of the map."""
        self._pointed_town = town
        if not town:
            self.desk.towns.show_pointed(0, None)
            self.desk.ground.show_lit(None)
            return
        one = tables.TOWNS[town - 1]
        text = TownText(
            wording.said(words.town(town)),
            wording.town_reading(town),
            wording.region(one.region),
            wording.held(self.state, town, self.match.names),
        )
        self.desk.towns.show_pointed(town, text)
        self.desk.ground.show_lit(one.region)

    def _show_trick(self, choice: Choice) -> None:
        state, seat = self.state, self._mine()
        top = self._top()
        shown: TrickText | PacketText | StepsText
        ending = [frame for frame in state.frames if isinstance(frame, Upkeep)]
        if isinstance(top, Draft):
            answer = top.answers[self.front]
            packet = legality.packet_of(state, top, self.front)
            chosen = choice.packet if seat is not None else tuple(card for card in answer if card)
            title = tr("boru.ui.packet.title" if not answer else "boru.ui.packet.waiting")
            shown = PacketText(title, packet, chosen, state.card5_coins)
        elif ending or not state.frames:
            step = _STEP_OF_PART[ending[-1].at - 1] if ending else -1
            title = tr("boru.ui.steps" if ending else "boru.ui.steps.over")
            shown = StepsText(title, tuple(tr(f"boru.ui.step.{name}") for name in _STEPS), step)
        else:
            shown = self._trick_text(choice)
        self.desk.trick.show_text(shown, tuple(self.looks), tuple(self.match.names))

    def _trick_text(self, choice: Choice) -> TrickText:
        state, seat = self.state, self._mine()
        top = self._top()
        ghost = (seat, choice.card) if seat is not None and choice.card and isinstance(top, Lead | Follow) else None
        acting = acting_card(state)
        if state.town or choice.town:
            town = state.town or choice.town
            region = tables.REGIONS[tables.TOWNS[town - 1].region].name
            plate = TownPlate(town, tables.TOWNS[town - 1].name, region, ghost=not state.town)
        else:
            plate = TownPlate(0, "", tr("boru.ui.no_town"))
        first = state.trick[0][0] if state.trick else state.marker
        if isinstance(top, Lead):
            first = top.owner
        order = [(first + at) % state.seats for at in range(state.seats)]
        played = [one for one, _ in state.trick] + ([ghost[0]] if ghost else [])
        return TrickText(
            plate,
            standings(state, ghost, choice.town),
            waiting_after(order, played),
            acting[0] if acting else 0,
            acting[1] if acting else -2,
            state.card5_coins,
        )

    def _show_hand(self, choice: Choice) -> None:
        state, seat = self.state, self._mine()
        top = self._top()
        hand = state.players[self.front].hand
        town = state.town or (choice.town if seat is not None else 0)
        wins: tuple[bool, ...] = ()
        faint: frozenset[int] = frozenset()
        if seat is not None and isinstance(top, Lead | Follow):
            wins = winning(state, hand, town)
        if seat is not None and isinstance(top, Lead):
            leads = legality.leads(state, seat)
            mask = tables.bit(choice.town) if choice.town else tables.ALL_TOWNS
            faint = frozenset(card for card in hand if not leads.get(card, 0) & mask)
        self.desk.hand.show_choice(raised=choice.card, wins=wins, faint=faint)

    def hint_action(self, action: Action | None) -> None:
        town = getattr(action, "town", 0)
        self._pointed_town = town if isinstance(town, int) else 0
        self._show_choice(action)
        place = next((one for one in self._places.values() if action is not None and one.action == action), None)
        self._light(place.spot.id if place is not None and place.spot.id != ("confirm",) else None)

    def _hovered(self, place: object) -> None:
        seat = self._mine()
        self._pointed_town = place[1] if isinstance(place, tuple) and place[0] == "town" else 0
        action = None
        if seat is not None and isinstance(place, tuple):
            action = action_at(self.state, seat, place, self.choice)
            if action is not None and self.why_not(action):
                action = None
        self._show_choice(action)
        if isinstance(place, tuple) and place[0] == "region":
            self.desk.ground.show_lit(place[1])
        self._light(place if isinstance(place, tuple) and place[0] == "option" else None)

    # Answers ----------------------------------------------------------------------------------------------------------

    def bar_answers(self, decision: Decision, seat: int) -> Sequence[Action]:
        # What is long or chosen by looking stands on the board and in the list; the bar keeps its height.
        if decision.kind == "follow":
            chosen = self.choice.action(self.state, seat)
            return () if chosen is None else (chosen,)
        if decision.kind == "expand":
            return (acts.Decline(seat),)
        if decision.kind == "princess":
            return super().bar_answers(decision, seat)
        return ()

    def _activated(self, place: object) -> None:
        seat = self._mine()
        if not isinstance(place, tuple) or seat is None:
            return
        kind = place[0]
        top = self._top()
        if kind == "packet":
            self.choice = self.choice.with_packet(place[1])
        elif kind == "hand" and isinstance(top, Lead | Follow):
            if self._again(place):
                return
            if isinstance(top, Lead):
                self.choice = self.choice.with_card(self.state, seat, place[1])
            else:
                self.choice = Choice(card=0 if place[1] == self.choice.card else place[1])
        elif kind == "town" and isinstance(top, Lead):
            if self._again(place):
                return
            self.choice = self.choice.with_town(self.state, seat, place[1])
        else:
            found = self._places.get(place)
            if found is not None and found.action is not None:
                self.act(found.action)
            return
        self._chosen()

    def _again(self, place: tuple[object, ...]) -> bool:
        """A second click on what is chosen confirms an answer that is complete; says whether it did."""
        chosen = self.choice.card if place[0] == "hand" else self.choice.town
        seat = self._mine()
        action = None if seat is None else self.choice.action(self.state, seat)
        if action is None or place[1] != chosen:
            return False
        return self.act(action)

    def _chosen(self) -> None:
        """Something else stands chosen: board, places and bar follow."""
        self._show_choice(None)
        self._make_places()
        self._show_bar()
        shown = self.desk.choices.shown
        self.view.announced(shown.title)

    def _refused(self, place: object) -> None:
        found = self._places.get(place) if isinstance(place, tuple) else None
        seat = self._mine()
        if found is None or seat is None:
            return
        if found.action is not None:
            self.refuse(self.why_not(found.action))
        elif place[0] in ("town", "hand") and isinstance(self._top(), Lead):  # type: ignore[index]
            self.refuse([found.spot.description.rpartition("\n")[2]])

    def _escape(self) -> bool:
        if self.choice == Choice():
            return False
        self.choice = Choice()
        self._chosen()
        return True

    # The rest of the table --------------------------------------------------------------------------------------------

    def _resized(self) -> None:
        state = self.desk.state
        if state is not None and self.desk.arrange(state.seats, draft=drafting(state)):
            self._make_places()

    def restyle(self) -> None:
        super().restyle()
        self.view.scene().update()

    def animate(self, event: Event, index: int) -> int:
        return self.motions.begin(event)

    def skip_animation(self) -> None:
        self.flights.finish()
        self.motions.unveil()

    def player_columns(self) -> Sequence[Column]:
        def held(name: str):  # type: ignore[no-untyped-def]
            return lambda state, seat: getattr(state.players[seat], name)

        return (
            Column("boru.ui.column.coins", held("coins"), "boru/coin"),
            Column("boru.score.renown", held("renown"), "boru/renown"),
            Column("boru.score.claims", lambda state, seat: state.claims.count(seat), "boru/claim_town"),
        )

    def rules_section(self, decision: Decision | None) -> str:
        return words.HELP[decision.kind] if decision is not None else ""

    def shortcuts(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        return (*super().shortcuts(), ("app.game.boru", (("Esc", "boru.ui.keys.back"),)))
