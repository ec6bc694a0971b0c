"""Covering income squares: which tiles fill the square of a higher income number, wasting little beside it."""

from collections.abc import Iterator
from functools import lru_cache

from vikingtable.tiles.board import Area, Board
from vikingtable.tiles.layout import bits
from vikingtable.tiles.packing.generator import fractions
from vikingtable.tiles.placement import Placement, Spot

#: A tile that can be chosen: cells beside the square less something for its size, number, kind, spot.
_Choice = tuple[float, int, int, Spot]
#: At each cell so many ways are tried.
_WIDTH = 8
#: Steps of one attempt, and how much more each further attempt is shuffled.
_STEPS = 250
_NOISE = 0.4
#: What a filler is worth elsewhere.
_FILLER = {"silver": 1.2, "ore": 0.8}


@lru_cache(maxsize=2048)
def _covering(area: Area, piece: str, cell: int) -> tuple[Spot, ...]:
    return tuple(spot for spot in area.spots(piece) if spot.mask >> cell & 1)


@lru_cache(maxsize=64)
def _layers(area: Area) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each track, for each number: its square's cells that must be covered, in the order of covering, its mask."""
    squares = dict(area.layout.squares(area.rules.first_number_is_anchor))
    found = []
    for steps, _ in area.layout.ladders:
        found.append(tuple((squares[here] | here, here) for here, _ in steps))
    return tuple(found)


class Cover:
    """A search for tiles that cover a square, cell by cell from the inside."""

    def __init__(self, area: Area, board: Board, stock: tuple[tuple[str, int], ...], fillers: dict[str, int]) -> None:
        self._area = area
        self._kinds = [piece for piece, _ in stock]
        self._left = [count for _, count in stock]
        self._sizes = [len(area.pieces[piece].shape.cells) for piece in self._kinds]
        self._groups = [
            tuple(group for group, colours in enumerate(area.rules.apart) if area.pieces[piece].colour in colours)
            for piece in self._kinds
        ]
        self._board = board
        self._fillers = dict(fillers)
        self._symbols = area.layout.symbols
        self._steps = 0
        self._strict = True
        self._noise = 0.0
        self._random = fractions(0)
        self.laid: list[tuple[str, Spot]] = []

    def run(self, order: list[int], square: int, attempt: int) -> bool:
        """Whether the cells of ``order`` can be covered; then ``laid`` holds the tiles.

        Each further ``attempt`` shuffles the choices more. At first symbols are spared, so that they pay once they
        are enclosed, and tiles are laid from the inside, as they may be.
        """
        self._symbols = 0 if attempt % 3 == 2 else self._area.layout.symbols
        self._strict = attempt % 2 == 0
        self._noise = _NOISE * attempt
        self._random = fractions(attempt)
        self._steps = _STEPS
        self.laid = []
        return self._next(order, 0, square, self._board.occupied, self._board.apart)

    def in_order(self) -> tuple[Placement, ...] | None:
        """What was laid, in an order in which each income square is kept; ``None`` if there is none."""
        laid = [Placement(piece, spot.x, spot.y, spot.rotation, spot.flipped) for piece, spot in self.laid]
        return self._area.legal_order(laid, self._board)

    def _next(self, order: list[int], at: int, square: int, occupied: int, apart: tuple[int, ...]) -> bool:
        while at < len(order) and occupied >> order[at] & 1:
            at += 1
        if at == len(order):
            return self.in_order() is not None
        self._steps -= 1
        if self._steps < 0:
            return False
        cell = order[at]
        choices: list[_Choice] = []
        outside = ~square
        symbols = self._symbols
        for kind, piece in enumerate(self._kinds):
            if not self._left[kind]:
                continue
            blocked = 0
            for group in self._groups[kind]:
                blocked |= apart[group]
            size = self._sizes[kind]
            for spot in _covering(self._area, piece, cell):
                mask = spot.mask
                if mask & occupied or mask & symbols or spot.ring & blocked:
                    continue
                if self._strict and spot.needs & ~occupied:
                    continue
                waste = (mask & outside).bit_count() - 0.3 * size
                choices.append((waste + self._noise * self._random(), len(choices), kind, spot))
        choices.sort(key=lambda one: one[:2])
        if len(order) == 1 and self._filled(order, at, square, occupied, apart):
            return True
        for _, _, kind, spot in choices[:_WIDTH]:
            self._left[kind] -= 1
            self.laid.append((self._kinds[kind], spot))
            after = apart
            if self._groups[kind]:
                after = tuple(
                    cells | spot.mask if group in self._groups[kind] else cells for group, cells in enumerate(apart)
                )
            if self._next(order, at, square, occupied | spot.mask, after):
                return True
            self._left[kind] += 1
            self.laid.pop()
            if self._steps < 0:
                return False
        return self._filled(order, at, square, occupied, apart)

    def _filled(self, order: list[int], at: int, square: int, occupied: int, apart: tuple[int, ...]) -> bool:
        """Goes on with a single filler on the next cell."""
        for piece, count in self._fillers.items():
            if not count:
                continue
            spot = _covering(self._area, piece, order[at])[0]
            self._fillers[piece] -= 1
            self.laid.append((piece, spot))
            if self._next(order, at, square, occupied | spot.mask, apart):
                return True
            self._fillers[piece] += 1
            self.laid.pop()
            if self._steps < 0:
                break
        return False


def higher_income(
    area: Area, board: Board, stock: tuple[tuple[str, int], ...], fillers: dict[str, int], limit: int, incomes: int
) -> tuple[Placement, ...]:
    """Tiles in a legal order that raise the income as far as it pays and is found; () if it cannot be raised.

    ``limit``: attempts for each number tried, from the highest that the cells in hand allow downwards. ``incomes``:
    how often the income is still paid, to weigh it against the fillers that are used up.
    """
    colours = area.rules.colours
    stock = tuple((p, n) for p, n in stock if colours is None or area.pieces[p].colour in colours)
    best: tuple[Placement, ...] = ()
    best_value = 0.0
    without = dict.fromkeys(fillers, 0)
    for kept in (without, fillers) if any(fillers.values()) else (without,):
        for placements in _raised(area, board, stock, kept, limit):
            value = worth(area, board, placements, incomes)
            if value > best_value:
                best, best_value = placements, value
    return best


def worth(area: Area, board: Board, placements: tuple[Placement, ...], incomes: int) -> float:
    """What the higher income pays in coins, less the fillers used."""
    covered = board
    for placement in placements:
        covered = area.place(covered, placement)
    value = float(incomes * (area.income(covered) - area.income(board)))
    return value - sum(_FILLER[one.piece] for one in placements if one.piece in _FILLER)


def _raised(
    area: Area, board: Board, stock: tuple[tuple[str, int], ...], fillers: dict[str, int], limit: int
) -> Iterator[tuple[Placement, ...]]:
    """For each track the highest number that could be reached."""
    cells = sum(count * len(area.pieces[piece].shape.cells) for piece, count in stock) + sum(fillers.values())
    occupied = board.occupied
    for track in _layers(area):
        levels = [(square, here) for square, here in track if not here & occupied]
        for order, square in reversed(_orders(area, levels, occupied)):
            if len(order) > cells:
                continue
            cover = Cover(area, board, stock, fillers)
            if any(cover.run(order, square, attempt) for attempt in range(limit)):
                placements = cover.in_order()
                if placements:
                    yield placements
                break


def _orders(area: Area, levels: list[tuple[int, int]], occupied: int) -> list[tuple[list[int], int]]:
    """For each number the cells to cover in their order, from the inside, and the mask of the square."""
    found = []
    square, order = 0, list[int]()
    for mask, here in levels:
        layer = mask & ~square & ~occupied & ~area.layout.symbols
        square |= mask
        order = [*order, *sorted(bits(layer & ~here), reverse=True), *bits(layer & here)]
        found.append((order, square))
    return found
