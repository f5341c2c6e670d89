"""Pieces are moved by hand: dragged by mouse or finger, several at once, by keys."""

from typing import Final

from playwright.sync_api import Route, expect

from longroll.match import Match
from tests.browser.player import IDLE, Player
from tests.browser.server import Json, Server
from tests.games.american_civil_war.board import standard

MARCH: Final = "campaign turn=2 side=union step=march marches=2 u1:im:washington u2:im:washington c1:im:richmond"
ALONE: Final = "campaign turn=2 side=union step=march marches=2 u1:im:washington c1:im:richmond"
GROUP: Final = ["march washington", "take u1", "go washington=baltimore"]
GONE: Final = ["march washington", "take u1", "go washington=manassas-junction"]
MOVED: Final = "before => document.querySelector('.board-stage').style.transform !== before"


def lone_unit(state: Json) -> str:
    """One that can be taken and is alone in its hex: a closed stack would go as one."""
    hexes = {row["unit"]: row["hex"] for row in state["view"]["units"]}
    alone = {unit for unit, place in hexes.items() if list(hexes.values()).count(place) == 1}
    found: str = next(choice["facts"]["unit"] for choice in state["choices"] if choice["facts"].get("unit") in alone)
    return found


def camera(player: Player) -> str:
    style: str = player.page.locator(".board-stage").evaluate("one => one.style.transform")
    return style


def test_a_counter_is_dragged_to_a_place(me: Player, server: Server) -> None:
    match = server.bring_position(ALONE)
    me.open(match)
    before = camera(me)
    me.drag(("unit", "u1"), ("box", "manassas-junction"), drop=False)
    expect(me.part("board").locator(".carried")).to_have_count(1)
    expect(me.part("board").locator("[data-box=manassas-junction].highlighted")).to_have_count(1)
    assert camera(me) == before
    me.release()
    expect(me.part("undo-why")).to_have_count(0)
    assert server.actions(match) == GONE
    expect(me.part("board").locator(".carried, .lifted")).to_have_count(0)


def test_a_finger_drags_the_map_or_a_counter(phone: Player, server: Server) -> None:
    match = server.bring_position(ALONE)
    phone.open(match)
    before = camera(phone)
    phone.drag(("box", "baltimore"), ("box", "manassas-junction"))
    phone.page.wait_for_function(MOVED, arg=before)
    assert server.actions(match) == []
    phone.drag(("unit", "u1"), ("box", "manassas-junction"))
    expect(phone.part("undo-why")).to_have_count(0)
    assert server.actions(match) == GONE


def test_what_is_dropped_elsewhere_stays_and_the_rule_is_told(me: Player, server: Server) -> None:
    match = server.bring_position(ALONE)
    me.open(match)
    me.drag(("unit", "u1"), ("box", "pittsburgh"))
    expect(me.part("why")).to_have_attribute("data-rule", "AHD-4.0-g")
    assert server.actions(match) == []
    me.page.keyboard.press("Escape")
    me.drag(("unit", "u1"), ("box", "manassas-junction"), drop=False)
    me.page.keyboard.press("Escape")
    me.page.mouse.up()
    expect(me.part("board").locator(".carried, .lifted")).to_have_count(0)
    assert me.kind() == "march"
    assert server.actions(match) == []


def gather(player: Player, unit: str) -> None:
    """Shift-click: a unit, or the whole stack that it lies closed in."""
    player.rest()
    spot = player.spot("unit", unit)
    player.page.keyboard.down("Shift")
    player.page.mouse.click(spot["x"], spot["y"])
    player.page.keyboard.up("Shift")


def test_a_stack_goes_to_one_place_in_one_request(me: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    me.open(match)
    hand = me.part("in-hand")
    gather(me, "u1")
    expect(hand).to_contain_text("2 pieces")
    me.rest()
    me.page.locator("[data-testid=board] .stack.spread").wait_for()
    gather(me, "u2")
    expect(hand).to_contain_text("One piece")
    gather(me, "u2")
    expect(hand).to_contain_text("2 pieces")
    me.pick("box", "baltimore")
    me.choose(GROUP[-1])
    expect(hand).to_have_count(0)
    expect(me.part("undo-why")).to_have_count(0)
    assert server.actions(match) == [*GROUP, "take u2", GROUP[-1]]


def test_if_the_second_cannot_go_nobody_does(me: Player, server: Server) -> None:
    """By keys: the second is too weak to go on after the first of its two lines."""
    match = server.bring_position(MARCH.replace("u2:im:washington", "u2:im:baltimore"))
    me.open(match)
    gather(me, "u1")
    expect(me.part("in-hand")).to_contain_text("One piece")
    gather(me, "u2")
    expect(me.part("in-hand")).to_contain_text("2 pieces")
    target = me.page.locator("[data-testid=board] [data-box=manassas-junction].highlighted")
    target.focus()
    me.page.keyboard.press("Enter")
    expect(me.part("why")).to_be_visible()
    assert server.actions(match) == []


def test_an_army_of_the_civil_war_is_dragged_and_who_goes_is_asked(me: Player, server: Server) -> None:
    position = standard("maryland:9ui+1uc northern-virginia:8ci").position_text()
    match = server.bring_position(position, title="civil-war-standard")
    me.open(match)
    me.drag(("army", "maryland"), ("space", "northern-virginia"))
    expect(me.part("prompt")).to_have_attribute("data-kind", "who")
    assert server.actions(match) == ["from maryland", "to northern-virginia"]


def test_a_unit_of_a_battle_is_dragged_to_a_hex(me: Player, server: Server) -> None:
    match = server.bring_journal(Match.new("bentonville", seed="1861").journal.dumps())
    me.open(match)
    unit = lone_unit(server.state(match))
    goal = server.preview(match, f"take {unit}")["view"]["reach"][0]["hex"]
    me.drag(("unit", unit), ("hex", goal))
    expect(me.part("undo-why")).to_have_count(0)
    assert server.actions(match) == [f"take {unit}", f"go {goal}"]


def test_ending_a_phase_asks_once_what_is_left(me: Player, server: Server) -> None:
    match = server.bring_position(ALONE)
    me.open(match)
    me.page.keyboard.press("Enter")
    me.part("primary").dblclick()
    expect(me.part("left")).to_have_text("Units in one box can still march.")
    me.part("stay").click()
    expect(me.part("left")).to_have_count(0)
    assert server.actions(match) == []
    me.part("primary").click()
    expect(me.part("prompt")).to_have_attribute("data-kind", "promote")
    assert server.actions(match) == ["end"]


def test_while_a_request_is_under_way_nothing_is_picked_or_gathered(newcomer: Player, server: Server) -> None:
    match = server.bring_position(ALONE)
    held: list[Route] = []
    asked: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    newcomer.page.route("**/actions", hold)
    newcomer.open(match)
    newcomer.part("tab-log").click()
    newcomer.rest()
    unit, empty = newcomer.spot("unit", "u1"), newcomer.spot("box", "pittsburgh")
    newcomer.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2].partition("?")[0]))
    newcomer.page.mouse.click(unit["x"], unit["y"])
    expect(newcomer.part("board")).to_have_attribute("aria-busy", "true")
    assert not newcomer.page.evaluate(IDLE)
    newcomer.page.mouse.click(empty["x"], empty["y"])
    newcomer.page.keyboard.down("Shift")
    newcomer.page.mouse.click(unit["x"], unit["y"])
    newcomer.page.keyboard.up("Shift")
    expect(newcomer.part("in-hand")).to_have_count(0)
    held.pop().continue_()
    newcomer.settle()
    assert asked == ["actions"]
    assert server.actions(match) == GONE[:2]
