"""Live updates: a websocket that tells of every change, and of what was missed while it was away."""

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket

from longroll.table import language as languages
from longroll.table.live import Watcher
from longroll.table.routes.common import MatchId, Seat

router = APIRouter()


@router.websocket("/api/matches/{match}/live")
async def live(
    socket: WebSocket,
    match: MatchId,
    since: Annotated[int, Query()] = -1,
    seat: Seat = None,
    language: Annotated[str, Query(max_length=languages.LONGEST)] = "",
) -> None:
    """Sends `{version, kept, state, events}`: of what the client knew at version `since`, the first `kept` actions
    still stand, and `events` are those of all actions after them. `{version, beat: true}` says the line is alive.
    A page says its `language` here: the header of a socket is the browser's."""
    if language:
        languages.spoken.set(languages.choose(language))
    await Watcher(socket, socket.app.state.table, match, seat).run(since)
