"""Brian Boru by keyboard alone: every place can be reached, a round is played, nothing needs the mouse."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.boru.boru_table_help import player, position
from tests.ui.seated import ANNA, BORIS, CHIARA, LEIF
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.boru.state import Follow, Lead
from vikingtable.rules.chance import Generator


def leading(seats: int) -> object:
    one = player(12, hand=(1, 6, 13, 24))
    others = [player(45 - at, hand=(2 + at,)) for at in range(seats - 1)]
    return position(one, *others, frames=(Lead(0),))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_arrows_reach_every_place(table_of, seats):
    hands = table_of(ANNA, *[LEIF] * (seats - 1), state=leading(seats))
    assert set(hands.ways()) == {spot.id for spot in hands.view.spots()}


def test_a_card_and_a_town_are_led_with_arrows_and_enter(table_of):
    hands = table_of(state=leading(3))
    hands.to_the_board()
    said = hands.announced()
    hands.go(("hand", 24))
    assert said[-1].startswith("Hand: red 24")
    hands.key(Qt.Key.Key_Return)
    assert said[-1] == "red 24: choose an empty town."
    hands.to_the_board()
    hands.go(("town", 50))
    assert said[-1].startswith("Corcach (50). Colour: red.")
    hands.key(Qt.Key.Key_Return)
    hands.to_the_board()
    hands.go(("confirm",))
    hands.key(Qt.Key.Key_Return)
    assert hands.state.trick[0] == (0, 24)
    assert hands.state.town == 50


def test_escape_lets_go_what_is_chosen(table_of):
    hands = table_of(state=leading(3))
    hands.to_the_board()
    hands.go(("hand", 6))
    hands.key(Qt.Key.Key_Return)
    assert hands.table.choice.card == 6
    hands.to_the_board()
    hands.key(Qt.Key.Key_Escape)
    assert hands.table.choice.card == 0


def test_cyrillic_letters_do_nothing_and_break_nothing(table_of):
    state = position(
        player(12, hand=(2, 16)),
        player(45, hand=(1,)),
        player(31, hand=(5,)),
        frames=(Follow(0),),
        town=15,
        trick=((1, 9), (2, 17)),
    )
    hands = table_of(state=state)
    hands.to_the_board()
    hands.go(("hand", 16))
    before = hands.state
    for letter in "ряфтъю,.":
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, ord(letter.upper()), Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(hands.view, event)
    assert hands.state is before
    hands.key(Qt.Key.Key_Return)
    assert hands.table.choice.card == 16
    assert list(hands.bar()) == ["Play: blue 16"]


def test_a_town_is_read_in_katakana_and_cyrillic(table_of, language):
    hands = table_of(state=leading(3))
    for code, name in (("ja", "Corcach（50）（コーク）"), ("bg", "Corcach (50) („Корк“)")):
        language(code)
        QApplication.processEvents()
        assert hands.spot("town", 50).name == name
        assert hands.desk.towns.names[7] == "Munster"
    language("en")
    QApplication.processEvents()
    assert hands.spot("town", 50).name == "Corcach (50)"


@pytest.mark.parametrize("seed", [4])
def test_a_round_of_three_by_keyboard_alone(table_of, shell, no_curtain_delay, seed):
    """Each answer is found on the board with the arrows, or in the bar with Tab; the curtain is lifted with Space."""
    hands = table_of(ANNA, BORIS, CHIARA, seed=seed)
    random = Generator(seed)
    kinds = set()
    for _ in range(400):
        if hands.state.round > 1:
            break
        if hands.table.curtain_is_down:
            QApplication.processEvents()
            hands.key(Qt.Key.Key_Space)
            assert not hands.table.curtain_is_down
            continue
        kinds.add(hands.asked)
        buttons = [button for button in hands.table.bar.answer_buttons() if button.isEnabled()]
        confirm = hands.table._places.get(("confirm",))
        if confirm is not None and confirm.spot.enabled and not buttons:
            # An answer that is put together is given by the board's own button.
            hands.to_the_board()
            places = [("confirm",)]
        elif buttons:
            # Half of the answers by the bar, half by the board's own button.
            if hands.table.bar.focus_answers() and random.below(2):
                hands.key(Qt.Key.Key_Space)
                continue
            hands.to_the_board()
            places = [spot for spot, place in hands.table._places.items() if place.action and place.spot.enabled]
        else:
            hands.to_the_board()
            places = [
                spot
                for spot, place in hands.table._places.items()
                if place.spot.enabled and (place.glow is not None or spot[0] in ("town", "packet", "hand"))
            ]
            chosen = hands.table.choice
            places = [spot for spot in places if spot[1:] not in ((chosen.card,), (chosen.town,))]
            places = [spot for spot in places if spot[0] != "packet" or spot[1] not in chosen.packet]
            if chosen.card and hands.asked == "lead":
                places = [spot for spot in places if spot in hands.table._places and spot[0] == "town"]
                lit = hands.lit("town")
                places = [spot for spot in places if spot[1] in lit]
        hands.go(random.choice(places))
        hands.key(Qt.Key.Key_Return)
    assert hands.state.round == 2
    assert {"start_town", "draft", "lead", "follow", "choose_action"} <= kinds
    assert not BoruGame().check(hands.state)
