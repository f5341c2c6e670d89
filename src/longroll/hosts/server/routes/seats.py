"""The players: who plays a seat, and the request that the computer moves now."""

from fastapi import APIRouter
from starlette.responses import Response

from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, GateHere, MatchId, PlayerRoute, Viewer, send_state

router = APIRouter(prefix="/api/matches/{match}", route_class=PlayerRoute)


@router.put("/seats", response_model=schemas.State, responses=ERRORS)
async def set_seats(gate: GateHere, match: MatchId, asked: schemas.NewSeats, viewer: Viewer = None) -> Response:
    """Let others play some of the seats from now on. A computer player that failed and is named again tries again."""
    published = await gate.set_seats(match, asked.seats, viewer, asked.client)
    return send_state(gate, published, viewer)


@router.post("/move-now", status_code=204, response_class=Response, responses=ERRORS)
async def move_now(gate: GateHere, match: MatchId) -> Response:
    """The computer player that thinks moves now, and does not think again until another seat has chosen."""
    await gate.move_now(match)
    return Response(status_code=204)
