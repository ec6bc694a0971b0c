"""The computer players of Brian Boru: the same for the same seed, better level by level, and stopped when told to."""

import pytest

from tests.bots.arena import play, wins
from tests.rules.boru.boru_positions import GAME, A, player, position
from vikingtable.bots.base import LEVELS, Budget
from vikingtable.bots.registry import bot_for, iterations_for
from vikingtable.rules.boru import acts, tables
from vikingtable.rules.boru.state import ON_BOARD, BoruState, ChoosePrincess, Upkeep
from vikingtable.rules.chance import Generator
from vikingtable.rules.game import Setup


def answer(level: str, state: BoruState, budget: Budget | None = None):
    """What the level plays for the seat that must answer first."""
    decision = GAME.decision(state)
    assert decision is not None
    view = GAME.view_for(state, GAME.to_answer(state)[0])
    return bot_for("boru", level).choose(view, decision, budget or Budget(iterations_for("boru", level)), Generator(7))


def the_princess(*vikings: int) -> BoruState:
    """Seat A has won the Princess of Denmark in the last round; it has one town in Munster, and so has B."""
    return position(
        player(43),
        player(44, 45, 46),
        player(1),
        frames=(Upkeep(1), ChoosePrincess(A)),
        vikings=vikings,
        claims={"munster": ON_BOARD},
        marriage=tables.PRINCESS,
    )


# What they do -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_military_support_is_taken_where_it_wins_a_token_of_7_points(level):
    assert answer(level, the_princess(44, 45)).action == acts.TakePrincess(A, tables.MILITARY)


@pytest.mark.parametrize("level", LEVELS)
def test_the_princess_is_spurned_for_4_points_where_there_are_no_viking_towns(level):
    assert answer(level, the_princess()).action == acts.TakePrincess(A, tables.SPURN)


@pytest.mark.parametrize("level", LEVELS)
def test_each_answer_has_a_reason(level):
    first = answer(level, the_princess(44, 45)).reasons[0]
    assert first.key.startswith("boru.reason.")


# How they do it -----------------------------------------------------------------------------------------------------


def test_same_seed_same_game():
    assert play("boru", ("medium", "easy", "random"), 4) == play("boru", ("medium", "easy", "random"), 4)


def test_hard_repeats_itself():
    state = GAME.new(Setup(3, 2)).state
    assert answer("hard", state) == answer("hard", state)


def test_thinking_can_be_cut_short():
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 3

    answer("hard", the_princess(44, 45), Budget(1_000_000, stop))
    assert len(asked) == 3


@pytest.mark.parametrize("seats", [4, 5])
def test_it_plays_with_more_seats(seats):
    winners, points = play("boru", ("medium",) + ("random",) * (seats - 1), 8)
    assert winners == (0,)
    assert min(points) >= 0


@pytest.mark.parametrize("option", ["five_player_last_card", "card5_expand_coins", "expand_into_active_town"])
def test_it_plays_by_every_option(option):
    chosen = {"five_player_last_card": "play", "card5_expand_coins": 2, "expand_into_active_town": True}[option]
    state = GAME.new(Setup(5, 1, ((option, chosen),))).state
    while seats := GAME.to_answer(state):
        view, decision = GAME.view_for(state, seats[0]), GAME.decision(state)
        choice = bot_for("boru", "easy").choose(view, decision, Budget(1), Generator(state.turn))
        state = GAME.apply(state, choice.action).state
    assert len(GAME.outcome(state)) >= 1


# How strong they are ------------------------------------------------------------------------------------------------


def test_easy_beats_two_random_players():
    assert wins("boru", ("easy", "random", "random"), 15)[0] >= 0.8


def test_medium_beats_two_easy_ones():
    assert wins("boru", ("medium", "easy", "easy"), 30)[0] >= 0.5


@pytest.mark.release
def test_easy_wins_80_of_100_games_against_two_random_players():
    assert wins("boru", ("easy", "random", "random"), 300)[0] >= 0.80


@pytest.mark.release
@pytest.mark.parametrize(("first", "second", "games"), [("medium", "easy", 300), ("hard", "medium", 150)])
def test_each_level_wins_53_of_100_games_against_two_of_the_level_below(first, second, games):
    assert wins("boru", (first, second, second), games)[0] >= 0.53
