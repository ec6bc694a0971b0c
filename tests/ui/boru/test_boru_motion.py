"""Brian Boru in motion, saved in the middle of the draft, at every size: what is drawn is what the state says."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtWidgets import QApplication

from tests.ui.boru.boru_table_help import mask, player, position
from tests.ui.seated import ANNA, BORIS, CHIARA, LEIF
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.acts import Keep, PlaceDisc
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.boru.state import Draft, Follow
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.saves import files as saves
from vikingtable.ui.boru import geography
from vikingtable.ui.boru.layout import arranged, spread
from vikingtable.ui.boru.table import BoruTable


def test_towns_do_not_overlap_and_lie_on_the_map():
    towns = geography.towns()
    assert len(towns) == 53
    for one, here in enumerate(towns):
        assert 14 <= here.x() <= geography.WIDTH - 14
        assert 14 <= here.y() <= geography.HEIGHT - 14
        for other in range(one):
            apart = here - towns[other]
            assert (apart.x() ** 2 + apart.y() ** 2) ** 0.5 >= 33, (one + 1, other + 1)
        room = QRectF(here.x() - 12, here.y() - 12, 24, 24)
        assert not any(plaque.intersects(room) for plaque in geography.plaques()), one + 1


def test_every_town_lies_in_its_region_and_near_where_it_really_is():
    for town, place in zip(tables.TOWNS, geography.towns(), strict=True):
        home = geography.at(float(town.longitude), float(town.latitude))
        assert (place - home).manhattanLength() < 45, town.name
        assert geography.regions()[town.region].border.contains(place), town.name


def test_the_regions_cover_the_land_without_overlapping():
    shapes = geography.regions()
    island = geography.land()
    on_land = holes = doubled = 0
    for x in range(4, int(geography.WIDTH), 8):
        for y in range(4, int(geography.HEIGHT), 8):
            point = geography.QPointF(x, y)
            if island.contains(point):
                on_land += 1
                inside = sum(shape.land.contains(point) for shape in shapes)
                holes += inside == 0
                doubled += inside > 1
    assert on_land > 1500
    assert holes + doubled < on_land / 100


@pytest.mark.parametrize("size", [(890, 620), (1010, 640), (1580, 930), (2600, 900), (700, 900)])
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("draft", [True, False])
def test_nothing_on_the_table_overlaps(size, seats, draft):
    for scale in (1.0, 1.3):
        layout = arranged(*size, seats, draft=draft, text_scale=scale)
        whole = QRectF(0, 0, layout.width, layout.height).adjusted(-0.1, -0.1, 0.1, 0.1)
        parts = [
            layout.map,
            layout.header,
            layout.seats,
            layout.trick,
            layout.marriage,
            layout.battle,
            layout.church,
            layout.choices,
            layout.hand,
        ]
        for at, part in enumerate(parts):
            assert whole.contains(part)
            assert part.width() > 20
            assert part.height() > 20
            assert not any(part.intersects(other) for other in parts[:at])


@pytest.mark.parametrize("count", range(1, 9))
def test_cards_are_spread_within_their_room(count):
    room = QRectF(0, 0, 460, 150)
    places = spread(room, count)
    assert len(places) == count
    for at, place in enumerate(places):
        assert room.adjusted(-0.1, -0.1, 0.1, 0.1).contains(place)
        assert not any(place.intersects(other) for other in places[:at])


def test_a_played_card_flies_and_lies_there_in_the_end(table_of, shell):
    state = position(
        player(12, hand=(2, 16)),
        player(45, hand=(1,)),
        player(31, hand=(5,)),
        frames=(Follow(0),),
        town=15,
        trick=((2, 17),),
    )
    shell.settings.animation = "normal"
    hands = table_of(state=state)
    hands.click("hand", 16)
    hands.click("hand", 16)
    assert hands.table.flights.running
    assert hands.desk.trick.veiled == {16}
    hands.qtbot.waitUntil(lambda: not hands.table.flights.running)
    assert not hands.desk.trick.veiled


def test_a_disc_flies_to_its_town_and_skipping_lands_it(table_of, shell):
    shell.settings.animation = "normal"
    seed = next(seed for seed in range(50) if BoruGame().new(Setup(3, seed)).state.marker == 0)
    hands = table_of(ANNA, BORIS, CHIARA, seed=seed)
    hands.click("town", 44)
    assert hands.desk.towns.veiled == mask(44)
    hands.table.skip()
    assert not hands.table.flights.running
    assert hands.desk.towns.veiled == 0


def test_without_animations_nothing_moves(table_of, shell):
    shell.settings.animation = "off"
    seed = next(seed for seed in range(50) if BoruGame().new(Setup(3, seed)).state.marker == 0)
    hands = table_of(ANNA, BORIS, CHIARA, seed=seed)
    hands.click("town", 44)
    assert not hands.table.flights.running


def test_a_whole_game_is_shown_in_motion_and_back(table_of, shell):
    """Every event of a game of four starts some motion or none; each state is drawn and read out."""
    shell.settings.animation = "fast"
    hands = table_of(ANNA, BORIS, CHIARA, LEIF, seed=5)
    shell.settings.open_hands = True
    random = Generator(5)
    match = hands.table.match
    for count in range(2000):
        if match.session.decision is None:
            break
        seat = match.session.to_answer[0]
        match.act(match.session.game.sample(match.session.state, seat, random))
        hands.table.skip()
        assert not hands.table.flights.running
        if count % 20 == 0:
            hands.view.grab()
            assert all(spot.name for spot in hands.view.spots())
    assert match.winners is not None
    assert {text.winner for text in hands.desk.seats.texts if text.seat in match.winners} == {True}
    for _ in range(5):
        match.undo()
    hands.view.grab()


def test_a_game_saved_in_the_middle_of_the_draft_goes_on(table_of, tmp_path):
    session = Session.start("boru", Setup(3, 2), (ANNA, LEIF, LEIF))
    for _ in range(3):
        seat = session.to_answer[0]
        action = next(iter(session.game.legal_actions(session.state, seat)))
        assert isinstance(action, PlaceDisc)
        session.apply(action)
    hands = table_of(session=session)
    packet = hands.desk.trick.shown.packet
    hands.click("packet", packet[0])
    path = tmp_path / "draft.vts"
    saves.write(path, hands.table.match.session.saved())
    again = Session.resume(saves.read(path))
    assert isinstance(again.state.frames[-1], Draft)
    other = table_of(session=again)
    # What was only chosen is not part of the game.
    assert other.desk.trick.shown.packet == packet
    assert other.desk.trick.shown.chosen == ()
    other.click("packet", packet[0])
    other.click("packet", packet[1])
    other.click("confirm")
    assert again.entries[-1].action == Keep(0, (packet[0], packet[1]))


def test_nothing_of_another_hand_is_on_the_scene_behind_the_curtain(table_of):
    session = Session.start("boru", Setup(3, 2), (ANNA, BORIS, CHIARA))
    for _ in range(3):
        seat = session.to_answer[0]
        session.apply(next(iter(session.game.legal_actions(session.state, seat))))
    hands = table_of(session=session, lift=False)
    assert hands.table.curtain_is_down
    assert hands.desk.state is None
    hands.lift_curtain()
    front = hands.table.front
    assert hands.desk.trick.shown.packet == session.state.packets[front].rest
    shown = hands.table.state
    assert [one.rest[0] == 0 for one in shown.packets] == [seat != front for seat in range(3)]


def test_the_table_follows_language_and_theme(table_of, language):
    from vikingtable.ui import theme

    hands = table_of(ANNA, BORIS, CHIARA, seed=3)
    for code in ("ja", "bg"):
        language(code)
        QApplication.processEvents()
        assert hands.desk.header.text != "Set-up: the first towns"
        hands.view.grab()
    try:
        theme.holder().configure(choice="dark")
        hands.view.grab()
    finally:
        theme.holder().configure(choice="light")


def test_the_ground_is_painted_once_a_size_and_look(table_of, monkeypatch):
    hands = table_of(ANNA, BORIS, CHIARA, seed=3)
    hands.view.grab()
    painted = []
    ground = hands.desk.ground
    monkeypatch.setattr(ground, "_ground", lambda painter: painted.append(painter.device().width()))
    for town in (1, 21, 50):
        hands.point_at("town", town)
        hands.view.grab()
    assert painted == []
    hands.view.set_zoom(hands.view.zoom() * 1.1)
    hands.view.grab()
    assert len(painted) == 1


def test_a_closed_table_is_forgotten(qtbot, shell):
    session = Session.start("boru", Setup(3, 3), (ANNA, LEIF, LEIF))
    table = BoruTable(shell, Match(session))
    gone = weakref.ref(table)
    desk = weakref.ref(table.desk)
    table.show()
    table.dispose()
    table.close()
    table.deleteLater()
    del table
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert gone() is None
    assert desk() is None
