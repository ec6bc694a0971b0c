"""What the other players' last turns touched on the table: marked until the player who looks acts again."""

from collections.abc import Iterable, Mapping

from attrs import field, frozen

from vikingtable.rules.knarr import events
from vikingtable.rules.state import Event

#: The events that leave something on the table, and those that are worth telling of a player.
KINDS: tuple[type[Event], ...] = (
    events.Recruited,
    events.TookCard,
    events.Explored,
    events.RowFilled,
    events.Traded,
    events.DrewToCrew,
    events.GaveViking,
    events.ArtifactWorked,
    events.Reserved,
    events.Replaced,
)


@frozen
class SeatTouched:
    """What is new before one player."""

    #: Newest cards of each crew column, by colour.
    crew: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    #: Newest destinations above the boat.
    lands: int = 0
    reserved: frozenset[int] = frozenset()
    traded: bool = False


NOTHING = SeatTouched()


@frozen
class Touched:
    """What is new, and who did it."""

    #: The seat that changed a space of the offer last; that brought a destination to a place ``(row, space)``.
    offer: Mapping[int, int] = field(factory=dict)
    rows: Mapping[tuple[str, int], int] = field(factory=dict)
    seats: Mapping[int, SeatTouched] = field(factory=dict)
    #: What each of them did, in order.
    deeds: Mapping[int, tuple[Event, ...]] = field(factory=dict)

    def of(self, seat: int) -> SeatTouched:
        """What is new before a player."""
        return self.seats.get(seat, NOTHING)


def touched(happened: Iterable[Event], own: int) -> Touched:
    """What these events touched, but for those of the seat ``own``."""
    offer: dict[int, int] = {}
    rows: dict[tuple[str, int], int] = {}
    crews: dict[int, list[int]] = {}
    lands: dict[int, int] = {}
    reserved: dict[int, set[int]] = {}
    traded: set[int] = set()
    deeds: dict[int, list[Event]] = {}
    actor = own
    for event in happened:
        actor = getattr(event, "seat", actor)
        if actor == own:
            continue
        if isinstance(event, events.Recruited | events.DrewToCrew):
            crews.setdefault(actor, [0] * 5)[event.card // 4] += 1
        elif isinstance(event, events.TookCard | events.Replaced):
            offer[event.space] = actor
        elif isinstance(event, events.RowFilled):
            rows[event.row, event.space] = actor
        elif isinstance(event, events.Explored):
            lands[actor] = lands.get(actor, 0) + 1
            reserved.get(actor, set()).discard(event.destination)
        elif isinstance(event, events.Reserved):
            reserved.setdefault(actor, set()).add(event.destination)
        elif isinstance(event, events.Traded):
            traded.add(actor)
        if not isinstance(event, events.RowFilled):
            deeds.setdefault(actor, []).append(event)
    seats = {
        seat: SeatTouched(
            tuple(crews.get(seat, [0] * 5)),  # type: ignore[arg-type]
            lands.get(seat, 0),
            frozenset(reserved.get(seat, ())),
            seat in traded,
        )
        for seat in deeds
    }
    return Touched(offer, rows, seats, {seat: tuple(done) for seat, done in deeds.items()})
