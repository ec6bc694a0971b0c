"""``vikingtable fit``: a problem file in, the best arrangement out, for people and for machines."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vikingtable.cli import fit

Run = Callable[..., Any]
Write = Callable[..., Path]

#: Three by two cells, five of them minus; a hide is three by one.
SMALL = {"board": {"rows": ["---", "--."], "rules": "land"}, "tiles": {"hide": 2}, "silver": 1, "ore": 1}


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a problem, ``SMALL`` with other entries, and gives its path."""

    def problem(**changes: Any) -> Path:
        path = tmp_path / "problem.json"
        path.write_text(json.dumps({**SMALL, **changes}), "utf-8")
        return path

    return problem


def test_the_answer_as_json(vt: Run, write: Write) -> None:
    ran = vt("fit", write(tiles={"silverware": 1}, silver=0), "--json")
    answer = ran.data
    assert (ran.code, ran.err) == (0, "")
    assert list(answer) == ["value", "placements", "proven", "bound", "seconds"]
    assert answer["proven"] is True
    assert answer["value"] == answer["bound"] == len(covered(answer["placements"]) - {(2, 1)})
    for placement in answer["placements"]:
        assert set(placement) == {"tile", "x", "y", "rotation", "flipped"}


def covered(placements: list[dict[str, Any]]) -> set[tuple[int, int]]:
    """The cells under silverware (3 × 1, blue) and ore."""
    cells: set[tuple[int, int]] = set()
    for placement in placements:
        width, height = {"ore": (1, 1), "silverware": (3, 1)}[placement["tile"]]
        if placement["rotation"] % 2:
            width, height = height, width
        found = {(placement["x"] + x, placement["y"] + y) for x in range(width) for y in range(height)}
        assert not cells & found
        cells |= found
    return cells


def test_the_answer_for_people_has_a_picture(vt: Run, write: Write) -> None:
    lines = vt("fit", write(tiles={"silverware": 1}, silver=0)).out.splitlines()
    assert lines[0] == "Value: 4, at most: 4"
    assert lines[1] == "This is proved."
    assert lines[2].startswith("Seconds: 0.")
    assert {line[2:].split(": ")[0] + line.split(": ")[1].split(",")[0] for line in lines[3:5]} in (
        {"asilverware", "bore"},
        {"aore", "bsilverware"},
    )
    picture = "".join(line.strip() for line in lines[5:])
    assert len(picture) == 6
    assert sorted(sign for sign in picture if sign.isalpha()) in (list("aaab"), list("abbb"))


def test_tiles_that_lie_there_are_marked(vt: Run, write: Write) -> None:
    path = write(placed=[{"tile": "ore", "x": 0, "y": 0, "rotation": 0, "flipped": False}], tiles={}, ore=0, silver=0)
    lines = vt("fit", path).out.splitlines()
    assert lines[0] == "Value: 1, at most: 1"
    assert lines[-2:] == ["  #--", "  --."]


@pytest.mark.parametrize(
    ("rows", "cover", "sentence"),
    [
        (["---"], "yes", "The tiles can cover the board."),
        (["----"], "no", "The tiles cannot cover the board."),
    ],
)
def test_whether_tiles_can_cover_a_board(vt: Run, write: Write, rows: list[str], cover: str, sentence: str) -> None:
    path = write(board={"rows": rows, "rules": "land"}, tiles={"silverware": 1}, silver=0, ore=0, task="cover")
    answer = vt("fit", path, "--json").data
    assert (answer["cover"], answer["proven"]) == (cover, True)
    assert bool(answer["placements"]) == (cover == "yes")
    lines = vt("fit", path).out.splitlines()
    assert lines[:2] == [sentence, "This is proved."]


def test_the_search_ends_when_the_time_is_up(vt: Run, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def at_once(seconds: float) -> Callable[[], bool]:
        given.append(seconds)
        return lambda: True

    monkeypatch.setattr(fit, "stop_after", at_once)
    path = write(board="home", tiles={"silverware": 4, "chest": 3, "silk": 4, "spices": 3}, income_weight=5)
    assert vt("fit", path, "--seconds", "0.25", "--json").data["proven"] is False
    vt("fit", path)
    assert given == [0.25, 10.0]


def test_an_interrupt_gives_the_best_so_far(vt: Run, write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(fit, "stop_after", lambda _: interrupt)
    ran = vt("fit", write(board="home"), "--json")
    assert ran.code == 0
    assert ran.faults == ["Interrupted; this is the best found so far."]
    assert set(ran.data) >= {"value", "placements", "bound"}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"board": "moon"}, "board: Unknown board: moon"),
        ({"tiles": {"cheese": 1}}, "tiles.cheese: Unknown tile: cheese"),
        ({"tiles": {"hide": "two"}}, "tiles.hide: Invalid value: two"),
        ({"silver": -1}, "silver: Invalid value: -1"),
        ({"colour": 1}, "colour: Unknown entry: colour"),
        ({"placed": [{"tile": "ore", "x": 5, "y": 0}]}, "placed.0: The tile sticks out of the area."),
    ],
)
def test_a_fault_in_the_problem_is_named_with_its_place(
    vt: Run, write: Write, changes: dict[str, Any], fault: str
) -> None:
    path = write(**changes)
    ran = vt("fit", path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.faults == [f"vikingtable fit: {path}: {fault}"]


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\x00", '{"board": NaN, "board"}'])
def test_what_is_no_json_is_said(vt: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "problem.json"
    path.write_text(text, "utf-8")
    ran = vt("fit", path)
    assert (ran.code, len(ran.faults)) == (2, 1)
    assert ran.faults[0].startswith(f"vikingtable fit: {path}: this is no JSON: ")
    assert vt("fit", tmp_path / "none.json").faults == [
        f"vikingtable fit: {tmp_path / 'none.json'}: The file does not exist. (No such file or directory)"
    ]


@pytest.mark.parametrize(
    "text",
    [
        '{"board": "home", "board": "iceland"}',
        '{"board": "home", "tiles": {"oil": 2, "silk": 1, "oil": 3}}',
        '{"board": {"rows": ["---"], "rules": "land", "rows": ["--"]}}',
    ],
)
def test_what_stands_twice_is_refused(vt: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "problem.json"
    path.write_text(text, "utf-8")
    ran = vt("fit", path)
    assert (ran.code, ran.out, len(ran.faults)) == (2, "", 1)
    assert ran.faults[0].startswith(f"vikingtable fit: {path}: A key occurs twice in the same object: ")


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="needs a device")
def test_a_device_is_no_problem_file(vt: Run) -> None:
    assert vt("fit", "/dev/null").faults == ["vikingtable fit: /dev/null: This is a pipe or a device, not a file."]
