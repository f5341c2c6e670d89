"""The application: the routes, the guard before them, and who tells what goes wrong."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException

from longroll.table.guard import Guard
from longroll.table.routes import games, live, matches, page, past, play, players, words
from longroll.table.shortcut import Shortcut
from longroll.table.table import Table
from longroll.table.tellers import close_invalid, tell_fault, tell_http, tell_invalid, tell_trouble
from longroll.table.troubles import Trouble

SILENT: Final[TelemetryConfig] = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}
ROUTERS: Final = (play.router, players.router, past.router, matches.router, games.router, words.router, live.router)


def make_app(folder: Path, names: Iterable[str] = (), page_folder: Path = page.DIST) -> FastAPI:
    """The application over the matches of a folder. `names` are what this machine is called beside localhost."""
    app = FastAPI(
        title="Longroll",
        description="The table: matches whose every action is judged by the rules.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=attend,
        telemetry=SILENT,
    )
    app.state.folder = folder
    for router in ROUTERS:
        app.include_router(router)
    app.router.default = page.Page(page_folder)
    app.add_middleware(Shortcut)
    app.add_middleware(Guard, names=tuple(names))
    app.add_exception_handler(Trouble, tell_trouble)
    app.add_exception_handler(HTTPException, tell_http)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(WebSocketRequestValidationError, close_invalid)
    app.add_exception_handler(Exception, tell_fault)
    make_description = app.openapi
    app.openapi = lambda: describe(make_description())  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def attend(app: FastAPI) -> AsyncIterator[None]:
    table = Table(app.state.folder)
    app.state.table = table
    try:
        yield
    finally:
        await table.stop()


def describe(description: dict[str, Any]) -> dict[str, Any]:
    """Without what FastAPI adds of its own: a 422 for a malformed request (ours is a 400), JSON where there is text."""
    for path in description["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            content = answers.get("422", {}).get("content", {}).get("application/json", {})
            if "HTTPValidationError" in str(content.get("schema")):
                del answers["422"]
            if "text/plain" in answers.get("200", {}).get("content", {}):
                answers["200"]["content"].pop("application/json", None)
    for name in ("HTTPValidationError", "ValidationError"):
        description["components"]["schemas"].pop(name, None)
    return description
