"""An entry of the audit log is not replaced by another either. SQLite deletes what it replaces without asking the
trigger that forbids it; PostgreSQL asks."""

from alembic import op

revision = "0012_audit_entries"
down_revision = "0011_tournament_rows"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "CREATE TRIGGER IF NOT EXISTS audit_no_replace BEFORE INSERT ON audit "
            "WHEN EXISTS (SELECT 1 FROM audit WHERE id = NEW.id) "
            "BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END"
        )
