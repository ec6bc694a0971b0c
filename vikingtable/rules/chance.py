"""Chance: the one door through which every die, draw and shuffle of a game comes.

The generator is SplitMix64: one 64-bit integer of state, the same on every platform and Python version.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

#: What a question to chance gave: a number, or the order of a shuffle as old positions.
Outcome = int | tuple[int, ...]

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class ChanceError(ValueError):
    """A scripted outcome that does not fit the question asked, or no outcome where one is needed."""


class Generator:
    """A mutable SplitMix64 generator; bots, tests and animations own theirs, a state holds only the integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """``seed`` is any integer; its lowest 64 bits are used."""
        self.state = seed & _MASK

    def next64(self) -> int:
        """The next number, 0 ≤ n < 2⁶⁴."""
        self.state = state = (self.state + _GAMMA) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, n: int) -> int:
        """A number 0 ≤ x < ``n``, all equally likely. Raises ``ValueError`` if ``n`` < 1."""
        if n < 1:
            raise ValueError(f"no number below {n}")
        # ``next64`` in place: this is called more often than anything else. Multiply-shift has a bias below
        # n / 2⁶⁴, far under anything a game could show, and never loops.
        self.state = state = (self.state + _GAMMA) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((state ^ (state >> 31)) * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``, all equally likely. Raises ``ValueError`` if there is none."""
        return items[self.below(len(items))]

    def order(self, n: int) -> tuple[int, ...]:
        """The numbers 0 … ``n`` − 1 in a random order (Fisher–Yates)."""
        positions = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            positions[last], positions[other] = positions[other], positions[last]
        return tuple(positions)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in a random order."""
        return tuple(items[i] for i in self.order(len(items)))


class Chance:
    """What one action asks of chance: the state's generator, overruled by a script where one is given.

    The generator advances whether or not a script overrules it, so a replay with the kept outcomes ends in
    the same state as the game did. ``outcomes`` collects the answers in the order of the questions.
    """

    __slots__ = ("_script", "_source", "_start", "outcomes")

    def __init__(self, generator: int, script: Sequence[Outcome] = ()) -> None:
        """``generator`` is the state's integer; ``script`` holds outcomes for the first questions."""
        self._start = generator
        self._source: Generator | None = None  # most actions ask nothing of chance
        self._script = script
        self.outcomes: list[Outcome] = []

    @property
    def generator(self) -> int:
        """The generator's integer after all questions so far; the new state holds it."""
        return self._start if self._source is None else self._source.state

    @property
    def _generator(self) -> Generator:
        if self._source is None:
            self._source = Generator(self._start)
        return self._source

    def below(self, n: int) -> int:
        """A number 0 ≤ x < ``n``. Raises ``ChanceError`` if the script's answer is no such number."""
        value = self._generator.below(n)
        at = len(self.outcomes)
        if at < len(self._script):
            scripted = self._script[at]
            if type(scripted) is not int or not 0 <= scripted < n:
                raise ChanceError(f"outcome {at}: {scripted!r} is no number from 0 to {n - 1}")
            value = scripted
        self.outcomes.append(value)
        return value

    def die(self, sides: int) -> int:
        """A die roll, 1 … ``sides``; its outcome is kept as the number rolled."""
        value = self._generator.below(sides) + 1
        at = len(self.outcomes)
        if at < len(self._script):
            scripted = self._script[at]
            if type(scripted) is not int or not 1 <= scripted <= sides:
                raise ChanceError(f"outcome {at}: {scripted!r} is no roll of a die with {sides} sides")
            value = scripted
        self.outcomes.append(value)
        return value

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in a random order; the outcome is the old position of each item in the new order."""
        order = self._generator.order(len(items))
        at = len(self.outcomes)
        if at < len(self._script):
            scripted = self._script[at]
            if not isinstance(scripted, tuple) or sorted(scripted) != list(range(len(items))):
                raise ChanceError(f"outcome {at}: no order of {len(items)} items")
            order = scripted
        self.outcomes.append(order)
        return tuple(items[i] for i in order)

    def finish(self) -> None:
        """Call when the action is complete. Raises ``ChanceError`` if the script holds more than was asked."""
        if self._script and len(self._script) > len(self.outcomes):
            raise ChanceError(f"{len(self._script)} outcomes given, {len(self.outcomes)} asked for")
