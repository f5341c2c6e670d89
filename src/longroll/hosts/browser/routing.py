"""How a request of the page finds what answers it. The addresses are those of the server (`hosts/server/routes`)."""

import re
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from longroll.hosts.browser.request import Request
from longroll.hosts.common.codec import encode
from longroll.hosts.common.encoding import encode_state
from longroll.hosts.common.errors import invalid_field
from longroll.service.errors import ServiceError
from longroll.service.gate import Gate
from longroll.service.published import Published

OK: Final = 200
CREATED: Final = 201
DONE: Final = 204


class Reply(NamedTuple):
    status: int
    text: str


class Call(NamedTuple):
    """A request, and the parts of its path that are names."""

    gate: Gate
    request: Request
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.names[0]

    @property
    def viewer(self) -> str | None:
        return self.request.query.get("viewer")


Handler = Callable[[Call], Awaitable[Reply]]


class Route(NamedTuple):
    method: str
    path: re.Pattern[str]
    handler: Handler


ROUTES: list[Route] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """`*` in a path is one part of it."""

    def add(handler: Handler) -> Handler:
        ROUTES.append(Route(method, re.compile(path.replace("*", "([^/]{1,60})")), handler))
        return handler

    return add


async def handle(gate: Gate, request: Request) -> Reply:
    for one in ROUTES:
        found = one.path.fullmatch(request.path)
        if found and one.method == request.method:
            return await one.handler(Call(gate, request, found.groups()))
    raise ServiceError("missing", "server-nothing-here")


def answer(value: object, status: int = OK) -> Reply:
    return Reply(status, encode(value).decode())


def show(gate: Gate, published: Published, viewer: str | None, status: int = OK) -> Reply:
    return Reply(status, encode_state(gate.service, published, gate.viewer(published, viewer)).decode())


def read_number(request: Request, name: str, default: int) -> int:
    text = request.query.get(name, str(default))
    if not text.isdecimal():
        raise invalid_field(name, "kind")
    return int(text)
