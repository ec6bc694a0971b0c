"""A session: a running game, what observers hear of it, and what of it is kept in a save."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.saves.hoard import (
    HOARD,
    PEOPLE,
    Draw,
    Drew,
    EndTurn,
    Haul,
    Hauling,
    Place,
    Roll,
    Rolled,
    Take,
    Took,
    play_on,
)
from vikingtable.match.session import DEAL, Change, Session
from vikingtable.rules.chance import ChanceError
from vikingtable.rules.game import Setup, SetupError
from vikingtable.rules.state import IllegalAction
from vikingtable.saves.model import SeatInfo


def table(seats: int = 2, **options: Any) -> Session:
    return Session.start("test_hoard", Setup(seats, 7, tuple(options.items())), PEOPLE[:seats])


@dataclass
class Listener:
    """Writes down what it hears."""

    heard: list[Any] = field(default_factory=list)

    def state_changed(self, change: Change) -> None:
        self.heard.append(change)

    def event_happened(self, event: Any, entry: int) -> None:
        self.heard.append((event, entry))

    def decision_opened(self, decision: Any) -> None:
        self.heard.append(decision.kind if decision else None)

    def history_moved(self, position: int, length: int) -> None:
        self.heard.append((position, length))

    def game_over(self, winners: tuple[int, ...]) -> None:
        self.heard.append(("over", winners))


# Playing -------------------------------------------------------------------------------------------------------------


def test_a_new_game_stands_at_its_first_decision() -> None:
    session = table()

    assert (session.position, session.length, session.turn) == (0, 0, 0)
    assert session.to_answer == (0,)
    assert session.names == ("Astrid", "ビョルン")
    assert session.setup.options == (("pot", 30), ("turns", 6), ("rich", False))
    assert session.winners is None


def test_an_action_is_played_and_kept() -> None:
    session = table()
    before = session.state

    step = session.apply(Take(0, 2))

    assert session.state is step.state
    assert session.state.pot == 28
    assert session.entries[0].action == Take(0, 2)
    assert session.entries[0].before is before
    assert session.state_at(0) is before


def test_an_illegal_action_changes_nothing() -> None:
    session = table()
    listener = Listener()
    session.subscribe(listener)
    before = session.state

    with pytest.raises(IllegalAction) as refused:
        session.apply(Take(1, 2))

    assert [reason.key for reason in refused.value.reasons] == ["common.illegal.not_your_decision"]
    assert session.state is before
    assert (session.position, listener.heard) == (0, [])


def test_a_script_that_does_not_fit_changes_nothing() -> None:
    session = table()

    with pytest.raises(ChanceError):
        session.apply(Roll(0), script=(7,))

    assert session.position == 0
    assert not session.analysis


def test_a_chosen_die_makes_the_table_one_of_analysis() -> None:
    session = table()

    step = session.apply(Roll(0), script=(6,))

    assert step.events == (Rolled(0, 6),)
    assert session.analysis
    assert session.saved().analysis


@pytest.mark.parametrize("people", [PEOPLE[:1], PEOPLE[:3]])
def test_each_seat_needs_a_player(people: tuple[SeatInfo, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        Session.start("test_hoard", Setup(2), people)


def test_a_game_or_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        Session.start("chess", Setup(2), PEOPLE[:2])
    with pytest.raises(SetupError):
        Session.start("test_hoard", Setup(2, 0, (("pot", 101),)), PEOPLE[:2])


def test_another_player_can_take_a_seat() -> None:
    session = table()

    session.reseat(1, SeatInfo("Computer", "computer", "hard"))

    assert session.saved().seats[1].level == "hard"
    with pytest.raises(IndexError):
        session.reseat(2, PEOPLE[0])


# What observers hear -------------------------------------------------------------------------------------------------


def test_observers_hear_of_state_events_decision_and_history_in_this_order() -> None:
    session = table()
    listener = Listener()
    session.subscribe(listener)

    session.apply(Roll(0), script=(3,))

    change, *rest = listener.heard
    assert (change.kind, change.kept, change.taken_back) == ("apply", 0, 0)
    assert change.fields == ("frames", "generator", "rolled")
    assert [entry.action for entry in change.entries] == [Roll(0)]
    assert change.after.frames == (Hauling(0, 3),)
    assert rest == [(Rolled(0, 3), 0), "haul", (1, 1)]


def test_undo_and_redo_are_heard_of() -> None:
    session = table()
    session.apply(Take(0, 1))
    listener = Listener()
    session.subscribe(listener)

    session.undo()
    session.redo()

    back, decision, moved, again, event, decision2, moved2 = listener.heard
    assert (back.kind, back.kept, back.taken_back, back.entries) == ("undo", 0, 1, ())
    assert (decision, moved) == ("turn", (0, 1))
    assert (again.kind, again.kept, again.taken_back, len(again.entries)) == ("redo", 0, 0, 1)
    assert event == (Took(0, 1), 0)
    assert (decision2, moved2) == ("turn", (1, 1))


def test_taking_back_an_earlier_action_is_heard_of_as_one_change() -> None:
    session = table()
    for action in (Take(0, 2), Place(0, 1), Place(0, 2)):
        session.apply(action)
    listener = Listener()
    session.subscribe(listener)

    session.without(1)

    change, *rest = listener.heard
    assert (change.kind, change.kept, change.taken_back) == ("rework", 1, 2)
    assert [entry.action for entry in change.entries] == [Place(0, 2)]
    assert change.fields == ("players", "pot")
    assert rest == ["turn", (2, 2)]


def test_the_end_of_the_game_is_heard_once() -> None:
    session = table(turns=1)
    listener = Listener()
    session.subscribe(listener)

    session.apply(Take(0, 2))
    session.apply(EndTurn(0))

    assert listener.heard[-3:] == [None, (2, 2), ("over", (0,))]
    assert session.winners == (0,)
    assert session.decision is None


def test_an_observer_with_a_seat_hears_masked_events() -> None:
    session = table()
    everything, own, other = Listener(), Listener(), Listener()
    session.subscribe(everything)
    session.subscribe(own, seat=0)
    session.subscribe(other, seat=1)

    session.apply(Draw(0), script=(4,))

    card = session.state.players[0].hand[0]
    assert everything.heard[1] == (Drew(0, card), 0)
    assert own.heard[1] == (Drew(0, card), 0)
    assert other.heard[1] == (Drew(0, -1), 0)


def test_nobody_hears_anything_after_unsubscribing() -> None:
    session = table()
    listener = Listener()
    unsubscribe = session.subscribe(listener)

    unsubscribe()
    session.apply(Take(0, 1))

    assert listener.heard == []


def test_an_answer_from_within_an_observer_is_heard_after_what_caused_it() -> None:
    session = table()

    class Answering(Listener):
        def decision_opened(self, decision: Any) -> None:
            super().decision_opened(decision)
            if session.position == 1:
                session.apply(Haul(0, 0))

    answering, second = Answering(), Listener()
    session.subscribe(answering)
    session.subscribe(second)

    session.apply(Roll(0), script=(3,))

    for heard in (answering.heard, second.heard):
        kinds = [type(one).__name__ if isinstance(one, Change) else one for one in heard]
        assert kinds == ["Change", (Rolled(0, 3), 0), "haul", (1, 1), "Change", (Took(0, 0), 1), "turn", (2, 2)]


def test_one_observer_that_breaks_does_not_keep_the_news_from_the_others() -> None:
    session = table()

    class Broken(Listener):
        def state_changed(self, change: Change) -> None:
            raise RuntimeError("broken")

    listener = Listener()
    session.subscribe(Broken())
    session.subscribe(listener)

    with pytest.raises(RuntimeError, match="broken"):
        session.apply(Take(0, 1))

    assert session.position == 1
    assert listener.heard[1:] == [(Took(0, 1), 0), "turn", (1, 1)]


# The log -------------------------------------------------------------------------------------------------------------


def test_the_log_of_a_seat_is_masked_and_names_the_actions() -> None:
    session = table()
    session.apply(Draw(0), script=(0,))
    session.apply(Take(0, 1))
    card = session.state.players[0].hand[0]

    assert session.events_for(0) == ((DEAL, Took(0, 1)), (0, Drew(0, card)), (1, Took(0, 1)))
    assert session.events_for(1) == ((DEAL, Took(0, 1)), (0, Drew(0, -1)), (1, Took(0, 1)))
    assert session.events_for(None) == session.events_for(0)


def test_undone_actions_are_not_in_the_log() -> None:
    session = table()
    session.apply(Take(0, 1))
    session.undo()

    assert session.events_for(0) == ((DEAL, Took(0, 1)),)


# What is kept --------------------------------------------------------------------------------------------------------


def test_a_save_leaves_undone_actions_out() -> None:
    session = table()
    session.apply(Take(0, 1))
    session.apply(Place(0, 5))
    session.undo()

    saved = session.saved()

    assert [kept.action for kept in saved.actions] == [Take(0, 1)]
    assert saved.state == session.state


def test_a_save_knows_the_start_of_the_turn() -> None:
    session = table()
    for action in (Take(0, 1), EndTurn(0), Take(1, 2), Place(1, 3)):
        session.apply(action)

    saved = session.saved()

    assert saved.turn_actions == 2
    assert saved.turn_state == session.state_at(2)
    assert saved.turn_state.turn == 1


def test_a_game_longer_than_a_save_may_be_leaves_its_first_actions_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vikingtable.match.session.MAX_ACTIONS", 10)
    session = table(turns=100)
    for turn in range(12):
        session.apply(EndTurn(turn % 2))
    session.apply(Take(0, 1))

    saved = session.saved()

    assert [kept.action for kept in saved.actions] == [Take(0, 1)]
    assert saved.start == session.state_at(12)
    assert saved.state == session.state


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, second = table(), table()
    for session in (first, second):
        play_on(session, 40, seed=3)

    assert first.state == second.state
    assert first.entries == second.entries
    assert HOARD.outcome(first.state) == second.winners
