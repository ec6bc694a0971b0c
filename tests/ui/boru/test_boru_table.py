"""Brian Boru at the table with the mouse: towns, draft, tricks, options, and what is shown before it is done."""

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

from tests.ui.boru.boru_table_help import mask, player, position
from tests.ui.seated import ANNA, BORIS, CHIARA, LEIF
from vikingtable.match.session import Session
from vikingtable.rules.boru import tables
from vikingtable.rules.boru.acts import Keep, PlaceDisc
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.boru.state import (
    Buy,
    ChooseAction,
    ChoosePrincess,
    EndTrick,
    Expand,
    Follow,
    Lead,
    Liberate,
    LoseTown,
    Resolve,
    Settle,
    Symbols,
    Upkeep,
)
from vikingtable.rules.game import Setup
from vikingtable.saves.model import SeatInfo
from vikingtable.ui.boru import geography


def next_seed_with_first_seat() -> int:
    return next(seed for seed in range(50) if BoruGame().new(Setup(3, seed)).state.marker == 0)


@pytest.fixture
def follow() -> object:
    """Boris led blue 9 to Cell Mór (blue); Chiara played yellow 17; Anna is to follow."""
    return position(
        player(12, coins=4, hand=(2, 16, 22)),
        player(45, hand=(1, 4)),
        player(31, hand=(5, 8)),
        frames=(Follow(0),),
        marker=1,
        town=15,
        trick=((1, 9), (2, 17)),
    )


def test_the_first_town_is_chosen_by_a_click_and_its_disc_shown_before(table_of):
    hands = table_of(ANNA, LEIF, LEIF, seed=next_seed_with_first_seat())
    assert hands.asked == "start_town"
    assert hands.desk.towns.rim == mask(*range(1, 54))
    hands.point_at("town", 44)
    assert hands.desk.towns.ghosts == ((0, 44),)
    assert hands.desk.towns.text.title == "Cenn Corad (44)"
    assert hands.desk.ground.lit == tables.REGION_INDEX["munster"]
    hands.click("town", 44)
    assert hands.state.players[0].discs == mask(44)


def at_the_draft() -> Session:
    """All have their first town: packets are dealt."""
    session = Session.start("boru", Setup(3, next_seed_with_first_seat()), (ANNA, LEIF, LEIF))
    for seat, town in enumerate((44, 1, 23)):
        session.apply(PlaceDisc(seat, town))
    return session


def test_two_cards_are_chosen_in_the_draft_and_kept_by_the_button(table_of):
    hands = table_of(session=at_the_draft())
    assert hands.asked == "draft"
    packet = hands.desk.trick.shown.packet
    assert len(packet) == 8
    hands.click("packet", packet[0])
    assert hands.desk.choices.shown.title == "Chosen: 1 of 2"
    assert not hands.spot("confirm").enabled
    assert not hands.bar()
    hands.click("packet", packet[3])
    hands.click("packet", packet[5])
    # A third card takes the place of the first.
    assert hands.table.choice.packet == (packet[3], packet[5])
    hands.click("packet", packet[5])
    hands.click("packet", packet[1])
    assert hands.spot("confirm").enabled
    hands.click("confirm")
    assert hands.state.frames[-1].answers[0] == (packet[1], packet[3])
    # The packet stays in sight, what was kept marked, until all have chosen.
    assert hands.desk.trick.shown.packet == packet
    assert set(hands.desk.trick.shown.chosen) == {packet[1], packet[3]}


def test_what_the_others_keep_meanwhile_leaves_the_cards_chosen_in_the_draft(table_of):
    hands = table_of(session=at_the_draft())
    first, second, *_ = hands.desk.trick.shown.packet
    hands.click("packet", first)
    hands.others_act(Keep(1, tuple(sorted(hands.state.packets[1].rest))[:2]))
    assert hands.table.choice.packet == (first,)
    hands.click("packet", second)
    hands.others_act(Keep(2, tuple(sorted(hands.state.packets[2].rest))[:2]))
    hands.click("confirm")
    # All have chosen: the packets are passed on, nothing of the next one is chosen.
    assert hands.state.frames[-1].step == 1
    assert hands.table.choice.packet == ()


def test_a_card_is_chosen_shown_in_the_trick_and_played_by_the_button(table_of, follow):
    hands = table_of(state=follow)
    assert hands.lit("hand") == {2, 16, 22}
    assert hands.desk.hand.wins == (False, True, True)
    hands.click("hand", 16)
    cards = hands.desk.trick.shown.cards
    assert [(one.card, one.wins, one.ghost) for one in cards] == [
        (9, False, False),
        (16, True, True),
        (17, False, False),
    ]
    assert [note.text for note in hands.desk.choices.shown.plates[1].notes] == ["4→5", "1"]
    assert list(hands.bar()) == ["Play: blue 16"]
    assert hands.state.players[0].hand == (2, 16, 22)
    hands.click("confirm")
    assert 16 not in hands.state.players[0].hand


def test_a_second_click_on_the_chosen_card_plays_it_and_escape_takes_it_back(table_of, follow):
    hands = table_of(state=follow)
    hands.click("hand", 2)
    assert hands.table._escape()
    assert hands.table.choice.card == 0
    hands.click("hand", 2)
    hands.click("hand", 2)
    assert 2 not in hands.state.players[0].hand


@pytest.fixture
def lead() -> object:
    return position(
        player(12, hand=(1, 6, 13)), player(45, hand=(2, 3, 4)), player(31, hand=(5, 7, 8)), frames=(Lead(0),)
    )


def test_the_leader_chooses_card_and_town_in_any_order(table_of, lead):
    hands = table_of(state=lead)
    hands.click("hand", 6)
    blue = {town.id for town in tables.TOWNS if town.colour == tables.BLUE}
    assert hands.lit("town") == blue
    hands.click("town", 50)
    # Corcach is red: the blue card is let go.
    assert (hands.table.choice.card, hands.table.choice.town) == (0, 50)
    assert hands.desk.hand.faint == {1, 6}
    hands.click("hand", 13)
    # The button stands on the board alone: the bar keeps its height, and nothing moves under the mouse.
    assert hands.desk.choices.shown.title == "Town: Corcach (50). Card: white 13"
    assert not hands.bar()
    hands.click("confirm")
    assert hands.state.town == 50


@pytest.mark.parametrize("size", [(1366, 740), (1920, 1040)])
def test_choosing_in_the_draft_and_as_leader_moves_nothing(table_of, lead, size):
    hands = table_of(session=at_the_draft(), size=size)
    hands.qtbot.wait(50)
    for packet in hands.desk.trick.shown.packet[:2]:
        before = hands.view.size()
        hands.click("packet", packet)
        hands.qtbot.wait(20)
        assert hands.view.size() == before
    hands = table_of(state=lead, size=size)
    hands.qtbot.wait(50)
    before = hands.view.size()
    hands.click("hand", 13)
    hands.click("town", 50)
    hands.qtbot.wait(20)
    assert hands.view.size() == before


def test_two_discs_on_one_space_of_the_marriage_track_are_both_in_sight(table_of):
    """While Anna may buy further steps her disc may stand where Boris stands."""
    hands = table_of(state=position(player(12, court=2, hand=(2,)), player(45, court=2), player(31, court=5)))
    track = hands.desk.marriage
    assert track.disc_rect(0, 2) != track.disc_rect(1, 2)
    assert track.disc_rect(0, 2).intersects(track.disc_rect(1, 2))
    assert track.space_rect(2).contains(track.disc_rect(1, 2))
    assert track.disc_rect(2, 5).bottom() == track.disc_rect(0, 2).bottom()


def test_a_town_that_is_held_cannot_be_led_to_and_the_bar_says_why(table_of, lead):
    hands = table_of(state=lead)
    hands.click("town", 45)
    assert hands.table.choice.town == 0
    assert "not empty" in hands.spot("town", 45).description


def acting(seat: int, card: int, **more: object) -> object:
    """Anna's card of a trick is about to act; the others' lie there."""
    return position(
        player(12, 17, coins=4, court=2, hand=(2,)),
        player(45, court=4, hand=(1,)),
        player(31, hand=(5,)),
        marker=1,
        town=15,
        winner=1,
        trick=((1, 22), (2, 24), (0, card)),
        frames=(EndTrick(), Resolve(1), ChooseAction(seat, card)),
        **more,
    )


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
@pytest.mark.parametrize("size", [(1366, 740), (1920, 1040)])
def test_the_actions_of_a_card_stand_on_the_board_and_the_bar_keeps_its_height(table_of, lead, language, code, size):
    language(code)
    hands = table_of(state=lead, size=size)
    hands.qtbot.wait(50)
    before = hands.table.bar.height()
    # Red 15: 1 coin and a road, or three Vikings.
    hands = table_of(state=acting(0, 15), size=size)
    hands.qtbot.wait(50)
    assert hands.table.bar.height() == before
    assert not hands.bar()
    assert hands.spot("option", 0).enabled
    hands.click("option", 1)
    assert hands.state.players[0].raiders == 3


def test_an_option_shows_where_the_marriage_step_lands_and_what_coins_are_left(table_of):
    hands = table_of(state=acting(0, 4))
    hands.point_at("option", 1)
    mark = hands.desk.marriage.marks[0]
    # Two steps up from 2 end on 4, where Leif stands: down to 3.
    assert (mark.value, mark.after) == (2, 3)
    assert "Space on the marriage track: 2→3." in hands.spot("option", 1).description
    hands.point_at("option", 0)
    assert hands.desk.seats.texts[0].coins_after == 7
    # From Iubhar and Cenannas three roads lead to empty towns.
    assert hands.desk.towns.reach == mask(11, 18, 22)
    hands.click("option", 1)
    assert hands.asked == "buy"


def buying(**more: object) -> object:
    state = acting(0, 4)
    players = (evolve(state.players[0], court=4, coins=5), evolve(state.players[1], court=6), state.players[2])
    frames = (EndTrick(), Resolve(1), Settle(0), Symbols(0, 4, 1, 2), Buy(0, tables.COURT))
    return evolve(state, players=players, frames=frames, **more)


def test_each_purchase_shows_the_landing_and_the_coins(table_of):
    hands = table_of(state=buying())
    plates = hands.desk.choices.shown.plates
    assert [plate.label for plate in plates] == ["Buy nothing", "+1", "+2"]
    # Space 6 is taken: two steps land on 5 again.
    assert [note.text for note in plates[1].notes] == ["5→3", "4→5"]
    assert [note.text for note in plates[2].notes] == ["5→1", "4→5"]
    hands.click("option", 1)
    assert hands.state.players[0].court == 5


def test_an_expansion_lights_up_the_towns_that_roads_reach(table_of):
    state = acting(0, 4)
    players = (evolve(state.players[0], coins=6), *state.players[1:])
    frames = (EndTrick(), Resolve(1), Settle(0), Symbols(0, 4, 0, 4), Expand(0))
    hands = table_of(state=evolve(state, players=players, frames=frames))
    assert hands.lit("town") == {11, 18, 22}
    hands.point_at("town", 18)
    assert hands.desk.seats.texts[0].coins_after == 1
    assert hands.desk.towns.ghosts == ((0, 18),)
    assert "No road" in hands.spot("town", 50).description
    hands.click("town", 18)
    assert hands.state.players[0].discs == mask(12, 17, 18)


def test_vikings_are_driven_out_by_a_click_on_their_town(table_of):
    state = acting(0, 13, vikings=(31, 17))
    frames = (EndTrick(), Resolve(1), Settle(0), Symbols(0, 13, 1, 2), Liberate(0))
    hands = table_of(state=evolve(state, frames=frames))
    assert hands.lit("town") == {17, 31}
    hands.click("town", 17)
    assert hands.state.vikings == mask(31)


def test_the_end_of_a_round_names_its_step_and_asks_on_the_map(table_of):
    state = position(
        player(12, 17, raiders=3), player(45, 46), player(31, raiders=1), frames=(Upkeep(3), LoseTown(0, 1))
    )
    hands = table_of(state=state)
    assert hands.desk.trick.shown.at == 1
    assert hands.lit("town") == {45, 46}
    assert hands.desk.choices.shown.title == "The Vikings take a town. Choose one of: Leif."
    hands.click("town", 46)
    assert hands.state.vikings & mask(45, 46) == mask(46)


def test_the_princess_is_chosen_on_plates(table_of):
    state = position(
        player(12, 17), player(45), player(31), frames=(Upkeep(1), ChoosePrincess(0)), marriage=tables.PRINCESS
    )
    hands = table_of(state=state)
    assert [plate.label for plate in hands.desk.choices.shown.plates] == ["military support", "trade", "spurn her"]
    hands.click("option", 0)
    assert hands.state.players[0].princess == "military"


def test_each_person_picks_behind_the_curtain(table_of, no_curtain_delay):
    hands = table_of(ANNA, BORIS, CHIARA, seed=next_seed_with_first_seat())
    for town in (44, 1, 23):
        if hands.table.curtain_is_down:
            hands.lift_curtain()
        hands.click("town", town)
    seen = []
    fallen = 0
    for _ in range(3):
        if hands.table.curtain_is_down:
            fallen += 1
            hands.lift_curtain()
        seen.append(hands.desk.trick.shown.packet)
        assert all(card for card in seen[-1])
        for card in seen[-1][:2]:
            hands.click("packet", card)
        hands.click("confirm")
    # Chiara chose the last town and goes on; the curtain falls for both others.
    assert fallen == 2
    assert len({card for packet in seen for card in packet}) == 24
    assert all(len(one.hand) == 2 for one in hands.state.players)


KINGS = tuple(SeatInfo(name) for name in ("Gormlaith", "Brian", "Máel Sechnaill", "Sitric", "Murchad"))


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
@pytest.mark.parametrize("size", [(1366, 740), (1920, 1040)])
def test_long_names_stand_in_full_above_the_cards_of_a_trick(table_of, shell, language, ja_font, size, code):
    """Whoever wins it so far in bold type, if that has room."""
    shell.settings.open_hands = True
    language(code)
    five = [player(10 + at, hand=(20 + at,)) for at in range(5)]
    state = position(*five, frames=(Follow(0),), marker=1, town=15, trick=((1, 9), (2, 16), (3, 2)))
    hands = table_of(*KINGS, state=state, size=size)
    trick = hands.desk.trick
    slot = trick.card_rect(16)
    for crown in (False, True):
        _, room = trick.name_rooms(slot, crown=crown)
        assert trick.stands_whole("Máel Sechnaill", room, bold=False)
        assert trick.stands_whole("Brian", room, bold=crown)


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_name_above_a_card_is_broken_within_a_word(table_of, shell, language, ja_font, seats, code):
    """Too long for a line it stands in two, whole words in each; too long for that it ends with an ellipsis."""
    shell.settings.open_hands = True
    language(code)
    players = [player(10 + at, hand=(20 + at,)) for at in range(seats)]
    state = position(*players, frames=(Follow(0),), marker=1, town=15, trick=((1, 9), (2, 16)))
    hands = table_of(*KINGS[:seats], state=state, size=(1366, 740))
    trick = hands.desk.trick
    _, room = trick.name_rooms(trick.card_rect(16), crown=True)
    for name in ("Brian", "Máel Sechnaill", "Gormlaith ingen Murchada", "Konstantinopolitanopulos"):
        texts = [text for _, text, _ in trick._name_lines(name, room, bold=False)]
        assert " ".join(texts) == name
        assert all(room.contains(line) for line, _, _ in trick._name_lines(name, room, bold=False))
    assert all(size >= 9 for _, _, size in trick._name_lines("Máel Sechnaill", room, bold=False))


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
def test_the_plate_of_a_town_says_in_full_who_holds_it(table_of, shell, language, ja_font, code):
    shell.settings.open_hands = True
    language(code)
    five = [player(10 + at, hand=(20 + at,)) for at in range(5)]
    state = position(*five, frames=(Follow(0),), marker=1, town=15, trick=((1, 9),), vikings=(12,))
    hands = table_of(*KINGS, state=state)
    hands.view.set_current_spot(("town", 12))
    towns = hands.desk.towns
    assert "Máel Sechnaill" in towns.text.holder
    assert hands.desk.kit.words(towns.text.holder, towns.plate_rooms(towns.text)[-1], 12)[3]


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
def test_the_plate_of_a_town_names_its_region_in_letters_that_can_be_read(table_of, language, ja_font, code):
    language(code)
    hands = table_of(*KINGS)
    desk = hands.desk
    for town in (one for one in tables.TOWNS if "Uí Néill" in tables.REGIONS[one.region].name):
        hands.view.set_current_spot(("town", town.id))
        room = desk.towns.plate_rooms(desk.towns.text)[-2]
        font, shown = desk.kit.line(desk.towns.text.region, room.width(), 12)
        assert shown == desk.towns.text.region
        assert font.pixelSize() * desk.kit.zoom >= 9
        assert font.pixelSize() <= room.height()


def test_the_plate_of_a_town_lies_in_the_sea(table_of):
    desk = table_of(ANNA, BORIS, CHIARA).desk
    plate, towns = desk.towns.plate_rect(), desk.towns
    scale, origin = towns.scale(), towns.origin()
    on_map = QRectF(0, 0, plate.width() / scale, plate.height() / scale)
    on_map.moveTopLeft((plate.topLeft() - origin) / scale)
    assert not geography.land().intersects(on_map)
    assert not any(towns.town_rect(town.id).intersects(plate) for town in tables.TOWNS)
    assert not any(towns.plaque_rect(region).intersects(plate) for region in range(len(tables.REGIONS)))


def test_when_the_game_is_over_the_board_says_who_has_won(table_of):
    state = position(player(12), player(45), player(31), frames=(), winners=(1,))
    assert table_of(state=state).desk.choices.shown.title == "Leif wins"


def test_with_open_hands_the_hand_is_that_of_whoever_is_to_follow(table_of, shell, follow):
    shell.settings.open_hands = True
    hands = table_of(CHIARA, ANNA, BORIS, state=evolve(follow, frames=(Lead(0),), trick=()))
    hands.table.act(next(iter(hands.table.answers(0))))
    assert hands.table.acting == 1
    assert hands.desk.hand.hand == (1, 4)
