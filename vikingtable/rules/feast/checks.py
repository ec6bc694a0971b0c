"""Whether a state from outside can be played on: ranges, boards, sums of pieces, Vikings, hands."""

from collections import Counter
from collections.abc import Iterable

from vikingtable.rules.chance import Chance
from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOUSE
from vikingtable.rules.feast.frames import Phase
from vikingtable.rules.feast.free import free_slots
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.items import ALL_SPECIALS, BOW, ITEMS, SPECIAL, WEAPON_DECK, WEAPONS
from vikingtable.rules.feast.legality import free_panels
from vikingtable.rules.feast.occupations import OCCUPATION, cards
from vikingtable.rules.feast.phases import OVER
from vikingtable.rules.feast.setup import DECKS, OPTIONS
from vikingtable.rules.feast.spaces import IMITATION_TILES, PLACES
from vikingtable.rules.feast.stacks import stack_faults
from vikingtable.rules.feast.state import (
    BLOCKED_PLACE,
    BOAT_ORE,
    EMIGRATED_POINTS,
    FREE_PLACE,
    HOUSE_KINDS,
    LARGE_BERTHS,
    LONGSHIP_ORE,
    PAIRS,
    SMALL_BERTHS,
    UNKNOWN_CARD,
    UNKNOWN_STARTING_CARD,
    FeastPlayer,
    FeastState,
)
from vikingtable.rules.feast.strips import STRIP_ITEMS, STRIPS
from vikingtable.rules.feast.table import Table
from vikingtable.rules.state import NO_GENERATOR, NOBODY
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.board import BadBoard

#: More of an item than a game can bring together.
MOST = 400
_LARGEST_GENERATOR = (1 << 64) - 1
_MOST_TURNS = 1 << 31


def check(state: FeastState, pieces: bool = True) -> tuple[Message, ...]:
    """A message for everything that is impossible; () if the state can be played on safely.

    Later groups are looked at only if the earlier ones are sound. Without ``pieces`` the sums of pieces and Vikings
    are left out: positions of tests and analysis need not hold everything that lies in the box.
    """
    groups = (_table, _ranges, _players, _boards, _pieces, _vikings, _stack)
    for group in groups:
        if not pieces and group in (_pieces, _vikings):
            continue
        found = group(state)
        if found:
            return tuple(dict.fromkeys(found))
    return ()


def _range(place: str) -> Message:
    return msg("feast.check.range", place)


def _sum(place: str) -> Message:
    return msg("feast.check.pieces", place)


def _between(place: str, values: Iterable[int], low: int, high: int) -> list[Message]:
    return [] if all(low <= value <= high for value in values) else [_range(place)]


def _table(state: FeastState) -> list[Message]:
    found = _between("seats", (state.seats,), 1, 4)
    if found:
        return found
    found += _between("viewer", (state.viewer,), NOBODY, state.seats - 1)
    if state.viewer == NOBODY:
        found += _between("generator", (state.generator,), 0, _LARGEST_GENERATOR)
    elif state.generator != NO_GENERATOR:
        found.append(_range("generator"))
    found += _between("turn", (state.turn,), 0, _MOST_TURNS)
    for option in OPTIONS:
        if not option.allows(getattr(state.rules, option.key)):
            found.append(_range(f"rules.{option.key}"))
    lengths = (
        ("players", state.players, state.seats),
        ("owner", state.owner, len(PLACES)),
        ("vikings", state.vikings, len(PLACES)),
        ("imitation", state.imitation, len(IMITATION_TILES) if state.seats == 4 else 0),
        ("sides", state.sides, len(PAIRS)),
        ("island_silver", state.island_silver, len(PAIRS)),
        ("island_owner", state.island_owner, len(PAIRS)),
        ("houses", state.houses, len(HOUSE_KINDS)),
        ("minted", state.minted, len(WEAPONS)),
    )
    return found + [_range(name) for name, values, length in lengths if len(values) != length]


def _ranges(state: FeastState) -> list[Message]:
    seats = state.seats - 1
    found = _between("round", (state.round,), 0, state.rules.rounds)
    found += _between("phase", (state.phase,), 1, OVER)
    if state.round == 0 and state.phase != 12:
        found.append(_range("phase"))
    found += _between("start_player", (state.start_player,), 0, seats)
    found += _between("active", (state.active,), 0, seats)
    found += _between("last_placed", (state.last_placed,), NOBODY, seats)
    known = {FREE_PLACE, *range(state.seats)} | ({BLOCKED_PLACE} if state.seats == 1 else set())
    if not set(state.owner) <= known:
        found.append(_range("owner"))
    found += _between("vikings", state.vikings, 0, 12)
    if any((owner == FREE_PLACE) != (count == 0) for owner, count in zip(state.owner, state.vikings, strict=True)):
        found.append(_range("vikings"))
    for column, (_, columns) in zip(state.imitation, IMITATION_TILES, strict=False):
        if column not in columns:
            found.append(_range("imitation"))
    found += _between("sides", state.sides, 0, 1)
    found += _between("island_silver", state.island_silver, 0, MOST)
    found += _between("island_owner", state.island_owner, FREE_PLACE, seats)
    found += _between("houses", state.houses, 0, MOST)
    found += _between("specials", (state.specials,), 0, ALL_SPECIALS)
    found += _between("minted", state.minted, 0, MOST)
    found += _between("weapon_pile", (*state.weapon_pile, *state.weapon_discard), 0, len(WEAPONS) - 1)
    kinds = [kind for kind, _ in state.strips] + list(state.strip_pile)
    if len(set(kinds)) != len(kinds) or not all(0 <= kind < len(STRIPS) for kind in kinds):
        found.append(_range("strips"))
    found += _between("strips_gone", (state.strips_gone,), 0, len(STRIPS))
    return found + _between("strips", (gone for _, gone in state.strips), 0, STRIP_ITEMS - 1)


def _players(state: FeastState) -> list[Message]:
    found: list[Message] = []
    for seat, player in enumerate(state.players):
        at = f"players[{seat}]"
        if len(player.supply) != len(ITEMS) or len(player.placements) != 4 or not player.sites:
            return [_range(at)]
        found += _between(f"{at}.supply", player.supply, 0, MOST)
        found += _between(f"{at}.specials", (player.specials,), 0, ALL_SPECIALS)
        found += _between(f"{at}.boats", player.boats, 0, BOAT_ORE)
        found += _between(f"{at}.longships", player.longships, 0, LONGSHIP_ORE)
        found += _between(f"{at}.boats", (len(player.boats),), 0, SMALL_BERTHS)
        found += _between(f"{at}.knarrs", (player.knarrs,), 0, LARGE_BERTHS)
        found += _between(f"{at}.longships", (player.knarrs + len(player.longships),), 0, LARGE_BERTHS)
        found += _between(f"{at}.thing", (player.thing, *player.placements), 0, 40)
        found += _between(f"{at}.penalties", (player.penalties,), 0, MOST)
        found += _between(f"{at}.final_income", (player.final_income,), -1, MOST)
        if not set(player.emigrated) <= EMIGRATED_POINTS.keys() or (state.round and free_panels(state, player) < 0):
            found.append(_range(f"{at}.emigrated"))
        found += _cards(state, seat, player, at)
    return found


def _cards(state: FeastState, seat: int, player: FeastPlayer, at: str) -> list[Message]:
    hidden = state.viewer not in (NOBODY, seat)
    unknown = {UNKNOWN_CARD, UNKNOWN_STARTING_CARD}
    secret = (*player.hand, *player.offer)
    if hidden:
        if not set(secret) <= unknown:
            return [_range(f"{at}.hand")]
    elif not all(card in OCCUPATION for card in secret):
        return [_range(f"{at}.hand")]
    if not all(card in OCCUPATION for card in player.played):
        return [_range(f"{at}.played")]
    if not all(mark // 8 in player.played for mark in player.spent):
        return [_range(f"{at}.spent")]
    return []


def _boards(state: FeastState) -> list[Message]:
    found: list[Message] = []
    owned: dict[str, int] = {}
    for seat, player in enumerate(state.players):
        for index, site in enumerate(player.sites):
            at = f"players[{seat}].sites[{index}]"
            land = site.kind in EXPLORATION_BOARD
            if (index == 0) != (site.kind == "home") or not (index == 0 or land or site.kind in HOUSE):
                found.append(_range(at))
                continue
            if land:
                if site.kind in owned:
                    found.append(_sum(at))
                owned[site.kind] = seat
            if (site.board is None) != (site.kind == "shed") or site.wood < 0 or site.stone < 0:
                found.append(_range(at))
                continue
            house = HOUSE.get(site.kind)
            slots = (free_slots(site, "wood"), free_slots(site, "stone")) if house else (-site.wood, -site.stone)
            if min(slots) < 0:
                found.append(_range(at))
            if site.board is not None:
                try:
                    state.rules.area(site.kind, wood=True).check(site.board)
                except BadBoard:
                    found.append(msg("feast.check.board", at))
    for pair, names in enumerate(PAIRS):
        claimed = names[state.sides[pair]]
        if owned.get(claimed, FREE_PLACE) != state.island_owner[pair]:
            found.append(_sum(f"island_owner[{pair}]"))
        if names[1 - state.sides[pair]] in owned:
            found.append(_sum(f"sides[{pair}]"))
    return found


def _pieces(state: FeastState) -> list[Message]:
    found: list[Message] = []
    for kind, name in enumerate(HOUSE_KINDS):
        built = sum(site.kind == name for player in state.players for site in player.sites)
        if built + state.houses[kind] != HOUSE[name].stock:
            found.append(_sum(f"houses: {name}"))
    laid = Counter(
        placement.piece
        for player in state.players
        for site in player.sites
        if site.board is not None
        for placement in site.board.placed
    )
    for tile, bit in SPECIAL.items():
        held = sum(player.specials >> bit & 1 for player in state.players)
        if (state.specials >> bit & 1) + held + laid[tile] != 1:
            found.append(_sum(f"specials: {tile}"))
    for weapon, count in enumerate(WEAPON_DECK):
        held = sum(player.supply[BOW + weapon] for player in state.players)
        lying = (*state.weapon_pile, *state.weapon_discard).count(weapon)
        if held + lying != count + state.minted[weapon]:
            found.append(_sum(f"weapons: {WEAPONS[weapon]}"))
    if len(state.strips) + len(state.strip_pile) + state.strips_gone != len(STRIPS):
        found.append(_sum("strips"))
    return found + _occupations(state)


def _occupations(state: FeastState) -> list[Message]:
    decks = DECKS[state.rules.deck]
    light, dark = set(cards(decks, starting=True)), set(cards(decks, starting=False))
    shown = [card for player in state.players for card in (*player.hand, *player.played, *player.offer)]
    shown += state.occupation_pile
    known = [card for card in shown if card > 0]
    unknown = shown.count(UNKNOWN_CARD)
    if len(set(known)) != len(known) or not set(known) <= light | dark:
        return [_sum("occupations")]
    if state.viewer == NOBODY and len(known) != len(shown):
        return [_sum("occupations")]
    if sum(card in dark for card in known) + unknown != len(dark):
        return [_sum("occupations")]
    if sum(card in light for card in known) + shown.count(UNKNOWN_STARTING_CARD) > len(light):
        return [_sum("occupations")]
    return []


def _vikings(state: FeastState) -> list[Message]:
    """From phase 1 to the return of the Vikings every seat has as many as the round brings."""
    if not state.round:
        return []
    found: list[Message] = []
    for seat, player in enumerate(state.players):
        standing = sum(count for owner, count in zip(state.owner, state.vikings, strict=True) if owner == seat)
        if player.thing + standing != state.rules.blank_spaces + state.round:
            found.append(_sum(f"players[{seat}].thing"))
    return found


def _stack(state: FeastState) -> list[Message]:
    found = stack_faults(state)
    if found or not state.frames:
        return found
    frame = state.frames[-1]
    # Nothing may be left to do without an answer: a state is always at rest.
    table = Table(state, Chance(0))
    if type(frame) is Phase or HANDLERS[type(frame)].step(table, frame):
        return [msg("feast.check.stack")]
    return []
