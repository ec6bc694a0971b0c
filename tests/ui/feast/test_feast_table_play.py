"""The feast's table, used by the pointer: spaces, bar, narrowed choices, refusals, tabs."""

import pytest

from tests.ui.feast.table_help import MakePerson
from vikingtable.rules.feast.spaces import PLACE, SPACES


@pytest.mark.parametrize("seats", [1, 4])
def test_at_the_smallest_screen_everything_is_large_enough_without_scroll_bars(
    person_at: MakePerson, seats: int
) -> None:
    table = person_at(seats).table
    assert not table.view.horizontalScrollBar().isVisible()
    assert not table.view.verticalScrollBar().isVisible()
    zoom = table.view.zoom()
    places = [space.id for space in SPACES] + (["imitate_12", "imitate_34"] if seats == 4 else [])
    for place in places:
        rect = table.scene.rect_of(("space", place))
        assert rect.width() * zoom >= 44, place
        assert rect.height() * zoom >= 36, place
    assert table.scene.grids[0].cell * zoom >= 22


def test_a_click_on_a_space_places_vikings_there(person_at: MakePerson) -> None:
    person = person_at(1)
    person.click(("space", "fish"))
    assert person.state.owner[PLACE["fish"]] == 0
    assert person.state.players[0].thing == 5


def test_dragging_vikings_to_a_space_places_them(person_at: MakePerson) -> None:
    person = person_at(1)
    person.drag(person.at(("thing",)), person.at(("space", "weekly_1")))
    assert person.state.owner[PLACE["weekly_1"]] == 0


def test_a_closed_space_says_why(person_at: MakePerson) -> None:
    person = person_at(1)
    person.click(("space", "overseas_1"))
    assert person.table.bar.reasons() == (
        "Needs a knarr. Needs 1, you have 0: silver There is no green good in your supply."
    )
    assert person.state.owner[PLACE["overseas_1"]] == -1


def test_only_open_spaces_glow(person_at: MakePerson) -> None:
    person = person_at(1)
    glowing = person.table.scene.glowing()

    def glows(place: str) -> bool:
        rect = person.table.scene.rect_of(("space", place))
        return any(one.contains(rect.center()) for one in glowing)

    assert glows("fish")
    assert not glows("overseas_1")
