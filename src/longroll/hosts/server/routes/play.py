"""Playing: act, undo, preview, ask why not, ask for advice."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from longroll.hosts.common.answers import advice_shape, find_why, why_shape
from longroll.hosts.common.encoding import encode_update
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, GateHere, MatchId, PlayerRoute, Responses, Viewer, answer, send
from longroll.service.preview import MOST

router = APIRouter(prefix="/api/matches/{match}", route_class=PlayerRoute)
CONFLICT: Responses = {409: {"model": schemas.Conflict}, **ERRORS}
REFUSED: Responses = {422: {"model": schemas.Refused}, **CONFLICT}
After = Annotated[
    list[Annotated[str, Query(max_length=200)]],
    Query(max_length=MOST, description="as if these actions had been played"),
]
Thing = Annotated[str, Query(max_length=100, pattern="^[a-z-]*(:.*)?$", description="kind:id of a thing on the board")]


@router.post("/actions", response_model=schemas.Update, responses=REFUSED)
async def act(gate: GateHere, match: MatchId, asked: schemas.NewActions) -> Response:
    """Play actions. 409: the match has moved on; 403: not that seat's turn, or not what its lesson asks for;
    422: the rules refuse one of them; 400: one cannot be read. In all four cases nothing has changed."""
    update = await gate.act(
        match,
        asked.actions,
        asked.version,
        asked.seat,
        optional=asked.optional,
        forced=asked.forced,
        client=asked.client,
    )
    return send(encode_update(gate.service, update))


@router.post("/undo", response_model=schemas.Update, responses=CONFLICT)
async def undo(gate: GateHere, match: MatchId, asked: schemas.NewUndo) -> Response:
    """Take back the last action, or all after a number. 409 with `stops`: why that goes no further."""
    update = await gate.undo(match, asked.version, asked.seat, to=asked.to, client=asked.client)
    return send(encode_update(gate.service, update))


@router.post("/finish", response_model=schemas.Update, responses=CONFLICT)
async def finish(gate: GateHere, match: MatchId, asked: schemas.NewFinish) -> Response:
    """Let the strongest computer player do the rest of what is asked now, in about two seconds: the set-up, the
    purchase, the phase (`prompt.task`). It stops where somebody else has the choice. 403: not that seat's turn, or the
    question stands alone, or a lesson is played."""
    update = await gate.finish(match, asked.version, asked.seat, forced=asked.forced, client=asked.client)
    return send(encode_update(gate.service, update))


@router.get("/preview", response_model=schemas.Preview, responses=REFUSED)
async def preview(gate: GateHere, match: MatchId, after: After, viewer: Viewer = None) -> Response:
    """What a few actions would lead to; nothing is played. 422: the rules refuse one of them; 409: one of them rolls
    dice or ends the turn, and nobody knows what comes then."""
    return answer(await gate.preview(match, after, viewer))


@router.get("/why", response_model=schemas.Why, responses=ERRORS)
async def why(
    gate: GateHere,
    match: MatchId,
    action: Annotated[str | None, Query(max_length=200)] = None,
    thing: Thing = "",
    held: Annotated[str, Query(max_length=100)] = "",
    after: After = [],  # noqa: B006 (it is never changed)
    viewer: Viewer = None,
) -> Response:
    """Whether an action is allowed now, or what a player could mean by pointing at a thing; and the refusal if it is
    not allowed. While something is hidden, only the side that hides it is answered."""
    return answer(why_shape(await find_why(gate, match, action, thing, held, viewer, after)))


@router.get("/advice", response_model=schemas.Advice, responses=ERRORS)
async def advise(gate: GateHere, match: MatchId, viewer: Viewer = None) -> Response:
    """What the strongest computer player would do for a person whose turn it is: up to three plans, in about two
    seconds. 403: not the viewer's turn."""
    return answer(advice_shape(await gate.advise(match, viewer)))
