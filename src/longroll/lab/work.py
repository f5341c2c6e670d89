"""Many games on any crew: a few under way at a time, told in the order asked for, none played twice."""

from collections import Counter, deque
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
TRIES: Final = 4  # how often the same game may lose its worker


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

    def add(self, job: Job, record: Record) -> None:
        self.records[job] = record
        self.missing.remove(job)


class Work:
    """The games of one run. Iterate over it once."""

    def __init__(self, jobs: Iterable[Job], crew: Crew, ledger: Ledger) -> None:
        self.jobs = iter(jobs)
        self.crew = crew
        self.ledger = ledger
        self.waiting: deque[Chunk] = deque()  # all that was asked for and is not told yet, in order
        self.playing: dict[Future[list[Record]], tuple[Chunk, list[Job]]] = {}
        self.suspects: deque[tuple[Chunk, Job]] = deque()  # were being played when a worker was lost
        self.losses: Counter[Job] = Counter()
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
        """Keep the crew busy; a suspect is played alone, so that it is known which game loses its worker. Is there
        anything left to wait for?"""
        workers = self.crew.workers
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
        future: Future[list[Record]]
        try:
            future = self.crew.executor.submit(play_chunk, jobs)
        except self.crew.lost as error:
            future = Future()
            future.set_exception(error)
        self.playing[future] = (chunk, jobs)

    def collect(self) -> None:
        """Take in what is finished."""
        done, _ = wait(self.playing, return_when=FIRST_COMPLETED)
        if self.take(done):
            self.crew.renew()
            self.take({future for future in self.playing if future.done()})

    def take(self, done: set[Future[list[Record]]]) -> bool:
        """Keep what was played. Was anything lost?"""
        lost = False
        for future in done:
            chunk, jobs = self.playing.pop(future)
            try:
                self.keep(chunk, jobs, future.result())
            except self.crew.lost:
                lost = True
                for job in jobs:
                    self.lose(chunk, job)
            except CancelledError:
                raise LongrollError("the cluster has dropped the games; those that were finished are kept") from None
        return lost

    def keep(self, chunk: Chunk, jobs: list[Job], records: list[Record]) -> None:
        for job, record in zip(jobs, records, strict=True):
            self.ledger.write(job, record)
            chunk.add(job, record)
            self.games += 1
            self.seconds += record.seconds

    def lose(self, chunk: Chunk, job: Job) -> None:
        """Ask again, or give the game up; another run may try it again."""
        self.losses[job] += 1
        if self.losses[job] < TRIES:
            self.suspects.append((chunk, job))
        else:
            chunk.add(job, Record(failure=f"the game on the dice {job.dice} lost its worker {TRIES} times"))


def play_chunk(jobs: list[Job]) -> list[Record]:
    return [play(job) for job in jobs]
