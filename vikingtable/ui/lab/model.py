"""The lab as its screens see it: the document with its history, the tile in hand, the ghost, and what is shown."""

from collections.abc import Callable, Sequence
from typing import Literal

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from vikingtable.texts.message import Message, msg
from vikingtable.tiles.board import IllegalPlacement
from vikingtable.tiles.layout import MAX_SIDE, Layout
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.rules import PlacementRules
from vikingtable.tiles.shapes import Cell, Shape
from vikingtable.ui.lab import document as lab
from vikingtable.ui.lab import drawing, judging
from vikingtable.ui.lab.document import Arrangement, LabDocument, LabError, Outcome
from vikingtable.ui.lab.drawing import Brush
from vikingtable.ui.lab.held import Ghost, Hand, Proposal
from vikingtable.ui.lab.history import History
from vikingtable.ui.lab.judging import Judgement, Places
from vikingtable.ui.lab.names import board_name, tile_name

Mode = Literal["place", "draw"]


class LabModel(QObject):
    """Every change of the lab goes through here; views listen and never change anything themselves."""

    #: The document is another one: tiles, boards, rules, counts, or which arrangement is current.
    documentChanged = Signal()
    #: Another tile is in hand, or it lies otherwise, or none is.
    handChanged = Signal()
    #: The ghost is elsewhere, or gone.
    ghostChanged = Signal()
    #: Placing tiles or drawing the board; or the brush is another one.
    modeChanged = Signal()
    #: Whether every legal cell is shaded.
    shadeChanged = Signal(bool)
    #: The solver proposes something else, or nothing.
    proposalChanged = Signal()
    #: Another one of the proposed tiles is pointed out.
    pointedOut = Signal()
    #: A kind of tile lies otherwise in the tray.
    traySpun = Signal(str)
    #: Something to tell the user in one sentence (a ``Message``).
    told = Signal(object)
    #: A placement was refused: the ``Judgement``.
    refused = Signal(object)
    #: A tile was laid: arrangement, index.
    laid = Signal(int, int)

    def __init__(self, document: LabDocument | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = History(document or lab.fresh())
        self._hand: Hand | None = None
        self._ghost: Ghost | None = None
        self._judgement: Judgement | None = None
        self._bases: dict[int, Arrangement] = {}
        self._places: Places | None = None
        self._lies: dict[str, tuple[int, bool]] = {}
        self._mode: Mode = "place"
        self._brush = Brush("minus")
        self._shade = False
        self._stroke = 0
        self._proposal: Proposal | None = None
        self._pointed_out: int | None = None

    # What there is ----------------------------------------------------------------------------------------------------

    @property
    def document(self) -> LabDocument:
        """The document that counts now."""
        return self.history.document

    @property
    def active(self) -> Arrangement:
        """The arrangement that is worked on."""
        return self.document.active

    @property
    def current(self) -> int:
        """Which arrangement is worked on."""
        return self.document.current

    @property
    def comparing(self) -> bool:
        """Whether there are two arrangements."""
        return len(self.document.arrangements) > 1

    def base(self, which: int) -> Arrangement:
        """An arrangement as it is while the tile in hand is lifted off it."""
        return self._bases.get(which) or self.document.arrangements[which]

    @property
    def mode(self) -> Mode:
        """Whether tiles are placed or the board is drawn."""
        return self._mode

    @property
    def brush(self) -> Brush:
        """What a stroke puts on the board."""
        return self._brush

    # The document -----------------------------------------------------------------------------------------------------

    def do(self, document: LabDocument, what: Message, mark: object = None) -> bool:
        """A step further that can be undone as ``what``; says whether it changes anything."""
        self._let_go()
        changed = self.history.push(document, what, mark)
        if changed:
            self._drop_stale_proposal()
            self.documentChanged.emit()
        return changed

    def open(self, document: LabDocument, *, saved: bool) -> None:
        """Another document; nothing before it can be undone. ``saved``: it is on the disk just so."""
        self._let_go()
        self.propose(None)
        self.history = History(document)
        if not saved:
            self.history.mark_unsaved()
        self._lies.clear()
        self.documentChanged.emit()

    def undo(self) -> None:
        """Take the last step back; a tile in hand is put back first."""
        self._step(self.history.undo)

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        self._step(self.history.redo)

    def _step(self, move: Callable[[], bool]) -> None:
        self._let_go()
        if move():
            self._drop_stale_proposal()
            self.documentChanged.emit()

    def select(self, which: int) -> None:
        """Work on another arrangement."""
        if which != self.current:
            self.history.replace(lab.select(self.document, which))
            self.documentChanged.emit()

    # The tile in hand -------------------------------------------------------------------------------------------------

    @property
    def hand(self) -> Hand | None:
        """The tile in hand."""
        return self._hand

    @property
    def ghost(self) -> Ghost | None:
        """Where the tile in hand would lie."""
        return self._ghost

    @property
    def judgement(self) -> Judgement | None:
        """What the ghost's placement would do, or why it cannot be."""
        if self._judgement is None and self._ghost is not None and self._hand is not None:
            self._judgement = judging.judge(self.base(self._ghost.which), self._placement(self._ghost))
        return self._judgement

    def _placement(self, ghost: Ghost) -> Placement:
        assert self._hand is not None
        return Placement(self._hand.piece, ghost.x, ghost.y, self._hand.rotation, self._hand.flipped)

    def hand_shape(self) -> tuple[Cell, ...]:
        """The cells of the tile in hand as it lies, from (0, 0)."""
        assert self._hand is not None
        tile = self.active.tile(self._hand.piece)
        return tile.piece.shape.oriented(self._hand.rotation, self._hand.flipped)

    def hand_size(self) -> tuple[int, int]:
        """Width × height of the tile in hand as it lies."""
        cells = self.hand_shape()
        return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1

    def take(self, piece: str) -> bool:
        """Take a tile from the tray, as it lies there; says whether one was left."""
        tile = self.active.tile(piece)
        if self.active.left(piece) == 0:
            self.told.emit(msg("lab.told.none_left", tile_name(tile)))
            return False
        rotation, flipped = self.lies(piece)
        cells = tile.piece.shape.oriented(rotation, flipped)
        grip = ((max(x for x, _ in cells) + 1) / 2, (max(y for _, y in cells) + 1) / 2)
        self._hold(Hand(piece, rotation, flipped, None, grip), None)
        return True

    def lift(self, which: int, index: int, grip: tuple[float, float] | None = None) -> None:
        """Lift a tile off a board by a point of it; it can be put back, laid elsewhere or given back to the tray."""
        arrangement = self.document.arrangements[which]
        placement = arrangement.placed[index]
        cells = arrangement.cells(placement)
        middle = (
            (max(x for x, _ in cells) - placement.x + 1) / 2,
            (max(y for _, y in cells) - placement.y + 1) / 2,
        )
        hand = Hand(placement.piece, placement.rotation, placement.flipped, (which, index), grip or middle)
        self.select(which)
        self._hold(hand, Ghost(which, placement.x, placement.y))

    def _hold(self, hand: Hand | None, ghost: Ghost | None) -> None:
        self._hand = hand
        self._bases = {}
        if hand is not None and hand.source is not None:
            which, index = hand.source
            self._bases[which] = lab.without(self.document.arrangements[which], index)
        if hand is not None:
            self._lie(hand.piece, hand.rotation, hand.flipped)
        self._set_ghost(ghost, force=True)
        self.handChanged.emit()

    def _let_go(self) -> None:
        if self._hand is not None:
            self._hold(None, None)

    def put_back(self) -> bool:
        """The tile in hand goes back to where it came from; says whether there was one."""
        if self._hand is None:
            return False
        self._let_go()
        return True

    def turn(self, steps: int = 1) -> None:
        """Turn the tile in hand clockwise by quarter turns, about the point by which it is held."""
        hand = self._hand
        if hand is None:
            return
        width, height = self.hand_size()
        x, y = hand.grip
        for _ in range(steps % 4):
            x, y = height - y, x
            width, height = height, width
        self._reorient(evolve(hand, rotation=(hand.rotation + steps) % 4, grip=(x, y)))

    def mirror(self) -> None:
        """Mirror the tile in hand left to right, as it lies."""
        hand = self._hand
        if hand is None:
            return
        width, _ = self.hand_size()
        x, y = hand.grip
        self._reorient(
            evolve(hand, rotation=-hand.rotation % 4, flipped=not hand.flipped, grip=(width - x, y)),
        )

    def _reorient(self, hand: Hand) -> None:
        old, ghost = self._hand, self._ghost
        assert old is not None
        self._hand = hand
        self._lie(hand.piece, hand.rotation, hand.flipped)
        if ghost is not None:
            # The held point stays where it is, to the nearest cell.
            at = (ghost.x + old.grip[0], ghost.y + old.grip[1])
            ghost = self._kept_near(
                Ghost(ghost.which, _nearest(at[0] - hand.grip[0]), _nearest(at[1] - hand.grip[1])),
            )
        self._set_ghost(ghost, force=True)
        self.handChanged.emit()

    def lies(self, piece: str) -> tuple[int, bool]:
        """How a kind of tile lies in the tray: rotation, mirrored."""
        return self._lies.get(piece, (0, False))

    def spin(self, piece: str, steps: int = 0, *, mirror: bool = False) -> None:
        """Turn or mirror a kind of tile in the tray."""
        rotation, flipped = self.lies(piece)
        if mirror:
            rotation, flipped = -rotation % 4, not flipped
        self._lie(piece, (rotation + steps) % 4, flipped)

    def _lie(self, piece: str, rotation: int, flipped: bool) -> None:
        if self.lies(piece) != (rotation, flipped):
            self._lies[piece] = (rotation, flipped)
            self.traySpun.emit(piece)

    # The ghost --------------------------------------------------------------------------------------------------------

    def point_at(self, which: int, x: float, y: float) -> None:
        """The pointer holds the tile over a board at a point in cells; the ghost snaps to the nearest cells."""
        if self._hand is None:
            return
        if not self._known_on(which):
            self.lose_ghost()
            return
        ghost = Ghost(which, _nearest(x - self._hand.grip[0]), _nearest(y - self._hand.grip[1]))
        self._set_ghost(ghost)

    def _known_on(self, which: int) -> bool:
        """Whether the tile in hand is one of the other arrangement's too, and looks the same there."""
        assert self._hand is not None
        pieces = self.document.arrangements[which].area.pieces
        return pieces.get(self._hand.piece) == self.active.tile(self._hand.piece).piece

    def step_ghost(self, dx: int, dy: int) -> None:
        """The ghost goes one cell further; it stays within reach of the board."""
        if self._ghost is not None:
            self._set_ghost(self._kept_near(evolve(self._ghost, x=self._ghost.x + dx, y=self._ghost.y + dy)))

    def call_ghost(self, near: Cell | None = None) -> None:
        """Put the ghost on the current board for the keyboard: where the tile may lie, nearest to a cell."""
        if self._hand is None or self._ghost is not None:
            return
        layout = self.active.layout
        width, height = self.hand_size()
        corner = near or (max(0, (layout.width - width) // 2), max(0, (layout.height - height) // 2))
        start = Placement(self._hand.piece, *corner, self._hand.rotation, self._hand.flipped)
        found = judging.nearest_legal(self.base(self.current), start) or start
        self._set_ghost(Ghost(self.current, found.x, found.y))

    def lose_ghost(self) -> None:
        """The pointer left the boards."""
        self._set_ghost(None)

    def _kept_near(self, ghost: Ghost) -> Ghost:
        layout = self.document.arrangements[ghost.which].layout
        width, height = self.hand_size()
        return evolve(
            ghost,
            x=min(max(ghost.x, 1 - width), layout.width - 1),
            y=min(max(ghost.y, 1 - height), layout.height - 1),
        )

    def _set_ghost(self, ghost: Ghost | None, *, force: bool = False) -> None:
        if ghost == self._ghost and not force:
            return
        old = self._ghost
        self._ghost = ghost
        self._judgement = None
        if force or (old is None) != (ghost is None) or (old and ghost and old.which != ghost.which):
            self._places = None
        self.ghostChanged.emit()

    def drop(self, *, keep: bool = False) -> bool:
        """Lay the tile in hand where the ghost is; ``keep``: take another of the kind. Says whether it lies there."""
        hand, ghost = self._hand, self._ghost
        if hand is None or ghost is None:
            return False
        judgement = self.judgement
        if judgement is None or not judgement.legal:
            if judgement is not None:
                self.refused.emit(judgement)
            return False
        placement = self._placement(ghost)
        name = tile_name(self.active.tile(hand.piece))
        try:
            if hand.source is None:
                document, what = lab.place(self.document, ghost.which, placement), msg("lab.did.place", name)
            else:
                document = lab.move(self.document, hand.source, ghost.which, placement)
                what = msg("lab.did.move", name)
        except LabError as fault:
            self.told.emit(fault.message)
            return False
        if not self.do(document, what):
            self._let_go()
        self.laid.emit(ghost.which, len(self.document.arrangements[ghost.which].placed) - 1)
        if keep and self.active.left(hand.piece) != 0:
            self._hold(evolve(hand, source=None), None)
        return True

    def give_back(self) -> bool:
        """The tile in hand goes to the tray, off the board too; says whether there was one."""
        hand = self._hand
        if hand is None:
            return False
        if hand.source is None:
            self._let_go()
        else:
            self.take_back(*hand.source)
        return True

    def take_back(self, which: int, index: int) -> None:
        """A tile goes from the board to the tray."""
        arrangement = self.document.arrangements[which]
        name = tile_name(arrangement.tile(arrangement.placed[index].piece))
        self.do(lab.take_back(self.document, which, index), msg("lab.did.take_back", name))

    def clear(self) -> None:
        """All tiles of the current arrangement go to the tray."""
        self.do(lab.clear(self.document, self.current), msg("lab.did.clear"))

    # Where it can go --------------------------------------------------------------------------------------------------

    @property
    def shade(self) -> bool:
        """Whether every legal cell of the tile in hand is shaded."""
        return self._shade

    def set_shade(self, on: bool) -> None:
        """Shade every legal cell, or no longer."""
        if on != self._shade:
            self._shade = on
            self.shadeChanged.emit(on)

    def places(self) -> tuple[int, Places] | None:
        """The legal cells of the tile in hand, with the arrangement that they belong to."""
        if self._hand is None:
            return None
        which = self._ghost.which if self._ghost is not None else self.current
        if self._places is None:
            self._places = judging.where(self.base(which), self._hand.piece, self._hand.rotation, self._hand.flipped)
        return which, self._places

    # Board and rules --------------------------------------------------------------------------------------------------

    def set_mode(self, mode: Mode) -> None:
        """Place tiles, or draw the board."""
        if mode != self._mode:
            if mode == "draw":
                self._let_go()
            self._mode = mode
            self.modeChanged.emit()

    def set_brush(self, brush: Brush) -> None:
        """Paint with something else."""
        if brush != self._brush:
            self._brush = brush
            self.modeChanged.emit()

    def begin_stroke(self) -> None:
        """What is painted from now on is one step."""
        self._stroke += 1

    def paint(self, which: int, cells: Sequence[Cell]) -> None:
        """Paint cells of a board with the brush."""
        arrangement = self.document.arrangements[which]
        try:
            layout = drawing.painted(arrangement.layout, cells, self._brush)
        except LabError as fault:
            self.told.emit(fault.message)
            return
        self._change_board(which, layout, msg("lab.did.paint"), ("stroke", self._stroke))

    def resize(self, left: int, top: int, width: int, height: int) -> None:
        """Give the current board another size; its upper left corner was (left, top) before."""
        if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
            return
        layout = drawing.resized(self.active.layout, left, top, width, height)
        self._finish(lab.with_size(self.document, self.current, layout, left, top), msg("lab.did.resize"))

    def set_final(self, track: int, final: int) -> None:
        """Give an income track of the current board another final value."""
        layout = drawing.with_final(self.active.layout, track, final)
        self._change_board(self.current, layout, msg("lab.did.final"), ("final", track))

    def _change_board(self, which: int, layout: Layout, what: Message, mark: object = None) -> None:
        old = self.document.arrangements[which]
        if layout.renamed(old.layout.id) == old.layout:
            return
        self._finish(lab.with_board(self.document, which, layout, old.title), what, mark)

    def set_board(self, layout: Layout, title: str = "", rules: PlacementRules | None = None) -> None:
        """Another board for the current arrangement; tiles that still fit stay on it."""
        outcome = lab.with_board(self.document, self.current, layout, title, rules)
        what = msg("lab.did.board", board_name(outcome.document.active))
        self._finish(outcome, what)

    def set_title(self, title: str) -> None:
        """Name the current board."""
        arrangement = self.active
        outcome = lab.with_board(self.document, self.current, arrangement.layout, title)
        self.do(outcome.document, msg("lab.did.title"), ("title", self.current))

    def set_rules(self, rules: PlacementRules, rules_on: bool) -> None:
        """Other rules for the current arrangement."""
        self.do(lab.with_rules(self.document, self.current, rules, rules_on), msg("lab.did.rules"))

    def set_counts(self, counts: dict[str, int | None]) -> None:
        """Other numbers of tiles for the current arrangement."""
        self.do(lab.with_counts(self.document, self.current, counts), msg("lab.did.counts"))

    def add_shape(self, shape: Shape, colour: str, name: str, count: int | None) -> None:
        """An own shape more. Raises ``LabError``."""
        self.do(lab.add_shape(self.document, self.current, shape, colour, name, count), msg("lab.did.add_shape"))

    def change_shape(self, piece: str, shape: Shape, colour: str, name: str, count: int | None) -> None:
        """An own shape looks otherwise."""
        self._lies.pop(piece, None)
        outcome = lab.change_shape(self.document, self.current, piece, shape, colour, name, count)
        self._finish(outcome, msg("lab.did.change_shape"))

    def remove_shape(self, piece: str) -> None:
        """An own shape is gone."""
        self._finish(lab.remove_shape(self.document, self.current, piece), msg("lab.did.remove_shape"))

    def _finish(self, outcome: Outcome, what: Message, mark: object = None) -> None:
        if self.do(outcome.document, what, mark) and outcome.returned:
            self.told.emit(msg("lab.told.returned", n=outcome.returned))

    # Two arrangements -------------------------------------------------------------------------------------------------

    def compare(self, other: Arrangement | None = None) -> None:
        """Set a second arrangement beside the current one: another one, or a copy."""
        self.do(lab.compare(self.document, other), msg("lab.did.compare"))

    def replace_current(self, arrangement: Arrangement) -> None:
        """Another arrangement, from elsewhere, in place of the current one."""
        self.do(lab.replaced(self.document, self.current, arrangement), msg("lab.did.import"))

    def keep_only(self, which: int) -> None:
        """Go on with one of the two arrangements alone."""
        if self.comparing:
            self.do(lab.keep_only(self.document, which), msg("lab.did.keep_only"))

    # What the solver proposes -----------------------------------------------------------------------------------------

    @property
    def proposal(self) -> Proposal | None:
        """The solver's arrangement, shown as ghosts."""
        return self._proposal

    def propose(self, proposal: Proposal | None) -> None:
        """Show another proposal."""
        if proposal != self._proposal:
            self._proposal = proposal
            self.proposalChanged.emit()

    @property
    def pointed_out(self) -> int | None:
        """Which of the proposed tiles is pointed out."""
        return self._pointed_out

    def point_out(self, index: int | None) -> None:
        """Point one of the proposed tiles out."""
        if index != self._pointed_out:
            self._pointed_out = index
            self.pointedOut.emit()

    def accept_proposal(self, index: int | None = None) -> bool:
        """Lay the proposed tiles on the board, or just one of them; says whether that was possible."""
        proposal = self._proposal
        if proposal is None:
            return False
        chosen = proposal.placements if index is None else (proposal.placements[index],)
        try:
            document = lab.accept(self.document, proposal.which, chosen)
        except IllegalPlacement as fault:
            self.told.emit(fault.refusals[0].message)
            return False
        except LabError as fault:
            self.told.emit(fault.message)
            return False
        rest = () if index is None else proposal.placements[:index] + proposal.placements[index + 1 :]
        self._proposal = Proposal(proposal.which, rest) if rest else None
        self.do(document, msg("lab.did.accept", n=len(chosen)))
        self.proposalChanged.emit()
        return True

    def _drop_stale_proposal(self) -> None:
        """A proposal goes when its tiles no longer fit beside what lies on the board."""
        proposal = self._proposal
        if proposal is None:
            return
        if proposal.which < len(self.document.arrangements):
            arrangement = self.document.arrangements[proposal.which]
            known = arrangement.area.pieces.keys() >= {placement.piece for placement in proposal.placements}
            if known and judging.legal_order(arrangement, proposal.placements) is not None:
                occupied = arrangement.board.occupied
                masks = [arrangement.layout.mask(arrangement.cells(p)) for p in proposal.placements]
                if not any(mask & occupied for mask in masks):
                    return
        self.propose(None)


def _nearest(value: float) -> int:
    """The nearest whole number; a half goes down, so that a tile does not jump while the pointer rests there."""
    whole = int(value // 1)
    return whole + (value - whole > 0.5)
