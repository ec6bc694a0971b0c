"""The battery: every game on the shelf, and every invented one, passes every check over many random games.

``pytest tests/battery -k wild_vikings`` runs it for one game; ``-m release`` runs the promised numbers of games.
"""

from collections.abc import Callable, Iterator

import pytest

from tests.battery import checks, tables
from tests.battery.pieces import HOOKS
from tests.battery.walk import Walk, game_of, kept_walks, walk
from tests.invented.shelf import INVENTED, on_the_shelf
from vikingtable.rules import registry

#: Random games of each game in an ordinary run, and before a release.
GAMES = 20
RELEASE_GAMES = {"wild_vikings": 500, "feast": 200, "knarr": 200, "boru": 200}

ON_THE_SHELF = registry.game_ids()
EVERY_GAME = (*INVENTED, *ON_THE_SHELF)
CHECKS = (*checks.CHECKS, *tables.CHECKS)


@pytest.fixture(autouse=True)
def _invented_games() -> Iterator[None]:
    with on_the_shelf():
        yield


def test_the_battery_knows_every_game_on_the_shelf() -> None:
    assert set(HOOKS) == {*EVERY_GAME}
    assert set(RELEASE_GAMES) == {*ON_THE_SHELF}


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_each_game_has_its_own_id(game_id: str) -> None:
    assert game_of(game_id).id == game_id


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_random_games(game_id: str, check: Callable[[Walk], None]) -> None:
    for one in kept_walks(game_id, GAMES):
        check(one)


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_what_is_hidden_and_nothing_else_comes_out_different_when_dealt_anew(game_id: str) -> None:
    found = {field for one in kept_walks(game_id, GAMES) for field in checks.hidden_fields(one)}
    # A field that should be hidden and never changes shows through the views; one that should not is made up.
    assert found == HOOKS[game_id].hidden


@pytest.mark.release
@pytest.mark.parametrize("game_id", ON_THE_SHELF)
def test_as_many_random_games_as_promised(game_id: str) -> None:
    for number in range(RELEASE_GAMES[game_id]):
        one: Walk = walk(game_of(game_id), number)
        for check in CHECKS:
            check(one)
