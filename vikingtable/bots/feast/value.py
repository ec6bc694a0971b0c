"""What a position of A Feast for Odin is worth to a seat: points there already and points to be expected."""

from functools import lru_cache

from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOUSE
from vikingtable.rules.feast.free import free_slots
from vikingtable.rules.feast.goods import GOODS, SPECIAL_TILES
from vikingtable.rules.feast.items import ANIMALS, BOW, BY_COLOUR, CROWN, ORE, SILVER, STONE, WOOD, points_of_animals
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.feast.phases import FEAST_PHASE
from vikingtable.rules.feast.state import EMIGRATED_POINTS, PENALTY_POINTS, FeastPlayer, FeastRules, FeastState
from vikingtable.tiles.board import Board

#: Expected points of a covered −1 cell by a good in hand, by colour.
CELL = {"green": 0.85, "blue": 0.95}
#: Expected points of a weapon card: bow, snare, spear, long sword.
WEAPON = (0.4, 0.4, 0.25, 0.5)
#: Expected points of wood, stone and ore.
RESOURCE = {WOOD: 1.3, STONE: 1.2, ORE: 1.0}
#: A banquet space that food in hand can cover: this round, the next round, later.
SPACE_NOW, SPACE_NEXT, SPACE_LATER = 3.0, 1.4, 0.4
#: What an income of 1 is worth each time it is paid.
INCOME = 1.0
#: How much of the next income number counts as the square for it fills.
PROGRESS = 0.8
CARD_IN_HAND = 0.5


def rounds_left(state: FeastState) -> int:
    """Feasts still to come, this round's included if it has not been held."""
    return state.rules.rounds - state.round + (state.phase <= FEAST_PHASE)


def incomes_left(state: FeastState) -> int:
    """Times income will still be paid or written down."""
    return state.rules.rounds - state.round + (state.phase < 7 or state.phase == 12)


@lru_cache(maxsize=4096)
def board_value(rules: FeastRules, kind: str, board: Board, incomes: int) -> float:
    """Points of a board: its −1 cells, the income that it will pay, and the way to the next number."""
    area = rules.area(kind)
    layout = area.layout
    occupied = board.occupied
    total = -float((layout.minus & ~occupied).bit_count())
    squares = dict(layout.squares(rules.first_number_is_anchor))
    for steps, final in layout.ladders:
        numbers = [number for _, number in steps] + [final]
        for index, (here, number) in enumerate(steps):
            if not here & occupied:
                total += INCOME * incomes * number
                # A square of which most is covered is as good as half the step that it brings.
                for ahead in range(index, min(index + 3, len(steps))):
                    cell = steps[ahead][0]
                    needed = squares[cell] | cell
                    share = (needed & occupied).bit_count() / needed.bit_count()
                    step = numbers[ahead + 1] - numbers[ahead]
                    total += PROGRESS * INCOME * incomes * step * share * share * (1.0 if ahead == index else 0.5)
                break
        else:
            total += INCOME * incomes * final
    for bonus, (here, around) in zip(layout.bonuses, layout.rings, strict=True):
        if not here & occupied and bonus.gives:
            share = (around & occupied).bit_count() / around.bit_count()
            total += 1.5 * max(0, incomes - 1) * share**3
    return total


def food_value(state: FeastState, player: FeastPlayer, feasts: int) -> float:
    """What the food in hand saves in Thing penalties at this feast and the next ones."""
    if feasts <= 0:
        return 0.0
    supply = player.supply
    widths = {"orange": 0, "red": 0}
    tiles = {"orange": 0, "red": 0}
    for colour in ("orange", "red"):
        for place in BY_COLOUR[colour]:
            if place >= len(GOODS) or not supply[place]:
                continue
            good = GOODS[place]
            if good.animal:
                continue
            widths[colour] += good.long + (supply[place] - 1) * good.short
            tiles[colour] += supply[place]
    lack = abs(tiles["orange"] - tiles["red"]) - 1
    cover = float(widths["orange"] + widths["red"])
    if lack > 0:
        cover -= 0.5 * lack
    spaces = state.rules.blank_spaces + state.round - 2 * len(player.emigrated)
    if state.phase > FEAST_PHASE:
        spaces += 1
    now = min(cover, spaces)
    later = min(cover - now, spaces + 1) if feasts > 1 else 0.0
    rest = cover - now - later if feasts > 2 else 0.0
    return SPACE_NOW * now + SPACE_NEXT * later + SPACE_LATER * min(rest, 12.0)


def value(state: FeastState, seat: int) -> float:
    """The worth of the position to ``seat``, in points."""
    player = state.players[seat]
    supply = player.supply
    feasts, incomes = rounds_left(state), incomes_left(state)
    total = 3.2 * len(player.boats) + sum(0.2 * ore for ore in player.boats)
    longships = len(player.longships)
    total += 5.0 * player.knarrs + 8.0 * longships + 0.3 * sum(player.longships)
    if feasts > 1:
        total += 2.5 * player.knarrs + 2.5 * longships
    total += sum(EMIGRATED_POINTS[ship] for ship in player.emigrated)
    total -= PENALTY_POINTS * player.penalties
    minus_open = 0
    for index, site in enumerate(player.sites):
        if site.kind in HOUSE:
            total += HOUSE[site.kind].points - 0.4 * (free_slots(site, "wood") + free_slots(site, "stone"))
        elif index:
            total += EXPLORATION_BOARD[site.kind].points
        if site.board is not None:
            layout = state.rules.area(site.kind).layout
            minus_open += (layout.minus & ~site.board.occupied).bit_count()
            total += board_value(state.rules, site.kind, site.board, incomes)
    cells = 0.0
    for colour, each in CELL.items():
        for place in BY_COLOUR[colour]:
            if supply[place]:
                cells += each * supply[place] * GOODS[place].cells
    for place, tile in enumerate(SPECIAL_TILES):
        if player.specials >> place & 1:
            cells += tile.cells
    total += min(cells, 0.8 * minus_open + 4.0)
    if player.specials & CROWN:
        total += 2.0
    total += points_of_animals(supply)
    for plain, foal in ANIMALS:
        if supply[plain] + supply[foal] >= 2:
            total += 0.7 * feasts
        total += 0.5 * min(feasts, 3) * (supply[plain] + supply[foal] > 0)
    silver = supply[SILVER]
    total += silver + 0.15 * min(silver, 8) * (feasts > 1)
    late = 0.75 if feasts <= 1 else 1.0
    total += sum(each * late * supply[place] for place, each in RESOURCE.items())
    total += late * sum(each * min(supply[BOW + weapon], 6) for weapon, each in enumerate(WEAPON))
    total += sum(OCCUPATION[card].points for card in player.played) + CARD_IN_HAND * len(player.hand) * late
    return total + food_value(state, player, feasts)
