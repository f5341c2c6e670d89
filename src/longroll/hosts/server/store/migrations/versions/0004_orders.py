"""Standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0004_orders"
down_revision = "0003_club"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("match", sa.Text, sa.ForeignKey("headers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
