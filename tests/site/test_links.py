"""A match or a position as a link."""

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.site.visitors import Visitor


def copied(player: Player) -> str:
    player.part("share").click()
    expect(player.part("toast")).to_be_visible()
    return str(player.page.evaluate("() => navigator.clipboard.readText()"))


def test_a_position_is_shared_and_a_damaged_link_says_so(me: Visitor) -> None:
    me.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    match = me.server.begin_late("house-divided/short-veterans", 2)
    me.page.goto(f"{me.player.address}/#/match/{match}/at/12")
    link = copied(me.player)
    me.page.goto("about:blank")
    me.page.goto(link)
    opened = me.player.match()
    me.player.settle()
    assert opened != match
    assert me.server.actions(opened) == me.server.actions(match)[:12]
    me.page.goto(link[:-20])
    expect(me.player.part("toast")).to_contain_text("This link is damaged")
    me.player.part("toast").get_by_role("button").click()
    me.player.part("play").first.wait_for()
