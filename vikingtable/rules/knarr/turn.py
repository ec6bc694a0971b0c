"""The course of a turn: a working copy of a state on which answers and automatic frames are carried out.

Rules sections 2 to 5. ``setup`` and ``answers`` make a ``Turn`` from a state, let it run until somebody must answer,
and freeze it into the new state.
"""

from collections.abc import Callable, Sequence

from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.knarr import events, tables
from vikingtable.rules.knarr.state import (
    EMPTY,
    Checks,
    Close,
    DrawCrew,
    KnarrState,
    Main,
    Player,
    Refill,
    RefillRow,
    Replacing,
    Reserving,
    Shortage,
)
from vikingtable.rules.state import Event, Frame, Step, new_step

_NO_GAINS = (0, 0, 0, 0)

#: Made again and again, by seat.
_MAIN: tuple[list[Frame], ...] = tuple([Main(seat)] for seat in range(4))
_TURN_BEGAN = tuple(events.TurnBegan(seat) for seat in range(4))


def lines(player: Player) -> int:
    """Complete rows of five colours: the smallest of the five column heights."""
    return min(map(len, player.crew))


class Turn:
    """A mutable copy of a state while one action and what follows from it by itself are carried out."""

    __slots__ = (
        "_chance",
        "_script",
        "acted",
        "active",
        "deck",
        "deck_a",
        "deck_b",
        "discard",
        "events",
        "frames",
        "income_due",
        "last_round",
        "lines_mark",
        "may_explore",
        "may_recruit",
        "may_trade",
        "offer",
        "players",
        "revealed",
        "row_a",
        "row_b",
        "start",
        "turn",
        "winners",
    )

    def __init__(self, state: KnarrState, script: Sequence[Outcome] = ()) -> None:
        self.start = state
        # Most answers ask nothing of chance.
        self._chance: Chance | None = None
        self._script = script
        self.events: list[Event] = []
        self.revealed = False
        self.frames = list(state.frames)
        self.players = list(state.players)
        self.offer = list(state.offer)
        self.row_a = state.row_a
        self.row_b = state.row_b
        self.deck = state.deck
        self.discard = state.discard
        self.deck_a = state.deck_a
        self.deck_b = state.deck_b
        self.turn = state.turn
        self.active = state.active
        self.last_round = state.last_round
        self.may_recruit = state.may_recruit
        self.may_explore = state.may_explore
        self.may_trade = state.may_trade
        self.acted = state.acted
        self.income_due = state.income_due
        self.lines_mark = state.lines_mark
        self.winners = state.winners

    @property
    def chance(self) -> Chance:
        """What is asked of chance."""
        if self._chance is None:
            self._chance = Chance(self.start.generator, self._script)
        return self._chance

    @chance.setter
    def chance(self, chance: Chance) -> None:
        self._chance = chance

    def finish(self) -> Step[KnarrState]:
        """The step from the state that this copy was made of to where it stands now."""
        start = self.start
        generator = start.generator
        outcomes: tuple[Outcome, ...] = ()
        if self._chance is not None or self._script:
            chance = self.chance
            chance.finish()
            generator, outcomes = chance.generator, tuple(chance.outcomes)
        state = KnarrState(
            generator,
            start.viewer,
            start.seats,
            self.turn,
            tuple(self.frames),
            start.boat,
            start.artifacts,
            start.income_after_opening_trade,
            tuple(self.players),
            tuple(self.offer),
            self.row_a,
            self.row_b,
            self.deck,
            self.discard,
            self.deck_a,
            self.deck_b,
            start.first,
            self.active,
            self.last_round,
            self.may_recruit,
            self.may_explore,
            self.may_trade,
            self.acted,
            self.income_due,
            self.lines_mark,
            self.winners,
        )
        return new_step(state, tuple(self.events), outcomes, self.revealed)

    # Turns ------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """START: a seat's turn begins with its income."""
        start = self.start
        self.turn += 1
        self.active = seat
        self.may_recruit = self.may_explore = self.may_trade = True
        self.acted = False
        self.lines_mark = lines(self.players[seat])
        self.frames = _MAIN[seat].copy()
        self.events.append(_TURN_BEGAN[seat])
        self.income_due = start.income_after_opening_trade
        if not self.income_due:
            self.pay_income(seat)

    def pay_income(self, seat: int) -> None:
        """Points for the reputation reached."""
        points = tables.INCOME[self.players[seat].reputation]
        self.income_due = False
        if points:
            self.events.append(events.Income(seat, points))
            self.gain(seat, (points, 0, 0, 0, 0))

    def end(self) -> None:
        """END and NEXT: last checks of amulet and weathervane, then the next seat or the end of the game."""
        seat = self.active
        if self.income_due:
            self.pay_income(seat)
        if self.start.artifacts and self.line_artifacts(seat) and self.may_explore:
            return
        following = (seat + 1) % self.start.seats
        if self.last_round and following == self.start.first:
            self.frames = []
            self.active = following
            self.winners = winners(self.players)
            self.events.append(events.GameEnded(self.winners))
            return
        self.begin(following)

    def close_if_done(self) -> None:
        """CLOSE: the turn ends by itself when nothing can be done any more."""
        if not (self.may_recruit or self.may_explore or (self.may_trade and self.players[self.active].bracelets)):
            self.end()

    # Gains ------------------------------------------------------------------------------------------------

    def gain(self, seat: int, gains: tuple[int, ...]) -> tuple[int, int, int, int]:
        """Give points, bracelets, recruits and reputation (not cards); returns what the caps left of them."""
        p = self.players[seat]
        cap = tables.TOKEN_CAP
        vp = p.vp + gains[0]
        bracelets = min(cap, p.bracelets + gains[1])
        recruits = min(cap, p.recruits + gains[2])
        reputation = min(tables.REPUTATION_MAX, p.reputation + gains[3])
        self.players[seat] = Player(
            vp, reputation, recruits, bracelets, p.hand, p.known, p.crew, p.destinations, p.reserved
        )
        if vp >= tables.LAST_ROUND_AT and not self.last_round:
            self.call_last_round(seat)
        return gains[0], bracelets - p.bracelets, recruits - p.recruits, reputation - p.reputation

    def call_last_round(self, seat: int) -> None:
        """A seat has reached 40 points: the round is played to its end."""
        self.last_round = True
        self.events.append(events.LastRound(seat))

    # Cards ------------------------------------------------------------------------------------------------

    def draw(self) -> int | None:
        """The top card of the deck, the discards shuffled in if it is empty; ``None`` if there is no card.

        With no card anywhere a shortage is opened, if any crew has a viking to give (rules section 3).
        """
        if not self.deck and self.discard:
            self.deck = self.chance.shuffled(self.discard)
            self.discard = ()
            self.events.append(events.Reshuffled(len(self.deck)))
        if self.deck:
            card = self.deck[0]
            self.deck = self.deck[1:]
            self.revealed = True
            return card
        return None

    def shortage(self) -> bool:
        """Ask the seats with the largest crew for a viking each; false if all crews are empty."""
        sizes = [sum(len(column) for column in player.crew) for player in self.players]
        most = max(sizes)
        if most == 0:
            return False
        seats = self.start.seats
        order = [(self.active + i) % seats for i in range(seats)]
        waiting = tuple(seat for seat in order if sizes[seat] == most)
        self.frames.append(Shortage(waiting))
        self.events.append(events.ShortageBegan(waiting))
        return True

    def to_discard(self, cards: Sequence[int]) -> None:
        """Put vikings on the discard pile."""
        self.discard = tuple(sorted((*self.discard, *cards)))

    def without_crew(self, seat: int, card: int) -> None:
        """Take a viking out of a crew."""
        p = self.players[seat]
        crew = crew_without(p.crew, (card,))
        self.players[seat] = Player(
            p.vp, p.reputation, p.recruits, p.bracelets, p.hand, p.known, crew, p.destinations, p.reserved
        )

    # Artifacts --------------------------------------------------------------------------------------------

    def line_artifacts(self, seat: int) -> bool:
        """Amulet and weathervane fire when a row of five was completed; whether anything fired."""
        artifacts = self.start.artifacts
        if tables.AMULET not in artifacts and tables.WEATHERVANE not in artifacts:
            return False
        now = lines(self.players[seat])
        if now <= self.lines_mark:
            return False
        self.lines_mark = now
        if tables.AMULET in artifacts:
            self.events.append(events.ArtifactWorked(seat, tables.AMULET, self.gain(seat, (0, 1, 1, 1, 0))))
        if tables.WEATHERVANE in artifacts:
            self.may_explore = True
            self.events.append(events.ArtifactWorked(seat, tables.WEATHERVANE, _NO_GAINS))
        return True

    def artifact_checks(self, frame: Checks) -> None:
        """The artifacts after an action (rules section 4), questions last."""
        seat, artifacts = frame.owner, self.start.artifacts
        if frame.column >= 4 and tables.SILVER_COIN in artifacts:
            self.events.append(events.ArtifactWorked(seat, tables.SILVER_COIN, self.gain(seat, (1, 0, 0, 0, 0))))
        if frame.helmet and tables.HELMET in artifacts:
            self.may_recruit = True
            self.events.append(events.ArtifactWorked(seat, tables.HELMET, _NO_GAINS))
        self.line_artifacts(seat)
        if frame.column == 3 and tables.GOLDEN_BRACELET in artifacts:
            room = len(self.players[seat].reserved) < tables.RESERVE_CAP
            if room and any(self.row_a + self.row_b):
                self.frames.append(Reserving(seat))
        if frame.column == 0 and tables.MEAD_CUP in artifacts and any(card != EMPTY for card in self.offer):
            self.frames.append(Replacing(seat))

    # Automatic frames -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Carry out automatic frames until somebody must answer or the game is over."""
        frames = self.frames
        while frames:
            work = _AUTOMATIC.get(type(frames[-1]))
            if work is None:
                return
            work(self, frames.pop())
            frames = self.frames

    def _refill(self, frame: Frame) -> None:
        assert isinstance(frame, Refill)
        card = self.draw()
        if card is None:
            self.frames.append(frame)
            if not self.shortage():
                self.frames.pop()
            return
        self.offer[frame.space] = card
        self.events.append(events.OfferFilled(frame.space, card))

    def _draw_crew(self, frame: Frame) -> None:
        assert isinstance(frame, DrawCrew)
        for done in range(frame.count):
            card = self.draw()
            if card is None:
                self.frames.append(DrawCrew(frame.owner, frame.count - done))
                if not self.shortage():
                    self.frames.pop()
                return
            self.add_crew(frame.owner, card)
            self.events.append(events.DrewToCrew(frame.owner, card))

    def add_crew(self, seat: int, card: int) -> None:
        """Put a viking on its column of a crew, without its gain."""
        p = self.players[seat]
        colour = card // 4
        crew = (*p.crew[:colour], (*p.crew[colour], card), *p.crew[colour + 1 :])
        self.players[seat] = Player(
            p.vp, p.reputation, p.recruits, p.bracelets, p.hand, p.known, crew, p.destinations, p.reserved
        )

    def _refill_row(self, frame: Frame) -> None:
        assert isinstance(frame, RefillRow)
        stock = self.deck_a if frame.row == "A" else self.deck_b
        destination = 0
        if stock:
            destination = stock[0]
            self.revealed = True
        if frame.row == "A":
            self.row_a = (*self.row_a[: frame.space], destination, *self.row_a[frame.space + 1 :])
            self.deck_a = stock[1:]
        else:
            self.row_b = (*self.row_b[: frame.space], destination, *self.row_b[frame.space + 1 :])
            self.deck_b = stock[1:]
        self.events.append(events.RowFilled(frame.row, frame.space, destination))

    def _checks(self, frame: Frame) -> None:
        assert isinstance(frame, Checks)
        if self.start.artifacts:
            self.artifact_checks(frame)

    def _close(self, frame: Frame) -> None:
        assert isinstance(frame, Close)
        self.close_if_done()


def crew_without(crew: tuple[tuple[int, ...], ...], cards: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The crew without these vikings, the newest of a kind leaving first."""
    columns = list(crew)
    for kind in cards:
        column = columns[kind // 4]
        last = len(column) - 1 - column[::-1].index(kind)
        columns[kind // 4] = column[:last] + column[last + 1 :]
    return tuple(columns)


def trade_gains(boat: str, player: Player, bracelets: int) -> tuple[int, int, int, int, int]:
    """What trading ``bracelets`` (1 … 3) gains before the caps: every symbol of as many columns."""
    gains = [0, 0, 0, 0, 0, 0]
    # The index of no symbol is the last one, which is not looked at.
    for symbol in tables.BOATS[boat][:bracelets]:
        gains[symbol] += 1
    for one in player.destinations:
        for symbol in tables.DESTINATIONS[one].columns[:bracelets]:
            gains[symbol] += 1
    return gains[0], gains[1], gains[2], gains[3], gains[4]


def winners(players: Sequence[Player]) -> tuple[int, ...]:
    """Most points; level: more tokens; still level: shared (rules section 5)."""
    keys = [(player.vp, player.recruits + player.bracelets) for player in players]
    best = max(keys)
    return tuple(seat for seat, key in enumerate(keys) if key == best)


_AUTOMATIC: dict[type[Frame], Callable[[Turn, Frame], None]] = {
    Refill: Turn._refill,
    DrawCrew: Turn._draw_crew,
    RefillRow: Turn._refill_row,
    Checks: Turn._checks,
    Close: Turn._close,
}
