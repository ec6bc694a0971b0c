"""What the battery must be told of each game: how to count its pieces, what it hides, which answers are quiet.

A new game adds one function that counts pieces and one line in ``HOOKS``.
"""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from tests.invented import claims, gains, packets, tolls
from vikingtable.rules.feast.items import BOW, SPECIAL
from vikingtable.rules.feast.occupations import OCCUPATION
from vikingtable.rules.feast.state import HOUSE_KINDS, PAIRS
from vikingtable.rules.state import Action

Counts = Mapping[str, int]


def kind_of(state: Any, action: Action) -> str:
    """The kind of an action as ``Game.sample`` draws it: its class."""
    return type(action).__name__


@frozen
class Hooks:
    """What the battery asks about one game."""

    #: How many pieces of each kind are in play, in the supply or out of the game: the same all game long.
    pieces: Callable[[Any], Counts]
    #: The fields of a full state that a seat cannot know in full: over many games every one of them comes out
    #: different when the cards that a view hides are dealt anew, and no other field does.
    hidden: frozenset[str]
    #: The kinds of answer that pass, decline, cancel or end a turn.
    quiet: frozenset[str] = frozenset()
    #: The kind of an action, where it is not its class.
    kind: Callable[[Any, Action], str] = kind_of
    #: No game takes more actions than this.
    longest: int = 5_000
    #: Events that show something for a moment that no later view shows (cards turned up and shuffled back).
    passing: frozenset[str] = frozenset()


# The invented games -----------------------------------------------------------------------------------------


def _cards(rows: object, kinds: int) -> dict[str, int]:
    found = [card for row in rows for card in row]  # type: ignore[attr-defined]
    return {f"card {kind}": found.count(kind) for kind in range(kinds)} | {"cards": len(found)}


def packets_pieces(state: packets.PacketsState) -> Counts:
    """The 20 cards."""
    return _cards((*state.packets, *state.kept, state.box), 21)


def tolls_pieces(state: tolls.TollsState) -> Counts:
    """Cards, and gold and silver coins; what is half paid lies in the frame."""
    paid = [frame for frame in state.frames if isinstance(frame, tolls.Purchase)]
    return _cards((*state.hands, state.deck, state.discards), 3) | {
        "gold": sum(state.gold) + state.bank_gold + sum(frame.gold for frame in paid),
        "silver": sum(state.silver) + state.bank_silver + sum(frame.silver for frame in paid),
    }


def gains_pieces(state: gains.GainsState) -> Counts:
    """Goods with the seats and in the supply; the dealt cards."""
    rows = (*state.goods, state.supply)
    return {f"good {good}": sum(row[good] for row in rows) for good in range(4)} | _cards(state.cards, 8)


def claims_pieces(state: claims.ClaimsState) -> Counts:
    """Lots; markers are spent on lots won."""
    window = tuple((frame.lot,) for frame in state.frames if isinstance(frame, claims.Window))
    markers = {
        f"markers {seat}": left + len(won)
        for seat, (left, won) in enumerate(zip(state.markers, state.won, strict=True))
    }
    return _cards((*state.won, state.gone, state.lots, *window), 11) | markers


# The games on the shelf ---------------------------------------------------------------------------------------


def wild_vikings_pieces(state: Any) -> Counts:
    """Battle cards by kind, bids lying in the hands until they are discarded, and treasures."""
    rows = (*state.hands, state.deck, state.discard)
    counts = {f"card {kind}": sum(row[kind] for row in rows) for kind in range(4)}
    return counts | {"treasures": state.supply + sum(state.cargo) + sum(state.treasures)}


def feast_pieces(state: Any) -> Counts:
    """Special tiles, houses, exploration boards, mountain strips, weapon cards, dark occupations."""
    players = state.players
    sites = [site for player in players for site in player.sites]
    laid = [one.piece for site in sites if site.board for one in site.board.placed]
    counts = {
        tile: (state.specials >> bit & 1)
        + sum(player.specials >> bit & 1 for player in players)
        + sum(piece == tile for piece in laid)
        for tile, bit in SPECIAL.items()
    }
    for kind, house in enumerate(HOUSE_KINDS):
        counts[house] = state.houses[kind] + sum(site.kind == house for site in sites)
    for pair, names in enumerate(PAIRS):
        counts[f"boards {names[0]}"] = (state.island_owner[pair] < 0) + sum(site.kind in names for site in sites)
    counts["strips"] = len(state.strips) + len(state.strip_pile) + state.strips_gone
    for weapon in range(4):
        held = sum(player.supply[BOW + weapon] for player in players)
        lying = (*state.weapon_pile, *state.weapon_discard).count(weapon)
        counts[f"weapon {weapon}"] = held + lying - state.minted[weapon]
    cards = [card for player in players for card in (*player.hand, *player.played)] + list(state.occupation_pile)
    counts["occupations"] = sum(not OCCUPATION[card].starting for card in cards)
    return counts


def knarr_pieces(state: Any) -> Counts:
    """Viking cards by kind and destinations."""
    players = state.players
    cards = [*state.deck, *state.discard, *(card for card in state.offer if card >= 0)]
    places = [one for one in (*state.row_a, *state.row_b, *state.deck_a, *state.deck_b) if one]
    for player in players:
        cards += [*player.hand, *(card for column in player.crew for card in column)]
        places += [*player.destinations, *player.reserved]
    return {f"viking {kind}": cards.count(kind) for kind in range(20)} | {
        f"destination {place}": places.count(place) for place in range(1, 36)
    }


def boru_kind(state: Any, action: Action) -> str:
    """Buying nothing is a decline; all else is drawn by its class."""
    name = type(action).__name__
    return f"{name} 0" if name == "Purchase" and action.count == 0 else name  # type: ignore[attr-defined]


def boru_pieces(state: Any) -> Counts:
    """Towns, each empty or with one disc, the Viking cards and the claim tokens; action cards while they are out."""
    taken = [player.discs for player in state.players]
    counts = {"doubled discs": sum(sum(discs >> town & 1 for discs in taken) > 1 for town in range(53))}
    counts["viking cards"] = len(state.viking_deck) + len(state.viking_shown)
    counts["marriage cards"] = len(state.marriage_deck) + len(state.marriage_shown)
    counts["claim tokens"] = len(state.claims)
    held = [card for player in state.players for card in player.hand]
    lying = [card for packet in state.packets for card in packet.rest]
    pending = [card for _, card in (*state.spent, *state.trick)]
    out = (*held, *lying, *pending, *state.unused)
    counts["action cards"] = len(set(out)) if state.packets else 25  # between rounds they are all shuffled
    counts["doubled action cards"] = len(out) - len(set(out)) if state.packets else 0
    return counts


HOOKS: dict[str, Hooks] = {
    "test_packets": Hooks(packets_pieces, frozenset({"generator", "packets", "kept", "passed", "box", "answers"})),
    "test_tolls": Hooks(tolls_pieces, frozenset({"generator", "hands", "deck"}), frozenset({"Pass"})),
    "test_gains": Hooks(gains_pieces, frozenset({"generator"}), frozenset({"Accept"})),
    "test_claims": Hooks(claims_pieces, frozenset({"generator", "lots"}), frozenset({"Decline"})),
    "feast": Hooks(
        feast_pieces,
        frozenset({"generator", "strip_pile", "weapon_pile", "occupation_pile", "players"}),
        frozenset({"Pass", "Skip"}),
        passing=frozenset({"WeaponDrawn"}),  # the order of several weapons drawn at once
    ),
    "knarr": Hooks(
        knarr_pieces,
        frozenset({"generator", "players", "deck", "deck_a", "deck_b"}),
        frozenset({"EndTurn", "CancelExplore", "CancelTrade", "Pass"}),
    ),
    "boru": Hooks(
        boru_pieces,
        frozenset({"generator", "frames", "players", "viking_deck", "marriage_deck", "packets", "unused"}),
        frozenset({"Decline", "Purchase 0"}),
        boru_kind,
    ),
    "wild_vikings": Hooks(
        wild_vikings_pieces, frozenset({"generator", "hands", "deck", "memory", "treasures"}), frozenset({"Pass"})
    ),
}
