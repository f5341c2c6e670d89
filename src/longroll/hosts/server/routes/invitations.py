"""Links to challenges. Each is used once."""

from fastapi import APIRouter
from starlette.responses import Response

from longroll.hosts.server.routes.club_common import ClubHere, Token
from longroll.hosts.server.routes.common import ERRORS, PersonRoute, answer
from longroll.hosts.server.schemas import club as schemas
from longroll.service.club.shape import challenge_shape

router = APIRouter(prefix="/api/invitations/{token}", route_class=PersonRoute)


@router.get("", response_model=schemas.Challenge, responses=ERRORS)
async def show_invitation(club: ClubHere, token: Token) -> Response:
    """To what the link invites. 404: it was used, has expired, or never was one."""
    return answer(challenge_shape(await club.look_at_invitation(token)))


@router.post("/accept", response_model=schemas.Challenge, responses=ERRORS)
async def accept_invitation(club: ClubHere, token: Token, asked: schemas.NewAcceptance) -> Response:
    """Take a seat, as a member or as a guest."""
    return answer(challenge_shape(await club.accept_invitation(token, asked.entropy, asked.seat)))
