"""A player at the page: sees what is highlighted, clicks it, taps it, types."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from playwright.sync_api import CDPSession, Locator, Page

# The point of a thing when it lies still, whether a click there meets it, and whether that fans its stack out.
SPOT: Final = """async ([what, id]) => {
  const rim = what === "rim";
  const kind = rim ? "hex" : what;
  const element = document.querySelector(`[data-testid=board] [data-${kind}="${id}"]`);
  if (!element) return null;
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const moving = () => document.getAnimations().some((one) => one.transitionProperty === "transform");
  const middle = () => {
    const {e, f} = element.getScreenCTM();
    const {left, right, top, bottom} = element.getBoundingClientRect();
    if (rim) return [left + (right - left) * 0.07, (top + bottom) / 2];
    return kind === "hex" ? [(left + right) / 2, (top + bottom) / 2] : [e, f];
  };
  let [x, y] = [0, 0];
  for (let still = 0; still < 2; still++) {
    await frame();
    const [u, v] = middle();
    if (moving() || u !== x || v !== y) still = 0;
    [x, y] = [u, v];
  }
  const stack = element.closest("[data-stack]");
  const mode = stack?.classList.contains("fan") ? "fan" : stack?.classList.contains("spread") ? "spread" : "closed";
  const hit = document.elementFromPoint(x, y);
  const unit = hit?.closest("[data-unit]")?.dataset.unit;
  const pile = hit?.closest("[data-stack]")?.dataset.stack;
  const board = !!hit?.closest("[data-testid=board]");
  const clear = kind !== "unit" ? board && (!pile || pile === id)
    : mode === "closed" ? pile === stack.dataset.stack : unit === id;
  const place = (name) => document.querySelector(`[data-testid=board] [data-${name}="${stack?.dataset.stack}"]`);
  const home = ["box", "hex"].map(place);
  const fans = kind === "unit" && mode === "closed" && stack.querySelectorAll("[data-unit]").length > 1
    && !home.some((one) => one?.classList.contains("highlighted"));
  const field = element.closest("[data-testid=board]").getBoundingClientRect();
  const seen = x > field.left + 4 && x < field.right - 4 && y > field.top + 4 && y < field.bottom - 4;
  return {x, y, clear, fans, seen, stack: stack?.dataset.stack ?? ""};
}"""
# A point of a space on the map: of the army that stands in it, else the first of a grid that a click meets it at.
GROUND: Final = """async (id) => {
  const board = document.querySelector("[data-testid=board]");
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const all = () => [...board.querySelectorAll(`[data-space="${id}"]`)];
  if (all().length === 0) return null;
  const lies = () => all().map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join();
  for (let before = "", still = 0; still < 2; still++) {
    await frame();
    if (lies() !== before) still = 0;
    before = lies();
  }
  const meets = (x, y) => document.elementFromPoint(x, y)?.closest("[data-space]")?.dataset.space === id;
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const one of all()) {
    const {left, top, width, height} = one.getBoundingClientRect();
    for (const v of parts) for (const u of parts) {
      const [x, y] = [left + width * u, top + height * v];
      if (meets(x, y)) return {x, y};
    }
  }
  return {};
}"""
LOOK: Final = """() => {
  const KINDS = ["unit", "box", "hex", "space", "piece", "area"];
  const said = (name) => [...document.querySelectorAll(name)].map((one) => one.dataset.choice);
  const name = ({dataset}) => Object.entries(dataset).find(([kind]) => KINDS.includes(kind));
  const highlighted = [...document.querySelectorAll("[data-testid=board] .highlighted:not(.selected)")];
  return {
    over: !!document.querySelector("[data-testid=outcome]"),
    kind: document.querySelector("[data-testid=prompt]")?.dataset.kind ?? "",
    highlighted: highlighted.map(name),
    attacks: highlighted.filter((one) => one.classList.contains("battle")).map(name),
    primary: said("[data-testid=primary]")[0] ?? "",
    secondary: said("[data-testid=secondary]"),
    chooser: said("[data-testid=chooser][open] [data-choice]"),
    refused: !!document.querySelector("[data-testid=why]"),
  };
}"""
# The board is there, nothing is under way, and every counter lies still.
IDLE: Final = """() => document.querySelector("[data-testid=board] :is([data-box], [data-hex], [data-space])")
  && !document.querySelector("[data-testid=board][aria-busy=true]")
  && [...document.querySelectorAll("[data-testid=board] [data-unit]")].every((one) => !one.getAnimations().length)"""
# Moreover no stack is fanned out.
AT_REST: Final = f"() => !document.querySelector('[data-testid=board] .stack.fan') && ({IDLE})()"
FANNED: Final = "(box) => !!document.querySelector(`[data-testid=board] .stack.fan[data-stack='${box}']`)"
# The cards of the lobby show the title that they begin with: before that one is known they may be drawn again.
CARDS_READ: Final = (
    "() => [...document.querySelectorAll('[data-testid=effort]')].every((one) => one.textContent.trim())"
)
# A tap becomes a click a moment after it.
AWAIT_CLICK: Final = """() => {
  window.tapped = false;
  addEventListener("click", () => (window.tapped = true), {capture: true, once: true});
}"""

Thing = list[str]  # its kind and its name


@dataclass
class Sight:
    """What a player sees of what may be done."""

    over: bool
    kind: str
    highlighted: list[Thing]
    attacks: list[Thing]
    primary: str
    secondary: list[str]
    chooser: list[str]
    refused: bool


class Player:
    def __init__(self, page: Page, address: str, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.touch = touch
        self.clicks = 0

    # --- where

    def lobby(self) -> None:
        self.page.goto(f"{self.address}/")
        self.part("play").first.wait_for()
        self.page.wait_for_function(CARDS_READ)

    def set_up(self, system: str = "house-divided") -> None:
        """In the lobby: open the options of a game."""
        self.page.locator(f"[data-system={system}]").get_by_test_id("set-up").click()
        self.part("start").wait_for()

    def open(self, match: str) -> None:
        """Go to a match; from another one the page goes there by itself, without being loaded again."""
        left = None if match in self.page.url else self.page.query_selector("[data-testid=board]")
        self.page.goto(f"{self.address}/#/match/{match}")
        if left:
            left.wait_for_element_state("hidden")
        self.settle()

    def match(self) -> str:
        self.page.wait_for_url(re.compile("#/match/"))
        return self.page.url.rpartition("#/match/")[2].partition("/")[0]

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def settle(self) -> None:
        """Wait until the page has shown all that the last click has done."""
        self.page.wait_for_function(IDLE)

    # --- seeing

    def look(self) -> Sight:
        """What there is to see once nothing is under way; a forced choice is made by the page itself."""
        seen: dict[str, Any] = self.page.wait_for_function(f"() => ({IDLE})() && ({LOOK})()").json_value()
        return Sight(**seen)

    def kind(self) -> str:
        return self.part("prompt").get_attribute("data-kind") or ""

    def choices(self) -> list[str]:
        """The list of choices beside the board."""
        buttons = self.page.locator("[data-testid=choices] [data-choice]")
        return [str(choice) for choice in buttons.evaluate_all("all => all.map((one) => one.dataset.choice)")]

    # --- doing

    def pick(self, kind: str, name: str) -> None:
        """Click a thing on the board, as it lies there: a closed stack is fanned out first."""
        self.rest()
        spot = self._reach(kind, name)
        if spot["fans"]:
            self._fan_out(spot)
            spot = self._reach(kind, name)
        self._press(spot["x"], spot["y"])
        self.settle()
        if kind == "unit" and (told := [text for text in self.look().chooser if text.endswith(f" {name}")]):
            self.choose(told[0])

    def drag(self, start: tuple[str, str], end: tuple[str, str], drop: bool = True) -> None:
        """Drag a thing to another one, by mouse or finger."""
        self.rest()
        kind, name = end
        goal = self.spot(kind, name)
        place = self.spot(*start)
        self._finger("touchStart", place) if self.touch else self._hold_mouse(place)
        for part in (0.2, 0.6, 1):
            at = {axis: place[axis] + (goal[axis] - place[axis]) * part for axis in ("x", "y")}
            self._finger("touchMove", at) if self.touch else self.page.mouse.move(at["x"], at["y"])
        self.part("board").locator(f"[data-{kind}='{name}']").first.wait_for(state="attached")
        if drop:
            self.release()

    def release(self) -> None:
        """Put down what is dragged."""
        self.clicks += 1
        self._finger("touchEnd", None) if self.touch else self.page.mouse.up()
        self.settle()

    def spot(self, kind: str, name: str) -> dict[str, Any]:
        """Where a thing is on the screen; an `army` is the flag over its space."""
        if kind == "army":
            box = self.page.locator(f"[data-testid=board] .army[data-space='{name}'] .cloth").first.bounding_box()
            assert box
            return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        found: dict[str, Any] = self.page.evaluate(GROUND, name) if kind == "space" else self._reach(kind, name)
        return found

    def _hold_mouse(self, spot: dict[str, Any]) -> None:
        self.page.mouse.move(spot["x"], spot["y"])
        self.page.mouse.down()

    def _finger(self, event: str, spot: dict[str, Any] | None) -> None:
        points = [] if spot is None else [{"x": spot["x"], "y": spot["y"]}]
        self.devtools.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": points})

    @cached_property
    def devtools(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)

    def push(self, name: str, choice: str = "") -> None:
        """Push a button of the panel; if it asks what is given up, push it again."""
        found = self.part(name)
        button = found.and_(self.page.locator(f'[data-choice="{choice}"]')) if choice else found
        self._push(button)
        if self.part("anyway").count():
            self._push(self.part("anyway"))

    def go(self, place: str, kind: str = "box") -> None:
        """Send the unit that was taken to a box or hex, by the first of the ways there; a finger is asked again."""
        self.pick(kind, place)
        if ways := self.look().chooser:
            self.choose(ways[0])
        elif self.touch:
            self.push("primary")

    def choose(self, choice: str) -> None:
        """Answer the question which of several was meant."""
        self._push(self.page.locator(f'[data-testid=chooser] [data-choice="{choice}"]'))

    def aim(self, unit: str) -> None:
        """Click a unit on the battle panel."""
        self._push(self.page.locator(f'[data-testid=battle] [data-unit="{unit}"]'))

    def type(self, text: str) -> None:
        self.part("typed").fill(text)
        self.part("typed").press("Enter")
        self.settle()

    def _push(self, button: Locator) -> None:
        self.clicks += 1
        if self.touch:
            self.page.evaluate(AWAIT_CLICK)
            button.tap()
            self.page.wait_for_function("() => window.tapped")
        else:
            button.click()
        self.settle()

    def rest(self) -> None:
        """Take the mouse off the board: a stack under it would fan out sooner or later, over its neighbours."""
        if self.touch:
            return
        self.page.mouse.move(2, 2)
        self.page.wait_for_function(AT_REST)

    def _reach(self, kind: str, name: str) -> dict[str, Any]:
        spot = self.page.evaluate(SPOT, [kind, name])
        assert spot, f"{kind} {name} is not on the board"
        if not spot["seen"]:
            self._push(self.part("theatres").get_by_role("button").last)
            spot = self.page.evaluate(SPOT, [kind, name])
        assert spot["clear"], f"{kind} {name} cannot be clicked"
        found: dict[str, Any] = spot
        return found

    def _fan_out(self, spot: dict[str, Any]) -> None:
        """By resting on a closed stack, or by a tap: a click could come just after it has fanned out."""
        if self.touch:
            self._press(spot["x"], spot["y"])
        else:
            self.page.mouse.move(spot["x"], spot["y"])
        self.page.wait_for_function(FANNED, arg=spot["stack"])
        self.settle()

    def _press(self, x: float, y: float) -> None:
        self.clicks += 1
        if self.touch:
            self.page.evaluate(AWAIT_CLICK)
            self.page.touchscreen.tap(x, y)
            self.page.wait_for_function("() => window.tapped")
        else:
            self.page.mouse.click(x, y)
