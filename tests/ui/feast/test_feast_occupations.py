"""Occupations on the feast's table: cards that glow, the card at work and why, a choice among several, the book."""

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.feast.table_help import MakePerson, holding, with_player
from tests.ui.shell_help import FakeShell
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.frames import Phase, Turn
from vikingtable.rules.feast.items import ITEM
from vikingtable.rules.feast.state import FeastState
from vikingtable.ui.feast.working import work_of


def cards(*played: int, hand: tuple[int, ...] = (), **amounts: int) -> Callable[[FeastState], FeastState]:
    """Seat 0's turn to place Vikings, with these cards and goods."""

    def edit(state: FeastState) -> FeastState:
        state = with_player(holding(0, **amounts)(state), 0, played=played, hand=hand)
        return evolve(state, frames=(Phase("actions", 1), Turn(0)), active=0, start_player=0)

    return edit


def glows(person: object, target: tuple[object, ...]) -> bool:
    rect = person.table.scene.rect_of(target)  # type: ignore[attr-defined]
    return any(frame == rect for frame in person.table.scene.glowing())  # type: ignore[attr-defined]


def test_a_blue_card_glows_only_while_it_can_be_used_and_a_click_uses_it(person_at: MakePerson) -> None:
    person = person_at(edit=cards(47, 44, salt_meat=1))
    assert glows(person, ("played", 47, 0))
    assert not glows(person, ("played", 44, 1))  # hide, wool and linen are not there
    person.click(("played", 47, 0))
    supply = person.state.players[0].supply
    assert (supply[ITEM["salt_meat"]], supply[ITEM["hide"]]) == (0, 1)
    assert not glows(person, ("played", 47, 0))


def test_a_blue_card_is_used_by_key(person_at: MakePerson) -> None:
    person = person_at(edit=cards(58, flax=2))
    person.table.view.setFocus()
    person.table.view.set_current_spot(("played", 58, 0))
    person.key(Qt.Key.Key_Return)
    assert person.state.players[0].supply[ITEM["oil"]] == 3


def test_the_card_at_work_is_named_framed_and_says_why(person_at: MakePerson) -> None:
    person = person_at(edit=cards(52, 113, ore=1))
    panel = person.table.card_aids.panel
    assert not panel.isVisible()
    person.act(acts.PlaceVikings(0, "forge"))
    assert panel.isVisible()
    assert panel.text() == (
        "Works now: 113. Apprentice Craftsman",
        "Before crafting, you may: take 1 item from a mountain strip (once per action)",
    )
    assert ("at work", 1) in person.table.scene.parts["cards"].slabs
    assert ("at work", 0) not in person.table.scene.parts["cards"].slabs
    person.act(acts.Choose(0, "use"))
    assert panel.isVisible()  # an item is still to be taken for it
    person.act(acts.TakeItems(0, 0, 1))
    assert not panel.isVisible()
    assert ("at work", 1) not in person.table.scene.parts["cards"].slabs


def test_a_card_that_works_by_itself_is_framed_for_a_moment(person_at: MakePerson, shell: FakeShell) -> None:
    person = person_at(edit=cards(112, 47, stone=1))
    shell.settings.animation = "normal"
    before = len(person.table.scene.items())
    person.act(acts.PlaceVikings(0, "stone_to_rune"))
    assert person.state.players[0].supply[ITEM["mead"]] == 2
    where = person.table.scene.rect_of(("played", 112, 0))
    frames = [item for item in person.table.scene.items(where.center()) if item.zValue() == 70.0]
    assert len(frames) == 1
    person.table.skip()
    assert len(person.table.scene.items()) <= before + 4
    assert not [item for item in person.table.scene.items() if item.zValue() == 70.0]


def test_the_owner_chooses_among_several_by_click(person_at: MakePerson) -> None:
    person = person_at(edit=cards(114, 112, stone=1, silver=3))
    person.act(acts.PlaceVikings(0, "stone_to_rune"))
    panel = person.table.card_aids.panel
    assert panel.text() == (
        "Several cards work now: choose the order.",
        "Why: After crafting\n114. Silk Stitcher, 112. Barkeep",
    )
    assert glows(person, ("played", 114, 0))
    assert glows(person, ("played", 112, 1))
    person.click(("played", 112, 1))
    assert person.state.players[0].supply[ITEM["mead"]] == 2
    assert panel.text()[0] == "Works now: 114. Silk Stitcher"


def test_what_takes_the_place_of_something_is_said(person_at: MakePerson) -> None:
    person = person_at(edit=cards(99, hand=(43,)))
    person.act(acts.PlaceVikings(0, "occ_draw"))
    work = work_of(person.state, 0)
    assert work is not None
    assert work.cards == (99,)
    assert person.table.card_aids.panel.text() == (
        "A card may take its place: choose.",
        "Why: Instead of drawing an occupation\n99. Tutor",
    )


def test_a_click_on_the_panel_and_on_a_card_to_read_open_the_book_there(person_at: MakePerson) -> None:
    person = person_at(edit=cards(113, 40, ore=1, hand=(78,)))
    person.act(acts.PlaceVikings(0, "forge"))
    aids = person.table.card_aids
    person.qtbot.mouseClick(aids.panel, Qt.MouseButton.LeftButton)
    assert aids.book.isVisible()
    assert aids.book.large.card == 113
    person.click(("played", 40, 1))
    assert aids.book.large.card == 40
    person.act(acts.Skip(0))
    person.click(("card", 78, 0))
    assert aids.book.large.card == 78


def test_cards_are_named_with_their_number(person_at: MakePerson) -> None:
    person = person_at(edit=cards(52, 99, silver=1, hand=(94,)))
    table = person.table
    names = [table.view.name_of(target) for target in (("played", 52, 0), ("played", 99, 1), ("card", 94, 0))]
    assert names == ["52. Tutor", "99. Tutor", "94. Spice Merchant"]
    person.act(acts.UseCard(0, 52, 0))
    assert "Play: 94. Spice Merchant" in person.bar() or glows(person, ("card", 94, 0))


@pytest.fixture
def book(person_at: MakePerson):  # type: ignore[no-untyped-def]
    person = person_at(edit=cards())
    person.table.card_aids.open_book()
    QApplication.processEvents()
    return person.table.card_aids.book


def test_the_book_holds_all_cards_and_is_searched_by_number_name_and_text(book) -> None:  # type: ignore[no-untyped-def]
    assert len(book.found()) == 190
    book.search.setText("spice merchant")
    assert book.found() == [94, 148, 190]  # the last by its name and its text together
    assert book.count.text() == "3 cards"
    assert book.large.card == 94
    book.search.setText("99")
    assert book.found() == [99]
    book.search.setText("rune stone exploration board")
    assert book.found() == [100]
    book.show_all()
    assert len(book.found()) == 190


def test_the_book_is_filtered_by_deck_colour_and_what_cards_touch(book) -> None:  # type: ignore[no-untyped-def]
    book.colours["g"].setChecked(True)
    assert book.found() == [178, 179, 180, 181, 182, 189]
    book.decks["B"].setChecked(True)
    assert book.found() == [178, 179, 189]
    book.touching.setCurrentIndex(book.touching.findData("boards"))
    assert book.found() == [189]
    book.reset.click()
    book.starting.setChecked(True)
    assert len(book.found()) == 45
    book.decks["A"].setChecked(True)
    assert len(book.found()) == 15
    book.reset.click()
    book.touching.setCurrentIndex(book.touching.findData("specials"))
    assert book.found() == [19, 62, 63, 70, 71, 73, 87, 92, 139, 187]
    assert "Touches: " in book.details.text()


def test_the_book_speaks_the_language_in_force(book, language: Callable[[str], str]) -> None:  # type: ignore[no-untyped-def]
    language("bg")
    QApplication.processEvents()
    assert book.windowTitle() == "Професии"
    book.search.setText("наставник")
    assert book.found() == [99]
    # The English name is found too.
    book.search.setText("tutor")
    assert book.found() == [52, 99]


def test_the_book_opens_by_key_and_closes_with_escape(person_at: MakePerson) -> None:
    person = person_at(edit=cards())
    assert person.table.card_aids.action.shortcut().toString() == "F4"
    person.table.card_aids.action.trigger()
    book = person.table.card_aids.book
    assert book.isVisible()
    person.qtbot.keyClick(book, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_the_starting_card_is_chosen_among_faces_by_click_or_key(person_at: MakePerson) -> None:
    person = person_at(options={"starting_card": "chosen", "deck": "a"})
    panel = person.table.card_aids.offered
    offer = person.state.players[0].offer
    assert panel.isVisible()
    assert panel.cards.count() == len(offer) == 15
    panel.cards.setCurrentRow(4)
    person.qtbot.keyClick(panel.cards, Qt.Key.Key_Return)
    assert person.state.players[0].hand == (offer[4],)
    assert not panel.isVisible()
    person = person_at(options={"starting_card": "chosen", "deck": "a"}, seed=2)
    panel, offer = person.table.card_aids.offered, person.state.players[0].offer
    where = panel.cards.visualItemRect(panel.cards.item(1)).center()
    person.qtbot.mouseClick(panel.cards.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert person.state.players[0].hand == (offer[1],)


def test_the_book_shows_the_cards_in_hand_and_those_played(person_at: MakePerson) -> None:
    person = person_at(edit=cards(113, 40, hand=(78, 43)))
    aids = person.table.card_aids
    aids.open_book()
    aids.book.in_hand.setChecked(True)
    assert aids.book.found() == [43, 78]
    aids.book.played.setChecked(True)
    assert aids.book.found() == [40, 43, 78, 113]
    aids.book.in_hand.setChecked(False)
    assert aids.book.found() == [40, 113]


def test_the_book_does_not_tell_what_another_person_holds(person_at: MakePerson) -> None:
    person = person_at(2, lift=False, edit=cards(113, hand=(78, 43)))
    assert person.table.curtain_is_down
    book = person.table.card_aids.book
    book.in_hand.setChecked(True)
    assert book.found() == []
