"""Chat by match, and private notes."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from longroll.hosts.server.routes.club_common import ClubHere
from longroll.hosts.server.routes.common import ERRORS, MatchId, WatcherRoute, answer
from longroll.hosts.server.schemas import club as schemas
from longroll.service.club.ports import Message

router = APIRouter(prefix="/api/matches/{match}", route_class=WatcherRoute)
After = Annotated[str, Query(max_length=40, description="the id of the last message that is known")]


@router.get("/chat", response_model=list[schemas.Message], responses=ERRORS)
async def show_chat(club: ClubHere, match: MatchId, after: After = "") -> Response:
    """The last messages of the rooms in which the caller is. Players do not see what spectators say until the match is
    over."""
    return answer([message_shape(message) for message in await club.messages(match, after)])


@router.post("/chat", status_code=201, response_model=schemas.Message, responses=ERRORS)
async def say(club: ClubHere, match: MatchId, asked: schemas.NewMessage) -> Response:
    return answer(message_shape(await club.say(match, asked.room, asked.text)), 201)


@router.get("/notes", response_model=schemas.Note, responses=ERRORS)
async def show_note(club: ClubHere, match: MatchId) -> Response:
    return answer({"text": await club.note(match)})


@router.put("/notes", status_code=204, response_class=Response, responses=ERRORS)
async def set_note(club: ClubHere, match: MatchId, asked: schemas.NewNote) -> Response:
    await club.set_note(match, asked.text)
    return Response(status_code=204)


def message_shape(message: Message) -> dict[str, object]:
    shape = message._asdict()
    del shape["match"]
    return shape
