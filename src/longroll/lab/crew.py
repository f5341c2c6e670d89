"""Who plays the games: this process, a pool of processes, or a Dask cluster."""

import os
import signal
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol

from longroll.kernel.error import LongrollError

PER_CORE: Final = 4  # processes
PATIENCE: Final = 10  # seconds to wait for a scheduler


class Crew(Protocol):
    executor: Executor
    workers: int
    lost: tuple[type[Exception], ...]
    """What a game ends with when its worker was lost."""

    def renew(self) -> None:
        """After a worker was lost."""
        ...

    def leave(self) -> None:
        """Nobody waits any more for what is still being played."""
        ...


class Here(Executor):
    """Plays at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Alone:
    """This process, and nobody else."""

    workers = 1
    lost: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        self.executor: Executor = Here()

    def renew(self) -> None: ...

    def leave(self) -> None: ...


class Pool:
    """Processes of this machine."""

    lost: tuple[type[Exception], ...] = (BrokenExecutor,)

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.strangers = set(active_children())
        self.executor: Executor = self.start()

    def start(self) -> Executor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=follow)

    def renew(self) -> None:
        """One lost process breaks the whole pool."""
        self.executor.shutdown()
        self.executor = self.start()

    def leave(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - self.strangers:
            child.terminate()
            child.join()


class Cluster:
    """The workers of a Dask scheduler, which sends the games of a lost worker to another by itself, a few times."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client, KilledWorker
        except ImportError:
            raise LongrollError("a Dask cluster needs the extra `cluster`: pip install 'longroll[cluster]'") from None
        try:
            self.client = Client(address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise LongrollError(f"no Dask scheduler answers at {address[:80]}: {error}") from None
        self.lost: tuple[type[Exception], ...] = (KilledWorker,)
        self.executor: Executor = self.client.get_executor(pure=False)
        self.workers = max(1, sum(self.client.nthreads().values()))

    def renew(self) -> None:
        """The cluster mends itself."""

    def leave(self) -> None:
        self.executor.shutdown(wait=False)
        self.client.close()


def follow() -> None:
    """A process of the pool ends without a word on Ctrl-C, and when the process that started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=die_with_parent, daemon=True).start()


def die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def find_crew(jobs: int, dask: str = "") -> Crew:
    if jobs < 1:
        raise LongrollError("the numbers of games and of jobs begin at 1")
    if dask:
        return Cluster(dask)
    workers = min(jobs, PER_CORE * (os.cpu_count() or 1))
    return Alone() if workers == 1 else Pool(workers)
