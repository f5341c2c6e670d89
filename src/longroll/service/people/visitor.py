"""A visitor: somebody who asks the accounts for something, with his address and session."""

from typing import NamedTuple

from longroll.service.errors import ServiceError, forbidden, sign_in
from longroll.service.people.person import GUEST, Person


class Visitor(NamedTuple):
    """`person` is empty for somebody who is not signed in, and so is `token`."""

    person: Person | None
    token: str
    address: str

    @property
    def guest(self) -> Person | None:
        return self.person if self.person is not None and self.person.role == GUEST else None

    def signed_in(self) -> Person:
        if self.person is None:
            raise sign_in()
        return self.person

    def member(self) -> Person:
        person = self.signed_in()
        if person.role == GUEST:
            raise forbidden("account-members-only")
        return person


class SignedIn(NamedTuple):
    """A person who has signed in. The token of the new session goes to the browser."""

    person: Person
    token: str


def suspended() -> ServiceError:
    return forbidden("account-suspended")
