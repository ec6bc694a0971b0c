"""Which occupations of a seat are at work now, and why: read off the frames of the state. Free of Qt."""

from attrs import frozen

from vikingtable.rules.feast.card_text import effect_text, when_text
from vikingtable.rules.feast.effects import effect_of
from vikingtable.rules.feast.frames import Effecting, Instead, Triggers
from vikingtable.rules.feast.names import card_text
from vikingtable.rules.feast.state import FeastState
from vikingtable.texts.message import Message, listed, msg


@frozen
class Work:
    """Cards at work: ``head`` names the card or says what is to be chosen, ``lines`` why and what."""

    cards: tuple[int, ...]
    head: Message
    lines: tuple[Message, ...]


def work_of(state: FeastState, seat: int) -> Work | None:
    """What a seat's cards are doing; ``None`` if nothing that they do is under way.

    The innermost counts: a card that another one has set off hides that one until it is done.
    """
    for frame in reversed(state.frames):
        if isinstance(frame, Effecting) and frame.seat == seat:
            # The text of an effect begins with its trigger: that is why the card works now.
            lines = (effect_text(effect_of(frame.card, frame.index)),)
            return Work((frame.card,), msg("occupations.work.now", card_text(frame.card)), lines)
        if isinstance(frame, Triggers) and frame.seat == seat and frame is state.frames[-1]:
            return _several(frame.waiting, msg("occupations.work.order"))
        if isinstance(frame, Instead) and frame.seat == seat and frame is state.frames[-1]:
            return _several(frame.effects, msg("occupations.work.instead"))
    return None


def _several(waiting: tuple[tuple[int, int], ...], head: Message) -> Work:
    first = effect_of(*waiting[0])
    cards = tuple(dict.fromkeys(card for card, _ in waiting))
    named = listed([card_text(card) for card in cards])
    return Work(cards, head, (msg("occupations.work.because", when_text(first)), named))
