"""The twelve phases of a round, one small step after the other ("A round")."""

from collections.abc import Callable

from vikingtable.rules.feast import effects, free, moves
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.frames import Phase, Turn, new_feasting, new_phase, new_window
from vikingtable.rules.feast.handler import HANDLERS, Handler
from vikingtable.rules.feast.happenings import (
    BoardFlipped,
    Bred,
    GameEnded,
    IncomePaid,
    PhaseBegan,
    RoundBegan,
    SilverLaid,
    StartPlayerNamed,
    StripsMoved,
)
from vikingtable.rules.feast.items import ANIMALS, HARVEST, ITEM, ITEMS, SILVER, SPECIAL
from vikingtable.rules.feast.metrics import income_of
from vikingtable.rules.feast.scoring import winners
from vikingtable.rules.feast.state import BLOCKED_PLACE, FREE_PLACE, HOUSE_KINDS, PAIRS
from vikingtable.rules.feast.strips import KIND_BITS, STRIP_ITEMS, STRIPS
from vikingtable.rules.feast.table import Position, Table

PHASES: tuple[str, ...] = (
    "new_viking",
    "harvest",
    "boards",
    "weapon",
    "actions",
    "start_player",
    "income",
    "breeding",
    "feast",
    "bonus",
    "mountain",
    "return",
)
FEAST_PHASE, OVER = 9, 13
#: Harvest numbers by length and round; rounds left out have no harvest.
HARVESTS: dict[str, dict[int, tuple[int, ...]]] = {
    "long": {1: (1,), 2: (1, 2), 4: (1, 2, 3), 6: (1, 2, 3, 4)},
    "short": {1: (1,), 3: (1, 2), 5: (1, 2, 3)},
}
#: The pair of exploration boards that is turned over, by length and round.
FLIPS: dict[str, dict[int, int]] = {
    "long": {3: 0, 4: 1, 5: 2, 6: 3},
    "short": {2: 0, 3: 1, 4: 2, 5: 3},
}
SILVER_ON_BOARDS = 2
#: The turns of the seats.
_TURNS = tuple(Turn(seat) for seat in range(4))
#: How each phase begins: its frame, and what is told of it.
_BEGINNINGS = tuple((Phase(name), PhaseBegan(number)) for number, name in enumerate(PHASES, 1))


def _next(table: Table, frame: Phase, seats: tuple[int, ...] = ()) -> None:
    table.frames[-1] = new_phase(frame.name, frame.step + 1, seats, frame.private, frame.scope)


def _begin(table: Table, number: int) -> None:
    table.phase = number
    table.frames[-1], told = _BEGINNINGS[number - 1]
    table.events.append(told)


def _end(table: Table, frame: Phase) -> None:
    """On to the next phase; after the feast of the last round there is none."""
    if frame.private:
        table.frames.pop()
        return
    number = table.phase
    if number == FEAST_PHASE and table.round == table.rules.rounds:
        table.frames[-1] = Phase("scoring")
    elif number == len(PHASES):
        new_round(table)
    else:
        _begin(table, number + 1)


def new_round(table: Table) -> None:
    """Begin the next round on top of an emptied stack."""
    table.round += 1
    table.events.append(RoundBegan(table.round))
    table.frames[:] = [Phase(PHASES[0])]
    _begin(table, 1)


def _tell(table: Table, frame: Phase, moment: str) -> None:
    for seat in frame.seats if frame.private else table.in_turn_order():
        if table.players[seat].played:
            effects.fire(table, seat, (f"phase:{frame.name}:{moment}",))


def open_window(table: Table, kind: str) -> None:
    """A window for all seats that can do something."""
    # Slots can be filled only while the window before scoring is open: it is tried open.
    table.frames.append(new_window(kind, table.in_turn_order()))
    seats = tuple([seat for seat in table.in_turn_order() if free.possible(table, seat)])
    table.frames.pop()
    if seats:
        table.turn += 1
        table.frames.append(new_window(kind, seats))
        if not table.pending:
            table.opened = table.frames[-1]


# 1–4: before the actions


def _new_viking(table: Table, frame: Phase) -> None:
    # Solo: two Vikings join the colour that waited for a round (`solo_colour`); one alone in round 1 of the long game.
    for seat in range(table.seats):
        table.own(seat).thing = table.rules.blank_spaces + table.round
    _end(table, frame)


def _harvest(table: Table, frame: Phase) -> None:
    numbers = HARVESTS[table.rules.length].get(table.round, ())
    if frame.step == 0:
        _next(table, frame)
        if not numbers:
            for seat in table.in_turn_order():
                effects.fire(table, seat, ("phase:no_harvest:during",))
        else:
            # Cards that look at the supply see it as it is at the start of the harvest.
            _tell(table, frame, "during")
    elif frame.step == 1:
        _next(table, frame)
        if numbers:
            goods = tuple((place, 1) for number in numbers for place in HARVEST[number])
            for seat in table.in_turn_order():
                moves.gain(table, seat, goods, "harvest")
            _tell(table, frame, "after")
    else:
        _end(table, frame)


def _boards(table: Table, frame: Phase) -> None:
    flipped = FLIPS[table.rules.length].get(table.round)
    if flipped is not None:
        silver = list(table.island_silver)
        laid = []
        for pair, owner in enumerate(table.island_owner):
            if owner != FREE_PLACE:
                continue
            if pair == flipped:
                silver[pair] = 0
                table.sides = (*table.sides[:pair], 1, *table.sides[pair + 1 :])
                table.events.append(BoardFlipped(PAIRS[pair][1]))
            else:
                silver[pair] += SILVER_ON_BOARDS
                laid.append((PAIRS[pair][table.sides[pair]], silver[pair]))
        table.island_silver = tuple(silver)
        if laid:
            table.events.append(SilverLaid(tuple(laid)))
    _end(table, frame)


def _weapon(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        _next(table, frame, table.in_turn_order())
    elif frame.seats:
        seat = frame.seats[0]
        table.frames[-1] = new_phase(frame.name, frame.step, frame.seats[1:], frame.private, frame.scope)
        effects.do_or_replace(table, seat, ("phase:new_weapon:instead",), "draw_weapon")
    else:
        _end(table, frame)


# 5–6: actions


def _actions(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        for seat in range(table.seats):
            player = table.own(seat)
            player.passed = False
            player.placements = (0, 0, 0, 0)
        table.last_placed = -1
        table.active = (table.start_player - 1) % table.seats
        _next(table, frame)
    elif frame.step == 1:
        for step in range(1, table.seats + 1):
            seat = (table.active + step) % table.seats
            waiting = table.players[seat]
            if not waiting.passed and waiting.thing > 0:
                table.active = seat
                table.turn += 1
                table.frames.append(_TURNS[seat])
                return
        _next(table, frame)
        _tell(table, frame, "after")
    else:
        _end(table, frame)


def _start_player(table: Table, frame: Phase) -> None:
    if table.seats > 1:
        if table.last_placed >= 0:
            table.start_player = table.last_placed
        table.events.append(StartPlayerNamed(table.start_player))
    _end(table, frame)


# 7–10: income, breeding, feast, bonus


def _income(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        _next(table, frame)
        _tell(table, frame, "before")
    elif frame.step == 1:
        _next(table, frame)
        open_window(table, "income")
    elif frame.step == 2:
        _next(table, frame)
        last = table.round == table.rules.rounds
        written = last and table.rules.final_income == "written_down"
        for seat in table.in_turn_order():
            player = table.own(seat)
            silver = income_of(table, player)
            if written:
                player.final_income = silver
            else:
                player.supply[SILVER] += silver
            table.events.append(IncomePaid(seat, silver, written))
    else:
        _end(table, frame)
        _tell(table, frame, "after")


def breed(table: Table, seat: int) -> None:
    """Breeding for one seat: every pregnant animal brings one new, else of two or more one turns pregnant."""
    for plain, foal in ANIMALS:
        player = table.own(seat)
        born = player.supply[foal]
        if born:
            player.supply[foal] = 0
            player.supply[plain] += 2 * born
            table.events.append(Bred(seat, ITEMS[plain], born, 0))
            effects.fire(table, seat, (f"receive:{ITEMS[plain]}",), (born,), born)
        elif player.supply[plain] >= 2:
            player.supply[plain] -= 1
            player.supply[foal] += 1
            table.events.append(Bred(seat, ITEMS[plain], 0, 1))


def _breeding(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        _next(table, frame, frame.seats)
        for seat in frame.seats if frame.private else table.in_turn_order():
            breed(table, seat)
    else:
        _end(table, frame)


def _feast(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        _next(table, frame, frame.seats)
        _tell(table, frame, "before")
    elif frame.step == 1:
        _next(table, frame, frame.seats if frame.private else table.in_turn_order())
        if not frame.private:
            open_window(table, "feast")
    elif frame.seats:
        seat = frame.seats[0]
        table.frames[-1] = new_phase(frame.name, frame.step, frame.seats[1:], frame.private, frame.scope)
        table.turn += 1
        table.frames.append(new_feasting(seat))
        effects.fire(table, seat, ("phase:feast:during",))
    else:
        _end(table, frame)


def bonus_of(position: Position, seat: int, index: int) -> tuple[str, ...]:
    """What the enclosed symbols of a seat's board give: items, ``special:…`` and ``building:…``."""
    site = position.players[seat].sites[index]
    if site.board is None:
        return ()
    return tuple(item for bonus in position.rules.area(site.kind).bonuses(site.board) for item in bonus.gives)


def give_bonus(table: Table, seat: int, item: str) -> None:
    """One bonus symbol: a good, or a special tile or house of the stock if it is still there."""
    kind, _, name = item.rpartition(":")
    if kind == "special":
        if table.specials >> SPECIAL[name] & 1:
            moves.gain_special(table, seat, name)
    elif kind == "building":
        if table.houses[HOUSE_KINDS.index(name)] > 0:
            moves.gain_house(table, seat, name, built=False)
    else:
        moves.gain(table, seat, ((ITEM[name], 1),), "bonus")


def _bonus(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        _next(table, frame, frame.seats)
        if not frame.private:
            open_window(table, "bonus")
    elif frame.step == 1:
        _next(table, frame, frame.seats)
        _tell(table, frame, "during")
        for seat in frame.seats if frame.private else table.in_turn_order():
            _bonus_for(table, seat, frame.scope)
    elif frame.step == 2:
        _next(table, frame, frame.seats)
    elif frame.step == 3:
        _end(table, frame)
        _tell(table, frame, "after")


def _bonus_for(table: Table, seat: int, scope: str) -> None:
    for index, site in enumerate(table.players[seat].sites):
        house = is_house(site.kind)
        if (scope == "houses" and not house) or (scope == "home" and index):
            continue
        gives = bonus_of(table, seat, index)
        key = ("bonus:house_single_good:instead",)
        if house and len(gives) == 1 and effects.heard(table.players[seat], key):
            effects.do_or_replace(table, seat, key, f"gain:{gives[0]}:1:bonus")
            continue
        for item in gives:
            give_bonus(table, seat, item)


# 11–12: strips, Vikings


def _mountain(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        _next(table, frame)
        gone = tuple(STRIPS[kind][taken] for kind, taken in table.strips)
        left = [(kind, taken + 1) for kind, taken in table.strips if taken + 1 < STRIP_ITEMS]
        table.strips_gone += len(table.strips) - len(left)
        revealed = -1
        if table.strip_pile:
            revealed = table.strip_pile[0]
            table.strip_pile = table.strip_pile[1:]
            left.append((revealed, 0))
            table.revealed = True
        table.strips = tuple(left)
        table.events.append(StripsMoved(gone, revealed))
        for item in dict.fromkeys(gone):
            number = gone.count(item)
            for seat in table.in_turn_order():
                keys = ("mountain_item:removed_in_phase_11",)
                effects.fire(table, seat, keys, (KIND_BITS[item], number), number)
    else:
        _end(table, frame)


def _return(table: Table, frame: Phase) -> None:
    if table.seats == 1:
        # Solo: this round's Vikings block for one more round, those of the round before come off.
        stay = tuple(BLOCKED_PLACE if owner == 0 else FREE_PLACE for owner in table.owner)
        table.vikings = tuple(
            count if owner == 0 else 0 for owner, count in zip(table.owner, table.vikings, strict=True)
        )
        table.owner = stay
    else:
        table.owner = (FREE_PLACE,) * len(table.owner)
        table.vikings = (0,) * len(table.vikings)
    for seat in range(table.seats):
        # What stands on the Thing square before the next round's new Viking; solo alternates colours (2 new ones).
        table.own(seat).thing = table.rules.blank_spaces + table.round - (1 if table.seats == 1 else 0)
    _end(table, frame)


def _scoring(table: Table, frame: Phase) -> None:
    if frame.step == 0:
        _next(table, frame)
        open_window(table, "scoring")
    elif frame.step == 1:
        _next(table, frame)
        _tell(table, frame, "during")
    else:
        table.frames.clear()
        table.phase = OVER
        table.events.append(GameEnded(winners(table)))


_STEPS: dict[str, Callable[[Table, Phase], None]] = {
    "new_viking": _new_viking,
    "harvest": _harvest,
    "boards": _boards,
    "weapon": _weapon,
    "actions": _actions,
    "start_player": _start_player,
    "income": _income,
    "breeding": _breeding,
    "feast": _feast,
    "bonus": _bonus,
    "mountain": _mountain,
    "return": _return,
    "scoring": _scoring,
}


class _Phase(Handler):
    def step(self, table: Table, frame: Phase) -> bool:
        frames = table.frames
        while True:
            _STEPS[frame.name](table, frame)
            if table.pending or table.watching or not frames or type(frames[-1]) is not Phase:
                return True
            frame = frames[-1]  # nothing came between: the next step at once


HANDLERS[Phase] = _Phase()
