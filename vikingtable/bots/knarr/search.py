"""Whole turns of Knarr: every sensible one is found by the rules, and the best are judged by games played on."""

from collections.abc import Sequence
from typing import Any

from attrs import define, frozen

from vikingtable.bots.base import Budget
from vikingtable.bots.knarr.model import Model, Seat, seat_of, value
from vikingtable.bots.knarr.weights import WEIGHTS, Weights
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr import acts, tables
from vikingtable.rules.knarr.payment import payments
from vikingtable.rules.knarr.state import KnarrState, Paying, Player, TakeOffer
from vikingtable.rules.knarr.turn import trade_gains
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action

#: Payments of one destination that are looked at: the cheapest.
_PAYMENTS = 3
#: Positions looked at in one search of a turn; artifacts can make turns long.
_MOST = 700
#: Answers that only take a choice back.
_TAKEN_BACK = (acts.CancelExplore, acts.CancelTrade)


@define(eq=False)
class Plan:
    """The own turn from here to its end: the answers, and what the position after it is worth at first sight."""

    actions: tuple[Action, ...]
    worth: float
    #: The weight of the first sight, in games played on.
    trust: float
    #: Results of games played on, and how many.
    total: float = 0.0
    games: int = 0

    @property
    def value(self) -> float:
        """Points ahead of the best opponent that may be expected."""
        return (self.total + self.trust * self.worth) / (self.games + self.trust)


@frozen
class Shape:
    """How well a level looks."""

    #: Plans that are played on; 1 takes the first sight for the truth.
    plans: int = 1
    #: Turns played on after the own one.
    turns: int = 0
    #: The weight of the first sight, in games played on.
    trust: float = 6.0
    #: The first sight is wrong by up to so many points.
    error: float = 0.0
    weights: tuple[Weights, ...] = WEIGHTS


def lead(seats: Sequence[Seat], own: int, weights: Weights) -> float:
    """What the own position is worth, less the best opponent's."""
    worth = [value(seat, weights) for seat in seats]
    mine = worth.pop(own)
    return mine - max(worth)


def final_lead(points: Sequence[int], won: bool, shared: bool, own: int) -> float:
    """The lead in points at the end; a victory counts beside it."""
    others = [one for index, one in enumerate(points) if index != own]
    bonus = 0.0 if shared else (_WIN if won else -_WIN)
    return points[own] - max(others) + bonus


#: A victory is worth so many points more than the lead.
_WIN = 6.0


class Finder:
    """Finds the plans of a seat from a full state."""

    def __init__(self, state: KnarrState, seat: int, shape: Shape, random: Generator) -> None:
        self._game: Any = game("knarr")
        self._seat = seat
        self._turn = state.turn
        self._shape = shape
        self._random = random
        self._weights = shape.weights
        self._left = _MOST
        self._seen: dict[Any, Plan] = {}
        self._others: dict[int, tuple[Player, Seat]] = {}
        self._symbols = tables.BOATS[state.boat]

    def plans(self, state: KnarrState, firsts: Sequence[Action]) -> list[Plan]:
        """Plans that begin with each of the answers, the best at first sight before the others."""
        found: list[Plan] = []
        for action in firsts:
            self._seen = {}
            self._left = _MOST // len(firsts) + 20
            self._grow(state, action, ())
            found += self._seen.values()
        found.sort(key=lambda plan: -plan.worth)
        return found

    def _grow(self, state: KnarrState, action: Action, before: tuple[Action, ...]) -> None:
        self._left -= 1
        now: KnarrState = self._game.play(state, action).state
        actions = (*before, action)
        while now.frames and now.turn == self._turn and self._seat not in self._game.to_answer(now):
            # In a shortage others give vikings too.
            other = self._game.to_answer(now)[0]
            now = self._game.play(now, next(iter(self._game.legal_actions(now, other)))).state
        if not now.frames or now.turn != self._turn:
            self._end(now, actions)
            return
        if self._left < 0 and before:
            # Too much to look at: the rest of the turn is left to the first answers.
            self._grow(now, self.answers(now)[-1], actions)
            return
        for answer in self.answers(now):
            self._grow(now, answer, actions)

    def _end(self, now: KnarrState, actions: tuple[Action, ...]) -> None:
        players = now.players
        if not now.frames:
            won = self._seat in now.winners
            worth = final_lead([one.vp for one in players], won, won and len(now.winners) > 1, self._seat)
            key: Any = worth
        else:
            own = players[self._seat]
            key = (own, now.offer.count(-2), now.row_a, now.row_b) if now.artifacts else (own, actions[0])
            if key in self._seen:
                return
            worth = lead([self._counts(at, one) for at, one in enumerate(players)], self._seat, self._at(players))
        if key not in self._seen:
            error = self._shape.error
            if error and now.frames:
                worth += error * ((self._random.below(2001) - 1000) / 1000)
            self._seen[key] = Plan(actions, worth, self._shape.trust)

    def _at(self, players: Sequence[Player]) -> Weights:
        return self._weights[min(tables.LAST_ROUND_AT, max([one.vp for one in players]))]

    def _counts(self, at: int, player: Player) -> Seat:
        kept = self._others.get(at)
        if kept is not None and kept[0] is player:
            return kept[1]
        counts = seat_of(player, self._symbols)
        if at != self._seat:
            self._others[at] = (player, counts)
        return counts

    def answers(self, state: KnarrState) -> list[Action]:
        """The answers worth looking at: no choice is taken back, and of many payments only the cheapest count."""
        top = state.frames[-1]
        seat = self._seat
        if type(top) is Paying:
            return list(self.cheap_payments(state, top.destination))
        answers = list(self._game.legal_actions(state, seat))
        if type(top) is TakeOffer or len(answers) == 1:
            return answers
        player = state.players[seat]
        idle = not any(trade_gains(state.boat, player, player.bracelets))
        return [
            one
            for one in answers
            if not isinstance(one, _TAKEN_BACK) and not (idle and isinstance(one, acts.OpenTrade))
        ]

    def cheap_payments(self, state: KnarrState, destination: int) -> list[Action]:
        """The payments that leave the best crew, the best first."""
        player = state.players[self._seat]
        weights = self._at(state.players)
        tall = [len(column) for column in player.crew]
        waiting = [0.0] * 5
        for card in player.hand:
            waiting[card // 4] += weights.hand_sum
        rated: list[tuple[float, int, Action]] = []
        for cards, recruits in payments(player, destination):
            cost = weights.recruits[player.recruits] - weights.recruits[player.recruits - recruits]
            paid = [0, 0, 0, 0, 0]
            for card in cards:
                colour = card // 4
                height = tall[colour] - paid[colour]
                paid[colour] += 1
                cost += weights.kind[card % 4] + waiting[colour] * weights.worth[card % 4]
                cost += weights.height[height] - weights.height[height - 1]
            rated.append((cost, len(rated), acts.PayFor(self._seat, cards, recruits)))
        rated.sort(key=lambda one: one[:2])
        return [one[2] for one in rated[:_PAYMENTS]]


def follow(state: KnarrState, plan: Plan, seat: int, finder: Finder) -> KnarrState:
    """The state after a plan was carried out; where the cards turned out otherwise, the first fitting answers."""
    rules: Any = game("knarr")
    turn = state.turn
    for action in plan.actions:
        if not state.frames or state.turn != turn:
            return state
        if rules.why_not(state, action):
            break
        state = rules.play(state, action).state
        while state.frames and state.turn == turn and seat not in rules.to_answer(state):
            other = rules.to_answer(state)[0]
            state = rules.play(state, next(iter(rules.legal_actions(state, other)))).state
    while state.frames and state.turn == turn:
        asked = rules.to_answer(state)[0]
        if asked == seat:
            action = finder.answers(state)[-1]
        else:
            action = next(iter(rules.legal_actions(state, asked)))
        state = rules.play(state, action).state
    return state


def judge(view: KnarrState, plans: list[Plan], shape: Shape, finder: Finder, budget: Budget, random: Generator) -> None:
    """Plays the plans on, all on the same deals of the hidden cards, and keeps to those that do well."""
    rules: Any = game("knarr")
    own = view.viewer
    left = budget.iterations
    alive = plans[: shape.plans]
    while left > 0 and len(alive) > 1:
        # Successive halving: each round of deals has the same share of the budget.
        rounds = max(1, _halvings(len(alive)))
        deals = max(1, left // (rounds * len(alive)))
        for _ in range(deals):
            if budget.should_stop():
                return
            state = rules.redeal(view, random)
            luck = random.next64()
            for plan in alive:
                after = follow(state, plan, own, finder)
                plan.total += _played_on(after, own, shape, Generator(luck))
                plan.games += 1
                left -= 1
        alive.sort(key=lambda plan: -plan.value)
        alive = alive[: (len(alive) + 1) // 2]


def _halvings(count: int) -> int:
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def _played_on(state: KnarrState, own: int, shape: Shape, random: Generator) -> float:
    model = Model(state, random)
    model.run(shape.turns)
    if not model.over:
        return lead(model.seats, own, shape.weights[model.leader()])
    points = [seat.vp for seat in model.seats]
    keys = [(seat.vp, seat.recruits + seat.bracelets) for seat in model.seats]
    top = max(keys)
    return final_lead(points, keys[own] == top, keys[own] == top and keys.count(top) > 1, own)
