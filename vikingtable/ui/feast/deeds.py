"""What can be done where: each answer that is possible now, by the place that stands for it. Free of Qt."""

from collections.abc import Iterable, Iterator
from itertools import takewhile

from attrs import frozen

from vikingtable.rules.feast import acts, fitting, free
from vikingtable.rules.feast.boards import HOUSE
from vikingtable.rules.feast.dice import LOW, loot_values, strength
from vikingtable.rules.feast.frames import Choosing, Forging, Rolling, Window
from vikingtable.rules.feast.goods import GOODS
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.items import ITEMS, SPECIAL, tile_of
from vikingtable.rules.feast.spaces import PLACE
from vikingtable.rules.feast.state import LARGE_BERTHS, PAIR_OF, SMALL_BERTHS, FeastState
from vikingtable.rules.state import Action
from vikingtable.ui.feast.picture import Target

#: Blue goods that a raid may take, in the order in which they are offered.
BLUE = tuple(good.id for good in GOODS if good.swords is not None)


#: So many options that stand for something on the table are buttons of the bar too.
_FEW = 5


@frozen
class Deeds:
    """The answers by place; ``bar`` those that have none."""

    at: dict[Target, tuple[Action, ...]]
    bar: tuple[Action, ...]

    def of(self, target: Target) -> tuple[Action, ...]:
        """What a click there may mean."""
        return self.at.get(target, ())


def few_answers(answers: Iterable[Action]) -> Iterator[Action]:
    """The answers up to the placements of tiles, which come last and are many."""
    return takewhile(lambda action: type(action) is not acts.PlaceTile, answers)


def deeds_of(state: FeastState, seat: int, answers: Iterable[Action]) -> Deeds:
    """Every answer of a seat but placing tiles, by place."""
    at: dict[Target, list[Action]] = {}
    bar: list[Action] = []
    frame = state.frames[-1] if state.frames else None
    if isinstance(frame, Rolling) and frame.rolls and frame.dice not in LOW:
        answers = _without_waste(state, frame, answers)
    for action in few_answers(answers):
        targets = list(_targets(state, seat, frame, action))
        if not targets:
            bar.append(action)
        for target in targets:
            at.setdefault(target, []).append(action)
    return Deeds({target: tuple(actions) for target, actions in at.items()}, tuple(bar))


def _without_waste(state: FeastState, frame: Rolling, answers: Iterable[Action]) -> Iterator[Action]:
    """Of the ways to pay for loot those that pay no more than needed."""
    values = loot_values(state, frame.seat)
    for action in few_answers(answers):
        if isinstance(action, acts.Loot):
            needed = values[action.loot] + (values[action.second] if action.second else 0)
            paid = (action.material, action.weapons, action.others)
            less = [
                strength(state, frame, paid[0] - (one == 0), paid[1] - (one == 1), paid[2] - (one == 2))
                for one in range(3)
                if paid[one]
            ]
            if any(total >= needed for total in less):
                continue
        yield action


def _targets(state: FeastState, seat: int, frame: object, action: Action) -> Iterator[Target]:
    if isinstance(action, acts.PlaceVikings):
        yield ("space", action.place)
        if action.copies:
            yield ("space", action.copies)
    elif isinstance(action, acts.TakeItems):
        yield ("strip", action.strip, action.count)
    elif isinstance(action, acts.UpgradeGood):
        yield ("item", action.good)
    elif isinstance(action, acts.PlayCard):
        player = state.players[seat]
        for number, card in enumerate(player.offer or player.hand):
            if card == action.card:
                yield ("card", card, number)
    elif isinstance(action, acts.Roll):
        yield ("die",)
    elif isinstance(action, acts.Settle):
        yield ("settle", action.material, action.weapons)
    elif isinstance(action, acts.Loot):
        yield ("special", action.loot) if action.loot in SPECIAL else ("loot", action.loot)
    elif isinstance(action, acts.Choose):
        yield from _chosen(state, seat, frame, action.option)
    elif isinstance(action, acts.LayFood):
        yield ("item", action.item)
    elif isinstance(action, acts.BuyShip):
        player = state.players[seat]
        if action.ship == "whaling_boat":
            for number in range(len(player.boats), SMALL_BERTHS):
                yield ("berth", "small", number)
        else:
            for number in range(player.knarrs + len(player.longships), LARGE_BERTHS):
                yield ("berth", "large", number)
        if action.ship == "whaling_boat" and len(player.boats) >= SMALL_BERTHS:
            for number in range(player.knarrs + len(player.longships), LARGE_BERTHS):
                yield ("berth", "large", number)
    elif isinstance(action, acts.ArmShip):
        yield ("ship", action.ship, action.index)
    elif isinstance(action, acts.FillSlot):
        house = HOUSE[state.players[seat].sites[action.site].kind]
        first = 0 if action.resource == "wood" else house.wood_slots
        for number in range(first, first + (house.wood_slots if action.resource == "wood" else house.stone_slots)):
            yield ("slot", action.site, action.resource, number)
    elif isinstance(action, acts.UseCard):
        for number, card in enumerate(state.players[seat].played):
            if card == action.card:
                yield ("played", card, number)


def _chosen(state: FeastState, seat: int, frame: object, option: str) -> Iterator[Target]:
    """The place that stands for an option, whatever asks: a tile, a board, a space, a ship, a card."""
    if isinstance(frame, Choosing):
        return  # its options are named by what they do, not by things
    name, _, number = option.partition(":")
    if option in SPECIAL:
        yield ("special", option)
    elif isinstance(frame, Forging):
        yield ("loot", option)
    elif option in PAIR_OF:
        yield ("island", PAIR_OF[option])
    elif option in PLACE:
        yield ("space", option)
    elif name in ("boat", "longship", "knarr"):
        yield ("ship", "whaling_boat" if name == "boat" else name, int(number or 0))
    elif name == "card":
        card = int(number.partition(":")[0])
        for index, played in enumerate(state.players[seat].played):
            if played == card:
                yield ("played", card, index)


def bar_deeds(state: FeastState, deeds: Deeds) -> tuple[Action, ...]:
    """The answers that are buttons of the decision bar."""
    frame = state.frames[-1] if state.frames else None
    found = list(deeds.bar)
    if isinstance(frame, Rolling):
        free_of_charge = deeds.of(("settle", 0, 0))
        return (*deeds.of(("die",)), *free_of_charge, *found)
    chosen = [action for actions in deeds.at.values() for action in actions if isinstance(action, acts.Choose)]
    if len(chosen) <= _FEW:
        found = [*dict.fromkeys(chosen), *found]
    return tuple(found)


def placeable(state: FeastState, seat: int) -> list[str]:
    """The tiles of a seat's supply that fit on one of its boards now."""
    player = state.players[seat]
    if free.closed_now(state):
        return []
    return [
        piece
        for piece in fitting.pieces_of(player)
        if any(fitting.can_place(state, player, site, piece) for site in player.sites)
    ]


def must_lie(state: FeastState) -> str:
    """The tile that has to be laid before anything else, "" if none."""
    frame = state.frames[-1] if state.frames else None
    if frame is None or HANDLERS[type(frame)].kind != "lay":
        return ""
    item: int = frame.item  # type: ignore[attr-defined]  # every frame of that kind names one
    return tile_of(item) if item < len(ITEMS) else ""


def in_window(state: FeastState) -> bool:
    """Whether a window is open: goods may be placed, nothing else is asked."""
    return bool(state.frames) and isinstance(state.frames[-1], Window)
