"""Occupations that may be used at any own decision (blue)."""

import pytest

from tests.rules.feast.cards.card_case import ANY, Case, after, check, go, name, pick
from tests.rules.feast.positions import GAME, refused
from vikingtable.rules.feast.acts import ArmShip, PlaceTile, PlayCard, UpgradeGood, UseCard


def ships(state):
    return state.players[0].boats, state.players[0].knarrs, state.players[0].longships


def use(number, index=0):
    return UseCard(0, number, index)


FIRES = (
    Case(
        39,
        {"ore": 1},
        {"boats": (1,), "longships": (2,)},
        (UseCard(0, 39, 0, "longship:0"),),
        shows=ships,
        shown=((1,), 0, (1,)),
    ),
    Case(40, {"wood": -1}, {"wood": 1, "boards": (("stone_house",),)}, (PlaceTile(0, 1, "wood", 1, 0, 0, False),)),
    Case(
        44,
        {"hide": -1, "wool": -1, "linen": -1, "clothing": 1, "silver": 3},
        {"hide": 1, "wool": 1, "linen": 1},
        (ANY,),
    ),
    Case(45, {"wood": -1, "silver": -6, "treasure_chest": 1}, {"wood": 1, "silver": 6}, (ANY,)),
    Case(
        46, {"wood": -3, "linen": -1}, {"wood": 3, "linen": 1}, (ANY, pick("linen")), shows=ships, shown=((), 0, (0,))
    ),
    Case(47, {"salt_meat": -2, "hide": 2}, {"salt_meat": 2}, (ANY, ANY)),
    Case(48, {"pregnant_cattle": -1, "jewelry": 1}, {"pregnant_cattle": 1}, (ANY, pick("pregnant_cattle"))),
    Case(
        49,
        {"cattle": -1, "peas": 1, "flax": 1, "beans": 1, "grain": 1, "cabbage": 1},
        {"cattle": 1},
        (ANY, pick("cattle")),
    ),
    Case(
        49,
        {"cattle": -1, "peas": 1, "flax": 2, "beans": 1, "grain": 1, "cabbage": 1},
        {"cattle": 1, "flax": 1, "played": (49, 169)},
        (use(49), pick("cattle"), pick("flax")),
    ),
    Case(50, {"runestone": -1, "hide": 1}, {"runestone": 1}, (ANY,)),
    Case(51, {"runestone": -1, "silver": 1, "cabbage": 1}, {"runestone": 1}, (ANY, pick("cabbage"))),
    Case(52, {"silver": -1, "fruits": 1}, {"silver": 1, "hand": (43,)}, (ANY, PlayCard(0, 43))),
    Case(53, {"silver": -1, "grain": -1, "salt_meat": 1}, {"silver": 1, "grain": 1}, (ANY, UpgradeGood(0, "grain", 1))),
    Case(54, {"silverware": -1, "chest": 1}, {"silverware": 1}, (ANY, pick("chest"))),
    Case(55, {"chest": -1, "silver": -3, "treasure_chest": 1}, {"chest": 1, "silver": 3}, (ANY,)),
    Case(56, {"snare": -1, "spear": -1, "ore": 1}, {"snare": 1, "spear": 1}, (ANY, pick("snare_spear"))),
    Case(57, {"beans": -2, "peas": 1, "mead": 1, "stockfish": 1}, {"beans": 2}, (ANY,)),
    Case(58, {"flax": -2, "oil": 3}, {"flax": 2}, (ANY,)),
    Case(59, {"flax": -2, "silver": -1, "linen": 2}, {"flax": 2, "silver": 1}, (ANY,)),
    Case(187, {"flax": -3, "treasure_chest": 1}, {"flax": 3}, (use(187, 1),)),
)

#: What each of them lacks: then it cannot be used.
LACKS = {
    39: {"boats": (0,), "longships": (0,)},
    44: {"hide": 1, "wool": 1},
    45: {"wood": 1, "silver": 5},
    46: {"wood": 3, "linen": 1, "knarrs": 4},
    47: {"hide": 1},
    48: {"sheep": 1},
    49: {"sheep": 1},
    50: {"stone": 1},
    51: {},
    52: {"silver": 1},
    53: {"silver": 1, "mead": 1},
    54: {"silver": 1},
    55: {"chest": 1, "silver": 2},
    56: {"spear": 1},
    57: {"beans": 1},
    58: {"flax": 1},
    59: {"flax": 2},
    187: {"flax": 2},
}
QUIET = tuple(Case(number, {}, me) for number, me in LACKS.items())


@pytest.mark.parametrize("case", FIRES, ids=name)
def test_the_card_works(case):
    check(case)


@pytest.mark.parametrize("case", QUIET, ids=name)
def test_the_card_cannot_be_used(case):
    check(case)
    index = 1 if case.number == 187 else 0
    option = "longship:0" if case.number == 39 else ""
    assert refused(after(case), UseCard(0, case.number, index, option)) in (["effect"], ["no_option"])


def test_occ_39_does_not_run_in_a_circle():
    state = after(Case(39, {}, {"longships": (1,)}))
    state = GAME.apply(state, UseCard(0, 39, 0, "longship:0")).state
    assert refused(state, ArmShip(0, "longship", 0)) == ["circle"]


def test_occ_40_is_needed_to_lay_wood():
    state = after(Case(43, {}, {"wood": 1, "boards": (("stone_house",),)}))
    assert refused(state, PlaceTile(0, 1, "wood", 1, 0, 0, False)) == ["not_a_tile"]


def test_occ_187_the_belt_only_in_an_action_of_vikings():
    state = after(Case(187, {}, {"flax": 2, "peas": 2}))
    assert refused(state, UseCard(0, 187, 0)) == ["not_anytime"]
    state = GAME.apply(state, go("up_2")).state
    state = GAME.apply(state, UseCard(0, 187, 0)).state
    assert state.players[0].specials == 8
    assert refused(state, UseCard(0, 187, 0)) == ["effect"]
