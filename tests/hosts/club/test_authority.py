"""Who may do what in the club: a row for every route, and what it answers to every kind of caller."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar, Final

import pytest
from websockets.exceptions import ConnectionClosed

from longroll.hosts.server.routes import (
    archive,
    challenges,
    chat,
    club_play,
    invitations,
    moderation,
    notices,
    person_live,
    ratings,
    relations,
)
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.authority.server import cell
from tests.hosts.club.table import SHARE, Table, listen
from tests.hosts.local_server import PATIENCE
from tests.hosts.people.browsers import Browser, ClubServer

CALLERS: Final = ("nobody", "guest", "outsider", "opponent", "owner", "organiser", "admin")
MEMBERS: Final = ("outsider", "opponent", "owner", "organiser", "admin")
RULES: Final = {
    "open": CALLERS,
    "person": CALLERS[1:],
    "member": MEMBERS,
    "look": ("opponent", "owner"),
    "seat": ("owner",),
    "organiser": ("organiser", "admin"),
}
"""Who is let through, in a private match."""

SEAT: Final[dict[str, object]] = {"seat": "union"}
OFFER: Final = {**SEAT, "kind": "draw", "answer": "withdraw"}
SETTINGS: Final = {"quiet_from": 0, "quiet_until": 0, "mail": "now", "digest_at": 0, "chosen": {"turn": ["push"]}}
ROWS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "GET /api/challenges": ("person", {}),
    "POST /api/challenges": ("member", {"title": "none", "seats": {}, "commitment": "0" * 64}),
    "GET /api/challenges/{challenge}": ("person", {}),
    "POST /api/challenges/{challenge}/accept": ("member", {"entropy": SHARE}),
    "POST /api/challenges/{challenge}/decline": ("person", {}),
    "POST /api/challenges/{challenge}/reveal": ("person", {"entropy": SHARE}),
    "DELETE /api/challenges/{challenge}": ("person", {}),
    "GET /api/invitations/{token}": ("open", {}),
    "POST /api/invitations/{token}/accept": ("person", {"entropy": SHARE}),
    "POST /api/matches/{match}/resign": ("seat", SEAT),
    "POST /api/matches/{match}/offers": ("seat", OFFER),
    "POST /api/matches/{match}/abort": ("seat", SEAT),
    "POST /api/matches/{match}/claim": ("seat", {"seat": "union", "as": "win"}),
    "GET /api/matches/{match}/pair": ("look", {}),
    "GET /api/matches/{match}/chat": ("look", {}),
    "POST /api/matches/{match}/chat": ("look", {"room": "players", "text": "hello"}),
    "GET /api/matches/{match}/notes": ("look", {}),
    "PUT /api/matches/{match}/notes": ("look", {"text": "mine"}),
    "PUT /api/people/{name}/block": ("person", {}),
    "DELETE /api/people/{name}/block": ("person", {}),
    "PUT /api/account/vacation": ("person", {"until": 0}),
    "POST /api/reports": ("member", {"person": "nobody-there", "text": "rude"}),
    "GET /api/ratings": ("person", {}),
    "GET /api/ratings/{system}/{pace}": ("person", {}),
    "GET /api/ratings/players/{player}": ("person", {}),
    "GET /api/ratings/players/{player}/{system}/{pace}": ("person", {}),
    "GET /api/matches/{match}/ratings": ("look", {}),
    "GET /api/matches/{match}/engine-agreement": ("organiser", {}),
    "POST /api/matches/{match}/engine-agreement": ("organiser", {}),
    "GET /api/archive": ("open", {}),
    "GET /api/archive/statistics": ("open", {}),
    "GET /api/archive/mine.zip": ("person", {}),
    "GET /api/archive/club.zip": ("organiser", {}),
    "PUT /api/matches/{match}/access": ("look", {"access": "private"}),
    "GET /api/admin/reports": ("organiser", {}),
    "PUT /api/admin/reports/{report}": ("organiser", {"status": "closed", "done": "nothing"}),
    "PUT /api/admin/people/{name}/mute": ("organiser", {"hours": 1, "reason": "rude"}),
    "POST /api/admin/matches/{match}/annul": ("organiser", {"reason": "wrong"}),
    "GET /api/admin/audit": ("organiser", {}),
    "WS /api/live": ("person", {}),
    "GET /api/notices": ("person", {}),
    "PUT /api/notices": ("person", SETTINGS),
    "PUT /api/notices/language": ("person", {"language": "fr", "zone": "UTC"}),
    "POST /api/notices/push": ("person", {"endpoint": "none", "p256dh": "x", "auth": "x"}),
    "DELETE /api/notices/push": ("person", {"endpoint": "none"}),
    "POST /api/notices/mail": ("member", {}),
    "POST /api/notices/mail/confirm": ("open", {"token": "none"}),
    "GET /api/notices/unsubscribe/{token}": ("open", {}),
    "POST /api/notices/unsubscribe/{token}": ("open", {}),
    "POST /api/notices/webhooks": ("member", {"url": "none"}),
    "DELETE /api/notices/webhooks/{webhook}": ("member", {}),
}
CELLS: Final = [(route, kind) for route in ROWS for kind in CALLERS]


class Place:
    """A club with a match that runs, private unless `terms` say otherwise, and a browser of each kind of caller."""

    terms: ClassVar[Mapping[str, object]] = {}

    def __init__(self, server: ClubServer) -> None:
        self.table = Table(server)
        self.names = {"match": "", "report": "abc", "challenge": "none", "token": "none", "name": "nobody-there"}
        self.names["webhook"] = "none"
        self.names |= {"system": "house-divided", "pace": "clock", "player": "veteran"}
        self.match = self.table.begin(**self.terms)
        guest = server.browser()
        guest.account("guest", name="Gus")
        self.browsers: dict[str, Browser] = {
            "nobody": server.browser(),
            "guest": guest,
            "outsider": server.member("Cyd"),
            "opponent": self.table.bob,
            "owner": self.table.ann,
            "organiser": server.member("Olga"),
            "admin": server.member("Ada"),
        }
        server.promote("Olga", "organiser")
        server.promote("Ada", "admin")

    def ask(self, route: str, kind: str) -> str:
        method, path = route.split(" ")
        browser = self.browsers[kind]
        if method == "WS":
            return self._listen(browser, path)
        target = path.format(**{**self.names, "match": self.fresh_match()})
        return cell(browser.request(method, target, json=ROWS[route][1] or None))

    def fresh_match(self) -> str:
        """One that is not over: an owner who is let through may have ended the last."""
        if self.table.state(self.match)["agreement"]["result"]:
            self.match = self.table.begin(**self.terms)
        return self.match

    def _listen(self, browser: Browser, path: str) -> str:
        with listen(browser, path) as socket:
            try:
                socket.recv(PATIENCE)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                return {4401: "sign-in", 4403: "forbidden"}.get(code, f"closed {code}")
        return "through"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("club")
    url = file_url(folder / "matches.db")
    prepare(url)
    server = ClubServer(folder, url)
    yield Place(server)
    server.stop()


def test_every_route_of_the_club_has_its_row() -> None:
    found = set()
    clubs = (challenges, invitations, club_play, chat, relations, ratings, archive, moderation, person_live, notices)
    for module in clubs:
        for route in module.router.routes:
            methods = getattr(route, "methods", None) or {"WS"}
            found |= {f"{method} {route.path}" for method in methods}
    assert found == set(ROWS)


@pytest.mark.parametrize(("route", "kind"), CELLS)
def test_a_route_answers_a_caller_as_its_row_says(place: Place, route: str, kind: str) -> None:
    allowed = kind in RULES[ROWS[route][0]]
    refused = "sign-in" if kind == "nobody" else "forbidden"
    assert place.ask(route, kind) == ("through" if allowed else refused)
