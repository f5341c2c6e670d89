"""The description of the accounts is true: Schemathesis tries to prove it wrong, as an administrator."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from longroll.hosts.server.app import make_app
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.local_server import PATIENCE
from tests.hosts.people.browsers import ClubServer
from tests.hosts.test_description import CHECKS


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubServer]:
    folder: Path = tmp_path_factory.mktemp("club")
    prepare(file_url(folder / "club.db"))
    opened = ClubServer(folder, file_url(folder / "club.db"))
    opened.member("Halleck")
    opened.promote("Halleck", "admin")
    yield opened
    opened.stop()


@pytest.fixture
def described(standing: ClubServer) -> Any:
    found = schemathesis.openapi.from_dict(make_app(Path()).openapi())
    return found.include(path_regex="^/api/(me|account|people|admin/people)").exclude(path_regex="vacation|block")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_the_accounts_keep_to_their_description(case: Any, standing: ClubServer) -> None:
    """Some requests end the session; the next then begins another."""
    browser = standing.browsers[0]
    if browser.me() is None:
        browser.sign_in("Halleck")
    if case.path_parameters and len(str(case.path_parameters.get("name", ""))) % 2:
        case.path_parameters["name"] = "Halleck"
    case.call_and_validate(base_url=browser.origin, checks=CHECKS, cookies=dict(browser.cookies), timeout=PATIENCE)
