"""What somebody proposes to others. It is checked, and becomes a challenge."""

from collections.abc import Mapping, Sequence
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple

from longroll.games import TITLES, load
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.kernel.shared_seed import check_commitment, new_share
from longroll.match.start import check_options, check_scenario
from longroll.opponents.roster import level_of
from longroll.service.agreement import ACCESSES
from longroll.service.clocks import CLOCK, CORRESPONDENCE, KINDS, NONE, Pace
from longroll.service.club.challenge import ACCEPTED, FREE, LASTS, OPEN, Challenge, hash_token
from longroll.service.errors import ServiceError, malformed, missing, unreadable
from longroll.service.ids import new_id
from longroll.service.ratings.standard import is_shipped, is_standard
from longroll.service.seats import is_someone

DAY: Final = 86_400
RANDOM_ME: Final = "random-me"
ME: Final = "me"
BOUNDS: Final = {NONE: (0, 0, 0), CLOCK: (60, DAY, 3600), CORRESPONDENCE: (3600, 60 * DAY, 30 * DAY)}
"""By kind of pace: the smallest and the largest bank, and the largest increment, in seconds."""


class Terms(NamedTuple):
    """`seats`: me, random-me, open, a bot, or the player who is asked (`@` and the id). `names` by player."""

    title: str
    scenario: str
    options: Mapping[str, str]
    seats: Mapping[str, str]
    pace: Pace
    commitment: str
    rated: bool = False
    access: str = ACCESSES[1]
    name: str = ""
    pack: str = ""
    by_link: bool = False
    paired: bool = False
    names: Mapping[str, str] = {}
    rematch_of: str = ""


def make_challenge(terms: Terms, creator: str, now: float) -> tuple[Challenge, Sequence[str]]:
    """Make a challenge. Returns it with the tokens of its links, which are not stored."""
    game = check_game(terms)
    check_pace(terms.pace)
    seats, invited = share_out(game, terms.seats, creator)
    check_players(terms, game, seats, invited, creator)
    if terms.rated:
        check_rated(terms, game)
    open_ = [seat for seat in seats if seats[seat] == FREE and seat not in invited]
    tokens = [token_urlsafe(16) for _ in open_] if terms.by_link else []
    if terms.by_link and not tokens:
        raise malformed("club-no-open-seat")
    challenge = Challenge(
        id=new_id(),
        creator=creator,
        title=terms.title,
        scenario=terms.scenario or game.scenarios[0],
        options=dict(terms.options),
        pack=terms.pack,
        name=terms.name,
        seats=seats,
        invited=invited,
        names=dict(terms.names),
        pace=terms.pace,
        rated=terms.rated,
        access=terms.access,
        by_link=terms.by_link,
        random=RANDOM_ME in terms.seats.values(),
        commitment=terms.commitment,
        server_shares=tuple(new_share() for _ in range(2 if terms.paired else 1)),
        invitations=tuple(map(hash_token, tokens)),
        created=now,
        expires=now + LASTS,
        status=ACCEPTED if FREE not in seats.values() else OPEN,
        rematch_of=terms.rematch_of,
    )
    return challenge, tokens


def check_game(terms: Terms) -> Game[Any]:
    if terms.title not in TITLES:
        raise missing("service-no-title", name=terms.title[:40])
    if terms.access not in ACCESSES:
        raise malformed("club-access")
    try:
        check_commitment(terms.commitment)
    except LongrollError:
        raise malformed("club-commitment") from None
    try:
        game = load(terms.title, terms.pack or None)
        check_scenario(game, terms.scenario or game.scenarios[0])
        check_options(game, terms.options)
    except LongrollError as error:
        raise unreadable(error) from None
    return game


def check_pace(pace: Pace) -> None:
    if pace.kind not in KINDS:
        raise malformed("club-pace")
    least, most, increment = BOUNDS[pace.kind]
    if not (least <= pace.bank <= most and 0 <= pace.increment <= increment):
        raise malformed("club-pace")


def share_out(game: Game[Any], asked: Mapping[str, str], creator: str) -> tuple[dict[str, str], dict[str, str]]:
    """The seats that somebody has, and those that are kept for somebody. Seats that are not mentioned are open."""
    seats, invited = dict.fromkeys(game.seats, FREE), {}
    for seat, player in asked.items():
        if seat not in seats:
            raise malformed("service-no-seat", name=seat[:40], seats=", ".join(game.seats))
        if player in (ME, RANDOM_ME):
            seats[seat] = creator
        elif level_of(player):
            seats[seat] = player
        elif is_someone(player):
            invited[seat] = player
        elif player != OPEN:
            raise malformed("club-seat", name=player[:40])
    return seats, invited


def check_players(
    terms: Terms, game: Game[Any], seats: Mapping[str, str], invited: Mapping[str, str], creator: str
) -> None:
    """Check that the creator has a seat, and that nobody plays against himself."""
    everybody = {**seats, **invited}
    sides: dict[str, set[int]] = {}
    for seat, player in everybody.items():
        if is_someone(player):
            sides.setdefault(player, set()).add(game.seats.index(seat) % 2)
    if creator not in seats.values():
        raise malformed("club-no-own-seat")
    if any(len(found) > 1 for found in sides.values()):
        raise ServiceError("challenge", "club-both-sides")
    if terms.paired and any(level_of(player) for player in seats.values()):
        raise malformed("club-paired-terms")


def check_rated(terms: Terms, game: Game[Any]) -> None:
    """Check a rated match: it is between two, with a clock, by the printed rules or with a fair start. In a team nobody
    knows which of its players has won, and without a clock the losing player need not go on."""
    if len(game.seats) > 2:
        raise malformed("club-rated-two")
    if not terms.pace.timed:
        raise malformed("club-rated-clock")
    if not is_shipped(terms.pack) or not is_standard(terms.title, terms.scenario or game.scenarios[0], terms.options):
        raise malformed("club-rated-terms")
