"""Partial positions of Brian Boru for tests: what a case does not mention has its start value or is absent."""

from collections.abc import Sequence

from attrs import evolve

from vikingtable.rules.boru import tables, upkeep
from vikingtable.rules.boru.course import Course
from vikingtable.rules.boru.game import BoruGame
from vikingtable.rules.boru.state import FACE_DOWN, BoruState, Player, Settle, Symbols
from vikingtable.rules.state import Action, Event, Frame

GAME = BoruGame()
A, B, C, D, E = range(5)


def mask(*towns: int) -> int:
    """Towns as a mask."""
    result = 0
    for town in towns:
        result |= tables.bit(town)
    return result


def player(
    *towns: int,
    points: int = 10,
    coins: int = 3,
    renown: int = 1,
    court: int = 0,
    church: int = 0,
    raiders: int = 0,
    hand: Sequence[int] = (),
    marriages: Sequence[int] = (),
    princess: str = "",
) -> Player:
    """A seat with discs on ``towns``."""
    return Player(points, coins, renown, court, church, raiders, tuple(hand), mask(*towns), tuple(marriages), princess)


def position(
    *players: Player,
    frames: Sequence[Frame] = (),
    vikings: Sequence[int] = (),
    monasteries: Sequence[int] = (),
    claims: dict[str, int] | None = None,
    marker: int = 0,
    battle: int = 0,
    marriage: int = -1,
    town: int = 0,
    trick: Sequence[tuple[int, int]] = (),
    last_round: bool = True,
    **options: object,
) -> BoruState:
    """A position; the last round by default, so that the game ends after its upkeep."""
    held = [FACE_DOWN] * len(tables.REGIONS)
    for region, owner in (claims or {}).items():
        held[tables.REGION_INDEX[region]] = owner
    state = BoruState(
        generator=1,
        viewer=-1,
        seats=len(players),
        turn=1,
        frames=tuple(frames),
        play_last_card=False,
        card5_coins=3,
        expand_into_active_town=False,
        viking_set="standard",
        players=players,
        vikings=mask(*vikings),
        monasteries=mask(*monasteries),
        claims=tuple(held),
        marker=marker,
        round=1,
        battle=battle,
        viking_deck=(9, 10, 11),
        viking_shown=(),
        marriage_shown=(),
        marriage_deck=() if last_round else (6, tables.PRINCESS),
        marriage=marriage,
        packets=(),
        unused=(),
        memory=(),
        town=town,
        trick=tuple(trick),
        spent=(),
        winner=-1,
        winners=(),
    )
    return evolve(state, **options)  # type: ignore[arg-type]


class Table:
    """A position that is played on; keeps all events."""

    def __init__(self, state: BoruState) -> None:
        self.state = state
        self.events: list[Event] = []

    def run(self) -> "Table":
        """Carry out automatic frames."""
        course = Course(self.state)
        course.run()
        step = course.finish()
        self.state = step.state
        self.events += step.events
        return self

    def part(self, *names: str) -> "Table":
        """Carry out parts of the upkeep by name, each up to its first question; the next part is not begun."""
        parts = {
            "marriage": upkeep.marry,
            "rewards": upkeep.rewards,
            "incursion": upkeep.battle,
            "spoils": upkeep.spoils,
            "church leader": upkeep.church_leader,
            "church second": upkeep.church_second,
            "church others": upkeep.church_others,
            "claims": upkeep.region_tokens,
        }
        for name in names:
            course = Course(self.state)
            parts[name](course)
            course.run()
            step = course.finish()
            self.state = step.state
            self.events += step.events
        return self

    def act(self, *actions: Action) -> "Table":
        """Carry out answers; an illegal one raises."""
        for action in actions:
            step = GAME.apply(self.state, action)
            self.state = step.state
            self.events += step.events
        return self

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def question(self) -> str:
        """What is asked, or nothing."""
        decision = GAME.decision(self.state)
        return decision.kind if decision else ""

    def asked(self) -> tuple[int, ...]:
        """Who is asked."""
        return GAME.to_answer(self.state)

    def legal(self, seat: int) -> list[Action]:
        """All answers of a seat."""
        return list(GAME.legal_actions(self.state, seat))


def action_of(state: BoruState, seat: int, card: int, option: int) -> Table:
    """A seat begins the primary (−1) or a secondary action of a card; nothing follows it."""
    frames = (Settle(seat), Symbols(seat, card, option, 0))
    return Table(evolve(state, frames=frames)).run()
