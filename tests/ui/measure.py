"""Measures widgets against their size hints: what is cut off, overlaps, or sticks out of its parent.

Run as a program in a process with a screen of its own (``packaging/screens.py`` makes the environment), given text
sizes and names of screens: it opens each of the screens, measures it in three languages at each size, and prints a line
a fault.
"""

import faulthandler
import gc
import sys
import traceback
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QSize, Qt, QThread
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLayout,
    QLineEdit,
    QMainWindow,
    QMenuBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

LANGUAGES = ("en", "ja", "bg")
#: Rounding of fonts and layouts.
SLACK = 2
#: Longer than what is put off by a timer.
_PUT_OFF_MS = 150


def faults(root: QWidget) -> Iterator[str]:
    """What is wrong with a widget and everything visible in it."""
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisibleTo(root) and not _is_inner(widget):
            for fault in _faults_of(widget):
                yield f"{_path(widget, root)}: {fault}"


def _is_inner(widget: QWidget) -> bool:
    """Parts that Qt's own widgets are made of."""
    parent = widget.parentWidget()
    return isinstance(parent, QComboBox | QSpinBox | QLineEdit | QTabBar | QDockWidget) and not widget.objectName()


def _path(widget: QWidget, root: QWidget) -> str:
    names = []
    at: QWidget | None = widget
    while at is not None and at is not root and len(names) < 4:
        names.append(type(at).__name__)
        at = at.parentWidget()
    return " < ".join(names or [type(root).__name__])


def _faults_of(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QPushButton | QCheckBox | QToolButton):
        yield from _button(widget)
    elif isinstance(widget, QComboBox):
        yield from _combo(widget)
    elif isinstance(widget, QSpinBox):
        text = widget.lineEdit().text()
        if widget.fontMetrics().horizontalAdvance(text) > widget.lineEdit().width() + SLACK:
            yield f"number cut off: {text}"
    elif isinstance(widget, QLineEdit):
        text = widget.text() or widget.placeholderText()
        room = widget.width() - widget.textMargins().left() - widget.textMargins().right() - 16
        if not widget.text() and widget.fontMetrics().horizontalAdvance(text) > room + SLACK:
            yield f"placeholder cut off: {text!r} in {widget.width()}"
    elif isinstance(widget, QHeaderView):
        yield from _header(widget)
    elif isinstance(widget, QTabBar) and not widget.visibleRegion().isEmpty():
        wide = sum(widget.tabRect(at).width() for at in range(widget.count()))
        if wide > widget.width() + SLACK:
            yield f"tabs {wide} in {widget.width()}"
    elif isinstance(widget, QMenuBar):
        for action in widget.actions():
            if action.isVisible() and not widget.rect().contains(widget.actionGeometry(action)):
                yield f"menu cut off: {action.text()}"
    elif isinstance(widget, QDockWidget):
        room = widget.width() - 48
        if widget.fontMetrics().horizontalAdvance(widget.windowTitle()) > room:
            yield f"title cut off: {widget.windowTitle()!r} in {widget.width()}"
    if isinstance(widget, QScrollArea) and widget.widget() is not None:
        off = widget.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if off and widget.widget().width() > widget.viewport().width() + SLACK:
            yield f"contents {widget.widget().width()} wider than {widget.viewport().width()}"
    yield from _layout(widget)


def _label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if label.wordWrap():
        needed = label.heightForWidth(label.width())
        if needed > label.height() + SLACK:
            yield f"text needs height {needed}, has {label.height()}: {label.text()[:60]!r}"
        longest = max(label.text().split(), key=len, default="")
        spaced = not any("\u3000" < letter < "\uffef" for letter in longest)  # Japanese breaks within a word
        if spaced and label.fontMetrics().horizontalAdvance(longest) > label.width() + SLACK:
            yield f"word {longest!r} is wider than {label.width()}"
    else:
        yield from _smaller(label, label.sizeHint(), label.text())


def _button(button: QAbstractButton) -> Iterator[str]:
    if button.text():
        yield from _smaller(button, button.sizeHint(), button.text())


def _smaller(widget: QWidget, hint: QSize, text: str) -> Iterator[str]:
    if hint.width() > widget.width() + SLACK or hint.height() > widget.height() + SLACK:
        have = f"{widget.width()}×{widget.height()}"
        yield f"needs {hint.width()}×{hint.height()}, has {have}: {text[:60]!r}"


def _combo(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    room = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    icon = 0 if combo.itemIcon(combo.currentIndex()).isNull() else combo.iconSize().width() + 4
    needed = combo.fontMetrics().horizontalAdvance(combo.currentText()) + icon
    if needed > room.width() + SLACK:
        yield f"choice cut off: {combo.currentText()!r} needs {needed}, has {room.width()}"


def _header(header: QHeaderView) -> Iterator[str]:
    for section in range(header.count()):
        if header.isSectionHidden(section):
            continue
        needed = header.sectionSizeFromContents(section)
        has = header.sectionSize(section)
        wanted = needed.width() if header.orientation() == Qt.Orientation.Horizontal else needed.height()
        if wanted > has + SLACK:
            text = header.model().headerData(section, header.orientation())
            yield f"header {text!r} needs {wanted}, has {has}"


def _layout(widget: QWidget) -> Iterator[str]:
    layout = widget.layout()
    if layout is None or isinstance(widget, QMainWindow | QAbstractScrollArea | QDockWidget):
        return
    children = [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child.isVisibleTo(widget) and not child.isWindow() and _managed(child, widget)
    ]
    inside = widget.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
    for at, child in enumerate(children):
        if not inside.contains(child.geometry()):
            yield f"{type(child).__name__} sticks out: {_text(child.geometry())} of {_text(widget.rect())}"
        for other in children[:at]:
            shared = child.geometry().intersected(other.geometry())
            if shared.width() > SLACK and shared.height() > SLACK:
                yield f"{type(child).__name__} overlaps {type(other).__name__}: {_text(shared)}"


def _managed(child: QWidget, parent: QWidget) -> bool:
    """Whether a layout of the parent holds the child (and not only owns it)."""
    layout = parent.layout()
    return any(one.indexOf(child) >= 0 for one in (layout, *layout.findChildren(QLayout)))


def _text(rect: QRect) -> str:
    return f"({rect.x()}, {rect.y()}, {rect.width()}×{rect.height()})"


def _settle() -> None:
    for _ in range(4):  # a layout within a layout asks its own again
        QApplication.processEvents()


def main(text_sizes: Sequence[int], names: Sequence[str]) -> int:
    """Open the screens of these names and print what is wrong; 1 if something is."""
    from vikingtable.ui import screens, startup
    from vikingtable.ui import theme as look
    from vikingtable.ui.settings import Settings
    from vikingtable.ui.window import MainWindow, apply_setting

    faulthandler.enable()
    # As in the program itself: an object of Qt must not be collected on the thread of a computer player.
    gc.disable()
    app = startup.make_application([])
    settings = Settings()
    settings.animation = "off"
    apply_setting(settings)
    look.holder().install(app)
    window = MainWindow(settings)
    window.resize(QApplication.primaryScreen().availableSize())
    window.show()
    count = wrong = 0
    # Language and text size are switched while a page is open, as a user may do; a dialog is closed before its user can
    # change the text size. The next screen opens in the look in which this one ended.
    sizes, languages = list(text_sizes), list(LANGUAGES)
    for screen in screens.all_screens():
        left = list(sizes) if screen.name in names else []
        while left:
            screens.dressed(settings, languages[0], "light", left[0])
            try:
                with screens.opened(window, screen) as widget:
                    now, left = (left, []) if widget is window else (left[:1], left[1:])
                    for text in now:
                        for language in languages:
                            screens.dressed(settings, language, "light", text)
                            _settle()
                            count += 1
                            if any(faults(widget)):
                                QThread.msleep(_PUT_OFF_MS)  # a text may follow a change only after a moment
                                _settle()
                            for fault in faults(widget):
                                wrong += 1
                                print(f"{screen.name} {language} {text} %: {fault}", flush=True)
                        languages.reverse()
            except Exception:
                # The other screens are measured all the same.
                wrong += 1
                left = []
                print(f"{screen.name}: cannot be made\n{traceback.format_exc()}", flush=True)
            gc.collect(1)
        sizes.reverse()
    print(f"{count} screens measured")
    window.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sizes = [int(one) for one in sys.argv[1:] if one.isdecimal()]
    sys.exit(main(sizes, [one for one in sys.argv[1:] if not one.isdecimal()]))
