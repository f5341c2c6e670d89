"""A real server process and a real Chromium: for the tests of the page, and for commands that play it at length."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser.player import Player
from tests.browser.server import Json, Server
from tests.hosts.local_server import ONE_EACH

CHROMIUM: Final = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Without a graphics card every tile goes through the whole drawing: small ones cost a third more of the processor.
    "--default-tile-width=1024",
    "--default-tile-height=1024",
]
# Set before the page is read; what the page keeps itself stays.
KEEP: Final = """if (location.protocol === "http:") localStorage.longroll ??= '%s'"""

# How long anything is waited for: what is slow on a busy machine is not wrong.
PATIENCE: Final = 120_000


def start(*arguments: str) -> "subprocess.Popen[str]":
    """Longroll in a process of its own."""
    command = [sys.executable, "-m", "longroll.cli", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ.copy())


@contextmanager
def serve(folder: Path) -> Iterator[Server]:
    """The table as a user starts it."""
    with start("table", "--no-browser", "--data", str(folder), "--analysis", "200") as server:
        try:
            assert server.stdout is not None
            told = server.stdout.readline()
            assert told.startswith("Longroll is at http://127.0.0.1:"), "the server did not start"
            address = told.split()[3].rstrip("/")
            with httpx.Client(base_url=address, timeout=60, trust_env=False, limits=ONE_EACH) as client:
                yield Server(client, server.pid)
        finally:
            server.terminate()


@contextmanager
def drive() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@contextmanager
def launch(driver: Playwright) -> Iterator[Browser]:
    browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS, timeout=PATIENCE)
    yield browser
    browser.close()


class Browsers:
    """Browsers of their own for players. None may send a request elsewhere, or log an error."""

    def __init__(self, server: Server, chromium: Browser) -> None:
        self.server = server
        self.chromium = chromium
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def open(self, width: int = 1280, height: int = 800, settings: Json | None = None, **more: Any) -> Player:
        """Open one for a player, at no page yet."""
        asked = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", "locale": "en-US", **more}
        context = self.chromium.new_context(**asked)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KEEP % json.dumps({"language": "en", "theme": "light", "pace": 0, **(settings or {})}))
        context.on("request", lambda request: self._check_request(request.url))
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("console", lambda line: self._check_console(line.text))
        self.contexts.append(context)
        return Player(context.new_page(), self.server.address)

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def check(self) -> None:
        found, self.complaints = self.complaints, []
        assert not found, found

    def _check_request(self, url: str) -> None:
        if not url.startswith((self.server.address + "/", "data:", "blob:")):
            self.complaints.append(url)

    def _check_console(self, text: str) -> None:
        if "Content Security Policy" in text:
            self.complaints.append(text)
