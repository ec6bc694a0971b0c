"""The card about the tile in hand: it says in a few words what speaks against it, and leaves the boards free."""

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tests.ui.feast.table_help import MakePerson, Person, holding, with_player
from vikingtable.rules.feast.state import FeastState, Site
from vikingtable.texts import TEXTS
from vikingtable.texts.message import msg
from vikingtable.ui.feast.ghosts import card_corner
from vikingtable.ui.feast.sites import plate_of
from vikingtable.ui.feast.trying import card_lines, tile_lines
from vikingtable.ui.i18n import say
from vikingtable.ui.lab.wording import Said


def card(person: Person) -> QRectF:
    """Where the card lies, in pixels of the view."""
    item = person.table.scene.ghosts._bubble
    assert item.isVisible()
    return QRectF(QPointF(person.table.view.mapFromScene(item.pos())), item.pixmap().deviceIndependentSize())


def boards(person: Person) -> list[QRectF]:
    """Where the boards of the player in front lie, in pixels of the view."""
    view = person.table.view
    return [QRectF(view.mapFromScene(plate_of(grid)).boundingRect()) for grid in person.table.scene.grids]


def hold_over(person: Person, item: str, site: int, x: float, y: float) -> None:
    """Drag a good over a cell; the button stays down."""
    person.press(person.at(("item", item)))
    person.move(person.cell(site, x + 1, y))
    person.move(person.cell(site, x, y))


def with_islands(state: FeastState) -> FeastState:
    """Beans in the supply, and beside the home board an island and a house."""
    state = holding(beans=1)(state)
    more = [Site(kind, state.rules.area(kind).empty) for kind in ("iceland", "long_house")]
    return with_player(state, 0, sites=(*state.players[0].sites, *more))


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
@pytest.mark.parametrize("size", [(1366, 709), (1920, 1020)])
def test_what_is_said_of_a_tile_leaves_every_board_free(
    size: tuple[int, int], code: str, person_at: MakePerson, language: Callable[[str], str]
) -> None:
    language(code)
    person = person_at(1, size=size, edit=with_islands)
    for site, x, y in ((0, 5, 4), (0, 0.5, 0.5), (0, 9, 10), (1, 2, 2), (2, 1, 0)):
        hold_over(person, "beans", site, x, y)
        assert person.table.hands.legal == (site == 2)  # a house takes food
        assert not any(card(person).intersects(board) for board in boards(person)), (site, x, y)
        assert QRectF(person.table.view.viewport().rect()).contains(card(person))
        person.table.hands.drop_all()
        person.release(person.cell(0, 3, 3))


def test_two_broken_rules_are_two_short_lines_and_the_panel_has_the_sentences(person_at: MakePerson) -> None:
    person = person_at(1, edit=holding(beans=1))
    hold_over(person, "beans", 0, 5.5, 4.5)
    judgement = person.table.hands.judgement
    assert judgement is not None
    lines = card_lines(tile_lines(judgement), legal=False)
    assert [(one.sign, say(one.message)) for one in lines] == [
        ("1", "Not allowed here"),
        ("2", "Income before its square"),
    ]
    assert "Tiles of this kind are not allowed here." in person.table.hand_panel.text()[1]
    assert "An income cell is covered only with or after its whole square." in person.table.hand_panel.text()[1]


def test_of_four_broken_rules_the_card_says_two_and_how_many_more() -> None:
    rules = ("colour", "inside", "overlap", "income")
    said = tuple(Said(str(number), msg(f"tiles.why.{rule}")) for number, rule in enumerate(rules, 1))
    assert [say(one.message) for one in card_lines(said, legal=False)] == [
        "Not allowed here",
        "Sticks out (and 2 more)",
    ]
    assert card_lines(tuple(evolve(one, message=msg("lab.effect.minus", n=2)) for one in said), legal=True)[3:]


def test_every_rule_has_a_short_form() -> None:
    rules = {key.removeprefix("tiles.why.") for key in TEXTS if key.startswith("tiles.why.")}
    assert {key.removeprefix("tiles.brief.") for key in TEXTS if key.startswith("tiles.brief.")} == rules
    assert all(len(str(TEXTS[f"tiles.brief.{rule}"])) <= 25 for rule in rules)


def test_in_an_enlarged_view_the_card_lies_beside_the_tile() -> None:
    seen, board = QRectF(0, 0, 400, 300), QRectF(-100, -100, 800, 600)
    beside = card_corner(QSizeF(120, 40), QRectF(200, 100, 60, 60), [board], seen)
    assert (beside.x(), beside.y()) == (200 - 8 - 120, 100)
    beside = card_corner(QSizeF(120, 40), QRectF(20, 280, 60, 60), [board], seen)
    assert (beside.x(), beside.y()) == (20 + 60 + 8, 300 - 40)
