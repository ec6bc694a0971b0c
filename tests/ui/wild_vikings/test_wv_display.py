"""What lies on the table follows from the events as it follows from the state, for every pair of eyes."""

import pytest
from attrs import evolve

from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.state import NOBODY
from vikingtable.rules.wild_vikings import events as ev
from vikingtable.rules.wild_vikings.state import WildVikingsState
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.wild_vikings.display import LEVEL, UNSOLD, WON, after, display_of, since_roll

HOUSE_RULES = [
    (),
    (("bidRule", "free"), ("tieRule", "noSale"), ("allPass", "toSupply"), ("cardsPerCardFace", 2)),
    (("allPass", "rollerTakes"), ("scoresVisible", False), ("handLimit", 10), ("emptyShip", "stay")),
    (("bidRule", "free"), ("tieRule", "later"), ("allPass", "toBack"), ("treasureTokens", 60)),
]


@pytest.mark.parametrize("options", HOUSE_RULES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_events_of_each_move_lead_from_one_display_to_the_next(seats, options):
    for seed in range(3):
        session = Session.start("wild_vikings", Setup(seats, seed, options), [SeatInfo(str(at)) for at in range(seats)])
        game, random = session.game, Generator(seed)
        eyes = (NOBODY, *range(seats))
        logs = {seat: [] for seat in eyes}
        shown = {seat: display_of(_view(session, seat)) for seat in eyes}
        while session.state.frames:
            action = game.sample(session.state, session.state.active_seat, random)
            step = session.apply(action)
            for seat in eyes:
                events = [e if seat == NOBODY else game.event_for(e, seat) for e in step.events]
                display = shown[seat]
                for event in events:
                    display = after(display, event, session.state.options.tie_rule)
                logs[seat] += events
                target = display_of(_view(session, seat), since_roll(logs[seat]))
                assert display == target
                shown[seat] = target


def _view(session: Session, seat: int) -> WildVikingsState:
    return session.state if seat == NOBODY else session.view(seat)


def test_nobody_has_rolled_at_the_start():
    session = Session.start("wild_vikings", Setup(3, 1), [SeatInfo("A"), SeatInfo("B"), SeatInfo("C")])
    display = display_of(session.state)
    assert (display.face, display.roller, display.plank) == (0, NOBODY, None)
    assert (display.supply, display.cargo, display.deck) == (37, (1, 1, 1), 42)
    assert since_roll([ev.GameBegan(0, (0, 1, 2))]) == ()


def _auction(*events):
    session = Session.start("wild_vikings", Setup(3, 1), [SeatInfo("A"), SeatInfo("B"), SeatInfo("C")])
    display = evolve(display_of(session.state), cargo=(4, 1, 1))
    for event in (ev.Rolled(1, 6), ev.AuctionBegan(0, 4), *events):
        display = after(display, event, "earlier")
    return display


def test_an_auction_asks_from_the_roller_on():
    plank = _auction().plank
    assert [seat for seat, _ in plank.answers] == [1, 2, 0]
    assert plank.asked == 1
    assert _auction(ev.Passed(1)).plank.asked == 2


def test_a_bid_leaves_the_hand_and_comes_back_to_losers():
    before = _auction()
    bid = ev.BidMade(1, (1, 0, 0, 0))
    laid = _auction(bid)
    assert laid.hand_size(1) == before.hand_size(1) - 1
    assert laid.plank.laid(1) == (1, 0, 0, 0)
    won = ev.BidMade(2, (1, 0, 0, 1))
    settled = _auction(
        bid,
        won,
        ev.Passed(0),
        ev.AuctionWon(2, 0, (1, 0, 0, 1)),
        ev.CardsTakenBack((1,)),
        ev.TreasuresTaken(2, 0, 4, True),
    )
    assert settled.hand_size(1) == before.hand_size(1)
    assert settled.public[1] == (1, 0, 0, 0)
    assert settled.hand_size(2) == before.hand_size(2) - 2
    assert settled.discard == (1, 0, 0, 1)
    assert settled.treasures == (0, 0, 4)
    assert settled.cargo == (0, 1, 1)
    assert (settled.plank.result, settled.plank.leader, settled.plank.taker) == (WON, 2, 2)


def test_an_auction_that_sells_nothing_says_why():
    passes = [ev.Passed(1), ev.Passed(2), ev.Passed(0)]
    assert _auction(*passes, ev.NotSold(0, level=False)).plank.result == UNSOLD
    assert _auction(*passes, ev.NotSold(0, level=True)).plank.result == LEVEL


def test_the_auction_is_cleared_away_by_the_next_roll():
    assert _auction(ev.Passed(1), ev.Passed(2), ev.Passed(0), ev.Rolled(2, 5)).plank is None
