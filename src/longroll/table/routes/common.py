"""What all routes share."""

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request
from starlette.responses import Response

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.table.shapes import Wrong
from longroll.table.shown import Shown
from longroll.table.states import encode
from longroll.table.table import Table
from longroll.table.troubles import no_place


async def find_table(request: Request) -> Table:
    table: Table = request.app.state.table
    return table


TableHere = Annotated[Table, Depends(find_table)]
MatchId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]
Place = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
Seat = Annotated[str | None, Query(max_length=100, description="through whose eyes; empty: an onlooker's")]

Responses = dict[int | str, dict[str, Any]]
WRONG: Final[Responses] = {"4XX": {"model": Wrong}, "5XX": {"model": Wrong}}
TEXT: Final[Responses] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **WRONG}


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def look_from(game: Game[Any], place: str) -> object:
    try:
        return game.sight(place)
    except LongrollError:
        raise no_place(place) from None


def state_of(table: Table, shown: Shown, seat: str | None, status: int = 200) -> Response:
    return answer(table.see(shown, seat), status)
