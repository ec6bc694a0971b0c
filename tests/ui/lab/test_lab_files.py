"""The lab's files: what is written is read back, and anything else is refused with its place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vikingtable.rules.feast.boards import LAYOUTS
from vikingtable.saves import files
from vikingtable.saves.model import SavedLab, SaveError
from vikingtable.tiles.layout import Layout, LayoutError
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.rules import PlacementRules
from vikingtable.tiles.shapes import Shape
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab import drawing, exchange, libraries, payload
from vikingtable.ui.lab.document import fresh
from vikingtable.ui.lab.drawing import Brush
from vikingtable.ui.lab.libraries import Library


def _rich() -> lab.LabDocument:
    """A document with a bit of everything."""
    board = drawing.painted(drawing.blank(8, 6), [(0, 5)], Brush("income", 0))
    board = drawing.painted(board, [(4, 2)], Brush("bonus", gives=("ore", "special:cloakpin")))
    document = lab.with_board(fresh(), 0, board, "My board").document
    document = lab.with_rules(document, 0, PlacementRules(None, (("green", "blue"),), True, True, False))
    document = lab.with_counts(document, 0, {"oil": 3, "helmet": None})
    document = lab.add_shape(document, 0, Shape.from_rows(("##", ".#")), "silver", "Hook", 2)
    document = lab.accept(document, 0, (Placement("own_1", 5, 0, 1), Placement("oil", 0, 0, 1)))
    return lab.compare(document, lab.place(fresh("iceland"), 0, Placement("silver", 0, 0)).active)


def test_a_saved_lab_is_read_back_as_it_was(tmp_path):
    path = tmp_path / "lab.vtg"
    files.write(path, payload.saved(_rich()))
    loaded = files.read(path).saved
    assert isinstance(loaded, SavedLab)
    assert payload.from_plain(loaded.lab) == _rich()


def test_the_file_names_boards_of_the_game_and_draws_others():
    plain = payload.to_plain(_rich())
    assert plain["arrangements"][1]["board"] == "iceland"
    assert plain["arrangements"][0]["board"]["title"] == "My board"
    assert plain["arrangements"][0]["counts"] == {"oil": 3, "helmet": None}
    assert plain["arrangements"][0]["placed"][0] == {"tile": "own_1", "x": 5, "y": 0, "rotation": 1, "flipped": False}


@pytest.mark.parametrize(
    ("change", "place", "key"),
    [
        (lambda d: d.pop("current"), "lab.current", "saves.read.missing_key"),
        (lambda d: d.update(extra=1), "lab.extra", "saves.read.unknown_key"),
        (lambda d: d.update(current=2), "lab.current", "saves.read.bad_value"),
        (lambda d: d.update(current=True), "lab.current", "saves.read.bad_value"),
        (lambda d: d.update(version=2), "lab.version", "saves.read.bad_value"),
        (lambda d: d.update(arrangements=[]), "lab.arrangements", "saves.read.bad_value"),
        (lambda d: d["arrangements"].append(d["arrangements"][0]), "lab.arrangements", "saves.read.bad_value"),
        (lambda d: _first(d).update(board="atlantis"), "lab.arrangements[0].board", "saves.read.bad_value"),
        (lambda d: _first(d)["board"].update(rows=["oo", "o"]), "lab.arrangements[0].board.rows[1]", ""),
        (lambda d: _first(d)["board"].update(rows=[]), "lab.arrangements[0].board.rows", ""),
        (lambda d: _first(d)["board"]["rows"].__setitem__(0, "o" * 99), "lab.arrangements[0].board.rows[0]", ""),
        (lambda d: _first(d)["board"]["income"][0].update(steps=[]), "lab.arrangements[0].board.income[0].steps", ""),
        (lambda d: _first(d)["rules"].update(mirror=1), "lab.arrangements[0].rules.mirror", ""),
        (lambda d: _first(d)["rules"]["apart"][0].append("pink"), "lab.arrangements[0].rules.apart[0][2]", ""),
        (lambda d: _first(d)["counts"].update(oil=-1), "lab.arrangements[0].counts.oil", ""),
        (lambda d: _first(d)["counts"].update(oil=10**30), "lab.arrangements[0].counts.oil", ""),
        (lambda d: _first(d)["counts"].update(gold=1), "lab.arrangements[0].counts.gold", "saves.read.unknown_key"),
        (lambda d: _first(d)["shapes"][0].update(rows=["#.#"]), "lab.arrangements[0].shapes[0].rows", ""),
        (lambda d: _first(d)["shapes"][0].update(id="oil"), "lab.arrangements[0].shapes[0].id", ""),
        (lambda d: _first(d)["shapes"][0].update(name="a\nb"), "lab.arrangements[0].shapes[0].name", ""),
        (lambda d: _first(d)["shapes"].append(_first(d)["shapes"][0]), "lab.arrangements[0].shapes[1].id", ""),
        (lambda d: _first(d)["placed"][0].update(tile="own_9"), "lab.arrangements[0].placed[0].tile", ""),
        (lambda d: _first(d)["placed"][0].update(x=7), "lab.arrangements[0].placed[0]", ""),
        (lambda d: _first(d)["placed"].append(_first(d)["placed"][1]), "lab.arrangements[0].placed[2]", ""),
        (lambda d: _first(d)["placed"][0].update(rotation=4), "lab.arrangements[0].placed[0].rotation", ""),
        (lambda d: _first(d)["shapes"][0].update(count=0), "lab.arrangements[0].placed[0].tile", ""),
    ],
)
def test_anything_else_is_refused_with_its_place(change, place, key):
    data = json.loads(json.dumps(payload.to_plain(_rich())))
    change(data)
    with pytest.raises(SaveError) as caught:
        payload.from_plain(data)
    assert caught.value.place == place
    assert caught.value.message.key == (key or "saves.read.bad_value")


def _first(data):
    return data["arrangements"][0]


_junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_junk_in_any_place_is_refused_or_still_a_document(data):
    plain = json.loads(json.dumps(payload.to_plain(_rich())))
    spots: list[tuple[object, object]] = []

    def walk(value):
        keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
        for key in list(keys):
            spots.append((value, key))
            walk(value[key])

    walk(plain)
    holder, key = spots[data.draw(st.integers(0, len(spots) - 1))]
    holder[key] = data.draw(_junk)
    refused_at, read = None, None
    try:
        read = payload.from_plain(plain)
    except SaveError as fault:
        refused_at = fault.place
    assert refused_at.startswith("lab") if read is None else payload.from_plain(payload.to_plain(read)) == read


# Text grid and JSON --------------------------------------------------------------------------------------------------


def test_the_text_grid_shows_the_arrangement_and_is_read_back_as_the_board():
    arrangement = lab.accept(fresh("stone_house"), 0, (Placement("peas", 1, 0), Placement("milk", 3, 2))).active
    assert exchange.to_text(arrangement) == (
        ".o-..\n-o*-.\n.-oo-\n..-o-\n\nbonus 2,1 hide\n\n"
        "// .AA..\n// -o*-.\n// .-oBB\n// ..-BB\n//\n// A peas 1,0\n// B milk 3,2\n"
    )
    layout = exchange.read_text(exchange.to_text(arrangement))
    assert exchange.known(layout) is LAYOUTS["stone_house"]


@pytest.mark.parametrize(
    ("text", "reason", "line", "column"),
    [
        ("", "empty", 1, 1),
        ("ooo\nox-\n", "character", 2, 2),
        ("// a note\nooo\noo\n", "ragged", 3, 3),
        ("oi\n", "no_number", 1, 2),
        ("oi\n\nincome 0,0=1 final=2\n", "not_income", 3, 8),
        ("oi\n\nincome 1,0=1\n", "syntax", 3, 13),
        ("o*\n\nbonus 0,0 oil\n", "not_symbol", 3, 7),
        ("o*\n\nbouns 1,0 oil\n", "syntax", 3, 1),
    ],
)
def test_a_bad_grid_is_refused_with_line_and_column(text, reason, line, column):
    with pytest.raises(LayoutError) as caught:
        exchange.read_text(text)
    assert (caught.value.reason, caught.value.line, caught.value.column) == (reason, line, column)


def test_json_is_read_back_and_has_the_figures():
    arrangement = _rich().arrangements[0]
    text = exchange.to_json(arrangement)
    data = json.loads(text)
    assert data["figures"] == {"covered": 5, "minus_left": 0, "income": 0, "bonuses": []}
    read = exchange.read_json(text.encode())
    assert set(read.placed) == set(arrangement.placed)
    assert (read.layout, read.rules, read.tiles, read.title) == (
        arrangement.layout,
        arrangement.rules,
        arrangement.tiles,
        arrangement.title,
    )


def test_json_lists_the_tiles_in_an_order_that_keeps_the_rules():
    placed = (Placement("silver", 0, 11), Placement("ore", 1, 11), Placement("oil", 0, 10))
    document = lab.accept(fresh(), 0, placed)
    document = lab.move(document, (0, 0), 0, Placement("silver", 0, 11))  # now the last one in the list
    assert document.active.placed[-1].piece == "silver"
    tiles = [entry["tile"] for entry in exchange.to_data(document.active)["placed"]]
    assert tiles.index("oil") == 2


def test_a_packing_problem_is_an_arrangement_with_counts():
    problem = {"name": "x", "board": "home", "placed": [], "tiles": {"chest": 2}, "silver": 3, "ore": 0, "seed": 1}
    read = exchange.read_json(json.dumps(problem).encode())
    counts = {tile.piece.id: tile.count for tile in read.tiles if tile.count != 0}
    assert counts == {"chest": 2, "silver": 3}
    house = exchange.read_json(b'{"board": {"rows": ["oo"], "rules": "house"}}')
    assert house.rules.colours is not None
    assert "orange" in house.rules.colours


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"tiles": {}}', "board"),
        ('{"board": "nowhere"}', "board"),
        ('{"board": "home", "tiles": {"oil": "many"}}', "tiles.oil"),
        ('{"board": "home", "placed": [{"tile": "oil", "x": 12, "y": 5}]}', "placed[0]"),
        ('{"board": "home",', "line 1, column 18"),
    ],
)
def test_bad_json_is_refused_with_its_place(text, place):
    with pytest.raises(SaveError) as caught:
        exchange.read_json(text.encode())
    assert caught.value.place == place


# Shape libraries -----------------------------------------------------------------------------------------------------


def _tile(name: str, *rows: str) -> lab.Tile:
    return lab.Tile(lab.Piece("own_1", Shape.from_rows(rows), "blue"), None, name)


def test_a_library_is_kept_under_its_name_and_read_back(user_home):
    library = Library("Óðinn's shapes").with_shape(_tile("Hook", "##", ".#")).with_shape(_tile("Bar", "###"))
    path = libraries.keep(library)
    assert path.parent == libraries.folder()
    ((where, read),) = libraries.kept()
    assert where == path
    assert [(one.name, one.piece.shape.rows(), one.piece.colour) for one in read.shapes] == [
        ("Hook", ("##", ".#"), "blue"),
        ("Bar", ("###",), "blue"),
    ]
    libraries.keep(Library("Óðinn's shapes"))
    assert len(libraries.kept()) == 2
    (path.parent / "broken.shapes.json").write_text("{")
    assert len(libraries.kept()) == 2


def test_a_shape_of_the_same_name_is_replaced():
    library = Library("x").with_shape(_tile("Hook", "##", ".#")).with_shape(_tile("Hook", "###"))
    assert [one.piece.shape.rows() for one in library.shapes] == [("###",)]
    assert library.without(0).shapes == ()


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{"kind": "lab"}', "kind"),
        ('{"format": 1, "kind": "shapes", "name": "x"}', "shapes"),
        ('{"format": 2, "kind": "shapes", "name": "x", "shapes": []}', "format"),
        (
            '{"format": 1, "kind": "shapes", "name": "x", "shapes": [{"name": "", "colour": "red", "rows": ["x"]}]}',
            "shapes[0].rows[0]",
        ),
        (
            '{"format": 1, "kind": "shapes", "name": "x", "shapes": [{"name": "", "colour": "red", "rows": []}]}',
            "shapes[0].rows",
        ),
    ],
)
def test_a_file_that_is_no_library_is_refused(text, place):
    with pytest.raises(SaveError) as caught:
        libraries.from_bytes(text.encode())
    assert caught.value.place == place


def test_the_largest_board_is_read():
    layout = Layout("own", ("o" * 64,) * 64)
    document = lab.with_board(fresh(), 0, layout).document
    assert payload.from_plain(payload.to_plain(document)).active.layout == layout
