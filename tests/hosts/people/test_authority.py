"""Every route of accounts and people against every kind of caller, with real sessions."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from fastapi.routing import APIRoute

from longroll.hosts.server.routes import account, passkeys, people
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.people.browsers import Browser, ClubServer

CALLERS = ("nobody", "guest", "member", "organiser", "admin")
SIGNED_IN = CALLERS[1:]
MEMBERS = CALLERS[2:]
NOBODY = ("nobody",)
NEWCOMERS = ("nobody", "guest")
ADMINS = ("admin",)
THROUGH, SIGN_IN, FORBIDDEN = "through", "sign-in", "forbidden"


class Row(NamedTuple):
    """`body` is one that changes nothing even for those who may."""

    allowed: tuple[str, ...]
    body: dict[str, object] | None = None


NO_NAME: dict[str, object] = {"name": ""}
MATRIX = {
    "GET /api/me": Row(CALLERS),
    "POST /api/account/sign-up": Row(NEWCOMERS, {"name": "", "password": ""}),
    "POST /api/account/sign-in": Row(CALLERS, {"name": "", "password": "x" * 201}),
    "POST /api/account/sign-out": Row(CALLERS, {"more": "x"}),
    "POST /api/account/sign-out-everywhere": Row(SIGNED_IN),
    "POST /api/account/guest": Row(NOBODY, {"name": "Sumner1"}),
    "POST /api/account/recovery-codes": Row(MEMBERS, {}),
    "POST /api/account/recover": Row(CALLERS, {"name": "", "code": "", "password": ""}),
    "PUT /api/account": Row(MEMBERS, {}),
    "GET /api/account/export": Row(SIGNED_IN),
    "DELETE /api/account": Row(SIGNED_IN, {"password": "wrong"}),
    "POST /api/account/passkeys/options": Row(CALLERS, NO_NAME),
    "POST /api/account/passkeys": Row(CALLERS, {"credential": 5}),
    "DELETE /api/account/passkeys/{passkey}": Row(MEMBERS),
    "POST /api/account/passkeys/sign-in/options": Row(CALLERS),
    "POST /api/account/passkeys/sign-in": Row(CALLERS, {"credential": 5}),
    "GET /api/people": Row(SIGNED_IN),
    "GET /api/people/{name}": Row(SIGNED_IN),
    "GET /api/admin/people": Row(ADMINS),
    "PUT /api/admin/people/{name}": Row(ADMINS, {}),
}
guests = count(1)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubServer]:
    folder: Path = tmp_path_factory.mktemp("club")
    prepare(file_url(folder / "club.db"))
    opened = ClubServer(folder, file_url(folder / "club.db"))
    for kind in MEMBERS:
        opened.member(f"Person-{kind}")
        opened.promote(f"Person-{kind}", kind)
    yield opened
    opened.stop()


def sign_in(club: ClubServer, kind: str) -> Browser:
    browser = club.browser()
    if kind == "guest":
        browser.account("guest", name=f"Visitor{next(guests)}")
    elif kind != "nobody":
        browser.sign_in(f"Person-{kind}")
    return browser


def test_every_route_has_its_row() -> None:
    routers = (account.me_router, account.router, passkeys.router, people.router)
    routes = [route for router in routers for route in router.routes]
    found = {
        f"{method} {route.path}" for route in routes if isinstance(route, APIRoute) for method in route.methods or ()
    }
    assert found == set(MATRIX)


@pytest.mark.parametrize("kind", CALLERS)
@pytest.mark.parametrize("route", MATRIX)
def test_a_route_answers_a_caller_as_the_matrix_says(club: ClubServer, route: str, kind: str) -> None:
    browser = sign_in(club, kind)
    method, path = route.split(" ")
    answer = browser.request(method, path.format(name="Person-member", passkey="none"), json=MATRIX[route].body)
    assert answer.status_code < 500
    code = answer.json()["error"] if answer.status_code in (401, 403) else THROUGH
    found = code if code in (SIGN_IN, FORBIDDEN) else THROUGH
    refused = SIGN_IN if kind == "nobody" else FORBIDDEN
    assert found == (THROUGH if kind in MATRIX[route].allowed else refused), answer.text
