"""Autosave of a running game: base and journal follow each change, and come back after the program has ended."""

import errno
import json
import os
import threading
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from tests.saves.hoard import COMPUTER, PEOPLE, Draw, EndTurn, Haul, Place, Roll, Take, play_on
from vikingtable.match.autosave import Autosave
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action
from vikingtable.saves import journal
from vikingtable.saves.autosaves import listed, prune
from vikingtable.saves.lock import Lock
from vikingtable.saves.model import NOT_CHECKED, SAME, SavedGame, SaveError
from vikingtable.saves.recover import Recovered, recover

NAME = "test_hoard-0001"


def table(*, unlocked: bool = False, turns: int = 6) -> Session:
    return Session.start("test_hoard", Setup(2, 7, (("turns", turns),)), PEOPLE[:2], unlocked=unlocked)


class Killed:
    """A session with an autosave that ends without being closed, as when the program is killed."""

    def __init__(self, folder: Path, *, unlocked: bool = False, turns: int = 6) -> None:
        self.folder = folder
        self.session = table(unlocked=unlocked, turns=turns)
        self.autosave = Autosave(self.session, folder)

    def __enter__(self) -> "Killed":
        return self

    def __exit__(self, *_: Any) -> None:
        inner = self.autosave._journal
        if inner is not None:
            inner._end_segment()
            inner._jobs.put(None)
            inner._thread.join()
            inner._lock.release()

    def play(self, *actions: Action) -> None:
        for action in actions:
            self.session.apply(action)


def saved(recovered: Recovered) -> SavedGame:
    assert isinstance(recovered.loaded.saved, SavedGame)
    return recovered.loaded.saved


def base(folder: Path) -> Path:
    return folder / f"{NAME}.vtg"


def segment(folder: Path, number: int = 1) -> Path:
    return folder / f"{NAME}.{number}.journal"


# Following a game ----------------------------------------------------------------------------------------------------


def test_every_action_is_in_the_journal_at_once(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        for count, action in enumerate((Take(0, 1), Place(0, 3), Roll(0), Haul(0, 0), EndTurn(0)), 1):
            game.play(action)
            recovered = recover(base(tmp_path))
            assert saved(recovered) == game.session.saved()
            assert len(saved(recovered).actions) == count
            assert recovered.message is None


def test_only_the_writers_thread_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[threading.Thread] = []
    fsync = os.fsync

    def wait(handle: int) -> None:
        waited.append(threading.current_thread())
        fsync(handle)

    monkeypatch.setattr(os, "fsync", wait)
    session = table()
    autosave = Autosave(session, tmp_path)
    assert base(tmp_path).exists()  # the system has it already
    session.apply(Take(0, 1))
    autosave.close()

    assert len(waited) >= 4  # the first base, its name, the journal, the last base
    assert {thread.name for thread in waited} == {f"autosave {NAME}"}


def test_a_resumed_game_has_its_history(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 1), Place(0, 3), Roll(0))

    session = Session.resume(recover(base(tmp_path)).loaded)

    assert session.entries == game.session.entries
    assert session.events_for(1) == game.session.events_for(1)


def test_undo_and_redo_are_followed(tmp_path: Path) -> None:
    with Killed(tmp_path, unlocked=True) as game:
        game.play(Take(0, 1), Place(0, 3), Take(0, 1))
        game.session.undo()
        game.session.undo()
        assert saved(recover(base(tmp_path))) == game.session.saved()
        game.session.redo()
        assert saved(recover(base(tmp_path))) == game.session.saved()
        game.play(Place(0, 9))
        assert saved(recover(base(tmp_path))) == game.session.saved()

    lines = segment(tmp_path).read_text("utf-8").splitlines()
    assert [next(key for key in json.loads(line) if key in ("action", "undo", "redo")) for line in lines[1:]] == [
        "action",
        "action",
        "action",
        "undo",
        "undo",
        "redo",
        "action",
    ]


def test_an_undo_over_moves_of_computers_is_followed(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.session.reseat(1, COMPUTER)
        game.play(Take(0, 1), EndTurn(0), Take(1, 1), EndTurn(1))
        assert game.session.undo() == 3
        assert saved(recover(base(tmp_path))).state == game.session.state
        game.session.redo()
        assert saved(recover(base(tmp_path))).state == game.session.state


def test_taking_back_an_earlier_action_is_followed(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 2), Place(0, 3), Place(0, 4))
        game.session.without(1)

        assert saved(recover(base(tmp_path))) == game.session.saved()


@pytest.mark.parametrize("fold_after", [1, 2, 3, 7])
@pytest.mark.parametrize("seed", range(4))
def test_any_way_through_a_game_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fold_after: int, seed: int
) -> None:
    from vikingtable.rules.chance import Generator

    monkeypatch.setattr(journal, "FOLD_AFTER", fold_after)
    random = Generator(seed)
    with Killed(tmp_path, unlocked=True, turns=1000) as game:
        for _ in range(60):
            match random.below(5):
                case 0:
                    game.session.undo()
                case 1:
                    game.session.redo()
                case _:
                    play_on(game.session, 1, seed=random.below(100))
            if random.below(6) == 0:
                assert game.autosave._journal is not None
                game.autosave._journal.flush()
                recovered = recover(base(tmp_path))
                assert saved(recovered) == game.session.saved()
                assert recovered.message is None
    recovered = recover(base(tmp_path))
    assert saved(recovered) == game.session.saved()
    assert recovered.message is None


def test_a_closed_game_is_whole_in_its_base(tmp_path: Path) -> None:
    session = table()
    autosave = Autosave(session, tmp_path)
    play_on(session, 12)

    autosave.close()

    assert sorted(os.listdir(tmp_path)) == [f"{NAME}.2.journal", f"{NAME}.vtg"]
    assert len(segment(tmp_path, 2).read_bytes().splitlines()) == 1
    assert saved(recover(base(tmp_path))) == session.saved()


def test_a_game_without_an_action_leaves_nothing_behind(tmp_path: Path) -> None:
    autosave = Autosave(table(), tmp_path / "autosaves")
    autosave.close()

    assert os.listdir(tmp_path / "autosaves") == []


def test_a_discarded_game_leaves_nothing_behind(tmp_path: Path) -> None:
    session = table()
    autosave = Autosave(session, tmp_path)
    play_on(session, 5)

    autosave.discard()

    assert os.listdir(tmp_path) == []


def test_a_resumed_autosave_goes_on_in_the_same_place(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 1), Place(0, 3))
    recovered = recover(base(tmp_path))
    session = Session.resume(recovered.loaded)
    autosave = Autosave(session, tmp_path, resumed=(base(tmp_path), recovered))

    session.apply(Roll(0))
    assert saved(recover(base(tmp_path))) == session.saved()
    session.apply(Haul(0, 1))
    session.undo()
    autosave.close()

    assert saved(recover(base(tmp_path))) == session.saved()
    assert len(listed(tmp_path)) == 1


def test_two_windows_do_not_write_to_one_autosave(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 1))
        recovered = recover(base(tmp_path))

        with pytest.raises(SaveError) as refused:
            Autosave(Session.resume(recovered.loaded), tmp_path, resumed=(base(tmp_path), recovered))
        with Killed(tmp_path) as other:
            other.play(Take(0, 2))

    assert refused.value.message.key == "saves.autosave.in_use"
    assert {one.base.name for one in listed(tmp_path)} == {"test_hoard-0001.vtg", "test_hoard-0002.vtg"}


def test_what_another_window_played_since_the_autosave_was_read_is_not_written_over(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 1))
    first, second = recover(base(tmp_path)), recover(base(tmp_path))
    session = Session.resume(first.loaded)
    other = Autosave(session, tmp_path, resumed=(base(tmp_path), first))
    session.apply(next(iter(session.game.legal_actions(session.state, session.to_answer[0]))))
    other.close()

    with pytest.raises(SaveError) as refused:
        Autosave(Session.resume(second.loaded), tmp_path, resumed=(base(tmp_path), second))

    assert refused.value.message.key == "saves.autosave.in_use"
    now = recover(base(tmp_path))
    assert saved(now) == session.saved()
    Autosave(Session.resume(now.loaded), tmp_path, resumed=(base(tmp_path), now)).close()


def test_a_lock_that_is_let_go_while_another_opens_it_is_not_had_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.lock"
    before, late, third = Lock(path), Lock(path), Lock(path)
    assert before.take()
    opened = os.open

    def open_and_then_the_other_lets_go(*args: Any) -> int:
        handle = opened(*args)
        before.release(remove=True)
        return handle

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", open_and_then_the_other_lets_go)
        had = [late.take()]
    had.append(third.take())
    assert sorted(had) == [False, True]


# Damage --------------------------------------------------------------------------------------------------------------


def interrupted(folder: Path) -> Session:
    with Killed(folder) as game:
        game.play(Take(0, 1), Place(0, 3), Take(0, 1), Place(0, 4))
    return game.session


@pytest.mark.parametrize("cut", [1, 5, 40, 100])
def test_a_torn_last_line_is_dropped(tmp_path: Path, cut: int) -> None:
    session = interrupted(tmp_path)
    data = segment(tmp_path).read_bytes()
    segment(tmp_path).write_bytes(data[:-cut])

    recovered = recover(base(tmp_path))

    assert saved(recovered).state == session.state_at(3)
    assert recovered.message is None


def test_a_journal_cut_anywhere_gives_the_actions_before_the_cut(tmp_path: Path) -> None:
    session = interrupted(tmp_path)
    data = segment(tmp_path).read_bytes()

    for cut in range(0, len(data), 7):
        segment(tmp_path).write_bytes(data[:cut])
        recovered = recover(base(tmp_path))
        lines = data[:cut].count(b"\n")
        assert saved(recovered).state == session.state_at(max(0, lines - 1))
        assert recovered.message is None


def test_a_damaged_line_and_what_follows_it_is_kept_and_reported(tmp_path: Path) -> None:
    session = interrupted(tmp_path)
    lines = segment(tmp_path).read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b'"cell":3', b'"cell":8')
    damaged = b"\n".join(lines)
    segment(tmp_path).write_bytes(damaged)

    recovered = recover(base(tmp_path))

    assert saved(recovered).state == session.state_at(1)
    assert recovered.unfit == (segment(tmp_path),)
    assert recovered.message is not None
    assert (recovered.message.key, recovered.message.n) == ("saves.autosave.lines_left", 3)
    assert segment(tmp_path).read_bytes() == damaged

    autosave = Autosave(Session.resume(recovered.loaded), tmp_path, resumed=(base(tmp_path), recovered))
    autosave.close()
    assert (tmp_path / f"{NAME}.1.journal.1.kept").read_bytes() == damaged
    assert recover(base(tmp_path)).message is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"n":2', b'"n":3'),
        (b'"digest":"', b'"digest":"0'),
        (b'"seat":0', b'"seat":1'),
        (b'"outcomes":[]', b'"outcomes":[1]'),
        (b'"action"', b'"undo"'),
        (b'"Place"', b'"Steal"'),
    ],
)
def test_a_line_that_does_not_fit_is_never_applied(tmp_path: Path, old: bytes, new: bytes) -> None:
    session = interrupted(tmp_path)
    lines = segment(tmp_path).read_bytes().split(b"\n")
    assert old in lines[2]
    lines[2] = lines[2].replace(old, new)
    segment(tmp_path).write_bytes(b"\n".join(lines))

    recovered = recover(base(tmp_path))

    assert saved(recovered).state == session.state_at(1)
    assert recovered.message is not None


@pytest.mark.parametrize("word", [b'"undo":2', b'"undo":-1', b'"redo":1', b'"undo":true', b'"undo":99999999999999999'])
def test_a_journal_cannot_take_back_what_is_not_there(tmp_path: Path, word: bytes) -> None:
    session = interrupted(tmp_path)
    header, first, *_ = segment(tmp_path).read_bytes().split(b"\n")
    wrong = first[: first.index(b'"action"')].replace(b'"n":1', b'"n":2') + word + b"}"
    segment(tmp_path).write_bytes(b"\n".join((header, first, wrong, b"")))

    recovered = recover(base(tmp_path))

    assert saved(recovered).state == session.state_at(1)
    assert recovered.message is not None


def test_a_journal_of_another_base_is_kept_and_reported(tmp_path: Path) -> None:
    interrupted(tmp_path / "a")
    with Killed(tmp_path / "b") as other:
        other.play(Draw(0), Take(0, 1))
    segment(tmp_path / "b").write_bytes(segment(tmp_path / "a").read_bytes().replace(b'"base":"', b'"base":"0'))

    recovered = recover(base(tmp_path / "b"))

    assert saved(recovered).actions == ()
    assert recovered.unfit == (segment(tmp_path / "b"),)
    assert recovered.message is not None
    assert recovered.message.n == 4


def test_a_base_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    interrupted(tmp_path)
    base(tmp_path).write_bytes(b"{")

    with pytest.raises(SaveError):
        recover(base(tmp_path))


def test_a_base_that_was_not_checked_goes_on_with_its_journal(tmp_path: Path) -> None:
    session = table(turns=100)
    play_on(session, 20)
    autosave = Autosave(session, tmp_path)
    autosave.close()
    recovered = recover(base(tmp_path), lambda: True)
    assert recovered.loaded.verdict.code == NOT_CHECKED
    resumed = Session.resume(recovered.loaded)
    autosave = Autosave(resumed, tmp_path, resumed=(base(tmp_path), recovered))
    play_on(resumed, 3, seed=8)

    unchecked, whole = recover(base(tmp_path), lambda: True), recover(base(tmp_path))
    autosave.close()

    assert saved(unchecked).state == saved(whole).state == resumed.state
    assert whole.loaded.verdict.code == SAME
    assert len(saved(whole).actions) == 23
    assert len(saved(unchecked).actions) == 3


# The moments between new base and old journals -----------------------------------------------------------------------


def test_old_journals_that_a_new_base_holds_already_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "FOLD_AFTER", 3)
    kept: dict[str, bytes] = {}

    def keep(path: Path, **_: Any) -> None:
        kept.setdefault(path.name, path.read_bytes())  # killed before the old journal was removed

    monkeypatch.setattr(Path, "unlink", keep)
    with Killed(tmp_path) as game:
        game.play(Take(0, 1), Place(0, 3), Take(0, 1), Place(0, 4))
    monkeypatch.undo()

    assert segment(tmp_path, 1).exists()
    assert segment(tmp_path, 2).exists()
    recovered = recover(base(tmp_path))
    assert saved(recovered) == game.session.saved()
    assert recovered.message is None


def test_journals_lead_on_from_an_old_base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "FOLD_AFTER", 2)
    with Killed(tmp_path) as game:

        def killed(*_: Any, **__: Any) -> None:
            raise OSError(errno.EIO, "ended before the new base took its name")

        monkeypatch.setattr(journal, "write_whole", killed)
        game.play(Take(0, 1), Place(0, 3), Take(0, 1), Place(0, 4), Roll(0))

    assert [path.name for path in journal.segments_of(base(tmp_path))] == [
        f"{NAME}.{number}.journal" for number in (1, 2, 3)
    ]
    recovered = recover(base(tmp_path))
    assert saved(recovered) == game.session.saved()
    assert recovered.message is None


# Disks that fail -----------------------------------------------------------------------------------------------------


class FullDisk(FileIO):
    """A journal file that takes no more, or a part of what it is given."""

    room: int | None = None

    def write(self, data: Any) -> int:
        room = FullDisk.room
        if room is None:
            return super().write(data)
        FullDisk.room = 0
        if room == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(data[:room])


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> type[FullDisk]:
    FullDisk.room = None
    monkeypatch.setattr(journal, "FileIO", FullDisk)
    return FullDisk


@pytest.mark.parametrize("room", [0, 1, 60])
def test_a_full_disk_stops_the_autosave_and_not_the_game(tmp_path: Path, full_disk: type[FullDisk], room: int) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 1))
        full_disk.room = room
        game.play(Place(0, 3), Take(0, 1))

        assert game.autosave.problem is not None
        assert game.autosave.problem.message.key == "saves.file.disk_full"
        assert saved(recover(base(tmp_path))).state == game.session.state_at(1)

        full_disk.room = None
        game.play(Place(0, 4))

        assert game.autosave.problem is None
        recovered = recover(base(tmp_path))
        assert saved(recovered) == game.session.saved()
        assert recovered.message is None
        assert journal.segments_of(base(tmp_path)) == (segment(tmp_path),)


def test_a_torn_line_that_cannot_be_taken_back_ends_its_journal(
    tmp_path: Path, full_disk: type[FullDisk], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> int:
        raise OSError(errno.EIO, "Input/output error")

    with Killed(tmp_path) as game:
        game.play(Take(0, 1))
        full_disk.room = 60
        monkeypatch.setattr(FullDisk, "truncate", broken)
        game.play(Place(0, 3))
        full_disk.room = None
        game.play(Take(0, 1))
        game.play(Place(0, 4))

    assert journal.segments_of(base(tmp_path)) == (segment(tmp_path), segment(tmp_path, 2))
    recovered = recover(base(tmp_path))
    assert saved(recovered) == game.session.saved()
    assert recovered.message is None


def test_a_disk_that_stays_full_is_not_littered(
    tmp_path: Path, full_disk: type[FullDisk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "FOLD_AFTER", 3)

    class Fuller(FullDisk):
        def write(self, data: Any) -> int:
            full_disk.room = 0 if full_disk.room is not None else None
            return super().write(data)

    monkeypatch.setattr(journal, "FileIO", Fuller)
    with Killed(tmp_path, turns=100) as game:
        game.play(Take(0, 1))
        full_disk.room = 0
        play_on(game.session, 30)
        assert len(os.listdir(tmp_path)) <= 4
        full_disk.room = None


def test_a_new_base_is_due_while_the_disk_is_full(
    tmp_path: Path, full_disk: type[FullDisk], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "FOLD_AFTER", 3)
    with Killed(tmp_path, turns=100) as game:
        game.play(Take(0, 1))
        full_disk.room = 0
        play_on(game.session, 8)
        full_disk.room = None
        play_on(game.session, 2, seed=5)
    recovered = recover(base(tmp_path))

    assert saved(recovered) == game.session.saved()
    assert recovered.message is None


def test_an_autosave_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    folder = tmp_path / "autosaves"
    folder.write_bytes(b"")  # a file where the folder should be
    session = table()
    autosave = Autosave(session, folder)
    session.apply(Take(0, 1))
    assert autosave.problem is not None

    folder.unlink()
    session.apply(Place(0, 3))
    session.apply(Take(0, 1))

    assert autosave.problem is None
    assert saved(recover(base(folder))) == session.saved()
    autosave.close()


# The list of autosaves -----------------------------------------------------------------------------------------------


def test_the_list_shows_game_players_and_how_far(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 1), EndTurn(0), Take(1, 1))
        game.session.undo()

        (one,) = listed(tmp_path)

        assert (one.game, one.names) == ("test_hoard", ("Astrid", "ビョルン"))
        assert (one.actions, one.turn, one.over, one.open) == (2, 1, False, True)
        assert one.modified > 0
    (one,) = listed(tmp_path)
    assert not one.open


def test_the_list_has_the_newest_first_and_passes_over_other_files(tmp_path: Path) -> None:
    for _ in range(3):
        session = table()
        autosave = Autosave(session, tmp_path)
        session.apply(Take(0, 1))
        autosave.close()
    for number, age in ((1, 300), (2, 100), (3, 200)):
        for path in tmp_path.glob(f"test_hoard-000{number}*"):
            os.utime(path, (10_000 - age, 10_000 - age))
    (tmp_path / "notes.txt").write_text("hello")
    (tmp_path / "broken.vtg").write_text("{")
    (tmp_path / "broken.1.journal").write_bytes(b"\xff\n")

    assert [one.base.stem[-1] for one in listed(tmp_path)] == ["2", "3", "1"]
    assert listed(tmp_path / "none") == ()


def test_the_list_reads_a_base_that_has_no_journal(tmp_path: Path) -> None:
    session = table()
    autosave = Autosave(session, tmp_path)
    play_on(session, 4)
    autosave.close()
    segment(tmp_path, 2).unlink()

    (one,) = listed(tmp_path)

    assert (one.actions, one.turn) == (4, session.turn)


def test_old_games_are_cleared_away_finished_ones_first(tmp_path: Path) -> None:
    sessions = []
    for number in range(6):
        session = table(turns=1)
        autosave = Autosave(session, tmp_path)
        session.apply(Take(0, 1))
        if number % 2:
            session.apply(EndTurn(0))
        autosave.close()
        for path in tmp_path.glob(f"test_hoard-000{number + 1}*"):
            os.utime(path, (1000 + number, 1000 + number))
        sessions.append(session)
    assert [one.over for one in listed(tmp_path)] == [True, False] * 3

    (tmp_path / "test_hoard-0001.png").write_bytes(b"a picture of the table")

    prune(tmp_path, finished=1, unfinished=2)

    assert [one.base.stem[-1] for one in listed(tmp_path)] == ["6", "5", "3"]
    assert len(os.listdir(tmp_path)) == 6


def test_a_game_that_is_open_is_not_cleared_away(tmp_path: Path) -> None:
    with Killed(tmp_path) as game:
        game.play(Take(0, 1))

        prune(tmp_path, finished=0, unfinished=0)

        assert len(listed(tmp_path)) == 1
    prune(tmp_path, finished=0, unfinished=0)
    assert os.listdir(tmp_path) == []
