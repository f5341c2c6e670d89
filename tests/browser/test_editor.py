"""The pack editor: a pack corrected by clicks, its flaws in place, drafts, play, and a file that is no pack."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from longroll.games.five_aprils.pack import printed_pack
from longroll.games.packs import check_pack_text
from tests.browser.axe import violations
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import Server


def edit(player: Player, title: str) -> None:
    player.page.goto(f"{player.address}/#/editor")
    player.part(f"edit-{title}").click()
    player.page.wait_for_selector("[data-laid]")


def expect_flaws(player: Player, words: str) -> None:
    """The host has checked the pack as it is now."""
    expect(player.part("editor-state")).to_have_text(words)
    expect(player.part("editor-state")).to_have_attribute("data-check", "done")


def saved(player: Player) -> dict[str, Any]:
    with player.page.expect_download() as waiting:
        player.part("editor-save").click()
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert check_pack_text("pea-ridge", text) == []
    pack: dict[str, Any] = json.loads(text)
    return pack


def test_a_hex_and_a_counter_of_pea_ridge_are_corrected_by_clicks_and_played(newcomer: Player, server: Server) -> None:
    edit(newcomer, "pea-ridge")
    expect_flaws(newcomer, "Playable")
    # a hex that is a hill no more is still part of one: marked in its field, on the map and in the list, then undone
    newcomer.pick("hex", "3716")
    newcomer.part("field-terrain").select_option("clear")
    expect_flaws(newcomer, "One error")
    expect(newcomer.part("field-flaw")).to_have_text("3716 is clear, not a hill")
    expect(newcomer.page.locator("[data-testid=board] .edit-sign")).to_have_count(1)
    newcomer.part("panel-flaws").click()
    newcomer.part("flaw").click()
    expect(newcomer.part("field-hill")).to_be_focused()
    newcomer.page.keyboard.press("Control+z")
    expect_flaws(newcomer, "Playable")
    expect(newcomer.part("field-terrain")).to_have_value("hill")
    # what is meant: one hex, one counter
    newcomer.pick("hex", "3604")
    newcomer.part("field-terrain").select_option("clear")
    newcomer.pick("unit", "u-dodge")
    newcomer.part("field-attack").fill("5")
    expect_flaws(newcomer, "Playable")
    assert violations(newcomer.page) == []
    # the draft outlives the page
    newcomer.page.reload()
    newcomer.page.wait_for_selector("[data-laid]")
    expect(newcomer.part("editor-undo")).to_be_disabled()
    pack, printed = saved(newcomer), json.loads(printed_pack("pea-ridge"))
    assert "3604" in pack["map"]["terrain"]["clear"]
    assert pack["units"][4]["full"] == [5, 4, 4, 1]
    pack["map"]["terrain"]["clear"].remove("3604")
    pack["units"][4]["full"][0] = printed["units"][4]["full"][0]
    assert pack == printed
    # and is played
    newcomer.part("editor-play").click()
    newcomer.part("seat-confederate").select_option("guest")
    newcomer.part("play-start").click()
    match = newcomer.match()
    newcomer.settle()
    dodge = next(unit for unit in server.state(match)["view"]["units"] if unit["unit"] == "u-dodge")
    assert dodge["attack"] == 5
    board = server.client.get(f"/api/matches/{match}/board").json()
    assert "3604" in board["map"]["terrain"]["clear"]


def test_a_side_is_painted_and_a_unit_dragged_by_hand_and_keys_do_it_too(newcomer: Player) -> None:
    edit(newcomer, "pea-ridge")
    page = newcomer.page
    # a click near the edge of a hex means the side
    one, other = (newcomer.spot("hex", hex_) for hex_ in ("3906", "3907"))
    page.mouse.click((one["x"] + other["x"]) / 2, (one["y"] + other["y"]) / 2)
    expect(newcomer.part("selected")).to_have_text("Hexside 3906 – 3907")
    newcomer.part("field-water").select_option("creek")
    expect(newcomer.part("field-water-name")).to_have_value("creek 1")
    newcomer.part("paint-water").click()
    last = newcomer.spot("hex", "3908")
    page.mouse.click((other["x"] + last["x"]) / 2, (other["y"] + last["y"]) / 2)
    page.keyboard.press("Escape")
    expect_flaws(newcomer, "Playable")
    assert saved(newcomer)["map"]["water"][-1] == {
        "name": "creek 1",
        "kind": "creek",
        "sides": ["3906|3907", "3907|3908"],
    }
    # a counter is dragged to another hex
    newcomer.drag(("unit", "u-dodge"), ("hex", "4210"))
    expect(newcomer.part("field-setup")).to_have_value("4210")
    newcomer.part("editor-undo").click()
    expect(newcomer.part("field-setup")).to_have_value("4312")
    page.keyboard.press("Control+Shift+z")
    expect(newcomer.part("field-setup")).to_have_value("4210")
    # keys: from hex to hex, then to its fields
    page.locator("[data-testid=board] [role=application]").focus()
    page.keyboard.press("ArrowDown")
    expect(newcomer.part("selected")).to_have_text("Hex 4211")
    page.keyboard.press("Enter")
    expect(newcomer.part("field-terrain")).to_be_focused()


def test_a_damaged_file_is_told_in_one_sentence_and_nothing_is_lost(newcomer: Player, tmp_path: Path) -> None:
    edit(newcomer, "pea-ridge")
    newcomer.part("panel-turns").click()
    newcomer.page.get_by_label("1, Time", exact=True).fill("10:45")
    newcomer.page.goto(f"{newcomer.address}/#/editor")
    flawed = json.loads(printed_pack("pea-ridge"))
    flawed["map"]["lines"] = "gone"
    for text, why in (
        ("{ broken", "line 1, column 3: not JSON"),
        (json.dumps(flawed), 'map.lines: "gone" is not a list'),
    ):
        file = tmp_path / "mine.json"
        file.write_text(text, encoding="utf-8")
        newcomer.part("editor-file").set_input_files(file)
        expect(newcomer.part("editor-failed")).to_contain_text(
            f"mine.json is damaged or not a pack, and nothing was opened. {why}"
        )
    assert violations(newcomer.page) == []
    newcomer.part("draft-open").click()
    newcomer.part("panel-turns").click()
    expect(newcomer.page.get_by_label("1, Time", exact=True)).to_have_value("10:45")
    # a pack with flaws is opened, and its flaws are shown
    flawed["map"]["lines"] = []
    flawed["turns"][0]["day"] = "one"
    file = tmp_path / "flawed.json"
    file.write_text(json.dumps(flawed), encoding="utf-8")
    newcomer.page.goto(f"{newcomer.address}/#/editor")
    newcomer.part("editor-file").set_input_files(file)
    expect_flaws(newcomer, "One error")
    newcomer.part("editor-state").click()
    newcomer.part("flaw").click()
    expect(newcomer.page.get_by_label("1, Day", exact=True)).to_be_focused()


@pytest.mark.parametrize("nonsense", ["many", "99999"])
def test_a_draft_that_was_left_with_nonsense_in_it_is_opened_again(newcomer: Player, nonsense: str) -> None:
    edit(newcomer, "pea-ridge")
    newcomer.part("panel-map").click()
    last = newcomer.page.get_by_label("Last column, Value", exact=True)
    last.fill(nonsense)
    expect_flaws(newcomer, "One error")
    newcomer.page.reload()
    newcomer.page.wait_for_selector("[data-laid]")
    newcomer.part("panel-map").click()
    expect(last).to_have_value(nonsense)
    last.fill("45")
    expect_flaws(newcomer, "Playable")


def test_a_map_that_no_browser_can_draw_is_refused(newcomer: Player, tmp_path: Path) -> None:
    huge = json.loads(printed_pack("pea-ridge"))
    huge["map"]["columns"] = [31, 99999]
    file = tmp_path / "huge.json"
    file.write_text(json.dumps(huge), encoding="utf-8")
    newcomer.page.goto(f"{newcomer.address}/#/editor")
    newcomer.part("editor-file").set_input_files(file)
    expect(newcomer.part("editor-failed")).to_contain_text("huge.json is damaged or not a pack")


def test_a_line_and_a_box_of_a_house_divided_are_corrected_and_played(newcomer: Player, server: Server) -> None:
    newcomer.page.goto(f"{newcomer.address}/#/editor/house-divided")
    expect_flaws(newcomer, "Playable")
    newcomer.pick("box", "richmond")
    expect(newcomer.part("selected")).to_have_text("Richmond")
    newcomer.part("field-recruit-confederate").fill("4")
    expect_flaws(newcomer, "Playable")
    # a click on a line means the line; a river without a name is a flaw
    one, other = (newcomer.spot("box", box) for box in ("gettysburg", "harrisburg"))
    newcomer.page.mouse.click((one["x"] + other["x"]) / 2, (one["y"] + other["y"]) / 2)
    expect(newcomer.part("selected")).to_contain_text("Gettysburg – Harrisburg")
    newcomer.part("field-line-kind").select_option("river")
    expect_flaws(newcomer, "One error")
    expect(newcomer.part("field-river")).to_have_attribute("aria-invalid", "true")
    newcomer.part("editor-undo").click()
    expect_flaws(newcomer, "Playable")
    newcomer.part("editor-play").click()
    newcomer.part("seat-confederate").select_option("guest")
    newcomer.part("play-start").click()
    board = server.client.get(f"/api/matches/{newcomer.match()}/board").json()
    richmond = next(box for box in board["boxes"] if box["id"] == "richmond")
    assert richmond["recruit"]["confederate"] == 4


RAILWAY = """(id) => {
  const way = document.querySelector(`[data-testid=board] [data-railway="${id}"]`);
  const {x, y} = way.getPointAtLength(way.getTotalLength() / 2).matrixTransform(way.getScreenCTM());
  return {x, y};
}"""


def find(player: Player, words: str) -> None:
    player.part("editor-find").fill(words)
    player.part("editor-find").press("Enter")
    player.settle()


def click(player: Player, spot: dict[str, float]) -> None:
    player.page.mouse.click(spot["x"], spot["y"])


def test_a_city_and_a_table_of_the_civil_war_are_corrected_by_clicks_and_played(
    newcomer: Player, server: Server
) -> None:
    newcomer.page.goto(f"{newcomer.address}/#/editor")
    newcomer.part("edit-civil-war-standard").click()
    expect_flaws(newcomer, "Playable")
    # a port that is not on the coast: told at its field and on the map, then undone
    find(newcomer, "boston")
    expect(newcomer.part("selected")).to_have_text("Boston")
    newcomer.part("field-coastal").uncheck()
    expect_flaws(newcomer, "One error")
    expect(newcomer.part("field-flaw")).to_have_text("a port must be on the coast")
    expect(newcomer.page.locator("[data-testid=board] .edit-sign")).to_have_count(1)
    newcomer.page.keyboard.press("Control+z")
    expect_flaws(newcomer, "Playable")
    # one space, by a click on the map
    click(newcomer, newcomer.spot("space", "new-york"))
    expect(newcomer.part("selected")).to_have_text("New York")
    newcomer.part("field-production").fill("25")
    # one value of a table; what is no price is told in its cell, and the list leads there
    newcomer.part("panel-costs").click()
    price = newcomer.page.get_by_label("Union and Europe, infantry", exact=True)
    price.fill("0")
    expect_flaws(newcomer, "One error")
    expect(newcomer.part("field-flaw")).to_have_text("0 is not between 1 and 99")
    newcomer.part("panel-flaws").click()
    newcomer.part("flaw").click()
    expect(price).to_be_focused()
    price.fill("7")
    expect_flaws(newcomer, "Playable")
    assert violations(newcomer.page) == []
    # played: the map, the prices, and the reference card of the match
    newcomer.part("editor-play").click()
    newcomer.part("seat-confederate").select_option("guest")
    newcomer.part("play-start").click()
    match = newcomer.match()
    newcomer.settle()
    board = server.client.get(f"/api/matches/{match}/board").json()
    assert next(space for space in board["spaces"] if space["id"] == "new-york")["production"] == 25
    assert server.state(match)["view"]["costs"]["union"]["infantry"] == 7
    newcomer.part("rules").click()
    newcomer.part("open-card").first.click()
    row = newcomer.part("card").get_by_role("row", name="infantry 7 8")
    expect(row.first).to_be_visible()


def test_a_stack_is_dragged_and_a_railroad_and_a_border_are_clicked(newcomer: Player) -> None:
    newcomer.page.goto(f"{newcomer.address}/#/editor/civil-war-standard")
    expect_flaws(newcomer, "Playable")
    find(newcomer, "washington")
    newcomer.drag(("army", "washington"), ("space", "philadelphia"))
    expect(newcomer.part("field-space")).to_have_value("philadelphia")
    newcomer.part("editor-undo").click()
    expect(newcomer.part("field-space")).to_have_value("washington")
    click(newcomer, newcomer.page.evaluate(RAILWAY, "boston massachusetts"))
    expect(newcomer.part("selected")).to_have_text("Railroad: Boston – Massachusetts")
    newcomer.part("remove-railway").click()
    expect_flaws(newcomer, "Playable")
    # the only border of a city is gone: nobody can go there
    find(newcomer, "boston")
    newcomer.part("editor-panel").get_by_role("button", name="Massachusetts").first.click()
    expect(newcomer.part("selected")).to_have_text("Border: Boston – Massachusetts")
    newcomer.part("remove-border").click()
    expect_flaws(newcomer, "One error")
    find(newcomer, "boston")
    expect(newcomer.part("thing-flaws")).to_contain_text("it borders on no other space")
    newcomer.part("field-new-border").select_option("massachusetts")
    expect_flaws(newcomer, "Playable")


def test_flaws_are_told_in_the_language_that_is_set(new_player: NewPlayer) -> None:
    player = new_player(settings={"language": "fr"})
    player.page.goto(f"{player.address}/#/editor/civil-war-basic")
    expect_flaws(player, "Jouable")
    find(player, "boston")
    player.part("field-coastal").uncheck()
    expect(player.part("field-flaw")).to_have_text("un port doit être sur la côte")


def test_a_printed_pack_becomes_a_draft_when_it_is_changed(newcomer: Player) -> None:
    edit(newcomer, "pea-ridge")
    other = Player(newcomer.page.context.new_page(), newcomer.address)
    edit(other, "pea-ridge")
    for player, time in ((newcomer, "10:45"), (other, "11:15")):
        # what is only looked at can be loaded again
        player.page.reload()
        player.page.wait_for_selector("[data-laid]")
        player.part("panel-turns").click()
        player.page.get_by_label("1, Time", exact=True).fill(time)
        expect_flaws(player, "Playable")
    # each tab has a draft of its own
    for player, time in ((newcomer, "10:45"), (other, "11:15")):
        player.page.reload()
        player.page.wait_for_selector("[data-laid]")
        player.part("panel-turns").click()
        expect(player.page.get_by_label("1, Time", exact=True)).to_have_value(time)
    other.page.goto(f"{other.address}/#/editor")
    expect(other.part("draft")).to_have_count(2)
    # and the way back leads to what was opened before
    other.page.go_back()
    other.page.wait_for_selector("[data-laid]")
    other.part("panel-turns").click()
    expect(other.page.get_by_label("1, Time", exact=True)).to_have_value("11:15")
    other.page.close()


def test_a_scan_is_laid_under_the_grid_and_another_file_is_refused(newcomer: Player) -> None:
    edit(newcomer, "pea-ridge")
    newcomer.part("panel-scan").click()
    picture = newcomer.page.screenshot()
    newcomer.part("scan-file").set_input_files({"name": "map.png", "mimeType": "image/png", "buffer": picture})
    image = newcomer.page.locator("[data-testid=board] image")
    expect(image).to_have_attribute("href", re.compile("^blob:"))
    expect(image).to_have_attribute("transform", "translate(0 0) scale(1)")
    newcomer.part("scan-moving").uncheck()
    newcomer.page.get_by_role("button", name="right", exact=True).click()
    expect(image).to_have_attribute("transform", "translate(2 0) scale(1)")
    # what is no picture changes nothing
    newcomer.part("scan-file").set_input_files({"name": "map.txt", "mimeType": "text/plain", "buffer": b"a map"})
    expect(newcomer.part("toast")).to_contain_text("map.txt is not a picture that this browser can show.")
    expect(image).to_have_attribute("transform", "translate(2 0) scale(1)")
    newcomer.part("scan-remove").click()
    expect(image).to_have_count(0)
