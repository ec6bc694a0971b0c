"""Golden games of A Feast for Odin: they come out the same, and between them show every space and rule."""

import pytest

from tests.rules.feast.golden import FOLDER, GAMES, everything_shown
from tests.rules.feast.positions import GAME
from vikingtable.rules.feast.spaces import SPACES
from vikingtable.saves.model import SAME
from vikingtable.saves.replay import load

#: What the golden games show besides the spaces: phases, their rules, dice, windows, free actions, points, options.
RULES = """
phase 1, phase 2, phase 3, phase 4, phase 5, phase 6, phase 7, phase 8, phase 9, phase 10, phase 11, phase 12
gain harvest, BoardFlipped, SilverLaid, WeaponDrawn, StartPlayerNamed, solo: spaces blocked
imitation imitate_12, imitation imitate_34
income paid, income written, animals born, animal pregnant
food lengthwise, food upright, penalties, no penalty
gain bonus, strip revealed, strips moved
Succeeded hunt, Succeeded snare, Succeeded whaling_3, Succeeded whaling_4, Succeeded raid, Succeeded pillage
Failed hunt, Failed snare, Failed whaling_3, Failed whaling_4, Failed raid, Failed pillage, VikingsBack
roll 2, roll 3, crown
gain action, gain mountain, gain island, upgrade 1, upgrade 2, SpecialGained, CardDrawn
choice Choosing, choice Selling, choice Forging, choice Exploring, choice Swapping, choice Emigrating
Playing card, Keeping card, BoatSwapped, emigrated knarr, emigrated longship
BuyShip whaling_boat, BuyShip knarr, BuyShip longship, ArmShip whaling_boat, ArmShip longship
FillSlot wood, FillSlot stone
tile on home, tile on exploration, tile on stone_house, tile on long_house, tile mirrored, tile not mirrored
window income, window feast, window bonus, window scoring, GameEnded
score ships, score emigrations, score boards, score buildings, score animals, score occupations, score silver
score final_income, score crown, score minus_home, score minus_boards, score minus_buildings, score thing
option length long, option length short, option deck a, option deck bc, option deck abc
option starting_card dealt, option starting_card chosen
option mirror_special_tiles True, option mirror_special_tiles False
option first_number_is_anchor True, option first_number_is_anchor False
option final_income written_down, option final_income paid_and_scored, option final_income paid_only
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_out_the_same(name):
    loaded = load((FOLDER / f"{name}.vtg").read_bytes())
    assert loaded.saved.rules == GAME.rules_version, "record the golden games again"
    assert (loaded.verdict.code, loaded.verdict.path) == (SAME, "")
    assert GAME.outcome(loaded.saved.state) is not None


def test_every_space_is_used_in_a_golden_game():
    shown = frozenset().union(*everything_shown().values())
    assert len(SPACES) == 61
    assert [space.id for space in SPACES if f"space {space.id}" not in shown] == []


def test_every_rule_of_the_list_is_shown_by_a_golden_game():
    shown = frozenset().union(*everything_shown().values())
    wanted = [rule.strip() for line in RULES.strip().splitlines() for rule in line.split(",")]
    assert [rule for rule in wanted if rule not in shown] == []


def test_there_is_a_golden_game_for_each_number_of_players_and_length():
    played = {(setup.seats, dict(setup.options).get("length", "long")) for setup in GAMES.values()}
    assert played == {(seats, length) for seats in (1, 2, 3, 4) for length in ("long", "short")}
    assert {path.stem for path in FOLDER.glob("*.vtg")} == set(GAMES)
    assert len(GAMES) >= 12
