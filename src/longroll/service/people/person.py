"""A person of the club, and the data that belong to him."""

from dataclasses import dataclass
from typing import Final, Literal, TypedDict

Role = Literal["guest", "member", "organiser", "admin"]
GUEST: Final[Role] = "guest"
MEMBER: Final[Role] = "member"
ADMIN: Final[Role] = "admin"
GRANTED: Final[tuple[Role, ...]] = ("member", "organiser", "admin")
"""The roles that an administrator can give."""


@dataclass(frozen=True)
class Person:
    """A person. Of a deleted person only the id is kept, so that his matches still have a player."""

    id: str
    name: str
    role: Role
    created: float
    email: str = ""
    password: str = ""  # its hash; empty: there is none
    suspended: bool = False
    deleted: float = 0.0


class PersonChanges(TypedDict, total=False):
    name: str
    role: Role
    email: str
    password: str
    suspended: bool


@dataclass(frozen=True)
class Session:
    """A session: somebody is signed in on one device. Only the hash of its token is known here."""

    digest: str
    person: str
    created: float
    seen: float


@dataclass(frozen=True)
class Passkey:
    """`id` is the credential's, as base64url."""

    id: str
    person: str
    label: str
    public_key: bytes
    uses: int  # as the authenticator counts
    created: float


@dataclass(frozen=True)
class Challenge:
    """A challenge for a passkey to sign: for a person who adds one, for a new person, or for anybody who signs in."""

    digest: str
    person: str  # empty: for signing in
    name: str  # of a new member; empty: the person has an account
    expires: float
