"""Clicks through every lesson of the courses in Chromium, on the board and its panel.

    python -m tests.browser.courses [--system SYSTEM] [--lesson ID]

Every step is read, every solution is made by clicks on the things that it names. What cannot be clicked there is taken
from the list of choices and told as a fault. What it took is printed for each lesson.
"""

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import Error, expect

from longroll.games import SYSTEMS
from longroll.lessons import Guide, Lesson, load_course
from tests.browser.choice_clicker import ChoiceClicker
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.table import Browsers, drive, launch, serve

PATIENCE: Final = 20_000  # for one click, in milliseconds
KINDS: Final = ("unit", "box", "hex")


@dataclass
class LessonClicker:
    """A learner in one lesson; `faults` are the actions that could not be made by clicks on what they name."""

    me: Player
    server: Server
    lesson: Lesson
    match: str = ""
    faults: list[str] = field(default_factory=list)

    def learn(self) -> None:
        answer = self.server.client.post(f"/api/lessons/{self.lesson.id}")
        self.match = answer.json()["id"]
        self.me.open(self.match)
        expect(self.me.part("lesson-panel")).to_be_visible()
        while not (guide := self.guide()).finished:
            self.read()
            self.act(guide.next[0])
        self.read()
        expect(self.me.part("lesson-panel")).to_have_attribute("data-step", str(len(self.lesson.steps)))

    def guide(self) -> Guide:
        return Guide.of(self.lesson, self.actions())

    def actions(self) -> list[str]:
        return [str(entry["action"]) for entry in self.server.log(self.match) if entry["number"]]

    def read(self) -> None:
        """Turn to the step that is due."""
        while self.me.part("lesson-forward").count():
            self.me.clicks += 1
            self.me.part("lesson-forward").click()

    def act(self, action: str) -> None:
        before = len(self.actions())
        try:
            for _ in self.tries(action):
                if len(self.actions()) > before:
                    return
        except (AssertionError, Error) as error:
            self.faults.append(f"{action}: {str(error).splitlines()[0]}")
        else:
            self.faults.append(f"{action}: nothing that it names does it")
        self.me.page.keyboard.press("Escape")
        if len(self.actions()) == before:
            self.me.page.locator(f'[data-testid=choices] [data-choice="{action}"]').click()
            self.me.settle()

    def tries(self, action: str) -> Iterator[None]:
        """Clicks that could make the action, one after the other."""
        if self.lesson.system == "american-civil-war":
            ChoiceClicker(self.me, self.server, self.match).do(action)
            yield
            return
        for name in ("primary", "secondary"):
            if self.me.page.locator(f'[data-testid={name}][data-choice="{action}"]').count():
                self.me.push(name, action)
                yield
                return
        for word in reversed(action.split()[1:]):
            yield from self.point(action, re.split("[^a-z0-9-]", word)[-1])

    def point(self, action: str, name: str) -> Iterator[None]:
        if self.me.page.locator(f'[data-testid=battle] [data-unit="{name}"]').count():
            self.me.aim(name)
            yield from self.answer(action)
            return
        for kind, thing in [*((kind, name) for kind in KINDS), *self.entries(name)]:
            if self.me.page.locator(f'[data-testid=board] [data-{kind}="{thing}"]').count():
                self.me.pick(kind, thing)
                yield from self.answer(action)

    def entries(self, unit: str) -> list[tuple[str, str]]:
        """Where a unit that is not on the map yet is picked: the hexes at which it enters."""
        waiting = self.server.state(self.match)["view"].get("waiting", [])
        return [("hex", name) for one in waiting if one["unit"] == unit for name in one["hexes"][:1]]

    def answer(self, action: str) -> Iterator[None]:
        """Which of several was it?"""
        if action in self.me.look().chooser:
            self.me.choose(action)
        yield


def run(folder: Path, lessons: list[Lesson]) -> int:
    """How many faults there were."""
    faults = clicks = steps = 0
    start = perf_counter()
    with serve(folder) as server, drive() as driver, launch(driver) as chromium:
        browsers = Browsers(server, chromium)
        me = browsers.open(settings={"forced": False})
        me.page.set_default_timeout(PATIENCE)
        for lesson in lessons:
            me.clicks = 0
            begun = perf_counter()
            clicker = LessonClicker(me, server, lesson)
            clicker.learn()
            print(
                f"{lesson.id}: {len(lesson.steps)} steps, {me.clicks} clicks, {perf_counter() - begun:.0f} s",
                flush=True,
            )
            for fault in clicker.faults:
                print(f"    {fault}", flush=True)
            faults, clicks, steps = faults + len(clicker.faults), clicks + me.clicks, steps + len(lesson.steps)
        browsers.check()
        browsers.close()
    whole = perf_counter() - start
    print(f"{len(lessons)} lessons, {steps} steps, {clicks} clicks, {whole:.0f} s, {faults} faults")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description="Click through every lesson of the courses in Chromium.")
    parser.add_argument("--system", choices=list(SYSTEMS), action="append")
    parser.add_argument("--lesson", help="only the lesson of this id")
    asked = parser.parse_args()
    lessons = [lesson for system in asked.system or SYSTEMS for lesson in load_course(system).lessons]
    chosen = [lesson for lesson in lessons if asked.lesson in (None, lesson.id)]
    with TemporaryDirectory(prefix="longroll-courses-") as folder:
        raise SystemExit(1 if run(Path(folder), chosen) else 0)


if __name__ == "__main__":
    main()
