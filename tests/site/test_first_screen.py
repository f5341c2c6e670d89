"""What is shown before Python is loaded."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from longroll.kernel.catalogue import ENGLISH
from tests.browser.player import Player
from tests.site.static_server import StaticServer
from tests.site.visitors import Visitor, Visitors, visit
from tools.fixed_answers import ANY

PYTHON = ".asm-"


@pytest.fixture
def online(files: StaticServer, chromium: Browser) -> Iterator[Visitors]:
    """Visitors who ask the server each time, without a service worker."""
    visitors = visit(files, chromium)
    visitors.context.add_init_script("delete Navigator.prototype.serviceWorker")
    yield visitors
    files.release()
    visitors.close()


def row(player: Player, match: str) -> Locator:
    return player.page.locator(f"[data-match='{match}']")


def test_the_lobby_does_not_wait_for_python(online: Visitors, files: StaticServer) -> None:
    me = online.open()
    match = me.server.begin(title="bentonville", scenario="battle")
    me.player.open(match)
    me.page.goto(f"{files.address}/#/")
    row(me.player, match).wait_for()
    files.withhold(PYTHON)
    late = Player(online.context.new_page(), files.address)
    late.lobby()
    expect(late.part("site-progress")).to_be_visible()
    expect(row(late, match)).to_be_visible()
    late.page.locator("[data-system=house-divided]").get_by_test_id("play").click()
    files.release()
    assert late.match() != match
    late.settle()
    expect(late.part("site-progress")).to_have_count(0)


@pytest.mark.parametrize("part", [".wasm", "stdlib", "longroll-", ".asm-"])
@pytest.mark.parametrize("how", ["gone", "cut_off"])
def test_python_that_does_not_come_is_told_in_the_lobby(
    online: Visitors, files: StaticServer, part: str, how: str
) -> None:
    setattr(files, how, part)
    me = Player(online.context.new_page(), files.address)
    me.lobby()
    expect(me.part("site-failed")).to_contain_text("The game could not be loaded")


def test_the_files_hold_what_the_worker_answers(me: Visitor, site: Path) -> None:
    parts = json.loads((site / "parts.json").read_text("utf-8"))
    for language in (ANY, ENGLISH):
        answers = json.loads(gzip.decompress((site / parts["answers"][language]).read_bytes()))
        assert answers == {path: me.server.client.get(path).text for path in answers}
