"""The vocabulary of what spaces and occupations do: operations as typed values, run by one interpreter.

A program is a tuple of operations. Spaces (``spaces.py``) and occupations are tables of programs; ``engine.py`` and
``ops.py`` run them. The position in a program is in the state's frames, by the program's name (``program_of``).
"""

from attrs import field, frozen

from vikingtable.rules.feast.items import Bag


@frozen
class Op:
    """One operation of a program."""


Program = tuple[Op, ...]


@frozen
class Pay(Op):
    """Pay ``items``, plus the round's number in silver if ``round_silver``; the program ends if that is impossible."""

    items: Bag
    round_silver: bool = False


@frozen
class Gain(Op):
    """Receive ``items``, once, or once for each unit of the metric ``each`` (at most ``most`` times)."""

    items: Bag
    each: str = ""
    most: int = 99
    #: A space on which nothing at all would come of it is closed.
    must: bool = False


@frozen
class Option:
    """One way of a choice: a stable key (its text is ``feast.choice.<key>``) and what it does."""

    key: str
    ops: Program


@frozen
class Choose(Op):
    """Exactly one of ``options``; with ``may`` none is allowed too."""

    options: tuple[Option, ...]
    may: bool = False


@frozen
class Offers(Op):
    """Each of ``options`` at most once, in any order, all voluntary."""

    options: tuple[Option, ...]


@frozen
class Improve(Op):
    """Take from mountain strips and upgrade goods, in any order, each "up to".

    ``strips``: how many items from how many different strips; ``allowed``: only these items may be taken.
    ``goods``: how many different tiles are upgraded, each by up to ``steps`` steps; ``kinds``: only these;
    ``different``: only one of each kind; ``same``: all of one kind. ``must``: at least one thing has to be done.
    ``way``: ``up`` is an upgrade; ``over`` turns a tile over, ``up_left`` and ``up_right`` move it diagonally in the
    goods boxes (cards). ``each``: a metric that limits ``goods``; ``cost`` is paid for each tile.
    """

    strips: tuple[int, ...] = ()
    allowed: tuple[str, ...] = ()
    goods: int = 0
    steps: int = 1
    kinds: tuple[int, ...] = ()
    different: bool = False
    same: bool = False
    must: bool = True
    way: str = "up"
    each: str = ""
    cost: Bag = ()


@frozen
class SpecialSale(Op):
    """Buy one to ``most`` special tiles from the stock at their price, never the crown."""

    most: int = 2


@frozen
class Forge(Op):
    """Jewelry, or one special tile with the tongs symbol from the stock."""


@frozen
class Build(Op):
    """Receive a house from the stock; ``built`` says whether it counts as building."""

    house: str
    built: bool = True


@frozen
class GainShip(Op):
    """Receive a ship that needs a free berth; ``built`` says whether it counts as building."""

    ship: str
    built: bool = True


@frozen
class Dice(Op):
    """A dice action: ``hunt``, ``snare``, ``whaling_3``, ``whaling_4``, ``raid`` or ``pillage``."""

    action: str


@frozen
class Fleet(Op):
    """Only with at least ``count`` ships of the kind ``ship``; ``large`` is a knarr or longship, ``any`` any."""

    ship: str
    count: int = 1


@frozen
class Explore(Op):
    """Claim one of the face-up exploration boards of the exploration space ``level`` (1, 2 or 3), with its silver."""

    level: int


@frozen
class Swap(Op):
    """May exchange a whaling boat for a knarr before emigrating; must, if no large ship lies in the bay."""


@frozen
class Emigrate(Op):
    """Pay the round's number in silver and turn a knarr or longship over onto the banquet table."""


@frozen
class DrawCards(Op):
    """Draw occupations; ``asked``: no card may replace it any more."""

    count: int = 1
    asked: bool = False


@frozen
class DrawWeapons(Op):
    """Draw weapon cards from the pile."""

    count: int = 1


@frozen
class PlayCards(Op):
    """Play ``low`` to ``high`` occupations, one after the other."""

    low: int = 0
    high: int = 1


@frozen
class Condition:
    """A comparison of a metric (``metrics.py``) with a number; ``compare`` is one of ``>=``, ``==``, ``<=``."""

    metric: str
    compare: str
    value: int


@frozen
class Effect:
    """What an occupation does when its ``when`` comes true.

    ``when`` is ``<domain>:<subject|subject>:<moment>``; the hooks of the interpreter are listed in ``effects.py``.
    ``limit`` is ``""``, ``per_action``, ``per_phase``, ``per_unit`` or ``once``. ``replaces`` marks an effect that is
    offered instead of what would happen; taking it stops that from happening.
    """

    when: str
    program: Program
    conditions: tuple[Condition, ...] = ()
    optional: bool = False
    limit: str = ""
    replaces: bool = False


@frozen
class Space:
    """An action space: ``column`` is also the number of Vikings; ``row`` and ``span`` say where it is printed."""

    id: str
    column: int
    group: str
    row: int
    span: int
    program: Program
    #: What occupations may ask for: ``crafting``, ``weekly_market`` and so on.
    tags: tuple[str, ...] = field(default=())
