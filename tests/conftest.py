"""What every test stands on: no screen, no files of the user, nothing left running behind a test.

The tests draw on Qt's ``offscreen`` platform; set ``VIKINGTABLE_TEST_PLATFORM`` (``xcb``, ``windows`` …) to watch them.
Set ``HYPOTHESIS_PROFILE=search`` to let hypothesis look for new cases instead of running the same ones each time.
"""

import faulthandler
import gc
import itertools
import multiprocessing
import os
import sys
import threading
import weakref
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings

os.environ["QT_QPA_PLATFORM"] = os.environ.get("VIKINGTABLE_TEST_PLATFORM", "offscreen")

settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

#: Faces with Japanese letter shapes, best first; any other face that covers Japanese will do after them.
JAPANESE_FACES = ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic UI", "Hiragino Sans", "IPAGothic")
#: How long a thread or process may take to end after its test, in seconds.
_PATIENCE = 2.0


# The user's files ----------------------------------------------------------------------------------------------------

_numbers = itertools.count()


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def user_home(_homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test in place of the user's: settings, saves and caches go below it.

    It is made when something is written there. Programs that the test starts inherit it.
    """
    home = _homes / f"{next(_numbers):05}"
    for variable, name in (
        ("XDG_CONFIG_HOME", "config"),
        ("XDG_DATA_HOME", "data"),
        ("XDG_STATE_HOME", "state"),
        ("XDG_CACHE_HOME", "cache"),
        ("XDG_DOCUMENTS_DIR", "documents"),
        ("APPDATA", "config"),
        ("LOCALAPPDATA", "data"),
    ):
        monkeypatch.setenv(variable, str(home / name))
    if sys.platform == "darwin":
        monkeypatch.setenv("HOME", str(home))
    elif sys.platform == "win32":  # platformdirs asks the system there, not the environment
        import platformdirs.windows

        monkeypatch.setattr(platformdirs.windows, "get_win_folder", lambda name: str(home / name))
    return home


# Qt ------------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def qapp(qapp: object) -> Iterator[object]:
    """The one application of the test run, with the fonts found before a test changes the user's folders."""
    from PySide6.QtGui import QFontDatabase

    QFontDatabase.families()
    # Python would collect on whatever thread allocates, also that of an autosave or of the computer players, and an
    # object of Qt must not be deleted there: from now on it is done after each test, on this thread.
    gc.disable()
    yield qapp
    _settle()
    gc.enable()


@pytest.fixture(scope="session")
def ja_font(qapp: object) -> str:
    """The name of a face that covers Japanese; fails, naming what to install, where the machine has none."""
    from PySide6.QtGui import QFontDatabase

    families = QFontDatabase.families(QFontDatabase.WritingSystem.Japanese)
    for face in (*JAPANESE_FACES, *families):
        if face in families:
            return face
    pytest.fail(
        "This machine has no font for Japanese: install fonts-noto-cjk (Debian, Ubuntu), "
        "google-noto-sans-cjk-fonts (Fedora), or the Japanese language pack (Windows)."
    )


@pytest.fixture
def language(qapp: object) -> Callable[[str], str]:
    """Switches the program to a language, ``language("ja")``; English is back after each test."""
    from vikingtable.ui import i18n

    return lambda code: i18n.install(qapp, code)  # type: ignore[arg-type]


def _settle() -> None:
    """Delivers what Qt has put off: deletions, and the events that these send."""
    from PySide6.QtCore import QCoreApplication, QEvent

    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()


# What a test leaves behind -------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def may_outlive() -> set[object]:
    """Threads, processes, timers and windows that belong to a wider fixture: it adds them, no test is blamed."""
    return _may_outlive


_may_outlive: set[object] = set()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish() -> None:
    """Takes what the imports made out of the collector's sight: it lives as long as the run."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Remembers what ran before the test's own fixtures did."""
    # The full numbers may take longer than a test that hangs; to look into a thread that runs on can end the process.
    if item.get_closest_marker("release"):
        faulthandler.cancel_dump_traceback_later()
    item.stash[_BEFORE] = frozenset((*threading.enumerate(), *multiprocessing.active_children()))
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers that a test failed: its traceback keeps alive what it made, so nothing more is asked of it."""
    report = yield
    if report.failed:
        item.stash[_FAILED] = True
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, None, None]:
    """After everything of the test was torn down: delivers deletions, and fails for what still runs."""
    yield
    left = _left_processes(item.stash[_BEFORE])
    if _qt_application() is not None:
        left += _left_in_qt()
    left += _left_threads(item.stash[_BEFORE])
    if left and not item.stash.get(_FAILED, False):
        pytest.fail("the test left behind: " + ", ".join(left), pytrace=False)


_BEFORE = pytest.StashKey[frozenset[object]]()
_FAILED = pytest.StashKey[bool]()


def _left_processes(before: frozenset[object]) -> list[str]:
    left = []
    for process in multiprocessing.active_children():
        if process in before or process in _may_outlive:
            continue
        process.join(_PATIENCE)
        if process.is_alive():
            left.append(f"the process {process.name}")
            process.kill()
            process.join()
    return left


def _left_threads(before: frozenset[object]) -> list[str]:
    left = []
    for thread in threading.enumerate():
        if thread in before or thread in _may_outlive or thread.name.startswith("QueueFeederThread"):
            continue
        if not isinstance(thread, threading._DummyThread):
            thread.join(_PATIENCE)
            if thread.is_alive():
                left.append(f"the thread {thread.name}")
    return left


def _qt_application() -> object | None:
    """The application, if some test has made one; never imports Qt."""
    core = sys.modules.get("PySide6.QtCore")
    return None if core is None else core.QCoreApplication.instance()


def _left_in_qt() -> list[str]:
    import shiboken6
    from PySide6.QtCore import QThread, QThreadPool, QTimer
    from PySide6.QtWidgets import QApplication

    _settle()
    i18n = sys.modules.get("vikingtable.ui.i18n")
    if i18n is not None and i18n.language() != "en":
        i18n.install(QApplication.instance(), "en")
    left = []
    if not QThreadPool.globalInstance().waitForDone(int(_PATIENCE * 1000)):
        left.append("work in Qt's thread pool")
    if isinstance(QApplication.instance(), QApplication):
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget not in _may_outlive:
                left.append(f"the window {widget.objectName() or type(widget).__name__}")
                widget.close()
                widget.deleteLater()
    if _running(QTimer, QThread):
        gc.collect()  # what only a reference cycle keeps is no leak of the test
        _settle()
    for thing in _running(QTimer, QThread):
        if thing in _may_outlive or not shiboken6.isValid(thing):
            continue
        left.append(f"a running {type(thing).__name__} {thing.objectName()}".rstrip())
        if isinstance(thing, QTimer):
            thing.stop()
    gc.collect(2 if next(_collections) % _FULL_COLLECTION_EACH == 0 else 1)
    _Heap.looked_through = True
    return left


_collections = itertools.count(1)
_FULL_COLLECTION_EACH = 100


def _running(timer_type: type, thread_type: type) -> list[object]:
    """The Qt timers and threads of Python code that run now."""
    import shiboken6

    for thing in _Heap.unseen():
        if issubclass(type(thing), timer_type | thread_type):
            _Heap.timers_and_threads.add(thing)
    return [
        thing
        for thing in tuple(_Heap.timers_and_threads)
        if shiboken6.isValid(thing) and (thing.isActive() if isinstance(thing, timer_type) else _is_worker(thing))
    ]


class _Heap:
    """Which objects were looked at after an earlier test: the whole heap takes longer to go through than most tests."""

    #: Those in the collector's oldest generation have been.
    looked_through: ClassVar[bool] = False
    timers_and_threads: ClassVar[weakref.WeakSet[object]] = weakref.WeakSet()

    @classmethod
    def unseen(cls) -> Iterator[object]:
        """The objects that may be new: all of them, if some may have grown old since."""
        if not cls.looked_through:
            return iter(gc.get_objects())
        return itertools.chain(gc.get_objects(0), gc.get_objects(1))

    @classmethod
    def collected(cls, phase: str, info: dict[str, int]) -> None:
        """The collector tells what it does; what outlives its middle generation goes to the oldest."""
        if phase == "start" and info["generation"] >= 1:
            cls.looked_through = False


gc.callbacks.append(_Heap.collected)


def _is_worker(thread: object) -> bool:
    """Whether a QThread runs and is not the one that the tests themselves run in."""
    from PySide6.QtCore import QThread

    return isinstance(thread, QThread) and thread.isRunning() and thread is not QThread.currentThread()
