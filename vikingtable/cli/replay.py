"""``vikingtable replay``: the recorded actions of a save one by one, with what happened at each."""

import argparse
from typing import Any

from vikingtable.cli.console import Console, Fault, Parser, save_fault, whole_number
from vikingtable.cli.show import checked_seat, verdict_word
from vikingtable.cli.words import game_name, position_lines, score_line, scores_plain, winners
from vikingtable.match.session import DEAL, Session
from vikingtable.rules.plain import to_plain
from vikingtable.rules.state import NOBODY, Event, State
from vikingtable.saves import files
from vikingtable.saves.model import UNREADABLE, SavedLab, SaveError
from vikingtable.texts import english
from vikingtable.texts.message import Message, msg, render


def add(parser: Parser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help=english("cli.file_to_read"))
    parser.add_argument("--to", metavar="N", type=whole_number, help=english("cli.replay.to"))
    parser.add_argument("--seat", metavar="N", type=whole_number, help=english("cli.replay.seat"))
    parser.json_option()


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Replays up to the action wished; ends with the code that ``verify`` gives the file."""
    try:
        loaded = files.read(arguments.file)
    except SaveError as error:
        raise save_fault(error, arguments.file) from None
    saved = loaded.saved
    if isinstance(saved, SavedLab):
        raise Fault([f"{arguments.file}: {english('cli.replay.lab')}"], UNREADABLE)
    seat = checked_seat(arguments.seat, saved)
    if loaded.history is None:
        sentence = render(loaded.message) if loaded.message else ""
        raise Fault([f"{arguments.file}: {sentence}"], loaded.verdict.code)
    if loaded.verdict.message:
        console.fault(f"{arguments.file}: {render(loaded.verdict.message)}")
    replay = _Replay(Session.resume(loaded), loaded.history.dealt, arguments.to, seat)
    if arguments.json:
        console.json({**replay.plain(), "history": verdict_word(loaded.verdict)})
    else:
        replay.say(console)
    return loaded.verdict.code


class _Replay:
    """The first actions of a session as a seat, or the table (``None``), sees them."""

    def __init__(self, session: Session, dealt: tuple[Event, ...], to: int | None, seat: int | None) -> None:
        if to is not None and not 0 <= to <= session.length:
            raise Fault([render(msg("cli.replay.no_action", to, session.length))], 2)
        self._session = session
        self._dealt = dealt
        self._game = session.game
        self._to = session.length if to is None else to
        self._seat = seat
        self._state = self._seen(session.state_at(self._to))

    def _seen(self, state: State) -> State:
        seen: State = state if self._seat is None else self._game.view_for(state, self._seat)
        return seen

    def _events(self, index: int) -> list[Event]:
        events = self._dealt if index == DEAL else self._session.entries[index].step.events
        if self._seat is None:
            return list(events)
        masked = (self._game.event_for(event, self._seat) for event in events)
        return [event for event in masked if event is not None]

    def _lines(self, index: int) -> list[str]:
        lines = (self._game.describe_event(event) for event in self._events(index))
        return [self._said(line) for line in lines if line is not None]

    def _said(self, message: Message) -> str:
        return render(message, names=self._session.names)

    def _description(self, index: int) -> str:
        viewer = self._session.entries[index].action.seat if self._seat is None else self._seat
        return self._said(self._session.describe(index, viewer))

    def say(self, console: Console) -> None:
        """The replay for people."""
        if self._seat is None:
            console.say("cli.replay.begin", game_name(self._game.id), self._session.setup.seed)
        else:
            console.line(self._said(game_name(self._game.id)))
        for line in self._lines(DEAL):
            console.line(f"      {line}")
        for index in range(self._to):
            player = self._session.names[self._session.entries[index].action.seat]
            console.line(f"{index + 1:4}  {player}: {self._description(index)}")
            for line in self._lines(index):
                console.line(f"      {line}")
        state = self._state
        for seat, (info, score) in enumerate(zip(self._session.seats, self._game.scores(state), strict=True)):
            console.line(self._said(score_line(self._game, seat, info, score)))
        decision, won = self._game.decision(state), self._game.outcome(state)
        if decision is not None:
            console.line(self._said(decision.prompt))
        if won is not None:
            console.line(self._said(winners(won)))
        console.say("cli.show.position")
        for line in position_lines(state):
            console.line(line)

    def plain(self) -> dict[str, Any]:
        """The replay for machines; of a seat's replay, the actions of others are told by their events alone."""
        actions = []
        for index in range(self._to):
            action = self._session.entries[index].action
            own = self._seat in (None, action.seat)
            actions.append(
                {
                    "seat": action.seat,
                    "action": to_plain(action) if own else None,
                    "text": self._description(index),
                    "events": [to_plain(event) for event in self._events(index)],
                    "log": self._lines(index),
                }
            )
        won = self._game.outcome(self._state)
        return {
            "game": self._game.id,
            # Whoever knows the seed can deal the hidden hands again.
            "seed": self._session.setup.seed if self._seat is None else None,
            "viewer": NOBODY if self._seat is None else self._seat,
            "actions": actions,
            "scores": scores_plain(self._game.scores(self._state)),
            "winners": None if won is None else list(won),
            "state": to_plain(self._state),
        }
