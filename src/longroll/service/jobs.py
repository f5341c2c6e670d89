"""What is to be done later, also after a restart: mail, deadlines, what is repeated."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol

from longroll.service.ports import Clock

TRIES: Final = 8
FIRST_PAUSE: Final = 10.0  # seconds
GROWTH: Final = 3.0  # the last pause is two hours
logger = logging.getLogger(__name__)
Work = Callable[[str, str], Awaitable[None]]


class Job(NamedTuple):
    """`due` is a time of the clock; one that has passed means now."""

    kind: str
    key: str
    data: str
    due: float


class Jobs(Protocol):
    """A job may be carried out twice, if a server ends in the middle of it."""

    async def add(self, job: Job) -> None:
        """Of one kind and key at most one waits. A second one that is due earlier takes its place, with its data;
        another is dropped. One that is being carried out does not wait any more. Raises `ServiceError`."""
        ...

    def handle(self, kind: str, work: Work) -> None:
        """`work` is called with the key and the data. If it raises, the job is tried again after growing pauses,
        `TRIES` times in all, then logged and dropped; not again if another of its kind and key waits."""
        ...


def pause_after(failures: int) -> float:
    """Seconds until a job that has failed so often is tried again."""
    return FIRST_PAUSE * GROWTH ** (failures - 1)


def next_try(job: Job, failures: int, error: Exception, now: float) -> Job | None:
    """When a job that has failed so often is due again; none: it is given up."""
    if failures < TRIES:
        return job._replace(due=now + pause_after(failures))
    logger.error("job %s %s was given up", job.kind, job.key, exc_info=error)
    return None


async def repeat(jobs: Jobs, clock: Clock, kind: str, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Do something now, and again so many seconds after each time, by one server of all."""

    async def once(_key: str, _data: str) -> None:
        try:
            await work()
        finally:
            await jobs.add(Job(kind, "", "", clock.now() + seconds))

    jobs.handle(kind, once)
    await jobs.add(Job(kind, "", "", clock.now()))
