"""A person of the club, and what belongs to him."""

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
    """A deleted person keeps the id, so that his matches still have a player, and nothing else."""

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
    """Somebody is signed in on one device. Of its token only the hash is known here."""

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
    """What a passkey must sign: for a person who adds one, for a new person, or for anybody who signs in."""

    digest: str
    person: str  # empty: for signing in
    name: str  # of a new member; empty: the person has an account
    expires: float
