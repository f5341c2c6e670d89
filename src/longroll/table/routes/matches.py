"""Matches as a whole: begin, list, look, delete, take away, bring."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from longroll.table import shapes
from longroll.table.journals import write_journal
from longroll.table.routes.common import TEXT, WRONG, MatchId, Place, Seat, TableHere, answer, look_from, state_of
from longroll.table.troubles import Trouble, malformed

router = APIRouter(prefix="/api/matches")
JOURNAL = {"content": {"text/plain": {"schema": {"type": "string", "maxLength": 2**20}}}, "required": True}


@router.get("", response_model=list[shapes.Summary], responses=WRONG)
async def list_matches(table: TableHere, limit: Annotated[int, Query(ge=1, le=1000)] = 50) -> Response:
    """The matches, those played last first."""
    return answer(await table.newest(limit))


@router.post("", status_code=201, response_model=shapes.State, responses=WRONG)
async def begin_match(table: TableHere, asked: shapes.NewMatch) -> Response:
    asked_of = (asked.title, asked.scenario, asked.options, asked.seats, asked.seed, asked.name, asked.pack)
    shown = await table.begin(*asked_of)
    return state_of(table, shown, None, 201)


@router.post(
    "/import", status_code=201, response_model=shapes.State, responses=WRONG, openapi_extra={"requestBody": JOURNAL}
)
async def import_match(table: TableHere, request: Request) -> Response:
    """Bring a journal as text, at most 1 MiB. Every seat is mine; fork the match to play it with others."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in ("text/plain", "application/octet-stream"):
        raise Trouble(415, "malformed", "table-not-text")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise malformed("table-not-utf-8") from None
    return state_of(table, await table.bring(text.replace("\r\n", "\n")), None, 201)


@router.get("/{match}", response_model=shapes.State, responses=WRONG)
async def show_match(table: TableHere, match: MatchId, seat: Seat = None) -> Response:
    """The state as a seat sees it: the one asked for, else the person who must choose, else the only person."""
    return state_of(table, await table.look(match), seat)


@router.get("/{match}/board", response_model=dict[str, Any], responses=WRONG)
async def show_board(table: TableHere, match: MatchId) -> Response:
    """What never changes in this match: the map and the calendar, of its own pack if it has one."""
    return answer((await table.look(match)).game.board())


@router.get("/{match}/sight/{place}", response_model=dict[str, Any], responses=WRONG)
async def show_sight(table: TableHere, match: MatchId, place: Place) -> Response:
    """What is seen from a place of the board of this match."""
    return answer(look_from((await table.look(match)).game, place))


@router.delete("/{match}", status_code=204, response_class=Response, responses=WRONG)
async def delete_match(table: TableHere, match: MatchId) -> Response:
    await table.delete(match)
    return Response(status_code=204)


@router.get("/{match}/journal", responses=TEXT)
async def export_match(table: TableHere, match: MatchId) -> Response:
    """The journal, sealed (rolls in place of the seed) until the game is over."""
    shown = await table.look(match)
    named = f'attachment; filename="{shown.record.title}-{match}.journal"'
    return PlainTextResponse(write_journal(shown), headers={"content-disposition": named})


@router.post("/{match}/fork", status_code=201, response_model=shapes.State, responses=WRONG)
async def fork_match(table: TableHere, match: MatchId, asked: shapes.NewFork) -> Response:
    """Play on from a moment of the past, against anyone, with dice of its own from there."""
    return state_of(table, await table.fork(match, asked.number, asked.seats, asked.name), None, 201)
