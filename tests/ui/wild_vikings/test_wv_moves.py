"""Animations at the table: what is shown on the way, what is skipped, and that the end is always the state."""

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.seated import ANNA, BORIS, FREYDIS, LEIF
from tests.ui.shell_help import FakeShell
from tests.ui.wild_vikings.wv_table_help import session_of
from vikingtable.match.qt import Match
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.wild_vikings.state import Bid, LoadShip, Pass, Roll
from vikingtable.ui.timeline import Timeline, ease_out
from vikingtable.ui.wild_vikings.display import display_of
from vikingtable.ui.wild_vikings.table import WildVikingsTable

YELLOW_SHIP, BLACK_SHIP, CARD, VILLAGE = 1, 4, 5, 6


@pytest.fixture
def moving(shell: FakeShell) -> FakeShell:
    """Animations at normal speed."""
    shell.settings.animation = "normal"
    return shell


def rolled(session: Session, face: int) -> None:
    script = [face] if face != CARD else [face, *(0 for _ in range(session.state.seats))]
    session.apply(Roll(session.state.active_seat), script)


def flying(hands) -> list:
    """What is on its way over the table."""
    return [item for item in hands.table.mover._sprites if item.scene() is hands.scene]


# The timeline --------------------------------------------------------------------------------------------------------


def test_steps_follow_each_other_and_overlap_as_told(qtbot):
    line, seen = Timeline(), []
    line.add(40, begin=lambda: seen.append("a on"), done=lambda: seen.append("a off"))
    line.add(40, begin=lambda: seen.append("b on"), done=lambda: seen.append("b off"))
    line.add(60, begin=lambda: seen.append("c on"), done=lambda: seen.append("c off"), overlap=30)
    assert seen == ["a on"]
    assert 100 <= line.remaining <= 110
    with qtbot.waitSignal(line.finished, timeout=2000):
        pass
    assert seen == ["a on", "a off", "b on", "c on", "b off", "c off"]
    assert not line.running


def test_finish_runs_what_is_left_in_order_and_at_once(qtbot):
    line, seen = Timeline(), []
    for name in "abc":
        line.add(
            10_000, begin=lambda n=name: seen.append(n), update=seen.append, done=lambda n=name: seen.append(n * 2)
        )
    seen.clear()
    line.finish()
    assert seen == [1.0, "aa", "b", 1.0, "bb", "c", 1.0, "cc"]
    assert not line.running
    line.finish()


def test_motion_is_fast_first():
    assert (ease_out(0.0), ease_out(1.0)) == (0.0, 1.0)
    assert ease_out(0.5) > 0.8


# Single events -------------------------------------------------------------------------------------------------------


def test_the_die_tumbles_before_the_treasure_flies(table_of, moving, qtbot):
    hands = table_of(session=session_of(ANNA, LEIF))
    rolled(hands.table.match.session, YELLOW_SHIP)
    mover, scene = hands.table.mover, hands.scene
    assert mover.running
    assert hands.table.match.held
    assert scene.die._tumble is not None
    assert (scene.ships[0].cargo, scene.supply.count) == (1, 37)
    qtbot.waitUntil(lambda: len(flying(hands)) == 1, timeout=2000)
    assert scene.die.face == YELLOW_SHIP
    assert (scene.ships[0].cargo, scene.supply.count) == (1, 36)
    qtbot.waitUntil(lambda: not mover.running, timeout=2000)
    assert (scene.ships[0].cargo, scene.supply.count) == (2, 36)
    assert flying(hands) == []
    qtbot.waitUntil(lambda: not hands.table.match.held, timeout=2000)


def test_space_shows_the_end_at_once_and_rolls_nothing(table_of, moving):
    hands = table_of(session=session_of(ANNA, BORIS, options=()), lift=True)
    hands.key(Qt.Key.Key_Space)
    position = hands.table.match.session.position
    if hands.table.mover.running:
        hands.key(Qt.Key.Key_Space)
    assert not hands.table.mover.running
    assert hands.table.match.session.position <= max(position, 1)


def test_a_space_right_after_the_question_is_not_taken_for_the_roll(table_of, moving, qtbot):
    hands = table_of(session=session_of(LEIF, ANNA))
    rolled(hands.table.match.session, YELLOW_SHIP)
    hands.key(Qt.Key.Key_Space)  # skips the animation
    assert not hands.table.mover.running
    hands.key(Qt.Key.Key_Space)
    assert hands.table.match.session.position == 1
    qtbot.wait(300)
    hands.key(Qt.Key.Key_Space)
    assert hands.table.match.session.position == 2


def test_cards_drawn_fly_one_by_one_and_arrive_in_the_hand(table_of, moving, qtbot):
    hands = table_of(session=session_of(LEIF, ANNA, FREYDIS))
    before = hands.scene.hand.cards
    rolled(hands.table.match.session, CARD)
    assert hands.scene.hand.cards == before
    assert hands.scene.deck.count == 42
    qtbot.waitUntil(lambda: len(flying(hands)) >= 2, timeout=2000)
    kinds = [sprite._card for sprite in flying(hands)]
    assert set(kinds) <= {-1, 0}
    qtbot.waitUntil(lambda: not hands.table.mover.running, timeout=3000)
    assert sum(hands.scene.hand.cards) == 7
    assert hands.scene.deck.count == 39


def test_cards_of_others_fly_face_down(table_of, moving, qtbot):
    hands = table_of(session=session_of(LEIF, ANNA))
    rolled(hands.table.match.session, CARD)
    qtbot.waitUntil(lambda: bool(flying(hands)), timeout=2000)
    assert flying(hands)[0]._card == -1


def test_a_sale_is_shown_before_the_plank_is_settled(table_of, moving, qtbot):
    session = session_of(ANNA, LEIF)
    rolled(session, YELLOW_SHIP)
    rolled(session, YELLOW_SHIP)
    rolled(session, VILLAGE)
    session.apply(Bid(0, (1, 0, 0, 0)))
    hands = table_of(session=session)
    hands.others_act(Pass(1))
    scene = hands.scene
    assert scene.plank.plank.answers == ((0, (1, 0, 0, 0)), (1, (0, 0, 0, 0)))
    assert scene.plank.plank.result == ""
    assert scene.ships[0].cargo == 3
    assert scene.plate(0).shown.treasures == 0
    qtbot.waitUntil(lambda: scene.plank.plank.result == "won", timeout=3000)
    assert scene.ships[0].pos() == scene.layout.berths[0].topLeft()
    qtbot.waitUntil(lambda: scene.plate(0).shown.treasures == 3, timeout=3000)
    assert scene.ships[0].cargo == 0
    qtbot.waitUntil(lambda: not hands.table.mover.running, timeout=3000)
    assert scene.ships[0].pos() == scene.layout.berths[2].topLeft()
    assert [round(ship.pos().x()) for ship in scene.ships] == [
        round(scene.layout.berths[place].left()) for place in (2, 0, 1)
    ]


def test_a_bid_flies_from_the_hand_to_the_plank(table_of, moving, qtbot):
    session = session_of(ANNA, LEIF)
    rolled(session, YELLOW_SHIP)
    rolled(session, YELLOW_SHIP)
    rolled(session, VILLAGE)
    hands = table_of(session=session)
    held = hands.scene.hand.cards
    start = hands.scene.hand.point(0)
    hands.table.act(Bid(0, (1, 0, 0, 0)))
    (sprite,) = flying(hands)
    assert (sprite.pos() - start).manhattanLength() < 120
    assert hands.scene.hand.cards == (held[0] - 1, *held[1:])
    assert hands.scene.plank.plank.laid(0) == (0, 0, 0, 0)
    hands.table.skip_animation()
    assert hands.scene.plank.plank.laid(0) == (1, 0, 0, 0)
    assert flying(hands) == []


# Whole games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        (),
        (("bidRule", "free"), ("tieRule", "noSale"), ("allPass", "toSupply"), ("cardsPerCardFace", 2)),
        (("allPass", "rollerTakes"), ("scoresVisible", False), ("handLimit", 10), ("emptyShip", "stay")),
    ],
)
def test_after_every_move_the_table_shows_the_state_however_early_it_is_skipped(table_of, moving, options):
    short = (("treasureTokens", 20), *options)
    hands = table_of(session=session_of(LEIF, ANNA, FREYDIS, LEIF, options=short, seed=11))
    table, random = hands.table, Generator(11)
    cut = 0
    while table.match.winners is None:
        state = hands.state
        answers = list(table.match.game.legal_actions(state, state.active_seat))
        assert table.match.act(answers[random.below(min(3, len(answers)))]) == ()
        if table.mover.running:
            # In the middle of the steps: some are done, some are not.
            table.mover.timeline._advance(random.below(1200))
            cut += 1
        table.skip_animation()
        assert hands.scene.display == table._display
        assert hands.scene.active == hands.state.active_seat
        assert flying(hands) == []
        for place, ship in enumerate(hands.state.row):
            assert hands.scene.ships[ship].pos() == hands.scene.layout.berths[place].topLeft()
        assert hands.scene.plank.pos() == QPointF(0, 0)
        assert hands.scene.plank.opacity() == 1.0
    assert cut > 20
    assert hands.scene.end.isVisible()


def test_a_table_that_is_left_in_the_middle_of_an_animation_leaves_nothing_running(
    qtbot, moving, table_of: Callable[..., object]
):
    session = session_of(ANNA, LEIF)
    table = WildVikingsTable(moving, Match(session))
    qtbot.addWidget(table)
    rolled(session, BLACK_SHIP)
    assert table.mover.running
    table.dispose()
    assert not table.mover.running
    assert table.scene.display == display_of(session.view(0), [event for _, event in session.events_for(0)][1:])


def test_with_animations_off_nothing_moves(table_of):
    hands = table_of(session=session_of(ANNA, LEIF))
    rolled(hands.table.match.session, BLACK_SHIP)
    assert not hands.table.mover.running
    hands.others_act(LoadShip(0, 1))
    assert not hands.table.mover.running
    assert hands.scene.ships[1].cargo == 2


def test_a_table_that_is_closed_is_gone_with_all_its_pieces(qtbot, moving):
    def opened():
        session = session_of(ANNA, LEIF)
        table = WildVikingsTable(moving, Match(session))
        table.resize(1000, 640)
        table.show()
        QApplication.processEvents()
        rolled(session, CARD)
        table.view.grab()
        pieces = [weakref.ref(item) for item in (table, table.scene, table.view, table.mover, *table.scene.plates)]
        table.dispose()
        table.close()
        table.deleteLater()
        return pieces

    pieces = opened()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    left = [piece() for piece in pieces if piece() is not None]
    assert left == []
