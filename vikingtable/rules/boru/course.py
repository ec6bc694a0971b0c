"""The course of a game: a working copy of a state on which answers and automatic frames are carried out.

Rules sections 2 to 4. ``game`` makes a ``Course`` from a state, lets it run until somebody must answer, and
freezes it into the new state.
"""

from collections.abc import Callable, Sequence

from vikingtable.rules.boru import acts, events, tables
from vikingtable.rules.boru.scoring import towns_of, weight, weights, winners
from vikingtable.rules.boru.state import (
    FACE_DOWN,
    ON_BOARD,
    BoruState,
    BuildMonastery,
    Buy,
    ChooseAction,
    ChoosePrincess,
    Draft,
    EndTrick,
    Expand,
    FinishMonastery,
    Follow,
    GainTown,
    Incursion,
    Lead,
    Liberate,
    LoseTown,
    Monasteries,
    Packet,
    Player,
    Resolve,
    Settle,
    StartTown,
    Symbols,
    Upkeep,
)
from vikingtable.rules.chance import Chance, Outcome
from vikingtable.rules.state import Action, Event, Frame, Step


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


class Course:
    """A mutable copy of a state while one action and what follows from it by itself are carried out."""

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
        return Step(state, tuple(self.events), tuple(self.chance.outcomes), self.revealed)

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
        parts = _UPKEEP
        if frame.at == len(parts):
            self.end_round()
            return
        self.frames.append(Upkeep(frame.at + 1))
        parts[frame.at](self)

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

    def _marry(self) -> None:
        seats = self.everybody()
        highest = max(seat.court for seat in seats)
        card = tables.MARRIAGE_CARDS[self.marriage]
        if highest == 0:
            self.events.append(events.Married(-1, self.marriage))
            return
        winner = next(index for index, seat in enumerate(seats) if seat.court == highest)
        seat = seats[winner]
        self.events.append(events.Married(winner, self.marriage))
        seat.court = 0
        if self.marriage == tables.PRINCESS:
            self.frames.append(ChoosePrincess(winner))
            return
        seat.marriages += (self.marriage,)
        self.points(winner, card.points, "marriage")
        if card.renown:
            self.renown(winner, card.renown)
        if card.region is not None and self.empty() & tables.REGION_MASKS[card.region]:
            self.frames.append(GainTown(winner, card.region))

    def points(self, index: int, points: int, why: str) -> None:
        """Give points on the track."""
        self.seat(index).points += points
        self.events.append(events.PointsChanged(index, points, why))

    def renown(self, index: int, renown: int) -> None:
        """Give renown tokens."""
        self.seat(index).renown += renown
        self.events.append(events.RenownGained(index, renown))

    def _princess(self, action: Action) -> None:
        assert isinstance(action, acts.TakePrincess)
        self.frames.pop()
        self.events.append(events.PrincessTaken(action.seat, action.choice))
        if action.choice == tables.SPURN:
            self.points(action.seat, tables.SPURN_POINTS, "spurn")
            return
        seat = self.seat(action.seat)
        seat.marriages += (tables.PRINCESS,)
        seat.princess = action.choice

    def _rewards(self) -> None:
        for index in self.clockwise(self.marker):
            space = self.seat(index).court
            if tables.COURT_COINS[space]:
                self.seat(index).coins += tables.COURT_COINS[space]
                self.events.append(events.CoinsChanged(index, tables.COURT_COINS[space]))
            if tables.COURT_RENOWN[space]:
                self.renown(index, tables.COURT_RENOWN[space])
            if space == tables.COURT_TOWN and self.empty():
                self.frames.append(GainTown(index, -1))

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

    def _battle(self) -> None:
        if self.battle:
            counts = [seat.raiders for seat in self.everybody()]
            fewest, most = min(counts), max(counts)
            leaders = [index for index, count in enumerate(counts) if count == most]
            chooser = leaders[0] if len(leaders) == 1 else -1
            losers = tuple([index for index in self.clockwise(self.marker) if counts[index] == fewest])
            self.frames.append(Incursion(chooser, losers))

    def _incursion(self, frame: Frame) -> None:
        assert isinstance(frame, Incursion)
        loser, *others = frame.losers
        if others:
            self.frames.append(Incursion(frame.chooser, tuple(others)))
        towns = self.controlled(loser)
        if towns & (towns - 1):
            self.frames.append(LoseTown(loser if frame.chooser < 0 else frame.chooser, loser))
        elif towns:
            self.take_town(loser, towns.bit_length())

    def take_town(self, loser: int, town: int) -> None:
        """The Vikings take a town; the disc and a monastery stay on it."""
        self.vikings |= tables.bit(town)
        self.events.append(events.TownLost(loser, town))

    def _yield(self, action: Action) -> None:
        assert isinstance(action, acts.YieldTown)
        frame = self.frames.pop()
        assert isinstance(frame, LoseTown)
        self.take_town(frame.loser, action.town)

    def _spoils(self) -> None:
        self.battle = 0
        sole = self.sole([seat.raiders for seat in self.everybody()])
        if sole is not None:
            self.renown(sole, 1)
            seat = self.seat(sole)
            self.points(sole, seat.renown, "spoils")
            self.events.append(events.RaidersReturned(sole, seat.raiders))
            seat.raiders = 0
        counts = [seat.raiders for seat in self.everybody()]
        most = max(counts)
        if most:
            for index, count in enumerate(counts):
                if count == most:
                    self.points(index, 1, "battle")
                    self.seat(index).raiders -= 1
                    self.events.append(events.RaidersReturned(index, 1))

    @staticmethod
    def sole(counts: Sequence[int]) -> int | None:
        """The seat that alone has the most, at least one."""
        most = max(counts)
        return counts.index(most) if most and counts.count(most) == 1 else None

    def _church_leader(self) -> None:
        sole = self.sole([seat.church for seat in self.everybody()])
        if sole is None:
            return
        self.marker = sole
        self.events.append(events.MarkerTaken(sole))
        self.return_discs(sole)
        if self.controlled(sole) & ~self.monasteries:
            self.ask_monastery(sole)

    def return_discs(self, index: int) -> None:
        """A seat takes all its church discs back."""
        seat = self.seat(index)
        self.events.append(events.DiscsReturned(index, seat.church))
        seat.church = 0

    def ask_monastery(self, index: int) -> None:
        """A seat builds a monastery, on the only town possible or on one of its choice."""
        towns = self.controlled(index) & ~self.monasteries
        if towns & (towns - 1):
            self.frames.append(BuildMonastery(index))
        else:
            self.build(index, towns.bit_length())

    def build(self, index: int, town: int) -> None:
        """Put a monastery on a town."""
        self.monasteries |= tables.bit(town)
        self.events.append(events.MonasteryBuilt(index, town))

    def _build(self, action: Action) -> None:
        assert isinstance(action, acts.Build)
        self.frames.pop()
        self.build(action.seat, action.town)

    def _church_second(self) -> None:
        counts = [seat.church for seat in self.everybody()]
        most = max(counts)
        if not most:
            return
        for index, count in enumerate(counts):
            if count == most:
                self.points(index, 1, "church")
                self.seat(index).church -= 1
                self.events.append(events.DiscsReturned(index, 1))

    def _church_others(self) -> None:
        seats = tuple(
            [index for index in self.clockwise(self.marker) if self.seat(index).church >= tables.MONASTERY_DISCS]
        )
        if seats:
            self.frames.append(Monasteries(seats))

    def _monasteries(self, frame: Frame) -> None:
        assert isinstance(frame, Monasteries)
        index, *others = frame.seats
        if others:
            self.frames.append(Monasteries(tuple(others)))
        if self.controlled(index) & ~self.monasteries:
            self.frames.append(FinishMonastery(index))
            self.ask_monastery(index)

    def _finish_monastery(self, frame: Frame) -> None:
        assert isinstance(frame, FinishMonastery)
        self.return_discs(frame.owner)

    def _claims(self) -> None:
        claims = list(self.claims)
        players = self.players()
        for region, claim in enumerate(claims):
            held = [towns_of(player, self.vikings) for player in players]
            mask = tables.REGION_MASKS[region]
            total = sum(weight(towns & mask, self.monasteries) for towns in held)
            total += weight(self.vikings & mask, self.monasteries)
            if claim == FACE_DOWN:
                if total < tables.REGIONS[region].threshold:
                    continue
                claims[region] = claim = ON_BOARD
                self.events.append(events.TokenTurned(region))
            sides = weights(players, self.vikings, self.monasteries, region)
            best = max(sides)
            if sides.count(best) > 1:
                continue
            owner = sides.index(best)
            owner = ON_BOARD if owner == len(players) else owner
            if owner != claim:
                claims[region] = owner
                self.events.append(events.TokenMoved(region, owner))
        self.claims = tuple(claims)


def symbols_of(card: int, option: int, card5_coins: int) -> tuple[str, ...]:
    """The symbols of an action: the primary one (−1) or a secondary one (0, 1), with card 5's option."""
    if option < 0:
        return tables.CARDS[card].primary
    symbols = tables.CARDS[card].secondary[option]
    if card == 5 and option == 0:
        return (tables.COIN,) * card5_coins + (tables.EXPAND,)
    return symbols


#: The upkeep, strictly in this order (rules section 3.4).
_UPKEEP: tuple[Callable[[Course], None], ...] = (
    Course._marry,
    Course._rewards,
    Course._battle,
    Course._spoils,
    Course._church_leader,
    Course._church_second,
    Course._church_others,
    Course._claims,
)
_AUTOMATIC: dict[type[Frame], Callable[[Course, Frame], None]] = {
    Resolve: Course._resolve,
    Symbols: Course._symbols,
    Settle: Course._settle,
    EndTrick: Course._end_trick,
    Upkeep: Course._upkeep,
    Incursion: Course._incursion,
    Monasteries: Course._monasteries,
    FinishMonastery: Course._finish_monastery,
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
    acts.TakePrincess: Course._princess,
    acts.YieldTown: Course._yield,
    acts.Build: Course._build,
}
