"""How much worse than the choice another answer is said to be: no more than chance leaves over."""

import pytest

from vikingtable.bots.gaps import likely_gap, worths


def test_the_same_gap_on_every_deal_is_believed():
    assert likely_gap(12.0, 36.0, 4) == pytest.approx(3.0)


def test_of_gaps_that_differ_a_part_is_taken_off():
    # Gaps of 6, 0, 6, 0: the mean of 3 has a standard error of √3, and 3 − 3 ÷ 3 are left.
    assert likely_gap(12.0, 72.0, 4) == pytest.approx(2.0)


def test_a_gap_that_chance_could_make_is_none():
    # Gaps of 10, −8, 10, −8.
    assert likely_gap(4.0, 328.0, 4) == 0.0


def test_one_deal_says_nothing():
    assert likely_gap(9.0, 81.0, 1) == 0.0


def test_the_choice_is_worth_its_mean_and_no_other_answer_more():
    assert worths([(20.0, 30.0), (18.0, 28.0), (26.0, 36.0)]) == pytest.approx([25.0, 23.0, 25.0])
