"""The working copy of a state: its seats, its map, and what is given to seats while answers are carried out."""

from collections.abc import Sequence

from vikingtable.rules.boru import events, tables
from vikingtable.rules.boru.state import BoruState, Player
from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.state import Event, Step, new_step


class Seat:
    """A seat of the working copy: the fields of ``Player``, changeable."""

    __slots__ = (
        "church",
        "coins",
        "court",
        "discs",
        "hand",
        "marriages",
        "points",
        "princess",
        "raiders",
        "renown",
    )

    def __init__(self, player: Player) -> None:
        self.points = player.points
        self.coins = player.coins
        self.renown = player.renown
        self.court = player.court
        self.church = player.church
        self.raiders = player.raiders
        self.hand = player.hand
        self.discs = player.discs
        self.marriages = player.marriages
        self.princess = player.princess

    def frozen(self) -> Player:
        """The seat as a value."""
        return Player(
            self.points,
            self.coins,
            self.renown,
            self.court,
            self.church,
            self.raiders,
            self.hand,
            self.discs,
            self.marriages,
            self.princess,
        )


class Working:
    """A mutable copy of a state; ``finish`` freezes it into the state that follows."""

    def __init__(self, state: BoruState, script: Sequence[Outcome] = ()) -> None:
        self.start = state
        self.chance = Chance(state.generator, script)
        self.events: list[Event] = []
        self.revealed = False
        self.frames = list(state.frames)
        self._seats: dict[int, Seat] = {}
        self.vikings = state.vikings
        self.monasteries = state.monasteries
        self.claims = state.claims
        self.marker = state.marker
        self.round = state.round
        self.battle = state.battle
        self.viking_deck = state.viking_deck
        self.viking_shown = state.viking_shown
        self.marriage_shown = state.marriage_shown
        self.marriage_deck = state.marriage_deck
        self.marriage = state.marriage
        self.packets = state.packets
        self.unused = state.unused
        self.town = state.town
        self.trick = state.trick
        self.spent = state.spent
        self.winner = state.winner
        self.winners = state.winners
        self.turn = state.turn

    def seat(self, index: int) -> Seat:
        """The working copy of a seat."""
        seat = self._seats.get(index)
        if seat is None:
            seat = self._seats[index] = Seat(self.start.players[index])
        return seat

    def everybody(self) -> list[Seat]:
        """All seats in order."""
        return [self.seat(index) for index in range(self.start.seats)]

    def clockwise(self, first: int) -> list[int]:
        """All seats from one on, clockwise."""
        seats = self.start.seats
        return [(first + i) % seats for i in range(seats)]

    def players(self) -> tuple[Player, ...]:
        """The seats as values."""
        return tuple(
            [
                self._seats[index].frozen() if index in self._seats else player
                for index, player in enumerate(self.start.players)
            ]
        )

    def finish(self) -> Step[BoruState]:
        """The step from the state that this copy was made of to where it stands now."""
        self.chance.finish()
        start = self.start
        state = BoruState(
            self.chance.generator,
            start.viewer,
            start.seats,
            self.turn,
            tuple(self.frames),
            start.play_last_card,
            start.card5_coins,
            start.expand_into_active_town,
            start.viking_set,
            self.players(),
            self.vikings,
            self.monasteries,
            self.claims,
            self.marker,
            self.round,
            self.battle,
            self.viking_deck,
            self.viking_shown,
            self.marriage_shown,
            self.marriage_deck,
            self.marriage,
            self.packets,
            self.unused,
            start.memory,
            self.town,
            self.trick,
            self.spent,
            self.winner,
            self.winners,
        )
        return new_step(state, tuple(self.events), tuple(self.chance.outcomes), self.revealed)

    # The map ----------------------------------------------------------------------------------------------

    def empty(self) -> int:
        """Towns without any disc; a Viking town has one."""
        return tables.ALL_TOWNS & ~self.discs()

    def discs(self) -> int:
        """Towns with a disc."""
        mask = 0
        copies = self._seats
        for index, player in enumerate(self.start.players):
            mask |= copies[index].discs if index in copies else player.discs
        return mask

    def controlled(self, index: int) -> int:
        """Towns that a seat controls: its discs without Viking tokens."""
        return self.seat(index).discs & ~self.vikings

    def place(self, index: int, town: int, how: str) -> None:
        """Put a disc of the seat on a town."""
        self.seat(index).discs |= tables.bit(town)
        self.events.append(events.DiscPlaced(index, town, how))

    # Points and renown ------------------------------------------------------------------------------------

    def points(self, index: int, points: int, why: str) -> None:
        """Give points on the track."""
        self.seat(index).points += points
        self.events.append(events.PointsChanged(index, points, why))

    def renown(self, index: int, renown: int) -> None:
        """Give renown tokens."""
        self.seat(index).renown += renown
        self.events.append(events.RenownGained(index, renown))
