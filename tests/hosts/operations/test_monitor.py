"""Health and metrics: who may read them, what they say, and that they name nobody."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from longroll.hosts.server.operations.monitor import Monitor
from tests.hosts.club.table import Table, ask, listen
from tests.hosts.local_server import PATIENCE, LocalServer, wait_until
from tests.hosts.people.browsers import ClubServer
from tests.hosts.postgresql import PostgreSQL

TOKEN = "a token that is long"
ELSEWHERE = {"x-forwarded-for": "198.51.100.7"}


@pytest.fixture
def table(sqlite_url: str, tmp_path: Path) -> Iterator[Table]:
    server = ClubServer(tmp_path, sqlite_url)
    monitor_of(server).token = TOKEN
    yield Table(server)
    server.stop()


def monitor_of(server: LocalServer) -> Monitor:
    found: Any = server.app.middleware_stack
    while not isinstance(found, Monitor):
        found = found.app
    return found


def scrape(server: LocalServer) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    text = server.client.get("/metrics").text
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_server_that_works_is_healthy(table: Table) -> None:
    answer = table.server.client.get("/healthz", headers={"host": "any.name", **ELSEWHERE})
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "database": "up"})


def test_at_home_there_is_health_and_nothing_to_scrape(tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    assert server.client.get("/healthz").json() == {"status": "ok", "database": "up"}
    assert server.client.get("/metrics").headers["content-type"] != "text/plain; version=0.0.4; charset=utf-8"
    server.stop()


def test_a_server_without_its_file_is_not_healthy(table: Table, tmp_path: Path) -> None:
    (tmp_path / "matches.db").rename(tmp_path / "elsewhere.db")
    wait_until(lambda: table.server.client.get("/healthz").status_code == 503)
    assert table.server.client.get("/healthz").json() == {"status": "down", "database": "down"}
    assert scrape(table.server)["longroll_database_up", ()] == 0
    (tmp_path / "elsewhere.db").rename(tmp_path / "matches.db")
    wait_until(lambda: table.server.client.get("/healthz").status_code == 200)


def test_a_server_without_postgresql_is_not_healthy(tmp_path: Path) -> None:
    folder = Path("/tmp") / f"longroll-health-{uuid4().hex}"
    database = PostgreSQL(folder)
    server = ClubServer(tmp_path, database.create("club"))
    try:
        assert server.client.get("/healthz").status_code == 200
        database.crash()
        wait_until(lambda: server.client.get("/healthz").status_code == 503)
        database.resume()
        wait_until(lambda: server.client.get("/healthz").status_code == 200)
    finally:
        server.stop()
        database.close()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"host": "any.name"}, 200),
        (ELSEWHERE, 404),
        ({**ELSEWHERE, "authorization": "Bearer wrong"}, 404),
        ({**ELSEWHERE, "authorization": f"Bearer {TOKEN}"}, 200),
    ],
)
def test_metrics_are_for_this_machine_or_for_who_has_the_token(
    table: Table, headers: dict[str, str], status: int
) -> None:
    assert table.server.client.get("/metrics", headers=headers).status_code == status


def test_without_a_token_nobody_elsewhere_reads_metrics(table: Table) -> None:
    monitor_of(table.server).token = ""
    for given in ("Bearer", "Bearer None"):
        headers = {**ELSEWHERE, "authorization": given}
        assert table.server.client.get("/metrics", headers=headers).status_code == 404


@pytest.mark.parametrize(
    "headers",
    [{"x-forwarded-for": "198.51.100.7:4711"}, {"x-forwarded-for": "unknown"}, {"x-real-ip": "198.51.100.7"}],
)
def test_a_proxy_on_this_machine_does_not_open_metrics(table: Table, headers: dict[str, str]) -> None:
    assert table.server.client.get("/metrics", headers=headers).status_code == 404


def test_what_happens_is_counted(table: Table) -> None:
    match = table.begin()
    before = scrape(table.server)
    state = table.state(match)
    table.play(table.ann if state["to_move"] == "union" else table.bob, match, table.state(match)["choices"][0]["text"])
    table.ann.get("/api/matches/none")
    with (
        listen(table.ann, "/api/live") as socket,
        listen(table.bob, "/api/live") as other,
        table.ann.live(match) as live,
    ):
        for one in (socket, other, live):
            one.recv(PATIENCE)
        after = scrape(table.server)
    assert after["longroll_sockets", (("kind", "person"),)] == 2
    assert after["longroll_sockets", (("kind", "match"),)] == 1
    assert after["longroll_actions_total", ()] - before["longroll_actions_total", ()] == 1
    assert after["longroll_batch_size_count", ()] > before["longroll_batch_size_count", ()]
    action = (("method", "POST"), ("route", "/api/matches/{match}/actions"), ("status", "200"))
    assert after["longroll_request_seconds_count", action] == 1
    missing = (("method", "GET"), ("route", "/api/matches/{match}"), ("status", "404"))
    assert after["longroll_request_seconds_count", missing] == 1
    assert after["longroll_database_up", ()] == 1
    assert after["longroll_bots", (("status", "thinking"),)] == 0
    assert after["longroll_jobs", (("when", "later"),)] > 0  # what is repeated
    assert ("longroll_jobs", (("when", "due"),)) in after


def test_no_label_names_a_person_or_a_match(table: Table) -> None:
    match = table.begin()
    ask(table.ann, "GET", "/api/people/Bob")
    table.ann.get("/nonsense/of/some/kind")
    table.ann.request("BREW", "/api/me")
    text = table.server.client.get("/metrics").text
    assert not re.search(f"{match}|Ann|Bob|nonsense|BREW", text)


def test_one_answer_of_the_database_serves_all_who_ask_within_a_second(table: Table) -> None:
    health = table.server.app.state.health
    asked = 0

    async def count() -> bool:
        nonlocal asked
        asked += 1
        return True

    health._ask = count
    health.asked = -10.0
    for _ in range(20):
        httpx.get(f"http://127.0.0.1:{table.server.port}/healthz", trust_env=False)
    assert asked < 20
