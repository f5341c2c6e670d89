"""The outermost layer: answers `/healthz` and `/metrics`, under any name of this machine, and measures all other
requests.

`/metrics` is for a scraper on this machine, or one that sends the token of the configuration. For others it does not
exist.
"""

import hmac
import logging
from time import perf_counter
from typing import Final

from starlette.datastructures import State
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longroll.hosts.server.config import is_loopback
from longroll.hosts.server.error_handlers import respond
from longroll.hosts.server.fast_path import ACTIONS, MATCH
from longroll.hosts.server.operations.health import HEALTH, health_response
from longroll.hosts.server.operations.metrics import Metrics
from longroll.hosts.server.sites import Site
from longroll.service.errors import ServiceError

METRICS: Final = "/metrics"
FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"
FAST_PATHS: Final = ((ACTIONS, "/api/matches/{match}/actions"), (MATCH, "/api/matches/{match}"))
PAGE: Final = "page"
NOT_ROUTED: Final = "none"
FORWARDING: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip")
"""Headers of a proxy on this machine. It may send them in a form in which no address is recognised; a scraper does not
send them."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
requests_logger: Final = logging.getLogger("longroll.requests")


class Monitor:
    """`log`: write a line for every request, with its route and not its path, which may contain a secret."""

    def __init__(self, app: ASGIApp, state: State, site: Site, token: str, metrics: Metrics, log: bool) -> None:
        self.app = app
        self.state = state
        self.site = site
        self.token = token
        self.metrics = metrics
        self.log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["path"] in (HEALTH, METRICS) and scope["method"] in ("GET", "HEAD"):
            await (await self._answer(scope))(scope, receive, send)
            return
        await self._measure(scope, receive, send)

    async def _answer(self, scope: Scope) -> Response:
        up = await self.state.health.database_is_up()
        if scope["path"] == HEALTH:
            return health_response(up)
        if not self._may_scrape(scope):
            return respond(ServiceError("missing", "server-nothing-here"))
        await self.metrics.look(self.state.jobs)
        return Response(self.metrics.text(), headers={"content-type": FORMAT, "cache-control": "no-store"})

    def _may_scrape(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        if is_loopback(self.site.client(scope)) and not any(name in headers for name in FORWARDING):
            return True
        given = headers.get(b"authorization", b"")
        return bool(self.token) and hmac.compare_digest(given, f"Bearer {self.token}".encode())

    async def _measure(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, start = 500, perf_counter()

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            seconds = perf_counter() - start
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = route_of(scope, status)
            self.metrics.request(method, route, status, seconds)
            if self.log:
                fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
                requests_logger.info("%s %s %s", method, route, status, extra={"fields": fields})


def route_of(scope: Scope, status: int) -> str:
    """The route as the description has it, so that there are few different ones."""
    route = scope.get("route")
    if route is not None:
        return str(route.path)
    for path, described in FAST_PATHS:
        if path.fullmatch(scope["path"]):
            return described
    return PAGE if status < 400 else NOT_ROUTED
