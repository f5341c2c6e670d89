"""A club on loopback, and browsers with real cookies that use it."""

from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from longroll.hosts.server.callers import COOKIE
from longroll.service.people.accounts import Accounts
from tests.hosts.local_server import PATIENCE, Json, LocalServer
from tests.hosts.people.club import PASSWORD


class Browser(httpx.Client):
    """Sends what a browser sends with the requests of our own page."""

    def __init__(self, server: LocalServer, address: str = "") -> None:
        origin = f"http://127.0.0.1:{server.port}"
        headers = {"origin": origin, "sec-fetch-site": "same-origin"}
        if address:
            headers["x-forwarded-for"] = address
        super().__init__(base_url=origin, headers=headers, timeout=PATIENCE, trust_env=False)
        self.origin = origin

    @property
    def token(self) -> str:
        return self.cookies.get(COOKIE) or ""

    def me(self) -> Any:
        answer = self.get("/api/me")
        assert answer.status_code == 200
        return answer.json()["person"]

    def account(self, path: str, status: int = 200, **body: object) -> Any:
        answer = self.post(f"/api/account/{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def sign_up(self, name: str, password: str = PASSWORD) -> Json:
        person: Json = self.account("sign-up", name=name, password=password)["person"]
        return person

    def sign_in(self, name: str, password: str = PASSWORD, status: int = 200) -> Any:
        return self.account("sign-in", status, name=name, password=password)

    def create_match(self, **more: object) -> Json:
        answer = self.post("/api/matches", json={"title": "house-divided", **more})
        assert answer.status_code == 201, answer.text
        state: Json = answer.json()
        return state

    def live(self, match: str) -> ClientConnection:
        target = f"{self.origin.replace('http', 'ws')}/api/matches/{match}/live"
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        return connect(target, origin=Origin(self.origin), additional_headers=headers, proxy=None)


class ClubServer(LocalServer):
    def __init__(self, folder: Path, database: str, **more: Any) -> None:
        super().__init__(folder, club=database, **more)
        self.browsers: list[Browser] = []

    def stop(self) -> None:
        for browser in self.browsers:
            browser.close()
        super().stop()

    @property
    def accounts(self) -> Accounts:
        accounts: Accounts = self.app.state.accounts
        return accounts

    def browser(self, address: str = "") -> Browser:
        opened = Browser(self, address)
        self.browsers.append(opened)
        return opened

    def thief(self, token: str) -> Browser:
        """Somebody who has a token that is not his own."""
        opened = self.browser()
        opened.cookies.set(COOKIE, token, domain="127.0.0.1", path="/")
        return opened

    def member(self, name: str) -> Browser:
        browser = self.browser()
        browser.sign_up(name)
        return browser

    def promote(self, name: str, role: Any) -> None:
        async def change() -> None:
            person = await self.accounts.directory.find(name)
            await self.accounts.storage.change_person(person.id, {"role": role})
            self.accounts.sessions.changed(person.id)

        self.call(change())
