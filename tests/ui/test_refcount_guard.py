"""PySide6 neither loses nor hoards references to ``None`` and ``True``.

PySide6 6.12.0 does on Python 3.10 and 3.11: every call into Qt that returns nothing costs a reference to ``None``,
every ``emit`` one to ``True``, until the interpreter aborts. Short tests pass all the same, so this counts.
From Python 3.12 on both are immortal and their counts stand still.
"""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal

CALLS = 1000
#: What the interpreter itself may borrow or return meanwhile; a fault moves the count by ``CALLS``.
NOISE = 50


class _Emitter(QObject):
    happened = Signal(int)


def _named(number: int) -> None:
    _thing.setObjectName(f"name {number}")


def _emitted(number: int) -> None:
    _thing.happened.emit(number)


def _connected(number: int) -> None:
    _thing.happened.connect(_named)
    _thing.happened.emit(number)
    _thing.happened.disconnect(_named)


_thing = _Emitter()


@pytest.mark.parametrize("call", [_named, _emitted, _connected])
@pytest.mark.parametrize("constant", [None, True], ids=["None", "True"])
def test_a_thousand_calls_into_qt_leave_the_reference_counts_alone(
    call: Callable[[int], None], constant: object
) -> None:
    call(0)
    before = sys.getrefcount(constant)
    for number in range(CALLS):
        call(number)
    after = sys.getrefcount(constant)
    assert abs(after - before) < NOISE


def test_the_pinned_versions_of_pyside6_leave_out_the_faulty_one() -> None:
    from importlib.metadata import requires

    name = "pyside6-essentials"
    pins = [line.lower().removeprefix(name) for line in requires("vikingtable") or [] if line.lower().startswith(name)]
    assert [sorted(pin.split(",")) for pin in pins] == [["<6.12", ">=6.10"]]
