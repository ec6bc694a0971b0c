"""Actions and events of A Feast for Odin as messages: for the list of answers, the undo button and the log."""

from collections.abc import Callable
from typing import Any

from vikingtable.rules.feast import acts, happenings
from vikingtable.rules.feast.card_text import way_text
from vikingtable.rules.feast.frames import Choosing, Giving, Improving, Playing, Returning, Rolling, Selling, Window
from vikingtable.rules.feast.improving import items_of, op_of
from vikingtable.rules.feast.items import ITEM, ITEMS, SPECIAL, UPGRADE, WAYS, WEAPONS
from vikingtable.rules.feast.legality import special_price
from vikingtable.rules.feast.names import amount_text, card_text, item_text, items_text, place_text, site_text
from vikingtable.rules.feast.spaces import IMITATIONS, SPACE
from vikingtable.rules.feast.standing import DICE_WEAPON, LOW
from vikingtable.rules.feast.state import SHIP_PRICE, FeastState
from vikingtable.rules.feast.strips import MOUNTAIN_ITEM
from vikingtable.rules.state import Action, Event, Frame
from vikingtable.texts.message import Message, listed, msg, seat


def option_text(state: FeastState, frame: Frame, option: str) -> Message:
    """What an option of a choice is."""
    if option.startswith("card:"):
        return msg("feast.do.use_card", card_text(int(option.split(":")[1])))
    if isinstance(frame, Selling) and option in SPECIAL:
        price = special_price(state, frame.seat, SPECIAL[option], frame.spent)
        return msg("feast.do.buy_special", item_text(option), max(0, price))
    if isinstance(frame, Choosing):
        if frame.program.startswith("card:"):
            return way_text(frame.program, frame.at, option)
        return msg(f"feast.choice.{option}")
    if option in SPACE:
        return msg(f"feast.space.{option}")
    if option in ITEM or option in SPECIAL:
        return item_text(option)
    if option == "knarr":
        return msg("feast.ship.knarr")
    name, _, number = option.partition(":")
    if name == "longship":
        return msg("feast.do.longship_with", _load(state.players, frame, number, ship=True))
    if name == "boat" and isinstance(frame, Giving):
        return msg("feast.do.boat_with", _load(state.players, frame, number, ship=False))
    if name == "boat":
        return msg("feast.do.swap_boat", _load(state.players, frame, number, ship=False))
    if option in IMITATIONS:
        return msg(f"feast.space.{option}")
    if option == "use" and isinstance(frame, Returning):
        return msg("feast.do.return_again", state.round)
    if option.startswith("boats_"):
        return msg("feast.do.boats", n=int(option.removeprefix("boats_")))
    if option in ("use", "usual"):
        return msg(f"feast.do.{option}")
    return msg(f"feast.board.{option}")


def _load(players: Any, frame: Any, number: str, ship: bool) -> int:
    loads = players[frame.seat].longships if ship else players[frame.seat].boats
    index = int(number)
    return int(loads[index]) if index < len(loads) else 0


def describe_action(state: FeastState, action: Action) -> Message:
    """What an action does: a command for the list of answers and the undo button."""
    frame = state.frames[-1] if state.frames else None
    return _ACTIONS[type(action)](state, frame, action)


def _place_vikings(state: FeastState, frame: Any, action: acts.PlaceVikings) -> Message:
    return msg("feast.do.place", place_text(action.place, action.copies))


def _pass(state: FeastState, frame: Any, action: acts.Pass) -> Message:
    return msg("feast.do.window_pass" if isinstance(frame, Window) else "feast.do.pass")


def _place_tile(state: FeastState, frame: Any, action: acts.PlaceTile) -> Message:
    sites = state.players[action.seat].sites
    kind = sites[action.site].kind if 0 <= action.site < len(sites) else "home"
    where = (item_text(action.piece), site_text(kind), action.x + 1, action.y + 1)
    if action.flipped:
        return msg("feast.do.place_tile.mirrored", *where, 90 * action.rotation)
    if action.rotation:
        return msg("feast.do.place_tile.turned", *where, 90 * action.rotation)
    return msg("feast.do.place_tile", *where)


def _fill(state: FeastState, frame: Any, action: acts.FillSlot) -> Message:
    sites = state.players[action.seat].sites
    kind = sites[action.site].kind if 0 <= action.site < len(sites) else "shed"
    return msg("feast.do.fill_slot", item_text(action.resource), site_text(kind))


def _buy(state: FeastState, frame: Any, action: acts.BuyShip) -> Message:
    return msg("feast.do.buy_ship", msg(f"feast.ship.{action.ship}"), SHIP_PRICE.get(action.ship, 0))


def _arm(state: FeastState, frame: Any, action: acts.ArmShip) -> Message:
    return msg("feast.do.arm", msg(f"feast.ship.{action.ship}"), action.index + 1)


def _use(state: FeastState, frame: Any, action: acts.UseCard) -> Message:
    if action.option:
        ship, _, number = action.option.partition(":")
        return msg("feast.do.unload", msg(f"feast.ship.{ship}"), int(number) + 1)
    return msg("feast.do.use_card", card_text(action.card))


def _choose(state: FeastState, frame: Any, action: acts.Choose) -> Message:
    return option_text(state, frame, action.option)


def _skip(state: FeastState, frame: Any, action: acts.Skip) -> Message:
    if isinstance(frame, Playing):
        return msg("feast.do.skip.cards")
    name = type(frame).__name__.lower()
    return msg(f"feast.do.skip.{name}" if name in _SKIPS else "feast.do.skip")


_SKIPS = ("feasting", "swapping", "effecting")


def _take(state: FeastState, frame: Any, action: acts.TakeItems) -> Message:
    counts: dict[str, int] = {}
    if 0 <= action.strip < len(state.strips):
        for item in items_of(state, action.strip)[: max(0, action.count)]:
            name, amount = MOUNTAIN_ITEM[item]
            counts[name] = counts.get(name, 0) + amount
    return msg("feast.do.take_items", action.strip + 1, items_text(counts.items()))


def _upgrade(state: FeastState, frame: Any, action: acts.UpgradeGood) -> Message:
    into = ITEM.get(action.good, -1)
    chain = WAYS[op_of(frame).way] if isinstance(frame, Improving) else UPGRADE
    for _ in range(min(action.steps, len(chain))):
        into = chain[into] if into >= 0 else -1
    shown = item_text(ITEMS[into]) if into >= 0 else item_text(action.good)
    return msg("feast.do.upgrade", item_text(action.good), shown)


def _roll(state: FeastState, frame: Any, action: acts.Roll) -> Message:
    again = isinstance(frame, Rolling) and frame.rolls > 0
    return msg("feast.do.roll_again" if again else "feast.do.roll")


def _settle(state: FeastState, frame: Any, action: acts.Settle) -> Message:
    if not action.material and not action.weapons:
        return msg("feast.do.settle.free")
    weapon = WEAPONS[DICE_WEAPON[frame.dice]] if isinstance(frame, Rolling) and frame.dice in LOW else "spear"
    return msg("feast.do.settle", items_text((("wood", action.material), (weapon, action.weapons))))


def _loot(state: FeastState, frame: Any, action: acts.Loot) -> Message:
    taken = listed([item_text(item) for item in (action.loot, action.second) if item])
    paid = (("stone", action.material), ("long_sword", action.weapons), ("spear", action.others))
    if any(amount for _, amount in paid):
        return msg("feast.do.loot.paid", taken, items_text(paid))
    return msg("feast.do.loot", taken)


def _fail(state: FeastState, frame: Any, action: acts.Fail) -> Message:
    return msg("feast.do.fail")


def _play(state: FeastState, frame: Any, action: acts.PlayCard) -> Message:
    return msg("feast.do.play_card" if isinstance(frame, Playing) else "feast.do.keep_card", card_text(action.card))


def _lay(state: FeastState, frame: Any, action: acts.LayFood) -> Message:
    key = "feast.do.lay.lengthwise" if action.lengthwise else "feast.do.lay.upright"
    return msg(key, item_text(action.item), action.first + 1)


_ACTIONS: dict[type[Action], Callable[[FeastState, Any, Any], Message]] = {
    acts.PlaceVikings: _place_vikings,
    acts.Pass: _pass,
    acts.PlaceTile: _place_tile,
    acts.FillSlot: _fill,
    acts.BuyShip: _buy,
    acts.ArmShip: _arm,
    acts.UseCard: _use,
    acts.Choose: _choose,
    acts.Skip: _skip,
    acts.TakeItems: _take,
    acts.UpgradeGood: _upgrade,
    acts.Roll: _roll,
    acts.Settle: _settle,
    acts.Loot: _loot,
    acts.Fail: _fail,
    acts.PlayCard: _play,
    acts.LayFood: _lay,
}


def describe_event(event: Event) -> Message | None:
    """The log line of an event."""
    return _EVENTS[type(event)](event)


def _by(key: str, *fields: str) -> Callable[[Any], Message]:
    def line(event: Any) -> Message:
        return msg(f"feast.log.{key}", seat(event.seat), *(getattr(event, field) for field in fields))

    return line


def _bred(event: Any) -> Message:
    kind = item_text(event.kind)
    if event.born:
        return msg("feast.log.born", seat(event.seat), amount_text(event.kind, event.born))
    return msg("feast.log.pregnant", seat(event.seat), kind)


def _strips(event: Any) -> Message:
    gone = listed([item_text(item) for item in event.gone])
    return msg("feast.log.strips", gone)


def _penalties(event: Any) -> Message:
    if not event.penalties:
        return msg("feast.log.feast", seat(event.seat))
    return msg("feast.log.feast_penalties", seat(event.seat), event.penalties)


_Line = Callable[[Any], Message | None]
_EVENTS: dict[type[Event], _Line] = {
    happenings.RoundBegan: lambda event: msg("feast.log.round", event.round),
    happenings.PhaseBegan: lambda event: msg("feast.log.phase", event.phase, msg(f"feast.phase.{event.phase}")),
    happenings.VikingsPlaced: lambda event: msg(
        "feast.log.placed", seat(event.seat), place_text(event.place, event.copies)
    ),
    happenings.Passed: _by("passed"),
    happenings.VikingsBack: _by("vikings_back", "vikings"),
    happenings.Gained: lambda event: msg("feast.log.gained", seat(event.seat), items_text(event.items)),
    happenings.Paid: lambda event: msg("feast.log.paid", seat(event.seat), items_text(event.items)),
    happenings.Upgraded: lambda event: msg(
        "feast.log.upgraded", seat(event.seat), item_text(event.good), item_text(event.into)
    ),
    happenings.SpecialGained: lambda event: msg("feast.log.gained", seat(event.seat), item_text(event.tile)),
    happenings.HouseGained: lambda event: msg("feast.log.gained", seat(event.seat), site_text(event.house)),
    happenings.ShipGained: lambda event: msg(
        f"feast.log.ship.{event.how}", seat(event.seat), msg(f"feast.ship.{event.ship}")
    ),
    happenings.ShipArmed: lambda event: msg("feast.log.armed", seat(event.seat), msg(f"feast.ship.{event.ship}")),
    happenings.BoatSwapped: _by("swapped"),
    happenings.Emigrated: lambda event: msg(
        "feast.log.emigrated", seat(event.seat), msg(f"feast.ship.{event.ship}"), event.silver
    ),
    happenings.Explored: lambda event: msg("feast.log.explored", seat(event.seat), site_text(event.board)),
    happenings.Rolled: lambda event: msg(
        "feast.log.rolled" if event.number == event.result else "feast.log.rolled_changed",
        seat(event.seat),
        event.number,
        event.result,
    ),
    happenings.Succeeded: lambda event: msg("feast.log.success", seat(event.seat), msg(f"feast.dice.{event.dice}")),
    happenings.Failed: lambda event: msg("feast.log.failure", seat(event.seat), msg(f"feast.dice.{event.dice}")),
    happenings.CardDrawn: lambda event: msg("feast.log.card_drawn", seat(event.seat), card_text(event.card)),
    happenings.CardKept: lambda event: msg("feast.log.card_kept", seat(event.seat), card_text(event.card)),
    happenings.CardPlayed: lambda event: msg("feast.log.card_played", seat(event.seat), card_text(event.card)),
    happenings.CardWorks: lambda event: msg("feast.log.card_works", seat(event.seat), card_text(event.card)),
    happenings.WeaponDrawn: lambda event: msg("feast.log.weapon", seat(event.seat), item_text(event.weapon)),
    happenings.TilePlaced: lambda event: msg(
        "feast.log.tile", seat(event.seat), item_text(event.piece), site_text(event.kind)
    ),
    happenings.SlotFilled: lambda event: msg("feast.log.slot", seat(event.seat), item_text(event.resource)),
    happenings.BoardFlipped: lambda event: msg("feast.log.flipped", site_text(event.board)),
    happenings.SilverLaid: lambda event: msg(
        "feast.log.silver_laid", listed([site_text(board) for board, _ in event.boards])
    ),
    happenings.StartPlayerNamed: _by("start_player"),
    happenings.IncomePaid: lambda event: msg(
        "feast.log.income_written" if event.written else "feast.log.income", seat(event.seat), event.silver
    ),
    happenings.Bred: _bred,
    happenings.FoodLaid: lambda event: msg("feast.log.food", seat(event.seat), item_text(event.item)),
    happenings.FeastEnded: _penalties,
    happenings.StripsMoved: _strips,
    happenings.GameEnded: lambda event: msg("feast.log.over", listed([seat(one) for one in event.winners])),
}
