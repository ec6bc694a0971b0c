"""The table of A Feast for Odin: shows the state, lets glow what is possible, turns clicks and drops into answers."""

from collections.abc import Mapping, Sequence
from itertools import islice

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from vikingtable.match.session import TakeBackRefused
from vikingtable.rules.feast import acts
from vikingtable.rules.feast.frames import Feasting, Improving, Turn, Window
from vikingtable.rules.feast.free import pieces_of
from vikingtable.rules.feast.items import ITEMS
from vikingtable.rules.feast.spaces import PLACES
from vikingtable.rules.feast.standing import vikings_needed
from vikingtable.rules.feast.state import FREE_PLACE, FeastState
from vikingtable.rules.feast.words import item_text, site_text
from vikingtable.rules.state import Action, Decision, Event, State
from vikingtable.texts.message import Message
from vikingtable.tiles.placement import Placement
from vikingtable.ui import art, i18n
from vikingtable.ui import theme as look
from vikingtable.ui.boardview import BoardView
from vikingtable.ui.feast import wording
from vikingtable.ui.feast.bestfit import BestFit
from vikingtable.ui.feast.cardaids import KEY, CardAids
from vikingtable.ui.feast.deeds import Deeds, bar_deeds, deeds_of, in_window, must_lie, placeable
from vikingtable.ui.feast.geometry import Places, places_for
from vikingtable.ui.feast.guide import GuidePanel
from vikingtable.ui.feast.handpanel import HandPanel, ghost_text
from vikingtable.ui.feast.hands import VIKINGS, HandModel
from vikingtable.ui.feast.motions import Motions
from vikingtable.ui.feast.own import feasting_of
from vikingtable.ui.feast.picture import Seen, Target
from vikingtable.ui.feast.scene import FeastScene
from vikingtable.ui.feast.sections import SECTIONS
from vikingtable.ui.feast.sites import tile_at
from vikingtable.ui.feast.slab import Sharpness
from vikingtable.ui.feast.trying import food_place
from vikingtable.ui.feast.view import FeastView
from vikingtable.ui.feast.waiter import Waiter
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab.names import cell_name
from vikingtable.ui.page import MenuId
from vikingtable.ui.table import Column, GameTable, Panel

_NO_DEEDS = Deeds({}, ())
#: The guide's key among the settings: shown until somebody closes it.
_GUIDE = "table/feast/guide_closed"


class FeastTable(GameTable):
    """One game of A Feast for Odin at one screen."""

    bar_limit = 6

    # Making -----------------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        self.hands = HandModel(self)
        self.hands.ask = lambda action: self.game.why_not(self.feast, action)
        self.scene = FeastScene(self.hands, self)
        self.view = FeastView(self.scene, self.hands)
        self.places: Places = places_for(1024, 642)
        self.deeds = _NO_DEEDS
        self._picked: tuple[Action, ...] = ()
        self._chosen_seat: int | None = None
        self._for: tuple[int, ...] = ()
        self._veiled = False
        self.waiter = Waiter(self)
        self._placeable: list[str] = []
        self._names: dict[tuple[str, Message], str] = {}
        self.scene.setSceneRect(self.places.scene)
        view = self.view
        view.explain = self._explain
        view.name_of = self._name_of
        view.explain_cell = self._explain_cell
        view.explain_ghost = self._explain_ghost
        view.can_take = self._can_take
        view.can_choose = self._can_choose  # type: ignore[method-assign,assignment]
        view.vikings = self._vikings_in_hand
        view.chosen.connect(self._chosen)
        view.taken.connect(self._taken)
        view.dropped.connect(self._dropped)
        view.released.connect(self._released)
        view.cancelled.connect(self._cancel)
        view.resolved.connect(self._resolved)
        view.hovered.connect(self._preview)
        view.cellHovered.connect(self._show_needed)
        view.cursorMoved.connect(self._preview)
        self.motions = Motions(self.scene, self.motion, self)
        self.hand_panel = HandPanel(self.hands, view)
        self.hand_panel.placeWanted.connect(lambda: self._dropped(None))
        self.hand_panel.resized.connect(self._place_panels)
        self.hand_panel.takeBackWanted.connect(self._take_back)
        self.card_aids = CardAids(self)
        self.guide = GuidePanel(view)
        self.guide.stepped.connect(self._guide_stepped)
        self.guide_action = QAction(self)
        self.guide_action.triggered.connect(self._start_guide)
        art.bind_icon(self.guide_action, "icons/help")
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
            self.guide_action,
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
        self.guide_action.setText(tr("feast_ui.guide"))
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
        if not self.settings.read(_GUIDE, False) and not self.guide.going and not self.curtain_is_down:
            self._start_guide()

    def dispose(self) -> None:
        if not self._disposed:
            self.view.stop()
            self.card_aids.close()
            self.best_fit.dispose()
        super().dispose()

    # What is shown ----------------------------------------------------------------------------------------------------

    @property
    def feast(self) -> FeastState:
        """The state that is shown."""
        state = self.shown
        assert isinstance(state, FeastState)
        return state

    @property
    def seat(self) -> int:
        """Whose boards lie in front."""
        return self.front if self._chosen_seat is None else self._chosen_seat

    def show_state(self, state: State, change: frozenset[str] | None) -> None:
        assert isinstance(state, FeastState)
        asked = self.game.to_answer(state)
        if asked != self._for:
            self._for = asked
            self._chosen_seat = None
        if in_window(state) and len(self.match.persons) > 1:
            self._veiled = True
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
            veiled=self._veiled and own_seat,
            asked=self.game.to_answer(state),
            scores=tuple(score.total for score in self.game.scores(state)),
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
        self._guide_follows(state)

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
            if self._veiled and any(target[0] == "card" for target in targets):
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
        if (target[0] in ("card", "hand") and self._veiled) or self.card_aids.is_to_read(target):
            return True
        if self.acting is None or self.seat != self.acting:
            return False
        actions = self.deeds.of(target)
        return any(not isinstance(action, acts.LayFood) for action in actions)

    def _can_take(self, target: Target) -> bool:
        if self.acting is None or self.seat != self.acting:
            return False
        state = self.feast
        if target[0] == "thing":
            return bool(state.frames) and isinstance(state.frames[-1], Turn) and state.players[self.seat].thing > 0
        if target[0] == "site":
            return True
        if target[0] != "item":
            return False
        return self._piece_of(str(target[1])) != ""

    def _piece_of(self, item: str) -> str:
        """The tile that an item of the supply is in hand; "" if it is none or there is none."""
        state = self.feast
        player = state.players[self.seat]
        piece = {"pregnant_sheep": "sheep", "pregnant_cattle": "cattle"}.get(item, item)
        if item in pieces_of(player):
            return item
        frame = feasting_of(state, self.seat)
        if frame is not None and food_place(player, piece) >= 0 and player.supply[food_place(player, piece)]:
            return piece
        return ""

    def _chosen(self, target: Target) -> None:
        """A place was clicked."""
        kind = target[0]
        if kind == "tab":
            self._look_at(int(target[1]))
            return
        if kind in ("card", "hand") and self._veiled:
            self._veiled = False
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

    def _vikings_in_hand(self) -> int:
        over = self.view.over  # the space under the pointer says how many are taken
        if over is not None and over[0] == "space":
            state = self.feast
            place = str(over[1])
            try:
                return vikings_needed(state, self.seat, place, place)
            except (IndexError, KeyError):
                return 1
        return 1

    def _taken(self, target: Target, point: QPointF | None) -> None:
        if not self._can_take(target) or (target[0] == "site" and self.best_fit.clicked(point)):
            return
        if target[0] == "thing":
            self.hands.take(VIKINGS)
        elif target[0] == "item":
            self.hands.take(self._piece_of(str(target[1])))
        elif target[0] == "site" and point is not None:
            self._lift(int(target[1]), point)
        elif target[0] == "site":
            self._lift_last(int(target[1]))

    def _lift(self, site: int, point: QPointF) -> None:
        """Take a tile that lies on a board: only one of this turn can be taken back."""
        grid = next(one for one in self.scene.grids if one.site == site)
        x, y = grid.cells_at(point)
        placement = tile_at(self.feast.players[self.seat], site, (int(x), int(y)))
        if placement is None:
            return
        if self._entry_of(site, placement) is None:
            return
        self.hands.take(placement.piece, source=(site, placement), grip=(x - placement.x, y - placement.y))

    def _lift_last(self, site: int) -> None:
        """Take the tile that was laid last on a board, if it can be taken back (by key)."""
        board = self.feast.players[self.seat].sites[site].board
        for placement in reversed(board.placed if board is not None else ()):
            if self._entry_of(site, placement) is not None:
                self.hands.take(placement.piece, source=(site, placement))
                return

    def _entry_of(self, site: int, placement: Placement) -> int | None:
        """The entry of the session that laid this tile, if it can be taken back."""
        session = self.match.session
        wanted = acts.PlaceTile(
            self.seat, site, placement.piece, placement.x, placement.y, placement.rotation, placement.flipped
        )
        for index in range(session.position - 1, -1, -1):
            action = session.entries[index].action
            if action.seat != self.seat:
                break
            if action == wanted:
                return index if session.why_not_without(index) is None else None
        return None

    def _take_back(self) -> bool:
        """The lifted tile goes back to the supply."""
        hand = self.hands.hand
        if hand is None or hand.source is None:
            return False
        index = self._entry_of(*hand.source)
        self.hands.drop_all()
        if index is None:
            self.refuse([tr("feast_ui.lift.kept")])
            return False
        try:
            self.match.session.without(index)
        except TakeBackRefused as refused:
            self.refuse([self.say(refused.reason)])
            return False
        return True

    def _dropped(self, target: Target | None) -> None:
        """What is in hand is let go where its ghost lies, or Vikings on a space."""
        hand = self.hands.hand
        if hand is None:
            return
        if hand.piece == VIKINGS:
            self.hands.drop_all()
            if target is not None and target[0] == "space":
                self._chosen(target)
            return
        action = self.hands.action()
        if action is None:
            return
        if hand.source is not None:
            self._move(action)
            return
        if not self.hands.legal:
            reasons = [self.say(one) for one in self._reasons()]
            if reasons:
                self.refuse(reasons)
            return
        self.hands.drop_all()
        self.act(action)

    def _reasons(self) -> list[Message]:
        if self.hands.further:
            return list(self.hands.further)
        if self.hands.food is not None:
            return list(self.hands.food.why)
        judgement = self.hands.judgement
        return [refusal.message for refusal in judgement.refusals] if judgement is not None else []

    def _move(self, action: Action) -> None:
        """A tile of this turn goes to another place: taken back, then laid anew."""
        hand = self.hands.hand
        assert hand is not None
        assert hand.source is not None
        site, placement = hand.source
        same = isinstance(action, acts.PlaceTile) and (
            action.site,
            action.x,
            action.y,
            action.rotation,
            action.flipped,
        ) == (
            site,
            placement.x,
            placement.y,
            placement.rotation,
            placement.flipped,
        )
        if same:
            self.hands.drop_all()
            return
        if not self.hands.legal:
            self.refuse([self.say(one) for one in self._reasons()])
            return
        if self._take_back() and self.acting is not None:
            self.act(action)

    def _released(self) -> None:
        """What is in hand is let go where it cannot lie: back to the supply, or where it lay."""
        hand = self.hands.hand
        if hand is None:
            return
        if hand.source is not None and self.hands.ghost is None:
            self._take_back()
        else:
            self.hands.drop_all()

    def _hand_changed(self) -> None:
        self._place_panels()
        hand = self.hands.hand
        if hand is None:
            self._show_glow()
        elif hand.piece != VIKINGS:
            self.scene.glow(())

    # Words ------------------------------------------------------------------------------------------------------------

    def _name_of(self, target: Target) -> str:
        name = wording.named(self.feast, self.seat, target)
        key = (i18n.language(), name)
        text = self._names.get(key)
        if text is None:
            if len(self._names) > 2000:
                self._names.clear()
            text = self._names[key] = _capital(self.say(name))
        return text

    def _explain(self, target: Target) -> tuple[str, str]:
        state = self.feast
        name, lines = wording.explained(state, self.seat, target)
        texts = [self.say(line) for line in lines]
        if self._veiled and target[0] == "card":
            texts = [tr("feast_ui.veil", self.name(self.front))]
        return _capital(self.say(name)), "\n".join(_capital(text) for text in texts)

    def _explain_cell(self, target: Target, point: QPointF) -> str:
        """What lies or is printed at a point of a board; "" where there is nothing to say."""
        grid = next((one for one in self.scene.grids if target == ("site", one.site)), None)
        site = self.feast.players[self.seat].sites[int(target[1])] if grid is not None else None
        if grid is None or site is None or site.board is None or not grid.rect.contains(point):
            return ""
        x, y = (int(part) for part in grid.cells_at(point))
        layout = self.feast.rules.area(site.kind).layout
        placement = tile_at(self.feast.players[self.seat], grid.site, (x, y))
        if placement is not None:
            return _capital(self.say(item_text(placement.piece)))
        return _capital(self.say(cell_name(layout, x, y))) if layout.bit(x, y) & layout.area else ""

    def _explain_ghost(self) -> tuple[str, str]:
        hands = self.hands
        hand, ghost = hands.hand, hands.ghost
        if hand is None:
            return "", ""
        if ghost is None:
            return tr("feast_ui.hand.tile", item_text(hand.piece)), tr("feast_ui.hand.how")
        if ghost.site < 0:
            name = tr("feast_ui.ghost.banquet", item_text(hand.piece), ghost.x + 1)
        else:
            kind = self.feast.players[self.seat].sites[ghost.site].kind
            name = tr("feast_ui.ghost.site", item_text(hand.piece), site_text(kind), ghost.x + 1, ghost.y + 1)
        return _capital(name), ghost_text(hands)

    def _show_needed(self, point: QPointF | None) -> None:
        """Without a tile in hand: the square of the income number under the pointer, or the ring of a symbol."""
        grid = next((one for one in self.scene.grids if point is not None and one.rect.contains(point)), None)
        board = self.feast.players[self.seat].sites[grid.site].board if grid is not None else None
        if grid is None or board is None or point is None or self.hands.hand is not None:
            self.scene.show_needed(None, (), "")
            return
        layout = self.feast.rules.area(grid.kind).layout
        x, y = (int(part) for part in grid.cells_at(point))
        bit = layout.bit(x, y) & ~board.occupied
        if bit & layout.income and layout.tracks:
            for here, square in layout.squares(self.feast.rules.first_number_is_anchor):
                if here == bit:
                    self.scene.show_needed(grid, layout.cells(square | bit), "income")
                    return
        if bit & layout.symbols:
            self.scene.show_needed(grid, layout.cells(layout.surrounding(bit) | bit), "enclosed")
            return
        self.scene.show_needed(None, (), "")

    def _preview(self, target: object) -> None:
        """Show the card that is pointed at large."""
        if not isinstance(target, tuple) or target[0] not in ("card", "played") or self.hands.hand is not None:
            self.scene.preview(None)
            return
        title, text = self._explain(target)
        self.scene.preview(target, title, tuple(text.split("\n")))

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
        if self.guide.isVisible():
            self._place_guide()

    def _area_of(self, name: str) -> QRectF:
        if name == "actions":
            rect = QRectF()
            for area in self.scene.areas():
                if area.target[0] == "space":
                    rect = rect.united(area.rect)
            return rect
        found: QRectF = getattr(self.places, name)
        return found

    def _place_guide(self) -> None:
        step = self.guide.steps[self.guide.step]
        self.guide.place(self.view.mapFromScene(self._area_of(step.area)).boundingRect(), self.view.size())

    def _start_guide(self) -> None:
        self.guide.start(self.feast.round)

    def _guide_stepped(self, step: int) -> None:
        if step < 0:
            self.settings.write(_GUIDE, True)
        if not self.guide.isVisible():
            self.scene.hint(None)
            return
        self.scene.hint(self._area_of(self.guide.steps[step].area))
        self._place_guide()

    def _guide_follows(self, state: FeastState) -> None:
        """What the guide asks for has been done: on to what comes next."""
        if self.acting is None or not state.frames:
            return
        frame = state.frames[-1]
        key = ""
        if isinstance(frame, Feasting):
            key = "feast"
        elif isinstance(frame, Window):
            key = "board"
        elif isinstance(frame, Improving):
            key = "strip"
        elif isinstance(frame, Turn) and self.acting in state.owner:  # its Vikings stand somewhere
            key = "goods"
        self.guide.follow(key, state.round, self.match.session.position)

    def _save_layout(self) -> None:
        # The wide score sheet of a finished game would leave the next one's board too little room.
        if self.match.winners is None:
            super()._save_layout()

    def _show_seats(self) -> None:
        # The seats' tabs are on the table itself.
        self.bar.show_seats((), self.front)

    def _lifted(self, seat: int) -> None:
        self._veiled = False
        super()._lifted(seat)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
