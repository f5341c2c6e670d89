"""A server that believes who its caller is, and a match of the four."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from longroll.games import load
from longroll.hosts.server.app import ROUTERS
from longroll.hosts.server.limits import Limits, Rate
from longroll.match import Match
from longroll.service.match_request import MatchRequest
from tests.hosts.authority.matrix import FORBIDDEN, SIGN_IN, THROUGH
from tests.hosts.authority.people import CALLERS, TITLE, seats_for
from tests.hosts.local_server import PATIENCE, LocalServer

KIND = "x-caller"
SEAT = "$seat"  # in a row of the matrix
SEED = "1861"
MANY = Limits(local_new_matches=Rate(1000, 1000))
NAMES = {
    "title": TITLE,
    "system": "house_divided",
    "place": "boston",
    "language": "en",
    "number": "0",
    "rule": "AHD-4.0-j",
    "lesson": "ahd-jumps",
    "game": "bentonville",
    "exercise": "no-such-exercise",
}
CODES = {4401: SIGN_IN, 4403: FORBIDDEN}


class Believe:
    """The kind of caller is in a header."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            kind = dict(scope["headers"]).get(KIND.encode(), b"nobody").decode()
            scope.setdefault("state", {})["caller"] = CALLERS[kind]
        await self.app(scope, receive, send)


class Club:
    """`match` is private; the seat that must choose is the owner's."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server
        self.seat = Match.new(TITLE, seed=SEED).to_move
        seats = seats_for(load(TITLE).seats, self.seat)
        published = server.call(server.service.create(MatchRequest(title=TITLE, seats=seats, seed=SEED)))
        assert published.to_move == self.seat
        self.match = published.id

    def ask(self, kind: str, method: str, path: str, body: dict[str, object] | None, query: str) -> httpx.Response:
        target = path.format(match=self.match, **NAMES) + (f"?{query.replace(SEAT, self.seat)}" if query else "")
        client, headers = self.server.client, {KIND: kind}
        if path.endswith("/import"):
            return client.post(target, content="", headers={**headers, "content-type": "text/plain"})
        return client.request(method, target, json=self._fill(body), headers=headers)

    def _fill(self, body: object) -> object:
        if isinstance(body, dict):
            return {self._fill(name): self._fill(value) for name, value in body.items()}
        return self.seat if body == SEAT else body

    def listen(self, kind: str, path: str) -> str:
        """What a live socket answers first."""
        target = f"ws://127.0.0.1:{self.server.port}{path.format(match=self.match)}"
        with connect(target, additional_headers={KIND: kind}, proxy=None) as socket:
            try:
                socket.recv(PATIENCE)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                return CODES.get(code, f"closed {code}")
        return THROUGH


def cell(answer: httpx.Response) -> str:
    """Authority has codes of its own; any other answer was let through."""
    assert answer.status_code < 500, answer.text
    if answer.status_code in (401, 403):
        code = answer.json()["error"]
        assert (answer.status_code == 401) == (code == SIGN_IN)
        return code if code in (SIGN_IN, FORBIDDEN) else THROUGH
    return THROUGH


def list_routes() -> set[str]:
    found = set()
    for router in ROUTERS:
        for route in router.routes:
            if isinstance(route, APIRoute):
                found |= {f"{method} {route.path}" for method in route.methods or ()}
            elif isinstance(route, APIWebSocketRoute):
                found.add(f"WS {route.path}")
    return found


@contextmanager
def open_club(folder: Path) -> Iterator[Club]:
    server = LocalServer(folder, limits=MANY, outermost=Believe)
    try:
        yield Club(server)
    finally:
        server.stop()
