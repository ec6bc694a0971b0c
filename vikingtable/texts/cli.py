"""Texts of the command line."""

from vikingtable.texts import Plural, Text

TEXTS: dict[str, Text] = {
    # The program
    "cli.about": "Four Viking board games and a tile lab. Without a command, the window opens.",
    "cli.commands": "Commands, which need no window:",
    "cli.more": "vikingtable COMMAND --help tells more about a command.",
    "cli.file": "a saved game or arrangement to open",
    "cli.file_to_read": "a saved game",
    "cli.help": "show this help and exit",
    "cli.json": "give the result as JSON",
    "cli.interrupted": "Interrupted.",
    "cli.unknown_game": "There is no such game: %1 (there are: %2)",
    "cli.unknown_sitter": "Nobody of this kind can sit at a seat: %1 (there are: %2)",
    "cli.no_option": "KEY=VALUE is needed, not: %1",
    "cli.no_seed": "A seed is a whole number from 0 to 2⁶⁴ − 1, not: %1",
    "cli.no_seat": "There is no such seat: %1 (the first is 0, the last %2)",
    "cli.no_number": "A whole number is needed, not: %1",
    "cli.no_seconds": "A number of seconds is needed, a day at most, not: %1",
    "cli.no_output": "The result cannot be written: %1",
    "cli.window.no_display": (
        "There is no display to open a window on: start this on a desktop, or set DISPLAY; "
        "the commands that vikingtable --help names run without one."
    ),
    "cli.window.no_qt": (
        "The window needs PySide6-Essentials, which is not installed; the commands that vikingtable --help names "
        "run without it."
    ),
    "cli.window.no_resources": "Files of the program are missing: %1. Install it again; nothing of yours is there.",
    "cli.window.qt_broken": "The window cannot open, as Qt cannot be loaded: %1",
    # Names
    "cli.level.easy": "easy",
    "cli.level.medium": "medium",
    "cli.level.hard": "hard",
    "cli.level.random": "random",
    "cli.player.computer": "%1 (computer, %2)",
    "cli.score.total": "%1: %2",
    "cli.score.lines": "%1: %2 (%3)",
    "cli.score.line": "%1: %2",
    "cli.winner": "Winner: %1",
    "cli.winners": "Winners: %1",
    # play
    "cli.play.about": "play a game to its end",
    "cli.play.game": "feast, knarr, boru or wild_vikings",
    "cli.play.no_game": "Which game? Name one: feast, knarr, boru or wild_vikings",
    "cli.play.seats": (
        "who sits at each seat: easy, medium, hard, random or person, separated by commas "
        "(medium at the smallest table if left out)"
    ),
    "cli.play.option": "options of the game that differ from the standard",
    "cli.play.seed": "the seed of the game; the same seed gives the same game (a new one if left out)",
    "cli.play.seconds": "let computers think for so many seconds a move, in place of a fixed number of iterations",
    "cli.play.script": "a file of actions to play first, one a line, as a saved game holds them",
    "cli.play.save": "save the game to this file at the end",
    "cli.play.log": "tell what happens",
    "cli.play.no_script": "%1: the actions cannot be read: %2",
    "cli.play.illegal": "action %1: %2",
    "cli.play.bad_outcome": "action %1: the outcomes do not fit: %2",
    "cli.play.result": "%1, seed: %2, actions: %3",
    "cli.play.by_time": "The computers thought by the clock, seconds a move: %1. The same seed may give another game.",
    "cli.play.not_finished": "The game was not played to its end.",
    # A person at the terminal
    "cli.terminal.curtain": "Hand the keyboard over. %1, press Enter when nobody else looks.",
    "cli.terminal.page": "Answers up to %1 of %2; Enter shows more, /TEXT narrows them down.",
    "cli.terminal.none_fits": "No answer holds: %1",
    "cli.terminal.unknown": "This is no answer: %1 (? for help)",
    "cli.terminal.no_number": "There is no answer with this number: %1",
    "cli.terminal.no_undo": "There is nothing that may be taken back.",
    "cli.terminal.undone": "Taken back: %1",
    "cli.terminal.no_file": "s FILE is needed.",
    "cli.terminal.saved": "Saved: %1",
    "cli.terminal.help.number": "1, 2, …   give the answer with this number",
    "cli.terminal.help.filter": "/TEXT     list only answers that hold the text; / alone lists all",
    "cli.terminal.help.page": "Enter, p  show more answers, or those before",
    "cli.terminal.help.view": "v         show the position as you may see it",
    "cli.terminal.help.action": "{…}       an action as a saved game holds it",
    "cli.terminal.help.undo": "u         take back",
    "cli.terminal.help.save": "s FILE    save the game",
    "cli.terminal.help.help": "?         the rules of this decision, and this list",
    "cli.terminal.help.quit": "q         stop playing",
    # show
    "cli.show.about": "show what a saved game holds",
    "cli.show.seat": "show it as this seat may see it (the first is 0)",
    "cli.show.lab": "Tile lab, saved by version %1",
    "cli.show.game": "%1, rules version: %2, saved by version: %3",
    "cli.show.facts": "Seed: %1, actions: %2, turn: %3",
    "cli.show.facts_of_seat": "Actions: %1, turn: %2",
    "cli.show.analysis": "Dice or draws were chosen in this game.",
    "cli.show.to_decide": "To decide: %1",
    "cli.show.position": "Position:",
    # verify
    "cli.verify.about": "check that the recorded actions of saved games lead to their positions",
    "cli.verify.seconds": "stop after so many seconds a file and say that it was not checked",
    "cli.verify.same": "%1: same",
    # replay
    "cli.replay.about": "tell the recorded actions of a saved game one by one",
    "cli.replay.to": "only the first N actions, and the position after them",
    "cli.replay.seat": "tell it as this seat may see it (the first is 0)",
    "cli.replay.begin": "%1, seed: %2",
    "cli.replay.no_action": "There is no such number of actions: %1 (there are %2)",
    "cli.replay.lab": "A file of the tile lab holds no actions.",
    # diff
    "cli.diff.about": "name the first place at which two saved games differ",
    "cli.diff.other": "the saved game to compare it with",
    "cli.diff.same": "The files hold the same.",
    "cli.diff.differs": "%1: %2 | %3",
    "cli.diff.nothing": "nothing",
    # edit
    "cli.edit.about": "set up a position by changing a saved game",
    "cli.edit.file": "the saved game to change; what it was is kept as .bak",
    "cli.edit.set": "what to change, such as state.supply=12; several changes are checked together",
    "cli.edit.output": "write the result to this file instead",
    "cli.edit.lab": "A file of the tile lab is edited in the lab.",
    "cli.edit.done": Plural("%1: %n change", "%1: %n changes"),
    # bench
    "cli.bench.about": "measure how many actions a second the rules manage in random play",
    "cli.bench.game": "the game to measure (all if left out)",
    "cli.bench.seconds": "how long to measure each game, in seconds (5 if left out)",
    "cli.bench.figures": "%1: seats: %2, actions a second: %3, games: %4",
    # fit
    "cli.fit.about": "find the best arrangement of tiles on a board",
    "cli.fit.problem": "a file with a packing problem",
    "cli.fit.seconds": "stop after so many seconds with the best found so far (10 if left out)",
    "cli.fit.seed": "the seed of the search (0 if left out)",
    "cli.fit.interrupted": "Interrupted; this is the best found so far.",
    "cli.fit.not_json": "%1: this is no JSON: %2",
    "cli.fit.value": "Value: %1, at most: %2",
    "cli.fit.proven": "This is proved.",
    "cli.fit.cover.yes": "The tiles can cover the board.",
    "cli.fit.cover.no": "The tiles cannot cover the board.",
    "cli.fit.cover.unknown": "It was not found out whether the tiles can cover the board.",
    "cli.fit.seconds_used": "Seconds: %1",
    "cli.fit.placement": "%1: %2, x: %3, y: %4, quarter turns: %5",
    "cli.fit.mirrored": "%1, mirrored",
}

NOTES: dict[str, str] = {
    "cli.about": "All texts of cli are printed by the command line. Options such as --seed are never translated.",
    "cli.no_output": "%1: the reason that the system gives, in its own language.",
    "cli.terminal.page": "%1: the place of the last answer shown; %2: the number of answers.",
    "cli.terminal.help.number": "The signs before the gap are typed as they stand; cli.terminal.help is a table.",
    "cli.diff.differs": "%1: a path such as state.supply; %2, %3: what each file has there.",
    "cli.play.about": "After the name of the command, in a list of commands.",
    "cli.fit.placement": "%1: a letter that marks the tile in the picture below; %2: the name of a tile.",
    "cli.fit.mirrored": "%1: a number of quarter turns.",
    "cli.score.line": "%1: the name of a line of the score sheet; %2: points.",
}
