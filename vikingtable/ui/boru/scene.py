"""Everything that lies on the table, laid out for a state."""

from vikingtable.rules.boru import tables
from vikingtable.rules.boru.scoring import regions_present
from vikingtable.rules.boru.state import BoruState, Draft, Player
from vikingtable.ui.boru.choices import ChoicesItem
from vikingtable.ui.boru.forecast import Outcome
from vikingtable.ui.boru.hand import HandItem
from vikingtable.ui.boru.kit import Kit
from vikingtable.ui.boru.layout import Layout, arranged
from vikingtable.ui.boru.mapitem import GroundItem, TownsItem
from vikingtable.ui.boru.recent import Touched
from vikingtable.ui.boru.seats import HeaderItem, SeatsItem, SeatText
from vikingtable.ui.boru.tracks import AreaItem, Mark, MarriageItem
from vikingtable.ui.boru.trick import TrickItem
from vikingtable.ui.i18n import tr
from vikingtable.ui.tableview import Lights, TableView, Who


class Desk:
    """The pieces on the scene."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.kit = Kit()
        self.ground = GroundItem(self.kit)
        self.towns = TownsItem(self.kit)
        self.header = HeaderItem(self.kit)
        self.seats = SeatsItem(self.kit)
        self.trick = TrickItem(self.kit)
        self.marriage = MarriageItem(self.kit)
        self.battle = AreaItem(self.kit, "battle")
        self.church = AreaItem(self.kit, "church")
        self.choices = ChoicesItem(self.kit)
        self.hand = HandItem(self.kit)
        self.lights = Lights(view.scene())
        for item in (
            self.ground,
            self.towns,
            self.header,
            self.seats,
            self.trick,
            self.marriage,
            self.battle,
            self.church,
            self.choices,
            self.hand,
        ):
            view.scene().addItem(item)
        self.layout: Layout | None = None
        self.state: BoruState | None = None
        self.who: Who | None = None
        self.touched = Touched()
        self._shape: tuple[float, ...] = ()
        view.zoomChanged.connect(self._zoomed)

    def _zoomed(self, zoom: float) -> None:
        self.kit.zoom = zoom
        self.view.scene().update()

    def arrange(self, seats: int, *, draft: bool) -> bool:
        """Fit the places to the view's shape; says whether anything has moved."""
        size = self.view.maximumViewportSize()
        shape = (float(size.width()), float(size.height()), seats, float(draft), self.kit.text_scale)
        if shape == self._shape and self.layout is not None:
            return False
        self._shape = shape
        layout = arranged(shape[0], shape[1], seats, draft=draft, text_scale=self.kit.text_scale)
        self.layout = layout
        self.ground.place(layout.map)
        self.towns.place(layout.map)
        self.header.place(layout.header)
        self.seats.place(layout.seats)
        self.trick.place(layout.trick)
        self.marriage.place(layout.marriage)
        self.battle.place(layout.battle)
        self.church.place(layout.church)
        self.choices.place(layout.choices)
        self.hand.place(layout.hand)
        self.view.scene().setSceneRect(0, 0, layout.width, layout.height)
        if self.view.fitted:
            self.view.fit()
        return True

    def show(self, state: BoruState, front: int, who: Who, touched: Touched | None = None) -> None:
        """Lay out a state with the hand of ``front``; mark what is new to this player."""
        self.state, self.who = state, who
        self.touched = touched or Touched()
        self.towns.show_lately(
            {town: who.looks[seat] for town, seat in self.touched.towns.items()},
            {region: who.looks[seat] for region, seat in self.touched.regions.items()},
        )
        names = tuple(region.name for region in tables.REGIONS)
        self.towns.show_map(state, who.looks, names)
        hand = state.players[front].hand
        self.hand.show_hand(hand, state.card5_coins, tr("boru.ui.hand.empty"))
        self.show_outcome(None, None)

    def show_outcome(self, seat: int | None, outcome: Outcome | None) -> None:
        """Tracks, areas and seats, with what ``seat`` would have after a chosen option."""
        state, who = self.state, self.who
        assert state is not None
        assert who is not None

        def after(index: int) -> Player:
            return outcome.player if outcome is not None and index == seat else state.players[index]

        def marks(symbol: str, name: str) -> tuple[Mark, ...]:
            return tuple(
                Mark(who.looks[at], getattr(one, name), getattr(after(at), name), self.touched.moved(symbol, at))
                for at, one in enumerate(state.players)
            )

        card = state.marriage
        region = tables.MARRIAGE_CARDS[card].region if card >= 0 else None
        self.marriage.show_track(
            card,
            "" if region is None else tables.REGIONS[region].name,
            marks(tables.COURT, "court"),
        )
        strength = state.viking_shown[-1] if state.viking_shown and state.round else 0
        self.battle.show_area(
            marks(tables.RAIDER, "raiders"),
            strength,
            state.battle,
        )
        self.church.show_area(marks(tables.CHURCH, "church"))
        self.seats.show_seats(
            tuple(
                SeatText(
                    at,
                    who.names[at],
                    who.looks[at],
                    one,
                    state.claims.count(at),
                    regions_present(one, state.vikings),
                    after(at).coins,
                    after(at).points,
                    state.marker == at,
                    at in who.active,
                    at in who.winners,
                )
                for at, one in enumerate(state.players)
            )
        )


def drafting(state: BoruState) -> bool:
    """Whether packets are in the hands."""
    return bool(state.frames) and isinstance(state.frames[-1], Draft)
