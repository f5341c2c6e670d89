"""The archive and the page of moderators in Chromium: found, read, pressed, on a phone and on a desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from longroll.hosts.server.callers import COOKIE
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.browser.axe import violations
from tests.hosts.club.table import Table, ask
from tests.hosts.people.browsers import ClubServer

LANGUAGES = {"en": "Archive", "fr": "Archives", "es": "Archivo", "it": "Archivio"}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """Ann, Bob and Olga, an organiser; two finished matches, one of them private; a report."""
    folder: Path = tmp_path_factory.mktemp("club")
    prepare(file_url(folder / "club.db"))
    server = ClubServer(folder, file_url(folder / "club.db"))
    table = Table(server)
    for access in ("public", "private"):
        match = table.begin(
            access=access, rated=access == "public", pace={"kind": "clock", "bank": 600, "increment": 5}
        )
        ask(table.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    ask(table.ann, "POST", "/api/reports", 204, person="Bob", match=match, text="He left in the middle of the game.")
    server.member("Olga")
    server.promote("Olga", "organiser")
    yield table
    server.stop()


def open_page(chromium: Browser, table: Table, place: str, who: int, width: int = 1280, language: str = "en") -> Page:
    """`who`: the number of a browser of the club; Ann is the first."""
    context = chromium.new_context(viewport={"width": width, "height": 844}, locale=language)
    address = f"http://127.0.0.1:{table.server.port}"
    token = table.server.browsers[who].token
    context.add_cookies([{"name": COOKIE, "value": token, "url": address}])
    page = context.new_page()
    page.goto(f"{address}/#/{place}")
    return page


ANN, OLGA = 0, 2


@pytest.mark.parametrize("width", [390, 1280, 1920])
def test_public_matches_are_found_and_ones_own_by_name(chromium: Browser, table: Table, width: int) -> None:
    page = open_page(chromium, table, "archive", ANN, width)
    found = page.get_by_test_id("found")
    expect(found).to_have_count(1)
    page.get_by_test_id("player").fill("Ann")
    page.get_by_role("button", name="Search").click()
    expect(found).to_have_count(2)
    expect(page.get_by_test_id("statistics")).to_contain_text("Union 2")
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("to-statistics").click()
    expect(page.get_by_test_id("statistics")).to_be_focused()
    expect(page.get_by_test_id("statistics")).to_be_in_viewport()
    page.get_by_test_id("title").select_option("pea-ridge")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_test_id("none")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    assert download.value.suggested_filename == "my-games.zip"
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_archive_speaks_the_language_of_the_reader(chromium: Browser, table: Table, language: str) -> None:
    page = open_page(chromium, table, "archive", ANN, language=language)
    expect(page.get_by_role("heading", level=1)).to_have_text(LANGUAGES[language])
    expect(page.get_by_test_id("found")).to_have_count(1)
    assert "club-" not in page.inner_text("main")
    page.context.close()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_moderator_acts_with_a_reason_and_reads_the_log(chromium: Browser, table: Table, width: int) -> None:
    page = open_page(chromium, table, "moderation", OLGA, width)
    report = page.get_by_test_id("report").first
    expect(report).to_contain_text("He left in the middle of the game.")
    page.get_by_test_id("mute").click()
    expect(report.get_by_test_id("failed")).to_contain_text("Write a reason first")
    expect(report.get_by_test_id("reason")).to_be_focused()
    page.get_by_test_id("reason").fill(f"agreed with him, {width}")
    page.get_by_test_id("mute").click()
    expect(page.get_by_test_id("audit")).to_contain_text(f"Olga muted Bob – 24 h: agreed with him, {width}")
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.context.close()


def test_a_report_is_closed(chromium: Browser, table: Table) -> None:
    ask(table.bob, "POST", "/api/reports", 204, person="Ann", text="She laughed.")
    page = open_page(chromium, table, "moderation", OLGA)
    report = page.get_by_test_id("report").first
    report.get_by_test_id("reason").fill("no harm done")
    report.get_by_test_id("close").click()
    closed = page.locator("[data-testid=report][data-status=closed]")  # below those that are open
    expect(closed).to_have_count(1)
    expect(closed).to_contain_text("She laughed.")
    expect(closed).to_contain_text("Olga: no harm done")
    page.context.close()
