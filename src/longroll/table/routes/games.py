"""The games that can be played."""

from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import Response

from longroll.games import TITLES, load
from longroll.kernel.contract import Game
from longroll.opponents import BOTS
from longroll.table import shapes
from longroll.table.routes.common import WRONG, Place, answer, look_from
from longroll.table.troubles import missing

router = APIRouter()
Title = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,40}$")]


@router.get("/api/games", response_model=list[shapes.Game], responses=WRONG)
async def list_games() -> Response:
    """Every title with its scenarios, options (the default first) and computer players."""
    return answer([game_shape(title) for title in TITLES])


@router.get("/api/games/{title}/board", response_model=dict[str, Any], responses=WRONG)
async def show_board(title: Title) -> Response:
    """What never changes: the map and the calendar of a title."""
    return answer(find_game(title).board())


@router.get("/api/games/{title}/sight/{place}", response_model=dict[str, Any], responses=WRONG)
async def show_sight(title: Title, place: Place) -> Response:
    """What is seen from a place of the board, in games where that matters."""
    return answer(look_from(find_game(title), place))


def find_game(title: str) -> Game[Any]:
    if title not in TITLES:
        raise missing("table-no-title", name=title)
    return load(title)


def game_shape(title: str) -> dict[str, object]:
    game = load(title)
    return {
        "title": game.title,
        "system": game.system,
        "rules": game.rules_version,
        "seats": game.seats,
        "scenarios": game.scenarios,
        "options": [option._asdict() for option in game.options],
        "bots": list(BOTS),
        "names": game.names,
        "packs": game.packs,
    }
