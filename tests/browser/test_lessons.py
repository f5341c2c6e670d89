"""Lessons at the page: a newcomer begins one in the lobby and clicks through to its end."""

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.server import Server


def forward(me: Player, step: int) -> None:
    me.part("lesson-forward").click()
    expect(me.part("lesson-panel")).to_have_attribute("data-step", str(step))


def at_step(me: Player, step: int) -> None:
    expect(me.part("lesson-panel")).to_have_attribute("data-step", str(step))


def test_a_newcomer_plays_the_first_lesson_to_its_end(me: Player, server: Server) -> None:
    me.lobby()
    me.part("learn-house-divided").click()
    match = me.match()
    me.settle()
    at_step(me, 1)
    expect(me.page.locator("[data-box=washington].marked")).to_be_visible()
    for step in (2, 3, 4):
        forward(me, step)
    me.pick("box", "richmond")
    expect(me.part("why")).to_have_attribute("data-rule", "AHD-4.0-c")
    me.page.keyboard.press("Escape")
    forward(me, 5)
    me.pick("box", "washington")
    expect(me.part("toast")).to_contain_text("the lesson asks for something else")
    assert server.actions(match) == []
    me.pick("box", "chicago")
    at_step(me, 6)
    assert violations(me.page) == []
    me.page.reload()
    me.settle()
    at_step(me, 6)
    me.pick("unit", "u4")
    me.go("springfield-il")
    at_step(me, 7)
    me.push("undo")
    at_step(me, 6)
    me.go("springfield-il")
    me.push("primary", "done")
    me.push("primary", "end")
    expect(me.part("next-lesson")).to_be_visible()
    me.part("rules").click()
    expect(me.page.locator("[data-entry='AHD-4.2.1-a'] [data-lesson=ahd-jumps]")).to_be_visible()
    me.part("close-rules").click()
    me.part("leave-lesson").click()
    done = me.page.locator("[data-lesson=ahd-map]")
    expect(done).to_have_attribute("data-stand", "done")
    assert violations(me.page) == []
    me.lobby()
    expect(me.page.locator(f"[data-match='{match}']")).to_have_count(0)
