"""The set-up: boards, stock, piles and hands before the first round ("Set-up")."""

from vikingtable.rules.chance import Chance
from vikingtable.rules.feast.boards import HOUSE
from vikingtable.rules.feast.frames import Keeping, Phase
from vikingtable.rules.feast.items import ALL_SPECIALS, ITEM, NOTHING, WEAPON_DECK, WEAPONS
from vikingtable.rules.feast.occupations import cards
from vikingtable.rules.feast.spaces import IMITATION_TILES, PLACES
from vikingtable.rules.feast.state import (
    FREE_PLACE,
    HOUSE_KINDS,
    PAIRS,
    FeastPlayer,
    FeastRules,
    FeastState,
    Site,
)
from vikingtable.rules.feast.strips import STRIPS
from vikingtable.rules.game import Option, OptionValue
from vikingtable.rules.state import NOBODY

#: Goods and weapons that each player starts with.
START_GOODS = ("mead",)
START_WEAPONS = ("bow_and_arrow", "snare", "spear")
FACE_UP_STRIPS = {1: 2, 2: 2, 3: 2, 4: 3}
#: The decks that the option ``deck`` puts into play.
DECKS: dict[str, str] = {"a": "a", "bc": "bc", "abc": "abc"}

OPTIONS: tuple[Option, ...] = (
    Option("length", "long", ("long", "short")),
    Option("deck", "abc", ("a", "bc", "abc")),
    Option("starting_card", "dealt", ("dealt", "chosen")),
    Option("mirror_special_tiles", True, (True, False)),
    Option("first_number_is_anchor", False, (False, True)),
    Option("final_income", "written_down", ("written_down", "paid_and_scored", "paid_only")),
)


def rules_of(options: dict[str, OptionValue]) -> FeastRules:
    """The options as the state holds them."""
    return FeastRules(
        str(options["length"]),
        str(options["deck"]),
        str(options["starting_card"]),
        options["mirror_special_tiles"] is True,
        options["first_number_is_anchor"] is True,
        str(options["final_income"]),
    )


def thing_at_start(rules: FeastRules, seats: int) -> int:
    """Vikings on the Thing square before the first round; solo splits them between two colours."""
    return 5 if rules.length == "long" or seats == 1 else 6


def deal(rules: FeastRules, seats: int, chance: Chance) -> FeastState:
    """The state before phase 1 of round 1 (or before the choice of starting occupations)."""
    start_player = chance.below(seats) if seats > 1 else 0
    imitation = tuple(columns[chance.below(2)] for _, columns in IMITATION_TILES) if seats == 4 else ()
    strips = chance.shuffled(range(len(STRIPS)))
    face_up = FACE_UP_STRIPS[seats]
    weapons = [
        weapon
        for weapon, (name, count) in enumerate(zip(WEAPONS, WEAPON_DECK, strict=True))
        for _ in range(count - (seats if name in START_WEAPONS else 0))
    ]
    weapon_pile = chance.shuffled(weapons)
    light = chance.shuffled(cards(DECKS[rules.deck], starting=True))
    occupation_pile = chance.shuffled(cards(DECKS[rules.deck], starting=False))
    supply = list(NOTHING)
    for item in (*START_GOODS, *START_WEAPONS):
        supply[ITEM[item]] += 1
    home = Site("home", rules.area("home").empty)
    chosen = rules.starting_card == "chosen"
    share = len(light) // seats
    players = tuple(
        FeastPlayer(
            supply=tuple(supply),
            sites=(home,),
            hand=() if chosen else (light[seat],),
            offer=tuple(sorted(light[seat * share : (seat + 1) * share])) if chosen else (),
            thing=thing_at_start(rules, seats),
        )
        for seat in range(seats)
    )
    order = tuple((start_player + step) % seats for step in range(seats))
    return FeastState(
        generator=chance.generator,
        viewer=NOBODY,
        seats=seats,
        turn=0,
        frames=(Phase("return", 0), Keeping(order)) if chosen else (Phase("return", 0),),
        rules=rules,
        round=0,
        phase=12,
        start_player=start_player,
        active=start_player,
        last_placed=-1,
        owner=(FREE_PLACE,) * len(PLACES),
        vikings=(0,) * len(PLACES),
        imitation=imitation,
        sides=(0,) * len(PAIRS),
        island_silver=(0,) * len(PAIRS),
        island_owner=(FREE_PLACE,) * len(PAIRS),
        strips=tuple((kind, 0) for kind in strips[:face_up]),
        strip_pile=strips[face_up:],
        strips_gone=0,
        houses=tuple(HOUSE[kind].stock for kind in HOUSE_KINDS),
        specials=ALL_SPECIALS,
        weapon_pile=weapon_pile,
        weapon_discard=(),
        occupation_pile=occupation_pile,
        players=players,
    )
