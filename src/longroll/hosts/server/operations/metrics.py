"""The numbers that a server counts for Prometheus. No label names a person, a match or an address."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector
from starlette.datastructures import State

from longroll.hosts.server.jobs.backlog import Backlog
from longroll.service.bot_runner import QUEUED, THINKING
from longroll.service.changes import Append, Change
from longroll.service.errors import ServiceError

if TYPE_CHECKING:
    from longroll.hosts.server.jobs.queue_jobs import QueueJobs
    from longroll.hosts.server.jobs.table_jobs import TableJobs

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64)


class Metrics:
    def __init__(self, state: State) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "longroll_request_seconds",
            "Requests: how long they took.",
            ["method", "route", "status"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.actions = Counter("longroll_actions", "Actions that were stored.", registry=self.registry)
        self.changes = Counter("longroll_changes", "Changes of matches that were stored.", registry=self.registry)
        self.batches = Histogram(
            "longroll_batch_size", "Changes that were stored together.", buckets=SIZES, registry=self.registry
        )
        self.now = Now(state)
        self.registry.register(self.now)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).observe(seconds)

    def committed(self, batch: Sequence[Change], applied: Sequence[bool]) -> None:
        stored = [change for change, done in zip(batch, applied, strict=True) if done]
        self.batches.observe(len(batch))
        self.changes.inc(len(stored))
        self.actions.inc(sum(len(change.entries) for change in stored if isinstance(change, Append)))

    async def look(self, jobs: "TableJobs | QueueJobs") -> None:
        """Numbers that only the database knows. A number is left out while it is not known."""
        self.now.backlog = None
        with suppress(ServiceError):
            self.now.backlog = await jobs.backlog()

    def text(self) -> bytes:
        return generate_latest(self.registry)


class Now(Collector):
    """Numbers that are read when somebody asks for the metrics."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.backlog: Backlog | None = None

    def collect(self) -> Iterable[Metric]:
        state = self.state
        service, quotas = state.service, state.quotas
        statuses = [turn.status for turn in service.bots.turns.values()]
        bots = GaugeMetricFamily("longroll_bots", "Turns of computer players.", labels=["status"])
        for status in (THINKING, QUEUED):
            bots.add_metric([status], statuses.count(status))
        yield bots
        sockets = GaugeMetricFamily("longroll_sockets", "Live sockets that are open.", labels=["kind"])
        people = count_inboxes(state)
        sockets.add_metric(["match"], quotas.watchers.total - people)
        sockets.add_metric(["person"], people)
        yield sockets
        yield gauge("longroll_connections", "Connections that are open.", quotas.connections.total)
        yield gauge("longroll_cached_matches", "Matches in memory.", len(service.cache.cached))
        yield gauge("longroll_waiting_changes", "Changes that wait to be stored.", len(service.queue.waiting))
        yield gauge("longroll_database_up", "Did the database answer when it was last asked?", state.health.up)
        if self.backlog is not None:
            jobs = GaugeMetricFamily("longroll_jobs", "Jobs that wait, of all servers together.", labels=["when"])
            for when, waiting in self.backlog._asdict().items():
                jobs.add_metric([when], waiting)
            yield jobs


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value=float(value))


def count_inboxes(state: State) -> int:
    club = state.club_play
    return 0 if club is None else sum(map(len, club.messenger.inboxes.values()))
