"""HTTP as uvicorn speaks it, with two bounds it lacks: how long the head of a request may be, and how long a client may
take to say what it wants. Without them one client that never ends fills the memory, and a thousand the door."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD: Final = 64 * 1024  # bytes
PATIENCE: Final = 20.0  # seconds


class Protocol(HttpToolsProtocol):
    """A connection waits for a request from its beginning until the request is there as a whole; after an answer,
    uvicorn's own clock runs."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.head: int | None = 0  # bytes of the head that is coming; none while it is the body
        self.waiting_since: float | None = self.loop.time()
        self.clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.clock = self.loop.call_later(PATIENCE, self.look_at_clock)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_clock()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.stop_clock()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        self.waiting_since = self.loop.time()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.head = 0
        self.waiting_since = None
        super().on_message_complete()

    def look_at_clock(self) -> None:
        """One clock a connection, wound up again when it rings: a request does not even stop it."""
        since = self.waiting_since
        left = PATIENCE if since is None else since + PATIENCE - self.loop.time()
        if left <= 0:
            self.transport.close()
        else:
            self.clock = self.loop.call_later(left, self.look_at_clock)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
