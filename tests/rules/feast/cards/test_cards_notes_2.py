"""The notes of occupations 64 to 128: what a card does not say and players ask about."""

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
    note,
    pick,
    roll,
    ships,
    started,
    thing,
    up,
    weapons,
)
from tests.rules.feast.positions import changes, closed, held, kind, offered, refused, specials, stands
from vikingtable.rules.feast.acts import BuyShip, Fail, PlaceTile, PlayCard, TakeItems
from vikingtable.rules.feast.names import card_text
from vikingtable.texts.message import render

ARMED = {"long_sword": 1}
WOOD_FIRST = {"strips": ((0, 0),)}
STONE_FIRST = {"strips": ((0, 2),)}
ORE_FIRST = {"strips": ((0, 3),)}


def quiet(**fields):
    """A round without harvest, of one player who draws a long sword."""
    return {"seats": 1, "round_": 3, "weapon_pile": (3,) * 5, "weapon_discard": (), **fields}


NOTES = (
    # The ore of the boat is lost; not building; a large berth is needed.
    Case(64, {"silver": -2}, {"boats": (1,), "silver": 2}, (PLAY, USE), shows=ships, shown=((), 0, (0,))),
    Case(
        64,
        {"silver": -2},
        {"boats": (0,), "silver": 2, "peas": 1, "played": (117,), "hand": (64,)},
        (*deal(64), USE),
        shows=ships,
        shown=((), 0, (0,)),
    ),
    Case(64, {}, {"boats": (0,), "silver": 2, "knarrs": 4}, (PLAY,)),
    # The boxes: peas, one colour up and one to the right stockfish, from there wool.
    Case(66, {"silver": -1, "peas": -1, "stockfish": 1}, {"silver": 1, "peas": 1}, (PLAY, USE, up("peas"))),
    Case(66, {"silver": -1, "peas": -1, "wool": 1}, {"silver": 1, "peas": 1}, (PLAY, USE, up("peas", 2))),
    # All or nothing.
    Case(67, {}, {"silver": 3}, (PLAY,)),
    # Types at two or more gain nothing; from the discards, then the pile.
    Case(
        69,
        {"snare": 1},
        {"bow_and_arrow": 4, "snare": 1, "spear": 2, "long_sword": 2},
        (PLAY,),
        fields={"weapon_pile": (1, 0), "weapon_discard": (1,)},
        shows=weapons,
        shown=([0, 1], ()),
    ),
    # Not building: card 15 hears nothing. Only while there is a stone house.
    Case(72, {"silver": -1}, {"silver": 1, "played": (15,), "hand": (72,)}, (*deal(72), USE)),
    Case(72, {}, {"silver": 5}, (PLAY,), fields={"houses": (3, 0, 5)}),
    # Not pregnant.
    Case(74, {"grain": -1, "silver": -2, "cattle": 1}, {"grain": 1, "silver": 2}, (PLAY, USE)),
    # They can be placed again in this round.
    Case(
        76,
        {"stockfish": 1},
        {"thing": 2},
        (PLAY, USE, go("fish")),
        fields={"seats": 1, "standing": {"plunder": (0, 4)}},
        shows=thing,
        shown=0,
    ),
    # Whoever stands there; a failed snare returns nobody.
    Case(77, {"mead": 2, "silver": 2}, {}, (PLAY, USE, pick("mead")), fields={"standing": {"mead": (0, 2)}}),
    Case(
        77,
        {"wood": 1, "snare": 1},
        {},
        (PLAY, USE, pick("snare"), roll(8), Fail(0)),
        fields={"standing": {"snare": (0, 2)}},
        shows=lambda state: (thing(state), stands(state, "snare")),
        shown=(10, (0, 2)),
    ),
    # Turning over goes both ways, which upgrading does not.
    Case(78, {"silk": -1, "linen": 1}, {"knarrs": 1, "silk": 1}, (PLAY, USE, up("silk"))),
    # No breeding: the sheep stay as they are.
    Case(79, {"cattle": -1, "pregnant_cattle": 1}, {"cattle": 2, "pregnant_sheep": 1}, (PLAY, USE)),
    # Not pregnant.
    Case(80, {"silver": -2, "sheep": 1}, {"silver": 2}, (PLAY, USE)),
    # Weapons are not spent; the price is rounded down; a free berth is needed.
    Case(81, {"silver": -7}, {"silver": 7, "spear": 1}, (PLAY, USE), shows=ships, shown=((), 0, (0,))),
    Case(81, {"silver": -6}, {"silver": 6, "long_sword": 1, "bow_and_arrow": 1}, (PLAY, USE)),
    Case(81, {}, {"silver": 8, "knarrs": 4}, (PLAY,)),
    # 6, 3 and 1 silver; a free berth is needed.
    Case(82, {"silver": -6}, {"silver": 6, "knarrs": 1}, (PLAY, USE)),
    Case(82, {"silver": -1}, {"silver": 1, "knarrs": 3}, (PLAY, USE), shows=ships, shown=((), 3, (0,))),
    Case(82, {}, {"silver": 8, "knarrs": 4}, (PLAY,)),
    # Pregnant or not is one kind.
    Case(
        83,
        {"sheep": -1, "pregnant_sheep": -1, "fur": 2},
        {"sheep": 1, "pregnant_sheep": 1},
        (PLAY, USE, up("sheep"), up("pregnant_sheep")),
    ),
    # The ship that emigrates counts for the discount.
    Case(84, {"silver": -3}, {"silver": 3, "knarrs": 1}, (PLAY, USE, pick("knarr")), fields={"round_": 4}),
    # Either, both or none; no Vikings are placed, none come back.
    Case(85, {}, {"silver": 3}, (PLAY, SKIP, SKIP), shows=thing, shown=10),
    Case(
        85,
        {"silver": -3, "wood": 2, "snare": 1, "bow_and_arrow": 1},
        {"silver": 3},
        (PLAY, USE, roll(8), Fail(0), USE, roll(8), Fail(0)),
        shows=thing,
        shown=10,
    ),
    # A 2-silver mark is one item.
    Case(87, {"ore": 2, "silver": 4}, {}, (PLAY, pick("strip"), TakeItems(0, 0, 4)), fields=ORE_FIRST),
    # One colour up, one box to the left: milk becomes hide.
    Case(
        88,
        {"silver": -2, "milk": -1, "hide": 1, "oil": -1, "runestone": 1},
        {"silver": 2, "milk": 1, "oil": 1, "knarrs": 1},
        (go("overseas_1"), USE, up("milk"), up("oil"), SKIP),
    ),
    # The ore goes to the stock.
    Case(
        90,
        {"stone": 1, "long_sword": 1},
        {"longships": (2,)},
        (go("raid"), USE, roll(1), Fail(0)),
        shows=ships,
        shown=((), 0, (1,)),
    ),
    # No Viking is placed.
    Case(
        91,
        {"stockfish": 3, "silver": -2},
        {"silver": 2, "thing": 1},
        (go("fish"), USE, pick("buy_stockfish")),
        fields={"seats": 1, "round_": 2},
        shows=lambda state: stands(state, "buy_stockfish"),
        shown=(-1, 0),
    ),
    # Tiles in supply and on boards.
    Case(
        92,
        {**ARMED, "silver": 1},
        {"specials": ("belt", "helmet"), "home": (("cloakpin", 5, 7),)},
        (),
        at="harvest",
        fields=quiet(),
    ),
    # The round stays one without harvest: card 171 is not asked.
    Case(
        93,
        {**ARMED, "grain": 1},
        {"boats": (0, 0), "flax": 1, "played": (93, 171)},
        (),
        at="harvest",
        fields=quiet(),
    ),
    # One of the two exchanges, once.
    Case(
        96,
        {**ARMED, "game_meat": -1, "whale_meat": 1},
        {"game_meat": 2},
        (USE, pick("game_meat")),
        at="harvest",
        fields=quiet(),
    ),
    # Never fewer.
    Case(97, {**ARMED, "peas": 1}, {"peas": 7}, (USE,), at="harvest", fields=quiet()),
    Case(97, ARMED, {"peas": 8}, (), at="harvest", fields=quiet()),
    # Home board and houses do not count.
    Case(
        100,
        {"runestone": -1},
        {"runestone": 1, "boards": (("stone_house",),)},
        (PlaceTile(0, 1, "runestone", 1, 0, 0, False),),
    ),
    Case(100, {"runestone": -1}, {"runestone": 1}, (PlaceTile(0, 0, "runestone", 0, 0, 0, False),)),
    # Chest with ore, and forge; what is taken may pay.
    Case(103, {"jewelry": 1}, {}, (go("forge"), USE, TakeItems(0, 0, 1), pick("jewelry")), fields=ORE_FIRST),
    Case(103, {"wood": -1, "chest": 1, "silver": 1}, {"wood": 1}, (go("chest"), pick("pay_wood")), fields=ORE_FIRST),
    # Only after exactly the second roll, besides the usual consolation.
    Case(104, {"stone": 1, "long_sword": 1}, {"longships": (0,)}, (go("raid"), roll(1), Fail(0))),
    Case(
        104,
        {"stone": 1, "long_sword": 1, "stockfish": 1},
        {"longships": (0,)},
        (go("raid"), roll(1), roll(2), Fail(0), pick("stockfish")),
    ),
    # Still a building of ships; the small berth of the space is not needed, a large one is.
    Case(
        105,
        {"wood": -3, "silver": -3, "spices": 1},
        {"wood": 3, "silver": 3, "played": (105, 148)},
        (go("whaling_boat"), pick("card:105:0"), USE),
    ),
    Case(
        105,
        {"wood": -3},
        {"wood": 3, "boats": (0, 0, 0)},
        (go("whaling_boat"), pick("card:105:0")),
        shows=ships,
        shown=((0, 0, 0), 1, ()),
    ),
    # The two spaces of card 103.
    Case(
        108,
        {"ore": -1, "chest": 1},
        {"ore": 1},
        (go("chest"), pick("pay_ore"), USE),
        shows=thing,
        shown=11,
    ),
    Case(108, {"wood": -1, "chest": 1, "silver": 1}, {"wood": 1, "silver": 1}, (go("chest"), pick("pay_wood"))),
    # Not the space of column 1.
    Case(
        109,
        {"silver": -1, "oil": -1, "runestone": 1},
        {"silver": 1, "oil": 1, "knarrs": 2},
        (go("overseas_1"), up("oil")),
    ),
    # At the usual cost.
    Case(
        110,
        {"silver": -3, "oil": -1, "runestone": 1},
        {"silver": 3, "oil": 1, "knarrs": 2},
        (go("overseas_2"), up("oil"), USE, pick("knarr")),
        fields={"round_": 2},
    ),
    # How many of a kind is irrelevant.
    Case(
        111,
        {"stone": -2, "wood": -2, "runestone": 2, "chest": 2, "silver": 2},
        {"stone": 2, "wood": 2},
        (go("rune_chest"),),
    ),
    # What is taken may pay.
    Case(
        113,
        {"runestone": 1, "silver": 1},
        {},
        (go("stone_to_rune"), USE, TakeItems(0, 0, 1)),
        fields=STONE_FIRST,
    ),
    # The space for house and ship too.
    Case(
        115,
        {"stone": -2, "wood": -2, "silverware": 1},
        {"stone": 2, "wood": 2},
        (go("house_and_ship"), pick("stone_house_longship")),
    ),
    Case(
        116,
        {"stone": -1, "wood": -2},
        {"stone": 1, "wood": 2},
        (go("house_and_ship"), pick("stone_house_longship")),
    ),
    Case(116, {"wood": -2}, {"wood": 2}, (go("shed"),)),
    Case(
        117,
        {"stone": -2, "wood": -2, "peas": -1, "mead": 1},
        {"stone": 2, "wood": 2, "peas": 1},
        (go("house_and_ship"), pick("stone_house_longship"), USE, up("peas")),
    ),
    # Buying is not building.
    Case(117, {"silver": -5}, {"silver": 5, "wood": 1, "peas": 1}, (BuyShip(0, "knarr"),)),
    # The weekly market of column 4 too.
    Case(118, {"spices": 1, "silver": 1, "stone": 1, "mead": 1}, {}, (go("weekly_4"),)),
    # What is taken may pay.
    Case(
        121,
        {"wood": -1},
        {"wood": 1},
        (go("knarr"), USE, TakeItems(0, 0, 1)),
        fields=WOOD_FIRST,
        shows=ships,
        shown=((), 1, ()),
    ),
    # All strips of the action together; the space of wood and ore takes from none; one kind brings nothing.
    Case(
        122,
        {"wood": 2, "stone": 1, "ore": 1, "hide": 1},
        {},
        (go("mtn_3_2"), TakeItems(0, 0, 3), TakeItems(0, 1, 1), USE),
        fields={"strips": ((0, 0), (1, 5))},
    ),
    Case(122, {"wood": 2, "ore": 1}, {}, (go("wood_ore"),)),
    Case(122, {"wood": 2}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields=WOOD_FIRST),
    # Oil gained by the upgrade may be used.
    Case(
        123,
        {"mead": -1, "wood": 1, "silverware": 1},
        {"mead": 1},
        (go("mtn_1_up_1"), TakeItems(0, 0, 1), up("mead"), USE),
        fields=WOOD_FIRST,
    ),
    # The printed yield only: one silver of the space and one of a card are not two.
    Case(
        124,
        {"stone": -1, "runestone": 1, "silver": 2},
        {"stone": 1, "played": (124, 111)},
        (go("stone_to_rune"),),
    ),
    Case(124, {"mead": 2, "grain": 1, "wood": 2}, {}, (go("mead"), USE)),
    # Also where a card grants it.
    Case(125, {"runestone": 1}, {"knarrs": 1, "played": (125,), "hand": (84,)}, (*deal(84), USE, pick("knarr"))),
)


@pytest.mark.parametrize("case", NOTES, ids=note)
def test_the_note_is_kept(case):
    check(case)


def test_occ_68_note_its_name_is_not_that_of_card_32():
    assert render(card_text(68)) == "68. Weapon Supplier"
    assert render(card_text(32)) == "32. Weapons Supplier"


@pytest.mark.parametrize(
    ("card", "tile", "filled"),
    [(70, "cloakpin", ["runestone", "silverware"]), (71, "drinking_horn", ["chest", "runestone"])],
)
def test_note_of_70_and_71_any_board_its_owner_keeps_what_fills_the_hole(card, tile, filled):
    before = started(Case(card, {}, {}, (PLAY,), fields={"others": ({"home": ((tile, 5, 7),)},)}))
    state = after(Case(card, {}, {}, (PLAY,), fields={"others": ({"home": ((tile, 5, 7),)},)}))
    assert specials(state) == {tile}
    assert changes(before, state) == {}  # silverware or chest and rune stone come from the stock
    assert changes(before, state, 1) == {}
    board = state.players[1].sites[0].board
    assert sorted(placement.piece for placement in board.placed) == filled
    assert board.occupied == before.players[1].sites[0].board.occupied


@pytest.mark.parametrize("card", [70, 71])
def test_note_of_70_and_71_nothing_where_it_lies_on_no_board(card):
    state = after(Case(card, {}, {}, (PLAY,), fields={"others": ({"specials": ("cloakpin", "drinking_horn")},)}))
    assert specials(state) == set()
    assert specials(state, 1) == {"cloakpin", "drinking_horn"}


def test_occ_73_note_special_tiles_only_if_there_are():
    gone = {"others": ({"specials": ("crucifix", "chalice")},)}
    assert offered(after(Case(73, {}, {"silver": 9}, (PLAY, USE), fields=gone))) == {"silverware"}
    assert offered(after(Case(73, {}, {"silver": 9}, (PLAY, USE)))) == {"silverware", "crucifix", "chalice"}


def test_occ_78_note_a_good_may_become_worth_less():
    assert held(after(Case(78, {}, {"knarrs": 1, "runestone": 1}, (PLAY, USE, up("runestone"))))) == {"oil": 1}


def test_occ_87_note_the_crucifix_only_if_it_is_there():
    gone = {"others": ({"specials": ("crucifix",)},)}
    assert offered(after(Case(87, {}, {}, (PLAY,), fields=gone))) == {"strip"}


def test_occ_91_note_only_beside_ones_own_spaces():
    state = after(Case(91, {}, {"silver": 2, "thing": 1}, (go("fish"), USE), fields={"seats": 1, "round_": 2}))
    assert offered(state) == {"hunt_1", "buy_stockfish"}


@pytest.mark.parametrize("card", [94, 99])
def test_note_of_94_and_99_the_number_tells_twins_apart(card):
    twin = {94: 148, 99: 52}[card]
    assert render(card_text(card)) != render(card_text(twin))


def test_occ_99_note_each_card_is_decided_by_itself():
    case = Case(99, {}, {"hand": (43, 75)}, (go("weekly_3"),), fields={"seats": 1, "occupation_pile": (1, 2)})
    state = after(case)
    assert (kind(state), offered(state)) == ("instead", {"usual", "card:99:0"})
    played = after(
        Case(
            99,
            {},
            {"hand": (43, 75)},
            (go("weekly_3"), pick("card:99:0"), PlayCard(0, 43), go("occ_draw")),
            fields={"seats": 1, "occupation_pile": (1, 2)},
        )
    )
    assert offered(played) == {"usual", "card:99:0"}


def test_occ_102_note_the_printed_upgrades_of_one_good_only():
    state = after(Case(102, {}, {"game_meat": 1}, (go("mtn_4_up2x2"),), fields=WOOD_FIRST))
    assert kind(state) == "improve"
    assert refused(state, pick("card:102:0")) == ["no_option"]
    state = after(Case(102, {}, {"game_meat": 1}, (go("mtn_3_up_1"),), fields=WOOD_FIRST))
    assert refused(state, pick("card:102:0")) == []


def test_occ_105_note_without_a_large_berth_only_the_boat():
    state = after(Case(105, {}, {"wood": 3, "knarrs": 4}, (go("whaling_boat"),)))
    assert ships(state) == ((0,), 4, ())


def test_occ_110_note_not_without_the_silver():
    me = {"silver": 1, "oil": 1, "knarrs": 2}
    state = after(Case(110, {}, me, (go("overseas_2"), up("oil")), fields={"round_": 2, "seats": 1}))
    assert (kind(state), ships(state)) == ("place_vikings", ((), 2, ()))


def test_occ_116_note_a_stone_house_is_open_without_stone():
    assert closed(started(Case(116, {}, {})), "stone_house") == []
    assert closed(started(Case(116, {}, {})), "long_house") == ["lacks"]


def test_occ_72_note_a_house_of_a_card_is_none_built():
    state = after(Case(72, {}, {"silver": 1, "played": (115,), "hand": (72,)}, (*deal(72), USE)))
    assert held(state) == {}


def test_occ_85_note_no_dice_space_is_used():
    state = after(Case(85, {}, {"silver": 1}, (PLAY, USE)))
    assert stands(state, "hunt_1") == (-1, 0)
