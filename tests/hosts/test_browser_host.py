"""The browser's host gives the answers of the server, over rows that JavaScript keeps."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from fastapi.routing import APIRoute

from longroll.analysis import Effort
from longroll.hosts.browser.routes import ROUTES
from longroll.hosts.common import fast_json, plain_json
from longroll.hosts.server.app import ROUTERS
from tests.hosts.browser_host import BrowserPage, DictStore
from tests.hosts.local_server import Json, LocalServer, finished_journal

OWN = ("id", "commitment")  # what differs from match to match


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(play)


def shared(state: Json) -> Json:
    return {name: value for name, value in state.items() if name not in OWN}


def test_every_route_of_the_server_has_its_like() -> None:
    served = {
        (method, "/".join("*" if part.startswith("{") else part for part in route.path.split("/")))
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    here = {(route.method, route.path.pattern.replace("([^/]{1,60})", "*")) for route in ROUTES}
    here = {(method, path.replace("([0-9]{1,9})", "*").replace(r"([a-z]{2})\.ftl", "*")) for method, path in here}
    assert {(method, path.replace("*.ftl", "*")) for method, path in served} == here


@pytest.mark.parametrize("title", ["house-divided", "pea-ridge", "civil-war-basic"])
def test_a_game_is_the_same_as_on_the_server(server: LocalServer, title: str) -> None:
    async def play() -> None:
        page = BrowserPage()
        asked = {"title": title, "seed": "1861"}
        there = server.post("/api/matches", 201, **asked)
        status, here = await page.ask("POST", "/api/matches", asked)
        assert status == 201
        for number in range(60):
            assert shared(here) == shared(there)
            if not here["to_move"]:
                break
            body = {
                "actions": [here["choices"][number * 7 % len(here["choices"])]["text"]],
                "version": here["version"],
                "seat": here["to_move"],
                "forced": True,
            }
            there = server.post(f"/api/matches/{there['id']}/actions", **body)["state"]
            status, update = await page.ask("POST", f"/api/matches/{here['id']}/actions", body)
            assert status == 200
            here = update["state"]
        for path in ("moments", "log", "why?thing=space:nowhere&held=", "moments/3"):
            status, found = await page.ask("GET", f"/api/matches/{here['id']}/{path}")
            expected = server.client.get(f"/api/matches/{there['id']}/{path}")
            assert (status, strip(found)) == (expected.status_code, strip(expected.json()))

    run(play())


def strip(found: Any) -> Any:
    return shared(found) if isinstance(found, dict) else found


def test_a_match_survives_a_new_worker() -> None:
    async def play() -> None:
        store = DictStore()
        page = BrowserPage(store)
        _, state = await page.ask("POST", "/api/matches", {"title": "house-divided", "seed": "1"})
        body = {"actions": ["march washington"], "version": 0, "seat": "union"}
        _, update = await page.ask("POST", f"/api/matches/{state['id']}/actions", body)
        _, again = await BrowserPage(store).ask("GET", f"/api/matches/{state['id']}")
        assert again == update["state"]
        _, listed = await BrowserPage(store).ask("GET", "/api/matches?limit=5")
        assert [one["id"] for one in listed] == [state["id"]]

    run(play())


def test_a_match_stored_before_there_were_shared_seeds_opens() -> None:
    async def play() -> None:
        store = DictStore()
        page = BrowserPage(store)
        _, state = await page.ask("POST", "/api/matches", {"title": "house-divided", "seed": "1"})
        store.headers[state["id"]].pop()
        _, again = await BrowserPage(store).ask("GET", f"/api/matches/{state['id']}")
        assert again == state

    run(play())


def test_what_cannot_be_stored_is_not_acknowledged() -> None:
    async def play() -> None:
        page = BrowserPage()
        _, state = await page.ask("POST", "/api/matches", {"title": "house-divided", "seed": "1"})
        page.store.failure = RuntimeError("QuotaExceededError: no room")
        body = {"actions": ["march washington"], "version": 0, "seat": "union"}
        status, refused = await page.ask("POST", f"/api/matches/{state['id']}/actions", body)
        assert (status, refused["error"]) == (507, "disk-full")
        page.store.failure = None
        _, after = await page.ask("GET", f"/api/matches/{state['id']}")
        assert after["version"] == 0

    run(play())


def test_a_follower_hears_of_what_others_do() -> None:
    async def play() -> None:
        store = DictStore()
        page, other = BrowserPage(store), BrowserPage(store)
        _, state = await page.ask("POST", "/api/matches", {"title": "house-divided", "seed": "1"})
        other.host.follow(7, state["id"], 0, "en", "client")
        await asyncio.sleep(0)
        body = {"actions": ["march washington"], "version": 0, "seat": "union"}
        await page.ask("POST", f"/api/matches/{state['id']}/actions", body)
        await other.host.changed_elsewhere(state["id"])
        for _ in range(20):
            await asyncio.sleep(0)
        assert [(feed, message["version"]) for feed, message, _ in other.told] == [(7, 1)]
        await page.ask("DELETE", f"/api/matches/{state['id']}")
        await other.host.changed_elsewhere(state["id"])
        for _ in range(20):
            await asyncio.sleep(0)
        assert other.told[-1] == (7, None, 4404)

    run(play())


def test_computer_players_think_in_one_tab() -> None:
    async def play() -> None:
        store = DictStore()
        first, second = BrowserPage(store), BrowserPage(store)
        asked = {"title": "house-divided", "seed": "1", "seats": {"union": "militia", "confederate": "me"}}
        _, state = await second.ask("POST", "/api/matches", asked)
        second.host.follow(1, state["id"], 0, "en", "client")
        await pause()
        assert await store.version(state["id"]) == 0
        await first.host.lead()
        await first.host.changed_elsewhere(state["id"])
        await pause(2000)
        assert store.states[state["id"]]["version"] > 0
        await second.host.changed_elsewhere(state["id"])
        await pause()
        assert second.told[-1][1]["version"] == await store.version(state["id"])

    run(play())


def test_the_tab_that_is_left_takes_over() -> None:
    async def play() -> None:
        page = BrowserPage()
        asked = {"title": "house-divided", "seed": "1", "seats": {"union": "militia", "confederate": "me"}}
        _, state = await page.ask("POST", "/api/matches", asked)
        page.host.follow(1, state["id"], 0, "en", "client")
        await pause()
        await page.host.lead()
        await pause(2000)
        assert page.store.states[state["id"]]["version"] > 0

    run(play())


def test_an_analysis_is_kept() -> None:
    async def play() -> None:
        store = DictStore()
        page = BrowserPage(store)
        page.host.service.analyses.effort = Effort(1, 80)
        journal = finished_journal()
        _, state = await page.ask("POST", "/api/matches/import", journal)
        path = f"/api/matches/{state['id']}/analysis"
        _, asked = await page.ask("POST", path)
        assert asked["status"] == "queued"
        while page.host.service.analyses.jobs:
            await asyncio.sleep(0)
        _, found = await BrowserPage(store).ask("GET", path)
        assert found["status"] == "done"
        assert found["result"]["curve"]

    run(play())


async def pause(rounds: int = 50) -> None:
    """Let everything happen that is ready to happen."""
    for _ in range(rounds):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("method", "target", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/matches/nobody", None, 404),
        ("POST", "/api/matches", "{", 400),
        ("POST", "/api/matches", "[]", 400),
        ("POST", "/api/matches", {"title": 5}, 400),
        ("POST", "/api/matches", {"title": "chess"}, 400),
        ("GET", "/api/matches?limit=many", None, 400),
        ("POST", "/api/matches/import", "no journal", 400),
    ],
)
def test_bad_input_gets_one_sentence(method: str, target: str, body: object, status: int) -> None:
    async def play() -> None:
        found, answer = await BrowserPage().ask(method, target, body, "fr")
        assert found == status
        assert answer["message"]

    run(play())


def test_both_kinds_of_json_write_the_same() -> None:
    value = {"a": [1, 2.5, None, True, "é\u202f!"], "b": {"c": ("x", 1)}, "d": {}}
    assert plain_json.encode(value) == fast_json.encode(value)
    events = '[{"kind":"march","rule":"AHD-4.0-c","facts":{"side":"union"}}]'
    for codec in (plain_json, fast_json):
        codec.check_events(events)
        assert codec.decode(codec.encode({"x": codec.raw(events.encode())})) == {"x": codec.decode(events)}
