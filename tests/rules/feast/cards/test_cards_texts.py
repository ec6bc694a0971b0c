"""The texts of occupations read as they are meant, and leave out no trigger, condition, cost, gain, limit or "may"."""

import pytest

from vikingtable.rules.feast import (
    card_ops,
    engine,  # noqa: F401  (installs the effects)
)
from vikingtable.rules.feast.card_text import card_text, effect_text, when_text
from vikingtable.rules.feast.effects import EFFECTS
from vikingtable.rules.feast.items import ITEMS
from vikingtable.rules.feast.program import Gain, Pay
from vikingtable.texts import english
from vikingtable.texts.message import render

ALL = [(card, index) for card, effects in EFFECTS.items() for index in range(len(effects))]
LIMITS = {
    "per_action": "(once per action)",
    "per_phase": "(once per phase)",
    "per_unit": "(for each one)",
    "once": "(only once)",
}
#: The hard ones, word by word.
TEXTS = {
    2: ["Cost of any space: 1 silver less where 2 or more are asked for"],
    9: [
        "Before income, if you have 1 or more longships: +1 ore per longship, each to be laid at once on your home or "
        "exploration boards"
    ],
    15: ["When played: +2 × mead per stone house and long house", "When you build a stone or long house: +hide"],
    31: ["When played: +one more of a good, not an animal, of which you have exactly 3 in supply"],
    40: ["Your stone and long houses: wood may fill single cells, as silver does"],
    49: [
        "At any time, you may: cattle or pregnant cattle → peas, flax, beans, grain, cabbage, a harvest for your "
        "cards, also for those that work after one"
    ],
    56: ["At any time, you may: any 2 weapon cards of yours → ore"],
    60: [
        "When played, you may: take 1 Viking back from a space, then for silver equal to the round a second from there"
    ],
    70: ["When played: take the cloak pin off anybody’s board, filling its hole with: silverware, rune stone"],
    77: ["When played, you may: use an occupied space of column 2 without Vikings, none comes back"],
    78: [
        "When played, by knarrs (highest row reached), you may: 1+: turn over up to 2 goods; 2+: turn over up to 4 "
        "goods; 3+: turn over up to 6 goods; 4+: turn over up to 7 goods"
    ],
    81: ["When played, you may: 8 silver (less 1 per long sword, ½ per spear and bow, rounded down) → longship"],
    82: [
        "When played, by knarrs (highest row reached), you may: (0+: 8 × silver; 1+: 6 × silver; 2+: 3 × silver; "
        "3+: silver) → longship"
    ],
    88: [
        "Before overseas trading, you may: move a good one colour up and one box left for 1 silver, once per knarr "
        "(once per action)"
    ],
    91: [
        "After the action phase, you may: silver → use a free space of column 1 just above or below one of yours, "
        "without Vikings (once per phase)"
    ],
    97: [
        "In a round without harvest, if you have peas in supply, fewer than 8, you may: +peas for each of them, ending "
        "with at most 8"
    ],
    105: ["Instead of the whaling boat on the space for it, you may: 3 × wood → knarr (built)"],
    122: [
        "After taking from the mountain, if you took 2 or more kinds of items from strips, by kinds taken (exactly), "
        "you may: 2: mead; 3: hide; 4: chest (once per action)"
    ],
    130: [
        "After a successful snare, if it was a printed space for exactly 2 Vikings, you may: 2 × snare → take 1 Viking "
        "back from this space (once per action)"
    ],
    136: [
        "Every roll for raids and pillages: +1",
        "Loot of raids and pillages: the strength may be divided over 2 tiles",
    ],
    141: [
        "After successful whaling, if you paid no wood, by whaling boats used (exactly): 1: cabbage; 2: beans; 3: peas"
    ],
    166: [
        "Before an action in column 2, if it is your placement number 2 or later there this round: draw 1 weapon card"
    ],
    173: [
        "When phase 11 removes an item from a strip, if it is ore: +silver (for each one)",
        "When phase 11 removes an item from a strip, if it is a 2-silver mark: +2 × silver (for each one)",
    ],
    180: [
        "As soon as you have 3 or more longships, by the income of all your boards (first row that fits): "
        "up to 5: 4 × silverware; up to 11: 3 × silverware; up to 30: 2 × silverware (only once)"
    ],
    182: [
        "Once you have 2 or more stone and long houses, you may: 2 × wood → spices; or 5 × wood → 2 × spices "
        "(only once)"
    ],
}


@pytest.mark.parametrize("card", TEXTS)
def test_the_card_reads_as_it_is_meant(card):
    assert [render(line) for line in card_text(card)] == TEXTS[card]


@pytest.mark.parametrize(("card", "index"), ALL, ids=lambda part: str(part))
def test_trigger_conditions_may_and_limit_have_their_phrase(card, index):
    effect = EFFECTS[card][index]
    text = render(effect_text(effect))
    lead, _, body = text.partition(": ")
    assert lead.startswith(render(when_text(effect)))
    assert ("you may" in lead) == effect.optional
    conditions = len(effect.conditions) - (effect.when == "threshold")
    assert lead.count(", if ") == conditions
    for condition in effect.conditions:
        shown = {"==": "exactly", ">=": "or more", "<=": "no more"}[condition.compare]
        named = condition.metric in ("event.item", "supply.peas_to_double", "round.two_viking_placements")
        assert named or shown in lead or condition.value == 0
        assert named or str(condition.value) in lead or condition.value == 0
    for limit, phrase in LIMITS.items():
        assert body.endswith(phrase) == (effect.limit == limit)


@pytest.mark.parametrize(("card", "index"), ALL, ids=lambda part: str(part))
def test_everything_that_is_paid_and_received_is_named_with_its_amount(card, index):
    text = render(effect_text(EFFECTS[card][index]))

    def walk(program):
        for op in program:
            if isinstance(op, Pay | Gain):
                for place, amount in op.items:
                    name = english(f"feast.item.{ITEMS[place]}")
                    assert (f"{amount} × {name}" if amount > 1 else name) in text
            if not isinstance(op, card_ops.Fourth | card_ops.PayWeapons):
                for option in getattr(op, "options", ()):
                    if isinstance(op, card_ops.ByFigure):
                        assert f"{option.key}" in text
                    walk(option.ops)

    walk(EFFECTS[card][index].program)


def test_what_is_paid_stands_before_an_arrow():
    for card, index in ALL:
        effect = EFFECTS[card][index]
        paid = any(isinstance(op, Pay | card_ops.PayLess | card_ops.GiveShip) for op in effect.program)
        assert ("→" in render(effect_text(effect))) >= paid, card
