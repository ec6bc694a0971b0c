"""The match: what its viewer sees, signals on every change, computers that can be hurried and stopped."""

import gc
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.invented import packets, tolls
from tests.invented.shelf import on_the_shelf
from tests.match import preload_players as players
from tests.match.working import PLAYERS, worker_for_module
from vikingtable.match import worker as worker_module
from vikingtable.match.autosave import Autosave
from vikingtable.match.qt import EVERYBODY, Match
from vikingtable.match.session import DEAL, Session
from vikingtable.match.worker import Worker
from vikingtable.rules.game import Setup
from vikingtable.saves.model import SaveError, SeatInfo
from vikingtable.saves.recover import recover
from vikingtable.texts.message import msg

PERSON = SeatInfo("Anna")


def computer(level: str) -> SeatInfo:
    return SeatInfo("Leif", "computer", level)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with on_the_shelf():
        yield


worker = worker_for_module(PLAYERS)


@pytest.fixture
def match_of(qapp: object, worker: Worker, may_outlive: set[object]) -> Iterator[Callable[..., Match]]:
    made: list[Match] = []

    def make(game: str, *seats: SeatInfo, seed: int = 3, thinks: bool = False) -> Match:
        session = Session.start(game, Setup(len(seats), seed=seed), seats)
        match = Match(session, worker if thinks else None)
        may_outlive.add(worker.thread)
        made.append(match)
        return match

    yield make
    for match in made:
        match.close()
    may_outlive.update((worker.process, worker.thread))


def heard(match: Match) -> list[tuple[Any, ...]]:
    """Every signal of the match from now on."""
    news: list[tuple[Any, ...]] = []
    match.stateChanged.connect(lambda change: news.append(("state", change.kind)))
    match.eventHappened.connect(lambda event, entry: news.append(("event", event, entry)))
    match.decisionOpened.connect(lambda decision: news.append(("decision", decision and decision.kind)))
    match.historyMoved.connect(lambda position, length: news.append(("history", position, length)))
    match.gameOver.connect(lambda winners: news.append(("over", winners)))
    match.thinking.connect(lambda seat, on: news.append(("thinking", seat, on)))
    return news


# What is seen --------------------------------------------------------------------------------------------------------


def test_the_first_person_looks_at_the_table_and_sees_only_the_own_hand(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", computer("random"), PERSON)
    assert match.viewer == 1
    assert match.shown.viewer == 1
    assert match.shown.hands[0] == (-1,) * len(match.session.state.hands[0])  # type: ignore[attr-defined]
    assert match.shown.hands[1] == match.session.state.hands[1]  # type: ignore[attr-defined]


def test_without_any_person_everything_is_open(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", computer("random"), computer("random"))
    assert match.viewer == EVERYBODY
    assert match.shown is match.session.state


def test_events_and_log_are_masked_for_the_viewer(match_of: Callable[..., Match]) -> None:
    match = match_of("test_packets", PERSON, computer("random"))
    news = heard(match)
    state = match.session.state
    mine, theirs = state.packets[0][0], state.packets[1][0]  # type: ignore[attr-defined]
    match.act(packets.Keep(0, mine))
    match.act(packets.Keep(1, theirs))
    kept = [event for kind, event, *_ in news if kind == "event" and isinstance(event, packets.Kept)]
    assert kept == [packets.Kept(0, mine), packets.Kept(1, -1)]
    assert [event for _, event in match.log() if isinstance(event, packets.Kept)] == kept
    match.set_viewer(EVERYBODY)
    assert packets.Kept(1, theirs) in [event for _, event in match.log()]


def test_another_viewer_is_announced_and_an_unknown_one_refused(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", PERSON, SeatInfo("Boris"))
    seen: list[int] = []
    match.viewerChanged.connect(seen.append)
    match.set_viewer(1)
    match.set_viewer(1)
    assert seen == [1]
    with pytest.raises(IndexError):
        match.set_viewer(2)


def test_earlier_moments_are_shown_as_the_viewer_might_have_seen_them(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", PERSON, SeatInfo("Boris"))
    match.act(tolls.Rest(0))
    assert match.shown_at(0) == match.game.view_for(match.session.state_at(0), 0)
    assert match.log()[0][0] in (DEAL, 0)


# Signals -------------------------------------------------------------------------------------------------------------


def test_an_action_is_told_as_state_events_decision_history(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", PERSON, SeatInfo("Boris"))
    news = heard(match)
    assert match.act(tolls.Rest(0)) == ()
    assert [one[0] for one in news] == ["state", "event", "decision", "history"]
    assert news[-1] == ("history", 1, 1)


def test_a_refused_action_gives_its_reasons_and_changes_nothing(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", PERSON, SeatInfo("Boris"))
    news = heard(match)
    assert match.act(tolls.Rest(1)) == (msg("common.illegal.not_your_decision"),)
    assert news == []


def test_undo_and_redo_are_told(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", PERSON, SeatInfo("Boris"))
    match.act(tolls.Buy(0))
    news = heard(match)
    assert match.undo_message() == msg("test_tolls.act", "Buy")
    assert match.undo() == 1
    assert match.redo_message() == msg("test_tolls.act", "Buy")
    assert match.redo() == 1
    assert [one[1] for one in news if one[0] == "state"] == ["undo", "redo"]


def test_the_end_is_told_once(match_of: Callable[..., Match]) -> None:
    match = match_of("test_packets", PERSON, SeatInfo("Boris"))
    news = heard(match)
    while match.winners is None:
        seat = match.session.to_answer[0]
        match.act(packets.Keep(seat, match.session.state.packets[seat][0]))  # type: ignore[attr-defined]
    assert [one for one in news if one[0] == "over"] == [("over", match.winners)]
    assert match.current_seat == -1


def test_the_screen_belongs_to_the_viewer_while_it_may_answer_else_to_the_first_person(
    match_of: Callable[..., Match],
) -> None:
    match = match_of("test_packets", PERSON, SeatInfo("Boris"), SeatInfo("Chiyo"))
    assert match.waiting_persons == (0, 1, 2)
    match.set_viewer(2)
    assert match.current_seat == 2
    match.act(packets.Keep(2, match.session.state.packets[2][0]))  # type: ignore[attr-defined]
    assert match.current_seat == 0


# Computers -----------------------------------------------------------------------------------------------------------


def test_computers_answer_until_a_person_is_asked(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_tolls", computer("random"), computer("random"), PERSON, thinks=True)
    match.begin()
    qtbot.waitUntil(lambda: match.waiting_persons == (2,), timeout=30_000)
    assert match.session.position >= 2
    assert match.thinking_seat == -1


def test_a_game_of_computers_alone_plays_to_its_end(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_packets", computer("random"), computer("random"), thinks=True)
    with qtbot.waitSignal(match.gameOver, timeout=30_000):
        match.begin()
    assert match.session.position == 4


def test_the_same_seed_gives_the_same_game(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    games = []
    for _ in range(2):
        match = match_of("test_packets", computer("random"), computer("random"), seed=11, thinks=True)
        with qtbot.waitSignal(match.gameOver, timeout=30_000):
            match.begin()
        games.append([entry.action for entry in match.session.entries])
    assert games[0] == games[1]


def test_while_a_computer_thinks_progress_is_told_and_move_now_ends_it(
    match_of: Callable[..., Match], qtbot: QtBot
) -> None:
    match = match_of("test_tolls", computer(players.COUNTS), PERSON, thinks=True)
    news = heard(match)
    with qtbot.waitSignal(match.botProgress, timeout=20_000):
        match.begin()
    assert news == [("thinking", 0, True)]
    assert match.thinking_seat == 0
    with qtbot.waitSignal(match.stateChanged, timeout=5_000):
        match.move_now()
    assert news[1] == ("thinking", 0, False)


def test_stopped_computers_answer_nothing_until_they_may_go_on(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_tolls", computer(players.COUNTS), PERSON, thinks=True)
    with qtbot.waitSignal(match.botProgress, timeout=20_000):
        match.begin()
    match.stop()
    assert match.paused
    assert match.thinking_seat == -1
    with qtbot.assertNotEmitted(match.stateChanged, wait=300):
        pass
    match.set_paused(False)
    assert match.thinking_seat == 0


def test_an_answer_waits_while_the_table_holds_it(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_tolls", computer("random"), PERSON, thinks=True)
    match.hold("curtain")
    match.hold("animation")
    match.begin()
    qtbot.waitUntil(lambda: match.thinking_seat == -1, timeout=20_000)
    match.release("curtain")
    qtbot.wait(50)
    assert match.session.position == 0
    match.release("animation")
    qtbot.waitUntil(lambda: match.session.position > 0, timeout=5_000)


def test_the_pace_keeps_answers_apart_and_hurry_does_not_wait(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_tolls", computer("random"), computer("random"), thinks=True)
    match.set_pace(600_000)
    match.begin()
    qtbot.waitUntil(lambda: match.thinking_seat == -1, timeout=20_000)
    qtbot.wait(50)
    assert match.session.position == 0
    match.hurry()
    assert match.session.position == 1


def test_an_answer_to_a_state_that_is_gone_is_not_played(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_packets", computer(players.COUNTS), PERSON, thinks=True)
    # The player at this level cannot play this game: whatever it says, it comes too late.
    match.begin()
    first = match._ticket
    match.act(packets.Keep(1, match.session.state.packets[1][0]))  # type: ignore[attr-defined]
    assert match._ticket not in (None, first)
    match.stop()


def test_undo_takes_back_over_a_computer_that_thinks(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_packets", PERSON, computer(players.COUNTS), thinks=True)
    match.begin()
    match.act(packets.Keep(0, match.session.state.packets[0][0]))  # type: ignore[attr-defined]
    assert match.thinking_seat == 1
    assert match.undo() == 1
    assert match.session.position == 0
    assert match.waiting_persons == (0,)


def test_a_player_that_dies_is_replaced_and_the_game_goes_on(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_tolls", computer(players.DIES), PERSON, thinks=True)
    failures: list[str] = []
    match.botFailed.connect(failures.append)
    match.begin()
    qtbot.waitUntil(lambda: match.session.position > 0, timeout=60_000)
    assert len(failures) >= 2
    assert "exit code 9" in failures[0]
    assert match.session.entries[0].action.seat == 0


def test_a_player_that_raises_is_told_with_its_traceback(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_tolls", computer(players.RAISES), PERSON, thinks=True)
    with qtbot.waitSignal(match.botFailed, timeout=30_000) as told:
        match.begin()
    assert "out of wits" in told.args[0]


def test_a_computer_takes_over_a_seat(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_tolls", PERSON, SeatInfo("Boris"), thinks=True)
    match.begin()
    match.reseat(0, computer("random"))
    qtbot.waitUntil(lambda: match.session.position > 0, timeout=30_000)
    assert match.session.entries[0].action.seat == 0


def test_undo_at_a_table_of_computers_pauses_them(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    match = match_of("test_packets", computer("random"), computer("random"), thinks=True)
    match.session.unlocked = True
    with qtbot.waitSignal(match.gameOver, timeout=30_000):
        match.begin()
    match.undo()
    assert match.paused


# Autosave and the end ------------------------------------------------------------------------------------------------


def test_every_action_is_in_the_autosave(qapp: object, tmp_path: Path) -> None:
    session = Session.start("test_tolls", Setup(2, seed=3), (PERSON, SeatInfo("Boris")))
    match = Match(session, autosave=Autosave(session, tmp_path))
    match.act(tolls.Buy(0))
    base = match.autosave_base
    assert base is not None
    match.close()
    assert recover(base).loaded.saved.state == session.state


def test_trouble_with_the_autosave_is_told_and_so_is_its_end(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.start("test_tolls", Setup(2, seed=3), (PERSON, SeatInfo("Boris")))
    autosave = Autosave(session, tmp_path)
    match = Match(session, autosave=autosave)
    told: list[object] = []
    match.autosaveChanged.connect(told.append)
    fault = SaveError(msg("saves.file.disk_full"))
    monkeypatch.setattr(Autosave, "problem", fault)
    match.act(tolls.Buy(0))
    match.undo()
    monkeypatch.setattr(Autosave, "problem", None)
    match.act(tolls.Buy(0))
    assert told == [fault, None]
    monkeypatch.undo()
    match.close()


def test_an_autosave_that_could_not_begin_is_told_of_when_it_works(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "autosaves"
    folder.touch()
    session = Session.start("test_tolls", Setup(2, seed=3), (PERSON, SeatInfo("Boris")))
    match = Match(session, autosave=Autosave(session, folder))
    told: list[object] = []
    match.autosaveChanged.connect(told.append)
    match.act(tolls.Buy(0))
    assert told == []
    folder.unlink()
    match.undo()
    assert told == [None]
    match.close()


def test_a_closed_match_is_silent(match_of: Callable[..., Match]) -> None:
    match = match_of("test_tolls", PERSON, SeatInfo("Boris"))
    news = heard(match)
    match.close()
    match.session.apply(tolls.Buy(0))
    assert news == []


def test_a_closed_match_can_be_forgotten(qapp: object) -> None:
    session = Session.start("test_tolls", Setup(2, seed=3), (PERSON, SeatInfo("Boris")))
    match = Match(session)
    gone = weakref.ref(match)
    match.close()
    del match
    gc.collect()
    assert gone() is None


def test_signals_lose_no_references(qapp: object) -> None:
    class Ear(QObject):
        def hear(self, *_: object) -> None:
            pass

    session = Session.start("test_tolls", Setup(2, seed=3), (PERSON, SeatInfo("Boris")))
    match = Match(session)
    ear = Ear()
    match.stateChanged.connect(ear.hear)
    match.historyMoved.connect(ear.hear)
    match.act(tolls.Buy(0))
    before = (sys.getrefcount(None), sys.getrefcount(True))
    for _ in range(500):
        match.undo()
        match.redo()
    after = (sys.getrefcount(None), sys.getrefcount(True))
    assert all(abs(new - old) < 250 for new, old in zip(after, before, strict=True))
    match.close()


def test_the_worker_serves_one_match_after_the_other(match_of: Callable[..., Match], qtbot: QtBot) -> None:
    first = match_of("test_tolls", computer(players.COUNTS), PERSON, thinks=True)
    first.begin()
    first.close()
    second = match_of("test_tolls", computer("random"), PERSON, thinks=True)
    second.begin()
    qtbot.waitUntil(lambda: second.session.position > 0, timeout=worker_module.GRACE_SECONDS * 4000)
    assert first.session.position == 0
