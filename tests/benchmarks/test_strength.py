"""The measuring of strength: shared wins, the sequential test, and the table in the document."""

import pytest

from tests.benchmarks.strength import BEGIN, END, PAIRINGS, Pairing, Result, deal, measured, table
from tests.bots.arena import Played

TWO = Pairing("wild_vikings", "hard", "random", 2, 0.65, 100)
ALONE = Pairing("feast", "hard", "", 1, 60.0, 50)


def game(*winners: int, points: int = 0) -> Played:
    return Played(winners, (points, points), (10, 20), (0.5, 0.4))


def test_a_shared_win_counts_half() -> None:
    result = Result(TWO).with_deal([game(0), game(0, 1)]).with_deal([game(1), game(1)])
    assert result.deals == (0.75, 0.0)
    assert result.mean == 0.375


def test_times_are_those_of_both_sides() -> None:
    result = Result(TWO).with_deal([game(0), game(1)])
    assert result.decisions == (20, 40)
    assert result.milliseconds == (50.0, 20.0)
    assert not result.slow


def test_more_than_a_tenth_of_a_second_is_too_slow() -> None:
    slow = Result(TWO).with_deal([Played((0,), (1, 0), (10, 10), (1.2, 0.1))])
    assert slow.slow


def test_the_test_ends_soon_when_all_is_won_or_all_is_lost() -> None:
    won, lost = Result(TWO), Result(TWO)
    for _ in range(30):
        won, lost = won.with_deal([game(0), game(0)]), lost.with_deal([game(1), game(1)])
    assert (won.decided, won.kept) == (True, True)
    assert (lost.decided, lost.kept) == (True, False)


def test_the_test_goes_on_while_the_promise_lies_within_chance() -> None:
    result = Result(TWO)
    for _ in range(50):
        result = result.with_deal([game(0), game(0)]).with_deal([game(0), game(1)])
        result = result.with_deal([game(1), game(0)])
    assert result.mean == pytest.approx(2 / 3)
    # 150 deals; 150 · 0.06 · 0.0167 / 0.0566 = 2.65 < ln 19.
    assert not result.decided


def test_points_of_one_player_are_a_mean() -> None:
    result = Result(ALONE).with_deal([game(0, points=50)]).with_deal([game(0, points=80)])
    assert result.mean == 65.0
    assert result.kept
    assert result.cells()[4:7] == ("65.0 ± 29.4 points", "60 points", "kept")


def test_without_a_promise_clearly_more_than_an_equal_player_is_asked() -> None:
    unpromised = Result(Pairing("boru", "hard", "medium", 4, None, 40))
    clear = doubtful = unpromised
    for number in range(10):
        clear = clear.with_deal([game(0), game(0), game(1), game(2)])
        doubtful = doubtful.with_deal([game(0 if number < 4 else 1)] * 4)
    assert clear.kept
    assert clear.cells()[5:7] == ("equal: 25 %", "stronger")
    # 40 ± 32 %.
    assert not doubtful.kept
    assert doubtful.cells()[6] == "open"
    assert not clear.decided


def test_rows_of_other_seats_stay() -> None:
    three = Result(Pairing("boru", "hard", "medium", 3, 0.53, 90)).with_deal([game(0), game(0), game(1)]).cells()
    four = Result(Pairing("boru", "hard", "medium", 4, None, 40)).with_deal([game(0), game(0), game(1)]).cells()
    both = table(table(f"{BEGIN}\n{END}", [four]), [three])
    assert both.index("| hard-medium | 3 |") < both.index("| hard-medium | 4 |")


def test_a_row_replaces_the_older_one_and_leaves_the_others() -> None:
    text = f"Words.\n{BEGIN}\n{END}\nMore."
    one = Result(TWO).with_deal([game(0), game(0)]).with_deal([game(0), game(1)]).cells()
    other = ("knarr", "easy-random", "2", "8", "99.0 ± 1.0 %", "95 %", "kept", "1.0 / 0.1")
    first = table(table(text, [other]), [one])
    assert first.index("| wild_vikings | hard-random") < first.index("| knarr | easy-random")
    again = table(first, [(*one[:4], "12.0 ± 1.0 %", *one[5:])])
    assert again.count("hard-random") == 1
    assert "12.0 ± 1.0 %" in again
    assert "99.0 ± 1.0 %" in again
    assert again.startswith("Words.\n")
    assert again.endswith("\nMore.")


def test_every_rotation_of_the_seats_is_played() -> None:
    pairing = Pairing("wild_vikings", "easy", "random", 3, 0.5, 6)
    games = deal(pairing, 1)
    assert len(games) == 3
    assert all(len(one.points) == 3 for one in games)


def test_a_pairing_can_be_played_to_the_end_though_the_test_has_an_answer() -> None:
    pairing = Pairing("wild_vikings", "easy", "random", 2, 0.05, 80)
    assert len(measured(pairing, 80).deals) == 30
    assert len(measured(pairing, 80, to_the_end=True).deals) == 40


def test_two_processes_measure_the_same_as_one() -> None:
    pairing = next(one for one in PAIRINGS if one.game == "wild_vikings" and one.name == "easy-random")
    assert measured(pairing, 8, jobs=2).deals == measured(pairing, 8).deals
