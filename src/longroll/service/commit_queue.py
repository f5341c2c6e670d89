"""The commit queue: the one place where matches change.

Whatever waits is committed in one transaction (a group commit), so that a slow disk costs all players one flush and
not one flush each. An edit is judged in memory, stored, and only then acknowledged and shown. Edits of one match are
never in the same batch: the second one is judged after the first has been stored.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from longroll.service.changes import Change
from longroll.service.edits import Edit
from longroll.service.errors import ServiceError, fault
from longroll.service.ports import Storage

MOST: Final = 64
logger = logging.getLogger(__name__)

E = TypeVar("E", bound=Edit)
Waiting = tuple[Edit, "asyncio.Future[None]"]
Prepared = tuple[Edit, "asyncio.Future[None]", Change]


class CommitQueue:
    """Used on the event loop only."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[Waiting] = []
        self.writing: asyncio.Task[None] | None = None
        self.committed: Callable[[Sequence[Change], Sequence[bool]], None] = count_nothing

    async def commit(self, edit: E) -> E:
        """Carry out an edit; raises `ServiceError`, and then nothing has changed."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((edit, future))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._run())
        await future
        return edit

    async def stop(self) -> None:
        """Commit what is waiting, then end."""
        if self.writing is not None:
            await self.writing

    async def _run(self) -> None:
        while self.waiting:
            await self._write(self._take())

    def _take(self) -> list[Waiting]:
        """The next batch: in order, at most one edit of a match."""
        batch: list[Waiting] = []
        later: list[Waiting] = []
        matches: set[str] = set()
        for waiting in self.waiting:
            match = waiting[0].match
            if len(batch) < MOST and match not in matches:
                batch.append(waiting)
            else:
                later.append(waiting)
            matches.add(match)
        self.waiting = later
        return batch

    async def _write(self, batch: list[Waiting]) -> None:
        prepared = [found for edit, future in batch if (found := prepare(edit, future)) is not None]
        if prepared:
            await self._store(prepared)

    async def _store(self, prepared: list[Prepared]) -> None:
        changes = [change for _, _, change in prepared]
        try:
            applied = await self.storage.commit(changes)
        except ServiceError as error:  # storage says why: it concerns them all
            fail(prepared, error)
        except Exception as error:  # one of them cannot be written: write the others
            if len(prepared) == 1:
                logger.error("a change could not be stored", exc_info=error)
                fail(prepared, fault())
                return
            for one in prepared:
                await self._store([one])
        else:
            self.committed(changes, applied)
            for (edit, future, _), stored in zip(prepared, applied, strict=True):
                settle(edit, future, stored)


def count_nothing(_batch: Sequence[Change], _applied: Sequence[bool]) -> None:
    """Where nobody measures."""


def prepare(edit: Edit, future: "asyncio.Future[None]") -> Prepared | None:
    try:
        change = edit.prepare()
    except ServiceError as error:
        reject(future, error)
        return None
    except Exception as error:  # a fault of one game is not a fault of the others
        logger.error("an edit failed", exc_info=error)
        edit.fail()
        reject(future, fault())
        return None
    if change is None:
        accept(future)
        return None
    return edit, future, change


def settle(edit: Edit, future: "asyncio.Future[None]", stored: bool) -> None:
    if stored:
        edit.done()
        accept(future)
    else:
        edit.fail()
        reject(future, edit.conflict())


def fail(prepared: list[Prepared], error: ServiceError) -> None:
    for edit, future, _ in prepared:
        edit.fail()
        reject(future, error)


def accept(future: "asyncio.Future[None]") -> None:
    if not future.done():
        future.set_result(None)


def reject(future: "asyncio.Future[None]", error: ServiceError) -> None:
    if not future.done():
        future.set_exception(error)
