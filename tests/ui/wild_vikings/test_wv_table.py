"""The table of Wild Vikings phase by phase: what glows, what is refused and why, what stands where."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.seated import ANNA, BORIS, FREYDIS, LEIF
from tests.ui.wild_vikings.wv_table_help import session_of
from vikingtable.match.qt import EVERYBODY
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.rules.wild_vikings.state import Bid, LoadShip, Pass, Roll
from vikingtable.saves import encode, replay
from vikingtable.ui import theme as look

YELLOW_SHIP, RED_SHIP, BLUE_SHIP, BLACK_SHIP, CARD, VILLAGE = 1, 2, 3, 4, 5, 6


def rolled(session: Session, face: int) -> None:
    """The seat in turn rolls this face."""
    script = [face] if face != CARD else [face, *(0 for _ in range(session.state.seats))]
    session.apply(Roll(session.state.active_seat), script)


def auction_session(*seats, bids=(), treasures=3, options=(), first=0) -> Session:
    """A game in which the yellow ship is sold with so many treasures, after these bids (cards, or () for a pass)."""
    session = session_of(*seats, options=options, first=first)
    for _ in range(treasures - 1):
        rolled(session, YELLOW_SHIP)
    while session.state.active_seat != first:
        rolled(session, RED_SHIP)
    rolled(session, VILLAGE)
    for cards in bids:
        seat = session.state.active_seat
        session.apply(Bid(seat, cards) if cards else Pass(seat))
    return session


# Rolling -------------------------------------------------------------------------------------------------------------


def test_the_die_glows_for_whoever_is_to_roll(table_of):
    hands = table_of(session=session_of(ANNA, LEIF))
    assert set(hands.scene.glowing()) == {"die"}
    assert hands.scene.caption.text == "Roll the die"
    assert hands.view.current_spot().id == "die"
    assert hands.table.bar.sentence() == "Anna: roll the die."
    assert [button.text() for button in hands.table.bar.answer_buttons()] == ["Roll the die"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_R])
def test_space_enter_and_r_roll(table_of, key):
    hands = table_of(session=session_of(ANNA, LEIF))
    hands.key(key)
    assert hands.table.match.session.entries[0].action == Roll(0)


def test_enter_rolls_wherever_the_keyboard_is(table_of):
    hands = table_of(session=session_of(ANNA, LEIF))
    hands.table.bar.answer_buttons()[0].setFocus()
    hands.key(Qt.Key.Key_Return)
    assert hands.table.match.session.position == 1


def test_the_die_shows_what_was_rolled_and_who_rolled_it(table_of):
    session = session_of(ANNA, LEIF)
    rolled(session, RED_SHIP)
    hands = table_of(session=session)
    assert hands.scene.die.face == RED_SHIP
    assert hands.scene.caption.text == "Anna rolls: red ship"
    assert hands.scene.glowing() == {}


def test_nothing_glows_while_a_computer_is_to_act(table_of):
    hands = table_of(session=session_of(ANNA, LEIF, first=1))
    assert hands.scene.glowing() == {}
    hands.click("die")
    hands.key(Qt.Key.Key_R)
    assert hands.table.match.session.position == 0


# The black ship ------------------------------------------------------------------------------------------------------


def black_ship(table_of):
    session = session_of(ANNA, LEIF)
    rolled(session, BLACK_SHIP)
    return table_of(session=session)


def test_after_a_black_ship_three_ships_glow_and_a_click_loads_one(table_of):
    hands = black_ship(table_of)
    assert set(hands.scene.glowing()) == {"ship0", "ship1", "ship2"}
    hands.click(("ship", 2))
    assert hands.table.match.session.entries[-1].action == LoadShip(0, 2)
    assert [ship.cargo for ship in hands.scene.ships] == [1, 1, 2]


def test_a_digit_loads_the_ship_at_that_place_of_the_row(table_of):
    hands = black_ship(table_of)
    assert hands.state.row == (0, 1, 2)
    hands.key(Qt.Key.Key_2)
    assert hands.table.match.session.entries[-1].action == LoadShip(0, 1)


def test_the_die_cannot_be_rolled_again_and_the_table_says_why(table_of):
    hands = black_ship(table_of)
    hands.click("die")
    assert hands.table.match.session.position == 1
    assert hands.scene.caption.text == "This is not what is asked for now."


def test_an_answer_under_the_cursor_of_the_list_is_shown_on_its_ship(table_of):
    hands = black_ship(table_of)
    panel = hands.table.answers_panel
    panel.view.setFocus()
    hands.key(Qt.Key.Key_Down)
    chosen = panel.current_action()
    assert [ship._ghost for ship in hands.scene.ships] == [ship == chosen.ship for ship in range(3)]


# The auction ---------------------------------------------------------------------------------------------------------


def test_the_plank_shows_the_standing_bid_who_has_passed_and_who_is_next(table_of):
    hands = table_of(session=auction_session(LEIF, FREYDIS, ANNA, LEIF, bids=((), (1, 0, 0, 0))))
    plank = hands.scene.plank.plank
    assert (plank.ship, plank.treasures) == (0, 3)
    assert plank.answers == ((0, (0, 0, 0, 0)), (1, (1, 0, 0, 0)), (2, None), (3, None))
    assert (plank.leader, plank.best, plank.asked) == (1, 1, 2)
    spot = hands.spot("plank")
    assert spot.name == "Auction: yellow ship (treasures: 3)"
    assert spot.description.splitlines() == [
        "Leif: No bid",
        "Freydis: 1 yellow card",
        "Anna: To answer",
        "Leif: Not yet asked",
        "Highest bid: Freydis.",
    ]


#: 1 yellow card, 3 blue ones, 2 jokers.
ANNAS_HAND = (1, 0, 3, 2)


def bidder(table_of, **more):
    """Anna, who holds these four kinds of card, answers second after a bid of one card."""
    session = auction_session(LEIF, ANNA, bids=((1, 0, 0, 0),), **more)
    assert session.state.hands[1] == ANNAS_HAND
    return table_of(session=session)


def test_cards_that_can_be_bid_glow_and_rise_when_clicked(table_of):
    hands = bidder(table_of)
    assert set(hands.scene.glowing()) == {"kind0", "kind3"}
    assert hands.scene.hand.usable == {0, 3}
    hands.click(("card", 0, 0))
    assert hands.scene.hand.chosen == {(0, 0)}
    hands.click(("card", 3, 0))
    assert hands.table.bidding.cards == (1, 0, 0, 1)
    hands.click(("card", 0, 0))
    assert hands.scene.hand.chosen == {(3, 0)}


def test_the_note_says_how_the_bid_stands_and_the_button_how_large_it_is(table_of):
    hands = bidder(table_of)
    scene = hands.scene
    assert (scene.note.text, scene.bid_button.text) == ("More than 1 card is needed.", "Bid")
    hands.key(Qt.Key.Key_1)
    assert (scene.note.text, scene.bid_button.text) == ("More than 1 card is needed.", "Bid 1 card")
    assert not scene.bid_button.enabled
    hands.key(Qt.Key.Key_2)
    assert (scene.note.text, scene.bid_button.text) == ("Beats the bid of 1 card.", "Bid 2 cards")
    assert scene.bid_button.enabled


def test_a_bid_that_is_too_small_is_refused_with_the_reason(table_of):
    hands = bidder(table_of)
    hands.key(Qt.Key.Key_1)
    hands.click("bid")
    assert hands.scene.note.text == "A bid must have more than 1 card."
    hands.key(Qt.Key.Key_B)
    assert hands.table.match.session.entries[-1].action == Bid(0, (1, 0, 0, 0))
    hands.key(Qt.Key.Key_Plus)
    assert hands.scene.note.text == "Beats the bid of 1 card."


def test_a_card_of_another_colour_says_why_it_cannot_be_bid(table_of):
    hands = bidder(table_of)
    hands.click(("card", 2, 0))
    assert hands.scene.note.text == "Only cards of the ship's colour or jokers may be bid. Ship: yellow ship."
    assert hands.scene.hand.chosen == frozenset()


def test_plus_and_minus_take_the_ships_colour_first_and_jokers_back_first(table_of):
    hands = bidder(table_of)
    for size in range(1, 4):
        hands.key(Qt.Key.Key_Plus)
        assert hands.table.bidding.cards == (1, 0, 0, size - 1)
    hands.key(Qt.Key.Key_Minus)
    assert hands.table.bidding.cards == (1, 0, 0, 1)
    hands.key(Qt.Key.Key_9)
    assert hands.scene.note.text == "There is no further card that could be bid."


def test_the_mouse_has_the_same_steps(table_of):
    hands = bidder(table_of)
    hands.click("more")
    hands.click("more")
    assert hands.table.bidding.size == 2
    hands.click("less")
    assert hands.table.bidding.size == 1
    hands.click("pass")
    assert hands.table.match.session.entries[-1].action == Pass(1)


def test_a_bid_laid_lies_on_the_plank_and_not_in_the_hand(table_of):
    session = auction_session(ANNA, LEIF)
    hand = session.state.hands[0]
    hands = table_of(session=session)
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_B)
    assert hands.scene.plank.plank.laid(0) == (1, 0, 0, 0)
    assert hands.scene.hand.cards == (hand[0] - 1, *hand[1:])
    assert hands.scene.glowing() == {}


def test_whoever_cannot_bid_higher_is_told_so_and_the_cursor_is_on_the_pass(table_of):
    session = session_of(LEIF, ANNA, seed=_seed_of_a_poor_hand())
    rolled(session, YELLOW_SHIP)
    rolled(session, RED_SHIP)
    rolled(session, VILLAGE)
    yellow, _, _, jokers = session.state.hands[0]
    session.apply(Bid(0, (yellow, 0, 0, jokers)))
    hands = table_of(session=session)
    assert hands.scene.note.text == "No card in hand can make a higher bid: only a pass is possible."
    assert hands.view.current_spot().id == "pass"


def _seed_of_a_poor_hand() -> int:
    """A game in which the second seat can bid, but no more than the first."""
    for seed in range(100):
        first, second = session_of(LEIF, ANNA, seed=seed).state.hands
        if first[0] + first[3] >= second[0] + second[3] > 0:
            return seed
    raise LookupError("no such hand")


def test_the_result_stays_on_the_plank_until_the_next_roll(table_of):
    hands = table_of(session=auction_session(ANNA, LEIF, bids=((1, 0, 0, 0),)))
    hands.others_act(Pass(1))
    assert hands.scene.plank.result_text() == "Anna wins 3 treasures"
    assert hands.scene.plank.isVisible()
    assert hands.state.row == (1, 2, 0)
    assert [hands.scene.berth(ship) for ship in range(3)] == [2, 0, 1]
    hands.others_act(Roll(1))
    assert not hands.scene.plank.isVisible() or hands.state.auction is not None


@pytest.mark.parametrize(
    ("options", "result"),
    [
        ((), "Nobody bids"),
        ((("allPass", "rollerTakes"),), "Nobody wins: Anna takes 3 treasures"),
    ],
)
def test_an_auction_without_bids_says_what_becomes_of_the_treasures(table_of, options, result):
    hands = table_of(session=auction_session(ANNA, LEIF, bids=((),), options=options))
    hands.others_act(Pass(1))
    assert hands.scene.plank.result_text() == result


FREE = (("bidRule", "free"),)


@pytest.mark.parametrize(
    ("tie", "sentence"),
    [
        ("earlier", "Does not beat the bid of 1 card."),
        ("later", "This bid leads."),
        ("noSale", "Level with the bid of 1 card: nobody would win."),
    ],
)
def test_under_free_bidding_the_note_says_what_a_level_bid_does(table_of, tie, sentence):
    hands = bidder(table_of, options=(*FREE, ("tieRule", tie)))
    assert hands.scene.note.text == "Highest bid so far: 1 card."
    hands.key(Qt.Key.Key_1)
    assert hands.scene.note.text == sentence
    assert hands.scene.bid_button.enabled


# Supply, house rules, scores, end ------------------------------------------------------------------------------------


def test_an_empty_supply_is_a_warning(table_of):
    session = session_of(ANNA, LEIF, options=(("treasureTokens", 15),))
    for _ in range(11):
        rolled(session, BLUE_SHIP)
    hands = table_of(session=session)
    assert not hands.scene.warning.isVisible()
    rolled(hands.table.match.session, BLUE_SHIP)
    assert hands.scene.warning.isVisible()
    assert hands.spot("supply").description == "The supply is empty: a ship face now ends the game."


def test_house_rules_that_differ_stand_on_the_table_and_in_their_panel(table_of):
    options = (("bidRule", "free"), ("tieRule", "later"), ("handLimit", 12), ("treasureTokens", 20))
    session = Session.start("wild_vikings", Setup(2, 1, options), [ANNA, LEIF])
    hands = table_of(session=session)
    lines = [
        "Number of treasures: 20",
        "Bidding rule: Free bidding",
        "Level bids: The later bid wins",
        "Hand limit: 12 cards",
    ]
    assert hands.spot("rules").description.splitlines() == lines
    assert hands.scene.rules_sign.isVisible()
    assert hands.table.rules_panel.text.text().splitlines() == lines
    assert not hands.table.dock("house_rules").isHidden()


def test_a_rule_that_does_not_count_is_not_named(table_of):
    session = Session.start("wild_vikings", Setup(2, 1, (("tieRule", "later"),)), [ANNA, LEIF])
    hands = table_of(session=session)
    assert not hands.scene.rules_sign.isVisible()
    assert hands.table.dock("house_rules").isHidden()
    assert hands.table.rules_panel.text.text() == "This game is played by the standard rules."


def test_hidden_treasures_are_question_marks_until_the_end(table_of):
    session = auction_session(
        LEIF, ANNA, bids=((1, 0, 0, 0), ()), options=(("scoresVisible", False), ("treasureTokens", 15))
    )
    hands = table_of(session=session)
    assert hands.scene.plate(0).shown.treasures == -1
    assert "The number of treasures is hidden." in hands.spot(("seat", 0)).description
    model, sheet = hands.table.players_model, hands.table.scores_model
    assert [model.index(seat, 2).data() for seat in range(2)] == ["?", "0"]
    assert [sheet.index(0, seat).data() for seat in range(2)] == ["?", "0"]
    assert "Leif takes all treasures: yellow ship" in hands.table.log_model.texts()
    while session.state.frames:
        rolled(session, BLUE_SHIP)
    assert [model.index(seat, 2).data() for seat in range(2)] == ["3", "0"]
    assert [sheet.index(0, seat).data() for seat in range(2)] == ["3", "0"]


def test_the_end_names_the_winners_and_ranks_the_players(table_of):
    session = auction_session(LEIF, ANNA, FREYDIS, bids=((), (1, 0, 0, 0), ()), options=(("treasureTokens", 15),))
    hands = table_of(session=session)
    while session.state.frames:
        rolled(session, BLUE_SHIP)
    places = hands.scene.end._places
    assert [(one.rank, one.name, one.treasures, one.winner) for one in places] == [
        (1, "Anna", 3, True),
        (2, "Leif", 0, False),
        (2, "Freydis", 0, False),
    ]
    assert hands.scene.end.isVisible()
    assert hands.spot("end").description.splitlines() == ["Anna wins", "Anna: 3", "Leif: 0", "Freydis: 0"]
    assert hands.scene.plate(1).shown.winner
    assert not hands.scene.warning.isVisible()


def test_a_shared_win_crowns_all_winners(table_of):
    session = session_of(ANNA, LEIF, options=(("treasureTokens", 15),))
    hands = table_of(session=session)
    while session.state.frames:
        rolled(session, BLUE_SHIP)
    assert [one.rank for one in hands.scene.end._places] == [1, 1]
    assert all(one.winner for one in hands.scene.end._places)
    assert hands.table.bar.sentence() == "Shared win: Anna, Leif"


# Eyes ----------------------------------------------------------------------------------------------------------------


def test_only_computers_play_with_open_hands(table_of):
    session = session_of(LEIF, FREYDIS, LEIF)
    hands = table_of(session=session)
    assert hands.table.viewer == EVERYBODY
    assert hands.scene.hand.cards == session.state.hands[0]
    assert hands.scene.plate(1).shown.known == session.state.hands[1]
    assert hands.spot(("seat", 1)).description.startswith("0 treasures. 6 cards in hand. Hand: ")


def test_with_open_hands_the_hand_and_the_cursor_are_those_of_whoever_is_to_bid(table_of, shell):
    shell.settings.open_hands = True
    session = auction_session(ANNA, BORIS)
    hands = table_of(session=session)
    for seat in (0, 1):
        assert hands.table.acting == seat
        assert hands.scene.people.front == seat
        assert hands.scene.hand.cards == session.state.hands[seat]
        assert hands.asked == "bid"
        hands.table.act(Pass(seat))
    assert hands.scene.hand.cards == session.state.hands[hands.table.acting]


def test_cards_of_others_are_backs_but_for_those_that_were_shown(table_of):
    session = auction_session(LEIF, ANNA, bids=((1, 0, 0, 0), ()))
    hands = table_of(session=session)
    plate = hands.scene.plate(0).shown
    assert plate.known == (0, 0, 0, 0)
    assert plate.hidden == 5
    own = hands.scene.plate(1).shown
    assert sum(own.known) == 0
    session = auction_session(LEIF, ANNA, FREYDIS, bids=((1, 0, 0, 0), ()))
    session.apply(Pass(2))
    hands = table_of(session=session)
    assert hands.scene.display.discard == (1, 0, 0, 0)


def test_other_seats_sit_clockwise_from_the_front_one(table_of):
    hands = table_of(session=session_of(LEIF, FREYDIS, ANNA, LEIF, FREYDIS))
    assert hands.scene.people.front == 2
    order = sorted((seat for seat in range(5) if seat != 2), key=lambda seat: hands.scene.plate(seat).rect.left())
    assert order == [3, 4, 0, 1]


# Undo, past, files, language, look -----------------------------------------------------------------------------------


def test_undo_takes_a_pass_back_into_the_auction(table_of):
    hands = table_of(session=auction_session(ANNA, LEIF))
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_P)
    assert hands.scene.plank.plank.asked == 1
    assert hands.table.undo_action.text() == "Undo: Pass"
    hands.table.undo_action.trigger()
    assert hands.scene.plank.plank.asked == 0
    assert set(hands.scene.glowing()) >= {"kind0"}
    assert hands.scene.bid_button.isVisible()


def test_the_past_shows_the_die_and_the_auction_of_its_moment(table_of):
    session = auction_session(ANNA, LEIF, bids=((1, 0, 0, 0),))
    session.apply(Pass(1))
    end = session.position
    rolled(session, CARD)
    hands = table_of(session=session)
    assert (hands.scene.die.face, hands.scene.plank.plank) == (CARD, None)
    hands.table.review.go(end)
    assert hands.scene.die.face == VILLAGE
    assert hands.scene.plank.result_text() == "Anna wins 3 treasures"
    hands.table.review.go(end - 1)
    assert hands.scene.plank.plank.asked == 1
    hands.table.review.go(0)
    assert (hands.scene.die.face, hands.scene.plank.plank) == (0, None)
    assert hands.scene.glowing() == {}
    hands.table.review.leave()
    assert hands.scene.die.face == CARD


def test_a_game_saved_in_the_middle_of_an_auction_opens_there_again(table_of):
    session = auction_session(LEIF, ANNA, FREYDIS, bids=((1, 0, 0, 0),))
    first = table_of(session=session)
    loaded = replay.load(encode.encode(session.saved()))
    hands = table_of(session=Session.resume(loaded))
    assert hands.scene.display == first.scene.display
    assert hands.table.acting == 1
    assert hands.scene.bid_button.isVisible()
    hands.key(Qt.Key.Key_P)
    hands.others_act(Pass(2))
    assert hands.scene.plank.result_text() == "Leif wins 3 treasures"


def test_the_language_switches_in_the_middle_of_a_bid(table_of, language):
    hands = bidder(table_of)
    hands.key(Qt.Key.Key_2)
    for code, note, button, place in (
        ("ja", "1枚の入札を上回ります。", "2枚で入札", "列の1番目: 黄色の船"),
        ("bg", "Бие залога от 1 карта.", "Залог: 2 карти", "Място 1 в редицата: жълт кораб"),
        ("en", "Beats the bid of 1 card.", "Bid 2 cards", "Place 1 in the row: yellow ship"),
    ):
        language(code)
        QApplication.processEvents()
        assert (hands.scene.note.text, hands.scene.bid_button.text) == (note, button)
        assert hands.spot(("ship", 0)).name == place
        assert hands.table.bidding.size == 2
    hands.key(Qt.Key.Key_B)
    assert hands.table.match.session.entries[-1].action == Bid(1, (1, 0, 0, 1))


def test_day_and_night_change_the_picture(table_of):
    before = look.holder().choice
    hands = table_of(session=session_of(ANNA, LEIF))
    sky = []
    try:
        for scheme in ("light", "dark"):
            look.holder().configure(scheme)
            image = hands.view.grab().toImage()
            at = hands.view.mapFromScene(hands.scene.layout.harbour.topLeft())
            sky.append(image.pixelColor(at.x() + 30, at.y() + 4).lightness())
    finally:
        look.holder().configure(before)
    assert sky[0] > 180 > 80 > sky[1]


# What is said --------------------------------------------------------------------------------------------------------


def test_the_cursor_says_what_it_stands_on(table_of):
    hands = bidder(table_of)
    hands.view.set_current_spot(("card", 0, 0))
    assert hands.view.accessibleName() == "Card: yellow (1 of 1)"
    assert hands.view.accessibleDescription() == "Enter adds it to the bid. More than 1 card is needed."
    hands.key(Qt.Key.Key_Return)
    assert hands.view.accessibleDescription() == "Part of the bid. Enter takes it back. More than 1 card is needed."
    hands.view.set_current_spot(("ship", 0))
    assert hands.view.accessibleName() == "Place 1 in the row: yellow ship"
    assert hands.view.accessibleDescription() == "This ship lies beside the village. 3 treasures aboard."


def test_events_and_bids_are_announced(table_of):
    hands = bidder(table_of)
    said = hands.announced()
    hands.key(Qt.Key.Key_2)
    assert said == ["Bid 2 cards. Beats the bid of 1 card."]
    hands.key(Qt.Key.Key_B)
    assert any(text.startswith("Anna bids: ") for text in said)
    assert "Anna takes 3 treasures: yellow ship" in said


def test_every_place_has_a_name_in_every_phase(table_of):
    for hands in (table_of(session=session_of(ANNA, LEIF)), black_ship(table_of), bidder(table_of)):
        assert all(spot.name for spot in hands.view.spots())
        assert len({spot.id for spot in hands.view.spots()}) == len(hands.view.spots())
        assert any(spot.enabled for spot in hands.view.spots())


def test_help_opens_at_the_question(table_of):
    assert table_of(session=session_of(ANNA, LEIF)).table.rules_at() == ("wild_vikings", "turn")
    assert black_ship(table_of).table.rules_at() == ("wild_vikings", "face-black")
    assert bidder(table_of).table.rules_at() == ("wild_vikings", "auction")


def test_the_curtain_keeps_the_keyboard_off_the_pass(table_of):
    hands = table_of(session=auction_session(ANNA, BORIS), lift=True)
    assert QApplication.focusWidget() is hands.view
    assert hands.view.current_spot().id[0] == "card"
    hands.key(Qt.Key.Key_Space)
    assert hands.table.bidding.size == 1
    assert hands.state.auction.bids == ()


def test_the_players_table_counts_the_cards_that_the_plates_count(table_of):
    """Cards of a bid lie on the table: they are in nobody's hand until they are taken back."""
    hands = table_of(session=auction_session(LEIF, FREYDIS, ANNA, bids=((1, 0, 0, 0), ())))
    model = hands.table.players_model
    for seat in range(3):
        plate = hands.scene.display.hand_size(seat)
        assert model.index(seat, 1).data() == str(plate)
        assert hands.state.hand_sizes[seat] - plate == (1, 0, 0)[seat]
