"""A challenge: a match that waits for its players. It is frozen. A change makes another one with the next version, and
storage keeps only one of two changes of the same version.

The dice belong to nobody: the server and the creator commit to their shares when the challenge is made. Those who
accept give theirs in the open, which is safe because they cannot know the others. Then the creator reveals.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final, Self

from longroll.kernel.error import LongrollError
from longroll.kernel.shared_seed import check_share, commit
from longroll.service.clocks import UNTIMED, Pace
from longroll.service.errors import ServiceError, malformed, missing, taken
from longroll.service.seats import is_someone

OPEN: Final = "open"
ACCEPTED: Final = "accepted"
BEGUN: Final = "begun"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
EXPIRED: Final = "expired"
ACTIVE: Final = (OPEN, ACCEPTED)
FREE: Final = ""  # marks a seat that nobody has
LASTS: Final = 7 * 86_400  # seconds after the last change


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """`seats`: who has each seat; empty: nobody yet. `invited`: for whom a seat is kept. `invitations`: hashes of the
    links that have not been used. `random`: the sides are drawn when the match begins. `shares` are by player; those of
    the server, one for each match, are in `server_shares`. `matches`: the ids of the matches that it becomes."""

    id: str
    creator: str
    title: str
    scenario: str
    seats: Mapping[str, str]
    commitment: str
    server_shares: tuple[str, ...]
    created: float
    expires: float
    version: int = 0
    status: str = OPEN
    options: Mapping[str, str] = field(default_factory=dict)
    pack: str = ""
    name: str = ""
    invited: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    pace: Pace = UNTIMED
    rated: bool = False
    access: str = "private"
    by_link: bool = False
    random: bool = False
    shares: Mapping[str, str] = field(default_factory=dict)
    invitations: tuple[str, ...] = ()
    matches: tuple[str, ...] = ()
    rematch_of: str = ""

    @property
    def paired(self) -> bool:
        return len(self.server_shares) > 1

    @property
    def listed(self) -> bool:
        """May any member take a seat?"""
        return not self.by_link and self.status == OPEN and any(self._is_open(seat) for seat in self.seats)

    @property
    def people(self) -> list[str]:
        """All people who have a seat or are asked to take one, each once."""
        return list(dict.fromkeys(one for one in (*self.seats.values(), *self.invited.values()) if is_someone(one)))

    @property
    def seated(self) -> list[str]:
        return list(dict.fromkeys(player for player in self.seats.values() if is_someone(player)))

    @property
    def needs(self) -> list[str]:
        """The people who must reveal a share before the match can begin."""
        return [self.creator] if self.status == ACCEPTED else []

    def change(self, **values: Any) -> Self:
        return replace(self, version=self.version + 1, **values)

    def _is_open(self, seat: str) -> bool:
        return self.seats[seat] == FREE and seat not in self.invited

    # --- what people do with it

    def check_active(self, now: float) -> None:
        if self.status == BEGUN:
            raise taken()
        if self.status not in ACTIVE or self.expires <= now:
            raise ServiceError("challenge", "club-challenge-over")

    def find_seat(self, player: str, asked: str, link: bool) -> str:
        """The seat that somebody takes: the requested one, else one that is kept for the player, else any."""
        if asked and asked not in self.seats:
            raise malformed("service-no-seat", name=asked[:40], seats=", ".join(self.seats))
        kept = [seat for seat in self.seats if self.seats[seat] == FREE and self.invited.get(seat) == player]
        open_ = [seat for seat in self.seats if self._is_open(seat)] if link or not self.by_link else []
        free = [seat for seat in (*kept, *open_) if asked in ("", seat)]
        if not free:
            raise taken()
        return free[0]

    def accept(self, player: str, name: str, seat: str, share: str, now: float, link: str = "") -> Self:
        """Take a seat. `link` is the hash of the invitation that is used, if one is."""
        self.check_active(now)
        if link and link not in self.invitations:
            raise missing("club-no-invitation")
        found = self.find_seat(player, seat, bool(link))
        self._check_side(player, found)
        check_entropy(share)
        seats = {**self.seats, found: player}
        full = FREE not in seats.values()
        return self.change(
            seats=seats,
            names={**self.names, player: name},
            shares={**self.shares, player: share},
            invitations=tuple(one for one in self.invitations if one != link),
            status=ACCEPTED if full else OPEN,
            expires=now + LASTS,
        )

    def _check_side(self, player: str, seat: str) -> None:
        """Check that nobody plays against himself."""
        order = list(self.seats)
        sides = {order.index(one) % 2 for one in order if self.seats[one] == player}
        if sides - {order.index(seat) % 2}:
            raise ServiceError("challenge", "club-both-sides")

    def decline(self, player: str, now: float) -> Self:
        """Decline. If a person who was asked declines there is no match. Somebody who took an open seat leaves it
        again."""
        self.check_active(now)
        if player == self.creator or player not in self.people:
            raise missing("club-no-challenge")
        if player in self.invited.values():
            return self.change(status=DECLINED, invitations=())
        seats = {seat: FREE if one == player else one for seat, one in self.seats.items()}
        shares = {one: share for one, share in self.shares.items() if one != player}
        names = {one: name for one, name in self.names.items() if one != player}
        return self.change(seats=seats, shares=shares, names=names, status=OPEN)

    def withdraw(self, player: str, now: float) -> Self:
        self.check_active(now)
        if player != self.creator:
            raise missing("club-no-challenge")
        return self.change(status=WITHDRAWN, invitations=())

    def reveal(self, player: str, share: str, now: float, matches: tuple[str, ...]) -> Self:
        """Reveal the creator's share. It is the last one, so the match can begin."""
        self.check_active(now)
        if player != self.creator or self.status != ACCEPTED:
            raise ServiceError("challenge", "club-nothing-to-reveal")
        check_entropy(share)
        if commit(share) != self.commitment:
            raise malformed("club-other-entropy")
        return self.change(shares={**self.shares, player: share}, status=BEGUN, matches=matches, invitations=())

    def expire(self) -> Self:
        return self.change(status=EXPIRED, invitations=())


def check_entropy(share: str) -> None:
    try:
        check_share(share)
    except LongrollError:
        raise malformed("club-entropy") from None


def hash_token(token: str) -> str:
    """The hash that is stored of an invitation."""
    return sha256(token.encode()).hexdigest()


def write_challenge(challenge: Challenge) -> str:
    return json.dumps(vars(challenge), separators=(",", ":"))


def read_challenge(text: str) -> Challenge:
    values: dict[str, Any] = json.loads(text)
    return Challenge(**{name: READERS.get(name, unchanged)(value) for name, value in values.items()})


def unchanged(value: Any) -> Any:
    return value


READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "pace": lambda row: Pace(*row),
    "server_shares": tuple,
    "invitations": tuple,
    "matches": tuple,
}
