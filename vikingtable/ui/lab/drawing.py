"""Drawing a board on a grid: cells, −1, holes, income numbers and bonus symbols, and its size. Free of Qt."""

from collections.abc import Iterable
from typing import Literal

from attrs import evolve, frozen

from vikingtable.texts.message import msg
from vikingtable.tiles.layout import HOLE, INCOME, MAX_SIDE, MINUS, OUTSIDE, PLAIN, SYMBOL, Bonus, Layout, Step, Track
from vikingtable.tiles.shapes import Cell
from vikingtable.ui.lab.document import OWN_BOARD, LabError

Kind = Literal["plain", "minus", "hole", "outside", "income", "bonus"]
#: The tools, in the order in which they are shown, with the character of the text grid.
KINDS: dict[Kind, str] = {
    "plain": PLAIN,
    "minus": MINUS,
    "hole": HOLE,
    "outside": OUTSIDE,
    "income": INCOME,
    "bonus": SYMBOL,
}
#: Income numbers and final values lie between 0 and this.
MAX_INCOME = 99
#: Income tracks that can be drawn.
MAX_TRACKS = 4
#: Income numbers of a board, drawn or read.
MAX_NUMBERS = 256
#: Goods that a drawn symbol can give.
MAX_GIVES = 2


@frozen
class Brush:
    """What a stroke puts on cells: their kind; for income the number and its track (from 0), for a bonus the goods."""

    kind: Kind = "plain"
    number: int = 0
    track: int = 0
    gives: tuple[str, ...] = ()


def blank(width: int, height: int) -> Layout:
    """A board of plain cells, width × height."""
    return Layout(OWN_BOARD, (PLAIN * width,) * height)


def painted(layout: Layout, cells: Iterable[Cell], brush: Brush) -> Layout:
    """The board with ``cells`` painted; cells outside the grid are passed over.

    A painted income cell joins its track, or founds it, with a final value one above its number. Raises `LabError`
    for more income numbers than a board can have.
    """
    inside = [(x, y) for x, y in cells if 0 <= x < layout.width and 0 <= y < layout.height]
    if not inside:
        return layout
    gone = set(inside)
    rows = [list(row) for row in layout.rows]
    for x, y in inside:
        rows[y][x] = KINDS[brush.kind]
    tracks = [_track_without(track, gone) for track in layout.tracks]
    bonuses = [bonus for bonus in layout.bonuses if (bonus.x, bonus.y) not in gone]
    if brush.kind == "income":
        tracks = _with_steps(tracks, inside, brush)
        if sum(len(track.steps) for track in tracks if track is not None) > MAX_NUMBERS:
            raise LabError(msg("lab.error.too_many_numbers", MAX_NUMBERS))
    elif brush.kind == "bonus":
        bonuses += [Bonus(x, y, brush.gives) for x, y in inside]
    kept = tuple(track for track in tracks if track is not None)
    return Layout(OWN_BOARD, tuple("".join(row) for row in rows), kept, tuple(bonuses))


def _track_without(track: Track, gone: set[Cell]) -> Track | None:
    steps = tuple(step for step in track.steps if (step.x, step.y) not in gone)
    return _track(steps, track.final, track) if steps else None


def _with_steps(tracks: list[Track | None], cells: Iterable[Cell], brush: Brush) -> list[Track | None]:
    new = tuple(Step(x, y, brush.number) for x, y in cells)
    if brush.track < len(tracks):
        old = tracks[brush.track]
        steps = new if old is None else old.steps + new
        final = brush.number + 1 if old is None else old.final
        tracks[brush.track] = _track(steps, final, old)
        return tracks
    return [*tracks, _track(new, brush.number + 1, None)]


def _track(steps: tuple[Step, ...], final: int, old: Track | None) -> Track:
    """A track in the order of its numbers. Its anchor stays if it was set by hand, else it follows the first cell."""
    steps = tuple(sorted(steps, key=lambda step: (step.value, step.x, -step.y)))
    anchor = anchor_of(steps[0])
    if old is not None and old.anchor != anchor_of(old.steps[0]):
        anchor = old.anchor
    return Track(steps, final, anchor)


def anchor_of(first: Step) -> Cell:
    """The lower left corner of the income squares: the first cell if its number is 0, else one step down and left."""
    return (first.x, first.y) if first.value == 0 else (first.x - 1, first.y + 1)


def with_final(layout: Layout, track: int, final: int) -> Layout:
    """The board with another final value for an income track. ``IndexError`` for a track that is not there."""
    tracks = list(layout.tracks)
    tracks[track] = evolve(tracks[track], final=final)
    return Layout(OWN_BOARD, layout.rows, tuple(tracks), layout.bonuses)


def resized(layout: Layout, left: int, top: int, width: int, height: int) -> Layout:
    """The board with a grid of width × height whose upper left corner was (left, top) before.

    What lies outside is cut off, new cells are plain. ``ValueError`` for a size that cannot be.
    """
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise ValueError(f"{width} × {height}")
    rows = tuple(
        "".join(
            layout.rows[y][x] if 0 <= x < layout.width and 0 <= y < layout.height else PLAIN
            for x in range(left, left + width)
        )
        for y in range(top, top + height)
    )

    def inside(x: int, y: int) -> bool:
        return left <= x < left + width and top <= y < top + height

    tracks = []
    for track in layout.tracks:
        steps = tuple(Step(s.x - left, s.y - top, s.value) for s in track.steps if inside(s.x, s.y))
        if steps:
            moved = evolve(track, anchor=(track.anchor[0] - left, track.anchor[1] - top))
            by_hand = track.anchor != anchor_of(track.steps[0])
            tracks.append(Track(steps, track.final, moved.anchor if by_hand else anchor_of(steps[0])))
    bonuses = tuple(Bonus(b.x - left, b.y - top, b.gives) for b in layout.bonuses if inside(b.x, b.y))
    return Layout(OWN_BOARD, rows, tuple(tracks), bonuses)


def line(start: Cell, end: Cell) -> tuple[Cell, ...]:
    """The cells under a quick stroke of the brush from one cell to another, both included."""
    (x0, y0), (x1, y1) = start, end
    steps = max(abs(x1 - x0), abs(y1 - y0))
    if steps == 0:
        return (start,)
    return tuple(
        (x0 + (2 * (x1 - x0) * i + steps) // (2 * steps), y0 + (2 * (y1 - y0) * i + steps) // (2 * steps))
        for i in range(steps + 1)
    )
