"""One running window a user: a second start hands its file to the first, which comes to the front."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject

_LOCK = "running.lock"
_MARK = "running"
_WAIT_MS = 1500


class Single(QObject):
    """Who is first, and how the others reach it. Network parts of Qt are loaded only when they are needed."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is the user's own; the lock lies there."""
        super().__init__()
        self._folder = folder
        with contextlib.suppress(OSError):  # without the folder there is no lock: nobody is first
            folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / _LOCK))
        self._lock.setStaleLockTime(0)
        #: Whether no other window of this user is open.
        self.is_first = self._lock.tryLock(0)
        mark = folder / _MARK
        #: Whether the last run did not end as it should.
        self.was_interrupted = self.is_first and mark.exists()
        if self.is_first:
            try:
                mark.touch()
            except OSError:
                self.was_interrupted = False
        self._server: Any = None
        self._heard: Callable[[Path | None], None] | None = None

    @property
    def _name(self) -> str:
        return "vikingtable-" + self._folder.as_posix().encode().hex()[-80:]

    def hand_over(self, file: Path | None) -> bool:
        """Have the first window open the file and come to the front; ``False`` if it does not answer."""
        import json

        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_WAIT_MS):
            return False
        socket.write(json.dumps({"file": str(file) if file is not None else None}).encode() + b"\n")
        handed = socket.waitForBytesWritten(_WAIT_MS) and (
            socket.waitForReadyRead(_WAIT_MS) and bytes(socket.readAll().data()).startswith(b"ok")
        )
        socket.disconnectFromServer()
        return handed

    def listen(self, heard: Callable[[Path | None], None]) -> None:
        """From now on tell ``heard`` of every further start."""
        if not self.is_first:
            return
        from PySide6.QtNetwork import QLocalServer

        self._heard = heard
        QLocalServer.removeServer(self._name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        self._server.listen(self._name)

    def _connected(self) -> None:
        socket = self._server.nextPendingConnection()
        if socket is None:
            return
        socket.disconnected.connect(socket.deleteLater)
        socket.readyRead.connect(self._read)
        if socket.canReadLine():
            self._take(socket)

    def _read(self) -> None:
        socket: Any = self.sender()
        if socket is not None and socket.canReadLine():
            self._take(socket)

    def _take(self, socket: Any) -> None:
        import json

        try:
            data = json.loads(bytes(socket.readLine(65536).data()))
            name = data["file"]
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        socket.write(b"ok\n")
        socket.flush()
        if self._heard is not None and (name is None or isinstance(name, str)):
            self._heard(Path(name) if name else None)

    def close(self) -> None:
        """The window is closed as it should be."""
        if self._server is not None:
            self._server.close()
            self._server = None
        if self.is_first:
            with contextlib.suppress(OSError):
                (self._folder / _MARK).unlink()
            self._lock.unlock()
