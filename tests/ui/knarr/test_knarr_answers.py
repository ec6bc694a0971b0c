"""Whatever can be chosen on Knarr's table answers a click, in every phase of a game."""

from typing import Any

from PySide6.QtWidgets import QApplication

from tests.ui.knarr.knarr_table_help import Hands
from tests.ui.seated import ANNA, BORIS, FREYDIS, LEIF
from vikingtable.rules.chance import Generator


def _seen(hands: Hands) -> tuple[Any, ...]:
    table = hands.table
    return (table.match.session.position, table.desk.large, table.payment)


def test_every_panel_answers_a_click_whoever_is_to_act(table_of):
    """The panel of another player shows that player's area; the own one brings the own area back."""
    hands = table_of(ANNA, LEIF, FREYDIS, seed=11)
    chance = Generator(5)
    session = hands.table.match.session
    kinds = set()
    for _ in range(45):
        if not session.to_answer:
            break
        kinds.add((hands.asked, session.to_answer[0]))
        own = hands.desk.large
        for seat in (one for one in range(3) if one != own):
            hands.click(hands.spot("seat", seat))
            assert hands.desk.large == seat, hands.asked
            hands.click(hands.spot("seat", own))
            assert hands.desk.large == own, hands.asked
        seat = session.to_answer[0]
        hands.table.match.act(session.game.sample(session.state, seat, chance))
        QApplication.processEvents()
    assert {kind for kind, seat in kinds if seat == 0} >= {"main", "pay", "take_card"}


def test_every_place_that_can_be_chosen_answers_a_click(table_of):
    hands = table_of(ANNA, BORIS, seed=4)
    hands.table.settings.open_hands = True
    match, session = hands.table.match, hands.table.match.session
    chance = Generator(8)
    clicked = set()
    for _ in range(40):
        if not session.to_answer:
            break
        if hands.table.curtain_is_down:
            hands.lift_curtain()
        for name in [spot.id for spot in hands.view.spots() if spot.enabled]:
            spot = next((one for one in hands.view.spots() if one.id == name and one.enabled), None)
            if spot is None or hands.table.curtain_is_down:
                continue
            before = _seen(hands)
            hands.click(spot)
            assert _seen(hands) != before, (hands.asked, name)
            clicked.add(name[0])
            if session.position > before[0]:
                while session.position > before[0] and session.undo_steps():
                    match.undo()
                if session.position > before[0]:
                    break
            elif hands.desk.large != before[1]:
                hands.table.look_at(hands.table.front)
            if hands.table.curtain_is_down:
                hands.lift_curtain()
        else:
            match.act(session.game.sample(session.state, session.to_answer[0], chance))
        QApplication.processEvents()
    assert clicked >= {"hand", "offer", "seat", "land"}
