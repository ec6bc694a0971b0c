"""The map: sea, island, regions and roads, and on them towns, discs, tokens and claim plaques."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from vikingtable.rules.boru import tables
from vikingtable.rules.boru.scoring import weights
from vikingtable.rules.boru.state import FACE_DOWN, ON_BOARD, BoruState
from vikingtable.ui import art
from vikingtable.ui.boru import geography
from vikingtable.ui.boru.kit import LEFT, Kit, Piece, town_path
from vikingtable.ui.pieces import paint_points, paint_seat_disc
from vikingtable.ui.strokes import round_pen

#: Ground of each region, told apart from its neighbours.
TINTS = ("moss", "ochre", "goods_special", "madder", "plum", "fjord", "oak", "woad")
#: Half the width of a town, in units of the map.
TOWN = 12.5
#: Pixels of the largest map that is kept as a picture.
_LARGEST_PICTURE = 16_000_000
#: Half the side of a town's picture, in units of the map.
_AROUND = 27.0


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
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None

    def show_lit(self, region: int | None) -> None:
        """Outline a region."""
        if region != self.lit:
            self.lit = region
            self.update()

    def draw(self, painter: QPainter) -> None:
        ratio = painter.device().devicePixelRatioF() * self.kit.zoom
        wide, high = round(self.rect.width() * ratio), round(self.rect.height() * ratio)
        if wide * high > _LARGEST_PICTURE:
            # Far zoomed in: the part in sight is drawn afresh.
            self._ground(painter)
        else:
            painter.drawPixmap(self.rect, self._kept(wide, high, ratio), QRectF(0, 0, wide, high))
        if self.lit is not None:
            painter.save()
            self._to_map(painter)
            land = geography.regions()[self.lit].land
            painter.fillPath(land, self.kit.colour(TINTS[self.lit], 0.30))
            painter.strokePath(land, round_pen(self.kit.colour("glow"), 2.4))
            self._roads(painter)
            painter.restore()

    def _kept(self, wide: int, high: int, ratio: float) -> QPixmap:
        """The ground at this size, drawn once for each size and look."""
        key = (wide, high, self.rect.width(), self.rect.height(), self.kit.theme)
        if self._picture is None or self._picture[0] != key:
            made = QPixmap(max(1, wide), max(1, high))
            made.fill(Qt.GlobalColor.transparent)
            brush = QPainter(made)
            brush.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush.scale(ratio, ratio)
            brush.translate(-self.rect.topLeft())
            self._ground(brush)
            brush.end()
            self._picture = (key, made)
        return self._picture[1]

    def _to_map(self, painter: QPainter) -> None:
        painter.translate(self.origin())
        painter.scale(self.scale(), self.scale())

    def _ground(self, painter: QPainter) -> None:
        kit = self.kit
        frame = QPainterPath()
        frame.addRoundedRect(self.rect, 12, 12)
        painter.fillPath(frame, kit.colour("water"))
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        self._to_map(painter)
        self._sea(painter)
        land = geography.land()
        painter.strokePath(land, round_pen(kit.colour("ink_light", 0.30), 9))
        painter.fillPath(land, kit.colour("cell"))
        for index, shape in enumerate(geography.regions()):
            painter.fillPath(shape.land, kit.colour(TINTS[index], 0.34))
        painter.save()
        painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
        for shape in geography.regions():
            painter.strokePath(shape.border, round_pen(kit.colour("cell"), 3.6))
        for shape in geography.regions():
            pen = QPen(kit.colour("ink_dark", 0.75), 1.2, Qt.PenStyle.DashLine)
            painter.strokePath(shape.border, pen)
        painter.restore()
        painter.strokePath(land, round_pen(kit.colour("ink_dark"), 1.8))
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
        #: The look of whose disc, token or loss is new, by town and by region.
        self.new_towns: dict[int, int] = {}
        self.new_claims: dict[int, int] = {}

    def show_map(self, state: BoruState, looks: tuple[int, ...], names: tuple[str, ...]) -> None:
        """Show this; ``names`` of the regions."""
        self.state, self.looks, self.names = state, looks, names
        self.update()

    def show_lately(self, towns: dict[int, int], claims: dict[int, int]) -> None:
        """Mark what is new in these towns and regions with these looks."""
        if (towns, claims) != (self.new_towns, self.new_claims):
            self.new_towns, self.new_claims = towns, claims
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
        for index in range(len(tables.REGIONS)):
            self._plaque(painter, index, state)
            if index in self.new_claims:
                self.kit.lately(painter, self.plaque_rect(index), self.new_claims[index], frame=False)
        holders = {town: seat for seat, player in enumerate(state.players) for town in tables.towns_in(player.discs)}
        for town in tables.TOWNS:
            self._town(painter, town, holders.get(town.id, -1), state)
        painter.save()
        painter.translate(self.origin())
        painter.scale(self.scale(), self.scale())
        for town_id, look in self.new_towns.items():
            if not tables.bit(town_id) & self.veiled:
                around = QRectF(0, 0, 2 * TOWN + 6, 2 * TOWN + 6)
                around.moveCenter(geography.towns()[town_id - 1] - QPointF(0, 4))
                self.kit.lately(painter, around, look, frame=False, size=13)
        for seat, place in self.ghosts:
            rect = QRectF(0, 0, 2 * TOWN + 2, 2 * TOWN + 2)
            rect.moveCenter(geography.towns()[place - 1])
            self.kit.ghost_disc(painter, rect, self.looks[seat])
        if self.pointed:
            self.kit.ring(painter, geography.towns()[self.pointed - 1], TOWN + 4.5, "focus", 2.2)
        if self.active:
            self._marker(painter, self.active)
        painter.restore()
        if self.text is not None:
            self._plate(painter, self.text)

    # Towns ------------------------------------------------------------------------------------------------------------

    def _town(self, painter: QPainter, town: tables.Town, holder: int, state: BoruState) -> None:
        """A town as it stands now, its picture kept."""
        mask = tables.bit(town.id)
        if mask & self.veiled:
            holder = -1
        faint = holder < 0 and self.open is not None and not self.open & mask and town.id != self.active
        look = self.looks[holder] if holder >= 0 else -1
        vikings, monastery = bool(mask & state.vikings), bool(mask & state.monasteries)
        rim, reach = bool(mask & self.rim), bool(mask & self.reach)

        def draw(brush: QPainter, area: QRectF) -> None:
            brush.translate(area.center())
            brush.scale(area.width() / (2 * _AROUND), area.height() / (2 * _AROUND))
            if reach:
                self.kit.ring(brush, QPointF(), TOWN + 5.5, "legal", 2.6)
            if look < 0:
                brush.setOpacity(0.5 if faint else 1.0)
                self._empty(brush, town, rim=rim)
                brush.setOpacity(1.0)
            else:
                self._held(brush, town, look, vikings=vikings)
            if monastery:
                self._monastery(brush)

        key = ("town", town.id, look, vikings, monastery, faint, rim, reach, self.scale())
        self.kit.kept(painter, self.town_rect(town.id, _AROUND), key, draw)

    def _empty(self, painter: QPainter, town: tables.Town, *, rim: bool) -> None:
        kit = self.kit
        path = town_path(town.colour, QPointF(), TOWN)
        painter.fillPath(path.translated(0, 1.6), kit.colour("shadow", 0.28))
        fill = kit.dye(town.colour)
        painter.fillPath(path, fill)
        painter.strokePath(path, round_pen(kit.colour("ink_dark"), 1.7))
        if rim:
            painter.strokePath(path, round_pen(kit.colour("glow"), 3.2))
        place = QRectF(-TOWN, -TOWN, 2 * TOWN, 2 * TOWN)
        kit.number(painter, place, str(town.id), 12, colour=kit.theme.ink_on(fill))

    def _held(self, painter: QPainter, town: tables.Town, look: int, *, vikings: bool) -> None:
        """An owner's disc, the town's shape and number on a small plate below it."""
        kit = self.kit
        reach = 14.5
        paint_seat_disc(painter, QRectF(-reach, -reach - 3, 2 * reach, 2 * reach), look, kit.theme)
        if vikings:
            art.paint(painter, "boru/viking_token", QRectF(-13, -20, 23, 23), kit.colour("ink_dark"))
        plate = QRectF(-13.5, 5.5, 27, 11.5)
        painter.setPen(round_pen(kit.colour("ink_dark"), 1.0))
        painter.setBrush(kit.colour("ink_light"))
        painter.drawRoundedRect(plate, 4, 4)
        kit.sign(painter, QRectF(plate.left() + 1.5, plate.top() + 1, 9.5, 9.5), town.colour)
        room = QRectF(plate.left() + 11, plate.top(), 15, plate.height())
        kit.number(painter, room, str(town.id), 9.5, colour="ink_dark")

    def _monastery(self, painter: QPainter) -> None:
        rect = QRectF(1.5, -22, 20, 20)
        painter.setPen(round_pen(self.kit.colour("ink_dark"), 1.0))
        painter.setBrush(self.kit.colour("ink_light"))
        painter.drawEllipse(rect)
        art.paint(painter, "boru/monastery", rect.adjusted(3, 2, -3, -4), self.kit.colour("ink_dark"))

    def _marker(self, painter: QPainter, town: int) -> None:
        middle = geography.towns()[town - 1]
        self.kit.ring(painter, middle, TOWN + 4, "ink_light", 4.6)
        self.kit.ring(painter, middle, TOWN + 4, "madder", 2.4)
        rect = QRectF(middle.x() - 14, middle.y() - TOWN - 27, 28, 28)
        art.paint(painter, "boru/town_marker", rect, self.kit.colour("ink_dark"))

    # Regions ----------------------------------------------------------------------------------------------------------

    def _plaque(self, painter: QPainter, index: int, state: BoruState) -> None:
        """A region's plaque with its claim token, its picture kept."""
        sides = tuple(weights(state.players, state.vikings, state.monasteries, index))
        claim = state.claims[index]
        shape = geography.regions()[index]
        room = shape.plaque
        if shape.anchor is not None:
            room = room.united(QRectF(shape.anchor.x() - 1, shape.anchor.y() - 1, 2, 2))
        room = room.adjusted(-4, -4, 4, 4)

        def draw(brush: QPainter, area: QRectF) -> None:
            brush.scale(area.width() / room.width(), area.height() / room.height())
            brush.translate(-room.topLeft())
            self._paint_plaque(brush, index, claim, sides)

        key = ("plaque", index, claim, sides, self.looks, self.scale())
        self.kit.kept(painter, self.on_scene(room), key, draw)

    def _paint_plaque(self, painter: QPainter, index: int, claim: int, sides: tuple[int, ...]) -> None:
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
        shield = QRectF(rect.left() + 6, rect.top() + 19.5, 19, 20)
        painter.setOpacity(0.45 if claim == FACE_DOWN else 1.0)
        paint_points(painter, shield, str(region.points), kit.theme)
        painter.setOpacity(1.0)
        x = shield.right() + 5
        line = QRectF(x, rect.top() + 18, rect.right() - x - 4, 23)
        if claim == FACE_DOWN:
            text = f"{sum(sides)}/{region.threshold}"
            kit.number(painter, line, text, 13.5, colour="ink_dark", align=LEFT)
            x += kit.number_width(text, 13.5) + 6
        elif claim != ON_BOARD:
            paint_seat_disc(painter, QRectF(x - 2, line.top() + 0.5, 22, 22), self.looks[claim], kit.theme)
            x += 23
        best = max(sides)
        if not best:
            return
        for side, weight in enumerate(sides):
            if weight == best and x + 24 <= rect.right():
                place = QRectF(x, line.center().y() - 6.5, 13, 13)
                if side < len(self.looks):
                    paint_seat_disc(painter, place, self.looks[side], kit.theme)
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
        # South-east of the island there is nothing but sea; the longest names of regions need most of it.
        return self.on_scene(QRectF(geography.WIDTH - 238, geography.HEIGHT - 110, 232, 102))

    def _plate(self, painter: QPainter, text: TownText) -> None:
        kit = self.kit
        rect = self.plate_rect()
        kit.shadow(painter, rect, 9, 2)
        kit.panel(painter, rect, "panel_raised", 9)
        title, *rooms = self.plate_rooms(text)
        kit.text(painter, title, text.title, 15, bold=True)
        if text.reading:
            kit.text(painter, rooms.pop(0), text.reading, 12, colour="text_soft")
        kit.text(painter, rooms[0], text.region, 12)
        kit.paragraph(painter, rooms[1], text.holder, 12, align=Qt.AlignmentFlag.AlignLeft)

    def plate_rooms(self, text: TownText) -> list[QRectF]:
        """Where title, reading (if there is one), region and holder stand; the holder's names have all that is left."""
        inner = self.plate_rect().adjusted(9, 5, -8, -5)
        high = inner.height() / (5.2 if text.reading else 4.2)
        rooms = [QRectF(inner.left(), inner.top(), inner.width(), high * 1.2)]
        for _ in range(3 if text.reading else 2):
            rooms.append(QRectF(inner.left(), rooms[-1].bottom(), inner.width(), high))
        rooms[-1].setBottom(inner.bottom())
        return rooms
