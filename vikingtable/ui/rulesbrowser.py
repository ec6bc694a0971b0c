"""The rules in a window of their own, beside the table: contents, search as you type, links between sections."""

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QImage,
    QKeySequence,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from vikingtable.ui import art, i18n, rulebook
from vikingtable.ui import theme as look
from vikingtable.ui.fields import Choice, LineDelegate, fit_placeholder
from vikingtable.ui.i18n import tr
from vikingtable.ui.rulebook import Book
from vikingtable.ui.settings import Settings
from vikingtable.ui.shelf import SHELF
from vikingtable.ui.titles import game_title
from vikingtable.ui.widgets import Speaking, hbox, label, name_button, restyled, tool_button, vbox

_BOOKS = (*(one.id for one in SHELF), "lab")
_PICTURE = 40


class _Page(QTextBrowser):
    """The text; pictures named ``art:room/name`` come from the program's own art."""

    def loadResource(self, kind: int, name: QUrl) -> object:
        if name.scheme() == "art" and art.has(name.path()):
            image: QImage = art.render(
                name.path(), _PICTURE, dpr=self.devicePixelRatioF(), ink=look.current().colour("text")
            )
            return image
        return super().loadResource(kind, name)


class RulesBrowser(Speaking, QWidget):
    """A window of its own. ``show_section`` opens it at a place."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self._settings = settings
        self._book: Book | None = None
        self._blocks: list[int] = []
        self._found: list[int] = []
        self._at = -1
        self.books = Choice()
        for book_id in _BOOKS:
            self.books.addItem("", book_id)
        self.books.activated.connect(self._book_chosen)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.next_place)
        self.count = label("soft")
        self.previous_button = tool_button("chevron_up")
        self.next_button = tool_button("chevron_down")
        self.previous_button.clicked.connect(self.previous_place)
        self.next_button.clicked.connect(self.next_place)
        self.contents = QListWidget()
        self.contents.setWordWrap(True)
        self.contents.setItemDelegate(LineDelegate(self.contents))
        self.contents.setResizeMode(QListView.ResizeMode.Adjust)
        self.contents.setMinimumWidth(200)
        self.contents.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentRowChanged.connect(self._contents_chosen)
        self.page = _Page()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._link)
        self.page.setMinimumWidth(280)
        self._splitter = QSplitter()
        self._splitter.addWidget(self.contents)
        self._splitter.addWidget(self.page)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setSizes([250, 600])
        head = hbox(self.books, self.search, self.count, self.previous_button, self.next_button)
        head.setStretch(1, 1)
        self.setLayout(vbox(head, self._splitter, margins=12, spacing=12))
        self.layout().setStretch(1, 1)  # type: ignore[union-attr]
        self._shortcut("Ctrl+F", self._to_search)
        self._shortcut("F3", self.next_place)
        self._shortcut("Shift+F3", self.previous_place)
        self._shortcut("Esc|Ctrl+W", self.close)
        self.resize(900, 680)
        geometry: QByteArray = settings.blob("rules/geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self.ready()

    def _shortcut(self, keys: str, slot: object) -> None:
        action = QAction(self)
        action.setShortcuts([QKeySequence(one) for one in keys.split("|")])
        action.triggered.connect(slot)
        self.addAction(action)

    def retranslate(self) -> None:
        self.setWindowTitle(tr("app.rules.title"))
        for at, book_id in enumerate(_BOOKS):
            self.books.setItemText(at, tr("app.rules.lab") if book_id == "lab" else game_title(book_id))
        self.books.setAccessibleName(tr("app.rules.book"))
        self.search.setPlaceholderText(tr("app.rules.search"))
        self.search.setAccessibleName(tr("app.rules.search"))
        fit_placeholder(self.search)
        self.contents.setAccessibleName(tr("app.rules.contents"))
        self.page.setAccessibleName(tr("app.rules.page"))
        name_button(self.next_button, tr("app.rules.next"))
        name_button(self.previous_button, tr("app.rules.previous"))
        if self._book is not None:
            self._open(self._book.id, self.section())

    def restyle(self) -> None:
        fit_placeholder(self.search)
        if self._book is not None:
            self._open(self._book.id, self.section())

    # Showing ----------------------------------------------------------------------------------------------------------

    def show_section(self, book_id: str, section: str = "") -> None:
        """Open a book at a section, at its beginning if there is no such section."""
        if book_id not in _BOOKS:
            last = self._settings.read("rules/book", "")
            book_id = last if last in _BOOKS else next((one for one in _BOOKS if self._has(one)), _BOOKS[0])
        self._open(book_id, section)
        if self.isVisible():
            self.raise_()
        self.show()
        self.activateWindow()

    def _has(self, book_id: str) -> bool:
        return rulebook.book(book_id, i18n.language()) is not None

    def section(self) -> str:
        """The id of the section that is at the top of the page."""
        row = self.contents.currentRow()
        if self._book is None or row < 0:
            return ""
        number: int = self.contents.item(row).data(Qt.ItemDataRole.UserRole)
        return self._book.sections[number].id

    def book_id(self) -> str:
        """The book that is open."""
        return self._book.id if self._book is not None else ""

    def _open(self, book_id: str, section: str) -> None:
        self._settings.write("rules/book", book_id)
        self.books.setCurrentIndex(_BOOKS.index(book_id))
        self._book = rulebook.book(book_id, i18n.language())
        theme = look.current()
        self.page.document().setDefaultFont(theme.font())
        if self._book is None:
            self.page.setPlainText(tr("app.rules.missing"))
            self._blocks = []
        else:
            self.page.document().setMarkdown(self._book.markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
            self._blocks = self._dressed()
        self._search(self.search.text())
        self.go_to(section)

    def _dressed(self) -> list[int]:
        """Sizes and spaces of the headings and paragraphs; the positions of the headings."""
        theme = look.current()
        document = self.page.document()
        document.setDocumentMargin(8)
        positions = []
        block: QTextBlock = document.begin()
        cursor = QTextCursor(document)
        while block.isValid():
            level = block.blockFormat().headingLevel()
            cursor.setPosition(block.position())
            shape = QTextBlockFormat()
            if level:
                positions.append(block.position())
                shape.setTopMargin(0 if len(positions) == 1 else {1: 24, 2: 22}.get(level, 14))
                shape.setBottomMargin(6)
                letters = QTextCharFormat()
                letters.setFontPointSize(theme.points({1: "display", 2: "title"}.get(level, "body")))  # type: ignore[arg-type]
                letters.setFontWeight(600)
                cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(letters)
            elif block.textList() is None:
                shape.setTopMargin(4)
                shape.setBottomMargin(6)
            shape.setLineHeight(118, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            cursor.mergeBlockFormat(shape)
            block = block.next()
        return positions

    def go_to(self, section: str) -> None:
        """Bring a section to the top of the page."""
        if self._book is None:
            return
        self._scroll_to_heading(self._book.index_of(section))
        self._mark_contents(self._book.index_of(section))

    def _scroll_to_heading(self, number: int) -> None:
        if number >= len(self._blocks):
            return
        cursor = QTextCursor(self.page.document())
        cursor.setPosition(self._blocks[number])
        self.page.setTextCursor(cursor)
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.value() + self.page.cursorRect(cursor).top() - 8)
        # The page may not have its size yet: once more when it has.
        QTimer.singleShot(0, self, self._settle_scroll)

    def _settle_scroll(self) -> None:
        bar = self.page.verticalScrollBar()
        bar.setValue(bar.value() + self.page.cursorRect().top() - 8)

    def _mark_contents(self, number: int) -> None:
        self.contents.blockSignals(True)
        for row in range(self.contents.count()):
            if self.contents.item(row).data(Qt.ItemDataRole.UserRole) == number:
                self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)

    def _contents_chosen(self, row: int) -> None:
        if row >= 0:
            self._scroll_to_heading(self.contents.item(row).data(Qt.ItemDataRole.UserRole))

    def _book_chosen(self, at: int) -> None:
        self._open(_BOOKS[at], "")

    def _link(self, url: QUrl) -> None:
        """``#section`` in this book, ``book#section`` in another."""
        book_id = url.path() or (self._book.id if self._book else "")
        if book_id in _BOOKS:
            if self._book is None or book_id != self._book.id:
                self._open(book_id, url.fragment())
            else:
                self.go_to(url.fragment())

    # Searching --------------------------------------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _search(self, text: str) -> None:
        wanted = rulebook.folded(text.strip())
        page = rulebook.folded(self.page.document().toPlainText()) if self._book is not None else ""
        self._found = list(rulebook.places(page, wanted))
        self._at = -1
        self._show_contents(wanted)
        self._highlight(len(wanted))
        if not wanted:
            self.count.setText("")
        elif self._found:
            self.count.setText(tr("app.rules.found", n=len(self._found)))
            self._go_to_place(0)
        else:
            self.count.setText(tr("app.rules.nothing"))
        for one in (self.next_button, self.previous_button):
            one.setEnabled(bool(self._found))
        restyled(self.search, "invalid", bool(wanted) and not self._found)

    def found(self) -> int:
        """How often the page holds what is searched for."""
        return len(self._found)

    def _show_contents(self, wanted: str) -> None:
        """The contents; while something is searched for, only the sections that hold it, with how often."""
        current = self.contents.currentRow()
        shown: int = self.contents.item(current).data(Qt.ItemDataRole.UserRole) if current >= 0 else 0
        self.contents.blockSignals(True)
        self.contents.clear()
        sections = self._book.sections if self._book is not None else ()
        for number, section in enumerate(sections[: len(self._blocks)]):
            end = self._blocks[number + 1] if number + 1 < len(self._blocks) else 1 << 30
            hits = sum(self._blocks[number] <= place < end for place in self._found)
            if wanted and not hits:
                continue
            indent = "\u2003" * max(0, section.level - 2)
            text = indent + section.title
            item = QListWidgetItem(tr("app.rules.hits", text, hits) if wanted else text)
            item.setData(Qt.ItemDataRole.UserRole, number)
            if section.level <= 2:
                item.setFont(look.current().font("body", bold=section.level == 1))
            self.contents.addItem(item)
            if number == shown:
                self.contents.setCurrentItem(item)
        self.contents.blockSignals(False)

    def _highlight(self, length: int) -> None:
        theme = look.current()
        marks = []
        for number, place in enumerate(self._found):
            mark = QTextEdit.ExtraSelection()
            current = number == self._at
            mark.format.setBackground(theme.colour("glow" if current else "selection"))  # type: ignore[attr-defined]
            mark.format.setForeground(  # type: ignore[attr-defined]
                theme.ink_on(theme.colour("glow")) if current else theme.colour("on_selection")
            )
            cursor = QTextCursor(self.page.document())
            cursor.setPosition(place)
            cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor = cursor  # type: ignore[attr-defined]
            marks.append(mark)
        self.page.setExtraSelections(marks)

    def next_place(self) -> None:
        """Go to the next place of what is searched for."""
        if self._found:
            self._go_to_place((self._at + 1) % len(self._found))

    def previous_place(self) -> None:
        """Go to the place before."""
        if self._found:
            self._go_to_place((self._at - 1) % len(self._found))

    def _go_to_place(self, number: int) -> None:
        self._at = number
        self._highlight(len(self.search.text().strip()))
        cursor = QTextCursor(self.page.document())
        cursor.setPosition(self._found[number])
        self.page.setTextCursor(cursor)
        self.page.ensureCursorVisible()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.write("rules/geometry", self.saveGeometry())
        super().closeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(900, 680)
