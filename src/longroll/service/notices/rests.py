"""Leaves addresses that do not answer alone for a while, so that they take no time from the others."""

from collections import OrderedDict
from typing import Final, NamedTuple

from longroll.service.jobs import TRIES, pause_after
from longroll.service.ports import Clock

REMEMBERED: Final = 10_000
LONGEST: Final = 3600.0  # seconds
SHORTER: Final = 0.9
"""Part of the pause of a job that has failed as often, so that the job that found the failure is the first to try
again."""


class Rest(NamedTuple):
    """`failures` is the number of failures in a row."""

    failures: int
    until: float


NEVER: Final = Rest(0, 0.0)


class Rests:
    """Used on one event loop. The keys are addresses. A server that starts tries all of them."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.rests: OrderedDict[str, Rest] = OrderedDict()

    def __contains__(self, address: str) -> bool:
        return address in self.rests and self.rests[address].until > self.clock.now()

    def failed(self, address: str) -> None:
        failures = min(TRIES, self.rests.pop(address, NEVER).failures + 1)
        self.rests[address] = Rest(failures, self.clock.now() + min(LONGEST, SHORTER * pause_after(failures)))
        if len(self.rests) > REMEMBERED:
            self.rests.popitem(last=False)

    def answered(self, address: str) -> None:
        self.rests.pop(address, None)
