"""Best fit at the feast's table: ghosts on the boards, accepted whole or tile by tile, as moves that can be undone."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.match.working import served, worker_for_module
from tests.ui.feast.table_help import MakePerson, Person, holding
from vikingtable.match.worker import Worker
from vikingtable.rules.feast.acts import PlaceTile
from vikingtable.rules.feast.items import ITEM, SILVER
from vikingtable.rules.feast.spaces import PLACES
from vikingtable.ui.feast.bestfit import BestFit

worker = worker_for_module()


@pytest.fixture
def outlives(worker: Worker, may_outlive: set[object]) -> Iterator[Worker]:
    with served(worker, may_outlive):
        yield worker


def clear(**amounts: int):  # type: ignore[no-untyped-def]
    """A position in which the player holds this and no other tile."""
    nothing = dict.fromkeys(("beans", "mead", "flax", "stockfish", "silver", "ore"), 0)
    return holding(**{**nothing, **amounts})


def fit_of(person: Person) -> BestFit:
    return person.table.best_fit


def searched(person: Person) -> BestFit:
    """Open the best fit and wait until the search is over."""
    fit = fit_of(person)
    fit.action.trigger()
    person.qtbot.waitUntil(lambda: not fit.running, timeout=30_000)
    return fit


def test_a_button_of_the_bar_and_a_menu_entry_open_it(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(oil=1, runestone=1), worker=outlives)
    fit = fit_of(person)
    assert fit.action in person.table.menus()["game"]
    buttons = [made for action, made in person.table.bar._helps if action is fit.action]
    assert buttons[0].isVisible()
    assert buttons[0].accessibleName() == "Best fit"
    person.qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert person.table.dock("fit").isVisible()
    assert fit.running
    person.qtbot.waitUntil(lambda: not fit.running, timeout=30_000)


def test_where_no_tile_fits_it_says_why_it_is_not_to_be_had(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(), worker=outlives)
    assert not fit_of(person).action.isEnabled()
    assert fit_of(person).action.toolTip() == "None of your tiles fits anywhere now."


def test_the_tiles_lie_on_the_board_as_ghosts_with_what_they_bring(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(oil=1, runestone=2), worker=outlives)
    fit = searched(person)
    assert fit.plan.proven
    assert fit.panel.state.text() == "Proved: nothing is better."
    assert fit.panel.gains.text().startswith("Income: 0 → 2")
    assert fit.ghosts.shown() == len(fit.plan.laid) == fit.panel.list.count() == 3
    assert fit.panel.list.item(0).text().endswith(": Home board")
    # Nothing is laid yet.
    assert person.table.match.session.position == 0


def test_place_all_lays_them_as_moves_and_undo_takes_them_back_one_by_one(
    person_at: MakePerson, outlives: Worker
) -> None:
    person = person_at(1, edit=clear(oil=1, runestone=2), worker=outlives)
    fit = searched(person)
    plan = fit.plan.laid
    assert QApplication.focusWidget() is fit.panel.all
    person.qtbot.keyClick(fit.panel.all, Qt.Key.Key_Space)
    assert [entry.action for entry in person.table.match.session.entries] == list(plan)
    assert person.state.players[0].supply[ITEM["oil"]] == 0
    assert fit.ghosts.shown() == 0
    assert person.table.dock("fit").isHidden()
    assert person.table.shell.said[-1] == "3 tiles placed."  # type: ignore[attr-defined]
    person.table.undo_action.trigger()
    assert person.table.match.session.position == 2


def test_a_click_on_a_ghost_leaves_it_out_and_only_the_others_are_placed(
    person_at: MakePerson, outlives: Worker
) -> None:
    person = person_at(1, edit=clear(oil=1, runestone=2), worker=outlives)
    fit = searched(person)
    number, tile = next((at, one) for at, one in enumerate(fit.plan.laid) if one.piece == "oil")
    person.qtbot.mouseClick(person.viewport, Qt.MouseButton.LeftButton, pos=person.cell(tile.site, tile.x, tile.y))
    assert fit.left_out == {number}
    assert sorted(fit.ghosts.opacities())[0] < 0.5
    assert fit.panel.list.item(number).checkState() == Qt.CheckState.Unchecked
    assert fit.panel.all.text() == "Place 2 tiles"
    person.qtbot.mouseClick(person.viewport, Qt.MouseButton.LeftButton, pos=person.cell(tile.site, tile.x, tile.y))
    assert fit.left_out == frozenset()
    fit.panel.list.item(number).setCheckState(Qt.CheckState.Unchecked)
    person.qtbot.mouseClick(fit.panel.all, Qt.MouseButton.LeftButton)
    actions = [entry.action for entry in person.table.match.session.entries]
    assert tile not in actions
    assert person.state.players[0].supply[ITEM["oil"]] == 1


def test_one_tile_alone_is_placed_and_the_rest_stays_proposed(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(oil=1, runestone=2), worker=outlives)
    fit = searched(person)
    first, *rest = fit.plan.laid
    fit.panel.list.setCurrentRow(0)
    fit.panel.list.setFocus()
    person.qtbot.keyClick(fit.panel.list, Qt.Key.Key_Return)
    assert [entry.action for entry in person.table.match.session.entries] == [first]
    assert list(fit.plan.laid) == rest
    assert fit.ghosts.shown() == 2


def test_what_cannot_lie_without_one_left_out_is_said(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(chest=1, silverware=2, runestone=1), worker=outlives)
    fit = searched(person)
    incomes = fit.panel.gains.text()
    # The first tile carries the income diagonal; what lies further up waits for it.
    fit.toggle(0)
    assert fit.panel.gains.text() != incomes
    person.qtbot.mouseClick(fit.panel.all, Qt.MouseButton.LeftButton)
    for entry in person.table.match.session.entries:
        assert isinstance(entry.action, PlaceTile)
    said = person.table.shell.said[-1]  # type: ignore[attr-defined]
    placed = person.table.match.session.position
    if placed < 3:
        assert "could not be placed without" in said
    assert said.startswith(f"{placed} tile")


def test_another_position_or_escape_takes_the_ghosts_away(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(oil=1, runestone=2), worker=outlives)
    fit = searched(person)
    person.table.view.setFocus()
    person.key(Qt.Key.Key_Escape)
    assert fit.ghosts.shown() == 0
    assert person.table.dock("fit").isHidden()
    searched(person)
    space = next(action for action in person.table.answers(0) if getattr(action, "place", "") in PLACES)
    person.act(space)
    assert fit.ghosts.shown() == 0
    assert fit.panel.list.count() == 0


def test_closing_the_panel_takes_the_ghosts_away(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(oil=1, runestone=2), worker=outlives)
    fit = searched(person)
    person.table.dock("fit").close()
    assert fit.ghosts.shown() == 0


def test_what_may_be_used_is_chosen_and_searched_for_at_once(person_at: MakePerson, outlives: Worker) -> None:
    person = person_at(1, edit=clear(silver=5, runestone=1, ore=2), worker=outlives)
    fit = searched(person)
    assert {"ore", "runestone"} <= {tile.piece for tile in fit.plan.laid}
    person.qtbot.mouseClick(fit.panel.options, Qt.MouseButton.LeftButton)
    assert fit.panel.silver.isVisible()
    assert fit.panel.silver.maximum() == person.state.players[0].supply[SILVER] == 5
    fit.panel.silver.setValue(0)
    person.qtbot.mouseClick(fit.panel.ore.box, Qt.MouseButton.LeftButton)
    person.qtbot.waitUntil(lambda: not fit.running, timeout=30_000)
    assert {tile.piece for tile in fit.plan.laid} == {"runestone"}


def test_a_long_search_shows_the_best_so_far_and_can_be_stopped(person_at: MakePerson, outlives: Worker) -> None:
    many = dict.fromkeys(("oil", "hide", "wool", "linen", "silverware", "chest", "silk", "spices"), 3)
    person = person_at(1, edit=clear(**many, robe=2, jewelry=2), worker=outlives)
    fit = fit_of(person)
    fit.action.trigger()
    person.qtbot.waitUntil(lambda: fit.ghosts.shown() > 0, timeout=30_000)
    if fit.running:
        assert fit.panel.state.text() == "Searching; the best so far lies on the boards."
        fit.panel.stop.click()
    person.qtbot.waitUntil(lambda: not fit.running, timeout=8_000)
    assert fit.panel.all.isVisible()
    assert fit.panel.gains.text()


def test_a_search_that_breaks_down_is_said_and_can_be_tried_again(person_at: MakePerson, outlives: Worker) -> None:
    many = dict.fromkeys(("oil", "hide", "wool", "linen", "silverware", "chest", "silk", "spices"), 3)
    person = person_at(1, edit=clear(**many), worker=outlives)
    fit = fit_of(person)
    fit.action.trigger()
    person.qtbot.waitUntil(lambda: bool(fit.plan.laid), timeout=30_000)
    if fit.running:
        assert outlives.process is not None
        outlives.process.kill()
        person.qtbot.waitUntil(lambda: not fit.running, timeout=8_000)
        assert fit.panel.state.text() == "The search could not be started or broke down; try it again."
        fit.close()
        fit.action.trigger()
        person.qtbot.waitUntil(lambda: bool(fit.plan.laid), timeout=30_000)
    fit.close()
