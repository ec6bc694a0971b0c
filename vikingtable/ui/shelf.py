"""What the start screen says of each game before its rules are loaded: players, length, picture, usual table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from vikingtable.ui import tables
from vikingtable.ui import theme as look
from vikingtable.ui.settings import Settings
from vikingtable.ui.usualnames import in_this_language, usual_name

if TYPE_CHECKING:
    from vikingtable.rules.game import OptionValue, Setup
    from vikingtable.saves.model import SeatInfo

#: The largest random seed; a typed one may be longer.
LARGEST_RANDOM_SEED = 999_999_999


@frozen
class Facts:
    """One game on the shelf."""

    id: str
    #: The smallest and the largest number of players.
    players: tuple[int, int]
    #: How long a game takes, in minutes.
    minutes: tuple[int, int]
    #: How many sit at the usual table: one person, the others computers.
    usual: int

    @property
    def scene(self) -> str:
        """The art name of its picture."""
        return f"scenes/{self.id}"

    @property
    def available(self) -> bool:
        """Whether it can be played."""
        return tables.available(self.id)


SHELF = (
    Facts("feast", (1, 4), (30, 120), 2),
    Facts("knarr", (2, 4), (30, 45), 2),
    Facts("boru", (3, 5), (60, 90), 3),
    Facts("wild_vikings", (2, 5), (10, 15), 3),
)


def facts(game_id: str) -> Facts:
    """The facts of a game. Raises ``KeyError`` if it is not on the shelf."""
    for one in SHELF:
        if one.id == game_id:
            return one
    raise KeyError(game_id)


def random_seed() -> int:
    """A seed for a new game."""
    from random import SystemRandom

    return SystemRandom().randint(1, LARGEST_RANDOM_SEED)


def usual_seats(count: int) -> "list[SeatInfo]":
    """One person and computers of the middle level, each with a look of its own."""
    return [usual_seat(number, computer=number > 0) for number in range(count)]


def usual_seat(number: int, *, computer: bool) -> "SeatInfo":
    """Who sits at a seat unless something else is chosen."""
    from vikingtable.saves.model import SeatInfo

    look_at = number % len(look.SEAT_COLOURS)
    return SeatInfo(
        usual_name(number, computer=computer),
        "computer" if computer else "person",
        "medium" if computer else "",
        look.SEAT_COLOURS[look_at],
        look.SEAT_PATTERNS[look_at],  # type: ignore[arg-type]
    )


def usual_table(settings: Settings, game_id: str) -> "tuple[Setup, list[SeatInfo]]":
    """What one click on a game starts: the table of last time, else the usual one; always another seed."""
    from vikingtable.rules.game import Setup, SetupError
    from vikingtable.rules.registry import game as game_by_id

    remembered = remembered_table(settings, game_id)
    if remembered is not None:
        seats, options = remembered
        setup = Setup(len(seats), random_seed(), options)
        try:
            game_by_id(game_id).resolved(setup)
        except SetupError:  # remembered by a version with other options
            setup = Setup(len(seats), random_seed())
        return setup, seats
    seats = usual_seats(facts(game_id).usual)
    name = settings.read("new/name", "")
    if name:
        seats[0] = evolve(seats[0], name=name)
    return Setup(len(seats), random_seed()), in_this_language(seats)


def remember_table(settings: Settings, game_id: str, setup: "Setup", seats: "Sequence[SeatInfo]") -> None:
    """Keep players and options for the next game."""
    person = next((seat.name for seat in seats if seat.kind == "person"), "")
    settings.write("new/name", person)
    settings.write_record(
        f"new/{game_id}",
        {
            "seats": [[one.name, one.kind, one.level, one.colour, one.pattern] for one in seats],
            "options": dict(setup.options),
        },
    )


def remembered_table(
    settings: Settings, game_id: str
) -> "tuple[list[SeatInfo], tuple[tuple[str, OptionValue], ...]] | None":
    """Players and options of the last new game, as far as they can be; ``None`` if there is none."""
    record = settings.record(f"new/{game_id}")
    rows = record.get("seats")
    options = record.get("options")
    if not isinstance(rows, list) or not isinstance(options, dict):
        return None
    try:
        low, high = facts(game_id).players
    except KeyError:
        low, high = 1, len(look.SEAT_COLOURS)
    seats = [seat for row in rows if (seat := _seat(row)) is not None]
    if len(seats) != len(rows) or not low <= len(seats) <= high:
        return None
    kept = tuple((str(key), value) for key, value in options.items() if _is_value(value))
    return in_this_language(seats), kept


def _seat(row: object) -> "SeatInfo | None":
    from vikingtable.saves.model import SeatInfo

    if not isinstance(row, list) or len(row) != 5 or not all(isinstance(part, str) for part in row):
        return None
    name, kind, level, colour, pattern = row
    good = (
        bool(name.strip())
        and len(name) <= 40
        and (kind, level) in {("person", ""), *(("computer", one) for one in ("easy", "medium", "hard", "random"))}
        and colour in look.SEAT_COLOURS
        and pattern in look.SEAT_PATTERNS
    )
    return SeatInfo(name, kind, level, colour, pattern) if good else None


def _is_value(value: object) -> bool:
    return value is None or isinstance(value, bool | int | str)
