"""People who open the site in a real Chromium; none of their pages may ask anyone but the server of its files."""

import json
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.table import KEEP, PATIENCE
from tests.site.static_server import StaticServer
from tests.site.worker_client import ask_worker

SETTINGS: Final = {"language": "en", "theme": "light", "pace": 0}
# Once the memory of Python is kept for the next visit.
REMEMBERED: Final = """async () => {
  const cache = await caches.open("longroll-memory");
  while (!(await cache.keys()).length) await new Promise((go) => setTimeout(go, 100));
}"""
# True once the service worker answers for the page.
CONTROLLED: Final = """async () => {
  const {serviceWorker} = navigator;
  const changed = new Promise((go) => serviceWorker.addEventListener("controllerchange", go));
  if (!serviceWorker.controller) await changed;
  return true;
}"""


@dataclass
class Visitor:
    """A player, and the worker of the page in place of a server."""

    player: Player
    server: Server

    @property
    def page(self) -> Page:
        return self.player.page

    def wait_for_choice(self) -> None:
        """The computer has made its own."""
        self.page.wait_for_selector("[data-testid=choices] [data-choice]:not([disabled])")


class Visitors:
    def __init__(self, files: StaticServer, context: BrowserContext) -> None:
        self.files = files
        self.context = context
        self.complaints: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: self._check(request.url))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def open(self) -> Visitor:
        """Another tab, at the lobby."""
        page = self.context.new_page()
        player = Player(page, self.files.address)
        player.lobby()
        return Visitor(player, Server(ask_worker(page, self.files.address)))

    def keep(self, visitor: Visitor) -> None:
        """Wait until the site can be opened without a server."""
        visitor.page.evaluate(CONTROLLED)

    def remember(self, visitor: Visitor) -> None:
        """Wait until the next visit can begin with the memory of this one."""
        visitor.page.evaluate(REMEMBERED)

    def check(self) -> None:
        assert not self.complaints, self.complaints

    def close(self) -> None:
        self.context.close()
        self.check()

    def _check(self, url: str) -> None:
        if not url.startswith((f"{self.files.address}/", "data:", "blob:")):
            self.complaints.append(url)


def visit(files: StaticServer, chromium: Browser, **more: Any) -> Visitors:
    asked = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce", "locale": "en-US", **more}
    context = chromium.new_context(**asked)
    context.add_init_script(KEEP % json.dumps(SETTINGS))
    return Visitors(files, context)
