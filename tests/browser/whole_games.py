"""Plays a whole game against each level of the computer in Chromium, by clicks, from the lobby to the result.

    python -m tests.browser.whole_games [--level LEVEL]

The tests play only the last turns of such games. What it took is printed.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from playwright.sync_api import expect

from tests.browser.attacking_clicker import AttackingClicker
from tests.browser.choice_clicker import ChoiceClicker
from tests.browser.computer_game import ENOUGH, ComputerGame
from tests.browser.player import Player
from tests.browser.random_clicker import RandomClicker
from tests.browser.server import Server
from tests.browser.table import Browsers, drive, launch, serve
from tests.browser.test_civil_war import restful
from tests.browser.test_opponents import see_estimates

Act = Callable[[], None]
SEED: Final = 1865
PACE: Final = 400


def random_clicks(me: Player, server: Server, match: str) -> Act:
    return RandomClicker(me, server, match, SEED).act


def attacking_clicks(me: Player, server: Server, match: str) -> Act:
    return AttackingClicker(me, server, match, SEED).act


def weighted_clicks(me: Player, server: Server, match: str) -> Act:
    one, random = ChoiceClicker(me, server, match), Random(SEED)
    return lambda: one.choose(random, restful)


class Opponent(NamedTuple):
    """A level, the game against it, who plays that game, and what is pushed while the computer plays."""

    level: str
    system: str
    title: str
    scenario: str
    new_clicker: Callable[[Player, Server, str], Act]
    pushed: set[str]
    late: tuple[str, int]  # a stored game of the same title, and the turn in which a short test begins


OPPONENTS: Final = [
    Opponent(
        "militia",
        "american-civil-war",
        "civil-war-basic",
        "basic",
        weighted_clicks,
        {"skip"},
        ("civil-war-basic/basic-militia", 10),
    ),
    Opponent(
        "veteran",
        "house-divided",
        "house-divided",
        "short",
        random_clicks,
        {"skip", "move-now"},
        ("house-divided/short-veterans", 10),
    ),
    Opponent(
        "crack",
        "five-aprils",
        "bentonville",
        "battle",
        attacking_clicks,
        {"skip", "move-now"},
        ("bentonville/veterans", 4),
    ),
]


def begin(me: Player, opponent: Opponent) -> str:
    """Set the match up in the lobby."""
    me.lobby()
    card = me.page.locator(f"[data-system={opponent.system}]")
    for button in (card.get_by_test_id("set-up"), card.get_by_test_id(f"title-{opponent.title}")):
        if button.count():
            button.click()
    card.get_by_test_id(f"scenario-{opponent.scenario}").click()
    card.get_by_test_id("seat-confederate").select_option(opponent.level)
    card.get_by_test_id("start").click()
    match = me.match()
    me.settle()
    return match


def play(me: Player, server: Server, match: str, opponent: Opponent) -> set[str]:
    """Play the match that is open to its end; every action was shown in its order, and the result is shown.

    Returns the buttons with which the computer was cut short. In the last turns of a game, whether there is
    anything left to cut short depends on the speed of the machine; `test_opponents` tests each button.
    """
    game = ComputerGame(me.page, opponent.new_clicker(me, server, match))
    seen = game.play()
    assert [one["number"] for one in seen] == sorted({one["number"] for one in seen})
    assert {one["highlighted"] for one in seen} == {0}
    assert len(seen) >= ENOUGH
    outcome = server.state(match)["outcome"]
    banner = me.part("outcome")
    expect(banner).to_have_attribute("data-winner", outcome["winner"])
    expect(banner).to_have_attribute("data-rule", outcome["rule"])
    if opponent.level == "militia":
        expect(me.part("estimates")).to_have_count(0)
    else:
        see_estimates(me, server, match)
    return game.pushed


def run(folder: Path, opponents: list[Opponent]) -> None:
    with serve(folder) as server, drive() as driver, launch(driver) as chromium:
        for opponent in opponents:
            browsers = Browsers(server, chromium)
            me = browsers.open(settings={"pace": PACE})
            start = perf_counter()
            match = begin(me, opponent)
            assert play(me, server, match, opponent) == opponent.pushed
            seconds = perf_counter() - start
            browsers.check()
            browsers.close()
            effort = f"{me.clicks} clicks, {server.state(match)['actions']} actions, {seconds:.0f} s"
            print(f"{opponent.title} against {opponent.level}: {effort}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a whole game against each level of the computer in Chromium.")
    parser.add_argument("--level", choices=[opponent.level for opponent in OPPONENTS])
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="longroll-games-") as folder:
        run(Path(folder), [one for one in OPPONENTS if asked.level in (None, one.level)])


if __name__ == "__main__":
    main()
