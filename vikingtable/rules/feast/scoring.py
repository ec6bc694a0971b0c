"""The points by line ("The end")."""

from vikingtable.rules.feast.boards import EXPLORATION_BOARD, HOUSE
from vikingtable.rules.feast.free import free_slots
from vikingtable.rules.feast.items import CROWN, SILVER, points_of_animals
from vikingtable.rules.feast.metrics import income_of
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.feast.state import EMIGRATED_POINTS, PENALTY_POINTS, SHIP_POINTS
from vikingtable.rules.feast.table import AnyPlayer, Position
from vikingtable.rules.game import Score

#: The lines of the score sheet, in the order of the rules.
LINES: tuple[str, ...] = (
    "ships",
    "emigrations",
    "boards",
    "buildings",
    "animals",
    "occupations",
    "silver",
    "final_income",
    "crown",
    "minus_home",
    "minus_boards",
    "minus_buildings",
    "thing",
)
CROWN_POINTS = 2


def _ships(player: AnyPlayer) -> int:
    return (
        len(player.boats) * SHIP_POINTS["whaling_boat"]
        + player.knarrs * SHIP_POINTS["knarr"]
        + len(player.longships) * SHIP_POINTS["longship"]
    )


def _crown(player: AnyPlayer) -> int:
    laid = any(
        placement.piece == "english_crown"
        for site in player.sites
        if site.board is not None
        for placement in site.board.placed
    )
    return CROWN_POINTS if laid or player.specials & CROWN else 0


def _final_income(position: Position, player: AnyPlayer) -> int:
    """Under ``written_down`` the income of the last phase 7, before that the income as it would be now."""
    option = position.rules.final_income
    if option == "paid_only":
        return 0
    if option == "written_down" and player.final_income >= 0:
        return player.final_income
    return income_of(position, player)


def score_of(position: Position, player: AnyPlayer) -> Score:
    """A player's score sheet as it stands."""
    boards = buildings = minus_home = minus_boards = minus_buildings = 0
    for index, site in enumerate(player.sites):
        minus = 0
        if site.board is not None:
            minus = position.rules.area(site.kind).minus_left(site.board)
        if site.kind in HOUSE:
            buildings += HOUSE[site.kind].points
            minus_buildings += minus + free_slots(site, "wood") + free_slots(site, "stone")
        elif index:
            boards += EXPLORATION_BOARD[site.kind].points
            minus_boards += minus
        else:
            minus_home = minus
    figures = (
        _ships(player),
        sum(EMIGRATED_POINTS[ship] for ship in player.emigrated),
        boards,
        buildings,
        points_of_animals(player.supply),
        sum(OCCUPATION[card].points for card in player.played),
        player.supply[SILVER],
        _final_income(position, player),
        _crown(player),
        -minus_home,
        -minus_boards,
        -minus_buildings,
        -PENALTY_POINTS * player.penalties,
    )
    return Score(tuple(zip(LINES, figures, strict=True)))


def winners(position: Position) -> tuple[int, ...]:
    """The seats with the most points; ties share the victory."""
    totals = [score_of(position, player).total for player in position.players]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
