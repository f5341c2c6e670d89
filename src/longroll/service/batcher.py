"""Answers requests in batches: those that come while one batch is being answered are the next one. A hundred at once
cost little more than one."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")
MOST: Final = 200


class Batcher(Generic[T, R]):
    """Used on one event loop. `work` gets all requests that wait, up to `most`, and returns an answer for each; what it
    raises, each of them gets. It goes on when somebody who has asked gives up."""

    def __init__(self, work: Callable[[Sequence[T]], Awaitable[Sequence[R]]], most: int = MOST) -> None:
        self.work = work
        self.most = most
        self.waiting: list[tuple[T, asyncio.Future[R]]] = []
        self.running: asyncio.Task[None] | None = None

    async def ask(self, request: T) -> R:
        return await self._add(request)

    async def ask_all(self, requests: Iterable[T]) -> list[R]:
        return await asyncio.gather(*[self._add(one) for one in requests])

    def _add(self, request: T) -> "asyncio.Future[R]":
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self.waiting.append((request, future))
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self._run())
        return future

    async def _run(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[: self.most], self.waiting[self.most :]
            try:
                answers = await self.work([request for request, _ in batch])
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
