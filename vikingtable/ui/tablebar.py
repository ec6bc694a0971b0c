"""What the decision bar of a table says and offers: to whoever acts, while a computer thinks, in review, at the end."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtGui import QAction

from vikingtable.ui.decisionbar import BarAnswer
from vikingtable.ui.i18n import tr
from vikingtable.ui.tablepanels import Panelled

if TYPE_CHECKING:
    from vikingtable.rules.state import Decision


@frozen
class BarContents:
    """One sentence, the seat whose marker stands before it, answers as buttons, and commands as buttons."""

    text: str
    seat: int | None = None
    answers: Sequence[BarAnswer] = ()
    controls: Sequence[QAction] = ()


def bar_contents(table: Panelled) -> BarContents:
    """What the bar shows now."""
    match = table.match
    decision = match.decision
    if table.reviewing:
        text = tr("app.replay.move", table.review.position, match.session.position)
        return BarContents(text, controls=table.review.controls())
    if match.winners is not None:
        seat = match.winners[0] if len(match.winners) == 1 else None
        return BarContents(table._result_text(match.winners), seat, controls=table.end_actions())
    if table.acting is not None and decision is not None:
        return _question(table, decision, table.acting)
    if match.paused:
        return BarContents(tr("app.status.paused"), controls=[table.pause_action])
    if match.thinking_seat >= 0:
        seat = match.thinking_seat
        text = tr("app.log.line", table.name(seat), tr("app.status.thinking"))
        return BarContents(text, seat, controls=[table.move_now_action])
    waiting = match.session.to_answer
    return BarContents(tr("app.status.waiting", table.name(waiting[0])), waiting[0]) if waiting else BarContents("")


def _question(table: Panelled, decision: "Decision", seat: int) -> BarContents:
    """What ``seat`` is asked."""
    text = table.say(decision.prompt)
    if table.name(seat) not in text:
        text = tr("app.log.line", table.name(seat), text)
    offered = list(table.bar_answers(decision, seat))
    answers = [
        BarAnswer(action, table.describe(action), primary=len(offered) == 1, reasons=tuple(table.why_not(action)))
        for action in offered
    ]
    return BarContents(text, seat, answers)
