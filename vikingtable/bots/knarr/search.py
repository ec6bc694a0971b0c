"""Whole turns of Knarr: every sensible one is found by the rules, and the best are judged by games played on."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from attrs import define, frozen

from vikingtable.bots.base import Budget
from vikingtable.bots.gaps import FEWEST_DEALS, worths
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
#: Plans that begin with the same answer and are played on.
_ALIKE = 3
#: Answers that only take a choice back.
_TAKEN_BACK = (acts.CancelExplore, acts.CancelTrade)


@define(eq=False)
class Plan:
    """The own turn from here to its end: the answers, and the outlook after it.

    An outlook is a number from −1 (lost) to 1 (won), about twice the chance to win less 1.
    """

    actions: tuple[Action, ...]
    #: The outlook at first sight, and its weight in games played on.
    first: float
    trust: float
    #: The outlooks of games played on, and how many.
    total: float = 0.0
    games: int = 0

    @property
    def outlook(self) -> float:
        """What is to be expected by all that was seen."""
        return (self.total + self.trust * self.first) / (self.games + self.trust)


@frozen
class Shape:
    """How well a level looks."""

    #: Plans that are played on; 1 takes the first sight for the truth.
    plans: int = 1
    #: Turns played on after the own one, at least: whole rounds are played.
    turns: int = 0
    #: The weight of the first sight, in games played on.
    trust: float = 6.0
    #: The first sight is wrong by up to so many points.
    error: float = 0.0
    weights: tuple[Weights, ...] = WEIGHTS


#: How much the final lead differs from the one expected, in points: before the last round, and in it.
_SPREAD, _LAST_SPREAD = 5.5, 3.0
#: So many games of the budget are played to the end for one comparison of two answers in points, at most so many turns.
_SHARE, _LONGEST = 3, 400


def lead(seats: Sequence[Seat], own: int, weights: Weights) -> float:
    """What the own position is worth, less the best opponent's."""
    worth = [value(seat, weights) for seat in seats]
    mine = worth.pop(own)
    return mine - max(worth)


def outlook(points: float, last_round: bool) -> float:
    """The outlook of an expected lead."""
    spread = _LAST_SPREAD if last_round else _SPREAD
    return points / sqrt(points * points + spread * spread)


def result(keys: Sequence[tuple[int, int]], own: int) -> float:
    """The outlook of a game that is over, by the points and tokens of each seat. A clear victory is a bit more."""
    others = [key for seat, key in enumerate(keys) if seat != own]
    mine, best = keys[own], max(others)
    margin = max(-20, min(20, mine[0] - best[0])) / 200
    if mine == best:
        return 0.0
    return 0.9 + margin if mine > best else -0.9 + margin


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
        found.sort(key=lambda plan: -plan.first)
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
        own = players[self._seat]
        key = (own, now.row_a, now.row_b) if now.artifacts else (own, now.active)
        if key in self._seen:
            return
        if now.frames:
            worth = lead([self._counts(at, one) for at, one in enumerate(players)], self._seat, self._at(now))
            error = self._shape.error
            if error:
                worth += error * ((self._random.below(2001) - 1000) / 1000)
            first = outlook(worth, now.last_round)
        else:
            first = result([(one.vp, one.recruits + one.bracelets) for one in players], self._seat)
        self._seen[key] = Plan(actions, first, self._shape.trust)

    def _at(self, state: KnarrState) -> Weights:
        clock = max([one.vp for one in state.players]) + state.turn // state.seats
        return self._weights[min(clock, len(self._weights) - 1)]

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
        found = [
            one
            for one in answers
            if not isinstance(one, _TAKEN_BACK)
            and not (idle and isinstance(one, acts.OpenTrade))
            and not (isinstance(one, acts.Trade) and _gives_away(state.boat, player, one.bracelets))
        ]
        return found or answers

    def cheap_payments(self, state: KnarrState, destination: int) -> list[Action]:
        """The payments that leave the best crew, the best first."""
        player = state.players[self._seat]
        weights = self._at(state)
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


def _gives_away(boat: str, player: Player, bracelets: int) -> bool:
    """Whether one bracelet fewer would gain as much."""
    gains = trade_gains(boat, player, bracelets)
    return not any(gains) or gains == trade_gains(boat, player, bracelets - 1)


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
    alive = _chosen(plans, shape.plans)
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
        alive.sort(key=lambda plan: -plan.outlook)
        alive = alive[: (len(alive) + 1) // 2]


def _chosen(plans: Sequence[Plan], most: int) -> list[Plan]:
    """The best at first sight, but only a few that begin alike."""
    begun: dict[Action, int] = {}
    found: list[Plan] = []
    for plan in plans:
        first = plan.actions[0]
        begun[first] = begun.get(first, 0) + 1
        if begun[first] <= _ALIKE and len(found) < most:
            found.append(plan)
    return found


def _halvings(count: int) -> int:
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def _played_on(state: KnarrState, own: int, shape: Shape, random: Generator) -> float:
    model = Model(state, random)
    seats = len(model.seats)
    model.run(-(-shape.turns // seats) * seats)
    if not model.over:
        return outlook(lead(model.seats, own, shape.weights[model.clock()]), model.last_round)
    return result([(seat.vp, seat.recruits + seat.bracelets) for seat in model.seats], own)


def final_leads(
    view: KnarrState, plans: Sequence[Plan], finder: Finder, budget: Budget, random: Generator
) -> list[float]:
    """The points by which the seat may expect to beat its best opponent by each plan; the first one is the choice.

    All plans are played to the end on the same deals, and on new ones: a choice looks better than it is on those it
    was made by.
    """
    rules: Any = game("knarr")
    own = view.viewer
    outcomes: list[list[float]] = [[] for _ in plans]
    for _ in range(max(FEWEST_DEALS, budget.iterations // (_SHARE * len(plans)))):
        if outcomes[0] and budget.should_stop():
            break
        state = rules.redeal(view, random)
        luck = random.next64()
        for plan, found in zip(plans, outcomes, strict=True):
            model = Model(follow(state, plan, own, finder), Generator(luck))
            model.run(_LONGEST)
            points = [seat.vp for seat in model.seats]
            mine = points.pop(own)
            found.append(float(mine - max(points)))
    return worths(outcomes)
