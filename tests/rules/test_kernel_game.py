"""What every game has from the kernel: options, set-up, refusals, scores, simultaneous answers, the shelf."""

import pytest
from attrs import evolve

from tests.invented.packets import Keep, PacketsGame
from tests.invented.shelf import INVENTED, on_the_shelf
from vikingtable.rules import registry
from vikingtable.rules.game import Option, Score, Setup, SetupError, is_view
from vikingtable.rules.simultaneous import Answers
from vikingtable.rules.state import NO_GENERATOR, NOBODY, IllegalAction
from vikingtable.texts.message import msg


class OptionsGame(PacketsGame):
    """Packets with options of each kind."""

    options = (
        Option("open", default=False, values=(False, True)),
        Option("bids", default="high", values=("high", "free")),
        Option("tokens", default=40, low=10, high=60, presets=(20, 40, "even")),
        Option("limit", default=None, values=(None, 10, 12)),
    )


# Options and set-up -------------------------------------------------------------------------------------------------


def test_options_left_out_have_their_defaults() -> None:
    options = OptionsGame().resolved(Setup(2, options=(("bids", "free"),)))
    assert options == {"open": False, "bids": "free", "tokens": 40, "limit": None}


@pytest.mark.parametrize(
    ("key", "value"),
    [("open", True), ("tokens", 10), ("tokens", 60), ("tokens", "even"), ("limit", 12), ("limit", None)],
)
def test_values_that_an_option_allows(key: str, value: object) -> None:
    assert OptionsGame().resolved(Setup(2, options=((key, value),)))[key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("open", 1),
        ("open", "true"),
        ("open", None),
        ("bids", "low"),
        ("tokens", 9),
        ("tokens", 61),
        ("tokens", True),
        ("tokens", "40"),
        ("limit", 11),
        ("limit", False),
    ],
)
def test_values_that_an_option_does_not_allow_are_named(key: str, value: object) -> None:
    with pytest.raises(SetupError) as fault:
        OptionsGame().resolved(Setup(2, options=((key, value),)))
    assert fault.value.reason == msg("common.setup.bad_value", key, str(value))


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(SetupError) as fault:
        OptionsGame().new(Setup(2, options=(("colour", "red"),)))
    assert fault.value.reason == msg("common.setup.unknown_option", "colour")


@pytest.mark.parametrize("seats", [1, 5, 0, -1])
def test_a_wrong_number_of_seats_is_refused_with_the_right_ones(seats: int) -> None:
    with pytest.raises(SetupError) as fault:
        PacketsGame().new(Setup(seats))
    assert fault.value.reason == msg("common.setup.seats", seats, 2, 4)


# Applying -----------------------------------------------------------------------------------------------------------


def test_apply_on_a_view_is_an_error() -> None:
    game = PacketsGame()
    state = game.new(Setup(2, 3)).state
    view = game.view_for(state, 0)
    assert (is_view(state), is_view(view)) == (False, True)
    assert (view.viewer, view.generator, state.viewer) == (0, NO_GENERATOR, NOBODY)
    with pytest.raises(ValueError, match="apply on a view"):
        game.apply(view, Keep(0, view.packets[0][0]))


def test_an_illegal_action_raises_with_its_reasons() -> None:
    game = PacketsGame()
    state = game.new(Setup(2), script=[tuple(range(20))]).state
    with pytest.raises(IllegalAction, match=r"^test_packets\.not_there$") as refusal:
        game.apply(state, Keep(0, 20))
    assert refusal.value.reasons == (msg("test_packets.not_there", 20),)


def test_a_total_is_the_sum_of_its_lines() -> None:
    assert Score((("tokens", 7), ("minus", -3), ("none", 0))).total == 4
    assert Score(()).total == 0


# Simultaneous answers -----------------------------------------------------------------------------------------------


def test_answers_come_in_any_order_and_are_applied_in_that_of_the_seats() -> None:
    answers = Answers.asked((3, 0, 2))
    assert answers.waiting == (0, 2, 3)
    answers = answers.with_answer(Keep(3, 7)).with_answer(Keep(0, 1))
    assert (answers.waiting, answers.complete) == ((2,), False)
    answers = answers.with_answer(Keep(2, 5))
    assert answers.complete
    assert answers.in_seat_order() == (Keep(0, 1), Keep(2, 5), Keep(3, 7))


def test_each_asked_seat_answers_once_and_no_other() -> None:
    answers = Answers.asked((0, 2)).with_answer(Keep(0, 1))
    for seat in (0, 1):
        with pytest.raises(ValueError, match=f"seat {seat} has no answer to give"):
            answers.with_answer(Keep(seat, 1))


def test_a_seat_sees_its_own_answer_and_that_others_have_answered() -> None:
    answers = Answers.asked((0, 1, 2)).with_answer(Keep(0, 1)).with_answer(Keep(2, 5))
    seen = answers.seen_by(2)
    assert (seen.of(0), seen.of(1), seen.of(2)) == (None, None, Keep(2, 5))
    assert (seen.hidden, seen.waiting) == ((0,), (1,))
    assert answers.hidden == ()
    assert answers.seen_by(NOBODY).hidden == (0, 2)


def test_answers_cannot_be_applied_while_one_is_open_or_hidden() -> None:
    answers = Answers.asked((0, 1)).with_answer(Keep(0, 1))
    with pytest.raises(ValueError, match="not all answers are known"):
        answers.in_seat_order()
    with pytest.raises(ValueError, match="not all answers are known"):
        answers.with_answer(Keep(1, 2)).seen_by(0).in_seat_order()


def test_a_guess_takes_the_place_of_a_hidden_answer_only() -> None:
    view = Answers.asked((0, 1, 2)).with_answer(Keep(0, 1)).with_answer(Keep(2, 5)).seen_by(2)
    assert view.filled(Keep(0, 9)).of(0) == Keep(0, 9)
    for seat in (1, 2):
        with pytest.raises(ValueError, match=f"the answer of seat {seat} is not hidden"):
            view.filled(Keep(seat, 9))


def test_forged_answers_are_found() -> None:
    good = Answers.asked((0, 1, 2)).with_answer(Keep(1, 4))
    assert good.faultless(3, view=False)
    assert good.seen_by(0).faultless(3, view=True)
    for forged in (
        good.seen_by(0),  # a full state hides nothing
        Answers((), (), ()),
        evolve(good, seats=(0, 1)),
        evolve(good, given=(False, True)),
        evolve(good, seats=(0, 2, 1)),
        evolve(good, seats=(0, 1, 3)),
        evolve(good, seats=(-1, 1, 2)),
        evolve(good, given=(True, True, True)),
        evolve(good, given=(False, False, False)),
        evolve(good, actions=(None, Keep(2, 4), None)),
    ):
        assert not forged.faultless(3, view=False), forged


# The shelf ----------------------------------------------------------------------------------------------------------


def test_four_games_are_on_the_shelf_in_their_order() -> None:
    assert registry.game_ids() == ("feast", "knarr", "boru", "wild_vikings")


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        registry.game("chess")


def test_an_invented_game_can_be_put_on_the_shelf_and_taken_off() -> None:
    with on_the_shelf():
        assert registry.game("test_tolls") is INVENTED["test_tolls"]
    with pytest.raises(KeyError):
        registry.game("test_tolls")
