"""Sentences that several commands say: games, players, scores, winners, positions."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from vikingtable.rules.game import Game, Score
from vikingtable.rules.plain import to_plain
from vikingtable.rules.state import State
from vikingtable.saves.model import SeatInfo
from vikingtable.texts.message import Message, listed, msg, render, seat

#: Fields of a state that no position is described by.
_UNSAID = ("generator", "viewer", "seats", "frames")
#: A field's value is cut to so many characters.
_LONGEST_VALUE = 400


def player(index: int, info: SeatInfo) -> Message:
    """A player's name with the level of a computer."""
    if info.kind == "computer":
        return msg("cli.player.computer", seat(index), msg(f"cli.level.{info.level}"))
    return seat(index)


def score_line(game: Game[Any], index: int, info: SeatInfo, score: Score) -> Message:
    """A player's total, and its lines where there are several."""
    if score.hidden:
        return msg("cli.score.total", player(index, info), "?")
    if len(score.lines) == 1:
        return msg("cli.score.total", player(index, info), score.total)
    parts = [msg("cli.score.line", msg(f"{game.id}.score.{name}"), points) for name, points in score.lines]
    return msg("cli.score.lines", player(index, info), score.total, listed(parts))


def winners(seats: Sequence[int]) -> Message:
    """Who has won."""
    return msg("cli.winner" if len(seats) == 1 else "cli.winners", listed([seat(index) for index in seats]))


def scores_plain(scores: Sequence[Score]) -> list[dict[str, Any]]:
    """Scores for ``--json``; hidden ones are null."""
    return [
        {"seat": at, "total": None, "lines": None}
        if score.hidden
        else {"seat": at, "total": score.total, "lines": dict(score.lines)}
        for at, score in enumerate(scores)
    ]


def position_lines(state: State) -> Iterator[str]:
    """The fields of a state or view in a line each, as JSON; hidden cards of a view look as they do in views."""
    plain = to_plain(state)
    for key, value in plain.items():
        if key in _UNSAID:
            continue
        text = json.dumps(value, ensure_ascii=False)
        yield f"  {key}: {text if len(text) <= _LONGEST_VALUE else text[: _LONGEST_VALUE - 1] + '…'}"


def game_name(game_id: str) -> Message:
    """The name of a game."""
    return msg(f"app.game.{game_id}")


def sentences(messages: Sequence[Message], names: Sequence[str]) -> list[str]:
    """Messages as English sentences, a line each."""
    return [render(message, names=names) for message in messages]
