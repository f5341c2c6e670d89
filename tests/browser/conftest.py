"""Fixtures of the tests of the page.

What is dear to start is shared by the package and ends with it: while Playwright is started, its event loop counts as
running, and no other test of the same process could run one of its own.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright

from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.table import Browsers, drive, launch, serve

NewPlayer = Callable[..., Player]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serve(tmp_path_factory.mktemp("table")) as server:
        yield server


@pytest.fixture(scope="package")
def driver() -> Iterator[Playwright]:
    with drive() as driver:
        yield driver


@pytest.fixture(scope="package")
def chromium(driver: Playwright) -> Iterator[Browser]:
    with launch(driver) as browser:
        yield browser


@pytest.fixture
def new_player(server: Server, chromium: Browser) -> Iterator[NewPlayer]:
    """Opens the page: each call is a browser of its own."""
    browsers = Browsers(server, chromium)
    yield browsers.open
    browsers.close()
    browsers.check()


@pytest.fixture
def newcomer(new_player: NewPlayer) -> Player:
    """For tests that change what the browser keeps, or what it is answered."""
    return new_player()


# --- players whose page stays open from test to test: going to another match is faster than loading it


@pytest.fixture(scope="package")
def open_browsers(server: Server, chromium: Browser) -> Iterator[Browsers]:
    browsers = Browsers(server, chromium)
    yield browsers
    browsers.close()


@pytest.fixture(scope="package")
def my_page(open_browsers: Browsers) -> Player:
    return open_browsers.open()


@pytest.fixture(scope="package")
def careful_page(open_browsers: Browsers) -> Player:
    return open_browsers.open(settings={"forced": False})


@pytest.fixture(scope="package")
def phone_page(open_browsers: Browsers) -> Player:
    phone = open_browsers.open(width=390, height=844, has_touch=True, is_mobile=True)
    phone.touch = True
    return phone


@pytest.fixture
def me(open_browsers: Browsers, my_page: Player) -> Iterator[Player]:
    my_page.clicks = 0
    yield my_page
    open_browsers.check()


@pytest.fixture
def careful(open_browsers: Browsers, careful_page: Player) -> Iterator[Player]:
    """Nothing is chosen for him, so that what is stored is what he clicked."""
    careful_page.clicks = 0
    yield careful_page
    open_browsers.check()


@pytest.fixture
def phone(open_browsers: Browsers, phone_page: Player) -> Iterator[Player]:
    yield phone_page
    open_browsers.check()
