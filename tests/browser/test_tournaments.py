"""Tournaments in Chromium: announced, joined, started, played and watched; on a phone and on a desktop."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from longroll.hosts.server.callers import COOKIE
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.browser.axe import violations
from tests.hosts.club.table import ask
from tests.hosts.local_server import wait_until
from tests.hosts.people.browsers import Browser, ClubServer
from tests.hosts.tournaments.hall import Hall

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}
TITLES = {"en": "Tournaments", "fr": "Tournois", "es": "Torneos", "it": "Tornei"}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    prepare(file_url(tmp_path / "club.db"))
    server = ClubServer(tmp_path, file_url(tmp_path / "club.db"))
    yield Hall(server)
    server.stop()


def open_page(chromium: Chromium, browser: Browser, size: dict[str, int], language: str = "en") -> Page:
    """A page on which that person has signed in."""
    context = chromium.new_context(viewport=size)  # type: ignore[arg-type]
    context.add_cookies([{"name": COOKIE, "value": browser.token, "url": browser.origin}])
    context.add_init_script(f"""localStorage.longroll ??= '{{"language":"{language}"}}'""")
    page = context.new_page()
    page.goto(browser.origin)
    return page


def check(page: Page) -> None:
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tournament_from_its_announcement_to_its_end(chromium: Chromium, hall: Hall) -> None:
    olga = open_page(chromium, hall.olga, DESKTOP)
    olga.get_by_test_id("to-tournaments").click()
    olga.get_by_test_id("new-tournament").click()
    olga.get_by_test_id("tournament-name").fill("Autumn Cup")
    check(olga)
    olga.get_by_test_id("announce").click()
    expect(olga.get_by_test_id("organise")).to_be_visible()
    expect(olga.get_by_test_id("start")).to_be_disabled()
    tournament = olga.url.rpartition("/")[2]

    ann = open_page(chromium, hall.player("Ann"), PHONE)
    ann.get_by_test_id("to-tournaments").click()
    check(ann)
    ann.get_by_test_id("tournament").click()
    ann.get_by_test_id("join").click()
    expect(ann.get_by_test_id("standings")).to_contain_text("Ann")
    hall.join(tournament, "Bob")
    expect(olga.get_by_test_id("standings")).to_contain_text("Bob")  # without loading the page again
    olga.get_by_test_id("start").click()

    expect(ann.get_by_test_id("my-games")).to_contain_text("Bob")
    expect(ann.get_by_test_id("rounds").get_by_role("link")).to_have_text(re.compile("^Play"))
    expect(olga.get_by_test_id("rounds").get_by_role("link")).to_have_text(re.compile("^Watch"))
    check(ann)
    check(olga)
    ann.get_by_test_id("play-game").click()
    expect(ann.get_by_test_id("tournament-of")).to_have_text("Autumn Cup, round 1")
    ann.get_by_test_id("tournament-of").click()

    olga.get_by_role("button", name="Ann wins").click()
    for page in (ann, olga):
        expect(page.get_by_test_id("tournament-page")).to_have_attribute("data-status", "finished")
        expect(page.get_by_test_id("standings").locator("tbody tr").first).to_contain_text("Ann")
        expect(page.get_by_test_id("rounds")).to_contain_text("adjudicated")
        check(page)
        expect(page.get_by_test_id("winner")).to_have_text("Winner: Ann")
    expect(olga.get_by_test_id("crosstable")).to_be_visible()
    expect(ann.get_by_test_id("crosstable")).to_be_hidden()
    ann.context.close()
    olga.context.close()


def test_the_organiser_decides_a_game_whose_result_was_annulled(chromium: Chromium, hall: Hall) -> None:
    cup = hall.announce()
    hall.join(cup, "Ann", "Bob")
    hall.ask(hall.olga, cup, "start")
    (game,) = hall.open_games(cup)
    hall.resign(cup, game, game["second"])
    wait_until(lambda: hall.look(cup)["status"] == "finished")
    ask(hall.olga, "POST", f"/api/admin/matches/{game['match']}/annul", 204, reason="arranged")
    page = open_page(chromium, hall.olga, PHONE)
    page.goto(f"{hall.olga.origin}/#/tournament/{cup}")
    expect(page.get_by_test_id("rounds")).to_contain_text("annulled: the organiser decides")
    expect(page.get_by_test_id("adjudicate").get_by_role("button")).to_have_count(4)
    check(page)
    page.get_by_test_id("adjudicate").get_by_role("button", name="Not played").click()
    expect(page.get_by_test_id("adjudicate")).to_be_hidden()
    expect(page.get_by_test_id("rounds")).to_contain_text("0 : 0")
    page.context.close()


def test_a_ladder_and_a_season_in_every_language(chromium: Chromium, hall: Hall) -> None:
    ladder = hall.announce(kind="ladder", name="Hill", season="1862/63", bots=True)
    hall.enter_bots(ladder, 1)
    hall.join(ladder, "Ann")
    for language, title in TITLES.items():
        page = open_page(chromium, hall.players["Ann"], PHONE, language)
        page.goto(f"{hall.players['Ann'].origin}/#/tournaments")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        page.get_by_test_id("tournament").click()
        expect(page.get_by_test_id("reachable").get_by_role("button")).to_have_count(1)
        check(page)
        page.goto(f"{hall.players['Ann'].origin}/#/tournaments")
        page.get_by_role("link", name="1862/63").click()
        expect(page.get_by_test_id("tournaments-season")).to_contain_text("Hill")
        check(page)
        page.context.close()


@pytest.mark.parametrize("language", TITLES)
def test_the_form_of_a_tournament_fits_a_phone(chromium: Chromium, hall: Hall, language: str) -> None:
    page = open_page(chromium, hall.olga, PHONE, language)
    page.goto(f"{hall.olga.origin}/#/tournaments")
    page.get_by_test_id("new-tournament").click()
    kinds = page.get_by_test_id("tournament-kind")
    for kind in ("round-robin", "swiss", "knock-out", "ladder"):
        kinds.select_option(kind)
        check(page)
    page.context.close()


def test_a_ladder_says_what_leaving_costs_and_has_no_rounds(chromium: Chromium, hall: Hall) -> None:
    ladder = hall.announce(kind="ladder", name="Hill")
    hall.join(ladder, "Ann", "Bob")
    hall.ask(hall.players["Bob"], ladder, "challenge", key=f"@{hall.players['Ann'].me()['id']}")
    page = open_page(chromium, hall.players["Ann"], PHONE)
    expect(page.get_by_test_id("match")).to_contain_text("Hill · ")
    page.goto(f"{hall.players['Ann'].origin}/#/tournament/{ladder}")
    expect(page.get_by_test_id("tournament-page")).to_contain_text("A game lasts 14 days at most.")
    page.get_by_test_id("leave").click()
    expect(page.get_by_text("You can join again at the bottom.")).to_be_visible()
    check(page)
    page.context.close()
