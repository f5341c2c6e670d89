"""Across Five Aprils through the page: battles played by clicking what is highlighted, and what the hex map shows."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from longroll.games.five_aprils.pack import printed_pack
from tests.browser.attacking_clicker import AttackingClicker
from tests.browser.axe import violations
from tests.browser.player import Player
from tests.browser.refusal_attempts import Attempts, see_refusals
from tests.browser.server import Server

ARMIES: Final = "u-x11:1106 u-x12:0906 u-xart:0807 u-yart:0710 c-loring:1206 c-hill:1304"
COMBAT: Final = f"turn=2 step=yield seat=union marker=union-combat bound=u-x11 against=1206 {ARMIES}"
MOVES: Final = "turn=2 step=move seat=union marker=xiv-corps u-x11:1106 u-y31:1005 u-y21:1005 c-loring:1206 c-hill:1304"


def bring(server: Server, position: str, *actions: str) -> str:
    return server.bring_position(f"battle {position}", *actions, title="bentonville")


# --- battles to their end


def test_the_end_of_the_battle_of_bentonville_is_played_by_clicking_what_is_lit(me: Player, server: Server) -> None:
    """Both sides; a whole battle against the computer is in test_against_computer."""
    match = server.begin_late("bentonville/militia", 4)
    me.open(match)
    clicker = AttackingClicker(me, server, match, 2)
    state = clicker.play(last_turn=5)
    assert state["view"]["turn"] == 5
    assert me.part("outcome").get_attribute("data-winner") == state["outcome"]["winner"]
    assert me.part("outcome").get_attribute("data-rule") == state["outcome"]["rule"]
    assert {"move", "yield", "declare", "stand"} <= clicker.kinds


def test_the_evening_and_night_of_pea_ridge_are_played_by_clicking_what_is_lit(me: Player, server: Server) -> None:
    match = server.begin_late("pea-ridge/militia-to-the-end", 8)
    me.open(match)
    clicker = AttackingClicker(me, server, match, 5)
    state = clicker.play(last_turn=9)
    # At the end of the night of turn 9 the objectives decide, or the second day begins.
    assert (state["outcome"] and state["outcome"]["rule"] == "A5A-13.3-b") or state["view"]["turn"] == 10
    assert {"move", "yield", "declare"} <= clicker.kinds


# --- why not


ATTEMPTS: Final = {
    "move": Attempts(
        MOVES,
        ["take u-x11"],
        [
            ("hex", "1107", "A5A-5.0-f"),
            ("rim", "1005", "A5A-4.3-b"),
            ("hex", "1206", "A5A-4.2-k"),
            ("hex", "0505", "A5A-4.2-g"),
            ("unit", "u-y31", "A5A-4.1-a"),
            ("unit", "c-hill", "A5A-4.2-k"),
        ],
    ),
    "attack": Attempts(COMBAT, ["fight"], [("type", "end", "A5A-6.1-a"), ("hex", "1310", "A5A-6.2.1-a")]),
    "declare": Attempts(
        COMBAT,
        ["fight", "attack 1206"],
        [
            ("unit", "u-x12", "A5A-6.2.1-f"),
            ("unit", "u-yart", "A5A-7.1-b"),
            ("unit", "u-xart", "A5A-7.1-j"),
            ("type", "resolve", "A5A-6.2.1-a"),
        ],
    ),
}


@pytest.mark.parametrize("case", ATTEMPTS.values(), ids=ATTEMPTS.keys())
def test_what_cannot_be_done_names_its_rule(careful: Player, server: Server, case: Attempts) -> None:
    match = bring(server, case.position, *case.played)
    careful.open(match)
    see_refusals(careful, server, match, case, careful.pick)


# --- a combat

PAIRS: Final = "() => [...document.querySelectorAll('[data-testid=pairs] tbody td')].map((one) => one.innerText.trim())"


@pytest.fixture
def fight(me: Player, server: Server) -> str:
    """An attack is declared by clicks, and not yet fought."""
    match = bring(server, COMBAT)
    me.open(match)
    me.push("primary", "fight")
    if me.kind() == "attack":
        me.pick("hex", "1206")
    if "with u-x11" in server.choices(match):
        me.pick("unit", "u-x11")
    assert server.actions(match)[-1] == "with u-x11"
    return match


def test_the_combat_panel_shows_what_the_table_foresees(me: Player, server: Server, fight: str) -> None:
    forecast = server.state(fight)["view"]["combat"]["forecast"]
    odds = me.part("odds").inner_text()
    assert forecast["initial"] in odds
    assert forecast["final"] in odds
    on_defender, on_attacker = forecast["on_defender"][-1]["results"], forecast["on_attacker"][-1]["results"]
    told = [f"{hit}{back}" for back in on_attacker for hit in on_defender]
    assert len(told) == 36
    assert [cell.replace(" ", "") for cell in me.page.evaluate(PAIRS)] == told


def test_every_shift_is_shown_with_its_rule(me: Player, server: Server) -> None:
    woods = "turn=2 step=yield seat=union marker=union-combat bound=u-x22 against=1409 u-x22:1309 c-loring:1409"
    match = bring(server, woods, "fight", "attack 1409", "with u-x22")
    me.open(match)
    shifts = server.state(match)["view"]["combat"]["forecast"]["shifts"]
    assert shifts
    odds = me.part("odds").inner_text()
    for shift in shifts:
        assert shift["rule"].removeprefix("A5A-") in odds


SEEN: Final = """() => {
  const text = (name) => document.querySelector(name)?.innerText ?? "";
  const all = [...document.querySelectorAll("[data-testid=board] .highlighted")];
  const highlighted = all.map((one) => `${one.ariaLabel} ${one.classList}`);
  const parts = ["whose", "prompt", "battle", "choices", "date"];
  return [...parts.map((name) => text(`[data-testid=${name}]`)), highlighted.sort()];
}"""


def test_a_reload_in_the_middle_of_a_combat_shows_the_same(me: Player, server: Server, fight: str) -> None:
    before = me.page.evaluate(SEEN)
    me.page.reload()
    me.settle()
    assert me.page.evaluate(SEEN) == before
    me.push("primary", "resolve")
    expect(me.part("volley")).to_be_visible()
    assert "resolve" in server.actions(fight)


def test_a_move_is_taken_back(me: Player, server: Server) -> None:
    match = bring(server, MOVES)
    me.open(match)
    me.pick("unit", "u-x11")
    me.pick("hex", "1105")
    assert server.actions(match) == ["take u-x11", "go 1105"]
    me.push("undo")
    assert server.actions(match)[-1:] in (["take u-x11"], [])


# --- what is laid over the map


@pytest.mark.parametrize(("overlay", "drawn"), [("z", ".zone"), ("n", "text"), ("l", ".in-sight")])
def test_overlays_show_something_while_their_key_is_held(me: Player, server: Server, overlay: str, drawn: str) -> None:
    me.open(bring(server, MOVES))
    spot = me.page.locator("[data-testid=board] [data-hex='1105']").bounding_box()
    assert spot
    me.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    me.page.keyboard.down(overlay)
    me.page.mouse.move(spot["x"] + spot["width"] / 2 + 1, spot["y"] + spot["height"] / 2)
    layer = me.page.locator("[data-testid=board] .overlay")
    layer.locator(drawn).first.wait_for(state="attached")
    me.page.keyboard.up(overlay)
    expect(layer.locator(drawn)).to_have_count(0)


# --- packs


def test_a_brought_pack_is_what_the_match_is_played_with(me: Player, tmp_path: Path) -> None:
    pack = json.loads(printed_pack("bentonville"))
    pack["units"][0]["label"] = "Zouaves"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(pack), encoding="utf-8")
    me.lobby()
    me.set_up("five-aprils")
    me.part("title-bentonville").click()
    me.part("pack").set_input_files(file)
    me.part("seat-confederate").select_option("me")
    me.part("start").click()
    me.match()
    me.settle()
    expect(me.part("board").get_by_text("Zouaves")).to_have_count(1)


# --- for everyone


def screens(me: Player, server: Server) -> Iterator[str]:
    me.lobby()
    me.set_up("five-aprils")
    me.part("title-gettysburg").click()
    yield "lobby"
    me.open(bring(server, MOVES))
    me.pick("unit", "u-x11")
    yield "move"
    me.open(bring(server, COMBAT, "fight", "attack 1206", "with u-x11"))
    me.part("pairs").wait_for()
    yield "combat"
    me.open(server.begin(scenario="battle", title="shiloh"))
    me.part("tab-war").click()
    yield "war"


def test_axe_finds_nothing(me: Player, server: Server) -> None:
    for screen in screens(me, server):
        assert violations(me.page) == [], screen


def test_a_phone_moves_a_unit_by_taps(phone: Player, server: Server) -> None:
    match = bring(server, f"{MOVES} u-x12:0906")
    phone.open(match)
    phone.pick("unit", "u-x12")
    phone.pick("unit", "u-x11")  # another one instead; only where it goes is asked twice
    phone.go("1105", "hex")
    assert server.actions(match) == ["take u-x12", "take u-x11", "go 1105"]


def test_a_phase_is_played_by_keyboard_alone(me: Player, server: Server) -> None:
    match = bring(server, MOVES)
    me.open(match)
    me.part("typed").focus()
    for key in ("Tab", "Enter"):
        me.page.keyboard.press(key)
    me.settle()
    assert server.actions(match) == ["take u-x11"]
