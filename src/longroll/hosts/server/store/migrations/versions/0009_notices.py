"""Notices of the club."""

import sqlalchemy as sa
from alembic import op

revision = "0009_notices"
down_revision = "0008_tournaments"


def key(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=True)


def texts(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def time(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def upgrade() -> None:
    op.create_table(
        "notices",
        key("player"),
        key("key"),
        *texts("event", "match"),
        time("at"),
        sa.Column("since", sa.Integer, nullable=False),
        *texts("facts", "status"),
    )
    op.create_index("notices_by_status", "notices", ["status", "at"])
    op.create_index("notices_by_time", "notices", ["at"])
    op.create_table("notice_claims", key("player"), key("key"), key("target"), time("at"))
    op.create_index("notice_claims_by_target", "notice_claims", ["target", "at"])
    op.create_table("notice_readers", key("player"), *texts("settings", "address", "bounced"))
    op.create_table("push_subscriptions", key("endpoint"), *texts("player", "p256dh", "auth"), time("created"))
    op.create_index("push_subscriptions_of_player", "push_subscriptions", ["player"])
    op.create_table("webhooks", key("id"), *texts("player", "url", "label"), time("created"), time("failed"))
    op.create_index("webhooks_of_player", "webhooks", ["player"])
