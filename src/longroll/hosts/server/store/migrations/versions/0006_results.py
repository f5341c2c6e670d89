"""Finished matches of the club."""

import sqlalchemy as sa
from alembic import op

revision = "0006_results"
down_revision = "0005_jobs"


def match_key() -> sa.Column[str]:
    return sa.Column("match", sa.Text, sa.ForeignKey("headers.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "finished",
        match_key(),
        sa.Column("at", sa.Float, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("title", "system", "scenario", "options", "pack")),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("access", "winner", "level", "reason")),
        sa.Column("actions", sa.Integer, nullable=False),
    )
    op.create_index("finished_by_time", "finished", ["at", "match"])
    op.create_index("finished_by_title", "finished", ["title", "at"])
    op.create_table(
        "finished_seats",
        match_key(),
        sa.Column("seat", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("player", "name", "side")),
        sa.Column("score", sa.Float),
    )
    op.create_index("finished_of_player", "finished_seats", ["player"])
