"""A battle on the battle panel."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.server import Server

UNITS: Final = "u1:im:washington u2:im:washington u3:im:baltimore c1:im:manassas-junction c2:im:gordonsville"
ARMIES: Final = f"campaign turn=2 side=union step=march marches=2 {UNITS} c3:im:richmond"


@pytest.fixture
def fight(me: Player, server: Server) -> str:
    """Two Union units have marched into Manassas Junction by clicks, and the first volley is to be declared."""
    match = server.bring_position(ARMIES, seed="bull-run-0")
    me.open(match)
    me.pick("box", "washington")
    for unit in ("u1", "u2"):
        me.pick("unit", unit)
        me.pick("box", "manassas-junction")
    me.push("primary", "end")
    expect(me.part("battle")).to_be_visible()
    assert (me.kind(), me.choices()) == ("target", ["at u1", "at u2"])
    return match


def test_a_battle_with_reinforcement_retreat_and_promotion(me: Player, server: Server, fight: str) -> None:
    assert "%" in me.page.locator("[data-testid=battle] [data-unit=u1]").inner_text()
    me.aim("u1")
    me.push("primary", "fire")
    expect(me.part("volley").locator("li.shot")).to_have_count(1)
    me.push("primary", "fire")  # both at c1, the only target: declared by the page
    expect(me.part("volley").locator("li.shot")).to_have_count(2)
    assert me.kind() == "stand"
    me.pick("unit", "c2")
    expect(me.page.locator("[data-testid=battle] [data-unit=c2]")).to_be_visible()
    me.aim("u1")
    me.push("primary", "fire")
    assert me.kind() == "stand"
    me.pick("box", "washington")
    assert me.kind() == "spoils"
    me.pick("unit", "c1")
    assert me.kind() == "promote"
    units = {unit["unit"]: unit for unit in server.state(fight)["view"]["units"]}
    assert units["c1"]["rank"] == "veteran"
    assert (units["c2"]["box"], units["u1"]["box"]) == ("manassas-junction", "washington")
    me.part("tab-log").click()
    told = me.part("log-line").evaluate_all("all => all.map((one) => one.dataset.kind)")
    assert {"shot", "reinforced", "retreated", "promoted"} <= set(told)


SEEN: Final = """() => {
  const text = (name) => document.querySelector(name)?.innerText ?? "";
  const units = [...document.querySelectorAll("[data-testid=board] [data-unit]")];
  return [
    ...["whose", "prompt", "battle", "choices", "undo", "date"].map((name) => text(`[data-testid=${name}]`)),
    units.map((one) => `${one.dataset.unit} ${one.closest("[data-stack]").dataset.stack} ${one.classList}`).sort(),
  ];
}"""


@pytest.mark.usefixtures("fight")
def test_a_reload_in_the_middle_of_a_battle_shows_the_same(me: Player) -> None:
    me.aim("u2")
    assert me.kind() == "fire"
    before = me.page.evaluate(SEEN)
    me.page.reload()
    me.settle()
    assert me.page.evaluate(SEEN) == before
    me.push("primary", "fire")
    assert me.kind() == "fire"


def test_a_unit_that_may_reinforce_does_not_hide_the_box_to_retreat_to(me: Player, server: Server) -> None:
    held = "step=stand box=manassas-junction round=2 firing=union from-union=washington u1:im:manassas-junction"
    match = server.bring_position(f"campaign turn=2 side=union {held} u3:im:washington c1:im:manassas-junction")
    me.open(match)
    assert {"retreat washington", "reinforce u3"} <= set(me.choices())
    me.pick("box", "washington")
    assert set(me.look().chooser) == {"retreat washington", "reinforce u3"}
    me.choose("retreat washington")
    assert server.actions(match) == ["retreat washington"]
