"""Hints: plans of the strongest computer player, shown on the map and played by one click."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.server import Server


@pytest.mark.parametrize(
    ("title", "scenario"), [("house-divided", "short"), ("bull-run", "battle"), ("civil-war-basic", "basic")]
)
def test_a_hint_is_shown_and_played(me: Player, server: Server, title: str, scenario: str) -> None:
    match = server.begin("7", scenario, title)
    me.open(match)
    expect(me.part("for-me")).to_have_attribute("data-task", "set-up" if title == "civil-war-basic" else "phase")
    me.part("hint").click()
    advice, plans = me.part("advice"), me.part("hint-plan")
    expect(plans.first).to_have_attribute("aria-pressed", "true")
    expect(plans.first).to_contain_text("%")
    expect(advice.get_by_role("heading")).to_have_text("Plans and their chances to win")
    expect(advice.locator("ol li").first).to_be_visible()
    expect(advice.locator("ol")).not_to_contain_text(re.compile(r"\b[uc]\d+\b"))  # no unit by its name alone
    if title != "civil-war-basic":  # where pieces are placed, nothing moves
        expect(me.page.locator(".traces .trace").first).to_be_attached()
    plans.last.click()
    expect(plans.last).to_have_attribute("aria-pressed", "true")
    plans.first.click()
    me.part("hint-play").click()
    expect(advice).to_have_count(0)
    me.settle()
    assert len(server.client.get(f"/api/matches/{match}/log").json()) > 2


def test_on_a_phone_a_plan_scrolls_and_its_button_stays_in_sight(phone: Player, server: Server) -> None:
    phone.open(server.begin("7"))
    phone.part("hint").tap()
    expect(phone.part("hint-play")).to_be_in_viewport(ratio=1)
    assert violations(phone.page) == []


def test_a_hint_is_put_away(me: Player, server: Server) -> None:
    me.open(server.begin("7"))
    me.part("hint").click()
    me.part("hint-close").click()
    expect(me.part("advice")).to_have_count(0)
    expect(me.page.locator(".traces .trace")).to_have_count(0)


def test_a_phase_is_finished_for_the_player_and_undone(me: Player, server: Server) -> None:
    match = server.begin("7")
    me.open(match)
    me.part("for-me").click()
    expect(me.part("done-for-me").locator("ol li").first).to_be_visible()
    me.part("done-undo").click()
    expect(me.part("done-for-me")).to_have_count(0)
    assert len(server.client.get(f"/api/matches/{match}/log").json()) == 1
