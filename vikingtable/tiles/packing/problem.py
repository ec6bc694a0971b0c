"""Packing problems and their answers: what is asked, what is found, and how both are written as plain data."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import frozen

from vikingtable.texts.message import Message, msg
from vikingtable.tiles.board import Area, Board, IllegalPlacement
from vikingtable.tiles.layout import Bonus, Layout, LayoutError, Step, Track
from vikingtable.tiles.placement import Piece, Placement
from vikingtable.tiles.rules import PlacementRules

#: No problem holds more of one kind than this, nor larger weights.
MAX_COUNT, MAX_WEIGHT = 4096, 10_000


class ProblemError(ValueError):
    """Data that is no packing problem: ``path`` says where, as in ``tiles.hide``; ``message`` says what."""

    def __init__(self, path: str, message: Message) -> None:
        super().__init__(f"{path}: {message.key}")
        self.path = path
        self.message = message


@frozen
class Filler:
    """A single-cell piece of which ``count`` are at hand; each placed one takes ``cost`` (0 or 1) from the value."""

    piece: str
    count: int
    cost: int


@frozen
class Catalogue:
    """What problem files name: pieces by id, areas by board id, and rules by name for boards given as rows.

    ``area`` raises ``KeyError`` for an unknown board. ``fillers``: the keys of the file that count single-cell
    pieces, with the cost of each; the key is the piece's id. ``standard`` names the rules of a board that names none.
    """

    pieces: Mapping[str, Piece]
    area: Callable[[str], Area]
    rules: Mapping[str, PlacementRules]
    standard: str
    fillers: tuple[tuple[str, int], ...]


@frozen(eq=False)
class Problem:
    """What to place on a board, and what is wanted.

    Value = covered −1 cells (earlier or now) + ``income_weight`` × income + ``bonus_weight`` × enclosed open symbols
    − costs of the fillers placed now. With ``cover``, all open cells must be covered instead. ``tiles``: piece ids
    with counts; what is left over costs nothing.
    """

    area: Area
    board: Board
    tiles: tuple[tuple[str, int], ...]
    fillers: tuple[Filler, ...] = ()
    income_weight: int = 0
    bonus_weight: int = 0
    cover: bool = False
    name: str = ""

    @classmethod
    def from_dict(cls, data: object, catalogue: Catalogue) -> "Problem":
        """The problem written as plain data.

        ``{"name", "board": id or {"rows", "income", "rules"}, "placed": [placement…], "tiles": {id: count},
        "silver", "ore", "income_weight", "bonus_weight", "task": "cover"}``; a placement is ``{"tile", "x", "y",
        "rotation", "flipped"}``. All keys but ``board`` may be missing. Raises `ProblemError`.
        """
        known = {"name", "board", "placed", "tiles", "income_weight", "bonus_weight", "task"}
        known |= {key for key, _ in catalogue.fillers}
        fields = _object(data, "", known)
        area = _area(fields.get("board"), catalogue)
        tiles = []
        for piece, count in _object(fields.get("tiles", {}), "tiles", None).items():
            if piece not in catalogue.pieces or piece in dict(catalogue.fillers):
                raise ProblemError(f"tiles.{piece}", msg("tiles.problem.unknown_tile", piece))
            tiles.append((piece, _number(count, f"tiles.{piece}", 0, MAX_COUNT)))
        fillers = tuple(
            Filler(key, _number(fields.get(key, 0), key, 0, MAX_COUNT), cost) for key, cost in catalogue.fillers
        )
        task = fields.get("task", "best")
        if task not in ("best", "cover"):
            raise ProblemError("task", msg("tiles.problem.bad_value", str(task)))
        return cls(
            area,
            _placed(fields.get("placed", []), area),
            tuple(tiles),
            fillers,
            _number(fields.get("income_weight", 0), "income_weight", -MAX_WEIGHT, MAX_WEIGHT),
            _number(fields.get("bonus_weight", 0), "bonus_weight", -MAX_WEIGHT, MAX_WEIGHT),
            task == "cover",
            str(fields.get("name", "")),
        )

    def to_dict(self, rules: str | None = None) -> dict[str, Any]:
        """The problem as plain data. With the name of its ``rules`` the board is written cell by cell."""
        layout = self.area.layout
        board: Any = layout.id
        if rules is not None:
            income = [
                {
                    "anchor": list(track.anchor),
                    "steps": [{"x": step.x, "y": step.y, "value": step.value} for step in track.steps],
                    "final_value_when_all_covered": track.final,
                }
                for track in layout.tracks
            ]
            board = {"rows": list(layout.rows), "income": income, "rules": rules}
        found: dict[str, Any] = {
            "name": self.name,
            "board": board,
            "placed": [placement_to_dict(placement) for placement in self.board.placed],
            "tiles": dict(self.tiles),
        }
        found |= {filler.piece: filler.count for filler in self.fillers}
        found |= {"income_weight": self.income_weight, "bonus_weight": self.bonus_weight}
        if self.cover:
            found["task"] = "cover"
        return found


@frozen
class Answer:
    """What a search has found.

    ``placements`` in a legal order; ``value`` of the board with them; no arrangement is worth more than ``bound``;
    ``proven`` if that is reached. For cover problems ``cover`` is ``yes`` (``placements`` cover everything), ``no``
    (``proven``) or ``unknown``. ``work``: units of search done.
    """

    value: int
    placements: tuple[Placement, ...]
    proven: bool
    bound: int
    cover: str | None = None
    work: int = 0

    def to_dict(self, seconds: float) -> dict[str, Any]:
        """The answer as plain data; ``seconds`` is what the caller measured."""
        found: dict[str, Any] = {
            "value": self.value,
            "placements": [placement_to_dict(placement) for placement in self.placements],
            "proven": self.proven,
            "bound": self.bound,
            "seconds": round(seconds, 4),
        }
        if self.cover is not None:
            found["cover"] = self.cover
        return found


def placement_to_dict(placement: Placement) -> dict[str, Any]:
    """A placement as plain data."""
    return {
        "tile": placement.piece,
        "x": placement.x,
        "y": placement.y,
        "rotation": placement.rotation,
        "flipped": placement.flipped,
    }


def placement_from_dict(data: object, path: str, pieces: Mapping[str, Piece]) -> Placement:
    """A placement written as plain data, found at ``path``. Raises `ProblemError`."""
    fields = _object(data, path, {"tile", "x", "y", "rotation", "flipped"})
    piece = fields.get("tile")
    if not isinstance(piece, str) or piece not in pieces:
        raise ProblemError(f"{path}.tile", msg("tiles.problem.unknown_tile", str(piece)))
    flipped = fields.get("flipped", False)
    if not isinstance(flipped, bool):
        raise ProblemError(f"{path}.flipped", msg("tiles.problem.bad_value", str(flipped)))
    return Placement(
        piece,
        _number(fields.get("x"), f"{path}.x", -MAX_COUNT, MAX_COUNT),
        _number(fields.get("y"), f"{path}.y", -MAX_COUNT, MAX_COUNT),
        _number(fields.get("rotation", 0), f"{path}.rotation", 0, 3),
        flipped,
    )


def _object(data: object, path: str, known: set[str] | None) -> dict[str, Any]:
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise ProblemError(path, msg("tiles.problem.no_object"))
    for key in data:
        if known is not None and key not in known:
            raise ProblemError(f"{path}.{key}".lstrip("."), msg("tiles.problem.unknown_key", key))
    return data


def _list(data: object, path: str) -> Sequence[Any]:
    if not isinstance(data, list):
        raise ProblemError(path, msg("tiles.problem.no_list"))
    return data


def _number(value: object, path: str, low: int, high: int) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ProblemError(path, msg("tiles.problem.bad_value", str(value)[:40]))
    return value


def _area(board: object, catalogue: Catalogue) -> Area:
    if isinstance(board, str):
        try:
            return catalogue.area(board)
        except KeyError:
            raise ProblemError("board", msg("tiles.problem.unknown_board", board)) from None
    fields = _object(board, "board", {"rows", "income", "rules"})
    rules = fields.get("rules", catalogue.standard)
    if not isinstance(rules, str) or rules not in catalogue.rules:
        raise ProblemError("board.rules", msg("tiles.problem.bad_value", str(rules)[:40]))
    rows = _list(fields.get("rows"), "board.rows")
    for y, row in enumerate(rows):
        if not isinstance(row, str):
            raise ProblemError(f"board.rows.{y}", msg("tiles.problem.bad_value", str(row)[:40]))
    tracks = []
    for index, track in enumerate(_list(fields.get("income") or [], "board.income")):
        path = f"board.income.{index}"
        parts = _object(track, path, {"anchor", "steps", "final_value_when_all_covered"})
        anchor = _list(parts.get("anchor"), f"{path}.anchor")
        if len(anchor) != 2:
            raise ProblemError(f"{path}.anchor", msg("tiles.problem.bad_value", str(anchor)[:40]))
        steps = []
        for place, step in enumerate(_list(parts.get("steps"), f"{path}.steps")):
            here = f"{path}.steps.{place}"
            cell = _object(step, here, None)
            steps.append(Step(*(_number(cell.get(key), f"{here}.{key}", -999, 999) for key in ("x", "y", "value"))))
        final = _number(parts.get("final_value_when_all_covered"), f"{path}.final_value_when_all_covered", -999, 999)
        x, y = (_number(part, f"{path}.anchor", -999, 999) for part in anchor)
        tracks.append(Track(tuple(steps), final, (x, y)))
    try:
        layout = Layout("own", tuple(rows), tuple(tracks), tuple[Bonus, ...]())
    except LayoutError as fault:
        raise ProblemError("board", fault.message) from None
    return Area(layout, catalogue.rules[rules], catalogue.pieces)


def _placed(data: object, area: Area) -> Board:
    placements = [
        placement_from_dict(placement, f"placed.{index}", area.pieces)
        for index, placement in enumerate(_list(data, "placed"))
    ]
    ordered: Sequence[Placement] = area.legal_order(placements) or placements
    try:
        return area.build(ordered)
    except IllegalPlacement as fault:
        index = placements.index(fault.placement)
        raise ProblemError(f"placed.{index}", fault.refusals[0].message) from None
