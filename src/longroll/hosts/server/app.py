"""The application: the routes, the guard before them, and the handlers of errors."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from longroll.analysis import USUAL, Effort
from longroll.hosts.common.clock import SystemClock
from longroll.hosts.common.notifier import WatchNotifier
from longroll.hosts.server import error_handlers
from longroll.hosts.server.analyst import ProcessAnalyst
from longroll.hosts.server.background import ThreadBackground
from longroll.hosts.server.callers import CallerMiddleware
from longroll.hosts.server.config import ClubConfig
from longroll.hosts.server.fast_path import FastPath
from longroll.hosts.server.folder import home_database
from longroll.hosts.server.guard import Guard
from longroll.hosts.server.limits import CLUB, Limits, Quotas
from longroll.hosts.server.operations.health import Health, HealthOnly
from longroll.hosts.server.routes import (
    account,
    analysis,
    archive,
    books,
    catalogues,
    challenges,
    chat,
    club_play,
    exercises,
    games,
    history,
    invitations,
    lessons,
    live,
    matches,
    moderation,
    notices,
    orders,
    packs,
    page,
    passkeys,
    people,
    person_live,
    play,
    ratings,
    relations,
    seats,
    tournaments,
)
from longroll.hosts.server.schemas.views import describe
from longroll.hosts.server.sites import ClubSite
from longroll.hosts.server.store.opening import follow_others, open_records, open_storage
from longroll.hosts.server.store.order_records import RecordedOrders
from longroll.hosts.server.thinker import ProcessThinker
from longroll.service import Service
from longroll.service.errors import ServiceError
from longroll.service.ports import Storage

SILENT: Final[TelemetryConfig] = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}
ROUTERS: Final = (
    play.router,
    seats.router,
    history.router,
    analysis.router,
    matches.router,
    orders.router,
    games.router,
    packs.router,
    lessons.router,
    exercises.router,
    books.router,
    catalogues.router,
    live.router,
    account.me_router,
)
CLUB_ROUTERS: Final = (
    account.router,
    passkeys.router,
    people.router,
    challenges.router,
    invitations.router,
    club_play.router,
    chat.router,
    relations.router,
    ratings.router,
    archive.router,
    moderation.router,
    person_live.router,
    tournaments.router,
    notices.router,
)
"""The routes that only a club has. At home they answer that there is nothing."""

HANDLERS: Final = (
    (ServiceError, error_handlers.handle_service_error),
    (HTTPException, error_handlers.handle_http_error),
    (RequestValidationError, error_handlers.handle_invalid),
    (WebSocketRequestValidationError, error_handlers.close_invalid),
    (ClientDisconnect, error_handlers.handle_disconnect),
    (Exception, error_handlers.handle_fault),
)


def make_app(
    folder: Path,
    page_folder: Path = page.DIST,
    limits: Limits | None = None,
    effort: Effort = USUAL,
    club: ClubConfig | None = None,
    database: str = "",
) -> FastAPI:
    """The application over the database of a club, or a named database, or a SQLite file in the folder. `effort` is
    that of an analysis."""
    app = FastAPI(
        title="Longroll",
        description="Matches in which every action is judged by the rules.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=run_service,
        telemetry=SILENT,
    )
    set_settings(app, folder, limits, effort, club, database)
    add_routes(app, page_folder)
    app.add_middleware(FastPath)
    app.add_middleware(CallerMiddleware)
    app.add_middleware(Guard, quotas=app.state.quotas, site=ClubSite(club) if club else None)
    monitor(app, club)
    return app


def set_settings(
    app: FastAPI, folder: Path, limits: Limits | None, effort: Effort, club: ClubConfig | None, database: str
) -> None:
    """Set what the parts of the application look up in its state. The parts of a club are opened with the service."""
    app.state.folder = folder
    app.state.database = club.database if club else database
    app.state.club = club
    app.state.effort = effort
    app.state.quotas = Quotas(limits or (CLUB if club else Limits()))
    app.state.health = Health(app.state)
    app.state.cheap_passwords = False  # tests do not wait for a slow hash
    app.state.private_addresses = ()  # for tests: addresses on this machine that notices may use
    app.state.accounts = app.state.callers = app.state.notices = None
    app.state.club_play = app.state.ratings = app.state.tournaments = None  # at home


def add_routes(app: FastAPI, page_folder: Path) -> None:
    for router in ROUTERS + CLUB_ROUTERS:
        app.include_router(router)
    app.router.default = page.Page(page_folder)
    for error, handler in HANDLERS:
        app.add_exception_handler(error, handler)
    make_description = app.openapi
    app.openapi = lambda: describe(make_description())  # type: ignore[method-assign]


def monitor(app: FastAPI, club: ClubConfig | None) -> None:
    """Monitor requests. At home nobody reads the numbers, so only `/healthz` is there."""
    app.state.metrics = None
    if club is None:
        app.add_middleware(HealthOnly, health=app.state.health)
        return
    from longroll.hosts.server.operations.metrics import Metrics  # loads much that is not needed at home
    from longroll.hosts.server.operations.monitor import Monitor

    app.state.metrics = Metrics(app.state)
    app.add_middleware(
        Monitor,
        state=app.state,
        site=ClubSite(club),
        token=club.metrics_token,
        metrics=app.state.metrics,
        log=club.log_requests,
    )


@asynccontextmanager
async def run_service(app: FastAPI) -> AsyncIterator[None]:
    """The service over its database, and what is around it, while the application runs."""
    database = app.state.database or home_database(app.state.folder)
    app.state.records = records = open_records(database)
    storage = open_storage(database, records)
    background = ThreadBackground()
    app.state.service = service = make_service(app, storage, background)
    around = follow_others(service) if app.state.club is None else open_members(app, database)
    try:
        async with around:
            yield
    finally:
        await service.stop()
        background.stop()
        await storage.stop()
        records.close()


def make_service(app: FastAPI, storage: Storage, background: ThreadBackground) -> Service:
    service = Service(
        storage,
        SystemClock(),
        WatchNotifier(),
        ProcessThinker(),
        background,
        ProcessAnalyst(),
        RecordedOrders(app.state.records),
    )
    service.analyses.effort = app.state.effort
    if app.state.metrics is not None:
        service.queue.committed = app.state.metrics.committed
    return service


@asynccontextmanager
async def open_members(app: FastAPI, database: str) -> AsyncIterator[None]:
    """Open the people of a club and everything that they share. This loads much that is not needed at home."""
    from longroll.hosts.server.club.opening import open_club
    from longroll.hosts.server.jobs.opening import open_jobs
    from longroll.hosts.server.notices.opening import open_notices
    from longroll.hosts.server.people.opening import open_people
    from longroll.hosts.server.ratings.opening import open_ratings
    from longroll.hosts.server.tournaments.opening import open_tournaments

    club = app.state.club
    async with AsyncExitStack() as stack:
        app.state.jobs = jobs = await stack.enter_async_context(open_jobs(database, app.state.records))
        await stack.enter_async_context(open_people(app, club, jobs))
        opened = await stack.enter_async_context(open_club(app, jobs))
        await stack.enter_async_context(open_tournaments(app, jobs))
        await stack.enter_async_context(open_ratings(app, jobs))  # leaving a tournament loses games that count
        await stack.enter_async_context(open_notices(app, club, opened, jobs))
        jobs.start()
        stack.push_async_callback(jobs.stop)
        yield
