"""A computer player of A Feast for Odin: each answer is carried out, then the rest of the game is sketched."""

from collections.abc import Sequence

from attrs import evolve, frozen

from vikingtable.bots.base import LEVELS, Advice, Bot, Budget, Choice
from vikingtable.bots.feast import quick
from vikingtable.bots.feast.banquet import best_filling
from vikingtable.bots.feast.dice import weigh
from vikingtable.bots.feast.excess import excess
from vikingtable.bots.feast.figures import BIT
from vikingtable.bots.feast.judge import Candidate, Players, judged, value
from vikingtable.bots.feast.laying import Effort, next_tile
from vikingtable.bots.feast.quick_dice import DICE_SPACES
from vikingtable.bots.feast.reading import sketch_of
from vikingtable.bots.feast.reasons import reasons
from vikingtable.bots.feast.rote import answers, settled
from vikingtable.bots.feast.sketch import Sketch
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import ArmShip, BuyShip, FillSlot, LayFood, Pass, PlaceVikings, Skip
from vikingtable.rules.feast.feasting import open_spaces, spread, width_of
from vikingtable.rules.feast.frames import Feasting, Rolling, Turn, Window
from vikingtable.rules.feast.free import why_not as free_why_not
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action, Decision, State

#: A ship is bought before an action only if that is expected to gain so many points.
_EAGER = 0.3
#: Of a long list of answers inside an action so many are weighed.
_MOST = 60
#: Sketched games of the position before, where an answer's worth is known as a difference.
_TRIALS = 4
#: A tile or a coin that waits costs nothing, but what is gained is certain.
_SURE = 0.1
#: With a longer budget than the standard, so many times as much is done at most for laying tiles, and for the
#: attempts at income squares and the answers carried out.
_LONGEST, _LONGER = 15, 2


@frozen
class Level:
    """How a level thinks: answers carried out in full, attempts at each income square, work of the last packing.

    ``blur``: a weaker player is wrong by up to so many points about each answer.
    """

    finalists: int
    attempts: int
    work: int
    blur: int = 0


_LEVEL: dict[str, Level] = {
    "easy": Level(10, 2, 1000, 14),
    "medium": Level(8, 3, 4000, 5),
    "hard": Level(14, 6, 20000),
}
#: Sketched games a decision.
ITERATIONS: dict[str, int] = {"easy": 10, "medium": 40, "hard": 300}


@frozen
class Weighed:
    """An answer and its expected points."""

    action: Action
    value: float


class FeastBot:
    """Judges every answer by sketched games from the position that it leads to."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._level = _LEVEL[level]
        self._game = game("feast")

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat."""
        assert isinstance(view, FeastState)
        state: FeastState = self._game.redeal(view, random)
        players = Players(random)
        action = self._weighed(state, view.viewer, budget, players)[0].action
        return Choice(action, reasons(state, action, self._after(state, action, players)))

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers it weighed, best first, with the points at the end that are to be expected."""
        assert isinstance(view, FeastState)
        state: FeastState = self._game.redeal(view, random)
        players = Players(random)
        seat = view.viewer
        weighed = self._weighed(state, seat, budget, players)
        known = {one.action for one in weighed}
        more = [action for action in dict.fromkeys(also) if action not in known]
        if more:
            first = weighed[0]
            weighed += [Weighed(action, min(first.value, self._worth(state, seat, action, players))) for action in more]
            # The answer that is played stays first.
            weighed = [first, *sorted(weighed[1:], key=lambda one: -one.value)]
        less = excess(state)
        return tuple(
            Advice(one.action, one.value - less, reasons(state, one.action, self._after(state, one.action, players)))
            for one in weighed
        )

    def _after(self, state: FeastState, action: Action, players: Players) -> FeastState:
        if isinstance(state.frames[-1], Rolling | Feasting):
            return state
        return settled(self._game, self._game.play(state, action).state, action.seat, players[0])

    def _weighed(self, state: FeastState, seat: int, budget: Budget, players: Players) -> list[Weighed]:
        """The answers weighed, the one to play first and the others by what they are worth."""
        frame = state.frames[-1]
        if isinstance(frame, Window):
            return self._window(state, seat, budget, players)
        if isinstance(frame, Feasting):
            plan = best_filling(state, seat, frame)
            candidate = Candidate(0, _served(state, seat, frame, plan))
            for _ in range(_TRIALS):
                candidate.trial(players)
            return [Weighed(plan[0] if plan else Skip(seat), candidate.best)]
        if isinstance(frame, Rolling):
            prices = sketch_of(state, seat).prices(players[0])
            here = value(state, seat, players, _TRIALS)
            return [Weighed(action, here + worth) for worth, action in weigh(state, seat, frame, prices)]
        if isinstance(frame, Turn):
            return self._turn(state, seat, budget, players)
        listed = answers(self._game, state, seat, _MOST)
        if not listed:
            # A tile that a card gives has to be laid somewhere.
            listed = [next(iter(self._game.legal_actions(state, seat)))]
        if len(listed) == 1:
            return [Weighed(listed[0], value(state, seat, players, 1))]
        return self._tried(state, seat, listed, budget, players)

    def _worth(self, state: FeastState, seat: int, action: Action, players: Players) -> float:
        """The expected points after any one answer."""
        if isinstance(state.frames[-1], Rolling):
            prices = sketch_of(state, seat).prices(players[0])
            here = value(state, seat, players, _TRIALS)
            for worth, known in weigh(state, seat, state.frames[-1], prices):
                if type(known) is type(action):
                    return here + worth - (0.0 if known == action else _SURE)
            return here
        candidate = Candidate(0, self._sketched(state, seat, action, players))
        for _ in range(_TRIALS):
            candidate.trial(players)
        return candidate.best

    def _sketched(self, state: FeastState, seat: int, action: Action, players: Players) -> Sketch:
        """The sketch of the position after an answer and what follows from it by rote."""
        if isinstance(action, PlaceVikings) and (action.copies or action.place) in DICE_SPACES:
            # What dice bring on average is known better than by a few rolls.
            sketch = sketch_of(state, seat)
            if quick.use(sketch, players[0], BIT[action.copies or action.place]):
                return sketch
        after = settled(self._game, self._game.play(state, action).state, seat, players[0])
        sketch = sketch_of(after, seat)
        if isinstance(action, Pass) and isinstance(state.frames[-1], Turn):
            sketch.thing = 0
        return sketch

    # Placing Vikings

    def _turn(self, state: FeastState, seat: int, budget: Budget, players: Players) -> list[Weighed]:
        here = sketch_of(state, seat)
        policy = players[0]
        first: list[tuple[float, int, Action]] = []
        for number, action in enumerate(answers(self._game, state, seat)):
            sketch = here.copy()
            if not isinstance(action, PlaceVikings):
                sketch.thing = 0
            elif not quick.use(sketch, policy, BIT[action.copies or action.place]):
                # A card opens the space: it is looked at if there is nothing better.
                first.append((-1e6, number, action))
                continue
            first.append((quick.play(sketch, policy), number, action))
        first.sort(key=lambda one: (-one[0], one[1]))
        most = self._level.finalists * min(_LONGER, self._times(budget))
        finalists = [action for _, _, action in first[:most]]
        return self._tried(state, seat, [*finalists, *self._ships(state, seat)], budget, players)

    def _ships(self, state: FeastState, seat: int) -> list[Action]:
        """Buying and arming ships."""
        player = state.players[seat]
        found: list[Action] = [BuyShip(seat, ship) for ship in ("longship", "knarr", "whaling_boat")]
        found += [ArmShip(seat, "longship", index) for index in range(len(player.longships))]
        found += [ArmShip(seat, "whaling_boat", index) for index in range(len(player.boats))]
        return [action for action in found if not free_why_not(state, action)]

    def _tried(
        self, state: FeastState, seat: int, listed: Sequence[Action], budget: Budget, players: Players
    ) -> list[Weighed]:
        candidates = []
        for number, action in enumerate(listed):
            candidates.append(Candidate(number, self._sketched(state, seat, action, players)))
            if budget.should_stop():
                break
        found = []
        for one in judged(candidates, players, budget):
            action = listed[one.number]
            found.append(Weighed(action, one.best - (_EAGER if isinstance(action, BuyShip | ArmShip) else 0.0)))
        if self._level.blur:
            found = [evolve(one, value=one.value + players.blur(self._level.blur)) for one in found]
            found.sort(key=lambda one: -one.value)
        if isinstance(found[0].action, BuyShip | ArmShip) and len(found) > 1 and found[1].value >= found[0].value:
            found[0], found[1] = found[1], found[0]
        # Those that dropped out early were tried less: they are not worth more than the one that is played.
        best = found[0]
        rest = [evolve(one, value=min(one.value, best.value)) for one in found[1:]]
        return [best, *sorted(rest, key=lambda one: -one.value)]

    # Windows

    def _times(self, budget: Budget) -> int:
        """How many times the standard budget this is."""
        return max(1, budget.iterations // ITERATIONS[self.level])

    def _window(self, state: FeastState, seat: int, budget: Budget, players: Players) -> list[Weighed]:
        """The sketch takes it that what can be laid is laid: to pass loses that."""
        here = value(state, seat, players, _TRIALS)
        action, gain = self._in_window(state, seat, budget)
        found = [Weighed(action, here)]
        if not isinstance(action, Pass):
            found.append(Weighed(Pass(seat), here - gain))
        return found

    def _in_window(self, state: FeastState, seat: int, budget: Budget) -> tuple[Action, float]:
        times, level = self._times(budget), self._level
        effort = Effort(
            level.attempts * min(_LONGER, times), level.work * min(_LONGEST, times), level.work, budget.should_stop
        )
        laying = next_tile(state, seat, effort)
        if laying is not None and not free_why_not(state, laying.action):
            return laying.action, float(laying.loss)
        player = state.players[seat]
        for index in range(1, len(player.sites)):
            for resource in ("wood", "stone"):
                action = FillSlot(seat, index, resource)
                if not free_why_not(state, action):
                    return action, 1.0
        return Pass(seat), 0.0


def _served(state: FeastState, seat: int, frame: Feasting, plan: Sequence[LayFood]) -> Sketch:
    """The sketch of the position after the feast."""
    sketch = sketch_of(state, seat)
    spaces = open_spaces(state, seat)
    covered = len([space for space in spread(state, frame) if space in spaces])
    for one in plan:
        sketch.v[ITEM[one.item]] -= 1
        covered += width_of(ITEM[one.item], one.lengthwise)
    sketch.penalties += max(0, len(spaces) - covered)
    sketch.phase = 10
    return sketch


def bot(level: str) -> Bot:
    """The computer player of a level. Raises ``KeyError`` for an unknown level."""
    if level not in LEVELS:
        raise KeyError(level)
    return FeastBot(level)
