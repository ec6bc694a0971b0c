"""Turns and windows: placing Vikings or passing, doing something between phases, keeping a starting card."""

from collections.abc import Iterator
from itertools import compress
from operator import itemgetter
from typing import Any

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast import free, moves, standing
from vikingtable.rules.feast.acts import PASS, Pass, PlaceVikings, PlayCard, new_place_vikings
from vikingtable.rules.feast.frames import Keeping, Turn, Window, new_window
from vikingtable.rules.feast.handler import HANDLERS, WRONG_KIND, Handler, Sampler
from vikingtable.rules.feast.happenings import CardKept, Passed, new_vikings_placed
from vikingtable.rules.feast.legality import open_to, place_why_not, space_can
from vikingtable.rules.feast.metrics import column_of
from vikingtable.rules.feast.spaces import IMITATIONS, PLACE, SPACES
from vikingtable.rules.feast.state import FREE_PLACE, FeastState
from vikingtable.rules.feast.table import Position, Table
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg

#: Every way to place Vikings that does not imitate.
_PLAIN: tuple[str, ...] = tuple(space.id for space in SPACES)
#: The column of each of them.
_COLUMNS: tuple[int, ...] = tuple(space.column for space in SPACES)
#: The spaces of each column, and what picks their owners out of those of all places.
_IN_COLUMN: dict[int, tuple[str, ...]] = {
    column: tuple(space.id for space in SPACES if space.column == column) for column in (1, 2, 3, 4)
}
_OWNERS = {column: itemgetter(*(PLACE[space] for space in spaces)) for column, spaces in _IN_COLUMN.items()}
#: What each tile may imitate in a column, as (tile, space).
_COPIES = {
    (tile, column): tuple((tile, space) for space in spaces)
    for tile in IMITATIONS
    for column, spaces in _IN_COLUMN.items()
}
#: The other seats, by seat.
_OTHERS = tuple(frozenset(range(4)) - {seat} for seat in range(4))


def _imitations(state: FeastState, seat: int) -> list[tuple[str, str]]:
    """What may be imitated, as (tile, space): the spaces of the tile's column on which others stand."""
    owners, others = state.owner, _OTHERS[seat]
    found: list[tuple[str, str]] = []
    for tile, column in zip(IMITATIONS, state.imitation, strict=False):
        if owners[PLACE[tile]] == FREE_PLACE:
            found += compress(_COPIES[tile, column], map(others.__contains__, _OWNERS[column](owners)))
    return found


class _Turn(Handler):
    kind = "place_vikings"

    def step(self, table: Table, frame: Turn) -> bool:
        return False

    def answers(self, state: FeastState, frame: Turn, seat: int) -> Iterator[Action]:
        for index, place in enumerate(_PLAIN):
            if state.owner[index] == FREE_PLACE and open_to(state, seat, place, place):
                yield PlaceVikings(seat, place)
        for tile, space in _imitations(state, seat):
            if open_to(state, seat, tile, space):
                yield PlaceVikings(seat, tile, space)

    def decline(self, state: FeastState, frame: Turn, seat: int) -> Action | None:
        return PASS[seat]

    def why_not(self, state: FeastState, frame: Turn, action: Any) -> list[Message]:
        if type(action) is Pass:
            return []
        if type(action) is not PlaceVikings:
            return [WRONG_KIND]
        return place_why_not(state, frame.seat, action.place, action.copies)

    def do(self, table: Table, frame: Turn, action: Any) -> None:
        seat = frame.seat
        table.frames.pop()
        player = table.own(seat)
        if type(action) is Pass:
            player.passed = True
            table.events.append(Passed(seat))
            return
        space = action.copies or action.place
        column = column_of(table, action.place)
        vikings = standing.vikings_needed(table, seat, action.place, space)
        table.place_vikings(seat, action.place, vikings)
        placements = player.placements
        player.placements = (*placements[: column - 1], placements[column - 1] + 1, *placements[column:])
        table.last_placed = seat
        table.events.append(new_vikings_placed(seat, action.place, vikings, action.copies))
        moves.act(table, seat, space, action.place)
        moves.square_changed(table, seat)

    def samplers(self, state: FeastState, frame: Turn, seat: int) -> list[Sampler]:
        return [self._random]

    def _random(self, state: FeastState, frame: Turn, seat: int, random: Generator) -> Action | None:
        # Most spaces are open most of the time: trying is quicker than listing.
        imitated = _imitations(state, seat) if state.imitation else []
        spaces, owner = len(_PLAIN), state.owner
        player = state.players[seat]
        # Without a card that says otherwise a space takes as many Vikings as its column says.
        printed = not standing.fewer_vikings(player)
        for _ in range(24):
            at = random.below(spaces + len(imitated))
            if at >= spaces:
                tile, space = imitated[at - spaces]
                if open_to(state, seat, tile, space):
                    return new_place_vikings(seat, tile, space)
            elif owner[at] == FREE_PLACE:
                place = _PLAIN[at]
                if printed:
                    if _COLUMNS[at] <= player.thing and space_can(state, seat, place):
                        return new_place_vikings(seat, place)
                elif open_to(state, seat, place, place):
                    return new_place_vikings(seat, place)
        listed = list(self.answers(state, frame, seat))
        return random.choice(listed) if listed else None


class _Window(Handler):
    """All seats that can do something may, in any order; who passes, or can do nothing more, is out."""

    kind = "window"

    def seats(self, position: Position, frame: Window) -> tuple[int, ...]:
        return frame.seats

    def prompt(self, state: FeastState, frame: Window) -> Message:
        return msg(f"feast.ask.window.{frame.kind}")

    def step(self, table: Table, frame: Window) -> bool:
        if not frame.seats:
            table.frames.pop()
            return True
        if table.opened is frame:
            table.opened = None  # who can do something has just been found out
            return False
        # A seat that nothing has come to can still do what it could, unless a card of it looks at what others have.
        left = tuple([seat for seat in frame.seats if free.unchanged(table, seat) or free.possible(table, seat)])
        if left == frame.seats:
            return False
        table.frames[-1] = new_window(frame.kind, left)
        return True

    def answers(self, state: FeastState, frame: Window, seat: int) -> Iterator[Action]:
        return iter(())

    def decline(self, state: FeastState, frame: Window, seat: int) -> Action | None:
        return PASS[seat]

    def why_not(self, state: FeastState, frame: Window, action: Any) -> list[Message]:
        return [] if type(action) is Pass else [WRONG_KIND]

    def do(self, table: Table, frame: Window, action: Any) -> None:
        table.frames[-1] = new_window(frame.kind, tuple(seat for seat in frame.seats if seat != action.seat))


class _Keeping(Handler):
    """One of the starting occupations offered is kept, the others leave the game."""

    kind = "starting_card"

    def seats(self, position: Position, frame: Keeping) -> tuple[int, ...]:
        return frame.seats[:1]

    def step(self, table: Table, frame: Keeping) -> bool:
        if frame.seats:
            return False
        table.frames.pop()
        return True

    def answers(self, state: FeastState, frame: Keeping, seat: int) -> Iterator[Action]:
        for card in state.players[seat].offer:
            yield PlayCard(seat, card)

    def why_not(self, state: FeastState, frame: Keeping, action: Any) -> list[Message]:
        if type(action) is not PlayCard:
            return [WRONG_KIND]
        return [] if action.card in state.players[action.seat].offer else [msg("feast.why.not_offered")]

    def do(self, table: Table, frame: Keeping, action: Any) -> None:
        player = table.own(action.seat)
        player.offer = ()
        player.hand = (*player.hand, action.card)
        table.events.append(CardKept(action.seat, action.card))
        table.frames[-1] = Keeping(frame.seats[1:])


HANDLERS[Turn] = _Turn()
HANDLERS[Window] = _Window()
HANDLERS[Keeping] = _Keeping()
