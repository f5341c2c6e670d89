"""Whole games against each level of the computer, from the lobby to the result."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.commander import Commander
from tests.browser.conftest import NewPlayer
from tests.browser.duel import ENOUGH, Duel
from tests.browser.general import General
from tests.browser.officer import Officer
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.test_civil_war import restful
from tests.browser.test_opponents import see_estimates

Act = Callable[[], None]
SEED: Final = 1865


def officer(me: Player, server: Server, match: str) -> Act:
    return Officer(me, server, match, SEED).act


def general(me: Player, server: Server, match: str) -> Act:
    return General(me, server, match, SEED).act


def commander(me: Player, server: Server, match: str) -> Act:
    one, fate = Commander(me, server, match), Random(SEED)
    return lambda: one.choose(fate, restful)


class Opponent(NamedTuple):
    """A level, the game against it, who plays that game, and what is pushed while the computer plays."""

    level: str
    system: str
    title: str
    scenario: str
    sit_down: Callable[[Player, Server, str], Act]
    pushed: set[str]


OPPONENTS: Final = [
    Opponent("militia", "american-civil-war", "civil-war-basic", "basic", commander, {"skip"}),
    Opponent("veteran", "house-divided", "house-divided", "short", officer, {"skip", "move-now"}),
    Opponent("crack", "five-aprils", "bentonville", "battle", general, {"skip", "move-now"}),
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


@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda opponent: opponent.level)
def test_a_whole_game_is_played_against_the_computer(new_player: NewPlayer, server: Server, opponent: Opponent) -> None:
    me = new_player(settings={"pace": 400})
    match = begin(me, opponent)
    duel = Duel(me.page, opponent.sit_down(me, server, match))
    seen = duel.fight()
    assert [one["number"] for one in seen] == sorted({one["number"] for one in seen})
    assert {one["highlighted"] for one in seen} == {0}
    assert len(seen) >= ENOUGH
    assert duel.pushed == opponent.pushed
    outcome = server.state(match)["outcome"]
    banner = me.part("outcome")
    expect(banner).to_have_attribute("data-winner", outcome["winner"])
    expect(banner).to_have_attribute("data-rule", outcome["rule"])
    if opponent.level == "militia":
        expect(me.part("estimates")).to_have_count(0)
    else:
        see_estimates(me, server, match)
