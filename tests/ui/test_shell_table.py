"""A table of any game, used as a person would: bar, list, board, curtain, undo, review, open hands, saving."""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, QStringListModel, Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QInputDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from tests.invented import packets, tolls
from tests.ui.shell_help import FakeShell, PlainTable, invented_tables, people
from vikingtable.match.qt import EVERYBODY, Match
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves import files as saves
from vikingtable.saves.model import SeatInfo
from vikingtable.texts.message import Message, msg
from vikingtable.texts.message import seat as seat_named
from vikingtable.ui.answers import ACTION_ROLE
from vikingtable.ui.log import ENTRY_ROLE, first_seat

MakeTable = Callable[..., PlainTable]


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with invented_tables():
        yield


@pytest.fixture
def table_of(qtbot: QtBot, shell: FakeShell) -> Iterator[MakeTable]:
    made: list[PlainTable] = []

    def make(game: str, seats: Sequence[SeatInfo], *, seed: int = 3, lift: bool = True) -> PlainTable:
        session = Session.start(game, Setup(len(seats), seed=seed), seats)
        table = PlainTable(shell, Match(session))
        made.append(table)
        qtbot.addWidget(table)
        table.resize(1200, 700)
        table.show()
        qtbot.waitExposed(table)
        table.activateWindow()
        if lift and table.curtain_is_down:
            lift_curtain(qtbot, table)
        table.entered()
        return table

    yield make
    for table in made:
        table.dispose()


def lift_curtain(qtbot: QtBot, table: PlainTable, number: int = 0) -> None:
    qtbot.wait(300)  # keys and clicks right after the curtain fell belong to the move before
    qtbot.mouseClick(table.curtain.buttons()[number], Qt.MouseButton.LeftButton)


def button_texts(table: PlainTable) -> list[str]:
    return [button.text() for button in table.bar.answer_buttons()]


# The decision bar and the list ---------------------------------------------------------------------------------------


def test_the_bar_says_who_must_do_what_and_offers_the_answers(table_of: MakeTable) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    assert table.bar.sentence() == "Anna: Rest or buy a gem."
    assert button_texts(table) == ["Action: Rest", "Action: Buy"]
    assert table.acting == 0


def test_a_click_on_an_answer_plays_it(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    qtbot.mouseClick(table.bar.answer_buttons()[1], Qt.MouseButton.LeftButton)
    assert table.match.session.entries[0].action == tolls.Buy(0)
    assert table.bar.sentence().startswith("Anna: ")


@pytest.mark.parametrize("press", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_keyboard_alone_plays_through_the_buttons(table_of: MakeTable, qtbot: QtBot, press: Qt.Key) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    first = QApplication.focusWidget()
    assert first is table.bar.answer_buttons()[0]
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), press)
    assert table.match.session.entries[0].action == tolls.Buy(0)
    # What was pressed is gone; the keyboard is at the next answer.
    assert QApplication.focusWidget() in table.bar.answer_buttons()


def test_the_list_holds_the_same_answers_and_enter_gives_one(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_packets", people("Anna", "Boris"))
    panel = table.answers_panel
    listed = [panel.view.model().index(row, 0).data() for row in range(panel.view.model().rowCount())]
    assert listed == [f"Keep card: {card}" for card in table.shown.packets[0]]
    panel.view.setFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    chosen = panel.view.currentIndex().data(ACTION_ROLE)
    qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert table.match.session.entries[0].action == chosen


def test_the_search_field_narrows_the_list(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_packets", people("Anna", "Boris", "Chiyo", "Dora"))
    card = table.shown.packets[0][2]
    panel = table.answers_panel
    panel.filter.setText(str(card))
    texts = [panel.view.model().index(row, 0).data() for row in range(panel.view.model().rowCount())]
    assert f"Keep card: {card}" in texts
    assert all(str(card) in text for text in texts)


def test_the_list_wraps_long_answers_and_has_no_bar_to_scroll_them_sideways(table_of: MakeTable, qtbot: QtBot) -> None:
    view = table_of("test_packets", people("Anna", "Boris")).answers_panel.view
    source = QStringListModel(["Keep these cards: " + ", ".join(f"blue {n}" for n in range(9))] * 60, view)
    view.setModel(source)
    view.resize(220, 200)
    view.show()
    qtbot.waitUntil(lambda: view.verticalScrollBar().isVisible())
    assert not view.horizontalScrollBar().isVisible()
    assert view.visualRect(source.index(0, 0)).height() >= 3 * view.fontMetrics().height()


def test_an_answer_under_the_cursor_is_hinted_on_the_board(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.answers_panel.view.setFocus()
    qtbot.keyClick(table.answers_panel.view, Qt.Key.Key_Down)
    assert isinstance(table.hinted[-1], tolls.Rest | tolls.Buy)


def test_what_is_not_possible_says_why_in_the_bar(table_of: MakeTable) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    before = table.match.session.state
    assert not table.act(tolls.Pay(0, True))
    assert table.bar.reasons() != ""
    assert table.match.session.state is before
    table.act(tolls.Buy(0))
    assert table.bar.reasons() == ""


# The board -----------------------------------------------------------------------------------------------------------


def test_arrows_and_enter_choose_on_the_board(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.view.accessibleName() == "Action: Rest"
    qtbot.keyClick(table.view, Qt.Key.Key_Right)
    assert table.view.accessibleName() == "Action: Buy"
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert table.match.session.entries[0].action == tolls.Buy(0)


def test_a_click_on_the_board_gives_the_answer_there(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    spot = table.view.spots()[0]
    at = table.view.mapFromScene(spot.rect.center())
    qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at.x(), at.y()))
    assert table.match.session.entries[0].action == tolls.Rest(0)


def test_only_what_changed_is_named_to_the_board(table_of: MakeTable) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    assert table.drawn[-1][1] is None
    table.act(tolls.Buy(0))
    assert table.drawn[-1][1] == frozenset({"frames"})


# The curtain ---------------------------------------------------------------------------------------------------------


def test_a_game_of_several_people_begins_behind_the_curtain(table_of: MakeTable) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"), lift=False)
    assert table.curtain_is_down
    assert table.drawn == []
    assert "Anna" in table.curtain.buttons()[0].text()


def test_the_curtain_falls_before_the_next_hand_and_only_then(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Buy(0))
    assert not table.curtain_is_down  # still Anna's decision
    while table.acting == 0:
        table.act(next(iter(table.answers(0))))
    assert table.curtain_is_down
    assert [state.viewer for state, _ in table.drawn] == [0] * len(table.drawn)
    assert table.answers_panel.model.rowCount() == 0
    assert table.view.spots() == ()
    assert not table.undo_action.isEnabled()
    lift_curtain(qtbot, table)
    assert table.drawn[-1][0].viewer == 1
    assert table.acting == 1


def test_a_key_of_the_last_move_does_not_lift_the_curtain(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Rest(0))
    assert table.curtain_is_down
    qtbot.keyClick(table.curtain.buttons()[0], Qt.Key.Key_Space)
    assert table.curtain_is_down
    qtbot.wait(300)
    qtbot.keyClick(table.curtain.buttons()[0], Qt.Key.Key_Space)
    assert not table.curtain_is_down


def test_in_a_draft_anybody_who_has_not_chosen_may_come_next(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_packets", people("Anna", "Boris", "Chiyo"))
    table.act(next(iter(table.answers(0))))
    assert [button.text() for button in table.curtain.buttons()] == [
        "I am Boris – show my hand",
        "I am Chiyo – show my hand",
    ]
    lift_curtain(qtbot, table, 1)
    assert table.acting == 2
    assert table.shown.viewer == 2


def test_one_person_among_computers_never_sees_the_curtain(table_of: MakeTable) -> None:
    table = table_of("test_tolls", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    assert not table.curtain_is_down
    table.act(tolls.Rest(0))
    assert not table.curtain_is_down
    assert table.bar.sentence() == "Waiting for Leif"


def test_open_hands_need_no_curtain_and_covering_them_again_does(table_of: MakeTable, shell: FakeShell) -> None:
    shell.settings.open_hands = True
    table = table_of("test_tolls", people("Anna", "Boris"))
    assert not table.curtain_is_down
    assert table.viewer == EVERYBODY
    table.act(tolls.Rest(0))
    assert table.acting == 1
    shell.settings.open_hands = False
    assert table.curtain_is_down
    assert table.viewer == 1


def test_with_open_hands_the_table_is_drawn_once_and_for_whoever_is_to_act(
    table_of: MakeTable, shell: FakeShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.settings.open_hands = True
    table = table_of("test_tolls", people("Anna", "Boris"))
    drawn_for: list[int] = []
    monkeypatch.setattr(table, "show_state", lambda state, change: drawn_for.append(table.front))
    table.act(tolls.Rest(0))
    assert drawn_for == [1]
    table.act(tolls.Rest(1))
    assert drawn_for == [1, 0]
    assert table.acting == 0


def test_opening_the_hands_behind_the_curtain_draws_the_table_for_whoever_is_to_act(
    table_of: MakeTable, shell: FakeShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Rest(0))
    assert table.curtain_is_down
    drawn_for: list[int] = []
    monkeypatch.setattr(table, "show_state", lambda state, change: drawn_for.append(table.front))
    shell.settings.open_hands = True
    assert set(drawn_for) == {1}


def test_a_switch_of_language_behind_the_curtain_shows_no_hand(
    table_of: MakeTable, qtbot: QtBot, language: Callable[[str], str]
) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Rest(0))
    language("bg")
    QApplication.processEvents()
    assert table.curtain.buttons()[0].text() == "Аз съм Boris – покажи картите ми"
    assert all(state.viewer == 0 for state, _ in table.drawn)
    lift_curtain(qtbot, table)
    assert table.acting == 1


# Undo ----------------------------------------------------------------------------------------------------------------


def test_undo_says_what_it_takes_back_and_redo_what_it_plays_again(table_of: MakeTable) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    assert table.undo_action.text() == "Undo"
    assert not table.undo_action.isEnabled()
    table.act(tolls.Buy(0))
    assert table.undo_action.text() == "Undo: Action: Buy"
    table.undo_action.trigger()
    assert table.match.session.position == 0
    assert button_texts(table) == ["Action: Rest", "Action: Buy"]
    assert table.redo_action.text() == "Redo: Action: Buy"
    table.redo_action.trigger()
    assert table.match.session.position == 1


def test_undo_stops_where_something_was_revealed_and_says_so(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Rest(0))  # draws a card
    lift_curtain(qtbot, table)
    assert not table.undo_action.isEnabled()
    assert table.undo_action.toolTip().startswith("New information was revealed")


# Log and review ------------------------------------------------------------------------------------------------------


def test_the_log_grows_with_what_the_viewer_may_know_and_shrinks_with_undo(table_of: MakeTable) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    assert table.log_model.texts() == []
    table.act(next(iter(table.answers(0))))
    table.match.act(packets.Keep(1, table.match.session.state.packets[1][0]))
    assert table.log_model.texts() == ["Anna keeps a card.", "Leif keeps a card."]


@pytest.mark.parametrize(
    ("line", "marked"),
    [(msg("app.log.line", seat_named(1), "x"), 1), (seat_named(0), 0), (msg("app.log.none"), 0)],
    ids=["another player", "who acted", "nobody"],
)
def test_the_disc_of_a_line_is_that_of_the_player_whom_it_names(
    table_of: MakeTable, monkeypatch: pytest.MonkeyPatch, line: Message, marked: int
) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    monkeypatch.setattr(type(table.match.game), "describe_event", lambda *_: line)
    table.act(next(iter(table.answers(0))))
    table.match.act(packets.Keep(1, table.match.session.state.packets[1][0]))
    model = table.log_model
    assert model.index(0).data(ENTRY_ROLE) == 0
    icon = model.index(0).data(Qt.ItemDataRole.DecorationRole)
    assert icon.cacheKey() == model._icons[model._looks[marked]].cacheKey()


@pytest.mark.parametrize(
    ("message", "seat"),
    [
        (msg("app.log.line", "x", "y"), None),
        (msg("app.log.line", seat_named(2), seat_named(1)), 2),
        (msg("app.log.line", msg("list", "x", seat_named(3)), seat_named(1)), 3),
        (seat_named(4), 4),
    ],
)
def test_the_first_player_whom_a_message_names(message: Message, seat: int | None) -> None:
    assert first_seat(message) == seat


def test_a_click_on_the_log_shows_that_moment_and_there_is_a_way_back(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    for _ in range(2):
        table.act(next(iter(table.answers(0))))
        table.match.act(packets.Keep(1, table.match.session.state.packets[1][0]))
    live = table.shown
    view = table.log_panel.view
    row = view.model().index(0, 0)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(row).center())
    assert table.reviewing
    assert table.bar.sentence() == "Move 2 of 4"
    assert table.drawn[-1][0] == table.match.game.view_for(table.match.session.state_at(2), 0)
    assert table.acting is None
    assert not table.undo_action.isEnabled()
    back = next(button for button in table.bar.controls() if button.text() == "Back to the game")
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert not table.reviewing
    assert table.drawn[-1][0] == live


def test_in_review_the_moments_follow_each_other(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    table.act(next(iter(table.answers(0))))
    table.match.act(packets.Keep(1, table.match.session.state.packets[1][0]))
    table.review.first.trigger()
    assert table.review.position == 0
    table.review.next.trigger()
    assert table.review.position == 1
    table.review.next.trigger()
    assert not table.review.next.isEnabled()
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not table.reviewing


# Players and scores --------------------------------------------------------------------------------------------------


def test_the_players_table_shows_scores_and_who_is_to_decide(table_of: MakeTable) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    model = table.players_model
    assert [model.index(seat, 0).data() for seat in range(2)] == ["Anna", "Boris"]
    assert model.index(0, 2).data() == "0"
    assert model.index(0, 0).data(Qt.ItemDataRole.FontRole).bold()
    assert model.index(1, 0).data(Qt.ItemDataRole.FontRole) is None
    assert "is to decide" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_at_the_end_the_sheet_has_a_row_a_line_and_a_column_a_player(
    table_of: MakeTable, qtbot: QtBot, language: Callable[[str], str]
) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    while table.match.winners is None:
        for seat in table.match.session.to_answer:
            table.match.act(packets.Keep(seat, table.match.session.state.packets[seat][0]))
    scores = table.match.game.scores(table.match.session.state)
    sheet = table.scores_model
    assert [sheet.headerData(row, Qt.Orientation.Vertical) for row in range(sheet.rowCount())] == [
        "cards",
        "runs",
        "Total",
    ]
    for seat, score in enumerate(scores):
        assert [sheet.index(row, seat).data() for row in range(2)] == [str(points) for _, points in score.lines]
        assert sheet.index(2, seat).data() == str(score.total)
    best = max(range(2), key=lambda seat: scores[seat].total)
    assert table.bar.sentence() == f"{table.name(best)} wins"
    qtbot.waitUntil(table.dock("scores").isVisible)
    assert table.score_sheet.result.text() == f"{table.name(best)} wins"
    language("ja")
    QApplication.processEvents()
    assert table.score_sheet.result.text() == f"{table.name(best)}が勝利しました"
    language("en")
    QApplication.processEvents()
    assert table.dock("answers").isHidden()  # there is nothing to choose any more
    assert [button.text() for button in table.bar.controls()] == [
        "Score sheet",
        "Replay",
        "Save game",
        "New game with the same seed",
        "New game",
    ]


def test_again_with_the_same_seed_asks_for_the_same_game(table_of: MakeTable, shell: FakeShell) -> None:
    table = table_of("test_packets", people("Anna", "Boris"), seed=77)
    table.again_action.trigger()
    kind, game, setup, seats = shell.asked[-1]
    assert (kind, game, setup.seed, [seat.name for seat in seats]) == ("game", "test_packets", 77, ["Anna", "Boris"])


# Animation, language, theme ------------------------------------------------------------------------------------------


def test_an_animation_holds_the_computers_and_space_skips_it(
    table_of: MakeTable, shell: FakeShell, qtbot: QtBot
) -> None:
    shell.settings.animation = "normal"
    table = table_of("test_tolls", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    table.animation_ms = 60_000
    table.act(tolls.Rest(0))
    assert table.animated
    assert table.match.held
    skipped = table.skipped
    table.view.setFocus()
    qtbot.keyClick(table.view, Qt.Key.Key_Space)
    assert not table.match.held
    assert table.skipped > skipped


def test_the_language_switches_without_losing_the_game(table_of: MakeTable, language: Callable[[str], str]) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Buy(0))
    state = table.match.session.state
    language("ja")
    QApplication.processEvents()
    assert table.dock("players").windowTitle() == "プレイヤー一覧"
    assert table.undo_action.text() == "元に戻す: Action: Buy"
    assert table.match.session.state is state
    assert table.acting == 0


# Files ---------------------------------------------------------------------------------------------------------------


def _answer_dialogs(qtbot: QtBot, path: Path, button: str = "") -> None:
    """Does what a person does with the dialogs that open next: chooses a button, types a file name."""

    def act() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            qtbot.mouseClick(next(b for b in box.buttons() if b.objectName() == button), Qt.MouseButton.LeftButton)
            QTimer.singleShot(50, act)
        elif isinstance(box, QFileDialog):
            box.findChild(QLineEdit).setText(str(path))
            box.accept()
        else:
            QTimer.singleShot(50, act)

    QTimer.singleShot(50, act)


def test_save_of_hidden_hands_warns_and_the_file_holds_the_game(
    table_of: MakeTable, shell: FakeShell, qtbot: QtBot, tmp_path: Path
) -> None:
    table = table_of("test_tolls", people("Anna", "Boris"))
    table.act(tolls.Buy(0))
    assert table.modified()
    _answer_dialogs(qtbot, tmp_path / "game.vtg", "always")
    assert table.save()
    assert not table.modified()
    assert saves.read(tmp_path / "game.vtg").saved.state == table.match.session.state
    assert shell.said == ["Game saved"]
    assert shell.asked == [("recent", tmp_path / "game.vtg")]
    assert not shell.settings.warn_hidden_hands
    table.act(tolls.Pay(0, False))
    assert table.save()  # knows its file, asks nothing


def test_a_save_that_fails_is_told_and_the_game_stays_unsaved(
    table_of: MakeTable, shell: FakeShell, tmp_path: Path
) -> None:
    table = table_of("test_tolls", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    table.act(tolls.Buy(0))
    table.files.path = tmp_path / "no" / "folder" / "game.vtg"
    assert not table.save()
    assert table.modified()
    assert shell.notices[0][1] == "error"


def test_a_report_holds_what_one_seat_sees_and_no_more(table_of: MakeTable, qtbot: QtBot, tmp_path: Path) -> None:
    table = table_of("test_tolls", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")], seed=987654)
    table.act(tolls.Rest(0))
    _answer_dialogs(qtbot, tmp_path / "report.json")
    table.files.report_action.trigger()
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["view"]["hands"][1] == [-1] * len(table.match.session.state.hands[1])
    assert "987654" not in (tmp_path / "report.json").read_text()


def test_the_log_is_written_as_text(table_of: MakeTable, qtbot: QtBot, tmp_path: Path) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    table.act(next(iter(table.answers(0))))
    table.match.act(packets.Keep(1, table.match.session.state.packets[1][0]))
    _answer_dialogs(qtbot, tmp_path / "log")
    table.files.export_log_action.trigger()
    assert (tmp_path / "log.txt").read_text() == "Anna keeps a card.\nLeif keeps a card.\n"


def test_no_picture_of_a_table_with_hidden_hands_of_several_people(table_of: MakeTable) -> None:
    assert table_of("test_tolls", people("Anna", "Boris")).files.picture() is None
    alone = table_of("test_tolls", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    picture = alone.files.picture()
    assert picture is not None
    assert picture.width() <= 480


def test_the_wide_score_sheet_of_the_end_is_no_layout_for_the_next_game(table_of: MakeTable, qtbot: QtBot) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    table.match.session.unlocked = True
    while table.match.winners is None:
        for seat in table.match.session.to_answer:
            table.match.act(packets.Keep(seat, table.match.session.state.packets[seat][0]))
    qtbot.waitUntil(table.dock("answers").isHidden)
    table.undo_action.trigger()
    assert not table.dock("answers").isHidden()
    table.redo_action.trigger()
    qtbot.waitUntil(table.dock("answers").isHidden)
    table.left()
    again = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    assert not again.dock("answers").isHidden()
    assert again.dock("scores").isHidden()


def test_a_score_sheet_too_long_for_the_column_has_the_room_of_the_players_table(
    table_of: MakeTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of("test_packets", [SeatInfo("Anna"), SeatInfo("Leif", "computer", "random")])
    monkeypatch.setattr(table.score_sheet, "wanted_size", lambda most: QSize(300, table.height()))
    while table.match.winners is None:
        for seat in table.match.session.to_answer:
            table.match.act(packets.Keep(seat, table.match.session.state.packets[seat][0]))
    qtbot.waitUntil(table.dock("scores").isVisible)
    assert table.dock("players").isHidden()
    table.dock("scores").close()
    assert not table.dock("players").isHidden()


@pytest.mark.parametrize(
    ("names", "choices"),
    [(("Anna", "Leif"), ["Anna", "Leif"]), (("Anna", "Anna"), ["Player 1: Anna", "Player 2: Anna"])],
)
def test_a_report_of_a_problem_is_that_of_the_seat_chosen(
    table_of: MakeTable,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    names: Sequence[str],
    choices: list[str],
) -> None:
    table = table_of("test_packets", [SeatInfo(name) for name in names])
    asked: list[list[str]] = []

    def choose(_parent: object, _title: str, _label: str, items: list[str], *_: object) -> tuple[str, bool]:
        asked.append(items)
        return items[1], True

    monkeypatch.setattr(QInputDialog, "getItem", choose)
    monkeypatch.setattr("vikingtable.ui.files.ask_save", lambda *_: tmp_path / "report.json")
    table.files.report_action.trigger()
    report = json.loads((tmp_path / "report.json").read_text("utf-8"))
    assert asked == [choices]
    assert (report["kind"], report["seat"], report["view"]["viewer"]) == ("report", 1, 1)
    assert "seed" not in report
