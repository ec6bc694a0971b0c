"""The course of a turn: a working copy of a state on which actions and automatic frames are carried out.

Rules sections 2 to 5. The public functions of ``game`` make a ``Turn`` from a state, let it run until somebody
must answer, and freeze it into the new state.
"""

from collections.abc import Callable, Sequence

from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.knarr import acts, events, tables
from vikingtable.rules.knarr.state import (
    EMPTY,
    Checks,
    Close,
    DrawCrew,
    KnarrState,
    Main,
    Paying,
    Player,
    Refill,
    RefillRow,
    Replacing,
    Reserving,
    Shortage,
    TakeOffer,
    Trading,
)
from vikingtable.rules.state import Action, Event, Frame, Step

_NO_GAINS = (0, 0, 0, 0)


def lines(player: Player) -> int:
    """Complete rows of five colours: the smallest of the five column heights."""
    return min([len(column) for column in player.crew])


class Turn:
    """A mutable copy of a state while one action and what follows from it by itself are carried out."""

    def __init__(self, state: KnarrState, script: Sequence[Outcome] = ()) -> None:
        self.start = state
        self.chance = Chance(state.generator, script)
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

    def finish(self) -> Step[KnarrState]:
        """The step from the state that this copy was made of to where it stands now."""
        self.chance.finish()
        start = self.start
        state = KnarrState(
            self.chance.generator,
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
        return Step(state, tuple(self.events), tuple(self.chance.outcomes), self.revealed)

    # Turns ------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """START: a seat's turn begins with its income."""
        start = self.start
        self.turn += 1
        self.active = seat
        self.may_recruit = self.may_explore = self.may_trade = True
        self.acted = False
        self.lines_mark = lines(self.players[seat])
        self.frames = [Main(seat)]
        self.events.append(events.TurnBegan(seat))
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
        if self.line_artifacts(seat) and self.may_explore:
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
        can_trade = self.may_trade and self.players[self.active].bracelets > 0
        if not self.may_recruit and not self.may_explore and not can_trade:
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
            self.last_round = True
            self.events.append(events.LastRound(seat))
        return gains[0], bracelets - p.bracelets, recruits - p.recruits, reputation - p.reputation

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

    def without_crew(self, seat: int, cards: Sequence[int], recruits: int = 0) -> None:
        """Take vikings out of a crew (and recruit tokens off a seat), the newest of a kind first."""
        p = self.players[seat]
        crew = list(p.crew)
        for kind in cards:
            column = crew[kind // 4]
            last = len(column) - 1 - column[::-1].index(kind)
            crew[kind // 4] = column[:last] + column[last + 1 :]
        self.players[seat] = Player(
            p.vp,
            p.reputation,
            p.recruits - recruits,
            p.bracelets,
            p.hand,
            p.known,
            tuple(crew),
            p.destinations,
            p.reserved,
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
        if not artifacts:
            return
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
        while self.frames:
            work = _AUTOMATIC.get(type(self.frames[-1]))
            if work is None:
                return
            work(self, self.frames.pop())

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
        self.artifact_checks(frame)

    def _close(self, frame: Frame) -> None:
        assert isinstance(frame, Close)
        self.close_if_done()

    # Answers ----------------------------------------------------------------------------------------------

    def answer(self, action: Action) -> None:
        """Carry out a legal answer to the frame on top, then everything that follows by itself."""
        _ANSWERS[type(action)](self, action)
        self.run()

    def _use_right(self, recruit: bool) -> None:
        """Either main action closes both rights; a bonus action only its own."""
        if self.income_due:
            self.pay_income(self.active)
        if not self.acted:
            self.may_recruit = self.may_explore = False
            self.acted = True
        elif recruit:
            self.may_recruit = False
        else:
            self.may_explore = False

    def _recruit(self, action: Action) -> None:
        assert isinstance(action, acts.Recruit)
        seat, card = action.seat, action.card
        if self.income_due:
            self.pay_income(seat)
        colour = card // 4
        p = self.players[seat]
        at = p.hand.index(card)
        known = p.known
        if card in known:
            where = known.index(card)
            known = known[:where] + known[where + 1 :]
        column = (*p.crew[colour], card)
        self.players[seat] = Player(
            p.vp,
            p.reputation,
            p.recruits,
            p.bracelets,
            p.hand[:at] + p.hand[at + 1 :],
            known,
            (*p.crew[:colour], column, *p.crew[colour + 1 :]),
            p.destinations,
            p.reserved,
        )
        gains = [0, 0, 0, 0]
        for kind in column:
            gains[kind % 4] += 1
        self.events.append(events.Recruited(seat, card, _NO_GAINS))
        place = len(self.events) - 1
        got = self.gain(seat, tuple(gains))
        self.events[place] = events.Recruited(seat, card, got)
        free = len(column) == 2 and tables.CAULDRON in self.start.artifacts
        self.frames.append(TakeOffer(seat, colour, free))

    def _take_card(self, action: Action) -> None:
        assert isinstance(action, acts.TakeCard)
        frame = self.frames.pop()
        assert isinstance(frame, TakeOffer)
        seat, space = action.seat, action.space
        p = self.players[seat]
        card = self.offer[space]
        # Nothing lies on the own space only when no card is left anywhere: the choice is free then.
        free = frame.free or space == frame.colour or self.offer[frame.colour] == EMPTY
        paid = 0 if free else 1
        self.players[seat] = Player(
            p.vp,
            p.reputation,
            p.recruits - paid,
            p.bracelets,
            tuple(sorted((*p.hand, card))),
            tuple(sorted((*p.known, card))),
            p.crew,
            p.destinations,
            p.reserved,
        )
        self.offer[space] = EMPTY
        self.events.append(events.TookCard(seat, space, card, paid))
        self._use_right(recruit=True)
        self.frames += [Close(seat), Checks(seat, len(p.crew[frame.colour]), False), Refill(space)]

    def _explore(self, action: Action) -> None:
        assert isinstance(action, acts.Explore)
        self.frames.append(Paying(action.seat, action.destination))

    def _pay(self, action: Action) -> None:
        assert isinstance(action, acts.PayFor)
        frame = self.frames.pop()
        assert isinstance(frame, Paying)
        seat, destination = action.seat, frame.destination
        self._use_right(recruit=False)
        self.without_crew(seat, action.cards, action.recruits)
        self.to_discard(action.cards)
        place = tables.DESTINATIONS[destination]
        p = self.players[seat]
        below = p.destinations[-1] if p.destinations else 0
        helmet = place.row == "B" and below != 0 and tables.DESTINATIONS[below].row == "A"
        reserved = p.reserved
        follow: list[Frame] = [Close(seat), Checks(seat, 0, helmet)]
        if destination in reserved:
            reserved = tuple(one for one in reserved if one != destination)
        else:
            row = self.row_a if place.row == "A" else self.row_b
            space = row.index(destination)
            emptied = (*row[:space], 0, *row[space + 1 :])
            if place.row == "A":
                self.row_a = emptied
            else:
                self.row_b = emptied
            follow.append(RefillRow(place.row, space))
        self.players[seat] = Player(
            p.vp,
            p.reputation,
            p.recruits,
            p.bracelets,
            p.hand,
            p.known,
            p.crew,
            (*p.destinations, destination),
            reserved,
        )
        at = len(self.events)
        got = self.gain(seat, place.gains)
        self.events.insert(at, events.Explored(seat, destination, action.cards, action.recruits, got))
        if place.gains[tables.CARD]:
            follow.append(DrawCrew(seat, place.gains[tables.CARD]))
        self.frames += follow

    def _cancel(self, action: Action) -> None:
        self.frames.pop()

    def _open_trade(self, action: Action) -> None:
        self.frames.append(Trading(action.seat))

    def _trade(self, action: Action) -> None:
        assert isinstance(action, acts.Trade)
        self.frames.pop()
        seat = action.seat
        p = self.players[seat]
        self.may_trade = False
        gains = trade_gains(self.start.boat, p, action.bracelets)
        # Payment first: an advanced boat may return a bracelet.
        self.players[seat] = Player(
            p.vp,
            p.reputation,
            p.recruits,
            p.bracelets - action.bracelets,
            p.hand,
            p.known,
            p.crew,
            p.destinations,
            p.reserved,
        )
        at = len(self.events)
        got = self.gain(seat, gains)
        self.events.insert(at, events.Traded(seat, action.bracelets, got))
        if self.income_due:
            self.pay_income(seat)
        self.frames.append(Close(seat))
        if gains[tables.CARD]:
            self.frames.append(DrawCrew(seat, gains[tables.CARD]))

    def _end_turn(self, action: Action) -> None:
        self.end()

    def _reserve(self, action: Action) -> None:
        assert isinstance(action, acts.Reserve)
        self.frames.pop()
        # After a reserve the player is back in MAIN: the turn does not close by itself (rules section 4).
        assert isinstance(self.frames.pop(), Close)
        seat, destination = action.seat, action.destination
        p = self.players[seat]
        self.players[seat] = Player(
            p.vp,
            p.reputation,
            p.recruits,
            p.bracelets,
            p.hand,
            p.known,
            p.crew,
            p.destinations,
            tuple(sorted((*p.reserved, destination))),
        )
        self.events.append(events.Reserved(seat, destination))
        row = "A" if destination in self.row_a else "B"
        space = (self.row_a if row == "A" else self.row_b).index(destination)
        self.frames.append(RefillRow(row, space))

    def _replace(self, action: Action) -> None:
        assert isinstance(action, acts.Replace)
        self.frames.pop()
        card = self.offer[action.space]
        self.offer[action.space] = EMPTY
        self.to_discard((card,))
        self.events.append(events.Replaced(action.seat, action.space, card))
        self.frames.append(Refill(action.space))

    def _give(self, action: Action) -> None:
        assert isinstance(action, acts.GiveViking)
        frame = self.frames.pop()
        assert isinstance(frame, Shortage)
        self.without_crew(action.seat, (action.card,))
        self.to_discard((action.card,))
        self.events.append(events.GaveViking(action.seat, action.card))
        waiting = tuple(seat for seat in frame.waiting if seat != action.seat)
        if waiting:
            self.frames.append(Shortage(waiting))


def trade_gains(boat: str, player: Player, bracelets: int) -> tuple[int, int, int, int, int]:
    """What trading ``bracelets`` (1 … 3) gains before the caps: every symbol of as many columns."""
    gains = [0, 0, 0, 0, 0]
    columns = [tables.BOATS[boat], *[tables.DESTINATIONS[one].columns for one in player.destinations]]
    for column in columns:
        for symbol in column[:bracelets]:
            if symbol != tables.NONE:
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
_ANSWERS: dict[type[Action], Callable[[Turn, Action], None]] = {
    acts.Recruit: Turn._recruit,
    acts.TakeCard: Turn._take_card,
    acts.Explore: Turn._explore,
    acts.PayFor: Turn._pay,
    acts.CancelExplore: Turn._cancel,
    acts.OpenTrade: Turn._open_trade,
    acts.Trade: Turn._trade,
    acts.CancelTrade: Turn._cancel,
    acts.EndTurn: Turn._end_turn,
    acts.Reserve: Turn._reserve,
    acts.Replace: Turn._replace,
    acts.Pass: Turn._cancel,
    acts.GiveViking: Turn._give,
}
