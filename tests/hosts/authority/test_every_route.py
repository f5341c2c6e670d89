"""A route of a club that has no row in any matrix fails here, wherever it comes from."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fastapi.routing import APIRoute, APIWebSocketRoute

from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.authority import matrix
from tests.hosts.authority.people import CALLERS
from tests.hosts.club import test_authority as club
from tests.hosts.club import test_public_match as public
from tests.hosts.people import test_authority as people
from tests.hosts.people.browsers import ClubServer
from tests.hosts.tournaments import test_authority as tournaments

PAGE: Final = {"GET /", "GET /{path}", "GET /favicon.ico", "GET /openapi.json"}
"""What is read to show the page, by anybody."""


def routes_of(server: ClubServer) -> Iterator[str]:
    """All of the application; those of nested routers too."""
    waiting: list[Any] = list(server.app.routes)
    while waiting:
        route = waiting.pop()
        if isinstance(route, APIRoute):
            yield from (f"{method} {route.path_format}" for method in route.methods or ())
        elif isinstance(route, APIWebSocketRoute):
            yield f"WS {route.path_format}"
        waiting += getattr(getattr(route, "original_router", None), "routes", [])


def test_every_route_of_a_club_has_its_row(tmp_path: Path) -> None:
    prepare(file_url(tmp_path / "club.db"))
    server = ClubServer(tmp_path, file_url(tmp_path / "club.db"))
    try:
        found = set(routes_of(server)) - PAGE
    finally:
        server.stop()
    rows = {*matrix.MATRIX, *club.ROWS, *people.MATRIX, *tournaments.ROWS}
    assert found - rows == set()
    assert rows - found == set()


def test_the_cells_are_counted() -> None:
    """As docs/measured.md has them."""
    cells = len(matrix.MATRIX) * len(CALLERS) + len(matrix.VIEWS) * len(CALLERS)
    cells += len(people.MATRIX) * len(people.CALLERS) + len(club.CELLS) + len(public.CELLS)
    cells += len(tournaments.CELLS)
    told = (Path(__file__).parents[3] / "docs" / "measured.md").read_text(encoding="utf-8")
    assert f"{cells:,} cells" in told
