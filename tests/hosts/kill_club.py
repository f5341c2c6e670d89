"""Two members of a club who challenge each other, play, talk and leave orders, and remember what they were told.

After a kill everything must be as they were told, or that and the whole of the one request that was not answered.
"""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec

from longroll.hosts.server.callers import COOKIE
from longroll.kernel.shared_seed import commit
from longroll.match import Match
from tests.hosts.kill_client import DOWN, MATCHES, Json
from tests.hosts.server_process import ServerProcess
from tests.hosts.wire import Reply, Wire

CHALLENGES: Final = "/api/challenges"
PASSWORD: Final = "correct horse battery"
SEATS: Final = ("union", "confederate")
SHARE: Final = "b" * 64
BANK, INCREMENT = 3600.0, 1.0
LONGEST: Final = 80  # actions of a match, so that checking stays quick
KEPT: Final = 3  # finished matches that are looked at again
EPSILON: Final = 0.001
QUESTIONS: Final = {"stand": ["stand", "retreat", "veteran"], "target": ["strongest", "veteran"]}


@dataclass
class Known:
    """A match as the two were told."""

    id: str
    state: Json
    actions: list[str] = field(default_factory=list)
    said: dict[str, str] = field(default_factory=dict)  # text by id
    orders: dict[str, list[Json]] = field(default_factory=lambda: {seat: [] for seat in SEATS})
    notes: dict[str, str] = field(default_factory=lambda: dict.fromkeys(SEATS, ""))


@dataclass
class Pending:
    """The request that was sent and not yet answered."""

    kind: str
    value: Any = None
    seat: str = ""


class Pair:
    def __init__(self, number: int, seed: int) -> None:
        self.number = number
        self.chance = random.Random(f"{seed}/club/{number}")
        self.tokens: dict[str, str] = {}
        self.challenge: Json | None = None
        self.secret = ""
        self.known: Known | None = None
        self.finished: list[Known] = []
        self.withdrawn: list[str] = []
        self.pending: Pending | None = None
        self.counts: Counter[str] = Counter()
        self.words = 0

    def join(self, server: ServerProcess) -> None:
        for seat in SEATS:
            body = {"name": f"{seat}{self.number}", "password": PASSWORD}
            answer = httpx.post(f"{server.origin}/api/account/sign-up", json=body, timeout=30, trust_env=False)
            assert answer.status_code == 200, answer.text
            self.tokens[seat] = answer.cookies[COOKIE]

    async def run(self, port: int, stopped: asyncio.Event) -> None:
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
        if self.known is not None:
            await self.play(wire, self.known)
        elif self.challenge is None:
            await self.make_challenge(wire)
        elif self.challenge["status"] == "accepted":
            await self.reveal(wire, self.challenge)
        elif self.challenge["status"] == "begun":
            await self.enter(wire, self.challenge["match"])
        elif self.chance.random() < 0.2:
            await self.withdraw(wire, self.challenge)
        else:
            await self.accept(wire, self.challenge)

    async def play(self, wire: Wire, known: Known) -> None:
        if len(known.actions) >= LONGEST or is_over(known.state):
            await self.end(wire, known)
            return
        ways = [self.act, self.say, self.order, self.note, self.offer, self.end]
        (way,) = self.chance.choices(ways, [60, 15, 10, 5, 9, 1])
        await way(wire, known)

    # --- requests

    async def ask(self, wire: Wire, seat: str, method: str, path: str, body: Json | None = None) -> Reply:
        """A server without its database cannot say what became of a request: it is as if the server were gone."""
        encoded = b"" if body is None else msgspec.json.encode(body)
        reply = await wire.request(method, path, encoded, more=f"Cookie: {COOKIE}={self.tokens[seat]}\r\n")
        if reply.status == DOWN:
            raise ConnectionResetError("the database is gone")
        assert reply.status < 500, reply
        return reply

    async def send(
        self, wire: Wire, pending: Pending, seat: str, method: str, path: str, body: Json | None = None
    ) -> Any:
        """What was answered; None if it was refused."""
        self.pending = pending
        reply = await self.ask(wire, seat, method, path, body)
        self.pending = None
        if reply.status >= 400:
            return None
        self.counts[pending.kind] += 1
        return msgspec.json.decode(reply.body) if reply.body else {}

    async def make_challenge(self, wire: Wire) -> None:
        self.secret = f"{self.chance.getrandbits(256):064x}"
        body = {
            "title": "house-divided",
            "scenario": "campaign",
            "seats": {"union": "me", "confederate": f"@confederate{self.number}"},
            "pace": {"kind": "clock", "bank": BANK, "increment": INCREMENT},
            "commitment": commit(self.secret),
        }
        self.challenge = await self.send(wire, Pending("challenge"), "union", "POST", CHALLENGES, body)
        assert self.challenge is not None

    async def accept(self, wire: Wire, challenge: Json) -> None:
        path = f"{CHALLENGES}/{challenge['id']}/accept"
        found = await self.send(wire, Pending("accept"), "confederate", "POST", path, {"entropy": SHARE})
        assert found["status"] == "accepted", found
        self.challenge = found

    async def withdraw(self, wire: Wire, challenge: Json) -> None:
        await self.send(wire, Pending("withdraw"), "union", "DELETE", f"{CHALLENGES}/{challenge['id']}")
        self.withdrawn.append(challenge["id"])
        self.challenge = None

    async def reveal(self, wire: Wire, challenge: Json) -> None:
        path = f"{CHALLENGES}/{challenge['id']}/reveal"
        self.challenge = await self.send(wire, Pending("reveal"), "union", "POST", path, {"entropy": self.secret})

    async def enter(self, wire: Wire, match: str) -> None:
        shown = await self.ask(wire, "union", "GET", f"{MATCHES}/{match}")
        self.begin(match, msgspec.json.decode(shown.body))

    def begin(self, match: str, state: Json) -> None:
        self.known, self.challenge = Known(match, state), None

    async def act(self, wire: Wire, known: Known) -> None:
        """An order may have been carried out since: it is looked at before."""
        seat = known.state["to_move"]
        reply = await self.ask(wire, seat, "GET", f"{MATCHES}/{known.id}?viewer={seat}")
        state: Json = msgspec.json.decode(reply.body)
        log = await self.ask(wire, seat, "GET", f"{MATCHES}/{known.id}/log?since={len(known.actions)}&viewer={seat}")
        entries = msgspec.json.decode(log.body)
        assert all(entry["ordered"] for entry in entries), entries
        if entries or state["to_move"] != seat:
            known.actions += [entry["action"] for entry in entries]
            known.state = state
            return
        action = self.chance.choice(state["choices"])["text"]
        body = {"actions": [action], "version": state["version"], "seat": seat}
        known.state = state
        update = await self.send(wire, Pending("act", action), seat, "POST", f"{MATCHES}/{known.id}/actions", body)
        if update is not None:
            known.actions[update["kept"] :] = [entry["action"] for entry in update["entries"]]
            known.state = update["state"]

    async def say(self, wire: Wire, known: Known) -> None:
        self.words += 1
        text = f"message {self.words}"
        body = {"room": "players", "text": text}
        path = f"{MATCHES}/{known.id}/chat"
        said = await self.send(wire, Pending("chat", text), self.chance.choice(SEATS), "POST", path, body)
        known.said[said["id"]] = text

    async def order(self, wire: Wire, known: Known) -> None:
        seat = self.chance.choice(SEATS)
        kinds = self.chance.sample(sorted(QUESTIONS), self.chance.randint(0, 2))
        orders = [
            {"question": kind, "place": "", "when": None, "answer": self.chance.choice(QUESTIONS[kind])}
            for kind in kinds
        ]
        path = f"{MATCHES}/{known.id}/orders?seat={seat}"
        found = await self.send(wire, Pending("orders", orders, seat), seat, "PUT", path, {"orders": orders})
        if found is not None:
            known.orders[seat] = orders

    async def note(self, wire: Wire, known: Known) -> None:
        self.words += 1
        seat, text = self.chance.choice(SEATS), f"note {self.words}"
        path = f"{MATCHES}/{known.id}/notes"
        await self.send(wire, Pending("note", text, seat), seat, "PUT", path, {"text": text})
        known.notes[seat] = text

    async def offer(self, wire: Wire, known: Known) -> None:
        """A draw, or the answer to it."""
        offers = known.state["agreement"]["offers"]
        answer = "decline" if offers else "make"
        seat = other(offers[0]["seat"]) if offers else self.chance.choice(SEATS)
        body = {"seat": seat, "kind": "draw", "answer": answer}
        path = f"{MATCHES}/{known.id}/offers"
        state = await self.send(wire, Pending("offer", answer, seat), seat, "POST", path, body)
        if state is not None:
            known.state = state

    async def end(self, wire: Wire, known: Known) -> None:
        if not is_over(known.state):
            seat = self.chance.choice(SEATS)
            path = f"{MATCHES}/{known.id}/resign"
            state = await self.send(wire, Pending("resign", seat=seat), seat, "POST", path, {"seat": seat})
            known.state = state or known.state
            return
        self.finished = [*self.finished, known][-KEPT:]
        self.known = None


def other(seat: str) -> str:
    return next(one for one in SEATS if one != seat)


def is_over(state: Json) -> bool:
    return state["outcome"] is not None or state["agreement"]["result"] is not None


class ClubChecker:
    """Compares what is stored with what the pairs were told."""

    def __init__(self, server: ServerProcess, pairs: list[Pair]) -> None:
        self.server = server
        self.pairs = pairs

    def check(self) -> None:
        for pair in self.pairs:
            self.check_challenges(pair)
            for known in pair.finished:
                self.check_match(pair, known, None)
            if pair.known is not None:
                self.check_match(pair, pair.known, pair.pending)
            self.check_matches(pair)
            pair.pending = None

    def get(self, pair: Pair, seat: str, path: str) -> Any:
        answer = self.server.client.get(path, headers={"cookie": f"{COOKIE}={pair.tokens[seat]}"})
        assert answer.status_code == 200, (path, answer.text)
        return answer.json()

    # --- challenges

    def check_challenges(self, pair: Pair) -> None:
        kind = pair.pending.kind if pair.pending else ""
        mine = {one["id"]: one for one in self.get(pair, "union", CHALLENGES)["mine"]}
        for gone in pair.withdrawn:
            assert gone not in mine, f"{gone} was withdrawn and is there again"
        pair.withdrawn.clear()
        told = pair.challenge
        if told is None:
            assert len(mine) <= (kind == "challenge"), f"challenges that nobody made: {mine}"
            pair.challenge = next(iter(mine.values()), None)
            return
        found = self.get(pair, "union", f"{CHALLENGES}/{told['id']}")
        moved = {"accept": "accepted", "withdraw": "withdrawn", "reveal": "begun"}.get(kind)
        assert found["status"] in (told["status"], moved), f"{told['id']} is {found['status']}, not {told['status']}"
        assert mine.keys() == ({told["id"]} if found["status"] in ("open", "accepted") else set())
        pair.challenge = None if found["status"] == "withdrawn" else found
        if found["status"] == "begun":
            self.check_begun(pair, found)

    def check_begun(self, pair: Pair, challenge: Json) -> None:
        """Asked again, it has begun one match."""
        path = f"{CHALLENGES}/{challenge['id']}/reveal"
        headers = {"cookie": f"{COOKIE}={pair.tokens['union']}"}
        asked = [self.server.client.post(path, json={"entropy": pair.secret}, headers=headers) for _ in range(2)]
        matches = {one.json()["match"] for one in asked}
        assert matches == {challenge["match"]}, matches
        pair.begin(challenge["match"], self.get(pair, "union", f"{MATCHES}/{challenge['match']}"))

    def check_matches(self, pair: Pair) -> None:
        listed = self.get(pair, "union", f"{MATCHES}?limit=1000")
        known = [one.id for one in (*pair.finished, *([pair.known] if pair.known else []))]
        assert set(known) <= {match["id"] for match in listed}
        assert sum(not match["over"] for match in listed if "over" in match) <= 1

    # --- a match

    def check_match(self, pair: Pair, known: Known, pending: Pending | None) -> None:
        self.check_play(pair, known, pending)
        self.check_chat(pair, known, pending)
        for seat in SEATS:
            at = f"{MATCHES}/{known.id}"
            for kind, told, path, key in (
                ("orders", known.orders, f"{at}/orders?seat={seat}", "orders"),
                ("note", known.notes, f"{at}/notes", "text"),
            ):
                found = self.get(pair, seat, path)[key]
                asked = pending is not None and (pending.kind, pending.seat) == (kind, seat)
                allowed = [told[seat], *([pending.value] if asked and pending else [])]
                assert found in allowed, f"{known.id}: {kind} {found}, not {allowed}"
                told[seat] = found

    def check_play(self, pair: Pair, known: Known, pending: Pending | None) -> None:
        journal = self.server.client.get(
            f"{MATCHES}/{known.id}/journal", headers={"cookie": f"{COOKIE}={pair.tokens['union']}"}
        )
        actions = [entry.action for entry in Match.replay(journal.text).history]
        count = len(known.actions)
        assert actions[:count] == known.actions, f"{known.id}: {actions} and not {known.actions}"
        log = self.get(pair, "union", f"{MATCHES}/{known.id}/log?since={count}")
        made = [entry["action"] for entry in log if not entry["ordered"]]
        state: Json = self.get(pair, "union", f"{MATCHES}/{known.id}")
        asked = pending.kind if pending is not None else ""
        assert made in ([], [pending.value] if pending is not None and asked == "act" else []), f"{known.id}: {made}"
        told = known.state
        settled = state["version"] - told["version"] - (state["actions"] - told["actions"])  # by other than actions
        assert 0 <= settled <= (asked in ("offer", "resign")), (
            f"{known.id}: version {state['version']} after {told['version']}, pending {pending}"
        )
        if state["version"] == told["version"]:
            assert public(state) == public(told), f"{known.id}: another agreement"
        self.check_clocks(known.state["agreement"], state["agreement"], len(log))
        known.actions, known.state = actions, state

    def check_clocks(self, told: Json, found: Json, hand_overs: int) -> None:
        """Time is charged once, and given once."""
        passed = found["at"] - told["at"]
        for seat, clock in told["clocks"].items():
            left = found["clocks"][seat]["left"]
            assert clock["left"] - passed - EPSILON <= left <= clock["left"] + hand_overs * INCREMENT + EPSILON

    def check_chat(self, pair: Pair, known: Known, pending: Pending | None) -> None:
        found = {one["id"]: one["text"] for one in self.get(pair, "union", f"{MATCHES}/{known.id}/chat")}
        new = {id: text for id, text in found.items() if id not in known.said}
        assert known.said.items() <= found.items(), f"{known.id}: messages are lost"
        asked = [pending.value] if pending is not None and pending.kind == "chat" else []
        assert list(new.values()) in ([], asked), f"{known.id}: messages that nobody sent: {new}"
        known.said = found


def public(state: Json) -> Json:
    """What both see of an agreement, whoever is connected."""
    return {name: value for name, value in state["agreement"].items() if name not in ("online", "own", "may_abort")}
