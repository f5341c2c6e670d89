"""Clients that mean no good, and things that happen to a machine."""

import socket
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from longroll.hosts.server import protocol
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.local_server import PATIENCE, LocalServer, wait_until


@contextmanager
def line_to(server: LocalServer) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        yield line


def sent_until_closed(line: socket.socket, piece: bytes, most: int) -> int:
    """How many bytes the server took before it hung up."""
    sent = 0
    try:
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    except OSError:
        pass
    return sent


# --- requests that never end


@pytest.mark.parametrize("beginning", [b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"GET / HTTP/1.1\r\nX"])
def test_a_head_without_end_is_not_read(server: LocalServer, beginning: bytes) -> None:
    with line_to(server) as line:
        line.sendall(beginning)
        assert sent_until_closed(line, b"a" * 2**14, 2**26) < 2**25
    assert server.get("/api/matches") == []


def test_many_small_headers_are_not_read_either(server: LocalServer) -> None:
    with line_to(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        assert sent_until_closed(line, b"X-A: b\r\n" * 2**10, 2**26) < 2**25


def test_a_long_head_that_is_not_too_long_is_read(server: LocalServer) -> None:
    for _ in range(3):  # on one connection: each head is counted by itself
        answer = server.client.get("/api/matches", headers={"x-long": "a" * 30_000})
        assert answer.status_code == 200


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /api/matches HTT",
        b"POST /api/matches/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
        b"Content-Length: 99\r\n\r\nlongroll-journal 1\n",
    ],
)
def test_a_client_that_does_not_come_to_the_point_is_hung_up_on(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    with monkeypatch.context() as hasty, line_to(server) as line:
        hasty.setattr(protocol, "PATIENCE", 0.1)
        line.sendall(beginning)
        assert line.recv(4096) == b""
    assert server.get("/api/matches") == []


def test_a_client_with_manners_is_not_hung_up_on(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 3.0)
    state = server.create()
    with server.live(state["id"]) as line, line_to(server) as other:
        line.recv(timeout=PATIENCE)
        other.settimeout(PATIENCE)
        assert other.recv(1) == b""  # by then the clock has rung for the others as well
        state = server.play(state, "march washington", "take u1")
        line.recv(timeout=PATIENCE)


def test_a_client_that_leaves_in_the_middle_changes_nothing(server: LocalServer) -> None:
    state = server.create()
    head = f"POST /api/matches/{state['id']}/actions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    for _ in range(20):
        with line_to(server) as line:
            line.sendall(f'{head}Content-Length: 99\r\n\r\n{{"action":'.encode())
    assert server.state(state["id"]) == state
    server.play(state, "march washington")


def test_many_silent_clients_do_not_disturb_those_who_speak(server: LocalServer) -> None:
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(200)]
    try:
        assert server.play(server.create(), "march washington")["version"] == 1
    finally:
        for line in lines:
            line.close()


# --- odd requests


@pytest.mark.parametrize(
    "host", ["[::1", "[::1]x", "[::1]:x", "[evil]", "localhost:1@evil", "localhost:80:80", "127.1"]
)
def test_an_odd_name_is_not_ours(server: LocalServer, host: str) -> None:
    assert server.client.get("/api/matches", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("path", ["/%00", "/a%00b", "/index.html/x", "/assets/..%2f..%2fetc", "//etc/passwd", "/%ff"])
def test_an_odd_path_leads_nowhere(server: LocalServer, path: str) -> None:
    answer = server.client.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "missing")


@pytest.mark.parametrize("seed", ["9" * 17, "-" + "9" * 17, "9" * 4000, "9" * 5000, "true", "1e400", "1.5"])
def test_a_seed_that_could_not_be_brought_back_is_refused(server: LocalServer, seed: str) -> None:
    body = f'{{"title": "house-divided", "seed": {seed}}}'
    answer = server.client.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_the_reason_of_a_closed_line_is_never_too_long(server: LocalServer) -> None:
    match = server.create()["id"]
    with server.live(match, viewer="%F0%9F%98%80" * 60) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


def test_the_kind_of_a_message_may_be_written_in_any_way(server: LocalServer) -> None:
    state = server.create()
    body = '{"actions": ["march washington"], "version": 0, "seat": "union"}'
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    answer = server.client.post(f"/api/matches/{state['id']}/actions", content=body, headers=headers)
    assert answer.status_code == 200


def test_a_match_that_is_deleted_while_it_is_played_leaves_no_fault(server: LocalServer) -> None:
    for _ in range(5):
        state = server.create()
        address = f"http://127.0.0.1:{server.port}/api/matches/{state['id']}"

        def ask(number: int, state: dict[str, str] = state, address: str = address) -> int:
            if number == 3:
                return httpx.delete(address, trust_env=False).status_code
            body = {"actions": ["march washington"], "version": 0, "seat": "union"}
            return httpx.post(f"{address}/actions", json=body, trust_env=False).status_code

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(ask, range(8)))
        assert answers[3] == 204
        assert set(answers) <= {200, 204, 404, 409}
        assert server.client.get(f"/api/matches/{state['id']}").status_code == 404


# --- what happens to a machine


def move_away(folder: Path) -> Path:
    away = folder / "away"
    away.mkdir()
    for file in folder.glob("matches.db*"):
        file.rename(away / file.name)
    return away


def test_nothing_is_acknowledged_after_the_database_was_removed(server: LocalServer, tmp_path: Path) -> None:
    state = server.play(server.create(), "march washington")
    away = move_away(tmp_path)
    assert server.act(state, "take u1", 507)["error"] == "gone"
    assert server.post("/api/matches", 507, title="house-divided")["error"] == "gone"
    assert list(tmp_path.glob("matches.db*")) == []  # and no empty one takes its place
    for file in away.iterdir():
        file.rename(tmp_path / file.name)
    assert server.play(server.state(state["id"]), "take u1")["version"] == 2


def test_nothing_is_written_into_a_database_that_was_put_in_its_place(server: LocalServer, tmp_path: Path) -> None:
    state = server.play(server.create(), "march washington")
    move_away(tmp_path)
    prepare(file_url(tmp_path / "matches.db"))
    assert server.act(state, "take u1", 507)["error"] == "gone"
    assert server.post("/api/matches", 507, title="house-divided")["error"] == "gone"
    connection = sqlite3.connect(tmp_path / "matches.db")
    assert connection.execute("SELECT count(*) FROM headers").fetchone() == (0,)
    connection.close()


def test_a_clock_that_goes_back_changes_only_what_is_listed_first(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = server.create()
    monkeypatch.setattr("longroll.hosts.common.clock.time", lambda: 1.0)
    state = server.play(state, "march washington", "take u1")
    server.service.cache.cached.clear()
    assert server.state(state["id"]) == state
    (listed,) = server.get("/api/matches")
    assert (listed["version"], listed["updated"]) == (2, 1.0)


def test_programs_that_start_at_once_agree_on_the_tables(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: prepare(file_url(tmp_path / "matches.db")), range(8)))


def test_a_disk_that_becomes_slow_holds_nobody_up_for_long(server: LocalServer) -> None:
    """Commits go to a thread while the disk is slow, and come back when it is quick again."""
    database = server.database
    state = server.create()
    database.usual = 60.0
    state = server.play(state, "march washington", "take u1")
    assert database.usual < 60
    database.usual = 0.0
    server.play(state, "go washington=manassas-junction")
    wait_until(lambda: len(server.actions(state["id"])) == 3)
