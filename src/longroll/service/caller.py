"""The caller of the service: a person, or nobody."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Self

from longroll.service.errors import ServiceError, forbidden, sign_in
from longroll.service.seats import GUEST, ME, PEOPLE, PERSON

AT_HOME: Final = "home"
NO_ROLE: Final = "nobody"
GUEST_ROLE: Final = "guest"
MEMBER: Final = "member"
ORGANISER: Final = "organiser"
ADMIN: Final = "admin"


class Caller(NamedTuple):
    """`user` is the id of a person of the club. A role says what somebody may do in the club; it never opens a seat."""

    user: str
    name: str
    role: str

    @property
    def player(self) -> str:
        """How the seats of this person are marked."""
        return ME if self.role == AT_HOME else PERSON + self.user

    @property
    def at_home(self) -> bool:
        return self.role == AT_HOME

    def owns(self, player: str) -> bool:
        """Does this person play the seats of that player?"""
        if self.role == AT_HOME:
            return player in PEOPLE
        return self.role != NO_ROLE and player == self.player

    def own_seats(self, seats: Mapping[str, str]) -> list[str]:
        return [seat for seat, player in seats.items() if self.owns(player)]

    def check_signed_in(self) -> None:
        if self.role == NO_ROLE:
            raise sign_in()

    def as_member(self) -> Self:
        """This person, who has an account and is no guest."""
        self.check_signed_in()
        if self.role == GUEST_ROLE:
            raise forbidden("club-members-only")
        return self

    def as_organiser(self) -> Self:
        """This person, an organiser or administrator of the club."""
        self.check_signed_in()
        if self.role not in (ORGANISER, ADMIN):
            raise forbidden("club-organisers-only")
        return self

    def check_owner(self, seats: Mapping[str, str], seat: str) -> None:
        """Nobody acts for the seat of somebody else."""
        self.check_signed_in()
        if not self.owns(seats.get(seat, "")):
            raise not_your_seat(seat)

    def seat_myself(self, asked: Mapping[str, str]) -> dict[str, str]:
        """Seats as this person asks for them: `me` is this person, and so is a second person at the same screen."""
        if self.role == AT_HOME:
            return dict(asked)
        return {seat: self.player if player in (ME, GUEST) else player for seat, player in asked.items()}


def not_your_seat(seat: str) -> ServiceError:
    return forbidden("service-not-your-seat", seat=seat)


HOME: Final = Caller("", "", AT_HOME)
NOBODY: Final = Caller("", "", NO_ROLE)
