"""A client that plays its own matches and remembers what it was told."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from tests.hosts.wire import JSON, Reply, Wire

MATCHES: Final = "/api/matches"
KEPT: Final = 4  # matches of a client
LONGEST: Final = 150  # actions of a match, so that checking stays quick
DOWN: Final = 503
Json = dict[str, Any]


@dataclass
class Known:
    """A match as its client was told."""

    id: str
    version: int
    actions: list[str]
    seats: dict[str, str]
    state: Json


@dataclass
class Pending:
    """The request that was sent and not yet answered, and what it would make of the match."""

    kind: str
    match: str = ""
    actions: list[str] = field(default_factory=list)
    keep: int = 0
    seats: dict[str, str] = field(default_factory=dict)
    origin: list[str] = field(default_factory=list)  # of a fork or import: its actions


class Client:
    def __init__(self, number: int, seed: int) -> None:
        self.chance = random.Random(f"{seed}/{number}")
        self.matches: dict[str, Known] = {}
        self.deleted: list[str] = []
        self.pending: Pending | None = None
        self.counts: Counter[str] = Counter()

    async def run(self, port: int, stopped: asyncio.Event) -> None:
        """Until it is told to stop, or the server or its database is gone."""
        try:
            wire = await Wire.open(port)
        except ConnectionError:
            return
        try:
            while not stopped.is_set():
                await self.step(wire)
        except ConnectionError:
            return
        finally:
            wire.close()

    async def step(self, wire: Wire) -> None:
        if not self.matches:
            await self.create(wire)
            return
        known = self.chance.choice(list(self.matches.values()))
        if len(self.matches) > KEPT or len(known.actions) >= LONGEST or not known.state["to_move"]:
            await self.delete(wire, known)
            return
        ways = [self.act, self.act_several, self.undo, self.fork, self.bring, self.reseat, self.create_another]
        (way,) = self.chance.choices(ways, [50, 20, 14, 3, 3, 4, 2])
        await way(wire, known)

    # --- requests

    async def send(self, wire: Wire, pending: Pending, method: str, path: str, body: bytes, kind: str = "") -> Reply:
        self.pending = pending
        reply = await ask(wire, method, path, body, kind or JSON)
        self.pending = None
        if reply.status < 300:
            self.counts[pending.kind] += 1
        return reply

    async def create(self, wire: Wire) -> None:
        body = msgspec.json.encode({"title": "house-divided", "seed": str(self.chance.random())})
        self.add(await self.send(wire, Pending("create"), "POST", MATCHES, body), [])

    async def create_another(self, wire: Wire, _known: Known) -> None:
        await self.create(wire)

    async def act(self, wire: Wire, known: Known, most: int = 1) -> None:
        if not known.state["choices"]:  # it was shown to the other person
            shown = await ask(wire, "GET", f"{MATCHES}/{known.id}?viewer={known.state['to_move']}")
            known.state = msgspec.json.decode(shown.body)
        choice = self.chance.choice(known.state["choices"])["text"]
        texts = [choice, *("end" for _ in range(most - 1))]
        if most > 1 and choice.startswith("march "):
            texts = [choice, "done", "end"][:most]
        body = {"actions": texts, "version": known.version, "seat": known.state["to_move"]}
        pending = Pending("act" if most == 1 else "act several", known.id, texts)
        reply = await self.send(wire, pending, "POST", f"{MATCHES}/{known.id}/actions", msgspec.json.encode(body))
        if reply.status == 422:
            return
        self.update(known, reply)

    async def act_several(self, wire: Wire, known: Known) -> None:
        await self.act(wire, known, self.chance.randint(2, 3))

    async def undo(self, wire: Wire, known: Known) -> None:
        if known.state["undo_stops"]:
            await self.act(wire, known)
            return
        keep = len(known.actions) - 1
        body = {"version": known.version, "seat": known.state["to_move"], "to": keep}
        pending = Pending("undo", known.id, keep=keep)
        reply = await self.send(wire, pending, "POST", f"{MATCHES}/{known.id}/undo", msgspec.json.encode(body))
        self.update(known, reply)

    async def fork(self, wire: Wire, known: Known) -> None:
        number = self.chance.randint(0, len(known.actions))
        pending = Pending("fork", origin=known.actions[:number])
        body = msgspec.json.encode({"number": number})
        reply = await self.send(wire, pending, "POST", f"{MATCHES}/{known.id}/fork", body)
        self.add(reply, known.actions[:number])

    async def bring(self, wire: Wire, known: Known) -> None:
        journal = await ask(wire, "GET", f"{MATCHES}/{known.id}/journal")
        assert journal.status == 200, journal
        pending = Pending("import", origin=list(known.actions))
        reply = await self.send(wire, pending, "POST", f"{MATCHES}/import", journal.body, "text/plain")
        self.add(reply, list(known.actions))

    async def reseat(self, wire: Wire, known: Known) -> None:
        seats = {**known.seats, "confederate": self.chance.choice(["me", "guest"])}
        body = msgspec.json.encode({"seats": seats})
        pending = Pending("seats", known.id, seats=seats)
        reply = await self.send(wire, pending, "PUT", f"{MATCHES}/{known.id}/seats", body)
        assert reply.status == 200, reply
        self.learn(known, msgspec.json.decode(reply.body))

    async def delete(self, wire: Wire, known: Known) -> None:
        reply = await self.send(wire, Pending("delete", known.id), "DELETE", f"{MATCHES}/{known.id}", b"")
        assert reply.status == 204, reply
        del self.matches[known.id]
        self.deleted.append(known.id)

    # --- what was told

    def add(self, reply: Reply, actions: list[str]) -> None:
        assert reply.status == 201, reply
        state: Json = msgspec.json.decode(reply.body)
        self.matches[state["id"]] = Known(state["id"], state["version"], actions, state["seats"], state)

    def update(self, known: Known, reply: Reply) -> None:
        assert reply.status == 200, reply
        update: Json = msgspec.json.decode(reply.body)
        known.actions[update["kept"] :] = [entry["action"] for entry in update["entries"]]
        self.learn(known, update["state"])

    def learn(self, known: Known, state: Json) -> None:
        known.state, known.version, known.seats = state, state["version"], state["seats"]


async def ask(wire: Wire, method: str, path: str, body: bytes = b"", kind: str = JSON) -> Reply:
    """A server without its database cannot say what became of a request: it is as if the server were gone."""
    reply = await wire.request(method, path, body, kind)
    if reply.status == DOWN:
        raise ConnectionResetError("the database is gone")
    return reply
