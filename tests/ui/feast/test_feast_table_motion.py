"""Animations of the feast's table, how quickly it answers, and what is left when it is gone."""

import gc
import statistics
import time
import weakref

import shiboken6
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.feast.table_help import MakePerson, holding
from tests.ui.shell_help import FakeShell, people
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.spaces import PLACE
from vikingtable.rules.game import Setup
from vikingtable.ui.feast.table import FeastTable


def test_vikings_walk_and_are_there_when_it_is_skipped(person_at: MakePerson, shell: FakeShell) -> None:
    person = person_at(1)
    shell.settings.animation = "normal"
    person.click(("space", "fish"))
    assert person.table.scene.in_motion == {"fish"}
    assert person.state.owner[PLACE["fish"]] == 0
    person.table.skip()
    assert person.table.scene.in_motion == set()
    assert person.table.scene.parts["actions"].slabs[("space", "fish")].opacity() == 1.0


def test_a_tile_that_settled_lies_exactly_on_its_cells(person_at: MakePerson, shell: FakeShell) -> None:
    person = person_at(1, edit=holding(oil=1))
    shell.settings.animation = "normal"
    person.drag(person.at(("item", "oil")), person.cell(0, 8.5, 0))
    placement = person.state.players[0].sites[0].board.placed[0]
    slab = person.table.scene.parts["sites"].slabs[("tile", 0, placement)]
    person.qtbot.waitUntil(lambda: not person.table.motions._running, timeout=2000)
    grid = person.table.scene.grids[0]
    cells = grid.cell_rect(8, 0, 2, 1)
    assert abs(slab.sceneBoundingRect().center().x() - cells.center().x()) < 1.0
    assert abs(slab.sceneBoundingRect().center().y() - cells.center().y()) < 1.0


def test_with_animations_off_nothing_moves(person_at: MakePerson) -> None:
    person = person_at(1)
    person.click(("space", "fish"))
    assert person.table.scene.in_motion == set()


def test_a_click_is_answered_and_drawn_within_50_ms(person_at: MakePerson) -> None:
    person = person_at(1)
    took = []
    for place in ("fish", "weekly_1", "hunt_1"):
        start = time.process_time()
        person.click(("space", place))
        person.viewport.repaint()
        took.append(time.process_time() - start)
    assert statistics.median(took) < 0.05


def test_a_frame_while_dragging_takes_at_most_2_ms(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(oil=1))
    view = person.table.view
    person.press(person.at(("item", "oil")))
    grid = person.table.scene.grids[0]
    took = []
    for step in range(200):
        x, y = grid.x + (1 + step % 100 * 0.1) * grid.cell, grid.y + (2 + step // 100 * 4) * grid.cell
        at = view.mapFromScene(QPointF(x, y))
        start = time.process_time()
        person.move(at)
        QApplication.processEvents()
        took.append(time.process_time() - start)
    person.release(person.at(("item", "silver")))
    assert statistics.median(took) < 0.002


def test_what_did_not_change_is_not_drawn_again(person_at: MakePerson) -> None:
    person = person_at(1)
    scene = person.table.scene
    scene.show_table(scene.seen, None)
    assert sum(part.drawn for part in scene.parts.values()) == 0
    person.click(("space", "fish"))
    assert scene.parts["actions"].drawn == 1
    assert scene.parts["sites"].drawn == 0


def test_nothing_of_the_table_is_left(shell: FakeShell) -> None:
    session = Session.start("feast", Setup(1, seed=1), people("Anna"))
    table = FeastTable(shell, Match(session))
    table.show()
    table.act(acts.PlaceVikings(0, "fish"))
    view, scene, gone = table.view, table.scene, weakref.ref(table)
    table.dispose()
    table.close()
    table.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(view)
    assert not shiboken6.isValid(scene)
    del table, view, scene
    gc.collect()
    assert gone() is None


def test_the_language_changes_without_losing_what_is_in_hand(person_at: MakePerson, language) -> None:  # type: ignore[no-untyped-def]
    person = person_at(1, edit=holding(oil=1))
    person.click(("item", "oil"))
    language("bg")
    QApplication.processEvents()
    assert person.table.hands.hand is not None
    assert person.table.hand_panel.text()[0] == "В ръка: масло"
    person.key(Qt.Key.Key_Escape)


def test_the_guide_goes_on_by_what_is_done_and_is_shown_once(person_at: MakePerson, shell: FakeShell) -> None:
    person = person_at(1, guide=True)
    guide = person.table.guide.panel
    assert guide.isVisible()
    assert guide.step == 0
    person.click(("space", "mtn_2"))
    assert guide.steps[guide.step].key == "strip"
    guide.finish()
    assert not guide.isVisible()
    assert shell.settings.read("table/feast/guide_closed", False)


def test_a_step_of_the_guide_steps_aside_when_it_has_been_read_and_comes_back_in_time(person_at: MakePerson) -> None:
    person = person_at(1, guide=True)
    guide = person.table.guide.panel
    person.click(("space", "fish"))
    assert guide.steps[guide.step].key == "goods"
    for space in ("weekly_1", "occ_draw"):
        person.click(("space", space))
    assert guide.isVisible()
    person.click(("space", "flax_to_linen"))
    assert not guide.isVisible()
    assert guide.going
    person.act(acts.Pass(0))
    assert guide.isVisible()
    assert guide.steps[guide.step].key in ("board", "feast")


def test_the_guide_ends_after_the_first_round(person_at: MakePerson, shell: FakeShell) -> None:
    person = person_at(1, guide=True)
    guide = person.table.guide.panel
    while person.state.round == 1:
        decision = person.table.game.decision(person.state)
        assert decision is not None
        person.act(acts.Skip(0) if decision.kind == "feast" else acts.Pass(0))
    assert guide.steps[guide.step].key == "rest"
    assert guide.isVisible()
    for space in ("fish", "weekly_1", "occ_draw"):
        person.click(("space", space))
    assert not guide.going
    assert shell.settings.read("table/feast/guide_closed", False)


def test_a_seats_tab_tells_its_score_by_line(person_at: MakePerson) -> None:
    person = person_at(2)
    text = person.table.view.tooltip_at(person.at(("tab", 0)))
    assert "Minus points: home board: −86" in text
    assert "Ships" not in text


def test_a_closed_space_tells_each_reason_on_a_line_of_its_own(person_at: MakePerson) -> None:
    person = person_at(2)
    text = person.table.view.tooltip_at(person.at(("space", "house_and_ship")))
    assert text.splitlines()[-2:] == ["Closed: Needs 2, you have 0: wood", "Closed: Needs 2, you have 0: stone"]
