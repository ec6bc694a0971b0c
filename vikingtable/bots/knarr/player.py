"""Computer players of Knarr: every answer is judged by the position at the end of the own turn or some rounds on."""

from collections.abc import Sequence

from vikingtable.bots.base import LEVELS, Advice, Bot, Budget, Choice
from vikingtable.bots.knarr.reasons import reasons
from vikingtable.bots.lookahead import Horizon, judge
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr import acts, tables
from vikingtable.rules.knarr.state import KnarrState, Player
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action, Decision, State

#: Deals of the hidden cards for a decision, by level.
ITERATIONS: dict[str, int] = {"easy": 1, "medium": 4, "hard": 16}
#: Rounds that are played out by quick answers after the own turn before a position is valued, by level.
ROUNDS: dict[str, int] = {"easy": 0, "medium": 1, "hard": 4}
#: Payments that are looked at, at most.
PAYMENTS = 12

#: What a gain is worth beside a point: VP, bracelet, recruit, reputation, card.
_WORTH = (1.0, 0.75, 0.55, 0.5, 0.9)


def turns_left(state: KnarrState) -> float:
    """How many turns the seat in turn may expect, by how far the leader is from the end."""
    leader = max([player.vp for player in state.players])
    return max(0.0, min(11.0, (tables.LAST_ROUND_AT - leader) / 3.0))


def value(state: KnarrState, seat: int) -> float:
    """Points, and what crew, destinations, tracks and tokens will still bring, less the best opponent's."""
    left = turns_left(state)
    worth = [_worth(state, player, left) for player in state.players]
    mine = worth.pop(seat)
    if not state.frames:
        return mine - max(worth) + (50.0 if seat in state.winners else -50.0)
    return mine - 0.6 * max(worth)


def _worth(state: KnarrState, player: Player, left: float) -> float:
    income = tables.INCOME[player.reputation]
    ahead = tables.INCOME[min(tables.REPUTATION_MAX, player.reputation + 2)]
    total = player.vp + income * left + (ahead - income) * left * 0.35
    total += 0.45 * player.recruits + 0.5 * player.bracelets
    for column in player.crew:
        per_recruit = 0.0
        for card in column:
            per_recruit += _WORTH[card % 4]
        # A column pays again with each viking that joins it, and its vikings pay for destinations.
        total += per_recruit * min(left, 5.0) * 0.16 + 0.75 * min(len(column), 5)
    trades = min(left, 6.0) * 0.5
    boat = tables.BOATS[state.boat]
    for at in range(3):
        symbols = [boat[at], *[tables.DESTINATIONS[one].columns[at] for one in player.destinations]]
        gain = sum([_WORTH[symbol] for symbol in symbols if symbol != tables.NONE])
        total += gain * trades * (0.8, 0.55, 0.35)[at]
    return total


def policy(state: KnarrState, seat: int, random: Generator) -> Action:
    """A quick sensible answer for finishing a turn: trade what there is, take the own colour, pay with few tokens."""
    rules = game("knarr")
    choices = list(rules.legal_actions(state, seat))
    first = choices[0]
    if isinstance(first, acts.TakeCard):
        return _best_card(state, seat, choices)
    if isinstance(first, acts.Trade):
        return choices[-2]
    if isinstance(first, acts.PayFor):
        return first
    for choice in choices:
        if isinstance(choice, acts.OpenTrade) and state.acted:
            return choice
    if isinstance(first, acts.Recruit):
        return max(choices, key=lambda choice: _recruit_gain(state, seat, choice))
    if isinstance(first, acts.Explore):
        return max(choices, key=lambda choice: _explore_gain(choice))
    return choices[-1]


def _recruit_gain(state: KnarrState, seat: int, choice: Action) -> float:
    if not isinstance(choice, acts.Recruit):
        return -1.0
    column = state.players[seat].crew[choice.card // 4]
    return sum(_WORTH[card % 4] for card in (*column, choice.card))


def _explore_gain(choice: Action) -> float:
    if not isinstance(choice, acts.Explore):
        return 0.0
    gains = tables.DESTINATIONS[choice.destination].gains
    return sum(worth * count for worth, count in zip(_WORTH, gains, strict=True))


def _best_card(state: KnarrState, seat: int, choices: list[Action]) -> Action:
    """The offer card whose colour the crew already grows in; another space only if it is much better."""
    crew = state.players[seat].crew
    top = state.frames[-1]
    own = getattr(top, "colour", -1)

    def worth(choice: Action) -> float:
        assert isinstance(choice, acts.TakeCard)
        card = state.offer[choice.space]
        free = choice.space == own or getattr(top, "free", False)
        return 0.5 * len(crew[card // 4]) + _WORTH[card % 4] - (0.0 if free else 0.9)

    return max(choices, key=worth)


def horizon_after(rounds: int) -> Horizon:
    """The own turn and so many rounds after it are over, or the game."""

    def over(before: KnarrState, now: KnarrState) -> bool:
        return now.turn > before.turn + rounds * now.seats or not now.frames

    return over


class KnarrBot:
    """Judges every answer by the position that it leads to, some rounds on at the stronger levels."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._game = game("knarr")
        self._horizon = horizon_after(ROUNDS[level])

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat with the best value on average over deals of the hidden cards."""
        candidates = list(self._game.legal_actions(view, view.viewer))
        if len(candidates) == 1:
            return Choice(candidates[0])
        best = self.advise(view, decision, budget, random)[0]
        return Choice(best.action, best.reasons)

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """The answers it weighed, best first; values are points ahead of the best opponent."""
        assert isinstance(view, KnarrState)
        candidates = list(self._game.legal_actions(view, view.viewer))
        payments = [one for one in candidates if isinstance(one, acts.PayFor)]
        if payments:
            # The destination was chosen to be explored: only how to pay is open.
            step = max(1, len(payments) // PAYMENTS)
            candidates = list(payments[::step])
        candidates = list(dict.fromkeys((*candidates, *also)))
        values = judge(self._game, view, candidates, value, policy, self._horizon, budget, random)
        order = sorted(range(len(candidates)), key=lambda index: (-values[index], index))
        state = self._game.redeal(view, random)
        return tuple(Advice(candidates[at], values[at], reasons(state, candidates[at])) for at in order)


def bot(level: str) -> Bot:
    """The computer player of a level. Raises ``KeyError`` for an unknown one."""
    if level not in LEVELS:
        raise KeyError(level)
    return KnarrBot(level)
