"""The house rules of Wild Vikings: what can be chosen before a game, and the values in force during it."""

from collections.abc import Mapping
from typing import cast

from attrs import frozen

from vikingtable.rules.game import Option, OptionValue, SetupError
from vikingtable.texts.message import msg

OPTIONS = (
    Option("treasureTokens", 40, low=15, high=60, presets=("standard", "short", "quick", "even_length")),
    Option("bidRule", "raiseOrPass", ("raiseOrPass", "free")),
    Option("tieRule", "earlier", ("earlier", "later", "noSale"), applies=("bidRule", "free")),
    Option("allPass", "stay", ("stay", "toBack", "toSupply", "rollerTakes")),
    Option("emptyShip", "toBack", ("toBack", "stay")),
    Option("finalTie", "shared", ("shared", "mostCards")),
    Option("firstPlayer", "random", ("random", "chosen")),
    Option("firstSeat", 0, low=0, high=4, applies=("firstPlayer", "chosen")),
    Option("rowOrder", "shuffled", ("shuffled", "yellow-red-blue")),
    Option("scoresVisible", True, (True, False)),
    Option("cardsPerCardFace", 1, (1, 2)),
    Option("handLimit", None, (None, 10, 12)),
)

_FIXED_TOKENS = {"standard": 40, "short": 30, "quick": 20}
#: Tokens that make games of about equal length, by number of seats.
_EVEN_LENGTH = {2: 48, 3: 44, 4: 40, 5: 36}


def tokens_of(value: OptionValue, seats: int) -> int:
    """The number of treasure tokens that a value of ``treasureTokens`` stands for with ``seats`` players."""
    if isinstance(value, str):
        return _EVEN_LENGTH[seats] if value == "even_length" else _FIXED_TOKENS[value]
    return cast(int, value)


@frozen
class Rules:
    """The options of one game as its state keeps them; presets are looked up already."""

    treasure_tokens: int
    bid_rule: str
    tie_rule: str
    all_pass: str
    empty_ship: str
    final_tie: str
    first_player: str
    first_seat: int
    row_order: str
    scores_visible: bool
    cards_per_card_face: int
    hand_limit: int | None


#: The field of ``Rules`` that holds each option.
FIELDS = {
    "treasureTokens": "treasure_tokens",
    "bidRule": "bid_rule",
    "tieRule": "tie_rule",
    "allPass": "all_pass",
    "emptyShip": "empty_ship",
    "finalTie": "final_tie",
    "firstPlayer": "first_player",
    "firstSeat": "first_seat",
    "rowOrder": "row_order",
    "scoresVisible": "scores_visible",
    "cardsPerCardFace": "cards_per_card_face",
    "handLimit": "hand_limit",
}


def rules_from(values: Mapping[str, OptionValue], seats: int) -> Rules:
    """The rules in force for resolved option values; a first seat that is not asked for is 0.

    Raises ``SetupError`` if the chosen first seat is not at the table.
    """
    first_seat = cast(int, values["firstSeat"]) if values["firstPlayer"] == "chosen" else 0
    if first_seat >= seats:
        raise SetupError(msg("wild_vikings.setup.first_seat", first_seat + 1, seats))
    fields = {FIELDS[key]: value for key, value in values.items()}
    fields["first_seat"] = first_seat
    fields["treasure_tokens"] = tokens_of(values["treasureTokens"], seats)
    return Rules(**fields)  # type: ignore[arg-type]
