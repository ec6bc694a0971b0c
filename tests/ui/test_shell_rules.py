"""The rules browser: pages split at their ids, search as you type, contents, links, languages."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vikingtable.ui import i18n, rulebook
from vikingtable.ui.rulesbrowser import RulesBrowser
from vikingtable.ui.settings import Settings

PAGE = """# The **game** {#top}

Some words.

## A turn {#turn}

Roll. See [the end](#end).

```
## no heading {#code}
```

### Häfen & co {#ports}

Harbours: 〜 and ～.

## The end {#end}
Done. Roll no more.
"""


def test_a_page_is_split_at_its_headings_and_the_ids_are_not_shown() -> None:
    markdown, sections = rulebook.parsed(PAGE)
    assert [(one.id, one.title, one.level) for one in sections] == [
        ("top", "The game", 1),
        ("turn", "A turn", 2),
        ("ports", "Häfen & co", 3),
        ("end", "The end", 2),
    ]
    assert "{#turn}" not in markdown
    assert "## no heading {#code}" in markdown


@pytest.mark.parametrize(
    ("text", "wanted", "count"),
    [
        ("Roll and roll", "ROLL", 2),
        ("10〜15", "10～15", 1),
        ("探険 探検", "探検", 2),
        ("−3", "-3", 1),
        ("aaaa", "aa", 2),
        ("words", "", 0),
        ("Хвърля зарчето", "ЗАРЧЕ", 1),
    ],
)
def test_a_search_finds_every_place_and_takes_like_for_like(text: str, wanted: str, count: int) -> None:
    assert len(rulebook.folded(text)) == len(text)
    assert len(list(rulebook.places(rulebook.folded(text), rulebook.folded(wanted)))) == count


def test_a_book_that_a_language_does_not_have_is_shown_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "rules" / "saga"
    folder.mkdir(parents=True)
    (folder / "en.md").write_text(PAGE)
    monkeypatch.setattr(rulebook, "resource", lambda *parts: tmp_path.joinpath(*parts))
    rulebook.book.cache_clear()
    book = rulebook.book("saga", "bg")
    assert book is not None
    assert book.language == "en"
    assert book.sections[book.index_of("ports")].title == "Häfen & co"
    assert book.index_of("nowhere") == 0
    assert rulebook.book("nothing", "en") is None
    rulebook.book.cache_clear()


@pytest.fixture
def browser(qtbot: QtBot, tmp_path: Path) -> RulesBrowser:
    made = RulesBrowser(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(made)
    made.show_section("wild_vikings")
    qtbot.waitExposed(made)
    return made


def test_the_contents_name_every_section_of_the_page(browser: RulesBrowser) -> None:
    book = rulebook.book("wild_vikings", "en")
    assert book is not None
    listed = [browser.contents.item(row).text().strip() for row in range(browser.contents.count())]
    assert listed == [section.title for section in book.sections]
    assert len(browser._blocks) == len(book.sections)


def test_every_section_can_be_opened_by_its_id(browser: RulesBrowser, qtbot: QtBot) -> None:
    book = rulebook.book("wild_vikings", "en")
    assert book is not None
    for section in book.sections:
        if section.id:
            browser.show_section("wild_vikings", section.id)
            assert browser.section() == section.id
            assert browser.page.textCursor().block().text() == section.title


def test_the_section_comes_to_the_top(browser: RulesBrowser, qtbot: QtBot) -> None:
    book = rulebook.book("wild_vikings", "en")
    assert book is not None
    middle = book.sections[len(book.sections) // 2]
    browser.show_section("wild_vikings", middle.id)
    QApplication.processEvents()
    assert abs(browser.page.cursorRect().top() - 8) < 30


def test_search_as_you_type_marks_all_places_and_narrows_the_contents(browser: RulesBrowser, qtbot: QtBot) -> None:
    everything = browser.contents.count()
    qtbot.keyClicks(browser.search, "joker")
    text = rulebook.folded(browser.page.document().toPlainText())
    assert browser.found() == text.count("joker") > 1
    assert len(browser.page.extraSelections()) == browser.found()
    assert browser.count.text() == f"{browser.found()} search results"
    assert 0 < browser.contents.count() < everything
    assert "(" in browser.contents.item(0).text()
    browser.search.clear()
    assert browser.contents.count() == everything
    assert browser.page.extraSelections() == []


def test_enter_goes_from_place_to_place_and_round(browser: RulesBrowser, qtbot: QtBot) -> None:
    qtbot.keyClicks(browser.search, "auction")
    positions = [browser.page.textCursor().position()]
    for _ in range(browser.found()):
        qtbot.keyClick(browser.search, Qt.Key.Key_Return)
        positions.append(browser.page.textCursor().position())
    assert positions[-1] == positions[0]
    assert len(set(positions)) == browser.found()
    browser.previous_place()
    assert browser.page.textCursor().position() == positions[-2]


def test_what_is_not_there_is_said(browser: RulesBrowser, qtbot: QtBot) -> None:
    qtbot.keyClicks(browser.search, "qqqq")
    assert browser.count.text() == "Nothing found"
    assert not browser.next_button.isEnabled()
    assert browser.search.property("invalid")


def test_a_link_leads_to_its_section(browser: RulesBrowser) -> None:
    book = rulebook.book("wild_vikings", "en")
    assert book is not None
    last = [section.id for section in book.sections if section.id][-1]
    browser.page.anchorClicked.emit(QUrl(f"#{last}"))
    assert browser.section() == last


def test_the_language_switches_and_the_section_stays(browser: RulesBrowser, language: Callable[[str], str]) -> None:
    browser.show_section("wild_vikings", "auction")
    here = browser.section()
    language("ja")
    QApplication.processEvents()
    assert browser.windowTitle() == "ルール"
    assert browser.section() == here
    assert browser.book_id() == "wild_vikings"
    book = rulebook.book("wild_vikings", i18n.language())
    assert book is not None
    assert browser.page.textCursor().block().text() == book.sections[book.index_of(here)].title


def test_a_game_without_rules_says_so(browser: RulesBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "book", lambda *_: None)
    browser.show_section("boru")
    assert browser.page.toPlainText() == "There are no rules pages for this game yet."
    assert browser.contents.count() == 0


def test_escape_closes_and_the_place_of_the_window_is_remembered(
    browser: RulesBrowser, qtbot: QtBot, tmp_path: Path
) -> None:
    browser.resize(640, 520)
    qtbot.keyClick(browser, Qt.Key.Key_Escape)
    assert not browser.isVisible()
    again = RulesBrowser(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(again)
    assert again.size().height() == 520
