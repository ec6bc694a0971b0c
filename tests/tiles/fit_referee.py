"""A referee for best fit: plays placements one by one with sets of cells, and tries everything on small boards.

It shares nothing with the search but the figures: rows and tracks of the printed boards, shapes of the tiles.
"""

from vikingtable.rules.feast.boards import LAYOUTS, is_house
from vikingtable.rules.feast.goods import GOOD, SPECIAL_TILE

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))
FILLERS = ("silver", "ore")


class Foul(Exception):
    """A placement that the rules forbid."""


def colour(tile):
    if tile in GOOD:
        return GOOD[tile].colour
    return "blue" if tile in SPECIAL_TILE else tile


def picture(tile):
    """The cells of a tile as it is printed: goods with the long side across."""
    if tile in GOOD:
        return [(x, y) for y in range(GOOD[tile].short) for x in range(GOOD[tile].long)]
    if tile in SPECIAL_TILE:
        return [(x, y) for y, row in enumerate(SPECIAL_TILE[tile].rows) for x, sign in enumerate(row) if sign == "#"]
    return [(0, 0)]


def cells_of(placement):
    """Mirrored left to right if flipped, then turned clockwise, then put with its upper left corner at (x, y)."""
    cells = picture(placement["tile"])
    if placement["flipped"]:
        cells = [(-x, y) for x, y in cells]
    for _ in range(placement["rotation"]):
        cells = [(-y, x) for x, y in cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return {(x - left + placement["x"], y - top + placement["y"]) for x, y in cells}


class Referee:
    """The board of a problem file, and what lies on it."""

    def __init__(self, problem):
        board = problem["board"]
        if isinstance(board, str):
            rows, self.house = LAYOUTS[board].rows, is_house(board)
            self.tracks = [
                (track.anchor, [(step.x, step.y, step.value) for step in track.steps], track.final)
                for track in LAYOUTS[board].tracks
            ]
        else:
            rows, self.house = board["rows"], board.get("rules") == "house"
            self.tracks = [
                (
                    tuple(track["anchor"]),
                    [(step["x"], step["y"], step["value"]) for step in track["steps"]],
                    track["final_value_when_all_covered"],
                )
                for track in board.get("income") or []
            ]
        self.problem = problem
        self.land = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in "o-i*"}
        self.under = {}
        for placement in problem["placed"]:
            self.put(placement)

    def put(self, placement):
        """Raises `Foul`."""
        kind, cells = colour(placement["tile"]), cells_of(placement)
        allowed = {"green", "blue", "silver"} | ({"orange", "red"} if self.house else {"ore"})
        if kind not in allowed:
            raise Foul(f"{placement}: colour")
        if not cells <= set(self.land):
            raise Foul(f"{placement}: outside")
        if cells & set(self.under):
            raise Foul(f"{placement}: overlap")
        around = {(x + dx, y + dy) for x, y in cells for dx, dy in SIDES}
        if kind in ({"orange", "red"} if self.house else {"green"}) and kind in {self.under.get(c) for c in around}:
            raise Foul(f"{placement}: touches its colour")
        if not self.house and not self.needed(cells) <= set(self.under) | cells:
            raise Foul(f"{placement}: income square")
        self.under |= dict.fromkeys(cells, kind)

    def needed(self, cells):
        """What has to be covered before or with a tile on ``cells``."""
        found = set()
        for (left, bottom), steps, _ in self.tracks:
            for x, y, _ in steps:
                if (x, y) in cells:
                    square = {(a, b) for a in range(left, x + 1) for b in range(y, bottom + 1)}
                    found |= {cell for cell in square if self.land.get(cell, "*") != "*"}
        return found

    def worth(self, silver):
        """The value of what lies there, with ``silver`` placed by the answer."""
        problem = self.problem
        minus = sum(self.land[cell] == "-" for cell in self.under)
        income = 0
        for _, steps, final in self.tracks:
            income += min((number for x, y, number in steps if (x, y) not in self.under), default=final)
        enclosed = 0
        for (x, y), sign in self.land.items():
            ring = {(x + dx, y + dy) for dx, dy in AROUND} & set(self.land)
            enclosed += sign == "*" and (x, y) not in self.under and ring <= set(self.under)
        return minus + problem["income_weight"] * income + problem["bonus_weight"] * enclosed - silver


def judge(problem, placements):
    """The value of ``placements`` in their order, and whether they cover the board. Raises `Foul`."""
    referee = Referee(problem)
    supply = {**problem["tiles"], **{filler: problem[filler] for filler in FILLERS}}
    for placement in placements:
        tile = placement["tile"]
        supply[tile] = supply.get(tile, 0) - 1
        if supply[tile] < 0:
            raise Foul(f"{placement}: more than there are")
        referee.put(placement)
    silver = sum(placement["tile"] == "silver" for placement in placements)
    return referee.worth(silver), set(referee.under) == set(referee.land)


def nothing(problem):
    """The value of placing nothing."""
    return Referee(problem).worth(0)


def best_of_all(problem):
    """The best value of all arrangements, and whether one covers the board: every cell takes every tile, or none.

    Only for boards of a dozen cells. If the task is to cover, no cell is left open, and the first cover ends it.
    """
    cover = problem.get("task") == "cover"
    start = Referee(problem)
    clash = {"orange", "red"} if start.house else {"green"}
    allowed = {"green", "blue", "silver"} | ({"orange", "red"} if start.house else {"ore"})
    stock = {**problem["tiles"], **{filler: problem[filler] for filler in FILLERS}}
    stock = {tile: count for tile, count in stock.items() if colour(tile) in allowed}
    ways = {tile: _ways(tile) for tile in stock}
    order = sorted(set(start.land) - set(start.under), key=lambda cell: (cell[1], cell[0]))
    under, tiles, left_open = dict(start.under), [], set()
    best, covers = [nothing(problem)], [not order]

    def in_some_order():
        if start.house:
            return True
        covered, waiting = set(start.under), [cells for _, cells in tiles]
        while waiting:
            ready = next((cells for cells in waiting if start.needed(cells) <= covered | cells), None)
            if ready is None:
                return False
            covered |= ready
            waiting.remove(ready)
        return True

    def go_on(index):
        while index < len(order) and order[index] in under:
            index += 1
        if index == len(order):
            if in_some_order():
                board = Referee({**problem, "placed": []})
                board.under = under
                best[0] = max(best[0], board.worth(sum(tile == "silver" for tile, _ in tiles)))
                covers[0] = covers[0] or not left_open
            return
        x, y = order[index]
        if not cover:
            left_open.add((x, y))
            go_on(index + 1)
            left_open.remove((x, y))
        for tile, count in stock.items():
            if cover and covers[0]:
                return
            for way in ways[tile] if count else ():
                first = min(a for a, b in way if b == 0)
                cells = {(x + a - first, y + b) for a, b in way}
                if not cells <= set(start.land) or cells & set(under) or cells & left_open:
                    continue
                around = {(a + dx, b + dy) for a, b in cells for dx, dy in SIDES}
                kind = colour(tile)
                if kind in clash and kind in {under.get(cell) for cell in around}:
                    continue
                under.update(dict.fromkeys(cells, kind))
                stock[tile] -= 1
                tiles.append((tile, cells))
                go_on(index + 1)
                tiles.pop()
                stock[tile] += 1
                for cell in cells:
                    del under[cell]

    go_on(0)
    return best[0], covers[0]


def _ways(tile):
    """The different looks of a tile, each with its upper left corner at (0, 0)."""
    looks = []
    for flipped in (False, True):
        for rotation in range(4):
            cells = cells_of({"tile": tile, "x": 0, "y": 0, "rotation": rotation, "flipped": flipped})
            if cells not in looks:
                looks.append(cells)
    return looks
