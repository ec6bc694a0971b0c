"""A page that reads something on a thread hears what came of it: at once, late, or the error."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from vikingtable.ui.background import Look


class Reader:
    """A page that looks something up, and what it was told."""

    def __init__(self, qtbot: QtBot) -> None:
        self.page = QWidget()
        qtbot.addWidget(self.page)
        self.look = Look(self.page)
        self.found: list[object] = []
        self.look.found.connect(self.found.append)


@pytest.fixture
def reader(qtbot: QtBot) -> Iterator[Reader]:
    yield Reader(qtbot)
    qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))


def broken() -> object:
    raise ValueError("no such list")


def test_what_is_read_at_once_is_told_at_once(reader: Reader) -> None:
    reader.look.ask(lambda: "three games")
    assert reader.found == ["three games"]


def test_what_takes_longer_is_told_when_it_comes(reader: Reader, qtbot: QtBot) -> None:
    answers = threading.Event()
    reader.look.ask(lambda: answers.wait(20) and "three games")
    assert reader.found == []
    answers.set()
    qtbot.waitUntil(lambda: reader.found == ["three games"])
    qtbot.wait(20)
    assert reader.found == ["three games"]


def test_an_error_of_the_reading_is_raised_on_the_thread_of_the_page(reader: Reader, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as raised:
        reader.look.ask(broken)
        assert raised == []  # not to whoever asked
        qtbot.waitUntil(lambda: bool(raised))
    assert [(kind, str(error)) for kind, error, _ in raised] == [(ValueError, "no such list")]
    assert reader.found == []
    # The page can look again.
    reader.look.ask(lambda: "three games")
    assert reader.found == ["three games"]


def test_an_error_that_comes_late_is_raised_too(reader: Reader, qtbot: QtBot) -> None:
    answers = threading.Event()

    def late() -> object:
        answers.wait(20)
        return broken()

    with qtbot.captureExceptions() as raised:
        reader.look.ask(late)
        answers.set()
        qtbot.waitUntil(lambda: bool(raised))
    assert [kind for kind, _, _ in raised] == [ValueError]


def test_an_answer_to_an_earlier_question_is_not_told(reader: Reader, qtbot: QtBot) -> None:
    answers = threading.Event()
    reader.look.ask(lambda: answers.wait(20) and "old")
    reader.look.ask(lambda: "new")
    answers.set()
    qtbot.wait(50)
    assert reader.found == ["new"]


def test_a_page_that_is_gone_when_the_reading_ends_is_not_touched(qtbot: QtBot) -> None:
    answers = threading.Event()
    page = QWidget()
    look = Look(page)
    look.ask(lambda: answers.wait(20))
    page.deleteLater()
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    assert not isValid(look)
    answers.set()
    qtbot.waitUntil(lambda: not any(one.name == "background" for one in threading.enumerate()))
