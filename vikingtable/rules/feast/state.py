"""The state of A Feast for Odin: what lies where, as plain values."""

from attrs import frozen

from vikingtable.quick import maker, quick
from vikingtable.rules.feast.boards import area
from vikingtable.rules.feast.items import NOTHING
from vikingtable.rules.state import State
from vikingtable.tiles.board import Area, Board

#: In a view: an occupation that the viewer does not see, by the back of the card.
UNKNOWN_CARD, UNKNOWN_STARTING_CARD = 0, -1
#: Owner of a place without Vikings, and (solo) of one that the last round's Vikings still block.
FREE_PLACE, BLOCKED_PLACE = -1, 4
#: Berths in the bay, spaces for ore ("Ships, at any time").
SMALL_BERTHS, LARGE_BERTHS = 3, 4
BOAT_ORE, LONGSHIP_ORE = 1, 3
#: Ore printed on each whaling boat.
PRINTED_ORE = 1
#: Silver a ship costs at any time, its points, and its points once emigrated.
SHIP_PRICE = {"whaling_boat": 3, "knarr": 5, "longship": 8}
SHIP_POINTS = {"whaling_boat": 3, "knarr": 5, "longship": 8}
EMIGRATED_POINTS = {"knarr": 18, "longship": 21}
SHIPS = tuple(SHIP_PRICE)
#: Banquet panels, each of two spaces.
PANELS = 6
PANEL_SPACES = 2
PENALTY_POINTS = 3
#: The houses in the stock, in the order of ``FeastState.houses``.
HOUSE_KINDS = ("shed", "stone_house", "long_house")
#: The exploration boards' two sides by pair A–D: front, back.
PAIRS: tuple[tuple[str, str], ...] = (
    ("shetland", "bear_island"),
    ("faroe_islands", "baffin_island"),
    ("iceland", "labrador"),
    ("greenland", "newfoundland"),
)
PAIR_OF: dict[str, int] = {name: pair for pair, names in enumerate(PAIRS) for name in names}


@frozen
class FeastRules:
    """The options in force; the meaning of each stands with ``options.py``."""

    length: str = "long"
    deck: str = "abc"
    starting_card: str = "dealt"
    mirror_special_tiles: bool = True
    first_number_is_anchor: bool = False
    final_income: str = "written_down"

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return 7 if self.length == "long" else 6

    @property
    def blank_spaces(self) -> int:
        """Banquet spaces without a round number; with the round they make the spaces to fill."""
        return 5 if self.length == "long" else 6

    def area(self, layout: str, wood: bool = False) -> Area:
        """The area of a board under these options; ``wood``: a played card lets wood lie in houses."""
        return area(layout, self.mirror_special_tiles, self.first_number_is_anchor, wood)


def solo_colour(round_: int) -> int:
    """Which of the two colours of a solo game plays in a round: 0 in odd rounds, 1 in even ones ("Solo").

    The Vikings that block spaces are those of the other colour.
    """
    return (round_ - 1) % 2


@quick
@frozen(weakref_slot=False)
class Site:
    """A board of a player: home, exploration board, house or shed. A shed has no ``board``.

    ``wood`` and ``stone`` lie on the slots of sheds and stone houses.
    """

    kind: str
    board: Board | None = None
    wood: int = 0
    stone: int = 0


new_site = maker(Site)


@quick
@frozen(weakref_slot=False)
class Holdings:
    """What a seat holds, as far as free actions change it; kept while a card can run backwards."""

    supply: tuple[int, ...]
    specials: int
    boats: tuple[int, ...]
    knarrs: int
    longships: tuple[int, ...]
    sites: tuple[Site, ...]
    hand: tuple[int, ...]


@quick
@frozen(weakref_slot=False)
class FeastPlayer:
    """What a player has.

    ``supply`` by place of ``items.ITEMS``; ``specials`` is the mask of own special tiles not placed yet. ``boats`` and
    ``longships``: ore loaded on each (the printed one not counted), in the order of getting them. ``emigrated``: ships
    turned over, panel by panel. ``sites[0]`` is the home board. ``thing``: Vikings on the Thing square.
    ``spent``: once-only effects that have fired, as card · 8 + index. ``placements``: Viking placements of this round
    by column. ``final_income``: written down in the last round, −1 before. ``offer``: starting occupations to choose
    from. ``trail``: holdings since the last action that was not free, while a card can run backwards.
    """

    supply: tuple[int, ...] = NOTHING
    specials: int = 0
    boats: tuple[int, ...] = ()
    knarrs: int = 0
    longships: tuple[int, ...] = ()
    emigrated: tuple[str, ...] = ()
    sites: tuple[Site, ...] = ()
    hand: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    thing: int = 0
    passed: bool = False
    placements: tuple[int, ...] = (0, 0, 0, 0)
    penalties: int = 0
    final_income: int = -1
    offer: tuple[int, ...] = ()
    trail: tuple[Holdings, ...] = ()


@frozen
class FeastState(State):
    """A Feast for Odin at one moment.

    ``owner`` and ``vikings`` by place of ``spaces.PLACES``: who stands there and how many. ``sides`` (0 front, 1 back),
    ``island_silver`` and ``island_owner`` (−1 nobody) by pair A–D. ``strips``: (kind, items gone) of each face-up
    strip; ``strip_pile``: kinds of those to come, ``strips_gone`` how many are used up. ``houses`` in stock by
    ``HOUSE_KINDS``; ``specials`` is the mask of special tiles in the stock. Piles lie with the next card
    first; in a view they are sorted or unknown.
    ``active`` is the seat whose turn to place it is or was, ``last_placed`` who placed last this round (−1 nobody).
    ``phase``: 12 before the first round, 1–12 as in "A round", 13 when the game is over.
    """

    rules: FeastRules
    round: int
    phase: int
    start_player: int
    active: int
    last_placed: int
    owner: tuple[int, ...]
    vikings: tuple[int, ...]
    imitation: tuple[int, ...]
    sides: tuple[int, ...]
    island_silver: tuple[int, ...]
    island_owner: tuple[int, ...]
    strips: tuple[tuple[int, int], ...]
    strip_pile: tuple[int, ...]
    strips_gone: int
    houses: tuple[int, ...]
    specials: int
    weapon_pile: tuple[int, ...]
    weapon_discard: tuple[int, ...]
    occupation_pile: tuple[int, ...]
    players: tuple[FeastPlayer, ...]
    #: Weapon cards made new because none was left anywhere ("weapons are unlimited"), by weapon.
    minted: tuple[int, ...] = (0, 0, 0, 0)
