"""What players settle about their match: resign, offers, abort, claims."""

from fastapi import APIRouter
from starlette.responses import Response

from longroll.hosts.server import schemas
from longroll.hosts.server.routes.club_common import ClubHere
from longroll.hosts.server.routes.common import ERRORS, MatchId, PlayerRoute, answer, send_state
from longroll.hosts.server.schemas import club as club_schemas
from longroll.service.club.shape import pair_shape

router = APIRouter(prefix="/api/matches/{match}", route_class=PlayerRoute)
REMATCH = "rematch"


@router.post("/resign", response_model=schemas.State, responses=ERRORS)
async def resign(club: ClubHere, match: MatchId, asked: club_schemas.NewSettlement) -> Response:
    """A side resigns when all its people do."""
    return send_state(club.gate, await club.resign(match, asked.seat), asked.seat)


@router.post("/offers", response_model=schemas.State, responses=ERRORS)
async def negotiate(club: ClubHere, match: MatchId, asked: club_schemas.NewOffer) -> Response:
    """Make, accept, decline or withdraw an offer. 409: there is none, or it was declined and nothing was played since.
    An offer of a rematch is a challenge; its number is in `agreement.rematch`."""
    if asked.kind == REMATCH:
        commitment, entropy = asked.commitment or "", asked.entropy or ""
        published = await club.rematch(match, asked.seat, asked.answer, commitment, entropy)
    else:
        published = await club.negotiate(match, asked.seat, asked.kind, asked.answer, asked.to)
    return send_state(club.gate, published, asked.seat)


@router.post("/abort", response_model=schemas.State, responses=ERRORS)
async def abort(club: ClubHere, match: MatchId, asked: club_schemas.NewSettlement) -> Response:
    """In the first turn: not after both sides have played, nor after a die."""
    return send_state(club.gate, await club.abort(match, asked.seat), asked.seat)


@router.post("/claim", response_model=schemas.State, responses=ERRORS)
async def claim(club: ClubHere, match: MatchId, asked: club_schemas.NewClaim) -> Response:
    """The clock of the other side has run out: win, or let Veteran play on in an unrated match."""
    return send_state(club.gate, await club.claim(match, asked.seat, asked.choice), asked.seat)


@router.get("/pair", response_model=club_schemas.PairResult, responses=ERRORS)
async def show_pair(club: ClubHere, match: MatchId) -> Response:
    """The result of both games of a paired match."""
    return answer(pair_shape(await club.pair(match)))
