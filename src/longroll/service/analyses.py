"""The analyses of finished matches: made when somebody asks, one after the other, stored beside the match and so made
once. One that is interrupted leaves nothing behind and can be asked for again."""

import asyncio
import logging
from typing import Final, NamedTuple

from longroll.analysis import USUAL
from longroll.service.commit_queue import CommitQueue
from longroll.service.edits import StoreAnalysis
from longroll.service.errors import ServiceError, damaged
from longroll.service.ports import AnalysisOrder, Analyst, Background, Storage, ThinkerLost
from longroll.service.published import Published
from longroll.service.stored import StoredAnalysis

MOST: Final = 32  # that are made or wait at once
REMEMBERED: Final = 1024  # failures
NONE: Final = "none"
QUEUED: Final = "queued"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"

logger = logging.getLogger(__name__)


class AnalysisStatus(NamedTuple):
    """Where the analysis of a match stands. `done` of `total` playouts are made; `result` is JSON; `error` says why the
    last try failed."""

    status: str
    actions: int
    done: int = 0
    total: int = 0
    result: str = ""
    error: ServiceError | None = None


class Job:
    """An analysis that is asked for and not there yet."""

    def __init__(self, published: Published) -> None:
        self.published = published
        self.actions = published.snapshot.count
        self.status = QUEUED
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None

    def report(self, done: int, total: int) -> None:
        self.done, self.total = done, total

    @property
    def stand(self) -> AnalysisStatus:
        return AnalysisStatus(self.status, self.actions, self.done, self.total)


class Analyses:
    """Used on the event loop only."""

    def __init__(self, storage: Storage, queue: CommitQueue, analyst: Analyst, background: Background) -> None:
        self.storage = storage
        self.queue = queue
        self.analyst = analyst
        self.background = background
        self.effort = USUAL
        self.places = asyncio.Semaphore(analyst.places)
        self.jobs: dict[str, Job] = {}
        self.failures: dict[str, ServiceError] = {}

    async def look(self, published: Published) -> AnalysisStatus:
        check_finished(published)
        match, actions = published.id, published.snapshot.count
        stored = None if self._job(published) else await self._stored(match, actions)
        job = self._job(published)
        if stored is not None:
            return AnalysisStatus(DONE, actions, result=stored.result)
        if job is not None:
            return job.stand
        error = self.failures.get(match)
        return AnalysisStatus(NONE if error is None else FAILED, actions, error=error)

    async def request(self, published: Published) -> AnalysisStatus:
        stand = await self.look(published)
        if stand.status not in (NONE, FAILED):
            return stand
        if len(self.jobs) >= MOST:
            raise ServiceError("too-many", "service-analyses")
        self._drop(published.id)
        job = self.jobs[published.id] = Job(published)
        job.task = asyncio.create_task(self._run(job))
        return job.stand

    async def cancel(self, match: str) -> None:
        task = self._drop(match)
        if task is not None:
            await asyncio.gather(task, return_exceptions=True)

    async def stop(self) -> None:
        await asyncio.gather(*map(self.cancel, list(self.jobs)))
        await self.analyst.stop()

    def _job(self, published: Published) -> Job | None:
        """The job for these actions."""
        job = self.jobs.get(published.id)
        return job if job is not None and job.actions == published.snapshot.count else None

    async def _stored(self, match: str, actions: int) -> StoredAnalysis | None:
        stored = await self.storage.analysis(match)
        return stored if stored is not None and stored.number == actions else None

    def _drop(self, match: str) -> "asyncio.Task[None] | None":
        """Forget the job, as if it had not been asked for."""
        self.failures.pop(match, None)
        job = self.jobs.pop(match, None)
        if job is None or job.task is None:
            return None
        job.task.cancel()
        return job.task

    async def _run(self, job: Job) -> None:
        match = job.published.id
        try:
            async with self.places:
                job.status = RUNNING
                await self._make(job)
        except Exception as error:  # it may fail in any way; the match stays as it is
            if not (isinstance(error, ServiceError) and error.code == "missing"):
                self._remember(match, explain(error))
        finally:
            if self.jobs.get(match) is job:
                del self.jobs[match]

    def _remember(self, match: str, error: ServiceError) -> None:
        self.failures[match] = error
        while len(self.failures) > REMEMBERED:
            del self.failures[next(iter(self.failures))]

    async def _make(self, job: Job) -> None:
        """One that was stored while this one waited is not made again."""
        match, snapshot = job.published.id, job.published.snapshot
        if await self._stored(match, job.actions) is not None:
            return
        journal = await self.background.run(snapshot.journal, sealed=True)
        answer = await self.analyst.analyse(AnalysisOrder(journal.dumps(), self.effort), job.report)
        if answer.failure:
            raise failure("service-analysis", answer.failure)
        await self.queue.commit(StoreAnalysis(match, StoredAnalysis(job.actions, answer.result)))


def check_finished(published: Published) -> None:
    if published.damage is not None:
        raise damaged(published.damage.number)
    if published.snapshot.outcome is None:
        raise ServiceError("not-over", "service-analysis-not-over")


def failure(key: str, why: str = "") -> ServiceError:
    return ServiceError("fault", key, {"why": why})


def explain(error: Exception) -> ServiceError:
    if isinstance(error, ServiceError):
        return error
    if isinstance(error, ThinkerLost):
        return failure("service-analysis-lost")
    logger.error("an analysis failed", exc_info=error)
    return failure("service-analysis", type(error).__name__)
