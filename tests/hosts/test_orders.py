"""Standing orders over HTTP."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.match import Match
from tests.hosts.authority.people import CALLERS, OPPONENT, OWNER
from tests.hosts.authority.server import KIND, Club, open_club
from tests.hosts.local_server import LocalServer, wait_until
from tests.service.orders.test_carried_out import POSITION

TWICE = {"fact": "ratio", "op": ">=", "value": 2}
ORDER = {"question": "stand", "place": "washington", "when": TWICE, "answer": "retreat"}
TARGET = {"question": "target", "place": "", "when": None, "answer": "strongest"}
PLAIN = {"question": "stand", "place": "", "when": None, "answer": "veteran"}


@pytest.fixture
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with open_club(tmp_path_factory.mktemp("club")) as opened:
        yield opened


def test_the_questions_of_every_title_have_names_in_the_language_of_the_request(server: LocalServer) -> None:
    for game in server.get("/api/games"):
        address = f"/api/games/{game['title']}/orders"
        english = server.get(address)
        french = server.client.get(address, headers={"accept-language": "fr"}).json()
        assert english["questions"]
        assert [one["kind"] for one in english["questions"]] == [one["kind"] for one in french["questions"]]
        assert [one["name"] for one in english["questions"]] != [one["name"] for one in french["questions"]]
        assert english["veteran"] != french["veteran"]
    assert server.client.get("/api/games/chess/orders").status_code == 404


def test_orders_are_left_shown_and_taken_back(server: LocalServer) -> None:
    match = server.create()["id"]
    address = f"/api/matches/{match}/orders"
    assert server.get(address, seat="confederate") == {"orders": []}
    put = server.client.put(f"{address}?seat=confederate", json={"orders": [ORDER, PLAIN]})
    assert (put.status_code, put.json()) == (200, {"orders": [ORDER, PLAIN]})
    assert server.get(address, seat="confederate") == {"orders": [ORDER, PLAIN]}
    assert server.get(address, seat="union") == {"orders": []}
    assert server.client.put(f"{address}?seat=confederate", json={"orders": []}).json() == {"orders": []}
    assert server.get(address, seat="confederate") == {"orders": []}


def test_the_seat_may_be_left_out_if_there_is_one(server: LocalServer) -> None:
    match = server.create(seats={"confederate": "militia"})["id"]
    assert server.client.put(f"/api/matches/{match}/orders", json={"orders": [PLAIN]}).status_code == 200
    assert server.get(f"/api/matches/{match}/orders", seat="union")["orders"] == [PLAIN]
    both = server.create()["id"]
    assert server.client.get(f"/api/matches/{both}/orders").status_code == 400
    assert server.client.get(f"/api/matches/{match}/orders?seat=confederate").status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"orders": "all"},
        {"orders": [{**ORDER, "answer": "dance"}]},
        {"orders": [{**ORDER, "question": "picnic"}]},
        {"orders": [{**ORDER, "place": "atlantis"}]},
        {"orders": [{**ORDER, "place": "w" * 1000}]},
        {"orders": [{**ORDER, "when": {"fact": "ratio", "op": "=", "value": 2}}]},
        {"orders": [{**ORDER, "when": {"fact": "weather", "op": ">=", "value": 2}}]},
        {"orders": [{**ORDER, "when": {"fact": "ratio", "op": ">=", "value": -1}}]},
        {"orders": [{**ORDER, "when": {"fact": "ratio", "op": ">=", "value": "many"}}]},
        {"orders": [{**ORDER, "secret": "yes"}]},
        {"orders": [PLAIN] * 41},
    ],
)
def test_what_is_no_order_is_refused_and_nothing_changes(server: LocalServer, body: Any) -> None:
    match = server.create()["id"]
    address = f"/api/matches/{match}/orders"
    server.client.put(f"{address}?seat=union", json={"orders": [PLAIN]})
    answer = server.client.put(f"{address}?seat=union", json=body)
    assert answer.status_code == 400
    assert answer.json()["message"]
    assert server.get(address, seat="union")["orders"] == [PLAIN]


def test_nobody_but_the_owner_can_tell_whether_there_are_orders(club: Club) -> None:
    """Every answer to everybody else is the same before and after they are left."""
    before = {kind: everything(club, kind) for kind in CALLERS}
    put = club.ask(OWNER, "PUT", "/api/matches/{match}/orders", {"orders": [PLAIN]}, f"seat={club.seat}")
    assert put.status_code == 200
    assert {kind: everything(club, kind) for kind in CALLERS if kind != OWNER} == {
        kind: found for kind, found in before.items() if kind != OWNER
    }
    assert club.ask(OWNER, "GET", "/api/matches/{match}/orders", None, f"seat={club.seat}").json()["orders"] == [PLAIN]


def everything(club: Club, kind: str) -> list[tuple[int, str]]:
    found = []
    for path in ("", "/log", "/moments", "/journal", "/orders", "/orders?seat=" + club.seat):
        answer = club.server.client.get(f"/api/matches/{club.match}{path}", headers={KIND: kind})
        found.append((answer.status_code, answer.text))
    return found


def test_an_opponent_is_refused_for_the_seat_of_the_owner(club: Club) -> None:
    for method, body in (("GET", None), ("PUT", {"orders": []})):
        answer = club.ask(OPPONENT, method, "/api/matches/{match}/orders", body, f"seat={club.seat}")  # type: ignore[arg-type]
        assert answer.status_code == 403
        assert club.ask("nobody", method, "/api/matches/{match}/orders", body, "").status_code == 401  # type: ignore[arg-type]


def test_an_order_outlives_a_server_that_ends_before_it_is_carried_out(tmp_path: Path) -> None:
    first = LocalServer(tmp_path)
    match = bring_battle(first)
    first.client.put(f"/api/matches/{match}/orders?seat=confederate", json={"orders": [TARGET]})
    first.service.orders.wake = lambda _: None  # type: ignore[method-assign,assignment]
    version = first.state(match)["version"]
    first.post(f"/api/matches/{match}/actions", actions=["battle manassas-junction"], version=version, seat="union")
    first.stop()
    again = LocalServer(tmp_path)
    assert again.get(f"/api/matches/{match}/orders", seat="confederate")["orders"] == [TARGET]
    wait_until(lambda: again.state(match)["to_move"] == "union")
    log = again.get(f"/api/matches/{match}/log", since=0)
    assert [(one["action"], one["ordered"]) for one in log][1:] == [("at u1", True), ("fire", True)]
    again.stop()


def bring_battle(server: LocalServer) -> str:
    """A match in which the Union is about to choose a battle."""
    journal = Match.from_position("house-divided", " ".join(POSITION.split()), seed="17").journal.dumps()
    found = server.client.post("/api/matches/import", content=journal, headers={"content-type": "text/plain"})
    match: str = found.json()["id"]
    return match
