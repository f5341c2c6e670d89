"""Does a club that goes on and on need more and more memory?

    python -m tests.hosts.soak --minutes 30 --pairs 16 --rate 60

It starts a club of its own on loopback, over a folder that is removed afterwards. Pairs of members challenge each
other, play rated matches by random choices, resign, hide or show the finished match, search the archive, look at
profiles and statistics, talk, and begin again. Each of them has a live socket all the time and one more for each match;
one of each pair is told of turns and results by a webhook. Every ten seconds the server writes down its memory. The
first part (`--warm-up`) fills caches, which are bounded; the slope of the rest is told with its uncertainty and its
parts, and one too steep is an error.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import httpx

from tests.hosts.notices.receivers import HttpReceiver
from tests.hosts.soak_players import Pair
from tests.hosts.soak_samples import MIB, Memory, Sample, read, slope
from tests.ports import free_port

SHOWN = 60.0  # seconds from one line to the next
STEEPEST = 12.0  # MiB an hour
WINDOW = 12  # samples that are averaged where two times are compared


def write_config(folder: Path) -> tuple[Path, str]:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    file = folder / "club.toml"
    file.write_text(
        f'database = "sqlite:///club.db"\norigin = "{address}"\nsecret_file = "secret"\nlisten = "127.0.0.1:{port}"\n'
    )
    return file, address


def memory_of(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def load(address: str, pid: int, receiver: str, given: argparse.Namespace) -> list[Pair]:
    pairs = [Pair(address, number, given.pairs / given.rate) for number in range(given.pairs)]
    for pair in pairs:
        await pair.join()
        await pair.second.be_told(receiver)
    running = [asyncio.create_task(pair.run()) for pair in pairs]
    start = monotonic()
    try:
        while monotonic() < start + given.minutes * 60:
            done, _ = await asyncio.wait(running, timeout=SHOWN, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            show((monotonic() - start) / 60, memory_of(pid), pairs)
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    return pairs


def show(minutes: float, memory: float, pairs: list[Pair]) -> None:
    actions, matches = sum(pair.actions for pair in pairs), sum(pair.matches for pair in pairs)
    print(f"  {minutes:5.1f} min   {memory:7.1f} MiB   {actions:7} actions   {matches:6} matches", flush=True)


def mean(samples: list[Sample]) -> Memory:
    return Memory(*(sum(column) / len(samples) for column in zip(*(one.memory for one in samples), strict=True)))


def tell(samples: list[Sample]) -> float:
    """How fast the resident memory grows, and what else is more than it was."""
    times = [one.at for one in samples]
    first, last = mean(samples[:WINDOW]), mean(samples[-WINDOW:])
    for name, before, after in zip(Memory._fields, first, last, strict=True):
        grown = slope(times, [getattr(one.memory, name) for one in samples])
        print(f"  {name:<12} {before:10.1f} to {after:10.1f}   {grown.value:+10.1f} ± {grown.uncertainty:.1f} an hour")
    found = slope(times, [one.memory.resident for one in samples])
    print(f"after the warm-up: {first.resident:.1f} to {last.resident:.1f} MiB, {found}")
    return found.value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=0.4, help="part of the time in which caches fill")
    parser.add_argument("--cache", type=float, default=4, help="MiB of matches in memory: few, so that it is soon full")
    parser.add_argument("--pairs", type=int, default=16)
    parser.add_argument("--rate", type=float, default=60, help="actions a second, of all pairs together")
    given = parser.parse_args()
    with TemporaryDirectory(prefix="longroll-soak-") as name, closing(Told()) as told:
        config, address = write_config(Path(name))
        file = Path(name, "samples")
        size = str(int(given.cache * MIB))
        command = [sys.executable, "-W", "ignore", "-m", "tests.hosts.soak_server"]
        with subprocess.Popen(
            [*command, str(config), size, told.address, str(file)], stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                pairs = asyncio.run(load(address, server.pid, told.address, given))
                health = httpx.get(f"{address}/healthz", trust_env=False).json()
            finally:
                os.kill(server.pid, signal.SIGTERM)
        samples = read(file)
    again = sum(pair.asked_again for pair in pairs)
    print(f"{told.count} notices were sent; {again} looks were asked again; {health}")
    if tell([one for one in samples if one.at > given.warm_up * given.minutes * 60]) > STEEPEST:
        raise SystemExit(f"memory grows by more than {STEEPEST:.0f} MiB an hour")


class Told:
    """Where the webhooks lead."""

    def __init__(self) -> None:
        self.receiver = HttpReceiver()
        self.address = f"127.0.0.1:{self.receiver.port}"

    @property
    def count(self) -> int:
        return len(self.receiver.received)

    def close(self) -> None:
        self.receiver.stop()


if __name__ == "__main__":
    main()
