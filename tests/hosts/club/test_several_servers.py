"""A club of two servers over one PostgreSQL: people at one hear of what happens at the other."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from longroll.hosts.server.club import relay
from longroll.hosts.server.club.messenger import BATCH, PersonMessenger
from longroll.hosts.server.club.person_socket import AGAIN
from longroll.hosts.server.club.relay import LONGEST, Relay
from longroll.hosts.server.store import listener
from longroll.service.notices.kinds import CHAT
from longroll.service.notices.notice import SEEN, Notice, NoticeId
from longroll.service.presence import Presence
from tests.hosts.club.table import Table, ask, listen, next_of
from tests.hosts.local_server import PATIENCE, Json, wait_until
from tests.hosts.people.browsers import Browser, ClubServer
from tests.hosts.postgresql import PostgreSQL


class TwoServers:
    """Ann plays at the first server; Bob at the second, where he is signed in with the same cookie."""

    def __init__(self, folder: Path, url: str) -> None:
        self.first, self.second = self.servers = ClubServer(folder, url), ClubServer(folder, url)
        self.table = Table(self.first)
        self.ann, self.bob = self.table.ann, self.second.thief(self.table.bob.token)

    def stop(self) -> None:
        for server in self.servers:
            server.stop()

    def online(self, browser: Browser, match: str) -> list[str]:
        found: list[str] = self.table.state(match, browser)["agreement"]["online"]
        return found


@pytest.fixture
def two(tmp_path: Path, postgresql_url: str) -> Iterator[TwoServers]:
    opened = TwoServers(tmp_path, postgresql_url)
    yield opened
    opened.stop()


def begin_with(socket: ClientConnection, two: TwoServers) -> str:
    """A match of Ann and Bob, of which Bob has heard."""
    match = two.table.begin(scenario="campaign")
    assert next_of(socket, "match") == {"kind": "match", "match": match}
    return match


def test_challenges_turns_and_chat_reach_who_is_connected_to_the_other_server(two: TwoServers) -> None:
    with listen(two.bob, "/api/live") as socket:
        next_of(socket, "beat")
        two.table.challenge()
        next_of(socket, "challenges")
        match = begin_with(socket, two)
        ask(two.ann, "POST", f"/api/matches/{match}/chat", 201, room="players", text="good luck")
        assert next_of(socket, "chat")["match"] == match
        ask(two.ann, "POST", f"/api/matches/{match}/resign", seat="union")
        assert next_of(socket, "match")["match"] == match


def test_who_watches_at_the_other_server_hears_the_chat_of_spectators(two: TwoServers) -> None:
    match = two.table.begin(access="public")
    here, there = two.first.member("Cora"), two.second.member("Dan")
    with listen(there, f"/api/matches/{match}/live"), listen(there, "/api/live") as socket:
        wait_until(lambda: two.second.service.presence.following(match))
        next_of(socket, "beat")
        ask(here, "POST", f"/api/matches/{match}/chat", 201, room="spectators", text="well played")
        assert next_of(socket, "chat") == {"kind": "chat", "match": match, "room": "spectators"}


def test_presence_is_known_at_both_servers(two: TwoServers) -> None:
    match = two.table.begin()
    assert two.online(two.ann, match) == two.online(two.bob, match) == []
    with listen(two.ann, f"/api/matches/{match}/live?since=0") as shown:
        with listen(two.bob, "/api/live"):
            while len(online_in(shown)) < 2:
                pass
            wait_until(lambda: len(two.online(two.bob, match)) == 2)
        while len(online_in(shown)) > 1:
            pass
    wait_until(lambda: two.online(two.bob, match) == [])


def online_in(socket: ClientConnection) -> list[str]:
    message: Json = json.loads(socket.recv(PATIENCE))
    found: list[str] = message["state"]["agreement"]["online"] if "state" in message else []
    return found


def test_a_server_that_starts_learns_who_is_connected_and_looks(
    two: TwoServers, tmp_path: Path, postgresql_url: str
) -> None:
    with listen(two.bob, "/api/live") as socket:
        next_of(socket, "beat")
        socket.send('{"looking":true}')
        bob = f"@{two.bob.me()['id']}"
        wait_until(lambda: bob in two.second.service.presence.looking)
        third = ClubServer(tmp_path, postgresql_url)
        wait_until(lambda: third.service.presence.is_online(bob) and bob in third.service.presence.looking)
        third.stop()


def test_nobody_is_told_by_one_server_what_he_looks_at_on_a_page_of_another(two: TwoServers) -> None:
    bob, looking = f"@{two.bob.me()['id']}", two.first.service.presence.looking
    notices = two.first.app.state.notices.notices
    with listen(two.bob, "/api/live") as socket:
        socket.send('{"looking":true}')
        wait_until(lambda: bob in looking)
        two.first.call(notices.add([Notice(bob, "chat 1", CHAT, "", 0.0, 0, {})]))
        (stored,) = two.first.call(notices.storage.notices([NoticeId(bob, "chat 1")]))
        assert stored.status == SEEN
        socket.send('{"looking":false}')
        wait_until(lambda: bob not in looking)


def test_people_of_a_server_that_was_not_heard_for_a_while_are_gone(
    two: TwoServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, looking = two.table.begin(), two.first.service.presence.looking
    with listen(two.bob, "/api/live") as socket:
        socket.send('{"looking":true}')
        wait_until(lambda: f"@{two.bob.me()['id']}" in looking)
        wait_until(lambda: len(two.online(two.ann, match)) == 1)
        monkeypatch.setattr(Relay, "_say", lambda *_: None)  # as if it were killed
        monkeypatch.setattr(relay, "SILENCE", 0.0)
        monkeypatch.setattr(relay, "BEAT", 0.01)
        restart_beat(two.first)
        wait_until(lambda: two.online(two.ann, match) == [])
        assert not looking.elsewhere


def restart_beat(server: ClubServer) -> None:
    """With the settings of now."""
    found: Relay = server.app.state.club_play.messenger.relay.__self__

    async def restart() -> None:
        found.tasks.append(asyncio.create_task(found._beat()))

    server.call(restart())


def test_who_may_have_missed_something_looks_at_everything_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "PAUSE", 0.05)
    with TemporaryDirectory(prefix="longroll-missed-") as folder:
        own = PostgreSQL(Path(folder) / "data")
        two = TwoServers(tmp_path, own.create("club"))
        with listen(two.bob, "/api/live") as socket:
            next_of(socket, "beat")
            own.crash()
            own.resume()
            with pytest.raises(ConnectionClosed) as closed:
                next_of(socket, "none")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == AGAIN
        with listen(two.bob, "/api/live") as socket:
            next_of(socket, "beat")
            begin_with(socket, two)
        two.stop()
        own.close()


def test_what_is_said_to_many_fits_into_what_postgresql_carries() -> None:
    said: list[str] = []
    messenger = PersonMessenger(Presence())
    messenger.relay = said.append
    people = [f"@{number:022}" for number in range(10 * BATCH + 1)]
    messenger.tell(people, {"kind": "turn", "match": "m" * 22})
    assert len(said) == 11
    assert sorted(player for notice in said for player in json.loads(notice)["to"]) == people
    assert max(map(len, said)) < LONGEST / 2


def test_a_client_that_reads_too_slowly_is_told_to_look_again() -> None:
    messenger = PersonMessenger(Presence())
    with messenger.inbox("@a") as inbox:
        for number in range(300):
            messenger.tell(["@a"], {"kind": "turn", "match": str(number)})
        assert inbox.incomplete
