"""Where games are played: in this process, in a pool of processes, or on a Dask cluster."""

import os
import signal
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol

from longroll.kernel.error import LongrollError

PER_CORE: Final = 4  # processes
CONNECT_SECONDS: Final = 10  # to wait for a scheduler


class Backend(Protocol):
    executor: Executor
    workers: int
    lost: tuple[type[Exception], ...]
    """The errors that a lost worker causes."""

    def restart(self) -> None:
        """Called after a worker was lost."""
        ...

    def close(self) -> None:
        """Stop; games that are still being played are dropped."""
        ...


class InlineExecutor(Executor):
    """Runs every call at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class ThisProcess:
    """This process only."""

    workers = 1
    lost: tuple[type[Exception], ...] = ()

    def __init__(self) -> None:
        self.executor: Executor = InlineExecutor()

    def restart(self) -> None: ...

    def close(self) -> None: ...


class ProcessPool:
    """Processes of this machine."""

    lost: tuple[type[Exception], ...] = (BrokenExecutor,)

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.other_children = set(active_children())
        self.executor: Executor = self.start()

    def start(self) -> Executor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=prepare_worker)

    def restart(self) -> None:
        """One lost process breaks the whole pool."""
        self.executor.shutdown()
        self.executor = self.start()

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - self.other_children:
            child.terminate()
            child.join()


class DaskCluster:
    """The workers of a Dask scheduler. It gives the games of a lost worker to another by itself, a few times."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client, KilledWorker
        except ImportError:
            raise LongrollError("a Dask cluster needs the extra `cluster`: pip install 'longroll[cluster]'") from None
        try:
            self.client = Client(address, timeout=CONNECT_SECONDS)
        except (OSError, ValueError) as error:
            raise LongrollError(f"no Dask scheduler answers at {address[:80]}: {error}") from None
        self.lost: tuple[type[Exception], ...] = (KilledWorker,)
        self.executor: Executor = self.client.get_executor(pure=False)
        self.workers = max(1, sum(self.client.nthreads().values()))

    def restart(self) -> None:
        """The scheduler replaces lost workers itself."""

    def close(self) -> None:
        self.executor.shutdown(wait=False)
        self.client.close()


def prepare_worker() -> None:
    """A process of the pool ends silently on Ctrl-C, and when the process that started it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def find_backend(jobs: int, dask: str = "") -> Backend:
    if jobs < 1:
        raise LongrollError("the numbers of games and of jobs must be at least 1")
    if dask:
        return DaskCluster(dask)
    workers = min(jobs, PER_CORE * (os.cpu_count() or 1))
    return ThisProcess() if workers == 1 else ProcessPool(workers)
