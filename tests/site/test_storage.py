"""A browser that has no room for matches, or stores nothing at all."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.table import CHROMIUM, FLAGS, PATIENCE
from tests.browser.test_editor import edit, expect_flaws
from tests.site.static_server import StaticServer
from tests.site.visitors import Visitors

BLOCKED: Final = 2
NOTHING_STORED: Final = {"profile": {"default_content_setting_values": {"cookies": BLOCKED}}}
"""What a visitor sets who allows no site to store anything."""
NO_ROOM: Final = 1  # byte

Restart = Callable[[], Visitors]


@pytest.fixture
def restart(files: StaticServer, driver: Playwright, tmp_path: Path) -> Iterator[Restart]:
    """Ends the browser and starts it again, with what it has stored. (A running one remembers for a while how much room
    there was.)"""
    with ExitStack() as running:

        def start() -> Visitors:
            running.close()
            asked = {"executable_path": CHROMIUM, "args": FLAGS, "timeout": PATIENCE, "reduced_motion": "reduce"}
            context = driver.chromium.launch_persistent_context(str(tmp_path), locale="en-US", **asked)  # type: ignore[arg-type]
            visitors = Visitors(files, context)
            running.callback(visitors.close)
            return visitors

        yield start


def test_an_action_without_room_is_refused_and_nothing_is_lost(restart: Restart, files: StaticServer) -> None:
    me = restart().open()
    match = me.server.begin()
    before = me.server.state(match)
    visitors = restart()
    session = visitors.context.new_cdp_session(visitors.context.pages[0])
    origin = files.address.rpartition("/games/")[0]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": NO_ROOM})
    me = visitors.open()
    me.player.open(match)
    me.player.pick("box", "washington")
    expect(me.player.part("toast")).to_contain_text("the match is unchanged")
    me.page.reload()
    me.player.settle()
    assert me.server.state(match) == before


def test_play_goes_on_in_memory_where_nothing_may_be_stored(restart: Restart, tmp_path: Path) -> None:
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(NOTHING_STORED), "utf-8")
    me = restart().open()
    expect(me.player.part("site-not-kept")).to_be_visible()
    match = me.server.begin()
    me.player.open(match)
    me.player.pick("box", "washington")
    assert me.server.state(match)["version"] > 0
    edit(me.player, "bentonville")
    expect_flaws(me.player, "Playable")
