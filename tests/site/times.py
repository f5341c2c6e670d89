"""How long the site takes and how many bytes travel, on a machine that does nothing else, after `make site`:

python -m tests.site.times
"""

import time
from statistics import median
from typing import Final

from playwright.sync_api import Page

from tests.browser.table import drive, launch
from tests.browser.test_speed import WATCH_LIGHT
from tests.site.conftest import SITE
from tests.site.static_server import StaticServer, serve_files
from tests.site.visitors import CONTROLLED, REMEMBERED, Visitor, Visitors, visit

TIMES: Final = 3
CLICKS: Final = 12
ANSWERS: Final = 40
FORGET: Final = "() => caches.delete('longroll-memory')"
TITLES: Final = ("house-divided", "bentonville", "civil-war-basic")


def measure() -> None:
    with serve_files(SITE) as files, drive() as driver, launch(driver) as chromium:
        for _ in range(TIMES):
            visitors = visit(files, chromium)
            first = report("first visit", visitors, files)
            first.evaluate(CONTROLLED)
            first.evaluate(REMEMBERED)
            print(f"the whole site: {files.sent / 1e6:.2f} MB", flush=True)
            first.close()
            later = report("later visit", visitors, files)
            later.evaluate(FORGET)
            later.close()
            report("later visit without the memory of the first", visitors, files)
            visitors.close()
        visitors = visit(files, chromium)
        me = visitors.open()
        print(f"a click lights its choices after {measure_click(me):.0f} ms (median of {CLICKS})", flush=True)
        for title in TITLES:
            print(f"Militia answers in {measure_answer(me, title):.2f} s ({title}, mean of {ANSWERS})", flush=True)
        visitors.close()


def report(name: str, visitors: Visitors, files: StaticServer) -> Page:
    """From nothing to a board that can be played on."""
    page = visitors.context.new_page()
    files.sent, start = 0, time.perf_counter()
    page.goto(f"{files.address}/")
    page.wait_for_selector("[data-testid=play]")
    lobby = time.perf_counter() - start
    page.locator("[data-system=house-divided]").get_by_test_id("play").click()
    page.wait_for_selector("[data-testid=board] .highlighted")
    board = time.perf_counter() - start
    print(f"{name}: lobby {lobby:.1f} s, first board {board:.1f} s, {files.sent / 1e6:.2f} MB", flush=True)
    return page


def measure_click(me: Visitor) -> float:
    match = me.server.begin()
    me.player.open(match)
    times = []
    for _ in range(CLICKS):
        me.page.evaluate(WATCH_LIGHT)
        me.player.pick("box", "washington")
        me.page.wait_for_function("() => window.lightTime")
        times.append(float(me.page.evaluate("() => window.lightTime")))
        me.player.part("undo").click()
        me.player.settle()
    return median(times)


def measure_answer(me: Visitor, title: str) -> float:
    """Seconds for an action of Militia, in a match between two of them."""
    scenario = {"house-divided": "short", "bentonville": "battle", "civil-war-basic": "basic"}[title]
    match = me.server.begin(title=title, scenario=scenario, union="militia", confederate="militia")
    me.player.open(match)
    while (before := me.server.state(match)["version"]) == 0:
        me.page.wait_for_timeout(50)
    start = time.perf_counter()
    while (after := me.server.state(match)["version"]) < before + ANSWERS:
        me.page.wait_for_timeout(50)
    return (time.perf_counter() - start) / int(after - before)


if __name__ == "__main__":
    measure()
