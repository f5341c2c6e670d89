"""What is laid out in secret: nobody learns of it, by any message, before it is revealed.

Two matches are played that differ in nothing but a hidden deployment, in its length too. Whatever the table tells the
other side and a spectator must then be the same in both, to the letter: every address that can be asked, every refusal,
every message on a live line.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from websockets.sync.client import ClientConnection

from longroll import Match
from longroll.match.visibility import VERSION_STEP
from tests.games.american_civil_war.board import standard
from tests.hosts.local_server import PATIENCE, Json, LocalServer

MARCH = ["from maryland", "to northern-virginia", "all", "end"]
ARMIES = "maryland:9ui+1uc+1ul northern-virginia:8ci+1ca+1cl boston:1ui"
QUESTIONS = [
    "deploy union-infantry line-1",
    "deploy union-leader line-2",
    "deploy confederate-infantry line-1",
    "deploy confederate-infantry line-2",
    "ready",
    "pass",
    "act union-infantry line-1 fresh",
    "fire union-infantry",
    "charge union-leader",
    "shift middle-1",
    "dig line-1",
    "ground woods line-1",
    "nonsense",
]
NUMBERS = [0, 1, 3, 4, 5, 6, 8, 11, 14, 15, 20, 255, 256]
VERSIONS = [0, 4, VERSION_STEP, VERSION_STEP + 1, VERSION_STEP + 5, 2 * VERSION_STEP]
CHANGING = [("seed", r'"(commitment)":"[0-9a-f]*"'), ("time", r'"(created|updated|since|spent)":[0-9.]+')]


def deploy(nation: str, columns: str, *more: str) -> list[str]:
    return [*(f"deploy {nation}-infantry line-{column}" for column in columns), *more]


UNION = deploy("union", "123")
UNION_OTHER = deploy("union", "3311212", "deploy union-leader line-2", "deploy union-cavalry line-1")
SOUTH = deploy("confederate", "123")
SOUTH_OTHER = deploy("confederate", "222213", "deploy confederate-artillery line-3")


class Party:
    """A match on a server of its own, and everything that it tells."""

    def __init__(self, server: LocalServer, title: str, text: str, seats: dict[str, str], march: Sequence[str]) -> None:
        self.server = server
        journal = Match.from_position(title, text, seed="1861").journal.dumps()
        imported = server.client.post("/api/matches/import", content=journal, headers={"content-type": "text/plain"})
        assert imported.status_code == 201, imported.text
        self.state: Json = imported.json()
        if seats:
            self.state = server.post(f"/api/matches/{self.state['id']}/fork", 201, number=0, seats=seats)
        self.id: str = self.state["id"]
        self.parent: str = self.state["parent"]
        self.opened = ExitStack()
        self.lines: dict[str, ClientConnection] = {}
        self.known = len(march)
        self.heard: dict[str, list[str]] = {}
        self.play(*march)

    def play(self, *actions: str) -> None:
        """By the seat that must choose, as it sees the match."""
        for action in actions:
            seat = self.server.state(self.id)["to_move"]
            state = self.server.state(self.id, viewer=seat)
            self.state = self.server.act(state, action, seat=seat)["state"]
            self.hear()

    def undo(self) -> None:
        seat = self.server.state(self.id)["to_move"]
        self.state = self.server.undo(self.server.state(self.id, viewer=seat), seat=seat)
        self.hear()

    def listen(self, *viewers: str) -> None:
        for one in viewers:
            self.lines[one] = self.opened.enter_context(self.server.live(self.id, viewer=one))
            self.heard[one] = []
        self.hear()

    def hear(self) -> None:
        """Take in what comes on the lines: all up to the version that is known now, and whatever else is there."""
        for viewer, line in self.lines.items():
            version = self.server.state(self.id, viewer=viewer)["version"]
            texts = self.heard[viewer]
            while not texts or f'"version":{version},' not in texts[-1]:
                texts.append(self.clean(str(line.recv(timeout=PATIENCE))))
            texts += [self.clean(text) for text in listen_in(line)]

    def leave(self) -> None:
        self.opened.close()
        self.server.stop()

    # --- everything that is told

    def told(self, viewer: str | None) -> dict[str, str]:
        """All answers that this viewer can get; None says that no seat is named."""
        asked = {} if viewer is None else {"viewer": viewer}
        found = {f"{path} {query}": self.get(path, **query, **asked) for path, query in self.addresses()}
        if viewer is not None:
            found |= self.refusals(viewer)
            known = self.server.state(self.id, viewer=viewer)["version"]
            found |= {f"live {since}": self.catch_up(since, viewer) for since in VERSIONS if since != known}
        return found

    def addresses(self) -> Iterator[tuple[str, Mapping[str, object]]]:
        """Every address that is there to be read, whatever will be added to them."""
        for path in read_paths(self.server):
            filled = path.replace("{match}", self.id).replace("{place}", "washington").replace("{title}", TITLE)
            if "{number}" in path:
                yield from ((filled.replace("{number}", str(number)), {}) for number in NUMBERS)
            elif path.endswith("/why"):
                yield from ((filled, {"action": action}) for action in QUESTIONS)
            elif path.endswith("/advice"):
                continue  # random; it is made of the same question as a computer player's choice
            elif path.endswith("/log"):
                yield from ((filled, {"since": since}) for since in (0, 4, 5))
            elif "{" not in filled:
                yield filled, {}

    def refusals(self, viewer: str) -> dict[str, str]:
        """What is answered to those who try all the same."""
        match = f"/api/matches/{self.id}"
        found = {}
        for number in NUMBERS:
            if number >= self.known:
                found[f"fork {number}"] = self.send("POST", f"{match}/fork", number=number)
                assert '"error":"secret"' in found[f"fork {number}"]
        for version in VERSIONS:
            body = {"version": version, "seat": viewer}
            found[f"act {version}"] = self.send("POST", f"{match}/actions", actions=["ready"], **body)
            found[f"undo {version}"] = self.send("POST", f"{match}/undo", **body)
        found["set_seats"] = self.send("PUT", f"{match}/seats", seats={"union": "guest"})
        return found

    def catch_up(self, since: int, viewer: str) -> str:
        with self.server.live(self.id, since=since, viewer=viewer) as line:
            return self.clean(str(line.recv(timeout=PATIENCE)))

    def get(self, path: str, **query: object) -> str:
        answer = self.server.client.get(path, params={name: str(value) for name, value in query.items()})
        return self.clean(f"{answer.status_code} {answer.text}")

    def send(self, method: str, path: str, **body: object) -> str:
        answer = self.server.client.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, f"{path} {body}: {answer.text}"
        return self.clean(f"{answer.status_code} {answer.text}")

    def clean(self, text: str) -> str:
        """Without what differs from match to match by itself: names, seeds, clocks."""
        for name, pattern in CHANGING:
            text = re.sub(pattern, f'"\\1":"{name}"', text)
        text = re.sub(r"\ncommitment [0-9a-f]{64}\n", "\ncommitment\n", text)
        return text.replace(self.id, "this").replace(self.parent or "none", "parent")


def listen_in(line: ClientConnection) -> list[str]:
    """What else there is on a line, but for its heartbeat."""
    texts: list[str] = []
    with suppress(TimeoutError):
        while True:
            texts.append(str(line.recv(timeout=0.02)))
    return [text for text in texts if '"beat":true' not in text]


TITLE = "civil-war-standard"


def read_paths(server: LocalServer) -> list[str]:
    """All addresses of the interface that are read; the nested routers of the application too."""
    found = []
    waiting: list[Any] = list(server.app.routes)
    while waiting:
        route = waiting.pop()
        if isinstance(route, APIRoute) and "GET" in (route.methods or set()):
            found.append(route.path)
        waiting += getattr(getattr(route, "original_router", None), "routes", [])
    return sorted(path for path in found if "{match}" in path or path == "/api/matches")


Actions = Sequence[str]
Host = Callable[..., Party]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Makes matches, each on a server of its own."""
    parties: list[Party] = []

    def make(text: str = "", seats: dict[str, str] | None = None, title: str = TITLE, march: Actions = MARCH) -> Party:
        server = LocalServer(tmp_path / str(len(parties)))
        parties.append(Party(server, title, text or standard(ARMIES).position_text(), seats or {}, march))
        return parties[-1]

    yield make
    for party in parties:
        party.leave()


def test_every_address_is_tried(host: Host) -> None:
    party = host()
    described = party.server.app.openapi()["paths"]
    read = {path for path, ways in described.items() if "get" in ways and ("{match}" in path or path == "/api/matches")}
    assert set(read_paths(party.server)) == read
    tried = {path for path, _ in party.addresses()}
    assert len(tried) == len(read) - 2 + len(NUMBERS)  # without advice; one address has numbers


@pytest.mark.parametrize("seats", [{}, {"union": "me", "confederate": "guest"}], ids=["one player", "two players"])
@pytest.mark.rule("ACW-S-deploy-01")
def test_nobody_learns_anything_of_the_attackers_deployment(host: Host, seats: dict[str, str]) -> None:
    one, other = host(seats=seats), host(seats=seats)
    watching = ("confederate", "")
    for party in (one, other):
        party.listen(*watching)
        assert party.state["prompt"]["kind"] == "deploy"
    other.play(*UNION_OTHER[:4])
    other.undo()
    other.play(UNION_OTHER[3])
    compare(one, other, *watching)
    one.play(*UNION, "ready")
    other.play(*UNION_OTHER[4:], "ready")
    compare(one, other, *watching, None)
    for party in (one, other):
        party.play(*SOUTH[:2])
        party.undo()
    compare(one, other, *watching, None)
    for party in (one, other):
        party.play(*SOUTH[1:])
    compare(one, other, *watching, None)
    check_revealed(one, UNION, SOUTH)
    check_revealed(other, UNION_OTHER, SOUTH)


@pytest.mark.rule("ACW-S-deploy-01")
def test_nobody_learns_anything_of_the_defenders_deployment(host: Host) -> None:
    one, other = host(), host()
    watching = ("union", "")
    for party in (one, other):
        party.listen(*watching)
        party.play(*UNION, "ready")
    other.play(*SOUTH_OTHER)
    other.undo()
    other.play(SOUTH_OTHER[-1])
    compare(one, other, *watching)
    one.play(*SOUTH)
    compare(one, other, *watching)
    check_revealed(one, UNION, SOUTH)
    check_revealed(other, UNION, SOUTH_OTHER)


@pytest.mark.rule("ACW-A-terr-03")
def test_nor_of_the_ground_that_he_chose(host: Host) -> None:
    match = standard(f"terrain=on {ARMIES}", dice=[4, 5, 4, 4, 5, 5, 3, 3, 2, 1])
    for action in MARCH:
        match.play(action)
    one, other = (host(match.position_text(), march=[]) for _ in range(2))
    for party in (one, other):
        party.listen("confederate", "")
    one.play("ground woods line-1", "ground hill line-2")
    other.play("ground woods line-3", "ground hill line-1")
    compare(one, other, "confederate", "")
    one.play(*UNION, "ready")
    other.play(*UNION_OTHER, "ready")
    compare(one, other, "confederate", "", None)
    assert one.server.state(one.id)["prompt"]["kind"] == "terrain"


@pytest.mark.rule("ACW-A-four-05", "ACW-S-deploy-01")
def test_of_four_players_the_partner_sees_it_and_the_others_do_not(host: Host) -> None:
    seats = {"union": "me", "union-second": "me", "confederate": "guest", "confederate-second": "guest"}
    text = standard(f"four=field {ARMIES}").position_text()
    one, other = (host(text, seats, "civil-war-teams") for _ in range(2))
    watching = ("confederate", "confederate-second", "")
    for party, actions in ((one, UNION), (other, UNION_OTHER)):
        party.listen(*watching)
        assert party.state["to_move"] == "union-second"
        party.play(*actions)
    compare(one, other, *watching)
    for party, actions in ((one, UNION), (other, UNION_OTHER)):
        own, partner = (party.server.state(party.id, viewer=seat) for seat in ("union-second", "union"))
        assert partner["view"] == own["view"]
        assert (partner["version"], partner["actions"]) == (own["version"], own["actions"])
        assert "line-1" in partner["view"]["battle"]["areas"]["attacker"]
        assert partner["choices"] == []
        moments = party.server.get(f"/api/matches/{party.id}/moments", viewer="union")
        assert [moment["action"] for moment in moments][-len(actions) :] == actions
        assert party.server.get(f"/api/matches/{party.id}/why", action="ready", viewer="union-second")["allowed"]
        partner_asks = party.server.get(f"/api/matches/{party.id}/why", action="ready", viewer="union")
        assert (partner_asks["allowed"], partner_asks["code"]) == (False, "not-your-turn")
        party.play("ready")
    compare(one, other, *watching, None)


# --- the reveal


@pytest.mark.parametrize("options", ["", "entrench=on"], ids=["the attacker is next", "the defender is next"])
@pytest.mark.rule("ACW-S-deploy-01")
def test_what_was_revealed_cannot_be_taken_back(host: Host, options: str) -> None:
    party = host(standard(f"{options} {ARMIES}").position_text())
    party.play(*UNION, "ready")
    assert party.server.undo(party.server.state(party.id), 409, seat="union")["stops"] == "seat"
    party.play(*SOUTH, "ready")
    for seat in ("union", "confederate"):
        state = party.server.state(party.id, viewer=seat)
        assert state["undo_stops"] == "reveal"
        answer = party.server.undo(state, 409, seat=seat)
        assert (answer["stops"], answer["message"]) == (
            "reveal",
            "Can’t undo: something hidden has been revealed.",
        )
    assert party.server.state(party.id)["view"]["battle"]["hidden"] == []


def test_a_deployment_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    party = Party(server, TITLE, standard(ARMIES).position_text(), {}, MARCH)
    party.play(*UNION, "ready", *SOUTH[:2])
    party.undo()
    before = {viewer: server.state(party.id, viewer=viewer) for viewer in ("union", "confederate", "")}
    server.stop()
    server = LocalServer(tmp_path)
    party.server = server
    try:
        after = {viewer: server.state(party.id, viewer=viewer) for viewer in ("union", "confederate", "")}
        for viewer, state in after.items():
            assert state["undo_stops"] in ("", "seat")
            assert {**state, "undo_stops": ""} == {**before[viewer], "undo_stops": ""}
        party.play(*SOUTH[1:], "ready")
        assert server.state(party.id)["to_move"] == "union"
    finally:
        server.stop()


# --- comparing


def compare(one: Party, other: Party, *viewers: str | None) -> None:
    for seat in viewers:
        mine, theirs = one.told(seat), other.told(seat)
        assert [key.replace(one.id, "") for key in mine] == [key.replace(other.id, "") for key in theirs]
        for (key, text), seen in zip(mine.items(), theirs.values(), strict=True):
            assert text == seen, f"{seat!r} learns something from {key}"
        if seat is not None:
            assert one.heard[seat] == other.heard[seat], f"{seat!r} learns something from its live line"


def check_revealed(party: Party, attacker: list[str], defender: list[str]) -> None:
    """The last word is given; after it everybody knows everything, and it can be taken away."""
    if party.server.state(party.id)["undo_stops"] != "reveal":
        party.play("ready")
    states = [party.server.state(party.id, viewer=seat) for seat in ("union", "confederate", "")]
    for state in states:
        assert state["view"]["battle"] == states[0]["view"]["battle"]
        assert state["view"]["battle"]["hidden"] == []
        assert (state["version"], state["actions"]) == (states[0]["version"], states[0]["actions"])
    played = [*MARCH, *attacker, "ready", *defender, "ready"]
    assert party.server.actions(party.id) == played
    for seat in ("union", "confederate", ""):
        moments = party.server.get(f"/api/matches/{party.id}/moments", viewer=seat)
        assert [moment["action"] for moment in moments[1:]] == played
        log = party.server.get(f"/api/matches/{party.id}/log", viewer=seat)
        assert "deployed" in [event["kind"] for entry in log for event in entry["events"]]
    for texts in party.heard.values():
        assert '"kind":"deployed"' in texts[-1]
