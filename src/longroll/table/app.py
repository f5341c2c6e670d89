"""The application: the routes, the guard before them, and one shape for everything that goes wrong."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.telemetry import TelemetryConfig
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

from longroll.table.guard import Guard
from longroll.table.routes import games, live, matches, page, past, play, words
from longroll.table.table import Table
from longroll.table.troubles import INTACT, Trouble

SILENT: Final[TelemetryConfig] = {
    "tracing": False,
    "metrics": False,
    "logs": False,
    "operation_spans": False,
    "auto_configure": False,
}
ROUTERS: Final = (play.hot, play.router, past.router, matches.router, games.router, words.router, live.router)
SENTENCES: Final = {404: "There is nothing here.", 405: "That cannot be done here."}
CODES: Final = {404: "missing", 405: "method", 413: "too-long"}


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


async def tell_trouble(_request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, Trouble)
    return JSONResponse(trouble.shape(), trouble.status)


async def tell_http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message = SENTENCES.get(error.status_code, error.detail)
    shape = {"error": CODES.get(error.status_code, "malformed"), "message": message}
    return JSONResponse(shape, error.status_code, headers=error.headers)


async def tell_invalid(_request: Request, error: Exception) -> Response:
    """The first thing that is wrong with a request, in one sentence."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(word) for word in first["loc"][1:]) or str(first["loc"][0])
    message = f"{place[:80]}: {first['msg']}.".encode(errors="replace").decode()
    return JSONResponse({"error": "malformed", "message": message}, 400)


async def close_invalid(socket: WebSocket, _error: Exception) -> None:
    await socket.close(1008, "The address cannot be read.")


async def tell_fault(_request: Request, _error: Exception) -> Response:
    return JSONResponse({"error": "fault", "message": f"Something went wrong in the server: {INTACT}"}, 500)
