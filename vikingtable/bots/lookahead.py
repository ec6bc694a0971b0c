"""Looking ahead: each answer is tried on dealt-out cards, the own turn is finished, and the position is valued."""

from collections.abc import Callable, Sequence
from typing import Any

from vikingtable.bots.base import Budget
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game
from vikingtable.rules.state import Action, State

#: What a full state is worth to a seat; any scale, more is better.
Value = Callable[[Any, int], float]
#: Whether the look ahead ends here: (state before the answer, state now).
Horizon = Callable[[Any, Any], bool]
#: A quick answer for a seat on a full state, for everything after the answer that is judged.
Policy = Callable[[Any, int, Generator], Action]

#: A turn that goes on longer than this is valued where it stands.
MOST_STEPS = 240


def judge(
    game: Game[Any],
    view: State,
    candidates: Sequence[Action],
    value: Value,
    policy: Policy,
    horizon: Horizon,
    budget: Budget,
    random: Generator,
) -> list[float]:
    """The average value of each candidate over ``budget.iterations`` deals of the hidden cards.

    All candidates are tried on the same deals. Stops after a whole deal when the budget says so; the first deal
    is always finished.
    """
    seat = view.viewer
    sums = [0.0] * len(candidates)
    deals = 0
    for _ in range(max(1, budget.iterations)):
        if deals and budget.should_stop():
            break
        state = game.redeal(view, random)
        luck = random.next64()
        for index, action in enumerate(candidates):
            # The same luck for every candidate, so that they differ by what they do.
            now = play_out(game, state, action, policy, horizon, Generator(luck))
            sums[index] += value(now, seat)
        deals += 1
    return [total / deals for total in sums]


def play_out(
    game: Game[Any], state: State, action: Action, policy: Policy, horizon: Horizon, random: Generator
) -> State:
    """The state after ``action`` and quick answers up to the horizon."""
    now: State = game.play(state, action).state
    for _ in range(MOST_STEPS):
        if horizon(state, now):
            break
        seats = game.to_answer(now)
        if not seats:
            break
        now = game.play(now, policy(now, seats[0], random)).state
    return now


def best(candidates: Sequence[Action], values: Sequence[float]) -> int:
    """The index of the highest value; the first of equals."""
    index = 0
    for other in range(1, len(candidates)):
        if values[other] > values[index]:
            index = other
    return index
