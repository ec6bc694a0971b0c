"""Makes the icon files of Windows (.ico), macOS (.icns) and Linux (.png) from the program's SVG."""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

#: Edges in pixels of the pictures in each kind of file.
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
#: The names that Apple gave to the sizes of a picture kept as PNG.
ICNS_TYPES = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(svg: Path, size: int) -> bytes:
    """The drawing as a square PNG with an edge of ``size`` pixels."""
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """An .ico file that holds PNG pictures by edge length (at most 256)."""
    offset = 6 + 16 * len(pictures)
    entries, bodies = b"", b""
    for size, picture in sorted(pictures.items()):
        edge = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(picture), offset + len(bodies))
        bodies += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + bodies


def icns(pictures: dict[int, bytes]) -> bytes:
    """An .icns file that holds PNG pictures by edge length."""
    chunks = b"".join(
        ICNS_TYPES[size] + struct.pack(">I", len(picture) + 8) + picture for size, picture in sorted(pictures.items())
    )
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def make(svg: Path, folder: Path) -> None:
    """Writes every icon file of the program into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vikingtable.ico").write_bytes(ico({size: png(svg, size) for size in ICO_SIZES}))
    (folder / "vikingtable.icns").write_bytes(icns({size: png(svg, size) for size in ICNS_TYPES}))
    for size in PNG_SIZES:
        (folder / f"{size}.png").write_bytes(png(svg, size))
