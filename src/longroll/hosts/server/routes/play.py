"""Playing: act, undo, preview, ask why not, ask for advice."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from longroll.hosts.server import schemas
from longroll.hosts.server.encoding import encode_update
from longroll.hosts.server.errors import invalid_field
from longroll.hosts.server.language import catalogue, current
from longroll.hosts.server.routes.common import ERRORS, MatchId, Responses, ServiceHere, Viewer, answer, send
from longroll.opponents.topics import say_reason
from longroll.service import Service
from longroll.service.ports import AdvisedPlan
from longroll.service.preview import MOST
from longroll.service.why import Why

router = APIRouter(prefix="/api/matches/{match}")
CONFLICT: Responses = {409: {"model": schemas.Conflict}, **ERRORS}
REFUSED: Responses = {422: {"model": schemas.Refused}, **CONFLICT}
After = Annotated[
    list[Annotated[str, Query(max_length=200)]],
    Query(max_length=MOST, description="as if these actions had been played"),
]
Thing = Annotated[str, Query(max_length=100, pattern="^[a-z-]*(:.*)?$", description="kind:id of a thing on the board")]


@router.post("/actions", response_model=schemas.Update, responses=REFUSED)
async def act(service: ServiceHere, match: MatchId, asked: schemas.NewActions) -> Response:
    """Play actions. 409: the match has moved on; 403: not that seat's turn, or not what its lesson asks for;
    422: the rules refuse one of them; 400: one cannot be read. In all four cases nothing has changed."""
    update = await service.act(
        match,
        asked.actions,
        asked.version,
        asked.seat,
        optional=asked.optional,
        forced=asked.forced,
        client=asked.client,
    )
    return send(encode_update(service, update))


@router.post("/undo", response_model=schemas.Update, responses=CONFLICT)
async def undo(service: ServiceHere, match: MatchId, asked: schemas.NewUndo) -> Response:
    """Take back the last action, or all after a number. 409 with `stops`: why that goes no further."""
    update = await service.undo(match, asked.version, asked.seat, to=asked.to, client=asked.client)
    return send(encode_update(service, update))


@router.post("/finish", response_model=schemas.Update, responses=CONFLICT)
async def finish(service: ServiceHere, match: MatchId, asked: schemas.NewFinish) -> Response:
    """Let the strongest computer player do the rest of what is asked now, in about two seconds: the set-up, the
    purchase, the phase (`prompt.task`). It stops where somebody else has the choice. 403: not that seat's turn, or the
    question stands alone, or a lesson is played."""
    update = await service.finish(match, asked.version, asked.seat, forced=asked.forced, client=asked.client)
    return send(encode_update(service, update))


@router.get("/preview", response_model=schemas.Preview, responses=REFUSED)
async def preview(service: ServiceHere, match: MatchId, after: After, viewer: Viewer = None) -> Response:
    """What a few actions would lead to; nothing is played. 422: the rules refuse one of them; 409: one of them rolls
    dice or ends the turn, and nobody knows what comes then."""
    return answer(await service.preview(match, after, viewer))


@router.get("/why", response_model=schemas.Why, responses=ERRORS)
async def why(
    service: ServiceHere,
    match: MatchId,
    action: Annotated[str | None, Query(max_length=200)] = None,
    thing: Thing = "",
    held: Annotated[str, Query(max_length=100)] = "",
    after: After = [],  # noqa: B006 (it is never changed)
    viewer: Viewer = None,
) -> Response:
    """Whether an action is allowed now, or what a player could mean by pointing at a thing; and the refusal if it is
    not allowed. While something is hidden, only the side that hides it is answered."""
    return answer(why_shape(await find_why(service, match, action, thing, held, viewer, after)))


@router.get("/advice", response_model=schemas.Advice, responses=ERRORS)
async def advise(service: ServiceHere, match: MatchId, viewer: Viewer = None) -> Response:
    """What the strongest computer player would do for a person whose turn it is: up to three plans, in about two
    seconds. 403: not the viewer's turn."""
    advised = await service.advise(match, viewer)
    return answer({"version": advised.version, "plans": [plan_shape(plan) for plan in advised.advice.plans]})


def plan_shape(plan: AdvisedPlan) -> dict[str, object]:
    words = catalogue(current.get())
    return {
        "steps": [{"action": step.action, "events": [event._asdict() for event in step.events]} for step in plan.steps],
        "chance": plan.chance,
        "reasons": [
            {"topic": topic, "gain": gain, "sentence": say_reason(words, topic, gain)} for topic, gain in plan.reasons
        ],
    }


async def find_why(
    service: Service, match: str, action: str | None, thing: str, held: str, viewer: str | None, after: Sequence[str]
) -> Why:
    if action is not None:
        return await service.why(match, action, viewer, after)
    kind, colon, name = thing.partition(":")
    if not colon:
        raise invalid_field("thing" if thing else "action", "other" if thing else "missing")
    return await service.why_thing(match, kind, name, held, viewer, after)


def why_shape(why: Why) -> dict[str, object]:
    refusal = why.refusal
    if refusal is None:
        return {"allowed": True, "action": why.action, "rule": "", "code": "", "facts": {}, "sentence": ""}
    return {
        "allowed": False,
        "action": why.action,
        "rule": refusal.rule,
        "code": refusal.code,
        "facts": refusal.facts,
        "sentence": refusal.sentence(current.get()),
    }
