"""Packing problems of every kind, drawn at random: for the tests and the benchmark of best fit."""

from random import Random

from tests.tiles.fit_referee import Foul, Referee, cells_of, colour
from vikingtable.rules.feast.goods import GOODS, SPECIAL_TILES

GREEN = [good.id for good in GOODS if good.colour == "green"]
BLUE = [good.id for good in GOODS if good.colour == "blue"]
FOOD = [good.id for good in GOODS if good.colour in ("orange", "red")]
SPECIAL = [tile.id for tile in SPECIAL_TILES]
ISLANDS = (
    "shetland",
    "faroe_islands",
    "iceland",
    "greenland",
    "bear_island",
    "baffin_island",
    "labrador",
    "newfoundland",
)
#: Tiles that find room on a board of a dozen cells.
SMALL = (
    "amber_figure",
    "beans",
    "chest",
    "cloakpin",
    "crucifix",
    "drinking_horn",
    "flax",
    "glass_beads",
    "helmet",
    "hide",
    "linen",
    "mead",
    "milk",
    "oil",
    "peas",
    "runestone",
    "silk",
    "silverware",
    "skin_and_bones",
    "spices",
)


def size(tile):
    return len(cells_of({"tile": tile, "x": 0, "y": 0, "rotation": 0, "flipped": False}))


def counted(tiles):
    return {tile: tiles.count(tile) for tile in dict.fromkeys(tiles)}


def holding(random, cells, green=0.45, special=0.1):
    """Tiles of together about ``cells`` cells: green, special, the rest blue."""
    tiles, unused, total = [], list(SPECIAL), 0
    while total < cells:
        draw = random.random()
        if draw < special and unused:
            tile = unused.pop(random.randrange(len(unused)))
        else:
            tile = random.choice(GREEN if draw < special + green else BLUE)
        tiles.append(tile)
        total += size(tile)
    return tiles


def problem(name, board, tiles, *, silver=0, ore=0, income=0, bonus=0, placed=(), cover=False):
    found = {
        "name": name,
        "board": board,
        "placed": list(placed),
        "tiles": counted(tiles),
        "silver": silver,
        "ore": ore,
        "income_weight": income,
        "bonus_weight": bonus,
    }
    return {**found, "task": "cover"} if cover else found


def begun(random, board, tiles):
    """``tiles`` put where the random choice of legal places falls, near the lower left corner rather than far."""
    empty = problem("", board, [])
    placed = []
    land = Referee(empty).land
    bottom = max(y for _, y in land)
    for tile in tiles:
        spots = []
        for x, y in land:
            for rotation in range(4):
                spot = {"tile": tile, "x": x, "y": y, "rotation": rotation, "flipped": random.random() < 0.5}
                spots.append((x + bottom - y + random.randrange(6), random.random(), spot))
        for _, _, spot in sorted(spots, key=lambda entry: entry[:2])[:60]:
            try:
                Referee({**empty, "placed": [*placed, spot]})
            except Foul:
                continue
            placed.append(spot)
            break
    return placed


def carved(random, width, height):
    """A board cut from tiles that cover it exactly, and these tiles."""
    owner, unused, tiles = {}, list(SPECIAL), []
    for y in range(height):
        for x in range(width):
            if (x, y) in owner or random.random() < 0.08:
                continue
            pool = random.sample([*GREEN, *BLUE, *unused], len(GREEN) + len(BLUE) + len(unused))
            for tile in pool[:40]:
                spot = {"tile": tile, "rotation": random.randrange(4), "flipped": random.random() < 0.5, "x": 0, "y": 0}
                first = min(a for a, b in cells_of(spot) if b == 0)
                cells = {(x + a - first, y + b) for a, b in cells_of(spot)}
                if any(not (0 <= a < width and 0 <= b < height) or (a, b) in owner for a, b in cells):
                    continue
                around = {(a + dx, b + dy) for a, b in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
                if colour(tile) == "green" and any(colour(owner.get(cell, "ore")) == "green" for cell in around):
                    continue
                owner.update(dict.fromkeys(cells, tile))
                tiles.append(tile)
                if tile in unused:
                    unused.remove(tile)
                break
    rows = ["".join("-" if (x, y) in owner else "." for x in range(width)) for y in range(height)]
    return {"rows": rows, "income": []}, tiles


def own_board(random, width, height, house=False):
    """A board given by rows: all kinds of cells and, on land, a track or two."""
    grid = [[random.choice("--oo--oo.*") for _ in range(width)] for _ in range(height)]
    income = []
    if not house:
        for left, bottom in ((0, height - 1), (random.randrange(width), random.randrange(height))):
            steps, number = [], random.randrange(2)
            for x, y in zip(range(left, width), range(bottom, -1, -1), strict=False):
                if grid[y][x] != "i" and len(steps) < 6:
                    grid[y][x] = "i"
                    steps.append({"x": x, "y": y, "value": number})
                    number += random.randint(1, 2)
            if steps and (not income or random.random() < 0.4):
                income.append({"anchor": [left, bottom], "steps": steps, "final_value_when_all_covered": number})
            else:
                for step in steps:
                    grid[step["y"]][step["x"]] = "o"
    grid[0][0] = "-" if grid[0][0] == "." else grid[0][0]
    return {"rows": ["".join(row) for row in grid], "income": income, "rules": "house" if house else "land"}


def small_problem(random, cover):
    """A problem on a dozen cells, for comparison with a search through everything."""
    sides = [(3, 3), (4, 3), (4, 2), (5, 2), (3, 4), (5, 1)] + ([(4, 4)] if cover else [])
    board = own_board(random, *random.choice(sides), house=random.random() < 0.3)
    cells = sum(sign in "o-i*" for row in board["rows"] for sign in row)
    tiles, total, most = [], 0, cells * random.choice((0.5, 0.8, 1, 1.3))
    while total < most:
        tiles.append(random.choice(SMALL))
        total += size(tiles[-1])
    placed = begun(random, board, [random.choice(SMALL)]) if random.random() < 0.3 else []
    return problem(
        "small",
        board,
        tiles,
        silver=random.choice((0, 0, 1, 2, 3, cells)) if cover else random.randrange(3),
        ore=random.choice((0, 0, 1, 2)),
        income=random.choice((0, 1, 2, 5)),
        bonus=random.choice((0, 1, 3, 6)),
        placed=placed,
        cover=cover,
    )


def varied(seed):
    """One problem of each kind: home boards early, mid and late, islands, houses, own boards, covers yes and no."""
    random = Random(seed)
    between, choice = random.randint, random.choice
    found = []

    def add(kind, board, tiles, **numbers):
        found.append(problem(f"{kind}_{seed}", board, tiles, **numbers))

    start = begun(random, "home", random.sample(GREEN + BLUE, between(2, 5)))
    few = {"silver": between(2, 7), "ore": between(0, 2)}
    add(
        "home_early", "home", holding(random, between(18, 45), 0.4, 0), income=between(4, 8), bonus=between(2, 5), **few
    )
    some = {"silver": between(3, 10), "ore": between(0, 4)}
    add("home_mid", "home", holding(random, between(50, 85)), income=between(1, 5), bonus=between(0, 4), **some)
    add("home_begun", "home", holding(random, between(40, 80)), placed=start, income=between(1, 5), bonus=3, **some)
    many = {"silver": between(6, 14), "ore": between(0, 5)}
    add("home_late", "home", holding(random, between(95, 150), 0.5), income=between(1, 2), bonus=between(0, 6), **many)
    small = [choice(("oil", "oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe")) for _ in range(24)]
    add("home_dense", "home", small, income=1, bonus=between(0, 4), **many)
    tiles = random.sample(SPECIAL, 12) + holding(random, 12, 0.5, 0)
    add("home_special", "home", tiles, income=between(1, 3), bonus=between(0, 6), **few)
    add("home_gate", "home", holding(random, between(45, 62), 0.4, 0), income=between(8, 14), **few)
    for island in ISLANDS:
        tiles = holding(random, between(28, 48), 0.45, 0.12)
        start = begun(random, island, random.sample(BLUE, 2)) if random.random() < 0.3 else []
        add(island, island, tiles, placed=start, income=between(0, 5), bonus=between(0, 6), **few)
    island = choice(ISLANDS)
    add("special", island, random.sample(SPECIAL, 9), bonus=between(0, 4))
    add("greens", island, random.sample(GREEN, 5) * 3, bonus=10)
    for house in ("stone_house", "long_house"):
        pool = [*FOOD[:12], "oil", "runestone", "hide", "wool"]
        tiles = [choice(pool) for _ in range(between(5, 13))]
        add(house, house, tiles, silver=between(0, 4), bonus=3)
    board = own_board(random, between(6, 11), between(5, 10))
    room = sum(sign != "." for row in board["rows"] for sign in row)
    start = begun(random, board, random.sample(BLUE, 2)) if random.random() < 0.5 else []
    add("own_land", board, holding(random, room * 0.7), placed=start, income=between(0, 4), bonus=between(0, 6), **few)
    board = own_board(random, between(5, 8), between(3, 6), house=True)
    add("own_house", board, [choice(FOOD + BLUE) for _ in range(10)], silver=between(0, 3), bonus=between(0, 4))
    board, tiles = carved(random, between(7, 12), between(6, 10))
    add("cover_carved", board, tiles, cover=True)
    board, tiles = carved(random, between(6, 9), between(5, 8))
    gone = tiles.pop(random.randrange(len(tiles)))
    spare = {"silver": choice((0, size(gone) - 1, size(gone))), "ore": choice((0, 0, 1))}
    add("cover_patched", board, tiles, cover=True, **spare)
    return found
