"""People and each other: blocks, reports, vacations."""

from fastapi import APIRouter
from starlette.responses import Response

from longroll.hosts.server.routes.club_common import ClubHere, PersonName
from longroll.hosts.server.routes.common import ERRORS, PersonRoute
from longroll.hosts.server.schemas import club as schemas

router = APIRouter(prefix="/api", route_class=PersonRoute)


@router.put("/people/{name}/block", status_code=204, response_class=Response, responses=ERRORS)
async def block(club: ClubHere, name: PersonName) -> Response:
    """Somebody who is blocked cannot challenge me, join me or chat with me."""
    await club.set_block(name, True)
    return Response(status_code=204)


@router.delete("/people/{name}/block", status_code=204, response_class=Response, responses=ERRORS)
async def unblock(club: ClubHere, name: PersonName) -> Response:
    await club.set_block(name, False)
    return Response(status_code=204)


@router.put("/account/vacation", status_code=204, response_class=Response, responses=ERRORS)
async def set_vacation(club: ClubHere, asked: schemas.NewVacation) -> Response:
    """Stops my clocks in matches by correspondence, for at most 30 days in any year."""
    await club.set_vacation(asked.until)
    return Response(status_code=204)


@router.post("/reports", status_code=204, response_class=Response, responses=ERRORS)
async def report(club: ClubHere, asked: schemas.NewReport) -> Response:
    await club.report(asked.person, asked.match, asked.text)
    return Response(status_code=204)
