"""The archive and moderation: indexes of finished matches, who plays where, an audit log that only grows."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0010_archive"
down_revision = "0009_notices"
SEARCHED = ("access", "scenario", "winner", "reason", "rated", "actions")
ONLY_GROWS = "the audit log is never changed"


def upgrade() -> None:
    op.create_index("headers_by_time", "headers", ["created", "id"])
    make_players()
    change_finished()
    make_options()
    add_status()
    make_moderation()
    protect_audit()


def make_players() -> None:
    op.create_table("match_players", match_key(), key("player"), sqlite_with_rowid=False)
    op.create_index("matches_of_player", "match_players", ["player", "match"])
    found = sa.text(
        "SELECT states.match, states.seats FROM states JOIN headers ON headers.id = states.match WHERE lesson = ''"
    )
    rows = [
        {"match": match, "player": player}
        for match, seats in op.get_bind().execute(found)
        for player in dict.fromkeys(read(seats).values())
    ]
    insert("match_players", rows)


def read(text: str) -> dict[str, str]:
    """A damaged row does not stop the upgrade."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return {name: str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def change_finished() -> None:
    op.drop_index("finished_by_time", "finished")
    op.drop_index("finished_by_title", "finished")
    op.create_index("finished_by_time", "finished", ["at", "match", "title", *SEARCHED])
    op.create_index("finished_by_title", "finished", ["title", "at", "match", *SEARCHED])
    op.create_index("finished_to_count", "finished", ["title", "scenario", "winner", "reason", "actions"])
    op.add_column("finished_seats", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.execute(
        "UPDATE finished_seats SET at = (SELECT finished.at FROM finished WHERE finished.match = finished_seats.match)"
    )
    op.drop_index("finished_of_player", "finished_seats")
    op.create_index("finished_of_player", "finished_seats", ["player", "at", "match", "side", "score"])


def make_options() -> None:
    op.create_table("finished_options", match_key(), key("name"), text("value"), time("at"))
    op.create_index("finished_by_option", "finished_options", ["name", "value", "at", "match"])
    found = op.get_bind().execute(sa.text("SELECT match, options, at FROM finished WHERE options != '{}'"))
    rows = [
        {"match": match, "name": name, "value": value, "at": at}
        for match, options, at in found
        for name, value in read(options).items()
    ]
    insert("finished_options", rows)


def add_status() -> None:
    op.add_column("reports", sa.Column("status", sa.Text, nullable=False, server_default="open"))
    op.add_column("reports", sa.Column("handler", sa.Text, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("handled", sa.Float, nullable=False, server_default="0"))
    op.add_column("reports", sa.Column("done", sa.Text, nullable=False, server_default=""))


def make_moderation() -> None:
    names = ("actor", "action", "person", "match", "report", "detail")
    op.create_table("audit", key("id"), time("at"), *map(text, names))
    op.create_index("audit_of_person", "audit", ["person", "id"])
    op.create_table("mutes", key("player"), time("until"))


def protect_audit() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER audit_no_{what.lower()} BEFORE {what} ON audit "
                f"BEGIN SELECT RAISE(ABORT, '{ONLY_GROWS}'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{ONLY_GROWS}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit "
        "FOR EACH STATEMENT EXECUTE FUNCTION audit_only_grows()"
    )


def insert(table: str, rows: list[dict[str, object]]) -> None:
    if rows:
        names = list(rows[0])
        op.bulk_insert(sa.table(table, *map(sa.column, names)), rows)


def match_key() -> "sa.Column[str]":
    return sa.Column("match", sa.Text, sa.ForeignKey("headers.id", ondelete="CASCADE"), primary_key=True)


def key(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, primary_key=True)


def text(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=False)


def time(name: str) -> "sa.Column[float]":
    return sa.Column(name, sa.Float, nullable=False)
