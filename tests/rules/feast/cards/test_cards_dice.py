"""Occupations at dice actions: rolls, payments, loot, success and failure (red)."""

import pytest

from tests.rules.feast.cards.card_case import PLAY, SKIP, USE, Case, after, check, go, name, pick, roll
from tests.rules.feast.positions import do, held, kind, offered, refused
from vikingtable.rules.feast.acts import Fail, Loot, Roll, Settle, TakeItems
from vikingtable.rules.feast.dice import result_of

WOOD_FIRST = {"strips": ((0, 0),)}


def thing(state):
    return state.players[0].thing


def hunt(*then, space="hunt_1"):
    return (go(space), *then)


def won(space="hunt_1", *then):
    """The lowest result needs one wood."""
    return (go(space), roll(1), Settle(0, 1, 0), *then)


def looted(loot, number, stone=0, swords=0, spears=0, second="", space="raid"):
    return (go(space), roll(number), Loot(0, loot, stone, swords, spears, second))


HUNTED = {"hide": 1, "game_meat": 1, "wood": -1}
SNARED = {"fur": 1, "snare": 1, "wood": -1}
WHALED = {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
RAIDER = {"longships": (0,)}

FIRES = (
    Case(4, {"hide": 1, "game_meat": 1}, {}, hunt(roll(1), Settle(0, 0, 0))),
    Case(4, {"stone": 1, "long_sword": 1}, RAIDER, (go("raid"), roll(6), Fail(0))),
    Case(11, {"spear": 1}, {}, (PLAY,)),
    Case(11, {**WHALED, "spear": -2}, {"spear": 2, "boats": (0,)}, (go("whaling_3"), roll(5), Settle(0, 0, 2))),
    Case(12, {"chest": 1}, {}, (PLAY,)),
    Case(
        12,
        {"silver_hoard": 1, "snare": 1},
        {"longships": (0, 0)},
        (go("plunder"),),
        fields={"weapon_pile": (1, 0), "weapon_discard": ()},
    ),
    Case(13, {"bow_and_arrow": 1}, {}, (PLAY,)),
    Case(13, {**HUNTED, "wood": -2}, {"wood": 2}, hunt(roll(3), Settle(0, 2, 0))),
    Case(89, {"silverware": 1, "stone": -1}, {**RAIDER, "stone": 1}, looted("silverware", 5, stone=1)),
    Case(104, {"stone": 1, "long_sword": 1, "oil": 1}, RAIDER, (go("raid"), roll(1), roll(1), Fail(0), pick("oil"))),
    Case(126, {**SNARED, "silver": 1}, {"wood": 1}, won("snare")),
    Case(127, {**SNARED, "stockfish": 1}, {"wood": 1}, won("snare")),
    Case(128, {"fur": 1, "snare": 1}, {"wood": 1}, won("snare", USE, TakeItems(0, 0, 1)), fields=WOOD_FIRST),
    Case(129, {"fur": 1, "wood": -1, "salt_meat": 1}, {"wood": 1}, won("snare", USE)),
    Case(130, {"fur": 1, "wood": -1, "snare": -1}, {"wood": 1, "snare": 1}, won("snare", USE), shows=thing, shown=11),
    Case(133, {"runestone": 1, "peas": 1}, RAIDER, (*looted("runestone", 6), pick("peas"))),
    Case(134, {"stone": 1, "long_sword": 1, "mead": 1}, RAIDER, (go("raid"), roll(8), Fail(0))),
    Case(135, {"silverware": 1}, {**RAIDER, "long_sword": 1}, looted("silverware", 6, swords=1)),
    Case(136, {"silverware": 1}, RAIDER, looted("silverware", 6)),
    Case(
        136,
        {"runestone": 2, "stone": -3},
        {**RAIDER, "stone": 3},
        looted("runestone", 8, stone=3, second="runestone"),
    ),
    Case(137, {"silk": 1, "spear": -2}, {**RAIDER, "spear": 2}, looted("silk", 6, spears=2)),
    Case(138, {"oil": 1}, RAIDER, looted("oil", 5)),
    Case(
        138, {"clothing": 1, "stone": -2}, {"longships": (0,), "stone": 2}, looted("clothing", 12, 2, space="pillage_2")
    ),
    Case(
        139,
        {},
        {"longships": (3,)},
        looted("english_crown", 12, space="pillage_2"),
        shows=lambda state: state.players[0].specials,
        shown=16384,
    ),
    Case(140, {**WHALED, "oil": 2}, {"boats": (0,)}, (go("whaling_3"), roll(1), Settle(0, 0, 0))),
    Case(141, {**WHALED, "cabbage": 1}, {"boats": (0,)}, (go("whaling_3"), roll(1), Settle(0, 0, 0))),
    Case(
        141,
        {**WHALED, "peas": 1},
        {"boats": (0, 0, 0)},
        (go("whaling_3"), pick("boats_3"), roll(3), Settle(0, 0, 0)),
    ),
    Case(142, WHALED, {"boats": (0,), "spear": 1}, (go("whaling_3"), roll(2), Settle(0, 0, 1))),
    Case(143, {**HUNTED, "silver": 1}, {"wood": 1}, won()),
    Case(144, {**HUNTED, "silver": -2, "skin_and_bones": 1}, {"wood": 1, "silver": 2}, won("hunt_1", USE)),
    Case(146, {**HUNTED, "wood": -1}, {"wood": 1}, hunt(roll(2), Settle(0, 1, 0))),
    Case(146, {"fur": 1, "snare": 1}, {}, (go("snare"), roll(1), Settle(0, 0, 0))),
    Case(153, HUNTED, {"wood": 1}, hunt(roll(8), roll(8), roll(8), roll(1), Settle(0, 1, 0))),
    Case(163, {"hide": 2, "game_meat": 1, "wood": -1, "silver": 1}, {"wood": 1}, won("hunt_2")),
)

QUIET = (
    Case(4, {"beans": 1, "silver": 1}, {}, (go("weekly_1"),)),
    Case(11, {**HUNTED, "wood": -1}, {"wood": 1, "spear": 2}, won()),
    Case(12, {}, {"knarrs": 1}, (go("explore_2"), pick("iceland"))),
    Case(13, SNARED, {"wood": 1}, won("snare")),
    Case(89, HUNTED, {"wood": 1, "stone": 1}, won()),
    Case(104, {"stone": 1, "long_sword": 1}, RAIDER, (go("raid"), roll(1), Fail(0))),
    Case(104, {"stone": 1, "long_sword": 1}, RAIDER, (go("raid"), roll(1), roll(1), roll(1), Fail(0))),
    Case(126, {"wood": 1, "snare": 1}, {}, (go("snare"), roll(8), Fail(0))),
    Case(127, {"wood": 1, "snare": 1}, {}, (go("snare"), roll(8), Fail(0))),
    Case(128, {"wood": 1, "snare": 1}, {}, (go("snare"), roll(8), Fail(0)), fields=WOOD_FIRST),
    Case(129, SNARED, {"wood": 1}, won("snare", SKIP)),
    Case(130, SNARED, {"wood": 1}, won("snare"), shows=thing, shown=10),
    Case(133, {"runestone": 1}, RAIDER, looted("runestone", 6, space="pillage_2")),
    Case(134, {"stone": 1, "long_sword": 1}, RAIDER, (go("pillage_2"), roll(1), Fail(0))),
    Case(135, {"silk": 1, "long_sword": -2}, {**RAIDER, "long_sword": 2}, looted("silk", 6, swords=2)),
    Case(136, HUNTED, {"wood": 1}, won()),
    Case(140, HUNTED, {"wood": 1}, won()),
    Case(141, {**WHALED, "wood": -1}, {"boats": (0,), "wood": 1}, (go("whaling_3"), roll(2), Settle(0, 1, 0))),
    Case(142, {**WHALED, "spear": -2}, {"boats": (0,), "spear": 2}, (go("whaling_3"), roll(3), Settle(0, 0, 2))),
    Case(143, {"wood": 1, "bow_and_arrow": 1}, {}, hunt(roll(8), Fail(0))),
    Case(144, HUNTED, {"wood": 1, "silver": 1}, won()),
    Case(146, {**WHALED, "wood": -1}, {"boats": (0,), "wood": 1}, (go("whaling_3"), roll(2), Settle(0, 1, 0))),
    Case(163, HUNTED, {"wood": 1}, won()),
)


@pytest.mark.parametrize("case", FIRES, ids=name)
def test_the_card_works(case):
    check(case)


@pytest.mark.parametrize("case", QUIET, ids=name)
def test_the_card_does_nothing(case):
    check(case)


#: What is refused even with the card: (situation, action, reason).
REFUSED = (
    (
        Case(137, {}, {"boats": (0,), "spear": 1, "longships": (0,)}, (go("raid"), roll(1))),
        Loot(0, "silk", 0, 0, 1),
        "strength",
    ),
    (Case(138, {}, RAIDER, (go("raid"), roll(4))), Loot(0, "oil", 0, 0, 0), "strength"),
    (Case(138, {}, RAIDER, (go("raid"), roll(8))), Loot(0, "mead", 0, 0, 0), "no_loot"),
    (Case(139, {}, RAIDER, (go("raid"), roll(6))), Loot(0, "glass_beads", 0, 0, 0), "strength"),
    (Case(153, {}, {}, hunt(roll(8), roll(8), roll(8), roll(8))), Roll(0), "no_roll_left"),
)


@pytest.mark.parametrize(("case", "action", "reason"), REFUSED, ids=lambda one: getattr(one, "number", None))
def test_the_card_does_not_reach_that_far(case, action, reason):
    assert refused(after(case), action) == [reason]


def test_occ_141_note_wha_09_asks_how_many_boats_are_used_in_column_3():
    state = after(Case(141, {}, {"boats": (0, 1, 0)}, (go("whaling_3"),)))
    assert (kind(state), offered(state)) == ("boats", {"boats_3", "boats_2", "boats_1"})
    # Fewer boats take less off the roll; those with the most ore go.
    for boats, total, brings in ((3, 1, "peas"), (2, 2, "beans"), (1, 3, "cabbage")):
        whaled = do(state, pick(f"boats_{boats}"), Roll(0), script=(5,))
        assert (whaled.frames[-1].boats, result_of(whaled.frames[-1])) == (boats, total)
        whaled = after(
            Case(
                141,
                {},
                {"boats": (0, 1, 0), "spear": 3},
                (go("whaling_3"), pick(f"boats_{boats}"), roll(5), Settle(0, 0, total)),
            )
        )
        assert held(whaled) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1, brings: 1} | (
            {"spear": 3 - total} if total < 3 else {}
        )


def test_occ_141_note_column_4_one_boat_and_other_players_are_not_asked():
    assert kind(after(Case(141, {}, {"boats": (0, 1, 0)}, (go("whaling_4"),)))) == "roll"
    assert kind(after(Case(140, {}, {"boats": (0, 1, 0)}, (go("whaling_3"),)))) == "roll"
    assert kind(after(Case(141, {}, {"boats": (1,)}, (go("whaling_3"),)))) == "roll"
