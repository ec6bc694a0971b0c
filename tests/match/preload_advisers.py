"""Imported by the worker's process in tests of advice: puts the invented games and their advisers on its shelf."""

from tests.invented.shelf import INVENTED
from tests.match.advisers import MODULES
from vikingtable.bots import registry as bots
from vikingtable.rules import registry

for _game in INVENTED.values():
    registry.register(_game)
bots._MODULES.update(MODULES)
