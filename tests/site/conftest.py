"""The site as `make site` builds it, served as files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.table import drive, launch
from tests.site.static_server import StaticServer, serve_files
from tests.site.visitors import Visitor, Visitors, visit

SITE: Final = Path(__file__).parents[2] / "build" / "site"


@pytest.fixture(scope="package")
def site() -> Path:
    assert (SITE / "index.html").is_file(), "there is no build/site; make site builds it"
    return SITE


@pytest.fixture(scope="package")
def driver() -> Iterator[Playwright]:
    with drive() as driver:
        yield driver


@pytest.fixture(scope="package")
def chromium(driver: Playwright) -> Iterator[Browser]:
    with launch(driver) as browser:
        yield browser


# --- one page that stays open from test to test: Python starts once


@pytest.fixture(scope="package")
def neighbours(site: Path, chromium: Browser) -> Iterator[Visitors]:
    """Visitors who share a browser with the one below."""
    with serve_files(site) as files:
        visitors = visit(files, chromium)
        yield visitors
        visitors.close()


@pytest.fixture(scope="package")
def open_page(neighbours: Visitors) -> Visitor:
    return neighbours.open()


@pytest.fixture
def me(neighbours: Visitors, open_page: Visitor) -> Iterator[Visitor]:
    yield open_page
    neighbours.check()


# --- for tests that change the server, or what the browser keeps


@pytest.fixture
def files(site: Path) -> Iterator[StaticServer]:
    with serve_files(site) as files:
        yield files


@pytest.fixture
def visitors(files: StaticServer, chromium: Browser) -> Iterator[Visitors]:
    visitors = visit(files, chromium)
    yield visitors
    visitors.close()
