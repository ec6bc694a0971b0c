"""What Brian Boru refuses, and the reason that it names."""

import pytest
from attrs import evolve

from tests.rules.boru.boru_positions import GAME, A, B, C, Table, action_of, mask, player, position
from vikingtable.rules.boru.acts import (
    Build,
    ChooseOption,
    Decline,
    ExpandTo,
    FreeTown,
    Keep,
    LeadTrick,
    PlaceDisc,
    PlayCard,
    Purchase,
    TakePrincess,
    YieldTown,
)
from vikingtable.rules.boru.state import Follow, Lead, StartTown
from vikingtable.rules.game import Setup
from vikingtable.rules.state import IllegalAction


def refused(state, action):
    """The reasons, as keys without ``boru.why.``; what is refused is not listed and changes nothing."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert action not in list(GAME.legal_actions(state, action.seat))
    return [reason.key.removeprefix("boru.why.").removeprefix("common.illegal.") for reason in caught.value.reasons]


def test_the_first_town_lies_in_a_region_without_a_disc():
    state = position(player(1), player(), player(), frames=[StartTown(B)])
    assert refused(state, PlaceDisc(B, 7)) == ["region_taken"]
    assert refused(state, PlaceDisc(B, 1)) == ["not_empty"]
    assert refused(state, PlaceDisc(B, 54)) == ["no_town"]
    assert refused(state, PlaceDisc(C, 8)) == ["not_your_decision"]


def test_two_cards_of_the_own_packet_are_kept():
    state = GAME.new(Setup(4, 6)).state
    for seat in (*range(state.marker, 4), *range(state.marker)):
        state = GAME.apply(state, next(iter(GAME.legal_actions(state, seat)))).state
    own, other = state.packets[0].rest, state.packets[1].rest
    assert refused(state, Keep(0, own[:1])) == ["keep"]
    assert refused(state, Keep(0, own[:3])) == ["keep"]
    assert refused(state, Keep(0, (own[0], own[0]))) == ["keep"]
    assert refused(state, Keep(0, other[:2])) == ["keep"]
    kept = GAME.apply(state, Keep(0, own[:2])).state
    # Cards once kept are not swapped.
    assert refused(kept, Keep(0, own[2:4])) == ["not_your_decision"]


def test_a_card_that_is_not_in_hand():
    state = position(player(1, hand=(5,)), player(8, hand=(9,)), player(13, hand=(10,)), frames=[Lead(A)])
    assert refused(state, LeadTrick(A, 2, 15)) == ["not_in_hand"]
    assert refused(state, LeadTrick(A, 1, 15)) == ["not_in_hand", "not_empty"]
    assert refused(state, LeadTrick(A, 0, 5)) == ["no_town"]
    assert refused(state, PlayCard(A, 5)) == ["wrong_kind"]
    state = GAME.apply(state, LeadTrick(A, 2, 5)).state
    assert state.frames == (Follow(B),)
    assert refused(state, PlayCard(B, 10)) == ["not_in_hand"]
    assert refused(state, PlayCard(C, 10)) == ["not_your_decision"]


def test_a_card_has_two_secondary_actions_at_most():
    hands = (player(43, hand=(14,)), player(44, hand=(4,)), player(45, hand=(24,)))
    table = Table(position(*hands, frames=[Lead(A)])).act(LeadTrick(A, 5, 14), PlayCard(B, 4), PlayCard(C, 24))
    assert table.asked() == (B,)
    assert refused(table.state, ChooseOption(B, 2)) == ["no_option"]
    assert refused(table.state, ChooseOption(B, -1)) == ["no_option"]


def test_no_more_is_bought_than_coins_and_raiders_reach():
    state = action_of(position(player(1, coins=5), player(2), player(3), battle=9), A, 11, 1).state
    assert refused(state, Purchase(A, 3)) == ["purchase"]
    assert refused(state, Purchase(A, -1)) == ["purchase"]
    # Three of the four raiders go to A: one is left to buy, whatever the coins.
    state = action_of(position(player(1, coins=9), player(2), player(3), battle=4), A, 15, 1).state
    assert refused(state, Purchase(A, 2)) == ["purchase"]
    assert Purchase(A, 1) in list(GAME.legal_actions(state, A))


def test_an_expansion_goes_along_one_road_to_an_empty_town():
    state = action_of(position(player(29, coins=9), player(28), player(3)), A, 14, 0).state
    assert refused(state, ExpandTo(A, 32)) == ["no_road"]  # two roads away
    assert refused(state, ExpandTo(A, 30)) == ["no_road"]  # same region, no road
    assert refused(state, ExpandTo(A, 28)) == ["not_empty"]
    assert list(GAME.legal_actions(state, A)) == [ExpandTo(A, 33), Decline(A)]


def test_the_sea_link_is_a_road():
    state = action_of(position(player(31, coins=9), player(28), player(3)), A, 14, 0).state
    assert list(GAME.legal_actions(state, A)) == [ExpandTo(A, 43), Decline(A)]


def test_only_a_viking_town_is_liberated_and_one_has_to_be():
    state = action_of(position(player(1), player(23), player(3), vikings=[23]), A, 13, 1).state
    assert refused(state, FreeTown(A, 1)) == ["no_vikings"]
    assert refused(state, Decline(A)) == ["wrong_kind"]


def test_the_town_of_a_marriage_lies_in_its_region():
    state = Table(position(player(1, court=3), player(26), player(3), marriage=3)).part("marriage").state
    assert refused(state, PlaceDisc(A, 2)) == ["other_region"]
    assert refused(state, PlaceDisc(A, 26)) == ["not_empty"]


def test_the_princess_is_one_of_three_things():
    state = Table(position(player(1, court=3), player(26), player(3), marriage=7)).part("marriage").state
    assert refused(state, TakePrincess(A, "peace")) == ["no_option"]


def test_the_vikings_take_a_town_that_the_loser_controls():
    state = position(player(1, raiders=3), player(8, 9, 10), player(17, raiders=1), battle=1, vikings=[8])
    state = Table(state).part("incursion").state
    assert list(GAME.legal_actions(state, A)) == [YieldTown(A, 9), YieldTown(A, 10)]
    assert refused(state, YieldTown(A, 8)) == ["not_losers"]
    assert refused(state, YieldTown(A, 17)) == ["not_losers"]
    assert refused(state, YieldTown(B, 9)) == ["not_your_decision"]


def test_a_monastery_goes_on_a_town_that_one_controls_and_that_has_none():
    state = position(player(1, 2, 3, 4, church=2), player(8), player(17), vikings=[1], monasteries=[2])
    state = Table(state).part("church leader").state
    assert refused(state, Build(A, 1)) == ["not_own"]
    assert refused(state, Build(A, 8)) == ["not_own"]
    assert refused(state, Build(A, 2)) == ["has_monastery"]


def test_nothing_is_asked_once_the_game_is_over():
    state = evolve(position(player(1), player(8), player(17)), winners=(A,))
    assert refused(state, PlayCard(A, 5)) == ["game_over"]
    assert state.players[A].discs == mask(1)
