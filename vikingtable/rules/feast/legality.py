"""What a space needs before it may be used, and why it is closed, in words a player understands."""

from collections.abc import Callable, Sequence
from typing import Any

from vikingtable.rules.feast import standing
from vikingtable.rules.feast.boards import EXPLORATION_BOARD
from vikingtable.rules.feast.card_funding import candidates, harmless, together, with_first
from vikingtable.rules.feast.effects import ACTION_KEYS, active, effect_of, listeners
from vikingtable.rules.feast.frames import BEFORE, Acting
from vikingtable.rules.feast.goods import SPECIAL_TILES
from vikingtable.rules.feast.items import ITEMS, MOVABLE, SILVER, Bag, has
from vikingtable.rules.feast.metrics import acting, column_of, measure
from vikingtable.rules.feast.program import (
    Build,
    Choose,
    Dice,
    DrawCards,
    DrawWeapons,
    Emigrate,
    Explore,
    Fleet,
    Forge,
    Gain,
    GainShip,
    Improve,
    Offers,
    Op,
    Pay,
    PlayCards,
    Program,
    SpecialSale,
    Swap,
)
from vikingtable.rules.feast.spaces import IMITATIONS, PLACE, SPACE
from vikingtable.rules.feast.state import (
    BLOCKED_PLACE,
    FREE_PLACE,
    HOUSE_KINDS,
    PAIRS,
    PANEL_SPACES,
    PANELS,
)
from vikingtable.rules.feast.strips import STRIPS
from vikingtable.rules.feast.table import AnyPlayer, Position, Table, berth_for, free_large
from vikingtable.texts.message import Message, msg

_Why = list[Message]


def needs_of(position: Position, seat: int, items: Bag) -> _Why:
    """What a supply lacks of a cost: one message an item."""
    supply = position.players[seat].supply
    why: _Why = []
    for place, amount in items:
        if supply[place] < amount:
            why.append(msg("feast.why.lacks", amount, msg(f"feast.item.{ITEMS[place]}"), supply[place]))
    return why


def free_panels(position: Position, player: AnyPlayer) -> int:
    """Banquet panels with neither a Viking nor a ship on either space ("Exploration, emigration")."""
    open_spaces = position.rules.blank_spaces + position.round
    return min(PANELS, open_spaces // PANEL_SPACES) - len(player.emigrated)


def face_up(position: Position, pair: int) -> str:
    """The exploration board that lies on top of a pair A–D."""
    return PAIRS[pair][position.sides[pair]]


def claimable(position: Position, seat: int, level: int) -> dict[str, _Why]:
    """The boards of an exploration space, and why each cannot be claimed now."""
    player = position.players[seat]
    found: dict[str, _Why] = {}
    wide = standing.explores_any(position, seat, level)
    needed = _ship_to_explore(level, wide)
    for pair in _explored_from(position, level, wide):
        name = face_up(position, pair)
        why: _Why = []
        if position.island_owner[pair] != FREE_PLACE:
            why.append(msg("feast.why.board_taken", msg(f"feast.board.{name}")))
        if not standing.fleet(player, needed):
            why.append(msg(f"feast.why.ship.{needed}"))
        found[name] = why
    return found


def _explored_from(position: Position, level: int, wide: bool) -> list[int]:
    """The pairs whose face-up board an exploration space is for; ``wide``: a card lets it claim every one."""
    return [
        pair for pair in range(len(PAIRS)) if wide or EXPLORATION_BOARD[face_up(position, pair)].explore_space == level
    ]


def _ship_to_explore(level: int, wide: bool) -> str:
    return "any" if level == 1 or wide else ("large" if level == 2 else "longship")


def special_price(position: Position, seat: int, tile: int, spent: int) -> int:
    """The price of a special tile in the sale; −1 if it is not for sale at all."""
    printed = SPECIAL_TILES[tile].price
    return -1 if printed is None else standing.sale_price(position, seat, printed, spent)


def upgradable(supply: Sequence[int], kinds: tuple[int, ...], way: str = "up") -> bool:
    """Whether a supply holds a tile that can be upgraded (or go another way), among ``kinds`` if any are named."""
    movable = MOVABLE[way]
    if kinds:
        return any(supply[place] and place in movable for place in kinds)
    return any(map(supply.__getitem__, movable))


def _cost(position: Position, seat: int, op: Pay, space: str) -> Bag:
    items = op.items
    if op.round_silver:
        items = (*items, (SILVER, position.round))
    return standing.price(position, seat, items, space)


def _pay(position: Position, seat: int, op: Pay, space: str) -> _Why:
    return needs_of(position, seat, _cost(position, seat, op, space))


def _can_gain(position: Position, seat: int, op: Gain, space: str) -> bool:
    return not (op.must and op.each) or measure(position, seat, op.each) != 0


def _gain(position: Position, seat: int, op: Gain, space: str) -> _Why:
    if _can_gain(position, seat, op, space):
        return []
    return [msg(f"feast.why.none.{op.each.rpartition('.')[2]}")]


def _choose(position: Position, seat: int, op: Choose, space: str) -> _Why:
    if _can_choose(position, seat, op, space):
        return []
    reasons: _Why = []
    for option in op.options:
        why = ops_why_not(position, seat, option.ops, space)
        reasons += [one for one in why if one not in reasons]
    return reasons


def _can_choose(position: Position, seat: int, op: Choose, space: str) -> bool:
    if op.may:
        return True
    for option in op.options:  # noqa: SIM110 (quicker: asked of every space that is tried)
        if ops_can(position, seat, option.ops, space):
            return True
    return False


def _can_improve(position: Position, seat: int, op: Improve, space: str) -> bool:
    if not op.must:
        return True
    if op.strips:
        for kind, gone in position.strips:
            if not op.allowed or STRIPS[kind][gone] in op.allowed:
                return True
    supply = position.players[seat].supply
    return op.goods > 0 and upgradable(supply, op.kinds, op.way) and has(supply, op.cost)


def _improve(position: Position, seat: int, op: Improve, space: str) -> _Why:
    if _can_improve(position, seat, op, space):
        return []
    if not op.goods:
        return [msg("feast.why.no_strip")]
    if op.different:
        return [msg("feast.why.no_green")]
    return [msg("feast.why.no_upgrade")]


def _sale(position: Position, seat: int, op: SpecialSale, space: str) -> _Why:
    silver = position.players[seat].supply[SILVER]
    for tile in range(len(SPECIAL_TILES)):
        if position.specials >> tile & 1 and 0 <= special_price(position, seat, tile, 0) <= silver:
            return []
    return [msg("feast.why.no_special")]


def _can_build(position: Position, seat: int, op: Build, space: str) -> bool:
    return position.houses[HOUSE_KINDS.index(op.house)] > 0


def _build(position: Position, seat: int, op: Build, space: str) -> _Why:
    if _can_build(position, seat, op, space):
        return []
    return [msg("feast.why.no_house", msg(f"feast.house.{op.house}"))]


def _can_ship(position: Position, seat: int, op: GainShip, space: str) -> bool:
    return berth_for(position.players[seat], op.ship)


def _ship(position: Position, seat: int, op: GainShip, space: str) -> _Why:
    if _can_ship(position, seat, op, space):
        return []
    return [msg("feast.why.small_berth" if op.ship == "whaling_boat" else "feast.why.large_berth")]


def _can_fleet(position: Position, seat: int, op: Fleet, space: str) -> bool:
    return standing.fleet(position.players[seat], op.ship) >= op.count


def _fleet(position: Position, seat: int, op: Fleet, space: str) -> _Why:
    if _can_fleet(position, seat, op, space):
        return []
    return [msg(f"feast.why.ship.{op.ship}" if op.count == 1 else f"feast.why.ship.{op.ship}.{op.count}")]


def _can_explore(position: Position, seat: int, op: Explore, space: str) -> bool:
    wide = standing.explores_any(position, seat, op.level)
    if not standing.fleet(position.players[seat], _ship_to_explore(op.level, wide)):
        return False
    return any(position.island_owner[pair] == FREE_PLACE for pair in _explored_from(position, op.level, wide))


def _explore(position: Position, seat: int, op: Explore, space: str) -> _Why:
    boards = claimable(position, seat, op.level)
    if not boards:
        return [msg("feast.why.no_board")]
    reasons: _Why = []
    for why in boards.values():
        if not why:
            return []
        reasons += [one for one in why if one not in reasons]
    return reasons


def _can_emigrate(position: Position, seat: int, op: Emigrate, space: str) -> bool:
    return standing.fleet(position.players[seat], "large") > 0 and _emigration_can(position, seat)


def _emigrate(position: Position, seat: int, op: Emigrate, space: str) -> _Why:
    player = position.players[seat]
    why: _Why = []
    if not standing.fleet(player, "large"):
        why.append(msg("feast.why.ship.large"))
    return why + emigration_why_not(position, seat)


def emigration_why_not(position: Position, seat: int, granted: int = -1) -> _Why:
    """What speaks against emigrating besides the ship: silver (less what a card grants) and the panel."""
    why = needs_of(position, seat, ((SILVER, standing.emigration_price(position, seat, granted)),))
    if free_panels(position, position.players[seat]) < 1:
        why.append(msg("feast.why.no_panel"))
    return why


def _emigration_can(position: Position, seat: int) -> bool:
    """Whether ``emigration_why_not`` has nothing against it."""
    player = position.players[seat]
    return free_panels(position, player) > 0 and player.supply[SILVER] >= standing.emigration_price(position, seat)


def _cards(position: Position, seat: int, op: PlayCards, space: str) -> _Why:
    if op.low and not position.players[seat].hand:
        return [msg("feast.why.no_card")]
    return []


def _nothing(position: Position, seat: int, op: Op, space: str) -> _Why:
    return []


WHY: dict[type[Op], Callable[[Any, int, Any, str], _Why]] = {
    Pay: _pay,
    Gain: _gain,
    Choose: _choose,
    Offers: _nothing,
    Improve: _improve,
    SpecialSale: _sale,
    Forge: _nothing,
    Build: _build,
    GainShip: _ship,
    Dice: _nothing,
    Fleet: _fleet,
    Explore: _explore,
    Swap: _nothing,
    Emigrate: _emigrate,
    DrawCards: _nothing,
    DrawWeapons: _nothing,
    PlayCards: _cards,
}


#: The same without words for the operations that are refused often: whether their ``WHY`` is empty.
CAN: dict[type[Op], Callable[[Any, int, Any, str], bool]] = {
    Gain: _can_gain,
    Choose: _can_choose,
    Improve: _can_improve,
    Build: _can_build,
    GainShip: _can_ship,
    Fleet: _can_fleet,
    Explore: _can_explore,
    Emigrate: _can_emigrate,
}


def ops_why_not(position: Position, seat: int, program: Program, space: str = "") -> _Why:
    """Why a program cannot be carried out now; empty if it can.

    ``space`` is the one that is used: cards may lower its prices.
    """
    why: _Why = []
    for op in program:
        why += WHY[type(op)](position, seat, op, space)
    if why and len(program) > 1 and type(program[0]) is Swap:
        # With a whaling boat exchanged first, a large ship is there to emigrate.
        player = position.players[seat]
        if player.boats and free_large(player) > 0:
            why = emigration_why_not(position, seat)
    return why


def ops_can(position: Position, seat: int, program: Program, space: str = "") -> bool:
    """Whether a program can be carried out now: whether ``ops_why_not`` is empty, found without putting it in words."""
    player = position.players[seat]
    for op in program:
        if type(op) is Pay:
            # Cards only lower a price: most often the printed one can be paid.
            supply = player.supply
            if (op.round_silver or not has(supply, op.items)) and not has(supply, _cost(position, seat, op, space)):
                return type(program[0]) is Swap and _exchange_first(position, seat, program)
        elif type(op) in CAN:
            if not CAN[type(op)](position, seat, op, space):
                return type(program[0]) is Swap and _exchange_first(position, seat, program)
        elif WHY[type(op)](position, seat, op, space):
            return type(program[0]) is Swap and _exchange_first(position, seat, program)
    return True


def _exchange_first(position: Position, seat: int, program: Program) -> bool:
    """Whether a program that cannot be carried out as things are begins with an exchange that lets one emigrate."""
    player = position.players[seat]
    return len(program) > 1 and bool(player.boats) and free_large(player) > 0 and _emigration_can(position, seat)


def space_why_not(position: Position, seat: int, space: str) -> _Why:
    """Why the action of a space cannot be done now, whoever stands on it."""
    if space_can(position, seat, space):
        return []
    return ops_why_not(position, seat, SPACE[space].program, space)


def space_can(position: Position, seat: int, space: str) -> bool:
    """Whether the action of a space can be done now, whoever stands on it."""
    closing = _CLOSING[space]
    if not closing or ops_can(position, seat, closing, space):
        return True
    if space == "occ_play_4" and position.occupation_pile:
        return True  # the card of the column bonus comes first
    played = position.players[seat].played
    if not played:
        return False
    waited_for = listeners(played).keys()
    if not waited_for.isdisjoint(_FUNDING_KEYS[space]) and funded(position, seat, SPACE[space].program, space):
        return True
    if waited_for.isdisjoint(ACTION_KEYS["instead"][space]):
        return False
    for which in active(position, seat, ACTION_KEYS["instead"][space]):
        effect = effect_of(*which)
        if effect.replaces and ops_can(position, seat, effect.program):
            return True
    return False


def _may_close(op: Op) -> bool:
    if type(op) is Gain:
        return op.must
    return type(op) is Swap or WHY[type(op)] is not _nothing


#: The operations of each space that something may speak against.
_CLOSING: dict[str, Program] = {
    space: tuple(op for op in printed.program if _may_close(op)) for space, printed in SPACE.items()
}
#: The events of cards that work before an action and may fund it.
_FUNDING_KEYS = {space: (*keys, "action:crafting_pays_ore:before") for space, keys in ACTION_KEYS["before"].items()}


def funded(position: Position, seat: int, program: Program, space: str) -> bool:
    """Whether cards that work just before the action of a space can together bring what ``program`` still lacks."""
    return together(position, seat, _payable(seat, program, space), candidates(position, seat, space))


def funded_without(position: Position, seat: int, which: tuple[int, int], space: str) -> bool:
    """Whether the action of ``space``, that is about to begin, can be paid for if this effect is declined."""
    others = tuple(one for one in candidates(position, seat, space) if one != which)
    return together(position, seat, _payable(seat, SPACE[space].program, space), others)


def funded_after(position: Position, seat: int, which: tuple[int, int], space: str) -> bool:
    """Whether the action of ``space``, that is about to begin, can be paid for if this effect is settled next."""
    rest = list(candidates(position, seat, space))
    rest.remove(which)
    return with_first(position, seat, _payable(seat, SPACE[space].program, space), which, tuple(rest))


def harms(position: Position, seat: int, which: tuple[int, int], space: str) -> bool:
    """Whether using this effect makes the action of ``space``, that is about to begin, impossible in any case."""
    rest = tuple(one for one in candidates(position, seat, space) if one != which)

    def possible(table: Table) -> bool:
        # Overseas trading may turn over nothing once a card has upgraded something.
        why = ops_why_not(table, seat, SPACE[space].program, space)
        return all(one.key == "feast.why.no_green" for one in why)

    return not harmless(position, seat, possible, which, rest)


def _payable(seat: int, program: Program, space: str) -> Callable[[Table], bool]:
    return lambda table: ops_can(table, seat, program, space)


def about_to_act(position: Position, seat: int) -> Acting | None:
    """The action whose cards before it are being settled; ``None`` if there is none of this seat."""
    below = acting(position)
    return below if below is not None and below.seat == seat and below.stage == BEFORE else None


def upgraded_before(action: Acting) -> bool:
    """Whether a card has upgraded something just before an action: overseas trading may then turn over nothing."""
    return any(
        isinstance(done, Improve) and done.goods
        for mark in action.fired
        for done in effect_of(mark // 8, mark % 8).program
    )


def lacking(position: Position, seat: int, action: Acting) -> _Why:
    """Why an action that is about to begin could not be done as things are; empty if it could."""
    why = space_why_not(position, seat, action.space)
    if why and upgraded_before(action):
        return [one for one in why if one.key != "feast.why.no_green"]
    return why


def place_why_not(position: Position, seat: int, place: str, copies: str) -> _Why:
    """Every reason why ``seat`` cannot place Vikings there ("A round", phase 5)."""
    index = PLACE.get(place)
    if index is None:
        return [msg("feast.why.no_such_space")]
    why: _Why = []
    space = place
    if place in IMITATIONS:
        if not position.imitation:
            return [msg("feast.why.no_imitation")]
        if copies not in SPACE:
            return [msg("feast.why.no_such_space")]
        space = copies
        if SPACE[space].column != column_of(position, place):
            why.append(msg("feast.why.imitation_column"))
        owner = position.owner[PLACE[space]]
        if owner in (FREE_PLACE, BLOCKED_PLACE, seat):
            why.append(msg("feast.why.imitation_other"))
    elif copies:
        return [msg("feast.why.no_such_space")]
    if position.owner[index] == BLOCKED_PLACE:
        why.append(msg("feast.why.blocked"))
    elif position.owner[index] != FREE_PLACE:
        why.append(msg("feast.why.occupied"))
    needed = standing.vikings_needed(position, seat, place, space)
    if position.players[seat].thing < needed:
        why.append(msg("feast.why.vikings", needed, position.players[seat].thing))
    return why + space_why_not(position, seat, space)


def open_to(position: Position, seat: int, place: str, space: str) -> bool:
    """Whether a seat may place Vikings on a free ``place`` and do the action of ``space``: no more need be asked."""
    if position.players[seat].thing < standing.vikings_needed(position, seat, place, space):
        return False
    return space_can(position, seat, space)


def payable(position: Position, seat: int, which: tuple[int, int]) -> bool:
    """Whether the effect (card, index) could be carried out by the seat now."""
    return ops_can(position, seat, effect_of(*which).program)
