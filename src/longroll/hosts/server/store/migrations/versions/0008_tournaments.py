"""Tournaments, their players and their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0008_tournaments"
down_revision = "0007_ratings"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.Text, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("tournaments_by_age", "tournaments", ["over", "created"])
    op.create_index("tournaments_by_due", "tournaments", ["due"])
    op.create_index("tournaments_by_season", "tournaments", ["season"])
    op.create_table("tournament_players", tournament(key=True), sa.Column("player", sa.Text, primary_key=True))
    op.create_index("tournaments_of_player", "tournament_players", ["player"])
    op.create_table(
        "tournament_matches",
        sa.Column("match", sa.Text, primary_key=True),
        tournament(),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    op.create_index("matches_of_tournament", "tournament_matches", ["tournament"])
    op.create_index("matches_to_count", "tournament_matches", ["counted"])


def tournament(*, key: bool = False) -> "sa.Column[str]":
    found = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.Text, found, primary_key=key, nullable=False)
