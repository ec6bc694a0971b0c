"""Texts of saves, autosaves and undo: what happened to a file, what was kept, what to do next."""

from vikingtable.texts import Text

TEXTS: dict[str, Text] = {
    # Undo
    "saves.history.hidden_answer": "hidden answer",
    "saves.take_back.revealed": "Something was revealed since then; undo stops there.",
    "saves.take_back.other_turn": "That was in an earlier turn.",
    "saves.take_back.not_legal": "A later action would no longer be possible: %1.",
    "saves.take_back.would_reveal": "A later action would then reveal something: %1.",
}

NOTES: dict[str, str] = {
    "saves.history.hidden_answer": "What Undo takes back when the player who looks may not know the answer: a noun phrase.",
    "saves.take_back.not_legal": "%1: what that action does, such as the placing of a tile.",
    "saves.take_back.would_reveal": "%1: what that action does, such as the placing of a tile.",
}
