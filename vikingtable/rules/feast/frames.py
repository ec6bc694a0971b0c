"""The frames of A Feast for Odin: every effect in progress as a plain value, innermost last on a state's stack."""

from attrs import frozen

from vikingtable.quick import maker
from vikingtable.rules.state import Frame

#: What an action counts while it runs, by place in ``Acting.tally`` (occupations ask for these figures).
TALLY: tuple[str, ...] = (
    "wood_gained",
    "stone_gained",
    "stockfish_gained",
    "silver_paid",
    "wood_paid",
    "stone_paid",
    "ore_paid",
    "bow_and_arrow_paid",
    "snare_paid",
    "spear_paid",
    "long_sword_paid",
    "rolls_used",
    "mountain_kinds",
    "cards_played",
    "boats_used",
    "longships_used",
    "emigrated",
    "explored",
)
TALLY_PLACE: dict[str, int] = {name: place for place, name in enumerate(TALLY)}
NO_TALLY: tuple[int, ...] = (0,) * len(TALLY)


@frozen
class Phase(Frame):
    """A phase under way: its ``name``, the next ``step`` and, where seats take turns in it, whose turn it is.

    ``seats`` still have to do the step; ``private`` marks a phase that a card runs for one seat alone, with
    ``scope`` limiting it (``home``, ``houses`` or ``""``).
    """

    name: str
    step: int = 0
    seats: tuple[int, ...] = ()
    private: bool = False
    scope: str = ""


@frozen
class Window(Frame):
    """Between phases: all ``seats`` may place goods, buy ships and use cards, in any order, until each has passed."""

    kind: str
    seats: tuple[int, ...]


@frozen
class Keeping(Frame):
    """Seats choose their starting occupation, one after the other."""

    seats: tuple[int, ...]


@frozen
class Turn(Frame):
    """``seat`` places Vikings or passes."""

    seat: int


#: The stage of ``Acting`` in which cards that work before the action are being settled.
BEFORE = 2


@frozen
class Acting(Frame):
    """The use of a space or an action that a card grants.

    ``space``: whose action is done; ``place``: where the Vikings stand (an imitation tile or the space), ``""`` if
    none were placed. ``stage`` counts what has been done of it; ``card_used``: the bonus card of column 4 was played.
    ``tally`` as in ``TALLY``; ``modifier`` adds to all rolls; ``fired`` are the effects that are spent for this
    action, as card · 8 + index; ``discount`` is silver off.
    """

    seat: int
    space: str
    place: str
    stage: int = 0
    card_used: bool = False
    tally: tuple[int, ...] = NO_TALLY
    modifier: int = 0
    fired: tuple[int, ...] = ()
    discount: int = 0
    #: Vikings on the place do not come back from a failure (an action that a card grants on an occupied space).
    stay: bool = False
    #: Whaling boats, knarrs and longships when the action began: ships bought inside it do not change it.
    fleet: tuple[int, int, int] = (0, 0, 0)

    def at_stage(self, stage: int) -> "Acting":
        """The same action at a stage."""
        return new_acting(
            self.seat,
            self.space,
            self.place,
            stage,
            self.card_used,
            self.tally,
            self.modifier,
            self.fired,
            self.discount,
            self.stay,
            self.fleet,
        )

    def with_tally(self, tally: tuple[int, ...]) -> "Acting":
        """The same action with another tally."""
        return new_acting(
            self.seat,
            self.space,
            self.place,
            self.stage,
            self.card_used,
            tally,
            self.modifier,
            self.fired,
            self.discount,
            self.stay,
            self.fleet,
        )

    def with_(
        self,
        card_used: bool | None = None,
        fired: tuple[int, ...] | None = None,
        modifier: int | None = None,
    ) -> "Acting":
        """The same action with some fields changed."""
        return new_acting(
            self.seat,
            self.space,
            self.place,
            self.stage,
            self.card_used if card_used is None else card_used,
            self.tally,
            self.modifier if modifier is None else modifier,
            self.fired if fired is None else fired,
            self.discount,
            self.stay,
            self.fleet,
        )


@frozen
class Run(Frame):
    """A program under way: the next operation is number ``at`` of the program named ``program``.

    ``told``: cards have already heard that this operation is about to happen.
    """

    seat: int
    program: str
    at: int = 0
    told: bool = False


@frozen
class Choosing(Frame):
    """One of several ways, or several offers: the operation ``at`` of ``program``; ``taken`` offers are done."""

    seat: int
    program: str
    at: int
    taken: tuple[str, ...] = ()


@frozen
class Improving(Frame):
    """Mountain items and upgrades still open: the operation ``at`` of ``program``.

    ``strips``: item limits still unused; ``used``: strips (by kind) already taken from; ``goods``: upgrades left;
    ``kinds``: kinds upgraded so far; ``made``: tiles that upgrades of this operation made, with repeats: they are not
    upgraded again. ``extra``: upgrades of one step more that a card still allows.
    """

    seat: int
    program: str
    at: int
    strips: tuple[int, ...]
    used: tuple[int, ...]
    goods: int
    kinds: tuple[int, ...]
    made: tuple[int, ...]
    did: bool
    extra: int = 0


@frozen
class Rolling(Frame):
    """A dice action: rolls made, the last roll (0: none yet), and what is added to it.

    ``modifier`` is added to the number rolled; ``boats``: whaling boats used; ``most``: rolls allowed.
    """

    seat: int
    dice: str
    rolls: int = 0
    roll: int = 0
    modifier: int = 0
    boats: int = 0
    most: int = 3


@frozen
class Crewing(Frame):
    """How many whaling boats are used for ``dice``? Asked only where a card makes fewer worth something."""

    seat: int
    dice: str


@frozen
class Selling(Frame):
    """The special sale: ``left`` tiles may still be bought; ``spent`` silver so far."""

    seat: int
    left: int
    spent: int = 0
    bought: int = 0


@frozen
class Forging(Frame):
    """The forge: what is made?"""

    seat: int


@frozen
class Exploring(Frame):
    """Which exploration board of the space ``level`` is claimed?"""

    seat: int
    level: int


@frozen
class Swapping(Frame):
    """Is a whaling boat exchanged for a knarr, and which?"""

    seat: int


@frozen
class Emigrating(Frame):
    """Which ship emigrates?"""

    seat: int


@frozen
class Playing(Frame):
    """Occupations are played, ``low`` to ``high`` in all; ``done`` so far. ``bonus``: the column-4 bonus."""

    seat: int
    low: int
    high: int
    done: int = 0
    bonus: bool = False


@frozen
class Feasting(Frame):
    """A seat lays food: ``laid`` as (item, first space from 0, 1 if lengthwise) in the order of laying.

    ``ended``: the penalties are counted, cards that look at the feast are still at work.
    """

    seat: int
    laid: tuple[tuple[int, int, int], ...] = ()
    ended: bool = False
    #: No mead may be laid in it: its seat has said so.
    dry: bool = False


@frozen
class Returning(Frame):
    """From which place does a Viking return? With a ``place``: does a second return from there, for silver?"""

    seat: int
    place: str = ""


@frozen
class Using(Frame):
    """Which space of the column is used without Vikings: an ``occupied`` one, or a free one next to one's own?"""

    seat: int
    column: int
    occupied: bool


@frozen
class Giving(Frame):
    """Which ship of the kind is given up, or (``ore``) gives one ore to the stock?"""

    seat: int
    ship: str
    ore: bool = False


@frozen
class Laying(Frame):
    """A tile just received is to be laid: ``item`` on the home and exploration boards, or in ``houses``.

    ``left`` tiles follow when it is laid; ``held`` were in the supply before it; with ``may`` it can be left.
    """

    seat: int
    item: int
    left: int
    held: int
    houses: bool = False
    may: bool = False


@frozen
class Triggers(Frame):
    """Effects of one seat's cards that an event has set off: (card, index of the effect, event arguments)."""

    seat: int
    event: str
    waiting: tuple[tuple[int, int], ...]
    args: tuple[int, ...] = ()


@frozen
class Effecting(Frame):
    """An occupation's effect under way; ``stage`` 0: may be declined, 1: runs."""

    seat: int
    card: int
    index: int
    stage: int = 0
    args: tuple[int, ...] = ()


@frozen
class Instead(Frame):
    """Something is about to happen (the program ``usual``) that effects may replace: (card, index of the effect)."""

    seat: int
    event: str
    usual: str
    effects: tuple[tuple[int, int], ...]


new_phase = maker(Phase)
new_acting = maker(Acting)
new_run = maker(Run)
new_improving = maker(Improving)
new_feasting = maker(Feasting)
new_rolling = maker(Rolling)
new_playing = maker(Playing)
new_window = maker(Window)
new_effecting = maker(Effecting)

FRAMES: tuple[type[Frame], ...] = (
    Phase,
    Window,
    Keeping,
    Turn,
    Acting,
    Run,
    Choosing,
    Improving,
    Rolling,
    Crewing,
    Selling,
    Forging,
    Exploring,
    Swapping,
    Emigrating,
    Playing,
    Feasting,
    Returning,
    Using,
    Giving,
    Laying,
    Triggers,
    Effecting,
    Instead,
)
