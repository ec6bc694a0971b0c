"""Recorded games of Knarr are replayed action by action: states and legal actions agree at every step.

A dozen games (every artifact, both boats, 2 to 4 seats) lie in the tests' data. All games of another folder of the
same format are replayed when ``VIKINGTABLE_KNARR_RECORDED`` names it.
"""

import os
from pathlib import Path

import pytest

from tests.rules.knarr.recorded import COLOURS, PHASES, RecordedGame, figures_of, games
from vikingtable.rules.knarr import acts
from vikingtable.rules.knarr.game import KnarrGame
from vikingtable.rules.knarr.turn import Turn

FOLDERS = [Path(__file__).parents[2] / "data" / "knarr" / "recorded"]
if "VIKINGTABLE_KNARR_RECORDED" in os.environ:
    FOLDERS.append(Path(os.environ["VIKINGTABLE_KNARR_RECORDED"]))
GAME = KnarrGame()


def replay(recorded: RecordedGame) -> int:
    """Replay a game; returns the number of steps compared."""
    state = recorded.start()
    for step in recorded.steps:
        where = f"game {recorded.header['game']}, step {step['i']}: {step['action']}"
        if step["action"]["a"] == "start":
            turn = Turn(state)
            turn.begin(state.first)
            state = turn.finish().state
        else:
            compare_legal(state, step, where)
            action = recorded.action(step)
            assert action in list(GAME.legal_actions(state, action.seat)), where
            state = GAME.apply(state, action, recorded.script(step)).state
        expected = recorded.figures(step["after"])
        actual = figures_of(state)
        for name, value in expected.items():
            assert actual[name] == value, f"{where}: {name}"
        if state.frames:
            assert PHASES[type(state.frames[-1]).__name__] == step["after"]["phase"], where
    assert not state.frames
    final = [[player.vp, player.recruits + player.bracelets] for player in state.players]
    assert final == recorded.end["final_vp_and_tiebreak"]
    return len(recorded.steps)


def compare_legal(state, step, where):
    """The recorded legal moves are exactly the legal actions."""
    legal = step.get("legal")
    if legal is None:
        return
    actions = list(GAME.legal_actions(state, step["p"]))
    if step["phase"] == "choose_action":
        assert any(isinstance(one, acts.Recruit) for one in actions) == legal["recruit"], where
        assert any(isinstance(one, acts.OpenTrade) for one in actions) == legal["trade"], where
        assert any(isinstance(one, acts.EndTurn) for one in actions) == legal["end"], where
        explore = sorted(one.destination for one in actions if isinstance(one, acts.Explore))
        assert explore == sorted(legal["explore"]), where
    else:
        assert sorted(COLOURS[one.space] for one in actions) == sorted(legal["slots"]), where


@pytest.mark.parametrize("folder", FOLDERS, ids=["own data", "named folder"][: len(FOLDERS)])
def test_recorded_games_agree_step_by_step(folder):
    paths = sorted(folder.glob("*.jsonl.gz"))
    assert paths, f"no recorded games in {folder}"
    replayed = [replay(recorded) for path in paths for recorded in games(path)]
    assert len(replayed) >= 12
    assert min(replayed) > 20


def test_own_games_cover_every_artifact_both_boats_and_all_numbers_of_seats():
    headers = [recorded.header for path in FOLDERS[0].glob("*.gz") for recorded in games(path)]
    assert {name for header in headers for name in header["artifacts"]} == {
        "MEAD_CUP",
        "SILVER_COIN",
        "CAULDRON",
        "GOLDEN_BRACELET",
        "HELMET",
        "AMULET",
        "WEATHERVANE",
    }
    assert {(header["boat"], header["players"]) for header in headers} == {
        (boat, players) for boat in ("normal", "advanced") for players in (2, 3, 4)
    }
