"""The notes of occupations 1 to 63: what a card does not say and players ask about."""

import pytest

from tests.rules.feast.cards.card_case import (
    PLAY,
    SKIP,
    USE,
    Case,
    after,
    check,
    deal,
    go,
    in_round,
    note,
    pick,
    roll,
    ships,
    started,
    up,
    weapons,
)
from tests.rules.feast.positions import GAME, closed, do, held, kind, refused, stands
from vikingtable.rules.feast.acts import (
    BuyShip,
    Fail,
    FillSlot,
    LayFood,
    Loot,
    Pass,
    PlaceTile,
    Settle,
    Skip,
    UseCard,
)
from vikingtable.rules.feast.happenings import Upgraded

ARMED = {"long_sword": 1}
RAIDER = {"longships": (0,)}
HUNTED = {"hide": 1, "game_meat": 1}
WOOD_FIRST = {"strips": ((0, 0),)}
#: A stone house whose hide is enclosed, and the enclosed ore of the home board.
HOUSE = ("stone_house", *(("silver", *cell) for cell in ((1, 0), (2, 0), (1, 1), (3, 1), (1, 2), (2, 2), (3, 2))))
HOME = tuple(("silver", *cell) for cell in ((0, 4), (1, 4), (1, 5), (0, 6), (1, 6)))
#: The weapons that a pile and the discards hold, for those that are drawn or named.
SNARE_BELOW = {"weapon_pile": (0,), "weapon_discard": (1,)}


def on(state):
    """The same game on to the next turn to place: every window passed, every feast ended."""
    for _ in range(200):
        if kind(state) == "place_vikings":
            return state
        seat = GAME.to_answer(state)[0]
        passing = Pass(seat) if kind(state) == "window" else Skip(seat)
        state = GAME.apply(state, passing).state
    raise AssertionError(kind(state))


NOTES = (
    # Never below 0; a free option stays free.
    Case(1, {"sheep": 1}, {}, (go("sheep_or_cattle"), pick("sheep"))),
    Case(1, {"cattle": 1}, {}, (go("sheep_or_cattle"), pick("cattle"))),
    # Both of them: each looks at what is printed, so that two salt meat for 2 silver cost nothing, cattle and milk 1.
    Case(1, {"salt_meat": 2}, {"played": (1, 2)}, (go("buy_salt_meat"),)),
    Case(1, {"silver": -1, "cattle": 1, "milk": 1}, {"silver": 1, "played": (2, 1)}, (go("buy_cattle_milk"),)),
    Case(1, {"sheep": 1}, {"played": (1, 2)}, (go("buy_sheep"),)),
    # Not ships that are bought, nor what cards ask for; emigration from round 2 on.
    Case(2, {"silver": -3}, {"silver": 3}, (BuyShip(0, "whaling_boat"),)),
    Case(
        2,
        {"silver": -4, "mead": 1, "silverware": 2, "game_meat": 1},
        {"silver": 4, "played": (2,), "hand": (67,)},
        (*deal(67), USE),
    ),
    Case(2, {"silver": -1}, {"silver": 1, "knarrs": 1}, (go("emigrate_2"), pick("knarr")), fields={"round_": 1}),
    Case(2, {"silver": -1}, {"silver": 1, "knarrs": 1}, (go("emigrate_2"), pick("knarr")), fields={"round_": 2}),
    # An emigration that a card grants is asked for by no space.
    Case(
        2,
        {"silver": -4, "oil": -1, "runestone": 1},
        {"silver": 4, "oil": 1, "knarrs": 2, "played": (2, 110)},
        (go("overseas_2"), up("oil"), USE, pick("knarr")),
        fields={"round_": 3},
    ),
    Case(
        2,
        {"silver": -2},
        {"silver": 2, "knarrs": 1, "played": (2,), "hand": (84,)},
        (*deal(84), USE, pick("knarr")),
        fields={"round_": 3},
    ),
    # Only silver printed on the space; the snare comes from the discards first, else out of the pile.
    Case(
        3,
        {**HUNTED, "silver": 1, "wood": -1},
        {"wood": 1, "played": (3, 143)},
        (go("hunt_1"), roll(1), Settle(0, 1, 0)),
    ),
    Case(
        3,
        {"beans": 1, "silver": 1, "snare": 1},
        {},
        (go("weekly_1"),),
        fields=SNARE_BELOW,
        shows=weapons,
        shown=([0], ()),
    ),
    Case(
        3,
        {"beans": 1, "silver": 1, "snare": 1},
        {},
        (go("weekly_1"),),
        fields={"weapon_pile": (0, 1, 2), "weapon_discard": ()},
        shows=weapons,
        shown=([0, 2], ()),
    ),
    # Raids are hurt; a 1 becomes 0; it adds up with others.
    Case(4, {"runestone": 1}, RAIDER, (go("raid"), roll(7), Loot(0, "runestone", 0, 0, 0))),
    Case(4, HUNTED, {}, (go("hunt_1"), roll(1), Settle(0, 0, 0))),
    Case(4, HUNTED, {"played": (4, 13, 146)}, (go("hunt_1"), roll(3), Settle(0, 0, 0))),
    # Empty places are penalties; cards that react to a feast do; that silver may be laid.
    Case(
        5,
        {"silver": 2},
        {"clothing": 1, "played": (165,), "hand": (5,)},
        (*deal(5), SKIP),
        shows=lambda state: state.players[0].penalties,
        shown=6,
    ),
    # Stone of the stock is none of a strip.
    Case(6, {"stone": 1, "mead": 1, "beans": 1, "silver": 1}, {"played": (6, 118)}, (go("weekly_1"),)),
    # Grain in houses does not count; 3 or more bring 2 silver.
    Case(7, ARMED, {"boards": (("stone_house", ("grain", 2, 0, 1)),)}, (), at="feast", fields=in_round(2)),
    Case(7, {"silver": 2}, {"grain": 4}, (SKIP,), at="feast", fields=in_round(1)),
    # The Vikings that stand there now, one's own.
    Case(
        8,
        ARMED,
        {},
        (),
        at="income",
        fields={**in_round(2), "seats": 2, "standing": {"forge": (0, 3), "chest": (1, 2)}},
    ),
    # Ore on ships is irrelevant.
    Case(9, ARMED, {"longships": (3,)}, (PlaceTile(0, 0, "ore", 0, 0, 0, False),), at="income", fields=in_round(2)),
    # Pregnant animals count; two kinds at most.
    Case(10, {"milk": 1, "silver": 1}, {"pregnant_sheep": 3}, (PLAY,)),
    Case(10, {"milk": 2, "silver": 2}, {"sheep": 1, "pregnant_sheep": 1, "cattle": 1, "pregnant_cattle": 1}, (PLAY,)),
    # From the discards first, then the pile.
    Case(
        11,
        {"spear": 1},
        {},
        (PLAY,),
        fields={"weapon_pile": (2, 0), "weapon_discard": (2,)},
        shows=weapons,
        shown=([0, 2], ()),
    ),
    # One card an action: raids, pillages, exploring and emigrating too.
    Case(
        12,
        {"stone": 1, "long_sword": 1, "snare": 1},
        {"longships": (0, 0)},
        (go("raid"), roll(1), Fail(0)),
        fields={"weapon_pile": (1, 0), "weapon_discard": ()},
    ),
    Case(
        12,
        {"stone": 1, "long_sword": 1, "snare": 1},
        RAIDER,
        (go("pillage_2"), roll(1), Fail(0)),
        fields={"weapon_pile": (1, 0), "weapon_discard": ()},
    ),
    Case(
        12,
        {"snare": 1},
        RAIDER,
        (go("explore_2"), pick("iceland")),
        fields={"weapon_pile": (1, 0), "weapon_discard": ()},
    ),
    Case(
        12,
        {"silver": -1, "snare": 1},
        {"silver": 1, **RAIDER},
        (go("emigrate_2"), pick("longship:0")),
        fields={"weapon_pile": (1, 0), "weapon_discard": ()},
    ),
    # Hunts that cards grant too.
    Case(
        13,
        {"silver": -1, "hide": 1, "game_meat": 1, "wood": -1},
        {"silver": 1, "wood": 1, "played": (13,), "hand": (85,)},
        (*deal(85), USE, roll(2), Settle(0, 1, 0)),
    ),
    # Ore on ships is irrelevant; emigrated ships are none.
    Case(14, {"whale_meat": 1}, {"boats": (1,), "knarrs": 1, "longships": (3,)}, (PLAY,)),
    Case(14, {}, {"boats": (0,), "longships": (0,), "emigrated": ("knarr",)}, (PLAY,)),
    # Sheds do not count.
    Case(15, {"mead": 2}, {"boards": (("shed",), ("stone_house",))}, (PLAY,)),
    Case(15, {"wood": -2}, {"wood": 2}, (go("shed"),)),
    # Printed ore does not count.
    Case(16, {}, {"boats": (0, 0, 0), "longships": (3,)}, (PLAY,)),
    # Fewer steps where blue comes sooner.
    Case(17, {"hide": -1, "silverware": 1}, {"hide": 1}, (PLAY, USE, up("hide"))),
    # The highest level only.
    Case(18, {"silver_hoard": 1}, {"longships": (2, 2, 3)}, (PLAY,)),
    # Tiles in supply and on boards.
    Case(19, {"silk": 1}, {"specials": ("belt", "helmet"), "home": (("cloakpin", 5, 7),)}, (PLAY,)),
    Case(19, {"spices": 1}, {"specials": ("belt", "helmet", "fibula", "chalice")}, (PLAY,)),
    # Cards that react to the bonus phase do.
    Case(
        20,
        {"hide": 1, "flax": 1},
        {"played": (162,), "hand": (20,), "boards": (HOUSE,)},
        (*deal(20), USE),
        fields={"standing": {"knarr": (0, 2), "mead": (0, 2), "up_3": (0, 2)}},
    ),
    Case(
        21,
        {"ore": 1, "mead": -1, "oil": 1},
        {"played": (41,), "hand": (21,), "home": HOME, "mead": 1},
        (*deal(21), USE, USE, pick("mead")),
    ),
    # Sheds do not count.
    Case(23, {"silver": 2}, {"boards": (("shed",), ("long_house",))}, (PLAY,)),
    # Eight kinds at most, pregnant or not one kind; goods in houses do not count.
    Case(
        26,
        {"silver": 8},
        {
            "mead": 2,
            "stockfish": 1,
            "milk": 1,
            "salt_meat": 1,
            "game_meat": 1,
            "whale_meat": 3,
            "sheep": 1,
            "pregnant_sheep": 1,
            "cattle": 1,
            "pregnant_cattle": 1,
        },
        (PLAY,),
    ),
    Case(26, {}, {"boards": (("stone_house", ("stockfish", 0, 1)),)}, (PLAY,)),
    # Three berths, hence three at most.
    Case(27, {"stockfish": 3}, {"boats": (0, 1, 0)}, (PLAY,)),
    # From any source.
    Case(28, {"wood": -1, "chest": 1, "oil": 1}, {"wood": 1}, (go("chest"), pick("pay_wood"), USE)),
    # The pair stays.
    Case(29, {"salt_meat": 1}, {"game_meat": 1, "whale_meat": 1}, (PLAY,)),
    # Silk on boards does not count, silk in supply stays.
    Case(30, {"silver": 1}, {"silk": 1, "home": (("silk", 0, 6),)}, (PLAY,)),
    # No animals; what lies on boards is not counted.
    Case(31, {"oil": 1}, {"oil": 3, "sheep": 3, "home": (("oil", 0, 9),)}, (PLAY, pick("oil"))),
    # Four longships still draw 10.
    Case(
        32,
        {"bow_and_arrow": 10},
        {"longships": (0, 0, 0, 0)},
        (PLAY,),
        fields={"weapon_pile": (0,) * 12, "weapon_discard": ()},
    ),
    # Pregnant sheep count.
    Case(33, {"wool": 1}, {"sheep": 1, "pregnant_sheep": 2}, (PLAY,)),
    Case(34, {"milk": 1, "wool": 1}, {"sheep": 1, "pregnant_sheep": 1}, (PLAY,)),
    # Sheep and cattle.
    Case(
        35,
        {"sheep": 2, "pregnant_sheep": -1, "cattle": -1, "pregnant_cattle": 1},
        {"pregnant_sheep": 1, "cattle": 2},
        (PLAY, USE),
    ),
    # Free of charge.
    Case(
        36,
        {"silver": -1, "salt_meat": -1, "silk": 1},
        {"silver": 1, "salt_meat": 1, "knarrs": 1},
        (go("overseas_1"), USE, up("salt_meat"), up("linen")),
    ),
    # No building: cards that hear of it stay silent.
    Case(
        46,
        {"wood": -3, "linen": -1},
        {"wood": 3, "linen": 1, "peas": 1, "played": (46, 117)},
        (UseCard(0, 46, 0), pick("linen")),
        shows=lambda state: (ships(state), kind(state)),
        shown=(((), 0, (0,)), "place_vikings"),
    ),
    # From the stable, pregnant or not.
    Case(48, {"cattle": -1, "jewelry": 1}, {"cattle": 1}, (UseCard(0, 48, 0), pick("cattle"))),
    # Harvest triggers of other cards fire, also those after it.
    Case(
        49,
        {"cattle": -1, "peas": 1, "beans": 1, "grain": 2, "cabbage": 1, "silver": 1},
        {"cattle": 1, "played": (49, 171)},
        (UseCard(0, 49, 0), pick("cattle"), USE),
    ),
    # A space emptied this way can be used again: see below. One Viking of two leaves it occupied.
    Case(
        60,
        {},
        {"silver": 0},
        (PLAY, USE, pick("occ_play_2")),
        shows=lambda state: stands(state, "occ_play_2"),
        shown=(0, 1),
    ),
    # Ore aboard is lost.
    Case(61, {"silver": 8}, {"longships": (3,)}, (PLAY, USE), shows=ships, shown=((), 0, ())),
    # Only what is still in the stock.
    Case(62, {}, {"ore": 1, "silver": 1}, (PLAY,), fields={"others": ({"specials": ("crucifix", "cloakpin")},)}),
    # Either, both or neither; the horn only while in the stock.
    Case(
        63,
        {"sheep": -1, "salt_meat": 1, "hide": 1, "wool": 1, "silver": -3},
        {"sheep": 1, "silver": 3},
        (PLAY, USE, pick("sheep"), USE),
    ),
    Case(63, {}, {"sheep": 1, "silver": 3}, (PLAY, SKIP, SKIP)),
    Case(63, {}, {"silver": 3}, (PLAY,), fields={"others": ({"specials": ("drinking_horn",)},)}),
)


@pytest.mark.parametrize("case", NOTES, ids=note)
def test_the_note_is_kept(case):
    check(case)


def test_occ_4_note_raids_need_more():
    state = after(Case(4, {}, RAIDER, (go("raid"), roll(7))))
    assert refused(state, Loot(0, "silverware", 0, 0, 0)) == ["strength"]


def test_occ_5_note_the_feast_of_the_round_is_still_held():
    # Nothing can be laid in either of the two.
    state = on(after(Case(5, {}, {"thing": 2}, (PLAY,), fields=in_round(1))))
    assert (state.round, state.players[0].penalties) == (2, 12)


def test_occ_9_note_ore_goes_on_boards_of_land_and_what_finds_no_place_is_not_received():
    state = after(Case(9, {}, {"longships": (0,), "boards": (("stone_house",),)}, (), at="income", fields=in_round(2)))
    assert refused(state, PlaceTile(0, 1, "ore", 1, 0, 0, False)) != []
    assert refused(state, PlaceTile(0, 0, "ore", 0, 0, 0, False)) == []
    layout = state.rules.area("home").layout
    order = sorted(layout.cells(layout.area), key=lambda cell: (cell[0] - cell[1], cell))
    full = Case(
        9,
        ARMED,
        {"longships": (0,), "home": tuple(("silver", *cell) for cell in order)},
        (),
        at="income",
        fields=in_round(2),
    )
    assert "ore" not in held(after(full))


@pytest.mark.parametrize(("card", "boards"), [(20, {"boards": (HOUSE,)}), (21, {"home": HOME})])
def test_note_of_20_and_21_the_bonus_phase_of_the_round_still_comes(card, boards):
    item = "hide" if card == 20 else "ore"
    state = after(Case(card, {}, {"thing": 2, **boards}, (PLAY, USE), fields=in_round(1)))
    assert held(state)[item] == 1
    assert held(on(state))[item] == 2


def test_occ_35_note_the_breeding_of_the_round_still_comes():
    # Two sheep: the card makes one pregnant, the phase of the round brings its lamb.
    state = on(after(Case(35, {}, {"thing": 2, "sheep": 2}, (PLAY, USE), fields=in_round(1))))
    assert (held(state)["sheep"], held(state).get("pregnant_sheep", 0)) == (3, 0)
    state = on(after(Case(35, {}, {"thing": 2, "sheep": 2}, (PLAY, SKIP), fields=in_round(1))))
    assert (held(state)["sheep"], held(state)["pregnant_sheep"]) == (1, 1)


def test_occ_36_note_not_sheep_and_cattle():
    me = {"silver": 1, "salt_meat": 1, "sheep": 1, "knarrs": 1}
    state = after(Case(36, {}, me, (go("overseas_1"), USE)))
    assert refused(state, up("sheep")) == ["upgrade_kind"]


def test_occ_39_note_printed_ore_stays():
    state = started(Case(39, {}, {"boats": (0,), "longships": (0,)}))
    assert refused(state, UseCard(0, 39, 0, "whaling_boat:0")) == ["no_option"]


def test_occ_40_note_one_wood_a_cell():
    state = started(Case(40, {}, {"wood": 2, "boards": (("stone_house",),)}))
    state = do(state, PlaceTile(0, 1, "wood", 1, 0, 0, False))
    assert refused(state, PlaceTile(0, 1, "wood", 1, 0, 0, False)) != []
    assert held(do(state, PlaceTile(0, 1, "wood", 2, 0, 0, False))) == {}


def test_occ_42_note_a_free_slot_is_needed_and_slots_are_else_filled_at_the_end():
    state = started(Case(42, {}, {"wood": 1, "boards": (("shed",),)}))
    assert refused(state, FillSlot(0, 1, "wood")) == ["slots_at_end"]
    at = {"at": "income", "fields": in_round(2)}
    asked = after(Case(42, {}, {"wood": 1, "boards": (("shed",),)}, (), **at))
    assert kind(asked) == "effect"
    full = after(Case(42, {}, {"wood": 1, "boards": (("long_house",),)}, (), **at))
    assert kind(full) == "place_vikings"


def test_occ_46_note_a_free_large_berth_is_needed():
    state = started(Case(46, {}, {"wood": 3, "linen": 1, "knarrs": 2, "longships": (0, 0)}))
    assert refused(state, UseCard(0, 46, 0)) == ["effect"]


@pytest.mark.parametrize(("card", "tile"), [(50, ("runestone", 0, 11)), (54, ("silverware", 0, 11))])
def test_note_of_50_and_54_from_supply_only(card, tile):
    state = started(Case(card, {}, {"boards": (("stone_house",),), "home": ()}))
    assert refused(state, UseCard(0, card, 0)) == ["effect"]
    lies = started(Case(card, {}, {"home": (tile,)}))
    assert refused(lies, UseCard(0, card, 0)) == ["effect"]


def test_occ_53_note_it_counts_as_an_upgrade():
    state = do(started(Case(53, {}, {"silver": 1, "beans": 1})), UseCard(0, 53, 0))
    step = GAME.apply(state, up("beans"))
    assert [event for event in step.events if isinstance(event, Upgraded)] == [Upgraded(0, "beans", "milk")]


def test_occ_60_note_a_space_emptied_can_be_used_again():
    case = Case(
        60, {}, {"silver": 1, "hand": (60, 43)}, (PLAY, USE, pick("occ_play_2"), USE, SKIP), fields={"seats": 1}
    )
    state = after(case)
    assert stands(state, "occ_play_2") == (-1, 0)
    assert closed(state, "occ_play_2") == []


def test_occ_61_note_the_ore_is_not_received():
    assert "ore" not in held(after(Case(61, {}, {"longships": (3,)}, (PLAY, USE))))


def test_occ_17_note_blue_is_the_end():
    state = after(Case(17, {}, {"hide": 1}, (PLAY, USE)))
    assert refused(state, up("hide", 2)) == ["end_of_line"]


def test_occ_5_note_silver_of_cards_may_be_laid():
    state = after(Case(5, {}, {"clothing": 1, "played": (165,), "hand": (5,)}, deal(5)))
    assert refused(state, LayFood(0, "silver", 0, True)) == []


def test_occ_52_note_names_that_are_twins_have_numbers():
    from vikingtable.rules.feast.names import card_text
    from vikingtable.texts.message import render

    assert [render(card_text(number)) for number in (52, 99, 94, 148, 32, 68)] == [
        "52. Tutor",
        "99. Tutor",
        "94. Spice Merchant",
        "148. Spice Merchant",
        "32. Weapons Supplier",
        "68. Weapon Supplier",
    ]


def test_occ_37_note_free_and_then_nothing_need_be_traded():
    me = {"silver": 1, "peas": 1, "oil": 1, "knarrs": 1}
    assert held(after(Case(37, {}, me, (go("overseas_1"), USE, up("peas"), SKIP)))) == {"mead": 1, "oil": 1}
