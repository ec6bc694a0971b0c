"""A simultaneous hidden draft stands on the contracts: nobody learns a pick before the last is in."""

import json

import pytest
from attrs import evolve

from tests.invented.base import UNKNOWN
from tests.invented.packets import Chosen, Keep, Kept, PacketsGame, PacketsState, Shown
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, to_plain
from vikingtable.rules.state import IllegalAction

GAME = PacketsGame()


def dealt() -> PacketsState:
    """Three seats hold 1 to 4, 5 to 8 and 9 to 12; 13 to 20 are out of the game."""
    return GAME.new(Setup(3), script=[tuple(range(20))]).state


def after(state: PacketsState, *actions: Keep) -> PacketsState:
    for action in actions:
        state = GAME.apply(state, action).state
    return state


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    state = dealt()
    assert GAME.to_answer(state) == (0, 1, 2)
    state = after(state, Keep(2, 12))
    assert GAME.to_answer(state) == (0, 1)
    state = after(state, Keep(0, 1))
    assert GAME.to_answer(state) == (1,)


def test_an_answer_changes_nothing_that_others_see_but_that_it_was_given() -> None:
    low, high = after(dealt(), Keep(2, 9)), after(dealt(), Keep(2, 12))
    assert low != high
    for other in (0, 1):
        assert GAME.view_for(low, other) == GAME.view_for(high, other)
    assert GAME.view_for(high, 2).answers.of(2) == Keep(2, 12)
    assert GAME.view_for(high, 0).answers.hidden == (2,)


def test_the_event_of_an_answer_names_no_card() -> None:
    step = GAME.apply(dealt(), Keep(2, 12))
    assert step.events == (Chosen(2),)
    assert not step.revealed


def test_the_last_answer_applies_all_in_seat_order() -> None:
    step = GAME.apply(after(dealt(), Keep(2, 12), Keep(1, 8)), Keep(0, 4))
    assert step.events == (Chosen(0), Kept(0, 4), Kept(1, 8), Kept(2, 12))
    assert step.revealed
    assert step.state.kept == ((4,), (8,), (12,))
    assert step.state.packets == ((9, 10, 11), (1, 2, 3), (5, 6, 7))


def test_the_order_of_answers_makes_no_difference() -> None:
    picks = (Keep(0, 1), Keep(1, 6), Keep(2, 11))
    forth, back = after(dealt(), *picks), after(dealt(), *reversed(picks))
    assert forth == back


def test_a_seat_answers_once_a_round() -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(after(dealt(), Keep(2, 12)), Keep(2, 11))
    assert [reason.key for reason in refusal.value.reasons] == ["common.illegal.not_your_decision"]


def test_a_save_in_the_middle_of_the_round_keeps_the_answers_given() -> None:
    state = after(dealt(), Keep(2, 12), Keep(0, 1))
    again = Codec(GAME).state(json.loads(json.dumps(to_plain(state))))
    assert again == state
    assert after(again, Keep(1, 5)).kept == ((1,), (5,), (12,))


def test_a_view_with_hidden_answers_is_plain_data_too() -> None:
    view = GAME.view_for(after(dealt(), Keep(2, 12)), 0)
    assert Codec(GAME).state(to_plain(view)) == view


def test_a_seat_remembers_what_it_passed_on() -> None:
    state = after(dealt(), Keep(0, 1), Keep(1, 5), Keep(2, 9))
    for seed in range(20):
        guess = GAME.redeal(GAME.view_for(state, 0), Generator(seed))
        # Seat 0 passed 2, 3 and 4 to seat 1 and holds 10, 11 and 12 of seat 2, which kept one that it never saw.
        assert guess.packets[1] == (2, 3, 4)
        assert guess.packets[0] == (10, 11, 12)
        assert guess.kept[2][0] not in (1, 2, 3, 4, 10, 11, 12)


def test_what_became_of_a_packet_passed_on_is_guessed_among_its_cards() -> None:
    state = after(dealt(), Keep(0, 1), Keep(1, 5), Keep(2, 9), Keep(0, 10), Keep(1, 3), Keep(2, 6))
    guesses = [GAME.redeal(GAME.view_for(state, 0), Generator(seed)) for seed in range(60)]
    assert {guess.kept[1][1] for guess in guesses} == {2, 3, 4}
    assert {guess.packets[2] for guess in guesses} == {(2, 3), (2, 4), (3, 4)}


def test_a_hidden_answer_is_guessed_among_the_cards_the_seat_may_hold() -> None:
    view = GAME.view_for(after(dealt(), Keep(2, 12)), 0)
    guesses = [GAME.redeal(view, Generator(seed)) for seed in range(40)]
    assert all(guess.answers.of(2).card in guess.packets[2] for guess in guesses)
    assert len({guess.answers.of(2).card for guess in guesses}) > 8


def test_at_the_end_the_kept_cards_are_shown_and_the_box_stays_shut() -> None:
    state = after(dealt(), Keep(0, 1), Keep(1, 5), Keep(2, 9), Keep(0, 10), Keep(1, 3), Keep(2, 6))
    state = after(state, Keep(0, 7), Keep(1, 11))
    step = GAME.apply(state, Keep(2, 2))
    assert step.events[-3:] == (Shown(0, (1, 10, 7)), Shown(1, (5, 3, 11)), Shown(2, (9, 6, 2)))
    view = GAME.view_for(step.state, 1)
    assert view.kept == ((1, 10, 7), (5, 3, 11), (9, 6, 2))
    assert view.box == (UNKNOWN,) * 8
    assert [score.total for score in GAME.scores(step.state)] == [18, 19, 17]
    assert GAME.outcome(step.state) == (1,)


def test_a_forged_answer_is_found_by_the_check() -> None:
    state = after(dealt(), Keep(2, 12))
    forged = evolve(state, answers=evolve(state.answers, actions=(None, None, Keep(2, 3))))
    assert [fault.key for fault in GAME.check(forged)] == ["test_packets.bad"]
