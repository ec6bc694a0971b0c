"""What the small invented games have in common: turn checks, listing, drawing actions, finding texts."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar

from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game, S
from vikingtable.rules.state import Action, Event
from vikingtable.texts import english
from vikingtable.texts.message import Message, msg

#: A card that the viewer cannot see.
UNKNOWN = -1


class InventedGame(Game[S]):
    """A game small enough to list all answers of a seat at once."""

    #: English texts of the game by key; they stand beside the game, not in the program's table.
    texts: ClassVar[dict[str, str]]
    #: The action types that pass, decline or end something.
    quiet: ClassVar[tuple[type[Action], ...]] = ()
    options = ()

    def translate(self, key: str, n: int | None) -> str:
        """The text of a key of this game, or of the program."""
        return self.texts[key] if key in self.texts else english(key, n)

    @abstractmethod
    def answers(self, state: S, seat: int) -> tuple[Action, ...]:
        """Every answer of a seat that may answer now, in a fixed order."""

    @abstractmethod
    def faults(self, state: S, action: Action) -> tuple[Message, ...]:
        """The rules of the game that break an action of a seat that may answer; never empty for an illegal one."""

    def legal_actions(self, state: S, seat: int) -> Iterable[Action]:
        if seat not in self.to_answer(state):
            return ()
        return self.answers(state, seat)

    def sample(self, state: S, seat: int, random: Generator) -> Action:
        kinds: dict[type[Action], list[Action]] = {}
        for action in self.legal_actions(state, seat):
            kinds.setdefault(type(action), []).append(action)
        quiet = [action for kind in self.quiet for action in kinds.pop(kind, [])]
        if quiet and (not kinds or random.below(10) == 0):
            return random.choice(quiet)
        return random.choice(random.choice(tuple(kinds.values())))

    def why_not(self, state: S, action: Action) -> tuple[Message, ...]:
        if not self.to_answer(state):
            return (msg("common.illegal.game_over"),)
        if action.seat not in self.to_answer(state):
            return (msg("common.illegal.not_your_decision"),)
        return self.faults(state, action)

    def describe_event(self, event: Event) -> Message | None:
        return None


def without(cards: tuple[int, ...], gone: int) -> tuple[int, ...]:
    """``cards`` less one copy of ``gone``."""
    at = cards.index(gone)
    return cards[:at] + cards[at + 1 :]


def changed(values: tuple[S, ...], at: int, new: S) -> tuple[S, ...]:
    """``values`` with ``new`` at one place."""
    return (*values[:at], new, *values[at + 1 :])


def raised(values: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """``values`` with ``by`` added at one place."""
    return changed(values, at, values[at] + by)


#: The kind of a game's function that gives texts.
Translator = Callable[[str, int | None], str]
