"""Which games of tournaments are known to be annulled."""

import sqlalchemy as sa
from alembic import op

revision = "0011_annulled_games"
down_revision = "0010_archive"


def upgrade() -> None:
    op.add_column("tournament_matches", sa.Column("annulled", sa.Boolean, nullable=False, server_default=sa.false()))
