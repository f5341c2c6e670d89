"""A real server process and a real Chromium for the tests of the page."""

import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.browser.player import Player
from tests.browser.server import Json, Server

CHROMIUM: Final = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Set before the page is read; what the page keeps itself stays.
KEEP: Final = """if (location.protocol === "http:") localStorage.longroll ??= '%s'"""

# How long anything is waited for: what is slow on a busy machine is not wrong.
PATIENCE: Final = 60_000

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The table as a user starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "longroll.cli", "table", "--no-browser", "--port", str(port)]
    command += ["--data", str(tmp_path_factory.mktemp("table"))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ.copy()) as server:
        try:
            assert server.stdout is not None
            assert "Longroll is at" in server.stdout.readline(), "the server did not start"
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as client:
                yield Server(client, server.pid)
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Browser]:
    browser = driver.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def new_player(server: Server, chromium: Browser) -> Iterator[NewPlayer]:
    """Opens the page: each call is a browser of its own. It may send no request elsewhere, and log no error."""
    contexts: list[BrowserContext] = []
    strays: list[str] = []

    def open_browser(width: int = 1280, height: int = 800, settings: Json | None = None, **more: Any) -> Player:
        asked = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce", "locale": "en-US", **more}
        context = chromium.new_context(**asked)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KEEP % json.dumps({"language": "en", "theme": "light", "pace": 0, **(settings or {})}))
        context.on("request", lambda request: note_stray(strays, server, request.url))
        context.on("weberror", lambda error: strays.append(str(error.error)))
        context.on("console", lambda line: note_complaint(strays, line.text))
        contexts.append(context)
        return Player(context.new_page(), server.address)

    yield open_browser
    for context in contexts:
        context.close()
    assert strays == []


def note_stray(strays: list[str], server: Server, url: str) -> None:
    if not url.startswith((server.address + "/", "data:", "blob:")):
        strays.append(url)


def note_complaint(strays: list[str], text: str) -> None:
    if "Content Security Policy" in text:
        strays.append(text)


@pytest.fixture
def me(new_player: NewPlayer) -> Player:
    return new_player()


@pytest.fixture
def careful(new_player: NewPlayer) -> Player:
    """Nothing is chosen for him, so that what is stored is what he clicked."""
    return new_player(settings={"forced": False})


@pytest.fixture
def phone(new_player: NewPlayer) -> Player:
    me = new_player(width=390, height=844, has_touch=True, is_mobile=True)
    me.touch = True
    return me
