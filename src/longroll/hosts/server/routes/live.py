"""The live socket: every change is sent at once, and what was missed while the client was away."""

from typing import Annotated

from fastapi import APIRouter, Query, WebSocket

from longroll.hosts.common import language as languages
from longroll.hosts.server.callers import caller_of
from longroll.hosts.server.live import LiveSocket
from longroll.hosts.server.routes.common import MatchId, Viewer
from longroll.service.gate import Gate

router = APIRouter()


@router.websocket("/api/matches/{match}/live")
async def live(
    socket: WebSocket,
    match: MatchId,
    since: Annotated[int, Query()] = -1,
    viewer: Viewer = None,
    language: Annotated[str, Query(max_length=languages.LONGEST)] = "",
    client: Annotated[str, Query(max_length=32)] = "",
) -> None:
    """Sends an `Update` for each change, and `{version, beat: true}` to say that the line is alive. A page names its
    `language` here, because the header of a socket is the browser's."""
    if language:
        languages.current.set(languages.choose(language))
    state = socket.app.state
    gate = Gate(state.service, caller_of(socket.scope))
    await LiveSocket(socket, gate, match, viewer, client).run(since, state.quotas)
