"""Frozen attrs values made faster: random play and search make a new state, players and frames for every answer.

The ``__init__`` that attrs writes for a frozen class sets every field through ``object.__setattr__``, by name. Here a
few fields are set by the descriptors of their slots. Many are set while the object is of an open twin of its class,
with the same slots: setting a slot is what the interpreter does fastest, but the two changes of class have their
price. Nobody but ``__init__`` ever sees the twin. A ``maker`` begins with the twin, and is no call of a class: it takes
about half the time.
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import attrs

P = ParamSpec("P")
T = TypeVar("T")

#: From this number of fields on, two changes of class cost less than they save.
_MANY = 4


def quick(cls: type[T]) -> type[T]:
    """``cls`` itself, with a faster ``__init__`` of the same signature, where that is possible.

    It is for slotted frozen attrs classes without validators, converters, factories, a kept hash and any code of their
    own for making an object, whose ``__weakref__`` slot, if any, is that of a base. Any other class stays as it is.
    """
    fields = _plain_fields(cls)
    if not fields:
        return cls
    arguments, space = _signature(fields)
    if len(fields) < _MANY:
        space.update({f"_set_{field.name}": getattr(cls, field.name).__set__ for field in fields})
        body = [f"_set_{field.name}(self, {field.name})" for field in fields]
    else:
        try:
            twin = open_twin(cls)
        except TypeError:
            return cls  # the two are laid out differently
        space.update(_open=twin, _own=cls, _change=object.__dict__["__class__"].__set__)
        body = [
            "_change(self, _open)",
            *(f"self.{field.name} = {field.name}" for field in fields),
            "self.__class__ = _own",
        ]
    made = _defined("__init__", ["self", *arguments], body, space)
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    made.__annotations__ = dict(cls.__init__.__annotations__)
    cls.__init__ = made  # type: ignore[method-assign]
    return cls


def maker(cls: Callable[P, T]) -> Callable[P, T]:
    """What makes objects of a class that `quick` is for, with the arguments of the class; for any other the class.

    For the kinds of values that are made at nearly every answer.
    """
    fields = _plain_fields(cls)
    if not fields:
        return cls
    try:
        twin = open_twin(cls)  # type: ignore[arg-type]
    except TypeError:
        return cls
    arguments, space = _signature(fields)
    space.update(_open=twin, _own=cls)
    body = ["_made = _open()", *(f"_made.{field.name} = {field.name}" for field in fields), "_made.__class__ = _own"]
    make: Callable[P, T] = _defined("make", arguments, [*body, "return _made"], space)
    return make


def _plain_fields(cls: Any) -> "tuple[attrs.Attribute[Any], ...]":
    """The fields of a class, or none if more has to be done than to set them."""
    if "__attrs_attrs__" not in cls.__dict__ or "__slots__" not in cls.__dict__ or _makes_more(cls):
        return ()
    fields: tuple[attrs.Attribute[Any], ...] = cls.__dict__["__attrs_attrs__"]
    return () if any(_special(field) for field in fields) else fields


def _makes_more(cls: Any) -> bool:
    """Whether making an object of a class is more than setting its fields: with code of its own, or a hash to keep."""
    # Where a class has an ``__init__`` of its own attrs writes ``__attrs_init__``.
    own = any(hasattr(cls, f"__attrs_{name}__") for name in ("pre_init", "init", "post_init"))
    return own or cls.__new__ is not object.__new__ or hasattr(cls, "_attrs_cached_hash")


def _signature(fields: "tuple[attrs.Attribute[Any], ...]") -> tuple[list[str], dict[str, Any]]:
    """The arguments that set the fields, and the names of their defaults."""
    arguments: list[str] = []
    space: dict[str, Any] = {}
    for field in fields:
        if field.default is attrs.NOTHING:
            arguments.append(field.name)
        else:
            space[f"_default_{field.name}"] = field.default
            arguments.append(f"{field.name}=_default_{field.name}")
    return arguments, space


def _defined(name: str, arguments: list[str], body: list[str], space: dict[str, Any]) -> Any:
    """A function made of its source."""
    exec("\n    ".join([f"def {name}({', '.join(arguments)}):", *body]), space)
    return space[name]


def open_twin(cls: type) -> type[Any]:
    """A class with the slots of ``cls`` that can be set. Raises ``TypeError`` if ``cls`` cannot have one.

    An object of it is made empty; given all its fields, it becomes one of ``cls`` by its ``__class__``.
    """
    names = {name: cls.__dict__[name] for name in ("__slots__", "__orig_bases__") if name in cls.__dict__}
    setters = {"__init__": object.__init__, "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    open_type = type(cls.__name__, cls.__bases__, {**names, **setters})
    object.__setattr__(object.__new__(cls), "__class__", open_type)
    return open_type


def _special(field: "attrs.Attribute[Any]") -> bool:
    """Whether a field needs more than being set."""
    factory = isinstance(field.default, attrs.Factory)  # type: ignore[arg-type]
    return bool(
        factory or field.validator or field.converter or field.kw_only or not field.init or field.alias != field.name
    )
