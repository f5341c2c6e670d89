"""A real server on loopback for the tests, over a folder of theirs."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, Final, TypeVar

import httpx
import uvicorn
from starlette.types import ASGIApp
from websockets.sync.client import ClientConnection, connect

from longroll.hosts.common.notifier import WatchNotifier
from longroll.hosts.server.app import make_app
from longroll.hosts.server.config import ClubConfig
from longroll.hosts.server.limits import Limits
from longroll.hosts.server.mail_config import MailConfig
from longroll.hosts.server.routes.page import DIST
from longroll.hosts.server.serve import configure, listen
from longroll.hosts.server.store.sqlite_storage import SqliteStorage
from longroll.hosts.server.thinker import ProcessThinker
from longroll.match import Match
from longroll.service import Service

Json = dict[str, Any]
T = TypeVar("T")
Middleware = Callable[[ASGIApp], ASGIApp]
PATIENCE: Final = 60.0  # seconds: what is slow on a busy machine is not wrong
# A connection for each request: one that is kept may end just as the next request is sent on it.
ONE_EACH: Final = httpx.Limits(max_keepalive_connections=0)


class LocalServer:
    def __init__(
        self,
        folder: Path,
        page: Path = DIST,
        limits: Limits | None = None,
        outermost: Middleware | None = None,
        club: str = "",
        database: str = "",
        origin: str = "",
        mail: MailConfig | None = None,
        private_addresses: Sequence[str] = (),
    ) -> None:
        """`outermost` is put around the application; `club` is the database of a club, or empty at home, where
        `database` may be another than the usual one; `origin` is that of a club behind a proxy. `private_addresses`:
        where people may be told something on this machine."""
        self.socket = listen("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        config = club_config(folder, club, self.port, origin, mail) if club else None
        self.app = make_app(folder, page_folder=page, limits=limits, club=config, database=database)
        self.app.state.cheap_passwords = True
        self.app.state.private_addresses = private_addresses
        if outermost is not None:
            self.app.add_middleware(outermost)
        asked = configure(self.app)
        asked.timeout_keep_alive = 10 * int(PATIENCE)  # no connection ends just as the next request is sent on it
        self.server = uvicorn.Server(asked)
        self.thread = Thread(target=self._run, daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started)
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, trust_env=False)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve([self.socket]))

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the event loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    @property
    def database(self) -> SqliteStorage:
        assert isinstance(self.service.storage, SqliteStorage)
        return self.service.storage

    @property
    def notifier(self) -> WatchNotifier:
        assert isinstance(self.service.notifier, WatchNotifier)
        return self.service.notifier

    @property
    def thinker(self) -> ProcessThinker:
        assert isinstance(self.service.bots.thinker, ProcessThinker)
        return self.service.bots.thinker

    def stop(self) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        assert not self.thread.is_alive()

    # --- asking

    def get(self, path: str, **query: object) -> Any:
        answer = self.client.get(path, params={name: str(value) for name, value in query.items()})
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: object) -> Json:
        answer = self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        shape: Json = answer.json()
        return shape

    def create(self, **more: object) -> Json:
        asked = {"title": "house-divided", "scenario": "campaign", "seed": "1861", **more}
        return self.post("/api/matches", 201, **asked)

    def act(self, state: Json, action: str, status: int = 200, **more: object) -> Json:
        body = {"actions": [action], "version": state["version"], "seat": state["to_move"], **more}
        return self.post(f"/api/matches/{state['id']}/actions", status, **body)

    def play(self, state: Json, *actions: str) -> Json:
        for action in actions:
            state = self.act(state, action)["state"]
        return state

    def undo(self, state: Json, status: int = 200, **more: object) -> Json:
        """The state afterwards, or the error."""
        body = {"version": state["version"], "seat": state["to_move"], **more}
        answer = self.post(f"/api/matches/{state['id']}/undo", status, **body)
        return answer["state"] if status == 200 else answer

    def state(self, match: str, **query: object) -> Json:
        state: Json = self.get(f"/api/matches/{match}", **query)
        return state

    def live(self, match: str, **query: object) -> ClientConnection:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        return connect(f"ws://127.0.0.1:{self.port}/api/matches/{match}/live?{words}", proxy=None)

    def actions(self, match: str) -> list[str]:
        """The actions that are stored, as the journal says."""
        text = self.client.get(f"/api/matches/{match}/journal").text
        return [entry.action for entry in Match.replay(text).history]

    def import_journal(self, text: str) -> Json:
        answer = self.client.post("/api/matches/import", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 201, answer.text
        state: Json = answer.json()
        return state

    def wait_for_person(self, match: str) -> Json:
        """The state when the computer players have done."""
        found: list[Json] = []

        def asked() -> bool:
            found[:] = [self.state(match)]
            return found[0]["seats"].get(found[0]["to_move"], "me") in ("me", "guest")

        wait_until(asked)
        return found[0]


def club_config(folder: Path, database: str, port: int, origin: str = "", mail: MailConfig | None = None) -> ClubConfig:
    named = origin or f"http://127.0.0.1:{port}"
    return ClubConfig(database, named, folder / "club.secret", "127.0.0.1", port, mail=mail)


def wait_until(happened: Any, seconds: float = 5 * PATIENCE) -> None:
    end = monotonic() + seconds
    while not happened():
        assert monotonic() < end, "it did not happen in time"
        sleep(0.005)


def finished_journal() -> str:
    """A whole game with its seed, played by the first choice that ends things soonest."""
    file = Path(__file__).parents[1] / "journals" / "house-divided" / "short-greedy.journal"
    return file.read_text(encoding="utf-8")
