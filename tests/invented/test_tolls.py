"""A trigger interrupts a half-paid action and asks another seat: frames lie on each other and survive a save."""

import json

import pytest
from attrs import evolve

from tests.invented.tolls import (
    GUARD,
    JUNK,
    TOLL,
    AskGuard,
    AskToll,
    Bought,
    Buy,
    Drew,
    Guard,
    Paid,
    Pass,
    Pay,
    Purchase,
    Rest,
    Taken,
    Toll,
    TollsGame,
    TollsState,
)
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, to_plain
from vikingtable.rules.state import IllegalAction

GAME = TollsGame()


def position(gold: int, silver: int) -> TollsState:
    """Three seats; seat 0 is in turn with these coins and a guard; seat 1 holds a toll, seat 2 junk."""
    state = GAME.new(Setup(3), script=[tuple(range(18))]).state
    return evolve(state, gold=(gold, 0, 0), silver=(silver, 0, 0), hands=((GUARD,), (TOLL,), (JUNK,)))


def after(state: TollsState, *actions: object) -> TollsState:
    for action in actions:
        state = GAME.apply(state, action).state
    return state


def half_paid(gold: int, silver: int) -> TollsState:
    """Seat 0 has paid two silver coins of three, and seat 1 is asked for a toll."""
    return after(position(gold, silver), Buy(0), Pay(0, gold=False), Pay(0, gold=False))


def test_after_the_second_coin_another_seat_is_asked_on_top_of_the_half_paid_purchase() -> None:
    state = half_paid(1, 3)
    assert state.frames == (Purchase(0, 0, 2, asked=(1,)), AskToll(1, 0))
    assert GAME.to_answer(state) == (1,)
    assert state.silver == (1, 0, 0)


def test_a_played_toll_asks_the_buyer_on_top_of_that() -> None:
    step = GAME.apply(half_paid(1, 3), Toll(1))
    assert step.state.frames == (Purchase(0, 0, 2, asked=(1,)), AskGuard(0, 1))
    assert step.revealed
    assert GAME.to_answer(step.state) == (0,)


def test_a_toll_taken_returns_to_the_purchase_by_way_of_the_next_seat() -> None:
    state = after(half_paid(1, 3), Toll(1), Pass(0))
    assert state.frames == (Purchase(0, 0, 2, asked=(1, 2)), AskToll(2, 0))
    assert (state.gold, state.silver) == ((1, 0, 0), (0, 1, 0))
    step = GAME.apply(after(state, Pass(2)), Pay(0, gold=True))
    assert step.events == (Paid(0, True), Bought(0, True))
    assert step.state.gems == (1, 0, 0)
    assert (step.state.bank_gold, step.state.bank_silver) == (1, 8)


def test_a_guard_wards_off_the_toll() -> None:
    state = after(half_paid(1, 3), Toll(1), Guard(0))
    assert state.silver == (1, 0, 0)
    assert state.hands[:2] == ((), ())
    assert state.discards == (TOLL, GUARD)


def test_a_buyer_left_without_coins_loses_what_was_paid_once() -> None:
    state = after(half_paid(0, 3), Toll(1))
    step = GAME.apply(state, Pass(0))
    assert step.events == (Taken(1, 0, 1),)
    step = GAME.apply(step.state, Pass(2))
    assert step.events == (Bought(0, False),)
    assert step.state.frames == ()
    assert (step.state.silver, step.state.bank_silver) == ((0, 1, 0), 8)


def test_a_seat_without_a_toll_is_asked_all_the_same() -> None:
    state = after(half_paid(1, 3), Pass(1))
    assert GAME.to_answer(state) == (2,)
    assert tuple(GAME.legal_actions(state, 2)) == (Pass(2),)


def test_a_seat_is_not_asked_for_a_toll_twice_in_one_purchase() -> None:
    state = after(half_paid(1, 3), Pass(1), Pass(2))
    assert state.frames == (Purchase(0, 0, 2, asked=(1, 2)),)
    assert GAME.to_answer(state) == (0,)


@pytest.mark.parametrize(
    "middle", [(), (Toll(1),), (Toll(1), Pass(0)), (Pass(1), Pass(2))], ids=["asked", "guard", "second", "last coin"]
)
def test_a_save_anywhere_on_the_stack_goes_on_as_if_nothing_had_been(middle: tuple[object, ...]) -> None:
    state = after(half_paid(2, 3), *middle)
    again = Codec(GAME).state(json.loads(json.dumps(to_plain(state))))
    assert again == state
    assert GAME.decision(again) == GAME.decision(state)
    for seat in GAME.to_answer(state):
        for action in GAME.legal_actions(state, seat):
            assert GAME.apply(again, action) == GAME.apply(state, action)


def test_answers_out_of_place_are_refused_and_change_nothing() -> None:
    state = half_paid(1, 3)
    for action, reason in (
        (Pay(0, gold=True), "common.illegal.not_your_decision"),
        (Guard(1), "common.illegal.wrong_kind"),
        (Toll(2), "common.illegal.not_your_decision"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(state, action)
        assert [message.key for message in refusal.value.reasons] == [reason]
    assert state == half_paid(1, 3)


def test_a_purchase_needs_three_coins_to_begin_with() -> None:
    assert tuple(GAME.legal_actions(position(1, 1), 0)) == (Rest(0),)
    assert tuple(GAME.legal_actions(position(1, 2), 0)) == (Rest(0), Buy(0))


def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    step = GAME.apply(position(1, 1), Rest(0))
    assert step.events == (Drew(0, JUNK),)
    assert GAME.event_for(step.events[0], 0) == Drew(0, JUNK)
    assert GAME.event_for(step.events[0], 1) == Drew(0, -1)


def test_a_forged_stack_is_found_by_the_check() -> None:
    state = evolve(GAME.new(Setup(3), script=[tuple(range(18))]).state)
    assert GAME.check(state) == ()
    for frames in (
        (AskToll(1, 0),),
        (Purchase(1, 0, 0, ()),),
        (Purchase(0, 0, 2, ()),),
        (Purchase(0, 0, 2, (1,)), AskToll(2, 0)),
        (Purchase(0, 0, 2, (1,)), AskToll(1, 0), AskToll(1, 0)),
    ):
        assert [fault.key for fault in GAME.check(evolve(state, frames=frames))] == ["test_tolls.bad"]
