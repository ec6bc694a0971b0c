"""A person at the terminal: the question, a numbered list of answers, a few commands, a curtain between people."""

import sys
from collections.abc import Callable, Sequence
from itertools import islice

from vikingtable.cli.rules_help import decision_text
from vikingtable.cli.words import position_lines
from vikingtable.match.session import DEAL, Session
from vikingtable.rules.state import NOBODY, Action, IllegalAction
from vikingtable.saves import files
from vikingtable.saves.decode import read_script
from vikingtable.saves.model import SaveError
from vikingtable.texts import english
from vikingtable.texts.message import Message, msg, render, seat

#: Answers shown at a time, and how many are listed at most: a longer list is narrowed down by a filter.
PAGE, LONGEST_LIST = 20, 20_000
#: Empty lines of the curtain that hides one person's hand from the next.
_CURTAIN_LINES = 60


class Quit(Exception):
    """The person does not go on, or the input has ended."""


class Terminal:
    """Asks the people of a session on standard input."""

    def __init__(
        self, session: Session, say: Callable[[str], None], read: Callable[[], str] = lambda: sys.stdin.readline()
    ) -> None:
        """``say`` shows a line; ``read`` gives one with its end, or an empty text where the input ends."""
        self._session = session
        self._say = say
        self._read = read
        self._seen = dict.fromkeys(range(session.setup.seats), DEAL - 1)
        self._last = NOBODY

    def answer(self, seat_index: int) -> None:
        """Asks the seat until it has done an action or taken one back. Raises ``Quit``."""
        self._draw_curtain(seat_index)
        self._tell_news(seat_index)
        choices = _Choices(self._session, seat_index)
        self._ask(choices)
        while True:
            if sys.stdin.isatty():
                sys.stderr.write("> ")
                sys.stderr.flush()
            line = self._read()
            if not line:
                raise Quit
            if self._obey(line.strip(), choices):
                return

    # Lines --------------------------------------------------------------------------------------------------

    def _tell(self, message: Message) -> None:
        self._say(render(message, names=self._session.names))

    def _draw_curtain(self, seat_index: int) -> None:
        """Hides what the last person saw before another one's hand is shown."""
        if self._session.game.hidden_hands and self._last not in (NOBODY, seat_index):
            for _ in range(_CURTAIN_LINES):
                self._say("")
            self._tell(msg("cli.terminal.curtain", seat(seat_index)))
            if not self._read():
                raise Quit
        self._last = seat_index

    def _tell_news(self, seat_index: int) -> None:
        session = self._session
        self._seen[seat_index] = min(self._seen[seat_index], session.position - 1)
        for index, event in session.events_for(seat_index):
            line = session.game.describe_event(event) if index > self._seen[seat_index] else None
            if line is not None:
                self._tell(line)
        self._seen[seat_index] = session.position - 1

    def _ask(self, choices: "_Choices") -> None:
        decision = self._session.decision
        if decision is not None:
            self._say("")
            self._tell(decision.prompt)
        self._list(choices)

    def _list(self, choices: "_Choices") -> None:
        for number, text in choices.page():
            self._say(f"{number:4}  {text}")
        shown, count = choices.shown()
        if count > PAGE:
            self._tell(msg("cli.terminal.page", shown, count))
        if not count:
            self._tell(msg("cli.terminal.none_fits", choices.filter))

    # Commands -----------------------------------------------------------------------------------------------

    def _obey(self, line: str, choices: "_Choices") -> bool:
        """Does what the line says; whether the question is done with."""
        command, _, rest = line.partition(" ")
        if line.startswith("/"):
            choices.narrow(line[1:].strip())
            self._list(choices)
        elif line.startswith("{"):
            return self._do_typed(line, choices)
        elif line.isascii() and line.isdigit():
            return self._do(choices.numbered(int(line)), line)
        elif command in ("", "n"):
            choices.turn(1)
            self._list(choices)
        elif command == "p":
            choices.turn(-1)
            self._list(choices)
        elif command == "v":
            for text in position_lines(self._session.view(choices.seat)):
                self._say(text)
        elif command == "u":
            return self._undo()
        elif command == "s":
            self._save(rest.strip())
        elif command == "q":
            raise Quit
        elif command == "?":
            self._help(choices)
        else:
            self._tell(msg("cli.terminal.unknown", line))
        return False

    def _do(self, action: Action | None, typed: str) -> bool:
        if action is None:
            self._tell(msg("cli.terminal.no_number", typed))
            return False
        try:
            self._session.apply(action)
        except IllegalAction as refusal:
            for reason in refusal.reasons:
                self._tell(reason)
            return False
        return True

    def _do_typed(self, line: str, choices: "_Choices") -> bool:
        """An action as a save holds it; only one's own, and chance is not chosen."""
        try:
            kept = read_script(line, self._session.game, self._session.setup.seats)[0]
        except SaveError as error:
            self._say(str(error))
            return False
        if kept.action.seat != choices.seat:
            self._tell(msg("common.illegal.not_your_decision"))
            return False
        return self._do(kept.action, line)

    def _undo(self) -> bool:
        takes_back = self._session.undo_message(self._last)
        if takes_back is None:
            self._tell(msg("cli.terminal.no_undo"))
            return False
        self._session.undo()
        self._tell(msg("cli.terminal.undone", takes_back))
        return True

    def _save(self, path: str) -> None:
        if not path:
            self._tell(msg("cli.terminal.no_file"))
            return
        try:
            files.write(path, self._session.saved())
        except SaveError as error:
            self._say(str(error))
        else:
            self._tell(msg("cli.terminal.saved", path))

    def _help(self, choices: "_Choices") -> None:
        decision = self._session.decision
        text = decision_text(self._session.game.id, decision.kind) if decision else None
        if text is not None:
            self._say(text)
            self._say("")
        for key in ("number", "filter", "page", "view", "action", "undo", "save", "help", "quit"):
            self._say(f"  {english(f'cli.terminal.help.{key}')}")


class _Choices:
    """The answers of a seat, narrowed down by a filter and cut into pages; numbers stay with their answers."""

    def __init__(self, session: Session, seat_index: int) -> None:
        self.seat = seat_index
        self.filter = ""
        self._session = session
        self._view = session.view(seat_index)
        self._all = tuple(islice(iter(session.game.legal_actions(self._view, seat_index)), LONGEST_LIST))
        self._texts: dict[int, str] = {}
        self._found: Sequence[int] = range(1, len(self._all) + 1)
        self._page = 0

    def _text(self, number: int) -> str:
        """The text of an answer; made when it is needed, as there may be thousands of them."""
        if number not in self._texts:
            described = self._session.game.describe_action(self._view, self._all[number - 1])
            self._texts[number] = render(described, names=self._session.names)
        return self._texts[number]

    def narrow(self, text: str) -> None:
        """Only answers whose text holds ``text`` are listed, all of them if it is empty."""
        self.filter, wanted = text, text.casefold()
        every = range(1, len(self._all) + 1)
        self._found = [number for number in every if wanted in self._text(number).casefold()] if wanted else every
        self._page = 0

    def turn(self, pages: int) -> None:
        """To another page; past the last one comes the first."""
        count = max(1, -(-len(self._found) // PAGE))
        self._page = (self._page + pages) % count

    def page(self) -> list[tuple[int, str]]:
        """Numbers and texts of the page."""
        first = self._page * PAGE
        return [(number, self._text(number)) for number in self._found[first : first + PAGE]]

    def shown(self) -> tuple[int, int]:
        """The place of the page's last answer, and how many answers there are."""
        return min((self._page + 1) * PAGE, len(self._found)), len(self._found)

    def numbered(self, number: int) -> Action | None:
        """The answer of that number."""
        return self._all[number - 1] if 1 <= number <= len(self._all) else None
