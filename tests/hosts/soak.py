"""Does a club that goes on and on need more and more memory?

    python -m tests.hosts.soak --minutes 30 --pairs 16 --rate 60

It starts a club of its own on loopback, over a folder that is removed afterwards. Pairs of members challenge each
other, play by random choices, resign, hide or show the finished match, search the archive, look at profiles and
statistics, talk, and begin again; each of them has a live socket. Every ten seconds the memory of the server is read.
The first part (`--warm-up`) fills caches, which are bounded; the slope of the rest is told, and one too steep is
an error.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from longroll.hosts.server.serve import listen
from longroll.kernel.shared_seed import commit
from tests.hosts.people.club import PASSWORD

PROGRAM = """
import sys
from pathlib import Path
from longroll.hosts.server.config import read_config
from longroll.hosts.server.serve import serve_club
from longroll.service import match_cache
match_cache.MatchCache.__init__.__defaults__ = (int(sys.argv[2]),)
serve_club(read_config(Path(sys.argv[1])))
"""
EVERY = 10.0  # seconds between two samples
STEEPEST = 30.0  # MiB an hour
GAME = 60  # actions after which somebody resigns
SECRET, SHARE = "a" * 64, "b" * 64


class Sample(NamedTuple):
    at: float
    memory: float  # MiB
    actions: int
    matches: int


class Member:
    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.client = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=60, trust_env=False)

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = await self.client.request(method, path, json=body or None)
        if answer.status_code >= 400 and answer.status_code not in (409, 429):
            raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json() if answer.content else None

    async def join(self) -> None:
        await self.ask("POST", "/api/account/sign-up", name=self.name, password=PASSWORD)

    async def listen(self) -> None:
        """Until it is cancelled."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = str(self.client.base_url).replace("http", "ws").rstrip("/")
        async with connect(f"{address}/api/live", additional_headers={"cookie": cookies}, proxy=None) as socket:
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass


class Pair:
    """Two members who play one match after the other."""

    def __init__(self, address: str, number: int, gap: float) -> None:
        self.first, self.second = Member(address, f"First{number}"), Member(address, f"Second{number}")
        self.chance = random.Random(number)
        self.gap = gap
        self.actions = self.matches = 0

    async def join(self) -> None:
        await self.first.join()
        await self.second.join()

    async def run(self) -> None:
        listening = [asyncio.create_task(one.listen()) for one in (self.first, self.second)]
        try:
            while True:
                await self.play(await self.begin())
        finally:
            for task in listening:
                task.cancel()

    async def begin(self) -> str:
        terms = {
            "title": self.chance.choice(("house-divided", "bull-run")),
            "seats": {"union": "me"},
            "access": self.chance.choice(("public", "private")),
            "rated": True,
            "pace": {"kind": "correspondence", "bank": 259_200, "increment": 86_400},
            "commitment": commit(SECRET),
        }
        challenge = await self.first.ask("POST", "/api/challenges", **terms)
        await self.second.ask("POST", f"/api/challenges/{challenge['id']}/accept", entropy=SHARE)
        begun = await self.first.ask("POST", f"/api/challenges/{challenge['id']}/reveal", entropy=SECRET)
        return str(begun["match"])

    async def play(self, match: str) -> None:
        path = f"/api/matches/{match}"
        for _ in range(GAME):
            await asyncio.sleep(self.gap * 2 * self.chance.random())
            for member in (self.first, self.second):
                state = await member.ask("GET", path)
                if state["choices"]:
                    break
            else:
                break  # it is over
            action = self.chance.choice(state["choices"])["text"]
            asked = {"actions": [action], "version": state["version"], "seat": state["to_move"]}
            await member.ask("POST", f"{path}/actions", **asked)
            self.actions += 1
        state = await self.second.ask("GET", path)
        if state["outcome"] is None:
            await self.second.ask("POST", f"{path}/resign", seat=state["agreement"]["own"][0])
        self.matches += 1
        await self.look_around(path)

    async def look_around(self, path: str) -> None:
        await self.first.ask("POST", f"{path}/chat", room="players", text="good game")
        await self.first.ask("PUT", f"{path}/access", access=self.chance.choice(("public", "private")))
        for query in ("", f"?player={self.first.name}", "?title=house-divided&reason=resigned", "/statistics"):
            await self.second.ask("GET", f"/api/archive{query}")
        await self.second.ask("GET", f"/api/people/{self.first.name}")
        await self.second.ask("GET", f"{path}/log")


def write_config(folder: Path) -> tuple[Path, str]:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    file = folder / "club.toml"
    file.write_text(
        f'database = "sqlite:///club.db"\norigin = "{address}"\nsecret_file = "secret"\nlisten = "127.0.0.1:{port}"\n'
    )
    return file, address


def memory_of(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def load(address: str, pid: int, given: argparse.Namespace) -> list[Sample]:
    pairs = [Pair(address, number, given.pairs / given.rate) for number in range(given.pairs)]
    for pair in pairs:
        await pair.join()
    running = [asyncio.create_task(pair.run()) for pair in pairs]
    samples, start = list[Sample](), monotonic()
    try:
        while monotonic() < start + given.minutes * 60:
            await asyncio.sleep(EVERY)
            for task in running:
                if task.done():
                    task.result()
            counts = sum(pair.actions for pair in pairs), sum(pair.matches for pair in pairs)
            samples.append(Sample(monotonic() - start, memory_of(pid), *counts))
            if len(samples) % 6 == 0:
                show(samples[-1])
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    return samples


def show(sample: Sample) -> None:
    print(
        f"  {sample.at / 60:5.1f} min   {sample.memory:7.1f} MiB   {sample.actions:7} actions   "
        f"{sample.matches:6} matches",
        flush=True,
    )


def slope(samples: list[Sample]) -> float:
    """MiB an hour, by least squares."""
    count = len(samples)
    mean_at, mean = sum(one.at for one in samples) / count, sum(one.memory for one in samples) / count
    over = sum((one.at - mean_at) * (one.memory - mean) for one in samples)
    return 3600 * over / sum((one.at - mean_at) ** 2 for one in samples)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=0.4, help="part of the time in which caches fill")
    parser.add_argument("--cache", type=float, default=4, help="MiB of matches in memory: few, so that it is soon full")
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--rate", type=float, default=60, help="actions a second, of all pairs together")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="longroll-soak-") as name:
        config, address = write_config(Path(name))
        command = [sys.executable, "-W", "ignore", "-c", PROGRAM, str(config), str(int(given.cache * 2**20))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                samples = asyncio.run(load(address, server.pid, given))
                health = httpx.get(f"{address}/healthz", trust_env=False).json()
            finally:
                os.kill(server.pid, signal.SIGTERM)
    kept = [one for one in samples if one.at > given.warm_up * given.minutes * 60]
    grown = slope(kept)
    show(samples[-1])
    print(f"after the warm-up: {kept[0].memory:.1f} to {kept[-1].memory:.1f} MiB, {grown:+.1f} MiB an hour; {health}")
    if grown > STEEPEST:
        raise SystemExit(f"memory grows by more than {STEEPEST:.0f} MiB an hour")


if __name__ == "__main__":
    main()
