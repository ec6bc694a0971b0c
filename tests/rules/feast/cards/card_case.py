"""One situation of an occupation as a value: what the seat has, what is done, what the supply gains and loses by it."""

from collections.abc import Sequence
from typing import Any

from attrs import field, frozen

from tests.rules.feast.positions import GAME, carried_on, changes, position
from vikingtable.rules.feast.acts import Choose, Pass, PlaceVikings, PlayCard, Roll, Skip, UpgradeGood, UseCard
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.state import Action


@frozen
class Case:
    """``number``: the card, which lies played before seat 0 (in hand with ``PLAY`` among the actions).

    ``does``: what the supply gains and loses. ``me``, ``at``, ``fields``: as for ``position``. ``act``: answers one
    after the other, ``roll(n)`` a roll of n. ``shows`` picks a further figure of the state after it, ``shown`` is it.
    """

    number: int
    does: dict[str, int]
    me: dict[str, Any] = field(factory=dict)
    act: Sequence[Any] = ()
    at: str = "actions"
    fields: dict[str, Any] = field(factory=dict)
    shows: Any = None
    shown: Any = None


#: Plays the card at the space of column 2; ``ANY`` uses its anytime effect.
PLAY, ANY = "play", "any"
USE, SKIP, DONE = Choose(0, "use"), Skip(0), Pass(0)


def go(place: str) -> PlaceVikings:
    """Vikings of seat 0 go to a space."""
    return PlaceVikings(0, place)


def deal(card: int) -> tuple[PlaceVikings, PlayCard]:
    """The card is played at the space of column 2."""
    return go("occ_play_2"), PlayCard(0, card)


def up(good: str, steps: int = 1) -> UpgradeGood:
    """Seat 0 upgrades a good."""
    return UpgradeGood(0, good, steps)


def in_round(number: int, **fields: Any) -> dict[str, Any]:
    """A round of one player who draws a long sword."""
    return {"seats": 1, "round_": number, "weapon_pile": (3,) * 5, "weapon_discard": (), **fields}


def ships(state: FeastState) -> tuple[Any, ...]:
    """The whaling boats, knarrs and longships of seat 0."""
    return state.players[0].boats, state.players[0].knarrs, state.players[0].longships


def weapons(state: FeastState) -> tuple[list[int], tuple[int, ...]]:
    """The weapons in the pile, in order of kind, and the discards."""
    return sorted(state.weapon_pile), state.weapon_discard


def thing(state: FeastState) -> int:
    """How many Vikings of seat 0 are on the Thing square."""
    return state.players[0].thing


def pick(option: str) -> Choose:
    """Seat 0 chooses an option."""
    return Choose(0, option)


def roll(number: int) -> tuple[Action, tuple[int, ...]]:
    """A roll that shows ``number``."""
    return Roll(0), (number,)


def started(case: Case) -> FeastState:
    """The situation before anything is done."""
    lies = {"hand": (case.number,)} if PLAY in case.act else {"played": (case.number,)}
    state = position(at=case.at, me={**lies, **case.me}, **case.fields)
    return state


def after(case: Case) -> FeastState:
    """The situation after everything is done."""
    state = started(case)
    if case.at != "actions":
        state = carried_on(state).state
    for action in case.act:
        script: tuple[int, ...] = ()
        if isinstance(action, tuple):
            action, script = action
        if action == PLAY:
            state = GAME.apply(state, PlaceVikings(0, "occ_play_2")).state
            action = PlayCard(0, case.number)
        elif action == ANY:
            action = UseCard(0, case.number, 0)
        state = GAME.apply(state, action, script).state
    return state


def check(case: Case) -> None:
    """The case comes out as it says."""
    state = after(case)
    assert changes(started(case), state) == case.does
    if case.shows is not None:
        assert case.shows(state) == case.shown


def name(case: Case) -> str:
    """The id of a case in test reports: the number of the card."""
    return f"{case.number:03}"


def note(case: Case) -> str:
    """The id of a case of a card's note."""
    return f"{case.number:03}-note"
