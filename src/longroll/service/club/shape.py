"""What clients are sent about the club, before it is encoded."""

from longroll.kernel.shared_seed import commit
from longroll.service.club.challenge import FREE, OPEN, Challenge
from longroll.service.club.challenges import Listed
from longroll.service.club.pairs import PairResult


def challenge_shape(challenge: Challenge) -> dict[str, object]:
    """What everybody who may see the challenge may know: commitments, never shares."""
    return {
        "id": challenge.id,
        "creator": challenge.creator,
        "names": challenge.names,
        "title": challenge.title,
        "scenario": challenge.scenario,
        "options": challenge.options,
        "pack": bool(challenge.pack),
        "name": challenge.name,
        "seats": {seat: OPEN if player == FREE else player for seat, player in challenge.seats.items()},
        "invited": challenge.invited,
        "random": challenge.random,
        "pace": challenge.pace._asdict(),
        "rated": challenge.rated,
        "access": challenge.access,
        "paired": challenge.paired,
        "by_link": challenge.by_link,
        "created": challenge.created,
        "expires": challenge.expires,
        "status": challenge.status,
        "match": challenge.matches[0] if challenge.matches else "",
        "matches": challenge.matches,
        "needs": challenge.needs,
        "commitment": challenge.commitment,
        "server_commitments": [commit(share) for share in challenge.server_shares],
        "rematch_of": challenge.rematch_of,
    }


def listed_shape(listed: Listed) -> dict[str, object]:
    return {name: [challenge_shape(one) for one in found] for name, found in listed._asdict().items()}


def pair_shape(result: PairResult) -> dict[str, object]:
    return result._asdict()
