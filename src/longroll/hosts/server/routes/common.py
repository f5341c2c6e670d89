"""What all routes share."""

import re
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from fastapi.routing import APIRoute
from starlette.responses import Response

from longroll.hosts.common.encoding import encode, encode_state
from longroll.hosts.server.callers import caller_of
from longroll.hosts.server.guard import SAFE
from longroll.hosts.server.schemas import Error
from longroll.service.gate import Gate
from longroll.service.published import Published


async def open_gate(request: Request) -> Gate:
    """The service, as the caller may use it."""
    return Gate(request.app.state.service, caller_of(request.scope))


GateHere = Annotated[Gate, Depends(open_gate)]
ID: Final = "^[A-Za-z0-9_-]{1,32}$"
MatchId = Annotated[str, Path(pattern=ID)]
Place = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
Viewer = Annotated[
    str | None, Query(max_length=100, description="the seat whose view is asked for; empty: a spectator's")
]

Responses = dict[int | str, dict[str, Any]]
ERRORS: Final[Responses] = {"4XX": {"model": Error}, "5XX": {"model": Error}}
TEXT: Final[Responses] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **ERRORS}


class PersonRoute(APIRoute):
    """Routes on which only people who are signed in change something. Who asks is judged before what is asked: nothing
    of a request is read, and nothing is said about it, before that."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def judge_and_handle(request: Request) -> Response:
            if request.method not in SAFE:
                await self.judge(await open_gate(request), request.path_params.get("match", ""))
            return await handle(request)

        return judge_and_handle

    async def judge(self, gate: Gate, _match: str) -> None:
        gate.caller.check_signed_in()


class WatcherRoute(PersonRoute):
    """Only those who may look at the match."""

    async def judge(self, gate: Gate, match: str) -> None:
        await super().judge(gate, match)
        if re.fullmatch(ID, match):
            await gate.check_watcher(match)


class PlayerRoute(PersonRoute):
    """Only those who play in the match."""

    async def judge(self, gate: Gate, match: str) -> None:
        await super().judge(gate, match)
        if re.fullmatch(ID, match):
            await gate.check_player(match)


def answer(value: object, status: int = 200) -> Response:
    return send(encode(value), status)


def send(json: bytes, status: int = 200) -> Response:
    return Response(json, status, media_type="application/json")


def send_state(gate: Gate, published: Published, viewer: str | None, status: int = 200) -> Response:
    return send(encode_state(gate.service, published, gate.viewer(published, viewer)), status)
