"""Free actions: placing goods, buying and arming ships, filling slots, anytime cards ("Free actions and windows")."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress

from vikingtable.rules.chance import Chance, Generator
from vikingtable.rules.feast import duties, effects, moves, standing
from vikingtable.rules.feast.acts import ArmShip, BuyShip, FillSlot, PlaceTile, UseCard
from vikingtable.rules.feast.boards import HOUSE, is_house
from vikingtable.rules.feast.boards import area as area_named
from vikingtable.rules.feast.card_ops import Unload
from vikingtable.rules.feast.frames import (
    Acting,
    Effecting,
    Feasting,
    Forging,
    Keeping,
    Laying,
    Phase,
    Rolling,
    Turn,
    Window,
)
from vikingtable.rules.feast.goods import GOODS, SPECIAL_TILES
from vikingtable.rules.feast.handler import HANDLERS, Sampler
from vikingtable.rules.feast.happenings import CardWorks, Gained, ShipArmed, SlotFilled, TilePlaced
from vikingtable.rules.feast.items import ITEM, ITEMS, ORE, PLACEABLE, SILVER, SPECIAL, STONE, WOOD
from vikingtable.rules.feast.legality import needs_of, payable
from vikingtable.rules.feast.loop import run
from vikingtable.rules.feast.occupations import REVERSIBLE
from vikingtable.rules.feast.state import BOAT_ORE, LONGSHIP_ORE, SHIP_PRICE, SHIPS, FeastState, Site
from vikingtable.rules.feast.table import AnyPlayer, Position, Table, berth_for, holdings
from vikingtable.rules.state import Action, Frame
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.board import Area, Board
from vikingtable.tiles.placement import Placement

#: What free actions are.
FREE: tuple[type[Action], ...] = (PlaceTile, FillSlot, BuyShip, ArmShip, UseCard)
#: Phases whose payments cannot be used before they are over, and the step from which they are paid.
_CLOSED = {"income": 3, "bonus": 2}


def closed_now(position: Position) -> bool:
    """Whether income or bonus is being paid: free actions wait until the phase is over."""
    for frame in reversed(position.frames):
        if type(frame) is Window:
            return False
        if type(frame) is Phase and frame.name in _CLOSED and frame.step >= _CLOSED[frame.name]:
            return True
    return False


def in_action(position: Position) -> bool:
    """Whether an action is under way (then ships are not armed)."""
    return any(type(frame) is Acting for frame in position.frames)


def at_the_end(position: Position) -> bool:
    """Whether it is the last placing before scoring (then slots are filled)."""
    return any(type(frame) is Window and frame.kind == "scoring" for frame in position.frames)


_PLACEABLE = frozenset(PLACEABLE)
#: The first names of a supply: goods, which may lie on boards.
_GOODS: tuple[str, ...] = ITEMS[: len(GOODS)]


def pieces_of(player: AnyPlayer) -> list[str]:
    """The tiles in a supply that may lie on boards: goods and special tiles, silver, ore; each kind once."""
    supply = player.supply
    held = list(compress(_GOODS, supply))
    if supply[SILVER]:
        held.append("silver")
    if supply[ORE]:
        held.append("ore")
    if player.specials:
        held += [tile.id for place, tile in enumerate(SPECIAL_TILES) if player.specials >> place & 1]
    if supply[WOOD] and standing.wood_in_houses(player):
        held.append("wood")
    return held


def area_of(position: Position, player: AnyPlayer, site: Site) -> Area:
    """The area of a site, as the options and the player's cards have it."""
    rules = position.rules
    return area_named(
        site.kind, rules.mirror_special_tiles, rules.first_number_is_anchor, standing.wood_in_houses(player)
    )


def _holds_piece(player: AnyPlayer, piece: str) -> bool:
    if piece in SPECIAL:
        return bool(player.specials >> SPECIAL[piece] & 1)
    if piece == "wood":
        return player.supply[WOOD] > 0 and standing.wood_in_houses(player)
    place = ITEM.get(piece, -1)
    return place in _PLACEABLE and player.supply[place] > 0


#: Food, that a land board never takes, by piece: spares trying.
_FOOD = frozenset(good.id for good in GOODS if good.colour in ("orange", "red"))


def anytime(position: Position, player: AnyPlayer) -> effects.Heard:
    """The effects that may be used at any time, and those that may be now.

    These are effects for an action with Vikings while one is under way, and offers whose condition has come true.
    """
    played = player.played
    if not played:
        return ()
    found, during = _anytime(played)
    if during and any(type(frame) is Acting and frame.place for frame in position.frames):
        return (*found, *during)
    return found


@lru_cache(maxsize=1 << 14)
def _anytime(played: tuple[int, ...]) -> tuple[effects.Heard, effects.Heard]:
    waiting = effects.listeners(played)
    offers = tuple(which for which in waiting.get("threshold", ()) if effects.effect_of(*which).optional)
    return (*waiting.get("anytime", ()), *offers), waiting.get("action:viking_action:during", ())


effects.FORGET.append(_anytime.cache_clear)


# What is not allowed ---------------------------------------------------------------------------------------


def why_not(state: FeastState, action: Action) -> list[Message]:
    """Why a free action of a seat that may answer now is not allowed."""
    if closed_now(state):
        return [msg("feast.why.phase_not_over")]
    player = state.players[action.seat]
    if not _laid_now(state, player, action):
        return [msg("feast.why.lay_now")]
    if isinstance(action, PlaceTile):
        why = _place_why_not(state, player, action)
    elif isinstance(action, BuyShip):
        why = _buy_why_not(state, player, action)
    elif isinstance(action, ArmShip):
        why = _arm_why_not(state, player, action)
    elif isinstance(action, FillSlot):
        why = _fill_why_not(state, player, action)
    else:
        assert isinstance(action, UseCard)
        why = _card_why_not(state, player, action)
    if why:
        return why
    return _consequences(state, action) or _needed(state, action)


def _needed(state: FeastState, action: Action) -> list[Message]:
    return duties.needed(state, action, lambda table: do(table, action), free=True)


def _laid_now(state: FeastState, player: AnyPlayer, action: Action) -> bool:
    """Whether nothing but this is to be laid at once: a card may give a tile on this condition."""
    frame = state.frames[-1]
    if type(frame) is not Laying:
        return True
    if type(action) is not PlaceTile or action.piece != ITEMS[frame.item]:
        return False
    return 0 <= action.site < len(player.sites) and is_house(player.sites[action.site].kind) == frame.houses


def _consequences(state: FeastState, action: Action) -> list[Message]:
    """What speaks against a free action because of what comes after it."""
    frame = state.frames[-1]
    watched = _watched(state.players[action.seat])
    sturdy = type(frame) in _STURDY
    if sturdy and not watched:
        return []
    handler = HANDLERS[type(frame)]
    fragile = not sturdy and not handler.stuck(state, frame)
    if not (watched or fragile):
        return []
    table = Table(state, Chance(0))
    do(table, action)
    if type(action) is UseCard:
        # The card's effect is carried out on the trial copy, as far as it goes without a question.
        run(table, down_to=len(state.frames))
    if fragile and table.frames[-1] is frame and handler.stuck(table, frame):
        return [msg("feast.why.needed")]
    if watched and holdings(table.players[action.seat]) in trail_of(state, action.seat):
        return [msg("feast.why.circle")]
    return []


#: Frames in which nothing compulsory can become impossible.
_STURDY: frozenset[type[Frame]] = frozenset({Turn, Window, Feasting, Rolling, Keeping, Forging})


def _watched(player: AnyPlayer) -> bool:
    return bool(player.played) and not REVERSIBLE.isdisjoint(player.played)


def trail_of(position: Position, seat: int) -> tuple[object, ...]:
    """The holdings that a seat must not come back to by free actions: those since its last other action."""
    player = position.players[seat]
    return (*player.trail, holdings(player))


def _place_why_not(state: FeastState, player: AnyPlayer, action: PlaceTile) -> list[Message]:
    if not 0 <= action.site < len(player.sites):
        return [msg("feast.why.no_such_board")]
    if not _holds_piece(player, action.piece):
        return [msg("feast.why.not_a_tile")]
    site = player.sites[action.site]
    if site.board is None:
        return [msg("feast.why.shed_goods")]
    area = area_of(state, player, site)
    placement = Placement(action.piece, action.x, action.y, action.rotation, action.flipped)
    if action.piece not in area.pieces or not 0 <= action.rotation < 4:
        return [msg("feast.why.not_a_tile")]
    if area.is_legal(site.board, placement):
        return []
    return [refusal.message for refusal in area.why_not(site.board, placement)]


def _buy_why_not(state: FeastState, player: AnyPlayer, action: BuyShip) -> list[Message]:
    if action.ship not in SHIP_PRICE:
        return [msg("feast.why.no_such_ship")]
    why = needs_of(state, action.seat, ((SILVER, SHIP_PRICE[action.ship]),))
    if not berth_for(player, action.ship):
        why.append(msg("feast.why.small_berth" if action.ship == "whaling_boat" else "feast.why.large_berth"))
    return why


def _arm_why_not(state: Position, player: AnyPlayer, action: ArmShip) -> list[Message]:
    loads = player.boats if action.ship == "whaling_boat" else player.longships
    if action.ship not in ("whaling_boat", "longship") or not 0 <= action.index < len(loads):
        return [msg("feast.why.no_such_ship")]
    why: list[Message] = []
    if in_action(state):
        why.append(msg("feast.why.arm_in_action"))
    if not player.supply[ORE]:
        why.append(msg("feast.why.lacks", 1, msg("feast.item.ore"), 0))
    if loads[action.index] >= (BOAT_ORE if action.ship == "whaling_boat" else LONGSHIP_ORE):
        why.append(msg("feast.why.ship_full"))
    return why


def _fill_why_not(state: Position, player: AnyPlayer, action: FillSlot) -> list[Message]:
    if not 0 <= action.site < len(player.sites) or action.resource not in ("wood", "stone"):
        return [msg("feast.why.no_such_board")]
    why: list[Message] = []
    if not at_the_end(state):
        why.append(msg("feast.why.slots_at_end"))
    if free_slots(player.sites[action.site], action.resource) < 1:
        why.append(msg("feast.why.no_slot"))
    if not player.supply[ITEM[action.resource]]:
        why.append(msg("feast.why.lacks", 1, msg(f"feast.item.{action.resource}"), 0))
    return why


def free_slots(site: Site, resource: str) -> int:
    """Empty wood or stone slots of a site."""
    house = HOUSE.get(site.kind)
    if house is None:
        return 0
    return house.wood_slots - site.wood if resource == "wood" else house.stone_slots - site.stone


def _card_why_not(state: Position, player: AnyPlayer, action: UseCard) -> list[Message]:
    which = (action.card, action.effect)
    if which not in anytime(state, player):
        return [msg("feast.why.not_anytime")]
    if any(type(frame) is Effecting and (frame.card, frame.index) == which for frame in state.frames):
        return [msg("feast.why.card_at_work")]
    if action.option not in _ways(player, which):
        return [msg("feast.why.effect" if not action.option else "feast.why.no_option")]
    if not effects.ready(state, action.seat, which) or not payable(state, action.seat, which):
        return [msg("feast.why.effect")]
    return []


# What they do ----------------------------------------------------------------------------------------------


def do(table: Table, action: Action) -> None:
    """Carry out a free action that is allowed."""
    seat = action.seat
    player = table.own(seat)
    if _watched(player):
        player.trail = (*player.trail, holdings(player))
    if isinstance(action, PlaceTile):
        _place(table, action)
    elif isinstance(action, BuyShip):
        table.pay(seat, ((SILVER, SHIP_PRICE[action.ship]),))
        moves.gain_ship(table, seat, action.ship, "bought")
    elif isinstance(action, ArmShip):
        table.remove(seat, ((ORE, 1),))
        loads = list(player.boats if action.ship == "whaling_boat" else player.longships)
        loads[action.index] += 1
        if action.ship == "whaling_boat":
            player.boats = tuple(loads)
        else:
            player.longships = tuple(loads)
        table.events.append(ShipArmed(seat, action.ship, action.index))
    elif isinstance(action, FillSlot):
        fill(table, seat, action.site, action.resource)
    elif isinstance(action, UseCard):
        if action.option:
            _unload(table, action)
        else:
            effects.start(table, seat, (action.card, action.effect), agreed=True)


def _ways(player: AnyPlayer, which: tuple[int, int]) -> tuple[str, ...]:
    """The options of using an effect: none but for one that takes ore off a ship, which names the ship."""
    if not _unloads(*which):
        return ("",)
    ships = [f"whaling_boat:{index}" for index, ore in enumerate(player.boats) if ore]
    return (*ships, *(f"longship:{index}" for index, ore in enumerate(player.longships) if ore))


@lru_cache(maxsize=1024)
def _unloads(card: int, index: int) -> bool:
    return any(isinstance(op, Unload) for op in effects.effect_of(card, index).program)


effects.FORGET.append(_unloads.cache_clear)


def _unload(table: Table, action: UseCard) -> None:
    player = table.own(action.seat)
    ship, _, number = action.option.partition(":")
    loads = list(player.boats if ship == "whaling_boat" else player.longships)
    loads[int(number)] -= 1
    if ship == "whaling_boat":
        player.boats = tuple(loads)
    else:
        player.longships = tuple(loads)
    player.supply[ORE] += 1
    table.events += [CardWorks(action.seat, action.card), Gained(action.seat, (("ore", 1),), "card")]


def fill(table: Table, seat: int, index: int, resource: str) -> None:
    """Put a wood or stone on a slot; the caller has checked that there is one."""
    player = table.own(seat)
    site = player.sites[index]
    wood, stone = site.wood + (resource == "wood"), site.stone + (resource == "stone")
    player.sites = (*player.sites[:index], Site(site.kind, site.board, wood, stone), *player.sites[index + 1 :])
    table.remove(seat, ((WOOD if resource == "wood" else STONE, 1),))
    table.events.append(SlotFilled(seat, index, resource))


def _place(table: Table, action: PlaceTile) -> None:
    seat, index = action.seat, action.site
    player = table.own(seat)
    site = player.sites[index]
    assert site.board is not None
    placement = Placement(action.piece, action.x, action.y, action.rotation, action.flipped)
    board: Board = area_of(table, player, site).place(site.board, placement)
    player.sites = (
        *player.sites[:index],
        Site(site.kind, board, site.wood, site.stone),
        *player.sites[index + 1 :],
    )
    if action.piece in SPECIAL:
        player.specials &= ~(1 << SPECIAL[action.piece])
    else:
        table.remove(seat, ((ITEM[action.piece], 1),))
    table.events.append(
        TilePlaced(seat, index, site.kind, action.piece, action.x, action.y, action.rotation, action.flipped)
    )
    if player.played:
        where = "home" if site.kind == "home" else ("house" if is_house(site.kind) else "exploration")
        effects.fire(table, seat, (f"place:{action.piece}:{where}",))


# What is possible ------------------------------------------------------------------------------------------


def answers(state: FeastState, seat: int) -> Iterator[Action]:
    """Every free action that is allowed; placements come last, one after the other."""
    if closed_now(state):
        return
    player = state.players[seat]
    for action in _few(state, player, seat):
        if not why_not(state, action):
            yield action
    areas = _areas(state, player)
    for piece in pieces_of(player):
        for index, area, board, house, _ in areas:
            if piece in _FOOD and not house:
                continue
            kept = True  # what follows from placing is the same wherever the tile lies
            for number, placement in enumerate(area.legal_placements(board, piece)):
                action = _tile(seat, index, placement)
                if type(state.frames[-1]) is Laying and not _laid_now(state, player, action):
                    break
                if number == 0 or _watched(player):
                    kept = not (_consequences(state, action) or _needed(state, action))
                if kept:
                    yield action


def _tile(seat: int, index: int, placement: Placement) -> PlaceTile:
    return PlaceTile(seat, index, placement.piece, placement.x, placement.y, placement.rotation, placement.flipped)


def _few(position: Position, player: AnyPlayer, seat: int) -> list[Action]:
    """All free actions but placing tiles, as far as a glance at the supply tells; those of a kind together."""
    found: list[Action] = []
    if player.supply[SILVER] >= _CHEAPEST:
        found += _purchases(player, seat)
    if player.supply[ORE]:
        found += _armings(position, player, seat)
    if len(player.sites) > 1:
        found += _fillings(position, player, seat)
    if player.played:
        found += _uses(position, player, seat)
    return found


def _purchases(player: AnyPlayer, seat: int) -> list[Action]:
    silver = player.supply[SILVER]
    return [BuyShip(seat, ship) for ship in SHIPS if silver >= SHIP_PRICE[ship] and berth_for(player, ship)]


def _armings(position: Position, player: AnyPlayer, seat: int) -> list[Action]:
    if not (player.boats or player.longships) or in_action(position):
        return []
    return [
        *(ArmShip(seat, "whaling_boat", index) for index in range(len(player.boats))),
        *(ArmShip(seat, "longship", index) for index in range(len(player.longships))),
    ]


def _fillings(position: Position, player: AnyPlayer, seat: int) -> list[Action]:
    sites = range(1, len(player.sites)) if at_the_end(position) else ()
    return [FillSlot(seat, index, resource) for index in sites for resource in ("wood", "stone")]


def _uses(position: Position, player: AnyPlayer, seat: int) -> list[Action]:
    return [UseCard(seat, *which, option) for which in anytime(position, player) for option in _ways(player, which)]


_CHEAPEST = min(SHIP_PRICE.values())


def possible(position: Position, seat: int) -> bool:
    """Whether a seat can do anything for free, in a window or between actions."""
    player = position.players[seat]
    for action in _few(position, player, seat):
        if type(action) is BuyShip:
            return True
        if type(action) is ArmShip and not _arm_why_not(position, player, action):
            return True
        if type(action) is FillSlot and not _fill_why_not(position, player, action):
            return True
        if type(action) is UseCard and not _card_why_not(position, player, action):
            return True
    return next(_fitting(position, player), None) is not None


def can_place(position: Position, player: AnyPlayer, site: Site, piece: str) -> bool:
    """Whether a tile fits somewhere on a site."""
    board = site.board
    if board is None or (piece in _FOOD and not is_house(site.kind)):
        return False
    area = area_of(position, player, site)
    known = _known_fits(area, board.occupied, board.apart)
    fits = known.get(piece)
    if fits is None:
        fits = known[piece] = area.can_place(board, piece)
    return fits


def _areas(position: Position, player: AnyPlayer) -> list[tuple[int, Area, Board, bool, dict[str, bool]]]:
    """The sites that take tiles: number, area, board, whether it is a house, and what is known to fit or not."""
    rules, wood = position.rules, standing.wood_in_houses(player)
    mirror, anchor = rules.mirror_special_tiles, rules.first_number_is_anchor
    return [
        (
            index,
            (area := area_named(site.kind, mirror, anchor, wood)),
            site.board,
            site.kind in HOUSE,
            _known_fits(area, site.board.occupied, site.board.apart),
        )
        for index, site in enumerate(player.sites)
        if site.board is not None
    ]


@lru_cache(maxsize=1 << 13)
def _known_fits(area: Area, occupied: int, apart: tuple[int, ...]) -> dict[str, bool]:
    """Of a board as it is covered: which pieces are known to fit and which not; filled as they are asked for.

    Most decisions leave the boards as they are, and a full board takes longest to search.
    """
    return {}


def _fitting(position: Position, player: AnyPlayer) -> Iterator[tuple[str, int, Area, Board]]:
    """The tiles that fit somewhere, each with the site's number, area and board; looked for as they are asked for."""
    pieces = pieces_of(player)
    for index, area, board, house, known in _areas(position, player) if pieces else ():
        for piece in pieces:
            if house or piece not in _FOOD:
                fits = known.get(piece)
                if fits is None:
                    fits = known[piece] = area.can_place(board, piece)
                if fits:
                    yield piece, index, area, board


def samplers(state: FeastState, seat: int) -> list[Sampler]:
    """One sampler for each kind of free action that may be possible; each looks closer only when it is asked."""
    if closed_now(state):
        return []
    player = state.players[seat]
    supply = player.supply
    found: list[Sampler] = []
    if any(supply[:_FURTHEST]) or player.specials:
        found.append(lambda random: _random_tile(state, player, seat, random))
    if supply[SILVER] >= _CHEAPEST:
        found.append(lambda random: _random_of(state, _purchases(player, seat), random))
    if supply[ORE] and (player.boats or player.longships):
        found.append(lambda random: _random_of(state, _armings(state, player, seat), random))
    if len(player.sites) > 1 and type(state.frames[-1]) is Window:
        found.append(lambda random: _random_of(state, _fillings(state, player, seat), random))
    if player.played:
        found.append(lambda random: _random_of(state, _uses(state, player, seat), random))
    return found


#: Behind all items of a supply that may lie on boards.
_FURTHEST = ORE + 1


def _random_of(state: FeastState, actions: list[Action], random: Generator) -> Action | None:
    while actions:
        action = actions.pop(random.below(len(actions)))
        if not why_not(state, action):
            return action
    return None


def _random_tile(state: FeastState, player: AnyPlayer, seat: int, random: Generator) -> Action | None:
    pairs = list(_fitting(state, player))
    while pairs:
        at = random.below(len(pairs))
        piece, index, area, board = pairs[at]
        pairs[at] = pairs[-1]
        pairs.pop()
        placement = area.random_placement(board, piece, random.below)
        if placement is not None:
            action = _tile(seat, index, placement)
            if _laid_now(state, player, action) and not (_consequences(state, action) or _needed(state, action)):
                return action
    return None
