"""Free actions: placing goods, buying and arming ships, filling slots, anytime cards ("Free actions and windows")."""

from collections.abc import Iterator
from functools import lru_cache

from vikingtable.rules.chance import Chance, Generator
from vikingtable.rules.feast import duties, effects, fitting, moves
from vikingtable.rules.feast.acts import ArmShip, BuyShip, FillSlot, PlaceTile, UseCard, new_place_tile
from vikingtable.rules.feast.boards import HOUSE, is_house
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
from vikingtable.rules.feast.handler import HANDLERS, Sampler
from vikingtable.rules.feast.happenings import CardWorks, Gained, ShipArmed, SlotFilled, new_tile_placed
from vikingtable.rules.feast.items import ITEM, ITEMS, ORE, SILVER, SPECIAL, STONE, WOOD
from vikingtable.rules.feast.legality import needs_of, payable
from vikingtable.rules.feast.loop import run
from vikingtable.rules.feast.occupations import REVERSIBLE
from vikingtable.rules.feast.state import (
    BOAT_ORE,
    LONGSHIP_ORE,
    SHIP_PRICE,
    SHIPS,
    FeastPlayer,
    FeastState,
    Site,
    new_site,
)
from vikingtable.rules.feast.table import AnyPlayer, Position, Table, berth_for, holdings
from vikingtable.rules.state import Action, Frame
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.placement import Placement

#: What free actions are.
FREE: tuple[type[Action], ...] = (PlaceTile, FillSlot, BuyShip, ArmShip, UseCard)
#: Phases whose payments cannot be used before they are over, and the step from which they are paid.
_CLOSED = {"income": 3, "bonus": 2}


def closed_now(position: Position) -> bool:
    """Whether income or bonus is being paid: free actions wait until the phase is over."""
    frames = position.frames
    if len(frames) == 2 and type(frames[0]) is Phase and frames[0].name not in _CLOSED and type(frames[1]) is not Phase:
        return False  # most questions are asked right above the phase
    for frame in reversed(frames):
        if type(frame) is Phase:
            if frame.name in _CLOSED and frame.step >= _CLOSED[frame.name]:
                return True
        elif type(frame) is Window:
            return False
    return False


def in_action(position: Position) -> bool:
    """Whether an action is under way (then ships are not armed)."""
    return Acting in map(type, position.frames)


def at_the_end(position: Position) -> bool:
    """Whether it is the last placing before scoring (then slots are filled)."""
    for frame in position.frames:  # noqa: SIM110 (quicker: asked at most answers)
        if type(frame) is Window and frame.kind == "scoring":
            return True
    return False


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
    if len(state.frames) < 3 and type(action) is not UseCard:
        return []  # no action is under way
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
    handler = HANDLERS[type(frame)]
    fragile = (
        type(frame) not in _STURDY
        and (type(action) is UseCard or handler.fragile(state, frame))
        and not handler.stuck(state, frame)
    )
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
    if not fitting.holds_piece(player, action.piece):
        return [msg("feast.why.not_a_tile")]
    site = player.sites[action.site]
    if site.board is None:
        return [msg("feast.why.shed_goods")]
    area = fitting.area_of(state, player, site)
    if action.piece not in area.pieces or not 0 <= action.rotation < 4:
        return [msg("feast.why.not_a_tile")]
    if area.is_legal(site.board, action):
        return []
    placement = Placement(action.piece, action.x, action.y, action.rotation, action.flipped)
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


def _has_room(player: AnyPlayer, site: Site) -> bool:
    """Whether wood or stone of the supply can go on a slot of the site."""
    return any(player.supply[ITEM[resource]] and free_slots(site, resource) > 0 for resource in ("wood", "stone"))


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
    if _at_work(state, which):
        return [msg("feast.why.card_at_work")]
    if action.option not in _ways(player, which):
        return [msg("feast.why.effect" if not action.option else "feast.why.no_option")]
    return [] if _works(state, action.seat, which) else [msg("feast.why.effect")]


def _at_work(position: Position, which: tuple[int, int]) -> bool:
    for frame in position.frames:  # noqa: SIM110 (quicker)
        if type(frame) is Effecting and (frame.card, frame.index) == which:
            return True
    return False


def _works(position: Position, seat: int, which: tuple[int, int]) -> bool:
    return effects.ready(position, seat, which) and payable(position, seat, which)


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
    board = fitting.area_of(table, player, site).place(site.board, action)
    player.sites = (
        *player.sites[:index],
        new_site(site.kind, board, site.wood, site.stone),
        *player.sites[index + 1 :],
    )
    if action.piece in SPECIAL:
        player.specials &= ~(1 << SPECIAL[action.piece])
    else:
        table.remove(seat, ((ITEM[action.piece], 1),))
    table.events.append(
        new_tile_placed(seat, index, site.kind, action.piece, action.x, action.y, action.rotation, action.flipped)
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
    grounds = fitting.grounds(state, player)
    for piece in fitting.pieces_of(player):
        for index, board, area, known in grounds:
            if not known.get(piece, True):
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
    return new_place_tile(seat, index, placement.piece, placement.x, placement.y, placement.rotation, placement.flipped)


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


def _fillings(position: Position, player: AnyPlayer, seat: int) -> list[FillSlot]:
    sites = range(1, len(player.sites)) if at_the_end(position) else ()
    return [FillSlot(seat, index, resource) for index in sites for resource in ("wood", "stone")]


def _uses(position: Position, player: AnyPlayer, seat: int) -> list[Action]:
    which_ones = anytime(position, player)
    return (
        [UseCard(seat, *which, option) for which in which_ones for option in _ways(player, which)] if which_ones else []
    )


_CHEAPEST = min(SHIP_PRICE.values())


def _armable(player: AnyPlayer) -> bool:
    """Whether there is room for ore on a ship."""
    boats, longships = player.boats, player.longships
    return bool(boats and min(boats) < BOAT_ORE) or bool(longships and min(longships) < LONGSHIP_ORE)


def possible(position: Position, seat: int) -> bool:
    """Whether a seat can do anything for free, in a window or between actions."""
    player = position.players[seat]
    supply = player.supply
    if supply[SILVER] >= _CHEAPEST and _purchases(player, seat):
        return True
    if supply[ORE] and _armable(player) and not in_action(position):
        return True
    if fitting.fitting(position, player, first=True):
        return True
    if len(player.sites) > 1 and at_the_end(position) and any(_has_room(player, site) for site in player.sites[1:]):
        return True
    for which in anytime(position, player):
        if _ways(player, which) and not _at_work(position, which) and _works(position, seat, which):
            return True
    return False


def unchanged(table: Table, seat: int) -> bool:
    """Whether nothing that has happened at the table can make a difference to what a seat can do for free."""
    player = table.players[seat]
    return type(player) is FeastPlayer and not anytime(table, player)


def samplers(state: FeastState, seat: int) -> list[Sampler]:
    """One sampler for each kind of free action that may be possible; each looks closer only when it is asked."""
    if closed_now(state):
        return []
    player = state.players[seat]
    supply = player.supply
    found: list[Sampler] = []
    if any(supply[:_FURTHEST]) or player.specials:
        found.append(_random_tile)
    if supply[SILVER] >= _CHEAPEST:
        found.append(_random_purchase)
    if supply[ORE] and (player.boats or player.longships):
        found.append(_random_arming)
    if len(player.sites) > 1 and type(state.frames[-1]) is Window:
        found.append(_random_filling)
    if player.played:
        found.append(_random_use)
    return found


#: Behind all items of a supply that may lie on boards.
_FURTHEST = ORE + 1


def _random_of(state: FeastState, actions: list[Action], random: Generator) -> Action | None:
    while actions:
        action = actions.pop(random.below(len(actions)))
        if not why_not(state, action):
            return action
    return None


def _random_purchase(state: FeastState, frame: Frame, seat: int, random: Generator) -> Action | None:
    return _random_of(state, _purchases(state.players[seat], seat), random)


def _random_arming(state: FeastState, frame: Frame, seat: int, random: Generator) -> Action | None:
    return _random_of(state, _armings(state, state.players[seat], seat), random)


def _random_filling(state: FeastState, frame: Frame, seat: int, random: Generator) -> Action | None:
    return _random_of(state, list[Action](_fillings(state, state.players[seat], seat)), random)


def _random_use(state: FeastState, frame: Frame, seat: int, random: Generator) -> Action | None:
    return _random_of(state, _uses(state, state.players[seat], seat), random)


def _random_tile(state: FeastState, frame: Frame, seat: int, random: Generator) -> Action | None:
    player = state.players[seat]
    pairs = fitting.fitting(state, player)
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
