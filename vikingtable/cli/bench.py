"""``vikingtable bench``: how many actions a second the rules of a game manage in random play on one core."""

import argparse
import time
from typing import Any

from attrs import frozen

from vikingtable.cli.console import Console, Parser, some_duration
from vikingtable.cli.seating import game_for
from vikingtable.cli.words import game_name
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game, Setup
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.registry import game_ids
from vikingtable.texts import english

#: Actions between two looks at the clock.
_BLOCK = 256


@frozen
class Figures:
    """What was measured."""

    game: str
    seats: int
    seconds: float
    actions: int
    #: Games played to their end.
    games: int

    @property
    def actions_per_second(self) -> int:
        """Actions a second, set-up, drawing, legality check and events included."""
        return round(self.actions / self.seconds)


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=english("cli.bench.game"))
    parser.add_argument("--seconds", metavar="S", type=some_duration, default=5.0, help=english("cli.bench.seconds"))
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Measures one game, or all."""
    games = [game_for(arguments.game)] if arguments.game else [game_by_id(game_id) for game_id in game_ids()]
    results = []
    for game in games:
        figures = measured(game, arguments.seconds)
        results.append(
            {
                "game": figures.game,
                "seats": figures.seats,
                "seconds": round(figures.seconds, 3),
                "actions": figures.actions,
                "games": figures.games,
                "actions_per_second": figures.actions_per_second,
            }
        )
        if not arguments.json:
            console.say(
                "cli.bench.figures", game_name(game.id), figures.seats, figures.actions_per_second, figures.games
            )
    if arguments.json:
        console.json(results)
    return 0


def measured(game: Game[Any], seconds: float) -> Figures:
    """Random play with the largest number of seats for about ``seconds``: kinds of action evenly, as ``Game.sample``.

    Each action is checked and gives its events; each game has its set-up and a seed of its own, and the standard
    options, with which it uses all of its decks.
    """
    seats = game.seats[-1]
    random = Generator(0)
    actions = games = 0
    start = time.perf_counter()
    end = start + seconds
    now = start
    while now < end:
        state = game.new(Setup(seats, games)).state
        while waiting := game.to_answer(state):
            state = game.apply(state, game.sample(state, waiting[0], random)).state
            actions += 1
            if actions % _BLOCK == 0:
                now = time.perf_counter()
                if now >= end:
                    break
        else:
            games += 1
            now = time.perf_counter()
    return Figures(game.id, seats, now - start, actions, games)
