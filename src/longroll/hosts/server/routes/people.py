"""The people of the club, and what administrators do with them."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from longroll.hosts.server.routes.account import AccountHere
from longroll.hosts.server.routes.club_common import find_club
from longroll.hosts.server.routes.common import ERRORS, GateHere, answer
from longroll.hosts.server.schemas import account as schemas
from longroll.service.people.directory import check_admin
from longroll.service.people.shape import admin_shape, person_shape
from longroll.service.seats import PERSON

router = APIRouter()
PersonName = Annotated[str, Path(max_length=60)]
Online = Annotated[bool, Query(description="only those who are connected")]
Search = Annotated[str, Query(max_length=60, description="how names begin")]
LOOKED_AT = 200  # matches among which those are sought that the caller may look at


@router.get("/api/people", response_model=list[schemas.FoundPerson], responses=ERRORS)
async def search(account: AccountHere, gate: GateHere, search: Search = "", online: Online = False) -> Response:
    """People by the beginning of their names, at most 50."""
    account.visitor.signed_in()
    directory = account.accounts.directory
    found = await directory.connected(gate.service.presence, search) if online else await directory.search(search)
    return answer([person_shape(person) for person in found])


@router.get("/api/people/{name}", response_model=schemas.Profile, responses=ERRORS)
async def show_person(request: Request, account: AccountHere, gate: GateHere, name: PersonName) -> Response:
    """A profile: the record by title and seat, and the matches that the caller may look at."""
    account.visitor.signed_in()
    person = await account.accounts.directory.find(name)
    matches = await gate.service.list_matches(LOOKED_AT, PERSON + person.id)
    shown = [match for match in matches if gate.may_look(match)]
    club = find_club(request.app.state)
    record = await request.app.state.archive.record(PERSON + person.id)
    return answer(
        {
            **person_shape(person),
            "since": person.created,
            "online": gate.service.presence.is_online(PERSON + person.id),
            "record": [line._asdict() for line in record],
            "blocked": PERSON + person.id in await club.relations.blocks(gate.caller.player),
            "matches": shown[:50],
        }
    )


@router.get("/api/admin/people", response_model=list[schemas.AdminPerson], responses=ERRORS)
async def list_people(account: AccountHere, gate: GateHere, search: Search = "") -> Response:
    """The same for administrators, at most 500."""
    check_admin(gate.caller)
    return answer([admin_shape(person) for person in await account.accounts.directory.search(search, 500)])


@router.put("/api/admin/people/{name}", response_model=schemas.AdminPerson, responses=ERRORS)
async def change_person(
    account: AccountHere, gate: GateHere, name: PersonName, asked: schemas.PersonChange
) -> Response:
    """Give a role, suspend or readmit."""
    directory = account.accounts.directory
    check_admin(gate.caller)
    if asked.role is not None:
        await directory.set_role(gate.caller, name, asked.role)
    if asked.suspended is not None:
        await directory.suspend(gate.caller, name, asked.suspended)
    return answer(admin_shape(await directory.find(name)))
