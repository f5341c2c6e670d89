"""Answers errors, always in the same format and in the language of the client."""

import re
from collections.abc import Sequence
from typing import Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from longroll.hosts.common.encoding import encode
from longroll.hosts.common.errors import STATUS, error_shape, invalid_field, too_long, too_many
from longroll.hosts.common.language import sentence
from longroll.service.errors import ServiceError, fault, malformed

LONGEST_REASON: Final = 123  # bytes, as RFC 6455 has it
TYPES: Final = ("constrained-str", "constrained-int")  # what pydantic adds to the place of a field of several types
FAULTS: Final = {
    "missing": re.compile("missing"),
    "json": re.compile("json_.*"),
    "long": re.compile(".*too_long"),
    "short": re.compile(".*too_short"),
    "range": re.compile("(greater|less)_than.*|.*_size"),
    "kind": re.compile(".*_(type|parsing|from_float)"),
}


def respond(error: ServiceError) -> Response:
    headers = {"retry-after": str(error.details.get("seconds", 1))} if error.code == "too-many" else None
    return Response(encode(error_shape(error)), STATUS[error.code], headers, media_type="application/json")


async def handle_service_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ServiceError)
    return respond(error)


async def handle_http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = respond(read_http_error(error))
    response.headers.update(error.headers or {})
    return response


def read_http_error(error: HTTPException) -> ServiceError:
    if error.status_code == 404:
        return ServiceError("missing", "server-nothing-here")
    if error.status_code == 405:
        return ServiceError("method", "server-no-method")
    if error.status_code == 413:
        return too_long(error.detail)
    if error.status_code == 429:
        return too_many("server-too-many-bodies")
    return malformed("service-unreadable", detail=error.detail)


async def handle_invalid(_request: Request, error: Exception) -> Response:
    """Describe the first thing that is wrong with a request."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return respond(field_error(first["loc"], first["type"]))


def field_error(place: Sequence[int | str], kind: str) -> ServiceError:
    """Describe what is wrong with one field of a request; `kind` is pydantic's name for it."""
    names = [str(name) for name in place[1:] if name not in TYPES]
    return invalid_field(".".join(names) or str(place[0]), fault_of(kind))


def fault_of(kind: str) -> str:
    return next((fault for fault, pattern in FAULTS.items() if pattern.fullmatch(kind)), "other")


async def handle_fault(_request: Request, _error: Exception) -> Response:
    return respond(fault())


async def handle_disconnect(_request: Request, _error: Exception) -> Response:
    """Answer a client that left before it had sent its request. Nobody reads this answer."""
    return Response(status_code=400)


async def close_invalid(socket: WebSocket, _error: Exception) -> None:
    await socket.close(1008, close_reason(sentence("server-address")))


def close_reason(text: str) -> str:
    """A sentence as the reason for closing a socket, which may not be long."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")
