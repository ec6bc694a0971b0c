"""Chance: the one door through which every die, draw and shuffle of a game comes.

The generator is SplitMix64: one 64-bit integer of state, the same on every platform and Python version.
"""

from collections.abc import Sequence
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

#: What a question to chance gave: a number, or the order of a shuffle as old positions.
Outcome = int | tuple[int, ...]

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_MIX, _MIX_AGAIN = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

# Numbers are made some at a time, side by side in lanes of one long integer: one operation on them all takes hardly
# longer than on one. A lane is twice as wide as a number, room for its product with a factor.
_LANES, _WIDTH = 32, 128
#: A 1 in each lane; the largest number in each; what the states of the first numbers are ahead, and from then on.
_ONES = sum(1 << _WIDTH * lane for lane in range(_LANES))
_MASKS = _ONES * _MASK
_STEPS = sum((_GAMMA * (lane + 1) & _MASK) << _WIDTH * lane for lane in range(_LANES))
_STRIDES = _ONES * (_GAMMA * _LANES & _MASK)
_BYTES = _LANES * _WIDTH // 8
#: Of each lane the number; the upper half is room.
_NUMBERS = Struct("<" + "Q8x" * _LANES)


class ChanceError(ValueError):
    """A scripted outcome that does not fit the question asked, or no outcome where one is needed."""


def _mixed(state: int) -> int:
    """The number that a state gives, 0 ≤ n < 2⁶⁴."""
    state = ((state ^ (state >> 30)) * _MIX) & _MASK
    state = ((state ^ (state >> 27)) * _MIX_AGAIN) & _MASK
    return state ^ (state >> 31)


class Generator:
    """A mutable SplitMix64 generator; bots, tests and animations own theirs, a state holds only the integer."""

    __slots__ = ("_ahead", "_end", "_states")

    def __init__(self, seed: int) -> None:
        """``seed`` is any integer; its lowest 64 bits are used."""
        self._end = seed & _MASK
        #: Numbers made but not drawn yet, the next one last; ``_end`` is the state behind them.
        self._ahead: list[int] = []
        #: The states of the numbers made last, lane by lane; −1 before the first are made.
        self._states = -1

    @property
    def state(self) -> int:
        """The integer from which another generator would go on as this one does."""
        return (self._end - _GAMMA * len(self._ahead)) & _MASK

    def _more(self) -> int:
        """Makes numbers ahead, when there are none; the first of them."""
        each = (self._states + _STRIDES if self._states >= 0 else self._end * _ONES + _STEPS) & _MASKS
        self._states = each
        self._end = (self._end + _GAMMA * _LANES) & _MASK
        # ``_mixed`` of all lanes; what the last shift brings into the upper halves is left there.
        each = ((each ^ (each >> 30 & _MASKS)) * _MIX) & _MASKS
        each = ((each ^ (each >> 27 & _MASKS)) * _MIX_AGAIN) & _MASKS
        each ^= each >> 31
        self._ahead += _NUMBERS.unpack(each.to_bytes(_BYTES, "little"))[::-1]
        return self._ahead.pop()

    def next64(self) -> int:
        """The next number, 0 ≤ n < 2⁶⁴."""
        return self._ahead.pop() if self._ahead else self._more()

    def below(self, n: int) -> int:
        """A number 0 ≤ x < ``n``, all equally likely. Raises ``ValueError`` if ``n`` < 1."""
        if n < 1:
            raise ValueError(f"no number below {n}")
        ahead = self._ahead
        # Multiply-shift has a bias below n / 2⁶⁴, far under anything a game could show, and never loops.
        return (ahead.pop() if ahead else self._more()) * n >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of ``items``, all equally likely. Raises ``ValueError`` if there is none."""
        return items[self.below(len(items))]

    def order(self, n: int) -> tuple[int, ...]:
        """The numbers 0 … ``n`` − 1 in a random order (Fisher–Yates)."""
        positions = list(range(n))
        ahead = self._ahead
        for last in range(n - 1, 0, -1):
            # ``below(last + 1)`` in place: long shuffles are a good part of the set-up of a game.
            other = (ahead.pop() if ahead else self._more()) * (last + 1) >> 64
            positions[last], positions[other] = positions[other], positions[last]
        return tuple(positions)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """``items`` in a random order."""
        return tuple([items[i] for i in self.order(len(items))])


class Chance:
    """What one action asks of chance: the state's generator, overruled by a script where one is given.

    The generator advances whether or not a script overrules it, so a replay with the kept outcomes ends in
    the same state as the game did. ``outcomes`` collects the answers in the order of the questions.
    """

    __slots__ = ("_script", "generator", "outcomes")

    def __init__(self, generator: int, script: Sequence[Outcome] = ()) -> None:
        """``generator`` is the state's integer; ``script`` holds outcomes for the first questions."""
        #: The generator's integer after all questions so far; the new state holds it.
        self.generator = generator
        self._script = script
        self.outcomes: list[Outcome] = []

    def _drawn(self, n: int) -> int:
        """``Generator.below`` for one number: most actions ask no more of chance."""
        if n < 1:
            raise ValueError(f"no number below {n}")
        self.generator = state = (self.generator + _GAMMA) & _MASK
        return _mixed(state) * n >> 64

    def below(self, n: int) -> int:
        """A number 0 ≤ x < ``n``. Raises ``ChanceError`` if the script's answer is no such number."""
        value = self._drawn(n)
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
        value = self._drawn(sides) + 1
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
        source = Generator(self.generator)
        order = source.order(len(items))
        self.generator = source.state
        at = len(self.outcomes)
        if at < len(self._script):
            scripted = self._script[at]
            if not isinstance(scripted, tuple) or sorted(scripted) != list(range(len(items))):
                raise ChanceError(f"outcome {at}: no order of {len(items)} items")
            order = scripted
        self.outcomes.append(order)
        return tuple([items[i] for i in order])

    def finish(self) -> None:
        """Call when the action is complete. Raises ``ChanceError`` if the script holds more than was asked."""
        if self._script and len(self._script) > len(self.outcomes):
            raise ChanceError(f"{len(self._script)} outcomes given, {len(self.outcomes)} asked for")
