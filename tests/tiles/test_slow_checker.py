"""A second opinion: the placement rules written with sets of cells, compared with the masks on random placements."""

import pytest

from tests.tiles.generator import seeded
from vikingtable.rules.feast.boards import LAYOUTS, area, is_house
from vikingtable.rules.feast.goods import GOOD, PIECES, SPECIAL_TILE
from vikingtable.tiles.placement import Placement

AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))


def turned(picture, rotation, flipped):
    """A picture of rows turned by hand: mirrored, then a quarter clockwise as often as asked."""
    rows = [list(row) for row in picture]
    if flipped:
        rows = [row[::-1] for row in rows]
    for _ in range(rotation):
        rows = [list(column) for column in zip(*rows[::-1], strict=True)]
    return {(x, y) for y, row in enumerate(rows) for x, character in enumerate(row) if character == "#"}


def picture(piece):
    if piece in GOOD:
        return ["#" * GOOD[piece].long] * GOOD[piece].short
    return list(SPECIAL_TILE[piece].rows) if piece in SPECIAL_TILE else ["#"]


def colour(piece):
    if piece in GOOD:
        return GOOD[piece].colour
    return "blue" if piece in SPECIAL_TILE else piece


class SlowBoard:
    """Tiles as sets of cells on rows of characters; every question is answered by looking at the cells."""

    def __init__(self, name):
        self.layout = LAYOUTS[name]
        self.house = is_house(name)
        self.tiles = []
        self.land = {
            (x, y) for y, row in enumerate(self.layout.rows) for x, character in enumerate(row) if character in "o-i*"
        }

    def covered(self):
        return {cell for _, cells in self.tiles for cell in cells}

    def cells(self, placement):
        shape = turned(picture(placement.piece), placement.rotation, placement.flipped)
        return {(x + placement.x, y + placement.y) for x, y in shape}

    def broken(self, placement):
        kind, cells, covered = colour(placement.piece), self.cells(placement), self.covered()
        rules = set()
        allowed = {"green", "blue", "silver"} | ({"orange", "red"} if self.house else {"ore"})
        if kind not in allowed:
            rules.add("colour")
        if not cells <= self.land:
            rules.add("inside")
        if cells & covered:
            rules.add("overlap")
        if kind in ({"orange", "red"} if self.house else {"green"}):
            for other, there in self.tiles:
                if other == kind and any((x + dx, y + dy) in there - cells for x, y in cells for dx, dy in AROUND):
                    rules.add("apart")
        for track in self.layout.tracks:
            left, bottom = track.anchor
            for step in track.steps:
                if (step.x, step.y) in cells:
                    square = {
                        (x, y)
                        for x in range(left, step.x + 1)
                        for y in range(step.y, bottom + 1)
                        if (x, y) in self.land and self.layout.rows[y][x] != "*"
                    }
                    if not square <= covered | cells:
                        rules.add("income")
        return rules

    def place(self, placement):
        self.tiles.append((colour(placement.piece), self.cells(placement)))

    def income(self):
        total, covered = 0, self.covered()
        for track in self.layout.tracks:
            seen = [step.value for step in track.steps if (step.x, step.y) not in covered]
            total += min(seen) if seen else track.final
        return total

    def minus_left(self):
        covered = self.covered()
        return sum(self.layout.rows[y][x] == "-" and (x, y) not in covered for x, y in self.land)

    def bonuses(self):
        covered = self.covered()
        found = []
        for bonus in self.layout.bonuses:
            here = (bonus.x, bonus.y)
            ring = {(bonus.x + dx, bonus.y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {here}
            if here not in covered and ring & self.land <= covered:
                found.append(bonus)
        return tuple(found)


def random_attempt(below, layout):
    """Mostly near legal ones: any piece anywhere, also sticking out."""
    names = list(PIECES)
    small = ("silver", "ore", "oil", "runestone", "hide", "chest", "peas", "mead", "helmet")
    piece = names[below(len(names))] if below(3) == 0 else small[below(len(small))]
    x, y = below(layout.width + 2) - 1, below(layout.height + 2) - 1
    return Placement(piece, x, y, below(4), below(2) == 1)


@pytest.mark.parametrize("name", LAYOUTS)
def test_sets_and_masks_agree_on_two_thousand_random_placements(name):
    here, below = area(name), seeded(sum(name.encode()))
    legal = illegal = 0
    slow, board = SlowBoard(name), here.empty
    for number in range(2000):
        if number % 100 == 0:
            slow, board = SlowBoard(name), here.empty
        placement = random_attempt(below, here.layout)
        expected = slow.broken(placement)
        told = here.why_not(board, placement)
        assert {refusal.rule for refusal in told} == expected, (placement, board)
        assert here.is_legal(board, placement) == (not expected)
        if expected:
            illegal += 1
            continue
        legal += 1
        slow.place(placement)
        board = here.place(board, placement)
        assert set(here.layout.cells(board.occupied)) == slow.covered()
        assert here.income(board) == slow.income()
        assert here.minus_left(board) == slow.minus_left()
        assert here.bonuses(board) == slow.bonuses()
    assert legal > 50
    assert illegal > 1000
