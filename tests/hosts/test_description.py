"""The OpenAPI description is true: Schemathesis tries to prove it wrong."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
    use_after_free,
)

from longroll.hosts.server.app import make_app
from longroll.hosts.server.limits import Limits, Rate
from longroll.hosts.server.schemas import Entry, State, Summary, Update
from tests.hosts.local_server import PATIENCE, LocalServer

MANY = Limits(local_new_matches=Rate(1000, 1000))  # a match is made for each second case
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
    use_after_free,
]


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    opened = LocalServer(tmp_path_factory.mktemp("described"), limits=MANY)
    opened.service.adviser.seconds = 0.02
    yield opened
    opened.stop()


@pytest.fixture
def described(standing: LocalServer) -> Any:
    return schemathesis.openapi.from_dict(make_app(Path()).openapi())


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_the_interface_keeps_to_its_description(case: Any, standing: LocalServer) -> None:
    """Half of the time with a match that exists; an address that was meant to be wrong is then right."""
    checks = CHECKS
    if case.path_parameters and len(str(case.path_parameters.get("match", ""))) % 2:
        case.path_parameters["match"] = standing.create()["id"]
        checks = [check for check in CHECKS if check is not negative_data_rejection]
    case.call_and_validate(base_url=f"http://127.0.0.1:{standing.port}", checks=checks, timeout=PATIENCE)


def test_the_description_is_served_and_loads_nothing_from_elsewhere(server: LocalServer) -> None:
    description = server.get("/api/openapi.json")
    assert description["info"]["title"] == "Longroll"
    assert "HTTPValidationError" not in str(description)
    for path in ("/docs", "/redoc"):
        assert server.client.get(path).status_code == 404


def test_answers_have_exactly_the_described_fields(server: LocalServer) -> None:
    state = server.create()
    assert state.keys() == State.model_fields.keys()
    played = server.act(state, "march washington")
    assert played.keys() == Update.model_fields.keys()
    assert played["entries"][0].keys() == Entry.model_fields.keys()
    (summary,) = server.get("/api/matches")
    assert summary.keys() == Summary.model_fields.keys()
