"""The players: who plays a seat, and the wish that the computer moved."""

from fastapi import APIRouter
from starlette.responses import Response

from longroll.table import shapes
from longroll.table.routes.common import WRONG, MatchId, Seat, TableHere, state_of

router = APIRouter(prefix="/api/matches/{match}")


@router.put("/seats", response_model=shapes.State, responses=WRONG)
async def change_players(table: TableHere, match: MatchId, asked: shapes.NewSeats, seat: Seat = None) -> Response:
    """Let others play some of the seats from now on. A computer player that failed and is named again tries again."""
    return state_of(table, await table.reseat(match, asked.seats), seat)


@router.post("/hurry", status_code=204, response_class=Response, responses=WRONG)
async def hurry(table: TableHere, match: MatchId) -> Response:
    """The computer player that thinks moves now, and does not think again until another seat has chosen."""
    table.bots.hurry((await table.look(match)).record.id)
    return Response(status_code=204)
