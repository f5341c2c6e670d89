"""A club in a process of its own, from its configuration to its administration."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.hosts.local_server import ONE_EACH, PATIENCE
from tests.ports import free_port

PASSWORD = "correct horse battery"


def longroll(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "longroll", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


class Served:
    def __init__(self, *arguments: str | Path) -> None:
        command = [sys.executable, "-W", "ignore", "-m", "longroll", "serve", *map(str, arguments)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Longroll is at http"), line
        self.client = httpx.Client(base_url=line.split()[3], timeout=PATIENCE, trust_env=False, limits=ONE_EACH)

    def stop(self) -> int:
        os.kill(self.process.pid, signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)
        self.client.close()
        return self.process.returncode


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """The example that `--init` writes, with a port that is free."""
    file = tmp_path / "club.toml"
    assert longroll("serve", "--init", file).returncode == 0
    port = free_port()
    file.write_text(file.read_text().replace("127.0.0.1:8161", f"127.0.0.1:{port}"))
    return file


@pytest.fixture
def served(config: Path) -> Iterator[Served]:
    opened = Served("--config", config)
    yield opened
    opened.stop()


def test_the_example_is_served_and_administered(config: Path, served: Served) -> None:
    client = served.client
    assert client.get("/api/me").json() == {"mode": "club", "person": None}
    assert client.post("/api/matches", json={"title": "house-divided"}).status_code == 401
    person = {"name": "Grant", "password": PASSWORD}
    assert client.post("/api/account/sign-up", json=person).status_code == 200
    assert client.post("/api/matches", json={"title": "house-divided"}).status_code == 201
    people = ("admin", "people", "--config", config)
    assert longroll(*people).stdout.split()[:2] == ["Grant", "member"]
    assert longroll(*people, "promote", "grant", "organiser").returncode == 0
    assert longroll(*people, "promote", "grant", "king").stderr.count("the roles are member, organiser, admin") == 1
    assert longroll(*people, "suspend", "Lee").stderr.startswith("longroll: There is no player called Lee")
    assert longroll(*people, "suspend", "Grant").returncode == 0
    assert "suspended" in longroll(*people).stdout
    assert client.post("/api/account/sign-in", json=person).status_code == 403
    assert longroll(*people, "readmit", "Grant").returncode == 0
    assert client.post("/api/account/sign-in", json=person).json()["person"]["role"] == "organiser"
    codes = longroll(*people, "reset", "Grant").stdout.split("\n")[1:]
    assert client.get("/api/account/export").status_code == 401
    recovery = {"name": "Grant", "code": codes[0], "password": "a new password"}
    assert client.post("/api/account/recover", json=recovery).status_code == 200


def test_a_second_server_of_the_same_club_is_refused(config: Path, served: Served) -> None:
    ran = longroll("serve", "--config", config)
    assert ran.returncode == 2
    assert "another Longroll server uses the folder" in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_friends_on_the_same_network_need_two_flags_and_no_file(tmp_path: Path) -> None:
    port = free_port()
    served = Served("--origin", f"http://127.0.0.1:{port}", "--listen", f"127.0.0.1:{port}", "--data", tmp_path)
    try:
        assert served.client.get("/api/me").json()["mode"] == "club"
        assert longroll("admin", "people", "--data", tmp_path).returncode == 0
    finally:
        assert served.stop() == 0
    assert sorted(file.suffix for file in tmp_path.iterdir() if file.stem == "club") == [".db", ".secret"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"sqlite:///club.db"', '"sqlite:///."', "line 5: .*cannot be read as a database.*; name another file"),
        (
            '"sqlite:///club.db"',
            '"postgresql://a:secret@127.0.0.1:1/x"',
            "line 5: .*Connection refused; start it, or correct this",
        ),
        ('"club.secret"', '"."', "line 12: the secret file .*Is a directory"),
        (
            'listen = "127.0.0.1',
            'listen = "192.0.2.1',
            "line 15: '192.0.2.1' is not an address of this machine; take one",
        ),
    ],
)
def test_what_cannot_be_used_is_told_with_its_line(config: Path, old: str, new: str, told: str) -> None:
    config.write_text(config.read_text().replace(old, new))
    refused = longroll("serve", "--config", config)
    assert refused.returncode == 2
    assert re.fullmatch(rf"longroll: {config}, {told}.*\n", refused.stderr), refused.stderr
    assert "secret@" not in refused.stderr
