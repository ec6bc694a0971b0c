"""Games between computer players, seats rotated: how often each wins, shared wins divided."""

from collections.abc import Sequence

from vikingtable.bots.base import Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules import registry
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup


def play(game_id: str, levels: Sequence[str], seed: int, shift: int = 0) -> tuple[tuple[int, ...], list[int]]:
    """One game; level ``i`` sits at seat ``i − shift``. Returns the winning levels' indices and all their points."""
    rules = registry.game(game_id)
    seats = len(levels)
    state = rules.new(Setup(seats, seed)).state
    move = 0
    while asked := rules.to_answer(state):
        seat = asked[0]
        level = levels[(seat + shift) % seats]
        view, decision = rules.view_for(state, seat), rules.decision(state)
        assert decision is not None
        budget = Budget(iterations_for(game_id, level))
        choice = bot_for(game_id, level).choose(view, decision, budget, Generator(seed * 1_000_003 + move))
        state = rules.apply(state, choice.action).state
        move += 1
    winners = rules.outcome(state)
    assert winners is not None
    points = [0] * seats
    for seat, score in enumerate(rules.scores(state)):
        points[(seat + shift) % seats] = score.total
    return tuple((seat + shift) % seats for seat in winners), points


def wins(game_id: str, levels: Sequence[str], games: int, first_seed: int = 0) -> list[float]:
    """The share of games that each level wins; every deal is played with all rotations of the seats."""
    won = [0.0] * len(levels)
    for number in range(games):
        winners, _ = play(game_id, levels, first_seed + number // len(levels), number % len(levels))
        for index in winners:
            won[index] += 1 / len(winners)
    return [one / games for one in won]
