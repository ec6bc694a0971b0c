"""A computer player of A Feast for Odin that follows simple rules: it looks one step ahead and keeps its table full."""

from attrs import evolve

from vikingtable.bots.base import LEVELS, Bot, Budget, Choice
from vikingtable.bots.feast.banquet import best_filling
from vikingtable.bots.feast.value import board_value, incomes_left, rounds_left, value
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import (
    ArmShip,
    Fail,
    FillSlot,
    LayFood,
    Loot,
    Pass,
    PlaceTile,
    PlaceVikings,
    Roll,
    Settle,
    Skip,
)
from vikingtable.rules.feast.dice import result_of
from vikingtable.rules.feast.frames import Feasting, Rolling, Window
from vikingtable.rules.feast.free import FREE, area_of, pieces_of
from vikingtable.rules.feast.free import why_not as free_why_not
from vikingtable.rules.feast.goods import PIECES
from vikingtable.rules.feast.items import SILVER
from vikingtable.rules.feast.metrics import column_of
from vikingtable.rules.feast.standing import LOW
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.registry import game
from vikingtable.rules.state import Action, Decision, State
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.board import Board
from vikingtable.tiles.layout import Layout

#: What a Viking is worth that stays free for another placement.
VIKING = 1.6
#: Spaces that roll a die are judged by as many tries.
DICE_TRIES = 3
#: Answers inside an action are followed this far when a space is judged.
DEPTH = 14
#: A tile is laid only if the board gains this much.
WORTH_LAYING = 0.35
#: Placements of one tile that are looked at, at most.
PLACEMENTS = 240

_DICE = frozenset({"hunt_1", "hunt_2", "snare", "whaling_3", "whaling_4", "raid", "pillage_2", "pillage_3"})
ITERATIONS: dict[str, int] = dict.fromkeys(LEVELS, 1)


class FeastBot:
    """Judges every answer by the position that it leads to; one strength for all levels."""

    def __init__(self, level: str) -> None:
        self.level = level
        self._game = game("feast")

    def choose(self, view: State, decision: Decision, budget: Budget, random: Generator) -> Choice:
        """The answer of the view's seat."""
        assert isinstance(view, FeastState)
        seat = view.viewer
        state: FeastState = self._game.redeal(view, random)
        action = self._answer(state, seat, budget, random)
        return Choice(action, (_reason(action),))

    def _answer(self, state: FeastState, seat: int, budget: Budget, random: Generator) -> Action:
        frame = state.frames[-1]
        laying = self._tile(state, seat)
        if laying is not None:
            return laying
        if isinstance(frame, Window):
            return self._in_window(state, seat)
        if isinstance(frame, Feasting):
            plan = best_filling(state, seat, frame)
            return plan[0] if plan else Skip(seat)
        arming = self._arm(state, seat)
        if arming is not None:
            return arming
        if isinstance(frame, Rolling):
            return self._dice(state, seat, frame)
        answers = self._answers(state, seat)
        if not answers:
            # A tile that a card gives has to be laid somewhere.
            return next(iter(self._game.legal_actions(state, seat)))
        if len(answers) == 1:
            return answers[0]
        best, best_worth = answers[0], -1e9
        for action in answers:
            worth = self._worth(state, seat, action, random)
            if worth > best_worth + 1e-9:
                best, best_worth = action, worth
            if budget.should_stop():
                break
        return best

    def _answers(self, state: FeastState, seat: int) -> list[Action]:
        found: list[Action] = []
        for action in self._game.legal_actions(state, seat):
            if isinstance(action, FREE):
                break  # free actions come last
            found.append(action)
        return found

    # Judging an answer

    def _worth(self, state: FeastState, seat: int, action: Action, random: Generator) -> float:
        """The value after the action and what follows from it until the next own turn, less the Vikings used."""
        if isinstance(action, Pass):
            return value(state, seat)
        vikings, tries = 0, 1
        if isinstance(action, PlaceVikings):
            vikings = column_of(state, action.place)
            if (action.copies or action.place) in _DICE:
                tries = DICE_TRIES
        total = 0.0
        for _ in range(tries):
            copy = state if tries == 1 else evolve(state, generator=random.next64())
            after = self._followed(self._game.play(copy, action).state, seat)
            total += value(after, seat) + VIKING * (after.players[seat].thing - state.players[seat].thing + vikings)
        return total / tries - VIKING * vikings

    def _followed(self, state: FeastState, seat: int) -> FeastState:
        round_, phase = state.round, state.phase
        for _ in range(DEPTH):
            waiting = self._game.to_answer(state)
            if waiting != (seat,) or (state.round, state.phase) != (round_, phase):
                return state
            frame = state.frames[-1]
            answers = self._answers(state, seat)
            if not answers or any(isinstance(action, PlaceVikings | Pass) for action in answers):
                return state
            if isinstance(frame, Rolling):
                action = self._dice(state, seat, frame)
            elif len(answers) == 1:
                action = answers[0]
            else:
                action = max(answers, key=lambda one: value(self._game.play(state, one).state, seat))
            state = self._game.play(state, action).state
        return state

    # Dice

    def _dice(self, state: FeastState, seat: int, frame: Rolling) -> Action:
        answers = self._answers(state, seat)
        rolls = [action for action in answers if isinstance(action, Roll)]
        if not frame.rolls:
            return rolls[0]
        if frame.dice in LOW:
            settling = [action for action in answers if isinstance(action, Settle)]
            if settling:
                # Weapons serve only here, wood elsewhere too.
                cheapest = min(settling, key=lambda action: (action.material, action.weapons))
                if result_of(frame) <= 1 + frame.rolls or not rolls:
                    return cheapest
            if rolls:
                return rolls[0]
            return min(settling, key=lambda action: action.material) if settling else Fail(seat)
        loots = [action for action in answers if isinstance(action, Loot)]
        if loots:
            best = max(loots, key=lambda action: _loot_worth(action))
            if not rolls or _loot_worth(best) >= 7.0 - frame.rolls:
                return best
        if rolls:
            return rolls[0]
        return Fail(seat)

    # Free actions

    def _in_window(self, state: FeastState, seat: int) -> Action:
        player = state.players[seat]
        for index in range(1, len(player.sites)):
            for resource in ("wood", "stone"):
                action = FillSlot(seat, index, resource)
                if not free_why_not(state, action):
                    return action
        return Pass(seat)

    def _arm(self, state: FeastState, seat: int) -> Action | None:
        player = state.players[seat]
        if rounds_left(state) < 2 or not player.boats:
            return None
        for index, ore in enumerate(player.boats):
            action = ArmShip(seat, "whaling_boat", index)
            if not ore and not free_why_not(state, action):
                return action
        return None

    def _tile(self, state: FeastState, seat: int) -> PlaceTile | None:
        """The placement that helps most, if one helps enough; silver waits for the last rounds or an income."""
        player = state.players[seat]
        incomes = incomes_left(state)
        best: PlaceTile | None = None
        best_gain = WORTH_LAYING
        pieces = pieces_of(player)
        large = max((len(PIECES[piece].shape.cells) for piece in pieces), default=0)
        for piece in pieces:
            size = len(PIECES[piece].shape.cells)
            if piece in ("ore", "silver") and large > 1 and best is not None:
                continue
            for index, site in enumerate(player.sites):
                if site.board is None:
                    continue
                area = area_of(state, player, site)
                before = board_value(state.rules, site.kind, site.board, incomes)
                for number, placement in enumerate(area.legal_placements(site.board, piece)):
                    if number >= PLACEMENTS:
                        break
                    after = area.place(site.board, placement)
                    gain = board_value(state.rules, site.kind, after, incomes) - before
                    gain += 0.02 * size + 0.03 * _snugness(area.layout, site.board, after)
                    gain -= self._price(state, seat, piece)
                    if gain > best_gain:
                        action = PlaceTile(
                            seat, index, piece, placement.x, placement.y, placement.rotation, placement.flipped
                        )
                        if not free_why_not(state, action):
                            best, best_gain = action, gain
        return best

    def _price(self, state: FeastState, seat: int, piece: str) -> float:
        """What is given up by laying a tile: coins are points, food feeds, oil and hide may still be upgraded."""
        if piece == "silver":
            # A few coins are kept back for emigration and markets.
            return 1.0 if state.players[seat].supply[SILVER] > state.round + 2 or rounds_left(state) <= 1 else 2.5
        if piece == "ore":
            return 0.3
        good = PIECES[piece]
        if good.colour in ("orange", "red"):
            return 9.0 if rounds_left(state) > 0 else 0.0
        return 0.2 if good.colour == "green" and rounds_left(state) > 2 else 0.0


def _reason(action: Action) -> Message:
    if isinstance(action, PlaceTile):
        return msg("feast.reason.tile")
    if isinstance(action, LayFood):
        return msg("feast.reason.food")
    return msg("feast.reason.value")


def _snugness(layout: Layout, before: Board, after: Board) -> int:
    """Covered cells beside the new tile, less half of the open ones."""
    tile = after.occupied & ~before.occupied
    around = layout.neighbours(tile) & ~tile
    return (around & before.occupied).bit_count() - (around & ~before.occupied).bit_count() // 2


def _loot_worth(action: Loot) -> float:
    size = len(PIECES[action.loot].shape.cells)
    return size - 1.2 * action.material - 0.6 * action.weapons - 0.3 * action.others


def bot(level: str) -> Bot:
    """The computer player; all levels play alike. Raises ``KeyError`` for an unknown level."""
    if level not in LEVELS:
        raise KeyError(level)
    return FeastBot(level)
