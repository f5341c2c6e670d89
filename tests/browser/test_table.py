"""One match seen from several sides: undo, tabs, lost lines, the computer."""

import re

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import Server

MARCH = "campaign turn=2 side=union step=march marches=2 u1:im:washington u2:im:washington c1:im:richmond"


def test_undo_goes_back_to_the_last_die_and_says_why_it_stops(me: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    me.open(match)
    undo, why = me.part("undo"), me.part("undo-why")
    expect(why).to_have_text("Nothing to undo yet.")
    me.pick("box", "washington")
    me.pick("unit", "u1")
    me.go("baltimore")
    assert len(server.actions(match)) == 3
    expect(why).to_have_count(0)
    for _ in range(3):
        me.push("undo")
    assert server.actions(match) == []
    assert "march washington" in me.choices()
    me.push("primary", "end")
    me.push("primary", "muster")
    assert me.kind() == "recruit"
    expect(undo).to_have_attribute("data-stops", "die")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("aria-describedby", "undo-why")
    expect(why).to_have_text("Can’t undo: a die was rolled.")
    before = server.state(match)["version"]
    undo.click(force=True)
    me.page.keyboard.press("u")
    me.settle()
    assert server.state(match)["version"] == before


def test_a_move_in_one_tab_appears_in_the_other(newcomer: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    other = Player(newcomer.page.context.new_page(), server.address)
    newcomer.open(match)
    other.open(match)
    newcomer.pick("box", "washington")
    expect(other.part("prompt")).to_have_attribute("data-kind", "unit")
    assert other.choices() == newcomer.choices()
    other.pick("unit", "u2")
    expect(newcomer.part("prompt")).to_have_attribute("data-kind", "where")


def test_a_stale_move_is_refused_and_the_newer_state_shown(newcomer: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    other = Player(newcomer.page.context.new_page(), server.address)
    other.page.route_web_socket(re.compile("/live"), lambda _: None)  # a line on which nothing is heard
    newcomer.open(match)
    other.open(match)
    newcomer.pick("box", "washington")
    assert other.kind() == "march"
    other.push("primary", "end")
    expect(other.part("toast")).to_contain_text("The match has changed")
    expect(other.part("prompt")).to_have_attribute("data-kind", "unit")
    assert other.choices() == newcomer.choices()
    assert server.actions(match) == ["march washington"]
    newcomer.pick("unit", "u1")
    newcomer.go("baltimore")
    other.type("take u2")
    other.part("tab-log").click()
    expect(other.part("log-line")).to_have_count(len(server.events(match)))


def test_a_lost_line_is_said_and_what_was_missed_comes_after_it(newcomer: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    broken = True

    def line(socket: WebSocketRoute) -> None:
        if broken:
            socket.close()
        else:
            socket.connect_to_server()

    newcomer.page.route_web_socket(re.compile("/live"), line)
    newcomer.open(match)
    expect(newcomer.part("lost")).to_be_visible()
    server.act(match, "march washington")
    assert newcomer.kind() == "march"
    broken = False
    expect(newcomer.part("prompt")).to_have_attribute("data-kind", "unit")
    expect(newcomer.part("lost")).to_have_count(0)


def test_the_computer_answers_and_its_moves_can_be_skipped(new_player: NewPlayer, server: Server) -> None:
    me = new_player(settings={"pace": 1200})
    me.lobby()
    me.set_up()
    me.part("scenario-short").check()
    me.part("seat-union").select_option("me")
    me.part("seat-confederate").select_option("militia")
    me.part("start").click()
    match = me.match()
    me.settle()
    while server.state(match)["to_move"] == "union" and me.part("primary").count():
        me.push("primary")
    me.part("skip").click()
    expect(me.part("skip")).to_have_count(0)
    me.page.locator("[data-testid=choices] [data-choice]").first.wait_for()
    state = server.state(match)
    assert state["to_move"] == "union"
    assert me.choices() == [choice["text"] for choice in state["choices"]]
    assert any(line["seat"] == "confederate" for line in server.log(match))


def test_the_log_goes_back_to_any_line_that_can_be_undone(me: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    me.open(match)
    me.pick("box", "washington")
    me.pick("unit", "u1")
    me.go("baltimore")
    me.pick("unit", "u2")
    me.go("baltimore")
    before = server.actions(match)
    me.part("tab-log").click()
    line = me.part("log-line").filter(has=me.part("undo-to")).last
    number = int(line.get_attribute("data-number") or 0)
    assert 0 < number < len(before)
    line.get_by_test_id("undo-to").click()
    me.settle()
    assert server.actions(match) == before[:number]
    expect(me.part("undo-to")).to_have_count(len({one["number"] for one in server.events(match)} - {number}))


def test_a_match_that_no_longer_replays_is_explained_and_can_be_continued(newcomer: Player, server: Server) -> None:
    match = server.bring_position(MARCH, "march washington", "take u1")

    def damage(route: Route) -> None:
        state = route.fetch().json()
        lost = {"number": 2, "action": "take u1", "reason": "", "kept": 1}
        route.fulfill(json={**state, "choices": [], "damage": lost})

    newcomer.page.route(f"**/api/matches/{match}", damage)
    newcomer.open(match)
    expect(newcomer.part("damage")).to_contain_text("It replays up to action 1")
    newcomer.part("damage-continue").click()
    newcomer.part("fork-start").click()
    newcomer.page.wait_for_url(lambda address: match not in address)
    newcomer.settle()
    assert server.actions(newcomer.match()) == ["march washington"]
