"""Plays the guided Bentonville to its end in Chromium, by clicks alone, as somebody who follows every hint.

    python -m tests.browser.first_game [--shots FOLDER]

Every tip is read and put away; a choice is what “What should I do?” advises. The page must never refuse anything, and
at the end the end screen and the next lesson must be there. What it took is printed.
"""

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.table import Browsers, drive, launch, serve

# What comes next: the end, a tip to read, a plan to play, or something to ask about.
NEXT: Final = """() => {
  const there = (name) => document.querySelector(`[data-testid=${name}]:not([disabled])`);
  if (there("outcome")) return "outcome";
  if (there("got-it")) return "got-it";
  if (there("hint-play")) return "hint-play";
  if (there("skip")) return "skip";
  return there("hint") ? "hint" : document.querySelector("[data-testid=hint]") ? "" : there("primary") ? "primary" : "";
}"""
MOST: Final = 600


@dataclass
class Newcomer:
    me: Player
    tips: list[str] = field(default_factory=list)
    clicks: int = 0
    plans: int = 0

    def begin(self) -> str:
        """From the lobby to the first tip."""
        self.me.lobby()
        self.click("play-first-game")
        match = self.me.match()
        self.me.settle()
        expect(self.me.part("guided-panel")).to_have_attribute("data-step", "welcome")
        return match

    def play(self) -> None:
        while (following := self.wait()) != "outcome":
            assert self.clicks < MOST, f"not over after {self.clicks} clicks"
            if following == "got-it":
                self.read()
            else:
                self.plans += following == "hint-play"
                self.click(following)
            assert not self.me.look().refused, "something that was advised was refused"

    def wait(self) -> str:
        return str(self.me.page.wait_for_function(NEXT).json_value())

    def read(self) -> None:
        panel = self.me.part("guided-panel")
        tip = panel.get_attribute("data-step") or ""
        assert tip not in self.tips, f"{tip} was shown twice"
        self.tips.append(tip)
        self.click("got-it")
        expect(panel.locator(f"xpath=self::*[@data-step='{tip}']")).to_have_count(0)

    def click(self, name: str) -> None:
        self.clicks += 1
        self.me.part(name).first.click()
        if name == "hint":
            expect(self.me.part("hint-play")).to_be_enabled()


def run(folder: Path, shots: Path | None) -> str:
    with serve(folder) as server, drive() as driver, launch(driver) as chromium:
        browsers = Browsers(server, chromium)
        newcomer = Newcomer(browsers.open())
        start = perf_counter()
        match = newcomer.begin()
        newcomer.play()
        seconds = perf_counter() - start
        me = newcomer.me
        expect(me.part("end")).to_be_visible()
        expect(me.part("next-lesson")).to_be_visible()
        expect(me.part("guided-panel")).to_have_attribute("data-step", "over")
        if shots:
            me.page.screenshot(path=shots / "end.png")
        state = server.state(match)
        browsers.check()
        browsers.close()
    result = state["outcome"]["winner"] or "nobody"
    told = f"{newcomer.clicks} clicks, {newcomer.plans} plans, {len(newcomer.tips)} tips"
    return f"{state['actions']} actions, {told}, {seconds:.0f} s; {result} wins ({state['outcome']['level']})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the guided Bentonville to its end in Chromium.")
    parser.add_argument("--shots", type=Path, help="a folder for a picture of the end")
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="longroll-first-game-") as folder:
        print(run(Path(folder), asked.shots))


if __name__ == "__main__":
    main()
