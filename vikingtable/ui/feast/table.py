"""The table of A Feast for Odin: shows the state, lets glow what is possible, turns clicks and drops into answers."""

from collections.abc import Mapping, Sequence
from itertools import islice

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from vikingtable.rules.feast import acts
from vikingtable.rules.feast.frames import Improving, Turn
from vikingtable.rules.feast.items import ITEMS
from vikingtable.rules.feast.spaces import PLACES
from vikingtable.rules.feast.state import FREE_PLACE, FeastState
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.tiles.placement import Placement
from vikingtable.ui import theme as look
from vikingtable.ui.boardview import BoardView
from vikingtable.ui.feast import wording
from vikingtable.ui.feast.bestfit import BestFit
from vikingtable.ui.feast.cardaids import KEY, CardAids
from vikingtable.ui.feast.deeds import Deeds, bar_deeds, deeds_of, in_window, must_lie, placeable
from vikingtable.ui.feast.geometry import Places, places_for
from vikingtable.ui.feast.guide import Guide
from vikingtable.ui.feast.handling import Handling
from vikingtable.ui.feast.handpanel import HandPanel
from vikingtable.ui.feast.hands import VIKINGS, HandModel
from vikingtable.ui.feast.motions import Motions
from vikingtable.ui.feast.own import feasting_of
from vikingtable.ui.feast.picture import Seen, Target
from vikingtable.ui.feast.pointing import Pointing
from vikingtable.ui.feast.recent import Recent
from vikingtable.ui.feast.scene import FeastScene
from vikingtable.ui.feast.seated import FeastSeat
from vikingtable.ui.feast.sections import SECTIONS
from vikingtable.ui.feast.slab import Sharpness
from vikingtable.ui.feast.view import FeastView
from vikingtable.ui.feast.waiter import Waiter
from vikingtable.ui.i18n import tr
from vikingtable.ui.page import MenuId
from vikingtable.ui.table import Column, Panel

_NO_DEEDS = Deeds({}, ())


class FeastTable(FeastSeat):
    """One game of A Feast for Odin at one screen."""

    bar_limit = 6

    # Making -----------------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        self.recent = Recent(self.match, self)
        self.hands = HandModel(self)
        self.hands.ask = lambda action: self.game.why_not(self.feast, action)
        self.scene = FeastScene(self.hands, self)
        self.view = FeastView(self.scene, self.hands)
        self.places: Places = places_for(1024, 642)
        self.deeds = _NO_DEEDS
        self._picked: tuple[Action, ...] = ()
        self._chosen_seat: int | None = None
        self._for: tuple[int, ...] = ()
        self.veiled = False
        self.waiter = Waiter(self)
        self._placeable: list[str] = []
        self.handling = Handling(self)
        self.pointing = Pointing(self)
        self.scene.setSceneRect(self.places.scene)
        view = self.view
        view.explain = self.pointing.explain
        view.name_of = self.pointing.name_of
        view.explain_cell = self.pointing.explain_cell
        view.explain_ghost = self.pointing.explain_ghost
        view.can_take = self.handling.can_take
        view.can_choose = self._can_choose  # type: ignore[method-assign,assignment]
        view.vikings = self.handling.vikings
        view.chosen.connect(self.choose)
        view.taken.connect(self.handling.taken)
        view.dropped.connect(self.handling.dropped)
        view.released.connect(self.handling.released)
        view.cancelled.connect(self._cancel)
        view.resolved.connect(self._resolved)
        view.hovered.connect(self.pointing.preview)
        view.cellHovered.connect(self.pointing.show_needed)
        view.cursorMoved.connect(self.pointing.preview)
        self.motions = Motions(self.scene, self.motion, self)
        self.hand_panel = HandPanel(self.hands, view)
        self.hand_panel.placeWanted.connect(lambda: self.handling.dropped(None))
        self.hand_panel.resized.connect(self._place_panels)
        self.hand_panel.takeBackWanted.connect(self.handling.take_back)
        self.card_aids = CardAids(self)
        self.guide = Guide(self)
        self.hands.handChanged.connect(self._hand_changed)
        self.best_fit = BestFit(self)
        self.scene.grids_moved = self.best_fit.redraw
        self.bar.add_help(self.best_fit.action, "packing")
        view.installEventFilter(self)
        return view

    def board_view(self) -> BoardView | None:
        return self.view

    def menus(self) -> Mapping[MenuId, Sequence[QAction | None]]:
        menus = dict(super().menus())
        menus["game"] = [
            menus["game"][0],
            self.best_fit.action,
            *menus["game"][1:],
            None,
            self.card_aids.action,
            self.guide.action,
        ]
        return menus

    def shortcuts(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        return (
            *super().shortcuts(),
            ("occupations.book.title", ((KEY, "occupations.book.open"),)),
            (
                "feast_ui.keys.place",
                (
                    ("R  .", "feast_ui.keys.turn"),
                    ("F  ,", "feast_ui.keys.mirror"),
                    ("W", "feast_ui.keys.where"),
                    ("Page Up / Page Down", "feast_ui.keys.next"),
                    ("Esc", "feast_ui.keys.back"),
                ),
            ),
        )

    def panels(self) -> Sequence[Panel]:
        return (self.best_fit.dock_panel(),)

    def player_columns(self) -> Sequence[Column]:
        def silver(state: State, seat: int) -> int:
            assert isinstance(state, FeastState)
            return state.players[seat].supply[ITEMS.index("silver")]

        def vikings(state: State, seat: int) -> int:
            assert isinstance(state, FeastState)
            return state.players[seat].thing

        return (
            Column("feast_ui.column.vikings", vikings, "feast/viking"),
            Column("feast.item.silver", silver, "feast/silver"),
        )

    def seat_hidden(self, state: State, seat: int) -> bool:
        """Only a hand is secret; while a window is open hands lie face down, so all sit at one screen."""
        assert isinstance(state, FeastState)
        if in_window(state):
            return False
        player = state.players[seat]
        return bool(player.hand or player.offer)

    def auto_answer(self, decision: Decision, seat: int) -> Action | None:
        """Windows that are switched off in the settings are passed by themselves."""
        if decision.kind == "window" and not self.settings.windows:
            return acts.Pass(seat)
        return None

    def rules_section(self, decision: Decision | None) -> str:
        if self.hands.hand is not None and self.hands.hand.piece != VIKINGS:
            return "placing"
        if decision is None:
            return "end"
        frame = self.feast.frames[-1] if self.feast.frames else None
        if isinstance(frame, Improving) and not frame.strips:
            return "upgrades"
        return SECTIONS[decision.kind]

    def retranslate(self) -> None:
        self.guide.retranslate()
        self.view.set_board_name(tr("feast_ui.table"))
        self.card_aids.retranslate()
        self.best_fit.retranslate()
        super().retranslate()

    def entered(self) -> None:
        super().entered()
        # Qt keeps tab bars of docks that have no tabs now, and may show them over the board.
        for bar in self.findChildren(QTabBar):
            if bar.count() < 2:
                bar.lower()
        if not self.curtain_is_down:
            self.guide.entered()

    def dispose(self) -> None:
        if not self._disposed:
            self.view.stop()
            self.card_aids.close()
            self.best_fit.dispose()
        super().dispose()

    # What is shown ----------------------------------------------------------------------------------------------------

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        assert isinstance(state, FeastState)
        asked = self.game.to_answer(state)
        if asked != self._for:
            self._for = asked
            self._chosen_seat = None
        if in_window(state) and len(self.match.persons) > 1:
            self.veiled = True
        self._picked = ()
        self.scene.preview(None)
        if self.scene.seen is not None:
            self.scene.ghosts.hint(self.scene.seen, None, None)
        self._show(state, change)

    def _show(self, state: FeastState, change: frozenset[str] | None) -> None:
        self.motions.finish()
        sharp = Sharpness(self.view.zoom(), self.view.devicePixelRatioF(), look.current())
        own_seat = self.seat == self.front
        seen = Seen(
            state,
            self.seat,
            tuple(self.looks),
            tuple(self.match.names),
            self.places,
            sharp,
            veiled=self.veiled and own_seat,
            asked=self.game.to_answer(state),
            scores=tuple(score.total for score in self.game.scores(state)),
            fresh=self.recent.spaces(self.front, self.review.position),
        )
        self.scene.show_table(seen, change)
        self.best_fit.redraw()

    def _resolved(self) -> None:
        """The view has another size or scale: lay out and draw for it."""
        places = places_for(*self.view.wanted_size())
        if places != self.places:
            self.places = places
            self.scene.setSceneRect(places.scene)
            if self.view.fitted:
                self.view.fit()
        if self.scene.seen is not None:
            self._show(self.feast, None)
            self._show_glow()
            self.view.place_spots()
        self._place_panels()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self._place_panels()
        return super().eventFilter(watched, event)

    # What is offered --------------------------------------------------------------------------------------------------

    def offer(self, decision: Decision | None, seat: int) -> None:
        state = self.feast
        self._picked = ()
        self._placeable = []
        if decision is None:
            self.deeds = _NO_DEEDS
        else:
            self.deeds = deeds_of(state, seat, self.answers(seat))
            if in_window(state):
                self._placeable = placeable(state, seat)
            elif must_lie(state):
                self._placeable = [must_lie(state)]
        self.waiter.clear()
        if self.hands.hand is not None and decision is None:
            self.hands.drop_all()
        if self.scene.seen is not None and self.scene.seen.seat != self.seat:
            self._show(state, None)
        self._show_glow()
        self.view.place_spots()
        self.best_fit.offered()
        self.card_aids.show_work()
        self.guide.follow(state)

    def _show_glow(self) -> None:
        targets: list[Target] = []
        state = self.feast
        if self.acting is not None and self.seat == self.acting:
            turn = bool(state.frames) and isinstance(state.frames[-1], Turn)
            for target, actions in self.deeds.at.items():
                # Buying and arming are possible at most times: they glow where nothing else is asked.
                free = all(isinstance(action, acts.BuyShip | acts.ArmShip) for action in actions)
                if not free or in_window(state):
                    targets.append(target)
            if not turn:
                targets += [("item", piece) for piece in self._placeable]
            if feasting_of(state, self.acting) is not None:
                targets.append(("fill",))
            if self.veiled and any(target[0] == "card" for target in targets):
                targets += [area.target for area in self.scene.areas() if area.target[0] == "card"]
            if self._picked:
                wanted = set(self._picked)
                targets = [target for target in targets if wanted & set(self.deeds.of(target))]
        self.scene.glow(targets)
        turn_to_place = self.acting is not None and bool(state.frames) and isinstance(state.frames[-1], Turn)
        spaces = {str(target[1]) for target in self.deeds.at if target[0] == "space"}
        taken = {place for place, owner in zip(PLACES, state.owner, strict=True) if owner != FREE_PLACE}
        self.scene.dim_spaces(spaces | taken if turn_to_place else None)

    def bar_answers(self, decision: Decision, seat: int) -> Sequence[Action]:
        if self._picked:
            return self._picked
        # The bar is asked before the first offer too.
        deeds = self.deeds if self.deeds.at or self.deeds.bar else deeds_of(self.feast, seat, self.answers(seat))
        found = bar_deeds(self.feast, deeds)
        if len(found) > 10:
            found = tuple(islice(found, 10))
        if not found and len(deeds.at) <= 3:
            every = [action for actions in deeds.at.values() for action in actions]
            found = tuple(dict.fromkeys(every))[: self.bar_limit]
        return found

    def hint_action(self, action: Action | None) -> None:
        seen = self.scene.seen
        if seen is None:
            return
        self.scene.ghosts.hint(seen, None, None)
        self.scene.hint(None)
        if action is None or self.hands.hand is not None:
            return
        if isinstance(action, acts.PlaceTile):
            if self.seat == action.seat:
                self.scene.enlarge(action.site)
                grid = next((one for one in self.scene.grids if one.site == action.site), None)
                placement = Placement(action.piece, action.x, action.y, action.rotation, action.flipped)
                self.scene.ghosts.hint(seen, grid, placement)
            return
        target = next((one for one, actions in self.deeds.at.items() if action in actions), None)
        if target is not None:
            self.scene.hint(self.scene.rect_of(target))

    def animate(self, event: Event, index: int) -> int:
        return self.motions.show(event)

    def skip_animation(self) -> None:
        self.motions.finish()

    # Clicks -----------------------------------------------------------------------------------------------------------

    def _can_choose(self, target: Target) -> bool:
        if target[0] == "tab":
            return self.feast.seats > 1
        if target[0] == "fill":
            return True
        if (target[0] in ("card", "hand") and self.veiled) or self.card_aids.is_to_read(target):
            return True
        if self.acting is None or self.seat != self.acting:
            return False
        actions = self.deeds.of(target)
        return any(not isinstance(action, acts.LayFood) for action in actions)

    def fit_clicked(self, point: QPointF) -> bool:
        return self.best_fit.clicked(point)

    def choose(self, target: Target) -> None:
        """A place was clicked."""
        kind = target[0]
        if kind == "tab":
            self._look_at(int(target[1]))
            return
        if kind in ("card", "hand") and self.veiled:
            self.veiled = False
            self._show(self.feast, None)
            self._show_glow()
            self.view.place_spots()
            return
        if self.card_aids.is_to_read(target):
            self.card_aids.open_book(int(target[1]))
            return
        if self.acting is None:
            return
        if self.seat != self.acting and kind in ("item", "ship", "berth", "card", "played", "slot"):
            self.refuse([tr("feast_ui.other_board", self.name(self.seat))])
            return
        if kind == "fill":
            self.waiter.called()
            return
        actions = self.deeds.of(target)
        if self._picked and len(actions) > 1:
            narrowed = tuple(action for action in actions if action in self._picked)
            actions = narrowed or actions
        if len(actions) == 1:
            self.act(actions[0])
        elif actions:
            self._pick(actions)
        else:
            if self._picked:
                self._pick(())
            why = wording.why_closed(self.feast, self.acting, target)
            if why:
                self.refuse([self.say(one) for one in why])
                self.view.announced(" ".join(self.say(one) for one in why))

    def _pick(self, actions: tuple[Action, ...]) -> None:
        """Several answers are meant by the place that was clicked: the bar offers them."""
        self._picked = actions
        self._show_glow()
        self._show_bar()
        if actions and QApplication.focusWidget() is not self.view:
            self.bar.focus_answers()

    def _cancel(self) -> None:
        """Escape: no longer a choice of several answers, no proposal."""
        if self._picked:
            self._pick(())
        self.waiter.clear()
        self.best_fit.escape()

    def _look_at(self, seat: int) -> None:
        """Show the boards of another seat, or those of one's own again."""
        if seat == self.seat:
            return
        self.hands.drop_all()
        if self.acting is not None and seat != self.front and seat in self.match.waiting_persons:
            # Several may answer, in any order: whoever's tab is chosen answers now.
            self._chosen_seat = None
            self._seat_wanted(seat)
            return
        self._chosen_seat = None if seat == self.front else seat
        self._show(self.feast, None)
        self._show_glow()
        self.view.place_spots()

    # Hand -------------------------------------------------------------------------------------------------------------

    def _hand_changed(self) -> None:
        self._place_panels()
        hand = self.hands.hand
        if hand is None:
            self._show_glow()
        elif hand.piece != VIKINGS:
            self.scene.glow(())

    # Panels over the table --------------------------------------------------------------------------------------------

    def _place_panels(self) -> None:
        view = self.view
        if self.hand_panel.isVisible():
            rect = view.mapFromScene(self.places.hand.united(self.places.played)).boundingRect()
            wide = min(max(rect.width(), 420), view.width() - 8)
            high = max(rect.height() + 2, self.hand_panel.height_for(wide) + 2)
            left = max(4, min(rect.left(), view.width() - wide - 4))
            top = max(4, min(rect.bottom() + 2 - high, view.height() - high - 2))
            self.hand_panel.setGeometry(left, top, wide, high)
        self.card_aids.show_work()
        self.guide.place()

    def _save_layout(self) -> None:
        # The wide score sheet of a finished game would leave the next one's board too little room.
        if self.match.winners is None:
            super()._save_layout()

    def _show_seats(self) -> None:
        # The seats' tabs are on the table itself.
        self.bar.show_seats((), self.front)

    def _lifted(self, seat: int) -> None:
        self.veiled = False
        super()._lifted(seat)
