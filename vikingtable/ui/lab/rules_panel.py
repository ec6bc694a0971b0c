"""The placement rules: on or off, those of the game's boards, or edited."""

from attrs import evolve
from PySide6.QtWidgets import QComboBox, QWidget

from vikingtable.rules.feast.boards import HOUSE_RULES, LAND_RULES
from vikingtable.tiles.rules import PlacementRules
from vikingtable.ui.i18n import tr
from vikingtable.ui.lab.colour_chips import ColourChips
from vikingtable.ui.lab.document import COLOURS
from vikingtable.ui.lab.fields import WrappedCheck, roomy
from vikingtable.ui.lab.model import LabModel
from vikingtable.ui.lab.payload import MAX_GROUPS
from vikingtable.ui.widgets import Speaking, button, emptied, hbox, label, name_button, tool_button, vbox

#: Rules that are offered by name, by text key.
PRESETS: dict[str, PlacementRules] = {"land": LAND_RULES, "house": HOUSE_RULES}
_CHECKS = ("income_squares", "first_number_is_anchor", "mirror")


class _Group(Speaking, QWidget):
    """One set of colours that may not touch, with a button that removes it."""

    def __init__(self) -> None:
        super().__init__()
        self.chips = ColourChips()
        self.remove = tool_button("trash")
        row = hbox(self.chips, self.remove, spacing=4)
        row.setStretch(0, 1)
        self.setLayout(row)
        self.ready()

    def retranslate(self) -> None:
        name_button(self.remove, tr("lab.rules.remove_set"))
        self.chips.setAccessibleName(tr("lab.rules.apart"))


class RulesPanel(Speaking, QWidget):
    """Shows the rules of the current arrangement; every change is a step of its history."""

    def __init__(self, model: LabModel) -> None:
        super().__init__()
        self.model = model
        self._filling = False
        self._title = label("title", wrap=True)
        self.on = WrappedCheck()
        self.preset = QComboBox()
        self.preset.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._preset_label = label("strong", buddy=self.preset)
        self._colours_label = label("strong", wrap=True)
        self.any_colour = WrappedCheck()
        self.colours = ColourChips()
        self._apart_label = label("strong", wrap=True)
        self._apart_help = label("soft", wrap=True)
        self._groups_box = vbox(spacing=2)
        self.groups: list[_Group] = []
        self.add = button("plus", flat=True)
        self.checks = {name: WrappedCheck() for name in _CHECKS}
        self._body = QWidget()
        self._body.setLayout(
            vbox(
                self._preset_label,
                self.preset,
                8,
                self._colours_label,
                self.any_colour,
                self.colours,
                8,
                self._apart_label,
                self._apart_help,
                self._groups_box,
                self.add,
                8,
                *self.checks.values(),
                spacing=4,
            )
        )
        self.setLayout(vbox(self._title, self.on, self._body, None, margins=12))
        for preset in (*PRESETS, "own"):
            self.preset.addItem("", preset)
        self.on.clicked.connect(self._changed)
        self.preset.activated.connect(self._preset_chosen)
        self.any_colour.clicked.connect(self._changed)
        self.colours.chosen.connect(self._changed)
        self.add.clicked.connect(self._add_group)
        for check in self.checks.values():
            check.clicked.connect(self._changed)
        model.documentChanged.connect(self.show_rules)
        self.ready()

    def retranslate(self) -> None:
        self._title.setText(tr("lab.rules.title"))
        self.on.setText(tr("lab.rules.on"))
        self._preset_label.setText(tr("lab.rules.preset"))
        for index in range(self.preset.count()):
            self.preset.setItemText(index, tr(f"lab.rules.preset.{self.preset.itemData(index)}"))
        self.preset.setAccessibleName(tr("lab.rules.preset"))
        roomy(self.preset)
        self._colours_label.setText(tr("lab.rules.colours"))
        self.any_colour.setText(tr("lab.rules.any_colour"))
        self.colours.setAccessibleName(tr("lab.rules.colours"))
        self._apart_label.setText(tr("lab.rules.apart"))
        self._apart_help.setText(tr("lab.rules.apart.help"))
        self.add.setText(tr("lab.rules.add_set"))
        for name, check in self.checks.items():
            check.setText(tr(f"lab.rules.{name}"))
            check.setToolTip(tr(f"lab.rules.{name}.tip"))
        self.show_rules()

    def restyle(self) -> None:
        roomy(self.preset)

    def show_rules(self) -> None:
        """Show the rules of the current arrangement."""
        if not self._is_ready:
            return
        arrangement = self.model.active
        rules = arrangement.rules
        self._filling = True
        self.on.setChecked(arrangement.rules_on)
        self._body.setEnabled(arrangement.rules_on)
        names = [name for name, known in PRESETS.items() if known == rules]
        self.preset.setCurrentIndex(self.preset.findData(names[0] if names else "own"))
        self.any_colour.setChecked(rules.colours is None)
        self.colours.setEnabled(rules.colours is not None)
        self.colours.set_colours(COLOURS if rules.colours is None else rules.colours)
        self._fit_groups(len(rules.apart))
        for group, colours in zip(self.groups, rules.apart, strict=True):
            group.chips.set_colours(colours)
        for name, check in self.checks.items():
            check.setChecked(getattr(rules, name))
        self.checks["first_number_is_anchor"].setEnabled(rules.income_squares)
        self.add.setEnabled(len(rules.apart) < MAX_GROUPS)
        self._filling = False

    def _fit_groups(self, count: int) -> None:
        if len(self.groups) > count:
            emptied(self._groups_box)
            self.groups = []
        while len(self.groups) < count:
            group = _Group()
            group.chips.chosen.connect(self._changed)
            group.remove.clicked.connect(self._remove_group)
            self.groups.append(group)
            self._groups_box.addWidget(group)

    # What is changed --------------------------------------------------------------------------------------------------

    def rules(self) -> PlacementRules:
        """The rules as the panel shows them."""
        return PlacementRules(
            None if self.any_colour.isChecked() else self.colours.colours(),
            tuple(group.chips.colours() for group in self.groups),
            self.checks["income_squares"].isChecked(),
            self.checks["first_number_is_anchor"].isChecked(),
            self.checks["mirror"].isChecked(),
        )

    def _changed(self) -> None:
        if not self._filling:
            self.model.set_rules(self.rules(), self.on.isChecked())

    def _preset_chosen(self, index: int) -> None:
        known = PRESETS.get(str(self.preset.itemData(index)))
        if known is not None:
            self.model.set_rules(known, True)
        else:
            self.show_rules()

    def _add_group(self) -> None:
        rules = self.rules()
        self.model.set_rules(evolve(rules, apart=(*rules.apart, ())), True)

    def _remove_group(self) -> None:
        sender = self.sender()
        rules = self.rules()
        kept = tuple(group for row, group in zip(self.groups, rules.apart, strict=True) if row.remove is not sender)
        self.model.set_rules(evolve(rules, apart=kept), True)
