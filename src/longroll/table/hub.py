"""The hub: who watches which match. A bell only says that something is new; whoever hears it reads what is shown now,
so a slow watcher misses nothing and nothing piles up for it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MOST: Final = 512


class Hub:
    def __init__(self) -> None:
        self.bells: dict[str, set[asyncio.Event]] = {}

    @property
    def full(self) -> bool:
        return sum(map(len, self.bells.values())) >= MOST

    def ring(self, match: str) -> None:
        """Something is new."""
        for bell in self.bells.get(match, ()):
            bell.set()

    @contextmanager
    def watch(self, match: str) -> Iterator[asyncio.Event]:
        bell = asyncio.Event()
        self.bells.setdefault(match, set()).add(bell)
        try:
            yield bell
        finally:
            watchers = self.bells[match]
            watchers.remove(bell)
            if not watchers:
                del self.bells[match]
