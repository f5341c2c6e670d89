"""The club: challenges, chat, notes, blocks, reports, vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0003_club"
down_revision = "0002_people"


def upgrade() -> None:
    make_challenges()
    op.create_table("messages", key("id"), match_column(), *map(text, ("room", "player", "name", "text")), time("at"))
    op.create_index("messages_of_match", "messages", ["match", "id"])
    op.create_index("messages_of_player", "messages", ["player"])
    op.create_table("notes", match_column(key=True), key("player"), text("text"), time("updated"))
    op.create_index("notes_of_player", "notes", ["player"])
    op.create_table("blocks", key("player"), key("other"))
    op.create_index("blocks_of_other", "blocks", ["other"])
    op.create_table("reports", key("id"), *map(text, ("reporter", "person", "match", "text")), time("at"))
    start = sa.Column("start", sa.Float, primary_key=True)
    op.create_table("vacations", key("player"), start, time("until"))
    op.create_index("vacations_by_end", "vacations", ["until"])


def make_challenges() -> None:
    op.create_table(
        "challenges",
        key("id"),
        sa.Column("version", sa.Integer, nullable=False),
        text("status"),
        text("creator"),
        sa.Column("listed", sa.Boolean, nullable=False),
        time("created"),
        time("expires"),
        text("data"),
    )
    op.create_index("challenges_by_status", "challenges", ["status", "expires"])
    op.create_table("challenge_players", challenge_column(key=True), key("player"))
    op.create_index("challenges_of_player", "challenge_players", ["player"])
    op.create_table("invitations", key("hash"), challenge_column())
    op.create_index("invitations_of_challenge", "invitations", ["challenge"])


def key(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, primary_key=True)


def text(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=False)


def time(name: str) -> "sa.Column[float]":
    return sa.Column(name, sa.Float, nullable=False)


def challenge_column(*, key: bool = False) -> "sa.Column[str]":
    found = sa.ForeignKey("challenges.id", ondelete="CASCADE")
    return sa.Column("challenge", sa.Text, found, primary_key=key, nullable=False)


def match_column(*, key: bool = False) -> "sa.Column[str]":
    found = sa.ForeignKey("headers.id", ondelete="CASCADE")
    return sa.Column("match", sa.Text, found, primary_key=key, nullable=False)
