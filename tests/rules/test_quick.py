"""The faster ``__init__`` of frozen values: the value, its class and its laws stay the same."""

import copy
import gc
import pickle
from collections.abc import Callable

import attrs
import pytest
from attrs import frozen

from vikingtable.quick import maker, quick
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.acts import Choose
from vikingtable.rules.feast.frames import Acting
from vikingtable.rules.feast.state import FeastPlayer
from vikingtable.rules.game import Setup
from vikingtable.rules.registry import game, game_ids


@quick
@frozen(weakref_slot=False)
class Ship:
    """A value with all that the rules use."""

    name: str
    berth: int
    ore: int = 2
    crew: tuple[int, ...] = (1, 1)


def test_fields_by_place_by_name_and_by_default() -> None:
    ship = Ship("Skidbladnir", berth=3)
    assert (ship.name, ship.berth, ship.ore, ship.crew) == ("Skidbladnir", 3, 2, (1, 1))
    assert type(ship) is Ship
    with pytest.raises(TypeError, match="berth"):
        Ship("Naglfar")  # type: ignore[call-arg]


def test_a_value_stays_frozen_equal_and_hashable() -> None:
    one, other = Ship("Drakkar", 1), Ship("Drakkar", 1)
    assert one == other
    assert len({one, other}) == 1
    assert one != Ship("Drakkar", 2)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        one.ore = 3  # type: ignore[misc]
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        del one.ore
    assert repr(one) == "Ship(name='Drakkar', berth=1, ore=2, crew=(1, 1))"


def test_a_value_is_changed_copied_and_sent_to_another_process_as_before() -> None:
    ship = Ship("Drakkar", 1)
    assert attrs.evolve(ship, ore=0) == Ship("Drakkar", 1, 0)
    assert copy.deepcopy(ship) == ship
    assert pickle.loads(pickle.dumps(ship)) == ship


def test_a_value_of_few_fields_one_of_them_its_base_s() -> None:
    action = Choose(2, option="wood")
    assert (action.seat, action.option) == (2, "wood")
    assert action == Choose(seat=2, option="wood") == pickle.loads(pickle.dumps(action))
    assert attrs.evolve(action, seat=1) == Choose(1, "wood")
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        action.option = "stone"  # type: ignore[misc]
    with pytest.raises(TypeError, match="option"):
        Choose(2)  # type: ignore[call-arg]


def test_a_maker_makes_what_the_class_makes() -> None:
    make = maker(Ship)
    ship = make("Drakkar", berth=1)
    assert type(ship) is Ship
    assert ship == Ship("Drakkar", 1) == Ship("Drakkar", 1, 2, (1, 1))
    assert make("Drakkar", 1, 0, (3, 2)) == Ship("Drakkar", 1, 0, (3, 2))
    assert pickle.loads(pickle.dumps(ship)) == ship
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        ship.ore = 3  # type: ignore[misc]
    with pytest.raises(TypeError, match="berth"):
        make("Naglfar")  # type: ignore[call-arg]


def test_classes_that_need_more_than_setting_stay_as_they_are() -> None:
    @frozen
    class Checked:
        one: int = attrs.field(validator=attrs.validators.instance_of(int))
        two: int = 0
        three: int = 0
        four: list[int] = attrs.field(factory=list)

    before = Checked.__init__
    assert quick(Checked).__init__ is before
    assert maker(Checked) is Checked
    with pytest.raises(TypeError):
        Checked("one")  # type: ignore[arg-type]


@frozen(weakref_slot=False)
class Hurried:
    """Wants a word before its fields are set."""

    one: int
    two: int = 0
    three: int = 0
    four: int = 0

    def __attrs_pre_init__(self) -> None:
        begun.append("hurried")


@frozen(weakref_slot=False)
class Doubled:
    """Makes its fields of another argument."""

    one: int
    two: int
    three: int
    four: int

    def __init__(self, ore: int) -> None:
        self.__attrs_init__(ore, 2 * ore, 3 * ore, 4 * ore)  # type: ignore[attr-defined]


@frozen(weakref_slot=False)
class Counted:
    """Counts its objects."""

    one: int
    two: int = 0
    three: int = 0
    four: int = 0

    def __new__(cls, *fields: int) -> "Counted":
        begun.append("counted")
        return object.__new__(cls)


@frozen(weakref_slot=False, cache_hash=True)
class Kept:
    """Keeps its hash once it is known."""

    one: int
    two: int = 0
    three: int = 0
    four: int = 0


#: What the classes above have said.
begun: list[str] = []


@pytest.mark.parametrize("way", [quick, maker])
def test_classes_with_code_of_their_own_for_making_an_object_stay_as_they_are(
    way: Callable[[Callable[..., object]], Callable[..., object]],
) -> None:
    begun.clear()
    assert way(Hurried)(1) == Hurried(1)
    assert way(Counted)(1) == Counted(1)
    assert begun == ["hurried", "hurried", "counted", "counted"]
    assert attrs.astuple(way(Doubled)(5)) == (5, 10, 15, 20)  # type: ignore[arg-type]


@pytest.mark.parametrize("way", [quick, maker])
def test_a_class_that_keeps_its_hash_stays_as_it_is(
    way: Callable[[Callable[..., object]], Callable[..., object]],
) -> None:
    assert {way(Kept)(1): "ore"}[Kept(1)] == "ore"


def test_the_values_that_every_game_makes_again_and_again_are_made_quickly() -> None:
    # Only the faster ``__init__`` changes the class while it sets the fields, or calls the setters of slots.
    for cls in (*(game(game_id).state_type for game_id in game_ids()), FeastPlayer, Acting):
        assert "_change" in cls.__init__.__code__.co_names
    assert "_set_option" in Choose.__init__.__code__.co_names


# Nothing left for the collector ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", game_ids())
def test_play_leaves_no_values_that_hold_each_other(game_id: str) -> None:
    # Search makes states by the ten thousand: what only the collector of cycles can free costs time at every pause.
    rules = game(game_id)

    def play(seats: int) -> None:
        random, state = Generator(seats), rules.new(Setup(seats, seed=7)).state
        while waiting := rules.to_answer(state):
            state = rules.apply(state, rules.sample(state, waiting[0], random)).state

    for seats in (rules.seats[0], rules.seats[-1]):
        play(seats)  # what is made once and kept
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            play(seats)
            gc.collect()
            left = [value for value in gc.garbage if type(value).__module__.startswith("vikingtable.")]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
        assert left == []
