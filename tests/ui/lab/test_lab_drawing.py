"""Boards drawn on a grid, and undo of what was done."""

import pytest

from vikingtable.texts.message import msg
from vikingtable.tiles.layout import Bonus, Step
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab import drawing
from vikingtable.ui.lab.document import fresh
from vikingtable.ui.lab.drawing import Brush, blank, painted, resized, with_final
from vikingtable.ui.lab.history import History


def test_a_new_board_is_a_grid_of_plain_cells():
    board = blank(4, 3)
    assert board.rows == ("oooo", "oooo", "oooo")
    assert board.area.bit_count() == 12


def test_every_kind_of_cell_can_be_painted_and_strokes_leave_the_grid_safely():
    board = blank(4, 1)
    for x, kind in enumerate(("minus", "hole", "outside")):
        board = painted(board, [(x, 0), (x, 7), (-1, 0)], Brush(kind))
    assert board.rows == ("-#.o",)
    assert painted(board, [(0, 0)], Brush("plain")).rows == ("o#.o",)


def test_income_numbers_make_a_track_in_the_order_of_the_numbers():
    board = blank(3, 3)
    for number, cell in ((1, (1, 1)), (0, (0, 2)), (2, (2, 0))):
        board = painted(board, [cell], Brush("income", number))
    (track,) = board.tracks
    assert track.steps == (Step(0, 2, 0), Step(1, 1, 1), Step(2, 0, 2))
    assert (track.anchor, track.final) == ((0, 2), 2)
    assert with_final(board, 0, 7).tracks[0].final == 7


def test_a_track_that_begins_with_one_is_anchored_a_step_further_down_and_left():
    (track,) = painted(blank(3, 3), [(1, 1)], Brush("income", 1)).tracks
    assert track.anchor == (0, 2)


def test_a_second_track_and_painting_over_the_last_number_of_one():
    board = painted(painted(blank(3, 3), [(0, 2)], Brush("income", 0, 0)), [(2, 2)], Brush("income", 0, 1))
    assert len(board.tracks) == 2
    board = painted(board, [(0, 2)], Brush("minus"))
    assert [track.first for track in board.tracks] == [(2, 2)]


def test_a_bonus_gives_what_the_brush_says():
    board = painted(blank(2, 1), [(1, 0)], Brush("bonus", gives=("ore", "stone")))
    assert board.bonuses == (Bonus(1, 0, ("ore", "stone")),)
    assert painted(board, [(1, 0)], Brush("bonus", gives=("oil",))).bonuses == (Bonus(1, 0, ("oil",)),)


def test_growing_and_cutting_move_numbers_and_bonuses_with_their_cells():
    home = fresh().active.layout
    grown = resized(home, -1, -2, 15, 14)
    assert (grown.width, grown.height) == (15, 14)
    assert grown.tracks[0].steps[0] == Step(1, 13, 0)
    assert grown.tracks[0].anchor == (1, 13)
    assert grown.bonuses[0] == Bonus(1, 7, ("ore",))
    assert resized(grown, 1, 2, 13, 12) == home.renamed("own")
    cut = resized(home, 0, 6, 4, 6)
    assert cut.rows == ("oooo", "oo*o", "oooi", "o*io", "oioo", "iooo")
    assert len(cut.tracks[0].steps) == 4
    with pytest.raises(ValueError, match="65"):
        resized(home, 0, 0, 65, 3)


def test_a_quick_stroke_leaves_no_gap():
    assert drawing.line((0, 0), (3, 1)) == ((0, 0), (1, 0), (2, 1), (3, 1))
    assert drawing.line((2, 2), (2, 2)) == ((2, 2),)


# Undo ------------------------------------------------------------------------------------------------------------


def _shown(count: int) -> lab.LabDocument:
    return lab.with_counts(fresh(), 0, {"oil": count})


def test_undo_and_redo_go_through_the_documents_and_say_what_they_do():
    history = History(fresh())
    assert (history.undo_what, history.undo()) == (None, False)
    history.push(_shown(1), msg("lab.did.counts"))
    history.push(_shown(2), msg("lab.did.place"))
    assert history.undo_what == msg("lab.did.place")
    assert history.undo()
    assert (history.document, history.redo_what) == (_shown(1), msg("lab.did.place"))
    history.push(_shown(3), msg("lab.did.clear"))
    assert (history.document, history.redo_what, history.redo()) == (_shown(3), None, False)


def test_the_cells_of_one_stroke_are_one_step():
    history = History(fresh())
    for count in (1, 2, 3):
        history.push(_shown(count), msg("lab.did.paint"), mark="stroke 1")
    history.push(_shown(4), msg("lab.did.paint"), mark="stroke 2")
    history.undo()
    assert history.document == _shown(3)
    history.undo()
    assert history.document == fresh()


def test_what_changes_nothing_is_no_step_and_saving_is_remembered():
    history = History(fresh())
    assert not history.push(fresh(), msg("lab.did.clear"))
    assert not history.modified
    history.push(_shown(1), msg("lab.did.counts"))
    assert history.modified
    history.mark_saved()
    assert not history.modified
    history.undo()
    assert history.modified


def test_the_oldest_of_very_many_steps_is_forgotten():
    history = History(fresh())
    for count in range(510):
        history.push(lab.with_counts(fresh(), 0, {"oil": count % 7, "fur": count}), msg("lab.did.counts"))
    steps = 0
    while history.undo():
        steps += 1
    assert steps == 500
