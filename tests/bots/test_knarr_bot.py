"""The computer players of Knarr: what they decide and say, that they repeat themselves, and how strong they are."""

import pytest
from attrs import evolve

from tests.benchmarks.strength import PAIRINGS, Pairing, measured
from tests.bots.arena import play, played
from vikingtable.bots.base import LEVELS, Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup
from vikingtable.rules.knarr import acts, tables
from vikingtable.rules.knarr.state import KnarrState
from vikingtable.rules.knarr.turn import trade_gains
from vikingtable.rules.registry import game
from vikingtable.texts.message import render

GAME = game("knarr")
KNARR = [one for one in PAIRINGS if one.game == "knarr" and one.promised]


def advice(level: str, state: KnarrState, seed: int = 1, also: tuple = ()):
    """What the level thinks of the open decision."""
    seat = GAME.to_answer(state)[0]
    budget = Budget(min(40, iterations_for("knarr", level)))
    view = GAME.view_for(state, seat)
    return bot_for("knarr", level).advise(view, GAME.decision(state), budget, Generator(seed), also)


def dealt(seed: int = 3, seats: int = 2, **player: object) -> KnarrState:
    """The first turn of a game, the seat in turn having this instead of what it was dealt."""
    state = GAME.new(Setup(seats, seed)).state
    players = list(state.players)
    players[state.active] = evolve(players[state.active], **player)
    return evolve(state, players=tuple(players))


# What they do -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_winning_points_are_taken_in_the_last_turn(level: str) -> None:
    # The last seat of the last round: 38 to 40; a viking brings one point, the destination six.
    state = dealt(vp=38, recruits=3, crew=((0, 0), (), (8, 8), (), ()), hand=(1, 5, 12))
    other = 1 - state.active
    players = tuple(evolve(one, vp=40) if seat == other else one for seat, one in enumerate(state.players))
    state = evolve(state, players=players, row_b=(34, 29, 26), last_round=True, first=other)
    assert advice(level, state)[0].action == acts.Explore(state.active, 34)


def test_bracelets_are_traded_when_no_turn_is_left() -> None:
    # The last turn of the game, 36 to 40: three bracelets gain three, six or seven points.
    state = dealt(vp=36, bracelets=3, destinations=(15, 16, 17))
    other = 1 - state.active
    players = tuple(evolve(one, vp=40) if seat == other else one for seat, one in enumerate(state.players))
    state = evolve(state, players=players, last_round=True, first=other)
    while state.frames:
        state = GAME.apply(state, advice("hard", state)[0].action).state
    assert state.winners == (1 - other,)
    assert state.players[1 - other].vp >= 43


@pytest.mark.parametrize("level", LEVELS)
def test_no_bracelet_is_given_for_nothing(level: str) -> None:
    # The first column has no symbol, the second one a recruit token: one bracelet alone would gain nothing.
    state = dealt(bracelets=3, recruits=0, destinations=())
    assert trade_gains(state.boat, state.players[state.active], 1) == (0, 0, 0, 0, 0)
    state = GAME.apply(state, acts.OpenTrade(state.active)).state
    offered = [one.action for one in advice(level, state)]
    assert acts.Trade(state.active, 1) not in offered
    assert acts.Trade(state.active, 2) in offered


def test_answers_asked_for_are_weighed_too() -> None:
    state = dealt(bracelets=1, crew=((0, 0), (4, 4), (), (), ()))
    place = next(one for one in GAME.legal_actions(state, state.active) if isinstance(one, acts.Explore))
    state = GAME.apply(state, place).state
    back = acts.CancelExplore(state.active)
    assert back not in [one.action for one in advice("hard", state)]
    weighed = [one.action for one in advice("hard", state, also=(back,))]
    assert weighed.count(back) == 1


# How they do it -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_first_advice_is_what_is_played(level: str) -> None:
    state, random = GAME.new(Setup(2, 8)).state, Generator(4)
    for _ in range(12):
        seat = GAME.to_answer(state)[0]
        view, decision = GAME.view_for(state, seat), GAME.decision(state)
        budget, seed = Budget(10), random.next64()
        answers = bot_for("knarr", level).advise(view, decision, budget, Generator(seed))
        assert [one.value for one in answers] == sorted([one.value for one in answers], reverse=True)
        assert len({one.action for one in answers}) == len(answers)
        chosen = bot_for("knarr", level).choose(view, decision, budget, Generator(seed))
        assert chosen.action == answers[0].action
        assert chosen.reasons == answers[0].reasons
        state = GAME.apply(state, chosen.action).state


def test_same_seed_same_game() -> None:
    assert play("knarr", ("medium", "easy"), 11) == play("knarr", ("medium", "easy"), 11)


def test_hard_gives_the_same_advice_for_the_same_seed() -> None:
    state = dealt()
    assert advice("hard", state, seed=5) == advice("hard", state, seed=5)


def test_thinking_can_be_cut_short() -> None:
    state, asked = dealt(), []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    view = GAME.view_for(state, state.active)
    bot_for("knarr", "hard").choose(view, GAME.decision(state), Budget(1_000_000, stop), Generator(1))
    assert len(asked) == 3


@pytest.mark.parametrize("artifact", tables.ARTIFACTS)
def test_they_play_with_every_artifact_to_the_end(artifact: str) -> None:
    options = (("artifacts", artifact), ("boat", "advanced"))
    for seed in range(3):
        result = played("knarr", ("easy", "medium", "medium"), seed, options=options)
        assert max(result.points) >= 40


def test_four_computers_finish_a_game() -> None:
    winners, points = play("knarr", ("easy", "medium", "easy", "medium"), 5)
    assert max(points) >= 40
    assert points[winners[0]] == max(points)


# What they say ------------------------------------------------------------------------------------------------------


def test_every_answer_of_two_games_has_a_reason_in_words() -> None:
    keys = set()
    for seed in range(2):
        state = GAME.new(Setup(2, seed, (("artifacts", "mead_cup_and_random"),))).state
        while GAME.to_answer(state):
            answers = advice("medium", state)
            for one in answers:
                assert one.reasons
                assert all("%" not in render(reason) for reason in one.reasons)
                keys.update(reason.key for reason in one.reasons)
            state = GAME.apply(state, answers[0].action).state
    assert keys >= {
        f"knarr.reason.{what}"
        for what in ("gains", "will_gain", "column", "income", "last_round", "each_trade", "pays", "free", "keeps_all")
    }


def said(state: KnarrState, action: acts.Action) -> list[str]:
    return [
        render(reason)
        for one in advice("easy", state, also=(action,))
        if one.action == action
        for reason in one.reasons
    ]


def test_a_recruit_names_its_gains_its_column_and_the_income() -> None:
    # A red column of two points and one reputation; the third step of the track brings a point a turn.
    state = dealt(crew=((0, 0, 3), (), (), (), ()), reputation=2, hand=(1, 5, 9))
    assert said(state, acts.Recruit(state.active, 1)) == [
        "Gains: 2 victory points, 1 bracelet, 1 step of reputation",
        "Crew column of 4 Vikings (red)",
        "Points at the start of each turn: 0 → 1",
    ]


def test_an_exploration_names_gains_and_trade() -> None:
    state = evolve(dealt(crew=((), (4, 5), (), (), ()), recruits=0), row_a=(16, 1, 6))
    assert said(state, acts.Explore(state.active, 16)) == [
        "Gains: 1 step of reputation",
        "A trade of three bracelets then gains in addition: 2 victory points",
    ]


# How strong they are ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "games"), [("easy", 20), ("medium", 10)])
def test_every_level_beats_random_play(level: str, games: int) -> None:
    assert measured(Pairing("knarr", level, "random", 2, 0.95), games).mean >= 0.8


def test_medium_beats_easy_in_a_few_games() -> None:
    assert measured(Pairing("knarr", "medium", "easy", 2, 0.65), 20).mean > 0.5


@pytest.mark.release
@pytest.mark.parametrize("pairing", KNARR, ids=lambda one: one.name)
def test_levels_differ_as_promised(pairing: Pairing) -> None:
    assert measured(pairing, pairing.games).kept
