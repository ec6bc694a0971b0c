"""The notes of occupations 129 to 190: what a card does not say and players ask about."""

import pytest

from tests.rules.feast.cards.card_case import (
    DONE,
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
    thing,
    up,
)
from tests.rules.feast.positions import GAME, closed, held, kind, offered, refused, specials
from vikingtable.rules.feast.acts import (
    ArmShip,
    BuyShip,
    Fail,
    LayFood,
    Loot,
    PlaceTile,
    PlaceVikings,
    PlayCard,
    Roll,
    Settle,
    TakeItems,
    UseCard,
)
from vikingtable.rules.feast.names import card_text
from vikingtable.rules.feast.spaces import PLACE
from vikingtable.texts.message import render

ARMED = {"long_sword": 1}
RAIDER = {"longships": (0,)}
HUNTED = {"hide": 1, "game_meat": 1}
SNARED = {"fur": 1, "snare": 1, "wood": -1}
FAILED_SNARE = {"wood": 1, "snare": 1}
WOOD_FIRST = {"strips": ((0, 0),)}
STONE_FIRST = {"strips": ((0, 2),)}
#: A long house in which two bonuses are enclosed.
LONG_HOUSE = (
    "long_house",
    *(("silver", x, 0) for x in range(10)),
    *(("silver", x, 1) for x in (0, 2, 4, 5, 6, 8, 9, 10)),
    *(("silver", x, 2) for x in (0, 1, 2, 3, 4, 6, 7, 8, 9)),
)


def looted(loot, number, stone=0, swords=0, spears=0, second="", space="raid"):
    return (go(space), roll(number), Loot(0, loot, stone, swords, spears, second))


NOTES = (
    # The snare just won may be used.
    Case(129, {"fur": 1, "wood": -1, "salt_meat": 1}, {"wood": 1}, (go("snare"), roll(1), Settle(0, 1, 0), USE)),
    Case(
        130,
        {"fur": 1, "wood": -1, "snare": -1},
        {"wood": 1, "snare": 1},
        (go("snare"), roll(1), Settle(0, 1, 0), USE),
        shows=thing,
        shown=11,
    ),
    # The printed space only, not a snare that a card grants.
    Case(
        130,
        {"silver": -2, **SNARED},
        {"wood": 1, "silver": 2, "snare": 2, "played": (130,), "hand": (85,)},
        (*deal(85), SKIP, USE, roll(1), Settle(0, 1, 0)),
    ),
    # Through an imitation the printed space is used; the Viking comes back from the tile.
    Case(
        130,
        {"fur": 1, "wood": -1, "snare": -1},
        {"wood": 1, "snare": 1},
        (PlaceVikings(0, "imitate_12", "snare"), roll(1), Settle(0, 1, 0), USE),
        fields={"seats": 4, "imitation": (2, 3), "standing": {"snare": (1, 2)}},
        shows=lambda state: (thing(state), state.vikings[PLACE["imitate_12"]], state.vikings[PLACE["snare"]]),
        shown=(11, 1, 2),
    ),
    # Success or failure alike.
    Case(
        131,
        {**SNARED, "stockfish": -1, "game_meat": 1},
        {"wood": 1, "stockfish": 1},
        (go("snare"), roll(1), Settle(0, 1, 0), USE),
    ),
    Case(
        131,
        {**FAILED_SNARE, "stockfish": -1, "game_meat": 1},
        {"stockfish": 1},
        (go("snare"), roll(8), Fail(0), USE),
    ),
    # The ore goes to the stock and no longer adds to the ship's own: 3 and 3, not 4 and 3.
    Case(
        132,
        {"runestone": 1},
        {"longships": (1,)},
        (go("pillage_2"), USE, roll(3), Loot(0, "runestone", 0, 0, 0)),
        shows=ships,
        shown=((), 0, (0,)),
    ),
    # Not pillages.
    Case(133, {"runestone": 1}, RAIDER, looted("runestone", 6, space="pillage_2")),
    Case(134, {"stone": 1, "long_sword": 1}, RAIDER, (go("pillage_2"), roll(1), Fail(0))),
    # Failing on purpose counts.
    Case(134, {"stone": 1, "long_sword": 1, "mead": 1}, RAIDER, (go("raid"), roll(8), Fail(0))),
    # Any mix of swords and spears.
    Case(
        137,
        {"silk": 1, "long_sword": -1, "spear": -1},
        {**RAIDER, "long_sword": 1, "spear": 1},
        looted("silk", 6, 0, 1, 1),
    ),
    # What is taken may pay.
    Case(
        145,
        HUNTED,
        {},
        (go("hunt_1"), USE, TakeItems(0, 0, 1), roll(1), Settle(0, 1, 0)),
        fields=WOOD_FIRST,
    ),
    # 1 can become 0; it adds up.
    Case(146, {"fur": 1, "snare": 1}, {}, (go("snare"), roll(1), Settle(0, 0, 0))),
    Case(146, HUNTED, {"played": (146, 13)}, (go("hunt_1"), roll(2), Settle(0, 0, 0))),
    # Knarrs serve, and carry no ore that would add to a pillage.
    Case(147, {"runestone": 1}, {"knarrs": 1}, looted("runestone", 6, space="pillage_2")),
    # The oil may be turned over in the same trade.
    Case(
        149,
        {"silver": -1, "runestone": 1},
        {"silver": 1, "knarrs": 1},
        (go("overseas_1"), up("oil")),
    ),
    # Exactly two from one action.
    Case(150, {"stockfish": 1}, {}, (go("fish"),)),
    Case(150, {"silver": -1, "stockfish": 2}, {"silver": 1}, (go("buy_stockfish"), pick("usual"))),
    # 1 silver however many of the two come back; by a card too.
    Case(
        151,
        {"wood": 1, "spear": 1, "silver": 1},
        {"boats": (0,)},
        (go("whaling_3"), roll(12), Fail(0)),
        shows=thing,
        shown=11,
    ),
    Case(
        151,
        {"silver": 1},
        {"played": (151,), "hand": (60,), "silver": 0},
        (*deal(60), USE, pick("occ_play_2"), SKIP),
    ),
    # Four goods of one kind by a card are such an upgrade too.
    Case(
        152,
        {"peas": -1, "oil": 1},
        {"peas": 1, "played": (152,), "hand": (83,)},
        (*deal(83), USE, up("peas", 2)),
    ),
    # Actions of Vikings only.
    Case(
        154,
        {**ARMED, "wood": 2},
        {"played": (154, 95)},
        (USE, TakeItems(0, 0, 2)),
        at="harvest",
        fields=in_round(3, **WOOD_FIRST),
    ),
    # What another card lets take from a strip besides is no yield of the action, as what cards bring is not.
    Case(
        156,
        {"flax": -1, "linen": 1, "stone": 1},
        {"flax": 1, "played": (156, 113)},
        (go("flax_to_linen"), USE, TakeItems(0, 0, 1)),
        fields=STONE_FIRST,
    ),
    # At the feast.
    Case(
        157,
        {"cattle": -1, "skin_and_bones": 1},
        {"cattle": 1, "peas": 1},
        (LayFood(0, "cattle", 0, True),),
        at="feast",
        fields=in_round(1),
    ),
    # The silver may be laid in the same feast.
    Case(
        158,
        {"whale_meat": -1, "snare": 3},
        {"whale_meat": 1, "peas": 1},
        (LayFood(0, "whale_meat", 0, True), LayFood(0, "silver", 5, True)),
        at="feast",
        fields=in_round(1, weapon_pile=(1, 1, 1), weapon_discard=()),
    ),
    # No Viking is needed.
    Case(
        159,
        {"hide": 1, "wood": -1},
        {"game_meat": 1, "wood": 1, "thing": 0},
        (LayFood(0, "game_meat", 0, True), USE, roll(1), Settle(0, 1, 0)),
        at="feast",
        fields=in_round(1),
    ),
    # The silver may be laid in the same feast.
    Case(160, {}, {"mead": 1, "peas": 1}, (USE, LayFood(0, "silver", 0, True)), at="feast", fields=in_round(1)),
    # Not the space of column 1.
    Case(163, {**HUNTED, "wood": -1}, {"wood": 1}, (go("hunt_1"), roll(1), Settle(0, 1, 0))),
    # It may pay for the same action.
    Case(
        164,
        {"stone": -1, "wood": -2},
        {"stone": 1, "wood": 2},
        (go("house_and_ship"), USE, TakeItems(0, 0, 1), pick("stone_house_longship")),
        fields=STONE_FIRST,
    ),
    # Only if it is the next item of a strip.
    Case(164, {"silver_hoard": 1}, {"longships": (0, 0)}, (go("plunder"),), fields=WOOD_FIRST),
    # Clothing on boards does not count.
    Case(165, {}, {"linen": 1, "boards": (("labrador", ("clothing", 3, 3, 0)),)}, (), at="feast", fields=in_round(1)),
    # Several times a round: on the way down, and again after a Viking has come back.
    Case(
        168,
        {"wood": 1, "snare": 1, "silver": 2, "stockfish": 1},
        {"thing": 5},
        (go("snare"), roll(8), Fail(0), go("fish")),
        fields={"seats": 1},
        shows=thing,
        shown=3,
    ),
    # Flax alone is enough; the harvest need not give grain.
    Case(
        169,
        {**ARMED, "peas": 1, "beans": 1, "flax": 2},
        {"flax": 1},
        (pick("flax"),),
        at="harvest",
        fields=in_round(1),
    ),
    # Any emigration.
    Case(
        170,
        {},
        {"knarrs": 2, "played": (170,), "hand": (84,)},
        (*deal(84), USE, pick("knarr")),
        fields={"round_": 4},
    ),
    # Flax just harvested may be used.
    Case(171, {**ARMED, "peas": 1, "beans": 1, "grain": 1, "silver": 1}, {}, (USE,), at="harvest", fields=in_round(1)),
    # All face-up strips.
    Case(
        173,
        {**ARMED, "silver": 2},
        {},
        (),
        at="mountain",
        fields=in_round(2, strips=((0, 3), (3, 4))),
    ),
    # Newborn cattle too.
    Case(
        174,
        {"pregnant_cattle": -1, "cattle": 2, "silver": -3, "silk": 1},
        {"pregnant_cattle": 1, "silver": 3},
        (USE, pick("silk")),
        at="breeding",
        fields=in_round(2),
    ),
    # Stockfish that does not come from an action does not count.
    Case(
        175,
        {"beans": -2, "peas": 1, "mead": 1, "stockfish": 1},
        {"beans": 2, "silver": 1, "played": (175, 57)},
        (UseCard(0, 57, 0),),
    ),
    # A card played through card 52 counts too.
    Case(
        176,
        {"silver": -1, "fruits": 1, **HUNTED, "wood": -1, "peas": 1},
        {"silver": 1, "wood": 1, "played": (176, 52), "hand": (43,)},
        (go("hunt_1"), UseCard(0, 52, 0), PlayCard(0, 43), roll(1), Settle(0, 1, 0)),
    ),
    # Limited by the berths; also if it is true already.
    Case(
        178,
        {"wood": -2},
        {"wood": 2, "knarrs": 3, "boats": (0, 0)},
        (go("longship"),),
        shows=ships,
        shown=((0, 0, 0), 3, (0,)),
    ),
    Case(178, {}, {"knarrs": 2, "longships": (0, 0)}, (PLAY,), shows=ships, shown=((0, 0), 2, (0, 0))),
    # The new one counts; any way of getting it; once.
    Case(179, {"wood": -2, "stockfish": 2, "silver": 2}, {"wood": 2, "knarrs": 1}, (go("knarr"),)),
    Case(
        179,
        {"silver": -10 + 1, "stockfish": 1},
        {"silver": 10},
        (BuyShip(0, "knarr"), BuyShip(0, "knarr")),
    ),
    # The income of all boards at that moment.
    Case(
        180,
        {"silver": -8, "silverware": 4},
        {"silver": 8, "longships": (0, 0), "boards": (("iceland",),)},
        (BuyShip(0, "longship"),),
    ),
    # All that are reached, and no harvest: card 171 is not asked.
    Case(
        183,
        {"peas": 1, "beans": 1, "flax": 1, "grain": 1, "cabbage": 1, "fruits": 1},
        {"knarrs": 4, "played": (171,), "hand": (183,)},
        deal(183),
    ),
    # A large berth is needed.
    Case(184, {}, {"ore": 3, "silver": 3, "knarrs": 4}, (PLAY,)),
    # No longship, no die, no payment.
    Case(185, {"peas": -2, "mead": 2}, {"peas": 2}, (go("raid"), pick("card:185:0"), up("peas"), up("peas"))),
    # Further peas upright.
    Case(
        186,
        {"peas": -3},
        {"peas": 3, "mead": 1},
        (LayFood(0, "peas", 0, True), LayFood(0, "peas", 3, True), LayFood(0, "peas", 6, False)),
        at="feast",
        fields=in_round(4),
    ),
    # Every 2-silver item from a strip.
    Case(188, {"silver": 6}, {}, (go("mtn_2"), TakeItems(0, 0, 2)), fields={"strips": ((0, 5),)}),
    # From any source.
    Case(190, {"skin_and_bones": -1, "spices": 1, "oil": 1}, {"skin_and_bones": 1}, (go("up_2"), up("skin_and_bones"))),
)


@pytest.mark.parametrize("case", NOTES, ids=note)
def test_the_note_is_kept(case):
    check(case)


def test_occ_132_note_without_the_ore_of_the_ship():
    state = after(Case(132, {}, {"longships": (1,)}, (go("pillage_2"), USE, roll(3))))
    assert refused(state, Loot(0, "silverware", 0, 0, 0)) == ["strength"]


def test_occ_136_note_both_together_at_most_the_result():
    state = after(Case(136, {}, {**RAIDER, "stone": 2}, (go("raid"), roll(8))))
    assert refused(state, Loot(0, "runestone", 2, 0, 0, "runestone")) == ["strength"]


def test_occ_139_note_of_tied_tiles_all():
    above = ("throwing_axe", "chalice", "round_shield", "english_crown")
    fields = {"others": ({"specials": above},)}
    state = after(Case(139, {}, {**RAIDER, "stone": 1}, (go("raid"), roll(8)), fields=fields))
    for tile in ("forge_hammer", "fibula"):  # 10 each
        assert refused(state, Loot(0, tile, 1, 0, 0)) == []
    assert refused(state, Loot(0, "amber_figure", 0, 0, 0)) == ["strength"]  # 9, not among the highest


def test_occ_147_note_a_knarr_is_not_armed():
    state = started(Case(147, {}, {"knarrs": 1, "ore": 1}))
    assert refused(state, ArmShip(0, "knarr", 0)) == ["no_such_ship"]
    assert closed(state, "raid") == []


def test_occ_148_note_its_name_is_that_of_card_94():
    assert (render(card_text(94)), render(card_text(148))) == ("94. Spice Merchant", "148. Spice Merchant")


def test_occ_149_note_printed_spaces_only():
    assert held(after(Case(149, {}, {"oil": 1}, (go("up_2"), up("oil"))))) == {"runestone": 1}


def test_occ_152_note_not_where_three_goods_climb_two_steps():
    state = after(Case(152, {}, {"peas": 3}, (go("mtn_2222_or_up3x2"), pick("upgrade"))))
    assert refused(state, up("peas", 3)) == ["steps"]
    state = after(Case(152, {}, {"peas": 3}, (go("up_3"), up("peas", 2))))
    assert refused(state, up("peas", 2)) == ["steps"]  # one of them only


def test_occ_153_note_all_dice():
    rolls = (roll(1), roll(1), roll(1))
    for space, me in (("raid", RAIDER), ("pillage_2", RAIDER), ("snare", {}), ("whaling_3", {"boats": (0,)})):
        state = after(Case(153, {}, me, (go(space), *rolls)))
        assert refused(state, Roll(0)) == []
        assert refused(GAME.apply(state, Roll(0), (1,)).state, Roll(0)) == ["no_roll_left"]


def test_occ_160_note_no_mead_is_laid_after_it():
    state = after(Case(160, {}, {"mead": 1, "peas": 1}, (USE,), at="feast", fields=in_round(1)))
    assert refused(state, LayFood(0, "mead", 0, True)) == ["no_mead"]


def test_occ_169_note_what_this_harvest_brings_does_not_count():
    state = after(Case(169, {}, {}, (), at="harvest", fields=in_round(1)))
    assert (kind(state), held(state)["flax"]) == ("place_vikings", 1)


def test_occ_172_note_the_rules_of_houses_hold():
    me = {"stockfish": 1, "boards": (("stone_house", ("mead", 0, 1)),)}
    act = (DONE, LayFood(0, "stockfish", 0, True), USE)
    state = after(Case(172, {}, me, act, at="feast", fields=in_round(2)))
    assert kind(state) == "lay"
    assert refused(state, PlaceTile(0, 1, "stockfish", 1, 0, 0, False)) != []  # it would touch red


def test_occ_177_note_not_where_a_house_has_two_bonuses():
    state = after(Case(177, ARMED, {"boards": (LONG_HOUSE,)}, (), at="bonus", fields=in_round(2)))
    assert held(state) == {**ARMED, "peas": 1, "oil": 1, "beans": 1}


def test_occ_182_note_the_offer_stands_until_it_is_taken_once():
    houses = {"boards": (("stone_house",), ("long_house",))}
    state = started(Case(182, {}, {"wood": 9, **houses}))
    state = GAME.apply(state, go("fish")).state  # it need not be taken at once
    while kind(state) != "place_vikings" or GAME.to_answer(state) != (0,):
        state = GAME.apply(state, next(iter(GAME.legal_actions(state, GAME.to_answer(state)[0])))).state
    assert refused(state, UseCard(0, 182, 0)) == []
    state = GAME.apply(state, UseCard(0, 182, 0)).state
    assert offered(state) == {"one", "two"}
    state = GAME.apply(state, pick("one")).state
    assert refused(state, UseCard(0, 182, 0)) == ["effect"]


def test_occ_185_note_the_space_is_open_without_a_longship():
    assert closed(started(Case(185, {}, {"peas": 1})), "raid") == []
    assert closed(started(Case(184, {}, {"peas": 1})), "raid") == ["ship.longship"]


def test_occ_187_note_the_belt_only_while_it_is_in_the_stock():
    fields = {"others": ({"specials": ("belt",)},)}
    state = after(Case(187, {}, {"flax": 2, "peas": 2}, (go("up_2"),), fields=fields))
    assert refused(state, UseCard(0, 187, 0)) == ["effect"]
    assert specials(state) == set()


def test_occ_168_note_its_silver_does_not_open_a_space():
    # Unlike cards that may fund the same action it says nothing of one: what a space asks for is there beforehand.
    four = started(Case(168, {}, {"thing": 4}))
    assert closed(four, "stone_to_rune") == ["lacks"]
    assert closed(started(Case(168, {}, {"thing": 5})), "buy_salt_meat") == ["lacks"]
    assert closed(started(Case(168, {}, {"thing": 5, "silver": 2})), "buy_salt_meat") == []
