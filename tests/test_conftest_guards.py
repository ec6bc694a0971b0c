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


@pytest.mark.parametrize(
    ("body", "what"),
    [
        (
            "import threading\nstop = threading.Event()\n"
            "def test_it(): threading.Thread(target=stop.wait, args=(9,), name='dawdler', daemon=True).start()",
            "the thread dawdler",
        ),
        (
            "import multiprocessing, time\n"
            "def test_it(): multiprocessing.get_context('spawn')"
            ".Process(target=time.sleep, args=(60,), name='dawdler').start()",
            "the process dawdler",
        ),
        (
            "from PySide6.QtCore import QTimer\nkept = []\n"
            "def test_it(qapp):\n"
            "    timer = QTimer(); timer.setObjectName('ticker'); timer.start(5); kept.append(timer)",
            "a running QTimer ticker",
        ),
        (
            "from PySide6.QtWidgets import QWidget\nkept = []\n"
            "def test_it(qtbot):\n    kept.append(QWidget()); kept[0].show()",
            "the window QWidget",
        ),
    ],
    ids=["thread", "process", "timer", "window"],
)
def test_what_still_runs_after_a_test_fails_it(pytester: pytest.Pytester, body: str, what: str) -> None:
    result = inner(pytester, body)
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines([f"*the test left behind: {what}*"])


def test_deletions_that_qt_put_off_are_delivered_after_the_test(pytester: pytest.Pytester) -> None:
    result = inner(
        pytester,
        """
        from PySide6.QtCore import QObject
        gone = []
        def test_first(qapp):
            thing = QObject(qapp)
            thing.destroyed.connect(lambda: gone.append(True))
            thing.deleteLater()
            assert gone == []
        def test_second(qapp):
            assert gone == [True]
        """,
    )
    result.assert_outcomes(passed=2)


def test_english_is_back_after_a_test_in_another_language(pytester: pytest.Pytester) -> None:
    result = inner(
        pytester,
        """
        from vikingtable.ui import i18n
        def test_first(language):
            assert language("ja") == "ja"
        def test_second(language):
            assert i18n.language() == "en"
        """,
    )
    result.assert_outcomes(passed=2)


def test_the_tests_run_without_a_screen(qapp: object) -> None:
    from PySide6.QtGui import QGuiApplication

    assert QGuiApplication.platformName() == os.environ["QT_QPA_PLATFORM"]
    assert "PySide6.QtWidgets" in sys.modules
