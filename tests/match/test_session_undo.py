"""The rules of undo: how far one step goes back, where it stops, and what it says it takes back."""

from collections.abc import Iterator

import pytest

from tests.invented.packets import PacketsGame
from tests.saves.hoard import COMPUTER, PEOPLE, Draw, EndTurn, Haul, Place, Roll, Take
from vikingtable.match.session import Session, TakeBackRefused
from vikingtable.rules import registry
from vikingtable.rules.game import Setup
from vikingtable.saves.model import SeatInfo
from vikingtable.texts.message import Message, msg


def table(*seats: SeatInfo, unlocked: bool = False) -> Session:
    return Session.start("test_hoard", Setup(len(seats), 7), seats, unlocked=unlocked)


def played(session: Session, *actions: object) -> Session:
    for action in actions:
        session.apply(action)  # type: ignore[arg-type]
    return session


# Several people ------------------------------------------------------------------------------------------------------


def test_an_action_of_the_own_turn_can_be_taken_back() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), Place(0, 4))

    assert session.undo_steps() == 1
    assert session.undo() == 1
    assert session.position == 1
    assert session.undo() == 1
    assert session.undo() == 0
    assert session.state == session.state_at(0)


@pytest.mark.parametrize("revealing", [Roll(0), Draw(0)])
def test_undo_stops_at_what_was_revealed(revealing: object) -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), revealing)

    assert session.undo_steps() == 0
    assert session.undo() == 0
    assert session.position == 2


def test_what_came_after_a_revelation_can_be_taken_back() -> None:
    session = played(table(*PEOPLE[:2]), Roll(0), Haul(0, 1), Take(0, 1))

    assert [session.undo(), session.undo(), session.undo()] == [1, 1, 0]
    assert session.position == 1


def test_a_turn_that_has_passed_cannot_be_taken_back() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), EndTurn(0))

    assert session.undo_steps() == 0


def test_with_people_at_the_table_undo_goes_back_over_computers_only_within_the_turn() -> None:
    session = played(table(PEOPLE[0], COMPUTER, PEOPLE[1]), Take(0, 1), EndTurn(0), EndTurn(1))

    assert session.undo_steps() == 0


# One person ----------------------------------------------------------------------------------------------------------


def test_with_one_person_undo_returns_to_the_last_decision_over_moves_of_computers() -> None:
    session = played(table(PEOPLE[0], COMPUTER), Take(0, 1), EndTurn(0), Take(1, 2), EndTurn(1))

    assert session.undo_steps() == 3
    assert session.undo() == 3
    assert session.to_answer == (0,)
    assert session.position == 1
    assert session.redo_steps() == 3
    assert session.redo() == 3
    assert session.position == 4


def test_with_one_person_undo_stops_at_a_computers_revealing_move() -> None:
    session = played(table(PEOPLE[0], COMPUTER), EndTurn(0), Draw(1), EndTurn(1))

    assert session.undo_steps() == 0


def test_a_thinking_computer_does_not_keep_a_person_from_undoing() -> None:
    session = played(table(PEOPLE[0], COMPUTER), Take(0, 1), EndTurn(0))

    assert session.to_answer == (1,)
    assert session.undo_steps() == 1


def test_computers_alone_are_not_undone() -> None:
    session = played(table(COMPUTER, COMPUTER), Take(0, 1))

    assert session.undo_steps() == 0


# Unlocked tables -----------------------------------------------------------------------------------------------------


def test_an_unlocked_table_goes_back_over_dice_and_turns() -> None:
    session = played(table(PEOPLE[0], unlocked=True), Roll(0), Haul(0, 1), EndTurn(0))

    assert [session.undo() for _ in range(4)] == [1, 1, 1, 0]


def test_an_unlocked_table_of_computers_takes_back_one_action() -> None:
    session = played(table(COMPUTER, COMPUTER, unlocked=True), Draw(0), EndTurn(0))

    assert session.undo() == 1
    assert session.position == 1


def test_the_same_die_falls_again_after_an_unlocked_undo() -> None:
    session = played(table(PEOPLE[0], unlocked=True), Roll(0))
    rolled = session.state.frames

    session.undo()
    session.apply(Roll(0))

    assert session.state.frames == rolled


# Redo ----------------------------------------------------------------------------------------------------------------


def test_another_action_clears_what_can_be_done_again() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), Place(0, 4))
    session.undo()

    session.apply(Place(0, 5))

    assert session.redo_steps() == 0
    assert (session.position, session.length) == (2, 2)


def test_the_same_action_keeps_what_can_be_done_again() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), Place(0, 4), Place(0, 5))
    session.undo()
    session.undo()

    session.apply(Place(0, 4))

    assert session.redo_steps() == 1
    assert session.redo() == 1
    assert session.position == 3


def test_the_same_action_with_another_die_clears_what_can_be_done_again() -> None:
    session = table(PEOPLE[0], unlocked=True)
    session.apply(Roll(0), script=(5,))
    session.apply(Haul(0, 5))
    session.undo()
    session.undo()

    session.apply(Roll(0), script=(2,))

    assert session.redo_steps() == 0


# Words ---------------------------------------------------------------------------------------------------------------


def test_undo_and_redo_say_what_they_take_back_and_play_again() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1))
    assert session.undo_message() == msg("list", "Take")
    assert session.redo_message() is None

    session.undo()

    assert session.undo_message() is None
    assert session.redo_message() == msg("list", "Take")


def test_with_one_person_undo_names_the_persons_action() -> None:
    session = played(table(PEOPLE[0], COMPUTER), Take(0, 1), EndTurn(0), Take(1, 1), EndTurn(1))

    assert session.undo_message() == msg("list", "EndTurn")


def test_an_answer_that_is_hidden_from_the_viewer_is_not_named() -> None:
    session = played(table(PEOPLE[0], unlocked=True), Draw(0))
    assert session.undo_message(0) == msg("list", "Draw")
    assert session.undo_message(1) == Message("saves.history.hidden_answer")


@pytest.mark.usefixtures("packets")
def test_an_answer_to_a_hidden_draft_is_not_named_to_others() -> None:
    session = Session.start("test_packets", Setup(3, 1), PEOPLE[:3])
    assert session.decision is not None
    assert session.decision.simultaneous
    first, second = session.to_answer[:2]
    session.apply(next(iter(session.game.legal_actions(session.state, first))))

    assert session.undo_steps() == 1
    assert session.undo_message(second) == Message("saves.history.hidden_answer")
    assert session.undo_message(first) != Message("saves.history.hidden_answer")


@pytest.fixture
def packets() -> Iterator[None]:
    game = PacketsGame()
    registry.register(game)
    yield
    registry._games.pop(game.id)


# Taking back an earlier action ---------------------------------------------------------------------------------------


def test_an_earlier_tile_is_taken_back_and_the_later_ones_stay() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 2), Place(0, 4), Place(0, 9))

    assert session.why_not_without(1) is None
    session.without(1)

    assert [entry.action for entry in session.entries] == [Take(0, 2), Place(0, 9)]
    assert session.state.players[0].field == 1 << 9
    assert session.state.players[0].silver == 2
    assert session.redo_steps() == 0


def test_an_action_that_a_later_one_needs_stays() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), Place(0, 4), Place(0, 9))
    before = session.state

    assert session.why_not_without(0) == msg("saves.take_back.not_legal", msg("list", "Place"))
    with pytest.raises(TakeBackRefused):
        session.without(0)

    assert session.state is before
    assert session.length == 3


def test_nothing_is_taken_back_past_a_revelation() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), Roll(0), Haul(0, 0), Place(0, 4))

    assert session.why_not_without(0) == msg("saves.take_back.revealed")
    assert session.why_not_without(1) == msg("saves.take_back.revealed")
    assert session.why_not_without(3) is None


def test_nothing_is_taken_back_from_an_earlier_turn() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1), EndTurn(0), Take(1, 1))

    assert session.why_not_without(0) == msg("saves.take_back.other_turn")


def test_an_unlocked_table_keeps_the_dice_of_the_later_actions() -> None:
    session = table(PEOPLE[0], unlocked=True)
    session.apply(Take(0, 2))
    session.apply(Roll(0), script=(4,))
    session.apply(Haul(0, 4))

    session.without(0)

    assert session.entries[0].step.outcomes == (4,)
    assert session.state.players[0].silver == 5


def test_only_actions_that_count_can_be_taken_back() -> None:
    session = played(table(*PEOPLE[:2]), Take(0, 1))
    session.undo()

    with pytest.raises(IndexError):
        session.without(0)
