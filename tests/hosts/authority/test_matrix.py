"""Every route and every live message against every kind of caller."""

from collections.abc import Iterator

import pytest

from tests.hosts.authority.matrix import FORBIDDEN, MATRIX, SIGN_IN, THROUGH, VIEWS, expected
from tests.hosts.authority.people import CALLERS, OPPONENT, OWNER, PARTNER
from tests.hosts.authority.server import Club, cell, list_routes, open_club


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with open_club(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def test_every_route_has_its_row() -> None:
    assert list_routes() == set(MATRIX)


@pytest.mark.parametrize("kind", CALLERS)
@pytest.mark.parametrize("route", MATRIX)
def test_a_route_answers_a_caller_as_the_matrix_says(club: Club, route: str, kind: str) -> None:
    row = MATRIX[route]
    method, path = route.split(" ")
    found = club.listen(kind, path) if method == "WS" else cell(club.ask(kind, method, path, row.body, row.query))
    assert found == expected(row.rule, kind)


@pytest.mark.parametrize("kind", CALLERS)
@pytest.mark.parametrize("view", VIEWS)
def test_only_the_owner_of_a_seat_sees_what_it_sees(club: Club, view: str, kind: str) -> None:
    query = f"viewer={club.seat}&action=pass&after=pass"
    found = cell(club.ask(kind, "GET", "/api/matches/{match}" + view, None, query))
    refused = SIGN_IN if kind == "nobody" else FORBIDDEN
    assert found == (THROUGH if kind == OWNER else refused)


@pytest.mark.parametrize("kind", [OPPONENT, PARTNER])
def test_a_player_is_shown_its_own_seat(club: Club, kind: str) -> None:
    state = club.ask(kind, "GET", "/api/matches/{match}", None, "").json()
    assert state["seats"][state["seat"]] == CALLERS[kind].player
    assert state["choices"] == []
