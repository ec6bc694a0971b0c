"""Texts of saves, autosaves and undo: what happened to a file, what was kept, what to do next."""

from vikingtable.texts import Plural, Text

TEXTS: dict[str, Text] = {
    # Undo
    "saves.history.hidden_answer": "hidden answer",
    "saves.take_back.revealed": "Something was revealed since then; undo stops there.",
    "saves.take_back.other_turn": "That was in an earlier turn.",
    "saves.take_back.not_legal": "A later move would no longer be possible: %1.",
    "saves.take_back.would_reveal": "A later move would then reveal something: %1.",
    # Opening a file: what was kept
    "saves.load.differs": (
        "The position was kept, but the recorded moves do not lead to it, so undo begins here (first difference: %1)."
    ),
    "saves.load.changed": (
        "The file was changed after it was saved, but its moves do lead to its position (changed: %1)."
    ),
    "saves.load.other_rules": (
        "This game was saved under version %1 of its rules (now: %2): the position was kept, and undo begins here."
    ),
    "saves.load.last_turn": (
        "The present rules cannot go on from the middle of the move that was saved, so the game opens at the start of "
        "its last turn; the file stays as it is."
    ),
    "saves.load.not_checked": (
        "The recorded moves take too long to check: the position was kept, and undo begins here."
    ),
    # Reading what is in a file
    "saves.read.empty": "The file is empty.",
    "saves.read.too_large": "A saved game is never larger than %1 MB.",
    "saves.read.too_many_values": "The file holds more values than any saved game.",
    "saves.read.too_deep": "The values in the file are nested more than %1 levels deep.",
    "saves.read.encoding": "The file is no text in UTF-8.",
    "saves.read.not_json": "The file cannot be read beyond line %1, column %2.",
    "saves.read.doubled_key": "A key occurs twice in the same object: %1",
    "saves.read.long_number": "A number has more than %1 digits.",
    "saves.read.fraction": "Only whole numbers are allowed, not: %1",
    "saves.read.bad_text": "A text holds half of a character.",
    "saves.read.not_a_save": "This is no saved game.",
    "saves.read.report": "This is a bug report; it holds no game that could be opened.",
    "saves.read.newer": "The file was saved by a newer version of this program.",
    "saves.read.unknown_game": "The file holds a game that this program does not know: %1",
    "saves.read.missing_key": "Something is missing in the file: %1",
    "saves.read.unknown_key": "The file holds something unknown: %1",
    "saves.read.bad_value": "The file holds a value that does not belong there: %1",
    "saves.read.no_such_seat": "The file holds a move of a player who is not at the table.",
    "saves.read.impossible": "The saved position is not possible under the rules (%1): %2",
    "saves.read.other_rules": (
        "The game was saved under version %1 of its rules, and the present ones (version %2) cannot read its position."
    ),
    # The file itself
    "saves.file.not_found": "The file does not exist.",
    "saves.file.folder": "This is a folder, not a file.",
    "saves.file.special": "This is a pipe or a device, not a file.",
    "saves.file.no_folder": "The folder does not exist.",
    "saves.file.no_permission_to_read": "The file may not be read.",
    "saves.file.no_permission_to_write": "Nothing may be written in this place; the file was not saved.",
    "saves.file.disk_full": "The disk is full; the file was not saved.",
    "saves.file.bad_name": "A file cannot have this name; the file was not saved.",
    "saves.file.cannot_read": "The file cannot be read.",
    "saves.file.cannot_write": "The file cannot be written; the file was not saved.",
    # What to do next
    "saves.advice.damaged": (
        "The file may be damaged. The version saved before it is kept beside it, with the ending .bak."
    ),
    "saves.advice.damaged_alone": "The file may be damaged, and no older version of it is kept beside it.",
    "saves.advice.other_file": "Choose another file.",
    "saves.advice.update": "A newer version of this program may open it.",
    "saves.advice.same_version": "The version of this program that saved it can open it: %1",
    "saves.advice.try_again": "Check the name and the disk, and try again.",
    "saves.advice.make_room": (
        "An older file of that name is unharmed. Make room or choose another disk, and save again."
    ),
    "saves.advice.save_elsewhere": "An older file of that name is unharmed. Save again in another place.",
    "saves.advice.file_in_folder": "Save to a file in a folder that exists.",
    "saves.advice.smaller": "Remove something, and save again.",
    # Setting up a position
    "saves.edit.no_assignment": "PATH=VALUE is needed, not: %1",
    "saves.edit.bad_path": "This is no path: %1",
    "saves.edit.no_such_place": "There is no such place in the saved game: %1",
    "saves.edit.wrong_root": "Only what is under state or seats can be set, not: %1",
    "saves.edit.bad_value": "This value does not belong there.",
    # Autosave
    "saves.autosave.lines_left": Plural(
        "%n recorded move does not fit the game and was left out; it is kept in: %1",
        "%n recorded moves do not fit the game and were left out; they are kept in: %1",
    ),
    "saves.autosave.in_use": "This game is open in another window.",
}

NOTES: dict[str, str] = {
    "saves.history.hidden_answer": (
        "What Undo takes back when the player who looks may not know the answer: a noun phrase."
    ),
    "saves.take_back.not_legal": "%1: what that move does, such as the placing of a tile.",
    "saves.take_back.would_reveal": "%1: what that move does, such as the placing of a tile.",
    "saves.load.differs": "%1: a path inside the file, such as state.players[0].silver.",
    "saves.load.changed": "%1: a path inside the file, such as state.players[0].silver.",
    "saves.read.too_large": "%1: a number.",
    "saves.read.impossible": "%1: a path inside the file; %2: sentences of the rules.",
    "saves.read.missing_key": "%1: a key or path inside the file.",
    "saves.read.unknown_key": "%1: a key or path inside the file.",
    "saves.read.bad_value": "%1: a path inside the file.",
    "saves.advice.same_version": "%1: a version number.",
    "saves.edit.no_assignment": "PATH=VALUE: command line; %1: what was given instead.",
    "saves.edit.wrong_root": "state and seats: words of the command line, never translated.",
    "saves.autosave.lines_left": "%1: a file name.",
}
