"""The clock of every host that has a system clock."""

from time import time


class SystemClock:
    def now(self) -> float:
        return time()
