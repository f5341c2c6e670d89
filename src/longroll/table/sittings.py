"""The sittings in memory: a bounded number, the longest unused given up first, read from the store when needed."""

import asyncio
from collections import OrderedDict
from concurrent.futures import Executor
from typing import Final

from longroll.table.sitting import Sitting
from longroll.table.store import Store
from longroll.table.troubles import no_match

MOST: Final = 256


class Sittings:
    """Used on the event loop only."""

    def __init__(self, store: Store, readers: Executor, most: int = MOST) -> None:
        self.store = store
        self.readers = readers
        self.most = most
        self.cached: OrderedDict[str, Sitting] = OrderedDict()
        self.coming: dict[str, asyncio.Task[Sitting]] = {}

    async def open(self, match: str) -> Sitting:
        """The sitting of a match; raises `Trouble` if there is none or if it cannot be played again."""
        sitting = self.cached.get(match)
        if sitting is not None and not sitting.lost:
            self.cached.move_to_end(match)
            return sitting
        task = self.coming.get(match)
        if task is None:
            task = self.coming[match] = asyncio.create_task(self._read(match))
        return await asyncio.shield(task)

    async def open_newest(self, match: str) -> Sitting:
        """The same, after asking the database whether another program has written to it."""
        sitting = self.cached.get(match)
        if sitting is not None and not sitting.lost:
            version = await asyncio.get_running_loop().run_in_executor(self.readers, self.store.version, match)
            if version is None or version > sitting.version:
                sitting.lost = True
        return await self.open(match)

    def keep(self, sitting: Sitting) -> None:
        self.cached[sitting.record.id] = sitting
        self.cached.move_to_end(sitting.record.id)
        while len(self.cached) > self.most:
            self.cached.popitem(last=False)

    def drop(self, match: str) -> None:
        sitting = self.cached.pop(match, None)
        if sitting is not None:
            sitting.lost = True

    async def _read(self, match: str) -> Sitting:
        try:
            self.cached.pop(match, None)
            sitting = await asyncio.get_running_loop().run_in_executor(self.readers, read_sitting, self.store, match)
            self.keep(sitting)
            return sitting
        finally:
            del self.coming[match]


def read_sitting(store: Store, match: str) -> Sitting:
    row = store.find(match)
    if row is None:
        raise no_match()
    return Sitting(row.record, row.entries)
