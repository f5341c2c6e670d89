"""Exercises: the list, the start of one, and the mark of an answer. An exercise is a match, and played like one."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from longroll.hosts.common.answers import mark_shape
from longroll.hosts.common.language import current
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, GateHere, MatchId, PersonRoute, answer, send_state
from longroll.service.exercise_shape import exercises_shape

router = APIRouter(prefix="/api", route_class=PersonRoute)
ExerciseId = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,60}$")]


@router.get("/exercises", response_model=list[schemas.ExerciseList], responses=ERRORS)
async def list_exercises() -> Response:
    """Those of each system, in the language of the request."""
    return answer(exercises_shape(current.get()))


@router.post("/exercises/{exercise}", status_code=201, response_model=schemas.State, responses=ERRORS)
async def start_exercise(gate: GateHere, exercise: ExerciseId) -> Response:
    """A new match at the position of an exercise. The plan is at its end when a die falls or the choice passes on;
    what is played after that is refused with 403."""
    return send_state(gate, await gate.start_exercise(exercise), None, 201)


@router.get("/matches/{match}/mark", response_model=schemas.Mark, responses=ERRORS)
async def mark(gate: GateHere, match: MatchId) -> Response:
    """How good the answer to an exercise is that has been played so far, in about a second; for the rest of the turn
    the computer plays what looks good. 403: nothing has been played; 404: the match is no exercise."""
    return answer(mark_shape(*await gate.mark(match)))
