"""A card played before or inside an action never takes away what the action itself asks for ("A round", ruling)."""

import pytest

from tests.rules.feast.cards.card_case import SKIP, USE, pick, roll
from tests.rules.feast.positions import GAME, closed, do, held, kind, offered, position, refused, use
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import BuyShip, PlayCard, Settle, TakeItems, UseCard

# The card of column 4 before the action ------------------------------------------------------------------------------

#: Card, space, what there is, the question of the action once the card has been declined ("" if there is none).
TAKES_AWAY = (
    (75, "sheep_and_cattle", {"silver": 3}, "place_vikings"),  # skin and bones for 1 silver; the animals cost 3
    (72, "emigrate_4", {"silver": 1, "knarrs": 1}, "emigrate"),  # a stone house for the silver of the emigration
    (84, "emigrate_4", {"silver": 1, "knarrs": 1}, "emigrate"),  # the only large ship emigrates for the card
    (64, "whaling_4", {"silver": 2, "boats": (0,)}, "roll"),  # the only whaling boat for a longship
    (61, "plunder", {"longships": (0, 0)}, "place_vikings"),  # one of the two longships for 8 silver
)


@pytest.mark.parametrize(("card", "space", "me", "then"), TAKES_AWAY, ids=[str(one[0]) for one in TAKES_AWAY])
def test_the_bonus_card_does_not_take_what_the_action_needs(card, space, me, then):
    others = {"thing": 12}
    state = use(position(me={"hand": (card,), **me}, others=(others,)), space, PlayCard(0, card))
    assert refused(state, USE) == ["needed"]
    assert USE not in GAME.legal_actions(state, 0)
    assert kind(do(state, SKIP)) == then


def test_after_the_action_the_bonus_card_may_take_what_is_left():
    state = use(position(me={"hand": (75,), "silver": 4}), "sheep_and_cattle", SKIP)
    assert held(do(state, PlayCard(0, 75), USE)) == {"sheep": 1, "cattle": 1, "skin_and_bones": 1}


def test_what_is_enough_for_both_pays_for_both():
    state = use(position(me={"hand": (75,), "silver": 4}), "sheep_and_cattle", PlayCard(0, 75), USE)
    assert held(state) == {"sheep": 1, "cattle": 1, "skin_and_bones": 1}


def test_a_way_of_the_bonus_card_that_leaves_the_costs_stays_open():
    # Card 184: a longship for 4 wood or 3 silver; the house and ship cost 2 wood.
    me = {"hand": (184,), "wood": 4, "silver": 3, "stone": 2, "ore": 3}
    state = use(position(me=me), "house_and_ship", PlayCard(0, 184), USE)
    assert offered(state) == {"silver"}
    assert refused(state, pick("wood")) == ["needed"]
    state = do(state, pick("silver"), pick("long_house_knarr"))
    assert (held(state), state.players[0].knarrs, state.players[0].longships) == ({"wood": 2}, 1, (3,))


def test_nor_is_a_ship_bought_for_it_while_the_bonus_card_is_asked_for():
    state = use(position(me={"hand": (75,), "silver": 3}), "sheep_and_cattle", PlayCard(0, 75))
    assert refused(state, BuyShip(0, "whaling_boat")) == ["needed"]


# The card that is played instead of drawing one (99), in column 3 ----------------------------------------------------


def test_the_card_played_instead_of_drawing_does_not_take_what_the_action_needs():
    me = {"played": (99,), "hand": (184,), "wood": 4, "stone": 2, "ore": 3}
    state = use(position(me=me), "rune_chest", pick("card:99:0"), PlayCard(0, 184))
    assert refused(state, USE) == ["needed"]
    assert held(do(state, SKIP)) == {"wood": 2, "ore": 3, "runestone": 2, "chest": 2}


def test_on_the_space_that_plays_cards_the_only_one_is_not_played_instead_of_drawing():
    state = use(position(me={"played": (99,), "hand": (43,)}), "occ_play_4")
    assert offered(state) == {"usual"}
    assert refused(state, pick("card:99:0")) == ["needed"]
    state = use(position(me={"played": (99,), "hand": (43, 43)}), "occ_play_4", pick("card:99:0"))
    assert kind(state) == "play_card"


# Cards that may be used at any time, in the middle of an action ------------------------------------------------------


def test_a_card_that_asks_how_it_is_paid_does_not_take_the_wood_of_the_chest():
    # Card 46: a longship for 3 wood and wool or linen.
    state = use(position(me={"played": (46,), "wood": 3, "wool": 1}), "chest")
    assert refused(state, UseCard(0, 46, 0)) == ["needed"]
    assert held(do(state, pick("pay_wood"))) == {"wood": 2, "wool": 1, "chest": 1, "silver": 1}
    state = use(position(me={"played": (46,), "wood": 4, "wool": 1}), "chest")
    assert held(do(state, UseCard(0, 46, 0), pick("wool"), pick("pay_wood"))) == {"chest": 1, "silver": 1}


def test_the_last_card_in_hand_is_played_by_the_space_that_asks_for_it():
    # Card 52: 1 silver to play an occupation at any time.
    state = use(position(me={"played": (52,), "hand": (43,), "silver": 1}), "occ_play_2")
    assert refused(state, UseCard(0, 52, 0)) == ["needed"]
    assert held(do(state, PlayCard(0, 43))) == {"fruits": 1, "silver": 1}


def test_nor_while_the_order_of_cards_before_the_action_is_asked_for():
    # Cards 37 and 88 work before overseas trading, which costs 1 silver; card 53 takes 1 for an upgrade.
    me = {"played": (37, 88, 53), "silver": 1, "peas": 1, "oil": 1, "mead": 1, "knarrs": 1}
    state = use(position(me=me), "overseas_1")
    assert kind(state) in ("order", "effect")
    assert refused(state, UseCard(0, 53, 0)) == ["needed"]
    state = use(position(me={**me, "silver": 2}), "overseas_1")
    assert refused(state, UseCard(0, 53, 0)) == []


def test_a_card_that_can_bring_back_what_it_took_has_to():
    # Card 52 takes 1 silver to play card 87: the crucifix, or four items of a strip, here 2 silver among them.
    me = {"played": (36, 52), "hand": (87,), "silver": 1, "game_meat": 1, "oil": 1, "knarrs": 1}
    state = use(position(me=me, strips=((0, 5),)), "overseas_1")
    assert refused(state, UseCard(0, 52, 0)) == []
    state = do(state, UseCard(0, 52, 0), PlayCard(0, 87))
    assert offered(state) == {"strip"}
    assert refused(state, pick("crucifix")) == ["needed"]
    state = use(position(me=me, strips=((1, 0),)), "overseas_1")  # no silver on the strip
    assert refused(state, UseCard(0, 52, 0)) == ["needed"]


def test_nor_is_it_declined_where_it_alone_brings_back_what_it_took():
    # Card 61: a longship is sold for 8 silver; without it the silver of the trade is gone.
    me = {"played": (36, 52), "hand": (61,), "silver": 1, "game_meat": 1, "oil": 1, "knarrs": 1, "longships": (0,)}
    state = do(use(position(me=me), "overseas_1"), UseCard(0, 52, 0), PlayCard(0, 61))
    assert refused(state, SKIP) == ["needed"]
    assert SKIP not in GAME.legal_actions(state, 0)
    assert SKIP not in {GAME.sample(state, 0, Generator(seed)) for seed in range(40)}


def test_random_answers_keep_to_it():
    for seed in range(40):
        state = use(position(me={"hand": (75,), "silver": 3}), "sheep_and_cattle", PlayCard(0, 75))
        assert GAME.sample(state, 0, Generator(seed)) == SKIP


# What an action has paid ---------------------------------------------------------------------------------------------


def test_what_a_card_pays_inside_whaling_is_not_paid_for_the_whale():
    # Card 141 asks for whaling without wood; card 45 sells a treasure chest for 1 wood and 6 silver.
    me = {"played": (141, 45), "wood": 1, "silver": 6, "boats": (0,)}
    state = use(position(me=me), "whaling_4", UseCard(0, 45, 0))
    state = do(do(state, roll(1)[0], script=(1,)), Settle(0, 0, 0))
    assert held(state) == {"treasure_chest": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1, "cabbage": 1}


def test_a_spear_that_a_card_takes_does_not_come_back():
    # Card 142 gives back the one spear paid; card 56 makes ore of two weapons.
    me = {"played": (142, 56), "spear": 1, "bow_and_arrow": 1, "boats": (0,)}
    state = do(use(position(me=me), "whaling_4"), roll(1)[0], script=(1,))
    state = do(state, UseCard(0, 56, 0), pick("bow_and_arrow_spear"), Settle(0, 0, 0))
    assert held(state) == {"ore": 1, "oil": 1, "skin_and_bones": 1, "whale_meat": 1}


def test_resources_that_a_card_takes_are_not_paid_for_the_craft():
    # Card 111: 1 silver for each kind of resource that the crafting space was paid.
    me = {"played": (111, 45), "wood": 2, "ore": 1, "silver": 6}
    state = use(position(me=me), "chest", UseCard(0, 45, 0), pick("pay_ore"))
    assert held(state) == {"wood": 1, "treasure_chest": 1, "chest": 1, "silver": 2}


def test_what_a_card_asks_in_place_of_the_costs_is_paid_for_the_action():
    # Card 105: 3 wood for a knarr on the space of the whaling boat; card 148: spices for 3 silver when one is built.
    me = {"played": (105, 148), "wood": 3, "silver": 3}
    state = use(position(me=me), "whaling_boat", pick("card:105:0"), USE)
    assert held(state) == {"spices": 1}
    assert state.players[0].knarrs == 1


# The item that is taken just before ore is paid (103) -----------------------------------------------------------------


def test_the_item_taken_before_ore_is_paid_opens_no_space_that_is_paid_otherwise():
    fields = {"strips": ((0, 2),)}  # stone
    assert closed(position(me={"played": (103,)}, **fields), "stone_to_rune") == ["lacks"]
    assert closed(position(me={"played": (103,), "stone": 1, "wood": 2}, **fields), "rune_chest") == ["lacks"]
    assert closed(position(me={"played": (103,)}, **fields), "chest") == ["lacks", "lacks"]  # wood, ore
    # Before any crafting, card 113 takes the stone in time.
    assert closed(position(me={"played": (113,)}, **fields), "stone_to_rune") == []


def test_the_chest_is_not_paid_with_wood_that_comes_only_before_ore_is_paid():
    state = use(position(me={"played": (103,)}, strips=((1, 0), (0, 3))), "chest")
    assert offered(state) == {"pay_ore"}


@pytest.mark.parametrize(("space", "act"), [("forge", ()), ("chest", (pick("pay_ore"),))])
def test_where_the_ore_is_lacking_it_is_ore_that_is_taken(space, act):
    state = do(use(position(me={"played": (103,)}, strips=((1, 0), (0, 3))), space, *act), USE)
    assert refused(state, TakeItems(0, 0, 1)) == ["needed"]
    assert TakeItems(0, 0, 1) not in GAME.legal_actions(state, 0)
    assert refused(state, TakeItems(0, 1, 1)) == []
    state = do(use(position(me={"played": (103,), "ore": 1}, strips=((1, 0), (0, 3))), space, *act), USE)
    assert refused(state, TakeItems(0, 0, 1)) == []
