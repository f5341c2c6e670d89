"""Hidden deployments in a club: neither the opponent, nor a spectator, a stranger or an administrator learns of them.

Two clubs differ in nothing but a hidden deployment, in its length too. Whatever they tell the others must be the same,
to the letter: every address that can be read, every refusal, every live message. `tests/hosts/test_secrecy.py` does so
at home.
"""

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest
from fastapi.routing import APIRoute
from websockets.sync.client import ClientConnection

from longroll import Match
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from longroll.service.agreement import PUBLIC, Agreement
from longroll.service.clocks import CLOCK, Clocks, Pace
from longroll.service.live_match import LiveMatch
from longroll.service.published import MatchInfo
from tests.games.american_civil_war.board import standard
from tests.hosts.club.table import listen
from tests.hosts.local_server import PATIENCE, Json
from tests.hosts.people.browsers import Browser, ClubServer
from tests.hosts.test_secrecy import ARMIES, MARCH, NUMBERS, QUESTIONS, SOUTH, TITLE, UNION, UNION_OTHER, VERSIONS

MATCH: Final = "secret-match"
NOW: Final = 1_700_000_000.0
PACE: Final = Pace(CLOCK, 86_400.0, 60.0)
FIGURES: Final = r'"(left|spent)":\s*[0-9.]+'
TIMES: Final = r"\b1\d{9}(\.\d+)?\b"
SECRETS: Final = r'"(commitment|seed|push_key)":\s*"[\w-]*"'
OTHERS: Final = ("bob", "watcher", "ada", "nobody")


class Club:
    """Ann and Bob have met in Northern Virginia; Ann deploys first."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        prepare(file_url(folder / "club.db"))
        self.server = ClubServer(folder, file_url(folder / "club.db"))
        self.browsers: dict[str, Browser] = {
            **{name.lower(): self.server.member(name) for name in ("Ann", "Bob", "Watcher", "Ada")},
            "nobody": self.server.browser(),
        }
        self.server.promote("Ada", "admin")
        self.ids = {name: browser.me()["id"] for name, browser in self.browsers.items() if name != "nobody"}
        self.add_match()
        self.opened = ExitStack()
        self.heard: dict[str, list[str]] = {}
        self.lines: dict[str, ClientConnection] = {}
        self.play("ann", *MARCH)
        self.listen()

    def add_match(self) -> None:
        match = Match.from_position(TITLE, standard(ARMIES).position_text(), seed="1861")
        seats = {"union": f"@{self.ids['ann']}", "confederate": f"@{self.ids['bob']}"}
        names = dict(zip(seats.values(), ("Ann", "Bob"), strict=True))
        agreement = Agreement(PUBLIC, False, PACE, names, Clocks.new(PACE, list(seats), NOW))
        live = LiveMatch(MatchInfo(MATCH, "", "new", "", 0, NOW), match, seats, 0, NOW, agreement)
        self.server.call(self.server.service.add(live))

    def close(self) -> None:
        self.opened.close()
        self.server.stop()

    # --- playing

    def state(self, name: str) -> Json:
        state: Json = self.browsers[name].get(f"/api/matches/{MATCH}").json()
        return state

    def play(self, name: str, *actions: str) -> None:
        for action in actions:
            state = self.state(name)
            body = {"actions": [action], "version": state["version"], "seat": state["seat"]}
            answer = self.browsers[name].post(f"/api/matches/{MATCH}/actions", json=body)
            assert answer.status_code == 200, answer.text

    # --- everything that is told

    def listen(self) -> None:
        """The lines of the match, and of the people."""
        for name in OTHERS:
            paths = [f"/api/matches/{MATCH}/live", *(["/api/live"] if name != "nobody" else [])]
            for path in paths:
                line = self.opened.enter_context(listen(self.browsers[name], path))
                self.lines[f"{name} {path}"] = line
                self.heard[f"{name} {path}"] = []
        self.hear()

    def hear(self) -> dict[str, list[str]]:
        """What has come on the lines; the lines of the match up to the version that is known."""
        for name, line in self.lines.items():
            texts = self.heard[name]
            who, path = name.split()
            version = self.state(who)["version"] if path.startswith("/api/matches") else None
            while version is not None and not any(f'"version":{version},' in text for text in texts):
                texts.append(str(line.recv(timeout=PATIENCE)))
            with suppress(TimeoutError):
                while True:
                    texts.append(str(line.recv(timeout=0.05)))
        return {name: [self.clean(text) for text in texts if "beat" not in text] for name, texts in self.heard.items()}

    def told(self, name: str) -> dict[str, str]:
        browser = self.browsers[name]
        found = {}
        for path in self.addresses():
            answer = browser.get(path)
            assert answer.status_code < 500, path
            found[path] = self.clean(f"{answer.status_code} {answer.text}")
        for method, path, body in self.tries(("union",) if name == "bob" else ("union", "confederate")):
            answer = browser.request(method, path, json=body)
            assert 400 <= answer.status_code < 500, f"{name} {path} {body}: {answer.text}"
            found[f"{method} {path} {json.dumps(body)}"] = self.clean(f"{answer.status_code} {answer.text}")
        return found

    def addresses(self) -> Iterator[str]:
        for path in read_paths(self.server):
            if path.endswith(("/advice", "/mark")):
                continue  # what a computer player would do, which is random; both are for players alone
            filled = path.replace("{match}", MATCH).replace("{place}", "washington")
            if "{number}" in filled:
                yield from (filled.replace("{number}", str(number)) for number in NUMBERS)
            elif "{name}" in filled:
                yield from (filled.replace("{name}", name) for name in ("Ann", "Bob"))
            elif filled.endswith("/why"):
                yield from (f"{filled}?action={action}" for action in QUESTIONS)
            elif filled.endswith("/preview"):
                yield from (f"{filled}?after={action}" for action in QUESTIONS)
            elif "{" not in filled:
                yield from (filled, f"{filled}?viewer=union", f"{filled}?viewer=", f"{filled}?since=4")

    def tries(self, seats: Sequence[str]) -> Iterator[tuple[str, str, dict[str, object]]]:
        """What somebody tries who does not own the seats."""
        match = f"/api/matches/{MATCH}"
        for version in VERSIONS[::2]:
            for seat in seats:
                yield "POST", f"{match}/actions", {"actions": ["ready"], "version": version, "seat": seat}
                yield "POST", f"{match}/undo", {"version": version, "seat": seat}
                yield "POST", f"{match}/finish", {"version": version, "seat": seat}
        yield "GET", f"{match}/orders?seat=union", {}
        yield "PUT", f"{match}/orders?seat=union", {"orders": []}
        yield "POST", f"{match}/resign", {"seat": "union"}
        for number in NUMBERS[3:]:
            yield "POST", f"{match}/offers", {"seat": "union", "kind": "takeback", "answer": "make", "to": number}
            yield "POST", f"{match}/fork", {"number": number, "seats": {}}

    def clean(self, text: str) -> str:
        """Without what differs from club to club by itself: ids, seeds, times."""
        for name, person in self.ids.items():
            text = text.replace(person, name)
        text = re.sub(FIGURES, r'"\1":0', re.sub(SECRETS, r'"\1":""', re.sub(TIMES, "0", text)))
        return re.sub(r"\ncommitment [0-9a-f]{64}\n", "\ncommitment\n", text)


def read_paths(server: ClubServer) -> list[str]:
    """All addresses of the interface that are read and may differ from club to club."""
    described = server.app.openapi()["paths"]
    assert {route.path for route in server.app.routes if isinstance(route, APIRoute)} <= {*described, "/openapi.json"}
    return sorted(path for path, ways in described.items() if "get" in ways and path.startswith("/api/"))


@pytest.fixture
def clubs(tmp_path: Path) -> Iterator[tuple[Club, Club]]:
    opened = Club(tmp_path / "one"), Club(tmp_path / "other")
    yield opened
    for club in opened:
        club.close()


def compare(one: Club, other: Club) -> None:
    for name in OTHERS:
        mine, theirs = one.told(name), other.told(name)
        assert mine.keys() == theirs.keys()
        for key, text in mine.items():
            assert text == theirs[key], f"{name} learns something from {key}"
    assert one.hear() == other.hear()


@pytest.mark.rule("ACW-S-deploy-01")
def test_nobody_in_a_club_learns_anything_of_a_deployment(clubs: tuple[Club, Club]) -> None:
    one, other = clubs
    assert one.state("ann")["prompt"]["kind"] == "deploy"
    before = {name: other.state(name)["agreement"] for name in OTHERS}
    other.play("ann", *UNION_OTHER[:4])
    assert {name: other.state(name)["agreement"] for name in OTHERS} == before  # nor do the clocks tell of it
    compare(one, other)
    one.play("ann", *UNION, "ready")
    other.play("ann", *UNION_OTHER[4:], "ready")
    compare(one, other)
    for club in clubs:
        club.play("bob", *SOUTH, "ready")
    assert one.state("nobody")["view"]["battle"] != other.state("nobody")["view"]["battle"]  # it was worth hiding
