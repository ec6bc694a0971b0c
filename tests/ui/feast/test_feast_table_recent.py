"""What the others did since a player's last turn is marked on the action board."""

import pytest
from PySide6.QtGui import QColor

from tests.ui.feast.table_help import MakePerson, Person
from tests.ui.shell_help import FakeShell
from vikingtable.rules.feast import acts


@pytest.fixture
def person_openly(person_at: MakePerson, shell: FakeShell) -> MakePerson:
    """Tables without a curtain between two people."""
    shell.settings.open_hands = True
    return person_at


def _marked(person: Person) -> set[str]:
    seen = person.table.scene.seen
    assert seen is not None
    return set(seen.fresh)


def _corner(person: Person, place: str) -> QColor:
    """The colour at the upper right of a space, a little inside its frame."""
    slab = person.table.scene.parts["actions"].slabs[("space", place)]
    image = slab.pixmap().toImage()
    return image.pixelColor(image.width() - 5, 5)


def test_the_space_that_another_player_took_is_marked_in_the_colour_of_the_player(person_openly: MakePerson) -> None:
    person = person_openly(2)
    first = person.table.acting
    assert first is not None
    before = _corner(person, "fish")
    person.click(("space", "fish"))
    # The next player finds the mark of the one before.
    assert person.table.acting == 1 - first
    assert _marked(person) == {"fish"}
    seat = person.table.scene.seen.sharp.theme.seat(person.table.looks[first])  # type: ignore[union-attr]
    assert _corner(person, "fish").hue() == seat.hue()
    assert _corner(person, "fish") != before


def test_only_what_came_after_ones_own_placing_is_marked(person_openly: MakePerson) -> None:
    person = person_openly(2)
    person.click(("space", "fish"))
    person.click(("space", "weekly_1"))
    assert _marked(person) == {"weekly_1"}


def test_undo_takes_the_mark_away(person_openly: MakePerson) -> None:
    person = person_openly(2)
    first = person.table.acting
    assert first is not None
    recent = person.table.recent
    person.click(("space", "mtn_2"))
    assert recent.spaces(1 - first, 1) == {"mtn_2"}
    person.table.undo_action.trigger()
    assert recent.spaces(1 - first, 1) == set()
    person.table.redo_action.trigger()
    assert recent.spaces(1 - first, 1) == {"mtn_2"}
    # What is looked at lies before it.
    assert recent.spaces(1 - first, 0) == set()


def test_a_player_alone_has_no_marks(person_openly: MakePerson) -> None:
    person = person_openly(1)
    person.click(("space", "fish"))
    assert _marked(person) == set()


def test_of_several_placings_the_last_one_of_each_other_player_is_marked(person_openly: MakePerson) -> None:
    person = person_openly(3)
    order = [person.table.acting]
    person.click(("space", "fish"))
    order.append(person.table.acting)
    person.click(("space", "weekly_1"))
    assert len(set(order)) == 2
    assert _marked(person) == {"fish", "weekly_1"}
    third = person.table.acting
    assert third is not None
    person.act(acts.Pass(third))
    person.click(("space", "weekly_2"))
    person.click(("space", "weekly_3"))
    assert person.table.acting == order[0]
    assert _marked(person) == {"weekly_3"}
