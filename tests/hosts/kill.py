"""Kills a busy server again and again, and checks after each restart that nothing acknowledged is lost.

    python -m tests.hosts.kill --kills 200

Several clients play their own matches on a server on loopback: single actions, several actions at once, undo, forks,
imports, deletions, changes of players. At a random moment the server is ended with SIGKILL and started again on the
same folder. Then every match must be exactly what its client was told, or that and the whole of the one request that
was not answered; never a part of it. Every journal must replay.
"""

import argparse
import asyncio
import random
import signal
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import msgspec

from longroll.match import Match
from tests.hosts.server_process import ServerProcess
from tests.hosts.wire import Reply, Wire

MATCHES: Final = "/api/matches"
KEPT: Final = 4  # matches of a client
LONGEST: Final = 150  # actions of a match, so that checking stays quick
MOST_KILLS, MOST_CLIENTS = 1000, 64
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

    async def run(self, port: int) -> None:
        """Until the server is gone."""
        try:
            wire = await Wire.open(port)
        except ConnectionError:
            return
        try:
            while True:
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
        reply = await wire.request(method, path, body, kind or "application/json")
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
            shown = await wire.request("GET", f"{MATCHES}/{known.id}?viewer={known.state['to_move']}")
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
        journal = await wire.request("GET", f"{MATCHES}/{known.id}/journal")
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


# --- checking


class Checker:
    """Compares what is stored with what the clients were told."""

    def __init__(self, server: ServerProcess, clients: list[Client]) -> None:
        self.server = server
        self.clients = clients

    def check(self) -> None:
        stored = {match["id"] for match in self.server.get("/api/matches?limit=1000")}
        for client in self.clients:
            self.check_client(client, stored)
        known = {match for client in self.clients for match in client.matches}
        origins = [client.pending.origin for client in self.clients if client.pending and not client.pending.match]
        strangers = stored - known
        assert len(strangers) <= len(origins), f"{len(strangers)} matches that nobody asked for"
        for match in strangers:
            assert self.replay(match)[0] in origins, f"{match} is not what somebody asked for"
            self.server.delete(f"{MATCHES}/{match}")
        for client in self.clients:
            client.pending = None

    def check_client(self, client: Client, stored: set[str]) -> None:
        for match in client.deleted:
            assert match not in stored, f"{match} was deleted and is there again"
        client.deleted.clear()
        for known in list(client.matches.values()):
            pending = client.pending if client.pending and client.pending.match == known.id else None
            if known.id not in stored:
                assert pending is not None, f"{known.id} is lost"
                assert pending.kind == "delete", f"{known.id} is lost"
                del client.matches[known.id]
                continue
            self.check_match(known, pending)

    def check_match(self, known: Known, pending: Pending | None) -> None:
        actions, barriers = self.replay(known.id)
        state: Json = self.server.get(f"{MATCHES}/{known.id}")
        assert state["damage"] is None
        assert state["actions"] == len(actions)
        before = (known.actions, known.seats)
        if (actions, state["seats"]) == before and state["version"] == known.version:
            pass  # as it was told
        else:
            assert pending is not None, f"{known.id}: {actions} and not {known.actions}"
            assert state["version"] == known.version + 1, f"{known.id}: version {state['version']}"
            self.check_pending(known, pending, actions, barriers, state)
        known.actions = actions
        known.state, known.version, known.seats = state, state["version"], state["seats"]

    def check_pending(
        self, known: Known, pending: Pending, actions: list[str], barriers: list[str], state: Json
    ) -> None:
        """The request was carried out as a whole."""
        if pending.kind.startswith("act"):
            count = len(known.actions)
            assert actions[:count] == known.actions
            made = actions[count:]
            assert made == pending.actions[: len(made)]
            assert made, f"{known.id}: a version without its actions"
            assert len(made) == len(pending.actions) or barriers[-1], f"{known.id}: half of {pending.actions}"
        elif pending.kind == "undo":
            assert actions == known.actions[: pending.keep]
        else:
            assert pending.kind == "seats", f"{known.id} was changed by {pending.kind}"
            assert (actions, state["seats"]) == (known.actions, pending.seats)

    def replay(self, match: str) -> tuple[list[str], list[str]]:
        """The actions that are stored, and what barrier each is; raises if the journal does not replay."""
        history = Match.replay(self.server.get_text(f"{MATCHES}/{match}/journal")).history
        return [entry.action for entry in history], [entry.barrier for entry in history]


async def play_until_killed(server: ServerProcess, clients: list[Client], requests: int, delay: float) -> None:
    """The server is killed a moment after so many requests have been acknowledged."""
    playing = [asyncio.create_task(client.run(server.port)) for client in clients]
    goal = sum(totals(clients).values()) + requests
    while sum(totals(clients).values()) < goal and not any(task.done() for task in playing):
        await asyncio.sleep(0.001)
    await asyncio.sleep(delay)
    server.kill(signal.SIGKILL)
    await asyncio.gather(*playing)


def run(folder: Path, kills: int, clients: int, seed: int, *, show: bool = False) -> Counter[str]:
    """Returns how many requests of each kind were acknowledged."""
    chance = random.Random(seed)
    players = [Client(number, seed) for number in range(clients)]
    server = ServerProcess(folder)
    try:
        for number in range(1, kills + 1):
            asyncio.run(play_until_killed(server, players, chance.randint(1, 200), chance.uniform(0, 0.02)))
            server = ServerProcess(folder)
            Checker(server, players).check()
            if show and number % 10 == 0:
                print(f"{number} kills, {sum(totals(players).values())} requests acknowledged", flush=True)
    finally:
        server.kill(signal.SIGKILL)
    return totals(players)


def totals(clients: list[Client]) -> Counter[str]:
    return sum((client.counts for client in clients), Counter())


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill a busy server again and again: is anything lost?")
    parser.add_argument("--kills", type=int, choices=range(1, MOST_KILLS + 1), metavar="N", default=20)
    parser.add_argument("--clients", type=int, choices=range(1, MOST_CLIENTS + 1), metavar="N", default=6)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--folder", type=Path, help="where the folder of the matches is made; it is removed again")
    asked = parser.parse_args()
    print(f"{asked.kills} kills, {asked.clients} clients, seed {asked.seed}", flush=True)
    start = perf_counter()
    with TemporaryDirectory(prefix="longroll-kill-", dir=asked.folder) as folder:
        counts = run(Path(folder), asked.kills, asked.clients, asked.seed, show=True)
    told = ", ".join(f"{kind} {count}" for kind, count in counts.most_common())
    print(f"nothing lost: {sum(counts.values())} requests acknowledged ({told}) in {perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
