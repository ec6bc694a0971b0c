"""Files made to hurt: refused in time and memory that are bounded, with a place."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.saves.hoard import PEOPLE, play_on
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves.encode import encode
from vikingtable.saves.limits import MAX_BYTES
from vikingtable.saves.model import SaveError
from vikingtable.saves.strict_json import parse

ROOT = Path(__file__).resolve().parents[2]
FULL = MAX_BYTES


def good() -> bytes:
    session = Session.start("test_hoard", Setup(2, 7), PEOPLE[:2])
    play_on(session, 25)
    return encode(session.saved())


def inside(key: bytes, junk: bytes) -> bytes:
    """The good file with ``junk`` as the value of a top-level key."""
    data = good()
    begin = data.index(b'\n"%s": ' % key) + len(key) + 5
    return data[:begin] + junk + data[data.index(b',\n"', begin) :]


#: Name, the file, and the key of the message it is refused with; "" for one that may load.
FILES: dict[str, tuple[Callable[[], bytes], str]] = {
    "lists": (lambda: b'{"a":[' + b"[]," * 2_790_000 + b"0]}", "too_many_values"),
    "many lists": (lambda: b'{"a":[' + b"[]," * 199_990 + b"0]}", "not_a_save"),
    "objects with a list": (lambda: b'{"a":[' + b'{"abcdefghijklmnop":[12345678]},' * 99_000 + b"0]}", "not_a_save"),
    "numbers": (lambda: b'{"a":[' + b"1234567," * 599_000 + b"0]}", "not_a_save"),
    "texts": (lambda: b'{"a":[' + b'"abcdefgh",' * 599_000 + b"0]}", "not_a_save"),
    "keys": (lambda: b"{" + b",".join(b'"%d":0' % n for n in range(400_000)) + b"}", "not_a_save"),
    "keys and a fraction at the end": (
        lambda: b"{" + b",".join(b'"%d":0' % n for n in range(590_000)) + b',"a":0.5}',
        "fraction",
    ),
    "keys and a letter by its number": (
        lambda: b"{" + b",".join(b'"%d":0' % n for n in range(590_000)) + b',"a":"\\u00e9"}',
        "not_a_save",
    ),
    "nested lists": (lambda: b"[" * FULL, "too_many_values"),
    "nested lists, fewer": (lambda: b"[" * 150_000, "too_deep"),
    "nested objects": (lambda: b'{"a":' * 150_000, "too_deep"),
    "nesting inside a text": (lambda: b'{"a":"' + b"[" * 100_000 + b'"}', "not_a_save"),
    "nesting after a text with escapes": (lambda: b'{"a\\\\":"\\"","b":' + b"[" * 49 + b"]" * 49 + b"}", "too_deep"),
    "quotes": (lambda: b'"' * FULL, "too_many_values"),
    "backslashes": (lambda: b'"' + b"\\" * (FULL - 1), "not_json"),
    "escapes": (lambda: b'{"a":"' + b"\\u00e9" * 1_390_000 + b'"}', "not_a_save"),
    "wide letters": (lambda: b'{"a":"' + "🛡".encode() * 2_090_000 + b'"}', "not_a_save"),
    "a long number": (lambda: b'{"a":' + b"9" * (FULL - 10) + b"}", "long_number"),
    "long numbers": (lambda: b'{"a":[' + (b"9" * 640 + b",") * 13_000 + b"0]}", "not_a_save"),
    "a fraction at the end": (lambda: b'{"a":[' + b"1234567," * 599_000 + b"0.5]}", "fraction"),
    "a huge exponent": (lambda: b'{"a":1e999999999}', "fraction"),
    "half a character at the end": (lambda: b'{"a":[' + b'"abcde",' * 599_000 + b'"\\ud800"]}', "bad_text"),
    "doubled keys": (lambda: b"{" + b'"a":0,' * 300_000 + b'"b":0}', "doubled_key"),
    "spaces": (lambda: b" " * FULL, "empty"),
    "zeros": (lambda: b"\0" * FULL, "encoding"),
    "no text": (lambda: b"\xff" * FULL, "encoding"),
    "one byte too many": (lambda: b" " * (FULL + 1), "too_large"),
    "too many actions": (lambda: inside(b"actions", b"[" + b"0," * 20_000 + b"0]"), "too_many_values"),
    "actions": (lambda: inside(b"actions", b"[" + b",".join([TURN] * 20_000) + b"]"), ""),
    "outcomes": (lambda: inside(b"setup", b"[" + b"1," * 590_000 + b"1]"), ""),
    "an order": (lambda: inside(b"setup", b"[[" + b"1," * 590_000 + b"1]]"), ""),
    "a long name": (lambda: good().replace(b"Astrid", b"A" * (FULL - 6000)), "bad_value"),
    "a long game": (lambda: good().replace(b"test_hoard", b"A" * (FULL - 6000)), "unknown_game"),
    "a long option": (lambda: good().replace(b'"pot": 30', b'"' + b"p" * (FULL - 6000) + b'": 30'), "bad_value"),
    "a long type": (lambda: good().replace(b'"Roll"', b'"' + b"p" * (FULL - 6000) + b'"', 1), "bad_value"),
    "a long list": (lambda: good().replace(b'"hand": [', b'"hand": [' + b"3," * 590_000, 1), "impossible"),
    "many players": (lambda: good().replace(b'"players": [', b'"players": [' + PLAYER * 90_000, 1), "impossible"),
    "many unknown keys": (
        lambda: good().replace(b'"took": 0', b'"took": 0,' + b",".join(b'"k%d":0' % n for n in range(300_000)), 1),
        "bad_value",
    ),
    "a long seed": (lambda: good().replace(b'"seed": 7', b'"seed": ' + b"7" * 640), ""),
}
TURN = b'{"type":"EndTurn","seat":0,"outcomes":[]}'
PLAYER = b'{"silver":1,"field":0,"hand":[]},'


#: Opens each file in a process of its own and tells the message, the place, the seconds and the peak of memory so far.
#: The seconds are those of the processor: how long it takes on a busy machine says nothing of the file.
OPENER = """
import json, sys, time
from tests.saves.test_saves_hostile import FILES, peak
from vikingtable.saves.replay import verify
for name, (make, _) in FILES.items():
    data = make()
    begin = time.process_time()
    verdict = verify(data, lambda: time.process_time() >= begin + 2)
    seconds = time.process_time() - begin
    key = verdict.message.key if verdict.message else ""
    print(json.dumps([name, key, verdict.path, len(str(verdict.message)), seconds, peak()]))
"""


def peak() -> float:
    """The most memory that this process ever had, in megabytes; 0 where that cannot be asked."""
    if sys.platform == "linux":  # the general way names the peak of the program that started this one
        status = Path("/proc/self/status").read_text("ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024
    if sys.platform == "darwin":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
    return 0


def test_files_made_to_hurt_are_refused_with_a_place_within_two_seconds_and_200_megabytes() -> None:
    result = subprocess.run([sys.executable, "-c", OPENER], cwd=ROOT, capture_output=True, text=True, timeout=200)
    rows = [json.loads(line) for line in result.stdout.splitlines()]

    assert [row[0] for row in rows] == list(FILES), result.stderr
    assert {name: key for name, key, *_ in rows} == {
        name: f"saves.read.{key}" if key else "saves.load.differs" for name, (_, key) in FILES.items()
    }
    for name, _, place, length, seconds, megabytes in rows:
        assert 0 < len(place) < 300, name
        assert length < 700, name
        assert seconds < 2, name
        assert megabytes < 200, name


def test_faults_are_found_where_they_are() -> None:
    def place(text: bytes) -> str:
        with pytest.raises(SaveError) as refused:
            parse(text)
        return refused.value.place

    assert place(b'{"a": [1, {"b c": 0.5}]}') == 'a[1]["b c"]'
    assert place(b'{"a": {"b": 1, "b": 2}}') == "a.b"
    assert place(b'{"a": NaN}') == "a"
    assert place(b'{"a": [0, -Infinity]}') == "a[1]"
    assert place(b'{"a": "\\ud83d"}') == "a"
    assert place(b'{"\\udc00": 1}') == "file"
    assert place(b'{\n"a": 1,\n}') == "line 3, column 1"
    assert place(b'{"a": 1} x') == "line 1, column 10"
    assert place(b'{\n"a": "\xe9"}') == "line 2"
    assert place(b'{"a": ' + b"1" * 641 + b"}") == "a"
    assert place('{"a": 1}'.encode("utf-16")) == "file"
    assert place('{"a": 1}'.encode("utf-32")) == "file"
    assert place(b"[]") == "file"
    assert place(b"") == "file"
    assert place(b"\xef\xbb\xbf") == "file"


def test_a_byte_order_mark_and_whole_pairs_of_escapes_are_read() -> None:
    assert parse(b'\xef\xbb\xbf{"a": "\\ud83d\\udee1"}') == {"a": "🛡"}
    assert parse(b'{"a": ' + b"1" * 640 + b"}") == {"a": int("1" * 640)}
