"""Tiles, cells, cards and dice as they are drawn, and the cache that keeps them."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from vikingtable.ui import atlas as sheets
from vikingtable.ui import outlines, painting, pieces
from vikingtable.ui.atlas import Atlas
from vikingtable.ui.pieces import CardFace
from vikingtable.ui.theme import Theme

LIGHT = Theme("light")
DARK = Theme("dark")
HELMET = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]


def test_shape_is_moved_to_the_origin():
    assert outlines.normalised([(7, 5), (6, 5), (6, 4)]) == ((0, 0), (0, 1), (1, 1))
    assert outlines.extent([(7, 5), (6, 5), (6, 4)]) == (2, 2)
    with pytest.raises(ValueError, match="at least one cell"):
        outlines.normalised([])


def test_outline_of_a_rectangle_has_four_corners():
    assert outlines.outline([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]) == [[(0, 0), (3, 0), (3, 2), (0, 2)]]


def test_outline_of_an_l_has_six_corners_and_a_ring_has_two_borders():
    assert len(outlines.outline(HELMET)[0]) == 6
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(len(loop) for loop in outlines.outline(ring)) == [4, 4]


def test_cells_that_touch_at_a_corner_have_borders_of_their_own():
    assert [len(loop) for loop in outlines.outline([(0, 0), (1, 1)])] == [4, 4]


def test_path_keeps_inside_the_cells():
    path = outlines.shape_path(HELMET, 40.0, 2.0, 4.0)
    box = path.boundingRect()
    assert (box.left(), box.top(), box.right(), box.bottom()) == pytest.approx((2, 2, 78, 118))
    assert not path.contains(QPointF(60, 100))
    assert path.contains(QPointF(60, 60))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ([(0, 0)], (0.5, 0.5, 1.06)),
        ([(0, 0), (1, 0)], (1.0, 0.5, 1.06)),
        ([(x, y) for x in range(2) for y in range(2)], (1.0, 1.0, 1.96)),
        ([(x, y) for x in range(3) for y in range(3)], (1.5, 1.5, 2.7)),
        ([(x, y) for x in range(4) for y in range(3)], (2.0, 1.5, 2.7)),
        ([(x, y) for x in range(4) for y in range(2)], (2.0, 1.0, 1.96)),
        (HELMET, (1.0, 1.0, 1.96)),
    ],
)
def test_symbol_lies_on_the_middle_of_the_tile(cells, expected):
    assert outlines.symbol_square(cells) == expected


def test_symbol_lies_on_cells_of_the_shape_only():
    horseshoe = [(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    x, y, side = outlines.symbol_square(horseshoe)
    assert (x, y, side) == (1.5, 2.5, 1.06)


def test_bucket_ladder_has_three_steps_to_the_double():
    assert [sheets.bucket(pixels) for pixels in (3, 8, 9, 16, 17, 40, 64)] == [8, 8, 11, 16, 21, 41, 64]


def test_tile_pixmap_has_room_for_its_shadow_and_the_ratio(qapp):
    atlas = Atlas()
    pixmap = atlas.tile_pixmap(HELMET, "special", "feast/helmet", 40, 2.0, theme=LIGHT)
    margin = atlas.tile_margin(40)
    assert pixmap.devicePixelRatio() == 2.0
    assert (pixmap.width(), pixmap.height()) == (2 * (80 + 2 * margin), 2 * (120 + 2 * margin))
    image = pixmap.toImage()
    fill = image.pixelColor(round(2 * (margin + 20)), round(2 * (margin + 108)))
    assert fill.name().upper() == "#8C98A3"
    assert image.pixelColor(round(2 * (margin + 60)), round(2 * (margin + 108))).alpha() == 0


def test_symbol_on_a_tile_stays_upright_when_the_tile_is_turned(qapp):
    atlas = Atlas()
    margin = round(atlas.tile_margin(40))
    lying = atlas.tile_pixmap([(0, 0), (1, 0)], "red", "feast/mead", 40, theme=Theme(patterns=False)).toImage()
    upright = atlas.tile_pixmap([(0, 0), (0, 1)], "red", "feast/mead", 40, theme=Theme(patterns=False)).toImage()

    def ink(image, left, top):
        return {
            (x, y)
            for x in range(10, 30)
            for y in range(10, 30)
            if image.pixelColor(margin + left + x, margin + top + y) == QColor("#FBF7EE")
        }

    first, second = ink(lying, 20, 0), ink(upright, 0, 20)
    assert len(first) > 15
    assert len(first & second) > 0.9 * max(len(first), len(second))


@pytest.mark.parametrize("colour", ["orange", "red", "green", "blue", "special"])
def test_second_sign_shows_only_while_patterns_are_on(qapp, colour):
    atlas = Atlas()
    square = [(x, y) for x in range(2) for y in range(2)]
    signed = atlas.tile_pixmap(square, colour, None, 40, theme=Theme(patterns=True)).toImage()
    bare = atlas.tile_pixmap(square, colour, None, 40, theme=Theme(patterns=False)).toImage()
    assert signed != bare


def test_second_signs_tell_the_colours_apart_without_colour(qapp):
    atlas = Atlas()
    square = [(x, y) for x in range(2) for y in range(2)]
    signs = set()
    for colour in ("orange", "red", "green", "blue", "special"):
        image = atlas.tile_pixmap(square, colour, None, 40, theme=Theme(patterns=True)).toImage()
        fill = Theme().goods(colour).rgba()
        signs.add(frozenset((x, y) for x in range(10, 83) for y in range(10, 83) if image.pixel(x, y) != fill))
    assert len(signs) == 5
    assert all(len(first ^ second) > 150 for first in signs for second in signs if first != second)


def test_held_tile_casts_a_longer_shadow_than_a_placed_one(qapp):
    atlas = Atlas()
    margin = round(atlas.tile_margin(40))
    held = atlas.tile_pixmap([(0, 0)], "blue", None, 40, held=True, theme=LIGHT).toImage()
    placed = atlas.tile_pixmap([(0, 0)], "blue", None, 40, theme=LIGHT).toImage()
    below = [held.pixelColor(margin + 20, margin + 40 + d).alpha() for d in range(6)]
    below_placed = [placed.pixelColor(margin + 20, margin + 40 + d).alpha() for d in range(6)]
    assert sum(alpha > 0 for alpha in below) > sum(alpha > 0 for alpha in below_placed) > 0


def test_every_kind_of_cell_looks_its_own_way_in_both_schemes(qapp):
    atlas = Atlas()
    for theme in (LIGHT, DARK):
        pictures = [
            atlas.cell_pixmap("plain", 40, theme=theme),
            atlas.cell_pixmap("minus", 40, theme=theme),
            atlas.cell_pixmap("income", 40, value=4, theme=theme),
            atlas.cell_pixmap("income", 40, value=15, theme=theme),
            atlas.cell_pixmap("bonus", 40, symbols=("feast/ore",), theme=theme),
            atlas.cell_pixmap("bonus", 40, symbols=("feast/runestone", "feast/ore"), theme=theme),
            atlas.cell_pixmap("water", 40, theme=theme),
            atlas.cell_pixmap("rock", 40, theme=theme),
            atlas.cell_pixmap("post", 40, theme=theme),
        ]
        images = [picture.toImage() for picture in pictures]
        assert all(first != second for at, first in enumerate(images) for second in images[:at])


def test_same_picture_is_drawn_once(qapp):
    atlas = Atlas()
    first = atlas.pixmap("feast/peas", 24, theme=LIGHT)
    assert atlas.pixmap("feast/peas", 24, theme=LIGHT).cacheKey() == first.cacheKey()
    assert atlas.count == 1
    atlas.pixmap("feast/peas", 24, theme=DARK)
    atlas.pixmap("feast/peas", 24, 2.0, theme=LIGHT)
    atlas.pixmap("feast/peas", 32, theme=LIGHT)
    assert atlas.count == 4


def test_cache_drops_what_was_not_used_for_longest(qapp):
    atlas = Atlas(limit_bytes=40_000)
    old = atlas.pixmap("feast/peas", 64, theme=LIGHT).cacheKey()
    kept = atlas.pixmap("feast/peas", 32, theme=LIGHT).cacheKey()
    atlas.pixmap("feast/peas", 80, theme=LIGHT)
    assert atlas.bytes <= 40_000
    assert atlas.pixmap("feast/peas", 32, theme=LIGHT).cacheKey() == kept
    assert atlas.pixmap("feast/peas", 64, theme=LIGHT).cacheKey() != old


def test_one_sheet_never_outgrows_the_limit(qapp):
    atlas = Atlas(limit_bytes=50_000)
    for name in ("feast/peas", "feast/mead", "feast/oil", "feast/runestone", "feast/flax"):
        atlas.pixmap(name, 64, theme=LIGHT)
    assert atlas.bytes <= 50_000
    assert atlas.count == 2


def test_card_shows_band_symbols_and_points(qapp):
    atlas = Atlas()
    face = CardFace(band="fjord", title="Ferryman", number="12", line=("2", "→", "feast/peas"), points="3")
    image = atlas.card_pixmap(face, 180, 110, theme=LIGHT).toImage()
    assert (image.width(), image.height()) == (180, 110)
    assert image.pixelColor(90, 4).name().upper() == "#3E6C84"
    assert image.pixelColor(160, 80).name().upper() != image.pixelColor(20, 100).name().upper()
    plain = atlas.card_pixmap(CardFace(band="fjord"), 180, 110, theme=LIGHT).toImage()
    assert image != plain


def test_long_card_name_stays_within_the_band(qapp):
    atlas = Atlas()
    face = CardFace(band="madder", title="Keeper of the very long list of provisions", number="123")
    image = atlas.card_pixmap(face, 180, 110, theme=LIGHT).toImage()
    edge = {image.pixelColor(x, y).name() for x in (3, 4, 5) for y in range(8, 20)}
    assert edge == {QColor("#B23A2E").name()}


@pytest.mark.parametrize("sides", [6, 8, 12])
def test_die_shows_its_number(qapp, sides):
    atlas = Atlas()
    faces = [atlas.die_pixmap(sides, 64, value=value, theme=LIGHT).toImage() for value in range(1, sides + 1)]
    assert all(first != second for at, first in enumerate(faces) for second in faces[:at])


def test_symbol_line_shrinks_to_its_room(qapp):
    line = ("2", "feast/viking", "→", "feast/peas", "feast/mead", "feast/oil")
    width = pieces.symbol_line_width(line, 32, LIGHT)
    assert width > 4 * 32
    pixmap = Atlas().line_pixmap(line, 32, theme=LIGHT)
    assert pixmap.width() == pytest.approx(width, abs=1)


def test_seat_discs_of_five_seats_differ(qapp):
    atlas = Atlas()
    discs = [atlas.disc_pixmap(seat, 32, theme=LIGHT).toImage() for seat in range(5)]
    assert all(first != second for at, first in enumerate(discs) for second in discs[:at])


def test_scene_covers_its_room_with_round_corners_and_is_cropped_not_stretched(qapp):
    atlas = Atlas()
    wide = atlas.scene_pixmap("scenes/hero", 300, 100, radius=12, theme=LIGHT).toImage()
    assert (wide.width(), wide.height()) == (300, 100)
    assert wide.pixelColor(0, 0).alpha() == 0
    assert wide.pixelColor(150, 0).alpha() == 255
    assert wide.pixelColor(0, 50).alpha() == 255
    square = atlas.scene_pixmap("scenes/hero", 100, 100, radius=12, square_bottom=True, theme=LIGHT).toImage()
    assert square.pixelColor(0, 0).alpha() == 0
    assert square.pixelColor(0, 99).alpha() == 255


def test_ghost_says_legal_or_not_by_its_line_too(qapp):
    atlas = Atlas()
    margin = round(atlas.tile_margin(40))

    def frame(legal):
        ghost = atlas.ghost_pixmap([(0, 0), (1, 0)], "silver", None, 40, legal=legal, theme=LIGHT).toImage()
        return [ghost.pixelColor(margin + x, margin + 2) for x in range(8, 72)]

    legal, illegal = QColor(LIGHT.hex("legal")), QColor(LIGHT.hex("illegal"))
    assert all(abs(colour.green() - legal.green()) < 40 for colour in frame(True)), "an unbroken line"
    reds = sum(abs(colour.red() - illegal.red()) < 40 for colour in frame(False))
    assert 20 < reds < 60, "a broken line"


def test_every_frame_has_its_own_line(qapp):
    atlas = Atlas()
    images = [atlas.frame_pixmap([(0, 0)], kind, 40, theme=LIGHT).toImage() for kind in painting.FRAME_KINDS]
    lines = [
        frozenset((x, y) for x in range(52) for y in range(52) if image.pixelColor(x, y).alpha() > 128)
        for image in images
    ]
    assert len(set(lines)) == len(painting.FRAME_KINDS)
    with pytest.raises(ValueError, match="purple"):
        atlas.frame_pixmap([(0, 0)], "purple", 40, theme=LIGHT)


def test_only_the_cells_that_break_a_rule_are_crossed(qapp):
    atlas = Atlas()
    margin = round(atlas.tile_margin(40))
    cells = [(5, 7), (6, 7)]
    ghost = atlas.ghost_pixmap(cells, "silver", None, 40, legal=False, broken=[(6, 7)], theme=LIGHT).toImage()
    left = ghost.pixelColor(margin + 29, margin + 10)
    right = ghost.pixelColor(margin + 40 + 29, margin + 10)
    assert right.red() - right.green() > 90
    assert abs(left.red() - left.green()) < 20


def test_long_card_name_takes_two_lines_before_it_is_cut(qapp):
    atlas = Atlas()

    def rows(title):
        image = atlas.card_pixmap(CardFace(band="oak", title=title, number="7"), 360, 220, theme=LIGHT).toImage()
        ink = LIGHT.colour("ink_light")
        return [any(image.pixelColor(x, y) == ink for x in range(12, 300)) for y in range(50)]

    one, two = rows("Smith"), rows("Keeper of the provisions and of the keys")
    gaps = [at for at in range(1, 50) if two[at - 1] and not two[at]]
    assert len([at for at in range(1, 50) if one[at - 1] and not one[at]]) == 1
    assert len(gaps) == 2
