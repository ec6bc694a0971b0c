"""Which section of the rules page explains each kind of decision of A Feast for Odin."""

#: The section of the rules by kind of decision.
SECTIONS: dict[str, str] = {
    "place_vikings": "actions",
    "window": "windows",
    "starting_card": "occupations",
    "choice": "spaces",
    "improve": "mountain",
    "roll": "dice",
    "boats": "dice",
    "sale": "spaces",
    "forge": "spaces",
    "explore": "explore",
    "swap": "emigrate",
    "emigrate": "emigrate",
    "play_card": "occupations",
    "feast": "feast",
    "order": "occupations",
    "effect": "occupations",
    "instead": "occupations",
    "return": "occupations",
    "use_space": "occupations",
    "give_ship": "occupations",
    "lay": "placing",
}
