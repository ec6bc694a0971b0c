"""What the rules say: a text key with arguments, and how it becomes a sentence in some language."""

import re
from collections.abc import Callable, Sequence

from attrs import frozen

from vikingtable.quick import quick
from vikingtable.texts import english

#: Gives the text of a key, its placeholders still in it: ``translate(key, n)``.
Translate = Callable[[str, int | None], str]

_PLACEHOLDER = re.compile(r"%([1-9n])")


@quick
@frozen
class Message:
    """A sentence as data: ``key`` of the text, ``args`` for ``%1`` …, ``n`` for ``%n`` and the plural form.

    An argument is a number, a literal string (a player's or a file's name) or another message.
    Two keys are special: ``seat`` with one number is that seat's name, ``list`` joins its arguments.
    """

    key: str
    args: tuple["int | str | Message", ...] = ()
    n: int | None = None


def msg(key: str, *args: "int | str | Message", n: int | None = None) -> Message:
    """Short for ``Message(key, args, n)``."""
    return Message(key, args, n)


def seat(index: int) -> Message:
    """The name of a seat, counted from 0, whoever sits there."""
    return Message("seat", (index,))


def listed(parts: Sequence["int | str | Message"]) -> Message:
    """The parts joined the way the reader's language joins a list."""
    return Message("list", tuple(parts))


def render(message: Message, translate: Translate = english, names: Sequence[str] = ()) -> str:
    """``message`` as a sentence.

    ``names`` are the seats' names by index; a seat without one gets the text ``common.seat_number``.
    Raises ``KeyError`` for an unknown key.
    """

    def text_of(arg: "int | str | Message") -> str:
        if isinstance(arg, Message):
            return render(arg, translate, names)
        return f"\N{MINUS SIGN}{-arg}" if isinstance(arg, int) and arg < 0 else str(arg)

    if message.key == "seat":
        index = message.args[0]
        if isinstance(index, int) and 0 <= index < len(names):
            return names[index]
        return render(Message("common.seat_number", (int(str(index)) + 1,)), translate, names)
    if message.key == "list":
        return translate("common.list_separator", None).join(text_of(part) for part in message.args)
    n = message.n

    def filled(match: re.Match[str]) -> str:
        which = match[1]
        if which == "n":
            return text_of(n) if n is not None else match[0]
        index = int(which) - 1
        return text_of(message.args[index]) if index < len(message.args) else match[0]

    return _PLACEHOLDER.sub(filled, translate(message.key, n))
