"""Occupations that work in phases, and when things are received, laid, built, drawn or come back (red)."""

import pytest

from tests.rules.feast.cards.card_case import DONE, PLAY, SKIP, USE, Case, after, check, go, name, pick, roll
from tests.rules.feast.positions import refused
from vikingtable.rules.feast.acts import Fail, LayFood, PlaceTile, PlayCard, Settle, TakeItems, UpgradeGood

WOOD_FIRST = {"strips": ((0, 0),)}
ORE_FIRST = {"strips": ((0, 3),)}
SILVER_FIRST = {"strips": ((0, 5),)}
#: Where the situation runs on to the next turn, a weapon is drawn on the way.
ARMED = {"long_sword": 1}
#: A stone house whose hide is enclosed.
HOUSE = ("stone_house", *(("silver", *cell) for cell in ((1, 0), (2, 0), (1, 1), (3, 1), (1, 2), (2, 2), (3, 2))))
#: The enclosed ore of the home board.
HOME = tuple(("silver", *cell) for cell in ((0, 4), (1, 4), (1, 5), (0, 6), (1, 6)))


def in_round(number, seats=1, **fields):
    return {"seats": seats, "round_": number, "weapon_pile": (3,) * 5, "weapon_discard": (), **fields}


def quiet_harvest(**fields):
    return in_round(3, **fields)


def specials(state):
    return state.players[0].specials


def up(good, steps=1):
    return UpgradeGood(0, good, steps)


FIRES = (
    # Phases
    Case(
        7,
        {"silver": 2},
        {"grain": 3, "played": (7,)},
        (SKIP,),
        at="feast",
        fields=in_round(1),
    ),
    Case(8, {"oil": 1}, {}, (), at="income", fields=in_round(2, standing={"forge": (0, 3), "chest": (0, 2)})),
    Case(
        9,
        ARMED,
        {"longships": (0, 0)},
        (PlaceTile(0, 0, "ore", 0, 0, 0, False), PlaceTile(0, 0, "ore", 1, 0, 0, False)),
        at="income",
        fields=in_round(2),
    ),
    Case(38, {"ore": 1}, {}, (pick("card:38:0"), pick("ore")), at="weapon", fields=in_round(2)),
    Case(41, {**ARMED, "mead": -1, "oil": 1}, {"mead": 1}, (USE, pick("mead")), at="bonus", fields=in_round(2)),
    Case(
        42,
        {"wood": -1, "silver": 1},
        {"wood": 1, "boards": (("shed",),)},
        (USE, pick("wood")),
        at="income",
        fields=in_round(2),
    ),
    Case(
        92,
        {**ARMED, "silver": 2},
        {"specials": ("belt", "helmet", "fibula", "chalice")},
        (),
        at="harvest",
        fields=quiet_harvest(),
    ),
    Case(93, {**ARMED, "grain": 1}, {"boats": (0, 0)}, (), at="harvest", fields=quiet_harvest()),
    Case(94, {**ARMED, "oil": -2, "spices": 1}, {"oil": 2}, (USE,), at="harvest", fields=quiet_harvest()),
    Case(95, {**ARMED, "wood": 2}, {}, (USE, TakeItems(0, 0, 2)), at="harvest", fields=quiet_harvest(**WOOD_FIRST)),
    Case(
        96,
        {**ARMED, "whale_meat": -1, "game_meat": 2},
        {"whale_meat": 1},
        (USE, pick("whale_meat")),
        at="harvest",
        fields=quiet_harvest(),
    ),
    Case(97, {**ARMED, "peas": 3}, {"peas": 5}, (USE,), at="harvest", fields=quiet_harvest()),
    Case(97, {**ARMED, "peas": 2}, {"peas": 2}, (USE,), at="harvest", fields=quiet_harvest()),
    Case(160, {"silver": 1}, {"mead": 1}, (USE,), at="feast", fields=in_round(1)),
    Case(
        161,
        {**ARMED, "cabbage": 1},
        {},
        (),
        at="bonus",
        fields=in_round(2, standing={"forge": (0, 3), "wool": (0, 3), "up_4": (0, 3)}),
    ),
    Case(
        162,
        {**ARMED, "flax": 1},
        {},
        (),
        at="bonus",
        fields=in_round(2, standing={"knarr": (0, 2), "mead": (0, 2), "up_3": (0, 2), "chest": (0, 2)}),
    ),
    Case(165, {"silver": 2}, {"clothing": 1}, (), at="feast", fields=in_round(1)),
    Case(167, {"silver": 2}, {"spices": 3}, (), at="feast", fields=in_round(1)),
    Case(
        169,
        {**ARMED, "peas": 1, "beans": 1, "flax": 1, "grain": 1},
        {"grain": 1},
        (pick("grain"),),
        at="harvest",
        fields=in_round(1),
    ),
    Case(171, {**ARMED, "peas": 1, "beans": 1, "grain": 1, "silver": 1}, {}, (USE,), at="harvest", fields=in_round(1)),
    Case(
        91,
        {"stockfish": 3, "silver": -2},
        {"silver": 2, "thing": 1},
        (go("fish"), USE, pick("buy_stockfish")),
        fields=in_round(2),
    ),
    Case(
        159,
        {"hide": 1, "wood": -1},
        {"game_meat": 1, "wood": 1},
        (LayFood(0, "game_meat", 0, True), USE, roll(1), Settle(0, 1, 0)),
        at="feast",
        fields=in_round(1),
    ),
    Case(
        172,
        {**ARMED, "stockfish": -1},
        {"stockfish": 1, "boards": (("stone_house",),)},
        (DONE, LayFood(0, "stockfish", 0, True), USE, PlaceTile(0, 1, "stockfish", 0, 1, 0, False)),
        at="feast",
        fields=in_round(2),
    ),
    Case(177, {**ARMED, "silverware": 1}, {"boards": (HOUSE,)}, (pick("card:177:0"),), at="bonus", fields=in_round(2)),
    Case(20, {"hide": 1}, {"boards": (HOUSE,), "home": HOME}, (PLAY, USE)),
    Case(21, {"ore": 1}, {"boards": (HOUSE,), "home": HOME}, (PLAY, USE)),
    Case(
        186,
        {"peas": -2},
        {"peas": 3},
        (LayFood(0, "peas", 0, True), LayFood(0, "peas", 3, True)),
        at="feast",
        fields=in_round(4),
    ),
    Case(189, {"silver": 4}, {"boards": (("shetland",), ("iceland",))}, (), at="feast", fields=in_round(7)),
    Case(
        189,
        {"silver": 9},
        {"boards": (("shetland",), ("iceland",), ("greenland",))},
        (),
        at="feast",
        fields=in_round(7),
    ),
    # Receiving, drawing, returning
    Case(6, {"stone": 1, "silver": 1}, {}, (go("mtn_2"), TakeItems(0, 0, 1)), fields={"strips": ((0, 2),)}),
    Case(6, {"stone": 2, "silver": 2}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields={"strips": ((1, 2),)}),
    Case(28, {"wool": -1, "chest": 1, "silver": -1, "oil": 1}, {"wool": 1, "silver": 1}, (go("up_2"), up("wool"), USE)),
    Case(99, {"silver": 1, "fruits": 1}, {"hand": (43,)}, (go("occ_draw"), pick("card:99:0"), PlayCard(0, 43))),
    Case(150, {"silver": -1, "stockfish": 1, "game_meat": 1}, {"silver": 1}, (go("buy_stockfish"), pick("card:150:0"))),
    Case(150, {"silver": -2, "salt_meat": 1, "game_meat": 1}, {"silver": 2}, (go("buy_salt_meat"), pick("card:150:1"))),
    Case(151, {"wood": 1, "snare": 1, "silver": 1}, {}, (go("snare"), roll(8), Fail(0))),
    Case(168, {"silver": 3, "mead": 2}, {"thing": 5}, (go("mead"),)),
    Case(173, {**ARMED, "silver": 1}, {}, (), at="mountain", fields=in_round(2, **ORE_FIRST)),
    Case(173, {**ARMED, "silver": 2}, {}, (), at="mountain", fields=in_round(2, **SILVER_FIRST)),
    Case(
        174,
        {"silver": -4, "cattle": 1, "silk": 1},
        {"silver": 4},
        (go("sheep_or_cattle"), pick("cattle"), USE, pick("silk")),
    ),
    Case(188, {"silver": 2}, {}, (PLAY,), fields={"seats": 3}),
    Case(188, {"silver": 3}, {}, (go("mtn_2"), TakeItems(0, 0, 1)), fields=SILVER_FIRST),
    Case(190, {"spices": 1, "silver": 1, "oil": 1}, {}, (go("weekly_4"),)),
    # Building and laying
    Case(15, {"mead": 4}, {"boards": (("stone_house",), ("long_house",), ("shed",))}, (PLAY,)),
    Case(15, {"stone": -1, "hide": 1}, {"stone": 1}, (go("stone_house"),)),
    Case(
        98,
        {"grain": -1, "silver": -2, "silk": 1},
        {"grain": 1, "silver": 2, "boards": (("stone_house",),)},
        (PlaceTile(0, 1, "grain", 2, 0, 1, False), USE),
    ),
    Case(
        100,
        {"runestone": -1, "silver": 1},
        {"runestone": 1, "boards": (("shetland",),)},
        (PlaceTile(0, 1, "runestone", 4, 0, 0, False),),
    ),
    Case(
        101,
        {"runestone": -1, "mead": 1, "silver": 1},
        {"runestone": 1, "boards": (("stone_house",),)},
        (PlaceTile(0, 1, "runestone", 1, 0, 0, False),),
    ),
    Case(117, {"wood": -2, "peas": -1, "mead": 1}, {"wood": 2, "peas": 1}, (go("knarr"), USE, up("peas"))),
    Case(148, {"wood": -2, "silver": -3, "spices": 1}, {"wood": 2, "silver": 3}, (go("knarr"), USE)),
    Case(
        157,
        {"sheep": -1, "skin_and_bones": 1},
        {"sheep": 1, "peas": 1},
        (LayFood(0, "sheep", 0, True),),
        at="feast",
        fields=in_round(1),
    ),
    Case(
        158,
        {"game_meat": -1, "silver": 1, "snare": 3},
        {"game_meat": 1, "peas": 1},
        (LayFood(0, "game_meat", 0, True),),
        at="feast",
        fields=in_round(1, weapon_pile=(1, 1, 1), weapon_discard=()),
    ),
)

QUIET = (
    Case(7, ARMED, {"flax": 3}, (SKIP,), at="feast", fields=in_round(2)),
    Case(38, {"long_sword": 1}, {}, (pick("usual"),), at="weapon", fields=in_round(2)),
    Case(41, ARMED, {"mead": 1}, (SKIP,), at="bonus", fields=in_round(2)),
    Case(42, ARMED, {"wood": 1, "boards": (("stone_house",),)}, (), at="income", fields=in_round(2)),
    Case(91, {"stockfish": 1}, {"silver": 1, "thing": 1}, (go("fish"), SKIP), fields=in_round(2)),
    Case(94, ARMED, {"oil": 1}, (), at="harvest", fields=quiet_harvest()),
    Case(95, {**ARMED, "peas": 1, "beans": 1, "flax": 1}, {}, (), at="harvest", fields=in_round(1)),
    Case(96, ARMED, {"salt_meat": 1}, (), at="harvest", fields=quiet_harvest()),
    Case(97, ARMED, {"peas": 9}, (), at="harvest", fields=quiet_harvest()),
    Case(159, ARMED, {"stockfish": 1, "wood": 1}, (SKIP,), at="feast", fields=in_round(2)),
    Case(160, {}, {"mead": 1}, (SKIP,), at="feast", fields=in_round(1)),
    Case(169, {**ARMED, "peas": 1, "beans": 1, "flax": 1}, {}, (), at="harvest", fields=in_round(1)),
    Case(171, {**ARMED}, {"flax": 1}, (), at="harvest", fields=quiet_harvest()),
    Case(172, {}, {"stockfish": 1, "boards": (("stone_house",),)}, (DONE, SKIP), at="feast", fields=in_round(1)),
    Case(177, {**ARMED, "hide": 1}, {"boards": (HOUSE,)}, (pick("usual"),), at="bonus", fields=in_round(2)),
    Case(20, {}, {"boards": (HOUSE,)}, (PLAY, SKIP)),
    Case(21, {}, {"home": HOME}, (PLAY, SKIP)),
    Case(157, {"peas": -1}, {"sheep": 1, "peas": 1}, (LayFood(0, "peas", 0, True),), at="feast", fields=in_round(1)),
    Case(158, {"milk": -1}, {"milk": 1, "peas": 1}, (LayFood(0, "milk", 0, True),), at="feast", fields=in_round(1)),
    Case(189, {}, {"boards": (("shetland",),)}, (), at="feast", fields=in_round(7)),
    Case(8, ARMED, {}, (), at="income", fields=in_round(2, standing={"forge": (0, 3)})),
    Case(9, ARMED, {"knarrs": 2}, (), at="income", fields=in_round(2)),
    Case(15, {"wood": -2}, {"wood": 2}, (go("shed"),)),
    Case(6, {"wood": 2}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields=WOOD_FIRST),
    Case(6, {"stone": 1, "mead": 1, "beans": 1, "silver": 1}, {"played": (6, 118)}, (go("weekly_1"),)),
    Case(28, {"silver": 2, "mead": 2}, {"chest": 1, "silver": 1}, (go("mead"),)),
    Case(92, ARMED, {"specials": ("belt", "helmet")}, (), at="harvest", fields=quiet_harvest()),
    Case(93, ARMED, {"knarrs": 2}, (), at="harvest", fields=quiet_harvest()),
    Case(
        98,
        {"runestone": -1},
        {"runestone": 1, "silver": 2, "boards": (("stone_house",),)},
        (PlaceTile(0, 1, "runestone", 1, 0, 0, False),),
    ),
    Case(99, {"silver": 1}, {}, (go("occ_draw"),), fields={"occupation_pile": ()}),
    Case(100, {"runestone": -1}, {"runestone": 1}, (PlaceTile(0, 0, "runestone", 0, 0, 0, False),)),
    Case(101, {"runestone": -1}, {"runestone": 1}, (PlaceTile(0, 0, "runestone", 0, 0, 0, False),)),
    Case(117, {"silver": 2, "mead": 2}, {"peas": 1}, (go("mead"),)),
    Case(117, {"wood": -1}, {"wood": 1, "peas": 1}, (go("whaling_boat"),)),
    Case(148, {"wood": -2}, {"wood": 2, "silver": 3}, (go("longship"),)),
    Case(150, {"stockfish": 1}, {}, (go("fish"),)),
    Case(151, {"wood": 1, "bow_and_arrow": 1}, {}, (go("hunt_2"), roll(8), Fail(0))),
    Case(161, ARMED, {}, (), at="bonus", fields=in_round(2, standing={"forge": (0, 3), "wool": (0, 3)})),
    Case(
        162, ARMED, {}, (), at="bonus", fields=in_round(2, standing={"forge": (0, 3), "wool": (0, 3), "up_4": (0, 3)})
    ),
    Case(165, {}, {"linen": 1}, (), at="feast", fields=in_round(1)),
    Case(167, {}, {"silk": 1}, (), at="feast", fields=in_round(1)),
    Case(168, {"silver": 2, "mead": 2}, {"thing": 6}, (go("mead"),)),
    Case(173, ARMED, {}, (), at="mountain", fields=in_round(2, **WOOD_FIRST)),
    Case(174, {"silver": -1, "sheep": 1}, {"silver": 6}, (go("buy_sheep"),)),
    Case(188, {}, {}, (PLAY,), fields={"seats": 1}),
    Case(188, {"wood": 2}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields=WOOD_FIRST),
    Case(190, {"mead": 2, "silver": 2}, {"spices": 2}, (go("mead"),)),
)


@pytest.mark.parametrize("case", FIRES, ids=name)
def test_the_card_works(case):
    check(case)


@pytest.mark.parametrize("case", QUIET, ids=name)
def test_the_card_does_nothing(case):
    check(case)


def test_occ_160_no_mead_after_the_promise():
    state = after(Case(160, {}, {"mead": 1}, (USE,), at="feast", fields=in_round(1)))
    assert refused(state, LayFood(0, "mead", 0, True)) == ["no_mead"]


def test_occ_186_not_a_third_lengthwise_and_no_other_food():
    state = after(
        Case(
            186,
            {},
            {"peas": 3, "mead": 2},
            (LayFood(0, "peas", 0, True), LayFood(0, "peas", 3, True)),
            at="feast",
            fields=in_round(4),
        )
    )
    assert refused(state, LayFood(0, "peas", 6, True)) == ["second_lengthwise"]
    state = after(Case(186, {}, {"mead": 2}, (LayFood(0, "mead", 0, True),), at="feast", fields=in_round(4)))
    assert refused(state, LayFood(0, "mead", 4, True)) == ["second_lengthwise"]
