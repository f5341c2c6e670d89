"""Finished matches of the club, written with what ended them, who played in them, and by which options."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, Table, Text

from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.tables.matches import match_key

SEARCHED: Final = ("access", "scenario", "winner", "reason", "rated", "actions")
"""Beside the order in which matches are listed, so that a search reads an index and not the rows."""

finished: Final = Table(
    "finished",
    metadata,
    match_key(),
    Column("at", Float, nullable=False),
    Column("title", Text, nullable=False),
    Column("system", Text, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("pack", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("access", Text, nullable=False),  # as its players want it now
    Column("winner", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("actions", Integer, nullable=False),
    Index("finished_by_time", "at", "match", "title", *SEARCHED),
    Index("finished_by_title", "title", "at", "match", *SEARCHED),
    Index("finished_to_count", "title", "scenario", "winner", "reason", "actions"),
)

finished_seats: Final = Table(
    "finished_seats",
    metadata,
    match_key(),
    Column("seat", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("side", Text, nullable=False),
    Column("score", Float),  # none: aborted
    Column("at", Float, nullable=False, server_default="0"),  # as in `finished`, to list those of a player in order
    Index("finished_of_player", "player", "at", "match", "side", "score"),
)

finished_options: Final = Table(  # those that are not as usual
    "finished_options",
    metadata,
    match_key(),
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("finished_by_option", "name", "value", "at", "match"),
)
