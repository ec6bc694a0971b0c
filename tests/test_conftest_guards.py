"""The guards of tests/conftest.py: what a test leaves behind fails it, and the user's files stay out of reach."""

import os
import sys
from pathlib import Path

import platformdirs
import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).with_name("conftest.py")


def inner(pytester: pytest.Pytester, body: str) -> pytest.RunResult:
    """Runs a test module of its own under our conftest, in a process of its own."""
    pytester.makeconftest(CONFTEST.read_text("utf-8"))
    pytester.makepyfile(body)
    return pytester.runpytest_subprocess("-q", "-p", "no:cacheprovider")


def test_settings_and_saves_of_the_user_are_out_of_reach(user_home: Path) -> None:
    for folder in (
        platformdirs.user_data_dir("vikingtable"),
        platformdirs.user_config_dir("vikingtable"),
        platformdirs.user_state_dir("vikingtable"),
        platformdirs.user_cache_dir("vikingtable"),
    ):
        assert Path(folder).is_relative_to(user_home)


def test_each_test_has_a_home_of_its_own(user_home: Path) -> None:
    assert not user_home.exists()


def test_what_still_runs_after_a_test_fails_that_test_and_no_other(pytester: pytest.Pytester) -> None:
    result = inner(
        pytester,
        """
        import multiprocessing, threading, time
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QWidget
        kept, stop = [], threading.Event()

        def test_thread():
            threading.Thread(target=stop.wait, args=(30,), name="dawdling thread", daemon=True).start()
        def test_process():
            context = multiprocessing.get_context("spawn")
            context.Process(target=time.sleep, args=(60,), name="dawdling process").start()
        def test_timer(qapp):
            kept.append(QTimer())
            kept[0].setObjectName("dawdling timer")
            kept[0].start(5)
        def test_window(qtbot):
            kept.append(QWidget())
            kept[1].setObjectName("dawdling window")
            kept[1].show()
        def test_nothing(qtbot):
            qtbot.addWidget(QWidget())
        def test_timer_of_an_earlier_test(qapp):
            kept[0].setObjectName("timer found again")
            kept[0].start(5)
        """,
    )
    result.assert_outcomes(passed=6, errors=5)
    for name in ("thread", "process", "timer", "window"):
        kind = "a running QTimer" if name == "timer" else f"the {name}"
        result.stdout.fnmatch_lines([f"*the test left behind: {kind} dawdling {name}*"])
    result.stdout.fnmatch_lines(["*the test left behind: a running QTimer timer found again*"])


def test_after_a_test_qt_has_deleted_what_was_to_be_deleted_and_english_is_back(pytester: pytest.Pytester) -> None:
    result = inner(
        pytester,
        """
        from PySide6.QtCore import QObject
        from vikingtable.ui import i18n
        gone = []

        def test_first(qapp, language):
            thing = QObject(qapp)
            thing.destroyed.connect(lambda: gone.append(True))
            thing.deleteLater()
            assert gone == []
            assert language("ja") == "ja"
        def test_second(qapp):
            assert gone == [True]
            assert i18n.language() == "en"
        """,
    )
    result.assert_outcomes(passed=2)


def test_the_tests_run_without_a_screen(qapp: object) -> None:
    from PySide6.QtGui import QGuiApplication

    assert QGuiApplication.platformName() == os.environ["QT_QPA_PLATFORM"]
    assert "PySide6.QtWidgets" in sys.modules
