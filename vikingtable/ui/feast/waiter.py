"""The feast's helper at the table: shows food that fills the banquet table well, and lays it when it is asked again."""

from vikingtable.rules.feast import acts
from vikingtable.rules.feast.feasting import open_spaces, spread, width_of
from vikingtable.rules.feast.items import ITEMS
from vikingtable.ui.feast.own import feasting_of
from vikingtable.ui.feast.seated import FeastSeat
from vikingtable.ui.feast.serving import Laid, fill_well
from vikingtable.ui.i18n import tr


class Waiter:
    """What is proposed now, if anything."""

    def __init__(self, table: FeastSeat) -> None:
        self._table = table
        self._proposal: tuple[Laid, ...] = ()

    def called(self) -> None:
        """Propose food; what is proposed already is laid."""
        table = self._table
        state, seat = table.feast, table.acting
        frame = feasting_of(state, seat) if seat is not None else None
        if frame is None or seat is None:
            return
        if self._proposal:
            self._lay(seat)
            return
        laid = fill_well(state, frame)
        if not laid:
            table.refuse([tr("feast_ui.feast.nothing")])
            return
        self._propose(laid)
        left = len(open_spaces(state, seat)) - len(spread(state, frame))
        left -= sum(width_of(place, lengthwise) for place, _, lengthwise in laid)
        text = tr("feast_ui.feast.full") if not left else tr("feast_ui.feast.penalties", n=left)
        table.shell.say(text)
        table.view.announced(text)

    def clear(self) -> None:
        """Nothing is proposed any more."""
        self._propose(())

    def _propose(self, laid: tuple[Laid, ...]) -> None:
        self._proposal = laid
        scene = self._table.scene
        if scene.seen is not None:
            scene.ghosts.propose(scene.seen, laid)

    def _lay(self, seat: int) -> None:
        laid, self._proposal = self._proposal, ()
        for place, first, lengthwise in laid:
            action = acts.LayFood(seat, ITEMS[place], first, lengthwise)
            if feasting_of(self._table.feast, seat) is None or not self._table.act(action):
                break
