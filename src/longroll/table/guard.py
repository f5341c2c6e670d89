"""The guard at the door: whose requests are answered, how long they may be, and what a browser may do with the answer.

No other site can use the table through its user's browser: a name that a stranger points at this machine (DNS
rebinding) is not ours, and a page from elsewhere shows its Origin. An address in figures cannot be rebound.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longroll.table import language
from longroll.table.tellers import reason, tell
from longroll.table.troubles import Trouble, too_long

KIB: Final = 1024
BODY: Final = 64 * KIB
JOURNAL: Final = 1024 * KIB
BEGIN: Final = "/api/matches"
BRING: Final = "/api/matches/import"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
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
HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]@\s]+))(?::[0-9]{0,5})?")
NOT_KEPT: Final = (b"cache-control", b"no-store")


class Guard:
    def __init__(self, app: ASGIApp, names: Iterable[str] = ()) -> None:
        """`names` are the names of this machine beside `localhost`."""
        self.app = app
        self.names = {"localhost", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = read_headers(scope)
        language.spoken.set(language.choose(headers.get("accept-language", "")))
        trouble = self.judge(scope, headers)
        if scope["type"] == "websocket":
            if trouble is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": reason(trouble.message)})
            else:
                await self.app(scope, receive, send)
            return
        guarded = with_headers(send)
        if trouble is not None:
            await tell(trouble)(scope, receive, guarded)
        else:
            await self.app(scope, limited(receive, longest(scope)), guarded)

    def judge(self, scope: Scope, headers: Mapping[str, str]) -> Trouble | None:
        """Why a request is not answered; None if it is."""
        host = headers.get("host", "")
        if not self.ours(host) or [name for name, _ in scope["headers"]].count(b"host") != 1:
            return Trouble(421, "foreign-host", "table-foreign-host")
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            return self.judge_change(scope, headers, host)
        return None

    def judge_change(self, scope: Scope, headers: Mapping[str, str], host: str) -> Trouble | None:
        origin = headers.get("origin")
        if origin is not None and origin.lower() not in (f"http://{host}".lower(), f"https://{host}".lower()):
            return Trouble(403, "foreign-origin", "table-foreign-origin")
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return Trouble(403, "foreign-origin", "table-foreign-origin")
        length = headers.get("content-length", "0")
        if scope["type"] == "http" and (not length.isdecimal() or int(length[:12]) > longest(scope)):
            return too_long(longest(scope) // KIB)
        return None

    def ours(self, host: str) -> bool:
        name = host_name(host)
        return name in self.names or is_address(name)


def read_headers(scope: Scope) -> dict[str, str]:
    """Of a header that comes more than once, the first."""
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}


@lru_cache(maxsize=64)
def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else ""


def longest(scope: Scope) -> int:
    return JOURNAL if scope["path"] in (BEGIN, BRING) else BODY


def limited(receive: Receive, limit: int) -> Receive:
    """Stop reading a body that says nothing, or not the truth, of its length."""
    read = 0

    async def count() -> Message:
        nonlocal read
        message = await receive()
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            if read > limit:
                raise HTTPException(413, str(limit // KIB))
        return message

    return count


def with_headers(send: Send) -> Send:
    async def add(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message["headers"]
            kept = any(name == b"cache-control" for name, _ in headers)
            message["headers"] = [*headers, *RAW_HEADERS] if kept else [*headers, *RAW_HEADERS, NOT_KEPT]
        await send(message)

    return add
