import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.hosts.local_server import PATIENCE, LocalServer


def own(server: LocalServer) -> str:
    return f"127.0.0.1:{server.port}"


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "localhost:x", "["]
)
def test_a_foreign_name_is_not_answered_at_all(server: LocalServer, host: str) -> None:
    for method, path in (("GET", "/api/matches"), ("POST", "/api/matches"), ("GET", "/"), ("DELETE", "/api/matches/x")):
        answer = server.client.request(method, path, headers={"host": host})
        assert answer.status_code in (400, 421), (method, path)
    assert server.get("/api/matches") == []


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8161", "127.0.0.1", "[::1]:8161", "192.168.1.7:80"])
def test_our_own_names_are_answered(server: LocalServer, host: str) -> None:
    assert server.client.get("/api/matches", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://localhost", ""])
def test_another_site_changes_nothing(server: LocalServer, origin: str) -> None:
    match = server.create()["id"]
    before = server.state(match)
    headers = {"origin": origin}
    for method, path in (
        ("POST", "/api/matches"),
        ("POST", "/api/matches/import"),
        ("POST", f"/api/matches/{match}/actions"),
        ("DELETE", f"/api/matches/{match}"),
    ):
        answer = server.client.request(method, path, headers=headers, content=b"{}")
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert server.state(match) == before
    address = f"ws://{own(server)}/api/matches/{match}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin(origin or "x"), proxy=None):
        pass


def test_another_site_is_known_by_its_fetch_metadata(server: LocalServer) -> None:
    for site in ("cross-site", "same-site"):
        answer = server.client.post("/api/matches", json={"title": "house-divided"}, headers={"sec-fetch-site": site})
        assert answer.status_code == 403


def test_our_own_page_may(server: LocalServer) -> None:
    headers = {"origin": f"http://{own(server)}", "sec-fetch-site": "same-origin"}
    answer = server.client.post("/api/matches", json={"title": "house-divided"}, headers=headers)
    assert answer.status_code == 201
    address = f"ws://{own(server)}/api/matches/{answer.json()['id']}/live"
    with connect(address, origin=Origin(headers["origin"]), proxy=None) as line:
        assert line.recv(timeout=PATIENCE)


def test_a_line_under_a_foreign_name_is_not_opened(server: LocalServer) -> None:
    match = server.create()["id"]
    address = f"ws://evil.example:{server.port}/api/matches/{match}/live"
    with (
        socket.create_connection(("127.0.0.1", server.port)) as raw,
        pytest.raises(InvalidStatus),
        connect(address, sock=raw, proxy=None),
    ):
        pass


def test_every_answer_carries_the_strict_headers(server: LocalServer) -> None:
    for path in ("/", "/api/games", "/nothing", "/api/matches/none", "/catalogues/house-divided/en.ftl"):
        headers = server.client.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self'; script-src 'self';")
        assert "unsafe" not in policy
        assert "http:" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in headers


def test_every_error_has_one_shape(server: LocalServer) -> None:
    for method, path in (
        ("GET", "/nothing"),
        ("GET", "/api/nothing"),
        ("PUT", "/api/matches"),
        ("POST", "/api/matches/x/y"),
        ("GET", "/api/matches/a%2fb"),
        ("GET", "/api/matches/" + "x" * 99),
        ("GET", "/../../etc/passwd"),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd"),
    ):
        answer = server.client.request(method, path)
        assert 400 <= answer.status_code < 500, path
        assert answer.json().keys() == {"error", "message"}
        assert "Traceback" not in answer.text


def test_a_fault_is_told_without_its_traceback(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(server.database, "list_matches", fail)
    answer = server.client.get("/api/matches")
    assert answer.status_code == 500
    assert answer.json()["error"] == "fault"
    assert "secret" not in answer.text


@pytest.mark.parametrize("path", ["/api/matches/%00", "/api/matches/a%00b/journal", "/%00"])
def test_nothing_lies_at_a_path_with_a_nul(server: LocalServer, path: str) -> None:
    """PostgreSQL would refuse it later."""
    answer = server.client.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "missing")


def test_a_query_with_a_nul_is_refused(server: LocalServer) -> None:
    answer = server.client.get("/api/titles?x=%00")
    assert (answer.status_code, answer.json()["message"]) == (400, "The address cannot be read.")


@pytest.mark.parametrize("body", [{"title": "house-divided", "name": "a\0"}, {"title": "x", "options": {"a\0": "b"}}])
def test_text_with_a_nul_is_refused(server: LocalServer, body: dict[str, object]) -> None:
    answer = server.client.post("/api/matches", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert server.get("/api/matches") == []
