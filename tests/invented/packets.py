"""Packets: an invented draft. All pick at once, hidden; what is left goes to the next seat; highest cards win.

Each seat gets seats + 1 cards of 20. As often as there are seats, each keeps one card and passes the rest, so
no packet comes back. A seat knows what it kept and what it passed on; kept cards are shown at the end.
"""

from collections.abc import Sequence
from typing import ClassVar

from attrs import evolve, frozen

from tests.invented.base import UNKNOWN, InventedGame, changed, without
from vikingtable.rules.chance import Chance, Generator, Outcome
from vikingtable.rules.game import Score, Setup
from vikingtable.rules.simultaneous import Answers
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Action, Decision, Event, State, Step
from vikingtable.texts.message import Message, msg, seat

DECK = tuple(range(1, 21))
#: Points of two kept cards with successive numbers.
RUN = 5

Cards = tuple[int, ...]


@frozen
class Keep(Action):
    """Keep this card of the packet in hand."""

    card: int


@frozen
class Chosen(Event):
    """A seat has chosen; only it knows what."""

    seat: int


@frozen
class Kept(Event):
    """A seat has put a card aside; the others see only that."""

    seat: int
    card: int


@frozen
class Shown(Event):
    """The end: a seat's kept cards, for all to see."""

    seat: int
    cards: Cards


@frozen
class PacketsState(State):
    """Unknown cards of a view are ``UNKNOWN``; packets are ascending."""

    #: The packet in each seat's hand.
    packets: tuple[Cards, ...]
    #: Each seat's kept cards, a round one.
    kept: tuple[Cards, ...]
    #: What each seat remembers to have passed on, round by round.
    passed: tuple[tuple[Cards, ...], ...]
    #: The cards that nobody got.
    box: Cards
    #: The hidden answers of the running round; ``None`` when the game is over.
    answers: Answers | None


class PacketsGame(InventedGame[PacketsState]):
    """The rules of Packets."""

    id = "test_packets"
    rules_version = 1
    seats = (2, 3, 4)
    hidden_hands = True
    state_type = PacketsState
    action_types = (Keep,)
    event_types = (Chosen, Kept, Shown)
    frame_types = ()
    texts: ClassVar = {
        "test_packets.prompt": "Keep one card of your packet.",
        "test_packets.keep": "Keep card: %1",
        "test_packets.not_there": "This card is not in the packet: %1.",
        "test_packets.bad": "The cards do not add up.",
        "test_packets.kept": "%1 keeps a card.",
    }

    def new(self, setup: Setup, script: Sequence[Outcome] = ()) -> Step[PacketsState]:
        self.resolved(setup)
        chance = Chance(setup.seed, script)
        cards = chance.shuffled(DECK)
        chance.finish()
        n, size = setup.seats, setup.seats + 1
        state = PacketsState(
            generator=chance.generator,
            viewer=NOBODY,
            seats=n,
            turn=0,
            frames=(),
            packets=tuple(tuple(sorted(cards[one * size : (one + 1) * size])) for one in range(n)),
            kept=((),) * n,
            passed=((),) * n,
            box=tuple(sorted(cards[n * size :])),
            answers=Answers.asked(tuple(range(n))),
        )
        return Step(state, (), tuple(chance.outcomes), True)

    def to_answer(self, state: PacketsState) -> tuple[int, ...]:
        return state.answers.waiting if state.answers else ()

    def decision(self, state: PacketsState) -> Decision | None:
        if state.answers is None:
            return None
        return Decision("keep", state.answers.waiting, msg("test_packets.prompt"), simultaneous=True)

    def answers(self, state: PacketsState, seat: int) -> tuple[Action, ...]:
        return tuple(Keep(seat, card) for card in state.packets[seat])

    def faults(self, state: PacketsState, action: Action) -> tuple[Message, ...]:
        if not isinstance(action, Keep):
            return (msg("common.illegal.wrong_kind"),)
        return () if action.card in state.packets[action.seat] else (msg("test_packets.not_there", action.card),)

    def play(self, state: PacketsState, action: Action, script: Sequence[Outcome] = ()) -> Step[PacketsState]:
        Chance(state.generator, script).finish()
        assert state.answers is not None
        answers = state.answers.with_answer(action)
        events: list[Event] = [Chosen(action.seat)]
        if not answers.complete:
            return Step(evolve(state, answers=answers), tuple(events), (), False)
        packets, kept, passed = state.packets, state.kept, state.passed
        for one in answers.in_seat_order():
            assert isinstance(one, Keep)
            left = without(packets[one.seat], one.card)
            packets = changed(packets, one.seat, left)
            kept = changed(kept, one.seat, (*kept[one.seat], one.card))
            passed = changed(passed, one.seat, (*passed[one.seat], left))
            events.append(Kept(one.seat, one.card))
        over = len(kept[0]) == state.seats
        if over:
            events += [Shown(one, kept[one]) for one in range(state.seats)]
        new = evolve(
            state,
            turn=state.turn + 1,
            packets=(packets[-1], *packets[:-1]),
            kept=kept,
            passed=passed,
            answers=None if over else Answers.asked(tuple(range(state.seats))),
        )
        return Step(new, tuple(events), (), True)

    def view_for(self, state: PacketsState, seat: int) -> PacketsState:
        def masked(rows: tuple[Cards, ...]) -> tuple[Cards, ...]:
            return tuple(row if one == seat else (UNKNOWN,) * len(row) for one, row in enumerate(rows))

        return evolve(
            state,
            generator=NO_GENERATOR,
            viewer=seat,
            packets=masked(state.packets),
            kept=masked(state.kept) if state.answers else state.kept,
            passed=tuple(
                rows if one == seat else tuple((UNKNOWN,) * len(row) for row in rows)
                for one, rows in enumerate(state.passed)
            ),
            box=(UNKNOWN,) * len(state.box),
            answers=state.answers and state.answers.seen_by(seat),
        )

    def event_for(self, event: Event, seat: int) -> Event | None:
        if isinstance(event, Kept) and event.seat != seat:
            return Kept(event.seat, UNKNOWN)
        return event

    def redeal(self, view: PacketsState, random: Generator) -> PacketsState:
        n, me, now = view.seats, view.viewer, len(view.kept[0])
        known = {card for rows in (view.packets[me], *view.passed[me], *view.kept) for card in rows}
        pool = list(random.shuffled(tuple(card for card in DECK if card not in known)))
        kept = [list(row) for row in view.kept]
        packets = list(view.packets)
        passed = [[list(row) for row in rows] for rows in view.passed]
        for origin in range(n):
            holder = (origin + now) % n
            met = (me - origin) % n  # the round in which the viewer holds this packet
            if met < now:
                rest = list(random.shuffled(view.passed[me][met]))
            elif met == now and now < n:
                rest = list(view.packets[me])
            else:
                rest = []
            for step in range(now):
                taker = (origin + step) % n
                if kept[taker][step] != UNKNOWN:
                    if kept[taker][step] in rest:
                        rest.remove(kept[taker][step])
                elif step < met:
                    kept[taker][step] = pool.pop()
                else:
                    kept[taker][step] = rest.pop()
            size = n + 1 - now
            packets[holder] = tuple(sorted(rest if rest else [pool.pop() for _ in range(size)]))
            for step in range(now):
                later = [kept[(origin + after) % n][after] for after in range(step + 1, now)]
                passed[(origin + step) % n][step] = sorted([*packets[holder], *later])
        full = evolve(
            view,
            generator=random.next64(),
            viewer=NOBODY,
            packets=tuple(packets),
            kept=tuple(tuple(row) for row in kept),
            passed=tuple(tuple(tuple(row) for row in rows) for rows in passed),
            box=tuple(sorted(pool)),
        )
        answers = view.answers
        for one in answers.hidden if answers else ():
            assert answers is not None
            answers = answers.filled(Keep(one, random.choice(full.packets[one])))
        return evolve(full, answers=answers)

    def scores(self, state: PacketsState) -> tuple[Score, ...]:
        def score(cards: Cards) -> Score:
            seen = [card for card in cards if card != UNKNOWN]
            return Score((("cards", sum(seen)), ("runs", RUN * sum(card + 1 in seen for card in seen))))

        return tuple(score(cards) for cards in state.kept)

    def outcome(self, state: PacketsState) -> tuple[int, ...] | None:
        if state.answers is not None:
            return None
        totals = [score.total for score in self.scores(state)]
        return tuple(one for one, total in enumerate(totals) if total == max(totals))

    def check(self, state: PacketsState) -> tuple[Message, ...]:
        n, now = state.seats, state.turn
        held = sorted(card for rows in (*state.packets, *state.kept, state.box) for card in rows)
        good = (
            n in self.seats
            and 0 <= now <= n
            and tuple(held) == DECK
            and len(state.packets) == len(state.kept) == len(state.passed) == n
            and all(len(row) == n + 1 - now for row in state.packets)
            and all(len(row) == now for row in state.kept)
            and all([len(row) for row in rows] == [n - one for one in range(now)] for rows in state.passed)
            and (now == n) == (state.answers is None)
            and (state.answers is None or self._answers_fit(state, state.answers))
        )
        return () if good else (msg("test_packets.bad"),)

    def _answers_fit(self, state: PacketsState, answers: Answers) -> bool:
        return (
            answers.seats == tuple(range(state.seats))
            and answers.faultless(state.seats, view=False)
            and all(
                one is None or (isinstance(one, Keep) and one.card in state.packets[one.seat])
                for one in answers.actions
            )
        )

    def describe_action(self, state: PacketsState, action: Action) -> Message:
        assert isinstance(action, Keep)
        return msg("test_packets.keep", action.card)

    def describe_event(self, event: Event) -> Message | None:
        return msg("test_packets.kept", seat(event.seat)) if isinstance(event, Kept) else None
