"""``hint``: the best answers in a save with reasons; for one seat; and what it says where nothing is asked."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec
from vikingtable.saves import files
from vikingtable.saves.model import SavedLab, SeatInfo

Run = Callable[..., Any]


@pytest.fixture
def knarr(tmp_path: Path) -> tuple[Path, Session]:
    """A game of Knarr after some moves."""
    session = Session.start("knarr", Setup(2, seed=3), [SeatInfo("Anna"), SeatInfo("Boris")])
    random = Generator(3)
    for _ in range(12):
        seat = session.to_answer[0]
        session.apply(session.game.sample(session.view(seat), seat, random))
    path = tmp_path / "knarr.vtg"
    files.write(path, session.saved())
    return path, session


def test_the_best_answers_are_legal_and_best_first(vt: Run, knarr: tuple[Path, Session]) -> None:
    path, session = knarr
    ran = vt("hint", path, "--json")
    assert ran.code == 0
    assert ran.data["seat"] == session.to_answer[0]
    answers = ran.data["answers"]
    codec = Codec(session.game)
    assert 1 <= len(answers) <= 3
    assert all(session.game.why_not(session.state, codec.action(one["action"])) == () for one in answers)
    values = [one["value"] for one in answers]
    assert values == sorted(values, reverse=True)


def test_for_people_each_answer_is_a_line_with_what_it_is_behind_the_best(vt: Run, knarr: tuple[Path, Session]) -> None:
    path, _ = knarr
    lines = vt("hint", path, "--seconds", "2").out.splitlines()
    assert lines[0].startswith("1. ")
    assert lines[0].endswith("(0)")


def test_the_same_save_gets_the_same_hint(vt: Run, knarr: tuple[Path, Session]) -> None:
    path, _ = knarr
    assert vt("hint", path, "--json").out == vt("hint", path, "--json").out


def test_a_seat_that_is_not_asked_gets_none(vt: Run, knarr: tuple[Path, Session]) -> None:
    path, session = knarr
    other = 1 - session.to_answer[0]
    ran = vt("hint", path, "--seat", other)
    assert (ran.code, ran.out) == (1, "")
    assert ran.faults == [f"vikingtable hint: This seat is not asked anything now: {other}."]
    assert vt("hint", path, "--seat", 7).code == 2


def test_a_game_that_is_over_and_a_file_of_the_lab_get_none(vt: Run, tmp_path: Path) -> None:
    session = Session.start("wild_vikings", Setup(2, seed=3), [SeatInfo("Anna"), SeatInfo("Boris")])
    random = Generator(3)
    while session.to_answer:
        seat = session.to_answer[0]
        session.apply(session.game.sample(session.view(seat), seat, random))
    over, lab = tmp_path / "over.vtg", tmp_path / "lab.vtg"
    files.write(over, session.saved())
    files.write(lab, SavedLab("0.1.0", {"board": "home"}))
    for path in (over, lab):
        ran = vt("hint", path)
        assert ran.code == 1
        assert ran.faults == ["vikingtable hint: Nothing is asked: the game is over."]
