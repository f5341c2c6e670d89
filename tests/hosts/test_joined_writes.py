"""What is written together is sent together, and nothing waits without bounds."""

import asyncio

from longroll.hosts.server.joined_writes import MOST, JoinedWrites


class Wire(asyncio.Transport):
    """Keeps what it was given to send."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.open = True

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert self.open
        self.sent.append(bytes(data))

    def close(self) -> None:
        self.open = False

    def abort(self) -> None:
        self.open = False

    def is_closing(self) -> bool:
        return not self.open


def with_wire(*steps: str) -> list[bytes]:
    """What reaches the wire when an answer is written and something else happens before the event loop comes round."""

    async def run() -> list[bytes]:
        wire = Wire()
        joined = JoinedWrites(wire, asyncio.get_running_loop())
        joined.write(b"head ")
        joined.write(b"body")
        for step in steps:
            getattr(joined, step)()
        await asyncio.sleep(0)
        assert joined.is_closing() == bool(steps)
        return wire.sent

    return asyncio.run(run())


def test_head_and_body_are_sent_as_one() -> None:
    assert with_wire() == [b"head body"]


def test_what_was_written_is_sent_before_a_connection_is_closed() -> None:
    assert with_wire("close") == [b"head body"]


def test_an_aborted_connection_sends_nothing_more() -> None:
    assert with_wire("abort") == []


def test_much_is_sent_at_once_so_that_the_transport_can_say_when_to_stop() -> None:
    async def run() -> None:
        wire = Wire()
        joined = JoinedWrites(wire, asyncio.get_running_loop())
        joined.write(bytes(MOST))
        assert wire.sent == []
        joined.write(b"more")
        assert sum(map(len, wire.sent)) == MOST + 4

    asyncio.run(run())
