"""How long a game waits for one answer: a bot that is silent has failed, and the run goes on."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf, isfinite
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType
from typing import Final

PATIENCE: Final = 300.0  # seconds for one choice, unless its budget is longer
TICK: Final = 1.0


class Silence(BaseException):
    """Not an `Exception`: a bot that goes on after everything that happens to it shall not go on after this."""


class Watch:
    """Looks at the clock now and then, and interrupts a choice that takes too long. Only the main thread of a process
    can be interrupted, and not everywhere: elsewhere, as on a cluster, a silent bot is waited for."""

    def __init__(self, patience: float = PATIENCE, tick: float = TICK) -> None:
        self.patience = patience
        self.tick = tick
        self.allowed = patience
        self.since = inf
        self.looked = 0.0

    @contextmanager
    def on(self) -> Iterator[None]:
        """While a game is played. A timer that was running before runs on afterwards."""
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
        """A choice that may take so many seconds, or any number."""
        self.since = self.looked = monotonic()
        self.allowed = max(self.patience, 2 * budget) if isfinite(budget) else self.patience

    def end(self) -> None:
        self.since = inf

    def look(self, _number: int, _frame: FrameType | None) -> None:
        """A process that was stopped for a while was not thinking."""
        now = monotonic()
        self.since += max(0.0, now - self.looked - 2 * self.tick)
        self.looked = now
        if now - self.since > self.allowed:
            raise Silence(f"no answer in {self.allowed:g} s")
