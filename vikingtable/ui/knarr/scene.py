"""Everything that lies on Knarr's table: the view, its pieces, and how a state is laid out on them."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from vikingtable.rules.knarr.state import EMPTY, KnarrState
from vikingtable.rules.knarr.tables import UNKNOWN
from vikingtable.ui.i18n import tr
from vikingtable.ui.knarr import wording
from vikingtable.ui.knarr.common import ArtifactsItem, CommonItem, TracksItem
from vikingtable.ui.knarr.corner import CornerItem, TradeText
from vikingtable.ui.knarr.crew import card_places, strip_places
from vikingtable.ui.knarr.forecast import trading
from vikingtable.ui.knarr.hand import HandItem
from vikingtable.ui.knarr.kit import Kit
from vikingtable.ui.knarr.layout import Layout, arranged
from vikingtable.ui.knarr.recent import Touched
from vikingtable.ui.knarr.seats import FrontItem, PanelItem, SeatText
from vikingtable.ui.tableview import Lights, TableView, Who


class Desk:
    """The pieces on the scene. ``large`` is the seat whose area is the large one."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.kit = Kit()
        self.common = CommonItem(self.kit)
        self.tracks = TracksItem(self.kit)
        self.artifacts = ArtifactsItem(self.kit)
        self.front = FrontItem(self.kit)
        self.hand = HandItem(self.kit)
        self.corner = CornerItem(self.kit)
        self.panels: list[PanelItem] = []
        self.lights = Lights(view.scene())
        self.layout: Layout | None = None
        self.large = 0
        self.state: KnarrState | None = None
        self.touched = Touched()
        self._shape: tuple[float, ...] = ()
        for item in (self.common, self.tracks, self.artifacts, self.front, self.hand, self.corner):
            view.scene().addItem(item)
        view.zoomChanged.connect(self._zoomed)

    def _zoomed(self, zoom: float) -> None:
        self.kit.zoom = zoom
        self.view.scene().update()

    # Laying out -------------------------------------------------------------------------------------------------------

    def arrange(self, seats: int, artifacts: int) -> bool:
        """Fit the places to the view's shape; says whether anything has moved."""
        size = self.view.maximumViewportSize()
        shape = (float(size.width()), float(size.height()), seats, artifacts, self.kit.text_scale)
        if shape == self._shape and self.layout is not None:
            return False
        self._shape = shape
        layout = arranged(shape[0], shape[1], seats - 1, artifacts, self.kit.text_scale)
        self.layout = layout
        while len(self.panels) < seats - 1:
            panel = PanelItem(self.kit)
            self.panels.append(panel)
            self.view.scene().addItem(panel)
        self.common.arrange(layout)
        self.tracks.place(layout.tracks)
        self.artifacts.place(layout.artifacts)
        self.front.arrange(layout)
        self.hand.place(layout.hand)
        self.corner.place(layout.corner)
        for panel, rect in zip(self.panels, layout.others, strict=True):
            panel.place(rect)
        self.view.scene().setSceneRect(0, 0, layout.width, layout.height)
        if self.view.fitted:
            self.view.fit()
        return True

    def show(self, state: KnarrState, large: int, who: Who, note: str = "", touched: Touched | None = None) -> None:
        """Lay out a state with the area of ``large`` in front; mark what others have ``touched`` a moment ago."""
        self.state = state
        self.large = large
        self.touched = touched or Touched()
        seats = range(state.seats)
        texts = [
            SeatText(
                seat,
                who.names[seat],
                who.looks[seat],
                state.players[seat],
                state.boat,
                seat in who.active,
                seat in who.winners,
                seat == state.first,
                self.touched.of(seat),
            )
            for seat in seats
        ]
        counts = (len(state.deck), len(state.discard), len(state.deck_a), len(state.deck_b))
        names = (tr("knarr.ui.deck"), tr("knarr.ui.discard"))
        self.common.show_cards(state.offer, (state.row_a, state.row_b), counts, names)
        self.common.show_lately(
            {("offer", space): who.looks[seat] for space, seat in self.touched.offer.items()}
            | {place: who.looks[seat] for place, seat in self.touched.rows.items()}
        )
        self.tracks.show_marks(
            tuple((player.vp, player.reputation, who.looks[seat]) for seat, player in enumerate(state.players))
        )
        self.artifacts.show_artifacts(
            tuple(
                (f"knarr/artifact_{name}", tr(f"knarr.artifact.{name}"), tr(f"knarr.ui.artifact.{name}"))
                for name in state.artifacts
            )
        )
        self.front.show_seat(texts[large], note)
        player = state.players[large]
        self.hand.show_hand(player.hand, _seen_by_all(player.hand, player.known))
        for panel, seat in zip(self.panels, self.panel_seats(), strict=True):
            panel.show_seat(texts[seat])

    def panel_seats(self) -> tuple[int, ...]:
        """The seats of the panels, clockwise from the large one."""
        assert self.state is not None
        seats = self.state.seats
        return tuple((self.large + at) % seats for at in range(1, seats))

    def trade_text(self, *, choosing: bool = False, lit: int = 0) -> TradeText:
        """What trades would give the large seat."""
        assert self.state is not None
        player = self.state.players[self.large]
        return TradeText(
            title=tr("knarr.ui.trade.choose" if choosing else "knarr.ui.trade.now"),
            nothing=tr("knarr.ui.trade.nothing"),
            yields=tuple(trading(self.state.boat, player, count) for count in (1, 2, 3)),
            able=player.bracelets,
            lit=lit,
            reserved=player.reserved,
        )

    # Where things are -------------------------------------------------------------------------------------------------

    def crew_places(self, seat: int, colour: int, count: int) -> tuple[QRectF, ...]:
        """Where ``count`` cards of a seat's column lie."""
        assert self.layout is not None
        return card_places(self.crew_room(seat), colour, count)

    def crew_room(self, seat: int) -> QRectF:
        """The room of a seat's crew."""
        assert self.layout is not None
        panel = self.panel_of(seat)
        return self.layout.crew if panel is None else panel.crew_rect()

    def boat_room(self, seat: int) -> QRectF:
        """The room of a seat's boat."""
        assert self.layout is not None
        panel = self.panel_of(seat)
        return self.layout.boat if panel is None else panel.boat_rect()

    def strip_rect(self, seat: int, count: int) -> QRectF:
        """Where the newest of ``count`` destinations lies."""
        return strip_places(self.boat_room(seat), max(1, count))[-1]

    def hand_room(self, seat: int) -> QRectF:
        """The room of a seat's hand."""
        panel = self.panel_of(seat)
        return self.hand.rect if panel is None else panel.hand_rect()

    def panel_of(self, seat: int) -> PanelItem | None:
        """The panel of a seat; ``None`` for the large one."""
        if seat == self.large:
            return None
        return self.panels[self.panel_seats().index(seat)]


def _seen_by_all(hand: Sequence[int], known: Sequence[int]) -> tuple[bool, ...]:
    """Which cards of a hand everybody has seen: of equal ones the first."""
    left = list(known)
    seen = []
    for card in hand:
        there = card in left and card != UNKNOWN
        if there:
            left.remove(card)
        seen.append(there)
    return tuple(seen)


def offer_name(state: KnarrState, space: int) -> str:
    """The name of a space of the offer with what lies there."""
    if state.offer[space] == EMPTY:
        return tr("knarr.ui.space.empty", wording.colour(space))
    return tr("knarr.ui.space", wording.colour(space), wording.viking(state.offer[space]))
