"""How fast the page is. Budgets are of the processor's time, which other work on the machine hardly lengthens; what a
clock says is allowed five times its goal. Both are printed."""

from statistics import median
from typing import Final

from playwright.sync_api import CDPSession

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import Server

SLACK: Final = 5
TRIES: Final = 3  # the first that is fast enough is enough
CLICKS: Final = 12
# When the first thing that can be used is painted.
WATCH_PAINT: Final = """(() => {
  const look = () => {
    const useful = document.querySelector("[data-testid=play], [data-testid=board] .highlighted");
    if (useful) setTimeout(() => (window.usefulPaint = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
# From the click to the painting of what it has highlighted.
WATCH_LIGHT: Final = """() => {
  const kind = () => document.querySelector("[data-testid=prompt]").dataset.kind;
  const before = kind();
  let start = 0;
  window.lightTime = 0;
  addEventListener("pointerup", () => (start = performance.now()), {capture: true, once: true});
  new MutationObserver((_, watch) => {
    if (kind() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.lightTime = performance.now() - start)));
  }).observe(document.body, {subtree: true, attributes: true});
}"""


def work(session: CDPSession) -> float:
    """Milliseconds of work the page's thread has done."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000


def time_click(me: Player, session: CDPSession) -> tuple[float, float]:
    """The work and the time from a click on a box to its choices being highlighted."""
    me.page.evaluate(WATCH_LIGHT)
    before = work(session)
    me.pick("box", "washington")
    me.page.wait_for_function("() => window.lightTime")
    worked = work(session) - before
    took: float = me.page.evaluate("window.lightTime")
    me.push("undo")
    return worked, took


def time_paint(new_player: NewPlayer, address: str, goal: float, **window: int) -> tuple[Player, float]:
    """A page on which something useful is painted, and after how many milliseconds: at best, unless it is soon enough
    at once."""
    times: list[float] = []
    while True:
        me = new_player(**window)
        me.page.add_init_script(WATCH_PAINT)
        me.page.goto(address)
        me.page.wait_for_function("() => window.usefulPaint")
        times.append(me.page.evaluate("window.usefulPaint"))
        if len(times) == TRIES or times[-1] < goal:
            return me, min(times)


def test_the_first_useful_paint_comes_within_a_second(new_player: NewPlayer, server: Server) -> None:
    match = server.begin()
    for place in ("", f"#/match/{match}"):
        _, paint = time_paint(new_player, f"{server.address}/{place}", 1000 * SLACK)
        print(f"first useful paint of /{place[:8]}: {paint:.0f} ms")
        assert paint < 1000 * SLACK


def test_a_click_lights_its_choices_at_once(new_player: NewPlayer, server: Server) -> None:
    me = new_player()
    me.open(server.begin())
    session = me.page.context.new_cdp_session(me.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    worked, took = zip(*(time_click(me, session) for _ in range(CLICKS)), strict=True)
    print(f"a click lights its choices in {median(took):.0f} ms, of which the page works {median(worked):.0f} ms")
    assert median(worked) < 100
    assert min(took) < 100 * SLACK
