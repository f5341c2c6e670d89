"""What the routes of the club share. At home there is no club, and they answer that there is nothing."""

from typing import Annotated

from fastapi import Depends, Path, Request
from starlette.datastructures import State

from longroll.hosts.server.routes.common import GateHere
from longroll.service.club.club import Club
from longroll.service.club.gate import ClubGate
from longroll.service.errors import ServiceError


def find_club(state: State) -> Club:
    club: Club | None = getattr(state, "club_play", None)
    if club is None:
        raise ServiceError("missing", "server-nothing-here")
    return club


async def open_club_gate(request: Request, gate: GateHere) -> ClubGate:
    return ClubGate(gate, find_club(request.app.state))


ClubHere = Annotated[ClubGate, Depends(open_club_gate)]
ChallengeId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
Token = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,64}$")]
PersonName = Annotated[str, Path(min_length=1, max_length=40)]
