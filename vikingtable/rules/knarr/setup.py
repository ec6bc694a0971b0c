"""Options and the deal of Knarr (rules section 1)."""

from collections.abc import Sequence

from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.game import Option, OptionValue, Setup, SetupError
from vikingtable.rules.knarr import events, tables
from vikingtable.rules.knarr.state import KnarrState, Player
from vikingtable.rules.knarr.turn import Turn
from vikingtable.rules.state import NOBODY, Step
from vikingtable.texts.message import msg

NO_ARTIFACT, ONE_AT_RANDOM, CUP_AND_ONE = "none", "random", "mead_cup_and_random"

OPTIONS: tuple[Option, ...] = (
    Option("boat", "normal", tuple(tables.BOATS)),
    Option("artifacts", NO_ARTIFACT, (NO_ARTIFACT, ONE_AT_RANDOM, CUP_AND_ONE, *tables.ARTIFACTS)),
    Option("income_after_opening_trade", False, (False, True)),
)


def new(setup: Setup, options: dict[str, OptionValue], script: Sequence[Outcome]) -> Step[KnarrState]:
    """Deal a game and begin its first turn. Raises ``SetupError`` for the Mead Cup pair with more than two seats."""
    seats = setup.seats
    chance = Chance(setup.seed, script)
    artifacts = _artifacts(str(options["artifacts"]), seats, chance)
    deck = chance.shuffled(tables.VIKING_DECK[seats])
    offer, deck = deck[:5], deck[5:]
    deck_a = chance.shuffled(tables.ROW_A)
    deck_b = chance.shuffled(tables.ROW_B)
    crews = []
    for _ in range(seats):
        # Same colour: both go back, shuffle, redraw.
        while deck[0] // 4 == deck[1] // 4:
            deck = chance.shuffled(deck)
        crews.append(deck[: tables.FIRST_CREW])
        deck = deck[tables.FIRST_CREW :]
    players = []
    for crew in crews:
        hand, deck = deck[: tables.HAND], deck[tables.HAND :]
        columns = tuple(tuple(card for card in crew if card // 4 == colour) for colour in range(5))
        players.append(
            Player(0, 0, tables.START_RECRUITS, tables.START_BRACELETS, tuple(sorted(hand)), (), columns, (), ())
        )
    first = chance.below(seats)
    face_up = tables.FACE_UP
    state = KnarrState(
        generator=0,
        viewer=NOBODY,
        seats=seats,
        turn=0,
        frames=(),
        boat=str(options["boat"]),
        artifacts=artifacts,
        income_after_opening_trade=bool(options["income_after_opening_trade"]),
        players=tuple(players),
        offer=offer,
        row_a=deck_a[:face_up],
        row_b=deck_b[:face_up],
        deck=deck,
        discard=(),
        deck_a=deck_a[face_up:],
        deck_b=deck_b[face_up:],
        first=first,
        active=first,
        last_round=False,
        may_recruit=False,
        may_explore=False,
        may_trade=False,
        acted=False,
        income_due=False,
        lines_mark=0,
        winners=(),
    )
    turn = Turn(state)
    turn.chance = chance
    turn.events.append(events.GameBegan(first))
    turn.begin(first)
    turn.revealed = True
    return turn.finish()


def _artifacts(choice: str, seats: int, chance: Chance) -> tuple[str, ...]:
    if choice == NO_ARTIFACT:
        return ()
    if choice == ONE_AT_RANDOM:
        return (tables.ARTIFACTS[chance.below(len(tables.ARTIFACTS))],)
    if choice == CUP_AND_ONE:
        if seats != 2:
            raise SetupError(msg("knarr.setup.cup_pair_needs_two"))
        others = tables.ARTIFACTS[1:]
        return (tables.MEAD_CUP, others[chance.below(len(others))])
    return (choice,)
