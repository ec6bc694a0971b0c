"""An open window of several seats stands on the contracts: they answer in any order, and the order counts."""

import json

from attrs import evolve

from tests.invented.claims import Claim, ClaimsGame, ClaimsState, Decline, Turned, Window, Won
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, to_plain

GAME = ClaimsGame()


def opened() -> ClaimsState:
    """Three seats; lot 10 is open, then come 9, 8 and so on."""
    return GAME.new(Setup(3), script=[tuple(range(10))]).state


def after(state: ClaimsState, *actions: object) -> ClaimsState:
    for action in actions:
        state = GAME.apply(state, action, script=[6] if len(GAME.to_answer(state)) == 1 else ()).state
    return state


def test_the_first_claim_in_time_wins_not_the_first_seat() -> None:
    state = after(opened(), Claim(2), Claim(0))
    step = GAME.apply(state, Decline(1), script=[4])
    assert step.events == (Won(2, 10, 4), Turned(9))
    assert step.state.markers == (5, 5, 4)


def test_open_answers_are_seen_as_they_come() -> None:
    state = after(opened(), Claim(2))
    assert GAME.view_for(state, 0).frames == (Window(10, (0, 1), (2,)),)


def test_without_a_claim_no_die_is_rolled_and_the_lot_is_gone() -> None:
    state = after(opened(), Decline(1), Decline(2))
    step = GAME.apply(state, Decline(0))
    assert step.outcomes == ()
    assert step.state.gone == (10,)
    assert step.state.generator == state.generator


def test_a_seat_without_markers_can_only_decline() -> None:
    state = evolve(opened(), markers=(0, 5, 5))
    assert tuple(GAME.legal_actions(state, 0)) == (Decline(0),)
    assert [reason.key for reason in GAME.why_not(state, Claim(0))] == ["test_claims.no_marker"]


def test_a_save_in_the_middle_of_the_window_keeps_the_order_of_answers() -> None:
    state = after(opened(), Claim(2), Claim(0))
    again = Codec(GAME).state(json.loads(json.dumps(to_plain(state))))
    assert again == state
    assert GAME.apply(again, Claim(1), script=[1]).events[0] == Won(2, 10, 1)


def test_lots_to_come_are_hidden_and_guessed_from_those_not_seen() -> None:
    state = after(opened(), Claim(2), Claim(0), Claim(1))
    view = GAME.view_for(state, 1)
    assert view.lots == (-1,) * 8
    guesses = [GAME.redeal(view, Generator(seed)).lots for seed in range(20)]
    assert all(sorted(lots) == [1, 2, 3, 4, 5, 6, 7, 8] for lots in guesses)
    assert len(set(guesses)) == 20
