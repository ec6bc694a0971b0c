"""The checks that every game must pass, each over one random game; a failure names game, set-up, step and seat."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import evolve, fields

from tests.battery.walk import Walk, listed
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Game
from vikingtable.rules.plain import Codec, to_plain
from vikingtable.rules.state import NO_GENERATOR, NOBODY, Action, IllegalAction, State, Step
from vikingtable.texts import english
from vikingtable.texts.message import Message, render

#: Answers of a seat that are tried one by one at a closely checked state; of more, as many spread over all.
TRIED = 40
#: Random answers drawn where the kinds of answer are counted, and how many states of a game are counted.
DRAWS, COUNTED = 500, 3
#: A number that no game counts up to.
HUGE = 10**12


def _answers(walk: Walk, state: State, seat: int) -> tuple[Action, ...]:
    return listed(walk.game.legal_actions(state, seat))[0]


def _some(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    return actions[:: max(1, len(actions) // TRIED)]


# The course of the game -----------------------------------------------------------------------------------------


def the_game_ends(walk: Walk) -> None:
    """The last state asks nobody, has winners among the highest totals, and takes no more actions."""
    game, last = walk.game, walk.states[-1]
    where = walk.where(len(walk.moments))
    assert game.to_answer(last) == (), f"still going on: {where}"
    assert game.decision(last) is None, where
    winners = game.outcome(last)
    assert winners, where
    totals = [score.total for score in game.scores(last)]
    assert all(totals[seat] == max(totals) for seat in winners), f"{winners} of {totals}: {where}"
    if walk.moments:
        action = walk.moments[-1].action
        assert [reason.key for reason in game.why_not(last, action)] == ["common.illegal.game_over"], where


def questions_fit_the_state(walk: Walk) -> None:
    """As long as somebody may answer there is a decision of just these seats and no winner."""
    game, turn = walk.game, 0
    for mark, state in enumerate(walk.states):
        where = walk.where(mark)
        waiting, decision = game.to_answer(state), game.decision(state)
        assert (decision.seats if decision else ()) == waiting, where
        assert len(set(waiting)) == len(waiting), where
        assert all(0 <= seat < state.seats for seat in waiting), where
        assert (game.outcome(state) is None) == bool(waiting), where
        assert state.turn >= turn, f"turns run backwards: {where}"
        assert (state.viewer, state.seats) == (NOBODY, walk.setup.seats), where
        assert state.generator >= 0, where
        turn = state.turn


def states_are_sound(walk: Walk) -> None:
    """``check`` finds no fault in any state that play leads to."""
    for mark, state in enumerate(walk.states):
        faults = walk.game.check(state)
        assert faults == (), f"{[fault.key for fault in faults]}: {walk.where(mark)}"


def pieces_are_conserved(walk: Walk) -> None:
    """No piece comes from nowhere or is lost."""
    counted = walk.hooks.pieces(walk.first.state)
    assert counted, walk.where(0)
    for mark, state in enumerate(walk.states):
        now = walk.hooks.pieces(state)
        assert now == counted, f"{_differences(counted, now)}: {walk.where(mark)}"


def _differences(old: Any, new: Any) -> str:
    return ", ".join(f"{key} {old.get(key)} → {new.get(key)}" for key in {**old, **new} if old.get(key) != new.get(key))


def totals_are_sums(walk: Walk) -> None:
    """Every seat has the same named lines all game long, and a total that is their sum."""
    game = walk.game
    names = [name for name, _ in game.scores(walk.first.state)[0].lines]
    assert len(set(names)) == len(names) > 0
    for mark in walk.marks():
        scores = game.scores(walk.states[mark])
        assert len(scores) == walk.setup.seats, walk.where(mark)
        for seat, score in enumerate(scores):
            assert [name for name, _ in score.lines] == names, walk.where(mark, seat)
            assert score.total == sum(points for _, points in score.lines), walk.where(mark, seat)


# Playing ----------------------------------------------------------------------------------------------------------


def playing_changes_nothing_old(walk: Walk) -> None:
    """``apply`` gives the same step each time and leaves the state as it was."""
    game = walk.game
    for mark, moment in enumerate(walk.moments):
        assert game.apply(moment.before, moment.action) == moment.step, walk.where(mark, moment.seat)
    for mark in walk.marks():
        if mark == len(walk.moments):
            continue
        moment = walk.moments[mark]
        written = to_plain(moment.before)
        game.apply(moment.before, moment.action)
        assert to_plain(moment.before) == written, f"a state was changed: {walk.where(mark)}"


def kept_outcomes_replay_the_game(walk: Walk) -> None:
    """Deal and actions with the outcomes kept beside them lead to the same states, whatever the seed."""
    game = walk.game
    dealt = game.new(evolve(walk.setup, seed=walk.setup.seed + 1), walk.first.outcomes)
    assert evolve(dealt.state, generator=walk.first.state.generator) == walk.first.state, walk.where(0)
    assert game.new(walk.setup) == walk.first, walk.where(0)
    for mark, moment in enumerate(walk.moments):
        step = moment.step
        otherwise = evolve(moment.before, generator=moment.before.generator ^ 1)
        again = game.apply(otherwise, moment.action, step.outcomes)
        again = evolve(again, state=evolve(again.state, generator=step.state.generator))
        assert again == step, walk.where(mark, moment.seat)


def legal_actions_are_all_there_is(walk: Walk) -> None:
    """Listed answers are legal, drawn ones are among them, and answers of other moments and seats are not.

    What is illegal is refused with its reasons, which are the same for the seat's own view, and changes nothing.
    """
    game, random = walk.game, Generator(walk.number)
    strangers: list[Action] = []
    for mark in walk.marks():
        state = walk.states[mark]
        waiting = game.to_answer(state)
        for seat in range(state.seats):
            where = walk.where(mark, seat)
            actions, complete = listed(game.legal_actions(state, seat))
            assert bool(actions) == (seat in waiting), where
            assert len(set(actions)) == len(actions), f"listed twice: {where}"
            for action in _some(actions):
                assert action.seat == seat, f"{action}: {where}"
                assert game.why_not(state, action) == (), f"{action}: {where}"
            _strangers_are_refused(walk, mark, strangers, set(actions) if complete else None, seat)
            if seat in waiting:
                strangers += [random.choice(actions) for _ in range(2)]
                if mark < len(walk.moments) and walk.moments[mark].seat == seat and complete:
                    assert walk.moments[mark].action in actions, where
        while len(strangers) > TRIED:
            strangers.pop(random.below(len(strangers)))


def _strangers_are_refused(
    walk: Walk, mark: int, strangers: list[Action], legal: set[Action] | None, seat: int
) -> None:
    game, state = walk.game, walk.states[mark]
    view = game.view_for(state, seat)
    waiting, written = game.to_answer(state), to_plain(state)
    for stranger in strangers:
        action = evolve(stranger, seat=seat)
        where = f"{action}: {walk.where(mark, seat)}"
        reasons = game.why_not(state, action)
        if legal is not None:
            assert (action in legal) == (reasons == ()), where
        if seat in waiting:
            assert game.why_not(view, action) == reasons, f"a view gives other reasons: {where}"
        if not reasons:
            continue
        assert _refusal(game, state, action) == reasons, f"refused otherwise or not at all: {where}"
    assert to_plain(state) == written, f"a refusal changed the state: {walk.where(mark, seat)}"


def no_number_is_too_large(walk: Walk) -> None:
    """An answer with a number that cannot be meant is refused at once, before anybody counts up to it."""
    game = walk.game
    for mark in walk.marks():
        state = walk.states[mark]
        for seat in game.to_answer(state):
            action = game.sample(state, seat, Generator(mark))
            for other in _with_huge_numbers(action):
                assert _refusal(game, state, other), f"{other} is legal: {walk.where(mark, seat)}"


def _with_huge_numbers(action: Action) -> Iterator[Action]:
    """The action with one of its numbers, its seat aside, far beyond what any game counts."""
    for field in fields(type(action)):
        value = getattr(action, field.name)
        for huge in (HUGE, -HUGE):
            if type(value) is int and field.name != "seat":
                yield evolve(action, **{field.name: huge})
            elif type(value) is tuple:
                for place, one in enumerate(value):
                    if type(one) is int:
                        yield evolve(action, **{field.name: (*value[:place], huge, *value[place + 1 :])})


def _refusal(game: Game[Any], state: State, action: Action) -> tuple[Message, ...]:
    """The reasons with which ``apply`` refuses; () if it does not."""
    try:
        game.apply(state, action)
    except IllegalAction as refusal:
        return refusal.reasons
    return ()


def answers_are_drawn_by_kind(walk: Walk) -> None:
    """``sample`` draws kinds evenly, the quiet ones together one time in ten, and all answers of a small kind."""
    game, hooks, random = walk.game, walk.hooks, Generator(walk.number + 3)
    counted = 0
    for mark in (*range(walk.number % 7, len(walk.moments), 1 + len(walk.moments) // 12), len(walk.moments) - 1):
        if not 0 <= mark < len(walk.moments):
            continue
        moment = walk.moments[mark]
        actions, complete = listed(game.legal_actions(moment.before, moment.seat))
        if not complete or len(actions) < 2 or counted == COUNTED:
            continue
        counted += 1
        where = walk.where(mark, moment.seat)
        by_kind: dict[str, set[Action]] = {}
        for action in actions:
            kind = hooks.kind(moment.before, action)
            by_kind.setdefault("quiet" if kind in hooks.quiet else kind, set()).add(action)
        drawn: dict[Action, int] = {}
        for _ in range(DRAWS):
            action = game.sample(moment.before, moment.seat, random)
            drawn[action] = drawn.get(action, 0) + 1
        assert drawn.keys() <= set(actions), where
        loud = len(by_kind) - ("quiet" in by_kind)
        for kind, members in by_kind.items():
            share = (
                1.0 if len(by_kind) == 1 else 0.1 if kind == "quiet" else (0.9 if "quiet" in by_kind else 1.0) / loud
            )
            found = sum(drawn.get(action, 0) for action in members)
            spread = 5 * (DRAWS * share * (1 - share)) ** 0.5
            assert abs(found - DRAWS * share) <= spread, f"{kind}: {found} of {DRAWS}, not {share:.3f}: {where}"
            if DRAWS * share / len(members) >= 25:
                assert members <= drawn.keys(), f"never drawn: {members - drawn.keys()}: {where}"


# Words --------------------------------------------------------------------------------------------------------------

_LEFT_OVER = re.compile(r"%[1-9n]")


def everything_has_words(walk: Walk) -> None:
    """Questions, answers, log lines, refusals, score lines and options have texts without open placeholders."""
    game = walk.game
    say = _speaker(game)
    for name, _ in game.scores(walk.first.state)[0].lines:
        if not game.id.startswith("test_"):
            say(Message(f"{game.id}.score.{name}"))
    for option in game.options:
        say(Message(f"{game.id}.option.{option.key}"))
        say(Message(f"{game.id}.option.{option.key}.help"))
        for value in (*option.values, *option.presets):
            word = str(value) if isinstance(value, str) else str(value).lower()
            say(Message(f"{game.id}.option.{option.key}.{word}"))
    for mark in walk.marks():
        state = walk.states[mark]
        decision = game.decision(state)
        if decision is None:
            continue
        say(decision.prompt)
        for seat in range(state.seats):
            view = game.view_for(state, seat)
            for action in _some(_answers(walk, state, seat)):
                described = game.describe_action(view, action)
                say(described)
                assert described == game.describe_action(state, action), walk.where(mark, seat)
            for reason in game.why_not(view, walk.moments[0].action):
                say(reason)
    for moment in walk.moments:
        for event in moment.step.events:
            for seat in (NOBODY, *range(moment.before.seats)):
                seen = game.event_for(event, seat)
                line = game.describe_event(seen) if seen is not None else None
                if line is not None:
                    say(line)


def _speaker(game: Game[Any]) -> Callable[[Message], None]:
    translate = getattr(game, "translate", english)

    def say(message: Message) -> None:
        text = render(message, translate, ("Ask", "Bera", "Cnut", "Disa", "Egil"))
        assert text.strip(), message
        assert not _LEFT_OVER.search(text), f"{text!r} of {message}"

    return say


# Data -------------------------------------------------------------------------------------------------------------


def values_survive_writing(walk: Walk) -> None:
    """States, views, actions and events come back equal from their plain form, and so do the legal actions."""
    game, codec = walk.game, Codec(walk.game)
    for mark in walk.marks():
        state = walk.states[mark]
        again = codec.state(_through_json(state))
        assert again == state, walk.where(mark)
        for seat in range(state.seats):
            view = game.view_for(state, seat)
            assert codec.state(_through_json(view)) == view, walk.where(mark, seat)
            assert _answers(walk, again, seat) == _answers(walk, state, seat), walk.where(mark, seat)
        if mark < len(walk.moments):
            moment = walk.moments[mark]
            assert codec.action(_through_json(moment.action)) == moment.action, walk.where(mark)
            for event in moment.step.events:
                for seat in (NOBODY, *range(state.seats)):
                    seen = game.event_for(event, seat)
                    assert seen is None or codec.event(_through_json(seen)) == seen, walk.where(mark, seat)
            assert game.apply(again, moment.action) == moment.step, walk.where(mark)


def _through_json(value: object) -> Any:
    return json.loads(json.dumps(to_plain(value), allow_nan=False))


# What a seat may know ---------------------------------------------------------------------------------------------


def views_ask_what_the_state_asks(walk: Walk) -> None:
    """A seat's view offers, refuses and draws what the full state does, holds no chance, and cannot be played."""
    game = walk.game
    for mark in walk.marks():
        state = walk.states[mark]
        waiting = game.to_answer(state)
        for seat in range(state.seats):
            where = walk.where(mark, seat)
            view = game.view_for(state, seat)
            assert type(view) is type(state), where
            assert (view.viewer, view.generator, view.turn) == (seat, NO_GENERATOR, state.turn), where
            assert game.to_answer(view) == waiting, where
            assert game.decision(view) == game.decision(state), where
            assert game.outcome(view) == game.outcome(state), where
            actions = _answers(walk, state, seat)
            assert _answers(walk, view, seat) == actions, where
            if seat not in waiting:
                continue
            for action in _some(actions):
                assert game.why_not(view, action) == (), where
            for start in range(3):
                one, other = Generator(start), Generator(start)
                assert game.sample(view, seat, one) == game.sample(state, seat, other), where
                assert one.state == other.state, f"drawing asks chance another number of times: {where}"
            with pytest.raises(ValueError, match="apply on a view"):
                game.apply(view, actions[0])


def dealing_anew_respects_what_is_known(walk: Walk) -> None:
    """``redeal`` gives a sound full state that looks the same to the seat, by the given generator alone."""
    game = walk.game
    for mark in walk.marks():
        for seat in range(walk.setup.seats):
            where = walk.where(mark, seat)
            view = game.view_for(walk.states[mark], seat)
            anew = game.redeal(view, Generator(mark))
            assert (anew.viewer, anew.generator >= 0) == (NOBODY, True), where
            assert game.redeal(view, Generator(mark)) == anew, where
            assert game.view_for(anew, seat) == view, f"dealt anew, {_fields(game.view_for(anew, seat), view)}: {where}"
            assert game.check(anew) == (), where
            assert _answers(walk, anew, seat) == _answers(walk, view, seat), where


def _fields(one: State, other: State) -> list[str]:
    """The names of the fields in which two states differ."""
    return [field.name for field in fields(type(one)) if getattr(one, field.name) != getattr(other, field.name)]


def hidden_fields(walk: Walk) -> Iterator[str]:
    """The fields that came out different when what the views hide was dealt anew."""
    for mark in walk.marks(close=1, stride=10):
        state = walk.states[mark]
        for seat in range(state.seats):
            yield from _fields(walk.game.redeal(walk.game.view_for(state, seat), Generator(mark)), state)


def bystanders_learn_nothing_hidden(walk: Walk) -> None:
    """What a seat sees of an action is the same whichever of the positions that it cannot tell apart is the real one.

    Where the position after the action still looks the same to the seat, its events are the same too. Nor does it
    learn which hidden answer another seat has given.
    """
    game = walk.game
    for mark in walk.marks():
        if mark == len(walk.moments):
            continue
        moment = walk.moments[mark]
        decision = game.decision(moment.before)
        others: list[Action] = []
        if decision and decision.simultaneous:
            others = [one for one in _some(_answers(walk, moment.before, moment.seat)) if one != moment.action]
        for seat in range(walk.setup.seats):
            twin = game.redeal(game.view_for(moment.before, seat), Generator(mark + 7))
            if not game.why_not(twin, moment.action):  # else the acting seat could not have done that there
                script = _fitting(game, twin, moment.action, moment.step)
                _same_to(walk, mark, seat, game.apply(twin, moment.action, script))
            for other in others if seat != moment.seat else ():
                _same_to(walk, mark, seat, game.apply(moment.before, other))


def _same_to(walk: Walk, mark: int, seat: int, other: Step[State]) -> None:
    """Whether ``other`` looks to the seat like the real step, unless the position after it shows which is real."""
    real = walk.moments[mark].step
    if walk.game.view_for(other.state, seat) == walk.game.view_for(real.state, seat):
        seen, seen_other = _seen(walk, real, seat), _seen(walk, other, seat)
        assert seen == seen_other, f"{seen} and {seen_other}: {walk.where(mark, seat)}"


def _fitting(game: Game[Any], state: State, action: Action, step: Step[State]) -> tuple[Any, ...]:
    """The outcomes of ``step`` as a script for the same action in a state that may ask chance less or more."""
    asked = game.apply(state, action).outcomes
    same = len(asked) == len(step.outcomes) and all(
        type(one) is type(other) for one, other in zip(asked, step.outcomes, strict=True)
    )
    return step.outcomes if same else ()


def _seen(walk: Walk, step: Step[State], seat: int) -> list[object]:
    masked = (walk.game.event_for(event, seat) for event in step.events)
    return [event for event in masked if event is not None and type(event).__name__ not in walk.hooks.passing]


def what_is_not_revealed_was_known(walk: Walk) -> None:
    """An action that reveals nothing leads where its seat could foresee, so taking it back is fair."""
    game = walk.game
    for mark in walk.marks():
        if mark == len(walk.moments) or walk.moments[mark].step.revealed:
            continue
        moment = walk.moments[mark]
        seat = moment.seat
        after = game.view_for(moment.step.state, seat)
        for start in range(2):
            other = game.redeal(game.view_for(moment.before, seat), Generator(mark + start))
            step = game.apply(other, moment.action)
            assert not step.revealed, walk.where(mark, seat)
            seen = game.view_for(step.state, seat)
            assert seen == after, f"revealed {_fields(seen, after)}: {walk.where(mark, seat)}"


#: Every check that looks at one walk, in the order in which they say most.
CHECKS: tuple[Callable[[Walk], None], ...] = (
    questions_fit_the_state,
    the_game_ends,
    states_are_sound,
    pieces_are_conserved,
    totals_are_sums,
    playing_changes_nothing_old,
    kept_outcomes_replay_the_game,
    legal_actions_are_all_there_is,
    no_number_is_too_large,
    answers_are_drawn_by_kind,
    everything_has_words,
    values_survive_writing,
    views_ask_what_the_state_asks,
    dealing_anew_respects_what_is_known,
    bystanders_learn_nothing_hidden,
    what_is_not_revealed_was_known,
)
