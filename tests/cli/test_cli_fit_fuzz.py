"""``vikingtable fit`` on thousands of damaged problems: a legal answer or one line that says what is wrong."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tiles.fit_problems import own_board, problem, small_problem
from tests.tiles.fit_referee import judge
from vikingtable.cli import fit

Run = Callable[..., Any]
GIVEN = Path(__file__).parents[1] / "data" / "fit"
JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 3, 4097, 10**30, 0.5, 2.0, 1e300, float("nan"), float("inf"),
    "", "home", "x\ny", "oil", "\ud800", [], [[]], {}, ["-"], {"oil": 1}, [0, 0],
    {"rows": []}, {"rows": [""]}, {"rows": ["-" * 80]}, {"rows": ["-", "--"]},
)  # fmt: skip


@pytest.fixture(autouse=True)
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "stop_after", lambda _: lambda: True)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container of ``data`` with each of its keys or indices."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], (dict, list)):
            yield from places(data[key])


def damaged(random: Random, data: Any) -> Any:
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        container, key = random.choice(list(places(data)))
        kind = random.randrange(4)
        if kind == 0:
            del container[key]
        elif kind == 1 and isinstance(container, list):
            container.insert(key, random.choice(JUNK))
        elif kind == 2 and isinstance(container, dict):
            container[random.choice(("x", "rows", "tile", "oil", "board", ""))] = random.choice(JUNK)
        else:
            container[key] = random.choice(JUNK)
    return data


def sources(random: Random) -> Any:
    kind = random.randrange(4)
    if kind == 0:
        return json.loads(random.choice(sorted(GIVEN.glob("*.json"))).read_text("utf-8"))
    if kind == 1:
        return problem(
            "own", own_board(random, 6, 5, random.random() < 0.3), ["oil", "chest", "helmet"], silver=2, ore=1
        )
    return small_problem(random, cover=kind == 2)


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_problem_is_answered_or_refused_in_one_line(vt: Run, tmp_path: Path, seed: int) -> None:
    random = Random(seed)
    path = tmp_path / "problem.json"
    answered = refused = 0
    for _ in range(250):
        data = damaged(random, sources(random))
        path.write_text(json.dumps(data), "utf-8")
        ran = vt("fit", path, "--json")
        assert ran.code in (0, 2), data
        if ran.code == 2:
            refused += 1
            assert ran.out == ""
            assert len(ran.faults) == 1, data
            assert ran.faults[0].startswith(f"vikingtable fit: {path}: ")
            continue
        answered += 1
        whole = {"placed": [], "tiles": {}, "silver": 0, "ore": 0, "income_weight": 0, "bonus_weight": 0} | data
        for placement in whole["placed"]:
            placement.setdefault("rotation", 0)
            placement.setdefault("flipped", False)
            placement["rotation"] = int(placement["rotation"])
        answer = ran.data
        assert judge(whole, answer["placements"])[0] == answer["value"], data
    assert answered > 20
    assert refused > 100


def test_a_cut_off_file_is_refused_in_one_line(vt: Run, tmp_path: Path) -> None:
    path = tmp_path / "problem.json"
    text = (GIVEN / "home_mid_3.json").read_bytes()
    for length in range(0, len(text) - 2, 29):
        path.write_bytes(text[:length])
        ran = vt("fit", path)
        assert (ran.code, ran.out, len(ran.faults)) == (2, "", 1)
        path.write_bytes(text[:length] + b"\xff" + text[length:])
        ran = vt("fit", path)
        assert (ran.code, ran.out, len(ran.faults)) == (2, "", 1)
