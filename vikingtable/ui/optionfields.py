"""Fields for the options of a game, made from what the rules say of them."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox, QSpinBox, QVBoxLayout, QWidget

from vikingtable.rules.game import Option, OptionValue
from vikingtable.texts import TEXTS
from vikingtable.ui.fields import CheckRow, Choice, FieldRow
from vikingtable.ui.i18n import tr
from vikingtable.ui.widgets import Speaking, hbox, vbox


def value_text(game_id: str, option: Option, value: OptionValue) -> str:
    """What a value of an option is called."""
    word = "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    key = f"{game_id}.option.{option.key}.{word}"
    return tr(key) if key in TEXTS else word


class OptionField(Speaking, QWidget):
    """One option: a check box, a list of values, a number, or a number with presets."""

    def __init__(self, game_id: str, option: Option, changed: Callable[[], None]) -> None:
        super().__init__()
        self._game_id = game_id
        self.option = option
        self._changed = changed
        self._names: tuple[str, ...] = ()
        self._check: CheckRow | None = None
        self._combo: QComboBox | None = None
        self._spin: QSpinBox | None = None
        self._row: FieldRow | None = None
        self._build()
        self.set_value(option.default)
        self.ready()

    @property
    def is_seat(self) -> bool:
        """Whether the number is that of a seat, to be chosen by the player's name."""
        return self.option.key.lower().endswith("seat") and not self.option.values and not self.option.presets

    def _build(self) -> None:
        option = self.option
        if set(option.values) == {True, False}:
            self._check = CheckRow()
            self._check.toggled.connect(self._told)
            self.setLayout(vbox(self._check))
            return
        if option.values or option.presets or self.is_seat:
            self._combo = Choice()
            self._combo.currentIndexChanged.connect(self._told)
        if not option.values and not self.is_seat:
            self._spin = QSpinBox()
            self._spin.setRange(option.low, option.high)
            self._spin.setMinimumWidth(112)
            self._spin.valueChanged.connect(self._told)
        parts = [part for part in (self._combo, self._spin) if part is not None]
        field = parts[0]
        if len(parts) == 2:
            field = QWidget()
            field.setLayout(hbox(*parts, None))
            field.setFocusProxy(parts[0])
        self._row = FieldRow(field)
        box: QVBoxLayout = vbox(self._row)
        self.setLayout(box)

    def retranslate(self) -> None:
        name = tr(f"{self._game_id}.option.{self.option.key}")
        help_key = f"{self._game_id}.option.{self.option.key}.help"
        help_text = tr(help_key) if help_key in TEXTS else ""
        if self._check is not None:
            self._check.set_texts(name, help_text)
        if self._row is not None:
            self._row.set_texts(name, help_text)
        if self._combo is not None:
            self._combo.setAccessibleName(name)
            self._fill()
        if self._spin is not None:
            self._spin.setAccessibleName(name)

    def set_names(self, names: Sequence[str]) -> None:
        """The players' names, for options that choose one of them."""
        if self.is_seat and tuple(names) != self._names:
            self._names = tuple(names)
            self._fill()

    def _choices(self) -> list[tuple[str, OptionValue | type[int]]]:
        """Texts and values of the list; ``int`` stands for a number of one's own."""
        if self.is_seat:
            names = self._names or [str(number + 1) for number in range(self.option.high + 1)]
            return [(name, number) for number, name in enumerate(names) if number <= self.option.high]
        values = [(value_text(self._game_id, self.option, one), one) for one in self.option.values]
        presets = [(value_text(self._game_id, self.option, one), one) for one in self.option.presets]
        return [*values, *presets] + ([(tr("app.new.custom"), int)] if self.option.presets else [])

    def _fill(self) -> None:
        assert self._combo is not None
        at = self._combo.currentIndex()
        self._combo.blockSignals(True)
        self._combo.clear()
        choices = self._choices()
        for text, _ in choices:
            self._combo.addItem(text)
        self._combo.setCurrentIndex(min(max(0, at), len(choices) - 1))
        self._combo.blockSignals(False)

    def value(self) -> OptionValue:
        """The value chosen."""
        if self._check is not None:
            return self._check.isChecked()
        if self._combo is not None:
            chosen = self._choices()[max(0, self._combo.currentIndex())][1]
            if not isinstance(chosen, type):
                return chosen
        assert self._spin is not None
        return self._spin.value()

    def set_value(self, value: OptionValue) -> None:
        """Choose a value that the option allows."""
        if self._check is not None:
            self._check.setChecked(bool(value))
            return
        if self._combo is not None:
            if not self._combo.count():
                self._fill()
            values = [one for _, one in self._choices()]
            exact = [n for n, one in enumerate(values) if type(one) is type(value) and one == value]
            self._combo.setCurrentIndex(exact[0] if exact else len(values) - 1)
        if self._spin is not None and isinstance(value, int):
            self._spin.setValue(value)
        self._show_spin()

    def show_fault(self, text: str) -> None:
        """Say beside the field what is wrong."""
        if self._row is not None:
            self._row.fault(text)

    def _show_spin(self) -> None:
        if self._spin is not None and self._combo is not None:
            self._spin.setVisible(self._combo.currentIndex() == self._combo.count() - 1)

    def _told(self) -> None:
        self._show_spin()
        self._changed()
