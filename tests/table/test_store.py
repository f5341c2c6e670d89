import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Timer

import pytest

from longroll import LongrollError
from longroll.table.folder import data_folder, database_file
from longroll.table.schema import MIGRATIONS, VERSION, metadata
from longroll.table.scribe import commit
from longroll.table.store import Store
from tests.table.house import House


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


def test_the_database_is_set_up_as_it_should_be(house: House, tmp_path: Path) -> None:
    house.begin()
    with database(tmp_path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    with closing(house.table.store.connect()) as writer:
        assert writer.execute("PRAGMA synchronous").fetchone() == (2,)
        assert writer.execute("PRAGMA foreign_keys").fetchone() == (1,)


def test_the_tables_are_what_the_program_believes(tmp_path: Path) -> None:
    Store(tmp_path / "matches.db").close()
    with database(tmp_path) as connection:
        for table in metadata.tables.values():
            rows = connection.execute(f"PRAGMA table_info({table.name})").fetchall()
            assert [row[1] for row in rows] == [column.name for column in table.columns]
            assert [row[1] for row in rows if row[5]] == [column.name for column in table.primary_key]


def test_a_database_of_a_newer_version_is_not_touched(house: House, tmp_path: Path) -> None:
    house.begin()
    house.table.store.close()
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
        Store(newer)
    assert newer.read_bytes() == before


def test_a_file_of_another_kind_is_not_touched(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("These are my notes, and they shall stay as they are. " * 99)
    with pytest.raises(LongrollError, match="cannot be read as a database"):
        Store(text)
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE notes (text TEXT)")
        connection.execute("PRAGMA user_version = 7")
    before = other.read_bytes()
    with pytest.raises(LongrollError, match="of another program"):
        Store(other)
    assert other.read_bytes() == before


def test_a_full_disk_is_told_and_the_match_is_intact(house: House, tmp_path: Path) -> None:
    state = house.play(house.begin(), "march washington")
    writer = house.table.scribe.connection
    assert writer is not None
    pages = writer.execute("PRAGMA page_count").fetchone()[0]
    writer.execute(f"PRAGMA max_page_count = {pages}")
    answers = [house.client.post("/api/matches", json={"title": "house-divided", "name": "x" * 100}) for _ in range(99)]
    full = next(answer for answer in answers if answer.status_code != 201)
    assert (full.status_code, full.json()["error"]) == (507, "disk-full")
    assert full.json()["message"].startswith("The disk is full: nothing was stored")
    assert house.state(state["id"]) == state
    assert len(house.get("/api/matches")) < 99
    house.play(state, "take u1")  # a new connection, and there is room again


def break_next_commit(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Let the next commit fail, as on a disk that breaks."""
    left = [words]

    def fail(connection: sqlite3.Connection) -> float:
        if left:
            raise sqlite3.OperationalError(left.pop())
        return commit(connection)

    monkeypatch.setattr("longroll.table.scribe.commit", fail)


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
    house: House, monkeypatch: pytest.MonkeyPatch, words: str, status: int, error: str, usual: float
) -> None:
    house.table.scribe.usual = usual
    state = house.play(house.begin(), "march washington")
    break_next_commit(monkeypatch, words)
    answer = house.act(state, "take u1", status)
    assert answer["error"] == error
    assert answer["message"].endswith("nothing was stored, and the match is unchanged.")
    assert house.state(state["id"]) == state
    assert house.actions(state["id"]) == ["march washington"]
    assert house.play(state, "take u1")["version"] == 2
    break_next_commit(monkeypatch, words)
    assert house.undo(house.state(state["id"]), status)["error"] == error
    assert house.actions(state["id"]) == ["march washington", "take u1"]


def test_a_fault_of_a_game_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    state = house.play(house.begin(), "march washington")

    def fail(*_: object) -> None:
        raise IndexError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr("longroll.match.Match._advance", fail)
        assert house.act(state, "take u1", 500)["error"] == "fault"
    assert house.play(state, "take u1")["version"] == 2


def test_another_program_that_writes_is_noticed(house: House, tmp_path: Path) -> None:
    state = house.begin()
    other = House(tmp_path)
    try:
        moved = other.play(other.state(state["id"]), "march chicago")
        house.act(state, "march washington", 409)
        assert house.state(state["id"]) == moved
        house.play(moved, house.state(state["id"])["choices"][0]["text"])
        assert other.state(state["id"])["version"] == 2
        assert len(other.actions(state["id"])) == 2
    finally:
        other.stop()


def test_another_program_that_holds_the_lock_is_waited_for(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = house.begin()
    holder = sqlite3.connect(tmp_path / "matches.db", isolation_level=None, check_same_thread=False)
    holder.execute("BEGIN IMMEDIATE")
    release = Timer(0.3, lambda: holder.execute("ROLLBACK"))
    release.start()
    state = house.play(state, "march washington")
    release.join()
    monkeypatch.setattr("longroll.table.scribe.PATIENCE", 0.05)
    holder.execute("BEGIN IMMEDIATE")
    assert house.act(state, "take u1", 503)["error"] == "busy"
    assert house.state(state["id"]) == state
    holder.execute("ROLLBACK")
    holder.close()
    house.play(state, "take u1")


def test_matches_beyond_the_bound_are_read_again(house: House) -> None:
    house.table.sittings.most = 2
    states = [house.play(house.begin(), "march washington") for _ in range(4)]
    assert len(house.table.sittings.cached) == 2
    for state in states:
        assert house.play(state, "take u1")["version"] == 2


def test_a_match_of_other_rules_is_listed_but_not_played(house: House, tmp_path: Path) -> None:
    state = house.begin()
    with database(tmp_path) as connection:
        connection.execute("UPDATE matches SET rules = '0'")
    house.table.sittings.cached.clear()
    answer = house.client.get(f"/api/matches/{state['id']}")
    assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
    assert len(house.get("/api/matches")) == 1


def test_a_stored_match_that_does_not_replay_says_where(house: House, tmp_path: Path) -> None:
    state = house.play(house.begin(), "march washington", "take u1")
    with database(tmp_path) as connection:
        connection.execute("UPDATE actions SET digits = '0000' WHERE number = 2")
    house.table.sittings.cached.clear()
    answer = house.client.get(f"/api/matches/{state['id']}")
    assert (answer.status_code, answer.json()["error"]) == (409, "differs")
    assert "action 2" in answer.json()["message"]


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
    store = Store(file)
    row = store.find("old")
    assert row is not None
    assert row.record.pack == ""
    assert row.record.seed == "7"
    store.close()
