"""Dice actions: rolling, paying for a low result, loot for a high one, failure ("Dice")."""

from collections.abc import Iterator
from typing import Any

from vikingtable.rules.chance import Generator
from vikingtable.rules.feast import effects, moves, standing
from vikingtable.rules.feast.acts import Fail, Loot, Roll, Settle
from vikingtable.rules.feast.frames import Rolling, new_rolling
from vikingtable.rules.feast.goods import GOOD, GOODS, SPECIAL_TILE, SPECIAL_TILES
from vikingtable.rules.feast.handler import HANDLERS, WRONG_KIND, Handler, Sampler, one_of
from vikingtable.rules.feast.happenings import Failed, Rolled, Succeeded
from vikingtable.rules.feast.items import BOW, ITEM, SPEAR, STONE, SWORD, WOOD, Bag, bag
from vikingtable.rules.feast.metrics import acting
from vikingtable.rules.feast.standing import DICE_SIDES, DICE_WEAPON, LOW
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.feast.table import Position, Table
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg

#: What success brings; raids and pillages bring loot instead.
SUCCESS: dict[str, Bag] = {
    "hunt": bag(hide=1, game_meat=1),
    "snare": bag(fur=1, snare=1),
    "whaling_3": bag(oil=1, skin_and_bones=1, whale_meat=1),
    "whaling_4": bag(oil=1, skin_and_bones=1, whale_meat=1),
}
#: What failure brings, and how many Vikings come back.
FAILURE: dict[str, tuple[Bag, int]] = {
    "hunt": (bag(wood=1, bow_and_arrow=1), 0),
    "snare": (bag(wood=1, snare=1), 1),
    "whaling_3": (bag(wood=1, spear=1), 2),
    "whaling_4": (bag(wood=1, spear=1), 2),
    "raid": (bag(stone=1, long_sword=1), 0),
    "pillage": (bag(stone=1, long_sword=1), 1),
}
#: Sword values of the ordinary loot.
_BLUE: dict[str, int] = {good.id: good.swords for good in GOODS if good.swords is not None}


def result_of(frame: Rolling) -> int:
    """The last roll with all that is added or taken off, never below 0."""
    return max(0, frame.roll + frame.modifier)


def loot_values(position: Position, seat: int) -> dict[str, int]:
    """Everything that raids and pillages may take now, with its sword value: blue goods, then special tiles."""
    values = dict(_BLUE)
    green = standing.loot_green(position, seat)
    if green:
        values |= {good.id: _BLUE[good.upgrades_to] - green for good in GOODS if good.upgrades_to in _BLUE}
    tiles = {tile.id: tile.swords for place, tile in enumerate(SPECIAL_TILES) if position.specials >> place & 1}
    less = standing.best_special_less(position, seat)
    if less and tiles:
        highest = max(tiles.values())
        tiles = {tile: swords - less if swords == highest else swords for tile, swords in tiles.items()}
    return values | tiles


def settlements(position: Position, frame: Rolling) -> list[tuple[int, int]]:
    """The ways to pay for the result, as (wood, weapon cards): nothing may be left out without failing to pay."""
    need = result_of(frame)
    supply = position.players[frame.seat].supply
    wood, cards = supply[WOOD], supply[BOW + DICE_WEAPON[frame.dice]]
    each_wood = standing.material_value(position, frame.seat, frame.dice)
    each_card = standing.weapon_value(position, frame.seat, frame.dice)
    ways = []
    for used in range(min(cards, need) + 1):
        rest = max(0, need - used * each_card)
        material = -(-rest // each_wood)
        if material > wood:
            continue
        over = used * each_card + material * each_wood - need
        if (used and over >= each_card) or (material and over >= each_wood):
            continue
        ways.append((material, used))
    return ways


def strength(position: Position, frame: Rolling, material: int, weapons: int, others: int) -> int:
    """The result of a raid or pillage with what is added to it."""
    each_stone = standing.material_value(position, frame.seat, frame.dice)
    each_sword = standing.weapon_value(position, frame.seat, frame.dice)
    return result_of(frame) + material * each_stone + (weapons + others) * each_sword


class _Rolling(Handler):
    kind = "roll"

    def prompt(self, state: FeastState, frame: Rolling) -> Message:
        if not frame.rolls:
            return msg("feast.ask.roll.first")
        left = frame.most - frame.rolls
        if frame.dice in LOW:
            return msg("feast.ask.roll.low", result_of(frame), left)
        return msg("feast.ask.roll.high", result_of(frame), left)

    def step(self, table: Table, frame: Rolling) -> bool:
        return False

    def answers(self, state: FeastState, frame: Rolling, seat: int) -> Iterator[Action]:
        if frame.rolls < frame.most:
            yield Roll(seat)
        if not frame.rolls:
            return
        if frame.dice in LOW:
            for material, weapons in settlements(state, frame):
                yield Settle(seat, material, weapons)
        else:
            yield from self.loots(state, frame, seat)
        if not self._fail_why_not(state, frame):
            yield Fail(seat)

    def loots(self, state: FeastState, frame: Rolling, seat: int) -> Iterator[Action]:
        """Every loot with every way to pay for it."""
        supply = state.players[seat].supply
        values = loot_values(state, seat)
        spears = supply[SPEAR] if standing.spears_as_swords(state, seat) else 0
        pairs = standing.loot_tiles(state, seat) > 1
        for material in range(supply[STONE] + 1):
            for weapons in range(supply[SWORD] + 1):
                for others in range(spears + 1):
                    total = strength(state, frame, material, weapons, others)
                    for loot, value in values.items():
                        if value > total:
                            continue
                        yield Loot(seat, loot, material, weapons, others)
                        if pairs:
                            for second, further in values.items():
                                same = second == loot and second in SPECIAL_TILE
                                if second >= loot and not same and value + further <= total:
                                    yield Loot(seat, loot, material, weapons, others, second)

    def _fail_why_not(self, state: FeastState, frame: Rolling) -> list[Message]:
        if not frame.rolls:
            return [msg("feast.why.roll_first")]
        if frame.dice in LOW and result_of(frame) == 0:
            return [msg("feast.why.nothing_to_pay")]
        return []

    def why_not(self, state: FeastState, frame: Rolling, action: Any) -> list[Message]:
        kind = type(action)
        if kind is Roll:
            return [] if frame.rolls < frame.most else [msg("feast.why.no_roll_left")]
        if kind is Fail:
            return self._fail_why_not(state, frame)
        low = frame.dice in LOW
        if kind is not (Settle if low else Loot):
            return [WRONG_KIND]
        if not frame.rolls:
            return [msg("feast.why.roll_first")]
        if low:
            if (action.material, action.weapons) in settlements(state, frame):
                return []
            return [msg("feast.why.settle", result_of(frame))]
        return _loot_why_not(state, frame, action)

    def samplers(self, state: FeastState, frame: Rolling, seat: int) -> list[Sampler]:
        found: list[Sampler] = []
        if not frame.rolls or frame.dice in LOW:
            if frame.rolls < frame.most:
                found.append(one_of((Roll(seat),)))
            ways = settlements(state, frame) if frame.rolls else ()
            if ways:
                found.append(one_of([Settle(seat, material, weapons) for material, weapons in ways]))
            if not self._fail_why_not(state, frame):
                found.append(one_of((Fail(seat),)))
            return found
        found += [self._random_loot, lambda state, frame, seat, random: Fail(seat)]
        if frame.rolls < frame.most:
            found.append(lambda state, frame, seat, random: Roll(seat))
        return found

    def _random_loot(self, state: FeastState, frame: Rolling, seat: int, random: Generator) -> Action | None:
        # The list of all ways to pay is long where many stones and swords lie: a few are tried first.
        supply = state.players[seat].supply
        values = loot_values(state, seat)
        plain = standing.loot_tiles(state, seat) < 2 and not standing.spears_as_swords(state, seat)
        for _ in range(12 if plain else 0):
            material, weapons = random.below(supply[STONE] + 1), random.below(supply[SWORD] + 1)
            total = strength(state, frame, material, weapons, 0)
            loots = [loot for loot, value in values.items() if value <= total]
            if loots:
                return Loot(seat, loots[random.below(len(loots))], material, weapons)
        listed = list(self.loots(state, frame, seat))
        return random.choice(listed) if listed else None

    def do(self, table: Table, frame: Rolling, action: Any) -> None:
        kind = type(action)
        if kind is Roll:
            _roll(table, frame)
        elif kind is Fail:
            _fail(table, frame)
        elif kind is Settle:
            _settle(table, frame, action)
        else:
            _loot(table, frame, action)


def _loot_why_not(state: FeastState, frame: Rolling, action: Loot) -> list[Message]:
    seat = frame.seat
    supply = state.players[seat].supply
    values = loot_values(state, seat)
    why: list[Message] = []
    wanted = (action.loot, action.second) if action.second else (action.loot,)
    spears = supply[SPEAR] if standing.spears_as_swords(state, seat) else 0
    if action.second and standing.loot_tiles(state, seat) < 2:
        why.append(msg("feast.why.one_loot"))
    if any(loot not in values for loot in wanted) or (len(wanted) == 2 and wanted[0] == wanted[1] in SPECIAL_TILE):
        return [*why, msg("feast.why.no_loot")]
    if action.second and action.second < action.loot:
        why.append(msg("feast.why.no_option"))
    for used, have, item in (
        (action.material, supply[STONE], "stone"),
        (action.weapons, supply[SWORD], "long_sword"),
        (action.others, spears, "spear"),
    ):
        if not 0 <= used <= have:
            why.append(msg("feast.why.lacks", used, msg(f"feast.item.{item}"), have))
    total = strength(state, frame, action.material, action.weapons, action.others)
    needed = sum(values[loot] for loot in wanted)
    if total < needed:
        why.append(msg("feast.why.strength", needed, total))
    return why


def _roll(table: Table, frame: Rolling) -> None:
    number = table.chance.die(DICE_SIDES[frame.dice])
    table.revealed = True
    rolled = new_rolling(frame.seat, frame.dice, frame.rolls + 1, number, frame.modifier, frame.boats, frame.most)
    table.frames[-1] = rolled
    table.tally("rolls_used", 1)
    table.events.append(Rolled(frame.seat, frame.dice, number, result_of(rolled)))


def _settle(table: Table, frame: Rolling, action: Settle) -> None:
    table.frames.pop()
    weapon = BOW + DICE_WEAPON[frame.dice]
    table.pay(frame.seat, ((WOOD, action.material), (weapon, action.weapons)))
    table.events.append(Succeeded(frame.seat, frame.dice))
    moves.gain(table, frame.seat, SUCCESS[frame.dice], "action")
    effects.fire(table, frame.seat, standing.dice_keys(frame.dice, "success"))


def _loot(table: Table, frame: Rolling, action: Loot) -> None:
    seat = frame.seat
    table.frames.pop()
    table.pay(seat, ((STONE, action.material), (SPEAR, action.others), (SWORD, action.weapons)))
    table.events.append(Succeeded(seat, frame.dice))
    for loot in (action.loot, action.second) if action.second else (action.loot,):
        if loot in GOOD:
            moves.gain(table, seat, ((ITEM[loot], 1),), "action")
        else:
            moves.gain_special(table, seat, loot)
    effects.fire(table, seat, standing.dice_keys(frame.dice, "success"))


def _fail(table: Table, frame: Rolling) -> None:
    seat = frame.seat
    table.frames.pop()
    table.events.append(Failed(seat, frame.dice))
    items, vikings = FAILURE[frame.dice]
    moves.gain(table, seat, items, "action")
    context = acting(table)
    if vikings and context is not None and context.place and not context.stay:
        moves.return_vikings(table, seat, context.place, vikings)
    effects.fire(table, seat, standing.dice_keys(frame.dice, "failure"))


HANDLERS[Rolling] = _Rolling()
