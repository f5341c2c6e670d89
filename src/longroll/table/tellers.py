"""How whatever goes wrong is told: always the same shape, in the language of whoever asked."""

import re
from collections.abc import Sequence
from typing import Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from longroll.table.language import say
from longroll.table.states import encode
from longroll.table.troubles import Trouble, fault, malformed, too_long

LONGEST_REASON = 123  # bytes, as RFC 6455 has it
FAULTS: Final = {
    "missing": re.compile("missing"),
    "json": re.compile("json_.*"),
    "long": re.compile(".*too_long"),
    "short": re.compile(".*too_short"),
    "range": re.compile("(greater|less)_than.*|.*_size"),
    "kind": re.compile(".*_(type|parsing|from_float)"),
}


def tell(trouble: Trouble) -> Response:
    return Response(encode(trouble.shape()), trouble.status, media_type="application/json")


async def tell_trouble(_request: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, Trouble)
    return tell(trouble)


async def tell_http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = tell(read_http(error))
    response.headers.update(error.headers or {})
    return response


def read_http(error: HTTPException) -> Trouble:
    if error.status_code == 404:
        return Trouble(404, "missing", "table-nothing-here")
    if error.status_code == 405:
        return Trouble(405, "method", "table-not-so")
    if error.status_code == 413:
        return too_long(error.detail)
    return Trouble(error.status_code, "malformed", "table-unreadable", {"detail": error.detail})


async def tell_invalid(_request: Request, error: Exception) -> Response:
    """The first thing that is wrong with a request."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return tell(field_trouble(first["loc"], first["type"]))


def field_trouble(place: Sequence[int | str], kind: str) -> Trouble:
    """What is wrong with one field of a request; `kind` is the name that pydantic has for it."""
    named = ".".join(map(str, place[1:])) or str(place[0])
    return malformed("table-field", place=named[:80], fault=fault_of(kind))


def fault_of(kind: str) -> str:
    return next((fault for fault, pattern in FAULTS.items() if pattern.fullmatch(kind)), "other")


async def tell_fault(_request: Request, _error: Exception) -> Response:
    return tell(fault())


async def close_invalid(socket: WebSocket, _error: Exception) -> None:
    await socket.close(1008, reason(say("table-address")))


def reason(sentence: str) -> str:
    """A sentence as the reason of a closed line, which may not be long."""
    return sentence.encode()[:LONGEST_REASON].decode(errors="ignore")
