"""The map: sea, island, regions and roads, and on them towns, discs, tokens and claim plaques."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from vikingtable.rules.boru import tables
from vikingtable.rules.boru.scoring import weights
from vikingtable.rules.boru.state import FACE_DOWN, ON_BOARD, BoruState
from vikingtable.ui import art
from vikingtable.ui.boru import geography
from vikingtable.ui.boru.kit import LEFT, Kit, Piece, town_path
from vikingtable.ui.pieces import paint_points
from vikingtable.ui.strokes import round_pen

#: Ground of each region, told apart from its neighbours.
TINTS = ("moss", "ochre", "goods_special", "madder", "plum", "fjord", "oak", "woad")
#: Half the width of a town, in units of the map.
TOWN = 12.5


class _MapPiece(Piece):
    """Lies on the map: draws in its units."""

    def scale(self) -> float:
        """Scene units a map unit takes."""
        return min(self.rect.width() / geography.WIDTH, self.rect.height() / geography.HEIGHT)

    def origin(self) -> QPointF:
        """Where the map's upper left corner lies."""
        scale = self.scale()
        return QPointF(
            self.rect.center().x() - geography.WIDTH * scale / 2, self.rect.center().y() - geography.HEIGHT * scale / 2
        )

    def on_scene(self, rect: QRectF) -> QRectF:
        """A rectangle of the map on the scene."""
        scale, origin = self.scale(), self.origin()
        return QRectF(
            origin.x() + rect.x() * scale, origin.y() + rect.y() * scale, rect.width() * scale, rect.height() * scale
        )

    def town_rect(self, town: int, radius: float = TOWN + 3.0) -> QRectF:
        """The square around a town on the scene."""
        middle = geography.towns()[town - 1]
        return self.on_scene(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))

    def plaque_rect(self, region: int) -> QRectF:
        """The plaque of a region on the scene."""
        return self.on_scene(geography.plaques()[region])


class GroundItem(_MapPiece):
    """Sea, land, regions, roads: nothing on it ever changes but the region that is pointed at."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.lit: int | None = None
        self.names: tuple[str, ...] = ()

    def show_lit(self, region: int | None) -> None:
        """Outline a region."""
        if region != self.lit:
            self.lit = region
            self.update()

    def draw(self, painter: QPainter) -> None:
        kit = self.kit
        frame = QPainterPath()
        frame.addRoundedRect(self.rect, 12, 12)
        painter.fillPath(frame, kit.colour("water"))
        painter.save()
        painter.setClipPath(frame)
        painter.translate(self.origin())
        painter.scale(self.scale(), self.scale())
        self._sea(painter)
        land = geography.land()
        shore = round_pen(kit.colour("ink_light", 0.30), 9)
        painter.strokePath(land, shore)
        painter.fillPath(land, kit.colour("cell"))
        for index, shape in enumerate(geography.regions()):
            tint = kit.colour(TINTS[index], 0.52 if index == self.lit else 0.34)
            painter.fillPath(shape.land, tint)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.save()
        painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
        for shape in geography.regions():
            painter.strokePath(shape.border, round_pen(kit.colour("cell"), 3.6))
        for shape in geography.regions():
            pen = QPen(kit.colour("ink_dark", 0.75), 1.2, Qt.PenStyle.DashLine)
            painter.strokePath(shape.border, pen)
        painter.restore()
        painter.strokePath(land, round_pen(kit.colour("ink_dark"), 1.8))
        if self.lit is not None:
            painter.strokePath(geography.regions()[self.lit].land, round_pen(kit.colour("glow"), 2.4))
        self._roads(painter)
        painter.restore()

    def _sea(self, painter: QPainter) -> None:
        painter.setPen(round_pen(self.kit.colour("water_line", 0.7), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for middle in geography.waves():
            for row, shift in ((0, 0.0), (1, 7.0)):
                path = QPainterPath(middle + QPointF(shift, 7.0 * row))
                for _ in range(2):
                    path.cubicTo(
                        path.currentPosition() + QPointF(4, -5),
                        path.currentPosition() + QPointF(8, 5),
                        path.currentPosition() + QPointF(12, 0),
                    )
                painter.drawPath(path)

    def _roads(self, painter: QPainter) -> None:
        towns = geography.towns()
        for road in tables.ROADS:
            start, end = towns[road[0] - 1], towns[road[1] - 1]
            if road == tables.SEA_LINK:
                # Out to sea round the cape, not across the land.
                path = QPainterPath(start)
                bow = (start + end) / 2 + QPointF(-26, 20)
                path.quadTo(bow, end)
                painter.strokePath(path, round_pen(self.kit.colour("ink_light", 0.65), 3.6))
                pen = QPen(self.kit.colour("night_sea"), 2.4, Qt.PenStyle.DashLine)
                painter.strokePath(path, pen)
                continue
            path = QPainterPath(start)
            path.lineTo(end)
            painter.strokePath(path, round_pen(self.kit.colour("ink_dark", 0.85), 5.2))
            painter.strokePath(path, round_pen(self.kit.colour("goods_silver"), 3.0))


@frozen
class TownText:
    """What the plate in the corner says of a town."""

    title: str
    reading: str
    region: str
    holder: str


class TownsItem(_MapPiece):
    """Towns with discs, monasteries and Viking tokens; the plaques of the regions; a plate for the town pointed at."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.state: BoruState | None = None
        self.looks: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()
        self.open: int | None = None
        self.active = 0
        self.pointed = 0
        self.text: TownText | None = None
        self.ghosts: tuple[tuple[int, int], ...] = ()
        self.reach = 0
        self.rim = 0
        self.veiled = 0

    def show_map(self, state: BoruState, looks: tuple[int, ...], names: tuple[str, ...]) -> None:
        """Show this; ``names`` of the regions."""
        self.state, self.looks, self.names = state, looks, names
        self.update()

    def show_choice(
        self,
        *,
        open_towns: int | None,
        active: int,
        ghosts: Sequence[tuple[int, int]] = (),
        reach: int = 0,
        rim: int = 0,
    ) -> None:
        """``open_towns`` (mask) stand out, all others step back; ``ghosts``: seats' discs that may come.

        ``reach``: towns that an expansion could reach; ``rim``: towns with a thin bright edge, many may have one.
        """
        shown = (open_towns, active, tuple(ghosts), reach, rim)
        if shown != (self.open, self.active, self.ghosts, self.reach, self.rim):
            self.open, self.active, self.ghosts, self.reach, self.rim = shown
            self.update()

    def show_pointed(self, town: int, text: TownText | None) -> None:
        """Say more of this town."""
        if (town, text) != (self.pointed, self.text):
            self.pointed, self.text = town, text
            self.update()

    def show_veiled(self, towns: int) -> None:
        """Leave out the discs of these towns (mask): they are still on their way."""
        if towns != self.veiled:
            self.veiled = towns
            self.update()

    def draw(self, painter: QPainter) -> None:
        state = self.state
        if state is None:
            return
        painter.save()
        painter.translate(self.origin())
        painter.scale(self.scale(), self.scale())
        for index in range(len(tables.REGIONS)):
            self._plaque(painter, index, state)
        holders = {town: seat for seat, player in enumerate(state.players) for town in tables.towns_in(player.discs)}
        for town in tables.TOWNS:
            self._town(painter, town, holders.get(town.id, -1), state)
        if self.active:
            self._marker(painter, self.active)
        painter.restore()
        if self.text is not None:
            self._plate(painter, self.text)

    # Towns ------------------------------------------------------------------------------------------------------------

    def _town(self, painter: QPainter, town: tables.Town, holder: int, state: BoruState) -> None:
        kit = self.kit
        mask = tables.bit(town.id)
        middle = geography.towns()[town.id - 1]
        if mask & self.veiled:
            holder = -1
        stands_back = self.open is not None and not self.open & mask and town.id != self.active
        if mask & self.reach:
            kit.ring(painter, middle, TOWN + 5.5, "legal", 2.6)
        painter.setOpacity(0.5 if stands_back and holder < 0 else 1.0)
        if holder < 0:
            path = town_path(town.colour, middle, TOWN)
            painter.fillPath(path.translated(0, 1.6), kit.colour("shadow", 0.28))
            fill = kit.dye(town.colour)
            painter.fillPath(path, fill)
            painter.strokePath(path, round_pen(kit.colour("ink_dark"), 1.7))
            if mask & self.rim:
                painter.strokePath(path, round_pen(kit.colour("glow"), 3.2))
            ink = kit.theme.ink_on(fill)
            place = QRectF(middle.x() - TOWN, middle.y() - TOWN, 2 * TOWN, 2 * TOWN)
            kit.number(painter, place, str(town.id), 12, colour=ink)
        else:
            self._held(painter, town, middle, holder, state)
        painter.setOpacity(1.0)
        for seat, place in self.ghosts:
            if place == town.id:
                reach = TOWN + 1
                rect = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
                kit.ghost_disc(painter, rect, self.looks[seat])
        if mask & state.monasteries:
            rect = QRectF(middle.x() + 1.5, middle.y() - 22, 20, 20)
            painter.setPen(round_pen(kit.colour("ink_dark"), 1.0))
            painter.setBrush(kit.colour("ink_light"))
            painter.drawEllipse(rect)
            art.paint(painter, "boru/monastery", rect.adjusted(3, 2, -3, -4), kit.colour("ink_dark"))
        if town.id == self.pointed:
            kit.ring(painter, middle, TOWN + 4.5, "focus", 2.2)

    def _held(self, painter: QPainter, town: tables.Town, middle: QPointF, holder: int, state: BoruState) -> None:
        """An owner's disc, the town's shape and number on a small plate below it."""
        kit = self.kit
        reach = 14.5
        disc = QRectF(middle.x() - reach, middle.y() - reach - 3, 2 * reach, 2 * reach)
        kit.disc(painter, disc, self.looks[holder])
        if tables.bit(town.id) & state.vikings:
            token = QRectF(middle.x() - 13, middle.y() - 20, 23, 23)
            art.paint(painter, "boru/viking_token", token, kit.colour("ink_dark"))
        plate = QRectF(middle.x() - 13.5, middle.y() + 5.5, 27, 11.5)
        painter.setPen(round_pen(kit.colour("ink_dark"), 1.0))
        painter.setBrush(kit.colour("ink_light"))
        painter.drawRoundedRect(plate, 4, 4)
        kit.sign(painter, QRectF(plate.left() + 1.5, plate.top() + 1, 9.5, 9.5), town.colour)
        room = QRectF(plate.left() + 11, plate.top(), 15, plate.height())
        kit.number(painter, room, str(town.id), 9.5, colour="ink_dark")

    def _marker(self, painter: QPainter, town: int) -> None:
        middle = geography.towns()[town - 1]
        self.kit.ring(painter, middle, TOWN + 4, "ink_light", 4.6)
        self.kit.ring(painter, middle, TOWN + 4, "madder", 2.4)
        rect = QRectF(middle.x() - 14, middle.y() - TOWN - 27, 28, 28)
        art.paint(painter, "boru/town_marker", rect, self.kit.colour("ink_dark"))

    # Regions ----------------------------------------------------------------------------------------------------------

    def _plaque(self, painter: QPainter, index: int, state: BoruState) -> None:
        kit = self.kit
        region = tables.REGIONS[index]
        shape = geography.regions()[index]
        rect = shape.plaque
        ink = kit.colour("ink_dark")
        if shape.anchor is not None:
            near = QPointF(
                min(max(shape.anchor.x(), rect.left()), rect.right()),
                min(max(shape.anchor.y(), rect.top()), rect.bottom()),
            )
            way = shape.anchor - near
            far = max((way.x() ** 2 + way.y() ** 2) ** 0.5, 0.01)
            end = near + way * (max(0.0, far - TOWN - 4) / far)
            painter.setPen(QPen(kit.colour("ink_dark", 0.7), 1.3, Qt.PenStyle.DotLine))
            painter.drawLine(near, end)
        body = QPainterPath()
        body.addRoundedRect(rect, 7, 7)
        painter.fillPath(body.translated(0, 1.5), kit.colour("shadow", 0.22))
        painter.fillPath(body, kit.colour("ink_light"))
        painter.save()
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        band = QRectF(rect.left(), rect.top(), rect.width(), 17)
        painter.fillRect(band, kit.colour(TINTS[index], 0.55))
        painter.restore()
        painter.setPen(round_pen(ink, 1.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(body)
        self._plain(painter, band.adjusted(4, 0, -4, 0), self.names[index], 11.5)
        claim = state.claims[index]
        shield = QRectF(rect.left() + 6, rect.top() + 19.5, 19, 20)
        painter.setOpacity(0.45 if claim == FACE_DOWN else 1.0)
        paint_points(painter, shield, str(region.points), kit.theme)
        painter.setOpacity(1.0)
        x = shield.right() + 5
        sides = weights(state.players, state.vikings, state.monasteries, index)
        line = QRectF(x, rect.top() + 18, rect.right() - x - 4, 23)
        if claim == FACE_DOWN:
            text = f"{sum(sides)}/{region.threshold}"
            kit.number(painter, line, text, 13.5, colour="ink_dark", align=LEFT)
            x += kit.number_width(text, 13.5) + 6
        elif claim != ON_BOARD:
            kit.disc(painter, QRectF(x - 2, line.top() + 0.5, 22, 22), self.looks[claim])
            x += 23
        best = max(sides)
        if not best:
            return
        for side, weight in enumerate(sides):
            if weight == best and x + 24 <= rect.right():
                place = QRectF(x, line.center().y() - 6.5, 13, 13)
                if side < len(state.players):
                    kit.disc(painter, place, self.looks[side])
                else:
                    art.paint(painter, "boru/viking_token", place, ink)
                room = QRectF(place.right() + 0.5, line.top(), 9, line.height())
                kit.number(painter, room, str(weight), 10.5, colour="ink_dark", align=LEFT)
                x += 24

    def _plain(self, painter: QPainter, rect: QRectF, text: str, size: float) -> None:
        """A name in the picture, smaller until it fits; it does not follow the user's size of text."""
        while self.kit.number_width(text, round(size)) > rect.width() and size > 7:
            size -= 0.5
        self.kit.number(painter, rect, text, round(size), colour="ink_dark")

    # The plate --------------------------------------------------------------------------------------------------------

    def plate_rect(self) -> QRectF:
        """Where more is said of a town."""
        # South-east of the island there is nothing but sea.
        return self.on_scene(QRectF(geography.WIDTH - 190, geography.HEIGHT - 92, 184, 84))

    def _plate(self, painter: QPainter, text: TownText) -> None:
        kit = self.kit
        rect = self.plate_rect()
        kit.shadow(painter, rect, 9, 2)
        kit.panel(painter, rect, "panel_raised", 9)
        inner = rect.adjusted(9, 5, -8, -5)
        high = inner.height() / 4.2
        lines = [line for line in (text.reading, text.region, text.holder) if line]
        kit.text(painter, QRectF(inner.left(), inner.top(), inner.width(), high * 1.2), text.title, 15, bold=True)
        for at, line in enumerate(lines):
            room = QRectF(inner.left(), inner.top() + high * (1.2 + at), inner.width(), high)
            soft = at == 0 and bool(text.reading)
            kit.text(painter, room, line, 12, colour="text_soft" if soft else "text")
