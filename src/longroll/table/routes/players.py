"""The players: who plays a seat, and the wish that the computer moved."""

from collections.abc import Mapping

from fastapi import APIRouter
from starlette.responses import Response

from longroll.table import shapes
from longroll.table.routes.common import WRONG, MatchId, Seat, TableHere, state_of
from longroll.table.seats import fill_seats, find_eyes
from longroll.table.table import Table

router = APIRouter(prefix="/api/matches/{match}")


@router.put("/seats", response_model=shapes.State, responses=WRONG)
async def change_players(table: TableHere, match: MatchId, asked: shapes.NewSeats, seat: Seat = None) -> Response:
    """Let others play some of the seats from now on. A computer player that failed and is named again tries again."""
    await check_eyes(table, match, asked.seats, seat)
    return state_of(table, await table.reseat(match, asked.seats), seat)


async def check_eyes(table: Table, match: str, asked: Mapping[str, str], seat: str | None) -> None:
    """Whether the answer may be seen from that seat once the others play: an error must come before the change."""
    shown = (await table.sittings.open_newest(match)).shown
    find_eyes(shown.game, fill_seats(shown.game, asked, shown.record.seats), shown.to_move, seat)


@router.post("/hurry", status_code=204, response_class=Response, responses=WRONG)
async def hurry(table: TableHere, match: MatchId) -> Response:
    """The computer player that thinks moves now, and does not think again until another seat has chosen."""
    table.bots.hurry((await table.look(match)).record.id)
    return Response(status_code=204)
