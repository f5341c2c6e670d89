"""What all routes share."""

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from longroll.hosts.common.encoding import encode, encode_state
from longroll.hosts.server.callers import caller_of
from longroll.hosts.server.schemas import Error
from longroll.service.gate import Gate
from longroll.service.published import Published


async def open_gate(request: Request) -> Gate:
    """The service, as the caller may use it."""
    return Gate(request.app.state.service, caller_of(request.scope))


GateHere = Annotated[Gate, Depends(open_gate)]
MatchId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
Place = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
Viewer = Annotated[
    str | None, Query(max_length=100, description="the seat whose view is asked for; empty: a spectator's")
]

Responses = dict[int | str, dict[str, Any]]
ERRORS: Final[Responses] = {"4XX": {"model": Error}, "5XX": {"model": Error}}
TEXT: Final[Responses] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **ERRORS}


def answer(value: object, status: int = 200) -> Response:
    return send(encode(value), status)


def send(json: bytes, status: int = 200) -> Response:
    return Response(json, status, media_type="application/json")


def send_state(gate: Gate, published: Published, viewer: str | None, status: int = 200) -> Response:
    return send(encode_state(gate.service, published, gate.viewer(published, viewer)), status)
