"""The fast path of the two requests that are made a thousand times a second: an action, and a look at a match.

Each is described by its route and carried out by the same function, but gets there without the router and the layers
around it, which cost about as much as judging, storing and showing an action together.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Final

from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from longroll.hosts.server.callers import caller_of
from longroll.hosts.server.error_handlers import field_error, read_http_error, respond
from longroll.hosts.server.routes.matches import show_match
from longroll.hosts.server.routes.play import act
from longroll.hosts.server.schemas import NewActions
from longroll.service.errors import ServiceError, malformed
from longroll.service.gate import Gate

ACTIONS: Final = re.compile(r"/api/matches/([A-Za-z0-9_-]{1,32})/actions")
MATCH: Final = re.compile(r"/api/matches/([A-Za-z0-9_-]{1,32})")
JSON: Final = b"application/json"


Work = Callable[[Gate, str, Scope, Receive], Awaitable[Response]]


class FastPath:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["method"] == "POST" and (asked := ACTIONS.fullmatch(scope["path"])):
            await self._answer(asked[1], act_on, scope, receive, send)
        elif scope["method"] == "GET" and not scope["query_string"] and (asked := MATCH.fullmatch(scope["path"])):
            await self._answer(asked[1], look_at, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, match: str, work: Work, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            response = await work(Gate(scope["app"].state.service, caller_of(scope)), match, scope, receive)
        except ServiceError as error:
            response = respond(error)
        except HTTPException as error:
            response = respond(read_http_error(error))
        except ClientDisconnect:
            return  # before it had sent its request
        await response(scope, receive, send)


async def act_on(gate: Gate, match: str, scope: Scope, receive: Receive) -> Response:
    await gate.check_player(match)
    return await act(gate, match, await read_actions(scope, receive))


async def look_at(gate: Gate, match: str, _scope: Scope, _receive: Receive) -> Response:
    return await show_match(gate, match)


async def read_actions(scope: Scope, receive: Receive) -> NewActions:
    kind = next((value for name, value in scope["headers"] if name == b"content-type"), b"")
    if kind.partition(b";")[0].strip().lower() != JSON:
        raise malformed("server-not-json")
    try:
        return NewActions.model_validate_json(await read_body(receive))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise field_error(("body", *first["loc"]), first["type"]) from None


async def read_body(receive: Receive) -> bytes | bytearray:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if not message.get("more_body", False):
            return body
