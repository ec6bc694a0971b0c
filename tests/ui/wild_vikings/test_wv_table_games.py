"""Whole games at the table: with the mouse, with the keyboard alone, with a Cyrillic keyboard, behind the curtain."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.seated import ANNA, BORIS, LEIF
from tests.ui.wild_vikings.wv_table_help import Hands, session_of
from vikingtable.rules.chance import Generator
from vikingtable.rules.wild_vikings.state import Bid, LoadShip, Pass, Roll

#: A short game: the fewest treasures there can be.
SHORT = (("treasureTokens", 15),)
_MOST_ACTIONS = 500


def wanted(hands: Hands, random: Generator):
    """An answer by chance for the seat that is to act, bids of few cards before high ones."""
    seat = hands.state.active_seat
    answers = list(hands.table.match.game.legal_actions(hands.state, seat))
    return answers[random.below(min(3, len(answers)))]


def play(hands: Hands, answer, random: Generator) -> None:
    """Play to the end; ``answer`` gives a person's answer with mouse or keys, computers answer by themselves."""
    table = hands.table
    for _ in range(_MOST_ACTIONS):
        if table.match.winners is not None:
            return
        if table.curtain_is_down:
            hands.lift_curtain()
        action = wanted(hands, random)
        position = table.match.session.position
        if hands.state.active_seat in table.match.persons:
            answer(action)
            assert table.match.session.entries[position].action == action
        else:
            hands.others_act(action)
        assert table.match.session.position == position + 1
    raise AssertionError("the game does not end")


def by_mouse(hands: Hands, action) -> None:
    """Click where the answer lies."""
    if isinstance(action, Roll):
        hands.click("die")
    elif isinstance(action, LoadShip):
        hands.click(("ship", action.ship))
    elif isinstance(action, Pass):
        hands.click("pass")
    else:
        for kind, count in enumerate(action.cards):
            held = hands.state.hands[action.seat][kind]
            for at in range(held - count, held):
                hands.click(("card", kind, at))
        assert hands.table.bidding.cards == action.cards
        hands.click("bid")


def go_to(hands: Hands, spot) -> None:
    """Move the cursor with the arrows alone until it stands on a spot; every place can be reached."""
    view = hands.view
    seen = set()
    queue = [[]]
    start = view.current_spot().id if view.current_spot() is not None else None
    while queue:
        way = queue.pop(0)
        view.set_current_spot(start, say=False)
        for key in way:
            hands.key(key)
        here = view.current_spot().id if view.current_spot() is not None else None
        if here == spot:
            return
        if here in seen:
            continue
        seen.add(here)
        queue += [[*way, key] for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)]
    raise AssertionError(f"{spot} cannot be reached from {start}")


def by_cursor(hands: Hands, action) -> None:
    """Arrows, Space and Enter alone."""
    assert QApplication.focusWidget() is hands.view
    if isinstance(action, Roll):
        assert hands.view.current_spot().id == "die"
        hands.key(Qt.Key.Key_Space)
    elif isinstance(action, LoadShip):
        go_to(hands, ("ship", action.ship))
        hands.key(Qt.Key.Key_Return)
    elif isinstance(action, Pass):
        go_to(hands, "pass")
        hands.key(Qt.Key.Key_Return)
    else:
        for kind, count in enumerate(action.cards):
            held = hands.state.hands[action.seat][kind]
            for at in range(held - count, held):
                go_to(hands, ("card", kind, at))
                hands.key(Qt.Key.Key_Space)
        go_to(hands, "bid")
        hands.key(Qt.Key.Key_Return)


def test_a_whole_game_with_the_mouse(table_of):
    hands = table_of(session=session_of(ANNA, LEIF, LEIF, options=SHORT, seed=2))
    play(hands, lambda action: by_mouse(hands, action), Generator(2))
    kinds = {type(entry.action) for entry in hands.table.match.session.entries if entry.action.seat == 0}
    assert kinds == {Roll, LoadShip, Bid, Pass}
    assert hands.scene.end.isVisible()


def test_a_whole_game_with_the_cursor_keys(table_of):
    hands = table_of(session=session_of(ANNA, LEIF, options=SHORT, seed=54))
    play(hands, lambda action: by_cursor(hands, action), Generator(54))
    kinds = {type(entry.action) for entry in hands.table.match.session.entries if entry.action.seat == 0}
    assert kinds == {Roll, LoadShip, Bid, Pass}


#: Letters that R, B and P send on the two Bulgarian layouts.
LAYOUTS = {"bds": "ифз", "phonetic": "рбп"}


@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_a_whole_game_with_a_cyrillic_keyboard(table_of, layout):
    hands = table_of(session=session_of(ANNA, LEIF, options=SHORT, seed=54))
    r, b, p = LAYOUTS[layout]

    def answer(action) -> None:
        if isinstance(action, Roll):
            hands.cyrillic(r)
        elif isinstance(action, LoadShip):
            hands.key(Qt.Key(Qt.Key.Key_1 + hands.state.row.index(action.ship)))
        elif isinstance(action, Pass):
            hands.cyrillic(p)
        else:
            for kind, count in enumerate(action.cards):
                for at in range(count):
                    hands.view.activated.emit(("card", kind, at))
            hands.cyrillic(b)

    play(hands, answer, Generator(54))
    kinds = {type(entry.action) for entry in hands.table.match.session.entries if entry.action.seat == 0}
    assert kinds == {Roll, LoadShip, Bid, Pass}


@pytest.mark.usefixtures("no_curtain_delay")
def test_behind_each_curtain_nothing_of_the_next_hand_is_in_the_scene(table_of):
    hands = table_of(session=session_of(ANNA, BORIS, options=SHORT, seed=2), lift=False)
    table, scene = hands.table, hands.scene
    assert table.curtain_is_down
    assert scene.display is None
    assert hands.view.spots() == ()
    hands.lift_curtain()
    random = Generator(2)
    falls = 0
    while table.match.winners is None:
        table.act(wanted(hands, random))
        if not table.curtain_is_down:
            continue
        falls += 1
        coming = hands.state.active_seat
        before = 1 - coming
        # The scene behind still is the view of the one who has just acted.
        assert scene.people.front == before
        assert scene.hand.cards == in_hand(hands, before)
        assert scene.plate(coming).shown.known == scene.display.hands[coming] == scene.display.public[coming]
        known = hands.state.memory.shown[coming]
        assert all(seen <= shown for seen, shown in zip(scene.display.hands[coming], known, strict=True))
        hands.lift_curtain()
        assert scene.people.front == coming
        assert scene.hand.cards == in_hand(hands, coming)
    assert falls > 10


def in_hand(hands: Hands, seat: int):
    """The cards that a seat holds, without those that lie on the plank in a running auction."""
    auction = hands.state.auction
    laid = (0, 0, 0, 0)
    if auction is not None:
        place = (seat - auction.roller) % hands.state.seats
        laid = auction.bids[place] if place < len(auction.bids) else laid
    return tuple(held - down for held, down in zip(hands.state.hands[seat], laid, strict=True))
