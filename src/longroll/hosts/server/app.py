"""The application: the routes, the guard before them, and the handlers of errors."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
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
from longroll.hosts.server.database import Database
from longroll.hosts.server.fast_path import FastPath
from longroll.hosts.server.folder import database_file
from longroll.hosts.server.guard import Guard
from longroll.hosts.server.limits import Limits, Quotas
from longroll.hosts.server.routes import (
    analysis,
    books,
    catalogues,
    exercises,
    games,
    history,
    lessons,
    live,
    matches,
    packs,
    page,
    play,
    seats,
)
from longroll.hosts.server.thinker import ProcessThinker
from longroll.hosts.server.view_schemas import describe
from longroll.service import Service
from longroll.service.errors import ServiceError

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
    games.router,
    packs.router,
    lessons.router,
    exercises.router,
    books.router,
    catalogues.router,
    live.router,
)
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
    names: Iterable[str] = (),
    page_folder: Path = page.DIST,
    limits: Limits | None = None,
    effort: Effort = USUAL,
) -> FastAPI:
    """The application over the matches of a folder. `names` are what this machine is called beside localhost; `effort`
    is that of an analysis."""
    app = FastAPI(
        title="Longroll",
        description="Matches in which every action is judged by the rules.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=run_service,
        telemetry=SILENT,
    )
    app.state.folder = folder
    app.state.effort = effort
    app.state.quotas = Quotas(limits or Limits())
    for router in ROUTERS:
        app.include_router(router)
    app.router.default = page.Page(page_folder)
    app.add_middleware(FastPath)
    app.add_middleware(Guard, quotas=app.state.quotas, names=tuple(names))
    for error, handler in HANDLERS:
        app.add_exception_handler(error, handler)
    make_description = app.openapi
    app.openapi = lambda: describe(make_description())  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def run_service(app: FastAPI) -> AsyncIterator[None]:
    database = Database(database_file(app.state.folder))
    background = ThreadBackground()
    service = Service(database, SystemClock(), WatchNotifier(), ProcessThinker(), background, ProcessAnalyst())
    service.analyses.effort = app.state.effort
    app.state.service = service
    try:
        yield
    finally:
        await service.stop()
        background.stop()
        database.close()
