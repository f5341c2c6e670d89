"""The page for everyone: by keyboard, by screen reader, by finger, on every width."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import JOURNALS, Server
from tests.browser.test_battle import ARMIES
from tests.browser.test_civil_war import MARCH

ATTACK: Final = [
    "march washington",
    "take u1",
    "go washington=manassas-junction",
    "take u2",
    "go washington=manassas-junction",
    "end",
    "at u1",
    "fire",
    "at c1",
]


# --- keyboard


def tab_to(me: Player, selector: str) -> None:
    for _ in range(60):
        if me.page.evaluate("(name) => !!document.activeElement?.matches(name)", selector):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not come to {selector}")


def enter(me: Player) -> None:
    me.page.keyboard.press("Enter")
    me.settle()


def enter_lit(me: Player) -> None:
    """Pick what is highlighted: the one in the tab order or, where that is what is at work already, another one."""
    tab_to(me, "[data-testid=board] .highlighted")
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        if me.page.evaluate("() => document.activeElement.matches('.highlighted:not(.selected)')"):
            break
        me.page.keyboard.press(key)
    assert me.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    enter(me)


def test_a_half_turn_is_played_by_keyboard_alone(me: Player, server: Server) -> None:
    match = server.begin(seed="keys")
    me.open(match)
    for _ in range(60):
        sight = me.look()
        if server.state(match)["to_move"] != "union":
            break
        if sight.chooser:
            enter(me)
        elif me.part("left").count():
            tab_to(me, "[data-testid=anyway]")
            enter(me)
        elif sight.primary and (sight.kind != "march" or len(server.actions(match)) > 2):
            tab_to(me, "[data-testid=primary]")
            enter(me)
        else:
            enter_lit(me)
    assert server.state(match)["to_move"] == "confederate"
    verbs = [action.split()[0] for action in server.actions(match)]
    assert {"march", "take", "end", "muster", "rest"} <= set(verbs)
    assert verbs[2] in ("go", "dig", "sail")


def test_keys_do_what_their_list_says(me: Player, server: Server) -> None:
    me.open(server.begin())
    me.page.keyboard.press("?")
    expect(me.part("dialog-keys")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.part("dialog-keys")).to_be_hidden()
    me.page.wait_for_function("() => document.activeElement === document.body")
    me.page.keyboard.press("b")
    expect(me.part("dialog-rules")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.part("dialog-rules")).to_be_hidden()
    me.page.wait_for_function("() => document.activeElement === document.body")
    me.page.keyboard.press("/")
    expect(me.part("typed")).to_be_focused()


# --- screens: a walk leads through some of them in one page


def in_lobby(me: Player, server: Server) -> Iterator[str]:
    server.begin(seed="listed")
    me.lobby()
    me.part("match").first.wait_for()
    yield "lobby"


def on_the_map(me: Player, server: Server) -> Iterator[str]:
    me.open(server.begin())
    yield "match"
    if not me.touch:  # nothing is typed on a phone
        me.type("march richmond")
        me.part("why").wait_for()
        yield "why-not"
        me.part("why").get_by_role("button", name="Close").click()
    me.pick("box", "washington")
    me.pick("unit", "u1")
    yield "march"
    me.part("rules").click()
    me.part("search-rules").fill("cavalry")
    yield "rules"
    me.page.keyboard.press("Escape")
    expect(me.part("dialog-rules")).to_be_hidden()
    me.part("menu").click()
    me.part("dialog-menu").wait_for()
    yield "menu"


def in_battle(me: Player, server: Server) -> Iterator[str]:
    me.open(server.bring_position(ARMIES, *ATTACK, seed="bull-run-0"))
    me.push("primary", "fire")
    expect(me.part("volley")).to_be_visible()
    yield "battle"
    if me.touch:  # its tabs cover the map, and the past is opened otherwise
        return
    for name in ("war", "log", "dice"):
        me.part(f"tab-{name}").click()
        yield name
    me.part("replay").click()
    me.part("scrubber").wait_for()
    yield "replay"


def at_the_end(me: Player, server: Server) -> Iterator[str]:
    me.open(server.bring_journal((JOURNALS / "house-divided" / "short-greedy.journal").read_text(encoding="utf-8")))
    me.part("outcome").wait_for()
    yield "end"


WALKS: Final = {"lobby": in_lobby, "map": on_the_map, "battle": in_battle, "end": at_the_end}
Walk = Callable[[Player, Server], Iterator[str]]
OUTSIDE: Final = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const parts = [...document.querySelectorAll("button, a, input:not(.unseen), select, h1, h2, p")]
    .filter((one) => !one.closest("[data-testid=board], .unseen") && !one.classList.contains("unseen"))
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .filter((one) => one.getBoundingClientRect().width > 0)
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1);
  const cut = parts.map((one) => one.outerHTML.slice(0, 200));
  return wide > 0 ? [`the page is ${wide} pixels too wide`, ...cut] : cut;
}"""


@pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS.keys())
def test_axe_finds_nothing_and_nothing_is_wider_than_a_large_screen(me: Player, server: Server, walk: Walk) -> None:
    for screen in walk(me, server):
        assert violations(me.page) == [], screen
        for width, height in ((1920, 1080), (1280, 800)):
            me.page.set_viewport_size({"width": width, "height": height})
            assert me.page.evaluate(OUTSIDE) == [], (screen, width)


@pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS.keys())
def test_nothing_is_wider_than_a_phone(phone: Player, server: Server, walk: Walk) -> None:
    for screen in walk(phone, server):
        assert phone.page.evaluate(OUTSIDE) == [], screen


# --- a phone


def test_a_phone_goes_from_the_lobby_to_a_march_by_taps(phone: Player, server: Server) -> None:
    phone.lobby()
    phone.set_up()
    phone.part("scenario-short").tap()
    phone.part("seat-confederate").select_option("me")
    phone.part("start").tap()
    match = phone.match()
    phone.settle()
    phone.page.get_by_role("button", name="East").tap()
    phone.settle()
    phone.pick("box", "washington")
    assert phone.kind() == "unit"
    phone.pick("unit", "u1")
    assert phone.kind() == "where"
    phone.go("gettysburg")
    assert server.actions(match) == ["march washington", "take u1", "go washington=baltimore=gettysburg"]


def test_a_place_that_can_be_reached_in_several_ways_asks_for_the_way(phone: Player, server: Server) -> None:
    match = server.begin()
    phone.open(match)
    phone.pick("box", "washington")
    phone.pick("unit", "u1")
    phone.pick("box", "baltimore")
    chooser = phone.part("chooser")
    assert chooser.get_by_role("heading").inner_text() == "Which way to Baltimore?"
    ways = [way.lower() for way in chooser.locator("[data-choice]").all_inner_texts()]
    assert ways == ["by railroad", "by sea"]
    phone.choose("sail baltimore")
    assert server.actions(match)[-1] == "sail baltimore"


FIELD: Final = "() => JSON.stringify(document.querySelector('[data-testid=board]').getBoundingClientRect())"


def test_the_map_of_a_phone_stays_where_it_is_while_choices_are_made(phone: Player, server: Server) -> None:
    phone.open(server.begin())
    before = phone.page.evaluate(FIELD)
    phone.pick("box", "washington")
    phone.pick("unit", "u1")
    phone.pick("box", "gettysburg")
    assert phone.part("primary").inner_text().startswith("Go to Gettysburg")
    assert phone.page.evaluate(FIELD) == before
    phone.push("primary")
    phone.part("tab-choices").tap()
    expect(phone.part("choices")).to_be_visible()
    assert phone.page.evaluate(FIELD) == before


# Whether what is at work, and something that may be picked, is on the part of the map that is shown.
IN_SIGHT: Final = """() => {
  const {left, right, top, bottom} = document.querySelector("[data-testid=board]").getBoundingClientRect();
  const highlighted = (which) => [...document.querySelectorAll(`[data-testid=board] .highlighted${which}`)];
  const isSeen = (one) => {
    const spot = one.getBoundingClientRect();
    const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  };
  return [".selected", ":not(.selected)"].every((which) => highlighted(which).some(isSeen));
}"""
WESTERN: Final = {
    "house-divided": (f"{ARMIES} u4:im:chicago", "march chicago"),
    "civil-war-standard": (MARCH, "from chicago"),
}


@pytest.mark.parametrize("title", WESTERN)
def test_the_map_of_a_phone_goes_to_where_the_question_is(phone: Player, server: Server, title: str) -> None:
    position, march = WESTERN[title]
    phone.open(server.bring_position(position, title=title))
    phone.page.get_by_role("button", name="East").tap()
    phone.part("tab-choices").tap()
    phone.part("choices").locator(f"[data-choice='{march}']").tap()
    expect(phone.part("prompt")).to_have_attribute("data-kind", "where")
    phone.page.wait_for_function(IN_SIGHT)


# How much of a battle sheet is empty, under what is in it.
EMPTY: Final = """() => {
  const sheet = document.querySelector("[data-testid=battle]").getBoundingClientRect();
  const last = document.querySelector("[data-testid=battle] > :last-child").getBoundingClientRect();
  return sheet.bottom - last.bottom;
}"""


def test_the_map_of_a_phone_shows_the_battle(phone: Player, server: Server) -> None:
    phone.open(server.bring_position(ARMIES, *ATTACK, "at c1", "fire", seed="bull-run-0"))
    assert phone.kind() == "stand"
    assert phone.page.evaluate(EMPTY) < 16
    phone.pick("box", "gordonsville")
    assert not phone.part("why").count()


# --- the lobby

RAW: Final = r"\b(title|game|scenario|side|player|preset|option|overlay|key)-[a-z]"


@pytest.mark.parametrize("language", ["en", "fr", "es", "it"])
def test_the_lobby_says_everything_in_words(new_player: NewPlayer, server: Server, language: str) -> None:
    me = new_player(settings={"language": language})
    match = server.bring_position(ARMIES)
    me.lobby()
    listed = me.page.locator(f"[data-match='{match}']")
    listed.wait_for()
    me.page.locator("[data-system=house-divided] svg .coast").wait_for()
    assert not re.findall(RAW, me.page.locator("main").inner_text())


def test_titles_of_one_system_share_a_card_and_what_the_page_cannot_show_has_none(
    newcomer: Player, server: Server
) -> None:
    ours = next(game for game in server.client.get("/api/games").json() if game["title"] == "house-divided")
    games = [ours, {**ours, "title": "another"}, {**ours, "title": "strange", "system": "unknown-to-the-page"}]
    newcomer.page.route("**/api/games", lambda route: route.fulfill(json=games))
    newcomer.page.route(
        "**/api/games/another/board", lambda route: route.fulfill(json={"boxes": [], "lines": [], "turns": []})
    )
    newcomer.lobby()
    with newcomer.page.expect_request("**/api/matches") as asked:
        newcomer.part("play").click()
    assert '"title":"house-divided"' in (asked.value.post_data or "")
    newcomer.match()
    newcomer.lobby()
    newcomer.set_up()
    newcomer.part("title-another").click()
    expect(newcomer.page.locator("[data-system]")).to_have_count(1)
    with newcomer.page.expect_request("**/api/matches") as asked:
        newcomer.part("start").click()
    assert '"title":"another"' in (asked.value.post_data or "")


def test_the_rulebook_is_in_the_language_that_is_set(new_player: NewPlayer, server: Server) -> None:
    me = new_player(settings={"language": "fr"})
    me.open(server.begin())
    me.part("rules").click()
    expect(me.part("dialog-rules").get_by_role("heading", name="1.0 Matériel")).to_be_visible()
