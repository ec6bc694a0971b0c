"""A position that is played on with answers at a glance, on the rules' own working copy."""

from vikingtable.bots.boru.glance import glance
from vikingtable.bots.boru.worth import Worth
from vikingtable.rules.boru.state import BoruState, Draft, Lead
from vikingtable.rules.chance import Generator
from vikingtable.rules.state import Action

#: One answer in so many is drawn at random, so that playouts differ.
ODD_ANSWER = 12


class Playout(Worth):
    """A game that is played on from a full state."""

    def __init__(self, state: BoruState, random: Generator) -> None:
        super().__init__(state)
        self._random = random

    def answer(self, action: Action) -> None:
        """Carry out an answer and what follows by itself."""
        self.course.answer(action)

    def run(self, tricks: int) -> None:
        """Play on until the running trick and so many more have ended, or the round, or the game."""
        course = self.course
        while course.frames:
            kind = type(course.frames[-1])
            if kind is Draft and course.round != self._round:
                return
            if kind is Lead:
                if tricks <= 0:
                    return
                tricks -= 1
                self.take_weights()
            course.answer(glance(self, self._random, ODD_ANSWER))
