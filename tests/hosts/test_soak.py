"""The players of a soak hide nothing, and its slope says how sure it is; what it measures is for `docs/measured.md`."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import sin
from pathlib import Path

import httpx
import pytest

from tests.hosts.soak_players import Member, check_log
from tests.hosts.soak_samples import Memory, read, slope, write

ANSWER = b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}"
TIMES = [10.0 * number for number in range(100)]


class Forgetful:
    """A server that closes the connection at the second request, and answers all others."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.talks: list[asyncio.Task[None]] = []

    def begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.talks.append(asyncio.create_task(self.talk(reader, writer)))

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):  # the member has closed it
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                self.asked.append(head.split()[0].decode())
                if len(self.asked) == 2:
                    break
                writer.write(ANSWER)
        writer.close()
        await writer.wait_closed()


def with_member(use: Callable[[Member, Forgetful], Awaitable[None]]) -> None:
    async def scenario() -> None:
        forgetful = Forgetful()
        async with await asyncio.start_server(forgetful.begin, "127.0.0.1", 0) as server:
            member = Member(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "Ann")
            await member.ask("GET", "/first")
            await use(member, forgetful)
            await member.client.aclose()
            await asyncio.gather(*forgetful.talks)

    asyncio.run(scenario())


def test_a_look_whose_kept_connection_was_closed_is_asked_again() -> None:
    async def use(member: Member, server: Forgetful) -> None:
        assert await member.ask("GET", "/second") == {}
        assert server.asked == ["GET"] * 3
        assert member.asked_again == 1

    with_member(use)


def test_what_changes_something_is_never_sent_again() -> None:
    async def use(member: Member, server: Forgetful) -> None:
        with pytest.raises(httpx.RemoteProtocolError):
            await member.ask("POST", "/second")
        assert server.asked == ["GET", "POST"]

    with_member(use)


def test_an_acknowledged_action_that_is_lost_is_an_error() -> None:
    log = [{"number": 0, "action": ""}, {"number": 1, "action": "march"}, {"number": 2, "action": "end"}]
    check_log(log, ["march", "end"])
    for acknowledged in (["march", "end", "attack"], ["march"], ["end", "march"]):
        with pytest.raises(AssertionError):
            check_log(log, acknowledged)


def test_a_straight_line_has_a_certain_slope() -> None:
    found = slope(TIMES, [100 + at / 3600 * 5 for at in TIMES])
    assert found.value == pytest.approx(5)
    assert found.uncertainty == pytest.approx(0, abs=1e-6)


def test_values_that_follow_each_other_are_less_certain() -> None:
    quick = slope(TIMES, [sin(number * 2.5) for number in range(100)])
    slow = slope(TIMES, [sin(number * 0.3) for number in range(100)])
    assert abs(quick.value) < quick.uncertainty < slow.uncertainty
    assert abs(slow.value) < slow.uncertainty


def test_samples_are_read_as_they_were_written(tmp_path: Path) -> None:
    memory = Memory(150.5, 40.0, 5.0, 2.0, 800_000, 120, 70, 30)
    write(tmp_path / "samples", memory)
    write(tmp_path / "samples", memory._replace(resident=151.0))
    first, second = read(tmp_path / "samples")
    assert (first.at, first.memory, second.memory.resident) == (0.0, memory, 151.0)
    assert second.at >= 0
