"""How the operations of occupations are carried out, why they cannot be, and the questions that they ask."""

from collections.abc import Callable, Iterable
from typing import Any

from vikingtable.rules.chance import Chance
from vikingtable.rules.feast import card_ops, effects, fitting, free, moves, standing
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.doing import DO, begin_rolling
from vikingtable.rules.feast.frames import (
    Acting,
    Choosing,
    Crewing,
    Feasting,
    Giving,
    Laying,
    Phase,
    Returning,
    Run,
    Using,
)
from vikingtable.rules.feast.handler import HANDLERS, OptionHandler, Options
from vikingtable.rules.feast.happenings import Gained
from vikingtable.rules.feast.items import BOW, ITEM, ITEMS, ORE, SILVER, SPECIAL, WEAPONS, Bag, has
from vikingtable.rules.feast.legality import CAN, WHY, emigration_why_not, needs_of, ops_why_not, space_why_not
from vikingtable.rules.feast.metrics import acting, column_of, holds, measure
from vikingtable.rules.feast.program import Choose, Gain, Op
from vikingtable.rules.feast.small import by_ore
from vikingtable.rules.feast.spaces import PLACE, PLACES, SPACE, SPACES
from vikingtable.rules.feast.state import FREE_PLACE, FeastState, Site
from vikingtable.rules.feast.table import AnyPlayer, Position, Table, berth_for, open_seat
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.placement import Placement

_Why = list[Message]
_EFFECT = msg("feast.why.effect")


def _unless(possible: bool) -> _Why:
    return [] if possible else [_EFFECT]


# Rows and conditions ----------------------------------------------------------------------------------------


def rows_of(position: Position, seat: int, op: card_ops.ByFigure) -> list[str]:
    """The keys of the rows that apply now, in the order in which they are done."""
    figure = measure(position, seat, op.figure)
    numbers = [int(option.key) for option in op.options]
    if op.match == "exact":
        return [str(figure)] if figure in numbers else []
    if op.match == "at_most":
        return [str(number) for number in numbers if figure <= number][:1]
    reached = [str(number) for number in numbers if figure >= number]
    return reached if op.match == "all" else reached[-1:]


def _by_figure(table: Table, frame: Run, op: card_ops.ByFigure) -> None:
    for key in reversed(rows_of(table, frame.seat, op)):
        table.frames.append(Run(frame.seat, f"{frame.program}/{key}"))


def _by_figure_why(position: Position, seat: int, op: card_ops.ByFigure, space: str) -> _Why:
    keys = rows_of(position, seat, op)
    why: _Why = []
    for option in op.options:
        if option.key in keys:
            why += ops_why_not(position, seat, option.ops, space)
    return why


def _require_why(position: Position, seat: int, op: card_ops.Require, space: str) -> _Why:
    return _unless(holds(position, seat, op.condition))


def _nothing(table: Table, frame: Run, op: Op) -> None:
    return None


def _always(position: Position, seat: int, op: Op, space: str) -> _Why:
    return []


def _choose(table: Table, frame: Run, op: Choose) -> None:
    table.frames.append(Choosing(frame.seat, frame.program, frame.at))


# Tiles, ships, weapons ----------------------------------------------------------------------------------------


def _take_special(table: Table, frame: Run, op: card_ops.TakeSpecial) -> None:
    if table.specials >> SPECIAL[op.tile] & 1:
        moves.gain_special(table, frame.seat, op.tile)


def _take_special_why(position: Position, seat: int, op: card_ops.TakeSpecial, space: str) -> _Why:
    return (
        [] if position.specials >> SPECIAL[op.tile] & 1 else [msg("feast.why.no_house", msg(f"feast.item.{op.tile}"))]
    )


def _less(position: Position, seat: int, op: card_ops.PayLess) -> Bag:
    return ((SILVER, max(0, op.silver - measure(position, seat, op.less))),)


def _pay_less(table: Table, frame: Run, op: card_ops.PayLess) -> None:
    cost = _less(table, frame.seat, op)
    if has(table.players[frame.seat].supply, cost):
        table.pay(frame.seat, cost)
    else:
        table.frames.pop()


def _gain_ships(table: Table, frame: Run, op: card_ops.GainShips) -> None:
    for _ in range(op.count):
        if berth_for(table.players[frame.seat], op.ship):
            moves.gain_ship(table, frame.seat, op.ship, "received")


def _loaded_ship(table: Table, frame: Run, op: card_ops.LoadedShip) -> None:
    if not _loaded_ship_why(table, frame.seat, op, ""):
        table.remove(frame.seat, ((ORE, op.ore),))
        moves.gain_ship(table, frame.seat, "longship", "received", op.ore)


def _loaded_ship_why(position: Position, seat: int, op: card_ops.LoadedShip, space: str) -> _Why:
    why = needs_of(position, seat, ((ORE, op.ore),))
    if not berth_for(position.players[seat], "longship"):
        why.append(msg("feast.why.large_berth"))
    return why


def _give_ship_why(position: Position, seat: int, op: card_ops.GiveShip, space: str) -> _Why:
    player = position.players[seat]
    count = player.boats if op.ship == "whaling_boat" else player.longships
    return [] if count else [msg(f"feast.why.ship.{op.ship}")]


def _ore_off_why(position: Position, seat: int, op: card_ops.OreOff, space: str) -> _Why:
    return _unless(any(position.players[seat].longships))


def _unload_why(position: Position, seat: int, op: card_ops.Unload, space: str) -> _Why:
    player = position.players[seat]
    return _unless(any(player.longships) or any(player.boats))


def _top_up(table: Table, frame: Run, op: card_ops.TopUp) -> None:
    supply = table.players[frame.seat].supply
    lacking = tuple((BOW + place, op.each - supply[BOW + place]) for place in range(len(WEAPONS)))
    moves.gain(table, frame.seat, tuple(one for one in lacking if one[1] > 0), "card")


def _add_to_rolls(table: Table, frame: Run, op: card_ops.AddToRolls) -> None:
    for depth in range(len(table.frames) - 1, -1, -1):
        below = table.frames[depth]
        if type(below) is Acting:
            table.frames[depth] = below.with_(modifier=below.modifier + op.delta)
            return


def _fill_shed(table: Table, frame: Run, op: card_ops.FillShed) -> None:
    shed = _free_shed(table.players[frame.seat], op.resource)
    if shed and table.players[frame.seat].supply[ITEM[op.resource]]:
        free.fill(table, frame.seat, shed, op.resource)


def _free_shed(player: AnyPlayer, resource: str) -> int:
    """The first own shed with a free slot for it; 0 if there is none."""
    for index, site in enumerate(player.sites):
        if site.kind == "shed" and free.free_slots(site, resource):
            return index
    return 0


def _fill_shed_why(position: Position, seat: int, op: card_ops.FillShed, space: str) -> _Why:
    why = needs_of(position, seat, ((ITEM[op.resource], 1),))
    if not _free_shed(position.players[seat], op.resource):
        why.append(msg("feast.why.no_slot"))
    return why


# A special tile on a board makes room for goods ----------------------------------------------------------------


def swap_of(position: Position, op: card_ops.SwapSpecial) -> tuple[int, int, tuple[Placement, ...]] | None:
    """Whose board the tile lies on, which of the sites, and how it looks afterwards; ``None`` if that cannot be."""
    for seat, player in enumerate(position.players):
        for index, site in enumerate(player.sites):
            placed = site.board.placed if site.board is not None else ()
            for at, placement in enumerate(placed):
                if placement.piece == op.tile:
                    rest = (*placed[:at], *placed[at + 1 :])
                    found = _filled(position, site, placement, rest, op.fill)
                    return None if found is None else (seat, index, found)
    return None


def _filled(
    position: Position, site: Site, gone: Placement, rest: tuple[Placement, ...], fill: tuple[str, str]
) -> tuple[Placement, ...] | None:
    area = position.rules.area(site.kind, wood=True)
    hole = area.spot(gone)
    if hole is None:
        return None
    ways: list[list[Placement]] = [
        [
            Placement(piece, spot.x, spot.y, spot.rotation, spot.flipped)
            for spot in area.spots(piece)
            if not spot.mask & ~hole.mask
        ]
        for piece in fill
    ]
    for first in ways[0]:
        for second in ways[1]:
            one, other = area.spot(first), area.spot(second)
            assert one is not None
            assert other is not None
            if one.mask & other.mask or one.mask | other.mask != hole.mask:
                continue
            order = area.legal_order((*rest, first, second))
            if order is not None:
                return order
    return None


def _swap_special(table: Table, frame: Run, op: card_ops.SwapSpecial) -> None:
    found = swap_of(table, op)
    if found is None:
        return
    owner, index, order = found
    player = table.own(owner)
    site = player.sites[index]
    board = table.rules.area(site.kind, wood=True).build(order)
    player.sites = (*player.sites[:index], Site(site.kind, board, site.wood, site.stone), *player.sites[index + 1 :])
    table.specials |= 1 << SPECIAL[op.tile]
    moves.gain_special(table, frame.seat, op.tile)


# Vikings ----------------------------------------------------------------------------------------------------


def _own_places(position: Position, seat: int) -> list[str]:
    return [place for place, owner in zip(PLACES, position.owner, strict=True) if owner == seat]


def _return_here(table: Table, frame: Run, op: card_ops.ReturnHere) -> None:
    context = acting(table)
    if context is not None and context.place:
        moves.return_vikings(table, frame.seat, context.place, 1)


def _return_here_why(position: Position, seat: int, op: card_ops.ReturnHere, space: str) -> _Why:
    context = acting(position)
    return _unless(context is not None and context.place in _own_places(position, seat))


def _return_each(table: Table, frame: Run, op: card_ops.ReturnEach) -> None:
    seat = frame.seat
    places = [place for place in _own_places(table, seat) if column_of(table, place) == op.column]
    came = sum(table.take_back(seat, place, 1) for place in places)
    if came:
        effects.fire(table, seat, ("vikings_return:action_phase",), (came,))
        moves.square_changed(table, seat)


def _return_each_why(position: Position, seat: int, op: card_ops.ReturnEach, space: str) -> _Why:
    return _unless(any(column_of(position, place) == op.column for place in _own_places(position, seat)))


class _Returning(OptionHandler):
    """One Viking returns from a place; then perhaps a second from there, for silver equal to the round."""

    kind = "return"

    def prompt(self, state: FeastState, frame: Returning) -> Message:
        return msg("feast.ask.return.again", state.round) if frame.place else msg("feast.ask.return")

    def options(self, position: Position, frame: Returning) -> Options:
        if frame.place:
            return {"use": needs_of(position, frame.seat, ((SILVER, position.round),))}
        return {place: [] for place in _own_places(position, frame.seat)}

    def may_skip(self, position: Position, frame: Returning) -> bool:
        return bool(frame.place)

    def step(self, table: Table, frame: Returning) -> bool:
        mine = not frame.place or frame.place in _own_places(table, frame.seat)
        if mine and self.possible(table, frame):
            return False
        table.frames.pop()
        return True

    def choose(self, table: Table, frame: Returning, option: str) -> None:
        if frame.place:
            table.frames.pop()
            table.pay(frame.seat, ((SILVER, table.round),))
            moves.return_vikings(table, frame.seat, frame.place, 1)
            return
        moves.return_vikings(table, frame.seat, option, 1)
        if option in _own_places(table, frame.seat):
            table.frames[-1] = Returning(frame.seat, option)
        else:
            table.frames.pop()


# Actions and phases ------------------------------------------------------------------------------------------


def _grant(table: Table, frame: Run, op: card_ops.Grant) -> None:
    off = measure(table, frame.seat, op.off) if op.off else 0
    moves.act(table, frame.seat, op.space, "", off)


def _grant_why(position: Position, seat: int, op: card_ops.Grant, space: str) -> _Why:
    if "emigrate" not in SPACE[op.space].tags:
        return space_why_not(position, seat, op.space)
    why = emigration_why_not(position, seat, measure(position, seat, op.off) if op.off else 0)
    return why if standing.fleet(position.players[seat], "large") else [msg("feast.why.ship.large"), *why]


def usable(position: Position, seat: int, column: int, occupied: bool) -> Options:
    """The spaces of a column that a card may use without Vikings, and why each cannot be used now."""
    rows = {space.row for space in SPACES if space.column == column and position.owner[PLACE[space.id]] == seat}
    found: Options = {}
    for space in SPACES:
        if space.column != column:
            continue
        taken = position.owner[PLACE[space.id]] != FREE_PLACE
        if taken != occupied or not (occupied or {space.row - 1, space.row + 1} & rows):
            continue
        found[space.id] = space_why_not(position, seat, space.id)
    return found


def _use_space(table: Table, frame: Run, op: card_ops.UseSpace) -> None:
    table.frames.append(Using(frame.seat, op.column, op.occupied))


def _use_space_why(position: Position, seat: int, op: card_ops.UseSpace, space: str) -> _Why:
    if not has(position.players[seat].supply, op.cost):
        return []  # the payment says so itself
    trial = Table(position, Chance(0))
    player = trial.players[seat] = open_seat(position.players[seat])
    for place, amount in op.cost:
        player.supply[place] -= amount
    return _unless(any(not why for why in usable(trial, seat, op.column, op.occupied).values()))


class _Using(OptionHandler):
    kind = "use_space"

    def options(self, position: Position, frame: Using) -> Options:
        return usable(position, frame.seat, frame.column, frame.occupied)

    def step(self, table: Table, frame: Using) -> bool:
        if self.possible(table, frame):
            return False
        table.frames.pop()
        return True

    def choose(self, table: Table, frame: Using, option: str) -> None:
        table.frames.pop()
        moves.act(table, frame.seat, option, "", stay=True)


def _run_phase(table: Table, frame: Run, op: card_ops.RunPhase) -> None:
    table.frames.append(Phase(op.phase, seats=(frame.seat,), private=True, scope=op.scope))


def _tell(table: Table, frame: Run, op: card_ops.Tell) -> None:
    effects.fire(table, frame.seat, (op.event,))


def _no_mead(table: Table, frame: Run, op: card_ops.NoMead) -> None:
    for depth in range(len(table.frames) - 1, -1, -1):
        below = table.frames[depth]
        if type(below) is Feasting:
            table.frames[depth] = Feasting(below.seat, below.laid, below.ended, dry=True)
            return


# Whaling with fewer boats ---------------------------------------------------------------------------------------


class _Crewing(OptionHandler):
    """How many boats go whaling; those with the most ore go."""

    kind = "boats"

    def options(self, position: Position, frame: Crewing) -> Options:
        most = len(standing.dice_ships(position, frame.seat, frame.dice))
        return {f"boats_{count}": [] for count in range(most, 0, -1)}

    def step(self, table: Table, frame: Crewing) -> bool:
        return False

    def choose(self, table: Table, frame: Crewing, option: str) -> None:
        table.frames.pop()
        begin_rolling(table, frame.seat, frame.dice, int(option.removeprefix("boats_")))


# Ships given up ------------------------------------------------------------------------------------------------


class _Giving(OptionHandler):
    """Which ship is given up, or gives an ore."""

    kind = "give_ship"

    def prompt(self, state: FeastState, frame: Giving) -> Message:
        return msg("feast.ask.give_ship.ore" if frame.ore else "feast.ask.give_ship")

    def options(self, position: Position, frame: Giving) -> Options:
        player = position.players[frame.seat]
        if frame.ship == "whaling_boat":
            return {option: [] for option in by_ore(player.boats, "boat")}
        loads = player.longships
        return {option: _unless(not frame.ore or loads[_index(option)] > 0) for option in by_ore(loads, "longship")}

    def step(self, table: Table, frame: Giving) -> bool:
        open_ = [option for option, why in self.options(table, frame).items() if not why]
        if len(open_) > 1:
            return False
        if open_:
            self.choose(table, frame, open_[0])
        else:
            table.frames.pop()
        return True

    def choose(self, table: Table, frame: Giving, option: str) -> None:
        table.frames.pop()
        player, index = table.own(frame.seat), _index(option)
        loads = player.boats if frame.ship == "whaling_boat" else player.longships
        kept = (loads[index] - 1,) if frame.ore else ()
        loads = (*loads[:index], *kept, *loads[index + 1 :])
        if frame.ship == "whaling_boat":
            player.boats = loads
        else:
            player.longships = loads


def _index(option: str) -> int:
    return int(option.partition(":")[2])


# Tiles to be laid at once ------------------------------------------------------------------------------------


def _fits(position: Position, seat: int, item: int, houses: bool) -> bool:
    player = position.players[seat]
    return any(
        is_house(site.kind) == houses and fitting.can_place(position, player, site, ITEMS[item])
        for site in player.sites
    )


def _lay_ore(table: Table, frame: Run, op: card_ops.LayOre) -> None:
    _give(table, frame.seat, ORE, len(table.players[frame.seat].longships), houses=False, may=False)


def _lay_ore_why(position: Position, seat: int, op: card_ops.LayOre, space: str) -> _Why:
    return _unless(_fits(position, seat, ORE, houses=False))


def _food(position: Position, op: card_ops.FoodToHouses) -> int:
    for frame in reversed(position.frames):
        if type(frame) is Feasting:
            return sum(place == ITEM[op.item] for place, _, _ in frame.laid)
    return 0


def _food_to_houses(table: Table, frame: Run, op: card_ops.FoodToHouses) -> None:
    _give(table, frame.seat, ITEM[op.item], _food(table, op), houses=True, may=True)


def _food_why(position: Position, seat: int, op: card_ops.FoodToHouses, space: str) -> _Why:
    return _unless(_food(position, op) > 0 and _fits(position, seat, ITEM[op.item], houses=True))


def _give(table: Table, seat: int, item: int, count: int, houses: bool, may: bool) -> None:
    # A tile enters the supply only if it can be laid; what is left over is not received.
    if count > 0 and _fits(table, seat, item, houses):
        held = table.players[seat].supply[item]
        table.own(seat).supply[item] += 1
        table.events.append(Gained(seat, ((ITEMS[item], 1),), "card"))
        table.frames.append(Laying(seat, item, count - 1, held, houses, may))


class _Laying(OptionHandler):
    """A tile has to be laid (``PlaceTile``) before anything else; ``free`` allows just that."""

    kind = "lay"

    def prompt(self, state: FeastState, frame: Laying) -> Message:
        return msg("feast.ask.lay", msg(f"feast.item.{ITEMS[frame.item]}"))

    def options(self, position: Position, frame: Laying) -> Options:
        return {}

    def may_skip(self, position: Position, frame: Laying) -> bool:
        return frame.may

    def stuck(self, position: Position, frame: Laying) -> bool:
        return False

    def step(self, table: Table, frame: Laying) -> bool:
        if table.players[frame.seat].supply[frame.item] > frame.held:
            return False
        table.frames.pop()
        _give(table, frame.seat, frame.item, frame.left, frame.houses, frame.may)
        return True

    def skip(self, table: Table, frame: Laying) -> None:
        table.frames.pop()
        table.own(frame.seat).supply[frame.item] -= 1

    def answers(self, state: FeastState, frame: Laying, seat: int) -> Iterable[Action]:  # type: ignore[override]
        return iter(())


DO.update(
    {
        card_ops.ByFigure: _by_figure,
        card_ops.Require: _nothing,
        card_ops.Receive: DO[Gain],
        card_ops.Fourth: _choose,
        card_ops.PayWeapons: _choose,
        card_ops.TakeSpecial: _take_special,
        card_ops.PayLess: _pay_less,
        card_ops.GainShips: _gain_ships,
        card_ops.LoadedShip: _loaded_ship,
        card_ops.GiveShip: lambda table, frame, op: table.frames.append(Giving(frame.seat, op.ship)),
        card_ops.OreOff: lambda table, frame, op: table.frames.append(Giving(frame.seat, "longship", ore=True)),
        card_ops.Unload: _nothing,
        card_ops.AddToRolls: _add_to_rolls,
        card_ops.ReturnHere: _return_here,
        card_ops.ReturnEach: _return_each,
        card_ops.ReturnFrom: lambda table, frame, op: table.frames.append(Returning(frame.seat)),
        card_ops.Grant: _grant,
        card_ops.UseSpace: _use_space,
        card_ops.RunPhase: _run_phase,
        card_ops.Tell: _tell,
        card_ops.TopUp: _top_up,
        card_ops.SwapSpecial: _swap_special,
        card_ops.LayOre: _lay_ore,
        card_ops.FoodToHouses: _food_to_houses,
        card_ops.FillShed: _fill_shed,
        card_ops.NoMead: _no_mead,
    }
)
_WHY: dict[type[Op], Callable[[Any, int, Any, str], _Why]] = {
    card_ops.ByFigure: _by_figure_why,
    card_ops.Require: _require_why,
    card_ops.Receive: WHY[Gain],
    card_ops.Fourth: WHY[Choose],
    card_ops.PayWeapons: WHY[Choose],
    card_ops.TakeSpecial: _take_special_why,
    card_ops.PayLess: lambda position, seat, op, space: needs_of(position, seat, _less(position, seat, op)),
    card_ops.LoadedShip: _loaded_ship_why,
    card_ops.GiveShip: _give_ship_why,
    card_ops.OreOff: _ore_off_why,
    card_ops.Unload: _unload_why,
    card_ops.ReturnHere: _return_here_why,
    card_ops.ReturnEach: _return_each_why,
    card_ops.ReturnFrom: lambda position, seat, op, space: _unless(bool(_own_places(position, seat))),
    card_ops.Grant: _grant_why,
    card_ops.UseSpace: _use_space_why,
    card_ops.SwapSpecial: lambda position, seat, op, space: _unless(swap_of(position, op) is not None),
    card_ops.LayOre: _lay_ore_why,
    card_ops.FoodToHouses: _food_why,
    card_ops.FillShed: _fill_shed_why,
}
WHY.update(_WHY)
CAN.update({card_ops.Receive: CAN[Gain], card_ops.Fourth: CAN[Choose], card_ops.PayWeapons: CAN[Choose]})
for _kind in (
    card_ops.GainShips,
    card_ops.AddToRolls,
    card_ops.RunPhase,
    card_ops.Tell,
    card_ops.TopUp,
    card_ops.NoMead,
):
    WHY[_kind] = _always

HANDLERS[Crewing] = _Crewing()
HANDLERS[Returning] = _Returning()
HANDLERS[Using] = _Using()
HANDLERS[Giving] = _Giving()
HANDLERS[Laying] = _Laying()
