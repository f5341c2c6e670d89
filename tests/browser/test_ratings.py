"""Ratings on the page: beside names, after a match, on profiles and as leaderboards; on a phone and on a desktop."""

import math
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from longroll.hosts.server.callers import COOKIE
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.browser.axe import violations
from tests.hosts.club.table import Table, ask
from tests.hosts.people.browsers import Browser as Client
from tests.hosts.people.browsers import ClubServer
from tests.hosts.ratings.place import write
from tests.service.ratings.matches import DAY, finished

CLOCK: Final = {"kind": "clock", "bank": 3600, "increment": 30}
PHONE, DESKTOP, WIDE = (390, 844), (1280, 800), (1920, 1080)
NAMES: Final = ["Cyd", "Dana", "Emil", "Fritz_von_Holstein"]
BOTS: Final = ["militia", "veteran", "crack:lee"]


class RatedClub(Table):
    """With 240 rated matches of the last half year."""

    def __init__(self, server: ClubServer) -> None:
        super().__init__(server)
        self.players = [f"@{one.me()['id']}" for one in (self.ann, self.bob, *map(server.member, NAMES))] + BOTS
        chance, start = Random(3), server.service.clock.now() - 180 * DAY
        matches = []
        for number in range(240):
            first, second = chance.sample(range(len(self.players)), 2)
            score = float(chance.random() < 0.5 + 0.08 * (second - first))
            pair = self.players[first], self.players[second]
            matches.append(finished(number, *pair, score=score, match=f"old{number}", at=start + number * DAY * 0.7))
        server.call(server.app.state.records.write(lambda connection: write(connection, matches)))
        server.call(server.app.state.ratings.count(math.inf))


@pytest.fixture(scope="module")
def rated_club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RatedClub]:
    folder: Path = tmp_path_factory.mktemp("rated")
    prepare(file_url(folder / "club.db"))
    server = ClubServer(folder, file_url(folder / "club.db"))
    yield RatedClub(server)
    server.stop()


def open_page(
    chromium: Browser, client: Client, address: str, size: tuple[int, int] = DESKTOP, language: str = "en"
) -> Page:
    """The page as somebody sees it who has signed in."""
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale=language)
    context.add_cookies([{"name": COOKIE, "value": client.token, "url": client.origin}])
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto(f"{client.origin}/{address}")
    return page


def fits(page: Page) -> bool:
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "en"), (WIDE, "it"), (PHONE, "es")])
def test_leaderboards(rated_club: RatedClub, chromium: Browser, size: tuple[int, int], language: str) -> None:
    page = open_page(chromium, rated_club.ann, "#/ratings", size, language)
    rows = page.get_by_test_id("leader")
    expect(rows).to_have_count(len(rated_club.players))
    ranks = [int(rows.nth(number).locator("td").first.inner_text()) for number in range(rows.count())]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1
    assert fits(page)
    assert violations(page) == []
    page.goto(f"{rated_club.ann.origin}/#/ratings/five-aprils.correspondence")
    expect(page.get_by_test_id("no-leaders")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_profile_has_its_ratings_and_their_course(
    rated_club: RatedClub, chromium: Browser, size: tuple[int, int]
) -> None:
    page = open_page(chromium, rated_club.bob, "#/player/Ann", size)
    expect(page.get_by_test_id("profile-ratings")).to_contain_text("no. ")
    expect(page.get_by_test_id("rating-plot").locator("polyline")).to_be_visible()
    page.get_by_text("Last games").click()
    expect(page.get_by_test_id("rating-plot").locator("tbody tr")).not_to_have_count(0)
    assert fits(page)
    assert violations(page) == []
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_rated_match_from_the_challenge_to_its_end(
    rated_club: RatedClub, chromium: Browser, size: tuple[int, int]
) -> None:
    challenge = rated_club.challenge(rated=True, pace=CLOCK, access="public")
    page = open_page(chromium, rated_club.bob, "#/", size)
    row = page.locator(f"[data-challenge='{challenge['id']}']")
    expect(row.get_by_test_id("rating")).to_be_visible()
    assert fits(page)
    rated_club.accept(challenge)
    match = rated_club.reveal(challenge)
    page.goto(f"{rated_club.bob.origin}/#/match/{match}")
    expect(page.get_by_test_id("match-bar").get_by_test_id("rating")).to_have_count(2)
    ask(rated_club.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    changes = page.get_by_test_id("match-ratings").first
    expect(changes).to_have_attribute("data-status", "counted")
    expect(changes).to_contain_text("Ann")
    expect(changes).to_contain_text("+")
    shown = changes.locator("li", has_text="Ann").locator("strong").inner_text()
    expect(page.get_by_test_id("match-bar")).to_contain_text(shown)
    assert violations(page) == []
    page.context.close()


def test_an_organiser_annuls_a_result(rated_club: RatedClub, chromium: Browser) -> None:
    match = rated_club.begin(rated=True, pace=CLOCK, access="public")
    ask(rated_club.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    olga = rated_club.server.member("Olga")
    rated_club.server.promote("Olga", "organiser")
    ann = open_page(chromium, rated_club.ann, "#/", PHONE)
    expect(ann.get_by_test_id("finished")).to_be_visible()
    page = open_page(chromium, olga, f"#/match/{match}")
    tools = page.get_by_test_id("organiser-tools").first
    tools.locator("summary").click()
    assert violations(page) == []
    page.get_by_test_id("annul-reason").first.fill("The wrong player sat at the screen.")
    page.get_by_test_id("annul").first.click()
    expect(page.get_by_test_id("match-ratings").first).to_contain_text("The wrong player sat at the screen.")
    expect(ann.get_by_test_id("toast")).to_contain_text("Result annulled: A House Divided against Bob")
    assert violations(ann) == []
    ann.context.close()
    page.context.close()


def test_a_rated_match_against_the_computer(rated_club: RatedClub, chromium: Browser) -> None:
    page = open_page(chromium, rated_club.ann, "#/", PHONE)
    page.get_by_test_id("challenge").first.click()
    page.get_by_test_id("opponent-bot").check()
    expect(page.get_by_test_id("rated")).to_be_disabled()
    page.get_by_test_id("pace-clock").check()
    page.get_by_test_id("rated").check()
    page.get_by_test_id("challenge-bot").select_option("militia")
    assert violations(page) == []
    page.get_by_test_id("send-challenge").click()
    expect(page.get_by_test_id("match-bar")).to_contain_text("Militia")
    expect(page.get_by_test_id("toast")).to_have_count(0)
    page.context.close()
