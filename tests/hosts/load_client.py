"""A client of a load test: it plays one match after another by random choices."""

import asyncio
import random
from time import perf_counter

import msgspec

from tests.hosts.wire import Wire

MATCHES = "/api/matches"


class Choice(msgspec.Struct):
    text: str


class State(msgspec.Struct):
    id: str
    version: int
    to_move: str
    choices: list[msgspec.Raw]  # only one of them is ever read


class Update(msgspec.Struct):
    state: State


class Client:
    """One player of both sides, on one connection."""

    def __init__(self, wire: Wire, number: int) -> None:
        self.wire = wire
        self.number = number
        self.chance = random.Random(number)
        self.read = msgspec.json.Decoder(Update).decode
        self.trips: list[float] = []

    async def join(self) -> None:
        """At home nobody has an account."""

    async def create(self) -> State:
        asked = {"title": "house-divided", "seed": str(self.chance.random())}
        return msgspec.json.decode(await self.wire.post(MATCHES, msgspec.json.encode(asked), 201), type=State)

    async def act(self, state: State) -> State:
        action = msgspec.json.decode(self.chance.choice(state.choices), type=Choice).text
        asked = msgspec.json.encode({"actions": [action], "version": state.version, "seat": state.to_move})
        sent = perf_counter()
        cookie = self.cookie(state.to_move)
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        reply = await self.wire.request("POST", f"{MATCHES}/{state.id}/actions", asked, more=more)
        self.trips.append(perf_counter() - sent)
        assert reply.status == 200, reply
        return self.read(reply.body).state

    def cookie(self, _seat: str) -> str:
        """Who plays a seat; at home nobody asks."""
        return ""

    async def play(self, state: State, end: float, gap: float) -> None:
        """Until the clock says `end`, with `gap` seconds between one action and the next."""
        beat = perf_counter() + self.chance.random() * gap
        while perf_counter() < end:
            if gap:
                await asyncio.sleep(max(0.0, beat - perf_counter()))
                beat += gap
            state = await self.act(state if state.to_move else await self.create())
