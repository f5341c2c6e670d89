"""What a hostile reviewer found: moments, short screens, slow tables, hasty clicks, other languages."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Request, Route, expect

from tests.browser.player import Player
from tests.browser.server import JOURNALS, Server
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
def past(me: Player, server: Server) -> str:
    match = server.bring_position(ARMIES, *ATTACK, "at c1", seed="bull-run-0")
    me.open(match)
    me.part("tab-log").click()
    me.part("replay").click()
    at(me, 10)
    return match


def test_every_link_to_a_moment_leads_there(me: Player, past: str) -> None:
    me.page.locator("[data-number='8'] a.moment").first.click()
    at(me, 8)
    me.page.goto(f"{me.address}/#/match/{past}/at/5")
    at(me, 5)
    me.page.go_back()
    at(me, 8)
    me.page.goto(f"{me.address}/#/match/{past}/at/999")
    at(me, 10)


def test_the_past_grows_with_the_match(me: Player, server: Server, past: str) -> None:
    scrubber = me.part("scrubber")
    expect(scrubber).to_have_attribute("max", "10")
    server.act(past, "fire")
    expect(scrubber).to_have_attribute("max", "11")
    expect(scrubber).to_have_value("10")


def test_many_clicks_on_play_run_the_past_once(me: Player, past: str) -> None:
    me.page.goto(f"{me.address}/#/match/{past}/at/0")
    at_start = me.part("scrubber")
    expect(at_start).to_have_value("0")
    expect(me.part("replay-bar").locator(".head .quiet")).to_have_text("action 0 of 10")
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


def test_the_dice_of_the_past_are_those_rolled_by_then(me: Player, past: str) -> None:
    me.part("tab-dice").click()
    expect(me.page.locator(".statistics section").nth(1)).to_contain_text("1 die rolled")
    me.page.goto(f"{me.address}/#/match/{past}/at/6")
    expect(me.page.locator(".statistics section").nth(1)).to_contain_text("No dice rolled yet")


def test_a_moment_that_cannot_be_read_leads_to_its_match_and_is_said(newcomer: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    newcomer.page.goto(f"{newcomer.address}/#/match/{match}/at/abc")
    newcomer.settle()
    expect(newcomer.part("toast")).to_contain_text("can’t be read")
    expect(newcomer.page).to_have_title("A House Divided – Longroll")


# --- two tabs


def test_forced_choices_are_made_once_and_in_silence(newcomer: Player, server: Server) -> None:
    lone = "campaign turn=2 side=union step=march marches=1 u1:im:washington c1:im:manassas-junction c2:im:richmond"
    match = server.bring_position(lone, seed="bull-run-0")
    other = Player(newcomer.page.context.new_page(), server.address)
    newcomer.open(match)
    other.open(match)
    newcomer.pick("box", "washington")
    assert newcomer.kind() == "where"  # the only unit was taken by the page
    newcomer.pick("box", "manassas-junction")
    expect(other.part("prompt")).to_have_attribute("data-kind", newcomer.kind())
    newcomer.push("primary", "end")
    expect(newcomer.part("prompt")).to_have_attribute("data-kind", "fire")
    expect(other.part("prompt")).to_have_attribute("data-kind", "fire")
    for player in (newcomer, other):
        assert player.part("toast").count() == 0
    assert server.actions(match)[-1] == "at u1"


# --- the position without the map


def test_the_order_of_battle_says_who_stands_where_and_answers_why_not(me: Player, server: Server) -> None:
    me.open(server.bring_position(MARCH))
    me.part("tab-war").click()
    order = me.part("order")
    washington = order.locator("li", has_text="Washington")
    expect(washington).to_contain_text("Union: 2 militia infantry")
    expect(washington).to_contain_text("controlled by the Union")
    washington.locator("summary").press("Enter")
    washington.locator("[data-soldier=u1]").press("Enter")
    expect(me.part("prompt")).to_have_attribute("data-kind", "where")
    me.push("undo")
    me.push("undo")
    me.part("order-empty").locator("> summary").press("Enter")
    order.locator("[data-place=harrisburg]").press("Enter")
    me.page.wait_for_selector('[data-testid=why][data-rule="AHD-4.0-c"]')


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
    for width, height in ((390, 664), (320, 568), (390, 844)):
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


# Where the map lies once it has not moved from one frame to the next.
RESTING: Final = """() => new Promise((go) => {
  const place = () => document.querySelector(".board-stage").style.transform;
  let last = "";
  const look = () => {
    if (place() && place() === last) return go(last);
    last = place();
    requestAnimationFrame(look);
  };
  look();
})"""
# What has arrived has been read, and is painted.
AFTERWARDS: Final = "() => new Promise((go) => setTimeout(() => requestAnimationFrame(() => setTimeout(go))))"


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


def test_the_answer_goes_with_its_question(me: Player, server: Server) -> None:
    match = server.bring_position(MARCH, "march washington")
    me.open(match)
    why = me.part("why")
    me.type("march richmond")
    expect(why).to_be_visible()
    server.client.post(f"/api/matches/{match}/undo", json={"version": server.state(match)["version"], "seat": "union"})
    expect(why).to_have_count(0)
    me.pick("box", "harrisburg")
    expect(why).to_be_visible()
    me.part("replay").click()
    me.part("scrubber").wait_for()
    expect(why).to_have_count(0)


def test_the_answer_and_the_map_speak_the_language_that_is_chosen_last(newcomer: Player, server: Server) -> None:
    newcomer.open(server.bring_position(MARCH))
    newcomer.part("theatres").get_by_role("button", name="East").click()
    newcomer.pick("box", "harrisburg")
    expect(newcomer.part("why")).to_be_visible()
    stage = "() => document.querySelector('.board-stage').style.transform"
    before = newcomer.page.wait_for_function(RESTING).json_value()
    held = hold(newcomer, "**/catalogues/house-divided/fr.ftl")
    newcomer.part("menu").click()
    newcomer.part("language").select_option("fr")
    newcomer.part("language").select_option("es")
    expect(newcomer.part("undo")).to_have_text("Deshacer")
    with newcomer.page.expect_request_finished(lambda request: request.url.endswith("/fr.ftl")):
        held[0].continue_()
    newcomer.page.evaluate(AFTERWARDS)
    assert newcomer.part("undo").text_content() == "Deshacer"
    expect(newcomer.part("why")).to_contain_text("¿Por qué no?")
    expect(newcomer.part("theatres").get_by_role("button", name="Este", exact=True)).to_be_attached()
    newcomer.settle()
    assert newcomer.page.evaluate(stage) == before


# --- a slow table, and none


def test_a_slow_table_is_waited_for_in_words(newcomer: Player, server: Server) -> None:
    newcomer.open(server.bring_position(MARCH))
    held = hold(newcomer, "**/actions")
    newcomer.part("choices").locator("[data-choice='march washington']").click()
    expect(newcomer.part("waiting")).to_contain_text("Waiting for the server")
    held[0].continue_()
    expect(newcomer.part("waiting")).to_have_count(0)
    expect(newcomer.part("prompt")).to_have_attribute("data-kind", "unit")


def test_a_match_is_opened_as_soon_as_the_table_answers(newcomer: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    newcomer.lobby()
    mend = cut(newcomer, f"**/api/matches/{match}")
    newcomer.page.goto(f"{newcomer.address}/#/match/{match}")
    expect(newcomer.part("failed")).to_contain_text("Can’t reach the server")
    mend()
    newcomer.part("try-again").click()
    newcomer.settle()
    assert newcomer.kind() == "march"


def test_a_language_that_could_not_be_learned_is_learned_later(newcomer: Player, server: Server) -> None:
    newcomer.open(server.bring_position(MARCH))
    mend = cut(newcomer, "**/catalogues/**")
    newcomer.part("menu").click()
    newcomer.part("language").select_option("it")
    expect(newcomer.part("toast")).to_be_visible()
    mend()
    expect(newcomer.part("undo")).to_have_text("Annulla mossa")


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
        if not coloured:  # it asks what is left, and the second click of a double one is no answer
            button.dblclick()
            expect(me.part("left")).to_be_visible()
            assert server.actions(match) == []


def test_a_double_click_takes_a_unit_once(me: Player, server: Server) -> None:
    match = server.bring_position(
        "campaign turn=2 side=union step=march marches=2 u1:im:washington c1:im:richmond", "march washington"
    )
    me.open(match)
    assert me.kind() == "where"
    me.push("undo")
    spot = me._reach("unit", "u1")
    me.page.mouse.dblclick(spot["x"], spot["y"])
    me.settle()
    expect(me.part("prompt")).to_have_attribute("data-kind", "where")
    me.page.evaluate(AFTERWARDS)
    me.settle()
    assert me.kind() == "where"


# The clock of the page stands still, or is so many milliseconds later.
STOP_CLOCK: Final = "() => { window.stopped = performance.now(); performance.now = () => window.stopped; }"
PUT_CLOCK_ON: Final = "(more) => (window.stopped += more)"


def test_a_click_on_what_was_lit_a_moment_ago_asks_nothing(newcomer: Player, server: Server) -> None:
    newcomer.open(server.bring_position(f"{MARCH} u3:im:baltimore"))
    asked: list[str] = []
    newcomer.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2].partition("?")[0]))
    newcomer.page.evaluate(STOP_CLOCK)
    newcomer.pick("box", "washington")
    assert newcomer.kind() == "unit"
    newcomer.pick("unit", "u3")
    assert asked == ["actions"]
    newcomer.page.evaluate(PUT_CLOCK_ON, 1000)
    newcomer.pick("unit", "u3")
    expect(newcomer.part("why")).to_have_attribute("data-rule", "AHD-4.0-d")


def test_what_is_refused_after_the_match_has_moved_on_is_not_said(newcomer: Player, server: Server) -> None:
    match = server.bring_position("campaign turn=2 side=union step=march marches=2 u1:im:washington c1:im:richmond")
    newcomer.open(match)
    held = hold(newcomer, "**/preview?*")
    newcomer.drag(("unit", "u1"), ("box", "manassas-junction"), drop=False)
    server.act(match, "end")
    expect(newcomer.part("prompt")).to_have_attribute("data-kind", "promote")
    with newcomer.page.expect_response("**/preview?*") as answer:
        held.pop().continue_()
    assert answer.value.status == 422
    newcomer.page.evaluate(AFTERWARDS)
    assert newcomer.part("why").count() == 0


def test_what_is_typed_leaves_the_map_as_it_is_and_capitals_do_not_matter(newcomer: Player, server: Server) -> None:
    match = server.bring_position(MARCH)
    newcomer.open(match)
    newcomer.part("menu").click()
    newcomer.part("overlay-rail").click()
    newcomer.part("close-menu").click()
    stage = newcomer.page.locator("[data-overlay]")
    expect(stage).to_have_attribute("data-overlay", "rail")
    newcomer.part("typed").press_sequentially("WASHINGTON: 2 Militia")
    expect(newcomer.part("choices").locator("[data-choice]")).to_have_count(1)
    expect(stage).to_have_attribute("data-overlay", "rail")
    newcomer.type("March WASHINGTON")
    assert server.actions(match) == ["march washington"]
    newcomer.page.locator("body").focus()
    newcomer.page.evaluate("() => document.activeElement?.blur()")
    newcomer.page.keyboard.down("c")
    expect(stage).to_have_attribute("data-overlay", "control")
    newcomer.page.keyboard.up("c")
    expect(stage).to_have_attribute("data-overlay", "rail")


# --- what opens stays in sight


def test_the_options_of_a_game_come_into_sight_and_the_keyboard_goes_on_in_them(newcomer: Player) -> None:
    newcomer.lobby()
    for system in ("american-civil-war", "house-divided"):
        newcomer.set_up(system)
        card = newcomer.page.locator(f"[data-system={system}]")
        expect(card.get_by_role("heading").first).to_be_in_viewport()
        expect(card.get_by_role("radio").first).to_be_focused()


def test_what_comes_after_a_game_stays_in_sight_on_a_phone(phone: Player, server: Server) -> None:
    journal = (JOURNALS / "bentonville" / "militia.journal").read_text(encoding="utf-8")
    phone.open(server.bring_journal(journal))
    expect(phone.part("play-again")).to_be_in_viewport(ratio=1)


def test_a_page_that_the_server_no_longer_has_is_replaced_when_it_misses_a_part(newcomer: Player) -> None:
    newcomer.lobby()
    page = newcomer.page
    page.evaluate("() => (window.former = true)")
    page.route(re.compile(r"/assets/Learn-[^/]*[.]js$"), lambda route: route.fulfill(status=404))
    home = f"{newcomer.address}/"
    page.goto(f"{home}#/learn")
    expect(page.locator(".failed")).to_be_visible()
    assert page.evaluate("() => window.former")  # the server has no other page
    page.goto(f"{home}#/")
    page.route(home, answer_with_newer_page)
    page.goto(f"{home}#/learn")
    page.wait_for_function("() => !window.former")


def answer_with_newer_page(route: Route) -> None:
    """The page asks what the server has; a navigation gets the page itself."""
    if route.request.resource_type == "fetch":
        route.fulfill(body="<script type='module' src='/assets/newer.js'></script>")
    else:
        route.continue_()
