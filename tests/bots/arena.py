"""Games between computer players, seats rotated: who wins, with how many points, and how long the players think."""

import time
from collections.abc import Sequence
from itertools import islice

from attrs import frozen

from vikingtable.bots.base import Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules import registry
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import OptionValue, Setup

#: More iterations than any player gets through when seconds are the limit.
_ENDLESS = 1_000_000_000


@frozen
class Played:
    """One game. Everything is by the index of the level in the list given, wherever it sat."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    #: Decisions with more than one legal answer, and the processor seconds spent on them.
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def played(
    game_id: str,
    levels: Sequence[str],
    seed: int,
    shift: int = 0,
    options: tuple[tuple[str, OptionValue], ...] = (),
    limit: float | None = None,
) -> Played:
    """One game; level ``i`` sits at seat ``i − shift``.

    Each decision has the standard iterations of its level, or ``limit`` processor seconds.
    """
    rules = registry.game(game_id)
    seats = len(levels)
    state = rules.new(Setup(seats, seed, options)).state
    move = 0
    decisions, seconds = [0] * seats, [0.0] * seats
    while asked := rules.to_answer(state):
        seat = asked[0]
        index = (seat + shift) % seats
        view, decision = rules.view_for(state, seat), rules.decision(state)
        assert decision is not None
        a_choice = len(list(islice(rules.legal_actions(state, seat), 2))) > 1
        start = time.process_time()
        if limit is None:
            budget = Budget(iterations_for(game_id, levels[index]))
        else:
            end = start + limit
            budget = Budget(_ENDLESS, lambda end=end: time.process_time() >= end)
        bot = bot_for(game_id, levels[index])
        action = bot.choose(view, decision, budget, Generator(seed * 1_000_003 + move)).action
        if a_choice:
            seconds[index] += time.process_time() - start
            decisions[index] += 1
        state = rules.apply(state, action).state
        move += 1
    winners = rules.outcome(state)
    assert winners is not None
    points = [0] * seats
    for seat, score in enumerate(rules.scores(state)):
        points[(seat + shift) % seats] = score.total
    return Played(tuple((seat + shift) % seats for seat in winners), tuple(points), tuple(decisions), tuple(seconds))


def play(game_id: str, levels: Sequence[str], seed: int, shift: int = 0) -> tuple[tuple[int, ...], list[int]]:
    """One game; level ``i`` sits at seat ``i − shift``. Returns the winning levels' indices and all their points."""
    result = played(game_id, levels, seed, shift)
    return result.winners, list(result.points)


def wins(game_id: str, levels: Sequence[str], games: int, first_seed: int = 0) -> list[float]:
    """The share of games that each level wins; every deal is played with all rotations of the seats."""
    won = [0.0] * len(levels)
    for number in range(games):
        winners, _ = play(game_id, levels, first_seed + number // len(levels), number % len(levels))
        for index in winners:
            won[index] += 1 / len(winners)
    return [one / games for one in won]
