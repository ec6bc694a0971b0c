"""Many occupations in hand or played: each is read by its name at the smallest screen, and none lies over another."""

from collections.abc import Callable
from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from tests.ui.feast.table_help import MakePerson, with_player
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.feast.state import FeastState
from vikingtable.ui import theme as look
from vikingtable.ui.feast import cards
from vikingtable.ui.feast.cardface import card_title
from vikingtable.ui.feast.geometry import places_for
from vikingtable.ui.feast.slab import Brush

#: The table's part of a window of 1366 × 768, in pixels; a unit of the scene is a pixel there.
_PLACES = places_for(1058, 645)


def dealt(hand: tuple[int, ...], played: tuple[int, ...]) -> Callable[[FeastState], FeastState]:
    """A position in which the first player has these cards."""
    return lambda state: with_player(state, 0, hand=hand, played=played)


def longest(count: int) -> tuple[int, ...]:
    """The cards with the longest names."""
    font = QFontMetricsF(look.current().pixel_font(10))
    found = sorted(
        (card for card in OCCUPATION if card > 0), key=lambda card: -font.horizontalAdvance(card_title(card))
    )
    return tuple(found[:count])


def disjoint(rects: list[QRectF]) -> bool:
    return not any(one.intersects(other.adjusted(0.01, 0.01, -0.01, -0.01)) for one, other in combinations(rects, 2))


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
@pytest.mark.parametrize(("held", "laid"), [(3, 3), (5, 9), (7, 7), (8, 2), (1, 8)])
def test_every_name_is_legible_at_the_smallest_screen(
    code: str, held: int, laid: int, language: Callable[[str], str], ja_font: str
) -> None:
    language(code)
    hand, played = longest(held), longest(laid)
    areas = cards.shared(_PLACES.hand, _PLACES.played, held, laid)
    for area, shown in zip(areas, (hand, played), strict=True):
        rects = cards.lying(area, shown)
        assert disjoint(rects)
        assert all(area.contains(rect) for rect in rects)
        if not cards.listed(area, shown):
            continue
        # All names of a list stand in letters of one size, which fit into the height of a line.
        size = cards.letters(area, shown)
        assert size >= 9
        metrics = QFontMetricsF(look.current().pixel_font(size))
        for card, rect in zip(shown, rects, strict=True):
            assert rect.height() >= 1.4 * size
            # Number and more than half of the name stand there even of the longest ones of all.
            assert (rect.width() - 15) / metrics.horizontalAdvance(card_title(card)) >= 0.57, card_title(card)


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
def test_names_are_as_large_as_the_longest_of_the_list_allows(
    code: str, language: Callable[[str], str], ja_font: str
) -> None:
    language(code)
    for count in range(3, 11):
        shown = longest(count + 40)[40:]
        area = cards.shared(_PLACES.hand, _PLACES.played, count, 2)[0]
        if cards.listed(area, shown):
            size = cards.letters(area, shown)
            wide = max(QFontMetricsF(look.current().pixel_font(size)).horizontalAdvance(card_title(c)) for c in shown)
            room = cards.lying(area, shown)[0].width() - 15
            assert size == 9 or wide <= room + 1


def test_the_names_of_a_list_are_drawn_in_one_size(person_at: MakePerson, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = longest(9)
    names = [card_title(card) for card in hand]
    drawn: list[tuple[str, int]] = []
    text = Brush.text

    def seen(self: Brush, rect: QRectF, words: str, pixels: float, *rest: object, **more: object) -> None:
        text(self, rect, words, pixels, *rest, **more)  # type: ignore[arg-type]
        if len(words) > 8 and any(name.startswith(words.rstrip("…")) for name in names):
            drawn.append((words, self.painter.font().pixelSize()))

    monkeypatch.setattr(Brush, "text", seen)
    person = person_at(1, edit=dealt(hand, (31, 32)))
    area = cards.shared(person.table.places.hand, person.table.places.played, 9, 2)[0]
    assert len({words for words, _ in drawn}) == 9
    assert {size for _, size in drawn} == {cards.letters(area, hand)}


def test_few_cards_lie_beside_each_other_with_their_faces() -> None:
    rects = cards.lying(_PLACES.hand, (4, 5))
    assert not cards.listed(_PLACES.hand, (4, 5))
    assert rects[0].right() < rects[1].left()
    assert rects[0].width() == pytest.approx(cards.CARD_WIDTH)


def test_many_backs_overlap_as_there_is_nothing_to_read() -> None:
    hidden = (0, 0, 0, -1, 0, 0, 0)
    assert not cards.listed(_PLACES.hand, hidden)
    rects = cards.lying(_PLACES.hand, hidden)
    assert disjoint(rects)
    assert rects[-1].right() <= _PLACES.hand.right()


def test_one_side_takes_the_room_that_the_other_does_not_need() -> None:
    left, right = cards.shared(_PLACES.hand, _PLACES.played, 1, 8)
    assert left.width() == pytest.approx(cards.CARD_WIDTH + 8)
    assert right.left() - left.right() == pytest.approx(6)
    assert right.right() == pytest.approx(_PLACES.played.right())
    left, right = cards.shared(_PLACES.hand, _PLACES.played, 2, 2)
    assert left.width() == pytest.approx(right.width())
    left, right = cards.shared(_PLACES.hand, _PLACES.played, 12, 3)
    assert left.width() / (left.width() + right.width()) == pytest.approx(0.65)


def test_each_of_many_cards_is_pointed_at_chosen_by_key_and_shown_large(person_at: MakePerson) -> None:
    hand = tuple(range(4, 11))
    person = person_at(1, edit=dealt(hand, (31, 32)))
    scene = person.table.scene
    shown = [(area.target, area.rect) for area in scene.areas() if area.target[0] == "card"]
    assert [target[1] for target, _ in shown] == list(hand)
    assert disjoint([rect for _, rect in shown])
    for target, rect in shown:
        person.move(person.at(target))
        assert scene._preview is not None
        assert scene._preview.isVisible()
        large = scene._preview.sceneBoundingRect()
        # It lies above the cards, so that the others stay in sight.
        assert large.bottom() <= person.table.places.hand.top() + 1
        assert rect.bottom() <= person.table.places.hand.bottom()
    names = [spot.name for spot in person.table.view.spots() if spot.id[0] == "card"]
    assert len(names) == 7
    assert len(set(names)) == 7


def test_a_card_played_from_a_long_list_leaves_the_list(person_at: MakePerson) -> None:
    person = person_at(1, edit=dealt(tuple(range(4, 11)), ()))
    state = person.state
    player = state.players[0]
    fewer = evolve(player, hand=player.hand[:2], played=player.hand[2:])
    person.table.scene.show_table(
        evolve(person.table.scene.seen, state=evolve(state, players=(fewer,))), frozenset({"players"})
    )
    kinds = [area.target[0] for area in person.table.scene.areas() if area.target[0] in ("card", "played")]
    assert kinds.count("card") == 2
    assert kinds.count("played") == 5
