"""Why an answer is good, in words of the game: what it brings and costs, and what it changes on the boards."""

from vikingtable.bots.feast.quick_dice import DICE_SPACES
from vikingtable.rules.feast.acts import BuyShip, Fail, FillSlot, LayFood, Pass, PlaceTile, PlaceVikings, Roll, Skip
from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOUSE
from vikingtable.rules.feast.feasting import open_spaces, spread
from vikingtable.rules.feast.frames import Feasting
from vikingtable.rules.feast.items import ITEMS
from vikingtable.rules.feast.metrics import income_of
from vikingtable.rules.feast.names import card_text, items_text, site_text
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.feast.state import EMIGRATED_POINTS, SHIP_POINTS, FeastPlayer, FeastState
from vikingtable.rules.state import Action
from vikingtable.texts.message import Message, msg

#: At most so many reasons are given.
_MOST = 4


def reasons(before: FeastState, action: Action, after: FeastState) -> tuple[Message, ...]:
    """What the action changes for its seat until ``after``; at least one reason."""
    seat = action.seat
    if isinstance(action, Roll):
        return (msg("feast.reason.roll"),)
    if isinstance(action, Fail):
        return (msg("feast.reason.fail"),)
    if isinstance(action, PlaceVikings) and (action.copies or action.place) in DICE_SPACES:
        return (msg("feast.reason.dice"),)
    frame = before.frames[-1]
    if isinstance(frame, Feasting):
        if isinstance(action, LayFood):
            return (msg("feast.reason.food"),)
        left = len(open_spaces(before, seat)) - len(spread(before, frame))
        return (msg("feast.reason.open", n=left),) if left else (msg("feast.reason.full_table"),)
    if isinstance(action, Pass | Skip):
        return (msg("feast.reason.keeps"),)
    one, other = before.players[seat], after.players[seat]
    found = _boards(before, after, one, other)
    found += _ships(one, other)
    if len(other.played) > len(one.played):
        for card in other.played[len(one.played) :]:
            found.append(msg("feast.reason.card", card_text(card), OCCUPATION[card].points))
    if isinstance(action, PlaceTile | FillSlot | BuyShip):
        return tuple(found[:_MOST]) or (msg("feast.reason.value"),)
    gained = [(ITEMS[at], n - m) for at, (m, n) in enumerate(zip(one.supply, other.supply, strict=True)) if n > m]
    paid = [(ITEMS[at], m - n) for at, (m, n) in enumerate(zip(one.supply, other.supply, strict=True)) if n < m]
    if gained:
        found.append(msg("feast.reason.gains", items_text(gained)))
    if paid:
        found.append(msg("feast.reason.costs", items_text(paid)))
    return tuple(found[:_MOST]) or (msg("feast.reason.value"),)


def _boards(before: FeastState, after: FeastState, one: FeastPlayer, other: FeastPlayer) -> list[Message]:
    found: list[Message] = []
    old, new = income_of(before, one), income_of(after, other)
    if new > old:
        found.append(msg("feast.reason.income", old, new))
    covered = 0
    for index, site in enumerate(other.sites):
        if index >= len(one.sites):
            if site.kind in HOUSE:
                house = HOUSE[site.kind]
                found.append(msg("feast.reason.house", site_text(site.kind), house.points, -house.printed_minus))
            else:
                minus = after.rules.area(site.kind).layout.minus.bit_count()
                points = EXPLORATION_BOARD[site.kind].points
                found.append(msg("feast.reason.house", site_text(site.kind), points, -minus))
            continue
        if site.board is not None:
            earlier = one.sites[index].board
            area = after.rules.area(site.kind)
            assert earlier is not None
            covered += area.minus_left(earlier) - area.minus_left(site.board)
        covered += site.wood + site.stone - one.sites[index].wood - one.sites[index].stone
    if covered > 0:
        found.append(msg("feast.reason.minus", n=covered))
    return found


def _ships(one: FeastPlayer, other: FeastPlayer) -> list[Message]:
    found: list[Message] = []
    for ship in other.emigrated[len(one.emigrated) :]:
        found.append(msg("feast.reason.emigrates", EMIGRATED_POINTS[ship]))
    if not found:
        points = SHIP_POINTS["whaling_boat"] * (len(other.boats) - len(one.boats))
        points += SHIP_POINTS["knarr"] * (other.knarrs - one.knarrs)
        points += SHIP_POINTS["longship"] * (len(other.longships) - len(one.longships))
        if points > 0:
            found.append(msg("feast.reason.ship", points))
    return found
