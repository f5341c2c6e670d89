"""How whatever goes wrong is told: always the same shape, in the language of whoever asked."""

from collections.abc import Sequence

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from longroll.table.language import say
from longroll.table.states import encode
from longroll.table.troubles import Trouble, fault, malformed, too_long

LONGEST_REASON = 123  # bytes, as RFC 6455 has it


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
    return tell(field_trouble(first["loc"], first["msg"]))


def field_trouble(place: Sequence[int | str], told: str) -> Trouble:
    """What is wrong with one field of a request."""
    named = ".".join(map(str, place[1:])) or str(place[0])
    return malformed("table-field", place=named[:80], detail=told)


async def tell_fault(_request: Request, _error: Exception) -> Response:
    return tell(fault())


async def close_invalid(socket: WebSocket, _error: Exception) -> None:
    await socket.close(1008, reason(say("table-address")))


def reason(sentence: str) -> str:
    """A sentence as the reason of a closed line, which may not be long."""
    return sentence.encode()[:LONGEST_REASON].decode(errors="ignore")
