"""Knarr by keyboard alone: every place can be reached, whole games are played, nothing needs the mouse."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.knarr.knarr_table_help import player, position
from tests.ui.seated import ANNA, BORIS, LEIF
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr.game import KnarrGame


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_arrows_reach_every_place(table_of, seats):
    one = player("Rv Rv Yv", bracelets=1, reserved=(6, 26))
    hands = table_of(ANNA, *[LEIF] * (seats - 1), state=position(*[one] * seats, artifacts=("amulet",)))
    assert set(hands.ways()) == {spot.id for spot in hands.view.spots()}


def test_the_arrows_cross_empty_columns_of_the_crew_to_change_a_payment(table_of):
    """B35 asks for red three times and yellow twice; the purple viking stands far from both columns."""
    payer = player("Rv Rp Yv Yb Yr Pr", recruits=1)
    state = position(payer, *[player()] * 3, row_b=(34, 35, 23))
    hands = table_of(ANNA, *[LEIF] * 3, state=state, options=())
    hands.to_the_board()
    hands.go(("land", 35))
    hands.key(Qt.Key.Key_Return)
    assert hands.asked == "pay"
    assert set(hands.ways()) == {spot.id for spot in hands.view.spots()}


def test_the_arrows_reach_every_viking_and_token_of_a_payment(table_of):
    hands = table_of(state=position(player("Rv Rb Rp Yv Gv", recruits=2), player()))
    hands.to_the_board()
    hands.go(("land", 20))
    hands.key(Qt.Key.Key_Return)
    assert hands.asked == "pay"
    reached = set(hands.ways())
    assert {
        ("crew", 0, 0),
        ("crew", 0, 1),
        ("crew", 0, 2),
        ("crew", 1, 0),
        ("token", 1),
        ("confirm",),
        ("cancel",),
    } <= reached
    hands.to_the_board()
    hands.go(("token", 0))
    said = hands.announced()
    hands.key(Qt.Key.Key_Return)
    assert said[0].startswith("Payment for A20: 2 of 2")
    hands.go(("confirm",))
    hands.key(Qt.Key.Key_Return)
    assert hands.state.players[0].destinations == (20,)


def test_the_keyboard_is_on_the_board_at_the_start_and_every_place_is_told(table_of):
    hands = table_of(state=position(player("Rv"), player()))
    assert hands.view.hasFocus()
    said = hands.announced()
    hands.go(("offer", 3))
    assert said[-1] == "Offer, blue space: yellow Viking (victory point)"
    hands.go(("land", 4))
    assert said[-1].startswith("Destination: A4. Cost: three cards, all of different colours.")


def test_a_hand_card_under_the_cursor_shows_its_ghost(table_of):
    hands = table_of(state=position(player("Rv"), player()))
    hands.go(("hand", 0))
    assert hands.desk.front.ghost == hands.state.players[0].hand[0]


def test_escape_takes_back_a_destination_and_a_trade(table_of):
    hands = table_of(state=position(player("Rv Rv", bracelets=1), player()))
    hands.go(("land", 20))
    hands.key(Qt.Key.Key_Return)
    hands.to_the_board()
    hands.key(Qt.Key.Key_Escape)
    assert hands.asked == "main"
    hands.to_the_board()
    hands.go(("trade", 1))
    hands.key(Qt.Key.Key_Return)
    assert hands.asked == "trade"
    hands.to_the_board()
    hands.key(Qt.Key.Key_Escape)
    assert hands.asked == "main"


def test_enter_again_gives_the_likeliest_answer(table_of):
    hands = table_of(state=position(player("Rv Rv", bracelets=2, destinations=(15,)), player()))
    hands.go(("hand", 0))
    for asked in ("take_card", "main"):
        hands.key(Qt.Key.Key_Return)
        assert hands.asked == asked
    # The card of the own space, for nothing.
    assert hands.state.players[0].recruits == 1
    hands.go(("trade", 1))
    hands.key(Qt.Key.Key_Return)
    assert hands.view.current_spot().id == ("trade", 2)
    hands.table.undo_action.trigger()


def test_a_destination_is_explored_with_two_enters(table_of):
    hands = table_of(state=position(player("Rv Rv"), player()))
    hands.go(("land", 20))
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Return)
    assert hands.state.players[0].destinations == (20,)


def test_cyrillic_letters_do_nothing_and_break_nothing(table_of):
    hands = table_of(state=position(player("Rv Rv"), player()))
    hands.go(("hand", 1))
    before = hands.state
    for letter in "ряфтъю,.":
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(hands.view, event)
    assert hands.state is before
    hands.key(Qt.Key.Key_Return)
    assert hands.asked == "take_card"


@pytest.mark.parametrize(("seed", "artifacts"), [(5, "none"), (6, "mead_cup_and_random")])
def test_a_whole_game_of_two_by_keyboard_alone(table_of, shell, no_curtain_delay, seed, artifacts):
    """Each answer is found on the board with the arrows, or in the bar with Tab; the curtain is lifted with Enter."""
    shell.settings.animation = "off"
    hands = table_of(ANNA, BORIS, seed=seed, options=(("artifacts", artifacts),))
    random = Generator(seed)
    for _ in range(600):
        if hands.table.match.winners is not None:
            break
        if hands.table.curtain_is_down:
            QApplication.processEvents()
            hands.key(Qt.Key.Key_Space)
            assert not hands.table.curtain_is_down
            continue
        hands.to_the_board()
        lit = sorted(
            (place.spot.id for place in hands.table._places.values() if place.glows and place.spot.enabled), key=str
        )
        wanted = [place for place in lit if place[0] not in ("crew", "token")] or lit
        buttons = [button for button in hands.table.bar.answer_buttons() if button.isEnabled()]
        if buttons and (not wanted or random.below(8) == 0):
            buttons[random.below(len(buttons))].setFocus(Qt.FocusReason.TabFocusReason)
            hands.key(Qt.Key.Key_Space)
        else:
            # Points end the game: destinations first.
            lands = [place for place in wanted if place[0] in ("land", "confirm")]
            hands.go(random.choice(lands or wanted))
            hands.key(Qt.Key.Key_Return)
    assert hands.table.match.winners is not None
    assert max(one.vp for one in hands.state.players) >= 40
    assert not KnarrGame().check(hands.state)
