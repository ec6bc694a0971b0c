"""Computer players of Brian Boru: every answer is judged by the position when the trick has been resolved."""

from collections.abc import Sequence

from attrs import evolve

from vikingtable.bots.base import Advice, Budget, Choice
from vikingtable.bots.boru import reasons
from vikingtable.bots.lookahead import judge, play_out
from vikingtable.rules.boru import acts, tables
from vikingtable.rules.boru.scoring import regions_present, weights
from vikingtable.rules.boru.state import FACE_DOWN, BoruState, Draft, Lead, Player
from vikingtable.rules.chance import Generator
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action, Decision, State
from vikingtable.texts.message import Message

#: Deals of the hidden cards for a decision, by level.
ITERATIONS: dict[str, int] = {"easy": 2, "medium": 4, "hard": 10}
#: Leads that are looked at for each card, at most.
LEADS_PER_CARD = 6
#: Deals that the reasons of an answer are read off.
DEALS_FOR_REASONS = 6


def value(state: BoruState, seat: int) -> float:
    """Points as if the game ended now, and what contests, coins and the map still promise, less the best other's."""
    rules = game("boru")
    worth = [score.total + _promise(state, index) for index, score in enumerate(rules.scores(state))]
    mine = worth.pop(seat)
    if not state.frames:
        return mine - max(worth) + (40.0 if seat in state.winners else -40.0)
    return mine - 0.5 * max(worth) - 0.2 * sum(worth) / len(worth)


def _promise(state: BoruState, index: int) -> float:
    player = state.players[index]
    rounds_left = tables.BY_SEATS[state.seats].rounds - state.round
    total = 0.45 * min(player.coins, 8) + 0.1 * max(0, player.coins - 8)
    total += 0.5 * player.renown * rounds_left
    total += _contests(state, index, player)
    total += _claims(state, index, 0.75 if rounds_left else 0.4)
    # Towns and regions pay at the end; each is a base for more.
    total += 0.5 * (player.discs & ~state.vikings).bit_count()
    total += 0.35 * regions_present(player, state.vikings)
    if state.marker == index:
        total += 0.6
    return total


def _contests(state: BoruState, index: int, player: Player) -> float:
    """Chances in marriage, battle and church of this round."""
    total = 0.28 * player.court
    others = [one for at, one in enumerate(state.players) if at != index]
    if player.court and player.court > max(one.court for one in others):
        total += 1.6
    if player.raiders > max(one.raiders for one in others):
        total += 1.0 + 0.6 * player.renown
    elif state.battle + sum(one.raiders for one in state.players) and player.raiders == min(
        one.raiders for one in others
    ):
        total -= 1.0
    total += 0.3 * min(player.raiders, 6)
    if player.church > max(one.church for one in others):
        total += 1.6
    total += 0.35 * min(player.church, 5)
    return total


def _claims(state: BoruState, index: int, share: float) -> float:
    """Part of the points of regions in which the seat leads or is close."""
    total = 0.0
    for region, claim in enumerate(state.claims):
        if claim == index:
            continue
        sides = weights(state.players, state.vikings, state.monasteries, region)
        mine = sides[index]
        if not mine:
            continue
        points = tables.REGIONS[region].points
        best_other = max(side for at, side in enumerate(sides) if at != index)
        if mine > best_other:
            total += share * points * (0.9 if claim != FACE_DOWN else 0.6)
        elif mine == best_other:
            total += share * points * 0.3
        else:
            total += share * points * 0.1
    return total


def card_worth(card: int) -> float:
    """What a card is worth in the draft, by itself."""
    one = tables.CARDS[card]
    worth = 1.0 + card * 0.05
    if one.suit == tables.WHITE:
        worth += 0.5
    symbols = max(sum(1 for symbol in part if symbol != tables.EXPAND) for part in one.secondary)
    return worth + 0.25 * symbols + 0.3 * one.primary.count(tables.COIN)


def policy(state: BoruState, seat: int, random: Generator) -> Action:
    """A quick answer for finishing a trick: any card, mostly the stronger action, cheap purchases."""
    rules = game("boru")
    return rules.sample(state, seat, random)


def horizon(before: BoruState, now: BoruState) -> bool:
    """The trick is resolved, and the upkeep if it was the last; or the game is over."""
    if not now.frames:
        return True
    top = now.frames[-1]
    return isinstance(top, Lead | Draft) and (now.spent != before.spent or now.round != before.round)


class BoruBot:
    """Judges answers by what they lead to when the trick has been resolved."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._game = game("boru")

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat with the best value on average over deals of the hidden cards."""
        assert isinstance(view, BoruState)
        best = self._weighed(view, budget, random, ())[0]
        return Choice(best.action, reasons.distinct([self._reasons(view, best.action)])[0])

    def advise(
        self, view: State, decision: Decision, budget: Budget, random: Generator, also: Sequence[Action] = ()
    ) -> tuple[Advice, ...]:
        """All answers that it weighs, by the points that each promises over what the best of the others has."""
        assert isinstance(view, BoruState)
        weighed = self._weighed(view, budget, random, also)
        found = reasons.distinct([self._reasons(view, one.action) for one in weighed])
        return tuple([evolve(one, reasons=why) for one, why in zip(weighed, found, strict=True)])

    def _weighed(
        self, view: BoruState, budget: Budget, random: Generator, also: Sequence[Action]
    ) -> tuple[Advice, ...]:
        """The answers with their values, best first; equals in their order."""
        seat = view.viewer
        candidates = list(self._game.legal_actions(view, seat))
        if isinstance(view.frames[-1], Lead):
            candidates = _likely_leads(view, seat, candidates)
        own = len(candidates)
        candidates += [action for action in dict.fromkeys(also) if action not in candidates]
        if isinstance(view.frames[-1], Draft):
            values = [_draft_worth(view, action) for action in candidates]
        elif len(candidates) == 1:
            values = [0.0]
        else:
            values = judge(self._game, view, candidates, value, policy, horizon, budget, random)
        # An answer that would not have been looked at is not said to be better than the choice.
        top = max(values[:own])
        values[own:] = [min(top, worth) for worth in values[own:]]
        order = sorted(range(len(candidates)), key=lambda index: -values[index])
        return tuple([Advice(candidates[index], values[index]) for index in order])

    def _reasons(self, view: BoruState, action: Action) -> tuple[Message, ...]:
        """What the answer brings, over a few deals that are the same for all answers."""
        if isinstance(action, acts.Keep):
            return reasons.of_draft(action.cards, view.players[view.viewer].hand)
        luck = Generator(view.turn)
        ends = []
        for _ in range(DEALS_FOR_REASONS):
            end = play_out(self._game, self._game.redeal(view, luck), action, policy, horizon, luck)
            assert isinstance(end, BoruState)
            ends.append(end)
        return reasons.of_outcomes(view, view.viewer, ends)


def _draft_worth(view: BoruState, choice: Action) -> float:
    assert isinstance(choice, acts.Keep)
    suits = [tables.CARDS[card].suit for card in (*view.players[view.viewer].hand, *choice.cards)]
    return sum(card_worth(card) for card in choice.cards) + 0.15 * len(set(suits))


def _likely_leads(view: BoruState, seat: int, candidates: list[Action]) -> list[Action]:
    """For each card the towns that matter most for claims and regions."""
    own = view.players[seat].discs & ~view.vikings
    kept: list[Action] = []
    for card in view.players[seat].hand:
        leads = [one for one in candidates if isinstance(one, acts.LeadTrick) and one.card == card]

        def worth(lead: Action) -> float:
            assert isinstance(lead, acts.LeadTrick)
            region = tables.TOWNS[lead.town - 1].region
            mask = tables.REGION_MASKS[region]
            new_region = 0 if own & mask else 1
            roads = (tables.NEIGHBOURS[lead.town] & tables.ALL_TOWNS).bit_count()
            return 2 * new_region + tables.REGIONS[region].points * 0.4 + 0.3 * roads + (own & mask).bit_count() * 0.5

        leads.sort(key=worth, reverse=True)
        kept += leads[:LEADS_PER_CARD]
    return kept
