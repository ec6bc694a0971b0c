"""Where lines of Japanese are best broken: between phrases and not within a word, as far as letters tell them apart."""

from functools import lru_cache
from itertools import pairwise

#: Between two letters it keeps them on one line.
_JOINER = "\N{WORD JOINER}"
#: A line may end after one of these.
_ENDS = frozenset(" 　\n、。，．：；:;！？!?・／→）」』】")
#: Alone between two letters of other kinds these are no endings: they stand within a word.
_WITHIN = frozenset("しけりきみちびせてれげ")


@lru_cache(maxsize=1024)
def in_phrases(text: str) -> str:
    """The text with its words held together; a text without kana as it is.

    A phrase ends after punctuation, or with hiragana (particles and endings) before a letter of another kind.
    """
    if not any(_is_kana(letter) for letter in text):
        return text
    held = [text[0]]
    earlier = ""
    for before, letter in pairwise(text):
        ending = _is_hiragana(before) and not (before in _WITHIN and not _is_hiragana(earlier))
        if not (before in _ENDS or letter in " \n" or (ending and not _is_hiragana(letter))):
            held.append(_JOINER)
        held.append(letter)
        earlier = before
    return "".join(held)


def _is_hiragana(letter: str) -> bool:
    return "ぁ" <= letter[-1:] <= "ゟ"


def _is_kana(letter: str) -> bool:
    return "ぁ" <= letter <= "ヿ"
