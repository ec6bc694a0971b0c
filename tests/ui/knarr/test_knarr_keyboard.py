"""Knarr by keyboard alone: every place can be reached, whole games are played, nothing needs the mouse."""

from collections import deque
from collections.abc import Hashable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.knarr.knarr_table_help import ANNA, BORIS, LEIF, Hands, player, position
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr.game import KnarrGame

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def ways(hands: Hands) -> dict[Hashable, list[Qt.Key]]:
    """The keys that lead from the first place to each other one."""
    view = hands.view
    before = view.current_spot()
    first = view.spots()[0].id
    found: dict[Hashable, list[Qt.Key]] = {first: []}
    queue = deque([first])
    view.blockSignals(True)
    while queue:
        here = queue.popleft()
        for key, (dx, dy) in _ARROWS.items():
            view.set_current_spot(here, say=False)
            view.move_cursor(dx, dy)
            there = view.current_spot().id
            if there not in found:
                found[there] = [*found[here], key]
                queue.append(there)
    view.set_current_spot(before.id if before else None, say=False)
    view.blockSignals(False)
    return found


def go(hands: Hands, place: Hashable) -> None:
    """Press the keys that lead to a place."""
    keys = ways(hands)[place]
    for key in (Qt.Key.Key_Home, *keys):
        hands.key(key)
    assert hands.view.current_spot().id == place


def to_the_board(hands: Hands) -> None:
    for _ in range(30):
        if hands.view.hasFocus():
            return
        hands.key(Qt.Key.Key_Tab)
    pytest.fail("Tab never comes to the board")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_arrows_reach_every_place(table_of, seats):
    one = player("Rv Rv Yv", bracelets=1, reserved=(6, 26))
    hands = table_of(ANNA, *[LEIF] * (seats - 1), state=position(*[one] * seats, artifacts=("amulet",)))
    assert set(ways(hands)) == {spot.id for spot in hands.view.spots()}


def test_the_arrows_reach_every_viking_and_token_of_a_payment(table_of):
    hands = table_of(state=position(player("Rv Rb Rp Yv Gv", recruits=2), player()))
    to_the_board(hands)
    go(hands, ("land", 20))
    hands.key(Qt.Key.Key_Return)
    assert hands.asked == "pay"
    reached = set(ways(hands))
    assert {
        ("crew", 0, 0),
        ("crew", 0, 1),
        ("crew", 0, 2),
        ("crew", 1, 0),
        ("token", 1),
        ("confirm",),
        ("cancel",),
    } <= reached
    to_the_board(hands)
    go(hands, ("token", 0))
    said = hands.announced()
    hands.key(Qt.Key.Key_Return)
    assert said[0].startswith("Payment for A20: 2 of 2")
    go(hands, ("confirm",))
    hands.key(Qt.Key.Key_Return)
    assert hands.state.players[0].destinations == (20,)


def test_the_keyboard_is_on_the_board_at_the_start_and_every_place_is_told(table_of):
    hands = table_of(state=position(player("Rv"), player()))
    assert hands.view.hasFocus()
    said = hands.announced()
    go(hands, ("offer", 3))
    assert said[-1] == "Offer, blue space: yellow Viking (victory point)"
    go(hands, ("land", 4))
    assert said[-1].startswith("Destination: A4. Cost: three cards, all of different colours.")


def test_a_hand_card_under_the_cursor_shows_its_ghost(table_of):
    hands = table_of(state=position(player("Rv"), player()))
    go(hands, ("hand", 0))
    assert hands.desk.front.ghost == hands.state.players[0].hand[0]


def test_escape_takes_back_a_destination_and_a_trade(table_of):
    hands = table_of(state=position(player("Rv Rv", bracelets=1), player()))
    go(hands, ("land", 20))
    hands.key(Qt.Key.Key_Return)
    to_the_board(hands)
    hands.key(Qt.Key.Key_Escape)
    assert hands.asked == "main"
    to_the_board(hands)
    go(hands, ("trade", 1))
    hands.key(Qt.Key.Key_Return)
    assert hands.asked == "trade"
    to_the_board(hands)
    hands.key(Qt.Key.Key_Escape)
    assert hands.asked == "main"


def test_enter_again_gives_the_likeliest_answer(table_of):
    hands = table_of(state=position(player("Rv Rv", bracelets=2, destinations=(15,)), player()))
    go(hands, ("hand", 0))
    for asked in ("take_card", "main"):
        hands.key(Qt.Key.Key_Return)
        assert hands.asked == asked
    # The card of the own space, for nothing.
    assert hands.state.players[0].recruits == 1
    go(hands, ("trade", 1))
    hands.key(Qt.Key.Key_Return)
    assert hands.view.current_spot().id == ("trade", 2)
    hands.table.undo_action.trigger()


def test_a_destination_is_explored_with_two_enters(table_of):
    hands = table_of(state=position(player("Rv Rv"), player()))
    go(hands, ("land", 20))
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Return)
    assert hands.state.players[0].destinations == (20,)


def test_cyrillic_letters_do_nothing_and_break_nothing(table_of):
    hands = table_of(state=position(player("Rv Rv"), player()))
    go(hands, ("hand", 1))
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
        to_the_board(hands)
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
            go(hands, random.choice(lands or wanted))
            hands.key(Qt.Key.Key_Return)
    assert hands.table.match.winners is not None
    assert max(one.vp for one in hands.state.players) >= 40
    assert not KnarrGame().check(hands.state)
