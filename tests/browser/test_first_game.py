"""The first game of a newcomer: from the lobby to the first tips; `tests.browser.first_game` plays it to its end."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.first_game import Newcomer
from tests.browser.player import Player
from tests.browser.server import Server


def test_tips_come_one_at_a_time_stay_until_they_are_read_and_block_nothing(newcomer: Player, server: Server) -> None:
    first = Newcomer(newcomer)
    match = first.begin()
    panel = newcomer.part("guided-panel")
    expect(newcomer.page.locator("[data-hex='1106'].marked")).to_be_visible()
    assert violations(newcomer.page) == []
    unit = next(text.split()[1] for text in server.choices(match) if text.startswith("take"))
    newcomer.pick("unit", unit)
    expect(panel).to_have_attribute("data-step", "welcome")
    first.read()
    expect(panel).to_have_attribute("data-step", "marker")
    newcomer.page.reload()
    newcomer.settle()
    expect(panel).to_have_attribute("data-step", "marker")
    first.read()
    expect(panel).to_have_attribute("data-step", "take")
    newcomer.push("undo")
    expect(panel).to_have_count(0)
    newcomer.pick("unit", unit)
    first.read()
    expect(panel).to_have_count(0)
    expect(newcomer.part("hint")).to_have_text("What should I do?")
    newcomer.lobby()
    newcomer.part("play-first-game").click()
    assert newcomer.match() == match
