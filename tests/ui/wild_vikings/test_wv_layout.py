"""Where things lie: nothing overlaps or leaves the table at any shape, and all words fit in three languages."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from tests.ui.shell_help import FakeShell
from vikingtable.match.qt import Match
from vikingtable.ui import i18n
from vikingtable.ui import theme as look
from vikingtable.ui.wild_vikings import screens
from vikingtable.ui.wild_vikings.hand import places
from vikingtable.ui.wild_vikings.layout import LEAST_HEIGHT, LEAST_WIDTH, arranged
from vikingtable.ui.wild_vikings.pictures import Kit
from vikingtable.ui.wild_vikings.ships import heap

SHAPES = [(1004, 640), (1010, 590), (1570, 920), (700, 900), (2400, 700), (320, 240)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("others", [1, 2, 3, 4])
@pytest.mark.parametrize("text", [0.85, 1.0, 1.3])
def test_nothing_overlaps_and_nothing_leaves_the_table(shape, others, text):
    layout = arranged(*shape, others, text)
    table = QRectF(-0.001, 0, layout.width + 0.002, layout.height)
    assert layout.width >= LEAST_WIDTH
    assert layout.height >= LEAST_HEIGHT
    upper = {f"plate {at}": rect for at, rect in enumerate(layout.others)} | {
        "harbour": layout.harbour,
        "board": layout.board,
    }
    water = {f"berth {at}": rect.adjusted(8, 0, -8, -14) for at, rect in enumerate(layout.berths)} | {
        "plank": layout.plank,
        "warning": layout.warning,
    }
    die = {name: getattr(layout, name) for name in ("plate", "hand", "die", "caption", "deck", "discard")}
    bid = {
        name: getattr(layout, name)
        for name in ("plate", "hand", "note", "less", "bid", "more", "passing", "deck", "discard")
    }
    for group in (upper, water, die, bid):
        for name, rect in group.items():
            assert table.contains(rect), name
            assert rect.width() > 20, name
            assert rect.height() > 20, name
        for (one, first), (other, second) in combinations(group.items(), 2):
            assert not first.intersects(second), (one, other)
    for name in ("plank", "warning", "rules", "end", "island"):
        assert layout.harbour.contains(getattr(layout, name)), name
    for name in ("plate", "hand", "corner", "deck", "discard"):
        assert layout.board.contains(getattr(layout, name)), name


@pytest.mark.parametrize(
    "cards", [(1, 0, 0, 0), (3, 0, 2, 1), (2, 2, 1, 1), (6, 5, 4, 5), (15, 15, 15, 15), (0, 0, 0, 15)]
)
@pytest.mark.parametrize("width", [300, 420, 700])
def test_a_hand_of_any_size_lies_in_its_room(cards, width):
    room = QRectF(50, 10, width, 160)
    found = places(room, cards)
    assert len(found) == sum(cards)
    assert found[0].rect.left() >= room.left() - 0.01
    assert found[-1].rect.right() <= room.right() + 0.01
    lefts = [place.rect.left() for place in found]
    assert lefts == sorted(lefts)
    # Of every card something is seen, and what is seen of two cards does not overlap.
    assert min(place.seen.width() for place in found) >= 2
    for first, second in pairwise(found):
        assert first.seen.right() <= second.seen.left() + 0.01


def test_kinds_lie_farther_apart_than_cards_of_a_kind():
    found = places(QRectF(0, 0, 420, 160), (4, 4, 0, 0))
    steps = [b.rect.left() - a.rect.left() for a, b in pairwise(found)]
    assert steps[3] > steps[0] + 12


@pytest.mark.parametrize("count", [0, 1, 2, 7, 12, 37, 57])
def test_a_heap_holds_as_many_tokens_as_it_says_and_grows_narrower_upwards(count):
    found = heap(count, 20.0)
    assert len(found) == count
    assert len({(p.x(), p.y()) for p in found}) == count
    rows = sorted({p.y() for p in found}, reverse=True)
    sizes = [sum(1 for p in found if p.y() == row) for row in rows]
    assert sizes == sorted(sizes, reverse=True)


class _Context:
    """Stands in for a main window of the screens."""

    def __init__(self, shell: FakeShell) -> None:
        self.shell = shell
        self.page = None

    def match(self, session):
        return Match(session)

    def show_page(self, page):
        self.page = page
        page.resize(1350, 690)
        page.show()
        page.entered()
        return page


def _all_screens():
    found = {}
    screens.register(lambda name, make: found.setdefault(name, make))
    return found


@pytest.mark.parametrize("code", ["en", "ja", "bg"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_all_words_on_the_table_fit(qtbot, shell, monkeypatch, language, ja_font, code, text_scale):
    cut = []
    line, words = Kit.line, Kit.words

    def seen_line(self, text, width, size, *, bold=False):
        font, shown = line(self, text, width, size, bold=bold)
        if shown != text:
            cut.append(text)
        return font, shown

    def seen_words(self, text, rect, size, *, bold=False):
        font, flags, shown, fits = words(self, text, rect, size, bold=bold)
        if not fits:
            cut.append(text)
        return font, flags, shown, fits

    monkeypatch.setattr(Kit, "line", seen_line)
    monkeypatch.setattr(Kit, "words", seen_words)
    before = look.holder().theme
    try:
        language(code)
        look.holder().configure(language=code, text_scale=text_scale)
        for name, make in _all_screens().items():
            context = _Context(shell)
            make(context)
            qtbot.addWidget(context.page)
            QApplication.processEvents()
            context.page.grab()
            assert (name, cut) == (name, [])
            context.page.dispose()
            context.page.hide()
    finally:
        look.holder().configure(language=before.language, text_scale=before.text_scale)
    assert i18n.language() == code
