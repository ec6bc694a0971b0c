"""What a tile in hand would do on a site, on the banquet table, or why it cannot lie there. Free of Qt."""

from attrs import evolve, frozen

from vikingtable.rules.feast import standing
from vikingtable.rules.feast.feasting import FOOD, lay_why_not, open_spaces, spread, width_of
from vikingtable.rules.feast.frames import Feasting
from vikingtable.rules.feast.items import COW, EWE, ITEM
from vikingtable.rules.feast.state import FeastPlayer, FeastRules, FeastState
from vikingtable.texts.message import Message, msg
from vikingtable.tiles.board import Area, Board
from vikingtable.tiles.layout import Layout
from vikingtable.tiles.placement import Placement
from vikingtable.tiles.rules import PlacementRules
from vikingtable.ui.lab.judging import Judgement, Places, judge, nearest_legal, where
from vikingtable.ui.lab.wording import Said, briefly, told

#: So many reasons stand on the card beside the boards.
_REASONS = 2


@frozen(cache_hash=True)
class SiteView:
    """A site of a player, in the shape in which the lab judges arrangements."""

    kind: str
    rules: FeastRules
    board: Board
    wood: bool = False

    @property
    def area(self) -> Area:
        """The board's area under the options in force."""
        return self.rules.area(self.kind, self.wood)

    @property
    def layout(self) -> Layout:
        """The board's grid."""
        return self.area.layout

    @property
    def applied(self) -> PlacementRules:
        """The rules of placing."""
        return self.area.rules


def site_view(state: FeastState, player: FeastPlayer, site: int) -> SiteView | None:
    """The site as it is judged; ``None`` for a shed, which takes no goods."""
    one = player.sites[site]
    if one.board is None:
        return None
    return SiteView(one.kind, state.rules, one.board, standing.wood_in_houses(player))


def without_tile(view: SiteView, placement: Placement) -> SiteView:
    """The site with one of its tiles taken off: what a lifted tile is judged against."""
    placed = tuple(one for one in view.board.placed if one != placement)
    return evolve(view, board=view.area.arranged(placed))


def try_tile(view: SiteView, placement: Placement) -> Judgement:
    """What a placement would do."""
    return judge(view, placement)  # type: ignore[arg-type]  # only the grid, the rules and the board are asked


def tile_lines(judgement: Judgement) -> tuple[Said, ...]:
    """Its effect, or the rules that it breaks."""
    return told(judgement)


def card_lines(said: tuple[Said, ...], *, legal: bool) -> tuple[Said, ...]:
    """What stands on the card beside the boards: reasons in a few words, two at the most; the panel has them all."""
    if legal or len(said) <= _REASONS:
        return briefly(said)
    *shown, last = briefly(said[:_REASONS])
    return (*shown, evolve(last, message=msg("lab.hand.more", last.message, len(said) - _REASONS)))


def places_of(view: SiteView, piece: str, rotation: int, flipped: bool) -> Places:
    """Every cell that the tile can cover."""
    return where(view, piece, rotation, flipped)  # type: ignore[arg-type]


def nearest(view: SiteView, start: Placement) -> Placement | None:
    """The legal placement nearest to ``start``, lying the same way."""
    return nearest_legal(view, start)  # type: ignore[arg-type]


# The feast ------------------------------------------------------------------------------------------------------------


def food_place(player: FeastPlayer, piece: str) -> int:
    """The item that is laid for a tile: of animals in foal only if there is no other."""
    place = ITEM.get(piece, -1)
    if piece in ("sheep", "cattle") and not player.supply[place]:
        return EWE if piece == "sheep" else COW
    return place if place in FOOD else -1


@frozen
class FoodTry:
    """What laying food would do: its spaces, the penalties before and after, and what speaks against it."""

    place: int
    first: int
    lengthwise: bool
    width: int
    before: int
    after: int
    why: tuple[Message, ...]

    @property
    def legal(self) -> bool:
        """Whether it may be laid."""
        return not self.why


def try_food(state: FeastState, frame: Feasting, place: int, first: int, lengthwise: bool) -> FoodTry:
    """What it would do to lay food from space ``first`` on."""
    width = width_of(place, lengthwise)
    before = len(open_spaces(state, frame.seat)) - len(spread(state, frame))
    why = tuple(lay_why_not(state, frame, place, first, lengthwise))
    return FoodTry(place, first, lengthwise, width, before, before - width, why)


def food_lines(tried: FoodTry) -> tuple[Said, ...]:
    """What is told of it."""
    if not tried.legal:
        return tuple(Said(str(number), message) for number, message in enumerate(tried.why, 1))
    if not tried.after:
        return (Said("check", msg("feast_ui.feast.full")),)
    return (Said("feast/thing_penalty", msg("feast_ui.feast.penalties", n=tried.after)),)


__all__ = [
    "FoodTry",
    "Said",
    "SiteView",
    "card_lines",
    "food_lines",
    "food_place",
    "nearest",
    "places_of",
    "site_view",
    "tile_lines",
    "try_food",
    "try_tile",
    "without_tile",
]
