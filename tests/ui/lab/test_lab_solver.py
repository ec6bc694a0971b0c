"""Best fit in the lab: a process searches, its ghosts are accepted whole or tile by tile, and it can be stopped."""

import pytest

from vikingtable.tiles.placement import Placement
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab import fit
from vikingtable.ui.lab.document import fresh
from vikingtable.ui.lab.fit import FitProcess, Wish
from vikingtable.ui.lab.held import Proposal


def _counted(counts: dict[str, int], board: str = "home") -> lab.LabDocument:
    document = fresh(board)
    every = {tile.piece.id: 0 for tile in document.active.tiles}
    return lab.with_counts(document, 0, {**every, **counts})


def test_the_problem_is_what_is_left_in_the_tray():
    document = lab.place(_counted({"chest": 2, "oil": 1, "silver": 3, "ore": 1}), 0, Placement("chest", 7, 5))
    problem = fit.problem_of(document.active, Wish(income_weight=6, bonus_weight=2))
    assert problem.tiles == (("oil", 1), ("chest", 1))
    assert [(filler.piece, filler.count, filler.cost) for filler in problem.fillers] == [
        ("silver", 3, 1),
        ("ore", 1, 0),
    ]
    assert (problem.income_weight, problem.bonus_weight, problem.cover) == (6, 2, False)
    assert len(problem.board.placed) == 1


def test_of_a_kind_without_a_number_there_are_as_many_as_fit():
    document = lab.with_counts(_counted({}), 0, {"silver_hoard": None})
    assert fit.problem_of(document.active, Wish()).tiles == (("silver_hoard", 11),)


def test_the_search_in_its_process_tells_the_best_and_proves_it(qtbot):
    document = _counted({"silver_hoard": 1, "chest": 1})
    process = FitProcess(document.active, Wish(income_weight=0, bonus_weight=0, seconds=20))
    reports = []
    try:
        qtbot.waitUntil(
            lambda: bool(reports.extend(process.reports()) or (reports and reports[-1].done)), timeout=30000
        )
    finally:
        process.close()
    last = reports[-1]
    assert (last.now, last.value, last.proven) == (0, 16, True)  # 12 and 4 cells of −1
    assert len(lab.accept(document, 0, last.placements).active.placed) == 2


def test_ghosts_are_accepted_whole(person, qtbot):
    person.model.do(_counted({"silver_hoard": 1, "chest": 2, "oil": 1}), _what())
    panel = person.page.solver_panel
    person.page.choose_tool("fit")
    panel.start.click()
    assert panel.running
    assert not panel.stop.isHidden()
    qtbot.waitUntil(lambda: not panel.running, timeout=30000)
    assert panel.state() == "Proved best"
    assert panel.list.count() == 4
    assert len(person.page.lab_scene._proposed) == 4
    assert person.placed() == []
    panel.accept_all.click()
    assert len(person.placed()) == 4
    assert person.model.proposal is None
    assert person.page.undo_action.text() == "Undo: accepting 4 tiles"
    person.page.undo_action.trigger()
    assert person.placed() == []


def test_ghosts_are_accepted_tile_by_tile_from_the_list_or_on_the_board(person):
    person.model.do(_counted({"silver_hoard": 1, "chest": 2}), _what())
    person.model.propose(
        Proposal(0, (Placement("silver_hoard", 7, 5), Placement("chest", 0, 0), Placement("chest", 2, 0)))
    )
    panel = person.page.solver_panel
    panel.list.setCurrentRow(1)
    panel.accept_tile.click()
    assert person.placed() == [("chest", 0, 0)]
    person.click(person.view.viewport(), person.on_board(8.5, 6.5))
    assert person.placed() == [("chest", 0, 0), ("silver_hoard", 7, 5)]
    assert panel.list.count() == 1
    panel.discard.click()
    assert person.model.proposal is None


def test_a_ghost_that_waits_for_others_says_why(person):
    person.model.propose(Proposal(0, (Placement("silver", 0, 11), Placement("silver", 1, 10))))
    assert not person.model.accept_proposal(1)
    assert person.shell.said[-1] == "An income cell is covered only with or after its whole square."


def test_a_proposal_goes_when_its_place_is_taken(person):
    person.model.propose(Proposal(0, (Placement("silver_hoard", 7, 5),)))
    person.drag_to_board("oil", 11, 9.5)
    assert person.model.proposal is not None
    person.drag_to_board("chest", 9, 7)
    assert person.model.proposal is None


@pytest.mark.parametrize(("counts", "expected"), [({"flax": 5}, "no"), ({"peas": 2, "milk": 9, "silver": 9}, "yes")])
def test_exact_cover_is_answered_with_yes_or_a_proof_of_no(person, qtbot, counts, expected):
    person.model.do(_counted(counts, "stone_house"), _what())
    panel = person.page.solver_panel
    panel.goal.setCurrentIndex(1)
    panel.begin()
    qtbot.waitUntil(lambda: not panel.running, timeout=30000)
    said = {"yes": "The board can be covered.", "no": "Proved: the board cannot be covered with these tiles."}
    assert panel.state() == said[expected]
    if expected == "yes":
        panel.accept_all.click()
        assert person.covered() == set(person.model.active.layout.cells(person.model.active.layout.area))


def test_a_search_is_stopped_with_the_best_so_far_and_the_window_stays_alive(person, qtbot):
    counts = {tile.piece.id: 1 for tile in fresh().active.tiles if tile.piece.colour in ("green", "blue", "special")}
    person.model.do(_counted({**counts, "silver": 4}), _what())
    panel = person.page.solver_panel
    panel.seconds.setValue(300)
    panel.begin()
    qtbot.waitUntil(lambda: person.model.proposal is not None, timeout=30000)
    person.click(person.view.viewport(), person.on_board(-1, -1))  # the window answers meanwhile
    if panel.running:
        panel.stop.click()
    qtbot.waitUntil(lambda: not panel.running, timeout=10000)
    assert panel.state() in ("Stopped before it was proved best", "Proved best")
    assert person.model.proposal is not None
    panel.accept_all.click()
    assert person.placed() != []


def test_the_search_ends_when_the_arrangement_changes_or_the_page_goes(person):
    panel = person.page.solver_panel
    panel.begin()
    process = panel._process.process
    person.drag_to_board("chest", 8, 6)
    assert not panel.running
    assert not process.is_alive()
    panel.begin()
    process = panel._process.process
    person.page.dispose()
    assert not process.is_alive()


def test_a_search_that_breaks_down_is_told(person, qtbot):
    panel = person.page.solver_panel
    panel.begin()
    panel._process.process.kill()
    qtbot.waitUntil(lambda: not panel.running, timeout=10000)
    assert panel.state() == "The search broke off; the arrangement is as it was."


def _what():
    from vikingtable.texts.message import msg

    return msg("lab.did.counts")
