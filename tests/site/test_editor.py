"""The pack editor without a server: a battle is corrected by clicks and played."""

from tests.browser.attacking_clicker import AttackingClicker
from tests.browser.test_editor import edit, expect_flaws
from tests.site.visitors import Visitor

MARSH = "0814"
UNIT = "u-x11"
ACTIONS = 3


def test_a_hex_and_a_counter_of_bentonville_are_corrected_by_clicks_and_played(me: Visitor) -> None:
    edit(me.player, "bentonville")
    expect_flaws(me.player, "Playable")
    me.player.pick("hex", MARSH)
    me.player.part("field-terrain").select_option("clear")
    me.player.pick("unit", UNIT)
    me.player.part("field-attack").fill("many")
    expect_flaws(me.player, "One error")
    me.player.part("field-attack").fill("4")
    expect_flaws(me.player, "Playable")
    me.player.part("editor-play").click()
    me.player.part("seat-confederate").select_option("militia")
    me.player.part("play-start").click()
    match = me.player.match()
    me.player.settle()
    unit = next(unit for unit in me.server.state(match)["view"]["units"] if unit["unit"] == UNIT)
    assert unit["attack"] == 4
    board = me.server.client.get(f"/api/matches/{match}/board").json()
    assert MARSH in board["map"]["terrain"]["clear"]
    clicker = AttackingClicker(me.player, me.server, match, 1865)
    for _ in range(ACTIONS):
        me.wait_for_choice()
        clicker.act()
    assert {entry["seat"] for entry in me.server.log(match)} >= {"union", "confederate"}
    # it is the corrected battle after a reload too
    me.page.reload()
    me.player.settle()
    assert me.server.client.get(f"/api/matches/{match}/board").json() == board
