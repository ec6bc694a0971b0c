"""When occupations work: order, interruptions that are saved, replacements that pay once, what is no building."""

import json

import pytest

from tests.rules.feast.cards.card_case import (
    ANY,
    PLAY,
    SKIP,
    USE,
    Case,
    after,
    deal,
    go,
    in_round,
    pick,
    roll,
    started,
    up,
)
from tests.rules.feast.positions import GAME, changes, held, kind, offered, refused
from vikingtable.rules.feast.acts import (
    ArmShip,
    BuyShip,
    Fail,
    LayFood,
    PlaceTile,
    PlayCard,
    Settle,
    TakeItems,
    UseCard,
)
from vikingtable.rules.feast.checks import check
from vikingtable.rules.feast.happenings import CardWorks
from vikingtable.rules.plain import Codec, to_plain

WOOD_FIRST = {"strips": ((0, 0),)}
#: A stone house whose hide is enclosed.
HOUSE = ("stone_house", *(("silver", *cell) for cell in ((1, 0), (2, 0), (1, 1), (3, 1), (1, 2), (2, 2), (3, 2))))


#: A question of every kind that a card asks, in the middle of something: (its kind, the situation).
INTERRUPTIONS = (
    ("order", Case(114, {}, {"stone": 1, "silver": 3, "played": (114, 108, 112)}, (go("stone_to_rune"),))),
    ("effect", Case(113, {}, {"stone": 1}, (go("stone_to_rune"),))),
    ("improve", Case(113, {}, {"stone": 1}, (go("stone_to_rune"), USE))),
    ("improve", Case(128, {}, {"wood": 1}, (go("snare"), roll(1), Settle(0, 1, 0), USE))),
    ("choice", Case(133, {}, {"longships": (0,)}, (go("raid"), roll(8)))),
    ("choice", Case(174, {}, {"silver": 4}, (go("sheep_or_cattle"), pick("cattle"), USE))),
    ("roll", Case(85, {}, {"silver": 1}, (PLAY, USE))),
    ("roll", Case(85, {}, {"silver": 1}, (PLAY, USE, roll(5)))),
    ("instead", Case(99, {}, {"hand": (43,)}, (go("weekly_3"),))),
    ("instead", Case(150, {}, {"silver": 1}, (go("buy_stockfish"),))),
    ("play_card", Case(99, {}, {"hand": (43, 75)}, (go("weekly_3"), pick("card:99:0")))),
    ("play_card", Case(52, {}, {"silver": 1, "hand": (43,)}, (go("hunt_1"), UseCard(0, 52, 0)))),
    ("boats", Case(141, {}, {"boats": (0, 1)}, (go("whaling_3"),))),
    ("return", Case(60, {}, {"silver": 1}, (PLAY, USE))),
    ("return", Case(60, {}, {"silver": 1}, (PLAY, USE, pick("occ_play_2")))),
    ("use_space", Case(77, {}, {}, (PLAY, USE), fields={"standing": {"mead": (1, 2), "snare": (1, 2)}})),
    ("give_ship", Case(61, {}, {"longships": (0, 2)}, (PLAY, USE))),
    ("give_ship", Case(90, {}, {"longships": (1, 2)}, (go("raid"), USE))),
    ("emigrate", Case(84, {}, {"silver": 1, "knarrs": 1, "longships": (0,)}, (PLAY, USE))),
    ("lay", Case(9, {}, {"longships": (0, 0)}, (), at="income", fields=in_round(2))),
    ("feast", Case(5, {}, {"mead": 2}, (PLAY,))),
    ("feast", Case(5, {}, {"mead": 2, "stockfish": 1}, (PLAY, LayFood(0, "mead", 0, True)))),
    ("effect", Case(20, {}, {"boards": (HOUSE,)}, (PLAY,))),
    ("effect", Case(41, {}, {"mead": 1}, (), at="bonus", fields=in_round(2))),
    ("effect", Case(159, {}, {"game_meat": 1}, (LayFood(0, "game_meat", 0, True),), at="feast", fields=in_round(1))),
    ("choice", Case(46, {}, {"wood": 3, "wool": 1, "linen": 1}, (ANY,))),
)


def named(one):
    return f"{one[0]}-{one[1].number}"


@pytest.mark.parametrize("interruption", INTERRUPTIONS, ids=named)
def test_a_game_saved_in_the_middle_of_a_card_goes_on_as_if_it_had_not_been(interruption):
    wanted, case = interruption
    state = after(case)
    if case.number == 133:
        loot = next(one for one in GAME.legal_actions(state, 0) if type(one).__name__ == "Loot")
        state = GAME.apply(state, loot).state
    assert kind(state) == wanted
    again = Codec(GAME).state(json.loads(json.dumps(to_plain(state))))
    assert again == state
    assert check(again, pieces=False) == ()
    answers = list(GAME.legal_actions(again, 0))
    assert answers
    few = [action for action in answers if not isinstance(action, PlaceTile)] or answers
    for answer in few[:12]:
        assert GAME.play(again, answer) == GAME.play(state, answer)


def test_the_action_goes_on_after_a_card_inside_it():
    # The snare: success, then card 128 takes from the mountain, card 6 pays for the stone, then the Viking action ends.
    act = (go("snare"), roll(1), Settle(0, 1, 0), USE, TakeItems(0, 0, 1))
    case = Case(128, {}, {"wood": 1, "played": (128, 6, 156)}, act, fields={"strips": ((0, 2),), "seats": 1})
    state = after(case)
    # Fur and snare of the action; the stone is what card 128 lets take: 1 silver of card 6, none of card 156.
    assert held(state) == {"fur": 1, "snare": 1, "stone": 1, "silver": 1}
    assert kind(state) == "place_vikings"


def test_one_card_sets_off_another_which_is_done_first():
    # Cattle of the market: card 174 buys spices, for which card 190 gives oil, before 28 and others are asked.
    act = (go("sheep_or_cattle"), pick("cattle"), USE, pick("spices"))
    state = after(Case(174, {}, {"silver": 5, "played": (174, 190)}, act, fields={"seats": 1}))
    assert held(state) == {"cattle": 1, "spices": 1, "oil": 1}


def test_the_order_that_the_owner_chooses_decides():
    # Card 112 gives mead, card 119 is silent; card 114 wants 3 silver, card 111 pays them only if it comes first.
    me = {"stone": 2, "wood": 2, "silver": 1, "played": (111, 114)}
    asked = after(Case(111, {}, me, (go("rune_chest"),)))
    assert (kind(asked), offered(asked)) == ("order", {"card:111:0", "card:114:0"})
    first = after(Case(111, {}, me, (go("rune_chest"), pick("card:111:0"), USE)))
    assert held(first) == {"runestone": 2, "chest": 2, "silk": 1}
    last = after(Case(111, {}, me, (go("rune_chest"), pick("card:114:0"))))
    assert held(last) == {"runestone": 2, "chest": 2, "silver": 3}


def test_yellow_once_blue_often_red_each_time_green_once():
    assert held(after(Case(43, {}, {}, (PLAY,)))) == {"fruits": 1}
    assert held(after(Case(47, {}, {"salt_meat": 3}, (ANY, ANY, ANY)))) == {"hide": 3}
    twice = (go("weekly_1"), go("weekly_2"))
    assert held(after(Case(119, {}, {}, twice, fields={"seats": 1})))["milk"] == 2
    ships = (BuyShip(0, "knarr"), BuyShip(0, "knarr"))
    assert held(after(Case(179, {}, {"silver": 10}, ships))) == {"silver": 1, "stockfish": 1}


def test_green_works_at_once_where_its_condition_holds_when_it_is_played():
    state = after(Case(181, {}, {"knarrs": 3}, (PLAY,)))
    assert held(state) == {"wool": 3}


# Replacement ------------------------------------------------------------------------------------------------

#: What is replaced, with the card and by the usual: (card, me, act up to the question, usual gains, gains instead).
REPLACED = (
    (150, {"silver": 1}, (go("buy_stockfish"),), {"stockfish": 2}, {"stockfish": 1, "game_meat": 1}, "card:150:0"),
    (150, {"silver": 2}, (go("buy_salt_meat"),), {"salt_meat": 2}, {"salt_meat": 1, "game_meat": 1}, "card:150:1"),
    (105, {"wood": 3}, (go("whaling_boat"),), {"wood": 2}, {}, "card:105:0"),
)


@pytest.mark.parametrize(("card", "me", "act", "usual", "instead", "option"), REPLACED)
def test_a_replacement_brings_the_one_or_the_other(card, me, act, usual, instead, option):
    assert held(after(Case(card, {}, me, (*act, pick("usual"))))) == usual
    assert held(after(Case(card, {}, me, (*act, pick(option))))) == instead


def test_two_replacements_of_one_thing_do_not_both_pay():
    # Card 102 takes the place of the upgrade: no upgrade is left, and it is not offered again.
    act = (go("mtn_1_up_1"), pick("card:102:0"), pick("silk"))
    state = after(Case(102, {}, {"silk": 1, "game_meat": 1, "peas": 1}, act, fields=WOOD_FIRST))
    assert kind(state) == "improve"
    assert refused(state, pick("card:102:0")) == ["no_option"]
    assert refused(state, up("peas")) == ["no_more_upgrades"]


def test_a_bonus_replaced_is_not_paid_besides():
    state = after(
        Case(177, {}, {"boards": (HOUSE,)}, (pick("card:177:0"),), at="bonus", fields=in_round(2)),
    )
    assert held(state) == {"silverware": 1, "long_sword": 1}


def test_a_card_played_instead_of_drawing_leaves_the_pile_alone():
    case = Case(99, {}, {"hand": (43,)}, (go("occ_draw"), pick("card:99:0"), PlayCard(0, 43)))
    state = after(case)
    assert state.occupation_pile == started(case).occupation_pile
    assert state.players[0].hand == ()


def test_a_weapon_replaced_is_not_drawn_besides():
    case = Case(38, {}, {}, (pick("card:38:0"), pick("wood")), at="weapon", fields=in_round(2))
    assert changes(started(case), after(case)) == {"wood": 1}


# No building ------------------------------------------------------------------------------------------------

#: Ships and houses that cards give, with cards that hear of building played: nothing of those may be heard.
HEARERS = (15, 115, 117, 148)
GIVEN = (
    (64, {"boats": (0,), "silver": 2}, (USE,)),
    (72, {"silver": 1}, (USE,)),
    (81, {"silver": 8}, (USE,)),
    (82, {"silver": 8}, (USE,)),
    (184, {"ore": 3, "wood": 4}, (USE, pick("wood"))),
    (178, {"knarrs": 2, "longships": (0, 0)}, ()),
)


@pytest.mark.parametrize(("card", "me", "act"), GIVEN, ids=lambda one: str(one) if isinstance(one, int) else "")
def test_ships_and_houses_of_a_card_are_not_built(card, me, act):
    case = Case(card, {}, {**me, "peas": 1, "played": HEARERS, "hand": (card,)}, (*deal(card), *act))
    step_by_step = after(case)
    assert held(step_by_step) == {"peas": 1}
    assert kind(step_by_step) == "place_vikings"


def test_a_ship_bought_is_not_built():
    state = after(Case(117, {}, {"silver": 5, "wood": 1, "peas": 1, "played": HEARERS}, (BuyShip(0, "knarr"),)))
    assert (kind(state), held(state)) == ("place_vikings", {"wood": 1, "peas": 1})


# Card 39 does not run in a circle ---------------------------------------------------------------------------


def test_loading_and_unloading_cannot_be_repeated_in_a_circle():
    state = started(Case(39, {}, {"boats": (1, 0), "longships": (2, 0), "ore": 1}))
    seen = {state.players[0].boats + state.players[0].longships}
    steps = 0
    # Whatever is tried, each holding of ore is met at most once, and there is an end.
    while True:
        free = [
            action
            for action in (
                *(ArmShip(0, "whaling_boat", index) for index in (0, 1)),
                *(ArmShip(0, "longship", index) for index in (0, 1)),
                *(UseCard(0, 39, 0, f"{ship}:{index}") for ship in ("whaling_boat", "longship") for index in (0, 1)),
            )
            if not GAME.why_not(state, action)
        ]
        if not free:
            break
        state = GAME.apply(state, free[steps % len(free)]).state
        steps += 1
        where = state.players[0].boats + state.players[0].longships
        assert where not in seen
        seen.add(where)
    assert 4 < steps < 64


def test_after_another_action_ore_may_be_loaded_again():
    act = (UseCard(0, 39, 0, "longship:0"),)
    state = after(Case(39, {}, {"longships": (1,)}, act, fields={"seats": 1}))
    assert refused(state, ArmShip(0, "longship", 0)) == ["circle"]
    state = GAME.apply(state, go("fish")).state
    assert refused(state, ArmShip(0, "longship", 0)) == []


def test_each_card_that_works_is_in_the_log():
    step = GAME.apply(started(Case(112, {}, {"stone": 1, "played": (112, 111)})), go("stone_to_rune"))
    assert [event.card for event in step.events if isinstance(event, CardWorks)] == [112, 111]


def test_failing_after_a_card_has_worked_leaves_what_it_brought():
    state = after(Case(145, {}, {}, (go("hunt_1"), USE, TakeItems(0, 0, 1), roll(8), Fail(0)), fields=WOOD_FIRST))
    assert held(state) == {"wood": 2, "bow_and_arrow": 1}


def test_a_declined_effect_is_not_asked_again_in_the_same_action():
    state = after(Case(113, {}, {"stone": 1}, (go("stone_to_rune"), SKIP), fields={"seats": 1}))
    assert (kind(state), held(state)) == ("place_vikings", {"runestone": 1, "silver": 1})
