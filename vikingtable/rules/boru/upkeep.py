"""The upkeep at the end of a round: marriage, rewards, battle, church and regions (rules section 3.4)."""

from collections.abc import Callable, Sequence

from vikingtable.rules.boru import acts, events, tables
from vikingtable.rules.boru.scoring import towns_of, weight, weights
from vikingtable.rules.boru.state import (
    FACE_DOWN,
    ON_BOARD,
    BuildMonastery,
    ChoosePrincess,
    FinishMonastery,
    GainTown,
    Incursion,
    LoseTown,
    Monasteries,
)
from vikingtable.rules.boru.working import Working
from vikingtable.rules.state import Action, Frame


def marry(copy: Working) -> None:
    """The highest on the marriage track marries, and gets what the marriage brings."""
    seats = copy.everybody()
    highest = max(seat.court for seat in seats)
    card = tables.MARRIAGE_CARDS[copy.marriage]
    if highest == 0:
        copy.events.append(events.Married(-1, copy.marriage))
        return
    winner = next(index for index, seat in enumerate(seats) if seat.court == highest)
    seat = seats[winner]
    copy.events.append(events.Married(winner, copy.marriage))
    seat.court = 0
    if copy.marriage == tables.PRINCESS:
        copy.frames.append(ChoosePrincess(winner))
        return
    seat.marriages += (copy.marriage,)
    copy.points(winner, card.points, "marriage")
    if card.renown:
        copy.renown(winner, card.renown)
    if card.region is not None and copy.empty() & tables.REGION_MASKS[card.region]:
        copy.frames.append(GainTown(winner, card.region))


def take_princess(copy: Working, action: Action) -> None:
    """The princess comes to court on one of her terms, or is spurned for points."""
    assert isinstance(action, acts.TakePrincess)
    copy.frames.pop()
    copy.events.append(events.PrincessTaken(action.seat, action.choice))
    if action.choice == tables.SPURN:
        copy.points(action.seat, tables.SPURN_POINTS, "spurn")
        return
    seat = copy.seat(action.seat)
    seat.marriages += (tables.PRINCESS,)
    seat.princess = action.choice


def rewards(copy: Working) -> None:
    """What the spaces of the marriage track give, from the marker on."""
    for index in copy.clockwise(copy.marker):
        space = copy.seat(index).court
        if tables.COURT_COINS[space]:
            copy.seat(index).coins += tables.COURT_COINS[space]
            copy.events.append(events.CoinsChanged(index, tables.COURT_COINS[space]))
        if tables.COURT_RENOWN[space]:
            copy.renown(index, tables.COURT_RENOWN[space])
        if space == tables.COURT_TOWN and copy.empty():
            copy.frames.append(GainTown(index, -1))


def battle(copy: Working) -> None:
    """The Vikings attack if the battle is not lost: towns of those with the fewest raiders are at stake."""
    if copy.battle:
        counts = [seat.raiders for seat in copy.everybody()]
        fewest, most = min(counts), max(counts)
        leaders = [index for index, count in enumerate(counts) if count == most]
        chooser = leaders[0] if len(leaders) == 1 else -1
        losers = tuple([index for index in copy.clockwise(copy.marker) if counts[index] == fewest])
        copy.frames.append(Incursion(chooser, losers))


def incursion(copy: Working, frame: Frame) -> None:
    """The next of the seats with the fewest raiders loses a town."""
    assert isinstance(frame, Incursion)
    loser, *others = frame.losers
    if others:
        copy.frames.append(Incursion(frame.chooser, tuple(others)))
    towns = copy.controlled(loser)
    if towns & (towns - 1):
        copy.frames.append(LoseTown(loser if frame.chooser < 0 else frame.chooser, loser))
    elif towns:
        _take_town(copy, loser, towns.bit_length())


def _take_town(copy: Working, loser: int, town: int) -> None:
    """The Vikings take a town; the disc and a monastery stay on it."""
    copy.vikings |= tables.bit(town)
    copy.events.append(events.TownLost(loser, town))


def yield_town(copy: Working, action: Action) -> None:
    """The town that was chosen is lost."""
    assert isinstance(action, acts.YieldTown)
    frame = copy.frames.pop()
    assert isinstance(frame, LoseTown)
    _take_town(copy, frame.loser, action.town)


def spoils(copy: Working) -> None:
    """Renown and points for the most raiders, who go back."""
    copy.battle = 0
    sole = _sole([seat.raiders for seat in copy.everybody()])
    if sole is not None:
        copy.renown(sole, 1)
        seat = copy.seat(sole)
        copy.points(sole, seat.renown, "spoils")
        copy.events.append(events.RaidersReturned(sole, seat.raiders))
        seat.raiders = 0
    counts = [seat.raiders for seat in copy.everybody()]
    most = max(counts)
    if most:
        for index, count in enumerate(counts):
            if count == most:
                copy.points(index, 1, "battle")
                copy.seat(index).raiders -= 1
                copy.events.append(events.RaidersReturned(index, 1))


def _sole(counts: Sequence[int]) -> int | None:
    """The seat that alone has the most, at least one."""
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


def church_leader(copy: Working) -> None:
    """The most church discs: the marker and a monastery."""
    sole = _sole([seat.church for seat in copy.everybody()])
    if sole is None:
        return
    copy.marker = sole
    copy.events.append(events.MarkerTaken(sole))
    _return_discs(copy, sole)
    if copy.controlled(sole) & ~copy.monasteries:
        _ask_monastery(copy, sole)


def _return_discs(copy: Working, index: int) -> None:
    """A seat takes all its church discs back."""
    seat = copy.seat(index)
    copy.events.append(events.DiscsReturned(index, seat.church))
    seat.church = 0


def _ask_monastery(copy: Working, index: int) -> None:
    """A seat builds a monastery, on the only town possible or on one of its choice."""
    towns = copy.controlled(index) & ~copy.monasteries
    if towns & (towns - 1):
        copy.frames.append(BuildMonastery(index))
    else:
        _put_monastery(copy, index, towns.bit_length())


def _put_monastery(copy: Working, index: int, town: int) -> None:
    """Put a monastery on a town."""
    copy.monasteries |= tables.bit(town)
    copy.events.append(events.MonasteryBuilt(index, town))


def build_monastery(copy: Working, action: Action) -> None:
    """The monastery stands on the town that was chosen."""
    assert isinstance(action, acts.Build)
    copy.frames.pop()
    _put_monastery(copy, action.seat, action.town)


def church_second(copy: Working) -> None:
    """Whoever then has the most church discs gets a point for one of them."""
    counts = [seat.church for seat in copy.everybody()]
    most = max(counts)
    if not most:
        return
    for index, count in enumerate(counts):
        if count == most:
            copy.points(index, 1, "church")
            copy.seat(index).church -= 1
            copy.events.append(events.DiscsReturned(index, 1))


def church_others(copy: Working) -> None:
    """Whoever has church discs enough builds a monastery too."""
    seats = tuple([index for index in copy.clockwise(copy.marker) if copy.seat(index).church >= tables.MONASTERY_DISCS])
    if seats:
        copy.frames.append(Monasteries(seats))


def next_monastery(copy: Working, frame: Frame) -> None:
    """The next of the seats that may build one."""
    assert isinstance(frame, Monasteries)
    index, *others = frame.seats
    if others:
        copy.frames.append(Monasteries(tuple(others)))
    if copy.controlled(index) & ~copy.monasteries:
        copy.frames.append(FinishMonastery(index))
        _ask_monastery(copy, index)


def finish_monastery(copy: Working, frame: Frame) -> None:
    """The church discs that paid for a monastery go back."""
    assert isinstance(frame, FinishMonastery)
    _return_discs(copy, frame.owner)


def region_tokens(copy: Working) -> None:
    """Region tokens go to whoever has the most weight there, once enough is there."""
    claims = list(copy.claims)
    players = copy.players()
    for region, claim in enumerate(claims):
        held = [towns_of(player, copy.vikings) for player in players]
        mask = tables.REGION_MASKS[region]
        total = sum(weight(towns & mask, copy.monasteries) for towns in held)
        total += weight(copy.vikings & mask, copy.monasteries)
        if claim == FACE_DOWN:
            if total < tables.REGIONS[region].threshold:
                continue
            claims[region] = claim = ON_BOARD
            copy.events.append(events.TokenTurned(region))
        sides = weights(players, copy.vikings, copy.monasteries, region)
        best = max(sides)
        if sides.count(best) > 1:
            continue
        owner = sides.index(best)
        owner = ON_BOARD if owner == len(players) else owner
        if owner != claim:
            claims[region] = owner
            copy.events.append(events.TokenMoved(region, owner))
    copy.claims = tuple(claims)


#: The parts of the upkeep, strictly in this order.
PARTS: tuple[Callable[[Working], None], ...] = (
    marry,
    rewards,
    battle,
    spoils,
    church_leader,
    church_second,
    church_others,
    region_tokens,
)
