"""A connection for one request at a time, as cheap as possible: the server is measured, not the client."""

import asyncio
from typing import Final, NamedTuple, Self, cast

HEAD_END: Final = b"\r\n\r\n"
LENGTH: Final = b"content-length: "
JSON: Final = "application/json"


class Reply(NamedTuple):
    status: int
    body: bytes


class Wire(asyncio.Protocol):
    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"127.0.0.1:{port}"
        self.received = b""
        self.whole = 0  # bytes of the answer that is coming, once its head is there
        self.answer: asyncio.Future[bytes] | None = None
        self.transport: asyncio.WriteTransport | None = None

    @classmethod
    async def open(cls, port: int) -> Self:
        _, wire = await asyncio.get_running_loop().create_connection(lambda: cls(port), "127.0.0.1", port)
        return wire

    async def post(self, path: str, body: bytes, status: int) -> bytes:
        """The body of the answer, which must have that status."""
        reply = await self.request("POST", path, body)
        assert reply.status == status, reply
        return reply.body

    async def request(self, method: str, path: str, body: bytes = b"", kind: str = JSON, more: str = "") -> Reply:
        """Raises `ConnectionError` if the server is gone before it has answered. `more` are further headers."""
        assert self.transport is not None
        if self.transport.is_closing():
            raise ConnectionResetError("the server is gone")
        self.answer = asyncio.get_running_loop().create_future()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{more}Content-Type: {kind}\r\nContent-Length: "
        self.transport.write(f"{head}{len(body)}\r\n\r\n".encode() + body)
        answer = await self.answer
        return Reply(int(answer[9:12]), answer[answer.index(HEAD_END) + len(HEAD_END) :])

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    # --- what the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.whole and HEAD_END in self.received:
            head, _, _ = self.received.partition(HEAD_END)
            length = int(head.split(LENGTH)[1].partition(b"\r\n")[0]) if LENGTH in head else 0
            self.whole = len(head) + len(HEAD_END) + length
        if self.answer is not None and self.whole and len(self.received) >= self.whole:
            answer, self.received, self.whole = self.received, b"", 0
            self.answer.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error or ConnectionResetError("the server is gone"))
