"""Two members of a club, with real cookies, and what they send."""

import json
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from longroll.hosts.server.callers import COOKIE
from longroll.kernel.shared_seed import commit
from tests.hosts.local_server import PATIENCE, Json
from tests.hosts.people.browsers import Browser, ClubServer

SECRET = "a" * 64
SHARE = "b" * 64


def ask(browser: Browser, method: str, path: str, status: int = 200, **body: object) -> Any:
    answer: httpx.Response = browser.request(method, path, json=body or None)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def listen(browser: Browser, path: str) -> ClientConnection:
    target = f"{browser.origin.replace('http', 'ws')}{path}"
    headers = {"cookie": f"{COOKIE}={browser.token}"} if browser.token else {}
    return connect(target, origin=Origin(browser.origin), additional_headers=headers, proxy=None)


def next_of(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(socket.recv(PATIENCE))
        if message.get("kind") == kind:
            return message


class Table:
    def __init__(self, server: ClubServer) -> None:
        self.server = server
        self.ann = server.member("Ann")
        self.bob = server.member("Bob")

    def challenge(self, **more: object) -> Json:
        asked = {"title": "house-divided", "scenario": "short", "seats": {"union": "me"}, "commitment": commit(SECRET)}
        found: Json = ask(self.ann, "POST", "/api/challenges", 201, **{**asked, **more})
        return found

    def accept(self, challenge: Json, browser: Browser | None = None, status: int = 200) -> Json:
        path = f"/api/challenges/{challenge['id']}/accept"
        found: Json = ask(browser or self.bob, "POST", path, status, entropy=SHARE)
        return found

    def reveal(self, challenge: Json) -> str:
        begun = ask(self.ann, "POST", f"/api/challenges/{challenge['id']}/reveal", entropy=SECRET)
        return str(begun["match"])

    def begin(self, **more: object) -> str:
        challenge = self.challenge(**more)
        self.accept(challenge)
        return self.reveal(challenge)

    def state(self, match: str, browser: Browser | None = None) -> Json:
        found: Json = ask(browser or self.ann, "GET", f"/api/matches/{match}")
        return found

    def play(self, browser: Browser, match: str, *actions: str) -> Json:
        state = self.state(match, browser)
        body = {"actions": list(actions), "version": state["version"], "seat": state["to_move"]}
        found: Json = ask(browser, "POST", f"/api/matches/{match}/actions", **body)["state"]
        return found
