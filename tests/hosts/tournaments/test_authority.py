"""Who may do what with tournaments: a row for every route, and what it answers to every kind of caller."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from longroll.hosts.server.routes import tournaments
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.authority.server import cell
from tests.hosts.people.browsers import Browser, ClubServer
from tests.hosts.tournaments.hall import TERMS, Hall, entropy

CALLERS: Final = ("nobody", "guest", "member", "organiser", "other-organiser", "admin")
RULES: Final = {
    "open": CALLERS,
    "member": CALLERS[2:],
    "organisers": CALLERS[3:],
    "own": ("organiser", "admin"),
}
KEY: Final[dict[str, object]] = {"key": "@none"}
ROWS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "GET /api/tournaments": ("open", {}),
    "POST /api/tournaments": ("organisers", TERMS),
    "GET /api/tournaments/{tournament}": ("open", {}),
    "POST /api/tournaments/{tournament}/join": ("member", {"entropy": entropy("x")}),
    "POST /api/tournaments/{tournament}/leave": ("member", {}),
    "POST /api/tournaments/{tournament}/challenge": ("member", KEY),
    "POST /api/tournaments/{tournament}/bots": ("own", {"bot": "militia"}),
    "POST /api/tournaments/{tournament}/withdraw": ("own", KEY),
    "POST /api/tournaments/{tournament}/start": ("own", {}),
    "POST /api/tournaments/{tournament}/cancel": ("own", {}),
    "POST /api/tournaments/{tournament}/close": ("own", {}),
    "POST /api/tournaments/{tournament}/decisions": ("own", {"match": "none", "winner": "draw"}),
    "PUT /api/tournaments/{tournament}/deadline": ("own", {"at": 4e9}),
    "GET /api/seasons/{season}": ("open", {}),
}
CELLS: Final = [(route, kind) for route in ROWS for kind in CALLERS]


class Place:
    def __init__(self, server: ClubServer) -> None:
        self.hall = Hall(server)
        guest = server.browser()
        guest.account("guest", name="Gus")
        self.browsers: dict[str, Browser] = {
            "nobody": server.browser(),
            "guest": guest,
            "member": server.member("Ann"),
            "organiser": self.hall.olga,
            "other-organiser": server.member("Otto"),
            "admin": server.member("Ada"),
        }
        server.promote("Otto", "organiser")
        server.promote("Ada", "admin")
        self.tournament = self.hall.announce()

    def ask(self, route: str, kind: str) -> str:
        method, path = route.split(" ")
        if self.hall.look(self.tournament)["status"] != "announced":
            self.tournament = self.hall.announce()
        target = path.format(tournament=self.tournament, season="1861")
        return cell(self.browsers[kind].request(method, target, json=ROWS[route][1] or None))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("tournaments")
    url = file_url(folder / "matches.db")
    prepare(url)
    server = ClubServer(folder, url)
    yield Place(server)
    server.stop()


def test_every_route_has_its_row() -> None:
    found = {f"{method} {route.path_format}" for route in tournaments.router.routes for method in route.methods}  # type: ignore[attr-defined]
    assert found == set(ROWS)


@pytest.mark.parametrize(("route", "kind"), CELLS)
def test_a_route_answers_a_caller_as_its_row_says(place: Place, route: str, kind: str) -> None:
    allowed = kind in RULES[ROWS[route][0]]
    refused = "sign-in" if kind == "nobody" else "forbidden"
    assert place.ask(route, kind) == ("through" if allowed else refused)
