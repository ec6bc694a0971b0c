"""Where lines of Japanese are best broken: between phrases and not within a word, as far as letters tell them apart."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from unicodedata import category

#: Between two letters it keeps them on one line.
_JOINER = "\N{WORD JOINER}"
#: A line may end after one of these.
_ENDS = frozenset(" 　\n、。，．：；:;！？!?・／→）」』】")
#: No line begins with one of these in any case: they belong to what is before them.
_NEVER_FIRST = frozenset(" \n、。，．：；:;！？!?）」』】")
#: A line may end before one of these.
_OPENS = frozenset("（「『【")
#: Alone between two letters of other kinds these are no endings: they stand within a word.
_WITHIN = frozenset("しけりきみちびせてれげ")
#: Marks and invisible signs: what stands before or after one may make one letter with it, as in か + dakuten.
_MARKS = frozenset({"Mn", "Mc", "Me", "Cf", "Sk"})


def in_phrases(text: str) -> str:
    """The text with its words held together; a text without kana as it is.

    A phrase ends after punctuation, before a bracket, or with hiragana (particles and endings) before a letter of
    another kind.
    """
    return "".join(held for _, held in _phrases(text))


def in_fitting_phrases(text: str, wide: float, width_of: Callable[[str], float]) -> str:
    """As ``in_phrases`` for lines of this width; a phrase that is wider may be broken anywhere, as ever.

    What fits into one line is as it was: there the letters may stand closer than what holds them together lets them.
    ``width_of`` measures a text in the unit of ``wide``.
    """
    if not any(_is_kana(letter) for letter in text):
        return text
    return "\n".join(_fitting(line, wide, width_of) for line in text.split("\n"))


def _fitting(line: str, wide: float, width_of: Callable[[str], float]) -> str:
    if width_of(line) <= wide:
        return line
    return "".join(held if width_of(held.rstrip()) <= wide else plain for plain, held in _phrases(line))


@lru_cache(maxsize=1024)
def _phrases(text: str) -> tuple[tuple[str, str], ...]:
    """The phrases of a text one by one, each as it is written and held together."""
    if not any(_is_kana(letter) for letter in text):
        return ((text, text),)
    plain, held, found = text[0], text[0], []
    earlier = ""
    for before, letter in pairwise(text):
        if _ends(earlier, before, letter):
            found.append((plain, held))
            plain = held = ""
        elif _may_join(before, letter):
            held += _JOINER
        plain += letter
        held += letter
        earlier = before
    return (*found, (plain, held))


def _ends(earlier: str, before: str, letter: str) -> bool:
    """Whether a phrase ends between ``before`` and ``letter``."""
    if letter in _NEVER_FIRST:
        return False
    ending = _is_hiragana(before) and not (before in _WITHIN and not _is_hiragana(earlier))
    return before in _ENDS or (letter in _OPENS and before not in _OPENS) or (ending and not _is_hiragana(letter))


def _may_join(before: str, letter: str) -> bool:
    """Whether something may stand between two letters of a phrase: not in a space, a word of Latin, or one letter."""
    if letter in " \n" or (before.isascii() and letter.isascii()):
        return False
    return category(before) not in _MARKS and category(letter) not in _MARKS


def _is_hiragana(letter: str) -> bool:
    return "ぁ" <= letter[-1:] <= "ゟ"


def _is_kana(letter: str) -> bool:
    return "ぁ" <= letter <= "ヿ"
