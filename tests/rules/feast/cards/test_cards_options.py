"""Which occupations are in play: deck A, decks B and C, or all; a starting card that is dealt or chosen."""

import pytest

from tests.rules.feast.positions import GAME, kind
from vikingtable.rules.feast.acts import PlayCard
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.game import Setup


def new(seats, seed=5, **options):
    return GAME.new(Setup(seats, seed, tuple(options.items()))).state


def decks_of(numbers):
    return {OCCUPATION[card].deck for card in numbers}


#: Deck option: the decks in it, the dark cards that form the draw pile, the light ones.
DECKS = (("a", {"A"}, 57, 15), ("bc", {"B", "C"}, 88, 30), ("abc", {"A", "B", "C"}, 145, 45))


@pytest.mark.parametrize(("deck", "letters", "dark", "light"), DECKS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_draw_pile_holds_the_dark_cards_of_the_decks(seats, deck, letters, dark, light):
    state = new(seats, deck=deck)
    assert (len(state.occupation_pile), decks_of(state.occupation_pile)) == (dark, letters)
    assert not any(OCCUPATION[card].starting for card in state.occupation_pile)
    assert len(set(state.occupation_pile)) == dark


@pytest.mark.parametrize(("deck", "letters", "dark", "light"), DECKS)
def test_each_player_is_dealt_one_light_card_of_the_decks(deck, letters, dark, light):
    hands = [player.hand for seed in range(30) for player in new(4, seed, deck=deck).players]
    assert all(len(hand) == 1 and OCCUPATION[hand[0]].starting for hand in hands)
    assert decks_of(hand[0] for hand in hands) == letters
    one = new(4, deck=deck)
    assert len({player.hand for player in one.players}) == 4
    assert [player.offer for player in one.players] == [()] * 4


@pytest.mark.parametrize(("deck", "letters", "dark", "light"), DECKS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_starting_card_is_chosen_from_an_equal_share(seats, deck, letters, dark, light):
    state = new(seats, deck=deck, starting_card="chosen")
    shares = [player.offer for player in state.players]
    assert [len(share) for share in shares] == [light // seats] * seats
    everything = [card for share in shares for card in share]
    assert len(set(everything)) == len(everything)
    assert all(OCCUPATION[card].starting for card in everything)
    assert decks_of(everything) <= letters
    assert all(player.hand == () for player in state.players)


def test_the_chosen_card_is_kept_and_the_others_leave_the_game():
    state = new(2, starting_card="chosen")
    assert kind(state) == "starting_card"
    while kind(state) == "starting_card":
        seat = GAME.to_answer(state)[0]
        offer = state.players[seat].offer
        assert set(GAME.legal_actions(state, seat)) == {PlayCard(seat, card) for card in offer}
        state = GAME.apply(state, PlayCard(seat, offer[3])).state
        assert (state.players[seat].hand, state.players[seat].offer) == ((offer[3],), ())
    in_play = {card for player in state.players for card in (*player.hand, *player.played)} | set(state.occupation_pile)
    assert sum(OCCUPATION[card].starting for card in in_play) == 2


def test_nobody_sees_what_another_chooses_from():
    state = new(2, starting_card="chosen")
    view = GAME.view_for(state, 0)
    assert view.players[0].offer == state.players[0].offer
    assert not set(view.players[1].offer) & set(OCCUPATION)


def test_standard_is_all_decks_and_a_dealt_card():
    state = new(3)
    assert (state.rules.deck, state.rules.starting_card) == ("abc", "dealt")
