"""The feast's table, used by the pointer: spaces, bar, narrowed choices, refusals, tabs."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.feast.table_help import MakePerson, holding
from tests.ui.shell_help import FakeShell
from vikingtable import paths
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast.handler import HANDLERS
from vikingtable.rules.feast.spaces import PLACE, SPACES
from vikingtable.ui.feast.sections import SECTIONS


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


def test_whatever_glows_can_be_clicked_through_a_whole_solo_game(person_at: MakePerson) -> None:
    person = person_at(1, seed=2)
    random = Generator(7)
    table = person.table
    for _ in range(600):
        if table.match.winners is not None:
            break
        targets = [target for target in table.deeds.at if not table.scene.rect_of(target).isEmpty()]
        buttons = table.bar.answer_buttons()
        bar = not targets or (table.match.decision.kind != "place_vikings" and random.below(3) == 0)
        if bar and buttons:
            person.qtbot.mouseClick(random.choice(buttons), Qt.MouseButton.LeftButton)
        else:
            person.click(random.choice(targets))
    assert table.match.winners == (0,)
    assert table.feast.phase == 13


def test_hands_lie_face_down_after_a_window_until_their_owner_turns_them_up(person_at: MakePerson) -> None:
    person = person_at(2)
    table = person.table
    seat = table.front
    table.veiled = True
    table._show(table.feast, None)
    hidden = [area.target for area in table.scene.areas() if area.target[0] == "card"]
    assert hidden
    assert all(target[1] <= 0 for target in hidden)
    person.click(hidden[0])
    shown = [area.target[1] for area in table.scene.areas() if area.target[0] == "card"]
    assert shown == list(table.feast.players[seat].hand)


def test_a_card_that_is_pointed_at_is_shown_large(person_at: MakePerson) -> None:
    person = person_at(1)
    target = next(area.target for area in person.table.scene.areas() if area.target[0] == "card")
    person.move(person.at(target))
    assert person.table.scene._preview is not None
    assert person.table.scene._preview.isVisible()
    person.move(person.at(("space", "fish")))
    assert not person.table.scene._preview.isVisible()


def test_a_tooltip_says_what_is_printed_on_a_cell(person_at: MakePerson) -> None:
    person = person_at(1)
    text = person.table.view.tooltip_at(person.cell(0, 3, 8))
    assert text.splitlines()[0] == "Income 2"
    assert "Home board" in text


def test_undo_takes_back_the_last_placement(person_at: MakePerson) -> None:
    person = person_at(1)
    person.click(("space", "weekly_1"))
    person.table.undo_action.trigger()
    assert person.state.owner[PLACE["weekly_1"]] == -1
    assert person.state.players[0].thing == 6


def test_windows_that_are_switched_off_pass_by_themselves(person_at: MakePerson, shell: FakeShell) -> None:
    shell.settings.windows = False
    person = person_at(1, edit=holding(oil=1))
    person.press_bar("Pass for this round")
    person.qtbot.waitUntil(lambda: person.table.match.decision.kind == "feast", timeout=2000)
    assert person.table.bar.sentence().startswith("Anna: Feast:")


def test_f1_opens_a_section_that_is_in_the_rules(person_at: MakePerson) -> None:
    person = person_at(1)
    rules = paths.resource("rules", "feast", "en.md").read_text(encoding="utf-8")
    assert person.table.rules_at() == ("feast", "actions")
    for section in set(SECTIONS.values()) | {"placing", "upgrades", "end"}:
        assert f"{{#{section}}}" in rules
    assert set(SECTIONS) == {handler.kind for handler in HANDLERS.values() if handler.kind}
    person.click(("space", "up_2"))
    assert person.table.rules_at() == ("feast", "upgrades")


def test_pointing_at_an_income_number_frames_the_square_it_needs(person_at: MakePerson) -> None:
    person = person_at(1)
    person.move(person.cell(0, 4, 7))
    slab = person.table.scene._needed
    assert slab is not None
    assert slab.isVisible()
    # Income 3 stands five cells right of and above the corner.
    cell = person.table.scene.grids[0].cell
    assert 5 * cell <= slab.sceneBoundingRect().width() <= 6 * cell + 2
    person.move(person.at(("space", "fish")))
    assert not slab.isVisible()
