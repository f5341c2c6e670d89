"""Packs: the printed ones, and what is wrong with those that somebody corrects."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from longroll.hosts.common.language import current
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, TEXT, GateHere, MatchId, PersonRoute, answer
from longroll.service import packs

router = APIRouter(route_class=PersonRoute)
Title = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,40}$")]


@router.get("/api/packs/{title}", responses=TEXT)
async def show_printed_pack(title: Title) -> Response:
    """The pack that comes with the program."""
    return PlainTextResponse(packs.show_printed_pack(title))


@router.post("/api/packs/{title}/check", response_model=schemas.PackCheck, responses=ERRORS)
async def check_pack(gate: GateHere, title: Title, asked: schemas.PackText) -> Response:
    """Every flaw of a pack for the title, with its place; nothing is stored."""
    return answer(await gate.run(packs.check_shape, title, asked.pack, current.get()))


@router.post("/api/packs/{title}/write", responses=TEXT)
async def write_pack(gate: GateHere, title: Title, asked: schemas.PackText) -> Response:
    """A pack in the form in which it is kept as a file; nothing is stored."""
    return PlainTextResponse(await gate.run(packs.write_canonical, title, asked.pack))


@router.get("/api/matches/{match}/pack", responses=TEXT)
async def show_match_pack(gate: GateHere, match: MatchId) -> Response:
    """The pack that a match is played with, its own or the printed one."""
    return PlainTextResponse(packs.show_match_pack(await gate.look(match)))
