"""Where the in-app rules of Wild Vikings explain what: ids of sections in ``resources/rules/wild_vikings``."""

#: The section that explains each kind of decision.
HELP = {"roll": "turn", "ship": "face-black", "bid": "auction"}

#: Questions that the rules leave open or that are easily overlooked; each has the section ``ruling-<name>``.
RULINGS = (
    "any-ship",
    "supply-first",
    "last-token",
    "reshuffle",
    "no-cards",
    "hand-size",
    "roller-may-pass",
    "jokers-only",
    "one-answer",
    "asked-anyway",
    "nobody-bids",
    "empty-ship",
    "left-over",
    "shared-win",
    "public",
)


def option_section(key: str) -> str:
    """The section that explains an option."""
    return f"option-{key}"


def ruling_section(name: str) -> str:
    """The section of one of the ``RULINGS``."""
    return f"ruling-{name}"
