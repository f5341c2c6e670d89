"""What others did, told until it is put away; and the result of a game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from longroll import Match
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.test_battle import ARMIES
from tests.browser.test_everyone import ATTACK

JOURNAL = Path(__file__).parents[1] / "journals" / "house-divided" / "short-greedy.journal"


def rest(match: Match, seat: str) -> None:
    """Choose the last choice, which ends a step, until it is that seat's movement."""
    while not (match.to_move == seat and match.prompt.kind == "march"):
        match.play([match.choices()[-1]])


@pytest.fixture
def turn(server: Server) -> str:
    """The Union, which somebody else plays, has attacked Manassas Junction; it is the Confederacy's turn."""
    match = Match.from_position("house-divided", ARMIES.replace("side=union", "side=confederate"), seed="bull-run-0")
    match.play(["end"])
    rest(match, "union")
    match.play(ATTACK)
    rest(match, "confederate")
    found = server.bring_journal(match.journal.dumps())
    server.seat(found, union="guest")
    return found


def test_the_turn_of_others_is_told_until_it_is_put_away(me: Player, turn: str) -> None:
    arrows, badges = me.page.locator(".traces .trace"), me.page.locator(".trace-badge")
    summary, rows, step = me.part("summary"), me.part("summary-row"), me.part("summary-step")
    me.open(turn)
    expect(summary).to_contain_text("Since your last turn")
    expect(rows.filter(has_text="attacks in Manassas Junction")).to_have_count(1)
    expect(arrows.locator(".trace-figure")).to_have_text("2")
    expect(badges).to_have_attribute("data-fought", "manassas-junction")

    me.page.keyboard.press(".")
    expect(step).to_have_attribute("data-battle", "false")
    expect(summary).to_contain_text("2 militia infantry move from Washington to Manassas Junction")
    me.part("summary-on").click()
    expect(step).to_have_attribute("data-battle", "true")
    expect(summary.locator("li .dice").first).to_be_visible()
    expect(me.part("summary-expected").first).to_contain_text("expected")

    me.page.reload()
    me.settle()
    expect(rows).not_to_have_count(0)
    me.part("summary-dismiss").click()
    expect(summary).to_have_count(0)
    expect(badges).to_have_count(0)

    me.page.reload()
    me.settle()
    expect(me.part("summary-bar")).to_be_visible()
    expect(summary).to_have_count(0)
    me.part("tab-log").click()
    me.part("summary-again").click()
    expect(rows).not_to_have_count(0)
    me.page.keyboard.press("t")
    expect(summary).to_have_count(0)


def test_the_result_says_why_and_leads_to_its_battles_and_to_a_rematch(me: Player, server: Server) -> None:
    match = server.bring_journal(JOURNAL.read_text(encoding="utf-8"))
    server.seat(match, confederate="militia")
    me.open(match)
    end, moments = me.part("end"), me.part("end-moment")
    expect(me.part("end-figures").get_by_role("row")).to_have_count(4)
    moments.first.get_by_role("link").click()
    me.page.wait_for_url(re.compile(r"/at/\d+$"))
    expect(end).to_have_count(0)
    me.part("to-present").click()
    me.part("end-close").click()
    expect(end).to_have_count(0)
    me.part("end-show").click()
    me.part("switch-sides").click()
    expect(end).to_have_count(0)
    assert me.match() != match
    assert server.state(me.match())["seats"] == {"union": "militia", "confederate": "me"}
