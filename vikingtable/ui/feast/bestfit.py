"""Best fit for what the acting player holds: asks the search, shows tiles as ghosts, lays them as ordinary moves."""

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QAction, QKeySequence

from vikingtable.bots.feast_fit import Gains, Plan, Wish, boards_of, gains
from vikingtable.match.worker import Request
from vikingtable.rules.feast import fitting, free
from vikingtable.rules.feast.acts import PlaceTile
from vikingtable.rules.feast.boards import is_house
from vikingtable.rules.feast.goods import PIECES
from vikingtable.rules.feast.items import ORE, SILVER
from vikingtable.rules.feast.names import item_text, site_text
from vikingtable.rules.feast.phases import FEAST_PHASE
from vikingtable.rules.feast.state import FeastState
from vikingtable.rules.plain import to_plain
from vikingtable.texts.message import Message, listed, msg
from vikingtable.tiles.placement import Placement
from vikingtable.ui import art
from vikingtable.ui.advisor import Advisor
from vikingtable.ui.feast.deeds import must_lie
from vikingtable.ui.feast.fitghosts import FitGhosts, tile_under
from vikingtable.ui.feast.fitpanel import FitLine, FitPanel
from vikingtable.ui.feast.seated import FeastSeat
from vikingtable.ui.i18n import tr
from vikingtable.ui.tabledocks import Panel

#: The search ends by itself after so many seconds; it shows what it has from the first moment on.
FIT_SECONDS = 10.0
_KEYS = "Ctrl+Shift+F"
#: The clock alone ends the search.
_UNTIL_STOPPED = 1 << 31


class BestFit(QObject):
    """The action of the table, its panel and the ghosts, for whoever is asked something."""

    def __init__(self, table: FeastSeat) -> None:
        super().__init__(table)
        self._table = table
        self._state: FeastState | None = None
        self._plan = Plan()
        self._left_out: set[int] = set()
        self._current = 0
        self._verdict = ""
        self._laying = self._docked = False
        self.action = QAction(self)
        self.action.setShortcut(QKeySequence(_KEYS))
        self.action.triggered.connect(self.open)
        art.bind_icon(self.action, "icons/packing")
        self._advisor = Advisor(table.match.worker, self)
        self._advisor.told.connect(self._told)
        self._advisor.failed.connect(self._failed)
        self.ghosts = FitGhosts(table.scene)
        self.panel = FitPanel()
        self._advisor.progressed.connect(self.panel.show_progress)
        self.panel.wishChanged.connect(self.begin)
        self.panel.startWanted.connect(self.begin)
        self.panel.stopWanted.connect(self._advisor.enough)
        table.aids.hint_action.triggered.connect(self.close)
        self.panel.toggled.connect(self.toggle)
        self.panel.pointed.connect(self._pointed)
        self.panel.allWanted.connect(self.lay_all)
        self.panel.oneWanted.connect(self.lay_one)
        self.panel.discardWanted.connect(self.close)

    def dock_panel(self) -> Panel:
        """The panel as the table holds it."""
        return Panel("fit", "advice.fit.panel", self.panel, open=False, beside="answers", passing=True)

    def retranslate(self) -> None:
        """Set the texts."""
        self.action.setText(tr("advice.fit"))
        self._enable()
        if self._state is not None:
            self._offer_wish()
            self._show()

    def dispose(self) -> None:
        """The table goes."""
        self._advisor.cancel()

    @property
    def plan(self) -> Plan:
        """What is proposed."""
        return self._plan

    @property
    def left_out(self) -> frozenset[int]:
        """The numbers of the tiles that are not to be laid."""
        return frozenset(self._left_out)

    @property
    def running(self) -> bool:
        """Whether the search goes on."""
        return self._advisor.busy

    # When it can be had -----------------------------------------------------------------------------------------------

    def _why_not(self) -> str:
        table = self._table
        if table.acting is None or table.reviewing or free.closed_now(table.feast):
            return "advice.fit.not_now"
        if must_lie(table.feast):
            return "advice.fit.must_lie"
        return "" if boards_of(table.feast, table.acting) else "advice.fit.no_room"

    def _enable(self) -> None:
        why = self._why_not() if self._advisor.there else "advice.fit.not_now"
        self.action.setEnabled(not why)
        self.action.setToolTip(tr(why or "advice.fit.title"))

    def offered(self) -> None:
        """Somebody may do something else now: a proposal for another position goes."""
        table = self._table
        self._enable()
        if self._laying or self._state is None:
            return
        if table.acting is None or self._state is not table.feast:
            self.close()
        else:
            self.redraw()

    # The search -------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the panel and begin."""
        if not self.action.isEnabled():
            return
        table = self._table
        table.aids.close_hint()  # one thing after the other
        if self._state is None:
            self._state = table.feast
            self._offer_wish()
            feast = table.feast
            fed = feast.round == feast.rules.rounds and feast.phase > FEAST_PHASE
            self.panel.set_standard(food=fed)
        self._dock_shown()
        self.begin()
        self.panel.focus_first()

    def _dock_shown(self) -> None:
        dock = self._table.dock("fit")
        if not self._docked:
            self._docked = True
            dock.visibilityChanged.connect(self._dock_changed)
        self._table.open_beside("fit")

    def _dock_changed(self, visible: bool) -> None:
        """Closed by its button; a tab that is turned to the back is not closed."""
        if not visible and self._table.dock("fit").isHidden() and self._state is not None:
            self.close()

    def _offer_wish(self) -> None:
        table = self._table
        seat, state = table.acting, table.feast
        if seat is None:
            return
        player = state.players[seat]
        names = [(number, self._board_name(state, seat, number)) for number in boards_of(state, seat)]
        food = any(PIECES[piece].colour in ("orange", "red") for piece in fitting.pieces_of(player))
        houses = any(site.board is not None and is_house(site.kind) for site in player.sites)
        self.panel.show_wish(names, player.supply[SILVER], ore=player.supply[ORE] > 0, food=food and houses)

    def _board_name(self, state: FeastState, seat: int, number: int) -> str:
        sites = state.players[seat].sites
        name = self._table.say(site_text(sites[number].kind))
        alike = [one for one, site in enumerate(sites) if site.kind == sites[number].kind]
        text = tr("advice.fit.board", name, alike.index(number) + 1) if len(alike) > 1 else name
        return text[:1].upper() + text[1:]

    def wish(self) -> Wish:
        """What the panel says may be used."""
        panel = self.panel
        return Wish(panel.sites(), panel.silver.value(), panel.ore.box.isChecked(), panel.food.box.isChecked())

    def begin(self) -> None:
        """Search, from the beginning."""
        table = self._table
        seat = table.acting
        if seat is None or not self.action.isEnabled():
            return
        self._state = table.feast
        self._plan, self._left_out, self._current, self._verdict = Plan(), set(), 0, ""
        self.panel.show_progress(0)
        session = table.match.session
        view = to_plain(session.view(seat))
        more = self.wish().to_plain()
        self._advisor.ask(Request("feast", "hard", view, 0, _UNTIL_STOPPED, FIT_SECONDS, task="fit", more=more))
        self._show()

    def _told(self, found: object, done: bool) -> None:
        if found is not None:
            self.show_plan(Plan.from_plain(found), done=done)
        elif done:
            self.show_plan(Plan(), done=True)

    def show_plan(self, plan: Plan, *, done: bool) -> None:
        """Propose these tiles; ``done``: the search is over."""
        if self._state is None:
            self._state = self._table.feast
            self._offer_wish()
            self._dock_shown()
        if plan.laid != self._plan.laid:
            self._left_out, self._current = set(), 0
        self._plan = plan
        if done:
            found = "advice.fit.proved" if plan.proven else "advice.fit.found"
            self._verdict = found if plan.laid else "advice.fit.nothing"
        self._show()

    def _failed(self, detail: str) -> None:
        self._verdict = "advice.fit.failed"
        self._table.shell.notice(tr("advice.fit.failed"), "warning", detail)
        self._show()

    def close(self) -> None:
        """The proposal goes."""
        if self._state is None:
            return
        self._advisor.cancel()
        self._state, self._plan, self._verdict = None, Plan(), ""
        self._left_out = set()
        self.ghosts.hide()
        self.panel.show_plan((), (), "")
        self.panel.show_search(running=False, there=False)
        focused = self.panel.focusWidget() is not None and self.panel.focusWidget().hasFocus()
        self._table.close_beside("fit")
        if focused:
            self._table.view.setFocus()

    def escape(self) -> bool:
        """Escape: the proposal goes; says whether there was one."""
        if self._state is None:
            return False
        self.close()
        return True

    # What is shown ----------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        lines = [self._line(tile) for tile in self._plan.laid]
        brought = "\n".join(self._table.say(line) for line in self._gain_lines())
        self.panel.show_plan(lines, self._left_out, brought, self._current)
        running = self._advisor.busy
        text = tr("advice.fit.running") if running else tr(self._verdict) if self._verdict else ""
        self.panel.show_search(running=running, there=bool(lines), text=text)
        self.redraw()

    def _line(self, tile: PlaceTile) -> FitLine:
        state = self._state
        assert state is not None
        where = self._board_name(state, tile.seat, tile.site)
        name = self._table.say(item_text(tile.piece))
        name = name[:1].upper() + name[1:]
        spoken = tr("advice.fit.line", name, where, tile.x + 1, tile.y + 1)
        return FitLine(f"feast/{tile.piece}", tr("advice.fit.short", name, where), spoken)

    def _gain_lines(self) -> list[Message]:
        state = self._state
        chosen = self._chosen()
        if state is None or not chosen:
            return []
        brought = self._gains(state, chosen)
        lines = [msg("advice.fit.income", brought.income, brought.income_after)]
        if brought.minus_covered:
            lines.append(msg("advice.fit.minus", n=brought.minus_covered))
        if brought.bonuses:
            lines.append(msg("advice.fit.bonuses", n=len(brought.bonuses)))
        return [listed(lines)]

    def _gains(self, state: FeastState, chosen: tuple[PlaceTile, ...]) -> Gains:
        """What the chosen tiles bring, those that cannot lie without the others left out."""
        seat = chosen[0].seat
        sites = list(state.players[seat].sites)
        lying: list[PlaceTile] = []
        boards = {number: site.board for number, site in enumerate(sites)}
        for tile in chosen:
            area, board = fitting.area_of(state, state.players[seat], sites[tile.site]), boards[tile.site]
            placement = Placement(tile.piece, tile.x, tile.y, tile.rotation, tile.flipped)
            if board is not None and area.is_legal(board, placement):
                boards[tile.site] = area.place(board, placement)
                lying.append(tile)
        return gains(state, seat, lying)

    def _chosen(self) -> tuple[PlaceTile, ...]:
        return tuple(tile for number, tile in enumerate(self._plan.laid) if number not in self._left_out)

    def redraw(self) -> None:
        """Draw the ghosts where the boards lie now."""
        table = self._table
        seen = table.scene.seen
        if seen is None or self._state is None or seen.seat != table.acting or not self._plan.laid:
            self.ghosts.hide()
            return
        self.ghosts.show(seen, table.scene.grids, self._plan.laid, self._left_out, self._current)

    # What the person does ---------------------------------------------------------------------------------------------

    def clicked(self, point: QPointF | None) -> bool:
        """A point of a board was clicked; says whether a ghost lay there, which is left out now, or had again."""
        if point is None or self._state is None or self._table.seat != self._table.acting:
            return False
        number = tile_under(point, self._table.scene.grids, self._plan.laid)
        if number < 0:
            return False
        self._current = number
        self.toggle(number)
        return True

    def toggle(self, number: int) -> None:
        """Leave a tile out, or have it again."""
        self._left_out ^= {number}
        self._show()

    def _pointed(self, number: int) -> None:
        self._current = number
        self.redraw()

    def lay_all(self) -> None:
        """Lay every tile that is not left out, as so many moves of the player."""
        chosen = self._chosen()
        self._advisor.cancel()
        self._laying = True
        placed = 0
        try:
            for tile in chosen:
                if not self._table.why_not(tile) and self._table.act(tile):
                    placed += 1
        finally:
            self._laying = False
        texts = [tr("advice.fit.all_placed", n=placed)]
        if placed < len(chosen):
            texts.append(tr("advice.fit.some_left", n=len(chosen) - placed))
        self.close()
        self._enable()
        self._table.shell.say(" ".join(texts))
        self._table.view.announced(" ".join(texts))

    def lay_one(self, number: int) -> None:
        """Lay one tile, and keep the rest as it is proposed."""
        if not 0 <= number < len(self._plan.laid):
            return
        tile = self._plan.laid[number]
        why = self._table.why_not(tile)
        if why:
            self._table.refuse(why)
            return
        self._advisor.cancel()
        self._laying = True
        try:
            done = self._table.act(tile)
        finally:
            self._laying = False
        if not done or self._table.acting is None:
            self.close()
            return
        rest = tuple(one for at, one in enumerate(self._plan.laid) if at != number)
        left_out = {at - (at > number) for at in self._left_out if at != number}
        self._state = self._table.feast
        self._plan, self._left_out = Plan(rest, self._plan.gain, False), left_out
        self._current, self._verdict = min(number, max(0, len(rest) - 1)), "advice.fit.found"
        if rest:
            self._offer_wish()
            self._show()
        else:
            self.close()
        self._enable()
