"""The archive: finished matches, what they say together, and all of them as one file."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response, StreamingResponse

from longroll.hosts.server.routes.club_common import ClubHere
from longroll.hosts.server.routes.common import ERRORS, MatchId, PlayerRoute, Responses, answer
from longroll.hosts.server.schemas import archive as schemas
from longroll.service.archive import query as queries
from longroll.service.archive.gate import ArchiveGate
from longroll.service.archive.shape import line_shape, page_shape

router = APIRouter(prefix="/api", route_class=PlayerRoute)
ZIP: Responses = {200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}, **ERRORS}
Text = Annotated[str, Query(max_length=60)]
Number = Annotated[int, Query(ge=0, le=10**6)]
Time = Annotated[float, Query(ge=0, le=2**40, allow_inf_nan=False)]


async def open_archive(request: Request, club: ClubHere) -> ArchiveGate:
    return ArchiveGate(club, request.app.state.archive)


ArchiveHere = Annotated[ArchiveGate, Depends(open_archive)]


def read_query(
    title: Text = "",
    scenario: Text = "",
    option: Annotated[str, Query(max_length=100, description="name=value")] = "",
    player: Annotated[str, Query(max_length=60, description="a name, or a computer player")] = "",
    opponent: Text = "",
    side: Annotated[str, Query(max_length=60, description="of the player")] = "",
    result: Annotated[Literal["", "won", "lost", "drawn"], Query(description="of the player")] = "",
    winner: Annotated[str, Query(max_length=60, description="a side, or none for a draw")] = "",
    reason: Annotated[Literal["", "game", "resigned", "draw", "time", "aborted", "adjudicated"], Query()] = "",
    rated: bool | None = None,
    shortest: Annotated[Number, Query(description="actions, at least")] = 0,
    longest: Annotated[Number, Query(description="actions, at most; 0: any number")] = 0,
    since: Time = 0.0,
    until: Annotated[Time, Query(description="0: now")] = 0.0,
    before: Annotated[str, Query(max_length=80, description="`next` of the page before")] = "",
    limit: Annotated[int, Query(ge=1, le=queries.MOST)] = queries.MOST,
) -> queries.Query:
    name, value = queries.read_option(option)
    return queries.Query(
        title=title,
        scenario=scenario,
        option=name,
        value=value,
        player=player,
        opponent=opponent,
        side=side,
        result=result,
        winner=winner,
        reason=reason,
        rated=rated,
        shortest=shortest,
        longest=longest,
        since=since,
        until=until,
        before=queries.read_cursor(before),
        limit=limit,
    )


@router.get("/archive", response_model=schemas.FoundMatches, responses=ERRORS)
async def search(archive: ArchiveHere, query: Annotated[queries.Query, Depends(read_query)]) -> Response:
    """Finished matches, the newest first: public ones; private ones only to a player who looks for his own."""
    return answer(page_shape(await archive.search(query)))


@router.get("/archive/statistics", response_model=list[schemas.ScenarioLine], responses=ERRORS)
async def show_statistics(archive: ArchiveHere) -> Response:
    """All played games by scenario, beside what computer players measured."""
    return answer([line_shape(line) for line in await archive.statistics()])


@router.get("/archive/mine.zip", response_class=StreamingResponse, responses=ZIP)
async def export_own(archive: ArchiveHere) -> Response:
    """All my finished matches, as journals in one file."""
    return StreamingResponse(archive.export_own(), media_type="application/zip")


@router.get("/archive/club.zip", response_class=StreamingResponse, responses=ZIP)
async def export_club(archive: ArchiveHere) -> Response:
    """The public finished matches of the club, for organisers."""
    return StreamingResponse(archive.export_club(), media_type="application/zip")


@router.put("/matches/{match}/access", status_code=204, response_class=Response, responses=ERRORS)
async def set_access(archive: ArchiveHere, match: MatchId, asked: schemas.NewAccess) -> Response:
    """A finished match is public if everybody who played it wants that."""
    await archive.set_access(match, asked.access)
    return Response(status_code=204)
