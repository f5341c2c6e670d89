"""Challenges: made, listed, accepted, declined, revealed, withdrawn."""

from fastapi import APIRouter
from starlette.responses import Response

from longroll.hosts.server.routes.club_common import ChallengeId, ClubHere
from longroll.hosts.server.routes.common import ERRORS, PersonRoute, answer
from longroll.hosts.server.schemas import club as schemas
from longroll.service.clocks import Pace
from longroll.service.club.shape import challenge_shape, listed_shape
from longroll.service.club.terms import Terms

router = APIRouter(prefix="/api/challenges", route_class=PersonRoute)


@router.get("", response_model=schemas.ChallengeList, responses=ERRORS)
async def list_challenges(club: ClubHere) -> Response:
    """Open ones of others, my own, and those in which somebody asks me or in which I have taken a seat."""
    return answer(listed_shape(await club.challenges()))


@router.post("", status_code=201, response_model=schemas.CreatedChallenge, responses=ERRORS)
async def make_challenge(club: ClubHere, asked: schemas.NewChallenge) -> Response:
    """Only the creator is told the tokens of its links, and only here."""
    terms = Terms(
        title=asked.title,
        scenario=asked.scenario,
        options=asked.options,
        seats=asked.seats,
        pace=Pace(asked.pace.kind, asked.pace.bank, asked.pace.increment),
        commitment=asked.commitment,
        rated=asked.rated,
        access=asked.access,
        name=asked.name,
        pack=asked.pack,
        by_link=asked.invitation,
        paired=asked.paired,
    )
    challenge, tokens = await club.challenge(terms)
    links = {"invitation": tokens[0] if tokens else "", "invitations": tokens}
    return answer({**challenge_shape(challenge), **links}, 201)


@router.get("/{challenge}", response_model=schemas.Challenge, responses=ERRORS)
async def show_challenge(club: ClubHere, challenge: ChallengeId) -> Response:
    return answer(challenge_shape(await club.look_at_challenge(challenge)))


@router.post("/{challenge}/accept", response_model=schemas.Challenge, responses=ERRORS)
async def accept_challenge(club: ClubHere, challenge: ChallengeId, asked: schemas.NewAcceptance) -> Response:
    """Take a seat. 409: somebody else was faster, or the challenge is over."""
    return answer(challenge_shape(await club.accept(challenge, asked.entropy, asked.seat)))


@router.post("/{challenge}/decline", response_model=schemas.Challenge, responses=ERRORS)
async def decline_challenge(club: ClubHere, challenge: ChallengeId) -> Response:
    """Who was asked does not want to play; who took an open seat leaves it again."""
    return answer(challenge_shape(await club.decline(challenge)))


@router.post("/{challenge}/reveal", response_model=schemas.Challenge, responses=ERRORS)
async def reveal(club: ClubHere, challenge: ChallengeId, asked: schemas.NewReveal) -> Response:
    """All seats are taken: the creator reveals what the commitment was about, and the match begins."""
    return answer(challenge_shape(await club.reveal(challenge, asked.entropy)))


@router.delete("/{challenge}", status_code=204, response_class=Response, responses=ERRORS)
async def withdraw_challenge(club: ClubHere, challenge: ChallengeId) -> Response:
    await club.withdraw(challenge)
    return Response(status_code=204)
