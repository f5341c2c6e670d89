"""Lessons and guided games: which there are, and the start of one. It is then a match, and played like one."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from longroll.hosts.common.language import current
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, GateHere, PersonRoute, answer, send_state
from longroll.service.guided_shape import guided_games_shape
from longroll.service.lesson_shape import courses_shape

router = APIRouter(prefix="/api", route_class=PersonRoute)
LessonId = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,60}$")]


@router.get("/lessons", response_model=list[schemas.Course], responses=ERRORS)
async def list_lessons() -> Response:
    """The course of each system, in the language of the request."""
    return answer(courses_shape(current.get()))


@router.post("/lessons/{lesson}", status_code=201, response_model=schemas.State, responses=ERRORS)
async def start_lesson(gate: GateHere, lesson: LessonId) -> Response:
    """A new match at the first step of a lesson. An action that the rules allow and the lesson does not ask for is
    refused with 403 and changes nothing."""
    return send_state(gate, await gate.start_lesson(lesson), None, 201)


@router.get("/guided-games", response_model=list[schemas.GuidedGame], responses=ERRORS)
async def list_guided_games() -> Response:
    """Whole games with tips for newcomers, in the language of the request."""
    return answer(guided_games_shape(current.get()))


@router.post("/guided-games/{game}", status_code=201, response_model=schemas.State, responses=ERRORS)
async def start_guided_game(gate: GateHere, game: LessonId) -> Response:
    """A new match against a computer player, in which every choice is free. Its state has the tips that have come."""
    return send_state(gate, await gate.start_guided_game(game), None, 201)
