"""What all routes share."""

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from longroll.hosts.common.encoding import encode, encode_state
from longroll.hosts.server.schemas import Error
from longroll.service import Service
from longroll.service.published import Published


async def find_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


ServiceHere = Annotated[Service, Depends(find_service)]
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


def send_state(service: Service, published: Published, viewer: str | None, status: int = 200) -> Response:
    return send(encode_state(service, published, service.viewer(published, viewer)), status)
