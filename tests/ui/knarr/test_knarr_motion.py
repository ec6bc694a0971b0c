"""Knarr in motion: cards travel, gains rise, Space shows the end at once, nothing is left behind."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.knarr.knarr_table_help import card, player, position
from tests.ui.seated import ANNA, LEIF
from tests.ui.shell_help import FakeShell
from vikingtable.rules.chance import Generator
from vikingtable.ui.flights import FlyingItem


@pytest.fixture
def moving(shell: FakeShell) -> FakeShell:
    shell.settings.animation = "normal"
    return shell


def flying(hands):
    return [item for item in hands.view.scene().items() if isinstance(item, FlyingItem)]


def test_a_recruit_flies_to_its_column_which_waits_for_it(table_of, moving, qtbot):
    hands = table_of(state=position(player("Rv"), player()))
    hands.click(hands.hand("Rv"))
    assert hands.desk.front.veiled == {0}
    assert len(flying(hands)) == 2  # the card and its gain
    qtbot.waitUntil(lambda: not flying(hands), timeout=3000)
    assert hands.desk.front.veiled == frozenset()


def test_the_offer_is_refilled_after_the_card_was_taken(table_of, moving, qtbot):
    hands = table_of(state=position(player("Rv"), player()))
    hands.click(hands.hand("Rv"))
    hands.table.skip()
    hands.click(hands.spot("offer", 0))
    assert ("offer", 0) in hands.desk.common.veiled
    assert hands.state.offer[0] == card("Bb")
    qtbot.waitUntil(lambda: not flying(hands), timeout=3000)
    assert hands.desk.common.veiled == frozenset()


def test_space_shows_the_end_at_once(table_of, moving):
    hands = table_of(state=position(player("Rv Rv"), player()))
    hands.click(hands.spot("land", 20))
    hands.click(hands.spot("confirm"))
    assert flying(hands)
    assert hands.desk.front.veiled_land
    hands.view.setFocus()
    hands.key(Qt.Key.Key_Space)
    QApplication.processEvents()
    assert not flying(hands)
    assert not hands.desk.front.veiled_land
    assert hands.desk.common.veiled == frozenset()


def test_a_destination_leaves_its_row_and_another_comes_from_the_stock(table_of, moving, qtbot):
    hands = table_of(state=position(player("Rv Rv"), player()))
    hands.click(hands.spot("land", 20))
    hands.click(hands.spot("confirm"))
    assert ("A", 0) in hands.desk.common.veiled
    qtbot.waitUntil(lambda: not flying(hands), timeout=4000)
    assert hands.desk.common.veiled == frozenset()
    assert hands.desk.common.rows[0][0] == 1


@pytest.mark.parametrize("artifacts", ["mead_cup_and_random", "golden_bracelet"])
def test_after_every_move_the_table_is_whole_however_early_it_is_skipped(table_of, moving, qtbot, artifacts):
    hands = table_of(ANNA, LEIF, seed=8, options=(("artifacts", artifacts),))
    match = hands.table.match
    random = Generator(8)
    for count in range(70):
        if match.winners is not None:
            break
        match.act(match.game.sample(hands.state, match.session.to_answer[0], random))
        if count % 7 == 0:
            qtbot.wait(40)
        hands.table.skip()
        assert not flying(hands)
        assert (hands.desk.common.veiled, hands.desk.front.veiled, hands.desk.front.veiled_land) == (
            frozenset(),
            frozenset(),
            False,
        )


def test_with_animations_off_nothing_moves(table_of):
    hands = table_of(state=position(player("Rv"), player()))
    hands.click(hands.hand("Rv"))
    assert not flying(hands)
    assert hands.desk.front.veiled == frozenset()


def test_a_table_that_is_left_in_the_middle_of_a_flight_leaves_nothing_running(table_of, moving):
    hands = table_of(state=position(player("Rv"), player()))
    hands.click(hands.hand("Rv"))
    hands.table.dispose()
    assert not flying(hands)
    assert not hands.table.flights.running
