"""Who may do what with a public match: every route of a match against every kind of caller, with real sessions. The
private match is the matter of `tests/hosts/authority` and of `test_authority.py`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar, Final

import pytest

from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.authority.matrix import ALONE, LOOK, MATRIX, PLAYER, SEAT
from tests.hosts.authority.server import cell
from tests.hosts.club.test_authority import CALLERS, ROWS, RULES, Place
from tests.hosts.people.browsers import ClubServer

EVERYBODY: Final = CALLERS
SIGNED_IN: Final = CALLERS[1:]
PLAYERS: Final = ("opponent", "owner")
ALLOWED: Final = {**RULES, LOOK: EVERYBODY, PLAYER: PLAYERS, SEAT: ("owner",), ALONE: ()}
OTHERWISE: Final = {
    "POST /api/matches/{match}/fork": SIGNED_IN,
    "POST /api/matches/{match}/analysis": SIGNED_IN,
    "GET /api/matches/{match}/chat": SIGNED_IN,
    "GET /api/matches/{match}/notes": SIGNED_IN,
    "PUT /api/matches/{match}/notes": SIGNED_IN,
    "POST /api/matches/{match}/chat": PLAYERS,  # in the room of the players
    "PUT /api/matches/{match}/access": PLAYERS,
}
"""Who may look does not change anything without a session."""

HOME: Final = {route: (row.rule, row.body, row.query) for route, row in MATRIX.items() if "{match}" in route}
CLUB: Final = {route: (rule, body, "") for route, (rule, body) in ROWS.items() if "{match}" in route}
ROUTES: Final = {**HOME, **CLUB}
CELLS: Final = [(route, kind) for route in ROUTES for kind in CALLERS]


class PublicPlace(Place):
    """The same people; spectators may watch."""

    terms: ClassVar[Mapping[str, object]] = {"access": "public"}

    def try_route(self, route: str, kind: str) -> str:
        method, path = route.split(" ")
        if method == "WS":
            return self._listen(self.browsers[kind], path.format(match=self.fresh_match()))
        _, body, query = ROUTES[route]
        target = path.format(match=self.fresh_match(), place="washington", number="0") + f"?{fill(query)}"
        sent = {name: fill(value) for name, value in body.items()} if body else None
        return cell(self.browsers[kind].request(method, target, json=sent))


def fill(value: object) -> object:
    """The seat of the owner, wherever a row names it."""
    if isinstance(value, dict):
        return {str(fill(name)): fill(one) for name, one in value.items()}
    return value.replace("$seat", "union") if isinstance(value, str) else value


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PublicPlace]:
    folder: Path = tmp_path_factory.mktemp("club")
    prepare(file_url(folder / "club.db"))
    server = ClubServer(folder, file_url(folder / "club.db"))
    yield PublicPlace(server)
    server.stop()


@pytest.mark.parametrize(("route", "kind"), CELLS)
def test_a_route_answers_a_caller_as_its_row_says(place: PublicPlace, route: str, kind: str) -> None:
    allowed = OTHERWISE.get(route) or ALLOWED[ROUTES[route][0]]
    refused = "sign-in" if kind == "nobody" else "forbidden"
    assert place.try_route(route, kind) == ("through" if kind in allowed else refused)
