"""Makes a match from a challenge, or two with swapped sides. They follow from the challenge alone, so that a server
that ended on the way makes the same matches when it comes back."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

from longroll.kernel.error import LongrollError
from longroll.kernel.shared_seed import SERVER, join
from longroll.match import Match
from longroll.service.agreement import Agreement, Pair
from longroll.service.clocks import Clocks
from longroll.service.club.challenge import Challenge
from longroll.service.errors import unreadable
from longroll.service.live_match import LiveMatch
from longroll.service.published import MatchInfo
from longroll.service.seats import is_someone


def begin(challenge: Challenge, number: int, now: float) -> LiveMatch:
    """Make match `number` of the challenge, counted from 0."""
    swapped = (number == 1) != (challenge.random and draws_swap(challenge))
    seats = swap_sides(challenge.seats) if swapped else dict(challenge.seats)
    shares = shares_of(challenge, challenge.server_shares[number], seats)
    try:
        match = Match.new(
            challenge.title, challenge.scenario, options=challenge.options, pack=challenge.pack, shares=shares
        )
    except LongrollError as error:
        raise unreadable(error) from None
    info = MatchInfo(challenge.matches[number], challenge.name, "new", "", 0, now)
    return LiveMatch(info, match, seats, 0, now, agreement_of(challenge, seats, number, now))


def agreement_of(challenge: Challenge, seats: Mapping[str, str], number: int, now: float) -> Agreement:
    timed = [seat for seat, player in seats.items() if is_someone(player)]
    pair = Pair(challenge.id, number + 1, challenge.matches[1 - number]) if challenge.paired else None
    return Agreement(
        access=challenge.access,
        rated=challenge.rated,
        pace=challenge.pace,
        names={player: challenge.names[player] for player in challenge.seated},
        clocks=Clocks.new(challenge.pace, timed, now),
        pair=pair,
    )


def shares_of(challenge: Challenge, server_share: str, seats: Mapping[str, str]) -> dict[str, str]:
    """The shares in the order of the challenge: the server's, then each player's under the first of his seats."""
    labels = {player: next(seat for seat in seats if seats[seat] == player) for player in challenge.seated}
    return {SERVER: server_share, **{label: challenge.shares[player] for player, label in labels.items()}}


def draws_swap(challenge: Challenge) -> bool:
    """Are the sides swapped? This is drawn from all shares, so that nobody chooses the sides."""
    seed = join(list(shares_of(challenge, challenge.server_shares[0], challenge.seats).values()))
    return sha256(f"sides {seed}".encode()).digest()[0] % 2 == 1


def swap_sides(seats: Mapping[str, str]) -> dict[str, str]:
    """Swap seats 0 and 1, 2 and 3 and so on."""
    names: Sequence[str] = list(seats)
    return {name: seats[names[place ^ 1]] for place, name in enumerate(names)}
