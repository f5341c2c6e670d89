"""Jobs: a table on SQLite, those of Procrastinate on PostgreSQL."""

import sqlalchemy as sa
from alembic import op

revision = "0005_jobs"
down_revision = "0004_orders"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        install_procrastinate()
        return
    op.create_table(
        "jobs",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
    )
    op.create_index("jobs_by_due", "jobs", ["due"])


def install_procrastinate() -> None:
    from procrastinate.schema import SchemaManager

    op.get_bind().exec_driver_sql(SchemaManager.get_schema().replace("%", "%%"))
