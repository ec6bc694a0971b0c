"""The theme: contrast of every pair that is read together, type, seats and suits, and the switch at run time."""

import pytest
from PySide6.QtGui import QColor

from vikingtable.ui import theme as look
from vikingtable.ui.theme import Theme, ThemeHolder, contrast

TEXT_PAIRS = [
    (ink, ground)
    for ink, grounds in {
        "text": "window panel panel_raised board button button_hover button_press field hover card cell ring",
        "text_soft": "window panel panel_raised field hover",
        "on_accent": "accent accent_hover accent_press",
        "on_selection": "selection",
        "link": "window panel panel_raised",
        "danger": "window panel button",
        "warning": "window panel",
        "success": "window panel",
        "on_tooltip": "tooltip",
        "on_danger": "danger",
        "on_curtain": "curtain",
        "cell_mark": "coin cell ring",
    }.items()
    for ground in grounds.split()
]
SIGN_PAIRS = [
    (ink, ground)
    for ink, grounds in {
        "focus": "window panel panel_raised field button",
        "line_strong": "window panel button field",
        "legal": "window cell",
        "illegal": "window cell",
        "glow": "window panel cell",
        "text_disabled": "window panel button_disabled",
        "tar": "window panel board card",
    }.items()
    for ground in grounds.split()
]


def test_contrast_of_black_on_white_is_21():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_reads_at_4_5_to_1(scheme, ink, ground):
    theme = Theme(scheme)
    assert contrast(theme.hex(ink), theme.hex(ground)) >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), SIGN_PAIRS)
def test_signs_and_frames_show_at_3_to_1(scheme, ink, ground):
    theme = Theme(scheme)
    assert contrast(theme.hex(ink), theme.hex(ground)) >= 3.0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("colour", look.GOODS_COLOURS)
def test_symbol_ink_on_its_tile_shows_at_3_to_1(scheme, colour):
    theme = Theme(scheme)
    ink, tile = theme.goods_ink(colour).name(), theme.goods(colour).name()
    assert contrast(ink.upper(), tile.upper()) >= 3.0


def test_goods_and_their_ink_are_the_same_by_day_and_night():
    light, dark = Theme("light"), Theme("dark")
    inks = {colour: light.goods_ink(colour).name().upper() for colour in look.GOODS_COLOURS}
    assert inks == {
        "orange": "#2B2320",
        "red": "#FBF7EE",
        "green": "#2B2320",
        "blue": "#FBF7EE",
        "special": "#2B2320",
        "silver": "#2B2320",
        "ore": "#FBF7EE",
    }
    assert all(light.goods(colour) == dark.goods(colour) for colour in look.GOODS_COLOURS)
    assert all(light.goods_ink(colour) == dark.goods_ink(colour) for colour in look.GOODS_COLOURS)


def test_window_and_ink_change_places_at_night():
    assert (Theme("light").hex("tar"), Theme("light").hex("window")) == ("#2B2320", "#FBF7EE")
    assert (Theme("dark").hex("tar"), Theme("dark").hex("window")) == ("#F1E9DA", "#1C1F22")


def test_unknown_token_is_named():
    with pytest.raises(KeyError, match="mauve"):
        Theme().colour("mauve")


def test_five_seats_differ_in_colour_and_in_pattern():
    theme = Theme()
    assert len({theme.seat(seat).name() for seat in range(5)}) == 5
    assert [theme.seat_pattern(seat) for seat in range(5)] == ["plain", "stripe", "chevron", "ring", "diamond"]
    assert {Theme(patterns=False).seat_pattern(seat) for seat in range(5)} == {"plain"}


def test_suits_have_a_shape_each():
    shapes = [look.SUIT_SHAPES[suit] for suit in ("red", "yellow", "green", "blue", "purple")]
    assert shapes == ["circle", "square", "triangle", "star", "hexagon"]
    assert set(look.SUIT_SHAPES) == set(look.SUIT_COLOURS)


def test_ink_on_a_fill_is_the_one_that_reads():
    assert Theme().ink_on(QColor("#1F3A4D")).name().upper() == "#FBF7EE"
    assert Theme().ink_on(QColor("#E4D3B2")).name().upper() == "#2B2320"


def test_type_sizes_follow_the_text_size(qapp):
    assert [Theme().points(step) for step in ("small", "body", "title", "display")] == [11, 13, 16, 22]
    assert Theme(text_scale=1.5).font("title").pointSizeF() == pytest.approx(24.0)


def test_japanese_asks_for_a_japanese_face_first(qapp):
    if not look.covers_japanese():
        pytest.skip("no face for Japanese is installed here; .ci/run installs one")
    faces = Theme(language="ja").font().families()
    assert faces[0] in ("Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", "Hiragino Sans", "Meiryo", "IPAexGothic")
    assert Theme(language="en").font().families()[0] != faces[0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_style_sheet_has_every_token_put_in(scheme):
    sheet = Theme(scheme).stylesheet()
    assert "@" not in sheet
    assert Theme(scheme).hex("accent") in sheet
    for line in sheet.split('url("')[1:]:
        assert line.split('"')[0].endswith(".svg")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_the_style_sheet_exist(scheme):
    from pathlib import Path

    named = {part.split('"')[0] for part in Theme(scheme).stylesheet().split('url("')[1:]}
    assert named
    assert [path for path in named if not Path(path).is_file()] == []


def test_holder_tells_of_a_change_and_only_of_a_change(qtbot):
    holder = ThemeHolder()
    with qtbot.waitSignal(holder.changed):
        holder.configure("dark")
    assert holder.theme.scheme == "dark"
    with qtbot.assertNotEmitted(holder.changed):
        holder.configure("dark", text_scale=1.0)
    with qtbot.waitSignal(holder.changed):
        holder.configure(text_scale=1.3, language="ja")
    assert (holder.theme.scheme, holder.theme.text_scale, holder.theme.language) == ("dark", 1.3, "ja")


def test_installing_dresses_the_application(qapp, qtbot):
    font, palette, sheet = qapp.font(), qapp.palette(), qapp.styleSheet()
    holder = ThemeHolder()
    try:
        holder.configure("dark")
        holder.install(qapp)
        assert qapp.palette().window().color().name().upper() == "#1C1F22"
        holder.configure("light")
        assert qapp.palette().window().color().name().upper() == "#FBF7EE"
        assert "#FBF7EE" in qapp.styleSheet()
    finally:
        qapp.setStyleSheet(sheet)
        qapp.setPalette(palette)
        qapp.setFont(font)
