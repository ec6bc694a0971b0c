"""The effects of all 190 occupations in one table, by number."""

from vikingtable.rules.feast.cards_actions import ACTIONS
from vikingtable.rules.feast.cards_anytime import ANYTIME
from vikingtable.rules.feast.cards_dice import DICE
from vikingtable.rules.feast.cards_events import EVENTS
from vikingtable.rules.feast.cards_playing import PLAYING
from vikingtable.rules.feast.program import Effect

#: The effects of each occupation in the order in which they are printed.
CARDS: dict[int, tuple[Effect, ...]] = dict(
    sorted((*PLAYING.items(), *ANYTIME.items(), *ACTIONS.items(), *DICE.items(), *EVENTS.items()))
)
