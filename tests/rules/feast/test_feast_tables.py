"""The figures of A Feast for Odin that stand in tables: spaces, strips, weapons, occupations, prices, points."""

from collections import Counter

import pytest

from tests.rules.feast.positions import changes, position, use
from vikingtable.rules.feast.acts import Choose
from vikingtable.rules.feast.dice import FAILURE, SUCCESS
from vikingtable.rules.feast.items import ITEMS, WEAPON_DECK
from vikingtable.rules.feast.occupations import OCCUPATIONS
from vikingtable.rules.feast.spaces import PLACES, SPACE, SPACES, printed_silver
from vikingtable.rules.feast.standing import DICE_SIDES
from vikingtable.rules.feast.state import EMIGRATED_POINTS, SHIP_POINTS, SHIP_PRICE
from vikingtable.rules.feast.strips import STRIPS


def test_there_are_61_spaces_in_four_columns():
    assert Counter(space.column for space in SPACES) == {1: 18, 2: 18, 3: 16, 4: 9}
    assert len(PLACES) == 63


def test_spaces_fill_the_board_without_gaps_or_overlaps():
    cells = Counter((space.column, space.row + step) for space in SPACES for step in range(space.span))
    assert set(cells.values()) == {1}
    assert {row for _, row in cells} == set(range(1, 19))
    assert {column: sum(one == column for one, _ in cells) for column in (1, 2, 3, 4)} == {1: 18, 2: 18, 3: 18, 4: 18}


def test_groups_of_spaces():
    assert Counter(space.group for space in SPACES) == {
        "build": 7,
        "hunt": 6,
        "livestock": 6,
        "weekly": 4,
        "products": 3,
        "craft": 7,
        "mountain": 11,
        "sail": 7,
        "explore": 3,
        "occupation": 4,
        "emigrate": 3,
    }


def test_the_silver_printed_as_yield():
    printed = {space.id: printed_silver(space.id) for space in SPACES if printed_silver(space.id)}
    assert printed == {
        "weekly_1": 1,
        "weekly_2": 1,
        "weekly_3": 1,
        "weekly_4": 1,
        "mead": 2,
        "stone_to_rune": 1,
        "clothing": 2,
        "chest": 1,
        "craft_4": 4,
        "occ_draw": 1,
        "occ_play_1": 1,
    }


def test_what_cards_call_the_spaces():
    tagged = {tag: [one.id for one in SPACES if tag in one.tags] for one in SPACES for tag in one.tags}
    assert tagged["crafting"] == [
        "flax_to_linen",
        "stone_to_rune",
        "clothing",
        "chest",
        "forge",
        "rune_chest",
        "craft_4",
    ]
    assert tagged["build_house"] == ["shed", "stone_house", "long_house", "house_and_ship"]
    assert tagged["build_ship"] == ["house_and_ship", "whaling_boat", "knarr", "longship"]
    assert tagged["hunt"] == ["hunt_1", "hunt_2"]  # fishing is no hunting action
    assert tagged["overseas_column2"] == ["overseas_2"]
    assert tagged["mountain_plus_single_upgrade"] == ["mtn_1_up_1", "mtn_3_up_1"]
    assert tagged["upgrade_3_or_4"] == ["up_3", "up_3_weapons", "up_4"]


def test_the_eight_mountain_strips():
    assert len(STRIPS) == 8
    assert [len(strip) for strip in STRIPS] == [7] * 8
    assert Counter(item for strip in STRIPS for item in strip) == {"wood": 23, "stone": 15, "ore": 9, "silver2": 9}
    assert all(strip[-1] == "silver2" for strip in STRIPS)


def test_weapons_and_dice():
    assert (sum(WEAPON_DECK), WEAPON_DECK) == (47, (12, 12, 12, 11))
    assert DICE_SIDES == {"hunt": 8, "snare": 8, "whaling_3": 12, "whaling_4": 12, "raid": 8, "pillage": 12}


def named(items):
    return {ITEMS[place]: amount for place, amount in items}


def test_success_and_failure_of_dice_actions():
    assert {dice: named(items) for dice, items in SUCCESS.items()} == {
        "hunt": {"hide": 1, "game_meat": 1},
        "snare": {"fur": 1, "snare": 1},
        "whaling_3": {"oil": 1, "skin_and_bones": 1, "whale_meat": 1},
        "whaling_4": {"oil": 1, "skin_and_bones": 1, "whale_meat": 1},
    }
    assert {dice: (named(items), back) for dice, (items, back) in FAILURE.items()} == {
        "hunt": ({"wood": 1, "bow_and_arrow": 1}, 0),
        "snare": ({"wood": 1, "snare": 1}, 1),
        "whaling_3": ({"wood": 1, "spear": 1}, 2),
        "whaling_4": ({"wood": 1, "spear": 1}, 2),
        "raid": ({"stone": 1, "long_sword": 1}, 0),
        "pillage": ({"stone": 1, "long_sword": 1}, 1),
    }


def test_prices_and_points_of_ships():
    assert SHIP_PRICE == {"whaling_boat": 3, "knarr": 5, "longship": 8}
    assert SHIP_POINTS == {"whaling_boat": 3, "knarr": 5, "longship": 8}
    assert EMIGRATED_POINTS == {"knarr": 18, "longship": 21}


def test_the_occupations():
    assert [card.number for card in OCCUPATIONS] == list(range(1, 191))
    assert Counter(card.deck for card in OCCUPATIONS if card.starting) == {"A": 15, "B": 15, "C": 15}
    assert sum(not card.starting for card in OCCUPATIONS) == 145
    points = {card.number: card.points for card in OCCUPATIONS}
    assert (points[5], points[45], points[71], points[180], points[38]) == (7, -1, -1, -2, 2)
    assert {colour for card in OCCUPATIONS for colour in card.colours} == {"y", "b", "r", "g"}


@pytest.mark.parametrize("place", ["emigrate_2", "emigrate_3", "emigrate_4"])
def test_emigrating_costs_the_number_of_the_round(place):
    state = position(1, 4, me={"silver": 9, "knarrs": 1})
    asked = use(state, place)
    assert changes(state, asked) == {}
    after = use(state, place, Choose(0, "knarr"))
    assert changes(state, after) == {"silver": -4}
    assert SPACE[place].column == int(place[-1])
