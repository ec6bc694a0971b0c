"""Undo and redo of the lab: every document that was, with what led to it. Free of Qt."""

from attrs import frozen

from vikingtable.texts.message import Message
from vikingtable.ui.lab.document import LabDocument

#: Steps that can be taken back; older ones are forgotten.
LIMIT = 500


@frozen
class Step:
    """A document, and what was done to come to it: a noun phrase for the undo button."""

    document: LabDocument
    what: Message | None = None
    #: Steps with the same mark that follow each other are one, as the cells of one stroke are.
    mark: object = None


class History:
    """The documents in their order and the one that counts now."""

    def __init__(self, document: LabDocument) -> None:
        self._steps = [Step(document)]
        self._position = 0
        self._saved: LabDocument | None = document

    @property
    def document(self) -> LabDocument:
        """The document that counts now."""
        return self._steps[self._position].document

    def push(self, document: LabDocument, what: Message, mark: object = None) -> bool:
        """A step further; what was undone is forgotten. Says whether the document differs at all."""
        if document == self.document:
            return False
        current = self._steps[self._position]
        del self._steps[self._position + 1 :]
        if mark is not None and current.mark == mark:
            self._steps[self._position] = Step(document, what, mark)
            return True
        self._steps.append(Step(document, what, mark))
        if len(self._steps) > LIMIT + 1:
            del self._steps[0]
        self._position = len(self._steps) - 1
        return True

    def replace(self, document: LabDocument) -> None:
        """The document looks otherwise, and nobody would undo that: another arrangement is the current one."""
        step = self._steps[self._position]
        if self._saved is step.document:
            self._saved = document
        self._steps[self._position] = Step(document, step.what, step.mark)

    def undo(self) -> bool:
        """A step back, if there is one."""
        if self._position == 0:
            return False
        self._position -= 1
        return True

    def redo(self) -> bool:
        """A step forward again, if there is one."""
        if self._position + 1 == len(self._steps):
            return False
        self._position += 1
        return True

    @property
    def undo_what(self) -> Message | None:
        """What undo takes back, or ``None`` if nothing can be."""
        return self._steps[self._position].what if self._position else None

    @property
    def redo_what(self) -> Message | None:
        """What redo does again, or ``None``."""
        return self._steps[self._position + 1].what if self._position + 1 < len(self._steps) else None

    def mark_saved(self) -> None:
        """The document is on the disk as it is now."""
        self._saved = self.document

    def mark_unsaved(self) -> None:
        """The document is on no disk: it was put together from elsewhere."""
        self._saved = None

    @property
    def modified(self) -> bool:
        """Whether the document differs from what is on the disk."""
        return self._saved is None or self._saved != self.document
