"""What is new on Brian Boru's table since the player who looks answered last is marked, and said in words."""

from tests.ui.seated import ANNA, FREYDIS, LEIF
from vikingtable.match.session import Session
from vikingtable.rules.boru import events, tables
from vikingtable.rules.boru.acts import PlaceDisc
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.game import Setup
from vikingtable.ui.boru.recent import touched


def seed_where_the_first_seat_begins() -> int:
    return next(seed for seed in range(50) if BoruGame().new(Setup(3, seed)).state.marker == 0)


def after_the_first_towns(table_of):
    """Anna chose Cenn Corad (44), then Leif town 1 and Freydis Áth Cliath (23)."""
    hands = table_of(ANNA, LEIF, FREYDIS, seed=seed_where_the_first_seat_begins())
    hands.click("town", 44)
    hands.others_act(PlaceDisc(1, 1), PlaceDisc(2, 23))
    return hands


def test_towns_that_the_others_took_bear_their_marks_until_the_player_answers(table_of):
    hands = after_the_first_towns(table_of)
    looks = hands.table.looks
    assert hands.desk.towns.new_towns == {1: looks[1], 23: looks[2]}
    assert "New since your last move. Player: Freydis" in hands.spot("town", 23).description
    assert "New since" not in hands.spot("town", 44).description
    done = hands.spot("seat", 1).description.partition("Since your last move:\n")[2]
    assert done.splitlines()[0].startswith("Leif")
    first, second, *_ = hands.desk.trick.shown.packet
    hands.click("packet", first)
    hands.click("packet", second)
    hands.click("confirm")
    assert hands.desk.towns.new_towns == {}
    assert "New since" not in hands.spot("town", 23).description


def test_the_mark_is_drawn_beside_the_disc(table_of):
    """A pennant at the left of the town: its outline is there whatever the colours are."""
    hands = after_the_first_towns(table_of)
    rect = hands.desk.towns.town_rect(23, 26)
    area = hands.view.mapFromScene(rect).boundingRect()
    marked = hands.view.viewport().grab(area).toImage()
    hands.desk.towns.show_lately({}, {})
    plain = hands.view.viewport().grab(area).toImage()
    changed = [
        (x, y)
        for x in range(marked.width())
        for y in range(marked.height())
        if marked.pixelColor(x, y) != plain.pixelColor(x, y)
    ]
    assert len(changed) > 30
    assert max(x for x, _ in changed) < marked.width() / 2
    # Its edge is dark and its rim light: it does not depend on the colour of the seat.
    lightness = [marked.pixelColor(x, y).lightnessF() for x, y in changed]
    assert max(lightness) - min(lightness) > 0.6


def test_the_past_shows_what_was_new_then(table_of):
    hands = after_the_first_towns(table_of)
    hands.table.review.go(2)
    assert hands.desk.towns.new_towns == {1: hands.table.looks[1]}
    hands.table.review.leave()
    assert set(hands.desk.towns.new_towns) == {1, 23}


def test_where_only_computers_play_nothing_is_marked(table_of):
    setup = Setup(3, seed_where_the_first_seat_begins())
    session = Session.start("boru", setup, (LEIF, FREYDIS, LEIF))
    session.apply(PlaceDisc(0, 44))
    assert table_of(session=session).desk.towns.new_towns == {}


def test_what_each_event_leaves():
    happened = (
        events.Gathered(1, tables.CHURCH, 2, 0),
        events.Gathered(0, tables.RAIDER, 1, 0),
        events.Gathered(2, tables.COURT, 1, 0),
        events.DiscPlaced(0, 12, "claim"),
        events.MonasteryBuilt(1, 30),
        events.TownLost(0, 44),
        events.TokenMoved(3, 2),
        events.TokenMoved(4, -1),
    )
    new = touched(happened, 0)
    # The own town that the Vikings took is new too, though it was not the player who did it.
    assert new.towns == {30: 1, 44: 0}
    assert new.regions == {3: 2}
    assert new.areas == {tables.CHURCH: {1}, tables.COURT: {2}}
    assert new.moved(tables.COURT, 2)
    assert not new.moved(tables.RAIDER, 0)
    assert set(new.deeds) == {1, 2}
