"""The drawings: what exists, the one hand they share, their recolouring, and that none is taken for another."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage

from vikingtable.ui import art

INK = QColor("#2B2320")
BONE = QColor("#FBF7EE")
SYMBOLS = [name for name in art.names() if name.split("/")[0] in ("feast", "wild", "knarr", "boru")]
ICONS = list(art.names("icons"))
PALETTE = {
    "#2B2320", "#FBF7EE", "#F3EBDD", "#E4D3B2", "#8A5A33", "#3E6C84", "#1F3A4D", "#DCE8EC", "#6E8B3D", "#B23A2E",
    "#D9972B", "#2F5D9B", "#77497A", "#E08A2C", "#B8402F", "#5E8C3A", "#2F6CA8", "#8C98A3", "#C9CED3", "#3B4048",
}  # fmt: skip
GOODS = """
    peas mead oil runestone flax stockfish hide silverware beans milk wool chest grain salt_meat linen silk cabbage
    game_meat skin_and_bones spices sheep fur jewelry fruits whale_meat robe treasure_chest cattle clothing silver_hoard
"""
SPECIALS = """
    glass_beads helmet cloakpin belt crucifix drinking_horn amber_figure horseshoe gold_brooch forge_hammer fibula
    throwing_axe chalice round_shield english_crown
"""
OTHER_THINGS = """
    silver ore wood stone bow snare spear long_sword whaling_boat knarr longship shed stone_house long_house viking
    thing_penalty mountain occupation moose sheep_pregnant cattle_pregnant
"""


def test_every_thing_of_the_feast_is_drawn():
    assert (len(GOODS.split()), len(SPECIALS.split())) == (30, 15)
    missing = [thing for thing in (GOODS + SPECIALS + OTHER_THINGS).split() if not art.has(f"feast/{thing}")]
    assert missing == []


def test_every_thing_of_the_smaller_games_is_drawn():
    things = {
        "wild": "village ship_yellow ship_red ship_blue ship_black card treasure sword shield horned_helmet joker",
        "knarr": (
            "suit_red suit_yellow suit_green suit_blue suit_purple vp bracelet recruit reputation card boat "
            "artifact_mead_cup artifact_silver_coin artifact_cauldron artifact_golden_bracelet artifact_helmet "
            "artifact_amulet artifact_weathervane"
        ),
        "boru": (
            "coin coin_lost renown church monastery raider court marriage expand liberate viking_token claim_town "
            "disc town_marker crown princess region road"
        ),
    }
    missing = [
        f"{room}/{thing}" for room, words in things.items() for thing in words.split() if not art.has(f"{room}/{thing}")
    ]
    assert missing == []


@pytest.mark.parametrize("name", [*SYMBOLS, *ICONS])
def test_drawn_by_one_hand(name):
    text = art.source(name)
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "0 0 64 64"
    assert "radient" not in text
    assert "<text" not in text
    assert "<image" not in text
    group = root[0]
    assert group.get("stroke") == "currentColor"
    assert group.get("stroke-linejoin") == "round"
    assert group.get("stroke-width") == ("5" if name.startswith("icons/") else "3")
    fills = set(re.findall(r'fill="(#[0-9A-Fa-f]{6})"', text))
    assert fills <= PALETTE
    assert len(fills - {"#2B2320"}) <= 3, "at most three fills beside ink"
    if name.startswith("icons/"):
        assert fills == set()


@pytest.mark.parametrize("name", [*SYMBOLS, *ICONS])
def test_keeps_clear_of_the_edge_and_fills_its_square(name):
    picture = art.render(name, 64, ink=INK)
    left, top, right, bottom = _box(picture)
    assert min(left, top) >= 2
    assert max(right, bottom) <= 61
    assert max(right - left, bottom - top) >= 40


def _box(picture: QImage) -> tuple[int, int, int, int]:
    """First and last column and row that hold more than a breath of colour."""
    seen = [
        (x, y) for y in range(picture.height()) for x in range(picture.width()) if picture.pixelColor(x, y).alpha() > 40
    ]
    return (
        min(x for x, _ in seen),
        min(y for _, y in seen),
        max(x for x, _ in seen),
        max(y for _, y in seen),
    )


def _grey(name: str) -> list[int]:
    """The symbol at 24 px in grey on white: 576 values from 0 to 255."""
    small = QImage(24, 24, QImage.Format.Format_RGB32)
    small.fill(QColor("white"))
    from PySide6.QtGui import QPainter

    painter = QPainter(small)
    painter.drawImage(0, 0, art.render(name, 24, ink=INK))
    painter.end()
    grey = small.convertToFormat(QImage.Format.Format_Grayscale8)
    line = grey.bytesPerLine()
    raw = bytes(grey.constBits())
    return [value for y in range(24) for value in raw[y * line : y * line + 24]]


def _difference(first: list[int], second: list[int]) -> float:
    """Mean difference of two grey pictures in percent, the best over shifts by a pixel."""
    best = 255.0
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            total = count = 0
            for y in range(max(0, dy), 24 + min(0, dy)):
                for x in range(max(0, dx), 24 + min(0, dx)):
                    total += abs(first[y * 24 + x] - second[(y - dy) * 24 + x - dx])
                    count += 1
            best = min(best, total / count)
    return best / 2.55


LEAST_DIFFERENCE = {"feast": 4.0, "wild": 4.0, "knarr": 4.0, "boru": 4.0, "icons": 1.4}
"""Mean difference in percent that two drawings of a room must keep; icons are thin lines on much white."""

SAME_ON_PURPOSE = {
    frozenset(("feast/sheep", "feast/sheep_pregnant")),
    frozenset(("feast/cattle", "feast/cattle_pregnant")),
    frozenset(("feast/occupation", "feast/occupation_start")),
}


@pytest.mark.parametrize("room", sorted(LEAST_DIFFERENCE))
def test_no_two_symbols_of_a_room_are_alike_at_24_px_in_grey(room):
    grey = {name: _grey(name) for name in art.names(room)}
    close = []
    for first, second in combinations(sorted(grey), 2):
        if frozenset((first, second)) in SAME_ON_PURPOSE:
            continue
        plain = sum(abs(a - b) for a, b in zip(grey[first], grey[second], strict=True)) / 576 / 2.55
        # Only pairs that are near each other as they lie need the search over shifts.
        if plain < 14 and _difference(grey[first], grey[second]) < LEAST_DIFFERENCE[room]:
            close.append((first, second))
    assert close == []


def test_outline_takes_the_ink_and_tinted_fills_the_seat():
    text = art.recoloured("feast/viking", QColor("#112233"), QColor("#445566"))
    assert "currentColor" not in text
    assert "#112233" in text
    assert 'fill="#445566"' in text
    assert "data-tint" not in text


def test_light_fills_step_back_under_light_ink():
    assert 'fill="#FBF7EE"' in art.recoloured("feast/sheep", INK)
    assert 'fill="#FBF7EE"' not in art.recoloured("feast/sheep", BONE)


def test_patterns_change_the_cloth_and_nothing_else():
    plain = art.render("feast/viking", 64, ink=INK, tint=QColor("#2F5D9B"))
    striped = art.render("feast/viking", 64, ink=INK, tint=QColor("#2F5D9B"), pattern="stripe")
    changed = [(x, y) for y in range(64) for x in range(64) if plain.pixel(x, y) != striped.pixel(x, y)]
    assert len(changed) > 100
    assert min(y for _, y in changed) >= 34, "helmet and face stay as they are"


def test_five_patterns_look_five_ways():
    pictures = [
        bytes(art.render("feast/viking", 32, ink=INK, tint=QColor("#2F5D9B"), pattern=pattern).constBits())
        for pattern in ("plain", "stripe", "chevron", "ring", "diamond")
    ]
    assert len(set(pictures)) == 5


def test_unknown_drawing_is_named():
    with pytest.raises(KeyError, match="feast/cheese"):
        art.source("feast/cheese")


def test_icon_follows_the_theme(qtbot):
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QToolButton

    from vikingtable.ui import theme as look

    holder = look.holder()
    before = holder.theme.scheme
    button = QToolButton()
    qtbot.addWidget(button)
    try:
        holder.configure("light")
        art.bind_icon(button, "icons/menu")
        assert button.icon().pixmap(32).toImage().pixelColor(16, 16).name() == "#2b2320"
        holder.configure("dark")
        assert button.icon().pixmap(32).toImage().pixelColor(16, 16).name() == "#f1e9da"
        disabled = button.icon().pixmap(32, QIcon.Mode.Disabled).toImage().pixelColor(16, 16).name()
        assert disabled == look.current().hex("text_disabled").lower()
    finally:
        holder.configure(before)


def test_wide_pictures_of_the_start_screen_are_there_without_text():
    assert set(art.names("scenes")) == {
        "scenes/boru",
        "scenes/feast",
        "scenes/hero",
        "scenes/knarr",
        "scenes/lab",
        "scenes/wild_vikings",
    }
    for name in art.names("scenes"):
        text = art.source(name)
        assert "<text" not in text
        assert "radient" not in text
        assert "currentColor" not in text
        ratio = art.size(name).width() / art.size(name).height()
        assert ratio == pytest.approx(3.0 if name == "scenes/hero" else 16 / 9, abs=0.01)


def test_program_icon_needs_no_recolouring(qapp):
    assert "currentColor" not in art.source("app/icon")
    assert {size.width() for size in art.app_icon().availableSizes()} == {16, 24, 32, 48, 64, 128, 256}
