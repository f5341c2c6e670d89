"""From SQLite to PostgreSQL: everything, or nothing."""

import asyncio
import hashlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import time
from uuid import uuid4

import psycopg
import pytest

from longroll import LongrollError
from longroll.hosts.common.clock import SystemClock
from longroll.hosts.server import moving
from longroll.hosts.server.folder import lock_database
from longroll.hosts.server.jobs.queue_jobs import QueueJobs
from longroll.hosts.server.jobs.table_jobs import TableJobs
from longroll.hosts.server.store.engine import file_url, make_engine, read_url
from longroll.hosts.server.store.records import Records
from longroll.service.jobs import Job
from tests.hosts.club.table import Table, ask
from tests.hosts.local_server import LocalServer
from tests.hosts.people.browsers import ClubServer
from tests.hosts.postgresql import PostgreSQL
from tests.hosts.test_old_database import DATA, STORED


@pytest.fixture
def empty(postgresql: PostgreSQL) -> str:
    return postgresql.create(f"empty-{uuid4().hex}")


def say_nothing(_text: str) -> None:
    pass


def test_a_club_is_moved_with_everything(tmp_path: Path, sqlite_url: str, empty: str) -> None:
    first = ClubServer(tmp_path, sqlite_url)
    table = Table(first)
    match = table.begin()
    table.challenge()
    ask(table.ann, "POST", f"/api/matches/{match}/chat", 201, room="players", text="good luck, Bøb")
    ask(table.bob, "PUT", f"/api/matches/{match}/notes", 204, text="beware")
    before = table.state(match), ask(table.ann, "GET", "/api/challenges"), ask(table.ann, "GET", "/api/account/export")
    token = table.ann.token
    first.stop()
    said: list[str] = []
    moving.move(sqlite_url, empty, said.append)
    assert "people: 2 rows" in said
    assert said[-1].startswith("replayed 1 matches")
    second = ClubServer(tmp_path, empty)
    ann = second.thief(token)
    after = table.state(match, ann), ask(ann, "GET", "/api/challenges"), ask(ann, "GET", "/api/account/export")
    assert after == before
    second.stop()


def test_a_database_of_the_first_version_is_moved_without_being_changed(tmp_path: Path, empty: str) -> None:
    file = tmp_path / "matches.db"
    shutil.copy(DATA / "0.1.0.sqlite3", file)
    before = hashlib.sha256(file.read_bytes()).digest()
    moving.move(file_url(file), empty, say_nothing)
    assert hashlib.sha256(file.read_bytes()).digest() == before
    server = LocalServer(tmp_path / "new", database=empty)
    assert {match["id"] for match in server.get("/api/matches")} == STORED.keys()
    for match, stored in STORED.items():
        state = server.state(match)
        assert state["seats"] == stored["seats"]
        assert state["damage"] is not None or state["actions"] == stored["actions"]
    server.stop()


def test_jobs_that_wait_are_moved(sqlite_url: str, empty: str) -> None:
    async def add() -> None:
        records = Records(make_engine(sqlite_url))
        await TableJobs(records, SystemClock()).add(Job("mail", "to Ann", "é", time()))
        records.close()

    async def carry_out() -> tuple[str, str]:
        done: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        jobs = QueueJobs(read_url(empty), SystemClock())

        async def work(key: str, data: str) -> None:
            await done.put((key, data))

        jobs.handle("mail", work)
        await jobs.open()
        jobs.start()
        found = await asyncio.wait_for(done.get(), 30)
        await jobs.stop()
        await jobs.close()
        return found

    asyncio.run(add())
    moving.move(sqlite_url, empty, say_nothing)
    assert asyncio.run(carry_out()) == ("to Ann", "é")


def test_a_database_that_is_not_empty_is_refused(sqlite_url: str, postgresql_url: str, empty: str) -> None:
    with pytest.raises(LongrollError, match="is not empty"):
        moving.move(sqlite_url, postgresql_url, say_nothing)
    moving.move(sqlite_url, empty, say_nothing)
    with pytest.raises(LongrollError, match="is not empty"):
        moving.move(sqlite_url, empty, say_nothing)


def test_what_cannot_be_moved_is_one_sentence(tmp_path: Path, sqlite_url: str, empty: str) -> None:
    wrong = [
        (empty, empty, "is not a SQLite file"),
        (sqlite_url, sqlite_url, "--to is the address of a PostgreSQL"),
        (f"sqlite:///{tmp_path}/none.db", empty, "there is no database"),
        (sqlite_url, f"postgresql://somebody:secret@/x?host={tmp_path}", "cannot be used"),
    ]
    for source, target, words in wrong:
        with pytest.raises(LongrollError, match=words) as refused:
            moving.move(source, target, say_nothing)
        assert "secret" not in str(refused.value)
    with lock_database(sqlite_url), pytest.raises(LongrollError, match="another Longroll server"):
        moving.move(sqlite_url, empty, say_nothing)
    assert is_empty(empty)


def test_a_row_that_postgresql_does_not_take_moves_nothing(sqlite_url: str, empty: str) -> None:
    with closing(sqlite3.connect(read_url(sqlite_url).database or "")) as connection:
        connection.execute("INSERT INTO blocks VALUES (?, 'c')", ("a\0b",))
        connection.commit()
    with pytest.raises(LongrollError, match="a row of the table 'blocks' cannot be written"):
        moving.move(sqlite_url, empty, say_nothing)
    assert is_empty(empty)


def test_rows_that_arrive_otherwise_are_noticed(sqlite_url: str, empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(sqlite3.connect(read_url(sqlite_url).database or "")) as connection:
        connection.execute("INSERT INTO blocks VALUES ('a', 'b')")
        connection.commit()
    monkeypatch.setattr(moving, "copy_rows", lambda *_: 0)
    with pytest.raises(LongrollError, match="the table 'blocks' is not the same"):
        moving.move(sqlite_url, empty, say_nothing)
    assert is_empty(empty)


def test_a_move_that_is_killed_changes_nothing_and_can_be_repeated(tmp_path: Path, empty: str) -> None:
    file = tmp_path / "club.db"
    shutil.copy(DATA / "0.1.0.sqlite3", file)
    before = hashlib.sha256(file.read_bytes()).digest()
    for stop_at in ("headers", "history", "jobs"):
        command = [sys.executable, "-u", "-m", "longroll", "admin", "move", "--data", str(tmp_path), "--to", empty]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(stop_at):
                os.kill(process.pid, signal.SIGSTOP)
                break
        os.kill(process.pid, signal.SIGKILL)
        assert process.wait(20) == -signal.SIGKILL, "it had ended before"
        process.stdout.close()
        assert hashlib.sha256(file.read_bytes()).digest() == before
        assert is_empty(empty)
    moving.move(file_url(file), empty, say_nothing)
    assert not is_empty(empty)
    assert {found.name for found in tmp_path.iterdir()} <= {"club.db", "club.db-shm", "club.db-wal", "server.lock"}


def is_empty(url: str) -> bool:
    with psycopg.connect(url) as connection:
        query = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        return connection.execute(query).fetchone() == (0,)


def test_no_table_counts_its_rows_by_itself() -> None:
    """Such a counter would have to be moved too."""
    assert [table.name for table in moving.tables_in_order() if table.autoincrement_column is not None] == []
