"""A game against the computer: what it does is watched at first, and skipped later."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

# Keeps the caption of each action while it was played, in order, and whether anything could be chosen meanwhile.
WATCH: Final = """() => {
  window.seen = [];
  const note = () => {
    const number = document.querySelector("[data-testid=captions]")?.dataset.number;
    if (number && window.seen.at(-1)?.number !== Number(number)) {
      const open = "[data-testid=board] .highlighted, [data-testid=choices] [data-choice]";
      const highlighted = document.querySelectorAll(open).length;
      const marked = document.querySelectorAll("[data-testid=board] .marked").length;
      window.seen.push({number: Number(number), highlighted, marked});
    }
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
# What comes next: the end, a choice of ours, or a button that cuts the computer short.
NEXT: Final = """(enough) => {
  const there = (name, more = "") => document.querySelector(`[data-testid=${name}]${more}`);
  if (there("outcome")) return "outcome";
  if (there("choices", " [data-choice]:not([disabled])")) return "choices";
  if (there("move-now", ":not([disabled])")) return "move-now";
  return window.seen.length >= enough && there("skip") ? "skip" : "";
}"""
# At once: by the time a mouse is there, the computer may have finished of itself.
PUSH: Final = "(name) => document.querySelector(`[data-testid=${name}]`)?.click()"
ENOUGH: Final = 4


class ComputerGame:
    """`act` makes a choice of ours; `pushed` are the buttons with which the computer was cut short."""

    def __init__(self, page: Page, act: Callable[[], None]) -> None:
        self.page = page
        self.act = act
        self.pushed: set[str] = set()
        self.page.evaluate(WATCH)

    def play(self) -> list[dict[str, Any]]:
        """Play to the end and return the actions that were shown."""
        while (following := self._wait()) != "outcome":
            if following == "choices":
                self.act()
            else:
                self.pushed.add(following)
                self.page.evaluate(PUSH, following)
        seen: list[dict[str, Any]] = self.page.evaluate("() => window.seen")
        return seen

    def _wait(self) -> str:
        return str(self.page.wait_for_function(NEXT, arg=ENOUGH).json_value())
