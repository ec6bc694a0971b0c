"""Start and end of the program: one window a user, files by argument, crash reports, garbage on one thread."""

import gc
import json
import os
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from vikingtable.ui import crash, files
from vikingtable.ui.collector import Collector
from vikingtable.ui.crash import CrashHandler
from vikingtable.ui.single import Single

ROOT = Path(__file__).resolve().parents[2]


def program(code: str, **more: str) -> subprocess.Popen[str]:
    """The program in a process of its own, which ``code`` drives; it uses the user's folders of the test."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


DRIVE = """
    import sys
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from vikingtable.ui import startup
    from vikingtable.ui.app import run
    from vikingtable.ui.window import MainWindow

    def main_window():
        return next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow))
"""


# One window ----------------------------------------------------------------------------------------------------------


def test_a_second_start_hands_its_file_to_the_first(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    first = Single(tmp_path)
    assert first.is_first
    assert not first.was_interrupted
    heard: list[Path | None] = []
    first.listen(heard.append)
    code = f"""
        from pathlib import Path
        from PySide6.QtCore import QCoreApplication
        from vikingtable.ui.single import Single
        app = QCoreApplication([])
        second = Single(Path({str(tmp_path)!r}))
        print(second.is_first, second.hand_over(Path("/tmp/game.vtg")), second.hand_over(None))
        second.close()
    """
    second = program(code)
    qtbot.waitUntil(lambda: len(heard) == 2, timeout=20_000)
    out, _ = second.communicate(timeout=20)
    assert out.split() == ["False", "True", "True"]
    assert heard == [Path("/tmp/game.vtg"), None]
    first.close()
    again = Single(tmp_path)
    assert again.is_first
    assert not again.was_interrupted
    again.close()


def test_a_first_window_that_does_not_answer_stops_nobody(qapp: QApplication, tmp_path: Path) -> None:
    first = Single(tmp_path)
    second = Single(tmp_path)
    assert not second.is_first
    assert not second.hand_over(None)
    second.close()
    first.close()


def test_a_run_that_did_not_end_as_it_should_is_noticed(qapp: QApplication, tmp_path: Path) -> None:
    code = f"""
        import os
        from pathlib import Path
        from vikingtable.ui.single import Single
        single = Single(Path({str(tmp_path)!r}))
        os._exit(1)
    """
    program(code).communicate(timeout=20)
    first = Single(tmp_path)
    assert first.is_first
    assert first.was_interrupted
    first.close()


def test_without_a_folder_nobody_is_first(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    single = Single(tmp_path / "file" / "vikingtable")
    assert not single.is_first
    assert not single.hand_over(None)
    single.close()


# The whole program ---------------------------------------------------------------------------------------------------


def test_the_program_starts_shows_its_window_and_ends_with_it() -> None:
    code = (
        DRIVE
        + """
    def act():
        window = main_window()
        print(type(window.page).__name__, window.windowTitle())
        window.close()

    startup._Start.go = (lambda go: lambda self: (go(self), QTimer.singleShot(100, act)))(startup._Start.go)
    sys.exit(run(None, []))
    """
    )
    process = program(code)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert out.split() == ["StartPage", "vikingtable[*]"]
    assert not [line for line in err.splitlines() if line and "propagateSizeHints" not in line]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("platform", ["no_such_platform", "xcb"])
def test_a_screen_that_cannot_be_had_is_one_line_and_no_crash(platform: str) -> None:
    environ = {**os.environ, "QT_QPA_PLATFORM": platform, "DISPLAY": ":9876"}
    process = subprocess.run(
        [sys.executable, "-m", "vikingtable"], env=environ, capture_output=True, text=True, check=False, timeout=60
    )
    assert process.returncode == 1
    (line,) = process.stderr.splitlines()
    assert line.startswith("vikingtable: The window cannot open, as Qt cannot be loaded: ")
    assert f'platform plugin "{platform}"' in line


def test_the_program_starts_without_a_folder_for_its_settings(user_home: Path) -> None:
    code = (
        DRIVE
        + """
    from vikingtable.ui import settings

    def act():
        window = main_window()
        print(window.notice_bar.text())
        window.close()

    settings.config_folder = lambda: settings.Path(sys.executable) / "no"
    startup._Start.go = (lambda go: lambda self: (go(self), QTimer.singleShot(100, act)))(startup._Start.go)
    sys.exit(run(None, []))
    """
    )
    process = program(code)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert out.startswith("Settings last until the program ends, as this file cannot be written: ")


def test_a_file_given_at_the_start_is_opened(tmp_path: Path) -> None:
    from vikingtable.match.session import Session
    from vikingtable.rules.game import Setup
    from vikingtable.saves import files as saves
    from vikingtable.saves.model import SeatInfo

    session = Session.start("wild_vikings", Setup(2, seed=3), (SeatInfo("Anna"), SeatInfo("Leif", "computer", "easy")))
    saves.write(tmp_path / "game.vtg", session.saved())
    code = (
        DRIVE
        + f"""
    def act():
        window = main_window()
        print(type(window.page).__name__, window.page.match.names)
        window.close()

    startup._Start.go = (lambda go: lambda self: (go(self), QTimer.singleShot(100, act)))(startup._Start.go)
    sys.exit(run({str(tmp_path / "game.vtg")!r}, []))
    """
    )
    process = program(code)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert out.strip() == "WildVikingsTable ('Anna', 'Leif')"


def test_a_fault_while_the_program_runs_leaves_a_report_and_the_program_goes_on(user_home: Path) -> None:
    code = (
        DRIVE
        + """
    from vikingtable.ui import crash
    asked = []
    crash.ask = lambda parent, title, text, answers, details="": asked.append((title, text)) or "continue"

    def fail():
        raise RuntimeError("broken on purpose")

    def act():
        print(len(asked), asked[0][0])
        main_window().close()

    startup._Start.go = (
        lambda go: lambda self: (go(self), QTimer.singleShot(0, fail), QTimer.singleShot(300, act))
    )(startup._Start.go)
    sys.exit(run(None, []))
    """
    )
    process = program(code)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert out.strip() == "1 Something went wrong"
    (report,) = user_home.rglob("crash-*.txt")
    text = report.read_text()
    assert "RuntimeError: broken on purpose" in text
    assert "python: " in text


# Crash reports -------------------------------------------------------------------------------------------------------


@pytest.fixture
def handler(qapp: QApplication) -> Iterator[CrashHandler]:
    made = CrashHandler()
    made.install()
    yield made
    made.remove()


def _press(name: str, seen: list[str]) -> None:
    """Press a button of the question that opens next."""

    def act() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(20, act)
            return
        seen.append(box.informativeText())
        next(button for button in box.buttons() if button.objectName() == name).click()

    QTimer.singleShot(20, act)


def _fail(error: Exception) -> None:
    """As Python does for an exception that nobody caught."""
    try:
        raise error
    except Exception:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]


def test_the_message_names_the_report_and_what_was_kept(handler: CrashHandler, qtbot: QtBot) -> None:
    seen: list[str] = []
    _press("continue", seen)
    _fail(ValueError("one"))
    qtbot.waitUntil(lambda: bool(seen))
    (report,) = files.report_folder().glob("crash-*.txt")
    assert str(report) in seen[0]
    assert "kept by autosave" in seen[0]
    assert "ValueError: one" in report.read_text()


def test_the_last_autosave_can_be_opened_from_the_message(handler: CrashHandler, qtbot: QtBot) -> None:
    opened: list[bool] = []
    handler.set_reopen(lambda: opened.append(True) is None)
    seen: list[str] = []
    _press("reopen", seen)
    _fail(ValueError("two"))
    qtbot.waitUntil(lambda: opened == [True])


def test_the_details_can_be_copied(handler: CrashHandler, qtbot: QtBot) -> None:
    seen: list[str] = []
    _press("copy", seen)
    _fail(ValueError("three"))
    qtbot.waitUntil(lambda: "ValueError: three" in QApplication.clipboard().text())


def test_a_fault_on_another_thread_is_told_on_the_windows_thread(handler: CrashHandler, qtbot: QtBot) -> None:
    seen: list[str] = []
    _press("continue", seen)
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(seen))
    (report,) = handler.reports
    assert "ZeroDivisionError" in report.read_text()


def test_only_the_last_reports_are_kept(qapp: QApplication) -> None:
    for number in range(13):
        assert crash.written(f"fault {number}") is not None
    assert len(list(files.report_folder().glob("crash-*.txt"))) == 10


def test_a_report_that_cannot_be_written_is_none(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "report_folder", lambda: Path("/dev/null/nowhere"))
    assert crash.written("fault") is None


def test_versions_are_in_the_report(qapp: QApplication) -> None:
    path = crash.written("fault")
    assert path is not None
    for name in ("vikingtable", "python", "qt", "system"):
        assert f"{name}: " in path.read_text()
    json.dumps(dict(files.versions()))


# Garbage -------------------------------------------------------------------------------------------------------------


def test_garbage_is_collected_on_the_windows_thread_only(qapp: QApplication, qtbot: QtBot) -> None:
    collector = Collector()
    collector.start()
    try:
        assert not gc.isenabled()
        collector._timer.setInterval(10)
        threads: list[str] = []

        class Cycle:
            def __init__(self) -> None:
                self.me = self

            def __del__(self) -> None:
                threads.append(threading.current_thread().name)

        def litter() -> None:
            for _ in range(3000):
                Cycle()

        thread = threading.Thread(target=litter, name="litter")
        thread.start()
        thread.join()
        deadline = time.monotonic() + 10
        while len(threads) < 3000 and time.monotonic() < deadline:
            qtbot.wait(20)
        assert set(threads) == {threading.main_thread().name}
    finally:
        collector.stop()
    assert gc.isenabled()


def test_after_a_kill_the_start_screen_says_that_the_last_game_can_be_continued() -> None:
    kill = (
        DRIVE
        + """
    import os

    def act():
        window = main_window()
        window.page.cards[3].play.click()
        table = window.page
        while table.match.session.position == 0:
            QApplication.processEvents()
            if table.acting is not None:
                table.act(next(iter(table.answers(table.acting))))
        print(table.match.session.position, flush=True)
        os._exit(9)

    startup._Start.go = (lambda go: lambda self: (go(self), QTimer.singleShot(100, act)))(startup._Start.go)
    run(None, [])
    """
    )
    look = (
        DRIVE
        + """
    def act():
        window = main_window()
        print(window.notice_bar.text())
        window.page.continue_card.go_on.click()
        print(window.page.match.session.position)
        window.close()

    startup._Start.go = (lambda go: lambda self: (go(self), QTimer.singleShot(100, act)))(startup._Start.go)
    sys.exit(run(None, []))
    """
    )
    out, _ = program(kill).communicate(timeout=60)
    position = out.strip()
    process = program(look)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert out.splitlines() == ["The program was not closed properly. Continue opens the last game.", position]
