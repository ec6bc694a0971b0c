"""The door of chance: the published sequence, even draws, scripts that overrule, outcomes kept."""

import pytest

from vikingtable.rules.chance import Chance, ChanceError, Generator

# The generator ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)),
        (
            1234567,
            (
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ),
        ),
    ],
)
def test_the_numbers_are_those_of_splitmix64(seed: int, numbers: tuple[int, ...]) -> None:
    generator = Generator(seed)
    assert tuple(generator.next64() for _ in numbers) == numbers


def test_the_same_seed_draws_the_same_on_every_machine() -> None:
    generator = Generator(7)
    assert [generator.below(6) for _ in range(12)] == [2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5]
    assert generator.order(8) == (4, 1, 0, 3, 2, 5, 6, 7)
    assert generator.state == 7 + 19 * 0x9E3779B97F4A7C15 & (1 << 64) - 1


def test_numbers_made_ahead_are_those_made_one_by_one() -> None:
    def number(state: int) -> int:
        state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1
        state = (state ^ (state >> 27)) * 0x94D049BB133111EB & (1 << 64) - 1
        return state ^ (state >> 31)

    generator, state = Generator(2**64 - 3), 2**64 - 3
    for drawn in range(100):
        assert generator.state == state
        assert Generator(state).next64() == number(state := state + 0x9E3779B97F4A7C15 & (1 << 64) - 1)
        assert (generator.next64() if drawn % 2 else generator.below(1 << 64)) == number(state)


def test_only_the_lowest_64_bits_of_a_seed_count() -> None:
    assert Generator(5).next64() == Generator(5 + (1 << 64)).next64()
    assert Generator(-1).next64() == Generator((1 << 64) - 1).next64()


@pytest.mark.parametrize("n", [2, 3, 6, 10, 60])
def test_draws_below_a_number_are_even(n: int) -> None:
    generator, draws = Generator(2024), 20_000
    counts = [0] * n
    for _ in range(draws):
        counts[generator.below(n)] += 1
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    # The 99.9 % point of chi-square with n - 1 degrees of freedom, rounded up.
    assert chi_square < {2: 10.9, 3: 13.9, 6: 20.6, 10: 27.9, 60: 99.0}[n]


def test_every_order_of_four_is_as_likely_as_any_other() -> None:
    generator, draws = Generator(99), 24_000
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(draws):
        order = generator.order(4)
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.8  # 99.9 %, 23 degrees of freedom


def test_there_is_no_number_below_one_and_no_choice_from_nothing() -> None:
    with pytest.raises(ValueError, match="no number below 0"):
        Generator(1).below(0)
    with pytest.raises(ValueError, match="no number below 0"):
        Generator(1).choice(())


def test_a_choice_is_one_of_the_items_and_reaches_all() -> None:
    generator = Generator(3)
    assert {generator.choice("abc") for _ in range(50)} == {"a", "b", "c"}


# Scripts and kept outcomes ------------------------------------------------------------------------------------------


def test_outcomes_are_kept_in_the_order_of_the_questions() -> None:
    chance = Chance(7)
    rolled, drawn, shuffled = chance.die(6), chance.below(10), chance.shuffled("abcd")
    assert 1 <= rolled <= 6
    assert 0 <= drawn < 10
    order = chance.outcomes[2]
    assert chance.outcomes[:2] == [rolled, drawn]
    assert isinstance(order, tuple)
    assert shuffled == tuple("abcd"[at] for at in order)


def test_a_script_overrules_chance() -> None:
    chance = Chance(7, [6, 9, (3, 2, 1, 0)])
    assert (chance.die(6), chance.below(10), chance.shuffled("abcd")) == (6, 9, ("d", "c", "b", "a"))
    assert chance.outcomes == [6, 9, (3, 2, 1, 0)]


def test_a_short_script_overrules_the_first_questions_only() -> None:
    free, scripted = Chance(7), Chance(7, [1])
    free.die(6), scripted.die(6)
    assert free.below(1000) == scripted.below(1000)


def test_the_generator_moves_on_under_a_script_as_without_one() -> None:
    free, scripted = Chance(7), Chance(7, [6, 9, (3, 2, 1, 0)])
    for chance in (free, scripted):
        chance.die(6), chance.below(10), chance.shuffled("abcd")
    assert free.generator == scripted.generator != 7


def test_a_replay_with_the_kept_outcomes_gives_the_same() -> None:
    first = Chance(41)
    results = (first.shuffled(range(9)), first.die(6), first.below(3))
    again = Chance(41, first.outcomes)
    assert (again.shuffled(range(9)), again.die(6), again.below(3)) == results
    assert again.generator == first.generator


@pytest.mark.parametrize("outcome", [0, 7, -1, True, (1, 2), "3"])
def test_a_scripted_roll_must_be_a_face_of_the_die(outcome: object) -> None:
    with pytest.raises(ChanceError, match="outcome 0"):
        Chance(1, [outcome]).die(6)


@pytest.mark.parametrize("outcome", [-1, 10, False, (1,)])
def test_a_scripted_number_must_be_below_the_limit(outcome: object) -> None:
    with pytest.raises(ChanceError, match="no number from 0 to 9"):
        Chance(1, [outcome]).below(10)


@pytest.mark.parametrize("outcome", [3, (0, 1), (0, 1, 1), (1, 2, 3), (0, 1, 2, 3)])
def test_a_scripted_shuffle_must_hold_each_place_once(outcome: object) -> None:
    with pytest.raises(ChanceError, match="no order of 3 items"):
        Chance(1, [outcome]).shuffled("abc")


def test_a_script_longer_than_the_questions_is_refused_at_the_end() -> None:
    chance = Chance(1, [3, 4])
    chance.die(6)
    with pytest.raises(ChanceError, match="2 outcomes given, 1 asked for"):
        chance.finish()
