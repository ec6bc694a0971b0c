"""What the feast's table says of each place: name, what it is, costs, brings, or why it is closed. Free of Qt."""

from vikingtable.rules.feast import acts, legality, tell
from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOUSE
from vikingtable.rules.feast.dice import loot_values
from vikingtable.rules.feast.effects import EFFECTS
from vikingtable.rules.feast.feasting import open_spaces
from vikingtable.rules.feast.frames import Rolling, Selling, Turn
from vikingtable.rules.feast.goods import GOOD, SPECIAL_TILE
from vikingtable.rules.feast.handler import HANDLERS, OptionHandler
from vikingtable.rules.feast.improving import items_of
from vikingtable.rules.feast.items import ITEM, ITEMS, SPECIAL, UPGRADE, WEAPONS
from vikingtable.rules.feast.metrics import column_of, income_of
from vikingtable.rules.feast.names import card_text, item_text, items_text, site_text
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.feast.scoring import score_of
from vikingtable.rules.feast.spaces import IMITATIONS, PLACE, SPACE
from vikingtable.rules.feast.standing import DICE_WEAPON
from vikingtable.rules.feast.state import (
    BLOCKED_PLACE,
    EMIGRATED_POINTS,
    FREE_PLACE,
    HOUSE_KINDS,
    SHIP_POINTS,
    SHIP_PRICE,
    FeastState,
)
from vikingtable.texts import TEXTS
from vikingtable.texts.message import Message, listed, msg, seat
from vikingtable.ui.feast.picture import Target

_GROUP_TEXT = {
    "build": "build",
    "hunt": "hunt",
    "livestock": "livestock",
    "weekly": "weekly",
    "products": "products",
    "craft": "craft",
    "mountain": "mountain",
    "sail": "sail",
    "explore": "sail",
    "occupation": "people",
    "emigrate": "people",
}


# Action spaces --------------------------------------------------------------------------------------------------------


def space_name(state: FeastState, place: str) -> Message:
    """The space with its Vikings."""
    column = column_of(state, place) if place in SPACE or state.imitation else 1
    return msg("feast_ui.space.name", msg(f"feast.space.{place}"), msg("feast_ui.vikings", n=column))


def space_lines(state: FeastState, seat_index: int, place: str) -> list[Message]:
    """What a space needs, costs and brings, who stands there, and why it is closed for this seat."""
    lines: list[Message] = []
    if place in SPACE:
        lines.append(msg(f"feast_ui.group.{_GROUP_TEXT[SPACE[place].group]}"))
        lines += tell.space_text(place)[1:]
    else:
        lines.append(msg("feast_ui.space.imitate"))
    index = PLACE[place]
    owner = state.owner[index]
    if owner == BLOCKED_PLACE:
        lines.append(msg("feast_ui.space.blocked"))
    elif owner != FREE_PLACE:
        lines.append(msg("feast_ui.space.stands", seat(owner), state.vikings[index]))
    if place in SPACE and state.frames and isinstance(state.frames[-1], Turn):
        why = [one for one in legality.place_why_not(state, seat_index, place, "") if one.key != "feast.why.occupied"]
        if owner == FREE_PLACE:
            lines += [msg("feast_ui.space.closed", one) for one in why]
    return lines


# Everything else ------------------------------------------------------------------------------------------------------


def good_lines(item: str, state: FeastState, count: int) -> list[Message]:
    """What a good, resource or special tile is, and what can be done with it."""
    lines: list[Message] = []
    piece = {"pregnant_sheep": "sheep", "pregnant_cattle": "cattle"}.get(item, item)
    if piece in GOOD:
        good = GOOD[piece]
        lines.append(msg("feast_ui.good.size", msg(f"feast_ui.colour.{good.colour}"), good.long, good.short))
        into = UPGRADE[ITEM[item]]
        if into >= 0:
            lines.append(msg("feast_ui.good.upgrade", item_text(ITEMS[into])))
        if good.colour in ("orange", "red"):
            lines.append(msg("feast_ui.good.food"))
        else:
            lines.append(msg("feast_ui.good.board"))
        if good.animal:
            lines.append(msg("feast_ui.points", _animal_points(item)))
    elif piece in SPECIAL:
        lines += special_lines(piece)
    elif f"feast_ui.resource.{piece}" in TEXTS:
        lines.append(msg(f"feast_ui.resource.{piece}"))
    return lines


def _animal_points(item: str) -> int:
    piece = item.removeprefix("pregnant_")
    return GOOD[piece].points_pregnant if item != piece else GOOD[piece].points


def special_lines(tile: str) -> list[Message]:
    """What a special tile costs and counts."""
    what = SPECIAL_TILE[tile]
    lines = [msg("feast_ui.special.swords", what.swords)]
    if what.price is None:
        lines.append(msg("feast.why.not_for_sale"))
    else:
        lines.append(msg("feast_ui.special.price", what.price))
    if what.forge:
        lines.append(msg("feast_ui.special.forge"))
    if what.points:
        lines.append(msg("feast_ui.points", what.points))
    return lines


def island_lines(state: FeastState, pair: int) -> list[Message]:
    """What an exploration board is worth, what it needs, and who has it."""
    name = legality.face_up(state, pair)
    board = EXPLORATION_BOARD[name]
    lines = [msg("feast_ui.points", board.points)]
    lines.append(msg("feast_ui.island.space", board.explore_space))
    lines.append(
        msg({1: "feast.why.ship.any", 2: "feast.why.ship.large", 3: "feast.why.ship.longship"}[board.explore_space])
    )
    if state.island_silver[pair]:
        lines.append(msg("feast_ui.island.silver", state.island_silver[pair]))
    owner = state.island_owner[pair]
    if owner >= 0:
        lines.append(msg("feast_ui.island.owner", seat(owner)))
    return lines


def named(state: FeastState, seat_index: int, target: Target) -> Message:
    """The name of a place alone: quicker where many are wanted."""
    if target[0] == "space":
        return space_name(state, str(target[1]))
    return seat(int(target[1])) if target[0] == "tab" else explained(state, seat_index, target)[0]


def explained(state: FeastState, seat_index: int, target: Target) -> tuple[Message, list[Message]]:
    """Name of a place, and what there is to say of it."""
    kind = target[0]
    player = state.players[seat_index]
    if kind == "space":
        return space_name(state, str(target[1])), space_lines(state, seat_index, str(target[1]))
    if kind == "strip":
        strip, count = int(target[1]), int(target[2])
        items = items_of(state, strip) if strip < len(state.strips) else ()
        taken = items[:count]
        return (
            msg("feast_ui.strip.name", strip + 1, item_text(taken[-1]) if taken else strip + 1),
            [msg("feast_ui.strip.take", listed([item_text(item) for item in taken]))] if taken else [],
        )
    if kind == "island":
        return site_text(legality.face_up(state, int(target[1]))), island_lines(state, int(target[1]))
    if kind == "house":
        house = HOUSE[str(target[1])]
        left = state.houses[HOUSE_KINDS.index(house.id)]
        return site_text(house.id), [msg("feast_ui.stock", left), msg("feast_ui.points", house.points)]
    if kind == "special":
        tile = str(target[1])
        there = bool(state.specials >> SPECIAL[tile] & 1)
        return item_text(tile), [*special_lines(tile), *([] if there else [msg("feast_ui.special.gone")])]
    if kind == "loot":
        good = str(target[1])
        value = loot_values(state, seat_index).get(good, 0)
        return item_text(good), [msg("feast_ui.special.swords", value)]
    if kind == "item":
        item = str(target[1])
        if item in SPECIAL:
            return item_text(item), good_lines(item, state, 1)
        count = player.supply[ITEM[item]]
        return msg("feast_ui.item.counted", item_text(item), count), good_lines(item, state, count)
    if kind == "tab":
        other = int(target[1])
        one = state.players[other]
        figures = [
            msg("feast_ui.tab.silver", one.supply[ITEM["silver"]]),
            msg("feast_ui.tab.vikings", one.thing),
            msg("feast_ui.tab.income", income_of(state, one)),
            msg("feast_ui.tab.cards", len(one.hand), len(one.played)),
        ]
        # The score as it stands, by line; lines without points are left out.
        figures += [
            msg("feast_ui.item.counted", msg(f"feast.score.{line}"), points)
            for line, points in score_of(state, one).lines
            if points
        ]
        return seat(other), figures
    if kind == "card":
        return card_words(int(target[1]))
    if kind == "played":
        return card_words(int(target[1]))
    if kind == "ship":
        return _ship(state, seat_index, str(target[1]), int(target[2]))
    if kind == "berth":
        prices = [
            msg("feast_ui.berth.price", msg(f"feast.ship.{ship}"), SHIP_PRICE[ship])
            for ship in (("whaling_boat",) if target[1] == "small" else ("knarr", "longship"))
        ]
        return msg(f"feast_ui.berth.{target[1]}"), prices
    if kind == "banquet":
        space = int(target[1])
        to_fill = space in open_spaces(state, seat_index)
        return (
            msg("feast_ui.banquet.name", space + 1),
            [msg("feast_ui.banquet.fill" if to_fill else "feast_ui.banquet.viking")],
        )
    if kind == "emigrated":
        ship = player.emigrated[int(target[1])]
        return msg("feast_ui.emigrated", msg(f"feast.ship.{ship}")), [msg("feast_ui.points", EMIGRATED_POINTS[ship])]
    if kind == "thing":
        lines = [msg("feast_ui.thing.vikings", n=player.thing)]
        if player.penalties:
            lines.append(msg("feast_ui.thing.penalties", n=player.penalties))
        return msg("feast_ui.thing.name"), lines
    if kind == "slot":
        return msg("feast_ui.slot", item_text(str(target[2]))), [msg("feast_ui.slot.when")]
    if kind == "site":
        return site_name(state, seat_index, int(target[1]))
    if kind == "round":
        lines = (
            [msg("feast.log.phase", state.phase, msg(f"feast.phase.{state.phase}"))] if 1 <= state.phase <= 12 else []
        )
        return msg("feast_ui.round", state.round, state.rules.rounds), lines
    if kind == "settle":
        frame = state.frames[-1]
        weapon = WEAPONS[DICE_WEAPON[frame.dice]] if isinstance(frame, Rolling) else "spear"
        paid = items_text((("wood", int(target[1])), (weapon, int(target[2]))))
        return (msg("feast.do.settle", paid) if any(target[1:]) else msg("feast.do.settle.free")), []
    if kind == "fill":
        return msg("feast_ui.feast.fill"), [msg("feast_ui.feast.fill.tip")]
    return msg("feast_ui.die"), []


def site_name(state: FeastState, seat_index: int, site: int) -> tuple[Message, list[Message]]:
    """A board with its income and what is still open."""
    one = state.players[seat_index].sites[site]
    name = site_text(one.kind)
    if one.board is None:
        return name, [msg("feast_ui.slot.when")]
    area = state.rules.area(one.kind)
    lines = []
    if area.layout.tracks:
        lines.append(msg("feast_ui.site.income", area.income(one.board)))
    minus = area.minus_left(one.board)
    lines.append(msg("feast_ui.site.minus", n=minus))
    return name, lines


def _ship(state: FeastState, seat_index: int, ship: str, index: int) -> tuple[Message, list[Message]]:
    player = state.players[seat_index]
    lines = [msg("feast_ui.points", SHIP_POINTS[ship])]
    loads = player.boats if ship == "whaling_boat" else player.longships if ship == "longship" else ()
    if index < len(loads):
        lines.append(msg("feast_ui.ship.ore", loads[index] + (ship == "whaling_boat")))
    return msg(f"feast.ship.{ship}"), lines


def card_words(card: int) -> tuple[Message, list[Message]]:
    """An occupation: its name, when it works, what it does, its points."""
    if card <= 0:
        return card_text(card), []
    what = OCCUPATION[card]
    lines = [msg(f"feast_ui.card.{colour}") for colour in what.colours]
    if EFFECTS.get(card):
        from vikingtable.rules.feast.card_text import card_text as effects_text  # loaded with the effects

        lines += effects_text(card)
    if what.points:
        lines.append(msg("feast_ui.points", what.points))
    return card_text(card), lines


def closed_options(state: FeastState, target: Target) -> list[Message]:
    """Why the option that a place stands for cannot be chosen now."""
    frame = state.frames[-1] if state.frames else None
    handler = HANDLERS.get(type(frame)) if frame is not None else None
    if not isinstance(handler, OptionHandler):
        return []
    options = handler.options(state, frame)
    name = str(target[1])
    if target[0] == "island":
        name = legality.face_up(state, int(target[1]))
    elif target[0] == "ship":
        prefix = {"whaling_boat": "boat", "longship": "longship"}.get(name, name)
        name = prefix if prefix == "knarr" else f"{prefix}:{target[2]}"
    if name in options:
        return options[name]
    if isinstance(frame, Selling) and target[0] == "special":
        return [msg("feast_ui.special.gone")]
    return []


def why_closed(state: FeastState, seat_index: int, target: Target) -> list[Message]:
    """Why nothing can be done at a place now, if there is a reason that a player would like to know."""
    frame = state.frames[-1] if state.frames else None
    kind = target[0]
    if kind == "space" and isinstance(frame, Turn):
        place = str(target[1])
        if place in IMITATIONS:
            return [msg("feast_ui.space.nothing_to_imitate")]
        return legality.place_why_not(state, seat_index, place, "")
    if kind in ("special", "island", "ship"):
        return closed_options(state, target)
    if kind == "strip":
        handler = HANDLERS.get(type(frame)) if frame is not None else None
        if handler is not None and handler.kind == "improve":
            return handler.why_not(state, frame, acts.TakeItems(seat_index, int(target[1]), int(target[2])))
    if kind == "item" and frame is not None and HANDLERS[type(frame)].kind == "improve":
        return HANDLERS[type(frame)].why_not(state, frame, acts.UpgradeGood(seat_index, str(target[1])))
    return []
