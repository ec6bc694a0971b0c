"""Set-up and house rules of Wild Vikings: what each value of each option changes."""

import pytest

from tests.rules.wild_vikings.positions import (
    GAME,
    auction,
    bid,
    cards,
    choose_ship,
    hands,
    kinds,
    letters,
    position,
    reasons,
    roll,
    row,
)
from vikingtable.rules.game import Setup, SetupError
from vikingtable.rules.wild_vikings.events import (
    AuctionWon,
    CardsTakenBack,
    HandFull,
    NoCardLeft,
    NotSold,
    TreasuresReturned,
    TreasuresTaken,
)
from vikingtable.rules.wild_vikings.options import FIELDS, OPTIONS, Rules
from vikingtable.rules.wild_vikings.state import Bid
from vikingtable.texts.message import msg


def new(seats: int, seed: int = 0, **chosen: object):  # type: ignore[no-untyped-def]
    return GAME.new(Setup(seats, seed, tuple(chosen.items()))).state  # type: ignore[arg-type]


# Set-up -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "deck"), [(2, 48), (3, 42), (4, 36), (5, 30)])
def test_six_cards_each_and_one_token_a_ship(seats: int, deck: int) -> None:
    state = new(seats)
    assert state.hand_sizes == (6,) * seats
    assert (state.deck_size, state.cargo, state.supply, state.turn) == (deck, (1, 1, 1), 37, 1)
    held = [sum(hand[kind] for hand in state.hands) + state.deck[kind] for kind in range(4)]
    assert held == [15, 15, 15, 15]
    assert GAME.check(state) == ()


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(SetupError) as fault:
        new(seats)
    assert fault.value.reason == msg("common.setup.seats", seats, 2, 5)


def test_the_same_seed_gives_the_same_deal_and_another_seed_another() -> None:
    assert new(4, seed=5) == new(4, seed=5)
    assert new(4, seed=5).hands != new(4, seed=6).hands


def test_the_deal_follows_a_script_of_chance() -> None:
    # Row blue, yellow, red; seat 1 begins; every card dealt is the first of those left, and these are yellow.
    state = GAME.new(Setup(2), ((2, 0, 1), 1, *(0,) * 12)).state
    assert (row(state), state.active_seat, hands(state)) == ("BYR", 1, ["YYYYYY", "YYYYYY"])


def test_every_option_has_a_field_in_the_state() -> None:
    assert tuple(FIELDS) == tuple(option.key for option in OPTIONS)
    assert set(FIELDS.values()) == set(Rules.__slots__) - {"__weakref__"}


def test_the_standard_rules_are_these() -> None:
    assert {option.key: option.default for option in OPTIONS} == {
        "treasureTokens": 40,
        "bidRule": "raiseOrPass",
        "tieRule": "earlier",
        "allPass": "stay",
        "emptyShip": "toBack",
        "finalTie": "shared",
        "firstPlayer": "random",
        "firstSeat": 0,
        "rowOrder": "shuffled",
        "scoresVisible": True,
        "cardsPerCardFace": 1,
        "handLimit": None,
    }


# treasureTokens -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "seats", "supply"),
    [
        (15, 3, 12),
        (40, 3, 37),
        (60, 5, 57),
        ("standard", 2, 37),
        ("short", 2, 27),
        ("quick", 2, 17),
        ("even_length", 2, 45),
        ("even_length", 3, 41),
        ("even_length", 4, 37),
        ("even_length", 5, 33),
    ],
)
def test_number_of_treasures(value: object, seats: int, supply: int) -> None:
    state = new(seats, treasureTokens=value)
    assert state.supply == supply
    assert state.options.treasure_tokens == supply + 3


@pytest.mark.parametrize("value", [14, 61, "long", True, None])
def test_numbers_of_treasures_that_cannot_be(value: object) -> None:
    with pytest.raises(SetupError):
        new(3, treasureTokens=value)


# bidRule and tieRule ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "broken"), [("raiseOrPass", ["illegal.not_higher"]), ("free", [])])
def test_whether_a_level_or_lower_bid_is_allowed(rule: str, broken: list[str]) -> None:
    state = position(["YYY", "YYY", "Y"], gems=(2, 1, 1), bidRule=rule)
    state = bid(roll(state, "V").state, "YY").state
    assert reasons(state, Bid(1, cards("YY"))) == broken
    assert reasons(state, Bid(1, cards("Y"))) == broken
    assert reasons(state, Bid(1, cards("YYY"))) == []


@pytest.mark.parametrize(("tie_rule", "scores"), [("earlier", (3, 0, 0)), ("later", (0, 0, 3)), ("noSale", (0, 0, 0))])
def test_level_highest_bids(tie_rule: str, scores: tuple[int, ...]) -> None:
    state = position(["YY", "Y", "YJ"], gems=(3, 1, 1), bidRule="free", tieRule=tie_rule)
    assert auction(state, "YY", "Y", "YJ").treasures == scores


def test_no_sale_everyone_takes_cards_back_and_the_ship_stays_as_if_nobody_had_bid() -> None:
    state = position(["YY", "Y", "YJ"], gems=(3, 1, 1), bidRule="free", tieRule="noSale")
    state = auction(state, "YY", "Y", "YJ")
    assert (hands(state), sum(state.discard), row(state), state.cargo) == (["YY", "Y", "YJ"], 0, "YRB", (3, 1, 1))


def test_no_sale_then_follows_what_is_done_if_nobody_bids() -> None:
    state = position(["YY", "Y", "YJ"], gems=(3, 1, 1), bidRule="free", tieRule="noSale", allPass="rollerTakes")
    state = auction(state, "", "Y", "Y")
    assert (state.treasures, row(state), hands(state)) == ((3, 0, 0), "RBY", ["YY", "Y", "YJ"])


def test_no_sale_a_higher_bid_than_the_level_ones_still_wins() -> None:
    state = position(["Y", "Y", "YJ"], gems=(3, 1, 1), bidRule="free", tieRule="noSale")
    assert auction(state, "Y", "Y", "YJ").treasures == (0, 0, 3)


def test_no_sale_lower_level_bids_do_not_stop_the_highest() -> None:
    state = position(["YY", "Y", "J"], gems=(3, 1, 1), bidRule="free", tieRule="noSale")
    assert auction(state, "YY", "Y", "J").treasures == (3, 0, 0)


# allPass and emptyShip ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "scores", "ships", "cargo", "supply"),
    [
        ("stay", (0, 0), "YRB", (3, 1, 1), 9),
        ("toBack", (0, 0), "RBY", (3, 1, 1), 9),
        ("toSupply", (0, 0), "RBY", (0, 1, 1), 12),
        ("rollerTakes", (0, 3), "RBY", (0, 1, 1), 9),
    ],
)
def test_nobody_bids(rule: str, scores: tuple[int, ...], ships: str, cargo: tuple[int, ...], supply: int) -> None:
    state = position(["Y", "Y"], gems=(3, 1, 1), pool=9, current=1, allPass=rule)
    state = auction(state, "", "")
    assert (state.treasures, row(state), state.cargo, state.supply) == (scores, ships, cargo, supply)
    assert (hands(state), state.active_seat) == (["Y", "Y"], 0)


def test_a_refilled_supply_lets_a_game_go_on_that_looked_finished() -> None:
    state = position(["Y", "Y"], gems=(1, 1, 1), pool=0, allPass="toSupply")
    state = auction(state, "", "")
    state = roll(state, "R").state
    assert (state.supply, state.cargo, GAME.outcome(state)) == (0, (0, 2, 1), None)
    assert GAME.outcome(roll(state, "R").state) == (0, 1)


@pytest.mark.parametrize(("rule", "ships"), [("toBack", "RBY"), ("stay", "YRB")])
def test_empty_ship_at_the_village(rule: str, ships: str) -> None:
    state = position(["Y", "Y"], gems=(0, 1, 1), emptyShip=rule)
    step = roll(state, "V")
    assert (row(step.state), step.state.active_seat, step.state.auction) == (ships, 1, None)
    assert kinds(step.events)[:2] == ["Rolled", "ShipEmpty"]


# finalTie -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "winners"), [("shared", (0, 1, 3)), ("mostCards", (0, 3))])
def test_level_on_treasures_and_some_on_cards_too(rule: str, winners: tuple[int, ...]) -> None:
    state = position(["YYY", "RR", "BBBB", "YRB"], pool=0, scores=[9, 9, 8, 9], finalTie=rule)
    assert GAME.outcome(roll(state, "K").state) == winners


# firstPlayer, firstSeat, rowOrder -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_chosen_player_begins(seat: int) -> None:
    assert new(3, firstPlayer="chosen", firstSeat=seat).active_seat == seat


def test_a_chosen_player_must_be_at_the_table() -> None:
    with pytest.raises(SetupError) as fault:
        new(3, firstPlayer="chosen", firstSeat=3)
    assert fault.value.reason == msg("wild_vikings.setup.first_seat", 4, 3)


def test_a_seat_that_is_not_asked_for_does_not_matter() -> None:
    assert new(2, firstPlayer="random", firstSeat=4).options.first_seat == 0


def test_a_random_player_begins_each_as_often() -> None:
    begins = [new(5, seed=seed).active_seat for seed in range(1000)]
    assert [170 <= begins.count(seat) <= 230 for seat in range(5)] == [True] * 5


def test_ships_in_their_fixed_order() -> None:
    assert {row(new(2, seed=seed, rowOrder="yellow-red-blue")) for seed in range(20)} == {"YRB"}


def test_shuffled_ships_lie_in_every_order_as_often() -> None:
    rows = [row(new(2, seed=seed)) for seed in range(1200)]
    assert {order: 160 <= rows.count(order) <= 240 for order in set(rows)} == dict.fromkeys(
        ("YRB", "YBR", "RYB", "RBY", "BYR", "BRY"), True
    )


# cardsPerCardFace and handLimit -------------------------------------------------------------------------------------


def test_two_cards_are_drawn_in_two_rounds_of_one() -> None:
    state = position(["", "", ""], current=1, deck="YYRRB", cardsPerCardFace=2)
    step = roll(state, "C", drawn="YRBYR")
    # Seats 1, 2, 0, then 1 and 2 again; for seat 0 nothing is left.
    assert hands(step.state) == ["B", "YY", "RR"]
    assert step.events[-1] == NoCardLeft(0)


@pytest.mark.parametrize("limit", [10, 12])
def test_a_full_hand_draws_nothing(limit: int) -> None:
    state = position(["Y" * limit, "Y" * (limit - 1)], deck="RR", handLimit=limit)
    step = roll(state, "C", drawn="R")
    assert hands(step.state) == ["Y" * limit, "Y" * (limit - 1) + "R"]
    assert step.events[1] == HandFull(0)
    assert step.state.deck_size == 1


def test_a_hand_that_fills_up_in_the_first_round_draws_nothing_in_the_second() -> None:
    state = position(["Y" * 9, ""], deck="RRRR", handLimit=10, cardsPerCardFace=2)
    assert hands(roll(state, "C", drawn="RRR").state) == ["Y" * 9 + "R", "RR"]


def test_without_a_limit_hands_grow() -> None:
    state = position(["Y" * 15, ""], deck="RR")
    assert roll(state, "C", drawn="RR").state.hand_sizes == (16, 1)


# scoresVisible ------------------------------------------------------------------------------------------------------


def test_hidden_treasures_show_at_the_end_only() -> None:
    state = position(["YJ", "Y"], gems=(3, 1, 1), pool=0, scores=[2, 7], scoresVisible=False)
    view = GAME.view_for(state, 0)
    assert view.treasures == (2, -1)
    over = roll(auction(state, "Y", ""), "B").state
    assert GAME.view_for(over, 0).treasures == (5, 7)


def test_visible_treasures_show_all_the_time() -> None:
    assert GAME.view_for(position(["Y", "Y"], scores=[2, 7]), 0).treasures == (2, 7)


# What an auction tells ----------------------------------------------------------------------------------------------


def test_an_auction_is_told_step_by_step() -> None:
    state = position(["YJ", "Y", "YJ"], gems=(3, 1, 1))
    begun = roll(state, "V")
    assert kinds(begun.events) == ["Rolled", "AuctionBegan"]
    first = bid(begun.state, "Y")
    assert kinds(first.events) == ["BidMade"]
    second = bid(first.state, "")
    assert kinds(second.events) == ["Passed"]
    last = bid(second.state, "YJ")
    assert kinds(last.events) == ["BidMade", "AuctionWon", "CardsTakenBack", "TreasuresTaken", "SentToBack"]
    assert last.events[1:4] == (
        AuctionWon(2, 0, cards("YJ")),
        CardsTakenBack((0,)),
        TreasuresTaken(2, 0, 3, True),
    )
    assert [step.revealed for step in (begun, first, second, last)] == [True, True, False, True]


def test_what_is_told_when_nobody_wins() -> None:
    state = position(["Y", "Y"], gems=(3, 1, 1), allPass="toSupply")
    state = bid(roll(state, "V").state, "").state
    step = bid(state, "")
    assert step.events[1:3] == (NotSold(0, False), TreasuresReturned(0, 3))
    assert (kinds(step.events), step.revealed) == (["Passed", "NotSold", "TreasuresReturned", "SentToBack"], False)


def test_loading_a_chosen_ship_reveals_nothing() -> None:
    state = roll(position(["Y", "Y"]), "K").state
    step = choose_ship(state, "R")
    assert (step.revealed, kinds(step.events), letters(step.state.hands[0])) == (False, ["Loaded"], "Y")
