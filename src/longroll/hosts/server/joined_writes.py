"""Sends the head and the body of an answer together, in one call and one packet."""

import asyncio
from typing import Any, Final

MOST: Final = 64 * 1024  # bytes that wait; more is written at once, so that the transport can say when to stop


class JoinedWrites(asyncio.Transport):
    """The writing part of a transport. What is written waits until the event loop comes round."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.transport = transport
        self.loop = loop
        self.parts: list[bytes | bytearray | memoryview] = []
        self.size = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.parts:
            self.loop.call_soon(self.flush)
        self.parts.append(data)
        self.size += len(data)
        if self.size > MOST:
            self.flush()

    def flush(self) -> None:
        if self.parts:
            joined = b"".join(self.parts)
            self.clear()
            self.transport.write(joined)

    def clear(self) -> None:
        self.parts.clear()
        self.size = 0

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def abort(self) -> None:
        self.clear()
        self.transport.abort()

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.transport.get_extra_info(name, default)
