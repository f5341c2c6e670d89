"""Tournaments, their players and their matches."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Table, Text, false

from longroll.hosts.server.store.tables.base import metadata

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("organiser", Text, nullable=False),
    Column("season", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),  # when something must be done next
    Column("data", Text, nullable=False),  # all of it, as JSON
    Column("summary", Text, nullable=False, server_default="{}"),  # what a list shows of it, as JSON
    Index("tournaments_by_age", "over", "created"),
    Index("tournaments_by_due", "due"),
    Index("tournaments_by_season", "season"),
)

tournament_players: Final = Table(
    "tournament_players",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, primary_key=True),
    Index("tournaments_of_player", "player"),
)

tournament_matches: Final = Table(  # written before the matches are made, so it does not refer to them
    "tournament_matches",
    metadata,
    Column("match", Text, primary_key=True),
    Column("tournament", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("annulled", Boolean, nullable=False, server_default=false()),  # and struck from the tournament
    Index("matches_of_tournament", "tournament"),
    Index("matches_to_count", "counted"),
)
