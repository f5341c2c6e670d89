"""The analysis of a finished match: ask for it, see how far it is, read it, stop it."""

from fastapi import APIRouter
from starlette.responses import Response

from longroll.hosts.common.answers import analysis_shape
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, GateHere, MatchId, WatcherRoute, answer

router = APIRouter(prefix="/api/matches/{match}/analysis", route_class=WatcherRoute)


@router.get("", response_model=schemas.AnalysisStatus, responses=ERRORS)
async def show_analysis(gate: GateHere, match: MatchId) -> Response:
    """Where it stands, and the analysis itself when it is done. 409: the game is not over."""
    return answer(analysis_shape(await gate.analysis(match)))


@router.post("", response_model=schemas.AnalysisStatus, responses=ERRORS)
async def request_analysis(gate: GateHere, match: MatchId) -> Response:
    """Have it made in the background. Asked for twice, it is made once. 409: the game is not over."""
    return answer(analysis_shape(await gate.request_analysis(match)))


@router.delete("", response_model=schemas.AnalysisStatus, responses=ERRORS)
async def cancel_analysis(gate: GateHere, match: MatchId) -> Response:
    """Stop making it. One that is done stays."""
    return answer(analysis_shape(await gate.cancel_analysis(match)))
