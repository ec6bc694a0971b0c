"""Moves that cards listen to: receiving, upgrading, building, drawing, returning Vikings. Used by all handlers."""

from vikingtable.rules.feast import effects
from vikingtable.rules.feast.frames import NO_TALLY, new_acting
from vikingtable.rules.feast.happenings import new_upgraded
from vikingtable.rules.feast.items import ITEMS, Bag
from vikingtable.rules.feast.table import Table

#: What is told when an item enters a supply, by its place.
_RECEIVED: tuple[tuple[str, ...], ...] = tuple((f"receive:{item}",) for item in ITEMS)


def gain(table: Table, seat: int, items: Bag, source: str) -> None:
    """Items enter a supply; cards hear of each kind."""
    table.add(seat, items, source)
    played = table.players[seat].played
    if played:
        waited_for = effects.listeners(played)
        for place, amount in items:
            if amount > 0 and _RECEIVED[place][0] in waited_for:
                effects.fire(table, seat, _RECEIVED[place], (amount,), amount)


def upgrade(table: Table, seat: int, place: int, into: int) -> None:
    """A tile of the supply becomes another."""
    supply = table.own(seat).supply
    supply[place] -= 1
    supply[into] += 1
    table.events.append(new_upgraded(seat, ITEMS[place], ITEMS[into]))
    effects.fire(table, seat, _RECEIVED[into], (1,))


def gain_ship(table: Table, seat: int, ship: str, how: str, ore: int = 0) -> None:
    """A ship enters the bay; only one that was ``built`` counts as building."""
    table.put_ship(seat, ship, how, ore)
    if how == "built":
        effects.fire(table, seat, (f"build_ship:{ship}",))
    effects.fire(table, seat, (f"acquire_ship:{ship}",))


def gain_house(table: Table, seat: int, house: str, built: bool) -> None:
    """A house is added; only one that was ``built`` counts as building."""
    table.put_house(seat, house)
    if built:
        kind = "shed" if house == "shed" else "stone_or_long"
        effects.fire(table, seat, (f"build_house:{kind}",))


def gain_special(table: Table, seat: int, tile: str) -> None:
    """A special tile of the stock enters a supply."""
    table.put_special(seat, tile)
    effects.fire(table, seat, (f"receive:{tile}",), (1,))


def return_vikings(table: Table, seat: int, place: str, count: int) -> None:
    """Vikings come back to the Thing square during the action phase."""
    came = table.take_back(seat, place, count)
    if came:
        effects.fire(table, seat, ("vikings_return:action_phase",), (came,))
        square_changed(table, seat)


def act(table: Table, seat: int, space: str, place: str, discount: int = 0, stay: bool = False) -> None:
    """Put the action of a space onto the stack; ``place`` is where the Vikings stand, ``""`` if a card grants it."""
    player = table.players[seat]
    fleet = (len(player.boats), player.knarrs, len(player.longships))
    table.frames.append(new_acting(seat, space, place, 0, False, NO_TALLY, 0, (), discount, stay, fleet))


def square_changed(table: Table, seat: int) -> None:
    """Vikings left or entered the Thing square; cards that count them hear of it."""
    effects.fire(table, seat, ("thing_square:becomes",))
