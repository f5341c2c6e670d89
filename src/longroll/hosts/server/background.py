"""Threads for slow work."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THREADS: Final = 4


class ThreadBackground:
    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "background")

    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(function, *args, **kwargs))

    def stop(self) -> None:
        self.threads.shutdown(cancel_futures=True)
