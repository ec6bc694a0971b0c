"""Damaged and forged files: whatever the bytes are, a typed error that names its place, or a game that can go on."""

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.invented.shelf import INVENTED, on_the_shelf
from tests.saves.hoard import HOARD, PEOPLE
from vikingtable.match.autosave import Autosave
from vikingtable.match.session import Session
from vikingtable.rules import registry
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game, Setup
from vikingtable.saves.digest import digest
from vikingtable.saves.edit import edit
from vikingtable.saves.encode import encode
from vikingtable.saves.journal import segments_of
from vikingtable.saves.limits import stop_after
from vikingtable.saves.model import SAME, SavedGame, SavedLab, SaveError
from vikingtable.saves.recover import recover
from vikingtable.saves.replay import load
from vikingtable.texts import TEXTS, english
from vikingtable.texts.message import render

#: The games whose files are damaged: Hoard, the invented ones and the real ones.
GAMES = ("test_hoard", *INVENTED, *registry.game_ids())


def played(game: Game[Any], seats: int, actions: int, seed: int) -> Session:
    session = Session.start(game.id, Setup(seats, seed), PEOPLE[:seats])
    random = Generator(seed)
    for _ in range(actions):
        if not session.to_answer:
            break
        session.apply(game.sample(session.state, random.choice(session.to_answer), random))
    return session


@cache
def corpus() -> tuple[bytes, ...]:
    """Good files: at the beginning, in the middle of something, late and over; set-up positions; a lab."""
    files = []
    with on_the_shelf():
        for name in GAMES:
            game = registry.game(name)
            seats = max(count for count in game.seats if count <= len(PEOPLE))
            for actions in (0, 1, 7, 40, 1000):
                files.append(encode(played(game, seats, actions, seed=actions).saved()))
    middle = played(HOARD, 2, 20, seed=3)
    files.append(encode(edit(middle.saved(), "state.pot", 3)))
    files.append(encode(SavedLab("0.1.0", {"board": ["#..", "..."], "tiles": [[1, 2, {"at": None}]]})))
    return tuple(files)


# What is done to them ----------------------------------------------------------------------------------------------

Keys = tuple[Any, ...]

NUMBERS = st.one_of(
    st.integers(-3, 12),
    st.sampled_from([-1, 255, 2**31, 2**63, 2**64 - 1, 2**64, -(2**64), 10**300, -(10**639), 10**640, 10**2000]),
    st.integers(0, 200).map(lambda bits: 1 << bits),
)
VALUES = st.one_of(
    NUMBERS,
    st.sampled_from(
        [None, True, False, "", "x", "Roll", "\ud800", "\0", "9" * 50, [], {}, [[]], {"type": "Take"}, 0.5]
    ),
    st.lists(st.integers(-1, 9), max_size=4),
)


def paths(data: Any, path: Keys = ()) -> list[Keys]:
    """The paths of everything inside the data, in order."""
    found = [path] if path else []
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        found += paths(data[key], (*path, key))
    return found


def at(data: Any, path: Keys) -> Any:
    for key in path:
        data = data[key]
    return data


def put(data: Any, path: Keys, value: Any) -> None:
    at(data, path[:-1])[path[-1]] = value


def text(data: Any) -> bytes:
    return json.dumps(data, allow_nan=True).encode("utf-8")


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A good file that was truncated, overwritten, or had bits flipped."""
    data = bytearray(draw(st.sampled_from(corpus())))
    place = st.integers(0, len(data) - 1)
    match draw(st.sampled_from(["cut", "flip", "overwrite", "copy", "insert"])):
        case "cut":
            return bytes(data[: draw(place)])
        case "flip":
            for spot in draw(st.lists(place, min_size=1, max_size=6)):
                data[spot] ^= 1 << draw(st.integers(0, 7))
        case "overwrite":
            spot = draw(place)
            junk = draw(st.binary(min_size=1, max_size=40))
            data[spot : spot + len(junk)] = junk
        case "copy":
            spot, other, length = draw(place), draw(place), draw(st.integers(1, 300))
            data[spot:spot] = data[other : other + length]
        case "insert":
            spot = draw(place)
            data[spot:spot] = draw(
                st.sampled_from([b"[", b"{", b'"', b"\\", b",", b"NaN", b"-", b"1e9", b"\xc3", b"\0"])
            )
    return bytes(data)


@st.composite
def misshapen(draw: st.DrawFn) -> bytes:
    """A good file in which a value has a wrong type, is a huge number or deeply nested, or a key occurs twice."""
    data = json.loads(draw(st.sampled_from(corpus())))
    path = draw(st.sampled_from(paths(data)))
    match draw(st.sampled_from(["value", "number", "nest", "double", "drop", "extra", "nan"])):
        case "value":
            put(data, path, draw(VALUES))
        case "number":
            put(data, path, draw(NUMBERS))
        case "nest":
            depth = draw(st.sampled_from([5, 47, 48, 49, 900, 5000]))
            opened, closed = draw(st.sampled_from([("[", "]"), ('{"a":', "}")]))
            put(data, path, "nested here")
            return text(data).replace(b'"nested here"', (opened * depth + "0" + closed * depth).encode(), 1)
        case "double":
            keys = [one for one in paths(data) if isinstance(one[-1], str)]
            key = json.dumps(draw(st.sampled_from(keys))[-1]).encode() + b": "
            return text(data).replace(key, key + b"0, " + key, 1)
        case "drop":
            del at(data, path[:-1])[path[-1]]
        case "extra":
            parent = at(data, path[:-1])
            if isinstance(parent, dict):
                parent[draw(st.sampled_from(["extra", "", "__class__", "état"]))] = draw(VALUES)
            else:
                parent.insert(path[-1], copy.deepcopy(parent[path[-1]]))
        case "nan":
            put(data, path, draw(st.sampled_from([float("nan"), float("inf"), 1.0])))
    return text(data)


@st.composite
def forged(draw: st.DrawFn) -> bytes:
    """A well-formed file whose position somebody has made up: a few numbers and lists of the state are others."""
    data = json.loads(draw(st.sampled_from(corpus()[:-1])))
    state = data["state"]
    for _ in range(draw(st.integers(1, 3))):
        inside = paths(state)
        path = draw(st.sampled_from(inside))
        value = at(state, path)
        if type(value) is int and draw(st.booleans()):
            put(state, path, value + draw(st.sampled_from([-2, -1, 1, 2, 1 << 70])))
        elif type(value) is list and value and draw(st.booleans()):
            spot = draw(st.integers(0, len(value) - 1))
            put(state, path, draw(st.sampled_from([value[:-1], [*value, value[spot]], value[::-1], []])))
        else:
            other = draw(st.sampled_from(inside))
            put(state, path, copy.deepcopy(at(state, other)))
    if draw(st.booleans()):
        data.update(start=copy.deepcopy(state), turn=copy.deepcopy(state), turn_actions=0, actions=[])
        data["digest"] = digest(data["setup"], data["start"], [])
    return text(data)


# What must hold ----------------------------------------------------------------------------------------------------


def words(key: str, n: int | None) -> str:
    """The English text of a key, if it is one of the program's: that games have texts is another test's business."""
    return english(key, n) if key in TEXTS else key


def survives(data: bytes) -> None:
    """A typed error with a place, or a game that can be looked at, played on, saved and loaded."""
    with on_the_shelf():
        error = None
        try:
            loaded = load(data, stop_after(2))
        except SaveError as fault:
            error = fault
        if error is not None:
            assert 0 < len(error.place) < 500
            sentence = render(error.message, words)
            assert 0 < len(sentence) < 1500
            assert "\n" not in sentence + error.place + error.detail
            return
        if loaded.message is not None:
            assert render(loaded.message)
        if not isinstance(loaded.saved, SavedGame):
            return
        session = Session.resume(loaded)
        game = session.game
        assert game.check(session.state) == ()
        random = Generator(1)
        for _ in range(4):
            for seat in range(session.setup.seats):
                session.view(seat)
                session.events_for(seat)
                session.undo_message(seat)
            game.scores(session.state)
            if not session.to_answer:
                assert session.winners
                break
            session.apply(game.sample(session.state, session.to_answer[0], random))
        assert load(encode(session.saved())).verdict.code == SAME


@cache
def journal_of(folder: Path) -> tuple[bytes, bytes, tuple[Any, ...]]:
    """The base and journal of an interrupted game, and every state that it went through."""
    session = Session.start("test_hoard", Setup(2, 7), PEOPLE[:2], unlocked=True)
    autosave = Autosave(session, folder)
    states = [session.state]
    random = Generator(2)
    for number in range(30):
        session.apply(HOARD.sample(session.state, session.to_answer[0], random))
        states.append(session.state)
        if number % 7 == 6:
            session.undo()
            session.undo()
            session.redo()
    assert autosave.base is not None
    files = autosave.base.read_bytes(), segments_of(autosave.base)[0].read_bytes()
    autosave.discard()
    return *files, tuple(states)


@st.composite
def damaged_journal(draw: st.DrawFn, data: bytes) -> bytes:
    """A journal with lines or bytes changed, left out or doubled."""
    lines = data.split(b"\n")
    spot, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    match draw(st.sampled_from(["flip", "swap", "drop", "copy", "cut"])):
        case "flip":
            line = bytearray(lines[spot] or b"x")
            line[draw(st.integers(0, len(line) - 1))] ^= 1 << draw(st.integers(0, 7))
            lines[spot] = bytes(line)
        case "swap":
            lines[spot], lines[other] = lines[other], lines[spot]
        case "drop":
            del lines[spot]
        case "copy":
            lines.insert(spot, lines[other])
        case "cut":
            return data[: draw(st.integers(0, len(data)))]
    return b"\n".join(lines)


def journal_survives(folder: Path, choices: st.DataObject) -> None:
    """The game opens at a state that it once had; never at one that only damage has made."""
    base, data, states = journal_of(folder)
    path = folder / "test_hoard-0001.vtg"
    path.write_bytes(base)
    (folder / "test_hoard-0001.1.journal").write_bytes(choices.draw(damaged_journal(data)))

    recovered = recover(path)

    assert isinstance(recovered.loaded.saved, SavedGame)
    assert recovered.loaded.saved.state in states
    assert recovered.loaded.verdict.code == SAME
    assert load(encode(recovered.loaded.saved)).verdict.code == SAME


def fuzzed(count: int) -> settings:
    # No shrinking in the ordinary run: a failing input is small enough to read, and the time is bounded.
    return settings(
        max_examples=count,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


@fuzzed(200)
@given(damaged())
def test_damaged_files_are_survived(data: bytes) -> None:
    survives(data)


@fuzzed(200)
@given(misshapen())
def test_misshapen_files_are_survived(data: bytes) -> None:
    survives(data)


@fuzzed(200)
@given(forged())
def test_forged_positions_are_survived(data: bytes) -> None:
    survives(data)


@fuzzed(60)
@given(st.binary(max_size=300))
def test_any_bytes_are_survived(data: bytes) -> None:
    survives(data)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("journals")


@fuzzed(100)
@given(choices=st.data())
def test_damaged_journals_are_survived(folder: Path, choices: st.DataObject) -> None:
    journal_survives(folder, choices)


@pytest.mark.release
@fuzzed(1000)
@given(choices=st.data())
def test_a_thousand_damaged_journals_are_survived(folder: Path, choices: st.DataObject) -> None:
    journal_survives(folder, choices)


@pytest.mark.release
@fuzzed(2500)
@given(damaged())
def test_thousands_of_damaged_files_are_survived(data: bytes) -> None:
    survives(data)


@pytest.mark.release
@fuzzed(2500)
@given(misshapen())
def test_thousands_of_misshapen_files_are_survived(data: bytes) -> None:
    survives(data)


@pytest.mark.release
@fuzzed(2500)
@given(forged())
def test_thousands_of_forged_positions_are_survived(data: bytes) -> None:
    survives(data)
