"""A time limit for one answer: a bot that does not answer has failed, and the run goes on."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf, isfinite
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType
from typing import Final

LIMIT: Final = 300.0  # seconds for one choice, unless its budget is longer
TICK: Final = 1.0


class BotTimeout(BaseException):
    """Not an `Exception`, so that a bot which catches every exception does not catch this one."""


class Watchdog:
    """Checks the clock regularly and interrupts a choice that takes too long. Only the main thread of a process can be
    interrupted; in other threads, as on a cluster, there is no limit."""

    def __init__(self, limit: float = LIMIT, tick: float = TICK) -> None:
        self.limit = limit
        self.tick = tick
        self.allowed = limit
        self.since = inf
        self.looked = 0.0

    @contextmanager
    def on(self) -> Iterator[None]:
        """Active while a game is played. A timer that was running before is restored afterwards."""
        if current_thread() is not main_thread() or not hasattr(signal, "setitimer"):
            yield
            return
        handler = signal.signal(signal.SIGALRM, self.look)
        before = signal.setitimer(signal.ITIMER_REAL, self.tick, self.tick)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, *before)
            signal.signal(signal.SIGALRM, handler)

    def begin(self, budget: float) -> None:
        """A choice begins; its budget in seconds may be infinite."""
        self.since = self.looked = monotonic()
        self.allowed = max(self.limit, 2 * budget) if isfinite(budget) else self.limit

    def end(self) -> None:
        self.since = inf

    def look(self, _number: int, _frame: FrameType | None) -> None:
        """Called by the timer. Time in which the process was suspended does not count."""
        now = monotonic()
        self.since += max(0.0, now - self.looked - 2 * self.tick)
        self.looked = now
        if now - self.since > self.allowed:
            raise BotTimeout(f"no answer in {self.allowed:g} s")
