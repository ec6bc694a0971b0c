"""A state of Brian Boru: the map, the seats, the draft and the frames of effects in progress."""

from attrs import frozen

from vikingtable.rules.state import Frame, State

#: Claim tokens: face down, or face up on the board; else the seat that holds it.
FACE_DOWN, ON_BOARD = -2, -1


@frozen
class Player:
    """What a seat has. Towns are masks (bit = town − 1)."""

    points: int
    coins: int
    renown: int
    #: Space on the marriage track.
    court: int
    #: Discs in the church area.
    church: int
    #: Captured raiders.
    raiders: int
    #: Action cards in hand, sorted; hidden ones are 0.
    hand: tuple[int, ...]
    #: Towns with this seat's disc, those under a Viking token included.
    discs: int
    #: Marriage cards won, indices.
    marriages: tuple[int, ...]
    #: What the Princess of Denmark was taken for: ``military``, ``trade`` or nothing.
    princess: str


@frozen
class Packet:
    """A packet of the draft: who was dealt it, what each seat that had it kept, and what is left to pass on."""

    origin: int
    kept: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]


@frozen
class Seen:
    """A view's memory: all cards of a packet when the viewer had it, at this step of the draft."""

    origin: int
    step: int
    cards: tuple[int, ...]


# Questions ------------------------------------------------------------------------------------------------


@frozen
class StartTown(Frame):
    """The owner puts its first disc on the map (rules section 2)."""

    owner: int


@frozen
class Draft(Frame):
    """All seats keep two cards of their packets at the same time (rules section 3.2)."""

    step: int
    #: What each seat keeps, () while it has not answered; hidden answers are zeros.
    answers: tuple[tuple[int, ...], ...]


@frozen
class Lead(Frame):
    """The marker holder names a town and plays a card (rules section 3.3)."""

    owner: int


@frozen
class Follow(Frame):
    """The owner plays a card to the trick."""

    owner: int


@frozen
class ChooseAction(Frame):
    """The owner, who did not win the trick, chooses one of its card's secondary actions."""

    owner: int
    card: int


@frozen
class Buy(Frame):
    """After the last like symbol of an action its owner may buy more of it."""

    owner: int
    symbol: str


@frozen
class Expand(Frame):
    """The owner may pay for a disc on a neighbouring town."""

    owner: int


@frozen
class Liberate(Frame):
    """The owner removes a Viking control token."""

    owner: int


@frozen
class GainTown(Frame):
    """The owner puts a disc on an empty town of a region (−1: any)."""

    owner: int
    region: int


@frozen
class ChoosePrincess(Frame):
    """The owner chooses what the Princess of Denmark is to it."""

    owner: int


@frozen
class LoseTown(Frame):
    """The owner chooses a town of ``loser`` that the Vikings take."""

    owner: int
    loser: int


@frozen
class BuildMonastery(Frame):
    """The owner puts a monastery on a town that it controls."""

    owner: int


# Automatic frames -----------------------------------------------------------------------------------------


@frozen
class Resolve(Frame):
    """The played cards act in ascending order; ``at`` is the next one."""

    at: int


@frozen
class Symbols(Frame):
    """The symbols of an action are carried out from ``at``; ``option`` −1 is the primary action."""

    owner: int
    card: int
    option: int
    at: int


@frozen
class Settle(Frame):
    """After the whole action: step down the marriage track until the space is free."""

    owner: int


@frozen
class EndTrick(Frame):
    """The trick is over: the next one, or the upkeep."""


@frozen
class Upkeep(Frame):
    """The parts of the upkeep in order (rules section 3.4); ``at`` is the next one."""

    at: int


@frozen
class Incursion(Frame):
    """The seats that lose a town, in order; ``chooser`` −1: each chooses its own."""

    chooser: int
    losers: tuple[int, ...]


@frozen
class Monasteries(Frame):
    """The seats that may still turn their church discs into a monastery, in order."""

    seats: tuple[int, ...]


@frozen
class FinishMonastery(Frame):
    """After a monastery: the owner takes all church discs back."""

    owner: int


FRAMES: tuple[type[Frame], ...] = (
    StartTown,
    Draft,
    Lead,
    Follow,
    ChooseAction,
    Buy,
    Expand,
    Liberate,
    GainTown,
    ChoosePrincess,
    LoseTown,
    BuildMonastery,
    Resolve,
    Symbols,
    Settle,
    EndTrick,
    Upkeep,
    Incursion,
    Monasteries,
    FinishMonastery,
)


@frozen
class BoruState(State):
    """All of a running game."""

    #: Options (rules sections 3.1 and 3.3).
    play_last_card: bool
    card5_coins: int
    expand_into_active_town: bool
    #: Name of the set of Viking strengths.
    viking_set: str
    players: tuple[Player, ...]
    #: Masks of towns under Viking control tokens and of towns with a monastery.
    vikings: int
    monasteries: int
    #: For each region: ``FACE_DOWN``, ``ON_BOARD`` or the seat that holds its token.
    claims: tuple[int, ...]
    #: Seat with the active town marker.
    marker: int
    #: Round, from 1; 0 while the first towns are chosen.
    round: int
    #: Raiders in the battle area.
    battle: int
    #: Viking cards to come, top first; hidden ones are 0.
    viking_deck: tuple[int, ...]
    #: Viking cards turned up in earlier rounds and this one, and marriage cards likewise.
    viking_shown: tuple[int, ...]
    marriage_shown: tuple[int, ...]
    #: Marriage cards to come (indices), top first; hidden ones are −1, the Princess at the bottom is known.
    marriage_deck: tuple[int, ...]
    #: The marriage card of this round (index), or −1.
    marriage: int
    #: Packets of this round's draft, by the seat that was dealt them; () between rounds.
    packets: tuple[Packet, ...]
    #: The card or none that was not dealt, and last cards discarded unused; hidden ones are 0.
    unused: tuple[int, ...]
    #: In a view: what the viewer saw of the packets.
    memory: tuple[Seen, ...]
    #: Active town of the running trick, 0 between tricks.
    town: int
    #: Cards of the running trick in the order in which they were played.
    trick: tuple[tuple[int, int], ...]
    #: Cards of earlier tricks of this round: (seat, card).
    spent: tuple[tuple[int, int], ...]
    #: Seat that wins the running trick once all have played; −1 before, and when nobody does.
    winner: int
    winners: tuple[int, ...]
