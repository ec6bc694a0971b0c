"""Operations that only occupations use, and what they change for as long as they lie there, as typed values.

They add to the vocabulary of ``program.py``: the first group runs in programs (``card_doing.py`` says how), the second
is never run: ``standing.py`` looks for it wherever a rule asks whether a card bends it.
"""

from attrs import frozen

from vikingtable.rules.feast.items import Bag
from vikingtable.rules.feast.program import Choose, Condition, Gain, Op, Option, Program


@frozen
class ByFigure(Op):
    """What one row says, by the metric ``figure``: each of ``options`` is named by the figure it asks for.

    ``match``: ``at_least`` takes the highest row reached, ``at_most`` the lowest row that is not exceeded, ``exact``
    the row of just this figure; ``all`` does every row reached. No row fits: nothing happens.
    """

    figure: str
    match: str
    options: tuple[Option, ...]


@frozen
class Require(Op):
    """The way is closed unless the condition holds; does nothing."""

    condition: Condition


@frozen
class Receive(Gain):
    """What an action itself brings in another form: it counts as brought by the action, not by a card."""


@frozen
class Fourth(Choose):
    """A good of which the supply holds exactly three: one more of it."""


@frozen
class PayWeapons(Choose):
    """Any ``count`` weapon cards of one's own, as the payer chooses: an option for each combination."""

    count: int = 0


@frozen
class TakeSpecial(Op):
    """A named special tile from the stock."""

    tile: str


@frozen
class PayLess(Op):
    """Pay silver, less a metric, never below 0."""

    silver: int
    less: str


@frozen
class GainShips(Op):
    """Receive ships of a kind, as many as there are berths, ``count`` at most; not building."""

    ship: str
    count: int


@frozen
class LoadedShip(Op):
    """Receive a longship that takes ``ore`` from the supply aboard; not building."""

    ore: int


@frozen
class GiveShip(Op):
    """Give up a ship of a kind, with the ore aboard."""

    ship: str


@frozen
class OreOff(Op):
    """Take one ore off a longship and give it to the stock."""


@frozen
class Unload(Op):
    """Take one ore that was loaded on a ship back into the supply; which ship is the option of ``UseCard``."""


@frozen
class AddToRolls(Op):
    """All rolls of the action under way count ``delta`` more."""

    delta: int


@frozen
class ReturnHere(Op):
    """One Viking returns from the place of the action under way."""


@frozen
class ReturnEach(Op):
    """One Viking returns from every place of the column on which one stands."""

    column: int


@frozen
class ReturnFrom(Op):
    """One Viking returns from a place of choice; a second from there for silver equal to the round, if wanted."""


@frozen
class Grant(Op):
    """The action of a space is carried out without Vikings; ``off``: its silver costs this metric less."""

    space: str
    off: str = ""


@frozen
class UseSpace(Op):
    """A space of the column is used without Vikings: an occupied one, or a free one next to one's own."""

    column: int
    occupied: bool
    cost: Bag = ()


@frozen
class RunPhase(Op):
    """A phase for this seat alone; ``scope`` limits the bonus phase to ``home`` or ``houses``."""

    phase: str
    scope: str = ""


@frozen
class Tell(Op):
    """The own cards hear of an event, as if it had happened."""

    event: str


@frozen
class TopUp(Op):
    """Named weapons until there are ``each`` of every kind."""

    each: int


@frozen
class SwapSpecial(Op):
    """The tile is taken off the board on which it lies; ``fill`` from the stock covers its cells and stays there."""

    tile: str
    fill: tuple[str, str]


@frozen
class LayOre(Op):
    """Receive ore, one a longship, each to be laid on the home or an exploration board at once, or not received."""


@frozen
class FoodToHouses(Op):
    """Food of this kind that lay on the banquet table may be laid in the own houses."""

    item: str


@frozen
class FillShed(Op):
    """A wood or stone of the supply goes onto a slot of an own shed."""

    resource: str


@frozen
class NoMead(Op):
    """No mead may be laid in the feast under way."""


# Standing changes -----------------------------------------------------------------------------------------


@frozen
class Standing(Op):
    """Changes a rule for as long as the card lies there; never run."""


@frozen
class Discount(Standing):
    """An action costs less of an item, if it asks for at least ``least`` of it."""

    item: str
    amount: int
    least: int = 1


@frozen
class Roll(Standing):
    """Rolls count this much more."""

    delta: int


@frozen
class MostRolls(Standing):
    """The die may be rolled this often."""

    rolls: int


@frozen
class Worth(Standing):
    """One of the item counts this much when it pays for a roll or adds to it."""

    item: str
    value: int


@frozen
class SpearsAsSwords(Standing):
    """Spears serve as long swords."""


@frozen
class SplitLoot(Standing):
    """The strength may be divided over this many tiles."""

    tiles: int


@frozen
class LootGreen(Standing):
    """Green goods may be taken for this much less than their blue side."""

    less: int


@frozen
class BestSpecialLess(Standing):
    """Special tiles with the highest sword value of those in the stock take this much less."""

    less: int


@frozen
class FewerVikings(Standing):
    """(figure at least, Vikings fewer) by the metric ``figure``, the highest row reached."""

    figure: str
    rows: tuple[tuple[int, int], ...]


@frozen
class ExploreAny(Standing):
    """The space may claim every board that lies face up, with any ship."""


@frozen
class KnarrsAsLongships(Standing):
    """Knarrs count where longships are required."""


@frozen
class ExtraStep(Standing):
    """One of the goods may climb a step more when ``goods`` goods are upgraded by one step each."""

    goods: tuple[int, ...]


@frozen
class Lengthwise(Standing):
    """This many tiles of the item may lie lengthwise at a feast."""

    item: str
    tiles: int


@frozen
class WoodInHouses(Standing):
    """Wood may lie in stone and long houses, like silver."""


def rows(*pairs: tuple[int, Program]) -> tuple[Option, ...]:
    """The rows of ``ByFigure``: figures with what each brings."""
    return tuple(Option(str(figure), program) for figure, program in pairs)
