"""What the parts of a club cost, for a model of its capacity (docs/capacity.md).

    python -m tests.hosts.parts --sockets 60 --postgresql

It starts a club of its own on loopback and measures, one by one, the processor time of the server for each kind
of request, the memory of a live socket, the processor time of idle sockets, and that of telling a change to watchers.
With PostgreSQL its processes are measured, too.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from websockets.asyncio.client import ClientConnection, connect

from tests.hosts.postgresql import PostgreSQL
from tests.hosts.scale import processor_time
from tests.hosts.soak import memory_of, write_config
from tests.hosts.soak_players import Pair

TIMES = 150
IDLE = 20.0  # seconds, more than a beat


class Costs:
    """`backends`: a database whose processes are read, or empty."""

    def __init__(self, pid: int, backends: str) -> None:
        self.pid = pid
        self.backends = backends

    def read(self) -> tuple[float, float]:
        """Seconds of the server and of the database so far."""
        threads = Path(f"/proc/{self.pid}/task").iterdir()
        return sum(processor_time(int(one.name)) for one in threads), sum(map(processor_time, self._backends()))

    def _backends(self) -> list[int]:
        if not self.backends:
            return []
        with psycopg.connect(self.backends) as connection:
            query = "SELECT pid FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            return [pid for (pid,) in connection.execute(query)]

    async def of(self, name: str, work: Callable[[], Awaitable[object]], times: int = TIMES) -> None:
        before = self.read()
        for _ in range(times):
            await work()
        self.tell(name, before, times)

    def tell(self, name: str, before: tuple[float, float], times: float) -> None:
        server, database = ((after - first) / times * 1000 for after, first in zip(self.read(), before, strict=True))
        print(f"  {name:<44} server {server:7.3f} ms   database {database:7.3f} ms", flush=True)


async def measure(address: str, costs: Costs, sockets: int) -> None:
    pair = Pair(address, 0, 0.0)
    await pair.join()
    match = await pair.begin()
    path = f"/api/matches/{match}"

    async def act() -> None:
        for member in (pair.first, pair.second):
            state = await member.ask("GET", path)
            if state["choices"]:
                asked = {"actions": [pair.chance.choice(state["choices"])["text"]]}
                await member.ask("POST", f"{path}/actions", **asked, version=state["version"], seat=state["to_move"])
                return

    first = pair.first
    await costs.of("look at a match", lambda: first.ask("GET", path))
    await costs.of("an action, with 1.5 looks before it", act)
    await costs.of("my matches", lambda: first.ask("GET", "/api/matches"))
    await costs.of("a search of the archive", lambda: first.ask("GET", "/api/archive"))
    await costs.of("a profile", lambda: first.ask("GET", f"/api/people/{first.name}"))
    async with AsyncExitStack() as stack:
        memory = memory_of(costs.pid)
        before = costs.read()
        opened = [await stack.enter_async_context(watch(first, f"{path}/live")) for _ in range(sockets)]
        for socket in opened:
            await socket.recv()
        costs.tell("opening a live socket of a match", before, sockets)
        print(f"  a live socket takes {(memory_of(costs.pid) - memory) * 1024 / sockets:.0f} KiB", flush=True)
        readers = [asyncio.create_task(drain(socket)) for socket in opened]
        before = costs.read()
        await asyncio.sleep(IDLE)
        costs.tell("a second of an idle socket", before, sockets * IDLE)
        before = costs.read()
        for _ in range(20):
            await act()
            await asyncio.sleep(0.5)
        costs.tell("telling an action to a watcher, at most", before, 20 * sockets)
        for reader in readers:
            reader.cancel()


def watch(member: Any, path: str) -> connect:
    cookies = "; ".join(f"{name}={value}" for name, value in member.client.cookies.items())
    address = str(member.client.base_url).replace("http", "ws").rstrip("/")
    return connect(address + path, additional_headers={"cookie": cookies}, proxy=None)


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=60)
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="longroll-parts-")))
        folder.chmod(0o755)
        config, address = write_config(folder)
        backends = ""
        if given.postgresql:
            database = PostgreSQL(folder / "data", durable=True)
            stack.callback(database.close)
            backends = database.create("club")
            config.write_text(config.read_text().replace("sqlite:///club.db", backends))
        command = [sys.executable, "-W", "ignore", "-m", "longroll", "serve", "--config", str(config)]
        server = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        stack.callback(os.kill, server.pid, signal.SIGTERM)
        assert server.stdout is not None
        server.stdout.readline()
        asyncio.run(measure(address, Costs(server.pid, backends), given.sockets))


if __name__ == "__main__":
    main()
