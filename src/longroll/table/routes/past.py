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
async def show_log(
    table: TableHere, match: MatchId, since: Annotated[int, Query(ge=0, le=LAST)] = 0, seat: Seat = None
) -> Response:
    """The events of the actions after number `since`, as far as the seat may know them."""
    shown = await table.look(match)
    return answer(events_after(shown, min(since, shown.count), table.eyes(shown, seat)))


@router.get("/moments", response_model=list[shapes.Moment], responses=WRONG)
async def show_moments(table: TableHere, match: MatchId, seat: Seat = None) -> Response:
    """One for the beginning and one after each action; an action that the seat may not know yet is empty."""
    shown = await table.look(match)
    return answer(list_moments(shown, table.eyes(shown, seat)))


@router.get("/moments/{number}", response_model=shapes.State, responses=WRONG)
async def show_moment(
    table: TableHere, match: MatchId, number: Annotated[int, Path(ge=0, le=LAST)], seat: Seat = None
) -> Response:
    """The state after that many actions, to look at."""
    return state_of(table, await table.look_back(match, number), seat)
