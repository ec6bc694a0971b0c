"""Options and the start of Brian Boru (rules section 2)."""

from collections.abc import Sequence

from vikingtable.rules.boru import events, tables
from vikingtable.rules.boru.state import FACE_DOWN, BoruState, Player, StartTown
from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.game import Option, OptionValue, Setup
from vikingtable.rules.state import NOBODY, Step

OPTIONS: tuple[Option, ...] = (
    Option("five_player_last_card", "discard", ("discard", "play")),
    Option("card5_expand_coins", 3, (3, 2)),
    Option("expand_into_active_town", False, (False, True)),
    Option("viking_strengths", "standard", tuple(tables.VIKING_STRENGTHS)),
)


def new(setup: Setup, options: dict[str, OptionValue], script: Sequence[Outcome]) -> Step[BoruState]:
    """Shuffle the decks and ask the first seat for its first town."""
    seats = setup.seats
    chance = Chance(setup.seed, script)
    ordinary = chance.shuffled(tuple(range(tables.PRINCESS)))
    marriage_deck = (*ordinary[: tables.BY_SEATS[seats].marriage_cards], tables.PRINCESS)
    viking_deck = chance.shuffled(tables.VIKING_STRENGTHS[str(options["viking_strengths"])])
    first = chance.below(seats)
    player = Player(tables.START_POINTS, tables.START_COINS, tables.START_RENOWN, 0, 0, 0, (), 0, (), "")
    state = BoruState(
        generator=chance.generator,
        viewer=NOBODY,
        seats=seats,
        turn=1,
        frames=(StartTown(first),),
        play_last_card=options["five_player_last_card"] == "play",
        card5_coins=int(options["card5_expand_coins"] or 0),
        expand_into_active_town=bool(options["expand_into_active_town"]),
        viking_set=str(options["viking_strengths"]),
        players=(player,) * seats,
        vikings=0,
        monasteries=0,
        claims=(FACE_DOWN,) * len(tables.REGIONS),
        marker=first,
        round=0,
        battle=0,
        viking_deck=viking_deck,
        viking_shown=(),
        marriage_shown=(),
        marriage_deck=marriage_deck,
        marriage=-1,
        packets=(),
        unused=(),
        memory=(),
        town=0,
        trick=(),
        spent=(),
        winner=-1,
        winners=(),
    )
    chance.finish()
    return Step(state, (events.GameBegan(first),), tuple(chance.outcomes), True)
