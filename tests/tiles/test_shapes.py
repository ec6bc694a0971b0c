"""Shapes: the ways in which a polyomino can lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vikingtable.tiles.shapes import Shape

CELLS = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=9)


def test_a_shape_is_kept_at_the_origin_row_by_row():
    shape = Shape(((5, 3), (4, 4), (5, 4), (5, 3)))
    assert shape.cells == ((1, 0), (0, 1), (1, 1))
    assert shape.rows() == (".#", "##")
    assert (shape.width, shape.height) == (2, 2)


def test_an_empty_shape_is_refused():
    with pytest.raises(ValueError, match="empty"):
        Shape(())


@pytest.mark.parametrize(
    ("rows", "turns", "all_ways"),
    [
        (("#",), 1, 1),
        (("##", "##"), 1, 1),
        (("###",), 2, 2),
        (("#.", "##"), 4, 4),
        (("##.", ".##"), 2, 4),
        (("##", "#.", "#."), 4, 8),
        ((".#.", "###", ".#."), 1, 1),
        (("#.#",), 2, 2),
    ],
)
def test_orientations_without_repeats(rows, turns, all_ways):
    shape = Shape.from_rows(rows)
    assert len(shape.orientations(mirror=False)) == turns
    assert len(shape.orientations()) == all_ways
    assert shape.chiral == (all_ways > turns)


def test_mirrored_first_then_turned_clockwise():
    shape = Shape.from_rows(("#.", "#.", "##"))
    ways = {(way.rotation, way.flipped): way.cells for way in shape.orientations()}
    assert Shape(ways[1, False]).rows() == ("###", "#..")
    assert Shape(ways[0, True]).rows() == (".#", ".#", "##")
    assert Shape(ways[1, True]).rows() == ("#..", "###")


def test_the_order_of_orientations_is_fixed():
    shape = Shape.from_rows(("##", "#.", "#."))
    assert [(way.rotation, way.flipped) for way in shape.orientations()] == [
        (0, False),
        (1, False),
        (2, False),
        (3, False),
        (0, True),
        (1, True),
        (2, True),
        (3, True),
    ]
    assert [(way.rotation, way.flipped) for way in Shape.rectangle(3, 1).orientations()] == [
        (0, False),
        (1, False),
    ]


@given(CELLS)
def test_four_quarter_turns_change_nothing(cells):
    shape = Shape(tuple(cells))
    turned = shape
    for _ in range(4):
        turned = Shape(turned.oriented(1))
    assert turned == shape
    assert Shape(shape.oriented(3, True)) == Shape(Shape(shape.oriented(0, True)).oriented(3))


@given(CELLS)
def test_every_orientation_is_listed_once_and_keeps_its_size(cells):
    shape = Shape(tuple(cells))
    ways = [way.cells for way in shape.orientations()]
    assert len(set(ways)) == len(ways)
    assert set(ways) == {shape.oriented(rotation, flipped) for rotation in range(4) for flipped in (False, True)}
    assert all(len(way) == len(shape.cells) for way in ways)
    assert 8 % len(ways) == 0
