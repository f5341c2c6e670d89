"""What is asked while an answer is on its way is asked together: a hundred who ask cost little more than one."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")
MOST: Final = 200


class Together(Generic[T, R]):
    """Used on one event loop. `work` gets all that wait, up to `most`, and returns an answer for each; what it raises
    concerns them all."""

    def __init__(self, work: Callable[[Sequence[T]], Awaitable[Sequence[R]]], most: int = MOST) -> None:
        self.work = work
        self.most = most
        self.waiting: list[tuple[T, asyncio.Future[R]]] = []
        self.running: asyncio.Task[None] | None = None

    async def ask(self, one: T) -> R:
        return await self._add(one)

    async def ask_all(self, many: Iterable[T]) -> list[R]:
        return await asyncio.gather(*[self._add(one) for one in many])

    def _add(self, one: T) -> "asyncio.Future[R]":
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.waiting.append((one, future))
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self._run())
        return future

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[: self.most], self.waiting[self.most :]
            try:
                answers = await self.work([one for one, _ in batch])
            except asyncio.CancelledError:
                for _, future in (*batch, *self.waiting):
                    future.cancel()
                raise
            except Exception as error:
                for _, future in batch:
                    if not future.done():
                        future.set_exception(error)
            else:
                for (_, future), answer in zip(batch, answers, strict=True):
                    if not future.done():
                        future.set_result(answer)
