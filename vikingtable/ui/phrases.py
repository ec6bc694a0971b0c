"""Where lines of Japanese are best broken: between phrases and not within a word, as far as letters tell them apart."""

from functools import lru_cache
from itertools import pairwise

#: Between two letters it keeps them on one line.
_JOINER = "\N{WORD JOINER}"
#: A line may end after one of these.
_ENDS = frozenset(" 　、。，．：；:;！？!?・／）」』】")


@lru_cache(maxsize=1024)
def in_phrases(text: str) -> str:
    """The text with its words held together; a text without kana as it is.

    A phrase ends after punctuation, or with hiragana (particles and endings) before a letter of another kind.
    """
    if not any(_is_kana(letter) for letter in text):
        return text
    held = [text[0]]
    for before, letter in pairwise(text):
        if not (before in _ENDS or letter == " " or (_is_hiragana(before) and not _is_hiragana(letter))):
            held.append(_JOINER)
        held.append(letter)
    return "".join(held)


def _is_hiragana(letter: str) -> bool:
    return "ぁ" <= letter <= "ゟ"


def _is_kana(letter: str) -> bool:
    return "ぁ" <= letter <= "ヿ"
