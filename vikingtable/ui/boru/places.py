"""The places that mouse, keyboard and screen reader can reach on Brian Boru's table."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from vikingtable.rules.boru import legality, tables, words
from vikingtable.rules.boru.state import BoruState, Draft, Follow, Lead
from vikingtable.rules.state import Action, Event
from vikingtable.ui.boardview import Spot
from vikingtable.ui.boru import wording
from vikingtable.ui.boru.choosing import Choice, action_at, lead_towns, many_open, open_towns
from vikingtable.ui.boru.scene import Desk
from vikingtable.ui.boru.trick import PacketText, StepsText, TrickText
from vikingtable.ui.i18n import tr


@frozen
class Place:
    """A spot, the answer that choosing it gives, and the shape that glows while it can be chosen."""

    spot: Spot
    action: Action | None = None
    glow: QRectF | QPainterPath | None = None


WhyNot = Callable[[Action], list[str]]


class Places:
    """Makes the places of one moment; ``acting`` is the seat that answers."""

    def __init__(
        self,
        desk: Desk,
        names: Sequence[str],
        acting: int | None,
        choice: Choice,
        front: int,
        told: Callable[[Iterable[Event]], tuple[str, ...]],
    ) -> None:
        """``front`` is the seat that looks; ``told`` says what happened, a line each."""
        assert desk.state is not None
        assert desk.layout is not None
        self.desk = desk
        self.state: BoruState = desk.state
        self.names = names
        self.acting = acting
        self.choice = choice
        self.front = front
        self.told = told
        self.top = self.state.frames[-1] if self.state.frames else None

    def all(self, why_not: WhyNot) -> list[Place]:
        """Every place in reading order; ``why_not`` says why an answer is not possible."""
        found: list[Place] = []

        def add(
            place: Hashable,
            rect: QRectF,
            name: str,
            description: str = "",
            *,
            choosable: bool | None = None,
            refusal: str = "",
            glow: QRectF | QPainterPath | None = None,
        ) -> None:
            action = None if self.acting is None else action_at(self.state, self.acting, place, self.choice)
            reasons = why_not(action) if action is not None else [refusal] if refusal else []
            able = (action is not None and not reasons) if choosable is None else choosable
            text = wording.lines(description, *(reasons if not able else ()))
            spot = Spot(place, rect, name, text, able)
            shape = rect if glow is None else glow
            found.append(Place(spot, action, shape if able and not shape.isEmpty() else None))

        self._map(add)
        self._seats(add)
        self._trick(add)
        self._tracks(add)
        self._choices(add)
        self._hand(add)
        return found

    def _lately(self, new: Mapping[int, int], place: int) -> str:
        """Whose disc, token or loss is new at a place."""
        if place not in new:
            return ""
        seat = new[place]
        return tr("app.lately.here") if seat == self.front else tr("app.lately.by", self.names[seat])

    def _moved(self, symbol: str) -> str:
        """Who moved in an area."""
        seats = sorted(self.desk.touched.areas.get(symbol, ()))
        return tr("app.lately.by", wording.listed(self.names[seat] for seat in seats)) if seats else ""

    def _deeds(self, seat: int) -> str:
        """What befell a player since the one who looks answered."""
        done = self.desk.touched.deeds.get(seat, ())
        return wording.lines(tr("app.lately.done"), *self.told(done)) if done else ""

    def _map(self, add: Callable[..., None]) -> None:
        desk, state = self.desk, self.state
        for index in range(len(tables.REGIONS)):
            name = tr("boru.ui.region", wording.region(index))
            add(
                ("region", index),
                desk.towns.plaque_rect(index),
                name,
                wording.lines(wording.region_text(state, index, self.names), self._lately(desk.touched.regions, index)),
            )
        leading = isinstance(self.top, Lead) and self.acting is not None
        leads = lead_towns(state, self.acting) if leading and self.acting is not None else 0
        mask = open_towns(state, self.acting, self.choice) if self.acting is not None else None
        thin = many_open(self.top, mask, self.choice)
        fits = lead_towns(state, self.acting, self.choice.card) if leading and self.acting is not None else 0
        for town in tables.TOWNS:
            rect = desk.towns.town_rect(town.id)
            text = wording.town_text(state, town.id, self.names)
            text = wording.lines(text, self._lately(desk.touched.towns, town.id))
            ring = QPainterPath()
            ring.addEllipse(desk.towns.town_rect(town.id, 17.5))
            if leading:
                able = bool(leads & tables.bit(town.id))
                empty = bool(legality.empty(state) & tables.bit(town.id))
                refusal = "" if able else tr("boru.why.colour" if empty else "boru.why.not_empty")
                glows = fits & tables.bit(town.id) and not thin and not self.choice.town
                glow = ring if glows else None
                add(
                    ("town", town.id),
                    rect,
                    wording.town(town.id),
                    wording.lines(text, tr("boru.ui.chosen") if town.id == self.choice.town else ""),
                    choosable=able,
                    refusal=refusal,
                    glow=QRectF() if glow is None else glow,
                )
            else:
                add(("town", town.id), rect, wording.town(town.id), text, glow=QRectF() if thin else ring)

    def _seats(self, add: Callable[..., None]) -> None:
        for row, text in enumerate(self.desk.seats.texts):
            name = tr("boru.ui.seat", text.name)
            add(
                ("seat", text.seat),
                self.desk.seats.row_rect(row),
                name,
                wording.lines(wording.seat_text(self.state, text.seat, self.names), self._deeds(text.seat)),
            )

    def _trick(self, add: Callable[..., None]) -> None:
        trick, coins5 = self.desk.trick, self.state.card5_coins
        shown = trick.shown
        if isinstance(shown, PacketText):
            drafting = isinstance(self.top, Draft) and self.acting is not None
            for card, rect in zip(shown.packet, trick.packet_rects(), strict=True):
                chosen = card in self.choice.packet
                text = wording.lines(wording.card_text(card, coins5), tr("boru.ui.packet.chosen") if chosen else "")
                name = tr("boru.ui.packet", wording.card(card))
                full = len(self.choice.packet) >= tables.DRAFT_KEEP
                glow = QRectF() if full else None
                add(("packet", card), rect, name, text, choosable=drafting and card != tables.UNKNOWN, glow=glow)
        elif isinstance(shown, TrickText):
            if shown.plate.town:
                text = wording.town_text(self.state, shown.plate.town, self.names)
                add(("active",), trick.plate_rect(), tr("boru.ui.active", wording.town(shown.plate.town)), text)
            for at, (slot, one) in enumerate(zip(trick.slots(), shown.cards, strict=False)):
                if one.ghost:
                    continue
                name = tr("boru.ui.trick.card", at + 1, self.names[one.seat], wording.card(one.card))
                wins = tr("boru.ui.trick.wins") if one.wins else ""
                add(("trick", one.card), slot, name, wording.lines(wins, wording.card_text(one.card, coins5)))
        elif isinstance(shown, StepsText):
            for step, name in enumerate(shown.names):
                add(("step", step), trick.step_rect(step), name, tr("boru.ui.step.now") if step == shown.at else "")

    def _tracks(self, add: Callable[..., None]) -> None:
        desk, state = self.desk, self.state
        if state.marriage >= 0:
            card = wording.said(words.marriage(state.marriage))
            add(("marriage",), desk.marriage.card_rect(), tr("boru.ui.marriage", card), tr("boru.ui.marriage.help"))
        text = wording.lines(wording.track_text(state, self.names), self._moved(tables.COURT))
        add(("track",), desk.marriage.track_rect(), tr("boru.ui.track"), text)
        text = wording.lines(wording.battle_text(state, self.names), self._moved(tables.RAIDER))
        add(("battle",), desk.battle.rect, tr("boru.ui.battle"), text)
        text = wording.lines(wording.church_text(state, self.names), self._moved(tables.CHURCH))
        add(("church",), desk.church.rect, tr("boru.ui.church"), text)

    def _choices(self, add: Callable[..., None]) -> None:
        choices = self.desk.choices
        for at, plate in enumerate(choices.shown.plates):
            if plate.id is not None:
                notes = [tr(f"boru.ui.note.{note.art.rpartition('/')[2]}", note.text) for note in plate.notes]
                add(plate.id, choices.plate_rect(at), plate.name or plate.label, wording.lines(*notes))
        if choices.shown.confirm:
            add(("confirm",), choices.confirm_rect(), choices.shown.confirm, choosable=choices.shown.able)

    def _hand(self, add: Callable[..., None]) -> None:
        hand = self.desk.hand
        playing = isinstance(self.top, Lead | Follow) and self.acting is not None
        leads = (
            legality.leads(self.state, self.acting) if isinstance(self.top, Lead) and self.acting is not None else None
        )
        for at, (card, rect) in enumerate(zip(hand.hand, hand.places(), strict=True)):
            known = card != tables.UNKNOWN
            text = wording.card_text(card, self.state.card5_coins)
            if at < len(hand.wins) and hand.wins[at]:
                text = wording.lines(text, tr("boru.ui.hand.wins"))
            able = playing and known and (leads is None or card in leads)
            refusal = tr("boru.ui.hand.no_town") if playing and known and not able else ""
            name = tr("boru.ui.hand", wording.card(card))
            key = ("hand", card) if known else ("back", at)
            glow = QRectF() if self.choice.card else None
            add(key, rect, name, text, choosable=able, refusal=refusal, glow=glow)
