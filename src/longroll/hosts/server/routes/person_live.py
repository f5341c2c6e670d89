"""The live socket of a person."""

from fastapi import APIRouter, WebSocket

from longroll.hosts.common.errors import STATUS, message_of
from longroll.hosts.server.callers import caller_of
from longroll.hosts.server.club.messenger import PersonMessenger
from longroll.hosts.server.club.person_socket import PersonSocket
from longroll.hosts.server.error_handlers import close_reason
from longroll.hosts.server.live import CODES, OTHER
from longroll.hosts.server.routes.club_common import find_club
from longroll.service.errors import ServiceError

router = APIRouter()


@router.websocket("/api/live")
async def person_live(socket: WebSocket) -> None:
    """Sends `{kind, ...}`: `turn`, `match`, `chat` (with `match`), `challenges`, `presence` (`player`, `online`),
    `notice` (`ways`, `tag`, `title`, `body`, `url`) and `beat` with the time of the server (`now`). A page says whether
    it is looked at: `{"looking":true}` or `{"looking":false}`, exactly so."""
    await socket.accept()
    try:
        club = find_club(socket.app.state)
        caller = caller_of(socket.scope)
        caller.check_signed_in()
    except ServiceError as error:
        await socket.close(CODES.get(STATUS[error.code], OTHER), close_reason(message_of(error)))
        return
    assert isinstance(club.messenger, PersonMessenger)
    service = club.service
    watcher = socket.app.state.notices.notices
    live = PersonSocket(socket, caller.player, club.messenger, service.presence, service.clock, watcher)
    await live.run(socket.app.state.quotas)
