"""How long a match of 10,000 actions takes to open and to fork, in processor time.

python -m tests.hosts.long_match --actions 10000

It plays a civil war at random, imports its journal into a database in a temporary folder, and measures on that: the
first state and the whole log after a restart, and a fork at the last action.
"""

import argparse
import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.common.encoding import encode_entries, encode_state
from longroll.hosts.memory.host import InlineAnalyst, InlineBackground, InlineThinker, MemoryNotifier
from longroll.hosts.memory.orders import MemoryOrders
from longroll.hosts.server.serve import tune_collector
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.opening import open_records
from longroll.hosts.server.store.sqlite_storage import SqliteStorage
from longroll.match import Match
from longroll.service import Service

MOST = 20_000


def play(title: str, actions: int, seed: str) -> Match:
    match = Match.new(title, seed=seed)
    chance = random.Random(seed)
    while len(match.history) < actions and match.to_move:
        match.play(chance.choice(match.choices()))
    return match


def make_service(file: Path) -> Service:
    parts = (MemoryNotifier(), InlineThinker(), InlineBackground(), InlineAnalyst(), MemoryOrders())
    return Service(SqliteStorage(file, open_records(file_url(file))), SystemClock(), *parts)


async def measure(work: Callable[[], Awaitable[object]]) -> float:
    start = process_time()
    await work()
    return process_time() - start


async def run(folder: Path, match: Match) -> dict[str, float]:
    """Seconds of processor time."""
    service = make_service(folder / "matches.db")
    found = (await service.import_journal(match.journal.dumps())).id

    async def open_match() -> None:
        published = await service.look(found)
        encode_state(service, published, "")
        encode_entries(await service.log(found, 0, ""))

    async def fork_match() -> None:
        published = await service.look(found)
        while published.snapshot.hidden_by:
            published = published.at(published.snapshot.count - 1, "")
        await service.fork(found, published.snapshot.count, {})

    seconds = {}
    for name, work in (("open", open_match), ("fork", fork_match)):
        service.cache.cached.clear()
        seconds[name] = await measure(work)
    await service.cache.open(found)
    seconds["fork in memory"] = await measure(fork_match)
    await service.stop()
    assert isinstance(service.storage, SqliteStorage)
    await service.storage.stop()
    service.storage.records.close()
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long a long match takes to open and to fork.")
    parser.add_argument("--title", default="civil-war-standard")
    parser.add_argument("--actions", type=int, choices=range(1, MOST + 1), metavar="N", default=10_000)
    asked = parser.parse_args()
    tune_collector()
    match = play(asked.title, asked.actions, "1861")
    print(f"{asked.title}, {len(match.history)} actions")
    for _ in range(3):
        with TemporaryDirectory(prefix="longroll-long-") as folder:
            seconds = asyncio.run(run(Path(folder), match))
        print(", ".join(f"{name} {lasted * 1000:.0f} ms" for name, lasted in seconds.items()))


if __name__ == "__main__":
    main()
