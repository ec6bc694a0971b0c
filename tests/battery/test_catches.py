"""The battery itself is tested: a game with one fault fails the check that is there for it."""

from collections.abc import Callable, Iterable, Sequence

import pytest
from attrs import evolve

from tests.battery import checks
from tests.battery.walk import Walk, walk
from tests.invented.base import InventedGame
from tests.invented.claims import ClaimsGame, ClaimsState
from tests.invented.packets import Keep, PacketsGame, PacketsState
from tests.invented.tolls import AskToll, Buy, Pay, Rest, TollsGame, TollsState
from vikingtable.rules.chance import Generator, Outcome
from vikingtable.rules.state import Action, Event, Step
from vikingtable.texts.message import Message

# Tolls with one fault each ------------------------------------------------------------------------------------------


class ShowsTheDeck(TollsGame):
    """Views show the draw pile."""

    def view_for(self, state: TollsState, seat: int) -> TollsState:
        return evolve(super().view_for(state, seat), deck=state.deck)


class CopiesTheDeck(ShowsTheDeck):
    """Views show the draw pile, and dealing anew leaves it as it lies."""

    def redeal(self, view: TollsState, random: Generator) -> TollsState:
        known = super().redeal(evolve(view, discards=(*view.discards, *view.deck), deck=()), random)
        return evolve(known, discards=view.discards, deck=view.deck)


class NamesTheDrawnCard(TollsGame):
    """Everybody is told which card was drawn."""

    def event_for(self, event: Event, seat: int) -> Event | None:
        return event


class KeepsTheGenerator(TollsGame):
    """Views hold the chance to come."""

    def view_for(self, state: TollsState, seat: int) -> TollsState:
        return evolve(super().view_for(state, seat), generator=state.generator)


class CallsADrawKnown(TollsGame):
    """Drawing a card does not count as revealing."""

    def play(self, state: TollsState, action: Action, script: Sequence[Outcome] = ()) -> Step[TollsState]:
        step = super().play(state, action, script)
        return evolve(step, revealed=False) if isinstance(action, Rest) else step


class AsksHoldersOnly(TollsGame):
    """Only a seat that holds a toll card is asked for one, which tells that it does."""

    def _go_on(self, state: TollsState, events: list[Event]) -> TollsState:
        state = super()._go_on(state, events)
        while state.frames and isinstance(ask := state.frames[-1], AskToll) and 0 not in state.hands[ask.owner]:
            state = super()._go_on(evolve(state, frames=state.frames[:-1]), events)
        return state


class LosesACoin(TollsGame):
    """What is half paid when a purchase fails vanishes."""

    def _go_on(self, state: TollsState, events: list[Event]) -> TollsState:
        after = super()._go_on(state, events)
        return after if after.frames else evolve(after, bank_gold=state.bank_gold, bank_silver=state.bank_silver)


class ListsTooMuch(TollsGame):
    """A gem that cannot be paid is on offer."""

    def answers(self, state: TollsState, seat: int) -> tuple[Action, ...]:
        return (Rest(seat), Buy(seat)) if not state.frames else super().answers(state, seat)


class ListsTooLittle(TollsGame):
    """Gold is never on offer while there is silver."""

    def answers(self, state: TollsState, seat: int) -> tuple[Action, ...]:
        offer = super().answers(state, seat)
        return offer[1:] if len(offer) == 2 and offer[0] == Pay(seat, gold=True) else offer


class RefusesByHand(TollsGame):
    """A refusal differs between the table and the seat's view."""

    def why_not(self, state: TollsState, action: Action) -> tuple[Message, ...]:
        reasons = super().why_not(state, action)
        return reasons if state.viewer < 0 else reasons[:0] if isinstance(action, Buy) else reasons


class DrawsEveryAnswerEvenly(TollsGame):
    """Random play passes as often as it does anything else."""

    def sample(self, state: TollsState, seat: int, random: Generator) -> Action:
        return random.choice(tuple(self.legal_actions(state, seat)))


class DrawsUnequally(TollsGame):
    """Drawing an answer for the full state asks chance once more than for the view."""

    def sample(self, state: TollsState, seat: int, random: Generator) -> Action:
        if state.viewer < 0:
            random.next64()
        return super().sample(state, seat, random)


class NeverEnds(TollsGame):
    """Everybody rests for ever."""

    def answers(self, state: TollsState, seat: int) -> tuple[Action, ...]:
        return (Rest(seat),)

    def to_answer(self, state: TollsState) -> tuple[int, ...]:
        return (state.active,)


class Remembers(TollsGame):
    """The rules keep a state of their own beside the game's."""

    def __init__(self) -> None:
        self.rests = 0

    def play(self, state: TollsState, action: Action, script: Sequence[Outcome] = ()) -> Step[TollsState]:
        step = super().play(state, action, script)
        self.rests += isinstance(action, Rest)
        if self.rests % 3 or not isinstance(action, Rest):
            return step
        return evolve(step, state=evolve(step.state, discards=tuple(reversed(step.state.discards))))


class ForgetsOutcomes(ClaimsGame):
    """The die is not kept beside the action."""

    def play(self, state: ClaimsState, action: Action, script: Sequence[Outcome] = ()) -> Step[ClaimsState]:
        return evolve(super().play(state, action, script), outcomes=())


class AsksInTurn(ClaimsGame):
    """The decision names one seat of those that may answer."""

    def decision(self, state: ClaimsState) -> object:
        decision = super().decision(state)
        return decision and evolve(decision, seats=decision.seats[:1])


class LacksWords(ClaimsGame):
    """A text is missing."""

    texts = {key: text for key, text in ClaimsGame.texts.items() if key != "test_claims.won"}  # noqa: RUF012


class ForgetsAFrame(TollsGame):
    """The half-paid purchase cannot be read back."""

    frame_types = TollsGame.frame_types[1:]


class TellsWhatWasKept(PacketsGame):
    """The others are told a card that no view shows."""

    def event_for(self, event: Event, seat: int) -> Event | None:
        return event


class ShowsAnswers(PacketsGame):
    """An answer is seen before the last is in."""

    def view_for(self, state: PacketsState, seat: int) -> PacketsState:
        return evolve(super().view_for(state, seat), answers=state.answers)


class ForgetsWhatWasKept(PacketsGame):
    """Dealing anew shuffles the cards that the seat itself has kept."""

    def redeal(self, view: PacketsState, random: Generator) -> PacketsState:
        full = super().redeal(view, random)
        return evolve(full, kept=tuple(random.shuffled(row) for row in full.kept))


class MarksTwice(ClaimsGame):
    """An answer is listed twice."""

    def answers(self, state: ClaimsState, seat: int) -> tuple[Action, ...]:
        return (*super().answers(state, seat), super().answers(state, seat)[0])


class TakesAnyCard(PacketsGame):
    """A card far beyond the packet stands for none in particular."""

    def faults(self, state: PacketsState, action: Action) -> tuple[Message, ...]:
        return () if isinstance(action, Keep) and action.card > 1000 else super().faults(state, action)


def walks_of(game: InventedGame[object]) -> Iterable[Walk]:
    return (walk(game, number) for number in range(6))


@pytest.mark.parametrize(
    ("faulty", "check"),
    [
        (ShowsTheDeck, checks.dealing_anew_respects_what_is_known),
        (NamesTheDrawnCard, checks.bystanders_learn_nothing_hidden),
        (TellsWhatWasKept, checks.bystanders_learn_nothing_hidden),
        (KeepsTheGenerator, checks.views_ask_what_the_state_asks),
        (CallsADrawKnown, checks.what_is_not_revealed_was_known),
        (AsksHoldersOnly, checks.what_is_not_revealed_was_known),
        (LosesACoin, checks.pieces_are_conserved),
        (ListsTooMuch, checks.legal_actions_are_all_there_is),
        (ListsTooLittle, checks.legal_actions_are_all_there_is),
        (MarksTwice, checks.legal_actions_are_all_there_is),
        (RefusesByHand, checks.legal_actions_are_all_there_is),
        (TakesAnyCard, checks.no_number_is_too_large),
        (DrawsEveryAnswerEvenly, checks.answers_are_drawn_by_kind),
        (DrawsUnequally, checks.views_ask_what_the_state_asks),
        (Remembers, checks.playing_changes_nothing_old),
        (ForgetsOutcomes, checks.kept_outcomes_replay_the_game),
        (AsksInTurn, checks.questions_fit_the_state),
        (LacksWords, checks.everything_has_words),
        (ForgetsAFrame, checks.values_survive_writing),
        (ShowsAnswers, checks.dealing_anew_respects_what_is_known),
        (ForgetsWhatWasKept, checks.dealing_anew_respects_what_is_known),
    ],
    ids=lambda value: value.__name__,
)
def test_a_fault_is_caught(faulty: type[InventedGame[object]], check: Callable[[Walk], None]) -> None:
    with pytest.raises((AssertionError, KeyError, ValueError)):
        _all(check, walks_of(faulty()))


def _all(check: Callable[[Walk], None], walks: Iterable[Walk]) -> None:
    for one in walks:
        check(one)


def test_a_game_without_end_is_caught() -> None:
    game = NeverEnds()
    one = walk(game, 0)
    assert len(one.moments) == one.hooks.longest
    with pytest.raises(AssertionError, match="still going on"):
        checks.the_game_ends(one)


def test_a_hidden_field_that_is_never_dealt_anew_is_missed() -> None:
    found = {field for one in walks_of(CopiesTheDeck()) for field in checks.hidden_fields(one)}
    assert found == {"generator", "hands"}
    found = {field for one in walks_of(TollsGame()) for field in checks.hidden_fields(one)}
    assert found == {"generator", "hands", "deck"}
