"""The analysis of a finished game: asked for on the end screen, read, followed to a moment, continued from."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.analysis.test_analysis import last_part, read
from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.server import Server

# It leaves the processor to whoever else wants it, and tests want all of it.
PATIENCE: Final = 240_000


def test_an_analysis_is_opened_and_continued_from(me: Player, server: Server) -> None:
    match = server.bring_journal(last_part(read("house-divided/short-greedy"), 96).journal.dumps())
    me.open(match)
    expect(me.part("analysis-request")).to_be_visible()
    me.part("analysis-request").click()
    expect(me.part("analysis-summary").get_by_test_id("analysis-curve")).to_be_visible(timeout=PATIENCE)
    expect(me.part("analysis-sum")).to_have_count(2)
    me.part("analysis-open").click()
    expect(me.part("analysis-decision").first).to_contain_text("Better")
    assert violations(me.page) == []
    me.part("analysis-curve").focus()
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url(re.compile(r"/at/\d+$"))
    me.page.go_back()
    decision = me.part("analysis-decision").first
    before = int(decision.get_attribute("data-action") or 0) - 1
    decision.get_by_test_id("analysis-show").click()
    me.page.wait_for_url(re.compile(f"/at/{before}$"))
    expect(me.part("scrubber")).to_have_value(str(before))
    me.part("replay-analysis").click()
    me.part("analysis-continue").first.click()
    me.part("fork-start").click()
    me.page.wait_for_url(re.compile(f"#/match/(?!{match})[^/]+$"))
    me.settle()
    fork = server.state(me.page.url.rpartition("/")[2])
    assert (fork["parent"], fork["parent_action"]) == (match, before)
