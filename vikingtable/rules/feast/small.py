"""Choices that one space asks once: special sale, forge, exploration, exchange and emigration, playing occupations."""

from collections.abc import Iterator
from typing import Any

from vikingtable.rules.feast import effects, moves, standing
from vikingtable.rules.feast.acts import SKIP, PlayCard, Skip
from vikingtable.rules.feast.frames import (
    Acting,
    Emigrating,
    Exploring,
    Forging,
    Playing,
    Selling,
    Swapping,
    new_playing,
)
from vikingtable.rules.feast.goods import SPECIAL_TILES
from vikingtable.rules.feast.handler import HANDLERS, WRONG_KIND, Handler, OptionHandler, Options
from vikingtable.rules.feast.happenings import BoatSwapped, CardPlayed, Emigrated, Explored
from vikingtable.rules.feast.items import ITEM, SILVER, SPECIAL
from vikingtable.rules.feast.legality import (
    claimable,
    emigration_why_not,
    needs_of,
    space_why_not,
    special_price,
)
from vikingtable.rules.feast.metrics import acting
from vikingtable.rules.feast.state import PAIR_OF, FeastState, Site
from vikingtable.rules.feast.table import AnyPlayer, Position, Table, free_large
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg


class _Selling(OptionHandler):
    kind = "sale"

    def options(self, position: Position, frame: Selling) -> Options:
        found: Options = {}
        for place, tile in enumerate(SPECIAL_TILES):
            if not position.specials >> place & 1:
                continue
            price = special_price(position, frame.seat, place, frame.spent)
            if price < 0:
                found[tile.id] = [msg("feast.why.not_for_sale")]
            else:
                found[tile.id] = needs_of(position, frame.seat, ((SILVER, price),))
        return found

    def chosen_from(self, position: Position, frame: Selling) -> list[str]:
        seat, silver, stock = frame.seat, position.players[frame.seat].supply[SILVER], position.specials
        return [
            tile.id
            for place, tile in enumerate(SPECIAL_TILES)
            if stock >> place & 1 and 0 <= special_price(position, seat, place, frame.spent) <= silver
        ]

    def may_skip(self, position: Position, frame: Selling) -> bool:
        return frame.bought > 0

    def step(self, table: Table, frame: Selling) -> bool:
        if frame.left > 0 and self.possible(table, frame):
            return False
        table.frames.pop()
        return True

    def choose(self, table: Table, frame: Selling, option: str) -> None:
        place = SPECIAL[option]
        price = special_price(table, frame.seat, place, frame.spent)
        printed = SPECIAL_TILES[place].price or 0
        table.frames[-1] = Selling(frame.seat, frame.left - 1, frame.spent + printed, frame.bought + 1)
        table.pay(frame.seat, ((SILVER, price),))
        moves.gain_special(table, frame.seat, option)


class _Forging(OptionHandler):
    kind = "forge"

    def options(self, position: Position, frame: Forging) -> Options:
        found: Options = {"jewelry": []}
        for place, tile in enumerate(SPECIAL_TILES):
            if tile.forge and position.specials >> place & 1:
                found[tile.id] = []
        return found

    def step(self, table: Table, frame: Forging) -> bool:
        return False

    def choose(self, table: Table, frame: Forging, option: str) -> None:
        table.frames.pop()
        if option in SPECIAL:
            moves.gain_special(table, frame.seat, option)
        else:
            moves.gain(table, frame.seat, ((ITEM[option], 1),), "action")


class _Exploring(OptionHandler):
    kind = "explore"

    def options(self, position: Position, frame: Exploring) -> Options:
        return claimable(position, frame.seat, frame.level)

    def step(self, table: Table, frame: Exploring) -> bool:
        if self.possible(table, frame):
            return False
        table.frames.pop()
        return True

    def choose(self, table: Table, frame: Exploring, option: str) -> None:
        seat, pair = frame.seat, PAIR_OF[option]
        silver = table.island_silver[pair]
        table.frames.pop()
        table.island_owner = (*table.island_owner[:pair], seat, *table.island_owner[pair + 1 :])
        table.island_silver = (*table.island_silver[:pair], 0, *table.island_silver[pair + 1 :])
        player = table.own(seat)
        player.sites = (*player.sites, Site(option, table.rules.area(option).empty))
        table.events.append(Explored(seat, option, silver))
        if silver:
            moves.gain(table, seat, ((SILVER, silver),), "island")
        table.tally("explored", 1)
        if table.players[seat].longships:
            table.tally("longships_used", 1)


def by_ore(loads: tuple[int, ...], name: str) -> list[str]:
    """One option for the ships that carry the same ore: the first of them stands for all."""
    return [f"{name}:{index}" for index, ore in enumerate(loads) if loads.index(ore) == index]


def large_ships(player: AnyPlayer) -> list[str]:
    """The ships that may emigrate: ``knarr`` and ``longship:<number>``, alike ones once."""
    return (["knarr"] if player.knarrs else []) + by_ore(player.longships, "longship")


class _Swapping(OptionHandler):
    kind = "swap"

    def options(self, position: Position, frame: Swapping) -> Options:
        player = position.players[frame.seat]
        why = [] if free_large(player) > 0 else [msg("feast.why.large_berth")]
        return dict.fromkeys(by_ore(player.boats, "boat"), why)

    def may_skip(self, position: Position, frame: Swapping) -> bool:
        # A ship bought inside the action does not spare the exchange.
        context = acting(position)
        return context is None or context.fleet[1] + context.fleet[2] > 0

    def step(self, table: Table, frame: Swapping) -> bool:
        if self.possible(table, frame):
            return False
        table.frames.pop()
        return True

    def stuck(self, position: Position, frame: Swapping) -> bool:
        return super().stuck(position, frame) or bool(emigration_why_not(position, frame.seat))

    def choose(self, table: Table, frame: Swapping, option: str) -> None:
        index = int(option.partition(":")[2])
        table.frames.pop()
        player = table.own(frame.seat)
        player.boats = (*player.boats[:index], *player.boats[index + 1 :])
        table.events.append(BoatSwapped(frame.seat))
        moves.gain_ship(table, frame.seat, "knarr", "received")


class _Emigrating(OptionHandler):
    kind = "emigrate"

    def options(self, position: Position, frame: Emigrating) -> Options:
        why = emigration_why_not(position, frame.seat)
        return dict.fromkeys(large_ships(position.players[frame.seat]), why)

    def step(self, table: Table, frame: Emigrating) -> bool:
        if self.possible(table, frame):
            return False
        table.frames.pop()
        return True

    def choose(self, table: Table, frame: Emigrating, option: str) -> None:
        seat = frame.seat
        table.frames.pop()
        price = standing.emigration_price(table, seat)
        table.pay(seat, ((SILVER, price),))
        player = table.own(seat)
        ship, _, number = option.partition(":")
        if ship == "knarr":
            player.knarrs -= 1
        else:
            index = int(number)
            player.longships = (*player.longships[:index], *player.longships[index + 1 :])
            table.tally("longships_used", 1)
        player.emigrated = (*player.emigrated, ship)
        table.events.append(Emigrated(seat, ship, price))
        table.tally("emigrated", 1)


class _Playing(Handler):
    """Occupations are played from hand, each resolved before the next."""

    kind = "play_card"

    def prompt(self, state: FeastState, frame: Playing) -> Message:
        return msg("feast.ask.play_card.bonus" if frame.bonus else "feast.ask.play_card")

    def step(self, table: Table, frame: Playing) -> bool:
        if frame.done < frame.high and table.players[frame.seat].hand:
            return False
        table.frames.pop()
        return True

    def stuck(self, position: Position, frame: Playing) -> bool:
        # The bonus card may come before the action, whose costs then must still be there.
        if frame.bonus:
            for below in reversed(position.frames):
                if type(below) is Acting:
                    return below.stage <= 3 and bool(space_why_not(position, frame.seat, below.space))
        return frame.done < frame.low and not position.players[frame.seat].hand

    def fragile(self, position: Position, frame: Playing) -> bool:
        return frame.bonus  # otherwise only the hand counts

    def answers(self, state: FeastState, frame: Playing, seat: int) -> Iterator[Action]:
        for card in state.players[seat].hand:
            yield PlayCard(seat, card)

    def decline(self, state: FeastState, frame: Playing, seat: int) -> Action | None:
        return SKIP[seat] if frame.done >= frame.low else None

    def why_not(self, state: FeastState, frame: Playing, action: Any) -> list[Message]:
        if type(action) is Skip:
            return [] if frame.done >= frame.low else [msg("feast.why.must")]
        if type(action) is not PlayCard:
            return [WRONG_KIND]
        return [] if action.card in state.players[frame.seat].hand else [msg("feast.why.not_in_hand")]

    def do(self, table: Table, frame: Playing, action: Any) -> None:
        if type(action) is Skip:
            table.frames.pop()
            return
        table.frames[-1] = new_playing(frame.seat, frame.low, frame.high, frame.done + 1, frame.bonus)
        if frame.bonus:
            for depth in range(len(table.frames) - 1, -1, -1):
                below = table.frames[depth]
                if type(below) is Acting:
                    table.frames[depth] = below.with_(card_used=True)
                    break
        play_card(table, frame.seat, action.card)


def play_card(table: Table, seat: int, card: int) -> None:
    """A card goes from the hand to the table; what it does when played happens at once, in the printed order."""
    player = table.own(seat)
    at = player.hand.index(card)
    player.hand = (*player.hand[:at], *player.hand[at + 1 :])
    player.played = (*player.played, card)
    table.events.append(CardPlayed(seat, card))
    table.tally("cards_played", 1)
    printed = effects.EFFECTS.get(card, ())
    for index in range(len(printed) - 1, -1, -1):
        if printed[index].when == "play" and effects.ready(table, seat, (card, index)):
            effects.start(table, seat, (card, index))


HANDLERS[Selling] = _Selling()
HANDLERS[Forging] = _Forging()
HANDLERS[Exploring] = _Exploring()
HANDLERS[Swapping] = _Swapping()
HANDLERS[Emigrating] = _Emigrating()
HANDLERS[Playing] = _Playing()
