"""The games that can be played."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import Response

from longroll.games import read_reference
from longroll.hosts.common.answers import find_game, games_shape, sight_from
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, Place, answer

router = APIRouter()
Title = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,40}$")]


@router.get("/api/games", response_model=list[schemas.Game], responses=ERRORS)
async def list_games() -> Response:
    """Every title with its scenarios, options (the default first) and computer players."""
    return answer(games_shape())


@router.get("/api/games/{title}/board", response_model=dict[str, Any], responses=ERRORS)
async def show_board(title: Title) -> Response:
    """What never changes: the map and the calendar of a title."""
    return answer(find_game(title).board())


@router.get("/api/games/{title}/reference", response_model=dict[str, Any], responses=ERRORS)
async def show_reference(title: Title) -> Response:
    """The tables of a title for its reference card: values, costs, results."""
    return answer(read_reference(find_game(title)))


@router.get("/api/games/{title}/sight/{place}", response_model=dict[str, Any], responses=ERRORS)
async def show_sight(title: Title, place: Place) -> Response:
    """What is visible from a place of the board, in games where that matters."""
    return answer(sight_from(find_game(title), place))
