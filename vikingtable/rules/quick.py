"""Frozen attrs values made faster: random play and search make a new state, players and frames for every answer.

The ``__init__`` that attrs writes for a frozen class sets every field through ``object.__setattr__``, by name. Here the
object is of an open twin of its class, with the same slots, while its fields are set, and of its own class from then
on: setting a slot is what the interpreter does fastest. Nobody but ``__init__`` ever sees the twin.
"""

from typing import Any, TypeVar

import attrs

T = TypeVar("T")

#: Below this number of fields the two changes of class cost more than they save.
_WORTH_IT = 4


def quick(cls: type[T]) -> type[T]:
    """``cls`` itself, with a faster ``__init__`` of the same signature, where that is possible.

    It is for slotted frozen attrs classes without validators, converters, factories and ``__attrs_post_init__``, whose
    ``__weakref__`` slot, if any, is that of a base. Any other class stays as it is.
    """
    if "__attrs_attrs__" not in cls.__dict__ or "__slots__" not in cls.__dict__ or hasattr(cls, "__attrs_post_init__"):
        return cls
    fields: tuple[attrs.Attribute[Any], ...] = cls.__dict__["__attrs_attrs__"]
    if len(fields) < _WORTH_IT or any(_special(field) for field in fields):
        return cls
    names = {name: cls.__dict__[name] for name in ("__slots__", "__orig_bases__") if name in cls.__dict__}
    setters = {"__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    open_type = type(cls.__name__, cls.__bases__, {**names, **setters})
    try:
        object.__setattr__(object.__new__(cls), "__class__", open_type)
    except TypeError:
        return cls  # the two are laid out differently
    space: dict[str, Any] = {"_open": open_type, "_own": cls, "_set": object.__setattr__}
    arguments = ["self"]
    for field in fields:
        if field.default is attrs.NOTHING:
            arguments.append(field.name)
        else:
            space[f"_default_{field.name}"] = field.default
            arguments.append(f"{field.name}=_default_{field.name}")
    lines = [f"def __init__({', '.join(arguments)}):", "    _set(self, '__class__', _open)"]
    lines += [f"    self.{field.name} = {field.name}" for field in fields]
    lines.append("    self.__class__ = _own")
    exec("\n".join(lines), space)
    made = space["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    made.__annotations__ = dict(cls.__init__.__annotations__)
    cls.__init__ = made  # type: ignore[method-assign]
    return cls


def _special(field: "attrs.Attribute[Any]") -> bool:
    """Whether a field needs more than being set."""
    factory = isinstance(field.default, attrs.Factory)  # type: ignore[arg-type]
    return bool(
        factory or field.validator or field.converter or field.kw_only or not field.init or field.alias != field.name
    )
