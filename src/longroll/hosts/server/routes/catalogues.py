"""The catalogues of a system in a language, and the list of its rules."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from longroll.hosts.common.texts import read_catalogue, rules_shape
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, TEXT, answer

router = APIRouter()
Name = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,40}$")]


@router.get("/api/rules/{system}", response_model=list[schemas.Rule], responses=ERRORS)
async def list_rules(system: Name) -> Response:
    """Every rule of a system in the order of its rulebook; `text_key` is its key in the catalogues."""
    return answer(rules_shape(system))


@router.get("/catalogues/{system}/{language}.ftl", responses=TEXT)
async def show_catalogue(system: Name, language: Annotated[str, Path(pattern="^[a-z]{2}$")]) -> Response:
    """The common catalogue and the system's, one after the other."""
    return PlainTextResponse(read_catalogue(system, language))
