"""Matches as a whole: create, list, look, delete, export, import, fork."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from longroll.games import read_reference
from longroll.hosts.common.answers import sight_from
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import (
    ERRORS,
    TEXT,
    GateHere,
    MatchId,
    Place,
    Viewer,
    WatcherRoute,
    answer,
    send_state,
)
from longroll.service.errors import ServiceError, malformed
from longroll.service.match_request import MatchRequest

router = APIRouter(prefix="/api/matches", route_class=WatcherRoute)
Until = Annotated[int | None, Query(ge=0, le=10**9, description="of its actions, this many")]
JOURNAL = {"content": {"text/plain": {"schema": {"type": "string", "maxLength": 2**20}}}, "required": True}


@router.get("", response_model=list[schemas.Summary], responses=ERRORS)
async def list_matches(gate: GateHere, limit: Annotated[int, Query(ge=1, le=1000)] = 50) -> Response:
    """The matches, last played first."""
    return answer(await gate.list_matches(limit))


@router.post("", status_code=201, response_model=schemas.State, responses=ERRORS)
async def create_match(gate: GateHere, asked: schemas.NewMatch) -> Response:
    return send_state(gate, await gate.create(MatchRequest(**asked.model_dump())), None, 201)


@router.post(
    "/import", status_code=201, response_model=schemas.State, responses=ERRORS, openapi_extra={"requestBody": JOURNAL}
)
async def import_match(gate: GateHere, request: Request) -> Response:
    """Import a journal as text, at most 1 MiB. Every seat is mine; fork the match to play it with others."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in ("text/plain", "application/octet-stream"):
        raise ServiceError("media-type", "server-not-text")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise malformed("server-not-utf-8") from None
    return send_state(gate, await gate.import_journal(text.replace("\r\n", "\n")), None, 201)


@router.get("/{match}", response_model=schemas.State, responses=ERRORS)
async def show_match(gate: GateHere, match: MatchId, viewer: Viewer = None) -> Response:
    """The state as a viewer sees it: the seat asked for, else the person who must choose, else the only person."""
    return send_state(gate, await gate.look(match), viewer)


@router.get("/{match}/board", response_model=dict[str, Any], responses=ERRORS)
async def show_board(gate: GateHere, match: MatchId) -> Response:
    """What never changes in this match: the map and the calendar, of its own pack if it has one."""
    return answer((await gate.look(match)).game.board())


@router.get("/{match}/reference", response_model=dict[str, Any], responses=ERRORS)
async def show_reference(gate: GateHere, match: MatchId) -> Response:
    """The tables of the reference cards of this match, with its pack."""
    return answer(read_reference((await gate.look(match)).game))


@router.get("/{match}/sight/{place}", response_model=dict[str, Any], responses=ERRORS)
async def show_sight(gate: GateHere, match: MatchId, place: Place) -> Response:
    """What is visible from a place of the board of this match."""
    return answer(sight_from((await gate.look(match)).game, place))


@router.delete("/{match}", status_code=204, response_class=Response, responses=ERRORS)
async def delete_match(gate: GateHere, match: MatchId) -> Response:
    await gate.delete(match)
    return Response(status_code=204)


@router.get("/{match}/journal", responses=TEXT)
async def export_match(gate: GateHere, match: MatchId, until: Until = None) -> Response:
    """The journal, or its first actions: sealed (rolls in place of the seed) unless it is that of a whole game, and
    without what is still hidden."""
    text = await gate.export(match, until)
    named = f'attachment; filename="{match}.journal"'
    return PlainTextResponse(text, headers={"content-disposition": named})


@router.post("/{match}/fork", status_code=201, response_model=schemas.State, responses=ERRORS)
async def fork_match(gate: GateHere, match: MatchId, asked: schemas.NewFork) -> Response:
    """Play on from a moment of the past, against anyone, with dice of its own from there."""
    return send_state(gate, await gate.fork(match, asked.number, asked.seats, asked.name), None, 201)
