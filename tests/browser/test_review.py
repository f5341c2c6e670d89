"""What a hostile reviewer found: moments, short screens, slow tables, hasty clicks, other languages."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.test_battle import ARMIES
from tests.browser.test_everyone import ATTACK
from tests.browser.test_table import MARCH

# --- the past


def at(me: Player, moment: int) -> None:
    """The address, the scrubber and the log agree on the moment."""
    me.page.wait_for_url(re.compile(f"/at/{moment}$"))
    expect(me.part("scrubber")).to_have_value(str(moment))
    until = re.compile(f"^({'|'.join(map(str, range(moment + 1)))})$")
    expect(me.part("log-line").first).to_have_attribute("data-number", until)


@pytest.fixture
def past(regular: Player, server: Server) -> str:
    match = server.bring_position(ARMIES, *ATTACK, "at c1", seed="bull-run-0")
    regular.open(match)
    regular.part("tab-log").click()
    regular.part("replay").click()
    at(regular, 10)
    return match


def test_every_link_to_a_moment_leads_there(regular: Player, past: str) -> None:
    regular.page.locator("[data-number='8'] a.moment").first.click()
    at(regular, 8)
    regular.page.goto(f"{regular.address}/#/match/{past}/at/5")
    at(regular, 5)
    regular.page.go_back()
    at(regular, 8)
    regular.page.goto(f"{regular.address}/#/match/{past}/at/999")
    at(regular, 10)


def test_the_past_grows_with_the_match(regular: Player, server: Server, past: str) -> None:
    scrubber = regular.part("scrubber")
    expect(scrubber).to_have_attribute("max", "10")
    server.act(past, "fire")
    expect(scrubber).to_have_attribute("max", "11")
    expect(scrubber).to_have_value("10")


def test_many_clicks_on_play_run_the_past_once(regular: Player, past: str) -> None:
    me = regular
    me.page.goto(f"{me.address}/#/match/{past}/at/0")
    at_start = me.part("scrubber")
    expect(at_start).to_have_value("0")
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/moments/" in request.url:
            asked.append(request.url)

    me.page.on("request", note)
    for _ in range(7):
        me.part("run").click()
    me.page.wait_for_url(re.compile("/at/10$"))
    me.page.remove_listener("request", note)
    assert len(asked) == len(set(asked)) == 10


def test_the_dice_of_the_past_are_those_rolled_by_then(regular: Player, past: str) -> None:
    regular.part("tab-dice").click()
    expect(regular.page.locator(".statistics section").nth(1)).to_contain_text("1 die rolled")
    regular.page.goto(f"{regular.address}/#/match/{past}/at/6")
    expect(regular.page.locator(".statistics section").nth(1)).to_contain_text("No dice rolled yet")


def test_a_moment_that_cannot_be_read_leads_to_its_match_and_is_said(me: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    me.page.goto(f"{me.address}/#/match/{match}/at/abc")
    me.settle()
    expect(me.part("toast")).to_contain_text("can’t be read")
    expect(me.page).to_have_title("A House Divided – Longroll")


# --- two tabs


def test_forced_choices_are_made_once_and_in_silence(me: Player, server: Server) -> None:
    lone = "campaign turn=2 side=union step=march marches=1 u1:im:washington c1:im:manassas-junction c2:im:richmond"
    match = server.bring_position(lone, seed="bull-run-0")
    other = Player(me.page.context.new_page(), server.address)
    me.open(match)
    other.open(match)
    me.pick("box", "washington")
    assert me.kind() == "where"  # the only unit was taken by the page
    me.pick("box", "manassas-junction")
    expect(other.part("prompt")).to_have_attribute("data-kind", me.kind())
    me.push("primary", "end")
    expect(me.part("prompt")).to_have_attribute("data-kind", "fire")
    expect(other.part("prompt")).to_have_attribute("data-kind", "fire")
    for player in (me, other):
        assert player.part("toast").count() == 0
    assert server.actions(match)[-1] == "at u1"


# --- the position without the map


def test_the_order_of_battle_says_who_stands_where_and_answers_why_not(regular: Player, server: Server) -> None:
    regular.open(server.bring_position(MARCH))
    regular.part("tab-war").click()
    order = regular.part("order")
    washington = order.locator("li", has_text="Washington")
    expect(washington).to_contain_text("Union: 2 militia infantry")
    expect(washington).to_contain_text("controlled by the Union")
    washington.locator("summary").press("Enter")
    washington.locator("[data-soldier=u1]").press("Enter")
    expect(regular.part("prompt")).to_have_attribute("data-kind", "where")
    regular.push("undo")
    regular.push("undo")
    regular.part("order-empty").locator("> summary").press("Enter")
    order.locator("[data-place=harrisburg]").press("Enter")
    regular.page.wait_for_selector('[data-testid=why][data-rule="AHD-4.0-c"]')


def test_the_map_names_every_place(me: Player, server: Server) -> None:
    unnamed = """() => [...document.querySelectorAll("[data-testid=board] [data-box]")].map((one) => one.dataset.box)
      .filter((box) => !document.querySelector(`[data-testid=board] .name[data-name="${box}"]`))"""
    for width, height in ((1280, 800), (1440, 900), (1366, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.open(server.begin())
        assert me.page.evaluate(unnamed) == []


# --- short screens

HIDDEN: Final = """() => [...document.querySelectorAll("aside button, aside [data-testid=volley] li, aside input")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => {
    one.scrollIntoView({block: "center"});
    const {left, top, width, height} = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(hit && (one.contains(hit) || hit.contains(one)));
  }).map((one) => one.outerHTML.slice(0, 120))"""


def test_all_of_the_battle_panel_can_be_reached(me: Player, server: Server) -> None:
    for width, height in ((844, 390), (640, 400), (1280, 600), (1366, 650), (1280, 800)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.open(server.bring_position(ARMIES, *ATTACK, seed="bull-run-0"))
        me.push("primary", "fire")
        expect(me.part("volley")).to_be_attached()
        for name in ("choices", "war", "log", "dice"):
            me.part(f"tab-{name}").click()
            assert me.page.evaluate(HIDDEN) == [], (width, name)


def test_the_drawer_of_a_phone_stays_under_the_bar(phone: Player, server: Server) -> None:
    for width, height in ((390, 844), (390, 664), (320, 568)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.open(server.bring_position(ARMIES, *ATTACK, seed="bull-run-0"))
        see_drawer(phone)


def see_drawer(me: Player) -> None:
    before = me.page.locator("[data-testid=board]").bounding_box()
    me.part("tab-war").tap()
    drawer, bar = me.page.locator("#tab-panel").bounding_box(), me.page.locator("header.bar").bounding_box()
    prompt = me.page.locator("section.prompt").bounding_box()
    assert drawer
    assert bar
    assert prompt
    assert drawer["y"] >= bar["y"] + bar["height"]
    assert abs(drawer["y"] + drawer["height"] - prompt["y"]) < 3
    assert drawer["height"] > 150
    assert me.page.locator("[data-testid=board]").bounding_box() == before


# --- why not, as long as it is asked


def hold(me: Player, address: str) -> list[Route]:
    """Requests that are answered only when the test lets them go."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    me.page.route(address, keep)
    return held


def cut(me: Player, address: str) -> Callable[[], None]:
    """Requests that fail until the test mends the line. Nothing is unrouted: requests on their way would be lost."""
    broken = True

    def answer(route: Route) -> None:
        route.abort() if broken else route.continue_()

    def mend() -> None:
        nonlocal broken
        broken = False

    me.page.route(address, answer)
    return mend


def test_the_answer_goes_with_its_question(regular: Player, server: Server) -> None:
    match = server.bring_position(MARCH, "march washington")
    regular.open(match)
    why = regular.part("why")
    regular.type("march richmond")
    expect(why).to_be_visible()
    server.client.post(f"/api/matches/{match}/undo", json={"version": server.state(match)["version"], "seat": "union"})
    expect(why).to_have_count(0)
    regular.pick("box", "harrisburg")
    expect(why).to_be_visible()
    regular.part("replay").click()
    regular.part("scrubber").wait_for()
    expect(why).to_have_count(0)


def test_the_answer_and_the_map_speak_the_language_that_is_chosen_last(me: Player, server: Server) -> None:
    me.open(server.bring_position(MARCH))
    me.part("theatres").get_by_role("button", name="East").click()
    me.pick("box", "harrisburg")
    expect(me.part("why")).to_be_visible()
    me.page.wait_for_timeout(300)
    stage = "() => document.querySelector('.board-stage').style.transform"
    before = me.page.evaluate(stage)
    held = hold(me, "**/catalogues/house-divided/fr.ftl")
    me.part("menu").click()
    me.part("language").select_option("fr")
    me.part("language").select_option("es")
    expect(me.part("undo")).to_have_text("Deshacer")
    held[0].continue_()
    me.page.wait_for_timeout(500)
    expect(me.part("undo")).to_have_text("Deshacer")
    expect(me.part("why")).to_contain_text("¿Por qué no?")
    expect(me.part("theatres").get_by_role("button", name="Este", exact=True)).to_be_attached()
    me.settle()
    assert me.page.evaluate(stage) == before


# --- a slow table, and none


def test_a_slow_table_is_waited_for_in_words(me: Player, server: Server) -> None:
    me.open(server.bring_position(MARCH))
    held = hold(me, "**/actions")
    me.part("choices").locator("[data-choice='march washington']").click()
    expect(me.part("waiting")).to_contain_text("Waiting for the server")
    held[0].continue_()
    expect(me.part("waiting")).to_have_count(0)
    expect(me.part("prompt")).to_have_attribute("data-kind", "unit")


def test_a_match_is_opened_as_soon_as_the_table_answers(me: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    me.lobby()
    mend = cut(me, f"**/api/matches/{match}")
    me.page.goto(f"{me.address}/#/match/{match}")
    expect(me.part("failed")).to_contain_text("Can’t reach the server")
    mend()
    me.part("try-again").click()
    me.settle()
    assert me.kind() == "march"


def test_a_language_that_could_not_be_learned_is_learned_later(me: Player, server: Server) -> None:
    me.open(server.bring_position(MARCH))
    mend = cut(me, "**/catalogues/**")
    me.part("menu").click()
    me.part("language").select_option("it")
    expect(me.part("toast")).to_be_visible()
    mend()
    expect(me.part("undo")).to_have_text("Annulla mossa")


# --- hasty hands


def test_enter_after_a_click_on_the_map_presses_a_coloured_button_and_gives_nothing_up(
    careful: Player, server: Server
) -> None:
    me = careful
    for position, coloured in (
        (MARCH, False),
        ("campaign turn=2 side=union step=march marches=2 c1:im:richmond", True),
    ):
        match = server.bring_position(position)
        me.open(match)
        button = me.part("primary")
        assert bool(re.search(r"\bprimary\b", button.get_attribute("class") or "")) == coloured
        me.pick("box", "harrisburg")
        me.part("why").wait_for()
        me.page.keyboard.press("Enter")
        me.settle()
        assert server.actions(match) == (["end"] if coloured else [])
        if not coloured:  # the second click of a double one is not meant for what follows
            button.dblclick()
            me.settle()
            assert server.actions(match) == ["end"]


def test_a_double_click_takes_a_unit_once(regular: Player, server: Server) -> None:
    match = server.bring_position(
        "campaign turn=2 side=union step=march marches=2 u1:im:washington c1:im:richmond", "march washington"
    )
    regular.open(match)
    assert regular.kind() == "where"
    regular.push("undo")
    spot = regular._reach("unit", "u1")
    regular.page.mouse.dblclick(spot["x"], spot["y"])
    regular.settle()
    expect(regular.part("prompt")).to_have_attribute("data-kind", "where")
    regular.page.wait_for_timeout(600)
    assert regular.kind() == "where"


def test_what_is_typed_leaves_the_map_as_it_is_and_capitals_do_not_matter(me: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    me.open(match)
    me.part("menu").click()
    me.part("overlay-rail").click()
    me.part("close-menu").click()
    stage = me.page.locator("[data-overlay]")
    expect(stage).to_have_attribute("data-overlay", "rail")
    me.part("typed").press_sequentially("WASHINGTON: 2 Militia")
    expect(me.part("choices").locator("[data-choice]")).to_have_count(1)
    expect(stage).to_have_attribute("data-overlay", "rail")
    me.type("March WASHINGTON")
    assert server.actions(match) == ["march washington"]
    me.page.locator("body").focus()
    me.page.evaluate("() => document.activeElement?.blur()")
    me.page.keyboard.down("c")
    expect(stage).to_have_attribute("data-overlay", "control")
    me.page.keyboard.up("c")
    expect(stage).to_have_attribute("data-overlay", "rail")
