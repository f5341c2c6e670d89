"""HTTP and websockets as uvicorn speaks them, with limits that it lacks: on the head of a request, on the time that a
client takes to send one or to read an answer, and on the number of connections. They rely on uvicorn's own classes, so
its version is bounded in pyproject.toml."""

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longroll.hosts.server.joined_writes import JoinedWrites
from longroll.hosts.server.limits import Shares

HEAD: Final = 64 * 1024  # bytes
PATIENCE: Final = 20.0  # seconds for a request to arrive
READING: Final = 10.0  # seconds in which a client must read something of what it is sent
BUSY_BODY: Final = b'{"error":"too-many","message":"There are too many connections from your address, or in all."}'
BUSY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(BUSY_BODY), BUSY_BODY)
)
"""The answer to one connection too many. It comes before anything of a request has been read, so its language is not
known."""


class SlowReader:
    """Drops a client that does not read, because unread data stays in our memory."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.timer: asyncio.TimerHandle | None = None

    def pause(self, transport: asyncio.Transport) -> None:
        self.timer = self.loop.call_later(READING, transport.abort)

    def resume(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class HttpProtocol(HttpToolsProtocol):
    """A connection that waits for a whole request. After an answer uvicorn's own timer runs."""

    shares: ClassVar[Shares]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.head: int | None = 0  # bytes of the head that have come; none while the body comes
        self.waiting_since: float | None = self.loop.time()
        self.timer: asyncio.TimerHandle | None = None
        self.slow_reader = SlowReader(self.loop)
        self.address: str | None = None  # the address under which it is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = self.joined = JoinedWrites(transport, self.loop)
        address = (get_remote_addr(transport) or ("", 0))[0]
        if not self.shares.take(address):
            transport.write(BUSY)
            transport.close()
            return
        self.address = address
        self.timer = self.loop.call_later(PATIENCE, self.check_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timers()
        if self.address is not None:
            self.shares.give_back(self.address)
            self.address = None
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the protocol of the websocket, and count it until that one ends. This protocol is
        done. It drops its parser, which refers to it, so that it does not wait for the garbage collector."""
        self.stop_timers()
        self.joined.flush()
        self.transport = self.joined.transport
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol):
            protocol.counted_in, protocol.address = self.shares, self.address
            self.address = None
        self.parser = None  # type: ignore[assignment]

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

    def pause_writing(self) -> None:
        self.slow_reader.pause(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.slow_reader.resume()
        super().resume_writing()

    def check_time(self) -> None:
        """Start the only timer of the connection again when it ends, so that a request need not stop it."""
        since = self.waiting_since
        left = PATIENCE if since is None else since + PATIENCE - self.loop.time()
        if left <= 0:
            self.transport.close()
        else:
            self.timer = self.loop.call_later(left, self.check_time)

    def stop_timers(self) -> None:
        self.slow_reader.resume()
        if self.timer is not None:
            self.timer.cancel()


def protocol_for(connections: Shares) -> type[HttpProtocol]:
    """The protocol of a server that counts its connections in these quotas."""
    return type("CountedHttpProtocol", (HttpProtocol,), {"shares": connections})


class SocketProtocol(WebSocketsSansIOProtocol):
    counted_in: Shares | None = None
    address: str | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.slow_reader = SlowReader(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the parser, a generator that refers to this protocol, so that the protocol and its memory for
        compression do not wait for the garbage collector."""
        self.slow_reader.resume()
        if self.counted_in is not None and self.address is not None:
            self.counted_in.give_back(self.address)
            self.address = None
        super().connection_lost(exc)
        self.conn.parser.close()

    def pause_writing(self) -> None:
        self.slow_reader.pause(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.slow_reader.resume()
        super().resume_writing()
