"""Playing: act, take back, ask why not."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from longroll.kernel.error import LongrollError
from longroll.table import shapes
from longroll.table.journals import check_open
from longroll.table.routes.common import WRONG, MatchId, Responses, Seat, TableHere, answer, state_of
from longroll.table.seats import same_eyes
from longroll.table.states import events_after
from longroll.table.troubles import no_action

router = APIRouter(prefix="/api/matches/{match}")
STALE: Responses = {409: {"model": shapes.Stale}, **WRONG}
REFUSED: Responses = {422: {"model": shapes.Refused}, **STALE}


@router.post("/actions", response_model=shapes.Played, responses=REFUSED)
async def act(table: TableHere, match: MatchId, asked: shapes.NewAction) -> Response:
    """Play one action. 409: the match has moved on; 403: not that seat's turn; 422: the rules refuse it; 400: it cannot
    be read. In all four cases nothing has changed."""
    shown = await table.act(match, asked.action, asked.version, asked.seat)
    state = table.see(shown, same_eyes(shown.record.seats, shown.to_move, asked.seat))
    before = len(shown.numbers(asked.seat)) - 1
    return answer({"state": state, "events": events_after(shown, before, asked.seat)})


@router.post("/undo", response_model=shapes.State, responses=STALE)
async def undo(table: TableHere, match: MatchId, asked: shapes.NewUndo) -> Response:
    """Take the last action back. 409 with `stops`: why that goes no further."""
    shown = await table.undo(match, asked.version, asked.seat)
    return state_of(table, shown, same_eyes(shown.record.seats, shown.to_move, asked.seat))


@router.get("/why", response_model=shapes.Why, responses=WRONG)
async def why(
    table: TableHere, match: MatchId, action: Annotated[str, Query(max_length=200)], seat: Seat = None
) -> Response:
    """Whether an action is allowed now and, if it is not, the refusal of the rules. While a secret is kept, only the
    side that keeps it is answered."""
    shown = await table.look(match)
    if not shown.is_open_to(table.eyes(shown, seat)):
        check_open(shown)
    try:
        refusal = shown.game.judge(shown.position, shown.game.read_action(action))
    except LongrollError:
        raise no_action(action) from None
    if refusal is None:
        return answer({"allowed": True})
    return answer({"allowed": False, **refusal._asdict(), "message_key": f"refusal-{refusal.code}"})
