"""Many games on any crew: a few under way at a time, told in the order asked for, none played twice."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Final, NamedTuple

from longroll.kernel.error import LongrollError
from longroll.lab.crew import Crew, find_crew
from longroll.lab.game import play
from longroll.lab.job import Job, Record
from longroll.lab.ledger import Ledger

SECONDS: Final = 0.5  # of play in one chunk, about
CHUNK: Final = 50  # games in a chunk, at most
AHEAD: Final = 2  # chunks that wait for each worker
EARLY: Final = 32  # finished chunks for each worker that may wait for an earlier one
TRIES: Final = 4  # how often the same games may lose their worker


class Means(NamedTuple):
    """What a run may use: processes of this machine or a Dask cluster, and a folder to remember its games in."""

    jobs: int = 1
    dask: str = ""
    out: Path | None = None


@contextmanager
def playing(jobs: Iterable[Job], means: Means) -> Iterator[Iterator[tuple[Job, Record]]]:
    """Every job with its record, in the order of the jobs, whatever the means. The first job is looked at before
    anything is opened, so that bad names leave nothing behind."""
    todo = iter(jobs)
    first = list(islice(todo, 1))
    crew = find_crew(means.jobs, means.dask)
    try:
        with Ledger(means.out) as ledger:
            yield iter(Work(chain(first, todo), crew, ledger))
    finally:
        crew.leave()


class Chunk:
    """A few games that are played one after another by the same worker; some may be known already."""

    def __init__(self, jobs: list[Job], found: dict[Job, Record]) -> None:
        self.jobs = jobs
        self.records = {job: found[job] for job in jobs if job in found}
        self.missing = [job for job in jobs if job not in found]
        self.tries = 0


class Work:
    """The games of one run. Iterate over it once."""

    def __init__(self, jobs: Iterable[Job], crew: Crew, ledger: Ledger) -> None:
        self.jobs = iter(jobs)
        self.crew = crew
        self.ledger = ledger
        self.waiting: deque[Chunk] = deque()  # all that was asked for and is not told yet, in order
        self.playing: dict[Future[list[Record]], Chunk] = {}
        self.games = 0
        self.seconds = 0.0

    def __iter__(self) -> Iterator[tuple[Job, Record]]:
        while self.fill():
            if self.waiting[0].missing:
                self.collect()
            while self.waiting and not self.waiting[0].missing:
                chunk = self.waiting.popleft()
                yield from ((job, chunk.records[job]) for job in chunk.jobs)

    def fill(self) -> bool:
        """Keep the crew busy. Is there anything left to wait for?"""
        workers = self.crew.workers
        ahead = AHEAD * workers if workers > 1 else 1
        while len(self.playing) < ahead and len(self.waiting) < EARLY * workers:
            jobs = list(islice(self.jobs, self.size()))
            if not jobs:
                break
            chunk = Chunk(jobs, self.ledger.found)
            self.waiting.append(chunk)
            if chunk.missing:
                self.submit(chunk)
        return bool(self.waiting)

    def size(self) -> int:
        if not self.games:
            return 1
        return max(1, min(CHUNK, int(SECONDS * self.games / max(self.seconds, 1e-9))))

    def submit(self, chunk: Chunk) -> None:
        chunk.tries += 1
        if chunk.tries > TRIES:
            raise LongrollError(f"the game on the dice {chunk.missing[0].dice} lost its worker {TRIES} times")
        future: Future[list[Record]]
        try:
            future = self.crew.executor.submit(play_chunk, chunk.missing)
        except self.crew.lost as error:
            future = Future()
            future.set_exception(error)
        self.playing[future] = chunk

    def collect(self) -> None:
        """Take in what is finished; ask again for what was lost."""
        done, _ = wait(self.playing, return_when=FIRST_COMPLETED)
        lost = self.take(done)
        if lost:
            self.crew.renew()
            lost += self.take({future for future in self.playing if future.done()})
            for chunk in lost:
                self.submit(chunk)

    def take(self, done: set[Future[list[Record]]]) -> list[Chunk]:
        """Keep what was played, and say what was not."""
        lost = []
        for future in done:
            chunk = self.playing.pop(future)
            try:
                self.keep(chunk, future.result())
            except self.crew.lost:
                lost.append(chunk)
            except CancelledError:
                raise LongrollError("the cluster has dropped the games; those that were finished are kept") from None
        return lost

    def keep(self, chunk: Chunk, records: list[Record]) -> None:
        for job, record in zip(chunk.missing, records, strict=True):
            self.ledger.write(job, record)
            chunk.records[job] = record
            self.games += 1
            self.seconds += record.seconds
        chunk.missing = []


def play_chunk(jobs: list[Job]) -> list[Record]:
    return [play(job) for job in jobs]
