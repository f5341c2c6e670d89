"""Who makes a request. At home it is always the same person, and no cookie is read. In a club it is the person whose
session the cookie names."""

import asyncio
import re
from collections import OrderedDict
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from longroll.hosts.common.errors import message_of
from longroll.hosts.server.error_handlers import close_reason, respond
from longroll.service.caller import HOME, NOBODY, Caller
from longroll.service.errors import ServiceError, sign_in
from longroll.service.people.person import Person
from longroll.service.people.sessions import LONGEST, Sessions, digest_of

COOKIE: Final = "longroll_session"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
FRESH: Final = 2.0  # seconds for which an answer of the database is used again
EARLY: Final = 1.0  # seconds after which active callers are looked up again, all together
REMEMBERED: Final = 4096
API: Final = "/api/"
SIGNED_OUT: Final = 4401


class Known(NamedTuple):
    caller: Caller
    until: float


class Callers:
    """The callers of a club, by the token in their cookie."""

    def __init__(self, sessions: Sessions, secure: bool) -> None:
        self.sessions = sessions
        self.secure = secure
        self.cookie = f"__Host-{COOKIE}" if secure else COOKIE
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.forgotten = 0  # how many times sessions or rights have changed
        self.asked: set[str] = set()  # since the last renewal
        self.renewed = 0.0
        self.renewing: asyncio.Task[None] | None = None
        sessions.changed = self.forget

    async def find(self, token: str) -> Caller:
        if not token:
            return NOBODY
        digest = digest_of(token)
        known, now = self.known.get(digest), monotonic()
        if known is not None and known.until > now:
            self.asked.add(digest)
            if now > self.renewed + EARLY:
                self.renewed = now
                self.renewing = asyncio.create_task(self._renew(now + FRESH))
            return known.caller
        forgotten = self.forgotten
        person = await self.sessions.find(token)
        if person is None:
            self.known.pop(digest, None)
            return NOBODY
        caller = caller_for(person)
        if forgotten == self.forgotten:  # otherwise the answer may be older than a change
            self._remember(digest, Known(caller, now + FRESH))
        return caller

    def _remember(self, digest: str, known: Known) -> None:
        self.known[digest] = known
        self.known.move_to_end(digest)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def _renew(self, until: float) -> None:
        """Look up active callers again. What was forgotten or looked up meanwhile is newer, and stays."""
        before = {digest: self.known[digest] for digest in self.asked if digest in self.known}
        self.asked = set()
        with suppress(ServiceError):  # then each one is looked up when it is too old
            found = await self.sessions.find_all(before)
            for digest, known in before.items():
                if self.known.get(digest) is not known:
                    continue
                if digest in found:
                    self.known[digest] = Known(caller_for(found[digest]), until)
                else:
                    del self.known[digest]

    def forget(self, person: str) -> None:
        """Forget a person whose sessions or rights have changed."""
        self.forgotten += 1
        for digest in [digest for digest, known in self.known.items() if known.caller.user == person]:
            del self.known[digest]

    def token(self, scope: Scope) -> str:
        """The token in the cookie of a request; empty: there is none."""
        for name, value in scope["headers"]:
            if name == b"cookie":
                for part in value.decode("latin-1").split(";"):
                    key, _, token = part.strip().partition("=")
                    if key == self.cookie and TOKEN.fullmatch(token):
                        return str(token)
        return ""

    def keep(self, response: Response, token: str) -> None:
        """Give the browser its token."""
        response.set_cookie(
            self.cookie, token, max_age=int(LONGEST), path="/", secure=self.secure, httponly=True, samesite="lax"
        )

    def drop(self, response: Response) -> None:
        response.delete_cookie(self.cookie, path="/", secure=self.secure, httponly=True, samesite="lax")


def caller_for(person: Person) -> Caller:
    return Caller(person.id, person.name, person.role)


class CallerMiddleware:
    """Sets the caller of a request. On a socket the caller is looked up again whenever something is sent: the socket
    ends with the session."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        callers: Callers | None = scope["app"].state.callers if scope["type"] != "lifespan" else None
        if callers is None:
            await self.app(scope, receive, send)
            return
        token = callers.token(scope) if scope["path"].startswith(API) else ""
        try:
            caller = await callers.find(token)
        except ServiceError as error:
            await refuse(error, scope, receive, send)
            return
        scope.setdefault("state", {})["caller"] = caller
        if scope["type"] == "websocket" and caller is not NOBODY:
            send = while_signed_in(callers, token, caller, send)
        await self.app(scope, receive, send)


def caller_of(scope: Scope) -> Caller:
    """The caller of a request. At home it is everybody who reaches the server."""
    usual = HOME if scope["app"].state.callers is None else NOBODY
    caller: Caller = scope.get("state", {}).get("caller", usual)
    return caller


async def refuse(error: ServiceError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await respond(error)(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.close", "code": 1013, "reason": close_reason(message_of(error))})


def while_signed_in(callers: Callers, token: str, caller: Caller, send: Send) -> Send:
    async def check(message: Message) -> None:
        if message["type"] == "websocket.send" and (await callers.find(token)).user != caller.user:
            reason = close_reason(message_of(sign_in()))
            await send({"type": "websocket.close", "code": SIGNED_OUT, "reason": reason})
            raise WebSocketDisconnect(SIGNED_OUT)
        await send(message)

    return check
