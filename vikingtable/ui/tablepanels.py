"""Where the panels of a table stand: beside the board, with room for the score sheet and for helpers, remembered."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget

from vikingtable.rules.state import Action
from vikingtable.ui.log import LogModel
from vikingtable.ui.players import PlayersPanel
from vikingtable.ui.scoresheet import ScoreSheet
from vikingtable.ui.tabledocks import Docks
from vikingtable.ui.tablepassing import Passing

#: Where the column beside the board is lower than this, panels that help take the place of the players' table.
_SCARCE = 480
#: A score sheet that would have more than this share of the width is made narrower, for the board.
_SHEET_SHARE = 0.3
#: Height of the titles of panels above each other, in pixels.
_TITLES = 80


class Panelled(Passing):
    """The part of ``GameTable`` that has its panels; no more of it is known to its bar, its files and its helpers."""

    score_sheet: ScoreSheet
    players_panel: PlayersPanel
    log_model: LogModel
    move_now_action: QAction
    pause_action: QAction
    _inner: Docks

    # What the table does ----------------------------------------------------------------------------------------------

    def end_actions(self) -> Sequence[QAction]:
        """What the bar offers when the game is over."""
        raise NotImplementedError

    def show_moment(self, seat: int, position: int) -> None:
        """Show the table of a finished game as ``seat`` saw it after so many actions."""
        raise NotImplementedError

    def exhibit(self, seat: int, action: Action) -> None:
        """Mark on the board an answer that ``seat`` could have given at the moment that is looked at."""
        raise NotImplementedError

    # The panels -------------------------------------------------------------------------------------------------------

    def dock(self, panel: str) -> QDockWidget:
        """The dock of a panel."""
        return self._inner.dock(panel)

    def open_beside(self, panel: str) -> None:
        """Open a panel that helps, before others at its place, with the room of the log where there is little."""
        self._inner.bring_up(panel)
        self._inner.lend(panel, "log")
        self.borrow_room(panel)

    def close_beside(self, panel: str) -> None:
        """Close a panel that helps."""
        self._inner.give_back(panel)
        if not self.dock(panel).isHidden():
            self.dock(panel).hide()
            self.dock("answers").raise_()

    def make_room(self, panel: str, wanted: QSize) -> None:
        """Open a panel in the room that the list of choices leaves when the game is over."""
        self._inner.make_room(panel, wanted, instead_of="answers")

    def borrow_room(self, panel: str) -> None:
        """Let a panel have the room of the players' table, where there is very little."""
        self._inner.lend(panel, "players", roomy=_SCARCE)

    def give_room_back(self, panel: str) -> None:
        """The lender has its room again."""
        self._inner.give_back(panel)

    def _sheet_shown(self, visible: bool) -> None:
        """Closed: whoever lent its room to the score sheet has it again."""
        if not visible and self.dock("scores").isHidden():
            self.give_room_back("scores")

    def _show_scores(self) -> None:
        """Open the score sheet; when the game is over it takes the room of the list of choices, which is empty then."""
        if self.match.winners is None:
            self._inner.bring_up("scores")
        else:
            wanted = self.score_sheet.wanted_size(round(self.width() * _SHEET_SHARE))
            short = wanted.height() + self.players_panel.height() + _TITLES > self._inner.height()
            self.make_room("scores", wanted)
            if short:
                # The sheet has the totals of the players' table too, and they stand in its last line.
                self._inner.lend("scores", "players")

    # The places of the panels -----------------------------------------------------------------------------------------

    @property
    def _layout_key(self) -> str:
        return f"table/{self.game.id}/layout" + ("_low" if self._inner.is_low else "")

    def _save_layout(self) -> None:
        self.settings.write(self._layout_key, self._inner.places())
        self.settings.write(f"{self._layout_key}_side", "dragged" if self._inner.side_is_dragged else "usual")
        view = self.board_view()
        if view is not None:
            self.settings.write(f"table/{self.game.id}/zoom", "" if view.fitted else f"{view.zoom():.3f}")

    def _restore_layout(self) -> None:
        self._inner.take_places(self.settings.blob(self._layout_key))
        self._inner.side_is_dragged = self.settings.read(f"{self._layout_key}_side", "usual") == "dragged"
        self._inner.take_side_width()
        view = self.board_view()
        zoom = self.settings.read(f"table/{self.game.id}/zoom", "")
        if view is not None and zoom:
            try:
                view.set_zoom(float(zoom))
            except ValueError:
                view.fit()

    def _reset_layout(self) -> None:
        self._inner.reset()
        view = self.board_view()
        if view is not None:
            view.fit()
