"""The names of players who have not been given one: they follow the language, as every other text does."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import evolve

from vikingtable.ui.i18n import in_all_languages, tr

if TYPE_CHECKING:
    from vikingtable.match.session import Session
    from vikingtable.saves.model import SeatInfo

#: So many names are kept for computers, and so many people can sit at a table.
_COUNT = 5


def usual_name(number: int, *, computer: bool) -> str:
    """The name of the seat with this number, counted from 0, while nobody has typed another."""
    return tr(f"app.name.{number % _COUNT + 1}") if computer else tr("common.seat_number", number + 1)


def in_this_language(seats: "Iterable[SeatInfo]") -> "list[SeatInfo]":
    """The seats; a name that was suggested in another language is the one suggested in this language."""
    return [evolve(seat, name=_name(seat)) for seat in seats]


def follow_language(session: "Session") -> None:
    """Have the players of a running game bear the names of this language, where they were given none of their own."""
    for number, (old, new) in enumerate(zip(session.seats, in_this_language(session.seats), strict=True)):
        if old != new:
            session.reseat(number, new)


def _name(seat: "SeatInfo") -> str:
    for number in range(_COUNT):
        if seat.name in in_all_languages("common.seat_number", number + 1):
            return tr("common.seat_number", number + 1)
        # A person may really be called so.
        if seat.kind == "computer" and seat.name in in_all_languages(f"app.name.{number + 1}"):
            return tr(f"app.name.{number + 1}")
    return seat.name
