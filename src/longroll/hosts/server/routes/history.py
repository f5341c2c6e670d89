"""What has happened: the log, the moments, the state at a moment, what the computer players expected."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from longroll.hosts.common.encoding import encode_entries
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, GateHere, MatchId, Viewer, answer, send, send_state

router = APIRouter(prefix="/api/matches/{match}")
LAST = 10**9


@router.get("/log", response_model=list[schemas.Entry], responses=ERRORS)
async def show_log(
    gate: GateHere,
    match: MatchId,
    since: Annotated[int | None, Query(ge=0, le=LAST)] = None,
    viewer: Viewer = None,
) -> Response:
    """The actions after number `since` with their events, as far as the viewer may know them. Without `since` the
    first entry is the opening: number 0, no action, and the events of the set-up."""
    return send(encode_entries(await gate.log(match, since, viewer)))


@router.get("/estimates", response_model=list[schemas.Estimate], responses=ERRORS)
async def show_estimates(gate: GateHere, match: MatchId) -> Response:
    """The chance to win that a computer player expected at each of its turns; only when the game is over."""
    return answer([estimate._asdict() for estimate in await gate.estimates(match)])


@router.get("/moments", response_model=list[schemas.Moment], responses=ERRORS)
async def show_moments(gate: GateHere, match: MatchId, viewer: Viewer = None) -> Response:
    """One for the beginning and one after each action that the viewer may know."""
    return answer(await gate.moments(match, viewer))


@router.get("/moments/{number}", response_model=schemas.State, responses=ERRORS)
async def show_moment(
    gate: GateHere, match: MatchId, number: Annotated[int, Path(ge=0, le=LAST)], viewer: Viewer = None
) -> Response:
    """The state after that many of the actions that the viewer may know, to look at."""
    return send_state(gate, await gate.look_back(match, number, viewer), viewer)
