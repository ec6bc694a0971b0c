"""Type follows the language, the size of text and the theme in every widget, however often they are switched."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from vikingtable.rules.game import Setup
from vikingtable.saves.model import SeatInfo
from vikingtable.ui import tabledocks
from vikingtable.ui import theme as look
from vikingtable.ui.settings import Settings
from vikingtable.ui.settingsdialog import SettingsDialog
from vikingtable.ui.table import GameTable
from vikingtable.ui.widgets import Speaking
from vikingtable.ui.window import MainWindow, apply_setting

Face = tuple[str, str, float, int, tuple[str, ...]]


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[Settings]:
    """The program with its style sheet, as at a user's; its bare look is back after the test."""
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    settings = Settings()
    settings.animation = "off"
    settings.language, settings.theme, settings.text_size = "en", "light", 100
    apply_setting(settings)
    look.holder().install(qapp)
    yield settings
    settings.language, settings.theme, settings.text_size = "en", "light", 100
    apply_setting(settings)
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)


def _opened(qtbot: QtBot, settings: Settings, page: str) -> MainWindow:
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    if page != "start":
        window.start_game(page, Setup(3, seed=7), [SeatInfo(name) for name in ("Anna", "Boris", "Chiyo")])
    window.show()
    QApplication.processEvents()
    return window


def _faces(window: QWidget) -> set[Face]:
    """The kinds of widgets of a window, each with family, size and weight of its type."""
    return {
        (
            type(widget).__name__,
            str(widget.property("role") or ""),
            widget.font().pointSizeF(),
            int(widget.font().weight()),
            tuple(widget.font().families()),
        )
        for widget in (window, *window.findChildren(QWidget))
        if widget.window() is window
    }


@pytest.mark.parametrize("page", ["start", "wild_vikings"])
def test_after_any_switches_a_window_has_the_type_of_one_newly_opened(
    qtbot: QtBot, dressed: Settings, ja_font: str, page: str
) -> None:
    window = _opened(qtbot, dressed, page)
    dialog = SettingsDialog(dressed, window)
    dialog.show()
    for language, theme, size in (
        ("ja", "light", 100),
        ("bg", "light", 100),
        ("ja", "dark", 130),
        ("en", "dark", 130),
        ("en", "light", 100),
    ):
        dressed.language, dressed.theme, dressed.text_size = language, theme, size
        QApplication.processEvents()
        families = look.Theme(language=language).font().families()
        assert [w for w in dialog.findChildren(QWidget) if w.font().families() != families] == []
        assert [w for w in window.findChildren(QWidget) if w.font().families() != families] == []
    switched = _faces(window)
    dialog.close()
    window.close()
    assert switched == _faces(_opened(qtbot, dressed, page))


class _Measuring(Speaking, QLabel):
    """Remembers the faces that it would have measured its texts with."""

    def __init__(self) -> None:
        super().__init__()
        self.measured: list[list[str]] = []
        self.ready()

    def retranslate(self) -> None:
        self.measured.append(self.font().families())

    def restyle(self) -> None:
        self.measured.append(self.font().families())


def test_texts_of_a_new_language_are_measured_in_its_own_faces(qtbot: QtBot, dressed: Settings, ja_font: str) -> None:
    dressed.changed.connect(lambda name: apply_setting(dressed, name))
    widget = _Measuring()
    qtbot.addWidget(widget)
    widget.show()
    for language in ("ja", "bg", "ja", "en"):
        widget.measured.clear()
        dressed.language = language
        QApplication.processEvents()
        assert widget.measured == [look.Theme(language=language).font().families()] * 2


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)
@pytest.mark.parametrize("by_key", [True, False], ids=["list closed", "list open"])
def test_languages_are_switched_in_the_settings_of_a_running_game_again_and_again(
    qtbot: QtBot, dressed: Settings, ja_font: str, by_key: bool
) -> None:
    window = _opened(qtbot, dressed, "wild_vikings")
    dialog = SettingsDialog(dressed, window)
    dialog.show()
    box = dialog.language
    spoken = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Up) * 3:
        if by_key:
            qtbot.keyClick(box, key)
        else:
            box.showPopup()
            qtbot.keyClick(box.view(), key)
            qtbot.keyClick(box.view(), Qt.Key.Key_Return)
        QApplication.processEvents()
        spoken.append(dressed.language)
        assert window.font().families() == look.Theme(language=dressed.language).font().families()
    assert spoken == ["ja", "bg", "ja", "en"] * 3
    dialog.close()
    window.close()


def test_the_titles_of_panels_follow_the_size_of_text(qtbot: QtBot, dressed: Settings) -> None:
    window = _opened(qtbot, dressed, "wild_vikings")
    table = window.page
    assert isinstance(table, GameTable)

    def title() -> QImage:
        dressed.text_size, dressed.language = 100, "en"
        for _ in range(4):
            QApplication.processEvents()
        dock = table.dock("players")
        return dock.grab(QRect(0, 0, 200, dock.widget().y())).toImage()

    before = title()
    for size, language in ((150, "en"), (85, "bg"), (130, "en")):
        dressed.text_size, dressed.language = size, language
        QApplication.processEvents()
        assert title() == before
    window.close()


def test_where_text_is_large_on_a_low_screen_players_and_log_share_a_place(
    qtbot: QtBot, dressed: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    height = QApplication.primaryScreen().availableSize().height()
    monkeypatch.setattr(tabledocks, "_LOW", round(height / 1.2))
    window = _opened(qtbot, dressed, "wild_vikings")
    table = window.page
    assert isinstance(table, GameTable)
    docks, players, log = table._inner, table.dock("players"), table.dock("log")
    usual = table._layout_key
    for size in (100, 150, 130, 100, 150):
        dressed.text_size = size
        QApplication.processEvents()
        shared = size > 120
        assert (log in docks.tabifiedDockWidgets(players)) is shared
        assert (table._layout_key != usual) is shared, "each arrangement is remembered for itself"
        assert not any(table.dock(panel).isHidden() for panel in ("players", "answers", "log"))
        assert table.dock("scores").isHidden()
    table._reset_layout()
    assert log in docks.tabifiedDockWidgets(players)
    window.close()
