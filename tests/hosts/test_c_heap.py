"""The heap of the C library. What is set holds for a whole process, so each test has one of its own."""

import asyncio
import re
import signal
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from longroll.hosts.server import c_heap
from tests.hosts.server_process import ServerProcess

HEAP = 64 * 2**20  # bytes of addresses that glibc takes for a heap that is not the first one
MAPPED = re.compile(r"(\w+)-(\w+) (\S+)")
on_glibc = pytest.mark.skipif(c_heap.find_glibc() is None, reason="another C library keeps its heap as it likes")


def heaps_of_threads(process: int) -> int:
    """A heap that is not the first one begins at a multiple of its size, with what it does not use yet closed."""
    found = (MAPPED.match(line) for line in Path(f"/proc/{process}/maps").read_text().splitlines())
    mapped = [(int(one[1], 16), int(one[2], 16), one[3]) for one in found if one is not None]
    return sum(
        begin % HEAP == 0 and used == "rw-p" and closed == "---p" and (end, last) == (after, begin + HEAP)
        for (begin, end, used), (after, last, closed) in pairwise(mapped)
    )


@on_glibc
def test_a_server_has_one_heap_for_all_threads(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    try:
        server.client.post("/api/matches", json={"title": "house-divided"})
        server.get("/api/matches")  # from a thread
        assert heaps_of_threads(server.process.pid) == 0
    finally:
        server.kill(signal.SIGTERM)


def test_other_c_libraries_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_heap, "find_glibc", lambda: None)
    later: list[tuple[float, Callable[..., object]]] = []

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda seconds, what, *_given: later.append((seconds, what)))
        c_heap.keep_trimmed(loop)

    c_heap.bound_heap()
    asyncio.run(scenario())
    assert later == []


@on_glibc
def test_it_is_trimmed_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    later: list[tuple[float, Callable[..., object]]] = []

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "call_later", lambda seconds, what, *_given: later.append((seconds, what)))
        c_heap.keep_trimmed(loop)
        assert later == [(c_heap.PAUSE, c_heap.keep_trimmed)]

    asyncio.run(scenario())
