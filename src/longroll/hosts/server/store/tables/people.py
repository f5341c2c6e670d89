"""The people of the club: accounts, sessions, passkeys, recovery codes, tries."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, Table, Text

from longroll.hosts.server.store.tables.base import metadata


def person_column(*, key: bool = False) -> Column[str]:
    return Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=key, nullable=False)


people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # none: the name is not taken any more
    Column("role", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("email", Text, nullable=False),
    Column("password", Text, nullable=False),
    Column("suspended", Boolean, nullable=False),
    Column("deleted", Float, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("digest", Text, primary_key=True),
    person_column(),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_of_person", "person"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    person_column(),
    Column("label", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Index("passkeys_of_person", "person"),
)

passkey_challenges: Final = Table(
    "passkey_challenges",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("person", Text, nullable=False),  # not a reference: a new member is not there yet
    Column("name", Text, nullable=False),
    Column("expires", Float, nullable=False),
)

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    person_column(key=True),
    Column("digest", Text, primary_key=True),
)

tries: Final = Table(
    "tries",
    metadata,
    Column("key", Text, primary_key=True),
    Column("tried", Integer, nullable=False),
    Column("blocked_until", Float, nullable=False),
    Column("forgotten", Float, nullable=False),
)
