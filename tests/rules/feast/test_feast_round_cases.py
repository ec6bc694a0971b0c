"""Income, breeding, the feast, bonus, the end and the score sheet: situations under their numbers, and each option."""

import pytest
from attrs import evolve

from tests.rules.feast.positions import (
    GAME,
    carried_on,
    changes,
    do,
    held,
    kind,
    line,
    position,
    refused,
    skip,
    specials,
)
from vikingtable.rules.feast.acts import (
    ArmShip,
    BuyShip,
    FillSlot,
    LayFood,
    Pass,
    PlaceTile,
    PlayCard,
)
from vikingtable.rules.feast.boards import HOUSE
from vikingtable.rules.feast.feasting import width_of
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.feast.occupations import OCCUPATION, cards
from vikingtable.rules.feast.scoring import winners
from vikingtable.rules.game import Setup
from vikingtable.tiles.placement import Placement

#: Turned by a quarter.
UPRIGHT = 1


def phase(name, round_=3, seats=1, **given):
    """What happens from just before a phase."""
    return carried_on(position(seats, round_, at=name, **given))


# Income


def covering_all_income_cells(kind_):
    area = position(1).rules.area(kind_)
    cells = [here for steps, _ in area.layout.ladders for here, _ in steps]
    spots = [area.layout.cells(here)[0] for here in cells]
    return area, area.arranged(Placement("ore", x, y) for x, y in spots)


def test_inc_11_the_whole_diagonal_of_the_home_board_pays_18():
    area, board = covering_all_income_cells("home")
    assert (len(board.placed), area.income(board)) == (12, 18)


def test_inc_13_what_the_income_pays_is_used_after_the_phase():
    # Income 1 from the covered 0: the coin cannot cover the 1 before it is paid.
    state = position(1, 3, at="income", me={"home": (("silver", 0, 11),)})
    step = carried_on(state)
    assert held(step.state)["silver"] == 1
    assert kind(step.state) == "window"  # the coin may be used from phase 8 on, here before the feast
    assert step.state.phase == 9


def test_inc_22_bear_island_ends_at_five():
    area, board = covering_all_income_cells("bear_island")
    assert (len(board.placed), area.income(board)) == (3, 5)


def test_income_is_the_sum_over_all_boards():
    state = phase("income", me={"boards": [("bear_island",), ("iceland",)], "home": (("silver", 0, 11),)}).state
    assert held(state) == {"silver": 3}


# Breeding


def bred(**animals):
    return {
        item: count
        for item, count in held(carried_on(position(1, 3, at="breeding", me=animals)).state).items()
        if count
    }


def test_bre_01_a_single_sheep_does_nothing():
    assert bred(sheep=1) == {"sheep": 1}


def test_bre_02_one_of_two_turns_pregnant():
    assert bred(sheep=2) == {"sheep": 1, "pregnant_sheep": 1}
    assert bred(cattle=3) == {"cattle": 2, "pregnant_cattle": 1}


def test_bre_05_a_pregnant_sheep_bears():
    assert bred(pregnant_sheep=1) == {"sheep": 2}


def test_bre_06_each_pregnant_sheep_bears_one():
    assert bred(pregnant_sheep=2) == {"sheep": 4}


def test_bre_09_the_lamb_can_be_eaten_at_once():
    state = carried_on(position(1, 3, at="breeding", me={"pregnant_sheep": 1})).state
    assert kind(state) == "feast"
    after = do(state, LayFood(0, "sheep", 0, True))
    assert held(after) == {"sheep": 1}


def test_bre_10_pregnancies_alternate():
    assert bred(sheep=2) == {"sheep": 1, "pregnant_sheep": 1}
    assert bred(sheep=1, pregnant_sheep=1) == {"sheep": 3}
    assert bred(sheep=3) == {"sheep": 2, "pregnant_sheep": 1}


# The feast


def table(round_=1, length="long", emigrated=0, **food):
    """The feast of a round with this food."""
    me = {**food, "emigrated": ("knarr",) * emigrated}
    state = carried_on(position(1, round_, at="feast", me=me, options={"length": length})).state
    while kind(state) == "window":
        state = do(state, Pass(0))
    return state


def lay(item, first, way):
    return LayFood(0, item, first, way == "h")


def test_fea_01_spaces_to_fill():
    for round_ in range(1, 8):
        assert penalties(round_, "long") == 5 + round_
    for round_ in range(1, 7):
        assert penalties(round_, "short") == 6 + round_
    assert penalties(4, "long", emigrated=2) == 5


def penalties(round_, length, emigrated=0):
    state = position(1, round_, at="feast", me={"emigrated": ("knarr",) * emigrated}, options={"length": length})
    return carried_on(state).state.players[0].penalties


def test_fea_03_red_next_to_red():
    state = do(table(1, mead=1, stockfish=1), lay("mead", 0, "h"))
    assert refused(state, lay("stockfish", 2, "v")) == ["beside.red"]


def test_fea_04_orange_next_to_orange():
    state = do(table(1, peas=1, flax=1), lay("peas", 0, "h"))
    assert refused(state, lay("flax", 2, "h")) == ["beside.orange"]


def test_fea_05_silver_separates():
    state = do(table(1, mead=2, silver=1), lay("mead", 0, "h"), lay("silver", 2, "h"), lay("mead", 3, "v"))
    assert state.players[0].penalties == 2


def test_an_open_space_separates():
    state = do(table(1, mead=1, milk=1), lay("mead", 0, "h"))
    assert refused(state, lay("milk", 2, "h")) == ["beside.red"]
    assert refused(state, lay("milk", 3, "h")) == []


def test_fea_07_widths_upright():
    widths = {item: width_of(ITEM[item], False) for item in UPRIGHT_WIDTH}
    assert widths == UPRIGHT_WIDTH


UPRIGHT_WIDTH = {
    "mead": 1,
    "peas": 1,
    "flax": 1,
    "stockfish": 1,
    "grain": 1,
    "salt_meat": 1,
    "cabbage": 2,
    "game_meat": 2,
    "sheep": 2,
    "cattle": 3,
    "beans": 2,
    "milk": 2,
    "fruits": 3,
    "whale_meat": 3,
}


def test_fea_08_square_tiles_are_free_of_the_limit():
    state = do(
        table(1, milk=2, silver=2),
        lay("milk", 0, "h"),
        lay("silver", 2, "h"),
        lay("milk", 3, "h"),
        lay("silver", 5, "h"),
    )
    assert state.players[0].penalties == 0


def test_fea_11_open_spaces_are_punished():
    state = do(table(5, fruits=1, whale_meat=1, milk=1, silver=3), lay("fruits", 0, "h"), lay("whale_meat", 3, "h"))
    state = do(state, lay("silver", 6, "h"), lay("silver", 7, "h"), skip())
    assert (state.players[0].penalties, line(state, "thing")) == (2, -6)


def test_fea_12_leaving_spaces_open_on_purpose():
    state = do(table(1, whale_meat=1, fruits=1), skip())
    assert (state.players[0].penalties, held(state)["fruits"]) == (6, 1)


def test_fea_13_what_is_served_is_gone():
    state = do(table(1, peas=1, silver=1, mead=1), lay("peas", 0, "h"), lay("silver", 2, "h"))
    assert (kind(state), held(state)) == ("feast", {"mead": 1})


def test_fea_14_animals_are_red_tiles():
    state = table(1, sheep=1, pregnant_cattle=1)
    assert refused(state, lay("sheep", 0, "h")) == []
    state = do(state, lay("pregnant_cattle", 0, "v"))
    assert held(state) == {"sheep": 1}
    assert refused(state, lay("sheep", 3, "v")) == ["beside.red"]


def test_fea_15_pregnant_animals_are_the_same_kind():
    state = do(table(7, sheep=1, pregnant_sheep=1, silver=1), lay("sheep", 0, "h"), lay("silver", 4, "h"))
    assert refused(state, lay("pregnant_sheep", 5, "h")) == ["second_lengthwise"]
    assert refused(state, lay("pregnant_sheep", 5, "v")) == []


def test_fea_16_spaces_under_ships_are_taken():
    state = table(4, emigrated=1, mead=1)
    assert refused(state, lay("mead", 1, "h")) == ["sticks_out"]
    assert refused(state, lay("mead", 2, "h")) == []


def test_fea_19_each_kind_lies_lengthwise_once():
    state = table(4, mead=1, peas=1, stockfish=1, beans=1)
    state = do(state, lay("mead", 0, "h"), lay("peas", 2, "h"), lay("stockfish", 4, "h"), lay("beans", 7, "h"))
    assert state.players[0].penalties == 0


def test_fea_21_penalties_are_unlimited():
    state = position(2, 2, at="feast", me={"penalties": 7}, others=({"penalties": 5, "mead": 1},))
    state = carried_on(state).state
    assert state.players[0].penalties == 14


def test_green_blue_and_ore_are_not_served():
    state = table(1, oil=1, chest=1, ore=1, mead=1)
    for item in ("oil", "chest", "ore"):
        assert refused(state, lay(item, 0, "h")) == ["no_food"]


def test_the_listed_food_is_all_that_the_rules_allow():
    state = table(7, mead=2, peas=2, sheep=1, pregnant_sheep=1, beans=1, silver=2, cattle=1)
    for first in (lay("mead", 0, "h"), lay("sheep", 4, "h"), lay("silver", 3, "h"), lay("peas", 11, "v")):
        state = do(state, first)
        listed = {one for one in GAME.legal_actions(state, 0) if isinstance(one, LayFood)}
        every = {
            LayFood(0, item, space, way)
            for item in (*UPRIGHT_WIDTH, "pregnant_sheep", "silver")
            for space in range(14)
            for way in (True, False)
        }
        assert listed == {one for one in every if not refused(state, one)}


# Bonus


def ring(*cells):
    return tuple(("silver", x, y) for x, y in cells)


def enclosed(kind_, x, y):
    """Single silver on every neighbour of a symbol."""
    layout = position(1).rules.area(kind_).layout
    return ring(*layout.cells(layout.surrounding(layout.mask(((x, y),)))))


def symbol(kind_, gives):
    layout = position(1).rules.area(kind_).layout
    return next((bonus.x, bonus.y) for bonus in layout.bonuses if bonus.gives == (gives,))


def with_symbol(kind_, gives, **more):
    """A position before phase 10 with a symbol of a board enclosed."""
    x, y = symbol(kind_, gives)
    return _placed(kind_, enclosed(kind_, x, y), **more)


def _placed(kind_, tiles, seats=1, **more):
    # Income cells among the neighbours are laid in an order that the rules allow or left to `arranged`.
    state = position(seats, 3, at="bonus", me={"boards": [(kind_,)]}, **more)
    area = state.rules.area(kind_)
    board = area.arranged(Placement(*tile) for tile in tiles)
    sites = state.players[0].sites
    sites = (*sites[:-1], evolve(sites[-1], board=board))
    return evolve(state, players=(evolve(state.players[0], sites=sites), *state.players[1:]))


def test_bon_09_an_enclosed_sheep_symbol():
    state = with_symbol("faroe_islands", "sheep")
    assert changes(state, carried_on(state).state)["sheep"] == 1


def test_bon_10_a_stone_house_while_the_stock_lasts():
    state = with_symbol("newfoundland", "building:stone_house", houses=(3, 1, 5))
    after = carried_on(state).state
    assert (line(after, "buildings"), line(after, "minus_buildings"), after.houses) == (10, -9, (3, 0, 5))
    none = carried_on(with_symbol("newfoundland", "building:stone_house", houses=(3, 0, 5))).state
    assert line(none, "buildings") == 0


def test_bon_11_a_special_tile_that_somebody_owns():
    free = with_symbol("newfoundland", "special:cloakpin", seats=2)
    assert specials(carried_on(free).state) == {"cloakpin"}
    taken = with_symbol("newfoundland", "special:cloakpin", seats=2, others=({"specials": ("cloakpin",)},))
    assert specials(carried_on(taken).state) == set()


def test_bon_13_what_the_bonus_brings_is_placed_after_the_phase():
    state = with_symbol("baffin_island", "oil")
    after = carried_on(state).state
    assert changes(state, after)["oil"] == 1
    # There is no question between the payment and the next round's first turn.
    assert (after.round, kind(after)) == (4, "place_vikings")
    assert refused(after, PlaceTile(0, 0, "oil", 3, 0)) == []


def test_bon_14_bonus_comes_after_the_feast():
    state = with_symbol("faroe_islands", "milk")
    after = carried_on(state).state
    assert (after.round, held(after)["milk"]) == (4, 1)


# Windows and houses


def test_windows_open_only_for_seats_that_can_do_something():
    state = carried_on(position(3, 3, at="income", me={"silver": 1}, others=({}, {"oil": 1}))).state
    assert (kind(state), GAME.to_answer(state)) == ("window", (0, 2))
    state = do(state, Pass(2))
    assert (kind(state), GAME.to_answer(state)) == ("window", (0,))
    state = do(state, PlaceTile(0, 0, "silver", 3, 0))
    assert state.phase > 7


def test_answers_of_a_window_come_in_any_order():
    state = carried_on(position(2, 3, at="income", me={"silver": 1}, others=({"oil": 1},))).state
    one = do(state, PlaceTile(1, 0, "oil", 3, 0), Pass(0))
    other = do(state, Pass(0), PlaceTile(1, 0, "oil", 3, 0))
    assert one.players == other.players


def test_hou_11_slots_take_their_own_resource_and_sheds_no_goods():
    state = position(1, 7, at="feast", me={"boards": [("shed",), ("stone_house",)], "stone": 3, "wood": 5, "oil": 1})
    state = carried_on(state).state
    while kind(state) != "window" or state.frames[-1].kind != "scoring":
        state = do(state, Pass(0) if kind(state) == "window" else skip())
    assert refused(state, PlaceTile(0, 1, "oil", 0, 0)) == ["shed_goods"]
    for _ in range(3):
        state = do(state, FillSlot(0, 1, "wood"))
    # Three stone slots of the shed are open, but wood does not go there.
    assert refused(state, FillSlot(0, 1, "wood")) == ["no_slot"]
    assert refused(state, FillSlot(0, 0, "wood")) == ["no_slot"]
    state = do(state, FillSlot(0, 2, "wood"))
    assert refused(state, FillSlot(0, 2, "wood")) == ["no_slot"]
    state = do(state, FillSlot(0, 2, "stone"))
    assert refused(state, FillSlot(0, 2, "stone")) == ["no_slot"]
    assert (HOUSE["shed"].wood_slots, HOUSE["shed"].stone_slots) == (3, 3)
    assert (HOUSE["stone_house"].wood_slots, HOUSE["stone_house"].stone_slots) == (1, 1)


def test_hou_12_slots_are_filled_at_the_end_only():
    state = position(1, 2, me={"boards": [("shed",)], "wood": 1})
    assert refused(state, FillSlot(0, 1, "wood")) == ["slots_at_end"]


def test_ships_are_armed_in_windows():
    state = carried_on(position(1, 3, at="income", me={"ore": 1, "longships": (0,)})).state
    assert refused(state, ArmShip(0, "longship", 0)) == []


# The end and the score sheet


def last_window(**me):
    """The last placing before scoring: the feast of the last round is over, nothing was served."""
    state = carried_on(position(1, 7, at="feast", me=me)).state
    while GAME.to_answer(state) and not (kind(state) == "window" and state.frames[-1].kind == "scoring"):
        state = do(state, Pass(0) if kind(state) == "window" else skip())
    return state


def test_fin_01_the_last_placing():
    state = last_window(oil=1, silver=1, ore=1, wood=1, stone=1, boards=[("shed",), ("long_house",)])
    for action in (
        PlaceTile(0, 0, "oil", 3, 0),
        PlaceTile(0, 0, "ore", 3, 0),
        PlaceTile(0, 2, "silver", 1, 0),
        FillSlot(0, 1, "wood"),
        FillSlot(0, 1, "stone"),
    ):
        assert refused(state, action) == []
    over = do(state, Pass(0))
    assert (GAME.outcome(over), over.round, over.phase) == ((0,), 7, 13)


def test_fin_02_silver_on_a_minus_cell_changes_nothing():
    state = last_window(silver=1)
    after = do(state, PlaceTile(0, 0, "silver", 3, 0))
    assert GAME.scores(after)[0].total == GAME.scores(state)[0].total


def test_fin_03_ore_on_a_minus_cell_is_a_point():
    state = last_window(ore=1)
    after = do(state, PlaceTile(0, 0, "ore", 3, 0))
    assert GAME.scores(after)[0].total - GAME.scores(state)[0].total == 1


def test_sco_01_ships():
    state = position(1, me={"boats": (1, 0), "knarrs": 1, "longships": (3,)})
    assert line(state, "ships") == 19


def test_sco_05_animals():
    state = position(1, me={"sheep": 2, "pregnant_sheep": 1, "cattle": 1, "pregnant_cattle": 2})
    assert line(state, "animals") == 18


def test_sco_06_silver_in_hand():
    cells = [(x, 0) for x in range(3, 11)] + [(x, 2) for x in range(0, 6)]
    state = position(1, me={"silver": 9, "home": ring(*cells)})
    assert line(state, "silver") == 9


def test_sco_07_the_crown_in_supply_and_on_a_board():
    assert line(position(1, me={"specials": ("english_crown",)}), "crown") == 2
    assert line(position(1, me={"home": (("english_crown", 3, 1),)}), "crown") == 2
    assert line(position(1), "crown") == 0


def test_sco_09_thing_penalties():
    assert line(position(1, me={"penalties": 4}), "thing") == -12


def test_sco_10_nothing_at_all():
    assert GAME.scores(position(1))[0].total == -86


def covered(kind_, open_left):
    """Tiles that leave ``open_left`` of the −1 cells of a board open: single ore or silver on the others."""
    state = position(1)
    layout = state.rules.area(kind_).layout
    piece = "silver"
    cells = layout.cells(layout.minus)
    return tuple((piece, x, y) for x, y in cells[: len(cells) - open_left])


def test_sco_11_a_whole_score_sheet():
    # 79 is worth 1 point and 86 is worth 3; 149 A and 38 A are worth 1 and 2.
    state = position(
        1,
        7,
        me={
            "boats": (0,),
            "knarrs": 1,
            "longships": (0,),
            "emigrated": ("knarr", "longship"),
            "home": covered("home", 30),
            "boards": [
                ("shetland", *covered("shetland", 10)),
                ("labrador", *covered("labrador", 38)),
                ("shed",),
                ("stone_house", *covered("stone_house", 2)),
            ],
            "sheep": 1,
            "pregnant_sheep": 1,
            "cattle": 2,
            "pregnant_cattle": 1,
            "played": (79, 86),
            "silver": 7,
            "final_income": 6,
            "specials": ("english_crown",),
            "penalties": 2,
        },
    )
    sites = list(state.players[0].sites)
    sites[3] = evolve(sites[3], wood=2, stone=2)
    state = evolve(state, players=(evolve(state.players[0], sites=tuple(sites)),))
    assert dict(GAME.scores(state)[0].lines) == {
        "ships": 16,
        "emigrations": 39,
        "boards": 42,
        "buildings": 18,
        "animals": 15,
        "occupations": 4,
        "silver": 7,
        "final_income": 6,
        "crown": 2,
        "minus_home": -30,
        "minus_boards": -48,
        "minus_buildings": -6,
        "thing": -6,
    }
    assert GAME.scores(state)[0].total == 59


def test_sco_12_ties_share_the_victory():
    state = position(3, me={"silver": 157}, others=({"silver": 157}, {"silver": 9}))
    assert [score.total for score in GAME.scores(state)] == [71, 71, -77]
    assert winners(state) == (0, 1)


def test_the_last_round_ends_after_the_feast():
    state = with_symbol("faroe_islands", "sheep")
    state = evolve(state, round=7, phase=9, frames=(type(state.frames[0])("feast"),))
    strips = state.strips
    state = carried_on(state).state
    while GAME.to_answer(state):
        state = do(state, Pass(0) if kind(state) == "window" else skip())
    assert (state.strips, held(state)) == (strips, {})


# Options


def income_of_the_last_round(option):
    me = {"home": (("silver", 0, 11),), "boards": [("bear_island",)]}
    state = position(1, 7, at="income", me=me, options={"final_income": option})
    state = carried_on(state).state
    while GAME.to_answer(state):
        state = do(state, Pass(0) if kind(state) == "window" else skip())
    return state


def test_final_income_written_down():
    state = income_of_the_last_round("written_down")
    assert (line(state, "final_income"), line(state, "silver")) == (2, 0)


def test_final_income_paid_and_scored():
    state = income_of_the_last_round("paid_and_scored")
    assert (line(state, "final_income"), line(state, "silver")) == (2, 2)


def test_final_income_paid_only():
    state = income_of_the_last_round("paid_only")
    assert (line(state, "final_income"), line(state, "silver")) == (0, 2)


@pytest.mark.parametrize(("mirror", "reasons"), [(True, []), (False, ["tiles.why.mirror"])])
def test_special_tiles_may_be_mirrored(mirror, reasons):
    state = position(1, me={"specials": ("helmet",)}, options={"mirror_special_tiles": mirror})
    found = GAME.why_not(state, PlaceTile(0, 0, "helmet", 3, 0, 0, True))
    assert [reason.key for reason in found] == reasons
    assert GAME.why_not(state, PlaceTile(0, 0, "helmet", 3, 0, UPRIGHT, False)) == ()


@pytest.mark.parametrize(("anchor", "reasons"), [(False, ["tiles.why.income"]), (True, [])])
def test_the_first_number_of_iceland_as_anchor(anchor, reasons):
    state = position(1, me={"silver": 1, "boards": [("iceland",)]}, options={"first_number_is_anchor": anchor})
    found = GAME.why_not(state, PlaceTile(0, 1, "silver", 1, 6))
    assert [reason.key for reason in found] == reasons


@pytest.mark.parametrize(("deck", "dark", "letters"), [("a", 57, "A"), ("bc", 88, "BC"), ("abc", 145, "ABC")])
def test_the_decks_in_play(deck, dark, letters):
    state = GAME.new(Setup(2, 6, (("deck", deck),))).state
    assert len(state.occupation_pile) == dark
    dealt = [card for player in state.players for card in player.hand]
    assert all(OCCUPATION[card].starting and OCCUPATION[card].deck in letters for card in dealt)
    assert {OCCUPATION[card].deck for card in state.occupation_pile} == set(letters)
    assert len(cards(deck, starting=True)) == 15 * len(letters)


def test_the_starting_card_is_chosen_from_an_equal_share():
    state = GAME.new(Setup(3, 6, (("starting_card", "chosen"),))).state
    assert (kind(state), [len(player.offer) for player in state.players]) == ("starting_card", [15, 15, 15])
    seat = GAME.to_answer(state)[0]
    assert seat == state.start_player
    other = state.players[(seat + 1) % 3].offer[0]
    assert refused(state, PlayCard(seat, other)) == ["not_offered"]
    card = state.players[seat].offer[3]
    state = do(state, PlayCard(seat, card))
    assert (state.players[seat].hand, state.players[seat].offer) == ((card,), ())
    for _ in range(2):
        seat = GAME.to_answer(state)[0]
        state = do(state, PlayCard(seat, state.players[seat].offer[0]))
    assert (kind(state), state.round) == ("place_vikings", 1)


def test_the_starting_card_of_a_solo_game_is_any_of_the_45():
    state = GAME.new(Setup(1, 6, (("starting_card", "chosen"),))).state
    assert len(state.players[0].offer) == 45


@pytest.mark.parametrize(("length", "rounds", "vikings"), [("long", 7, 6), ("short", 6, 7)])
def test_the_length(length, rounds, vikings):
    state = GAME.new(Setup(2, 6, (("length", length),))).state
    assert (state.rules.rounds, state.players[0].thing) == (rounds, vikings)


def test_what_is_bought_in_a_window_is_paid():
    state = carried_on(position(1, 3, at="feast", me={"silver": 5})).state
    after = do(state, BuyShip(0, "knarr"))
    assert (after.players[0].knarrs, held(after).get("silver", 0)) == (1, 0)
