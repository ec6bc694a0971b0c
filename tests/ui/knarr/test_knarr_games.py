"""Whole games of Knarr played by chance at the table: it is drawn at every moment and always shows what is so."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.seated import ANNA, LEIF
from vikingtable.match.qt import EVERYBODY
from vikingtable.rules.chance import Generator
from vikingtable.rules.knarr.tables import UNKNOWN


@pytest.mark.parametrize(
    ("seats", "boat", "artifacts", "size"),
    [
        (2, "normal", "mead_cup_and_random", (1366, 740)),
        (3, "advanced", "golden_bracelet", (1000, 640)),
        (4, "normal", "weathervane", (1920, 1040)),
        (4, "advanced", "helmet", (900, 900)),
    ],
)
def test_the_table_shows_every_moment_of_a_game(table_of, seats, boat, artifacts, size):
    options = (("boat", boat), ("artifacts", artifacts))
    hands = table_of(ANNA, *[LEIF] * (seats - 1), seed=seats, options=options, size=size)
    match = hands.table.match
    random = Generator(seats)
    count = 0
    while match.winners is None:
        state = hands.state
        seat = match.session.to_answer[0]
        assert match.act(match.game.sample(state, seat, random)) == ()
        count += 1
        desk, state = hands.desk, hands.state
        assert desk.common.offer == state.offer
        assert desk.common.rows == (state.row_a, state.row_b)
        assert desk.common.counts == (len(state.deck), len(state.discard), len(state.deck_a), len(state.deck_b))
        assert desk.front.text.player.hand == state.players[0].hand
        for panel, other in zip(desk.panels, desk.panel_seats(), strict=True):
            shown, true = panel.text.player, state.players[other]
            assert (shown.crew, shown.destinations, shown.vp) == (true.crew, true.destinations, true.vp)
            assert shown.hand.count(UNKNOWN) == len(true.hand) - len(true.known)
        if count % 9 == 0:
            image = hands.view.grab().toImage()
            assert not image.isNull()
    assert all(hands.table.name(seat) in hands.table.bar.sentence() for seat in match.winners)
    assert count > 40


def test_with_open_hands_no_card_is_hidden(table_of, shell):
    shell.settings.open_hands = True
    hands = table_of(ANNA, LEIF)
    assert hands.table.viewer == EVERYBODY
    assert UNKNOWN not in hands.desk.panels[0].text.player.hand


def test_the_past_is_looked_at_without_anything_to_choose(table_of):
    hands = table_of(ANNA, LEIF, seed=4)
    match = hands.table.match
    random = Generator(4)
    for _ in range(12):
        match.act(match.game.sample(hands.state, match.session.to_answer[0], random))
    points = hands.state.players
    hands.table.review.go(2)
    QApplication.processEvents()
    assert not hands.lit()
    assert hands.desk.state.players != points
    hands.table.review.leave()
    assert hands.desk.state.players[1].crew == points[1].crew
