"""Who asks is judged before what is asked: a request that cannot be read is answered like one that can."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.club.table import Table
from tests.hosts.people.browsers import Browser, ClubServer

JSON: Final = "application/json"
BODIES: Final = {
    "none": (b"", ""),
    "no JSON": (b"{x", JSON),
    "no object": (b"[]", JSON),
    "empty": (b"{}", JSON),
    "wrong types": (b'{"seat":5,"version":"x","actions":5}', JSON),
    "unknown seat": (b'{"seat":"","version":0,"actions":["pass"]}', JSON),
    "other fields": (b'{"seat":"union","colour":"blue"}', JSON),
    "no UTF-8": (b"\xff\xfe\x00", JSON),
    "a form": (b"seat=union", "application/x-www-form-urlencoded"),
}
LOOKERS: Final = ("/fork", "/chat", "/notes", "/analysis")
"""Below a match: what those may do who watch it."""


class Place:
    def __init__(self, server: ClubServer) -> None:
        self.table = Table(server)
        self.matches = {access: self.table.begin(access=access) for access in ("public", "private")}
        self.nobody = server.browser()
        self.stranger = server.member("Mosby")
        self.guest = server.browser()
        self.guest.account("guest", name="Gus")
        described = server.app.openapi()["paths"]
        self.routes = [
            (method.upper(), path)
            for path, ways in described.items()
            for method in ways
            if path.startswith("/api/matches") and method != "get"
        ]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("club")
    prepare(file_url(folder / "club.db"))
    server = ClubServer(folder, file_url(folder / "club.db"))
    yield Place(server)
    server.stop()


def send(browser: Browser, method: str, path: str, body: str) -> int:
    content, kind = BODIES[body]
    return browser.request(method, path, content=content, headers={"content-type": kind} if kind else {}).status_code


@pytest.mark.parametrize("body", BODIES)
def test_without_a_session_every_change_asks_to_sign_in(place: Place, body: str) -> None:
    found = set()
    for method, path in place.routes:
        for match in (*place.matches.values(), "no-such-match", "no%20id", "x" * 99):
            found.add((send(place.nobody, method, path.replace("{match}", match), body), method, path))
    assert {one for one in found if one[0] != 401} == set()


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("kind", ["stranger", "guest"])
def test_who_does_not_play_is_forbidden_to_change_a_match(place: Place, kind: str, body: str) -> None:
    """Whoever may watch it may also speak, take notes and try something else in a match of his own."""
    found = set()
    for method, path in place.routes:
        for access, match in place.matches.items():
            allowed = access == "public" and method != "DELETE" and path.endswith(LOOKERS)
            if "{match}" in path and not allowed:
                status = send(getattr(place, kind), method, path.replace("{match}", match), body)
                found.add((status, access, method, path))
    assert {one for one in found if one[0] != 403} == set()


def test_a_match_that_is_not_there_is_told_to_those_who_are_signed_in(place: Place) -> None:
    for method, path in place.routes:
        if "{match}" in path and "engine-agreement" not in path:
            status = send(place.stranger, method, path.replace("{match}", "no-such-match"), "no JSON")
            assert status == 404, f"{method} {path}"
