"""Jobs in a dictionary. Nothing runs by itself: `run_due` carries out what is due."""

from typing import NamedTuple

from longroll.service.jobs import Job, Work, next_try
from longroll.service.ports import Clock


class Waiting(NamedTuple):
    job: Job
    failures: int


class MemoryJobs:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.waiting: dict[tuple[str, str], Waiting] = {}
        self.works: dict[str, Work] = {}

    async def add(self, job: Job) -> None:
        former = self.waiting.get((job.kind, job.key))
        if former is None or job.due < former.job.due:
            self.waiting[job.kind, job.key] = Waiting(job, 0)

    def handle(self, kind: str, work: Work) -> None:
        self.works[kind] = work

    async def run_due(self) -> int:
        """How many jobs were carried out, or failed: those that are due and can be handled, the earliest first."""
        count = 0
        while due := [one for one in self.waiting.values() if self._is_due(one.job)]:
            count += 1
            await self._run(min(due, key=lambda one: one.job.due))
        return count

    def _is_due(self, job: Job) -> bool:
        return job.kind in self.works and job.due <= self.clock.now()

    async def _run(self, waiting: Waiting) -> None:
        job, failures = waiting
        del self.waiting[job.kind, job.key]
        try:
            await self.works[job.kind](job.key, job.data)
        except Exception as error:
            self._fail(job, failures + 1, error)

    def _fail(self, job: Job, failures: int, error: Exception) -> None:
        later = next_try(job, failures, error, self.clock.now())
        if later is not None:
            self.waiting.setdefault((job.kind, job.key), Waiting(later, failures))
