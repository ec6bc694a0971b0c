"""Occupations that work before, after or instead of actions, and that change what actions cost (red)."""

import pytest

from tests.rules.feast.cards.card_case import PLAY, SKIP, USE, Case, after, check, go, name, pick, roll, started
from tests.rules.feast.positions import closed, held, refused
from vikingtable.rules.feast.acts import Fail, Loot, PlayCard, Settle, TakeItems, UpgradeGood

WOOD_FIRST = {"strips": ((0, 0),)}
ORE_FIRST = {"strips": ((0, 3),)}
SHIP_OF_THREE = {"longships": (0, 0, 0)}


def thing(state):
    return state.players[0].thing


def ships(state):
    return state.players[0].boats, state.players[0].knarrs, state.players[0].longships


def up(good, steps=1):
    return UpgradeGood(0, good, steps)


FIRES = (
    Case(1, {"silver": -2, "cattle": 1, "milk": 1}, {"silver": 2}, (go("buy_cattle_milk"),)),
    Case(1, {"cattle": 1}, {}, (go("sheep_or_cattle"), pick("cattle"))),
    Case(2, {"silver": -1, "salt_meat": 2}, {"silver": 1}, (go("buy_salt_meat"),)),
    Case(2, {"silver": -2}, {"silver": 2, "knarrs": 1}, (go("emigrate_2"), pick("knarr")), fields={"round_": 3}),
    Case(2, {"silver": -1}, {"silver": 1, "knarrs": 1}, (go("special_sale"), pick("helmet"), pick("cloakpin"))),
    Case(3, {"beans": 1, "silver": 1, "snare": 1}, {}, (go("weekly_1"),)),
    Case(
        36,
        {"silver": -1, "game_meat": -1, "spices": 1},
        {"silver": 1, "game_meat": 1, "knarrs": 1},
        (go("overseas_1"), USE, up("game_meat"), up("skin_and_bones")),
    ),
    Case(
        37,
        {"silver": -1, "mead": -1, "runestone": 1},
        {"silver": 1, "mead": 1, "knarrs": 1},
        (go("overseas_1"), USE, up("mead"), up("oil")),
    ),
    Case(
        88,
        {"silver": -2, "flax": -1, "mead": 1, "oil": -1, "runestone": 1},
        {"silver": 2, "flax": 1, "oil": 1, "knarrs": 1},
        (go("overseas_1"), USE, up("flax"), up("oil")),
    ),
    Case(
        90,
        {"runestone": 1},
        {"longships": (1,)},
        (go("raid"), USE, roll(4), Loot(0, "runestone", 0, 0, 0)),
        shows=ships,
        shown=((), 0, (0,)),
    ),
    Case(
        102,
        {"wood": 1, "game_meat": -1, "fur": 1},
        {"game_meat": 1},
        (go("mtn_1_up_1"), pick("card:102:0"), pick("game_meat"), TakeItems(0, 0, 1)),
        fields=WOOD_FIRST,
    ),
    Case(103, {"jewelry": 1}, {}, (go("forge"), USE, TakeItems(0, 0, 1), pick("jewelry")), fields=ORE_FIRST),
    Case(103, {"chest": 1, "silver": 1}, {}, (go("chest"), pick("pay_ore"), USE, TakeItems(0, 0, 1)), fields=ORE_FIRST),
    Case(105, {"wood": -3}, {"wood": 3}, (go("whaling_boat"), pick("card:105:0")), shows=ships, shown=((), 1, ())),
    Case(106, {"silver_hoard": 1}, SHIP_OF_THREE, (go("plunder"),), shows=thing, shown=9),
    Case(106, {"silver_hoard": 1}, {"longships": (0, 0, 0, 0)}, (go("plunder"),), shows=thing, shown=10),
    Case(
        107,
        {},
        {"boats": (0,)},
        (go("explore_1"), pick("greenland")),
        shows=lambda state: state.players[0].sites[1].kind,
        shown="greenland",
    ),
    Case(
        108,
        {"ore": -1, "silver": -1, "jewelry": 1},
        {"ore": 1, "silver": 1},
        (go("forge"), pick("jewelry"), USE),
        shows=thing,
        shown=10,
    ),
    Case(
        109,
        {"silver": 1, "oil": -1, "runestone": 1},
        {"silver": 1, "oil": 1, "knarrs": 2},
        (go("overseas_2"), up("oil")),
    ),
    Case(
        110,
        {"silver": -3, "oil": -1, "runestone": 1},
        {"silver": 3, "oil": 1, "knarrs": 2},
        (go("overseas_2"), up("oil"), USE, pick("knarr")),
        fields={"round_": 2},
    ),
    Case(
        111,
        {"stone": -2, "wood": -2, "runestone": 2, "chest": 2, "silver": 2},
        {"stone": 2, "wood": 2},
        (go("rune_chest"),),
    ),
    Case(112, {"flax": -1, "linen": 1, "mead": 1}, {"flax": 1}, (go("flax_to_linen"),)),
    Case(113, {"jewelry": 1}, {}, (go("forge"), USE, TakeItems(0, 0, 1), pick("jewelry")), fields=ORE_FIRST),
    Case(114, {"flax": -1, "linen": 1, "silver": -3, "silk": 1}, {"flax": 1, "silver": 3}, (go("flax_to_linen"), USE)),
    Case(115, {"wood": -2, "silverware": 1}, {"wood": 2}, (go("shed"),)),
    Case(116, {}, {}, (go("stone_house"),), shows=lambda state: state.players[0].sites[1].kind, shown="stone_house"),
    Case(118, {"beans": 1, "silver": 1, "stone": 1, "mead": 1}, {}, (go("weekly_1"),)),
    Case(119, {"spices": 1, "silver": 1, "milk": 1}, {}, (go("weekly_4"),)),
    Case(120, {"beans": 1, "peas": -1, "mead": 1}, {"peas": 1}, (go("weekly_1"), USE, up("peas"))),
    Case(121, {"wood": -1}, {"wood": 1}, (go("knarr"), USE, TakeItems(0, 0, 1)), fields=WOOD_FIRST),
    Case(
        122,
        {"wood": 1, "stone": 1, "mead": 1},
        {},
        (go("mtn_2"), TakeItems(0, 0, 2), USE),
        fields={"strips": ((0, 1),)},
    ),
    Case(
        123,
        {"wood": 1, "mead": -1, "silverware": 1},
        {"mead": 1},
        (go("mtn_1_up_1"), up("mead"), TakeItems(0, 0, 1), USE),
        fields=WOOD_FIRST,
    ),
    Case(124, {"mead": 2, "grain": 1, "wood": 2}, {}, (go("mead"), USE)),
    Case(125, {"runestone": 1}, {"boats": (0,)}, (go("explore_1"), pick("shetland"))),
    Case(
        131,
        {"wood": 1, "snare": 1, "stockfish": -1, "game_meat": 1},
        {"stockfish": 1},
        (go("snare"), roll(8), Fail(0), USE),
    ),
    Case(
        132,
        {"stone": -1, "chest": 1},
        {"longships": (1, 0), "stone": 1},
        (go("pillage_2"), USE, roll(4), Loot(0, "chest", 1, 0, 0)),
        shows=ships,
        shown=((), 0, (0, 0)),
    ),
    Case(
        145,
        {"hide": 1, "game_meat": 1},
        {},
        (go("hunt_1"), USE, TakeItems(0, 0, 1), roll(1), Settle(0, 1, 0)),
        fields=WOOD_FIRST,
    ),
    Case(147, {"runestone": 1}, {"knarrs": 1}, (go("raid"), roll(6), Loot(0, "runestone", 0, 0, 0))),
    Case(149, {"silver": -1, "runestone": 1}, {"silver": 1, "knarrs": 1}, (go("overseas_1"), up("oil"))),
    Case(
        152,
        {"peas": -2, "mead": 1, "oil": 1, "hide": -1, "silverware": 1},
        {"peas": 2, "hide": 1},
        (go("up_3"), up("peas", 2), up("peas"), up("hide")),
    ),
    Case(154, {"wood": 2, "silver": 1}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields=WOOD_FIRST),
    Case(155, {"wood": 1, "stockfish": 1}, {}, (go("mtn_2"), TakeItems(0, 0, 2), USE), fields=WOOD_FIRST),
    Case(156, {"stone": 1, "silver": 1}, {}, (go("mtn_2"), TakeItems(0, 0, 1)), fields={"strips": ((0, 2),)}),
    Case(
        164,
        {"ore": 1, "silver_hoard": 1},
        {"longships": (0, 0)},
        (go("plunder"), USE, TakeItems(0, 0, 1)),
        fields=ORE_FIRST,
    ),
    Case(
        166,
        {"mead": 2, "silver": 2, "spear": 1},
        {"placements": (0, 1, 0, 0)},
        (go("mead"),),
        fields={"weapon_pile": (2, 0), "weapon_discard": ()},
    ),
    Case(170, {"silver": -3}, {"silver": 3, "knarrs": 1}, (go("emigrate_2"), pick("knarr")), fields={"round_": 5}),
    Case(175, {"stockfish": 1, "silver": -1, "oil": 1}, {"silver": 1}, (go("fish"), USE)),
    Case(176, {"fruits": 1, "peas": 1}, {"hand": (43,)}, (go("occ_play_2"), PlayCard(0, 43))),
    Case(185, {"peas": -1, "mead": 1}, {"peas": 1}, (go("raid"), pick("card:185:0"), up("peas"))),
)

QUIET = (
    Case(1, {"silver": 2, "mead": 2}, {}, (go("mead"),)),
    Case(2, {"silver": -1, "sheep": 1}, {"silver": 1}, (go("buy_sheep"),)),
    Case(3, {"mead": 2, "silver": 2}, {}, (go("mead"),)),
    Case(
        36,
        {"silver": -1, "oil": -1, "runestone": 1},
        {"silver": 1, "oil": 1, "sheep": 1, "knarrs": 1},
        (go("overseas_1"), up("oil")),
    ),
    Case(37, {"peas": -1, "mead": 1}, {"peas": 1}, (go("up_2"), up("peas"))),
    Case(88, {"peas": -1, "mead": 1}, {"peas": 1, "silver": 2, "knarrs": 1}, (go("up_2"), up("peas"))),
    Case(90, {"stone": 1, "long_sword": 1}, {"longships": (0,)}, (go("raid"), roll(1), Fail(0))),
    Case(102, {"silver": 2, "mead": 2}, {"game_meat": 1}, (go("mead"),)),
    Case(103, {"wood": -1, "chest": 1, "silver": 1}, {"wood": 1}, (go("chest"), pick("pay_wood")), fields=ORE_FIRST),
    Case(105, {"wood": -1}, {"wood": 2}, (go("whaling_boat"),), shows=ships, shown=((0,), 0, ())),
    Case(106, {"silver_hoard": 1}, {"longships": (0, 0)}, (go("plunder"),), shows=thing, shown=8),
    Case(
        108, {"wood": -1, "chest": 1, "silver": 1}, {"wood": 1}, (go("chest"), pick("pay_wood")), shows=thing, shown=10
    ),
    Case(
        109,
        {"silver": -1, "oil": -1, "runestone": 1},
        {"silver": 1, "oil": 1, "knarrs": 2},
        (go("overseas_1"), up("oil")),
    ),
    Case(
        110,
        {"silver": -1, "oil": -1, "runestone": 1},
        {"silver": 4, "oil": 1, "knarrs": 2},
        (go("overseas_1"), up("oil")),
    ),
    Case(111, {"flax": -1, "linen": 1}, {"flax": 1}, (go("flax_to_linen"),)),
    Case(112, {"beans": 1, "silver": 1}, {}, (go("weekly_1"),)),
    Case(113, {"beans": 1, "silver": 1}, {}, (go("weekly_1"),)),
    Case(114, {"flax": -1, "linen": 1}, {"flax": 1, "silver": 2}, (go("flax_to_linen"),)),
    Case(115, {"wood": -2}, {"wood": 2}, (go("knarr"),)),
    Case(116, {"wood": -2}, {"wood": 2}, (go("shed"),)),
    Case(118, {"mead": 2, "silver": 2}, {}, (go("mead"),)),
    Case(119, {"mead": 2, "silver": 2}, {}, (go("mead"),)),
    Case(120, {"beans": 1, "silver": 1}, {}, (go("weekly_1"), SKIP)),
    Case(121, {"beans": 1, "silver": 1}, {}, (go("weekly_1"),)),
    Case(122, {"wood": 2}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields=WOOD_FIRST),
    Case(122, {"wood": 2, "ore": 1}, {}, (go("wood_ore"),)),
    Case(123, {"wood": 2}, {"oil": 1}, (go("mtn_2"), TakeItems(0, 0, 2)), fields=WOOD_FIRST),
    Case(124, {"beans": 1, "silver": 1}, {"silver": 1}, (go("weekly_1"),)),
    Case(125, {"beans": 1, "silver": 1}, {}, (go("weekly_1"),)),
    Case(131, {"wood": 1, "bow_and_arrow": 1}, {"stockfish": 1}, (go("hunt_1"), roll(8), Fail(0))),
    Case(132, {"stone": 1, "long_sword": 1}, {"longships": (1,)}, (go("raid"), roll(1), Fail(0))),
    Case(145, {"wood": 1, "snare": 1}, {}, (go("snare"), roll(8), Fail(0)), fields=WOOD_FIRST),
    Case(149, {"oil": -1, "runestone": 1}, {"oil": 1}, (go("up_2"), up("oil"))),
    Case(154, {"wood": 1, "stone": 1}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields={"strips": ((0, 1),)}),
    Case(155, {"wood": 1}, {}, (go("mtn_2"), TakeItems(0, 0, 1)), fields=WOOD_FIRST),
    Case(156, {"wood": 2}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields=WOOD_FIRST),
    Case(164, {"silver_hoard": 1}, {"longships": (0, 0)}, (go("plunder"),), fields=WOOD_FIRST),
    Case(166, {"mead": 2, "silver": 2}, {}, (go("mead"),)),
    Case(170, {"silver": -1, "sheep": 1}, {"silver": 1}, (go("buy_sheep"),)),
    Case(175, {"beans": 1, "silver": 1}, {"silver": 1}, (go("weekly_1"),)),
    Case(176, {"silver": 1}, {}, (go("occ_draw"),)),
    Case(
        185,
        {"stone": 1, "long_sword": 1},
        {"longships": (0,), "peas": 1},
        (go("raid"), pick("usual"), roll(1), Fail(0)),
    ),
)


@pytest.mark.parametrize("case", FIRES, ids=name)
def test_the_card_works(case):
    check(case)


@pytest.mark.parametrize("case", QUIET, ids=name)
def test_the_card_does_nothing(case):
    check(case)


#: Spaces that stay closed, with the reason: what the card does not reach.
CLOSED = (
    (Case(107, {}, {}), "explore_2", ["ship.large"]),
    (Case(147, {}, {"boats": (0,)}), "raid", ["ship.longship"]),
)


@pytest.mark.parametrize(("case", "space", "reasons"), CLOSED, ids=lambda one: getattr(one, "number", None))
def test_the_card_opens_no_other_space(case, space, reasons):
    assert set(reasons) <= set(closed(started(case), space))


def test_occ_37_the_trade_itself_may_then_turn_over_nothing():
    me = {"silver": 1, "peas": 1, "oil": 1, "knarrs": 1}
    state = after(Case(37, {}, me, (go("overseas_1"), USE, up("peas"), SKIP)))
    assert held(state) == {"mead": 1, "oil": 1}
    state = after(Case(37, {}, me, (go("overseas_1"), SKIP)))
    assert refused(state, SKIP) == ["must"]


def test_occ_37_opens_the_trade_where_it_makes_the_green_good():
    me = {"silver": 1, "mead": 1, "knarrs": 1}
    assert closed(started(Case(37, {}, me)), "overseas_1") == []
    assert closed(started(Case(109, {}, me)), "overseas_1") == ["no_green"]


def test_occ_103_cannot_be_declined_where_it_has_to_bring_the_ore():
    state = after(Case(103, {}, {}, (go("forge"),), fields=ORE_FIRST))
    assert refused(state, SKIP) == ["must"]
    state = after(Case(103, {}, {"ore": 1}, (go("forge"),), fields=ORE_FIRST))
    assert refused(state, SKIP) == []


def test_occ_166_a_space_used_without_vikings_is_no_placement():
    lies = {"played": (166,), "hand": (77,), "placements": (0, 0, 0, 0)}
    state = after(Case(77, {}, lies, (PLAY, USE, pick("mead")), fields={"standing": {"mead": (1, 2)}}))
    assert held(state) == {"mead": 2, "silver": 2}


def test_occ_152_not_where_two_goods_are_upgraded():
    state = after(Case(152, {}, {"peas": 2}, (go("up_2"),)))
    assert refused(state, up("peas", 2)) == ["steps"]
