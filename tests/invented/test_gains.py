"""Replacement effects and several triggers stand on the contracts: nothing pays twice, the owner picks the order."""

import json

from attrs import evolve

from tests.invented.gains import Accept, Gain, Gained, GainsGame, GainsState, Order, Replace, Roll, Rolled, Trigger
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec, to_plain

GAME = GainsGame()
SHEARER, TRADER, WEAVER, DAIRY, MARKET, BED, FEAST, CHEESE = range(8)


def holding(*cards: int) -> GainsState:
    """One seat with these cards, at the start of its turn."""
    return evolve(GAME.new(Setup(1), script=[tuple(range(8))]).state, cards=(cards,))


def rolled(face: int, *cards: int) -> GainsState:
    return GAME.apply(holding(*cards), Roll(0), script=[face]).state


def after(state: GainsState, *actions: object) -> GainsState:
    for action in actions:
        state = GAME.apply(state, action).state
    return state


def test_a_gain_that_nothing_meets_is_paid_at_once() -> None:
    step = GAME.apply(holding(FEAST), Roll(0), script=[2])
    assert step.events == (Rolled(0, 2), Gained(0, 0, 2))
    assert step.state.goods == ((2, 0, 0, 0),)
    assert (step.outcomes, step.revealed) == ((2,), True)


def test_a_gain_waits_while_its_owner_may_replace_it() -> None:
    state = rolled(2, SHEARER, TRADER)
    assert state.frames == (Gain(0, 2),)
    assert state.goods == ((0, 0, 0, 0),)
    assert tuple(GAME.legal_actions(state, 0)) == (Replace(0, SHEARER), Replace(0, TRADER), Accept(0))


def test_a_replaced_gain_is_not_paid_as_well() -> None:
    step = GAME.apply(rolled(2, SHEARER), Replace(0, SHEARER))
    assert step.events == (Gained(0, 1, 4),)
    assert step.state.goods == ((0, 4, 0, 0),)


def test_what_replaced_a_gain_can_be_replaced_again_by_another_card() -> None:
    state = after(rolled(2, SHEARER, WEAVER), Replace(0, SHEARER))
    assert state.frames == (Gain(1, 4),)
    assert after(state, Replace(0, WEAVER)).goods == ((0, 0, 4, 0),)


def test_a_card_replaces_once_in_a_turn() -> None:
    # The cheese brings a sheep, which the shearer could turn into wool had it not done so in this turn already.
    state = after(rolled(1, SHEARER, BED, CHEESE), Replace(0, SHEARER))
    assert state.goods == ((2, 2, 0, 2),)
    assert state.turn == 1


def test_the_owner_orders_several_triggers() -> None:
    state = rolled(4, MARKET, BED, FEAST)
    assert state.frames == (Order(1, 1, (MARKET, BED)),)
    assert tuple(GAME.legal_actions(state, 0)) == (Trigger(0, MARKET), Trigger(0, BED))
    first, second = GAME.apply(state, Trigger(0, MARKET)), GAME.apply(state, Trigger(0, BED))
    assert first.events == (Gained(0, 2, 1), Gained(0, 3, 1), Gained(0, 3, 1))
    assert second.events == (Gained(0, 3, 1), Gained(0, 2, 1), Gained(0, 3, 1))
    assert first.state.goods == second.state.goods == ((0, 1, 1, 2),)


def test_a_trigger_fires_once_in_a_turn_though_it_is_woken_twice() -> None:
    # Milk wakes the cheese, its sheep wakes the dairy, whose milk would wake the cheese again.
    state = rolled(1, DAIRY, CHEESE)
    assert state.goods == ((2, 0, 0, 1),)


def test_a_trigger_woken_twice_leaves_the_lower_list_when_it_fires_in_the_upper() -> None:
    state = rolled(5, MARKET, BED, FEAST, CHEESE)
    assert state.frames == (Order(1, 2, (MARKET, BED)),)
    state = after(state, Trigger(0, MARKET))
    assert state.frames == ()
    assert state.goods == ((2, 2, 2, 4),)


def test_the_choice_in_the_middle_of_a_trigger_lies_above_the_others() -> None:
    state = rolled(6, WEAVER, MARKET, BED, CHEESE)
    state = after(state, Accept(0))
    assert state.frames == (Order(1, 3, (MARKET, BED)),)
    state = evolve(state, cards=((SHEARER, WEAVER, MARKET, BED, CHEESE),))
    state = after(state, Trigger(0, BED))
    # Milk for the bed, a sheep for the milk, and the shearer asks before that sheep is paid; the market still waits.
    assert state.frames == (Order(1, 3, (MARKET,)), Order(3, 3, ()), Gain(0, 3))
    again = Codec(GAME).state(json.loads(json.dumps(to_plain(state))))
    assert again == state
    assert after(again, Accept(0)).goods == ((3, 3, 3, 3),)
    assert after(again, Replace(0, SHEARER)).frames == (
        Order(1, 3, (MARKET,)),
        Order(3, 3, ()),
        Gain(1, 6),
    )


def test_a_gain_is_cut_to_what_the_supply_has() -> None:
    state = evolve(holding(FEAST), goods=((59, 0, 0, 0),), supply=(1, 60, 60, 60))
    step = GAME.apply(state, Roll(0), script=[3])
    assert step.events == (Rolled(0, 3), Gained(0, 0, 1))


def test_a_card_that_does_not_fit_is_refused_by_name() -> None:
    reasons = GAME.why_not(rolled(2, SHEARER), Replace(0, WEAVER))
    assert [(reason.key, reason.args) for reason in reasons] == [("test_gains.no_fit", (WEAVER,))]
