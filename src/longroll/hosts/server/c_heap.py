"""Keeps the heap of the C library as small as what is in use.

With its default settings glibc makes a heap for each thread, puts larger and larger pieces into them, and keeps free
memory between others. All of that grows as long as a server runs. Other C libraries are left as they are.
"""

import ctypes
import sys
from asyncio import AbstractEventLoop
from typing import Final

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8  # names of glibc's malloc.h, for `mallopt`
SETTINGS: Final = {
    ARENA_MAX: 1,  # heaps, for all threads
    MMAP_THRESHOLD: 128 * 1024,  # bytes; a larger piece has memory of its own, which is given back with it
    TRIM_THRESHOLD: 1024 * 1024,  # free bytes at the end of the heap that are kept
}
PAUSE: Final = 60.0  # seconds between two times at which free memory is given back


def find_glibc() -> ctypes.CDLL | None:
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "gnu_get_libc_version") else None


def bound_heap() -> None:
    """Set the bounds. This must be done before there are threads, because a thread keeps its heap."""
    glibc = find_glibc()
    if glibc is not None:
        for name, value in SETTINGS.items():
            glibc.mallopt(name, value)


def keep_trimmed(loop: AbstractEventLoop) -> None:
    """Give free memory back to the system now, and at intervals while the loop runs."""
    glibc = find_glibc()
    if glibc is not None:
        glibc.malloc_trim(0)
        loop.call_later(PAUSE, keep_trimmed, loop)
