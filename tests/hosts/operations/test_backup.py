"""A backup is whole, comes back in any kind of database, and is never written over anything."""

import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import sqlalchemy

from longroll import LongrollError
from longroll.hosts.server.folder import lock_database
from longroll.hosts.server.operations.backup import backup, tables_of
from longroll.hosts.server.operations.restore import restore
from longroll.hosts.server.operations.verify import verify
from longroll.hosts.server.store.engine import file_url, make_engine
from longroll.hosts.server.store.upgrade import prepare, revisions
from tests.hosts.club.table import Table, ask
from tests.hosts.people.browsers import ClubServer

OLD = Path(__file__).parents[1] / "data" / "0.1.0.sqlite3"
CLOCK = {"kind": "clock", "bank": 600, "increment": 5}
OURS = ("audit",)  # the backup and the restoration are logged themselves


def contents(url: str) -> dict[str, list[Any]]:
    engine = make_engine(url)
    with engine.connect() as connection:
        tables = [table for table in tables_of(connection) if table.name not in OURS]
        found = {
            table.name: list(connection.execute(sqlalchemy.select(table).order_by(*table.primary_key.columns)))
            for table in tables
        }
    engine.dispose()
    return found


def play_club(folder: Path, url: str) -> None:
    """Two members, a match that goes on and one that is over."""
    server = ClubServer(folder, url)
    table = Table(server)
    match = table.begin()
    for _ in range(6):
        state = table.state(match)
        browser = table.ann if state["to_move"] == "union" else table.bob
        table.play(browser, match, table.state(match, browser)["choices"][0]["text"])
    over = table.begin(access="public", rated=True, pace=CLOCK)
    ask(table.bob, "POST", f"/api/matches/{over}/resign", seat="confederate")
    ask(table.ann, "POST", "/api/reports", 204, person="Bob", text="rude")
    server.stop()


@pytest.mark.parametrize(("first", "second"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_of_one_kind_of_database_comes_back_in_the_other(
    first: str, second: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    source, target = request.getfixturevalue(f"{first}_url"), request.getfixturevalue(f"{second}_url")
    play_club(tmp_path, source)
    saved = backup(source, tmp_path / "club.backup")
    assert restore(target, tmp_path / "club.backup") == saved
    assert contents(target) == contents(source)
    assert contents(target)["finished"]
    found = verify(target, 1)
    assert (found.matches, found.flaws) == (2, [])
    assert found.actions == 6


def test_a_backup_under_load_is_of_one_moment_and_every_journal_verifies(database_url: str, tmp_path: Path) -> None:
    server = ClubServer(tmp_path, database_url)
    table = Table(server)
    matches = [table.begin() for _ in range(3)]
    ended = False
    played = 0

    def play() -> None:
        """Random but legal: always the first choice."""
        nonlocal played
        while not ended:
            for match in matches:
                state = table.state(match)
                browser = table.ann if state["to_move"] == "union" else table.bob
                choices = table.state(match, browser)["choices"]
                table.play(browser, match, choices[played % len(choices)]["text"])
                played += 1

    player = Thread(target=play)
    player.start()
    try:
        files: list[Path] = []
        while len(files) < 4 or played < 30:
            files.append(tmp_path / f"{len(files)}.backup")
            backup(database_url, files[-1])
    finally:
        ended = True
        player.join()
        server.stop()
    counts = []
    for number, file in enumerate(files):
        target = file_url(tmp_path / str(number) / "restored.db")
        restore(target, file)
        found = verify(target, 1)
        assert (found.matches, found.flaws) == (3, [])
        counts.append(found.actions)
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]


def test_a_backup_of_an_older_revision_is_brought_up_to_date(tmp_path: Path) -> None:
    source, file = file_url(tmp_path / "old.db"), tmp_path / "old.backup"
    shutil.copy(OLD, tmp_path / "old.db")
    with pytest.raises(LongrollError, match="older than any backup"):
        backup(source, file)
    assert not file.exists()
    prepare(source)
    before = contents(source)
    go_back(tmp_path / "old.db", revisions()[revisions().index("0010_archive") - 1])
    backup(source, file)
    target = file_url(tmp_path / "new" / "new.db")
    restore(target, file)
    assert contents(target) == before
    found = verify(target, 1)
    assert (found.flaws, len(found.outdated)) == ([], 2)


def go_back(file: Path, revision: str) -> None:
    """To the tables of an earlier revision, as if this program had never opened it."""
    with closing(sqlite3.connect(file)) as connection:
        for table in ("match_players", "finished_options", "audit", "mutes"):
            connection.execute(f"DROP TABLE {table}")
        for index in (
            "finished_of_player",
            "headers_by_time",
            "finished_by_time",
            "finished_by_title",
            "finished_to_count",
        ):
            connection.execute(f"DROP INDEX {index}")
        connection.execute("ALTER TABLE tournament_matches DROP COLUMN annulled")
        connection.execute("ALTER TABLE tournaments DROP COLUMN summary")
        connection.execute("ALTER TABLE finished_seats DROP COLUMN at")
        for column in ("status", "handler", "handled", "done"):
            connection.execute(f"ALTER TABLE reports DROP COLUMN {column}")
        connection.execute("CREATE INDEX finished_by_time ON finished (at, match)")
        connection.execute("CREATE INDEX finished_by_title ON finished (title, at)")
        connection.execute("CREATE INDEX finished_of_player ON finished_seats (player)")
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()


@pytest.fixture
def source(tmp_path: Path) -> str:
    """A club with a match."""
    url = file_url(tmp_path / "club.db")
    prepare(url)
    server = ClubServer(tmp_path, url)
    Table(server).begin()
    server.stop()
    return url


@pytest.fixture
def saved(source: str, tmp_path: Path) -> Path:
    backup(source, tmp_path / "club.backup")
    return tmp_path / "club.backup"


def damage(file: Path, how: str) -> None:
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    changed = {
        "cut": whole[: len(whole) // 2],
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "without a row": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "a changed byte": whole[:200] + bytes([whole[200] ^ 1]) + whole[201:],
        "no gzip": b"".join(lines),
        "empty": b"",
    }
    file.write_bytes(changed[how])


@pytest.mark.parametrize("how", ["cut", "without its end", "without a row", "a changed byte", "no gzip", "empty"])
def test_a_damaged_backup_changes_nothing(saved: Path, tmp_path: Path, how: str) -> None:
    damage(saved, how)
    target = tmp_path / "new" / "new.db"
    with pytest.raises(LongrollError, match=r"backup"):
        restore(file_url(target), saved)
    assert not target.exists()


def test_another_file_is_not_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_bytes(gzip.compress(b'{"format":"other"}\n'))
    with pytest.raises(LongrollError, match="is not a backup of Longroll"):
        restore(file_url(tmp_path / "new.db"), file)
    with pytest.raises(LongrollError, match="cannot be read: No such file"):
        restore(file_url(tmp_path / "new.db"), tmp_path / "none")


def test_a_backup_of_a_newer_program_is_refused(saved: Path, tmp_path: Path) -> None:
    lines = gzip.decompress(saved.read_bytes()).replace(revisions()[-1].encode(), b"9999_future")
    saved.write_bytes(gzip.compress(lines))
    with pytest.raises(LongrollError, match=r"backup|newer"):
        restore(file_url(tmp_path / "new" / "new.db"), saved)


def test_a_restoration_over_a_newer_database_is_refused(saved: Path, database_url: str) -> None:
    engine = make_engine(database_url)
    with engine.begin() as connection:
        connection.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999_future'"))
    with pytest.raises(LongrollError, match=r"newer Longroll \(version 9999_future"):
        restore(database_url, saved)
    with engine.connect() as connection:
        assert connection.execute(sqlalchemy.text("SELECT count(*) FROM headers")).scalar_one() == 0
    engine.dispose()


def test_a_restoration_over_matches_is_refused(saved: Path, source: str) -> None:
    before = contents(source)
    with pytest.raises(LongrollError, match="is not empty; a backup is restored into a new database only"):
        restore(source, saved)
    assert contents(source) == before


def test_a_restoration_under_a_server_is_refused(saved: Path, tmp_path: Path) -> None:
    target = file_url(tmp_path / "new" / "new.db")
    with lock_database(target), pytest.raises(LongrollError, match="another Longroll server uses"):
        restore(target, saved)


def test_a_backup_replaces_no_file_and_is_read_by_its_owner_alone(saved: Path, source: str, tmp_path: Path) -> None:
    before = saved.read_bytes()
    assert saved.stat().st_mode & 0o777 == 0o600
    with pytest.raises(LongrollError, match="exists; it is left as it is"):
        backup(source, saved)
    assert saved.read_bytes() == before
    with pytest.raises(LongrollError, match="cannot be written: No such file"):
        backup(source, tmp_path / "nowhere" / "x.backup")
    for folder in (Path("/"), Path()):
        with pytest.raises(LongrollError, match="exists; it is left as it is"):
            backup(source, folder)
    with pytest.raises(LongrollError, match="there is no database"):
        backup(file_url(tmp_path / "none.db"), tmp_path / "y.backup")
    assert sorted(one.name for one in tmp_path.iterdir() if one.suffix in (".backup", ".part")) == ["club.backup"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("UPDATE history SET digits = '00000000' WHERE number = 2", "action 2"),
        ("UPDATE history SET action = 'pass pass' WHERE number = 3", "action 3"),
        ("UPDATE history SET dice = '6 6 6' WHERE number = 1", "action 1: other dice"),
        ("UPDATE headers SET seed = '12345678901234567890123456789012'", ""),
        ("UPDATE headers SET shares = replace(shares, 'aaaaaaaa', 'aaaaaaab')", "the share"),
    ],
)
def test_a_match_that_was_tampered_with_does_not_verify(
    sqlite_url: str, tmp_path: Path, change: str, words: str
) -> None:
    play_club(tmp_path, sqlite_url)
    engine = make_engine(sqlite_url)
    with engine.begin() as connection:
        assert connection.execute(sqlalchemy.text(change)).rowcount
    engine.dispose()
    found = verify(sqlite_url, 1)
    assert found.flaws
    assert all(words in flaw for _, flaw in found.flaws)
