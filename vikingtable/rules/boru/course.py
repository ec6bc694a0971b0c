"""The course of a game: rounds, drafts, tricks and actions, carried out on a working copy of a state.

Rules sections 2 to 4; the upkeep has a module of its own. ``game`` makes a ``Course`` from a state, lets it run until
somebody must answer, and freezes it into the new state.
"""

from collections.abc import Callable, Sequence

from vikingtable.rules.boru import acts, events, tables, upkeep
from vikingtable.rules.boru.scoring import winners
from vikingtable.rules.boru.state import (
    Buy,
    ChooseAction,
    Draft,
    EndTrick,
    Expand,
    FinishMonastery,
    Follow,
    GainTown,
    Incursion,
    Lead,
    Liberate,
    Monasteries,
    Packet,
    Resolve,
    Settle,
    StartTown,
    Symbols,
    Upkeep,
)
from vikingtable.rules.boru.working import Working
from vikingtable.rules.state import Action, Frame


class Course(Working):
    """A state while one action and what follows from it by itself are carried out."""

    def run(self) -> None:
        """Carry out automatic frames until somebody must answer or the game is over."""
        while self.frames:
            work = _AUTOMATIC.get(type(self.frames[-1]))
            if work is None:
                return
            work(self, self.frames.pop())

    def answer(self, action: Action) -> None:
        """Carry out a legal answer to the frame on top, then everything that follows by itself."""
        _ANSWERS[type(action)](self, action)
        self.run()

    # Rounds -----------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Preparation and deal of a round (rules sections 3.1 and 3.2)."""
        seats = self.start.seats
        self.round += 1
        self.battle = self.viking_deck[0]
        self.viking_deck = self.viking_deck[1:]
        self.marriage = self.marriage_deck[0]
        self.marriage_deck = self.marriage_deck[1:]
        self.viking_shown += (self.battle,)
        self.marriage_shown += (self.marriage,)
        self.events.append(events.RoundBegan(self.round, self.battle, self.marriage))
        cards = self.chance.shuffled(tuple(range(1, 26)))
        dealt = tables.BY_SEATS[seats].dealt
        self.packets = tuple(
            Packet(index, (), tuple(sorted(cards[index * dealt : (index + 1) * dealt]))) for index in range(seats)
        )
        self.unused = tuple(cards[seats * dealt :])
        self.spent = ()
        self.trick = ()
        self.frames = [Draft(0, ((),) * seats)]
        self.revealed = True
        self.turn += 1

    def _keep(self, action: Action) -> None:
        assert isinstance(action, acts.Keep)
        frame = self.frames.pop()
        assert isinstance(frame, Draft)
        answers = list(frame.answers)
        answers[action.seat] = action.cards
        self.events.append(events.Kept(action.seat, action.cards))
        if not all(answers):
            self.frames.append(Draft(frame.step, tuple(answers)))
            return
        self._pass_on(frame.step, answers)

    def _pass_on(self, step: int, answers: Sequence[tuple[int, ...]]) -> None:
        seats = self.start.seats
        packets = list(self.packets)
        for index, cards in enumerate(answers):
            # The packet that was dealt to this seat's right-hand neighbour of `step` places.
            origin = (index - step) % seats
            packet = packets[origin]
            rest = tuple([card for card in packet.rest if card not in cards])
            packets[origin] = Packet(origin, (*packet.kept, cards), rest)
            seat = self.seat(index)
            seat.hand = tuple(sorted((*seat.hand, *cards)))
        self.packets = tuple(packets)
        left = len(packets[0].rest)
        over = left == 0
        self.events.append(events.Drafted(step, over))
        self.revealed = True
        if over:
            self.turn += 1
            self.frames = [Lead(self.marker)]
            self.check_lead()
        elif left <= tables.DRAFT_KEEP:
            # A packet of one or two cards is kept whole.
            self._pass_on(step + 1, [packets[(index - step - 1) % seats].rest for index in range(seats)])
        else:
            self.frames.append(Draft(step + 1, ((),) * seats))

    # Tricks -----------------------------------------------------------------------------------------------

    def check_lead(self) -> None:
        """Without any empty town the action phase ends (ruling D)."""
        if not self.empty():
            self.frames = []
            self.end_actions()

    def _lead(self, action: Action) -> None:
        assert isinstance(action, acts.LeadTrick)
        self.frames.pop()
        self.town = action.town
        self.winner = -1
        self._lay(action.seat, action.card)
        self.events.append(events.Led(action.seat, action.town, action.card))
        self._next_to_play()

    def _play(self, action: Action) -> None:
        assert isinstance(action, acts.PlayCard)
        self.frames.pop()
        self._lay(action.seat, action.card)
        self.events.append(events.CardPlayed(action.seat, action.card))
        self._next_to_play()

    def _lay(self, index: int, card: int) -> None:
        seat = self.seat(index)
        at = seat.hand.index(card)
        seat.hand = seat.hand[:at] + seat.hand[at + 1 :]
        self.trick = (*self.trick, (index, card))
        self.revealed = True

    def _next_to_play(self) -> None:
        seats = self.start.seats
        if len(self.trick) < seats:
            self.turn += 1
            self.frames.append(Follow((self.trick[-1][0] + 1) % seats))
            return
        colour = tables.TOWNS[self.town - 1].colour
        best = 0
        for index, card in self.trick:
            if card > best and tables.CARDS[card].suit in (colour, tables.WHITE):
                best, self.winner = card, index
        self.events.append(events.TrickWon(self.winner, best))
        self.frames += [EndTrick(), Resolve(0)]

    def _resolve(self, frame: Frame) -> None:
        assert isinstance(frame, Resolve)
        order = sorted(self.trick, key=lambda played: played[1])
        if frame.at == len(order):
            return
        self.turn += 1
        self.frames.append(Resolve(frame.at + 1))
        index, card = order[frame.at]
        if index == self.winner:
            self.begin_action(index, card, -1)
        elif len(tables.CARDS[card].secondary) == 1:
            self.begin_action(index, card, 0)
        else:
            self.frames.append(ChooseAction(index, card))

    def _choose(self, action: Action) -> None:
        assert isinstance(action, acts.ChooseOption)
        frame = self.frames.pop()
        assert isinstance(frame, ChooseAction)
        self.begin_action(frame.owner, frame.card, action.option)

    def begin_action(self, index: int, card: int, option: int) -> None:
        """Carry out an action of a card; afterwards the owner settles on the marriage track."""
        self.events.append(events.ActionTaken(index, card, option))
        self.frames += [Settle(index), Symbols(index, card, option, 0)]

    def _symbols(self, frame: Frame) -> None:
        assert isinstance(frame, Symbols)
        owner = frame.owner
        symbols = symbols_of(frame.card, frame.option, self.start.card5_coins)
        at = frame.at
        while at < len(symbols):
            symbol = symbols[at]
            at += 1
            question = self._symbol(owner, symbol, last=at == len(symbols) or symbols[at] != symbol)
            if question is not None:
                self.frames += [Symbols(owner, frame.card, frame.option, at), question]
                return

    def _symbol(self, owner: int, symbol: str, last: bool) -> Frame | None:
        """Carry out one symbol; returns the question that it asks, if any."""
        seat = self.seat(owner)
        if symbol == tables.COIN:
            seat.coins += 1
            self.events.append(events.CoinsChanged(owner, 1))
        elif symbol == tables.LOSE_COIN:
            self._lose_coin(owner)
        elif symbol == tables.CLAIM:
            # With the option that lets an expansion take the active town, somebody may be there already.
            if self.empty() & tables.bit(self.town):
                self.place(owner, self.town, "claim")
            self.marker = owner
        elif symbol == tables.EXPAND:
            if seat.coins >= tables.EXPANSION and self.reachable(owner):
                return Expand(owner)
        elif symbol == tables.LIBERATE:
            if self.vikings:
                return Liberate(owner)
        else:
            if self.room(owner, symbol):
                self.gather(owner, symbol, 1, 0)
            if last and self.affordable(owner, symbol):
                return Buy(owner, symbol)
        return None

    def _lose_coin(self, owner: int) -> None:
        seat = self.seat(owner)
        if seat.coins:
            seat.coins -= 1
            self.events.append(events.CoinsChanged(owner, -1))
        elif seat.points:
            lost = min(tables.COINLESS_LOSS, seat.points)
            seat.points -= lost
            self.events.append(events.PointsChanged(owner, -lost, "coinless"))

    def reachable(self, owner: int) -> int:
        """Empty towns that a road joins to a town the seat controls (rulings A and C)."""
        reach = 0
        for town in tables.towns_in(self.controlled(owner)):
            reach |= tables.NEIGHBOURS[town]
        reach &= self.empty()
        if self.town and not self.start.expand_into_active_town:
            reach &= ~tables.bit(self.town)
        return reach

    def room(self, owner: int, symbol: str) -> int:
        """How many more of a symbol there are to have."""
        if symbol == tables.RAIDER:
            return self.battle
        if symbol == tables.COURT:
            return tables.COURT_TOP - self.seat(owner).court
        return 1000

    def affordable(self, owner: int, symbol: str) -> int:
        """How many more of a symbol the seat could buy."""
        return min(self.seat(owner).coins // tables.PURCHASE, self.room(owner, symbol))

    def gather(self, owner: int, symbol: str, count: int, paid: int) -> None:
        """Give church discs, raiders or steps."""
        seat = self.seat(owner)
        if symbol == tables.CHURCH:
            seat.church += count
        elif symbol == tables.RAIDER:
            seat.raiders += count
            self.battle -= count
        else:
            seat.court += count
        self.events.append(events.Gathered(owner, symbol, count, paid))

    def _purchase(self, action: Action) -> None:
        assert isinstance(action, acts.Purchase)
        frame = self.frames.pop()
        assert isinstance(frame, Buy)
        if action.count:
            paid = action.count * tables.PURCHASE
            self.seat(action.seat).coins -= paid
            self.gather(action.seat, frame.symbol, action.count, paid)

    def _expand(self, action: Action) -> None:
        assert isinstance(action, acts.ExpandTo)
        self.frames.pop()
        self.seat(action.seat).coins -= tables.EXPANSION
        self.events.append(events.CoinsChanged(action.seat, -tables.EXPANSION))
        self.place(action.seat, action.town, "expand")

    def _decline(self, action: Action) -> None:
        self.frames.pop()

    def _free(self, action: Action) -> None:
        assert isinstance(action, acts.FreeTown)
        self.frames.pop()
        self.vikings &= ~tables.bit(action.town)
        self.events.append(events.Liberated(action.seat, action.town))

    def _settle(self, frame: Frame) -> None:
        assert isinstance(frame, Settle)
        seat = self.seat(frame.owner)
        taken = {other.court for index, other in enumerate(self.everybody()) if index != frame.owner}
        space = seat.court
        while space and space in taken:
            space -= 1
        if space != seat.court:
            seat.court = space
            self.events.append(events.SteppedDown(frame.owner, space))

    def _end_trick(self, frame: Frame) -> None:
        self.spent += self.trick
        self.trick = ()
        self.town = 0
        self.winner = -1
        least = 0 if self.start.play_last_card and self.start.seats == 5 else 1
        if max(len(seat.hand) for seat in self.everybody()) <= least:
            self.end_actions()
            return
        self.turn += 1
        self.frames.append(Lead(self.marker))
        self.check_lead()

    def end_actions(self) -> None:
        """Last cards are discarded unused; the upkeep begins."""
        for seat in self.everybody():
            self.unused += seat.hand
            seat.hand = ()
        self.frames = [Upkeep(0)]

    # Upkeep -----------------------------------------------------------------------------------------------

    def _upkeep(self, frame: Frame) -> None:
        assert isinstance(frame, Upkeep)
        if frame.at == len(upkeep.PARTS):
            self.end_round()
            return
        self.frames.append(Upkeep(frame.at + 1))
        upkeep.PARTS[frame.at](self)

    def end_round(self) -> None:
        """The next round, or the end of the game."""
        self.packets = ()
        self.spent = ()
        if self.marriage_deck:
            self.prepare()
            return
        self.frames = []
        self.marriage = -1
        self.battle = 0
        self.winners = winners(self.players(), self.vikings, self.monasteries, self.claims, self.marker)
        self.events.append(events.GameEnded(self.winners))

    def _place_disc(self, action: Action) -> None:
        assert isinstance(action, acts.PlaceDisc)
        frame = self.frames.pop()
        if isinstance(frame, GainTown):
            self.place(action.seat, action.town, "marriage")
            return
        assert isinstance(frame, StartTown)
        self.place(action.seat, action.town, "start")
        following = (action.seat + 1) % self.start.seats
        self.turn += 1
        if following == self.marker:
            self.prepare()
        else:
            self.frames.append(StartTown(following))


def symbols_of(card: int, option: int, card5_coins: int) -> tuple[str, ...]:
    """The symbols of an action: the primary one (−1) or a secondary one (0, 1), with card 5's option."""
    if option < 0:
        return tables.CARDS[card].primary
    symbols = tables.CARDS[card].secondary[option]
    if card == 5 and option == 0:
        return (tables.COIN,) * card5_coins + (tables.EXPAND,)
    return symbols


_AUTOMATIC: dict[type[Frame], Callable[[Course, Frame], None]] = {
    Resolve: Course._resolve,
    Symbols: Course._symbols,
    Settle: Course._settle,
    EndTrick: Course._end_trick,
    Upkeep: Course._upkeep,
    Incursion: upkeep.incursion,
    Monasteries: upkeep.next_monastery,
    FinishMonastery: upkeep.finish_monastery,
}
_ANSWERS: dict[type[Action], Callable[[Course, Action], None]] = {
    acts.PlaceDisc: Course._place_disc,
    acts.Keep: Course._keep,
    acts.LeadTrick: Course._lead,
    acts.PlayCard: Course._play,
    acts.ChooseOption: Course._choose,
    acts.Purchase: Course._purchase,
    acts.ExpandTo: Course._expand,
    acts.Decline: Course._decline,
    acts.FreeTown: Course._free,
    acts.TakePrincess: upkeep.take_princess,
    acts.YieldTown: upkeep.yield_town,
    acts.Build: upkeep.build_monastery,
}
