"""Hidden answers of several seats to one question: nobody learns any of them before the last is in."""

from typing import Self

from attrs import evolve, frozen

from vikingtable.rules.state import Action


@frozen
class Answers:
    """The answers to a simultaneous question so far; a plain value for a state or a frame.

    Seats answer in any order. A game keeps each answer here, changes nothing else, and shows the others only
    that it was given; when ``complete``, it applies all in seat order (``in_seat_order``) and drops the value.
    The step that completes them reveals hidden things, the steps before it do not.
    """

    #: The seats that are asked, ascending.
    seats: tuple[int, ...]
    #: By position in ``seats``: the answer; ``None`` if it is still open, or hidden from the viewer.
    actions: tuple[Action | None, ...]
    #: By position in ``seats``: whether the answer was given. Everybody may know that.
    given: tuple[bool, ...]

    @classmethod
    def asked(cls, seats: tuple[int, ...]) -> Self:
        """The question just put to ``seats``: no answer is in."""
        ascending = tuple(sorted(seats))
        return cls(ascending, (None,) * len(ascending), (False,) * len(ascending))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is still open."""
        return tuple(seat for seat, given in zip(self.seats, self.given, strict=True) if not given)

    @property
    def complete(self) -> bool:
        """Whether the last answer is in."""
        return all(self.given)

    @property
    def hidden(self) -> tuple[int, ...]:
        """The seats that have answered what cannot be seen here; () in a full state."""
        rows = zip(self.seats, self.actions, self.given, strict=True)
        return tuple(seat for seat, action, given in rows if given and action is None)

    def of(self, seat: int) -> Action | None:
        """What ``seat`` answered; ``None`` if it has not, was not asked, or if that is hidden here."""
        return self.actions[self.seats.index(seat)] if seat in self.seats else None

    def with_answer(self, action: Action) -> Self:
        """These answers and one more. Raises ``ValueError`` if its seat has no answer to give."""
        if action.seat not in self.waiting:
            raise ValueError(f"seat {action.seat} has no answer to give")
        return self._put(action)

    def filled(self, action: Action) -> Self:
        """The same with a guess in place of a hidden answer, for ``Game.redeal``.

        Raises ``ValueError`` if the answer of its seat is not hidden here.
        """
        if action.seat not in self.hidden:
            raise ValueError(f"the answer of seat {action.seat} is not hidden")
        return self._put(action)

    def seen_by(self, seat: int) -> Self:
        """The same as ``seat`` may see it: its own answer, and of the others only whether they were given."""
        own = tuple(action if one == seat else None for one, action in zip(self.seats, self.actions, strict=True))
        return evolve(self, actions=own)

    def in_seat_order(self) -> tuple[Action, ...]:
        """All answers, in the order of the seats. Raises ``ValueError`` while one is open or hidden."""
        actions = tuple(action for action in self.actions if action is not None)
        if len(actions) != len(self.seats):
            raise ValueError("not all answers are known")
        return actions

    def faultless(self, seats: int, *, view: bool) -> bool:
        """Whether the value could come about at a table of ``seats`` seats, for ``Game.check``.

        A complete one is at fault too: it is applied in the step that completes it. Only a ``view`` may hide answers.
        """
        count = len(self.seats)
        return (
            0 < count == len(self.actions) == len(self.given)
            and all(0 <= seat < seats for seat in self.seats)
            and all(low < high for low, high in zip(self.seats, self.seats[1:], strict=False))
            and not self.complete
            and all(
                action is None or (given and action.seat == seat)
                for seat, action, given in zip(self.seats, self.actions, self.given, strict=True)
            )
            and (view or not self.hidden)
        )

    def _put(self, action: Action) -> Self:
        at = self.seats.index(action.seat)
        return evolve(
            self,
            actions=(*self.actions[:at], action, *self.actions[at + 1 :]),
            given=(*self.given[:at], True, *self.given[at + 1 :]),
        )
