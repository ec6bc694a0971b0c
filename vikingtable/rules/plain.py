"""States, actions, events and frames as plain JSON data and back, strictly, through cattrs.

Every attrs class becomes an object of its fields; actions, events and frames carry their class name under
``type``. Reading refuses unknown and missing keys and wrong types (``1`` is not ``true``, ``"1"`` is not ``1``)
and names the place.
"""

from collections.abc import Callable
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

import attrs
from cattrs import Converter, IterableValidationError, transform_error
from cattrs.errors import IterableValidationNote
from cattrs.gen import make_dict_structure_fn

from vikingtable.rules.game import Game
from vikingtable.rules.state import Action, Event, Frame, State

T = TypeVar("T")

_BASES: tuple[type, ...] = (Action, Event, Frame)
_NAMES: dict[type, str] = {
    int: "a whole number",
    str: "a text",
    bool: "true or false",
    NoneType: "null",
    list: "a list",
    dict: "an object",
    float: "a number with a fraction",
}


class PlainError(ValueError):
    """Data that does not have the form it should; ``path`` names the place (``state.hands[2]``)."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def to_plain(value: object) -> Any:
    """``value`` (attrs values, tuples, enums, numbers, strings, ``None``) as JSON data with a stable key order.

    Raises ``TypeError`` for anything else: it has no place in a state.
    """
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [to_plain(part) for part in value]
    cls = type(value)
    if not attrs.has(cls):
        raise TypeError(f"{cls.__name__} is no plain value")
    data: dict[str, Any] = {"type": cls.__name__} if isinstance(value, _BASES) else {}
    for field in attrs.fields(cls):
        data[field.name] = to_plain(getattr(value, field.name))
    return data


class Codec:
    """Reads plain data into the classes of one game; the cattrs hooks are built once."""

    def __init__(self, game: Game[Any]) -> None:
        self._state_type: type[State] = game.state_type
        self._converter = _converter(
            {
                Action: {cls.__name__: cls for cls in game.action_types},
                Event: {cls.__name__: cls for cls in game.event_types},
                Frame: {cls.__name__: cls for cls in game.frame_types},
            }
        )

    def state(self, data: Any, path: str = "state") -> Any:
        """The state that ``data`` describes. Raises ``PlainError``; ``Game.check`` says if it can be played on."""
        return self.read(self._state_type, data, path)

    def action(self, data: Any, path: str = "action") -> Action:
        """The action that ``data`` describes. Raises ``PlainError``."""
        return self.read(Action, data, path)

    def event(self, data: Any, path: str = "event") -> Event:
        """The event that ``data`` describes. Raises ``PlainError``."""
        return self.read(Event, data, path)

    def read(self, kind: type[T], data: Any, path: str) -> T:
        """``data`` as a value of ``kind`` (an attrs class, or a base of tagged classes). Raises ``PlainError``."""
        return structured(self._converter, kind, data, path)


def structured(converter: Converter, kind: type[T], data: Any, path: str) -> T:
    """``data`` as a value of ``kind``; the first fault that cattrs finds is raised as ``PlainError``."""
    try:
        return converter.structure(data, kind)
    except Exception as fault:
        faults = transform_error(fault, path=path, format_exception=_reason)
        reason, _, place = faults[0].rpartition(" @ ")
        raise PlainError(place or path, reason or str(fault)) from fault


def strict_converter() -> Converter:
    """A cattrs converter that coerces nothing: exact primitives, lists for tuples, no unknown keys."""
    return _converter({})


def _reason(fault: BaseException, _: type | None) -> str:
    if isinstance(fault, KeyError):
        return f"{fault.args[0]} is missing"
    return str(fault) or type(fault).__name__


def _converter(tagged: dict[type, dict[str, type]]) -> Converter:
    converter = Converter(forbid_extra_keys=True, detailed_validation=True)
    for primitive in (int, str, bool, NoneType):
        converter.register_structure_hook(primitive, _exactly(primitive))
    converter.register_structure_hook_factory(_is_attrs, lambda cls: _attrs_hook(converter, cls))
    for base, classes in tagged.items():
        _register_base(converter, base, classes)
    converter.register_structure_hook_factory(_is_tuple, lambda kind: _tuple_hook(converter, get_args(kind)))
    converter.register_structure_hook_factory(_is_union, lambda kind: _union_hook(converter, get_args(kind)))
    return converter


_Hook = Callable[[Any, Any], Any]


def _register_base(converter: Converter, base: type, classes: dict[str, type]) -> None:
    # By identity: a hook registered for the base class itself would catch its subclasses too.
    converter.register_structure_hook_factory(lambda kind: kind is base, lambda _: _tag_hook(converter, base, classes))


def _is_attrs(kind: Any) -> bool:
    return isinstance(kind, type) and attrs.has(kind)


def _is_tuple(kind: Any) -> bool:
    origin: Any = get_origin(kind)
    return origin is tuple


def _is_union(kind: Any) -> bool:
    origin: Any = get_origin(kind)
    return origin in (Union, UnionType)


def _exactly(kind: type) -> _Hook:
    def structure(data: Any, _: Any) -> Any:
        if type(data) is not kind:
            raise ValueError(f"{_NAMES[kind]} is needed, not {_kind_name(data)}")
        return data

    return structure


def _attrs_hook(converter: Converter, cls: type) -> _Hook:
    inner: _Hook = make_dict_structure_fn(cls, converter, _cattrs_forbid_extra_keys=True)
    tagged = issubclass(cls, _BASES)

    def structure(data: Any, _: Any) -> Any:
        if type(data) is not dict:
            raise ValueError(f"an object is needed, not {_kind_name(data)}")
        if not tagged:
            return inner(data, cls)
        if data.get("type") != cls.__name__:
            raise ValueError(f"an object of type {cls.__name__} is needed")
        return inner({key: value for key, value in data.items() if key != "type"}, cls)

    return structure


def _tag_hook(converter: Converter, base: type, classes: dict[str, type]) -> _Hook:
    def structure(data: Any, _: Any) -> Any:
        if type(data) is not dict or type(data.get("type")) is not str:
            raise ValueError(f"an object with a type is needed for a {base.__name__.lower()}")
        cls = classes.get(data["type"])
        if cls is None:
            raise ValueError(f"unknown {base.__name__.lower()} {data['type'][:40]!r}")
        return converter.structure(data, cls)

    return structure


def _tuple_hook(converter: Converter, kinds: tuple[Any, ...]) -> _Hook:
    endless = len(kinds) == 2 and kinds[1] is Ellipsis

    def structure(data: Any, kind: Any) -> Any:
        if type(data) is not list:
            raise ValueError(f"a list is needed, not {_kind_name(data)}")
        if not endless and len(data) != len(kinds):
            raise ValueError(f"a list of {len(kinds)} is needed, not of {len(data)}")
        parts, faults = [], []
        for index, part in enumerate(data):
            one = kinds[0] if endless else kinds[index]
            try:
                parts.append(converter.structure(part, one))
            except Exception as fault:
                note = IterableValidationNote(f"index {index}", index, one)
                fault.__notes__ = [*getattr(fault, "__notes__", []), note]
                faults.append(fault)
                break
        if faults:
            raise IterableValidationError("while reading a list", faults, kind)
        return tuple(parts)

    return structure


def _union_hook(converter: Converter, kinds: tuple[Any, ...]) -> _Hook:
    others = [kind for kind in kinds if kind is not NoneType]
    optional = len(others) < len(kinds)

    def structure(data: Any, _: Any) -> Any:
        if optional and data is None:
            return None
        for kind in others[:-1]:
            try:
                return converter.structure(data, kind)
            except Exception:  # the last alternative's fault is the one reported
                continue
        return converter.structure(data, others[-1])

    return structure


def _kind_name(data: object) -> str:
    return _NAMES.get(type(data), type(data).__name__)
