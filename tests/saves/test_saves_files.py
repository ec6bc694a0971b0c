"""Files on disk: written whole or not at all, the old one kept, every failure an error that can be shown."""

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.saves.hoard import PEOPLE, play_on
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves import atomic
from vikingtable.saves.encode import encode
from vikingtable.saves.files import read, write
from vikingtable.saves.model import SavedGame, SavedLab, SaveError
from vikingtable.texts import TEXTS

POSIX = os.name == "posix"


def game(actions: int) -> SavedGame:
    session = Session.start("test_hoard", Setup(2, 7), PEOPLE[:2])
    play_on(session, actions)
    return session.saved()


def refused(task: Callable[[], Any]) -> SaveError:
    with pytest.raises(SaveError) as caught:
        task()
    error = caught.value
    assert error.message.key in TEXTS
    assert error.advice is None or error.advice.key in TEXTS
    assert "\n" not in str(error)
    return error


# Writing -------------------------------------------------------------------------------------------------------------


def test_a_saved_game_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "ビョルン и Рагнар.vtg"

    write(path, game(10))

    assert read(path).saved == game(10)
    assert path.read_bytes() == encode(game(10))
    assert os.listdir(tmp_path) == [path.name]


def test_the_old_file_is_kept_as_bak(tmp_path: Path) -> None:
    path = tmp_path / "game.vtg"

    for actions in (1, 2, 3):
        write(path, game(actions))

    assert read(path).saved == game(3)
    assert read(tmp_path / "game.vtg.bak").saved == game(2)
    assert sorted(os.listdir(tmp_path)) == ["game.vtg", "game.vtg.bak"]


@pytest.mark.skipif(not POSIX, reason="links of this kind are for other systems")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "there" / "real.vtg", tmp_path / "link.vtg"
    real.parent.mkdir()
    write(real, game(1))
    link.symlink_to(real)

    write(link, game(2))

    assert link.is_symlink()
    assert read(real).saved == game(2)
    assert read(real.with_name("real.vtg.bak")).saved == game(1)


@pytest.mark.skipif(not POSIX, reason="file modes of this kind are for other systems")
def test_the_file_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "game.vtg"
    write(path, game(1))
    path.chmod(0o640)

    write(path, game(2))

    assert path.stat().st_mode & 0o777 == 0o640


def test_the_old_file_is_kept_where_there_are_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "game.vtg"
    write(path, game(1))
    write(path, game(2))

    assert read(path).saved == game(2)
    assert read(tmp_path / "game.vtg.bak").saved == game(1)


def test_what_killed_writers_left_behind_is_cleared_away_later(tmp_path: Path) -> None:
    path = tmp_path / "game.vtg"
    old, fresh, other = (tmp_path / name for name in (".game.vtg.1.tmp", ".game.vtg.2.tmp", ".else.vtg.1.tmp"))
    for left in (old, fresh, other):
        left.write_bytes(b"half")
    os.utime(old, (1, 1))
    os.utime(other, (1, 1))

    write(path, game(1))

    assert sorted(os.listdir(tmp_path)) == [".else.vtg.1.tmp", ".game.vtg.2.tmp", "game.vtg"]


def test_a_save_after_one_that_failed_at_its_last_step_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.vtg"
    write(path, game(1))
    true = os.replace

    def only_the_second_name(source: Path, target: Path) -> None:
        if target == path:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        true(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", only_the_second_name)
        refused(lambda: write(path, game(2)))
    write(path, game(3))
    assert sorted(os.listdir(tmp_path)) == ["game.vtg", "game.vtg.bak"]
    assert read(path).saved == game(3)
    assert read(tmp_path / "game.vtg.bak").saved == game(1)


def test_a_name_as_long_as_a_disk_takes_it_has_room_for_what_is_written_meanwhile(tmp_path: Path) -> None:
    path = tmp_path / f"{'試合' * 41}.vtg"  # 250 bytes
    write(path, game(1))
    assert read(path).saved == game(1)
    assert os.listdir(tmp_path) == [path.name]


def test_two_threads_that_write_the_same_file_leave_one_of_both_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.vtg"
    wholes = [bytes([number]) * (200_000 + number) for number in (1, 2, 3)]
    faults: list[OSError] = []

    def write_often(whole: bytes) -> None:
        for _ in range(20):
            try:
                atomic.write_whole(path, whole)
            except OSError as fault:
                faults.append(fault)

    atomic.write_whole(path, wholes[0])
    threads = [threading.Thread(target=write_often, args=(whole,)) for whole in wholes]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        assert path.read_bytes() in wholes
    assert faults == []
    assert sorted(os.listdir(tmp_path)) == ["game.vtg", "game.vtg.bak"]


# Failing at every step -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["open", "write", "fsync", "link", "replace"])
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_a_failure_at_any_step_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int
) -> None:
    path = tmp_path / "game.vtg"
    write(path, game(1))
    before = path.read_bytes()

    def fail(*_: Any, **__: Any) -> Any:
        raise OSError(number, os.strerror(number))

    if step == "open":
        monkeypatch.setattr(atomic, "open", fail, raising=False)
    elif step == "write":
        real = open

        class Full:
            def __init__(self, *args: Any, **more: Any) -> None:
                self._file = real(*args, **more)

            def __enter__(self) -> "Full":
                return self

            def __exit__(self, *_: Any) -> None:
                self._file.close()

            def write(self, data: Any) -> int:
                if len(data) < 4000:
                    fail()
                return self._file.write(data[:1000])  # a part goes through, as on a disk that fills up

        monkeypatch.setattr(atomic, "open", Full, raising=False)
    elif step == "link":
        monkeypatch.setattr(os, "link", fail)
        monkeypatch.setattr(atomic.shutil, "copyfile", fail)
    else:
        monkeypatch.setattr(os, step, fail)

    error = refused(lambda: write(path, game(60)))
    monkeypatch.undo()

    expected = {errno.ENOSPC: "disk_full", errno.EIO: "cannot_write", errno.EACCES: "no_permission_to_write"}
    assert error.message.key == f"saves.file.{expected[number]}"
    assert error.place == str(path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.vtg"]


@pytest.mark.skipif(not POSIX, reason="the limit of a process's file sizes is for other systems")
def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.vtg"
    write(path, game(1))
    before = path.read_bytes()
    program = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
from tests.saves.test_saves_files import game
from vikingtable.saves.files import write
from vikingtable.saves.model import SaveError
try:
    write(sys.argv[1], game(60))
except SaveError as error:
    print(error.message.key)
"""
    root = Path(__file__).resolve().parents[2]
    result = subprocess.run([sys.executable, "-c", program, path], cwd=root, capture_output=True, text=True, timeout=60)

    assert result.stdout.strip() == "saves.file.disk_full", result.stderr
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.vtg"]


def test_a_lab_that_is_too_large_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "lab.vtg"

    error = refused(lambda: write(path, SavedLab("0.1.0", {"text": "x" * 9_000_000})))

    assert error.message.key == "saves.read.too_large"
    assert not path.exists()


def test_places_that_cannot_be_written_to_are_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")

    assert refused(lambda: write(tmp_path / "none" / "game.vtg", game(1))).message.key == "saves.file.no_folder"
    assert refused(lambda: write(file / "game.vtg", game(1))).message.key == "saves.file.no_folder"
    assert refused(lambda: write(tmp_path / ("x" * 300), game(1))).message.key == "saves.file.bad_name"
    assert refused(lambda: write(tmp_path / "a\0b.vtg", game(1))).message.key == "saves.file.bad_name"


def test_a_folder_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "game.vtg"
    folder.mkdir()
    (folder / "inside").write_bytes(b"kept")

    refused(lambda: write(folder, game(1)))

    assert (folder / "inside").read_bytes() == b"kept"
    assert os.listdir(tmp_path) == ["game.vtg"]


# Reading -------------------------------------------------------------------------------------------------------------


def test_files_that_cannot_be_read_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    missing = tmp_path / "none.vtg"
    error = refused(lambda: read(missing))
    assert (error.message.key, error.place) == ("saves.file.not_found", str(missing))
    assert refused(lambda: read(tmp_path)).message.key == "saves.file.folder"
    assert refused(lambda: read("a\0b")).message.key == "saves.file.not_found"

    path = tmp_path / "game.vtg"
    write(path, game(1))

    def forbidden(*_: Any, **__: Any) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    from vikingtable.saves import files

    monkeypatch.setattr(files, "open", forbidden, raising=False)
    assert refused(lambda: read(path)).message.key == "saves.file.no_permission_to_read"


@pytest.mark.skipif(not POSIX, reason="pipes of this kind are for other systems")
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.vtg"
    os.mkfifo(pipe)
    errors: list[SaveError] = []
    reader = threading.Thread(target=lambda: errors.append(refused(lambda: read(pipe))), daemon=True)
    reader.start()
    reader.join(2)

    assert [error.message.key for error in errors] == ["saves.file.special"]


def test_no_more_is_read_than_a_save_may_hold(tmp_path: Path) -> None:
    path = tmp_path / "huge.vtg"
    with open(path, "wb") as file:
        file.truncate(1 << 34)  # sixteen gigabytes of nothing

    assert refused(lambda: read(path)).message.key == "saves.read.too_large"
