"""The page without a server: matches live in the browser."""

from playwright.sync_api import expect

from tests.browser.random_clicker import RandomClicker
from tests.site.visitors import Visitor, Visitors


def test_a_match_is_found_again_after_a_reload_in_battle(me: Visitor) -> None:
    match = me.server.begin_late("house-divided/short-veterans", 2)
    me.player.open(match)
    clicker = RandomClicker(me.player, me.server, match, 1861)
    while clicker.view()["battle"] is None:
        clicker.act()
    before = me.server.state(match)
    me.page.reload()
    me.player.settle()
    assert me.server.state(match) == before
    while clicker.view()["battle"] is not None:
        clicker.act()
    assert me.server.state(match)["version"] > before["version"]


def test_two_tabs_show_the_same_match(me: Visitor, neighbours: Visitors) -> None:
    other = neighbours.open()
    match = me.server.begin()
    me.player.open(match)
    other.player.open(match)
    before = me.player.kind()
    me.server.act(match, "march washington")
    for visitor in (me, other):
        expect(visitor.player.part("prompt")).not_to_have_attribute("data-kind", before)
    assert other.player.look() == me.player.look()
    assert other.server.state(match) == me.server.state(match)
    other.page.close()
