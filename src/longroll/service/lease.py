"""The right to let the computer player of a match think, which one server has at a time."""

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Final

from longroll.service.errors import ServiceError
from longroll.service.ports import Storage

SECONDS: Final = 12.0  # without news of the holder, then another takes over
RENEWAL: Final = 4.0
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0


class Lease:
    """Waits until it is free, keeps it, and gives it up at the end. Who loses it meanwhile is cancelled."""

    def __init__(self, storage: Storage, match: str, holder: str) -> None:
        self.storage = storage
        self.match = match
        self.holder = holder
        self.renewing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        pause = FIRST_PAUSE
        while not await self._ask():
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        owner = asyncio.current_task()
        assert owner is not None
        self.renewing = asyncio.create_task(self._renew(owner))

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.renewing is not None
        self.renewing.cancel()
        with suppress(ServiceError):
            await self.storage.lease(self.match, self.holder, 0)

    async def _ask(self) -> bool:
        """Storage that does not answer is asked again."""
        try:
            return await self.storage.lease(self.match, self.holder, SECONDS)
        except ServiceError:
            return False

    async def _renew(self, owner: "asyncio.Task[object]") -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                if not await self.storage.lease(self.match, self.holder, SECONDS):
                    owner.cancel()
                    return
            except ServiceError:
                continue
