"""How fast the server answers: many busy matches, server and generator together on one core.

    python -m tests.hosts.load --clients 32 --seconds 8 --rate 0 1000
    python -m tests.hosts.load --rate 200 --thinking 4 --bot crack
    python -m tests.hosts.load --postgresql --servers 2 --clients 200 --watchers 1000 --rate 1200
    python -m tests.hosts.load --club --rate 0 1000
    python -m tests.hosts.load --club --resign 0 --rate 0

It starts a server of its own on loopback, over a folder that is removed afterwards. Each client plays one match after
another by random choices, with one action on its way at a time: a round trip lasts from sending the action until the
whole answer is there. At rate 0 a client acts again as soon as it is answered; otherwise all clients together act that
many times a second, each at its own steady beat. In a club (`--club`) every match is rated and belongs to two members;
who is to move looks at the match when the other one has moved, which takes time of the server and is no round trip.

Both processes are kept on one core: the generator sets its own affinity before it starts the server, which inherits
it (`taskset` would do the same). Where computer players think meanwhile (`--thinking`: in so many matches at once), or
PostgreSQL and several servers run, all cores are used, as in real play.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import NamedTuple

import msgspec
import uvloop
from websockets.asyncio.client import connect

from longroll.opponents.roster import BOTS
from tests.hosts.load_client import MATCHES, Client
from tests.hosts.load_club import ClubClient
from tests.hosts.wire import Wire
from tests.ports import free_port

PROGRAM = """
import sys
from pathlib import Path
from functools import partial
from longroll.hosts.server import app, thinker
from longroll.hosts.server.serve import serve
thinker.ProcessThinker.__init__.__defaults__ = (max(thinker.DEEP, int(sys.argv[2]) + 1), thinker.QUICK)
app.Limits = partial(app.Limits, connections=4096, connections_each=4096, watchers=4096, watchers_each=4096)
serve(Path(sys.argv[1]), port=0, database=sys.argv[3])
"""
MOST_CLIENTS, MOST_SECONDS, MOST_RATE = 256, 120, 20_000
MOST_THINKING, WARM_UP = 16, 3
MOST_ACTIONS = 10_000
MOST_SERVERS, MOST_WATCHERS = 4, 2000
Clock = Callable[[], float]
EACH = 10  # watchers of a match
WATCHED = 100_000  # the number of the client whose matches stand still


class Measured(NamedTuple):
    rate: int
    seconds: float
    trips: list[float]  # sorted, in seconds
    generator: float  # seconds of processor time
    server: float
    database: float = 0.0  # PostgreSQL's

    def __str__(self) -> str:
        count = len(self.trips)
        at = [self.trips[min(int(count * part), count - 1)] * 1000 for part in (0.5, 0.99, 1)]
        cost = [used / count * 1e6 for used in (self.server, self.generator, self.database)]
        database = f", PostgreSQL {cost[2]:.0f} µs" if self.database else ""
        asked = f"at {self.rate}/s" if self.rate else "as fast as it goes"
        return (
            f"{asked:<18} {count / self.seconds:6.0f}/s   p50 {at[0]:6.2f} ms   p99 {at[1]:6.2f} ms   "
            f"max {at[2]:6.1f} ms   processor per action: server {cost[0]:.0f} µs, generator {cost[1]:.0f} µs{database}"
        )


async def begin_thinking(port: int, bot: str, number: int) -> None:
    """Matches between computer players that go on while others are measured."""
    wire = await Wire.open(port)
    for match in range(number):
        asked = {"title": "house-divided", "seed": str(match), "seats": {"union": bot, "confederate": bot}}
        await wire.post(MATCHES, msgspec.json.encode(asked), 201)
    wire.close()


async def measure(
    port: int | Sequence[int],
    clients: int,
    seconds: float,
    rate: int,
    server_time: Clock,
    database_time: Clock = lambda: 0.0,
    kind: type[Client] = Client,
) -> Measured:
    """The clients are divided among the servers."""
    ports = [port] if isinstance(port, int) else port
    players = [kind(await Wire.open(ports[number % len(ports)]), number) for number in range(clients)]
    for player in players:
        await player.join()
    await reconnect(players)
    states = await asyncio.gather(*(player.create() for player in players))
    await reconnect(players)
    used, served, stored, start = process_time(), server_time(), database_time(), perf_counter()
    gap = clients / rate if rate else 0.0
    await asyncio.gather(
        *(player.play(state, start + seconds, gap) for player, state in zip(players, states, strict=True))
    )
    lasted = perf_counter() - start
    for player in players:
        player.wire.close()
    trips = sorted(trip for player in players for trip in player.trips)
    return Measured(rate, lasted, trips, process_time() - used, server_time() - served, database_time() - stored)


async def reconnect(players: Sequence[Client]) -> None:
    """While the others made ready the server may have closed a connection that was idle."""
    for player in players:
        player.wire.close()
        player.wire = await Wire.open(player.wire.port)


async def watch(ports: Sequence[int], number: int, stack: AsyncExitStack, kind: type[Client]) -> None:
    """So many look on at matches in which nothing happens."""
    if not number:
        return
    host = kind(await Wire.open(ports[0]), WATCHED)
    await host.join()
    for first in range(0, number, EACH):
        state = await host.create()
        cookie = host.cookie(state.to_move)
        for one in range(first, min(first + EACH, number)):
            address = f"ws://127.0.0.1:{ports[one % len(ports)]}{MATCHES}/{state.id}/live?since=0"
            await stack.enter_async_context(
                connect(address, proxy=None, compression=None, additional_headers={"cookie": cookie} if cookie else {})
            )
    host.wire.close()


class Server:
    """A server in a process of its own, on the core of this one. At least so many players think there at once."""

    def __init__(self, folder: Path, thinking: int, database: str = "", *, club: bool = False) -> None:
        command = club_command(folder, database) if club else ["-c", PROGRAM, str(folder), str(thinking), database]
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Longroll is at http://127.0.0.1:"), line
        self.port = int(line.split()[3].rstrip("/").rpartition(":")[2])

    def time(self) -> float:
        return processor_time(self.process.pid)

    def memory(self) -> float:
        """MiB that it holds; 0 where the system does not tell."""
        file = Path(f"/proc/{self.process.pid}/statm")
        return int(file.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if file.exists() else 0.0

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def club_command(folder: Path, database: str) -> list[str]:
    port = free_port()
    return ["-m", "tests.hosts.load_club", str(folder), database or f"sqlite:///{folder}/club.db", str(port)]


def processor_time(process: int) -> float:
    """Seconds; 0 where the system does not tell."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    user, system = file.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def no_time() -> float:
    return 0.0


def share_core() -> str:
    """Stay on one core, the last that is allowed, and so will the server."""
    if not hasattr(os, "sched_setaffinity"):
        return "on any core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"both on core {core}"


def bounded(most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text)
        if not 0 <= number <= most:
            raise argparse.ArgumentTypeError(f"0 to {most}")
        return number

    return read


async def run(
    ports: list[int], asked: argparse.Namespace, rate: int, server_time: Clock, database_time: Clock
) -> Measured:
    async with AsyncExitStack() as stack:
        kind = ClubClient if asked.club else Client
        await watch(ports, asked.watchers, stack, kind)
        return await measure(ports, asked.clients, asked.seconds, rate, server_time, database_time, kind)


def measure_once(asked: argparse.Namespace, rate: int) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="longroll-load-", dir=asked.folder)))
        database, database_time = "", no_time
        if asked.postgresql:
            from tests.hosts.postgresql import PostgreSQL

            postgresql = PostgreSQL(folder / "postgresql", durable=True)
            stack.callback(postgresql.close)
            database, database_time = postgresql.create("club"), postgresql.time
        servers = []
        for _ in range(asked.servers):
            servers.append(Server(folder, asked.thinking, database, club=asked.club))
            stack.callback(servers[-1].stop)
        if asked.thinking:
            uvloop.run(begin_thinking(servers[0].port, asked.bot, asked.thinking))
            sleep(WARM_UP)
        ports = [server.port for server in servers]
        times = (lambda: sum(server.time() for server in servers), database_time)
        print(uvloop.run(run(ports, asked, rate, *times)), flush=True)
        if asked.watchers:
            print("memory of the servers:", ", ".join(f"{server.memory():.0f} MiB" for server in servers))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server under load, on one core.")
    parser.add_argument("--clients", type=bounded(MOST_CLIENTS), default=32)
    parser.add_argument("--seconds", type=bounded(MOST_SECONDS), default=8)
    parser.add_argument("--rate", type=bounded(MOST_RATE), nargs="+", default=[0, 1000, 600])
    parser.add_argument("--folder", type=Path, help="where the folder of the matches is made; it is removed again")
    parser.add_argument(
        "--thinking", type=bounded(MOST_THINKING), default=0, help="matches in which --bot plays itself"
    )
    parser.add_argument("--bot", choices=BOTS, default="crack")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL of its own, not on SQLite")
    parser.add_argument("--servers", type=bounded(MOST_SERVERS), default=1, help="that share the database")
    parser.add_argument("--watchers", type=bounded(MOST_WATCHERS), default=0, help="of matches that stand still")
    parser.add_argument("--club", action="store_true", help="rated matches of members, with notices and the archive")
    parser.add_argument(
        "--resign",
        type=bounded(MOST_ACTIONS),
        default=ClubClient.GAME,
        help="after so many actions; 0: never",
    )
    asked = parser.parse_args()
    ClubClient.GAME = asked.resign
    if asked.club and asked.thinking:
        parser.error("in a club nobody thinks meanwhile")
    if asked.servers > 1 and not asked.postgresql:
        parser.error("several servers need --postgresql")
    where = f"{asked.thinking} {asked.bot} players think meanwhile" if asked.thinking else ""
    where = where or ("PostgreSQL and all of them on any core" if asked.postgresql else share_core())
    print(f"{asked.clients} clients for {asked.seconds} s, {asked.servers} server and generator: {where}")
    for rate in asked.rate:
        measure_once(asked, rate)
    print("load average", *(f"{load:.2f}" for load in os.getloadavg()))


if __name__ == "__main__":
    main()
