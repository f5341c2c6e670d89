"""No client can take what others need."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from longroll.hosts.server import protocol
from longroll.hosts.server.guard import BODY
from longroll.hosts.server.limits import MIB, Bucket, Limits, Rate, RateLimit, Shares, is_local
from tests.hosts.local_server import PATIENCE, LocalServer, wait_until
from tests.hosts.test_live import hear


@contextmanager
def limited(folder: Path, limits: Limits) -> Iterator[LocalServer]:
    server = LocalServer(folder, limits=limits)
    try:
        yield server
    finally:
        server.stop()


def begin_import(server: LocalServer, size: int) -> socket.socket:
    """A journal of which so many bytes are sent, and the rest never."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    head = b"POST /api/matches/import HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
    line.sendall(head + b"Content-Length: 1048576\r\n\r\n" + b"x" * size)
    return line


def status_of(line: socket.socket) -> int:
    return int(line.recv(4096).split()[1])


def test_request_bodies_together_are_bounded(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(bodies=4 * MIB, bodies_each=2 * (MIB - BODY))) as server, ExitStack() as opened:
        bodies = server.app.state.quotas.bodies
        lines = [opened.enter_context(begin_import(server, MIB - 1)) for _ in range(2)]
        wait_until(lambda: bodies.total == 2 * (MIB - 1 - BODY))
        refused = opened.enter_context(begin_import(server, MIB - 1))
        assert status_of(refused) == 429
        assert bodies.total <= 2 * MIB
        state = server.create()  # a small request still goes through
        assert state["version"] == 0
        for line in lines:
            line.close()
        wait_until(lambda: bodies.total == 0)
        assert bodies.each == {}


def test_a_body_too_many_is_answered_with_one_sentence(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(bodies=2**12, bodies_each=2**12)) as server:
        answer = server.client.post("/api/matches", json={"title": "house-divided", "pack": "x" * (BODY + 2**13)})
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
        assert answer.headers["retry-after"] == "1"
        assert answer.json()["message"].endswith(".")


def test_a_client_that_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(local_requests=Rate(0.001, 5))) as server:
        answers = [server.client.get("/api/matches", headers={"accept-language": "fr"}) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["error"] == "too-many"
        assert answers[-1].json()["message"].startswith("Votre adresse")


def test_a_client_makes_only_so_many_matches(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(local_new_matches=Rate(0.001, 3))) as server:
        state = server.create()
        answers = [
            server.client.post(f"/api/matches/{state['id']}/fork", json={"number": 0}),
            server.client.post("/api/matches", json={"title": "house-divided"}),
            server.client.post("/api/matches", json={"title": "house-divided"}),
            server.client.post("/api/matches/import", content="", headers={"content-type": "text/plain"}),
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        server.play(state, "march washington")  # playing goes on


def test_connections_are_bounded(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(connections_each=6)) as server, ExitStack() as opened:
        assert server.get("/api/matches") == []  # the client keeps its connection
        address = ("127.0.0.1", server.port)
        lines = [opened.enter_context(socket.create_connection(address, timeout=PATIENCE)) for _ in range(7)]
        shares = server.app.state.quotas.connections
        wait_until(lambda: shares.total == 6)
        answers = [lines[5].recv(4096), lines[6].recv(4096)]
        assert all(answer.startswith(b"HTTP/1.1 429 ") and b"too-many" in answer for answer in answers)
        assert server.get("/api/matches") == []
        for line in lines:
            line.close()
        wait_until(lambda: shares.total == 1)


def test_one_client_cannot_take_all_places_of_watchers(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(watchers_each=2)) as server, ExitStack() as opened:
        match = server.create()["id"]
        for _ in range(2):
            hear(opened.enter_context(server.live(match)))
        with server.live(match) as third, pytest.raises(ConnectionClosed) as closed:
            third.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        shares = server.app.state.quotas.watchers
        assert shares.total == 2
        opened.close()
        wait_until(lambda: shares.total == 0)
        wait_until(lambda: server.app.state.quotas.connections.total <= 1)


def fill(server: LocalServer, line: socket.socket, request: bytes) -> None:
    """Ask again and again and read nothing."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    try:
        for _ in range(2000):
            line.send(request)
    except OSError:
        pass


def test_a_client_that_does_not_read_its_answers_is_dropped(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "READING", 0.2)
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        fill(server, line, b"GET /api/games/house-divided/board HTTP/1.1\r\nHost: localhost\r\n\r\n")
        wait_until(lambda: server.app.state.quotas.connections.total == 0)


def test_a_watcher_that_does_not_read_is_dropped(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "READING", 0.2)
    state = server.create()
    key = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    head = f"GET /api/matches/{state['id']}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(head.encode() + b"Connection: Upgrade\r\n" + key + b"\r\n")
        wait_until(lambda: server.notifier.watches)
        number = 0
        while server.notifier.watches:
            state = server.play(state, "march washington") if number % 2 == 0 else server.undo(state)
            number += 1
            assert number < 5000, "it was not dropped"
    server.play(server.state(state["id"]), server.state(state["id"])["choices"][0]["text"])


def test_a_client_that_leaves_while_it_imports_leaves_no_traceback(
    server: LocalServer, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        begin_import(server, 1000).close()
    wait_until(lambda: server.app.state.quotas.bodies.total == 0)
    server.create()
    assert "Traceback" not in caplog.text
    assert "ClientDisconnect" not in caplog.text


# --- the parts


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("longroll.hosts.server.limits.monotonic", lambda: now[0])
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_bucket_and_few_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.hosts.server.limits.ADDRESSES", 2)
    limit = RateLimit(Rate(0.001, 1), Rate(0.001, 2))
    assert [limit.allows("192.0.2.1"), limit.allows("192.0.2.1"), limit.allows("192.0.2.2")] == [True, False, True]
    assert [limit.allows("127.0.0.1") for _ in range(3)] == [True, True, False]
    assert len(limit.buckets) == 2


def test_shares_are_given_back() -> None:
    shares = Shares(10, 6)
    assert (shares.take("a", 6), shares.take("a"), shares.take("b", 5), shares.take("b", 4)) == (
        True,
        False,
        False,
        True,
    )
    shares.give_back("a", 6)
    assert (shares.total, shares.each) == (4, {"b": 4})


def test_whose_address_is_local() -> None:
    assert is_local("127.0.0.1")
    assert is_local("::1")
    assert not is_local("192.168.1.7")
