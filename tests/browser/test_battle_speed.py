"""How fast the largest hex map is, with every counter on it; budgets as in test_speed."""

import json
from itertools import pairwise
from statistics import median
from typing import Final

import pytest

from longroll.games.five_aprils.pack import printed_pack
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.test_speed import SLACK, time_paint, work

STEPS: Final = 40
WATCH_FRAMES: Final = """() => {
  window.frames_ = [];
  const look = (now) => { window.frames_.push(now); window.looking = requestAnimationFrame(look); };
  window.looking = requestAnimationFrame(look);
}"""
FRAMES: Final = "() => { cancelAnimationFrame(window.looking); return window.frames_; }"


def everybody() -> str:
    """All units of Gettysburg on the map, two to a hex: the Union in the east, the Confederates in the west."""
    units = json.loads(printed_pack("gettysburg"))["units"]
    words = []
    for side, first in (("union", 24), ("confederate", 4)):
        ours = [unit["id"] for unit in units if unit["side"] == side]
        words += [f"{name}:{first + n // 2 % 12:02}{4 + n // 24 * 3:02}" for n, name in enumerate(ours)]
    return f"battle turn=20 step=move seat=union marker=i-corps {' '.join(words)}"


def pan(me: Player, n: int) -> None:
    me.page.mouse.move(500 + (n % 20) * 6, 400 + (n % 20) * 4)


def zoom(me: Player, n: int) -> None:
    me.page.mouse.wheel(0, -60 if n < STEPS / 2 else 60)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_gettysburg_with_all_counters_pans_and_zooms_smoothly(
    new_player: NewPlayer, server: Server, width: int, height: int
) -> None:
    match = server.bring_position(everybody(), title="gettysburg")
    address = f"{server.address}/#/match/{match}"
    me, paint = time_paint(new_player, address, 1500 * SLACK, width=width, height=height)
    me.settle()
    me.page.locator(".fa-board[data-laid]").wait_for()
    assert me.page.locator("[data-testid=board] [data-unit]").count() == 118
    session = me.page.context.new_cdp_session(me.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    print(f"{width}: first useful paint {paint:.0f} ms")
    for name, does in (("pan", pan), ("zoom", zoom)):
        me.page.mouse.move(500, 400)
        if name == "pan":
            me.page.mouse.down()
        before = work(session)
        me.page.evaluate(WATCH_FRAMES)
        for n in range(STEPS):
            does(me, n)
        frames: list[float] = me.page.evaluate(FRAMES)
        me.page.mouse.up()
        times = [after - earlier for earlier, after in pairwise(frames)]
        worked = (work(session) - before) / max(1, len(times))
        print(f"{width}: {name} {median(times):.0f} ms a frame, of which the page works {worked:.1f} ms")
        assert worked < 33
        assert median(times) < 33 * SLACK
    assert paint < 1500 * SLACK
