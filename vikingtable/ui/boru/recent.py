"""What happened on the table since the player who looks answered last: marked until this player answers again."""

from collections.abc import Iterable, Mapping

from attrs import field, frozen

from vikingtable.rules.boru import events, tables
from vikingtable.rules.state import Event

#: The events that leave something on the table, and those that are worth telling of a player.
KINDS: tuple[type[Event], ...] = (
    events.Led,
    events.CardPlayed,
    events.DiscPlaced,
    events.CoinsChanged,
    events.PointsChanged,
    events.RenownGained,
    events.Gathered,
    events.SteppedDown,
    events.Liberated,
    events.Married,
    events.PrincessTaken,
    events.TownLost,
    events.MonasteryBuilt,
    events.MarkerTaken,
    events.TokenMoved,
)


@frozen
class Touched:
    """What is new, and whose it is."""

    #: The seat whose disc, monastery or loss is new in a town; the new holder of a region's claim token.
    towns: Mapping[int, int] = field(factory=dict)
    regions: Mapping[int, int] = field(factory=dict)
    #: Seats that moved on the marriage track, gathered raiders, gathered church discs (by the cards' symbols).
    areas: Mapping[str, frozenset[int]] = field(factory=dict)
    #: What befell each other player, in order.
    deeds: Mapping[int, tuple[Event, ...]] = field(factory=dict)

    def moved(self, symbol: str, seat: int) -> bool:
        """Whether a seat's mark in an area is new."""
        return seat in self.areas.get(symbol, ())


def touched(happened: Iterable[Event], own: int) -> Touched:
    """What these events left on the table, but for what the seat ``own`` did. Towns that ``own`` lost are new too."""
    towns: dict[int, int] = {}
    regions: dict[int, int] = {}
    areas: dict[str, set[int]] = {}
    deeds: dict[int, list[Event]] = {}
    for event in happened:
        if isinstance(event, events.TownLost):
            towns[event.town] = event.seat
        seat: int = getattr(event, "seat", own)
        if seat in (own, -1):
            continue
        if isinstance(event, events.DiscPlaced | events.Liberated | events.MonasteryBuilt):
            towns[event.town] = seat
        elif isinstance(event, events.TokenMoved):
            regions[event.region] = seat
        elif isinstance(event, events.Gathered):
            areas.setdefault(event.symbol, set()).add(seat)
        elif isinstance(event, events.SteppedDown):
            areas.setdefault(tables.COURT, set()).add(seat)
        deeds.setdefault(seat, []).append(event)
    return Touched(
        towns,
        regions,
        {symbol: frozenset(seats) for symbol, seats in areas.items()},
        {seat: tuple(done) for seat, done in deeds.items()},
    )
