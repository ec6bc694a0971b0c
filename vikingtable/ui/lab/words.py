"""Names and messages of the lab in the user's language."""

from vikingtable.texts.message import Message
from vikingtable.ui.i18n import say


def word(value: str | Message) -> str:
    """A name as text: the user's own, or the translated one."""
    return value if isinstance(value, str) else say(value)


def capital(text: str) -> str:
    """The text with a capital first letter, for headings and list entries; other letters stay as they are."""
    return text[:1].upper() + text[1:]
