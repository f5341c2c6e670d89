"""What has happened: the log, the moments, the state at a moment."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from longroll.table import shapes
from longroll.table.moments import list_moments
from longroll.table.routes.common import WRONG, MatchId, Seat, TableHere, answer, state_of
from longroll.table.states import events_after

router = APIRouter(prefix="/api/matches/{match}")
LAST = 10**9


@router.get("/log", response_model=list[shapes.Event], responses=WRONG)
async def show_log(table: TableHere, match: MatchId, since: Annotated[int, Query(ge=0, le=LAST)] = 0) -> Response:
    """The events of the actions after number `since`."""
    shown = await table.look(match)
    return answer(events_after(shown, min(since, shown.count)))


@router.get("/moments", response_model=list[shapes.Moment], responses=WRONG)
async def show_moments(table: TableHere, match: MatchId) -> Response:
    """One for the beginning and one after each action."""
    return answer(list_moments(await table.look(match)))


@router.get("/moments/{number}", response_model=shapes.State, responses=WRONG)
async def show_moment(
    table: TableHere, match: MatchId, number: Annotated[int, Path(ge=0, le=LAST)], seat: Seat = None
) -> Response:
    """The state after that many actions, to look at."""
    return state_of(table, await table.look_back(match, number), seat)
