"""Kills a busy server again and again, and checks each time that nothing acknowledged is lost.

    python -m tests.hosts.kill --kills 200
    python -m tests.hosts.kill --kills 60 --postgresql
    python -m tests.hosts.kill --kills 100 --club --postgresql

Several clients play their own matches on a server on loopback: single actions, several actions at once, undo, forks,
imports, deletions, changes of players. At a random moment the server is ended with SIGKILL and started again on the
same folder. Then every match must be exactly what its client was told, or that and the whole of the one request that
was not answered; never a part of it. Every journal must replay.

With `--postgresql` two servers share a database, and it is one of them, or PostgreSQL itself, that is ended; the others
go on. What is stored is then looked at through one of the servers, and every client goes on at one by chance.

With `--club` members of a club challenge each other, play with clocks, talk, leave notes and orders, offer draws and
resign (`kill_club.py`).
"""

import argparse
import asyncio
import random
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Protocol

from longroll.hosts.server.store.engine import file_url
from tests.hosts.kill_check import Checker
from tests.hosts.kill_client import Client
from tests.hosts.kill_club import ClubChecker, Pair
from tests.hosts.postgresql import PostgreSQL
from tests.hosts.server_process import ServerProcess

Counts = Counter[str]
MOST_KILLS, MOST_CLIENTS = 1000, 64


class Victims(Protocol):
    """What is killed: the servers that run, a way to kill something, and a way to bring it back."""

    servers: list[ServerProcess]

    def kill(self, chance: random.Random) -> str: ...

    def restart(self) -> None: ...

    def stop(self) -> None: ...


class Player(Protocol):
    counts: Counts

    async def run(self, port: int, stopped: asyncio.Event) -> None: ...


class OneServer:
    """Over SQLite."""

    def __init__(self, folder: Path, *, club: bool = False) -> None:
        self.folder = folder
        self.club = club
        self.servers = [self._start()]

    def kill(self, chance: random.Random) -> str:
        del chance
        self.servers[0].kill(signal.SIGKILL)
        return "server"

    def restart(self) -> None:
        self.servers = [self._start()]

    def stop(self) -> None:
        self.servers[0].kill(signal.SIGKILL)

    def _start(self) -> ServerProcess:
        return ServerProcess(self.folder, database=file_url(self.folder / "matches.db"), club=self.club)


class TwoServers:
    """Over PostgreSQL, which may be killed too; the servers must find it again by themselves."""

    def __init__(self, folder: Path, *, club: bool = False) -> None:
        self.folder = folder
        self.club = club
        self.postgresql = PostgreSQL(folder / "postgresql", durable=True)
        self.database = self.postgresql.create("club")
        self.servers = [self._start() for _ in range(2)]
        self.bring_back: Callable[[], None] = lambda: None

    def kill(self, chance: random.Random) -> str:
        number = chance.randrange(3)
        if number == 2:
            self.postgresql.kill()
            self.bring_back = self.postgresql.resume
            return "PostgreSQL"
        self.servers[number].kill(signal.SIGKILL)
        self.bring_back = lambda: self.servers.__setitem__(number, self._start())
        return "server"

    def restart(self) -> None:
        self.bring_back()

    def stop(self) -> None:
        for server in self.servers:
            server.kill(signal.SIGKILL)
        self.postgresql.close()

    def _start(self) -> ServerProcess:
        return ServerProcess(self.folder, database=self.database, club=self.club)


async def play_until_killed(victims: Victims, clients: Sequence[Player], chance: random.Random) -> str:
    """Something is killed a moment after some requests have been acknowledged."""
    stopped = asyncio.Event()
    ports = [chance.choice(victims.servers).port for _ in clients]
    playing = [asyncio.create_task(client.run(port, stopped)) for client, port in zip(clients, ports, strict=True)]
    goal = sum(totals(clients).values()) + chance.randint(1, 200)
    while sum(totals(clients).values()) < goal and not any(task.done() for task in playing):
        await asyncio.sleep(0.001)
    await asyncio.sleep(chance.uniform(0, 0.02))
    killed = await asyncio.to_thread(victims.kill, chance)
    stopped.set()
    await asyncio.gather(*playing)
    return killed


def run(victims: Victims, kills: int, clients: int, seed: int, *, show: bool = False) -> tuple[Counts, Counts]:
    """Returns how many requests of each kind were acknowledged, and what was killed how often."""
    players = [Client(number, seed) for number in range(clients)]
    return kill_often(victims, players, lambda server: Checker(server, players).check(), kills, seed, show)


def run_club(victims: Victims, kills: int, clients: int, seed: int, *, show: bool = False) -> tuple[Counts, Counts]:
    """The same with so many pairs of members."""
    pairs = [Pair(number, seed) for number in range(clients)]
    for pair in pairs:
        pair.join(victims.servers[0])
    return kill_often(victims, pairs, lambda server: ClubChecker(server, pairs).check(), kills, seed, show)


def kill_often(
    victims: Victims,
    players: Sequence[Player],
    check: Callable[[ServerProcess], None],
    kills: int,
    seed: int,
    show: bool,
) -> tuple[Counts, Counts]:
    chance = random.Random(seed)
    killed: Counts = Counter()
    try:
        for number in range(1, kills + 1):
            killed[asyncio.run(play_until_killed(victims, players, chance))] += 1
            victims.restart()
            check(chance.choice(victims.servers))
            if show and number % 10 == 0:
                print(f"{number} kills, {sum(totals(players).values())} requests acknowledged", flush=True)
    finally:
        victims.stop()
    return totals(players), killed


def totals(players: Sequence[Player]) -> Counts:
    return sum((player.counts for player in players), Counter())


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a busy server again and again: is anything lost?")
    parser.add_argument("--kills", type=int, choices=range(1, MOST_KILLS + 1), metavar="N", default=20)
    parser.add_argument("--clients", type=int, choices=range(1, MOST_CLIENTS + 1), metavar="N", default=6)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--folder", type=Path, help="where the folder of the matches is made; it is removed again")
    parser.add_argument("--postgresql", action="store_true", help="two servers over a PostgreSQL of their own")
    parser.add_argument("--club", action="store_true", help="members of a club, two for each client")
    asked = parser.parse_args()
    print(f"{asked.kills} kills, {asked.clients} clients, seed {asked.seed}", flush=True)
    start = perf_counter()
    with TemporaryDirectory(prefix="longroll-kill-", dir=asked.folder) as folder:
        victims = (TwoServers if asked.postgresql else OneServer)(Path(folder), club=asked.club)
        counts, killed = (run_club if asked.club else run)(victims, asked.kills, asked.clients, asked.seed, show=True)
    told = ", ".join(f"{kind} {count}" for kind, count in counts.most_common())
    print(f"nothing lost: {sum(counts.values())} requests acknowledged ({told}) in {perf_counter() - start:.0f} s")
    print("killed:", ", ".join(f"{name} {count}" for name, count in killed.most_common()))


if __name__ == "__main__":
    main()
