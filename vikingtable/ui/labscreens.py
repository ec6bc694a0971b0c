"""The screens of the tile lab as a person meets them: empty, with a ghost, its tools and its dialogs."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from vikingtable.texts.message import msg
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.shapes import Shape
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab import libraries
from vikingtable.ui.lab.board_dialogs import ImportDialog, NewBoardDialog
from vikingtable.ui.lab.counts_dialog import CountsDialog
from vikingtable.ui.lab.drawing import Brush
from vikingtable.ui.lab.held import Proposal
from vikingtable.ui.lab.library_dialog import LibraryDialog
from vikingtable.ui.lab.page import LabPage
from vikingtable.ui.lab.shape_dialog import ShapeDialog
from vikingtable.ui.screens import Context, Make

#: An arrangement with something of everything on the home board.
TILES = (
    Placement("silver_hoard", 7, 5),
    Placement("chest", 0, 10),
    Placement("runestone", 2, 11),
    Placement("silverware", 2, 10),
    Placement("oil", 0, 8),
    Placement("silver", 0, 9),
    Placement("spices", 2, 8),
    Placement("silver", 4, 11),
    Placement("chest", 0, 6),
    Placement("belt", 0, 0),
    Placement("glass_beads", 5, 0),
    Placement("robe", 8, 8),
    Placement("jewelry", 0, 1),
)
#: What a search could propose beside it.
PROPOSED = (
    Placement("chest", 0, 3),
    Placement("silk", 2, 3),
    Placement("fur", 2, 4),
    Placement("runestone", 9, 3),
)


def register(add: Callable[[str, Make], None]) -> None:
    """Add them."""
    add("lab", empty)
    add("lab_ghost", ghost)
    add("lab_refused", refused)
    add("lab_rules", rules)
    add("lab_draw", draw)
    add("lab_fit", fit)
    add("lab_compare", compare)
    add("lab_counts", counts)
    add("lab_shape", shape)
    add("lab_library", library)
    add("lab_import", import_grid)
    add("lab_new_board", new_board)


def _page(context: Context, *, filled: bool = True) -> LabPage:
    page = LabPage(context.shell)
    page.model.open(lab.fresh(), saved=True)
    if filled:
        document = page.model.document
        for placement in TILES:
            document = lab.place(document, 0, placement)
        page.model.do(document, msg("lab.did.import"))
    return page


def _shown(context: Context, page: LabPage, pointer: tuple[float, float] | None = None) -> QWidget:
    """The page in the window; ``pointer``: where on the board, in cells, the tile in hand is held."""
    window = context.show_page(page)
    context.settle()
    if pointer is not None:
        page.model.point_at(0, *pointer)
    page.figures.show_figures()
    page.hand_bar.show_hand()
    return window


def empty(context: Context) -> QWidget:
    """The lab at the first visit."""
    return _shown(context, _page(context, filled=False))


def ghost(context: Context) -> QWidget:
    """A tile in hand that would raise the income."""
    page = _page(context)
    page.model.take("chest")
    return _shown(context, page, (4.0, 7.0))


def refused(context: Context) -> QWidget:
    """A tile in hand that breaks two rules, with all legal cells shaded."""
    page = _page(context)
    page.model.take("hide")
    page.model.set_shade(True)
    return _shown(context, page, (11.5, 9.5))


def rules(context: Context) -> QWidget:
    """The placement rules."""
    page = _page(context)
    page.choose_tool("rules")
    return _shown(context, page)


def draw(context: Context) -> QWidget:
    """An own board while it is drawn."""
    page = _page(context)
    page.model.set_brush(Brush("income", 3))
    page.model.paint(0, ((9, 6),))
    page.choose_tool("draw")
    page.model.set_title("Winter home")
    return _shown(context, page)


def fit(context: Context) -> QWidget:
    """A proposal of the search, to be accepted."""
    page = _page(context)
    page.choose_tool("fit")
    page.model.propose(Proposal(0, PROPOSED))
    return _shown(context, page)


def compare(context: Context) -> QWidget:
    """Two arrangements side by side."""
    page = _page(context)
    page.model.compare()
    page.model.take_back(1, 0)
    page.model.do(lab.place(page.model.document, 1, Placement("round_shield", 8, 4)), msg("lab.did.place", ""))
    return _shown(context, page)


def counts(context: Context) -> QWidget:
    """The numbers of tiles."""
    return context.dialog(CountsDialog(lab.fresh().active, context.window))


def _own() -> lab.LabDocument:
    document = lab.add_shape(lab.fresh(), 0, Shape.from_rows(("##", "#.")), "blue", "Corner", 3)
    document = lab.add_shape(document, 0, Shape.from_rows((".#.", "###", ".#.")), "special", "Plus", None)
    return lab.add_shape(document, 0, Shape.from_rows(("#####", "..#..")), "green")


def shape(context: Context) -> QWidget:
    """An own shape while it is changed."""
    return context.dialog(ShapeDialog(_own().active.tile("own_2"), context.window))


def library(context: Context) -> QWidget:
    """A library with some shapes."""
    page = LabPage(context.shell)
    page.model.open(_own(), saved=True)
    shapes = [tile for tile in page.model.active.tiles if tile.own]
    path = libraries.keep(libraries.merged(shapes, libraries.Library("Pentominoes")))
    context.later(path.unlink)
    context.show_page(page)
    return context.dialog(LibraryDialog(page.model, context.shell, context.window))


def import_grid(context: Context) -> QWidget:
    """A text grid with a fault."""
    return context.dialog(ImportDialog(context.shell, "o-oi\n-x*o\nooo-\n", context.window))


def new_board(context: Context) -> QWidget:
    """The size of a new board."""
    return context.dialog(NewBoardDialog(context.window))
