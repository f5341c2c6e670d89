"""The club of a soak: it serves like any other, and writes down every few seconds what its memory is made of.

    python -m tests.hosts.soak_server CONFIG BYTES RECEIVER SAMPLES

`BYTES`: of matches in memory. `RECEIVER`: where on this machine people may be told something. `SAMPLES`: the file.
"""

import ctypes
import gc
import sys
from functools import partial
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

from fastapi import FastAPI

from longroll.hosts.server import serve
from longroll.hosts.server.app import make_app
from longroll.hosts.server.config import read_config
from longroll.service import match_cache
from longroll.service.notices import observer
from longroll.service.people import tries
from tests.hosts.soak_samples import MIB, Memory, write

EVERY = 10.0  # seconds between two samples
SOON = 0.5  # seconds after which somebody is told of his turn: players of a soak do not think for long


class HeapCounts(ctypes.Structure):
    """`mallinfo2` of the C library."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()  # noqa: SIM905
        )
    ]


class Meter:
    def __init__(self, app: FastAPI) -> None:
        self.state = app.state
        self.mallinfo = ctypes.CDLL(None).mallinfo2
        self.mallinfo.restype = HeapCounts
        self.sqlite_used = ctypes.CDLL("libsqlite3.so.0").sqlite3_memory_used
        self.sqlite_used.restype = ctypes.c_int64

    def read(self) -> Memory:
        heap: Any = self.mallinfo()
        return Memory(
            resident=resident(),
            heap=(heap.uordblks + heap.hblkhd) / MIB,
            heap_free=heap.fordblks / MIB,
            sqlite=self.sqlite_used() / MIB,
            blocks=sys.getallocatedblocks(),
            uncollected=gc.get_count()[0],
            statements=len(self.state.records.engine._compiled_cache),
            matches=len(self.state.service.cache.cached),
        )


def resident() -> float:
    return int(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0]) / 1024


def keep_writing(meter: Meter, file: Path) -> None:
    while True:
        sleep(EVERY)
        write(file, meter.read())


def make_metered(receiver: str, file: Path, *args: Any, **more: Any) -> FastAPI:
    app = make_app(*args, **more)
    app.state.private_addresses = [receiver]
    Thread(target=keep_writing, args=(Meter(app), file), daemon=True).start()
    return app


def main(config: str, size: str, receiver: str, samples: str) -> None:
    match_cache.MatchCache.__init__.__defaults__ = (int(size),)
    observer.DELAY = SOON  # type: ignore[misc]
    tries.LOCAL = tries.TryLimit(10**9, 1.0, 1.0)  # type: ignore[misc]  # all of them have one address
    serve.make_app = partial(make_metered, receiver, Path(samples))  # type: ignore[attr-defined]
    serve.serve_club(read_config(Path(config)))


if __name__ == "__main__":
    main(*sys.argv[1:])
