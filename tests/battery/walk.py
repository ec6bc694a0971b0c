"""Random games for the battery: set-ups of every kind, played to the end, every step kept."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from attrs import frozen

from tests.battery.pieces import HOOKS, Hooks
from tests.invented.shelf import INVENTED
from vikingtable.rules import registry
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game, Option, OptionValue, Setup, SetupError
from vikingtable.rules.state import Action, State, Step

#: Games that are checked at every step; the others at one step in ``STRIDE`` and at the end.
CLOSE_GAMES = 5
STRIDE = 50
#: A list of answers longer than this is not made in full.
LONG_LIST = 3_000


@frozen
class Moment:
    """One step of a game: who did what where, and what came of it."""

    before: State
    seat: int
    action: Action
    step: Step[State]


@frozen
class Walk:
    """A whole random game."""

    game: Game[Any]
    hooks: Hooks
    setup: Setup
    #: The number of the walk among those of its game.
    number: int
    first: Step[State]
    moments: tuple[Moment, ...]

    @property
    def states(self) -> tuple[State, ...]:
        """All states, the first and the last included."""
        return (self.first.state, *(moment.step.state for moment in self.moments))

    def marks(self, close: int = CLOSE_GAMES, stride: int = STRIDE) -> Iterator[int]:
        """The numbers of the states to look at closely: all in the first ``close`` games, else one in ``stride``."""
        last = len(self.moments)
        if self.number < close:
            yield from range(last + 1)
            return
        # Another phase for each game, so that the marks do not fall on the same step of the same turn.
        yield from range(self.number % stride, last, stride)
        yield last

    def where(self, mark: int, seat: int | None = None) -> str:
        """A sentence that finds the place again."""
        at = f"{self.game.id}, {self.setup}, walk {self.number}, state {mark} of {len(self.moments)}"
        return at if seat is None else f"{at}, seat {seat}"


def game_of(game_id: str) -> Game[Any]:
    """The invented game or game of the shelf with this id."""
    return INVENTED[game_id] if game_id in INVENTED else registry.game(game_id)


def setup_of(game: Game[Any], number: int) -> Setup:
    """The set-up of a game's walk: the seats in turn; standard options in one game of two, else drawn ones."""
    random = Generator(number * 7919 + 17)
    seats = game.seats[number % len(game.seats)]
    seed = random.next64() >> 12
    if number // len(game.seats) % 2 == 0:
        return Setup(seats, seed)
    while True:
        setup = Setup(seats, seed, tuple((option.key, _drawn(option, random)) for option in game.options))
        try:
            game.new(setup)
        except SetupError:
            continue  # options that do not go together, such as a first player who is not at the table
        return setup


def _drawn(option: Option, random: Generator) -> OptionValue:
    choices: list[OptionValue] = [*option.values, *option.presets]
    if not option.values:
        choices.append(option.low + random.below(option.high - option.low + 1))
    return random.choice(choices)


def walk(game: Game[Any], number: int) -> Walk:
    """Plays the game's ``number``-th random game to its end, or for as many actions as its hooks allow."""
    hooks = HOOKS[game.id]
    setup = setup_of(game, number)
    random = Generator(number + 1_000)
    first = game.new(setup)
    state, moments = first.state, []
    while (waiting := game.to_answer(state)) and len(moments) < hooks.longest:
        seat = random.choice(waiting)
        action = game.sample(game.view_for(state, seat), seat, random)
        step = game.apply(state, action)
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return Walk(game, hooks, setup, number, first, tuple(moments))


@lru_cache(maxsize=1)
def kept_walks(game_id: str, count: int) -> tuple[Walk, ...]:
    """The first ``count`` walks of a game, kept for the next check."""
    return tuple(walk(game_of(game_id), number) for number in range(count))


def listed(actions: Iterable[Action]) -> tuple[tuple[Action, ...], bool]:
    """The answers, at most ``LONG_LIST`` of them, and whether these are all."""
    found = tuple(islice(iter(actions), LONG_LIST + 1))
    return found[:LONG_LIST], len(found) <= LONG_LIST
