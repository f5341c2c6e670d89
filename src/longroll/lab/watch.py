"""How long a game waits for one answer: a bot that is silent has lost, and the run goes on."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from signal import ITIMER_REAL, SIGALRM, setitimer, signal
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType
from typing import Final

PATIENCE: Final = 300.0  # seconds for one choice
TICK: Final = 1.0


class Silence(Exception):
    pass


class Watch:
    """Looks at the clock now and then, and interrupts a choice that takes too long. Only the main thread of a process
    can be interrupted: elsewhere, as on a cluster, a silent bot is waited for."""

    def __init__(self, patience: float = PATIENCE, tick: float = TICK) -> None:
        self.patience = patience
        self.tick = tick
        self.since = inf

    @contextmanager
    def on(self) -> Iterator[None]:
        """While a game is played. A timer that was running before runs on afterwards."""
        if current_thread() is not main_thread():
            yield
            return
        handler = signal(SIGALRM, self.look)
        before = setitimer(ITIMER_REAL, self.tick, self.tick)
        try:
            yield
        finally:
            setitimer(ITIMER_REAL, *before)
            signal(SIGALRM, handler)

    def look(self, _number: int, _frame: FrameType | None) -> None:
        if monotonic() - self.since > self.patience:
            raise Silence(f"no answer in {self.patience:g} s")

    def begin(self) -> None:
        self.since = monotonic()

    def end(self) -> None:
        self.since = inf
