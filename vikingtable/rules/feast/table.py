"""The working copy of a state while one action is carried out: what may be moved, and the basic moves."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from vikingtable.quick import open_twin
from vikingtable.rules.chance import Chance
from vikingtable.rules.feast.frames import TALLY_PLACE, Acting, Improving
from vikingtable.rules.feast.happenings import (
    CardDrawn,
    HouseGained,
    Items,
    ShipGained,
    SpecialGained,
    VikingsBack,
    new_gained,
    new_paid,
    new_weapon_drawn,
)
from vikingtable.rules.feast.items import BOW, ITEMS, SPECIAL, STONE, WEAPONS, WOOD, Bag
from vikingtable.rules.feast.spaces import PLACE
from vikingtable.rules.feast.state import (
    FREE_PLACE,
    HOUSE_KINDS,
    LARGE_BERTHS,
    SMALL_BERTHS,
    FeastPlayer,
    FeastRules,
    FeastState,
    Holdings,
    Site,
)
from vikingtable.rules.state import Event, Frame

_TRACKED = {ITEMS.index("wood"): "wood_gained", STONE: "stone_gained", ITEMS.index("stockfish"): "stockfish_gained"}
_SPENT = {
    ITEMS.index("silver"): "silver_paid",
    WOOD: "wood_paid",
    STONE: "stone_paid",
    ITEMS.index("ore"): "ore_paid",
    **{BOW + index: f"{weapon}_paid" for index, weapon in enumerate(WEAPONS)},
}


#: All seats clockwise, by number of seats and first seat.
_ORDERS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats)) for seats in range(5)
)


class Seat:
    """A player's holdings, open to change; the fields are those of ``FeastPlayer``."""

    __slots__ = (
        "boats",
        "emigrated",
        "final_income",
        "hand",
        "knarrs",
        "longships",
        "offer",
        "passed",
        "penalties",
        "placements",
        "played",
        "sites",
        "specials",
        "spent",
        "supply",
        "thing",
        "trail",
    )

    supply: list[int]
    specials: int
    boats: tuple[int, ...]
    knarrs: int
    longships: tuple[int, ...]
    emigrated: tuple[str, ...]
    sites: tuple[Site, ...]
    hand: tuple[int, ...]
    played: tuple[int, ...]
    spent: tuple[int, ...]
    thing: int
    passed: bool
    placements: tuple[int, ...]
    penalties: int
    final_income: int
    offer: tuple[int, ...]
    trail: tuple[Holdings, ...]

    def close(self) -> None:
        """The holdings are a plain value again: this object itself, that from now on nobody can change."""
        self.supply = tuple(self.supply)  # type: ignore[assignment]
        # It has the slots of a player: to change its class takes less than to set them all once more.
        self.__class__ = FeastPlayer  # type: ignore[assignment]


def open_seat(player: FeastPlayer | Seat) -> Seat:
    """A player's holdings, to be changed; an ``__init__`` would take longer."""
    seat = Seat()
    seat.supply = list(player.supply)
    seat.specials = player.specials
    seat.boats = player.boats
    seat.knarrs = player.knarrs
    seat.longships = player.longships
    seat.emigrated = player.emigrated
    seat.sites = player.sites
    seat.hand = player.hand
    seat.played = player.played
    seat.spent = player.spent
    seat.thing = player.thing
    seat.passed = player.passed
    seat.placements = player.placements
    seat.penalties = player.penalties
    seat.final_income = player.final_income
    seat.offer = player.offer
    seat.trail = player.trail
    return seat


#: A player to read from, open or closed.
AnyPlayer = FeastPlayer | Seat


def holdings(player: AnyPlayer) -> Holdings:
    """What free actions may change, as a value to compare."""
    return Holdings(
        tuple(player.supply),
        player.specials,
        player.boats,
        player.knarrs,
        player.longships,
        player.sites,
        player.hand,
    )


def _changed(figures: tuple[int, ...], place: int, figure: int) -> tuple[int, ...]:
    """The figures with another one at a place: by way of a list, which is quicker than putting slices together."""
    changed = list(figures)
    changed[place] = figure
    return tuple(changed)


#: Makes a state whose fields are still to be set.
_new_state: Callable[[], Any] = open_twin(FeastState)


class Table:
    """A state open to change; ``closed`` makes the next state of it.

    Reading goes through ``players``, writing through ``own``. ``events`` collects what happens, ``pending`` the
    triggers that ``effects.fire`` has found: (seat, event, effects, arguments).
    """

    __slots__ = (
        "active",
        "chance",
        "events",
        "frames",
        "houses",
        "imitation",
        "island_owner",
        "island_silver",
        "last_placed",
        "minted",
        "occupation_pile",
        "opened",
        "owner",
        "pending",
        "phase",
        "players",
        "revealed",
        "round",
        "rules",
        "seats",
        "sides",
        "specials",
        "start_player",
        "strip_pile",
        "strips",
        "strips_gone",
        "turn",
        "viewer",
        "vikings",
        "watching",
        "weapon_discard",
        "weapon_pile",
    )

    def __init__(self, state: "FeastState | Table", chance: Chance) -> None:
        self.chance = chance
        self.events: list[Event] = []
        self.revealed = False
        self.pending: list[tuple[int, str, tuple[tuple[int, int], ...], tuple[int, ...]]] = []
        #: A window whose seats are known to be those that can do something.
        self.opened: Frame | None = None
        #: The seats with effects that fire by themselves once a condition has come true, and these.
        self.watching: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()
        self.viewer: int = state.viewer
        self.seats: int = state.seats
        self.turn: int = state.turn
        self.frames: list[Frame] = list(state.frames)
        self.rules: FeastRules = state.rules
        self.round: int = state.round
        self.phase: int = state.phase
        self.start_player: int = state.start_player
        self.active: int = state.active
        self.last_placed: int = state.last_placed
        self.owner: tuple[int, ...] = state.owner
        self.vikings: tuple[int, ...] = state.vikings
        self.imitation: tuple[int, ...] = state.imitation
        self.sides: tuple[int, ...] = state.sides
        self.island_silver: tuple[int, ...] = state.island_silver
        self.island_owner: tuple[int, ...] = state.island_owner
        self.strips: tuple[tuple[int, int], ...] = state.strips
        self.strip_pile: tuple[int, ...] = state.strip_pile
        self.strips_gone: int = state.strips_gone
        self.houses: tuple[int, ...] = state.houses
        self.specials: int = state.specials
        self.weapon_pile: tuple[int, ...] = state.weapon_pile
        self.weapon_discard: tuple[int, ...] = state.weapon_discard
        self.occupation_pile: tuple[int, ...] = state.occupation_pile
        self.players: list[AnyPlayer] = list(state.players)
        self.minted: tuple[int, ...] = state.minted

    def closed(self) -> FeastState:
        """The state after all changes."""
        for player in self.players:
            if type(player) is Seat:
                player.close()
        # Slot by slot: a call with as many arguments takes much longer.
        state = _new_state()
        state.generator = self.chance.generator
        state.viewer = self.viewer
        state.seats = self.seats
        state.turn = self.turn
        state.frames = tuple(self.frames)
        state.rules = self.rules
        state.round = self.round
        state.phase = self.phase
        state.start_player = self.start_player
        state.active = self.active
        state.last_placed = self.last_placed
        state.owner = self.owner
        state.vikings = self.vikings
        state.imitation = self.imitation
        state.sides = self.sides
        state.island_silver = self.island_silver
        state.island_owner = self.island_owner
        state.strips = self.strips
        state.strip_pile = self.strip_pile
        state.strips_gone = self.strips_gone
        state.houses = self.houses
        state.specials = self.specials
        state.weapon_pile = self.weapon_pile
        state.weapon_discard = self.weapon_discard
        state.occupation_pile = self.occupation_pile
        state.players = tuple(self.players)
        state.minted = self.minted
        state.__class__ = FeastState
        closed: FeastState = state
        return closed

    def own(self, seat: int) -> Seat:
        """The seat's holdings, open to change."""
        player = self.players[seat]
        if type(player) is Seat:
            return player
        opened = self.players[seat] = open_seat(player)
        return opened

    def in_turn_order(self) -> tuple[int, ...]:
        """All seats from the start player clockwise."""
        return _ORDERS[self.seats][self.start_player]

    # Supply

    def tally(self, name: str, amount: int) -> None:
        """Add to a figure of the innermost action, if one is under way."""
        if not amount:
            return
        depth = len(self.frames)
        for frame in reversed(self.frames):
            depth -= 1
            if type(frame) is Acting:
                tally, place = list(frame.tally), TALLY_PLACE[name]
                tally[place] += amount
                self.frames[depth] = frame.with_tally(tuple(tally))
                return

    def add(self, seat: int, items: Bag, source: str) -> None:
        """Put items into a supply and tell of it. Weapons by name leave discard or pile; animals are not pregnant."""
        player = self.own(seat)
        told: list[tuple[str, int]] = []
        for place, amount in items:
            if amount <= 0:
                continue
            if place >= BOW:
                for _ in range(amount):
                    self._fetch_weapon(place - BOW)
            player.supply[place] += amount
            told.append((ITEMS[place], amount))
            if place in _TRACKED and source in ("action", "mountain"):
                self.tally(_TRACKED[place], amount)
        if told:
            self.events.append(new_gained(seat, tuple(told), source))

    def remove(self, seat: int, items: Bag) -> None:
        """Take items out of a supply without telling; the caller has checked that they are there."""
        supply = self.own(seat).supply
        for place, amount in items:
            supply[place] -= amount
            if place >= BOW and amount:
                self.weapon_discard = (*self.weapon_discard, *((place - BOW,) * amount))
        if Improving in map(type, self.frames):
            self._forget_made(seat, items)

    def pay(self, seat: int, items: Bag, counted: bool = True) -> None:
        """Pay items to the stock; weapons go to their discards. ``counted``: the action under way asks for it."""
        self.remove(seat, items)
        told: Items = tuple([(ITEMS[place], amount) for place, amount in items if amount])
        if told:
            self.events.append(new_paid(seat, told))
        for place, amount in items if counted else ():
            if place in _SPENT and amount:
                self.tally(_SPENT[place], amount)

    def _forget_made(self, seat: int, items: Bag) -> None:
        # A tile that an open upgrade made and that then leaves the supply is no longer among those not to be
        # upgraded again: the player would name that one.
        for depth, frame in enumerate(self.frames):
            if type(frame) is Improving and frame.made and frame.seat == seat:
                made = list(frame.made)
                for place, amount in items:
                    for _ in range(amount):
                        if place in made:
                            made.remove(place)
                if len(made) < len(frame.made):
                    self.frames[depth] = Improving(
                        seat,
                        frame.program,
                        frame.at,
                        frame.strips,
                        frame.used,
                        frame.goods,
                        frame.kinds,
                        tuple(made),
                        frame.did,
                        frame.extra,
                    )

    # Cards

    def _fetch_weapon(self, weapon: int) -> None:
        """A named weapon leaves the discards, else the pile (which is reshuffled), else it is made new."""
        if weapon in self.weapon_discard:
            at = self.weapon_discard.index(weapon)
            self.weapon_discard = (*self.weapon_discard[:at], *self.weapon_discard[at + 1 :])
        elif weapon in self.weapon_pile:
            at = self.weapon_pile.index(weapon)
            self.weapon_pile = self.chance.shuffled((*self.weapon_pile[:at], *self.weapon_pile[at + 1 :]))
            self.revealed = True
        else:
            self._mint(weapon)

    def _mint(self, weapon: int) -> None:
        self.minted = (*self.minted[:weapon], self.minted[weapon] + 1, *self.minted[weapon + 1 :])

    def draw_weapon(self, seat: int) -> None:
        """Draw the next weapon card; an empty pile is made of the discards, and without these the card is new."""
        if not self.weapon_pile and self.weapon_discard:
            self.weapon_pile = self.chance.shuffled(self.weapon_discard)
            self.weapon_discard = ()
        if self.weapon_pile:
            weapon = self.weapon_pile[0]
            self.weapon_pile = self.weapon_pile[1:]
        else:
            weapon = self.chance.below(len(WEAPONS))
            self._mint(weapon)
        self.revealed = True
        self.own(seat).supply[BOW + weapon] += 1
        self.events.append(new_weapon_drawn(seat, WEAPONS[weapon]))

    def draw_card(self, seat: int) -> None:
        """Draw an occupation; an empty pile gives nothing."""
        if not self.occupation_pile:
            return
        card = self.occupation_pile[0]
        self.occupation_pile = self.occupation_pile[1:]
        player = self.own(seat)
        player.hand = (*player.hand, card)
        self.revealed = True
        self.events.append(CardDrawn(seat, card))

    # Ships, houses, tiles

    def put_ship(self, seat: int, ship: str, how: str, ore: int = 0) -> None:
        """A ship comes into the bay; the caller has checked the berth."""
        player = self.own(seat)
        if ship == "whaling_boat":
            player.boats = (*player.boats, ore)
        elif ship == "knarr":
            player.knarrs += 1
        else:
            player.longships = (*player.longships, ore)
        self.events.append(ShipGained(seat, ship, how))

    def put_house(self, seat: int, house: str) -> None:
        """A house comes from the stock to a seat; the caller has checked the stock."""
        kind = HOUSE_KINDS.index(house)
        self.houses = (*self.houses[:kind], self.houses[kind] - 1, *self.houses[kind + 1 :])
        player = self.own(seat)
        board = None if house == "shed" else self.rules.area(house).empty
        player.sites = (*player.sites, Site(house, board))
        self.events.append(HouseGained(seat, house, len(player.sites) - 1))

    def put_special(self, seat: int, tile: str) -> None:
        """A special tile comes from the stock to a supply; the caller has checked that it is there."""
        bit = 1 << SPECIAL[tile]
        self.specials &= ~bit
        self.own(seat).specials |= bit
        self.events.append(SpecialGained(seat, tile))

    # Vikings

    def place_vikings(self, seat: int, place: str, count: int) -> None:
        """Move Vikings from the Thing square to a place."""
        index = PLACE[place]
        self.owner = _changed(self.owner, index, seat)
        self.vikings = _changed(self.vikings, index, count)
        self.own(seat).thing -= count

    def take_back(self, seat: int, place: str, count: int) -> int:
        """Up to ``count`` Vikings return from a place; one left without Vikings is free again. Says how many came."""
        index = PLACE[place]
        if self.owner[index] != seat:
            return 0
        count = min(count, self.vikings[index])
        if count:
            left = self.vikings[index] - count
            self.vikings = _changed(self.vikings, index, left)
            if not left:
                self.owner = _changed(self.owner, index, FREE_PLACE)
            self.own(seat).thing += count
            self.events.append(VikingsBack(seat, place, count))
        return count


#: A state to read from, open or closed.
Position = FeastState | Table


def free_large(player: AnyPlayer) -> int:
    """Free large berths."""
    return LARGE_BERTHS - player.knarrs - len(player.longships)


def free_small(player: AnyPlayer) -> int:
    """Free small berths."""
    return SMALL_BERTHS - len(player.boats)


def berth_for(player: AnyPlayer, ship: str) -> bool:
    """Whether a berth for the ship is free."""
    return (free_small(player) if ship == "whaling_boat" else free_large(player)) > 0


def taken_from(supply: Sequence[int], places: Iterable[int]) -> int:
    """How many items of these kinds a supply holds."""
    return sum(supply[place] for place in places)
