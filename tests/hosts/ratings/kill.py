"""Kills the server of a club again and again while rated matches end: every one must be counted, and once.

    python -m tests.hosts.ratings.kill --kills 40
    python -m tests.hosts.ratings.kill --kills 40 --postgresql

Pairs of members play rated matches that end at once: challenge, accept, reveal, resign. A moment after some of them
have ended a server is ended with SIGKILL and started again. Then every end that was acknowledged must be counted;
every finished match has one row and two steps; and all ratings are what the matches give, computed from the first.

With `--postgresql` two servers share a database, and it is one of them, or PostgreSQL itself, that is ended.
"""

import argparse
import asyncio
import random
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic, perf_counter, sleep
from typing import Any, Final

import httpx
from sqlalchemy import Connection, Table, func, select

from longroll.hosts.server.callers import COOKIE
from longroll.hosts.server.ratings.storage import SqlRatings
from longroll.hosts.server.store.engine import file_url, make_engine
from longroll.hosts.server.store.records import Records
from longroll.hosts.server.store.tables.ratings import rated_matches, rating_steps
from longroll.hosts.server.store.tables.results import finished
from longroll.kernel.shared_seed import commit
from longroll.service.ratings.counting import verify
from tests.hosts.club_process import ClubProcess
from tests.hosts.postgresql import PostgreSQL

PASSWORD: Final = "correct horse battery"
SECRET, SHARE = "a" * 64, "b" * 64
PATIENCE: Final = 120.0  # seconds until what has ended must be counted
CLOCK: Final = {"kind": "clock", "bank": 600, "increment": 5}


class Gone(Exception):
    """The server, or its database, does not answer: nobody knows what became of the request."""


class Member:
    def __init__(self, server: ClubProcess, name: str) -> None:
        self.name = name
        self.client = httpx.Client(timeout=20, trust_env=False)
        self.token = ""
        self.ask(server, "POST", "/api/account/sign-up", name=name, password=PASSWORD)
        self.token = self.client.cookies.get(COOKIE) or ""

    def ask(self, server: ClubProcess, method: str, path: str, **body: object) -> Any:
        headers = {"origin": server.origin, "sec-fetch-site": "same-origin"}
        self.client.cookies.clear()
        if self.token:
            headers["cookie"] = f"{COOKIE}={self.token}"
        try:
            answer = self.client.request(method, server.origin + path, json=body or None, headers=headers)
        except httpx.TransportError as error:
            raise Gone from error
        if answer.status_code == 503:
            raise Gone
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None


class Pair:
    """Two members who play each other; `ended` are the matches of which they were told that they ended."""

    def __init__(self, server: ClubProcess, number: int, seed: int) -> None:
        self.ann, self.bob = Member(server, f"Ann{number}"), Member(server, f"Bob{number}")
        self.chance = random.Random(f"{seed}/{number}")
        self.ended: list[str] = []

    def close(self) -> None:
        self.ann.client.close()
        self.bob.client.close()

    def play(self, servers: list[ClubProcess], stopped: Event) -> None:
        try:
            while not stopped.is_set():
                self.play_one(self.chance.choice(servers))
        except Gone:
            return

    def play_one(self, server: ClubProcess) -> None:
        asked = {"title": "house-divided", "seats": {"union": "me", "confederate": f"@{self.bob.name}"}}
        challenge = self.ann.ask(
            server, "POST", "/api/challenges", **asked, rated=True, pace=CLOCK, commitment=commit(SECRET)
        )
        path = f"/api/challenges/{challenge['id']}"
        self.bob.ask(server, "POST", f"{path}/accept", entropy=SHARE)
        match = self.ann.ask(server, "POST", f"{path}/reveal", entropy=SECRET)["match"]
        loser, seat = self.chance.choice([(self.ann, "union"), (self.bob, "confederate")])
        loser.ask(server, "POST", f"/api/matches/{match}/resign", seat=seat)
        self.ended.append(match)


class Club:
    """What is killed, and the database to look into."""

    def __init__(self, folder: Path, postgresql: bool) -> None:
        self.postgresql = PostgreSQL(folder / "postgresql", durable=True) if postgresql else None
        self.database = self.postgresql.create("club") if self.postgresql else file_url(folder / "club.db")
        self.servers = [ClubProcess(folder, self.database) for _ in range(2 if postgresql else 1)]

    def kill(self, chance: random.Random) -> str:
        """And bring it back."""
        place = chance.randrange(3 if self.postgresql else 1)
        if self.postgresql and place == 2:
            self.postgresql.crash()
            self.postgresql.resume()
            return "PostgreSQL"
        self.servers[place].kill()
        self.servers[place].start()
        return "server"

    def stop(self) -> None:
        for server in self.servers:
            server.kill()
        if self.postgresql:
            self.postgresql.close()


def play_until_killed(club: Club, pairs: list[Pair], chance: random.Random) -> str:
    stopped = Event()
    threads = [Thread(target=pair.play, args=(club.servers, stopped)) for pair in pairs]
    for thread in threads:
        thread.start()
    goal = total(pairs) + chance.randint(1, 12)
    while total(pairs) < goal and any(thread.is_alive() for thread in threads):
        sleep(0.001)
    sleep(chance.uniform(0, 0.02))
    killed = club.kill(chance)
    stopped.set()
    for thread in threads:
        thread.join()
    return killed


def total(pairs: list[Pair]) -> int:
    return sum(len(pair.ended) for pair in pairs)


async def check(database: str, ended: set[str]) -> int:
    """How many matches are counted."""
    records = Records(make_engine(database))
    try:
        await wait_until_counted(records)
        counts = await records.read(lambda one: count_rows(one, rated_matches))
        steps = await records.read(lambda one: count_rows(one, rating_steps))
        lost = ended - set(counts)
        assert not lost, f"{len(lost)} matches are not counted"
        assert set(counts.values()) == {1}
        assert steps == dict.fromkeys(counts, 2)
        matches, _ = await SqlRatings(records).read(verify)
        assert matches == len(counts)
        return matches
    finally:
        records.close()


def count_rows(connection: Connection, table: Table) -> dict[str, int]:
    """By match."""
    rows = connection.execute(select(table.c.match, func.count()).group_by(table.c.match))
    return {match: int(count) for match, count in rows}


async def wait_until_counted(records: Records) -> None:
    known = select(rated_matches.c.match)
    waiting = select(func.count()).where(finished.c.rated, finished.c.match.not_in(known))
    deadline = monotonic() + PATIENCE
    while await records.read(lambda one: one.execute(waiting).scalar_one()):
        assert monotonic() < deadline, "matches have ended and are not counted"
        await asyncio.sleep(0.05)


def run(club: Club, kills: int, pairs: int, seed: int, *, show: bool = False) -> tuple[int, int, Counter[str]]:
    """How many ends were acknowledged, how many matches are counted, and what was killed."""
    chance = random.Random(seed)
    killed: Counter[str] = Counter()
    matches = 0
    players: list[Pair] = []
    try:
        players += [Pair(club.servers[0], number, seed) for number in range(pairs)]
        for number in range(1, kills + 1):
            killed[play_until_killed(club, players, chance)] += 1
            matches = asyncio.run(check(club.database, {match for pair in players for match in pair.ended}))
            if show and number % 10 == 0:
                print(f"{number} kills, {matches} matches counted", flush=True)
    finally:
        for pair in players:
            pair.close()
        club.stop()
    return total(players), matches, killed


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a server while rated matches end: is each counted once?")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--postgresql", action="store_true", help="two servers over a PostgreSQL of their own")
    asked = parser.parse_args()
    print(f"{asked.kills} kills, {asked.pairs} pairs, seed {asked.seed}", flush=True)
    start = perf_counter()
    with TemporaryDirectory(prefix="longroll-kill-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL is another user
        club = Club(Path(folder), asked.postgresql)
        ended, matches, killed = run(club, asked.kills, asked.pairs, asked.seed, show=True)
    print(f"{ended} ends acknowledged, {matches} matches counted, each once, in {perf_counter() - start:.0f} s")
    print("killed:", ", ".join(f"{name} {count}" for name, count in killed.most_common()))


if __name__ == "__main__":
    main()
