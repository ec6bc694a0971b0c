"""What Wild Vikings refuses, with every rule that an action breaks, and what it lists as legal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.wild_vikings.positions import GAME, auction, bid, cards, choose_ship, letters, position, reasons, roll
from vikingtable.rules.chance import ChanceError
from vikingtable.rules.state import IllegalAction
from vikingtable.rules.wild_vikings.state import Bid, LoadShip, Pass, Roll, WildVikingsState
from vikingtable.texts.message import msg


def bids(state: WildVikingsState) -> list[str]:
    """What the seat that is asked may answer, a pass as nothing."""
    actions = GAME.legal_actions(state, state.active_seat)
    return [letters(action.cards) if isinstance(action, Bid) else "" for action in actions]


def test_before_the_roll_only_the_seat_in_turn_may_roll() -> None:
    state = position(["Y", "R", "B"], current=1)
    assert [list(GAME.legal_actions(state, seat)) for seat in range(3)] == [[], [Roll(1)], []]
    assert reasons(state, Roll(0)) == ["illegal.not_your_decision"]
    assert reasons(state, Pass(1)) == ["illegal.wrong_kind"]
    assert reasons(state, LoadShip(2, 0)) == ["illegal.not_your_decision", "illegal.wrong_kind"]
    assert reasons(state, Bid(1, cards("R"))) == ["illegal.wrong_kind"]
    assert reasons(state, Roll(7)) == ["illegal.not_your_decision"]


def test_after_a_black_ship_any_of_the_three_ships_may_be_loaded() -> None:
    state = roll(position(["Y", "R"]), "K").state
    assert list(GAME.legal_actions(state, 0)) == [LoadShip(0, 0), LoadShip(0, 1), LoadShip(0, 2)]
    assert reasons(state, LoadShip(0, 3)) == ["illegal.no_such_ship"]
    assert reasons(state, LoadShip(1, -1)) == ["illegal.not_your_decision", "illegal.no_such_ship"]
    assert reasons(state, Roll(0)) == ["illegal.wrong_kind"]


def test_bids_of_more_cards_than_the_best_in_every_mix_of_colour_and_jokers() -> None:
    state = roll(position(["RRYJJ", "RJJYYY", "R"], row="RYB"), "V").state
    assert bids(state) == ["R", "J", "RR", "RJ", "JJ", "RRJ", "RJJ", "RRJJ", ""]
    state = bid(state, "RJ").state
    assert bids(state) == ["RJJ", ""]
    state = bid(state, "").state
    assert bids(state) == [""]


def test_under_free_bidding_lower_and_level_bids_are_legal_too() -> None:
    state = bid(roll(position(["RR", "RJ"], row="RYB", bidRule="free"), "V").state, "RR").state
    assert bids(state) == ["R", "J", "RJ", ""]


def test_a_seat_that_cannot_bid_is_asked_all_the_same() -> None:
    state = roll(position(["YYY", "R"], row="RYB"), "V").state
    assert GAME.to_answer(state) == (0,)
    assert bids(state) == [""]


def test_every_rule_that_a_bid_breaks_is_named() -> None:
    state = bid(roll(position(["RR", "RJ", "RRR"], row="RYB"), "V").state, "RR").state
    assert GAME.why_not(state, Bid(1, cards("RY"))) == (
        msg("wild_vikings.illegal.wrong_colour", msg("wild_vikings.ship.red")),
        msg("wild_vikings.illegal.not_higher", n=2),
        msg("wild_vikings.illegal.not_in_hand"),
    )
    assert reasons(state, Bid(1, cards(""))) == ["illegal.no_cards"]
    assert reasons(state, Bid(1, cards("RRR"))) == ["illegal.not_in_hand"]
    assert reasons(state, Bid(1, cards("JJJ"))) == ["illegal.not_in_hand"]
    assert reasons(state, Bid(1, (0, 4, 0, -1))) == ["illegal.negative", "illegal.not_in_hand"]
    assert reasons(state, Bid(1, (1, 3, -1, 0))) == [
        "illegal.wrong_colour",
        "illegal.negative",
        "illegal.not_in_hand",
    ]
    assert reasons(state, Bid(1, (-3, 1, 1, 1))) == [
        "illegal.wrong_colour",
        "illegal.no_cards",
        "illegal.negative",
        "illegal.not_in_hand",
    ]


def test_a_bid_out_of_turn_does_not_tell_what_the_hand_holds() -> None:
    state = roll(position(["RR", "R", "RRR"], row="RYB"), "V").state
    assert reasons(state, Bid(1, cards("R"))) == ["illegal.not_your_decision"]
    assert reasons(state, Bid(1, cards("RRR"))) == ["illegal.not_your_decision"]
    assert reasons(state, Pass(2)) == ["illegal.not_your_decision"]
    assert reasons(state, Roll(0)) == ["illegal.wrong_kind"]


def test_when_the_game_is_over_nothing_is_legal() -> None:
    state = roll(position(["R", "R"], pool=0), "K").state
    assert [list(GAME.legal_actions(state, seat)) for seat in range(2)] == [[], []]
    for action in (Roll(0), Roll(1), LoadShip(1, 0), Pass(0), Bid(1, cards("R"))):
        assert reasons(state, action) == ["illegal.game_over"]


def test_apply_refuses_and_leaves_the_state_as_it_was() -> None:
    state = position(["R", "R"])
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, Pass(0))
    assert refusal.value.reasons == (msg("common.illegal.wrong_kind"),)
    assert state == position(["R", "R"])


@pytest.mark.parametrize("script", [(0,), (7,), (6, 1), ((1,),), (5, 2), (5, 0, 1), (5, 0, 0, 0)])
def test_outcomes_that_do_not_fit_are_refused(script: tuple[int, ...]) -> None:
    state = position(["Y", "R"], deck="YR")
    with pytest.raises(ChanceError):
        GAME.apply(state, Roll(0), script)


def test_a_bid_asks_nothing_of_chance() -> None:
    state = roll(position(["Y", "R"]), "V").state
    with pytest.raises(ChanceError):
        GAME.apply(state, Pass(0), (1,))
    with pytest.raises(ChanceError):
        GAME.apply(roll(position(["Y", "R"]), "K").state, LoadShip(0, 1), (1,))


counts = st.integers(-2, 4)


@given(
    st.tuples(counts, counts, counts, counts),
    st.tuples(*[st.integers(0, 3)] * 4),
    st.sampled_from(["YRB", "RBY", "BYR"]),
    st.sampled_from(["raiseOrPass", "free"]),
    st.integers(0, 3),
)
def test_a_bid_is_listed_if_and_only_if_no_rule_is_broken(
    laid: tuple[int, int, int, int], hand: tuple[int, int, int, int], ships: str, rule: str, best: int
) -> None:
    colour = ships[0]
    state = position([colour * 3, letters(hand)], row=ships, bidRule=rule)
    state = bid(roll(state, "V").state, colour * best).state
    action = Bid(1, laid)
    assert (action in GAME.legal_actions(state, 1)) == (GAME.why_not(state, action) == ())


def test_only_the_front_ship_is_sold() -> None:
    state = choose_ship(roll(position(["BB", "BB"], row="RYB"), "K").state, "B").state
    assert auction(state, "", "").cargo == (1, 1, 2)
    assert reasons(roll(state, "V").state, Bid(1, cards("BB"))) == ["illegal.wrong_colour"]
