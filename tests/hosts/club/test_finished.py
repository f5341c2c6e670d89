"""What ends a match of the club is stored with its result, once, on both kinds of database."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from longroll.hosts.server.store.tables.results import finished, finished_seats
from longroll.kernel.shared_seed import commit
from tests.hosts.club.table import SECRET, Table, ask
from tests.hosts.people.browsers import ClubServer


@pytest.fixture(params=["sqlite_url", "postgresql_url"])
def tables(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Table]:
    server = ClubServer(tmp_path, request.getfixturevalue(request.param))
    yield Table(server)
    server.stop()


def rows(table: Table, asked: Any) -> list[Any]:
    records = table.server.app.state.records
    return list(table.server.call(records.read(lambda connection: connection.execute(asked).all())))


def test_a_resigned_match_is_stored_as_finished(tables: Table) -> None:
    match = tables.begin(rated=True, pace={"kind": "clock", "bank": 600, "increment": 5})
    assert rows(tables, select(finished)) == []
    ask(tables.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    (row,) = rows(tables, select(finished))
    assert (row.match, row.title, row.scenario, row.winner, row.reason) == (
        match,
        "house-divided",
        "short",
        "union",
        "resigned",
    )
    assert row.rated
    seats = rows(tables, select(finished_seats).order_by(finished_seats.c.seat))
    assert [(one.seat, one.name, one.side, one.score) for one in seats] == [
        ("confederate", "Bob", "confederate", 0.0),
        ("union", "Ann", "union", 1.0),
    ]


def test_an_aborted_match_has_no_scores(tables: Table) -> None:
    match = tables.begin()
    ask(tables.ann, "POST", f"/api/matches/{match}/abort", seat="union")
    (row,) = rows(tables, select(finished))
    assert (row.winner, row.reason) == ("", "aborted")
    assert {one.score for one in rows(tables, select(finished_seats))} == {None}


def test_a_change_after_the_end_does_not_finish_it_again(tables: Table) -> None:
    match = tables.begin()
    ask(tables.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    offer: dict[str, Any] = {"seat": "union", "kind": "rematch", "answer": "make", "commitment": commit(SECRET)}
    state = ask(tables.ann, "POST", f"/api/matches/{match}/offers", **offer)
    assert state["agreement"]["rematch"]
    assert len(rows(tables, select(finished))) == 1
