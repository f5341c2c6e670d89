"""The analysis of a finished match: ask for it, see how far it is, read it, stop it."""

from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.responses import Response

from longroll.hosts.server import schemas
from longroll.hosts.server.errors import message_of
from longroll.hosts.server.language import catalogue, current
from longroll.hosts.server.routes.common import ERRORS, MatchId, ServiceHere, answer
from longroll.opponents.topics import say_reason
from longroll.service.analyses import AnalysisStatus

router = APIRouter(prefix="/api/matches/{match}/analysis")


@router.get("", response_model=schemas.AnalysisStatus, responses=ERRORS)
async def show_analysis(service: ServiceHere, match: MatchId) -> Response:
    """Where it stands, and the analysis itself when it is done. 409: the game is not over."""
    return answer(status_shape(await service.analysis(match)))


@router.post("", response_model=schemas.AnalysisStatus, responses=ERRORS)
async def request_analysis(service: ServiceHere, match: MatchId) -> Response:
    """Have it made in the background. Asked for twice, it is made once. 409: the game is not over."""
    return answer(status_shape(await service.request_analysis(match)))


@router.delete("", response_model=schemas.AnalysisStatus, responses=ERRORS)
async def cancel_analysis(service: ServiceHere, match: MatchId) -> Response:
    """Stop making it. One that is done stays."""
    return answer(status_shape(await service.cancel_analysis(match)))


def status_shape(stand: AnalysisStatus) -> dict[str, object]:
    return {
        "status": stand.status,
        "actions": stand.actions,
        "done": stand.done,
        "total": stand.total,
        "message": message_of(stand.error) if stand.error else "",
        "result": result_shape(stand.result) if stand.result else None,
    }


def result_shape(text: str) -> dict[str, Any]:
    """The stored analysis, with the reasons in the language of the request."""
    result: dict[str, Any] = msgspec.json.decode(text)
    words = catalogue(current.get())
    for decision in result["decisions"]:
        for reason in decision["reasons"]:
            reason["sentence"] = say_reason(words, reason["topic"], reason["gain"])
    return result
