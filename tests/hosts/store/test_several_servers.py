"""Two servers over one PostgreSQL database."""

import asyncio
import json
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from longroll.hosts.server.store import failures, listener
from longroll.hosts.server.store.postgres_storage import PostgresStorage
from longroll.service import bot_runner, lease
from tests.hosts.local_server import PATIENCE, LocalServer, wait_until
from tests.hosts.players import Slow
from tests.hosts.postgresql import PostgreSQL

Both = tuple[LocalServer, LocalServer]


@pytest.fixture
def both(tmp_path: Path, postgresql_url: str) -> Iterator[Both]:
    servers = (LocalServer(tmp_path, database=postgresql_url), LocalServer(tmp_path, database=postgresql_url))
    yield servers
    for server in servers:
        server.stop()


def received(socket: Any) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return message


def test_who_watches_at_one_server_sees_what_is_played_at_the_other(both: Both) -> None:
    first, second = both
    state = first.create()
    with second.live(state["id"], since=0) as socket:
        wait_until(lambda: second.notifier.is_watched(state["id"]))
        for number, action in enumerate(["march washington", "take u1"], 1):
            state = first.play(state, action)
            message = received(socket)
            assert (message["version"], message["entries"][0]["action"]) == (number, action)
        assert second.client.delete(f"/api/matches/{state['id']}").status_code == 204
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


def test_what_is_written_while_a_match_is_read_is_not_missed(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice comes after the rows were read and before they are shown."""
    first, second = both
    state = first.create()
    played: list[int] = []
    load = PostgresStorage.load

    async def load_slowly(storage: PostgresStorage, match: str) -> Any:
        stored = await load(storage, match)
        if storage is second.service.storage and not played:
            played.append(1)
            heard = second.service.cache.heard
            await asyncio.to_thread(first.play, state, "march washington")
            while match not in heard:
                await asyncio.sleep(0.001)
        return stored

    monkeypatch.setattr(PostgresStorage, "load", load_slowly)
    with second.live(state["id"], since=0) as socket:
        assert received(socket)["version"] == 1


def test_a_match_that_is_deleted_at_the_other_server_is_gone(both: Both) -> None:
    first, second = both
    state = first.create()
    with second.live(state["id"], since=0) as socket:
        wait_until(lambda: second.notifier.is_watched(state["id"]))
        assert first.client.delete(f"/api/matches/{state['id']}").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_one_may_act_at_once_on_what_the_other_server_has_answered(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if nothing has been heard of it."""
    monkeypatch.setattr("longroll.service.service.Service.changed_elsewhere", lambda *_: None)
    first, second = both
    state = first.create()
    second.state(state["id"])
    for server, action in zip((first, second, first), ("march washington", "take u1", "dig"), strict=True):
        state = server.play(state, action)
    assert state["version"] == 3
    second.undo(state)
    assert first.state(state["id"])["version"] == 4


def test_of_two_that_act_at_once_one_is_told_that_he_is_late(both: Both) -> None:
    first, second = both
    state = first.create()
    second.state(state["id"])
    with ThreadPoolExecutor(2) as pool:
        for _ in range(25):
            body = {"actions": [state["choices"][0]["text"]], "version": state["version"], "seat": state["to_move"]}

            def act(server: LocalServer, body: Any = body, match: str = state["id"]) -> int:
                return server.client.post(f"/api/matches/{match}/actions", json=body).status_code

            assert sorted(pool.map(act, both)) == [200, 409]
            shown = [server.state(state["id"], viewer=state["to_move"]) for server in both]
            assert shown[0]["version"] == shown[1]["version"] == state["version"] + 1
            state = first.state(state["id"])
            state = first.state(state["id"], viewer=state["to_move"])
    assert len(first.actions(state["id"])) == 25


def test_many_matches_are_played_at_both_at_once(both: Both) -> None:
    """Batches lock their matches in the same order: nobody waits for ever, nothing is lost."""
    first, _ = both
    matches = [first.create()["id"] for _ in range(6)]

    def play(server: LocalServer) -> int:
        done = 0
        for _ in range(12):
            for match in matches:
                seat = server.state(match)["to_move"]
                state = server.state(match, viewer=seat)
                if not state["choices"]:  # the turn has passed to the other side meanwhile
                    continue
                body = {"actions": [state["choices"][-1]["text"]], "version": state["version"], "seat": seat}
                done += server.client.post(f"/api/matches/{match}/actions", json=body).status_code == 200
        return done

    with ThreadPoolExecutor(4) as pool:
        done = sum(pool.map(play, both * 2))
    assert done == sum(first.state(match)["version"] for match in matches) > 0


def test_two_servers_never_think_for_one_seat(both: Both, seat_bot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    make_question = bot_runner.make_question

    def count(published: Any, *rest: Any) -> Any:
        asked.append((published.id, published.version))
        return make_question(published, *rest)

    monkeypatch.setattr(bot_runner, "make_question", count)
    seat_bot(Slow)
    first, _ = both
    match = first.create(seats={"union": "random", "confederate": "random"})["id"]

    def far_enough() -> bool:
        return all(server.state(match)["version"] >= 8 for server in both)

    wait_until(far_enough)
    assert len(asked) == len(set(asked))


def test_another_server_takes_over_when_the_one_that_thinks_is_gone(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LONGEST_PAUSE", 0.1)
    first, _ = both
    match = first.create()["id"]
    assert first.call(first.service.storage.lease(match, "somebody who is gone", 1.0))
    seats = {"union": "militia", "confederate": "me"}
    assert first.client.put(f"/api/matches/{match}/seats", json={"seats": seats}).status_code == 200
    assert first.state(match)["version"] == 1  # it is the turn of a seat that is leased
    wait_until(lambda: first.state(match)["to_move"] == "confederate")


def test_a_lease_is_kept_taken_and_given_up(both: Both) -> None:
    first, second = both
    match = first.create()["id"]

    def ask(server: LocalServer, holder: str, seconds: float, where: str = match) -> bool:
        return server.call(server.service.storage.lease(where, holder, seconds))

    assert ask(first, "a", 30)
    assert not ask(second, "b", 30)
    assert ask(first, "a", 30)
    assert ask(first, "a", 0)
    assert ask(second, "b", 30)
    assert not ask(first, "a", 30)
    assert not ask(first, "a", 30, "no such match")


def test_a_database_that_is_down_is_told_and_play_goes_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listener, "PAUSE", 0.05)
    monkeypatch.setattr(failures.outage, "reported", -failures.MINUTE)
    with TemporaryDirectory(prefix="longroll-down-") as folder:
        own = PostgreSQL(Path(folder) / "data")
        url = own.create("club")
        first, second = servers = LocalServer(tmp_path, database=url), LocalServer(tmp_path, database=url)
        state = first.play(first.create(), "march washington")
        with second.live(state["id"], since=0) as socket:
            received(socket)
            own.crash()
            caplog.set_level(logging.ERROR)
            for _ in range(3):
                refused = first.act(state, "take u1", 503), first.post("/api/matches", 503, title="house-divided")
                for answer in refused:
                    assert answer["error"] == "down"
                    assert answer["message"].startswith("The database does not answer at the moment.")
                assert first.client.get(f"/api/matches/{state['id']}").status_code == 503
                assert first.client.get("/api/matches").status_code == 503
            assert caplog.text.count("the database does not answer") == 1
            own.resume()
            assert first.state(state["id"])["version"] == 1
            state = first.play(state, "take u1")
            assert received(socket)["version"] == 2
        for server in servers:
            server.stop()
        own.close()
