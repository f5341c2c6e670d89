"""The short way of the one request that is made a thousand times a second: an action.

It is described by its route and carried out by the same function, but gets there without the router and the layers
around it, which cost about as much as judging, storing and showing the action together.
"""

import re
from typing import Final

from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send

from longroll.table.routes.play import act
from longroll.table.shapes import NewAction
from longroll.table.tellers import field_trouble, read_http, tell
from longroll.table.troubles import Trouble, malformed

ACTIONS: Final = re.compile(r"/api/matches/([A-Za-z0-9_-]{1,32})/actions")
JSON: Final = b"application/json"


class Shortcut:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = ACTIONS.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if asked is None:
            await self.app(scope, receive, send)
            return
        try:
            response = await act(scope["app"].state.table, asked[1], await read_action(scope, receive))
        except Trouble as trouble:
            response = tell(trouble)
        except HTTPException as error:
            response = tell(read_http(error))
        except ClientDisconnect:
            return  # before it had said what it wanted
        await response(scope, receive, send)


async def read_action(scope: Scope, receive: Receive) -> NewAction:
    kind = next((value for name, value in scope["headers"] if name == b"content-type"), b"")
    if kind.partition(b";")[0].strip().lower() != JSON:
        raise malformed("table-not-json")
    try:
        return NewAction.model_validate_json(await read_body(receive))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise field_trouble(("body", *first["loc"]), first["type"]) from None


async def read_body(receive: Receive) -> bytes | bytearray:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if not message.get("more_body", False):
            return body
