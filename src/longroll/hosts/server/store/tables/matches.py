"""The matches. The header of a match is written once; what changes with every action is in a small row of its own."""

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, Table, Text

from longroll.hosts.server.store.tables.base import metadata


def match_key() -> Column[str]:
    return Column("match", Text, ForeignKey("headers.id", ondelete="CASCADE"), primary_key=True)


def number_key() -> Column[int]:
    """The number of an action, from 1 on."""
    return Column("number", Integer, primary_key=True, autoincrement=False)


headers: Final = Table(
    "headers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("parent", Text, nullable=False),
    Column("parent_action", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_chosen", Integer, nullable=False),
    Column("rolls", Text),
    Column("position", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("lesson", Text, nullable=False, server_default=""),
    Column("shares", Text, nullable=False, server_default=""),
    Index("headers_by_time", "created", "id"),
)

states: Final = Table(
    "states",
    metadata,
    match_key(),
    Column("version", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Column("seats", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("agreement", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

match_players: Final = Table(  # who has a seat, to find the matches of somebody; not of lessons
    "match_players",
    metadata,
    match_key(),
    Column("player", Text, primary_key=True),
    Index("matches_of_player", "player", "match"),
    sqlite_with_rowid=False,
)

history: Final = Table(
    "history",
    metadata,
    match_key(),
    number_key(),
    Column("action", Text, nullable=False),
    Column("digits", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("dice", Text, nullable=False),
    Column("barrier", Text, nullable=False),
    Column("flags", Integer, nullable=False),
    Column("moment", Text, nullable=False),
    Column("events", Text, nullable=False),  # empty in the rows of version 0.1.0, which did not store them
    sqlite_with_rowid=False,
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    match_key(),
    number_key(),
    Column("position", Text, nullable=False),
    sqlite_with_rowid=False,
)

estimates: Final = Table(
    "estimates",
    metadata,
    match_key(),
    number_key(),
    Column("seat", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("chance", Float, nullable=False),
    sqlite_with_rowid=False,
)

leases: Final = Table(  # of the turns of computer players: which server lets them think, and until when
    "leases",
    metadata,
    match_key(),
    Column("holder", Text, nullable=False),
    Column("expires", Float, nullable=False),
    sqlite_with_rowid=False,
)

analyses: Final = Table(
    "analyses",
    metadata,
    match_key(),
    Column("number", Integer, nullable=False),
    Column("result", Text, nullable=False),
    sqlite_with_rowid=False,
)
