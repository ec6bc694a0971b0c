"""The new-game dialog: players, options made from the rules, seed; faults beside the field, Start off meanwhile."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from vikingtable.rules.game import Option, Setup
from vikingtable.rules.registry import game
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import shelf
from vikingtable.ui.newgame import NewGameDialog
from vikingtable.ui.optionfields import OptionField
from vikingtable.ui.settings import Settings
from vikingtable.ui.theme import SEAT_COLOURS


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> NewGameDialog:
    return opened(qtbot, settings)


def opened(qtbot: QtBot, settings: Settings) -> NewGameDialog:
    made = NewGameDialog(settings, "wild_vikings")
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def option(dialog: NewGameDialog, key: str) -> OptionField:
    return next(field for field in dialog._options if field.option.key == key)


def test_the_dialog_opens_with_a_table_that_can_start_at_once(dialog: NewGameDialog) -> None:
    assert dialog.game_id == "wild_vikings"
    assert dialog.start.isEnabled()
    assert [seat.kind for seat in dialog.seats()] == ["person", "computer", "computer"]
    assert len({seat.colour for seat in dialog.seats()}) == 3
    assert dialog.seed.text().isdigit()


def test_every_option_of_the_game_has_a_field_with_its_standard_value(dialog: NewGameDialog) -> None:
    rules = game("wild_vikings")
    assert [field.option for field in dialog._options] == list(rules.options)
    assert {field.option.key: field.value() for field in dialog._options} == {
        one.key: one.default for one in rules.options
    }


def test_enter_starts_and_the_result_is_what_was_chosen(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.seed.setFocus()
    dialog.seed.selectAll()
    qtbot.keyClicks(dialog.seed, "77")
    option(dialog, "scoresVisible").set_value(False)
    qtbot.keyClick(dialog.seed, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    game_id, setup, seats = dialog.result_table()
    assert (game_id, setup) == ("wild_vikings", Setup(3, 77, (("scoresVisible", False),)))
    assert len(seats) == 3


@pytest.mark.parametrize(
    ("name", "fault"),
    [("", "Enter a name."), ("   ", "Enter a name."), ("x" * 30, "The name is too long.")],
)
def test_a_name_that_cannot_be_is_told_beside_it_and_start_is_off(
    dialog: NewGameDialog, qtbot: QtBot, name: str, fault: str
) -> None:
    row = dialog.rows[0]
    row.name.setFocus()
    row.name.selectAll()
    qtbot.keyClick(row.name, Qt.Key.Key_Delete)
    qtbot.keyClicks(row.name, name)
    qtbot.waitUntil(lambda: not dialog.start.isEnabled())
    assert row.fault.text() == fault
    assert row.fault.isVisible()
    assert row.name.accessibleDescription() == fault
    qtbot.keyClick(row.name, Qt.Key.Key_Return)
    assert dialog.isVisible()
    row.name.clear()
    qtbot.keyClicks(row.name, "Anna")
    qtbot.waitUntil(dialog.start.isEnabled)
    assert not row.fault.isVisible()


def test_two_players_cannot_share_a_name_or_a_colour(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.rows[1].name.setText(dialog.rows[0].name.text().upper())
    dialog.check()
    assert dialog.rows[1].fault.text() == "This name is already taken."
    dialog.rows[1].name.setText("Leif")
    dialog.rows[2].look.setCurrentIndex(dialog.rows[0].look.currentIndex())
    dialog.check()
    assert dialog.rows[2].fault.text() == "This colour is already taken."
    assert not dialog.start.isEnabled()


@pytest.mark.parametrize("seed", ["", "x", "-3", "1" * 19, "１２"])
def test_a_seed_that_is_no_number_is_told_beside_it(dialog: NewGameDialog, seed: str) -> None:
    dialog.seed.setText(seed)
    assert not dialog.check()
    assert dialog._seed_row.fault_text() == "This seed is not valid."
    assert not dialog.start.isEnabled()


def test_the_die_gives_another_seed(dialog: NewGameDialog, qtbot: QtBot) -> None:
    dialog.seed.setText("x")
    qtbot.mouseClick(dialog.dice, Qt.MouseButton.LeftButton)
    assert dialog.seed.text().isdigit()
    assert dialog.start.isEnabled()


def test_more_players_get_a_row_with_a_free_colour_each(dialog: NewGameDialog) -> None:
    dialog.count.setCurrentIndex(dialog.count.findData(5))
    seats = dialog.seats()
    assert len(seats) == 5
    assert {seat.colour for seat in seats} == set(SEAT_COLOURS)
    assert dialog.rows[4].name.isVisible()
    assert dialog.start.isEnabled()
    dialog.count.setCurrentIndex(dialog.count.findData(2))
    assert not dialog.rows[2].name.isVisible()


def test_a_person_in_place_of_a_computer_gets_a_persons_name_unless_one_was_typed(dialog: NewGameDialog) -> None:
    row = dialog.rows[1]
    assert row.name.text() == "Leif"
    row.who.setCurrentIndex(0)
    assert row.name.text() == "Player 2"
    row.name.setText("Boris")
    row.name.textEdited.emit("Boris")
    row.who.setCurrentIndex(3)
    assert row.name.text() == "Boris"
    assert dialog.seats()[1].level == "hard"


def test_shuffled_seats_hold_the_same_players_in_another_order(dialog: NewGameDialog, qtbot: QtBot) -> None:
    before = dialog.seats()
    qtbot.mouseClick(dialog.shuffle, Qt.MouseButton.LeftButton)
    assert dialog.seats() != before
    assert sorted(seat.name for seat in dialog.seats()) == sorted(seat.name for seat in before)
    assert dialog.start.isEnabled()


def test_an_option_that_depends_on_another_is_shown_only_with_it(dialog: NewGameDialog) -> None:
    tie = option(dialog, "tieRule")
    assert tie.isHidden()
    option(dialog, "bidRule").set_value("free")
    dialog.check()
    assert not tie.isHidden()
    tie.set_value("later")
    dialog.check()
    assert dialog._setup is not None
    assert dict(dialog._setup.options) == {"bidRule": "free", "tieRule": "later"}
    option(dialog, "bidRule").set_value("raiseOrPass")
    dialog.check()
    assert dialog._setup is not None
    assert dialog._setup.options == ()


def test_a_number_has_presets_and_a_number_of_ones_own(dialog: NewGameDialog) -> None:
    tokens = option(dialog, "treasureTokens")
    assert tokens.value() == 40
    tokens.set_value("short")
    assert tokens.value() == "short"
    assert tokens._spin is not None
    assert tokens._spin.isHidden()
    tokens.set_value(25)
    assert tokens.value() == 25
    assert (tokens._spin.minimum(), tokens._spin.maximum()) == (15, 60)


def test_the_first_player_is_chosen_by_name_and_what_the_rules_refuse_stands_beside_it(dialog: NewGameDialog) -> None:
    option(dialog, "firstPlayer").set_value("chosen")
    first = option(dialog, "firstSeat")
    dialog.check()
    assert first._combo is not None
    names = [first._combo.itemText(at) for at in range(first._combo.count())]
    assert names == [seat.name for seat in dialog.seats()]
    first.set_value(2)
    assert dialog.check()
    dialog.count.setCurrentIndex(dialog.count.findData(2))
    assert dialog.check()
    assert option(dialog, "firstSeat").value() in (0, 1)


def test_the_table_of_last_time_is_offered_again_with_another_seed(
    dialog: NewGameDialog, settings: Settings, qtbot: QtBot
) -> None:
    dialog.rows[0].name.setText("Anna")
    dialog.rows[1].who.setCurrentIndex(3)
    option(dialog, "handLimit").set_value(10)
    dialog.check()
    dialog.accept()
    again = opened(qtbot, settings)
    assert [seat.name for seat in again.seats()] == [seat.name for seat in dialog.seats()]
    assert again.seats()[1].level == "hard"
    assert option(again, "handLimit").value() == 10
    assert again.seed.text() != dialog.seed.text()


def test_the_dialog_speaks_the_language_that_is_switched_to(dialog: NewGameDialog, language: object) -> None:
    language("bg")  # type: ignore[operator]
    QApplication.processEvents()
    assert dialog.start.text() == "Започване на играта"
    assert option(dialog, "bidRule")._row.label.text() == "Правило за залагане"  # type: ignore[union-attr]
    assert dialog.rows[1].who.itemText(3) == "Компютър: Трудно"


# The shelf -----------------------------------------------------------------------------------------------------------


def test_the_shelf_says_what_the_rules_say() -> None:
    for one in shelf.SHELF:
        if one.available:
            seats = game(one.id).seats
            assert one.players == (seats[0], seats[-1])
            assert one.usual in seats


def test_one_click_starts_a_person_against_computers(settings: Settings) -> None:
    setup, seats = shelf.usual_table(settings, "wild_vikings")
    assert [seat.kind for seat in seats] == ["person", "computer", "computer"]
    assert setup.seats == 3
    assert shelf.usual_table(settings, "wild_vikings")[0].seed != setup.seed


@pytest.mark.parametrize(
    "record",
    [
        {"seats": 3, "options": {}},
        {"seats": [["Anna", "person", "", "madder", "plain"]], "options": {}},
        {"seats": [["Anna", "robot", "", "madder", "plain"]] * 2, "options": {}},
        {"seats": [["", "person", "", "madder", "plain"]] * 2, "options": {}},
    ],
)
def test_a_remembered_table_that_cannot_be_is_forgotten(settings: Settings, record: dict[str, object]) -> None:
    settings.write_record("new/wild_vikings", record)
    _, seats = shelf.usual_table(settings, "wild_vikings")
    assert len(seats) == 3


def test_remembered_options_that_the_rules_no_longer_know_are_left_out(settings: Settings) -> None:
    seats = [SeatInfo("Anna", "person", "", "madder"), SeatInfo("Leif", "computer", "easy", "woad", "stripe")]
    shelf.remember_table(settings, "wild_vikings", Setup(2, 1, (("gone", 3),)), seats)
    setup, again = shelf.usual_table(settings, "wild_vikings")
    assert setup.options == ()
    assert again == seats


def test_an_option_with_true_and_false_is_a_box(qtbot: QtBot) -> None:
    changed: list[bool] = []
    field = OptionField("wild_vikings", Option("scoresVisible", True, (True, False)), lambda: changed.append(True))
    qtbot.addWidget(field)
    field.show()
    assert field.value() is True
    qtbot.mouseClick(field._check.box, Qt.MouseButton.LeftButton)  # type: ignore[union-attr]
    assert field.value() is False
    assert changed
