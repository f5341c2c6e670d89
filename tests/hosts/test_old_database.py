"""A database written by version 0.1.0 opens with all its matches."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hosts.local_server import LocalServer

DATA = Path(__file__).parent / "data"
STORED: dict[str, Any] = json.loads((DATA / "0.1.0.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(DATA / "0.1.0.sqlite3", folder / "matches.db")
    server = LocalServer(folder)
    yield server
    server.stop()


def test_every_match_is_listed(old: LocalServer) -> None:
    listed = {match["id"]: match for match in old.get("/api/matches")}
    assert listed.keys() == STORED.keys()
    for match, stored in STORED.items():
        assert listed[match]["seats"] == stored["seats"]
        assert listed[match]["parent"] == stored["parent"]


@pytest.mark.parametrize("match", STORED, ids=[f"{one['title']}, {one['what']}" for one in STORED.values()])
def test_every_match_opens(old: LocalServer, match: str) -> None:
    """A match that replays under the rules of today is what it was, and can be continued; any other one says where it
    differs, and is shown, exported and forked up to there."""
    stored = STORED[match]
    state = old.state(match)
    assert state["title"] == stored["title"]
    assert (state["pack"], state["parent"], state["seats"]) == (stored["pack"], stored["parent"], stored["seats"])
    assert len(old.get(f"/api/matches/{match}/moments")) == state["actions"] + 1
    assert len(old.get(f"/api/matches/{match}/log", since=0)) == state["actions"]
    if state["damage"] is None:
        check_whole(old, state, stored)
    else:
        check_damaged(old, state, stored)


def check_whole(old: LocalServer, state: Any, stored: Any) -> None:
    assert state["actions"] == stored["actions"]
    assert state["to_move"] == stored["to_move"]
    assert (state["outcome"] is not None) == stored["finished"]
    if stored["finished"]:
        assert state["undo_stops"] == "end"
        assert state["seed"]
    elif state["seats"][state["to_move"]] == "me" and state["choices"]:
        old.act(state, state["choices"][-1]["text"])
    if stored["what"] == "finished by computer players":
        assert old.get(f"/api/matches/{state['id']}/estimates")


def check_damaged(old: LocalServer, state: Any, stored: Any) -> None:
    damage = state["damage"]
    assert damage["kept"] == damage["number"] - 1 == state["actions"] < stored["actions"]
    assert (state["choices"], damage["action"] != "", damage["reason"] != "") == ([], True, True)
    assert len(old.actions(state["id"])) == damage["kept"]
    fork = old.post(f"/api/matches/{state['id']}/fork", 201, number=damage["kept"])
    assert fork["damage"] is None
    assert old.act(fork, fork["choices"][-1]["text"])["state"]["version"] == fork["version"] + 1


def test_what_replayed_is_stored_with_its_events(old: LocalServer) -> None:
    """So that it is not replayed again."""
    whole = [match for match in STORED if old.state(match)["damage"] is None]
    assert whole
    connection = old.database.connect_writer()
    for match in whole:
        query = "SELECT count(*) FROM history WHERE match = ? AND events = ''"
        assert connection.execute(query, (match,)).fetchone() == (0,)
    connection.close()


def test_a_hidden_deployment_is_still_hidden(old: LocalServer) -> None:
    match = next(match for match, stored in STORED.items() if stored["what"] == "hidden deployment")
    own, other = (old.state(match, viewer=viewer) for viewer in ("union", "confederate"))
    assert own["to_move"] == "union"
    assert own["actions"] > other["actions"] == 4
    assert "deploy" not in json.dumps(old.get(f"/api/matches/{match}/log", viewer="confederate"))
