"""What a game's own table gives to the table framework (hooks), and what it may use of it."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, ClassVar

from PySide6.QtWidgets import QWidget

from vikingtable.match.qt import Match
from vikingtable.rules.game import Game
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.saves.model import SeatInfo
from vikingtable.texts.message import Message
from vikingtable.ui import i18n, motion
from vikingtable.ui import theme as look
from vikingtable.ui.decisionbar import DecisionBar
from vikingtable.ui.i18n import tr
from vikingtable.ui.page import Page
from vikingtable.ui.players import Column
from vikingtable.ui.review import Review
from vikingtable.ui.tabledocks import Panel


class TableHooks(Page):
    """The part of ``GameTable`` that the tables of the games know."""

    kind: ClassVar[str] = "table"
    #: With no more answers than this, all of them are buttons of the decision bar.
    bar_limit: ClassVar[int] = 4
    #: What advice counts in, as in the keys ``advice.hint.less.points``.
    advice_unit: ClassVar[str] = "points"

    match: Match
    game: Game[Any]
    review: Review
    bar: DecisionBar
    #: The index of each seat's colour and pattern.
    looks: tuple[int, ...]
    _front: int
    _acting: int | None
    _counted: tuple[State, tuple[int, ...]] | None = None

    # For the game's table to override ---------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """The board area, made once. The match is there already; nothing is drawn yet."""
        raise NotImplementedError

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        """Draw this state; ``change`` names the fields that differ from the one drawn last (``None``: any)."""
        raise NotImplementedError

    def offer(self, decision: Decision | None, seat: int) -> None:
        """Let glow what ``seat`` can act on now; ``None``: nobody at this screen has anything to do."""
        raise NotImplementedError

    def bar_answers(self, decision: Decision, seat: int) -> Sequence[Action]:
        """The answers that are buttons of the decision bar."""
        few = list(islice(self.answers(seat), self.bar_limit + 1))
        return few if len(few) <= self.bar_limit else ()

    def answers(self, seat: int) -> Iterable[Action]:
        """What stands in the list of answers, made lazily where it is much."""
        return self.game.legal_actions(self.shown, seat)

    def refused(self, decision: Decision, seat: int) -> Iterable[Action]:
        """Actions that are not possible now but are shown, grey, with their reasons."""
        return ()

    def hint_action(self, action: Action | None) -> None:
        """This answer is under the cursor in the list or bar: show it on the board. ``None``: no longer."""

    def animate(self, event: Event, index: int) -> int:
        """Begin to show an event; how long it takes in milliseconds (``motion`` gives lengths)."""
        return 0

    def skip_animation(self) -> None:
        """Show the end of every running animation at once."""

    def player_columns(self) -> Sequence[Column]:
        """The game's own columns of the players' table."""
        return ()

    def score_text(self, state: State, seat: int) -> str:
        """A seat's score as it stands, for the players' table."""
        return i18n.number(self.totals(state)[seat])

    def totals(self, state: State) -> tuple[int, ...]:
        """The points of all seats as they stand in ``state``; those of the state asked for last are kept."""
        if self._counted is None or self._counted[0] is not state:
            self._counted = (state, tuple(score.total for score in self.game.scores(state)))
        return self._counted[1]

    def points_text(self, points: int) -> str:
        """How the score sheet writes a number of points."""
        return i18n.number(points)

    def panels(self) -> Sequence[Panel]:
        """The game's own panels."""
        return ()

    def rules_section(self, decision: Decision | None) -> str:
        """The section of the rules that F1 opens."""
        return decision.kind if decision is not None else ""

    def moment_text(self, state: State) -> str:
        """When it is in the game, for the look back: its round if it has rounds, else its turn."""
        number = getattr(state, "round", 0)
        return tr("advice.look.round", number) if number else tr("advice.look.turn", state.turn)

    def seat_hidden(self, state: State, seat: int) -> bool:
        """Whether ``state``, the view of ``seat``, shows something that the others may not see."""
        return self.game.hidden_hands

    def auto_answer(self, decision: Decision, seat: int) -> Action | None:
        """An answer given for a person by a setting (windows that are switched off); ``None``: the person is asked."""
        return None

    # For the game's table to use --------------------------------------------------------------------------------------

    @property
    def shown(self) -> State:
        """The state that is looked at: the viewer's view, of the present or of the moment under review."""
        return self.match.shown_at(self.review.position) if self.review.active else self.match.shown

    @property
    def viewer(self) -> int:
        """The seat whose view is shown, or ``EVERYBODY``."""
        return self.match.viewer

    @property
    def front(self) -> int:
        """The seat that sits in front of the screen: whose hand and board are the large ones."""
        return self._front

    @property
    def acting(self) -> int | None:
        """The person's seat that answers now at this screen, or ``None``."""
        return self._acting

    @property
    def reviewing(self) -> bool:
        """Whether the past is looked at."""
        return self.review.active

    def act(self, action: Action) -> bool:
        """Give this answer; if it is not possible the bar says why. Says whether it was given."""
        if self._acting is None:
            return False
        self.skip_animation()
        reasons = self.match.act(action)
        if reasons:
            self.bar.show_reasons([self.say(reason) for reason in reasons])
        return not reasons

    def why_not(self, action: Action) -> list[str]:
        """The rules that an action breaks now, as sentences; [] if it is possible."""
        return [self.say(reason) for reason in self.game.why_not(self.shown, action)]

    def refuse(self, reasons: Sequence[str]) -> None:
        """Say in the bar why what was tried is not possible."""
        self.bar.show_reasons(reasons)

    def say(self, message: Message) -> str:
        """A message of the rules as a sentence, with the players' names."""
        return i18n.say(message, self.match.names)

    def describe(self, action: Action) -> str:
        """What an action does."""
        return self.say(self.game.describe_action(self.shown, action))

    def told(self, events: Iterable[Event]) -> tuple[str, ...]:
        """What happened, as the log says it, a line each."""
        found = (self.game.describe_event(event) for event in events)
        return tuple(self.say(message) for message in found if message is not None)

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return self.match.names[seat]

    def look(self, seat: int) -> int:
        """The index of the seat's colour and pattern, for everything that draws seats."""
        return self.looks[seat]

    def motion(self, milliseconds: int) -> int:
        """The length of an animation after the user's setting; 0: show its end at once."""
        return motion.length(milliseconds, self.settings.animation)

    def _result_text(self, winners: Sequence[int]) -> str:
        names = i18n.say(Message("list", tuple(self.name(seat) for seat in winners)))
        return tr("app.log.wins", names) if len(winners) == 1 else tr("app.status.shared_win", names)


def seat_looks(seats: Sequence[SeatInfo]) -> tuple[int, ...]:
    """The index of each seat's colour and pattern: the chosen ones where they differ, else by seat."""
    chosen = [look.SEAT_COLOURS.index(seat.colour) if seat.colour in look.SEAT_COLOURS else -1 for seat in seats]
    free = [index for index in range(len(look.SEAT_COLOURS)) if index not in chosen]
    looks: list[int] = []
    for index in chosen:
        if index < 0 or index in looks:
            index = free.pop(0) if free else len(looks) % len(look.SEAT_COLOURS)
        looks.append(index)
    return tuple(looks)
