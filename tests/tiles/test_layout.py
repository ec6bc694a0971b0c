"""Layouts and their text form: masks, squares, bonuses, and where a bad grid is at fault."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vikingtable.rules.feast.boards import LAYOUTS
from vikingtable.tiles import textgrid
from vikingtable.tiles.layout import LEGEND, Bonus, Layout, LayoutError, bits, track_of

SMALL = Layout(
    "small",
    ("-oi.", "oi*#", "io--"),
    (track_of([(0, 2, 0), (1, 1, 1), (2, 0, 3)], final=5),),
    (Bonus(2, 1, ("oil",)),),
)


def test_masks_count_bits_from_the_upper_left_row_by_row():
    assert SMALL.bit(0, 0) == 1
    assert SMALL.bit(3, 2) == 1 << 11
    assert SMALL.cells(SMALL.minus) == ((0, 0), (2, 2), (3, 2))
    assert SMALL.area.bit_count() == 10
    assert SMALL.cells(SMALL.mask(((3, 2), (1, 0), (9, 9), (-1, 0)))) == ((1, 0), (3, 2))
    assert list(bits(0b101100)) == [2, 3, 5]


def test_what_is_printed_on_a_cell():
    assert SMALL.at(3, 1) == "#"
    assert SMALL.at(-1, 0) == SMALL.at(4, 0) == "."
    assert SMALL.number_at(2, 0) == 3
    assert SMALL.number_at(0, 0) is None
    assert SMALL.bonus_at(2, 1) == Bonus(2, 1, ("oil",))


def test_neighbours_stop_at_edges_and_holes():
    assert SMALL.cells(SMALL.neighbours(SMALL.bit(2, 1))) == ((2, 0), (1, 1), (2, 2))
    assert SMALL.cells(SMALL.neighbours(SMALL.bit(0, 1))) == ((0, 0), (1, 1), (0, 2))
    assert SMALL.cells(SMALL.surrounding(SMALL.bit(3, 2))) == ((2, 1), (2, 2))


def test_squares_of_the_income_cells_leave_symbols_and_holes_out():
    squares = [SMALL.cells(square) for _, square in SMALL.squares()]
    assert squares == [
        ((0, 2),),
        ((0, 1), (1, 1), (0, 2), (1, 2)),
        ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)),
    ]


def test_an_anchor_one_step_further_down_and_left_of_a_track_from_one():
    layout = Layout("from_one", ("ooi", "oio", "ooo"), (track_of([(1, 1, 1), (2, 0, 2)], final=3),))
    assert layout.tracks[0].anchor == (0, 2)
    assert [square.bit_count() for _, square in layout.squares()] == [4, 9]
    assert [square.bit_count() for _, square in layout.squares(first_number_is_anchor=True)] == [1, 4]


def test_symbols_without_a_bonus_give_nothing_by_name():
    assert Layout("plain", ("*-",)).bonuses == (Bonus(0, 0, ()),)


@pytest.mark.parametrize(
    ("rows", "tracks", "bonuses", "fault"),
    [
        ((), (), (), ("empty", 1, 1)),
        (("",), (), (), ("empty", 1, 1)),
        (("o-", "oo", "o"), (), (), ("ragged", 3, 2)),
        (("o-", "ooo"), (), (), ("ragged", 2, 3)),
        (("o-", "ox"), (), (), ("character", 2, 2)),
        (("o" * 65,), (), (), ("too_large", 1, 65)),
        (("o",) * 65, (), (), ("too_large", 65, 1)),
        (("oi",), (track_of([(0, 0, 0)], 1),), (), ("not_income", 1, 1)),
        (("oi",), (track_of([(1, 0, 0)], 1), track_of([(1, 0, 0)], 1)), (), ("twice", 1, 2)),
        (("o*",), (), (Bonus(5, 7, ()),), ("not_symbol", 8, 6)),
        (("o*",), (), (Bonus(1, 0, ()), Bonus(1, 0, ())), ("twice", 1, 2)),
    ],
)
def test_layouts_that_cannot_be(rows, tracks, bonuses, fault):
    with pytest.raises(LayoutError) as error:
        Layout("bad", rows, tracks, bonuses)
    assert (error.value.reason, error.value.line, error.value.column) == fault


TEXT = """\
// a board of my own
-oi.
oi*#
io--

income 0,2=0 1,1=1 2,0=3 final=5
bonus 2,1 oil
"""


def test_a_text_grid_is_read():
    assert textgrid.read(TEXT, "small") == SMALL


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_board_survives_its_text_form(name):
    assert textgrid.read(textgrid.write(LAYOUTS[name]), name) == LAYOUTS[name]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", ("empty", 1, 1)),
        ("\n\n//note\n", ("empty", 1, 1)),
        ("oo\n o\n", ("character", 2, 1)),
        ("// note\noo\no\n", ("ragged", 3, 2)),
        ("oo\nooo\n", ("ragged", 2, 3)),
        ("oo\nöo\n", ("character", 2, 1)),
        ("oi\n", ("no_number", 1, 2)),
        ("oi\nincome\n", ("syntax", 2, 7)),
        ("oi\nincome 1,0=0\n", ("syntax", 2, 13)),
        ("oi\nincome 0,0=0 final=2\n", ("not_income", 2, 8)),
        ("oi\nincome 1,0=0 1,0=1 final=2\n", ("twice", 2, 14)),
        ("oi\nincome 1,0=0 final=2\nincome 1,0=1 final=2\n", ("twice", 3, 8)),
        ("oi\nincome 1,0=zero final=2\n", ("syntax", 2, 8)),
        ("o*\nbonus\n", ("syntax", 2, 6)),
        ("o*\nbonus 0,0 oil\n", ("not_symbol", 2, 7)),
        ("o*\nbonus 1,0 OIL\n", ("syntax", 2, 11)),
        ("o*\nbonus 1,0 oil\nbonus 1,0\n", ("twice", 3, 7)),
        ("o*\n\nsomething\n", ("syntax", 3, 1)),
        ("o" * 65, ("too_large", 1, 65)),
    ],
)
def test_bad_text_grids_name_line_and_column(text, fault):
    with pytest.raises(LayoutError) as error:
        textgrid.read(text, "bad")
    assert (error.value.reason, error.value.line, error.value.column) == fault


@given(st.text(alphabet=LEGEND + "\n incomebus=,0123/", max_size=200))
def test_any_text_is_read_or_refused_with_a_place_in_it(text):
    fault, layout = None, None
    try:
        layout = textgrid.read(text, "any")
    except LayoutError as error:
        fault = error
    if layout is not None:
        assert textgrid.read(textgrid.write(layout), "any") == layout
    else:
        assert 1 <= fault.line <= len(text.splitlines()) + 1
        assert fault.column >= 1


@given(st.integers(0, (1 << 143) - 1))
def test_neighbours_of_any_mask_agree_with_the_cells(mask):
    layout = LAYOUTS["home"]
    mask &= layout.area
    cells = set(layout.cells(mask))
    area = set(layout.cells(layout.area))
    edge = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    around = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert set(layout.cells(layout.neighbours(mask))) == (edge & area) - cells
    assert set(layout.cells(layout.surrounding(mask))) == (around & area) - cells
