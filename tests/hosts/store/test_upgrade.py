"""A database gets its tables, or those it lacks; one that is not ours is not touched."""

import pkgutil
import sqlite3
from contextlib import closing
from importlib import import_module
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from longroll import LongrollError
from longroll.hosts.server.store import legacy, tables
from longroll.hosts.server.store.engine import file_url, make_engine, read_url
from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.upgrade import prepare, revisions
from tests.hosts.postgresql import PostgreSQL

for module in pkgutil.iter_modules(tables.__path__):
    import_module(f"{tables.__name__}.{module.name}")


def test_the_migrations_make_the_tables_that_the_program_knows(database_url: str) -> None:
    engine = make_engine(database_url)
    with engine.connect() as connection:
        options = {} if connection.dialect.name == "sqlite" else {"include_object": is_ours}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), metadata) == []
    engine.dispose()


def is_ours(item: object, name: str | None, kind: str, *_: object) -> bool:
    """Jobs are Procrastinate's on PostgreSQL."""
    del item
    return kind != "table" or name is None or (name != "jobs" and not name.startswith("procrastinate_"))


def test_the_migrations_are_a_chain_in_the_order_of_their_names() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    from longroll.hosts.server.store.upgrade import SCRIPTS

    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    chain = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert chain[::-1] == revisions()


@pytest.mark.parametrize("version", range(1, legacy.VERSION))
def test_a_file_of_any_earlier_version_becomes_one_of_this(tmp_path: Path, version: int) -> None:
    fresh, old = tmp_path / "fresh.db", tmp_path / "old.db"
    prepare(file_url(fresh))
    with closing(sqlite3.connect(old)) as connection:
        for statement in [statement for statements in legacy.MIGRATIONS[:version] for statement in statements]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.commit()
    prepare(file_url(old))
    assert columns(old) == columns(fresh)
    for file in (old, fresh):
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(revisions()[-1],)]
            assert connection.execute("PRAGMA user_version").fetchone() == (legacy.VERSION,)
            assert connection.execute("PRAGMA application_id").fetchone() == (legacy.APPLICATION,)


def columns(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Of each table: the name, whether it may be missing, and its place in the key."""
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: sorted(
                (column, default, key)
                for _, column, _, _, default, key in connection.execute(f"PRAGMA table_info({name})")
            )
            for name in names
        }


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as connection:
        for statement in legacy.MIGRATIONS[0]:
            connection.execute(statement)
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    before = columns(file)
    monkeypatch.setattr(legacy, "MIGRATIONS", [*legacy.MIGRATIONS[:-1], ["ALTER TABLE nowhere ADD COLUMN x"]])
    with pytest.raises(LongrollError, match="cannot be used: no such table"):
        prepare(file_url(file))
    assert columns(file) == before


def test_a_postgresql_database_of_another_program_is_not_touched(postgresql: PostgreSQL) -> None:
    name = f"other-{uuid4().hex}"
    url = postgresql.create(name)
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE notes (text TEXT)")
    with pytest.raises(LongrollError, match="of another program"):
        prepare(url)
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert found == [("notes",)]
    postgresql.drop(name)


def test_a_database_of_a_newer_revision_is_refused(database_url: str) -> None:
    engine = make_engine(database_url)
    with engine.begin() as connection:
        connection.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999_future'"))
    engine.dispose()
    with pytest.raises(LongrollError, match=r"newer Longroll \(version 9999_future"):
        prepare(database_url)


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", "must be sqlite:///FILE"),
        ("mysql://localhost/x", "sqlite or postgresql"),
        ("postgresql+asyncpg://localhost/x", "sqlite or postgresql"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
    ],
)
def test_an_address_that_cannot_be_used_is_one_sentence(address: str, words: str) -> None:
    with pytest.raises(LongrollError, match=words):
        read_url(address)


def test_a_postgresql_that_does_not_answer_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(LongrollError) as caught:
        prepare(f"postgresql://somebody:secret@/x?host={tmp_path}")
    assert "cannot be used" in str(caught.value)
    assert "secret" not in str(caught.value)
