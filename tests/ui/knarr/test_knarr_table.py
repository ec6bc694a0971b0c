"""Knarr's table as a person uses it with the mouse: recruiting, paying, trading, artifacts, shortage."""

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.knarr.knarr_table_help import Hands, card, cards, ids, player, position
from tests.ui.seated import ANNA, BORIS, FREYDIS, LEIF
from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.state import Checks, Close, KnarrState, Refill, Reserving, Shortage, Trading
from vikingtable.rules.knarr.tables import UNKNOWN
from vikingtable.saves import files as saves
from vikingtable.ui.knarr.common import fanned
from vikingtable.ui.knarr.corner import PayText, TradeText

CREW = "Rv Rb Rp Yv Yp Gv Bv"


def crew_spots(hands: Hands) -> set[object]:
    """Where the vikings stand that can be chosen one by one."""
    return {spot.id[1:] for spot in hands.view.spots() if spot.id[0] == "crew"}


def opening(**more) -> KnarrState:
    """Anna has seven vikings in her crew and can pay for 20 (two red), 4 (three different), 21 (four alike)."""
    return position(player(CREW, bracelets=1, recruits=1, destinations=(15, 10)), player("Rv Yv"), **more)


# Recruit -------------------------------------------------------------------------------------------------------------


def test_hand_payable_destinations_and_trade_glow(table_of):
    hands = table_of(state=opening())
    assert ids(hands.lit(), "hand") == {0, 1, 2}
    assert ids(hands.lit(), "land") == {20, 4, 21}
    frame = [glow.path().boundingRect() for glow in hands.desk.lights.glows if glow.isVisible()][-1]
    assert all(frame.contains(hands.spot("trade", count).rect) for count in (1, 2, 3))
    assert hands.table.bar.sentence().endswith("recruit, explore or trade.")


def test_pointing_at_a_hand_card_shows_its_ghost_its_gains_and_the_costs_of_the_spaces(table_of):
    hands = table_of(state=opening())
    hands.point_at(hands.hand("Rv"))
    front = hands.desk.front
    # Rv Rb Rp in the column already, and the new Rv.
    assert (front.ghost, front.gains) == (card("Rv"), (2, 1, 0, 1, 0))
    assert [cost.tokens for cost in hands.desk.common.costs] == [0, 1, 1, 1, 1]
    assert hands.hand("Rv").description.startswith("Gains: 2 victory points, 1 bracelet, 1 step of reputation.")
    hands.point_at(hands.spot("boat"))
    assert front.ghost is None
    assert hands.desk.common.costs is None


def test_a_click_recruits_and_another_takes_the_card_of_a_space(table_of):
    hands = table_of(state=opening())
    hands.click(hands.hand("Rv"))
    assert hands.asked == "take_card"
    assert hands.state.players[0].crew[0] == cards("Rv Rb Rp Rv")
    assert ids(hands.lit(), "offer") == {0, 1, 2, 3, 4}
    assert hands.spot("offer", 0).description == "Taking it costs nothing."
    assert hands.spot("offer", 3).description == "Taking it costs a recruit token."
    hands.click(hands.spot("offer", 3))
    one = hands.state.players[0]
    assert one.hand == tuple(sorted(cards("Yv Gv Yv")))
    assert (one.vp, one.bracelets, one.recruits, one.reputation) == (2, 2, 0, 1)
    assert hands.asked == "main"
    assert list(hands.bar()) == ["End turn", "Trade"]


def test_without_a_token_only_the_own_space_glows_and_the_others_say_why(table_of):
    hands = table_of(state=position(player(CREW, recruits=0), player()))
    hands.click(hands.hand("Yv"))
    assert ids(hands.lit(), "offer") == {1}
    hands.click(hands.spot("offer", 4))
    assert hands.asked == "take_card"
    assert hands.table.bar.reasons() == "Another space than that of the recruited colour costs a recruit token."


# Explore -------------------------------------------------------------------------------------------------------------


def test_pointing_at_a_destination_shows_who_would_pay(table_of):
    hands = table_of(state=opening())
    hands.point_at(hands.spot("land", 20))
    assert hands.desk.front.chosen == {(0, 0), (0, 1)}
    assert "Would pay: red Viking (victory point), red Viking (bracelet)." in hands.spot("land", 20).description


def test_what_cannot_be_paid_steps_back_and_says_why(table_of):
    hands = table_of(state=opening())
    assert hands.desk.common.faint == {6, 26, 30}
    spot = hands.spot("land", 26)
    assert not spot.enabled
    assert spot.description.endswith("The crew and the recruit tokens cannot pay for this destination.")
    hands.click(spot)
    assert hands.table.bar.reasons() == "The crew and the recruit tokens cannot pay for this destination."
    assert hands.asked == "main"


def test_a_payment_is_suggested_and_changed_by_clicks(table_of):
    hands = table_of(state=opening())
    hands.click(hands.spot("land", 20))
    assert hands.asked == "pay"
    shown = hands.desk.corner.shown
    assert isinstance(shown, PayText)
    assert (shown.title, shown.faults) == ("Payment for A20: 2 of 2", ())
    hands.click(hands.spot("crew", 0, 2))
    assert hands.desk.front.chosen == {(0, 0), (0, 2)} or hands.desk.front.chosen == {(0, 1), (0, 2)}
    hands.click(hands.spot("token", 0))
    assert (len(hands.table.payment.cards), hands.desk.front.tokens) == (1, 1)
    assert hands.spot("token", 0).description == "Pays for the destination."
    hands.click(hands.spot("confirm"))
    one = hands.state.players[0]
    assert (len(one.crew[0]), one.recruits, one.destinations) == (2, 0, (15, 10, 20))
    assert one.bracelets == 2


def test_an_inexact_payment_cannot_be_confirmed_and_says_why(table_of):
    hands = table_of(state=opening())
    hands.click(hands.spot("land", 20))
    hands.click(hands.spot("crew", *hands.table.payment.cards[0]))
    shown = hands.desk.corner.shown
    assert shown.title == "Payment for A20: 1 of 2"
    assert shown.faults == ("This is less than the destination costs.",)
    assert not hands.spot("confirm").enabled
    assert hands.spot("confirm").description.endswith("This is less than the destination costs.")
    assert ("confirm",) not in hands.lit()
    hands.click(hands.spot("confirm"))
    assert hands.asked == "pay"
    assert hands.table.bar.reasons() == "This is less than the destination costs."


def test_a_wrong_colour_is_named(table_of):
    hands = table_of(state=opening())
    hands.click(hands.spot("land", 20))
    hands.click(hands.spot("crew", 1, 0))
    assert hands.desk.corner.shown.faults == ("These are not the colours that the destination asks for.",)
    assert (1, 0) not in hands.desk.front.dimmed
    assert (3, 0) in hands.desk.front.dimmed


def test_the_choice_of_a_destination_can_be_taken_back(table_of):
    hands = table_of(state=opening())
    hands.click(hands.spot("land", 20))
    hands.click(hands.spot("cancel"))
    assert hands.asked == "main"
    hands.click(hands.spot("land", 4))
    hands.key(Qt.Key.Key_Escape)
    assert hands.asked == "main"
    assert hands.table.payment is None


def test_another_destination_can_be_chosen_instead(table_of):
    hands = table_of(state=opening())
    hands.click(hands.spot("land", 20))
    assert not hands.spot("land", 26).enabled
    hands.click(hands.spot("land", 4))
    assert (hands.asked, hands.desk.corner.shown.title) == ("pay", "Payment for A4: 3 of 3")


def test_the_list_of_answers_shows_its_payment_on_the_crew(table_of):
    hands = table_of(state=opening())
    hands.click(hands.spot("land", 20))
    hands.table.hint_action(acts.PayFor(0, cards("Rp"), 1))
    assert (hands.desk.front.chosen, hands.desk.front.tokens) == ({(0, 2)}, 1)
    hands.table.hint_action(None)
    assert hands.desk.front.tokens == 0


def test_a_game_saved_in_the_middle_of_a_payment_goes_on_there(table_of, tmp_path):
    hands = table_of(ANNA, LEIF, seed=3)
    session = hands.table.match.session
    while hands.asked != "pay" or session.to_answer != (0,):
        options = list(session.game.legal_actions(session.state, session.to_answer[0]))
        wanted = [one for one in options if isinstance(one, acts.Explore)] if session.to_answer == (0,) else []
        session.apply((wanted or options)[0])
    suggested = hands.table.payment
    path = tmp_path / "payment.vtg"
    saves.write(path, session.saved())
    again = table_of(session=type(session).resume(saves.read(path)))
    assert again.asked == "pay"
    assert isinstance(again.desk.corner.shown, PayText)
    assert again.table.payment == suggested
    again.click(again.spot("confirm"))
    assert again.asked != "pay"
    assert len(again.state.players[0].destinations) == 1


# Trade ---------------------------------------------------------------------------------------------------------------


def test_the_corner_says_what_trades_would_give_now(table_of):
    hands = table_of(state=opening())
    shown = hands.desk.corner.shown
    assert isinstance(shown, TradeText)
    # Boat: – recruit –; 15: three points; 10: reputation – point.
    assert [one.kept for one in shown.yields] == [(1, 0, 0, 1, 0), (2, 0, 1, 1, 0), (4, 0, 1, 1, 0)]
    assert shown.able == 1


def test_a_trade_is_chosen_by_its_row(table_of):
    hands = table_of(state=opening())
    hands.click(hands.spot("trade", 2))
    assert hands.asked == "trade"
    assert hands.lit() & {("trade", 1), ("trade", 2), ("trade", 3)} == {("trade", 1)}
    hands.point_at(hands.spot("trade", 1))
    assert hands.desk.front.lit == 1
    hands.click(hands.spot("trade", 2))
    assert hands.table.bar.reasons() == "Only 1 bracelet is there."
    hands.click(hands.spot("trade", 1))
    assert (hands.state.players[0].vp, hands.state.players[0].reputation) == (1, 1)
    assert hands.state.players[0].bracelets == 0


def test_a_trade_for_nothing_warns(table_of):
    hands = table_of(state=position(player(bracelets=1), player(), frames=(*opening().frames, Trading(0))))
    assert hands.spot("trade", 1).description == "This trade gives nothing."
    hands.press("No trade now")
    assert hands.asked == "main"


# Artifacts and shortage ----------------------------------------------------------------------------------------------


def test_artifacts_lie_on_the_board_with_their_text(table_of):
    hands = table_of(state=opening(artifacts=("mead_cup", "helmet")))
    assert [title for _, title, _ in hands.desk.artifacts.shown] == ["Mead Cup", "Helmet"]
    assert hands.spot("artifact", 1).description == "A destination B goes on top of a destination A: recruit once more."


def test_the_golden_bracelet_reserves_with_a_click_and_the_card_lies_in_the_own_area(table_of):
    frames = (*opening().frames, Close(0), Reserving(0))
    hands = table_of(state=opening(artifacts=("golden_bracelet",), frames=frames, acted=True, may_recruit=False))
    assert ids(hands.lit(), "land") == {20, 4, 6, 21, 26, 30}
    assert list(hands.bar()) == ["Pass"]
    hands.click(hands.spot("land", 26))
    assert hands.state.players[0].reserved == (26,)
    assert hands.spot("land", 26).description.startswith("Reserved.")
    assert hands.desk.front.rect.contains(hands.spot("land", 26).rect)


def test_the_mead_cup_replaces_a_card_of_the_offer(table_of):
    hands = table_of(state=opening(artifacts=("mead_cup",)))
    hands.click(hands.spot("land", 20))
    hands.click(hands.spot("confirm"))
    assert hands.asked == "replace"
    assert ids(hands.lit(), "offer") == {0, 1, 2, 3, 4}
    hands.click(hands.spot("offer", 2))
    assert hands.state.offer[2] != card("Rr")
    assert card("Rr") in hands.state.discard


def test_in_a_shortage_everybody_gives_a_viking_of_the_own_crew(table_of):
    state = position(player("Rv Yv Gv"), player("Bv Bb Bp"), deck="", offer="Pb Bv Rr Yv Gp")
    # Anna's first card is taken already, its space waits.
    state = position(
        *state.players,
        deck="",
        offer="Pb Bv Rr Yv Gp",
        frames=(*state.frames, Close(0), Checks(0, 1, False), Refill(0), Shortage((0, 1))),
    )
    hands = table_of(ANNA, BORIS, state=state)
    assert hands.asked == "shortage"
    assert crew_spots(hands) == {(0, 0), (1, 0), (2, 0)}
    assert ("crew", 1, 0) in hands.lit()
    hands.click(hands.spot("crew", 1, 0))
    assert hands.state.players[0].crew[1] == ()
    assert hands.table.curtain_is_down
    hands.lift_curtain()
    assert crew_spots(hands) == {(3, 0), (3, 1), (3, 2)}
    hands.click(hands.spot("crew", 3, 1))
    assert hands.state.players[1].crew[3] == cards("Bv Bp")


# What is seen --------------------------------------------------------------------------------------------------------


def test_other_hands_show_only_what_everybody_has_seen(table_of):
    hands = table_of(state=position(player(CREW), player("Yv", hand="Rv Gp Bb", known="Gp")))
    (panel,) = hands.desk.panels
    assert panel.text.player.hand == (UNKNOWN, UNKNOWN, card("Gp"))
    told = hands.spot("seat", 1).description
    assert "Cards in hand: 3. Seen by all: green Viking (reputation)." in told
    assert all(
        "blue Viking (bracelet)" not in spot.name + spot.description
        for spot in hands.view.spots()
        if spot.id[0] != "offer"
    )


def test_the_own_cards_that_others_know_are_marked(table_of):
    hands = table_of(state=position(player(hand="Rv Rv Gp", known="Rv"), player()))
    assert hands.desk.hand.known == (True, False, False)
    assert hands.spot("hand", 0).description.endswith("The others have seen this card.")


def test_between_two_people_falls_the_curtain_and_nothing_of_the_next_hand_is_there_before(table_of):
    state = position(player(CREW, hand="Rv Yv Gv"), player("Yv", hand="Bp Bp Bp"))
    hands = table_of(ANNA, BORIS, state=state)
    hands.click(hands.hand("Yv"))
    hands.click(hands.spot("offer", 1))
    assert hands.table.curtain_is_down
    assert hands.desk.large == 0
    assert card("Bp") not in hands.desk.hand.hand
    hands.lift_curtain()
    assert (hands.desk.large, hands.desk.hand.hand) == (1, cards("Bp Bp Bp"))


def test_a_click_on_another_player_shows_that_area_large_until_the_next_turn_or_escape(table_of):
    state = position(player(CREW), player("Bv Bb", hand="Gp Gp Gp", known="Gp"), player("Yv"))
    hands = table_of(ANNA, LEIF, FREYDIS, state=state)
    assert [panel.text.name for panel in hands.desk.panels] == ["Leif", "Freydis"]
    hands.click(hands.spot("seat", 1))
    assert hands.desk.front.text.name == "Leif"
    assert [panel.text.name for panel in hands.desk.panels] == ["Freydis", "Anna"]
    assert hands.desk.hand.hand == (UNKNOWN, UNKNOWN, card("Gp"))
    assert not ids(hands.lit(), "hand")
    hands.view.setFocus()
    hands.key(Qt.Key.Key_Escape)
    assert hands.desk.front.text.name == "Anna"
    hands.click(hands.spot("seat", 2))
    hands.click(hands.spot("seat", 0))
    assert hands.desk.front.text.name == "Anna"
    assert ids(hands.lit(), "hand") == {0, 1, 2}


def test_the_tracks_show_every_seat_and_the_score_track_is_a_loop(table_of):
    hands = table_of(state=position(player(vp=43, reputation=9), player(vp=3, reputation=14)))
    tracks = hands.desk.tracks
    assert [mark[:2] for mark in tracks.marks] == [(43, 9), (3, 14)]
    assert tracks.score_cell(43) == tracks.score_cell(3)
    places = [tracks.score_cell(points) for points in range(40)]
    assert len({(round(rect.x()), round(rect.y())) for rect in places}) == 40
    assert not any(a.adjusted(1, 1, -1, -1).intersects(b) for a in places for b in places if a is not b)
    steps = [tracks.step_cell(step) for step in range(15)]
    assert len({(round(rect.x()), round(rect.y())) for rect in steps}) == 15
    assert all(tracks.ladder().adjusted(-1, -1, 1, 1).contains(rect) for rect in steps)
    told = hands.spot("score").description
    assert "Anna: 43." in told
    assert "Leif: 3." in told


@pytest.mark.parametrize("size", [(1366, 740), (1920, 1040)])
def test_a_disc_of_the_score_track_lies_in_its_cell(table_of, size):
    """At 1 it leaves the 40 beside it to be read."""
    hands = table_of(state=position(player(vp=41), player(vp=12)), size=size)
    tracks = hands.desk.tracks
    (one, look), (corner, _) = tracks.discs()[:2]
    assert look == hands.table.looks[0]
    assert tracks.score_cell(1).contains(one)
    assert not tracks.score_cell(0).intersects(one)
    assert tracks.score_cell(12).contains(corner)
    assert one.width() > 0.9 * min(tracks.score_cell(1).width(), tracks.score_cell(1).height())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("points", [1, 12, 17, 20, 25, 40])
@pytest.mark.parametrize("size", [(1366, 740), (1920, 1040)])
def test_discs_in_one_place_lie_in_it_and_something_is_seen_of_each(table_of, size, points, seats):
    hands = table_of(state=position(*[player(vp=points, reputation=14)] * seats), size=size)
    tracks = hands.desk.tracks
    discs = tracks.discs()
    assert len(discs) == 2 * seats
    for place, room in ((discs[:seats], tracks.score_cell(points)), (discs[seats:], tracks.step_cell(14))):
        assert sorted(look for _, look in place) == sorted(hands.table.looks)
        assert all(room.contains(disc) for disc, _ in place)
        for one, _ in place:
            others = [other for other, _ in place if other != one]
            assert min(math.dist(_middle(one), _middle(other)) for other in others) >= 0.6 * one.width() - 0.01
    # Discs leave the numbers of the score track to be read.
    if points % 5 == 0:
        assert not any(disc.intersects(tracks.number_room(points)) for disc, _ in discs[:seats])
        assert tracks.number_room(points).height() >= 11


def _middle(rect):
    return rect.center().x(), rect.center().y()


def test_four_discs_in_one_place_lie_left_and_right_by_turns():
    room = QRectF(0, 0, 20, 32)
    places = fanned(room, 4, 22)
    assert [place.left() for place in places] == [0, 20 - places[0].width()] * 2
    assert all(room.contains(place) for place in places)
    assert places[0].width() >= 12
    assert fanned(room, 1, 22) == [QRectF(0, 6, 20, 20)]


def test_the_last_round_is_announced_and_the_winner_crowned(table_of):
    hands = table_of(state=opening(last_round=True))
    assert hands.desk.front.note == "Last round"
    over = table_of(state=opening(frames=(), winners=(0,)))
    assert over.desk.front.text.winner
    assert over.table.bar.sentence() == "Anna wins"
    assert not over.lit()


def test_undo_takes_a_recruit_back_until_a_card_is_drawn(table_of):
    hands = table_of(state=opening())
    hands.click(hands.hand("Rv"))
    hands.table.undo_action.trigger()
    assert (hands.asked, hands.state.players[0].crew[0]) == ("main", cards("Rv Rb Rp"))
    hands.click(hands.hand("Rv"))
    hands.click(hands.spot("offer", 0))
    assert not hands.table.undo_action.isEnabled()


def test_the_table_speaks_the_language_chosen_while_it_is_open(table_of, language):
    hands = table_of(state=opening())
    language("ja")
    QApplication.processEvents()
    assert hands.spot("trade", 1).name == "ブレスレット1個で交易"
    assert hands.desk.corner.shown.title == "今、交易すると"
    language("bg")
    QApplication.processEvents()
    assert hands.hand("Rv").name == "Ръка: червен викинг (победна точка)"


def test_help_opens_the_section_of_the_open_question(table_of):
    hands = table_of(state=opening())
    assert hands.table.rules_at() == ("knarr", "turn")
    hands.click(hands.spot("land", 20))
    assert hands.table.rules_at() == ("knarr", "explore")


@pytest.mark.parametrize("size", [(1000, 640), (1366, 740), (1920, 1040), (900, 1000), (2200, 700)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_on_the_table_covers_anything_else(table_of, size, seats):
    crew = player(CREW, reserved=(6, 26))
    state = position(*[crew] * seats, artifacts=("mead_cup", "amulet"), row_a=(20, 4, 1))
    hands = table_of(ANNA, *[LEIF] * (seats - 1), state=state, size=size)
    spots = hands.view.spots()
    scene = hands.view.sceneRect()
    for number, one in enumerate(spots):
        assert scene.adjusted(-1, -1, 1, 1).contains(one.rect), one.id
        for other in spots[number + 1 :]:
            assert not one.rect.adjusted(1, 1, -1, -1).intersects(other.rect.adjusted(1, 1, -1, -1)), (one.id, other.id)


def test_a_long_column_stays_in_its_room(table_of):
    hands = table_of(state=position(player(" ".join(["Rv"] * 9)), player(" ".join(["Bv"] * 10))))
    places = hands.desk.crew_places(0, 0, 9)
    room = hands.desk.crew_room(0)
    assert all(room.adjusted(-1, -1, 1, 1).contains(rect) for rect in places)
    assert all(b.top() - a.top() >= 12 for a, b in pairwise(places))


def test_before_the_first_curtain_is_lifted_nothing_of_any_hand_is_there(table_of):
    hands = table_of(ANNA, BORIS, lift=False)
    assert hands.table.curtain_is_down
    assert (hands.desk.hand.hand, hands.desk.panels, hands.view.spots()) == ((), [], ())
    hands.lift_curtain()
    assert len(hands.desk.hand.hand) == 3


def test_the_destination_that_is_being_paid_is_framed_and_said(table_of):
    hands = table_of(state=position(player("Rv Rb Yv Gv"), player()))
    hands.click("land", 20)
    assert hands.desk.common.chosen == 20
    assert "It is being paid for." in hands.spot("land", 20).description
    # Another one instead: the frame goes with it.
    hands.click("land", 4)
    assert hands.desk.common.chosen == 4
    hands.click("cancel")
    assert hands.desk.common.chosen == 0
    assert "being paid" not in hands.spot("land", 4).description


def test_the_lock_of_a_reserved_destination_covers_no_card(table_of):
    hands = table_of(state=position(player(reserved=(6, 26)), player()))
    corner = hands.desk.corner
    first, second = corner.reserved_rect(0), corner.reserved_rect(1)
    assert second.left() - first.right() >= 18
    assert corner.rect.right() - second.right() >= 18


@pytest.mark.parametrize("count", [3, 7, 9])
def test_in_a_small_panel_no_viking_of_a_long_column_hides_the_gain_of_another(table_of, count):
    crowded = player(" ".join(["Gv", "Gb", "Gr", "Gp"] * 3)[: 3 * count - 1])
    hands = table_of(ANNA, *[LEIF] * 3, state=position(player(), *[crowded] * 3))
    places = hands.desk.crew_places(1, 2, count)
    for upper, lower in pairwise(places):
        assert upper.bottom() <= lower.top()
    assert places[-1].bottom() <= hands.desk.crew_room(1).bottom() + 0.01
    assert places[0].height() >= 9.9


def test_a_hinted_card_is_edged_and_its_face_stays_to_be_seen(table_of):
    hands = table_of(state=position(player(hand="Rv Yv Gv"), player()))
    rect = hands.hand("Yv").rect
    area = hands.view.mapFromScene(rect.adjusted(-8, -8, 8, 8)).boundingRect()

    def picture(lit):
        hands.desk.lights.point_at(rect if lit else None)
        return hands.view.viewport().grab(area).toImage()

    plain, lit = picture(False), picture(True)

    def change(x, y):
        return abs(plain.pixelColor(x, y).lightness() - lit.pixelColor(x, y).lightness())

    wide, high = area.width(), area.height()
    assert max(change(x, y) for x in range(wide // 3, 2 * wide // 3) for y in range(high // 3, 2 * high // 3)) <= 40
    assert max(change(x, high // 2) for x in range(wide // 4)) >= 60
