"""What a seat may know in Knarr: its own hand, offers, and the cards that others took from the open offer."""

from collections import Counter

from tests.rules.knarr.test_knarr_cases import KINDS, RED_VP, cards, names, play, position
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.game import KnarrGame
from vikingtable.rules.knarr.tables import UNKNOWN

GAME = KnarrGame()


def test_other_hands_and_the_decks_are_hidden():
    state = GAME.new(Setup(3, 8)).state
    view = GAME.view_for(state, 1)
    assert view.players[1].hand == state.players[1].hand
    assert view.players[0].hand == (UNKNOWN,) * 3
    assert view.players[2].hand == (UNKNOWN,) * 3
    assert set(view.deck) == {UNKNOWN}
    assert len(view.deck) == 20
    assert set(view.deck_a) == set(view.deck_b) == {0}
    assert view.generator == -1


def test_offers_crews_and_open_destinations_are_seen_by_all():
    state = GAME.new(Setup(3, 8)).state
    view = GAME.view_for(state, 2)
    assert view.offer == state.offer
    assert view.row_a == state.row_a
    assert [player.crew for player in view.players] == [player.crew for player in state.players]


def test_a_card_taken_from_the_offer_is_remembered_by_all():
    state = play(position(), acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    view = GAME.view_for(state, 1)
    assert names([card for card in view.players[0].hand if card != UNKNOWN]) == ["P:BRACELET"]
    for seed in range(20):
        dealt = GAME.redeal(view, Generator(seed))
        assert KINDS["P:BRACELET"] in dealt.players[0].hand


def test_a_known_card_that_is_played_is_known_no_more():
    state = play(position(), acts.Recruit(0, RED_VP), acts.TakeCard(0, 0))
    state = play(state, acts.Recruit(1, RED_VP), acts.TakeCard(1, 0))
    state = play(state, acts.Recruit(0, KINDS["P:BRACELET"]), acts.TakeCard(0, 4))
    view = GAME.view_for(state, 1)
    # The card of the purple space is what is known now.
    assert names([card for card in view.players[0].hand if card != UNKNOWN]) == ["G:REPUTATION"]


def test_a_new_deal_uses_just_the_cards_that_nobody_has_seen():
    state = GAME.new(Setup(2, 5)).state
    random = Generator(3)
    for _ in range(40):
        seat = GAME.to_answer(state)[0]
        state = GAME.apply(state, GAME.sample(state, seat, random)).state
    view = GAME.view_for(state, 0)
    dealt = GAME.redeal(view, random)

    def everything(one):
        hands = [card for player in one.players for card in player.hand]
        crews = [card for player in one.players for column in player.crew for card in column]
        return Counter([*hands, *crews, *one.offer, *one.deck, *one.discard])

    assert everything(dealt) == everything(state)
    assert dealt.players[0] == state.players[0]


def test_the_log_names_what_is_public_only():
    step = GAME.apply(position(hand=cards(["R:VP"])), acts.Recruit(0, RED_VP))
    for event in step.events:
        assert GAME.event_for(event, 1) == event
        assert "hand" not in type(event).__name__.lower()
