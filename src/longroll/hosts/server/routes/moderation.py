"""What organisers and administrators do about reports."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from longroll.hosts.server.routes.club_common import ClubHere, PersonName
from longroll.hosts.server.routes.common import ERRORS, MatchId, PersonRoute, answer
from longroll.hosts.server.schemas import archive as schemas
from longroll.service.moderation.gate import ModerationGate

router = APIRouter(prefix="/api/admin", route_class=PersonRoute)
ReportId = Annotated[str, Path(pattern="^[0-9a-f]{1,32}$")]


async def open_moderation(request: Request, club: ClubHere) -> ModerationGate:
    return ModerationGate(club, request.app.state.moderation)


ModerationHere = Annotated[ModerationGate, Depends(open_moderation)]


@router.get("/reports", response_model=schemas.Reports, responses=ERRORS)
async def list_reports(moderation: ModerationHere) -> Response:
    """Those that are open first; of each the newest first."""
    reports = await moderation.reports()
    players = {player for report in reports for player in (report.reporter, report.person, report.handler)}
    return answer({"reports": [one._asdict() for one in reports], "names": await moderation.names(players)})


@router.put("/reports/{report}", status_code=204, response_class=Response, responses=ERRORS)
async def close_report(moderation: ModerationHere, report: ReportId, asked: schemas.ClosedReport) -> Response:
    await moderation.close_report(report, asked.status, asked.done)
    return Response(status_code=204)


@router.put("/people/{name}/mute", response_model=schemas.Muted, responses=ERRORS)
async def mute(moderation: ModerationHere, name: PersonName, asked: schemas.NewMute) -> Response:
    """Somebody who is muted reads chat and does not write there."""
    return answer({"until": await moderation.mute(name, asked.hours, asked.reason, asked.report)})


@router.post("/matches/{match}/annul", status_code=204, response_class=Response, responses=ERRORS)
async def annul(moderation: ModerationHere, match: MatchId, asked: schemas.NewAnnulment) -> Response:
    """The result of a finished match counts no more."""
    await moderation.annul(match, asked.reason, asked.report)
    return Response(status_code=204)


@router.get("/audit", response_model=schemas.AuditLog, responses=ERRORS)
async def list_audit(
    moderation: ModerationHere, before: Annotated[str, Query(pattern="^[0-9a-f]{0,32}$")] = ""
) -> Response:
    """What moderators and operators did, the newest first, 100 at a time from before an entry on."""
    entries = await moderation.audit(before)
    players = {player for entry in entries for player in (entry.actor, entry.person)}
    return answer({"entries": [one._asdict() for one in entries], "names": await moderation.names(players)})
