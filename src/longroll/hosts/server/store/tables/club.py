"""The club: challenges, chat, notes, blocks, reports, vacations. A player is `@` and the id of a person."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text

from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.tables.columns import text, time


def challenge_column(*, key: bool = False) -> Column[str]:
    found = ForeignKey("challenges.id", ondelete="CASCADE")
    return Column("challenge", Text, found, primary_key=key, nullable=False)


def match_column(*, key: bool = False) -> Column[str]:
    return Column("match", Text, ForeignKey("headers.id", ondelete="CASCADE"), primary_key=key, nullable=False)


challenges: Final = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    text("status"),
    text("creator"),
    Column("listed", Boolean, nullable=False),  # may any member take a seat?
    time("created"),
    time("expires"),
    text("data"),  # all of it, as JSON
    Index("challenges_by_status", "status", "expires"),
)

challenge_players: Final = Table(  # who has a seat or is asked to take one
    "challenge_players",
    metadata,
    challenge_column(key=True),
    Column("player", Text, primary_key=True),
    Index("challenges_of_player", "player"),
)

invitations: Final = Table(  # links that have not been used; only their hash is known
    "invitations",
    metadata,
    Column("hash", Text, primary_key=True),
    challenge_column(),
    Index("invitations_of_challenge", "challenge"),
)

messages: Final = Table(
    "messages",
    metadata,
    Column("id", Text, primary_key=True),  # grows with the time
    match_column(),
    text("room"),
    text("player"),
    text("name"),
    text("text"),
    time("at"),
    Index("messages_of_match", "match", "id"),
    Index("messages_of_player", "player"),
)

notes: Final = Table(
    "notes",
    metadata,
    match_column(key=True),
    Column("player", Text, primary_key=True),
    text("text"),
    time("updated"),
    Index("notes_of_player", "player"),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("player", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Index("blocks_of_other", "other"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),  # grows with the time
    text("reporter"),
    text("person"),
    text("match"),
    text("text"),
    time("at"),
    Column("status", Text, nullable=False, server_default="open"),
    Column("handler", Text, nullable=False, server_default=""),  # who closed it
    Column("handled", Float, nullable=False, server_default="0"),
    Column("done", Text, nullable=False, server_default=""),
)

vacations: Final = Table(
    "vacations",
    metadata,
    Column("player", Text, primary_key=True),
    Column("start", Float, primary_key=True),
    time("until"),
    Index("vacations_by_end", "until"),
)
