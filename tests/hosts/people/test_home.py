"""At home there are no accounts, and no cookie is read."""

from collections import defaultdict

from fastapi.routing import APIRoute

from longroll.hosts.server.app import CLUB_ROUTERS
from longroll.hosts.server.callers import COOKIE
from tests.hosts.local_server import LocalServer


def test_at_home_nobody_has_an_account(server: LocalServer) -> None:
    assert server.get("/api/me") == {"mode": "home", "person": None}
    for router in CLUB_ROUTERS:
        for route in router.routes:
            if not isinstance(route, APIRoute):
                continue  # a live socket
            path = route.path_format.format_map(defaultdict(lambda: "x"))
            for method in route.methods or ():
                answer = server.client.request(method, path, json={})
                assert (answer.status_code, answer.json()["error"]) == (404, "missing"), path


def test_at_home_a_cookie_makes_no_difference(server: LocalServer) -> None:
    match = server.create()["id"]
    headers = {"cookie": f"{COOKIE}={'x' * 43}"}
    assert server.client.get(f"/api/matches/{match}", headers=headers).status_code == 200
    assert server.client.get("/api/me", headers=headers).headers.get("set-cookie") is None
