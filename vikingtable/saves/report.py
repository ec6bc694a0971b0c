"""A bug report as one seat saw the game: its view and log, nothing that it may not know."""

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from vikingtable.rules.plain import to_plain
from vikingtable.rules.registry import game as game_by_id
from vikingtable.rules.state import Event
from vikingtable.saves.migrate import FORMAT
from vikingtable.saves.model import SavedGame


def report_for(
    saved: SavedGame, seat: int, log: Iterable[tuple[int, Event]], versions: Mapping[str, str]
) -> dict[str, Any]:
    """The report as JSON data: the view of ``seat``, the masked ``log`` and the seat's own actions.

    It holds no seed, no outcomes and no action of another seat. ``log`` has (entry index, event as the seat may
    see it), as ``Session.events_for`` gives it; ``versions`` names the program, Python, Qt and the system.
    Raises ``IndexError`` if there is no such seat.
    """
    if not 0 <= seat < len(saved.seats):
        raise IndexError(seat)
    view = game_by_id(saved.game).view_for(saved.state, seat)
    return {
        "format": FORMAT,
        "rules": saved.rules,
        "application": saved.application,
        "kind": "report",
        "versions": dict(versions),
        "game": saved.game,
        "options": dict(saved.setup.options),
        "seats": [attrs.asdict(info) for info in saved.seats],
        "seat": seat,
        "view": to_plain(view),
        "events": [{"entry": index, "event": to_plain(event)} for index, event in log],
        "actions": [
            {"entry": index, "action": to_plain(kept.action)}
            for index, kept in enumerate(saved.actions)
            if kept.action.seat == seat
        ],
        "analysis": saved.analysis,
    }
