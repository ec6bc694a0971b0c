"""A computer player of A Feast for Odin: each answer is carried out, then the rest of the game is sketched."""

from collections.abc import Sequence

from attrs import frozen

from vikingtable.bots.base import LEVELS, Advice, Bot, Budget, Choice
from vikingtable.bots.feast import quick
from vikingtable.bots.feast.banquet import best_filling
from vikingtable.bots.feast.dice import weigh
from vikingtable.bots.feast.figures import BIT
from vikingtable.bots.feast.judge import Candidate, Players, judged
from vikingtable.bots.feast.laying import next_tile
from vikingtable.bots.feast.reading import sketch_of
from vikingtable.bots.feast.rote import answers, settled
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import ArmShip, BuyShip, FillSlot, LayFood, Pass, PlaceTile, PlaceVikings, Skip
from vikingtable.rules.feast.frames import Feasting, Rolling, Turn, Window
from vikingtable.rules.feast.free import why_not as free_why_not
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action, Decision, State
from vikingtable.texts.message import Message, msg

#: Spaces that roll dice: what they bring on average is sketched.
_DICE = frozenset({"hunt_1", "hunt_2", "snare", "whaling_3", "whaling_4", "raid", "pillage_2", "pillage_3"})
#: A ship is bought before an action only if that is expected to gain so many points.
_EAGER = 0.3
#: Of a long list of answers inside an action so many are weighed.
_MOST = 60


@frozen
class Level:
    """How a level thinks: answers carried out in full, attempts at each income square, work of the last packing."""

    finalists: int
    attempts: int
    work: int


_LEVEL: dict[str, Level] = {
    "easy": Level(4, 3, 1000),
    "medium": Level(8, 6, 4000),
    "hard": Level(14, 12, 20000),
}
#: Sketched games a decision.
ITERATIONS: dict[str, int] = {"easy": 10, "medium": 60, "hard": 200}


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
        action = self._weighed(view, budget, random)[0].action
        return Choice(action, (_reason(action),))

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers it weighed, best first."""
        return tuple(
            Advice(one.action, one.value, (_reason(one.action),)) for one in self._weighed(view, budget, random)
        )

    def _weighed(self, view: State, budget: Budget, random: Generator) -> list[Weighed]:
        assert isinstance(view, FeastState)
        seat = view.viewer
        state: FeastState = self._game.redeal(view, random)
        players = Players(random)
        frame = state.frames[-1]
        if isinstance(frame, Window):
            return [Weighed(self._in_window(state, seat), 0.0)]
        if isinstance(frame, Feasting):
            plan = best_filling(state, seat, frame)
            return [Weighed(plan[0] if plan else Skip(seat), 0.0)]
        if isinstance(frame, Rolling):
            prices = sketch_of(state, seat).prices(players[0])
            return [Weighed(action, worth) for worth, action in weigh(state, seat, frame, prices)]
        if isinstance(frame, Turn):
            return self._turn(state, seat, budget, players)
        listed = answers(self._game, state, seat, _MOST)
        if not listed:
            # A tile that a card gives has to be laid somewhere.
            return [Weighed(next(iter(self._game.legal_actions(state, seat))), 0.0)]
        if len(listed) == 1:
            return [Weighed(listed[0], 0.0)]
        return self._tried(state, seat, listed, budget, players)

    # Placing Vikings

    def _turn(self, state: FeastState, seat: int, budget: Budget, players: Players) -> list[Weighed]:
        listed = answers(self._game, state, seat)
        here = sketch_of(state, seat)
        policy = players[0]
        first: list[tuple[float, int, Action]] = []
        for number, action in enumerate(listed):
            if isinstance(action, PlaceVikings):
                sketch = here.copy()
                if not quick.use(sketch, policy, BIT[action.copies or action.place]):
                    first.append((-1e6, number, action))
                    continue
            else:
                sketch = here.copy()
                sketch.thing = 0
            first.append((quick.play(sketch, policy), number, action))
        first.sort(key=lambda one: (-one[0], one[1]))
        finalists = [action for _, _, action in first[: self._level.finalists]]
        finalists += self._ships(state, seat)
        return self._tried(state, seat, finalists, budget, players)

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
            if isinstance(action, PlaceVikings) and (action.copies or action.place) in _DICE:
                sketch = sketch_of(state, seat)
                if not quick.use(sketch, players[0], BIT[action.copies or action.place]):
                    after = settled(self._game, self._game.play(state, action).state, seat, players[0])
                    sketch = sketch_of(after, seat)
            else:
                after = settled(self._game, self._game.play(state, action).state, seat, players[0])
                sketch = sketch_of(after, seat)
                if isinstance(action, Pass):
                    sketch.thing = 0
            candidates.append(Candidate(number, sketch))
        order = judged(candidates, players, max(len(candidates), budget.iterations), budget)
        found = [
            Weighed(
                listed[one.number], one.best - (_EAGER if isinstance(listed[one.number], BuyShip | ArmShip) else 0.0)
            )
            for one in order
        ]
        best = max(range(len(found)), key=lambda at: (found[at].value, -at)) if len(found) else 0
        return [found[best], *found[:best], *found[best + 1 :]]

    # Windows

    def _in_window(self, state: FeastState, seat: int) -> Action:
        laying = next_tile(state, seat, self._level.attempts, self._level.work)
        if laying is not None and not free_why_not(state, laying.action):
            return laying.action
        player = state.players[seat]
        for index in range(1, len(player.sites)):
            for resource in ("wood", "stone"):
                action = FillSlot(seat, index, resource)
                if not free_why_not(state, action):
                    return action
        return Pass(seat)


def _reason(action: Action) -> Message:
    if isinstance(action, PlaceTile):
        return msg("feast.reason.tile")
    if isinstance(action, LayFood):
        return msg("feast.reason.food")
    return msg("feast.reason.value")


def bot(level: str) -> Bot:
    """The computer player of a level. Raises ``KeyError`` for an unknown level."""
    if level not in LEVELS:
        raise KeyError(level)
    return FeastBot(level)
