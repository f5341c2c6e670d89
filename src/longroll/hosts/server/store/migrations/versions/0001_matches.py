"""The matches."""

import sqlalchemy as sa
from alembic import op

revision = "0001_matches"
down_revision = None
HEADER_TEXTS = ("name", "title", "rules", "scenario", "options", "origin", "parent")


def upgrade() -> None:
    op.create_table(
        "headers",
        sa.Column("id", sa.Text, primary_key=True),
        *(text(name) for name in HEADER_TEXTS),
        sa.Column("parent_action", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        text("seed"),
        sa.Column("seed_chosen", sa.Integer, nullable=False),
        sa.Column("rolls", sa.Text),
        text("position"),
        text("pack"),
        sa.Column("lesson", sa.Text, nullable=False, server_default=""),
        sa.Column("shares", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "states",
        match_key(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        text("seats"),
        text("summary"),
        sa.Column("agreement", sa.Text, nullable=False, server_default=""),
        sqlite_with_rowid=False,
    )
    words = map(text, ("action", "digits", "seat", "dice", "barrier"))
    numbered("history", *words, sa.Column("flags", sa.Integer, nullable=False), text("moment"), text("events"))
    numbered("checkpoints", text("position"))
    numbered("estimates", text("seat"), text("bot"), sa.Column("chance", sa.Float, nullable=False))
    op.create_table(
        "leases",
        match_key(),
        text("holder"),
        sa.Column("expires", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "analyses",
        match_key(),
        sa.Column("number", sa.Integer, nullable=False),
        text("result"),
        sqlite_with_rowid=False,
    )


def numbered(table: str, *columns: "sa.Column[str] | sa.Column[int] | sa.Column[float]") -> None:
    """A table with a row for an action of a match."""
    number = sa.Column("number", sa.Integer, primary_key=True, autoincrement=False)
    op.create_table(table, match_key(), number, *columns, sqlite_with_rowid=False)


def match_key() -> "sa.Column[str]":
    return sa.Column("match", sa.Text, sa.ForeignKey("headers.id", ondelete="CASCADE"), primary_key=True)


def text(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=False)
