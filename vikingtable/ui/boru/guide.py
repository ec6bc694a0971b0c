"""What the panel of choices says at each moment: options with what they bring, or what a chosen card would do."""

from collections.abc import Callable, Sequence

from attrs import evolve

from vikingtable.rules.boru import acts, tables, words
from vikingtable.rules.boru.course import symbols_of
from vikingtable.rules.boru.state import (
    BoruState,
    Buy,
    ChooseAction,
    ChoosePrincess,
    Draft,
    Expand,
    Follow,
    GainTown,
    Lead,
    LoseTown,
    Player,
)
from vikingtable.rules.state import Action
from vikingtable.ui import i18n
from vikingtable.ui.boru import wording
from vikingtable.ui.boru.choices import ChoicesText, Note, Plate
from vikingtable.ui.boru.choosing import Choice, options
from vikingtable.ui.boru.forecast import Outcome, of_action, of_answer
from vikingtable.ui.i18n import tr

Describe = Callable[[Action], str]

_PRINCESS_ART = {tables.MILITARY: "boru/battle", tables.TRADE: "boru/region", tables.SPURN: "boru/points"}


def notes(before: Player, outcome: Outcome | None) -> tuple[Note, ...]:
    """The figures of a seat that change."""
    if outcome is None:
        return ()
    after = outcome.player
    found = []
    for art, name in (
        ("boru/points", "points"),
        ("boru/coin", "coins"),
        ("boru/court", "court"),
        ("boru/raider", "raiders"),
        ("boru/church", "church"),
    ):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            found.append(Note(art, f"{i18n.number(old)}→{i18n.number(new)}"))
    if outcome.buys:
        found.append(Note("icons/plus", i18n.number(outcome.buys)))
    if outcome.reach:
        found.append(Note("boru/expand", i18n.number(outcome.reach.bit_count())))
    if outcome.frees:
        found.append(Note("boru/liberate", i18n.number(outcome.frees.bit_count())))
    return tuple(found)


def choices_text(
    state: BoruState,
    seat: int | None,
    choice: Choice,
    action: Action | None,
    describe: Describe,
    names: Sequence[str],
) -> ChoicesText:
    """The panel at this moment; ``action`` is pointed at."""
    top = state.frames[-1] if state.frames else None
    if seat is None:
        return ChoicesText("")
    player = state.players[seat]
    if isinstance(top, Draft):
        able = len(choice.packet) == tables.DRAFT_KEEP
        title = tr("boru.ui.draft.chosen", len(choice.packet), tables.DRAFT_KEEP)
        plates = tuple(
            Plate(None, label=wording.card(card), art=f"boru/suit_{tables.CARDS[card].suit}") for card in choice.packet
        )
        return ChoicesText(title, plates, tr("boru.ui.draft.confirm"), able)
    if isinstance(top, Lead | Follow):
        return _playing(state, seat, choice, leading=isinstance(top, Lead))
    if isinstance(top, ChooseAction):
        plates = []
        for at, one in enumerate(options(state, seat)):
            assert isinstance(one, acts.ChooseOption)
            symbols = symbols_of(top.card, one.option, state.card5_coins)
            said = describe(one)
            plates.append(
                Plate(("option", at), "", symbols, notes(player, of_answer(state, one)), lit=one == action, name=said)
            )
        return ChoicesText(tr("boru.ui.choose_action", wording.card(top.card)), tuple(plates))
    if isinstance(top, Buy):
        plates = []
        for at, one in enumerate(options(state, seat)):
            assert isinstance(one, acts.Purchase)
            label = f"+{one.count}" if one.count else describe(one)
            plate = Plate(
                ("option", at), label, (), notes(player, of_answer(state, one)), lit=one == action, name=describe(one)
            )
            plates.append(plate if one.count else evolve(plate, art="icons/pass"))
        return ChoicesText(tr("boru.ui.buy", tables.PURCHASE), tuple(plates))
    if isinstance(top, ChoosePrincess):
        plates = [
            Plate(("option", at), tr(f"boru.princess.{one.choice}"), art=_PRINCESS_ART[one.choice], lit=one == action)
            for at, one in enumerate(options(state, seat))
            if isinstance(one, acts.TakePrincess)
        ]
        return ChoicesText(tr("boru.ui.princess"), tuple(plates))
    if isinstance(top, Expand):
        plate = Plate(("option", 0), describe(acts.Decline(seat)), art="icons/pass", lit=action == acts.Decline(seat))
        shown = [plate]
        if isinstance(action, acts.ExpandTo):
            label = wording.said(words.town(action.town))
            shown.append(Plate(None, label, (), notes(player, of_answer(state, action)), art="boru/expand"))
        return ChoicesText(tr("boru.ui.expand"), tuple(shown))
    return ChoicesText(_town_hint(state, top, names))


def _town_hint(state: BoruState, top: object, names: Sequence[str]) -> str:
    if isinstance(top, LoseTown):
        return tr("boru.ui.hint.lose", names[top.loser])
    if isinstance(top, GainTown):
        return tr("boru.ui.hint.gain")
    return tr("boru.ui.hint.town")


def _playing(state: BoruState, seat: int, choice: Choice, *, leading: bool) -> ChoicesText:
    """A card to be played, for the leader with its town: what it would do as winner and otherwise."""
    confirm = tr("boru.ui.play.confirm")
    if not choice.card:
        title = tr("boru.ui.lead.hint" if leading and not choice.town else "boru.ui.follow.hint")
        if leading and choice.town:
            title = tr("boru.ui.lead.card", wording.said(words.town(choice.town)))
        return ChoicesText(title, (), confirm, able=False)
    town = state.town or choice.town
    title = wording.card(choice.card)
    if leading and not choice.town:
        title = tr("boru.ui.lead.town", title)
    elif leading:
        title = tr("boru.action.lead", wording.said(words.town(town)), title)
    player = state.players[seat]
    plates = []
    table = evolve(state, town=town)
    for option in (-1, *range(len(tables.CARDS[choice.card].secondary))):
        symbols = symbols_of(choice.card, option, state.card5_coins)
        brings: Outcome | None = None
        if town:
            brings = of_action(table, seat, choice.card, option)
        plates.append(
            Plate(
                None,
                "",
                symbols,
                notes(player, brings),
                art="boru/crown" if option < 0 else "",
            )
        )
    return ChoicesText(title, tuple(plates), confirm, able=bool(town))
