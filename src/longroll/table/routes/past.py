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
    return answer(events_after(shown, since, table.eyes(shown, seat)))


@router.get("/expectations", response_model=list[shapes.Expectation], responses=WRONG)
async def show_expectations(table: TableHere, match: MatchId) -> Response:
    """The chance to win that a computer player expected at each of its turns; told when the game is over."""
    return answer([expected._asdict() for expected in await table.expectations(match)])


@router.get("/moments", response_model=list[shapes.Moment], responses=WRONG)
async def show_moments(table: TableHere, match: MatchId, seat: Seat = None) -> Response:
    """One for the beginning and one after each action that the seat may know yet."""
    shown = await table.look(match)
    return answer(list_moments(shown, table.eyes(shown, seat)))


@router.get("/moments/{number}", response_model=shapes.State, responses=WRONG)
async def show_moment(
    table: TableHere, match: MatchId, number: Annotated[int, Path(ge=0, le=LAST)], seat: Seat = None
) -> Response:
    """The state after that many of the actions that the seat may know, to look at."""
    return state_of(table, await table.look_back(match, number, seat), seat)
