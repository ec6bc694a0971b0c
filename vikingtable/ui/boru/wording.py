"""What is on Brian Boru's table, in words: names and descriptions of its places for tooltips and screen readers."""

from collections.abc import Iterable, Sequence

from vikingtable.rules.boru import tables, words
from vikingtable.rules.boru.scoring import regions_present, weights
from vikingtable.rules.boru.state import FACE_DOWN, ON_BOARD, BoruState, Player
from vikingtable.texts.message import Message
from vikingtable.ui import i18n
from vikingtable.ui.i18n import tr


def said(message: Message) -> str:
    """A message of the rules in which no player is named."""
    return i18n.say(message, ())


def listed(parts: Iterable[str]) -> str:
    """The parts joined the way the reader's language joins a list; a word for none."""
    found = tuple(parts)
    return said(Message("list", found)) if found else tr("boru.ui.none")


def lines(*parts: str) -> str:
    """Whole sentences, the empty ones left out; a line each."""
    return "\n".join(part for part in parts if part)


def town_reading(town: int) -> str:
    """How a town's name is read, where the reader's language has another script; else nothing."""
    reading = tr(f"boru.reading.{town}")
    return "" if reading == tables.TOWNS[town - 1].name else reading


def town(number: int) -> str:
    """A town by its Irish name, its number, and how it is read."""
    name = said(words.town(number))
    reading = town_reading(number)
    return tr("boru.ui.read", name, reading) if reading else name


def region_reading(index: int) -> str:
    """How a region's name is read; nothing where that is how it is written."""
    reading = said(words.region(index))
    return "" if reading == tables.REGIONS[index].name else reading


def region(index: int) -> str:
    """A region by its Irish name and how it is read."""
    name = tables.REGIONS[index].name
    reading = region_reading(index)
    return tr("boru.ui.read", name, reading) if reading else name


def colour(suit: str) -> str:
    """The name of a suit or a town's colour."""
    return tr(f"boru.colour.{suit}")


def holder_of(state: BoruState, number: int) -> int:
    """The seat whose disc lies on a town, or −1."""
    mask = tables.bit(number)
    return next((seat for seat, player in enumerate(state.players) if player.discs & mask), -1)


def held(state: BoruState, number: int, names: Sequence[str]) -> str:
    """Who holds a town."""
    seat = holder_of(state, number)
    if seat < 0:
        return tr("boru.ui.town.empty")
    if tables.bit(number) & state.vikings:
        return tr("boru.ui.town.vikings", names[seat])
    return tr("boru.ui.town.held", names[seat])


def town_text(state: BoruState, number: int, names: Sequence[str]) -> str:
    """All that there is to say of a town."""
    one = tables.TOWNS[number - 1]
    roads = [town(other) for other in tables.towns_in(tables.NEIGHBOURS[number])]
    return lines(
        tr("boru.ui.town.colour", colour(one.colour)),
        tr("boru.ui.town.region", region(one.region)),
        held(state, number, names),
        tr("boru.ui.town.roads", listed(roads)),
        tr("boru.ui.town.monastery") if tables.bit(number) & state.monasteries else "",
        tr("boru.ui.town.active") if number == state.town else "",
    )


def region_text(state: BoruState, index: int, names: Sequence[str]) -> str:
    """A region's claim token, and how all stand there."""
    one = tables.REGIONS[index]
    claim = state.claims[index]
    sides = weights(state.players, state.vikings, state.monasteries, index)
    if claim == FACE_DOWN:
        where = tr("boru.ui.claim.face_down", sum(sides), one.threshold)
    elif claim == ON_BOARD:
        where = tr("boru.ui.claim.on_board")
    else:
        where = tr("boru.ui.claim.held", names[claim])
    shares = [tr("boru.ui.share", names[seat], sides[seat]) for seat in range(len(names)) if sides[seat]]
    if sides[-1]:
        shares.append(tr("boru.ui.share", tr("boru.ui.vikings"), sides[-1]))
    return lines(tr("boru.ui.claim.points", one.points), where, tr("boru.ui.claim.weights", listed(shares)))


def card(value: int) -> str:
    """The name of an action card."""
    return said(words.card(value))


def card_text(value: int, coins5: int) -> str:
    """What an action card does when it wins and when it does not."""
    if value == tables.UNKNOWN:
        return ""
    options = [said(words.symbols(value, option, coins5)) for option in range(len(tables.CARDS[value].secondary))]
    parts = [tr("boru.ui.card.wins", said(words.symbols(value, -1, coins5)))]
    if len(options) == 1:
        parts.append(tr("boru.ui.card.loses", options[0]))
    else:
        parts.append(tr("boru.ui.card.loses_either", *options))
    return lines(*parts)


def seat_text(state: BoruState, seat: int, names: Sequence[str]) -> str:
    """All that is open of a player."""
    player: Player = state.players[seat]
    claims = [tables.REGIONS[at].name for at, claim in enumerate(state.claims) if claim == seat]
    marriages = [said(words.marriage(one)) for one in player.marriages]
    towns = [tables.TOWNS[one - 1].name for one in tables.towns_in(player.discs & ~state.vikings)]
    return lines(
        tr("boru.ui.seat.figures", player.points, player.coins, player.renown),
        tr("boru.ui.seat.areas", player.raiders, player.church, player.court),
        tr("boru.ui.seat.towns", listed(towns)),
        tr("boru.ui.seat.regions", regions_present(player, state.vikings)),
        tr("boru.ui.seat.claims", listed(claims)),
        tr("boru.ui.seat.marriages", listed(marriages)),
        tr("boru.ui.seat.princess", tr(f"boru.princess.{player.princess}")) if player.princess else "",
        tr("boru.ui.seat.marker") if state.marker == seat else "",
        tr("boru.ui.seat.hand", len(player.hand)),
    )


def space_reward(space: int) -> str:
    """What a space of the marriage track brings."""
    if tables.COURT_COINS[space]:
        return said(Message("boru.count.coins", (), tables.COURT_COINS[space]))
    if tables.COURT_RENOWN[space]:
        return tr("boru.ui.track.renown")
    if space == tables.COURT_TOWN:
        return tr("boru.ui.track.town")
    return tr("boru.ui.none")


def track_text(state: BoruState, names: Sequence[str]) -> str:
    """The marriage track: who stands where and what that brings."""
    marks = [
        tr("boru.ui.track.mark", names[seat], player.court, space_reward(player.court))
        for seat, player in enumerate(state.players)
    ]
    return lines(tr("boru.ui.track.help"), tr("boru.ui.track.taken"), *marks)


def battle_text(state: BoruState, names: Sequence[str]) -> str:
    """The battle area: what is left, what each has captured."""
    marks = [tr("boru.ui.share", names[seat], player.raiders) for seat, player in enumerate(state.players)]
    strength = state.viking_shown[-1] if state.viking_shown else 0
    return lines(
        tr("boru.ui.battle.left", state.battle, strength),
        tr("boru.ui.battle.captured", listed(marks)),
        tr("boru.ui.battle.help"),
    )


def church_text(state: BoruState, names: Sequence[str]) -> str:
    """The church area: the discs of each."""
    marks = [tr("boru.ui.share", names[seat], player.church) for seat, player in enumerate(state.players)]
    return lines(tr("boru.ui.church.discs", listed(marks)), tr("boru.ui.church.help"))
