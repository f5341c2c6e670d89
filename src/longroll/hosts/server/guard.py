"""The guard: decides which requests are answered, how long and how frequent they may be, and what a browser may do with
the answer."""

from collections.abc import Mapping
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longroll.hosts.common import language
from longroll.hosts.common.errors import message_of, too_long, too_many
from longroll.hosts.server.error_handlers import close_reason, respond
from longroll.hosts.server.limits import Quotas, Shares
from longroll.hosts.server.sites import HomeSite, Site, client_address
from longroll.service.errors import ServiceError, malformed

KIB: Final = 1024
BODY: Final = 64 * KIB
JOURNAL: Final = 1024 * KIB
MATCHES: Final = "/api/matches"
IMPORT: Final = "/api/matches/import"
PACKS: Final = "/api/packs/"
LEARNING: Final = ("/api/lessons/", "/api/exercises/", "/api/guided-games/")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NUL: Final = "\0"  # PostgreSQL stores no text that contains it
ENCODED_NUL: Final = b"%00"
NOT_KEPT: Final = (b"cache-control", b"no-store")


class Guard:
    def __init__(self, app: ASGIApp, quotas: Quotas, site: Site | None = None) -> None:
        self.app = app
        self.quotas = quotas
        self.site = site or HomeSite()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = read_headers(scope)
        scope["client"] = (self.site.client(scope), 0)
        language.current.set(language.choose(headers.get("accept-language", "")))
        error = self.judge(scope, headers)
        if scope["type"] == "websocket":
            await self.open_socket(scope, receive, send, error)
            return
        guarded = with_headers(send)
        if error is not None:
            await respond(error)(scope, receive, guarded)
            return
        body = BoundedBody(receive, longest(scope), self.quotas.bodies, client_address(scope))
        try:
            await self.app(scope, body.receive, guarded)
        finally:
            body.release()

    async def open_socket(self, scope: Scope, receive: Receive, send: Send, error: ServiceError | None) -> None:
        if error is None:
            await self.app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": close_reason(message_of(error))})

    def judge(self, scope: Scope, headers: Mapping[str, str]) -> ServiceError | None:
        """Why a request is not answered; None if it is."""
        host = headers.get("host", "")
        if not self.site.is_ours(host) or [name for name, _ in scope["headers"]].count(b"host") != 1:
            return ServiceError("foreign-host", "server-foreign-host")
        if NUL in scope["path"]:
            return ServiceError("missing", "server-nothing-here")
        if ENCODED_NUL in scope["query_string"]:
            return malformed("server-address")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            error = self.judge_change(scope, headers, host)
            if error is not None:
                return error
        return self.judge_rate(scope)

    def judge_change(self, scope: Scope, headers: Mapping[str, str], host: str) -> ServiceError | None:
        origin = headers.get("origin")
        if origin is not None and not self.site.may_come_from(origin, host):
            return ServiceError("foreign-origin", "server-foreign-origin")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return ServiceError("foreign-origin", "server-foreign-origin")
        length = headers.get("content-length", "0")
        if scope["type"] == "http" and (not length.isdecimal() or int(length[:12]) > longest(scope)):
            return too_long(longest(scope) // KIB)
        return None

    def judge_rate(self, scope: Scope) -> ServiceError | None:
        address = client_address(scope)
        if not self.quotas.requests.allows(address):
            return too_many("server-too-fast")
        if makes_match(scope) and not self.quotas.new_matches.allows(address):
            return too_many("server-too-many-matches")
        return None


def makes_match(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] != "POST":
        return False
    path: str = scope["path"]
    return path in (MATCHES, IMPORT) or path.startswith(LEARNING) or path.endswith("/fork")


def read_headers(scope: Scope) -> dict[str, str]:
    """Read the headers of a request. Of one that occurs more than once the first counts."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}


def longest(scope: Scope) -> int:
    path: str = scope["path"]
    return JOURNAL if path in (MATCHES, IMPORT) or path.startswith(PACKS) else BODY


class BoundedBody:
    """The body of a request. Reading stops when the body is longer than allowed, whatever its header says, or when all
    long bodies that are being received together take too much memory. Short bodies are bounded by the number of
    connections, so that a client that only plays does not wait for others that import."""

    def __init__(self, receive: Receive, limit: int, shares: Shares, address: str) -> None:
        self.wrapped = receive
        self.limit = limit
        self.shares = shares
        self.address = address
        self.read = 0
        self.counted = 0  # bytes for which it has a share

    async def receive(self) -> Message:
        message = await self.wrapped()
        if message["type"] == "http.request" and (size := len(message.get("body", b""))):
            if self.read + size > self.limit:
                raise HTTPException(413, str(self.limit // KIB))
            more = max(0, self.read + size - BODY) - self.counted
            if more and not self.shares.take(self.address, more):
                raise HTTPException(429)
            self.read += size
            self.counted += more
        return message

    def release(self) -> None:
        if self.counted:
            self.shares.give_back(self.address, self.counted)


def with_headers(send: Send) -> Send:
    async def add(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message["headers"]
            kept = any(name == b"cache-control" for name, _ in headers)
            message["headers"] = [*headers, *RAW_HEADERS] if kept else [*headers, *RAW_HEADERS, NOT_KEPT]
        await send(message)

    return add
