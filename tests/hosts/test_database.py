import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest

from longroll import LongrollError
from longroll.hosts.common.rows import HEADER_COLUMNS, HISTORY_COLUMNS
from longroll.hosts.server.folder import data_folder, database_file
from longroll.hosts.server.store.engine import CACHE, file_url
from longroll.hosts.server.store.legacy import MIGRATIONS, VERSION
from longroll.hosts.server.store.opening import open_records
from longroll.hosts.server.store.reader import MatchReader
from longroll.hosts.server.store.sqlite_storage import commit
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.local_server import LocalServer


def database(folder: Path) -> sqlite3.Connection:
    return sqlite3.connect(folder / "matches.db", isolation_level=None)


def test_the_data_folder_is_where_programs_keep_their_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "longroll"
    for nothing in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", nothing)
        assert data_folder() == Path.home() / ".local" / "share" / "longroll"


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/longroll")):
        with pytest.raises(LongrollError, match="cannot be made"):
            database_file(folder)


def test_the_database_is_set_up_as_it_should_be(server: LocalServer, tmp_path: Path) -> None:
    server.create()
    with database(tmp_path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    with closing(server.database.connect_writer()) as writer:
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writer.execute("PRAGMA foreign_keys").fetchone() == (1,)
        assert writer.execute("PRAGMA cache_size").fetchone() == (-CACHE,)


def test_the_tables_are_what_the_program_believes(tmp_path: Path) -> None:
    prepare(file_url(tmp_path / "matches.db"))
    tables = {"headers": HEADER_COLUMNS, "history": f"match, number, {HISTORY_COLUMNS}"}
    with database(tmp_path) as connection:
        for table, columns in tables.items():
            rows = connection.execute(f"PRAGMA table_info({table})").fetchall()
            assert [row[1] for row in rows] == columns.split(", ")


def test_a_database_of_a_newer_version_is_not_touched(server: LocalServer, tmp_path: Path) -> None:
    server.create()
    with database(tmp_path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    newer = tmp_path / "newer" / "matches.db"
    newer.parent.mkdir()
    shutil.copy(tmp_path / "matches.db", newer)
    with database(newer.parent) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = newer.read_bytes()
    with pytest.raises(LongrollError, match="was written by a newer Longroll"):
        prepare(file_url(newer))
    assert newer.read_bytes() == before


def test_a_file_of_another_kind_is_not_touched(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("These are my notes, and they shall stay as they are. " * 99)
    with pytest.raises(LongrollError, match="cannot be read as a database"):
        prepare(file_url(text))
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE notes (text TEXT)")
        connection.execute("PRAGMA user_version = 7")
    before = other.read_bytes()
    with pytest.raises(LongrollError, match="of another program"):
        prepare(file_url(other))
    assert other.read_bytes() == before


def test_a_full_disk_is_told_and_the_match_is_intact(server: LocalServer, tmp_path: Path) -> None:
    state = server.play(server.create(), "march washington")
    writer = server.database.writer
    assert writer is not None
    pages = writer.execute("PRAGMA page_count").fetchone()[0]
    writer.execute(f"PRAGMA max_page_count = {pages}")
    body = {"title": "house-divided", "name": "x" * 100}
    answers = [server.client.post("/api/matches", json=body) for _ in range(99)]
    full = next(answer for answer in answers if answer.status_code != 201)
    assert (full.status_code, full.json()["error"]) == (507, "disk-full")
    assert full.json()["message"].startswith("The disk is full: nothing was stored")
    assert server.state(state["id"]) == state
    assert len(server.get("/api/matches")) < 99
    server.play(state, "take u1")  # a new connection, and there is room again


def break_next_commit(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Let the next commit fail, as on a disk that breaks."""
    left = [words]

    def fail(connection: sqlite3.Connection) -> float:
        if left:
            raise sqlite3.OperationalError(left.pop())
        return commit(connection)

    monkeypatch.setattr("longroll.hosts.server.store.sqlite_storage.commit", fail)


@pytest.mark.parametrize(
    ("words", "status", "error"),
    [
        ("database or disk is full", 507, "disk-full"),
        ("attempt to write a readonly database", 507, "read-only"),
        ("disk I/O error", 507, "storage"),
    ],
)
@pytest.mark.parametrize("usual", [0.0, 60.0], ids=["quick disk", "slow disk"])
def test_a_failing_commit_changes_nothing(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch, words: str, status: int, error: str, usual: float
) -> None:
    server.database.usual = usual
    state = server.play(server.create(), "march washington")
    break_next_commit(monkeypatch, words)
    answer = server.act(state, "take u1", status)
    assert answer["error"] == error
    assert answer["message"].endswith("nothing was stored, and the match is unchanged.")
    assert server.state(state["id"]) == state
    assert server.actions(state["id"]) == ["march washington"]
    assert server.play(state, "take u1")["version"] == 2
    break_next_commit(monkeypatch, words)
    assert server.undo(server.state(state["id"]), status)["error"] == error
    assert server.actions(state["id"]) == ["march washington", "take u1"]


def test_a_fault_of_a_game_changes_nothing(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    state = server.play(server.create(), "march washington")

    def fail(*_: object) -> None:
        raise IndexError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr("longroll.match.match.Match._advance", fail)
        assert server.act(state, "take u1", 500)["error"] == "fault"
    assert server.play(state, "take u1")["version"] == 2


def test_another_program_that_writes_is_noticed(server: LocalServer, tmp_path: Path) -> None:
    state = server.create()
    other = LocalServer(tmp_path)
    try:
        moved = other.play(other.state(state["id"]), "march chicago")
        server.act(state, "march washington", 409)
        assert server.state(state["id"]) == moved
        server.play(moved, server.state(state["id"])["choices"][0]["text"])
        assert other.state(state["id"])["version"] == 2
        assert len(other.actions(state["id"])) == 2
    finally:
        other.stop()


def test_another_program_that_holds_the_lock_is_waited_for(
    server: LocalServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = server.create()
    holder = sqlite3.connect(tmp_path / "matches.db", isolation_level=None, check_same_thread=False)
    holder.execute("BEGIN IMMEDIATE")
    release = Timer(0.3, lambda: holder.execute("ROLLBACK"))
    release.start()
    state = server.play(state, "march washington")
    release.join()
    monkeypatch.setattr("longroll.hosts.server.store.sqlite_storage.PATIENCE", 0.05)
    holder.execute("BEGIN IMMEDIATE")
    assert server.act(state, "take u1", 503)["error"] == "busy"
    assert server.state(state["id"]) == state
    holder.execute("ROLLBACK")
    holder.close()
    server.play(state, "take u1")


def test_matches_beyond_the_budget_are_loaded_again(server: LocalServer) -> None:
    states = [server.play(server.create(), "march washington") for _ in range(4)]
    cache = server.service.cache
    cache.budget = 2 * cache.cached[states[0]["id"]].size + 1
    cache.shrink()
    assert len(cache.cached) == 2
    for state in states:
        assert server.play(state, "take u1")["version"] == 2
    assert len(cache.cached) <= 2


def test_a_match_of_other_rules_is_replayed_and_stored_anew(server: LocalServer, tmp_path: Path) -> None:
    state = server.play(server.create(), "march washington", "take u1")
    with database(tmp_path) as connection:
        connection.execute("UPDATE headers SET rules = '0'")
        connection.execute("UPDATE history SET events = '', moment = ''")
    server.service.cache.cached.clear()
    assert server.state(state["id"]) == state
    with database(tmp_path) as connection:
        assert connection.execute("SELECT rules FROM headers").fetchone() == (state["rules"],)
        assert connection.execute("SELECT count(*) FROM history WHERE events = ''").fetchone() == (0,)
    server.play(state, "dig")


@pytest.mark.parametrize("rules", ["0", None], ids=["other rules", "the same rules"])
def test_a_stored_match_that_does_not_replay_is_shown_up_to_the_last_good_action(
    server: LocalServer, tmp_path: Path, rules: str | None
) -> None:
    state = server.play(server.create(), "march washington", "take u1")
    with database(tmp_path) as connection:
        connection.execute("UPDATE history SET digits = '0000' WHERE number = 2")
        connection.execute("UPDATE headers SET rules = coalesce(?, rules)", (rules,))
    server.service.cache.cached.clear()
    shown = server.state(state["id"])
    assert shown["damage"] == {"number": 2, "action": "take u1", "reason": "another position follows", "kept": 1}
    assert (shown["actions"], shown["choices"], shown["to_move"]) == (1, [], "union")
    refused = server.act(shown, "take u1", 409)
    assert refused["error"] == "damaged"
    assert "action 2" in refused["message"]
    assert server.undo(shown, 409)["error"] == "damaged"
    assert server.actions(state["id"]) == ["march washington"]
    fork = server.post(f"/api/matches/{state['id']}/fork", 201, number=1)
    assert fork["damage"] is None
    server.play(fork, "take u1")
    with database(tmp_path) as connection:  # what is damaged stays as it is
        rows = connection.execute("SELECT count(*) FROM history WHERE match = ?", (state["id"],)).fetchone()
        assert rows == (2,)


def test_a_match_that_cannot_even_begin_is_listed_and_says_why(server: LocalServer, tmp_path: Path) -> None:
    state = server.create()
    with database(tmp_path) as connection:
        connection.execute("UPDATE headers SET scenario = 'waterloo', rules = '0'")
    server.service.cache.cached.clear()
    answer = server.client.get(f"/api/matches/{state['id']}")
    assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
    assert "waterloo" in answer.json()["message"]
    assert len(server.get("/api/matches")) == 1


@pytest.mark.parametrize("action", ["charge the guns", "march mars", "go washington"])
def test_a_stored_action_that_means_nothing_ends_what_is_shown(
    server: LocalServer, tmp_path: Path, action: str
) -> None:
    state = server.play(server.create(), "march washington", "take u1")
    with database(tmp_path) as connection:
        connection.execute("UPDATE history SET action = ? WHERE number = 2", (action,))
    server.service.cache.cached.clear()
    damage = server.state(state["id"])["damage"]
    assert (damage["number"], damage["action"], damage["kept"]) == (2, action, 1)
    assert server.actions(state["id"]) == ["march washington"]
    server.play(server.post(f"/api/matches/{state['id']}/fork", 201, number=1), "take u1")


@pytest.mark.parametrize("events", ["'[{'", "'7'", "'[{}]'", "x'00ff'", "3.5"])
def test_damaged_events_are_made_again_by_a_replay(server: LocalServer, tmp_path: Path, events: str) -> None:
    state = server.play(server.create(), "end", "muster")
    log = server.get(f"/api/matches/{state['id']}/log")
    with database(tmp_path) as connection:
        connection.execute(f"UPDATE history SET events = {events} WHERE number = 2")
    server.service.cache.cached.clear()
    assert server.get(f"/api/matches/{state['id']}/log") == log


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE states SET seats = '{', summary = '}' WHERE match = ?",
        "UPDATE history SET dice = 'x' WHERE match = ?",
        "UPDATE history SET moment = '[1]' WHERE match = ?",
        "UPDATE headers SET rolls = 'x' WHERE id = ?",
    ],
)
def test_a_damaged_row_is_one_sentence(server: LocalServer, tmp_path: Path, damage: str) -> None:
    state = server.play(server.create(), "march washington")
    with database(tmp_path) as connection:
        connection.execute(damage, (state["id"],))
    server.service.cache.cached.clear()
    answer = server.client.get(f"/api/matches/{state['id']}")
    assert (answer.status_code, answer.json()["error"]) == (507, "corrupt")
    assert answer.json()["message"].startswith("The database file is damaged")


def test_a_damaged_row_does_not_hide_the_other_matches(
    server: LocalServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, intact = server.create(), server.create()
    with database(tmp_path) as connection:
        connection.execute("UPDATE states SET summary = '}' WHERE match = ?", (damaged["id"],))
    assert [match["id"] for match in server.get("/api/matches")] == [intact["id"]]
    assert damaged["id"] in caplog.text


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its matches have the printed components."""
    file = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(file)
    for statement in MIGRATIONS[0]:
        connection.execute(statement)
    columns = "id, name, title, rules, scenario, options, position, seats, seed, script, parent, parent_action, "
    columns += "created, updated, version, actions, standing"
    values = ("old", "", "house-divided", "1", "short", "{}", "", "{}", "7", "", "", 0, 1.0, 1.0, 0, 0, "{}")
    connection.execute(f"INSERT INTO matches ({columns}) VALUES ({', '.join('?' * len(values))})", values)
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    records = open_records(file_url(file))
    stored = asyncio.run(MatchReader(records).load("old"))
    assert stored is not None
    assert stored.header.pack == ""
    assert (stored.header.seed, stored.header.seed_chosen, stored.origin) == ("7", True, "new")
    records.close()
