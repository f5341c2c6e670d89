"""The analysis of a match by the server: in a process of its own, stored in the database."""

import asyncio
import multiprocessing
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from longroll.analysis import Effort
from longroll.hosts.server.analyst import ProcessAnalyst
from longroll.hosts.server.schemas import AnalysisStatus
from longroll.hosts.server.store.legacy import MIGRATIONS
from longroll.service.changes import KeepAnalysis, Truncate
from longroll.service.stored import StoredAnalysis
from tests.analysis.test_analysis import last_part, read
from tests.hosts.local_server import LocalServer, wait_until

NAME = "longroll-analysis"


@pytest.fixture
def quick(server: LocalServer) -> LocalServer:
    server.service.analyses.effort = Effort(1, 80)
    assert isinstance(server.service.analyses.analyst, ProcessAnalyst)
    server.service.analyses.analyst.priority = 0  # a busy machine must not hold up the tests
    return server


def bring(server: LocalServer) -> str:
    text = last_part(read("house-divided/short-greedy"), 90).journal.dumps()
    answer = server.client.post("/api/matches/import", content=text, headers={"content-type": "text/plain"})
    return str(answer.json()["id"])


def stand(server: LocalServer, match: str, method: str = "GET", **more: Any) -> Any:
    answer = server.client.request(method, f"/api/matches/{match}/analysis", **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def processes() -> list[Any]:
    return [one for one in multiprocessing.active_children() if one.name == NAME]


def test_it_is_made_in_the_background_and_stored(quick: LocalServer, tmp_path: Path) -> None:
    match = bring(quick)
    assert stand(quick, match)["status"] == "none"
    assert stand(quick, match, "POST")["status"] in ("queued", "running")
    assert stand(quick, match, "POST")["status"] in ("queued", "running")
    wait_until(lambda: stand(quick, match)["status"] == "done")
    found = stand(quick, match, headers={"accept-language": "fr"})
    assert found.keys() == AnalysisStatus.model_fields.keys()
    AnalysisStatus.model_validate(found)
    result = found["result"]
    assert found["actions"] == result["curve"][-1][0] == 20
    reasons = [reason for one in result["decisions"] for reason in one["reasons"]]
    assert all(reason["sentence"] for reason in reasons)
    wait_until(lambda: not processes())
    quick.stop()
    again = LocalServer(tmp_path)
    assert stand(again, match, "POST")["result"]["curve"] == result["curve"]
    assert again.client.delete(f"/api/matches/{match}").status_code == 204
    with sqlite3.connect(tmp_path / "matches.db") as connection:
        assert connection.execute("SELECT count(*) FROM analyses").fetchone() == (0,)
    again.stop()


def test_it_can_be_cancelled_and_a_process_that_dies_is_told(server: LocalServer) -> None:
    match = bring(server)
    stand(server, match, "POST")
    wait_until(lambda: bool(processes()))
    assert stand(server, match, "DELETE")["status"] == "none"
    wait_until(lambda: not processes())
    stand(server, match, "POST")
    wait_until(lambda: bool(processes()))
    processes()[0].kill()
    wait_until(lambda: stand(server, match)["status"] == "failed")
    assert stand(server, match)["message"].startswith("The analysis was interrupted")
    assert server.state(match)["outcome"]


def test_a_running_game_is_refused_in_one_sentence(server: LocalServer) -> None:
    match = server.create()["id"]
    for method in ("GET", "POST", "DELETE"):
        answer = server.client.request(method, f"/api/matches/{match}/analysis")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
        assert answer.json()["message"] == "Only a finished game can be analysed, and this one is not over."


def test_one_that_cannot_be_read_is_as_good_as_none(server: LocalServer, tmp_path: Path) -> None:
    match = bring(server)
    with sqlite3.connect(tmp_path / "matches.db") as connection:
        connection.execute("INSERT INTO analyses VALUES (?, 20, '{')", (match,))
    assert stand(server, match)["status"] == "none"


def test_an_older_database_gets_a_place_for_it(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "matches.db") as connection:
        before = next(number for number, done in enumerate(MIGRATIONS) if "analyses" in str(done))
        for statements in MIGRATIONS[:before]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {before}")
    server = LocalServer(tmp_path)
    match = bring(server)
    assert stand(server, match)["status"] == "none"
    server.stop()


def test_it_goes_with_the_actions_it_is_about(tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    match = bring(server)
    stored = StoredAnalysis(20, "{}")

    async def scenario() -> None:
        database, version = server.database, server.state(match)["version"]
        assert await database.commit([KeepAnalysis(match, stored)]) == [True]
        assert await database.commit([KeepAnalysis("gone", stored)]) == [False]
        assert await database.analysis(match) == stored
        assert await database.commit([Truncate(match, version, version + 1, 0.0, 19, {})]) == [True]
        assert await database.analysis(match) is None

    asyncio.run(scenario())
    server.stop()
