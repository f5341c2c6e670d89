"""A club in a process of its own: its log, its end, and what its operator does on the command line."""

import json
import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from tests.hosts.local_server import PATIENCE
from tests.hosts.people.test_serve_club import PASSWORD, Served, longroll
from tests.ports import free_port


def write_config(folder: Path, *more: str) -> Path:
    port = free_port()
    file = folder / "club.toml"
    lines = [
        'database = "sqlite:///club.db"',
        f'origin = "http://127.0.0.1:{port}"',
        'secret_file = "club.secret"',
        f'listen = "127.0.0.1:{port}"',
    ]
    file.write_text("\n".join([*lines, *more]))
    return file


def sign_up(served: Served, name: str) -> None:
    answer = served.client.post("/api/account/sign-up", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text


def end(served: Served) -> str:
    """As systemd and containers do; answers what was logged."""
    os.kill(served.process.pid, signal.SIGTERM)
    _, log = served.process.communicate(timeout=PATIENCE)
    served.client.close()
    return log


def test_a_server_that_is_told_to_end_finishes_what_it_has_begun(tmp_path: Path) -> None:
    config = write_config(tmp_path)
    served = Served("--config", config)
    sign_up(served, "Ann")
    match = served.client.post("/api/matches", json={"title": "house-divided", "seed": "1"}).json()
    cookies = "; ".join(f"{name}={value}" for name, value in served.client.cookies.items())
    address = str(served.client.base_url).replace("http", "ws")
    with connect(
        f"{address}api/matches/{match['id']}/live", additional_headers={"cookie": cookies}, proxy=None
    ) as live:
        live.recv(PATIENCE)
        status, version = end_in_the_middle(served, match, live)
    assert status == 200
    again = Served("--config", config)
    again.client.cookies = served.client.cookies
    assert again.client.get(f"/api/matches/{match['id']}").json()["version"] == version
    end(again)


def end_in_the_middle(served: Served, match: dict[str, Any], live: ClientConnection) -> tuple[int, int]:
    """Tell the server to end while an action is half sent; what is answered, and the version then."""
    body = json.dumps(
        {"actions": [match["choices"][0]["text"]], "version": match["version"], "seat": match["to_move"]}
    ).encode()
    half_sent, told = threading.Event(), threading.Event()
    answers: list[httpx.Response] = []

    def send_slowly() -> None:
        def pieces() -> Iterator[bytes]:
            yield body[:10]
            half_sent.set()
            assert told.wait(PATIENCE)
            yield body[10:]

        headers = {"content-type": "application/json", "content-length": str(len(body))}
        path = f"/api/matches/{match['id']}/actions"
        answers.append(served.client.post(path, content=pieces(), headers=headers))

    sender = threading.Thread(target=send_slowly)
    sender.start()
    assert half_sent.wait(PATIENCE)
    os.kill(served.process.pid, signal.SIGTERM)
    with pytest.raises(ConnectionClosedError):
        read_all(live)
    assert live.close_code == 1012  # as of a server that is started again
    told.set()
    sender.join(PATIENCE)
    end(served)
    return answers[0].status_code, answers[0].json()["state"]["version"]


def read_all(live: ClientConnection) -> None:
    for _ in live:
        pass


def test_the_log_is_json_with_routes_and_without_what_is_secret(tmp_path: Path) -> None:
    served = Served("--config", write_config(tmp_path, 'log = "json"', "log_requests = true"))
    sign_up(served, "Ann")
    served.client.get("/api/invitations/a-secret-token?and=query")
    served.client.get("/api/people/Ann")
    token = served.client.cookies["longroll_session"]
    lines = [json.loads(line) for line in end(served).splitlines()]
    routes = [
        (line["method"], line["route"], line["status"]) for line in lines if line["logger"] == "longroll.requests"
    ]
    assert routes == [
        ("POST", "/api/account/sign-up", 200),
        ("GET", "/api/invitations/{token}", 404),
        ("GET", "/api/people/{name}", 200),
    ]
    text = json.dumps(lines)
    for secret in (token, PASSWORD, "a-secret-token", "Ann", "query"):
        assert secret not in text


def test_the_operator_backs_up_restores_verifies_and_everything_is_logged(tmp_path: Path) -> None:
    config = write_config(tmp_path)
    served = Served("--config", config)
    sign_up(served, "Ann")
    match = served.client.post("/api/matches", json={"title": "house-divided"}).json()["id"]

    def admin(*arguments: str | Path, to: Path = config, code: int = 0) -> str:
        done = longroll("admin", *arguments, "--config", to)
        assert done.returncode == code, done.stderr
        return done.stdout + done.stderr

    listed = longroll("admin", "--help").stdout
    assert all(name in listed for name in ("backup", "restore", "verify", "people", "matches"))
    assert longroll("admin", "people", "--config", config, "promote", "Ann", "admin").returncode == 0
    assert match in admin("matches")
    assert "rows" in admin("backup", tmp_path / "one.backup")
    assert "1 matches, 0 actions, 0 of the matches with flaws" in admin("verify")
    assert longroll("admin", "matches", "--config", config, "export", tmp_path / "games.zip").returncode == 0
    assert "games    0" in longroll("replay", tmp_path / "games.zip").stdout
    assert "another Longroll server uses" in admin("restore", tmp_path / "one.backup", code=2)
    assert longroll("admin", "matches", "--config", config, "annul", match, "why").returncode == 2
    assert longroll("admin", "matches", "--config", config, "delete", match, "asked for").returncode == 0
    assert served.client.get(f"/api/matches/{match}").status_code == 404
    end(served)
    (tmp_path / "second").mkdir()
    second = write_config(tmp_path / "second")
    assert "restored" in admin("restore", tmp_path / "one.backup", to=second)
    assert "is not empty" in admin("restore", tmp_path / "one.backup", to=second, code=2)
    assert match in admin("matches", to=second)
    log = [line.split(" ", 2)[2] for line in admin("audit").splitlines()]
    assert log[0] == f"longroll admin delete {match} asked for"
    assert log[1] == "longroll admin export"
    assert log[2].startswith("longroll admin backup")
    assert log[3] == "longroll admin role Ann admin"


def test_a_wrong_setting_of_the_log_is_told_with_its_line(tmp_path: Path) -> None:
    for line, words in [
        ('log = "xml"', 'line 5: log is how the log is written: "text" or "json"'),
        ("log_requests = 1", "line 5: log_requests is"),
        ('metrics_token = "short"', "line 5: metrics_token is"),
    ]:
        done: subprocess.CompletedProcess[str] = longroll("serve", "--config", write_config(tmp_path, line))
        assert done.returncode == 2
        assert words in done.stderr
