"""Feast, windows, dice, improving and exploring on the feast's table, as a person does them."""

from attrs import evolve
from PySide6.QtCore import Qt

from tests.ui.feast.table_help import MakePerson, Person, holding, with_player
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.frames import Feasting, Phase, Window
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.feast.spaces import PLACE
from vikingtable.rules.feast.state import FeastState, Site
from vikingtable.ui.feast.own import banquet_rect


def to_the_feast(person: Person) -> None:
    person.press_bar("Pass for this round")
    while person.table.match.decision.kind == "window":
        person.press_bar("Go on")
    assert person.table.match.decision.kind == "feast"


def test_food_is_dragged_onto_the_banquet_table(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(peas=1, flax=1, beans=1, mead=1))
    to_the_feast(person)
    area = person.table.places.banquet
    at = person.table.view.mapFromScene(banquet_rect(area, 0, 3).center())
    person.drag(person.at(("item", "flax")), at)
    frame = person.state.frames[-1]
    assert isinstance(frame, Feasting)
    assert frame.laid == ((ITEM["flax"], 0, 1),)
    assert person.table.bar.sentence() == "Anna: Feast: 3 spaces are still open."


def test_r_lays_food_upright(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(peas=0, flax=2, beans=0, mead=0))
    to_the_feast(person)
    area = person.table.places.banquet
    person.press(person.at(("item", "flax")))
    at = person.table.view.mapFromScene(banquet_rect(area, 2, 1).center())
    person.move(person.cell(0, 3, 3))
    person.move(at)
    person.key(Qt.Key.Key_R)
    person.release(at)
    assert person.state.frames[-1].laid == ((ITEM["flax"], 2, 0),)


def test_two_of_a_colour_side_by_side_are_refused(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(peas=1, flax=1, beans=0, mead=0))
    to_the_feast(person)
    area = person.table.places.banquet
    person.act(acts.LayFood(0, "flax", 0, True))
    at = person.table.view.mapFromScene(banquet_rect(area, 3, 2).center())
    person.drag(person.at(("item", "peas")), at)
    assert person.table.bar.reasons() == "Orange must not lie beside orange."
    assert len(person.state.frames[-1].laid) == 1


def test_fill_it_well_fills_the_table_and_spares_the_silver(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(peas=1, flax=1, beans=1, mead=1, silver=6))
    to_the_feast(person)
    person.click(("fill",))
    assert person.state.frames[-1].laid == ()
    person.click(("fill",))
    assert person.table.match.decision.kind == "window"
    assert person.state.players[0].penalties == 0
    assert person.state.players[0].supply[ITEM["silver"]] == 6


def test_a_window_lets_goods_be_placed_and_shows_a_tab_a_seat(person_at: MakePerson) -> None:
    def edit(state: FeastState) -> FeastState:
        state = holding(1, oil=2)(holding(0, oil=2)(state))
        return evolve(state, phase=7, frames=(Phase("income", 2), Window("income", (0, 1))))

    person = person_at(2, edit=edit)
    assert not person.table.curtain_is_down
    # No hand lies open while several sit at one screen.
    assert all(area.target[1] <= 0 for area in person.table.scene.areas() if area.target[0] == "card")
    person.drag(person.at(("item", "oil")), person.cell(0, 8.5, 0))
    assert len(person.state.players[0].sites[0].board.placed) == 1
    # The other may answer first: a tab a seat.
    person.click(("tab", 1))
    assert person.table.acting == 1
    person.drag(person.at(("item", "oil")), person.cell(0, 8.5, 0))
    assert len(person.state.players[1].sites[0].board.placed) == 1
    person.press_bar("Go on")
    assert person.table.acting == 0


def test_a_low_roll_is_paid_on_the_bench(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(wood=8))
    person.click(("space", "hunt_1"))
    assert person.table.match.decision.kind == "roll"
    person.click(("die",))
    ways = [area.target for area in person.table.scene.areas() if area.target[0] == "settle"]
    assert ways
    person.click(ways[0])
    assert person.state.players[0].supply[ITEM["hide"]] == 1
    assert person.state.players[0].supply[ITEM["game_meat"]] == 1


def test_items_of_a_strip_are_taken_by_a_click_on_the_last_of_them(person_at: MakePerson) -> None:
    person = person_at(1)
    person.click(("space", "mtn_2"))
    before = person.state.strips
    person.click(("strip", 0, 2))
    assert person.state.strips[0] == (before[0][0], before[0][1] + 2)


def test_a_good_is_upgraded_by_a_click(person_at: MakePerson) -> None:
    person = person_at(1)
    person.click(("space", "up_2"))
    person.click(("item", "peas"))
    assert person.state.players[0].supply[ITEM["peas"]] == 0
    assert person.state.players[0].supply[ITEM["mead"]] == 2


def test_an_island_is_claimed_by_a_click(person_at: MakePerson) -> None:
    person = person_at(1, edit=lambda state: with_player(state, 0, boats=(0,)))
    person.click(("space", "explore_1"))
    person.click(("island", 0))
    assert person.state.island_owner[0] == 0
    assert len(person.table.scene.grids) == 2


def test_special_tiles_are_bought_by_a_click_and_those_too_dear_say_why(person_at: MakePerson) -> None:
    def edit(state: FeastState) -> FeastState:
        return with_player(holding(silver=2)(state), 0, knarrs=1)

    person = person_at(1, edit=edit)
    person.click(("space", "special_sale"))
    person.click(("special", "chalice"))
    assert person.table.bar.reasons() == "Needs 5, you have 2: silver"
    person.click(("special", "belt"))
    assert person.state.players[0].specials


def test_a_ship_is_bought_at_a_free_berth(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(silver=13))
    person.click(("berth", "small", 0))
    assert len(person.state.players[0].boats) == 1
    # Two ships could lie in a large berth: the bar asks which.
    person.click(("berth", "large", 0))
    assert person.bar() == ["Buy a ship: knarr (5 silver)", "Buy a ship: longship (8 silver)"]
    person.press_bar("Buy a ship: longship (8 silver)")
    assert person.state.players[0].longships == (0,)


def test_an_imitation_is_chosen_at_the_space_that_is_imitated(person_at: MakePerson) -> None:
    def edit(state: FeastState) -> FeastState:
        owner, vikings = list(state.owner), list(state.vikings)
        owner[PLACE["fish"]], vikings[PLACE["fish"]] = (state.active + 1) % 4, 1
        return evolve(state, imitation=(1, 3), owner=tuple(owner), vikings=tuple(vikings))

    person = person_at(4, edit=edit)
    seat = person.table.acting
    person.click(("space", "fish"))
    assert person.state.owner[PLACE["imitate_12"]] == seat


def test_the_boards_of_others_are_one_click_away(person_at: MakePerson) -> None:
    person = person_at(2)
    other = 1 - person.table.front
    person.click(("tab", other))
    assert person.table.seat == other
    assert person.table.scene.seen.seat == other
    person.click(("item", "silver"))
    assert person.table.bar.reasons().startswith("These are the boards of:")
    person.click(("tab", 1 - other))
    assert person.table.seat == 1 - other


def test_solo_shows_the_yardstick_and_both_colours(person_at: MakePerson) -> None:
    person = person_at(1)
    person.click(("space", "fish"))
    person.press_bar("Pass for this round")
    for _ in range(12):
        decision = person.table.match.decision
        if decision.kind == "place_vikings":
            break
        person.press_bar({"window": "Go on", "feast": "End the feast"}[decision.kind])
    assert person.state.owner[PLACE["fish"]] == 4
    # Round 2 is played with the other colour; those that block keep the colour of round 1.
    seen = person.table.scene.seen
    first = seen.looks[0]
    assert (person.state.round, seen.viking_look(0)) == (2, first + 1)
    assert [seen.viking_look(0, round_) for round_ in range(1, 8)] == [first, first + 1] * 3 + [first]
    assert seen.viking_look(0, person.state.round + 1) == first
    name, lines = person.table.pointing.explain(("space", "fish"))
    assert name == "Fishing (1 Viking)"
    assert "Vikings of the last round still block it." in lines


def test_the_forge_offers_jewelry_on_the_bench_and_tiles_in_the_stock(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(ore=1))
    person.click(("space", "forge"))
    assert person.table.match.decision.kind == "forge"
    person.click(("loot", "jewelry"))
    assert person.state.players[0].supply[ITEM["jewelry"]] == 1


def test_escape_leaves_a_choice_of_several_answers(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(silver=13))
    person.click(("berth", "large", 0))
    assert len(person.bar()) == 2
    person.key(Qt.Key.Key_Escape)
    assert person.bar() == ["Pass for this round"]


def test_a_choice_of_a_space_is_made_in_the_bar(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(silver=1))
    person.click(("space", "sheep_or_cattle"))
    assert person.bar() == ["A sheep", "Cattle, for 1 silver"]
    person.press_bar("A sheep")
    assert person.state.players[0].supply[ITEM["sheep"]] == 1


def test_loot_is_taken_by_a_click_and_pays_no_more_than_needed(person_at: MakePerson) -> None:
    def edit(state: FeastState) -> FeastState:
        return with_player(holding(stone=9, long_sword=0)(state), 0, longships=(0,))

    person = person_at(1, edit=edit)
    person.click(("space", "raid"))
    person.click(("die",))
    result = person.state.frames[-1].roll
    person.click(("loot", "runestone"))
    assert person.state.players[0].supply[ITEM["runestone"]] == 1
    assert person.state.players[0].supply[ITEM["stone"]] == 9 - max(0, 6 - result)


def test_food_lies_in_a_house_and_never_on_the_home_board(person_at: MakePerson) -> None:
    def edit(state: FeastState) -> FeastState:
        sites = (*state.players[0].sites, Site("long_house", state.rules.area("long_house").empty))
        return with_player(holding(peas=1)(state), 0, sites=sites)

    person = person_at(1, edit=edit)
    person.press(person.at(("item", "peas")))
    person.move(person.cell(0, 3, 3))
    person.move(person.cell(1, 5, 1))
    # The small board has grown under the tile: where its cells are has changed.
    at = person.cell(1, 3.5, 0)
    person.move(at)
    assert person.table.hands.ghost is not None
    assert person.table.hands.ghost.site == 1
    person.release(at)
    assert person.state.players[0].sites[1].board.placed[0].piece == "peas"
