"""Which matches people look at: those with a live socket, and those that somebody asked about a short while ago."""

from collections import OrderedDict
from typing import Final

from longroll.service.ports import Clock, Notifier

SECONDS: Final = 30.0
MOST: Final = 4096


class Attention:
    def __init__(self, clock: Clock, notifier: Notifier) -> None:
        self.clock = clock
        self.notifier = notifier
        self.looked: OrderedDict[str, float] = OrderedDict()

    def look(self, match: str) -> None:
        self.looked[match] = self.clock.now()
        self.looked.move_to_end(match)
        while len(self.looked) > MOST:
            self.looked.popitem(last=False)

    def has(self, match: str) -> bool:
        return self.notifier.is_watched(match) or abs(self.clock.now() - self.looked.get(match, -SECONDS)) < SECONDS

    def forget(self, match: str) -> None:
        self.looked.pop(match, None)
