"""Reading recorded games of Knarr: their states, actions and reshuffles in terms of the rules' own values."""

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.state import EMPTY, KnarrState, Player
from vikingtable.rules.state import Action

COLOURS = "RYGBP"
GAINS = ("VP", "BRACELET", "RECRUIT", "REPUTATION")
#: The recorded name of the question that each frame asks.
PHASES = {
    "Main": "choose_action",
    "TakeOffer": "take_offer",
    "Paying": "pay",
    "Trading": "trade",
    "Reserving": "reserve",
    "Replacing": "replace_offer",
    "Shortage": "shortage_discard",
}


def kind(card: str) -> int:
    """A card written COLOUR:GAIN as the number of its kind."""
    colour, gain = card.split(":")
    return COLOURS.index(colour) * 4 + GAINS.index(gain)


class RecordedGame:
    """One recorded game: its header and its steps."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.steps: list[dict[str, Any]] = []
        self.end: dict[str, Any] = {}
        self._kinds = {int(number): kind(card) for number, card in header["cards"].items()}

    def cards(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """Numbered cards as kinds, in their order."""
        return tuple(self._kinds[number] for number in numbers)

    def figures(self, state: dict[str, Any]) -> dict[str, Any]:
        """A recorded state as plain figures, hands and crew columns sorted."""
        return {
            "players": [
                (
                    player["vp"],
                    player["rep"],
                    player["rec"],
                    player["bra"],
                    tuple(sorted(self.cards(player["hand"]))),
                    tuple(tuple(sorted(self.cards(player["crew"][colour]))) for colour in COLOURS),
                    tuple(player["dest"]),
                    tuple(sorted(player["reserved"])),
                )
                for player in state["players"]
            ],
            "offer": tuple(
                EMPTY if state["slots"][colour] is None else self._kinds[state["slots"][colour]] for colour in COLOURS
            ),
            "row_a": tuple(one or 0 for one in state["rowA"]),
            "row_b": tuple(one or 0 for one in state["rowB"]),
            "deck": self.cards(state["deck"]),
            "discard": tuple(sorted(self.cards(state["discard"]))),
            "deck_a": tuple(state["deckA"]),
            "deck_b": tuple(state["deckB"]),
            "active": state["active"],
            "last_round": state["last_round"],
        }

    def start(self) -> KnarrState:
        """The state after the deal, before the first turn."""
        header = self.header
        setup = self.figures(header["setup"])
        return KnarrState(
            generator=0,
            viewer=-1,
            seats=header["players"],
            turn=0,
            frames=(),
            boat=header["boat"],
            artifacts=tuple(name.lower() for name in header["artifacts"]),
            income_after_opening_trade=False,
            players=tuple(
                Player(vp, rep, rec, bra, hand, (), crew, dest, reserved)
                for vp, rep, rec, bra, hand, crew, dest, reserved in setup["players"]
            ),
            offer=setup["offer"],
            row_a=setup["row_a"],
            row_b=setup["row_b"],
            deck=setup["deck"],
            discard=setup["discard"],
            deck_a=setup["deck_a"],
            deck_b=setup["deck_b"],
            first=setup["active"],
            active=setup["active"],
            last_round=False,
            may_recruit=False,
            may_explore=False,
            may_trade=False,
            acted=False,
            income_due=False,
            lines_mark=0,
            winners=(),
        )

    def action(self, step: dict[str, Any]) -> Action:
        """A recorded action as an action of the rules."""
        return to_action(step["action"], step["p"], self._kinds)

    def script(self, step: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
        """The reshuffles of a step as chance outcomes: the new order over the sorted discards."""
        return tuple(
            order_over_sorted(self.cards(event["deck"])) for event in step["events"] if event["ev"] == "reshuffle"
        )


def order_over_sorted(cards: Sequence[int]) -> tuple[int, ...]:
    """The positions, among the sorted cards, of the cards in this order."""
    left = list(enumerate(sorted(cards)))
    order = []
    for card in cards:
        found = next(entry for entry in left if entry[1] == card)
        left.remove(found)
        order.append(found[0])
    return tuple(order)


def to_action(action: dict[str, Any], seat: int, kinds: dict[Any, int]) -> Action:
    """An action as recorded games and situations write it; ``kinds`` turns its cards into kinds."""
    name = action["a"]
    if name == "recruit":
        return acts.Recruit(seat, kinds[action["card"]])
    if name == "take_slot":
        return acts.TakeCard(seat, COLOURS.index(action["slot"]))
    if name == "explore_select":
        return acts.Explore(seat, action["dest"])
    if name == "explore_pay":
        return acts.PayFor(seat, tuple(sorted(kinds[card] for card in action["cards"])), action["recruits"])
    if name == "trade":
        return acts.Trade(seat, action["bracelets"])
    if name == "reserve":
        return acts.Reserve(seat, action["dest"])
    if name == "replace_slot":
        return acts.Replace(seat, COLOURS.index(action["slot"]))
    if name == "crew_discard":
        return acts.GiveViking(action["player"], kinds[action["card"]])
    plain: dict[str, type[Action]] = {
        "explore_cancel": acts.CancelExplore,
        "trade_open": acts.OpenTrade,
        "trade_cancel": acts.CancelTrade,
        "end_turn": acts.EndTurn,
        "pass": acts.Pass,
    }
    return plain[name](seat)


def figures_of(state: KnarrState) -> dict[str, Any]:
    """A state of the rules as the figures that a recorded state holds."""
    return {
        "players": [
            (
                player.vp,
                player.reputation,
                player.recruits,
                player.bracelets,
                player.hand,
                tuple(tuple(sorted(column)) for column in player.crew),
                player.destinations,
                player.reserved,
            )
            for player in state.players
        ],
        "offer": state.offer,
        "row_a": state.row_a,
        "row_b": state.row_b,
        "deck": state.deck,
        "discard": state.discard,
        "deck_a": state.deck_a,
        "deck_b": state.deck_b,
        "active": state.active,
        "last_round": state.last_round,
    }


def games(path: Path) -> Iterator[RecordedGame]:
    """The games of a file of JSON lines."""
    game = None
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            if entry["type"] == "game":
                if game is not None:
                    yield game
                game = RecordedGame(entry)
            elif game is not None and entry["type"] == "step":
                game.steps.append(entry)
            elif game is not None:
                game.end = entry
    if game is not None:
        yield game
