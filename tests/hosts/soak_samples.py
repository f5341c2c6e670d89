"""What the memory of a server was made of, again and again, and whether it grows."""

import json
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import NamedTuple

MIB = 2**20
SURE = 2.0  # standard errors on either side: 95 of 100


class Memory(NamedTuple):
    """MiB, but for the counts: blocks of Python objects, objects that wait for the garbage collector, SQL statements
    and matches that are cached."""

    resident: float
    heap: float  # of the C library, in use
    heap_free: float
    sqlite: float  # a part of the heap
    blocks: int
    uncollected: int
    statements: int
    matches: int


class Sample(NamedTuple):
    at: float  # seconds
    memory: Memory


class Slope(NamedTuple):
    """MiB an hour."""

    value: float
    uncertainty: float

    def __str__(self) -> str:
        return f"{self.value:+.1f} ± {self.uncertainty:.1f} MiB an hour"


def write(file: Path, memory: Memory) -> None:
    with file.open("a") as opened:
        opened.write(json.dumps([monotonic(), memory]) + "\n")


def read(file: Path) -> list[Sample]:
    """Since the first one."""
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return [Sample(at - rows[0][0], Memory(*memory)) for at, memory in rows]


def slope(times: Sequence[float], values: Sequence[float]) -> Slope:
    """By least squares. Memory rises until the garbage collector runs, so that samples are like the ones before them:
    there are fewer independent ones than samples, by as much as the residuals follow each other."""
    count = len(times)
    mean_time, mean = sum(times) / count, sum(values) / count
    spread = sum((at - mean_time) ** 2 for at in times)
    steep = sum((at - mean_time) * (value - mean) for at, value in zip(times, values, strict=True)) / spread
    left = [value - mean - steep * (at - mean_time) for at, value in zip(times, values, strict=True)]
    squares = sum(one * one for one in left)
    if not squares:
        return Slope(3600 * steep, 0.0)
    follows = max(0.0, sum(one * after for one, after in pairwise(left)) / squares)
    independent = max(3.0, count * (1 - follows) / (1 + follows))
    error = sqrt(squares / (independent - 2) / spread)
    return Slope(3600 * steep, SURE * 3600 * error)
