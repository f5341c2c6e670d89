"""Limits how often somebody may do something, with tokens that come back at a steady rate."""

from collections import OrderedDict
from typing import Final

from longroll.service.ports import Clock

REMEMBERED: Final = 10_000


class Rates:
    """Used on the event loop only."""

    def __init__(self, clock: Clock, each_second: float, at_once: float) -> None:
        self.clock = clock
        self.each_second = each_second
        self.at_once = at_once
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and the time of that number

    def allows(self, player: str) -> bool:
        now = self.clock.now()
        tokens, at = self.buckets.pop(player, (self.at_once, now))
        tokens = min(self.at_once, tokens + max(0.0, now - at) * self.each_second)
        allowed = tokens >= 1
        self.buckets[player] = (tokens - 1 if allowed else tokens, now)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return allowed
