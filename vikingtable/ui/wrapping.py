"""Lines of labels and lists as they are shown: Japanese breaks between phrases; what is read and copied stays as it is.

What holds a phrase together is put into a text where it is drawn and measured, nowhere else.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QLabel,
    QMessageBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOption,
    QStyleOptionViewItem,
    QWidget,
)

from vikingtable.ui.phrases import in_fitting_phrases, in_phrases

_HIGH = 10_000


def as_shown(text: str, font: QFont, wide: float) -> str:
    """The text as it is drawn in lines of this width in pixels."""
    return in_fitting_phrases(text, wide, QFontMetricsF(font).horizontalAdvance)


def height_of(text: str, font: QFont, wide: int) -> int:
    """The height in pixels of a text in lines of this width, as a label draws it."""
    flags = int(Qt.TextFlag.TextWordWrap)
    return QFontMetrics(font).boundingRect(0, 0, wide, _HIGH, flags, as_shown(text, font, wide)).height()


class WrappedLabel(QLabel):
    """A label of plain text in as many lines as it needs; ``text`` is what was set."""

    def sizeHint(self) -> QSize:
        """At least as high as its text needs at that width, for whoever asks for no more than this."""
        hint = super().sizeHint()
        if self.wordWrap():
            hint.setHeight(max(hint.height(), self.heightForWidth(hint.width())))
        return hint

    def heightForWidth(self, width: int) -> int:
        high = super().heightForWidth(width)
        room = width - (self.width() - self._room().width())
        if not self.wordWrap() or as_shown(self.text(), self.font(), room) == self.text():
            return high
        plain = QFontMetrics(self.font()).boundingRect(0, 0, room, _HIGH, int(Qt.TextFlag.TextWordWrap), self.text())
        return high + max(0, height_of(self.text(), self.font(), room) - plain.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self._room()
        shown = as_shown(self.text(), self.font(), room.width()) if self.wordWrap() else self.text()
        # Whoever selects letters with the mouse does so among those that are there.
        if shown == self.text() or self.hasFocus():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.drawFrame(painter)
        option = QStyleOption()
        option.initFrom(self)
        flags = int(QStyle.visualAlignment(self.layoutDirection(), self.alignment())) | int(Qt.TextFlag.TextWordWrap)
        self.style().drawItemText(painter, room, flags, option.palette, self.isEnabled(), shown, self.foregroundRole())
        painter.end()

    def _room(self) -> QRect:
        """Where the text stands."""
        margin = self.margin()
        return self.contentsRect().adjusted(margin, margin, -margin, -margin)


class Question(QMessageBox):
    """A message box with a headline and a text below it; ``text`` and ``informativeText`` are what was said."""

    def __init__(self, parent: QWidget | None, headline: str, text: str) -> None:
        super().__init__(parent)
        self._said = (headline, text)
        self.setText(in_phrases(headline))
        self.setInformativeText(in_phrases(text))
        self.setTextFormat(Qt.TextFormat.PlainText)
        # A screen reader is told by these names, not by what stands in the labels.
        for name, said in (("qt_msgbox_label", headline), ("qt_msgbox_informativelabel", text)):
            for shown in self.findChildren(QLabel, name):
                shown.setAccessibleName(said)

    def text(self) -> str:
        return self._said[0]

    def informativeText(self) -> str:
        return self._said[1]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText("\n".join(said for said in self._said if said))
            event.accept()
        else:
            super().keyPressEvent(event)


class PhraseDelegate(QStyledItemDelegate):
    """Draws lines of a list that break between phrases; ``room`` says how wide they are."""

    def room(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """The width of a line's text in pixels."""
        raise NotImplementedError

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.text = as_shown(option.text, option.font, self.room(index))
