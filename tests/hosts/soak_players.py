"""Members of a club who play for a long time, as fast as they are told."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from longroll.kernel.shared_seed import commit
from tests.hosts.people.club import PASSWORD

KEPT = 2.0  # seconds that a connection is kept; the server closes one that was idle for five
GAME = 60  # actions after which somebody resigns
SECRET, SHARE = "a" * 64, "b" * 64


class Member:
    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.client = httpx.AsyncClient(
            base_url=address,
            headers={"origin": address},
            timeout=60,
            trust_env=False,
            limits=httpx.Limits(keepalive_expiry=KEPT),
        )
        self.asked_again = 0

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """Every refusal is an error: nobody else plays in this match."""
        answer = await self._send(method, path, body)
        if answer.status_code >= 400:
            raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json() if answer.content else None

    async def _send(self, method: str, path: str, body: dict[str, Any]) -> httpx.Response:
        """A server may close a connection that it has kept when the next request is on its way. What only looks is
        asked once more. For anything else nobody knows whether it was done: that is an error."""
        try:
            return await self.client.request(method, path, json=body or None)
        except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
            if method != "GET":
                raise
            self.asked_again += 1
            return await self.client.request(method, path)

    async def join(self) -> None:
        await self.ask("POST", "/api/account/sign-up", name=self.name, password=PASSWORD)

    async def be_told(self, receiver: str) -> None:
        """Of turns and results, by a webhook."""
        await self.ask("POST", "/api/notices/webhooks", url=f"json://{receiver}/{self.name}")

    async def listen(self, path: str = "/api/live") -> None:
        """Until it is cancelled; it connects again like a page."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = str(self.client.base_url).replace("http", "ws").rstrip("/")
        async for socket in connect(f"{address}{path}", additional_headers={"cookie": cookies}, proxy=None):
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass


class Pair:
    """Two members who play one match after the other. Each action that was acknowledged must be in the log."""

    def __init__(self, address: str, number: int, gap: float) -> None:
        self.first, self.second = Member(address, f"First{number}"), Member(address, f"Second{number}")
        self.chance = random.Random(number)
        self.gap = gap
        self.actions = self.matches = 0

    @property
    def asked_again(self) -> int:
        return self.first.asked_again + self.second.asked_again

    async def join(self) -> None:
        await self.first.join()
        await self.second.join()

    async def run(self) -> None:
        async with self.listening("/api/live"):
            while True:
                path = f"/api/matches/{await self.begin()}"
                async with self.listening(f"{path}/live"):
                    await self.play(path)
                await self.look_around(path)

    @asynccontextmanager
    async def listening(self, path: str) -> AsyncIterator[None]:
        """Both of them, while this lasts."""
        tasks = [asyncio.create_task(one.listen(path)) for one in (self.first, self.second)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):  # and not that it was cancelled
                raise error

    async def begin(self) -> str:
        terms = {
            "title": self.chance.choice(("house-divided", "bull-run")),
            "seats": {"union": "me"},
            "access": self.chance.choice(("public", "private")),
            "rated": True,
            "pace": {"kind": "correspondence", "bank": 259_200, "increment": 86_400},
            "commitment": commit(SECRET),
        }
        challenge = await self.first.ask("POST", "/api/challenges", **terms)
        await self.second.ask("POST", f"/api/challenges/{challenge['id']}/accept", entropy=SHARE)
        begun = await self.first.ask("POST", f"/api/challenges/{challenge['id']}/reveal", entropy=SECRET)
        return str(begun["match"])

    async def play(self, path: str) -> None:
        acknowledged = list[str]()
        for _ in range(GAME):
            await asyncio.sleep(self.gap * 2 * self.chance.random())
            for member in (self.first, self.second):
                state = await member.ask("GET", path)
                if state["choices"]:
                    break
            else:
                break  # it is over
            action = self.chance.choice(state["choices"])["text"]
            asked = {"actions": [action], "version": state["version"], "seat": state["to_move"]}
            await member.ask("POST", f"{path}/actions", **asked)
            acknowledged.append(action)
            self.actions += 1
        state = await self.second.ask("GET", path)
        if state["outcome"] is None:
            await self.second.ask("POST", f"{path}/resign", seat=state["agreement"]["own"][0])
        check_log(await self.second.ask("GET", f"{path}/log"), acknowledged)
        self.matches += 1

    async def look_around(self, path: str) -> None:
        await self.first.ask("POST", f"{path}/chat", room="players", text="good game")
        await self.first.ask("PUT", f"{path}/access", access=self.chance.choice(("public", "private")))
        for query in ("", f"?player={self.first.name}", "?title=house-divided&reason=resigned", "/statistics"):
            await self.second.ask("GET", f"/api/archive{query}")
        await self.second.ask("GET", f"/api/people/{self.first.name}")


def check_log(log: list[dict[str, Any]], acknowledged: list[str]) -> None:
    """Entry 0 is the opening."""
    stored = [entry["action"] for entry in log if entry["number"]]
    if stored != acknowledged:
        raise AssertionError(f"{len(acknowledged)} actions were acknowledged, and {len(stored)} others are stored")
