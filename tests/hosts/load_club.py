"""The load of a club: every match is rated and belongs to two members, is resigned after a while, and is seen by the
notices, the ratings and the archive."""

import sys
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
from fastapi import FastAPI

from longroll.hosts.server import app, serve
from longroll.hosts.server.callers import COOKIE
from longroll.hosts.server.config import ClubConfig
from longroll.hosts.server.limits import Limits
from longroll.kernel.shared_seed import commit
from longroll.service.notices import observer
from longroll.service.people import tries
from tests.hosts.load_client import MATCHES, Client, State
from tests.hosts.people.club import PASSWORD
from tests.hosts.wire import Reply

CHALLENGES = "/api/challenges"
SECRET, SHARE = "a" * 64, "b" * 64
SOON = 0.5  # seconds after which a change is looked at by the notices
MANY = Limits(connections=4096, connections_each=4096, watchers=4096, watchers_each=4096)


class ClubClient(Client):
    """Two members on one connection. The first match of a client ends sooner, so that not all end at once."""

    SEATS: ClassVar = ("union", "confederate")
    GAME: ClassVar = 60  # actions after which somebody resigns; 0: matches are played to their end

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.tokens: dict[str, str] = {}
        self.left = 0

    async def join(self) -> None:
        for seat in self.SEATS:
            body = {"name": f"{seat}{self.number}", "password": PASSWORD}
            async with httpx.AsyncClient(timeout=60, trust_env=False, verify=False) as client:
                answer = await client.post(f"http://{self.wire.host}/api/account/sign-up", json=body)
            assert answer.status_code == 200, answer.text
            self.tokens[seat] = answer.cookies[COOKIE]

    async def create(self) -> State:
        self.left = self.GAME if self.left else self.chance.randint(min(1, self.GAME), self.GAME)
        terms = {
            "title": "house-divided",
            "seats": {"union": "me"},
            "access": "public",
            "rated": True,
            "pace": {"kind": "clock", "bank": 3600, "increment": 10},
            "commitment": commit(SECRET),
        }
        challenge = msgspec.json.decode(await self.post(CHALLENGES, terms, 201, "union"))["id"]
        await self.post(f"{CHALLENGES}/{challenge}/accept", {"entropy": SHARE}, 200, "confederate")
        revealed = await self.post(f"{CHALLENGES}/{challenge}/reveal", {"entropy": SECRET}, 200, "union")
        return await self.look(msgspec.json.decode(revealed)["match"], "union")

    async def act(self, state: State) -> State:
        """Whoever is to move looks at the match first if the other one has moved."""
        if self.GAME and self.left <= 1:
            await self.post(f"{MATCHES}/{state.id}/resign", {"seat": state.to_move}, 200, state.to_move)
            state = await self.create()
        self.left -= 1
        after = await super().act(state)
        return await self.look(after.id, after.to_move) if after.to_move not in ("", state.to_move) else after

    async def look(self, match: str, seat: str) -> State:
        reply = await self.request("GET", f"{MATCHES}/{match}", b"", seat)
        assert reply.status == 200, reply
        state = msgspec.json.decode(reply.body, type=State)
        other = state.to_move not in ("", seat)
        return await self.look(match, state.to_move) if other else state

    async def post(self, path: str, body: object, status: int, seat: str) -> bytes:
        reply = await self.request("POST", path, msgspec.json.encode(body), seat)
        assert reply.status == status, reply
        return reply.body

    async def request(self, method: str, path: str, body: bytes, seat: str) -> Reply:
        return await self.wire.request(method, path, body, more=f"Cookie: {self.cookie(seat)}\r\n")

    def cookie(self, seat: str) -> str:
        return f"{COOKIE}={self.tokens[seat]}"


def make_cheap(*args: Any, **more: Any) -> FastAPI:
    made = app.make_app(*args, **more)
    made.state.cheap_passwords = True
    return made


def main(folder: str, database: str, port: str) -> None:
    app.CLUB = MANY  # type: ignore[attr-defined]
    observer.DELAY = SOON  # type: ignore[misc]
    tries.LOCAL = tries.TryLimit(10**9, 1.0, 1.0)  # type: ignore[misc]  # all of them have one address
    serve.make_app = make_cheap  # type: ignore[attr-defined]
    origin = f"http://127.0.0.1:{port}"
    serve.serve_club(ClubConfig(database, origin, Path(folder, "secret"), "127.0.0.1", int(port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
