"""Ratings: the matches that were played for them, each once; the steps that they made; where everybody stands; what was
annulled. A player is `@` and the id of a person, or the name of a computer player.

A match is not a reference to its header: what it did to ratings stays when it is deleted."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, Table

from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.tables.columns import key, text, time


def number(name: str) -> Column[float]:
    return Column(name, Float, nullable=False)


rated_matches: Final = Table(
    "rated_matches",
    metadata,
    key("match"),
    time("at"),
    text("system"),
    text("pace"),
    text("first"),
    text("second"),
    number("score"),  # of the first player
    text("status"),
    Index("rated_matches_by_time", "at", "match"),
    Index("rated_matches_of_class", "system", "pace", "at", "match"),
)

rating_steps: Final = Table(
    "rating_steps",
    metadata,
    key("match"),
    key("player"),
    time("at"),
    text("system"),
    text("pace"),
    number("score"),
    Column("number", Integer, nullable=False),
    number("former"),
    number("rating"),
    number("deviation"),
    number("volatility"),
    Index("rating_steps_of_class", "system", "pace", "at", "match"),
    Index("rating_steps_of_player", "player", "system", "pace", "at", "match"),
)

ratings: Final = Table(  # the last step of everybody in each class
    "ratings",
    metadata,
    key("system"),
    key("pace"),
    key("player"),
    text("match"),
    time("at"),
    number("score"),
    Column("number", Integer, nullable=False),
    number("former"),
    number("rating"),
    number("deviation"),
    number("volatility"),
    Column("points", Integer, nullable=False),  # as it is shown
    time("settled_until"),  # then it is provisional
    Column("hidden", Boolean, nullable=False),  # of somebody who has left
    Index("ratings_by_points", "system", "pace", "points"),
    Index("ratings_of_player", "player"),
)

annulments: Final = Table(
    "annulments",
    metadata,
    key("match"),
    text("by"),
    text("reason"),
    time("at"),
)
