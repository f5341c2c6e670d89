"""Ratings of the players of the club."""

import sqlalchemy as sa
from alembic import op

revision = "0007_ratings"
down_revision = "0006_results"


def keys(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, primary_key=True) for name in names]


def texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def numbers(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Float, nullable=False) for name in names]


def step_columns() -> list[sa.Column[float]]:
    values = numbers("former", "rating", "deviation", "volatility")
    return [*numbers("score"), sa.Column("number", sa.Integer, nullable=False), *values]


def upgrade() -> None:
    op.create_table(
        "rated_matches",
        *keys("match"),
        *numbers("at"),
        *texts("system", "pace", "first", "second"),
        *numbers("score"),
        *texts("status"),
    )
    op.create_index("rated_matches_by_time", "rated_matches", ["at", "match"])
    op.create_index("rated_matches_of_class", "rated_matches", ["system", "pace", "at", "match"])
    op.create_table(
        "rating_steps",
        *keys("match", "player"),
        *numbers("at"),
        *texts("system", "pace"),
        *step_columns(),
    )
    op.create_index("rating_steps_of_class", "rating_steps", ["system", "pace", "at", "match"])
    op.create_index("rating_steps_of_player", "rating_steps", ["player", "system", "pace", "at", "match"])
    op.create_table(
        "ratings",
        *keys("system", "pace", "player"),
        *texts("match"),
        *numbers("at"),
        *step_columns(),
        sa.Column("points", sa.Integer, nullable=False),
        *numbers("settled_until"),
        sa.Column("hidden", sa.Boolean, nullable=False),
    )
    op.create_index("ratings_by_points", "ratings", ["system", "pace", "points"])
    op.create_index("ratings_of_player", "ratings", ["player"])
    op.create_table("annulments", *keys("match"), *texts("by", "reason"), *numbers("at"))
