"""From a position to its sketch: what boards, ships and cards amount to in numbers."""

from vikingtable.bots.feast.figures import (
    BOATS,
    EMIGRATED,
    HAND,
    ISLANDS,
    KNARRS,
    LADDER,
    LARGE,
    LONGSHIPS,
    PLAYED,
    SHEDS,
    SIZE,
    SMALL,
    SPECIAL_CELLS,
    SPECIALS,
    STOCK,
)
from vikingtable.bots.feast.sketch import Sketch
from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOME, HOUSE
from vikingtable.rules.feast.items import CROWN, ITEM, ITEMS
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.feast.spaces import SPACES
from vikingtable.rules.feast.state import (
    EMIGRATED_POINTS,
    FREE_PLACE,
    HOUSE_KINDS,
    LARGE_BERTHS,
    SMALL_BERTHS,
    FeastPlayer,
    FeastState,
)

_GOODS = len(ITEMS)
#: With so many cells covered a symbol of the home board is enclosed as a rule.
_ENCLOSED: dict[str, int] = {"mead": 18, "wood": 40, "stone": 60, "runestone": 80, "ore": 90}


def _bonuses(state: FeastState, player: FeastPlayer) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for index, site in enumerate(player.sites):
        if site.board is None:
            continue
        occupied = site.board.occupied
        layout = state.rules.area(site.kind).layout
        for bonus, (here, ring) in zip(layout.bonuses, layout.rings, strict=True):
            if here & occupied:
                continue
            enclosed = not ring & ~occupied
            for item in bonus.gives:
                if item in ITEM and (enclosed or (index == 0 and item in _ENCLOSED)):
                    found.append((0 if enclosed else _ENCLOSED[item], ITEM[item]))
    return tuple(found)


def sketch_of(state: FeastState, seat: int) -> Sketch:
    """The position as ``seat`` stands in it, its own Vikings to be placed next (phase 5).

    In another phase, call `Sketch.end_round` or look at the phase first: the sketch begins with the placing.
    """
    player = state.players[seat]
    sketch = Sketch.__new__(Sketch)
    v = [0] * SIZE
    v[:_GOODS] = player.supply
    v[BOATS], v[KNARRS], v[LONGSHIPS] = len(player.boats), player.knarrs, len(player.longships)
    v[SMALL] = SMALL_BERTHS - v[BOATS]
    v[LARGE] = LARGE_BERTHS - v[KNARRS] - v[LONGSHIPS]
    v[HAND] = len(player.hand)
    v[PLAYED] = 0
    v[EMIGRATED] = len(player.emigrated)
    for number, cells, _ in SPECIALS:
        if player.specials >> number & 1:
            v[SPECIAL_CELLS] += cells
    for index in range(len(HOUSE_KINDS)):
        v[STOCK + index] = state.houses[index]
    sketch.v = v
    sketch.crown = bool(player.specials & CROWN)
    fixed = float(sum(EMIGRATED_POINTS[ship] for ship in player.emigrated))
    fixed += sum(OCCUPATION[card].points for card in player.played)
    income_else = 0
    islands_minus: list[tuple[int, float]] = []
    for index, site in enumerate(player.sites):
        if site.kind in HOUSE:
            house = HOUSE[site.kind]
            v[SHEDS + HOUSE_KINDS.index(site.kind)] += 1
            board = site.board
            if board is not None:
                layout = state.rules.area(site.kind).layout
                # Houses count as empty in the sketch: what already lies there comes on top.
                fixed += (layout.minus & board.occupied).bit_count()
            fixed += site.wood + site.stone
            if house.printed_minus < 0:
                raise ValueError(site.kind)
            continue
        board = site.board
        if board is None:
            continue
        area = state.rules.area(site.kind)
        if index == 0:
            occupied = board.occupied
            sketch.placed = occupied.bit_count()
            sketch.home_minus = (HOME.minus & ~occupied).bit_count()
            sketch.need = tuple((square & ~occupied).bit_count() for square in LADDER.squares)
            sketch.within = tuple((square & HOME.minus & ~occupied).bit_count() for square in LADDER.squares)
            level = 0
            while level < len(LADDER.numbers) - 1 and not sketch.need[level + 1]:
                level += 1
            sketch.level = level
        else:
            _, _, ease = ISLANDS[site.kind]
            fixed += EXPLORATION_BOARD[site.kind].points
            left = area.minus_left(board)
            if left:
                islands_minus.append((left, ease))
            income_else += area.income(board)
        if any(placement.piece == "english_crown" for placement in board.placed):
            sketch.crown = True
    islands_minus.sort(key=lambda one: (-one[1], one[0]))
    sketch.islands_minus = islands_minus
    sketch.income_else = income_else
    sketch.fixed = fixed
    sketch.bonuses = _bonuses(state, player)
    sketch.penalties = player.penalties
    free = used = 0
    for index in range(len(SPACES)):
        owner = state.owner[index]
        if owner == FREE_PLACE:
            free |= 1 << index
        elif owner < 4:
            used |= 1 << index
    sketch.free, sketch.used = free, used
    sketch.thing = player.thing if state.phase <= 5 and not player.passed else 0
    sketch.phase = max(7, state.phase)
    sketch.round, sketch.rounds = state.round, state.rules.rounds
    sketch.closed = state.phase > 7 and state.round == state.rules.rounds
    sketch.blank, sketch.length = state.rules.blank_spaces, state.rules.length
    sketch.boat_ore = sum(player.boats)
    sketch.longship_ore = max(player.longships, default=0)
    sketch.specials = state.specials
    sketch.islands = [int(owner == FREE_PLACE) for owner in state.island_owner]
    sketch.sides = list(state.sides)
    sketch.island_silver = list(state.island_silver)
    sketch.strips = list(state.strips)
    sketch.strip_pile = state.strip_pile
    sketch.weapons = state.weapon_pile
    return sketch
