"""What the lab says of a placement, as messages: its effect line by line, its reasons, a whole sentence for speech."""

from attrs import evolve, frozen

from vikingtable.texts.message import Message, msg
from vikingtable.ui.lab.document import Arrangement
from vikingtable.ui.lab.judging import Judgement
from vikingtable.ui.lab.names import bonus_name, cell_name, good_symbol, tile_name

_WHY = "tiles.why."


@frozen
class Said:
    """One thing to tell: a sign (an icon's or a drawing's name, or a number for a broken rule) and the message."""

    sign: str
    message: Message


def effect(judgement: Judgement) -> tuple[Said, ...]:
    """What a legal placement changes."""
    before, after = judgement.before, judgement.after
    if after is None:
        return ()
    said = []
    if after.income != before.income:
        said.append(Said("feast/income", msg("lab.effect.income", before.income, after.income)))
    covered = before.minus_left - after.minus_left
    if covered:
        said.append(Said("check", msg("lab.effect.minus", n=covered)))
    for bonus, _ in judgement.enclosed:
        sign = good_symbol(bonus.gives[0]) if bonus.gives else "check"
        said.append(Said(sign, msg("lab.effect.bonus", bonus_name(bonus))))
    for bonus in judgement.lost:
        said.append(Said("warning", msg("lab.effect.lost", bonus_name(bonus))))
    if not said:
        said.append(Said("check", msg("lab.effect.covered", n=after.covered - before.covered)))
    return tuple(said)


def reasons(judgement: Judgement) -> tuple[Said, ...]:
    """The rules that a placement breaks; several are numbered, as on the cells."""
    if len(judgement.refusals) == 1:
        return (Said("close", judgement.refusals[0].message),)
    return tuple(Said(str(number), refusal.message) for number, refusal in enumerate(judgement.refusals, 1))


def told(judgement: Judgement) -> tuple[Said, ...]:
    """The effect, or the reasons."""
    return effect(judgement) if judgement.legal else reasons(judgement)


def briefly(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """The same with rules in two or three words: the card lies beside the tile, and whole sentences stand elsewhere."""
    return tuple(evolve(one, message=_brief(one.message)) for one in said)


def _brief(message: Message) -> Message:
    if not message.key.startswith(_WHY):
        return message
    return Message(message.key.replace(_WHY, "tiles.brief.", 1), message.args, message.n)


def spoken(arrangement: Arrangement, judgement: Judgement) -> tuple[Message, Message]:
    """Name and description of the ghost for a screen reader: what lies where, and what it would do or break."""
    placement = judgement.placement
    name = msg("lab.ghost.at", tile_name(arrangement.tile(placement.piece)), placement.x + 1, placement.y + 1)
    key = "lab.ghost.legal" if judgement.legal else "lab.ghost.illegal"
    return name, msg(key, msg("list", *(said.message for said in told(judgement))))


def at_cell(arrangement: Arrangement, x: int, y: int) -> tuple[Message, Message]:
    """Name and description of a cell for a screen reader: where it is, what is printed and what lies on it."""
    name = msg("lab.cursor.cell", x + 1, y + 1, cell_name(arrangement.layout, x, y))
    index = arrangement.tile_at((x, y))
    if index is None:
        return name, msg("lab.cursor.open")
    return name, msg("lab.cursor.covered", tile_name(arrangement.tile(arrangement.placed[index].piece)))
