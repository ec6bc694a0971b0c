"""How many points the sketches promise too many: what is taken off before the worth of an answer is told.

A sketch forgets dice that fail, tiles that do not fit and spaces that others take, and the best of many sketched games
is believed. That does not hurt the choice between answers, but no game ends as well as it promises. The figures are
measured in games of the hard player by ``tests/benchmarks/feast_excess.py``.
"""

from attrs import frozen

from vikingtable.rules.feast.frames import Feasting, Rolling, Window
from vikingtable.rules.feast.state import FeastState


@frozen
class Excess:
    """Points too many in the last round, and how many more for each round still to come."""

    last: float
    each: float


#: Stages of a round that are judged differently: placing Vikings and what follows from it; dice and the window before
#: the income, where few games are sketched; the feast and after it.
STAGES = ("placing", "glance", "feast")
#: By stage: alone, and with others at the table (measured with two players).
EXCESS: dict[str, tuple[Excess, Excess]] = {
    "placing": (Excess(21.3, 5.4), Excess(18.3, 4.3)),
    "glance": (Excess(18.7, 3.3), Excess(14.8, 2.6)),
    "feast": (Excess(15.2, 3.2), Excess(11.3, 2.9)),
}
#: When the last tiles are laid only houses are still guessed at.
LAID: tuple[float, float] = (0.4, 1.5)


def stage_of(state: FeastState) -> str:
    """The stage in which something is asked."""
    frame = state.frames[-1]
    if isinstance(frame, Feasting) or (isinstance(frame, Window) and frame.kind != "income"):
        return "feast"
    return "glance" if isinstance(frame, Window | Rolling) else "placing"


def excess(state: FeastState) -> float:
    """Points that an answer to the open question is expected to bring less than its sketches say."""
    stage, several = stage_of(state), len(state.players) > 1
    left = state.rules.rounds - state.round
    if stage == "feast" and not left:
        return LAID[several]
    found = EXCESS[stage][several]
    return found.last + found.each * left
