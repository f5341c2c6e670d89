"""The jobs of a server while it runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.server.jobs.table_jobs import TableJobs
from longroll.hosts.server.store.engine import SQLITE, read_url
from longroll.hosts.server.store.records import Records

if TYPE_CHECKING:
    from longroll.hosts.server.jobs.queue_jobs import QueueJobs


@asynccontextmanager
async def open_jobs(database: str, records: Records) -> AsyncIterator["TableJobs | QueueJobs"]:
    """Open the jobs. They can be added at once, and are carried out after they have been started."""
    url = read_url(database)
    if url.get_backend_name() == SQLITE:
        yield TableJobs(records, SystemClock())
        return
    from longroll.hosts.server.jobs.queue_jobs import QueueJobs

    jobs = QueueJobs(url, SystemClock())
    await jobs.open()
    try:
        yield jobs
    finally:
        await jobs.close()
