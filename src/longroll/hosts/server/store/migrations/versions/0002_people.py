"""The people of the club."""

import sqlalchemy as sa
from alembic import op

revision = "0002_people"
down_revision = "0001_matches"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        text("name"),
        sa.Column("name_key", sa.Text, unique=True),
        text("role"),
        time("created"),
        text("email"),
        text("password"),
        sa.Column("suspended", sa.Boolean, nullable=False),
        time("deleted"),
    )
    op.create_table("sessions", key("digest"), person(), time("created"), time("seen"))
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        key("id"),
        person(),
        text("label"),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        time("created"),
    )
    op.create_index("passkeys_of_person", "passkeys", ["person"])
    op.create_table("passkey_challenges", key("digest"), text("person"), text("name"), time("expires"))
    op.create_table("recovery_codes", person(primary=True), key("digest"))
    op.create_table(
        "tries", key("key"), sa.Column("tried", sa.Integer, nullable=False), time("blocked_until"), time("forgotten")
    )


def key(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, primary_key=True)


def person(*, primary: bool = False) -> "sa.Column[str]":
    refers = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text, refers, primary_key=primary, nullable=False)


def text(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=False)


def time(name: str) -> "sa.Column[float]":
    return sa.Column(name, sa.Float, nullable=False)
