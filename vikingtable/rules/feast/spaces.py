"""The 61 action spaces and the imitation tiles: where they are, what they cost and do, as data."""

from vikingtable.rules.feast.items import BY_COLOUR, bag
from vikingtable.rules.feast.program import (
    Build,
    Choose,
    Dice,
    DrawCards,
    DrawWeapons,
    Emigrate,
    Explore,
    Fleet,
    Forge,
    Gain,
    GainShip,
    Improve,
    Offers,
    Op,
    Option,
    Pay,
    PlayCards,
    Program,
    Space,
    SpecialSale,
    Swap,
)

_TAGS: dict[str, tuple[str, ...]] = {"livestock": ("livestock_market",), "weekly": ("weekly_market",)}


def _space(space_id: str, column: int, group: str, row: int, span: int, *ops: Op, tags: str = "") -> Space:
    words = (*_TAGS.get(group, ()), *tags.split())
    if group == "craft":
        words = ("crafting", *words)
    return Space(space_id, column, group, row, span, ops, words)


_OVERSEAS: Program = (
    Fleet("knarr"),
    Pay(bag(silver=1)),
    Improve(goods=99, kinds=BY_COLOUR["green"], different=True),
)

#: By group, then as printed: row by row.
SPACES: tuple[Space, ...] = (
    _space("shed", 1, "build", 1, 1, Pay(bag(wood=2)), Build("shed"), tags="build_house"),
    _space("stone_house", 2, "build", 1, 1, Pay(bag(stone=1)), Build("stone_house"), tags="build_house"),
    _space("long_house", 3, "build", 1, 1, Pay(bag(stone=2)), Build("long_house"), tags="build_house"),
    _space(
        "house_and_ship",
        4,
        "build",
        1,
        2,
        Pay(bag(stone=2, wood=2)),
        Choose(
            (
                Option("stone_house_longship", (Build("stone_house"), GainShip("longship"))),
                Option("long_house_knarr", (Build("long_house"), GainShip("knarr"))),
            )
        ),
        tags="build_house build_ship",
    ),
    _space(
        "whaling_boat",
        1,
        "build",
        2,
        1,
        Pay(bag(wood=1)),
        GainShip("whaling_boat"),
        tags="build_ship build_whaling_boat_space",
    ),
    _space("knarr", 2, "build", 2, 1, Pay(bag(wood=2)), GainShip("knarr"), tags="build_ship"),
    _space("longship", 3, "build", 2, 1, Pay(bag(wood=2)), GainShip("longship"), tags="build_ship"),
    _space("hunt_1", 1, "hunt", 3, 1, Dice("hunt"), tags="hunt"),
    _space("hunt_2", 2, "hunt", 3, 1, Dice("hunt"), tags="hunt"),
    _space("fish", 1, "hunt", 4, 1, Gain(bag(stockfish=1))),
    _space("snare", 2, "hunt", 4, 1, Dice("snare"), tags="snare"),
    _space("whaling_3", 3, "hunt", 3, 2, Fleet("whaling_boat"), Dice("whaling_3"), tags="whaling"),
    _space("whaling_4", 4, "hunt", 3, 2, Fleet("whaling_boat"), Dice("whaling_4"), tags="whaling"),
    _space("buy_stockfish", 1, "livestock", 5, 1, Pay(bag(silver=1)), Gain(bag(stockfish=2))),
    _space("buy_salt_meat", 1, "livestock", 6, 1, Pay(bag(silver=2)), Gain(bag(salt_meat=2))),
    _space("buy_sheep", 2, "livestock", 5, 1, Pay(bag(silver=1)), Gain(bag(sheep=1))),
    _space("buy_cattle_milk", 2, "livestock", 6, 1, Pay(bag(silver=3)), Gain(bag(cattle=1, milk=1))),
    _space(
        "sheep_or_cattle",
        3,
        "livestock",
        5,
        2,
        Choose(
            (
                Option("sheep", (Gain(bag(sheep=1)),)),
                Option("cattle", (Pay(bag(silver=1)), Gain(bag(cattle=1)))),
            )
        ),
    ),
    _space("sheep_and_cattle", 4, "livestock", 5, 2, Pay(bag(silver=3)), Gain(bag(sheep=1, cattle=1))),
    _space("weekly_1", 1, "weekly", 7, 1, Gain(bag(beans=1, silver=1))),
    _space("weekly_2", 2, "weekly", 7, 1, Gain(bag(flax=1, stockfish=1, silver=1))),
    _space("weekly_3", 3, "weekly", 7, 1, Gain(bag(fruits=1, oil=1, salt_meat=1, silver=1))),
    _space(
        "weekly_4",
        4,
        "weekly",
        7,
        2,
        Gain(bag(spices=1, silver=1)),
        Gain(bag(milk=2), each="stable.cattle", most=1),
        Gain(bag(wool=1), each="stable.sheep", most=1),
    ),
    _space("milk", 1, "products", 8, 1, Gain(bag(milk=1), each="stable.cattle", most=3, must=True)),
    _space("mead", 2, "products", 8, 1, Gain(bag(mead=2, silver=2))),
    _space("wool", 3, "products", 8, 1, Gain(bag(wool=1), each="stable.sheep", most=3, must=True)),
    _space("flax_to_linen", 1, "craft", 9, 1, Pay(bag(flax=1)), Gain(bag(linen=1))),
    _space("stone_to_rune", 1, "craft", 10, 1, Pay(bag(stone=1)), Gain(bag(runestone=1, silver=1))),
    _space("clothing", 2, "craft", 9, 1, Pay(bag(hide=1, linen=1)), Gain(bag(clothing=1, silver=2))),
    _space(
        "chest",
        2,
        "craft",
        10,
        1,
        Choose((Option("pay_wood", (Pay(bag(wood=1)),)), Option("pay_ore", (Pay(bag(ore=1)),)))),
        Gain(bag(chest=1, silver=1)),
    ),
    _space("forge", 3, "craft", 9, 1, Pay(bag(ore=1)), Forge()),
    _space("rune_chest", 3, "craft", 10, 1, Pay(bag(stone=2, wood=2)), Gain(bag(runestone=2, chest=2))),
    _space(
        "craft_4",
        4,
        "craft",
        9,
        2,
        Gain(bag(silver=4)),
        Offers(
            (
                Option("wool_to_robe", (Pay(bag(wool=1)), Gain(bag(robe=1)))),
                Option("silverware_to_jewelry", (Pay(bag(silverware=1)), Gain(bag(jewelry=1)))),
            )
        ),
    ),
    _space("mtn_2", 1, "mountain", 11, 1, Improve(strips=(2,)), tags="mountain"),
    _space(
        "mtn_1_up_1", 1, "mountain", 12, 1, Improve(strips=(1,), goods=1), tags="mountain mountain_plus_single_upgrade"
    ),
    _space("up_2", 1, "mountain", 13, 1, Improve(goods=2)),
    _space("wood_ore", 2, "mountain", 11, 1, Gain(bag(wood=1), each="game.players"), Gain(bag(ore=1))),
    _space(
        "mtn_3_up_1", 2, "mountain", 12, 1, Improve(strips=(3,), goods=1), tags="mountain mountain_plus_single_upgrade"
    ),
    _space("up_3", 2, "mountain", 13, 1, Improve(goods=3), tags="upgrade_3_or_4"),
    _space("mtn_3_2", 3, "mountain", 11, 1, Improve(strips=(3, 2)), tags="mountain"),
    _space("up_3_weapons", 3, "mountain", 12, 1, Improve(goods=3, must=False), DrawWeapons(4), tags="upgrade_3_or_4"),
    _space("up_4", 3, "mountain", 13, 1, Improve(goods=4), tags="upgrade_3_or_4"),
    _space("mtn_4_up2x2", 4, "mountain", 11, 2, Improve(strips=(4,), goods=2, steps=2), tags="mountain"),
    _space(
        "mtn_2222_or_up3x2",
        4,
        "mountain",
        13,
        2,
        Choose(
            (
                Option("mountain", (Improve(strips=(2, 2, 2, 2)),)),
                Option("upgrade", (Improve(goods=3, steps=2),)),
            )
        ),
        tags="mountain",
    ),
    _space("overseas_1", 1, "sail", 14, 1, *_OVERSEAS, tags="overseas overseas_printed"),
    _space("overseas_2", 2, "sail", 14, 1, *_OVERSEAS, tags="overseas overseas_printed overseas_column2"),
    _space("special_sale", 3, "sail", 14, 1, Fleet("knarr"), SpecialSale()),
    _space("raid", 1, "sail", 15, 1, Fleet("longship"), Dice("raid"), tags="raid"),
    _space("pillage_2", 2, "sail", 15, 1, Fleet("longship"), Dice("pillage"), tags="pillage"),
    _space("pillage_3", 3, "sail", 15, 1, Fleet("longship"), Dice("pillage"), tags="pillage"),
    _space("plunder", 4, "sail", 15, 2, Fleet("longship", 2), Gain(bag(silver_hoard=1)), tags="plunder"),
    _space("explore_1", 1, "explore", 16, 1, Explore(1), tags="explore explore_column1"),
    _space("explore_2", 2, "explore", 16, 1, Explore(2), tags="explore"),
    _space("explore_3", 3, "explore", 16, 1, Explore(3), tags="explore"),
    _space("occ_draw", 1, "occupation", 17, 1, DrawCards(1), Gain(bag(silver=1))),
    _space(
        "occ_play_1",
        1,
        "occupation",
        18,
        1,
        Choose((Option("pay_stone", (Pay(bag(stone=1)),)), Option("pay_ore", (Pay(bag(ore=1)),)))),
        Gain(bag(silver=1)),
        PlayCards(0, 1),
    ),
    _space("occ_play_2", 2, "occupation", 18, 1, PlayCards(1, 2)),
    _space("occ_play_4", 3, "occupation", 18, 1, PlayCards(1, 4)),
    _space("emigrate_2", 2, "emigrate", 17, 1, Emigrate(), tags="emigrate"),
    _space("emigrate_3", 3, "emigrate", 17, 1, Emigrate(), tags="emigrate"),
    _space("emigrate_4", 4, "emigrate", 17, 2, Swap(), Emigrate(), tags="emigrate"),
)
SPACE: dict[str, Space] = {space.id: space for space in SPACES}

#: The two imitation tiles: each lies in one of two columns (4 players).
IMITATION_TILES: tuple[tuple[str, tuple[int, int]], ...] = (("imitate_12", (1, 2)), ("imitate_34", (3, 4)))
IMITATIONS: tuple[str, ...] = tuple(tile for tile, _ in IMITATION_TILES)

#: Every place where Vikings can stand: the spaces, then the imitation tiles.
PLACES: tuple[str, ...] = (*(space.id for space in SPACES), *IMITATIONS)
PLACE: dict[str, int] = {place: index for index, place in enumerate(PLACES)}


def _programs() -> dict[str, Program]:
    found: dict[str, Program] = {}
    for space in SPACES:
        register(found, space.id, space.program)
    return found


def register(programs: dict[str, Program], name: str, program: Program) -> None:
    """Enter a program and, as ``<name>/<key>``, the options inside it: frames name programs, they do not hold them."""
    programs[name] = program
    for op in program:
        for option in getattr(op, "options", ()):
            register(programs, f"{name}/{option.key}", option.ops)


#: Every program by name; occupations add theirs.
PROGRAMS: dict[str, Program] = _programs()


def printed_silver(space: str) -> int:
    """The silver printed as yield of a space."""
    silver = bag(silver=1)[0][0]
    return sum(
        amount for op in SPACE[space].program if isinstance(op, Gain) for place, amount in op.items if place == silver
    )
