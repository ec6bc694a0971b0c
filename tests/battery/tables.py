"""Checks of the battery at a table: the game in a session and in files, in the middle of whatever is going on."""

from collections.abc import Callable

from attrs import evolve

from tests.battery.checks import _answers
from tests.battery.walk import Walk
from vikingtable.match.session import Session
from vikingtable.rules.game import Setup
from vikingtable.saves.encode import encode
from vikingtable.saves.model import SAME, SavedGame, SeatInfo
from vikingtable.saves.replay import load

#: A save with its whole history is read at one step in so many; each reading replays all actions up to there.
WHOLE_STRIDE = 50


def _seated(walk: Walk) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(f"seat {seat}") for seat in range(walk.setup.seats))


def _session(walk: Walk, *, unlocked: bool) -> Session:
    return Session.start(walk.game.id, walk.setup, _seated(walk), unlocked=unlocked)


def undo_and_redo_come_back(walk: Walk) -> None:
    """At an unlocked table every action can be taken back and done again, to equal states and legal actions."""
    session, states, marks = _session(walk, unlocked=True), walk.states, set(walk.marks())
    for mark, moment in enumerate(walk.moments, 1):
        session.apply(moment.action)
        if mark not in marks:
            continue
        where = walk.where(mark)
        assert session.state == states[mark], where
        assert session.undo() == 1, where
        assert session.state == states[mark - 1], where
        for seat in range(walk.setup.seats):
            assert _answers(walk, session.state, seat) == _answers(walk, states[mark - 1], seat), where
        assert session.redo() == 1, where
        assert session.state == states[mark], where
    for mark in reversed(range(len(walk.moments))):
        assert session.undo() == 1, walk.where(mark)
        assert session.state == states[mark], walk.where(mark)
    assert session.undo() == 0
    while session.redo():
        pass
    assert session.state == states[-1]


def undo_stops_at_what_was_revealed(walk: Walk) -> None:
    """At a locked table of people, undo takes back one's own turn and never what was revealed."""
    session = _session(walk, unlocked=False)
    for mark, moment in enumerate(walk.moments, 1):
        session.apply(moment.action)
        same_turn = moment.before.turn == moment.step.state.turn
        if same_turn or moment.step.revealed:
            assert session.undo_steps() == int(not moment.step.revealed), walk.where(mark)


def the_log_of_a_seat_is_its_events(walk: Walk) -> None:
    """A session tells each seat the masked events of the game and no others."""
    session = _session(walk, unlocked=False)
    for moment in walk.moments:
        session.apply(moment.action)
    for seat in range(walk.setup.seats):
        told = [event for index, event in session.events_for(seat) if index >= 0]
        masked = [walk.game.event_for(event, seat) for moment in walk.moments for event in moment.step.events]
        assert told == [event for event in masked if event is not None], walk.where(len(walk.moments), seat)


def positions_survive_a_file(walk: Walk) -> None:
    """A file that starts from the position, as a set-up one does, opens on an equal one with equal legal actions."""
    for mark in walk.marks():
        state = walk.states[mark]
        saved = SavedGame(
            game=walk.game.id,
            rules=walk.game.rules_version,
            application="0",
            setup=evolve(walk.setup, options=tuple(walk.game.resolved(walk.setup).items())),
            setup_outcomes=(),
            seats=_seated(walk),
            start=state,
            actions=(),
            turn_state=state,
            turn_actions=0,
            state=state,
        )
        loaded = load(encode(saved))
        assert loaded.verdict.code == SAME, f"{loaded.verdict}: {walk.where(mark)}"
        assert isinstance(loaded.saved, SavedGame)
        assert loaded.saved == saved, walk.where(mark)
        for seat in range(state.seats):
            assert _answers(walk, loaded.saved.state, seat) == _answers(walk, state, seat), walk.where(mark, seat)


def games_survive_a_file(walk: Walk) -> None:
    """A file with its history opens on an equal position and history; going on from there is going on from here."""
    session = _session(walk, unlocked=False)
    marks = {*range(walk.number % WHOLE_STRIDE, len(walk.moments), WHOLE_STRIDE), len(walk.moments)}
    for mark in range(len(walk.moments) + 1):
        if mark in marks:
            loaded = load(encode(session.saved()))
            assert (loaded.verdict.code, loaded.message) == (SAME, None), walk.where(mark)
            resumed = Session.resume(loaded)
            assert resumed.state == walk.states[mark], walk.where(mark)
            assert resumed.entries == session.entries, walk.where(mark)
            assert resumed.setup == session.setup, walk.where(mark)
            for seat in range(walk.setup.seats):
                assert resumed.events_for(seat) == session.events_for(seat), walk.where(mark, seat)
            if mark < len(walk.moments):
                assert resumed.apply(walk.moments[mark].action) == walk.moments[mark].step, walk.where(mark)
        if mark < len(walk.moments):
            session.apply(walk.moments[mark].action)


def setups_are_kept(walk: Walk) -> None:
    """The same seats, seed and options give the same game again, and another seed another one."""
    game = walk.game
    assert game.new(walk.setup) == walk.first
    other = game.new(evolve(walk.setup, seed=walk.setup.seed + 1))
    assert other.state.generator != walk.first.state.generator
    spelled_out = Setup(walk.setup.seats, walk.setup.seed, tuple(game.resolved(walk.setup).items()))
    assert game.new(spelled_out) == walk.first


#: Every check of a walk at a table.
CHECKS: tuple[Callable[[Walk], None], ...] = (
    setups_are_kept,
    undo_and_redo_come_back,
    undo_stops_at_what_was_revealed,
    the_log_of_a_seat_is_its_events,
    positions_survive_a_file,
    games_survive_a_file,
)
