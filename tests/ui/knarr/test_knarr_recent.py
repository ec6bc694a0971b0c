"""What the others' last turns touched on Knarr's table is marked until the player who looks acts, and said in words."""

from PySide6.QtGui import QImage

from tests.ui.knarr.knarr_table_help import card, player, position
from tests.ui.seated import ANNA, BORIS, FREYDIS, LEIF
from vikingtable.rules.knarr import acts, events
from vikingtable.rules.knarr.state import Main
from vikingtable.ui.knarr.recent import touched

GREY = QImage.Format.Format_Grayscale8


def leif_recruits(table_of, *seats, **more):
    """Leif plays a green viking and takes the card of the green space; Anna is to act then."""
    state = position(player("Rv Rb"), player("Yv", hand="Gp Rb Yr"), frames=(Main(1),), active=1, first=1, **more)
    hands = table_of(*(seats or (ANNA, LEIF)), state=state)
    hands.others_act(acts.Recruit(1, card("Gp")), acts.TakeCard(1, 2))
    return hands


def test_the_space_and_the_crew_that_another_player_changed_are_marked_until_the_player_acts(table_of):
    hands = leif_recruits(table_of)
    look = hands.table.looks[1]
    assert hands.asked == "main"
    assert hands.desk.common.lately == {("offer", 2): look}
    assert hands.desk.panels[0].text.touched.crew == (0, 0, 1, 0, 0)
    assert hands.spot("offer", 2).description == "New since your last move. Player: Leif"
    assert not hands.spot("offer", 1).description
    told = hands.spot("seat", 1).description
    assert "Since your last move:\nLeif recruits: green Viking (reputation). Gains: 1 step of reputation\n" in told
    assert "Leif takes from the green space: red Viking (recruit token)" in told
    # A look at the player's area shows the mark there.
    hands.click("seat", 1)
    assert hands.desk.front.text.touched.crew == (0, 0, 1, 0, 0)
    hands.click("seat", 0)
    hands.click(hands.hand("Rv"))
    assert hands.desk.common.lately == {}
    assert hands.desk.panels[0].text.touched.crew == (0, 0, 0, 0, 0)
    assert "Since your last move" not in hands.spot("seat", 1).description


def test_the_place_of_the_row_the_stack_and_the_boat_are_marked(table_of):
    leif = player("Rv Rb Rp", bracelets=1, recruits=0)
    hands = table_of(state=position(player(), leif, frames=(Main(1),), active=1, first=1))
    hands.others_act(
        acts.OpenTrade(1),
        acts.Trade(1, 1),
        acts.Explore(1, 20),
        acts.PayFor(1, (card("Rv"), card("Rb")), 0),
    )
    look = hands.table.looks[1]
    assert hands.desk.common.lately == {("A", 0): look}
    new = hands.desk.panels[0].text.touched
    assert (new.lands, new.traded, new.crew) == (1, True, (0, 0, 0, 0, 0))
    fresh = hands.state.row_a[0]
    assert "New since your last move. Player: Leif" in hands.spot("land", fresh).description


def test_the_mark_is_a_pennant_that_any_eye_can_tell(table_of):
    hands = leif_recruits(table_of)
    rect = hands.desk.layout.offer[2].adjusted(-8, -8, 8, 8)
    area = hands.view.mapFromScene(rect).boundingRect()
    marked = hands.view.viewport().grab(area).toImage().convertToFormat(GREY)
    hands.desk.common.show_lately({})
    plain = hands.view.viewport().grab(area).toImage().convertToFormat(GREY)
    left = [
        abs(marked.pixelColor(x, y).lightness() - plain.pixelColor(x, y).lightness())
        for x in range(marked.width() // 3)
        for y in range(marked.height() // 3, 2 * marked.height() // 3)
    ]
    # Without any colour it stands out all the same.
    assert sum(one > 60 for one in left) > 25


def test_the_past_shows_what_was_new_then_and_an_answer_taken_back_brings_the_marks_back(table_of):
    hands = leif_recruits(table_of)
    marks = {("offer", 2): hands.table.looks[1]}
    hands.table.review.go(0)
    assert hands.desk.common.lately == {}
    hands.table.review.leave()
    assert hands.desk.common.lately == marks
    hands.click(hands.hand("Rv"))
    assert hands.desk.common.lately == {}
    hands.table.undo_action.trigger()
    assert hands.desk.common.lately == marks


def test_each_person_at_one_screen_sees_what_is_new_to_that_person(table_of, shell):
    shell.settings.open_hands = True
    hands = leif_recruits(table_of, ANNA, BORIS)
    hands.click(hands.hand("Rv"))
    hands.click("offer", 0)
    hands.press("End turn")
    assert hands.table.front == 1
    # Boris sees what Anna did after his turn, and nothing of his own.
    assert hands.desk.common.lately == {("offer", 0): hands.table.looks[0]}


def test_where_only_computers_play_nothing_is_marked(table_of):
    hands = leif_recruits(table_of, FREYDIS, LEIF)
    assert hands.desk.common.lately == {}


def test_a_card_reserved_and_explored_later_is_not_marked_as_reserved():
    happened = (
        events.Reserved(1, 20),
        events.RowFilled("A", 0, 3),
        events.Reserved(1, 26),
        events.RowFilled("B", 1, 22),
        events.Explored(1, 20, (0, 1), 0, (0, 1, 0, 0)),
        events.DrewToCrew(1, 7),
        events.Explored(0, 6, (0, 1), 0, (0, 1, 0, 0)),
        events.RowFilled("A", 2, 4),
    )
    new = touched(happened, 0)
    assert new.rows == {("A", 0): 1, ("B", 1): 1}
    assert new.of(1).reserved == {26}
    assert (new.of(1).lands, new.of(1).crew) == (1, (0, 1, 0, 0, 0))
    assert new.of(0) == new.of(2)
