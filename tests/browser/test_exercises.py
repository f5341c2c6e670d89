"""Exercises at the page: one is opened, answered, marked, tried again."""

from playwright.sync_api import expect

from longroll.exercises import exercises_of
from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.server import Server

EXERCISE = min(exercises_of("house-divided"), key=lambda one: (-one.gap, one.id))


def test_an_exercise_is_answered_and_marked(me: Player, server: Server) -> None:
    me.page.goto(f"{me.address}/#/learn")
    rows = me.part("exercise")
    expect(rows.first).to_be_visible()
    me.part(f"grade-{EXERCISE.grade}").click()
    row = me.page.locator(f"[data-lesson='{EXERCISE.id}']")
    assert violations(me.page) == []
    row.get_by_test_id("open-exercise").click()
    match = me.match()
    me.settle()
    expect(me.part("check-plan")).to_be_disabled()
    expect(me.part("hint")).to_have_count(0)
    state = server.client.get(f"/api/matches/{match}").json()
    body = {"actions": list(EXERCISE.best.actions), "version": state["version"], "seat": EXERCISE.seat}
    server.client.post(f"/api/matches/{match}/actions", json=body).raise_for_status()
    me.part("check-plan").click()
    expect(me.part("exercise-mark")).to_have_attribute("data-right", "true")
    expect(me.page.locator(".traces .trace").first).to_be_attached()
    assert violations(me.page) == []
    me.part("exercise-again").click()
    expect(me.part("check-plan")).to_be_disabled()
    me.part("leave-exercise").click()
    expect(row.locator(".number")).to_have_text("✓")
    me.lobby()
    expect(me.page.locator(f"[data-match='{match}']")).to_have_count(0)
