"""Notices: the messages to people, their addresses, and their settings. A player is `@` and the id of a person."""

from typing import Final

from sqlalchemy import Column, Index, Integer, Table

from longroll.hosts.server.store.tables.base import metadata
from longroll.hosts.server.store.tables.columns import key, text, time

notices: Final = Table(
    "notices",
    metadata,
    key("player"),
    key("key"),
    text("event"),
    text("match"),
    time("at"),
    Column("since", Integer, nullable=False),
    text("facts"),
    text("status"),
    Index("notices_by_status", "status", "at"),
    Index("notices_by_time", "at"),
)

notice_claims: Final = Table(  # which notice goes to which target; at 0 it waits for the mail of the day
    "notice_claims",
    metadata,
    key("player"),
    key("key"),
    key("target"),
    time("at"),
    Index("notice_claims_by_target", "target", "at"),
)

readers: Final = Table(
    "notice_readers",
    metadata,
    key("player"),
    text("settings"),
    text("address"),  # the one that has been confirmed
    text("bounced"),
)

push_subscriptions: Final = Table(
    "push_subscriptions",
    metadata,
    key("endpoint"),
    text("player"),
    text("p256dh"),
    text("auth"),
    time("created"),
    Index("push_subscriptions_of_player", "player"),
)

webhooks: Final = Table(
    "webhooks",
    metadata,
    key("id"),
    text("player"),
    text("url"),
    text("label"),
    time("created"),
    time("failed"),
    Index("webhooks_of_player", "player"),
)
