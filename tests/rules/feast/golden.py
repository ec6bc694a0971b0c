"""Golden games of A Feast for Odin: whole games kept as saves, and the command that records them again.

``python -m tests.rules.feast.golden`` plays each game of ``GAMES`` anew, writes it and prints what changed. The games
are played by a curious player: it does what no golden game has shown yet, else what the computer player would do.
"""

import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from pathlib import Path

from attrs import evolve

from tests.rules.feast.positions import GAME
from vikingtable.bots.base import Budget
from vikingtable.bots.registry import bot_for
from vikingtable.match.session import Session
from vikingtable.rules.chance import Generator
from vikingtable.rules.feast import acts, happenings
from vikingtable.rules.feast.frames import Window
from vikingtable.rules.feast.free import FREE
from vikingtable.rules.feast.items import ITEM, SILVER
from vikingtable.rules.feast.scoring import LINES
from vikingtable.rules.feast.state import BLOCKED_PLACE, FeastState
from vikingtable.rules.game import Setup
from vikingtable.rules.state import Action, Step
from vikingtable.saves.encode import encode
from vikingtable.saves.model import SeatInfo
from vikingtable.saves.replay import load

FOLDER = Path(__file__).resolve().parents[2] / "data" / "feast"

SHORT = ("length", "short")
#: The set-ups of the golden games.
GAMES: dict[str, Setup] = {
    "solo_long": Setup(1, 11),
    "solo_short": Setup(1, 12, (SHORT,)),
    "two_long": Setup(2, 13),
    "two_short": Setup(2, 14, (SHORT,)),
    "three_long": Setup(3, 15),
    "three_short": Setup(3, 16, (SHORT,)),
    "four_long": Setup(4, 17),
    "four_short": Setup(4, 18, (SHORT,)),
    "deck_a": Setup(2, 19, (("deck", "a"), ("starting_card", "chosen"))),
    "decks_b_and_c": Setup(3, 20, (("deck", "bc"), ("mirror_special_tiles", False))),
    "paid_only": Setup(1, 21, (("final_income", "paid_only"), ("first_number_is_anchor", True))),
    "paid_and_scored": Setup(2, 22, (("final_income", "paid_and_scored"), ("starting_card", "chosen"))),
    "solo_again": Setup(1, 23),
    "four_again": Setup(4, 24),
}
#: Free actions that are tried, and answers that are looked at, at each decision.
TRIED = 40


def shown(before: FeastState, action: Action, step: Step[FeastState]) -> Iterator[str]:
    """What an action shows of the rules: spaces, phase rules, dice, windows, options and scoring lines."""
    frame = before.frames[-1]
    name = type(action).__name__
    if isinstance(action, acts.PlaceVikings):
        yield f"space {action.copies or action.place}"
        if action.copies:
            yield f"imitation {action.place}"
        if action.place == "emigrate_4" and before.players[action.seat].boats:
            yield "space emigrate_4 with a boat"
        if before.seats == 1 and BLOCKED_PLACE in before.owner:
            yield "solo: spaces blocked"
    elif isinstance(action, acts.BuyShip | acts.ArmShip | acts.FillSlot):
        yield f"{name} {getattr(action, 'ship', getattr(action, 'resource', ''))}"
    elif isinstance(action, acts.UpgradeGood):
        yield f"upgrade {action.steps}"
    elif isinstance(action, acts.PlaceTile):
        yield f"tile on {_board(before, action)}"
        yield "tile mirrored" if action.flipped else "tile not mirrored"
    elif isinstance(action, acts.LayFood):
        yield "food lengthwise" if action.lengthwise else "food upright"
    elif isinstance(action, acts.PlayCard):
        yield f"{type(frame).__name__} card"
    elif isinstance(action, acts.Choose):
        yield f"choice {type(frame).__name__}"
    elif isinstance(action, acts.Roll) and getattr(frame, "rolls", 0):
        yield f"roll {frame.rolls + 1}"  # type: ignore[attr-defined]
    if isinstance(frame, Window):
        yield f"window {frame.kind}"
    for event in step.events:
        yield from _told(event)
    if step.state.phase == 13:
        for score in GAME.scores(step.state):
            yield from (f"score {line}" for line, points in score.lines if points)


def _board(state: FeastState, action: acts.PlaceTile) -> str:
    kind = state.players[action.seat].sites[action.site].kind
    return kind if kind in ("home", "stone_house", "long_house") else "exploration"


def _told(event: object) -> Iterator[str]:
    name = type(event).__name__
    if isinstance(event, happenings.Failed | happenings.Succeeded):
        yield f"{name} {event.dice}"
    elif isinstance(event, happenings.SpecialGained) and event.tile == "english_crown":
        yield "crown"
    elif isinstance(event, happenings.Gained):
        yield f"gain {event.source}"
    elif isinstance(event, happenings.IncomePaid):
        yield "income written" if event.written else "income paid"
    elif isinstance(event, happenings.Bred):
        yield "animals born" if event.born else "animal pregnant"
    elif isinstance(event, happenings.FeastEnded):
        yield "penalties" if event.penalties else "no penalty"
    elif isinstance(event, happenings.StripsMoved):
        yield "strips moved" if event.revealed < 0 else "strip revealed"
    elif isinstance(event, happenings.PhaseBegan):
        yield f"phase {event.phase}"
    elif isinstance(event, happenings.Explored):
        yield f"explored {event.board}"
    elif isinstance(event, happenings.Emigrated):
        yield f"emigrated {event.ship}"
    elif isinstance(
        event,
        happenings.BoatSwapped
        | happenings.BoardFlipped
        | happenings.SilverLaid
        | happenings.VikingsBack
        | happenings.StartPlayerNamed
        | happenings.WeaponDrawn
        | happenings.CardDrawn
        | happenings.SpecialGained
        | happenings.GameEnded,
    ):
        yield name


def curious(setup: Setup, seen: set[str]) -> Session:
    """A game in which each seat does what has not been seen yet, if it can; ``seen`` grows."""
    session = Session.start(
        "feast", setup, tuple(SeatInfo(f"Player {seat + 1}") for seat in range(setup.seats)), unlocked=True
    )
    bot, random = bot_for("feast", "easy"), Generator(setup.seed)
    while decision := session.decision:
        seat = decision.seats[0]
        state: FeastState = session.state  # type: ignore[assignment]
        action = _something_new(state, seat, seen)
        if action is None:
            view = GAME.view_for(state, seat)
            if "space clothing" not in seen:
                view = _without(view, seat, "hide", "linen")
            action = bot.choose(view, decision, Budget(1), random).action
        step = GAME.apply(state, action)
        seen.update(shown(state, action, step))
        session.apply(action)
    return session


def _without(view: FeastState, seat: int, *goods: str) -> FeastState:
    # The computer player does not see these goods, so it keeps them for the crafting space.
    supply = list(view.players[seat].supply)
    for good in goods:
        supply[ITEM[good]] = 0
    player = evolve(view.players[seat], supply=tuple(supply))
    return evolve(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def _something_new(state: FeastState, seat: int, seen: set[str]) -> Action | None:
    answers = list(islice((one for one in GAME.legal_actions(state, seat) if not isinstance(one, FREE)), 6000))
    if any(isinstance(one, acts.Loot) for one in answers):
        # Of the many ways to pay for loot only the first ones, and those for the crown.
        crowns = [one for one in answers if isinstance(one, acts.Loot) and one.loot == "english_crown"]
        answers = [*crowns[:2], *answers[:20]]
    free = list(islice((one for one in GAME.legal_actions(state, seat) if isinstance(one, FREE)), TRIED))
    player = state.players[seat]
    if "choice Swapping" not in seen and not player.boats and player.supply[SILVER] >= 4 + state.round:
        boat = acts.BuyShip(seat, "whaling_boat")
        if boat in free:
            return boat
    whaling = acts.PlaceVikings(seat, "whaling_4")
    rare = "Succeeded whaling_4" not in seen
    wanted = rare or "Failed whaling_4" not in seen
    if wanted and player.supply[ITEM["spear"]] + player.supply[ITEM["wood"]] >= 3 and player.thing >= 4:
        boat = acts.BuyShip(seat, "whaling_boat")
        if whaling in answers or (not player.boats and boat in free):
            return whaling if whaling in answers else boat
    for action in (*answers, *free):
        if isinstance(action, acts.Pass | acts.PlaceTile):
            continue
        if rare and isinstance(action, acts.Fail) and getattr(state.frames[-1], "dice", "") == "whaling_4":
            continue
        if not set(shown(state, action, GAME.play(state, action))) <= seen:
            return action
    return None


@lru_cache(maxsize=1)
def everything_shown() -> dict[str, frozenset[str]]:
    """What each golden game shows."""
    return {name: frozenset(_shown_in(name)) for name in GAMES}


def _shown_in(name: str) -> Iterator[str]:
    saved = load((FOLDER / f"{name}.vtg").read_bytes()).saved
    state: FeastState = GAME.new(saved.setup, saved.setup_outcomes).state
    for kept in saved.actions:
        step = GAME.apply(state, kept.action, kept.outcomes)
        yield from shown(state, kept.action, step)
        state = step.state
    for key, value in saved.setup.options:
        yield f"option {key} {value}"


def main() -> None:
    """Record every game again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    seen: set[str] = set()
    for name, setup in GAMES.items():
        path = FOLDER / f"{name}.vtg"
        session = curious(setup, seen)
        data = encode(session.saved())
        old = path.read_bytes() if path.exists() else b""
        path.write_bytes(data)
        totals = [score.total for score in GAME.scores(session.state)]  # type: ignore[arg-type]
        print(f"{name}: {len(session.entries)} actions, {totals}, {'the same' if old == data else 'changed'}")
    print(sorted(f"score {line}" for line in LINES if f"score {line}" not in seen), file=sys.stderr)


if __name__ == "__main__":
    main()
