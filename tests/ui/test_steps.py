"""Where the arrow keys lead: to the nearest place that way, and no place is left out."""

from PySide6.QtCore import QRectF

from vikingtable.ui.steps import DIRECTIONS, Steps


def reached(steps: Steps, first: str) -> set[object]:
    found: set[object] = {first}
    for _ in range(9):
        found |= {end for place in found for way in DIRECTIONS if (end := steps.after(place, *way)) is not None}
    return found


def test_a_place_in_the_same_row_goes_before_a_nearer_one_aside():
    steps = Steps({"a": QRectF(0, 0, 20, 20), "b": QRectF(60, 0, 20, 20), "c": QRectF(40, 30, 20, 20)})
    assert steps.after("a", 1, 0) == "b"
    assert steps.after("b", 1, 0) is None


def test_no_place_is_left_out():
    """Left of the viking the header above is nearer than the card: no shortest step leads to the card."""
    rects = {
        "header": QRectF(12, 336, 464, 30),
        "viking": QRectF(249, 401, 53, 71),
        "card": QRectF(73, 422, 53, 21),
    }
    steps = Steps(rects)
    assert steps.after("header", 0, 1) == "viking"
    assert steps.after("viking", 0, -1) == "header"
    assert reached(steps, "header") == {"header", "viking", "card"}


def test_a_board_without_places_has_no_steps():
    assert Steps({}).after("a", 1, 0) is None
