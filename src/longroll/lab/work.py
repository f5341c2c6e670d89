"""Many games on any backend: a few at a time, returned in the order of the jobs, none played twice."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Final, NamedTuple

from longroll.kernel.error import LongrollError
from longroll.lab.backends import Backend, find_backend
from longroll.lab.game import play
from longroll.lab.job import GameRecord, Job
from longroll.lab.ledger import Ledger

SECONDS: Final = 0.5  # of playing time in one chunk, about
CHUNK: Final = 50  # games in a chunk, at most
AHEAD: Final = 2  # chunks that wait for each worker
EARLY: Final = 32  # finished chunks for each worker that may wait for an earlier one
TRIES: Final = 4  # how often a game may lose its worker


class RunConfig(NamedTuple):
    """Where a run is played: so many processes or a Dask cluster; and the folder that keeps its games."""

    jobs: int = 1
    dask: str = ""
    out: Path | None = None


class Workshop:
    """A backend and a ledger, for one series of games after another."""

    def __init__(self, backend: Backend, ledger: Ledger) -> None:
        self.backend = backend
        self.ledger = ledger

    def play(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, GameRecord]]:
        """Every job with its record, in the order of the jobs."""
        return iter(Work(jobs, self.backend, self.ledger))


@contextmanager
def open_workshop(config: RunConfig) -> Iterator[Workshop]:
    backend = find_backend(config.jobs, config.dask)
    try:
        with Ledger(config.out) as ledger:
            yield Workshop(backend, ledger)
    finally:
        backend.close()


@contextmanager
def playing(jobs: Iterable[Job], config: RunConfig) -> Iterator[Iterator[tuple[Job, GameRecord]]]:
    """Every job with its record, in the order of the jobs. The first job is checked before anything is opened, so that
    wrong names leave no files behind."""
    todo = iter(jobs)
    first = list(islice(todo, 1))
    with open_workshop(config) as workshop:
        yield workshop.play(chain(first, todo))


class Chunk:
    """A few games that one worker plays one after another; some may be in the ledger already."""

    def __init__(self, jobs: list[Job], found: dict[Job, GameRecord]) -> None:
        self.jobs = jobs
        self.records = {job: found[job] for job in jobs if job in found}
        self.missing = [job for job in jobs if job not in found]

    def add(self, job: Job, record: GameRecord) -> None:
        self.records[job] = record
        self.missing.remove(job)


class Work:
    """The games of one run. Iterate over it once."""

    def __init__(self, jobs: Iterable[Job], backend: Backend, ledger: Ledger) -> None:
        self.jobs = iter(jobs)
        self.backend = backend
        self.ledger = ledger
        self.waiting: deque[Chunk] = deque()  # in order; not returned yet
        self.playing: dict[Future[list[GameRecord]], tuple[Chunk, list[Job]]] = {}
        self.suspects: deque[tuple[Chunk, Job]] = deque()  # jobs that were being played when a worker was lost
        self.losses: Counter[Job] = Counter()
        self.games = 0
        self.seconds = 0.0

    def __iter__(self) -> Iterator[tuple[Job, GameRecord]]:
        while self.fill():
            if self.waiting[0].missing:
                self.collect()
            while self.waiting and not self.waiting[0].missing:
                chunk = self.waiting.popleft()
                yield from ((job, chunk.records[job]) for job in chunk.jobs)

    def fill(self) -> bool:
        """Keep the backend busy. A suspect is played alone, to find out which game loses its worker. Returns false when
        nothing is left to wait for."""
        workers = self.backend.workers
        ahead = AHEAD * workers if workers > 1 else 1
        if self.suspects and not self.playing:
            chunk, job = self.suspects.popleft()
            self.submit(chunk, [job])
        while not self.suspects and len(self.playing) < ahead and len(self.waiting) < EARLY * workers:
            jobs = list(islice(self.jobs, self.size()))
            if not jobs:
                break
            chunk = Chunk(jobs, self.ledger.found)
            self.waiting.append(chunk)
            if chunk.missing:
                self.submit(chunk, list(chunk.missing))
        return bool(self.waiting)

    def size(self) -> int:
        if not self.games:
            return 1
        return max(1, min(CHUNK, int(SECONDS * self.games / max(self.seconds, 1e-9))))

    def submit(self, chunk: Chunk, jobs: list[Job]) -> None:
        future: Future[list[GameRecord]]
        try:
            future = self.backend.executor.submit(play_chunk, jobs)
        except self.backend.lost as error:
            future = Future()
            future.set_exception(error)
        self.playing[future] = (chunk, jobs)

    def collect(self) -> None:
        """Wait for finished games and take them."""
        done, _ = wait(self.playing, return_when=FIRST_COMPLETED)
        if self.take(done):
            self.backend.restart()
            self.take({future for future in self.playing if future.done()})

    def take(self, done: set[Future[list[GameRecord]]]) -> bool:
        """Store the finished games. Returns true if a worker was lost."""
        lost = False
        for future in done:
            chunk, jobs = self.playing.pop(future)
            try:
                self.keep(chunk, jobs, future.result())
            except self.backend.lost:
                lost = True
                for job in jobs:
                    self.lose(chunk, job)
            except CancelledError:
                raise LongrollError("the cluster has dropped the games; those that were finished are kept") from None
        return lost

    def keep(self, chunk: Chunk, jobs: list[Job], records: list[GameRecord]) -> None:
        for job, record in zip(jobs, records, strict=True):
            self.ledger.write(job, record)
            chunk.add(job, record)
            self.games += 1
            self.seconds += record.seconds

    def lose(self, chunk: Chunk, job: Job) -> None:
        """Play the game again, or give it up after several losses; another run may try it again."""
        self.losses[job] += 1
        if self.losses[job] < TRIES:
            self.suspects.append((chunk, job))
        else:
            chunk.add(job, GameRecord(failure=f"the game on the dice {job.dice} lost its worker {TRIES} times"))


def play_chunk(jobs: list[Job]) -> list[GameRecord]:
    return [play(job) for job in jobs]
