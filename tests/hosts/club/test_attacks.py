"""A bounded attack on the club: races, floods, oversized and strange input, clocks, links, over real connections."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import pytest

from longroll.kernel.shared_seed import commit
from tests.hosts.club.table import SECRET, SHARE, Table, ask
from tests.hosts.people.browsers import Browser

SCRIPT: Final = "<img src=x onerror=alert(1)><script>alert(2)</script>"
MANY: Final = 8


def at_once(browsers: list[Browser], method: str, path: str, body: dict[str, object]) -> list[int]:
    with ThreadPoolExecutor(len(browsers)) as pool:
        answers = list(pool.map(lambda browser: browser.request(method, path, json=body), browsers))
    return sorted(answer.status_code for answer in answers)


def rivals(table: Table) -> list[Browser]:
    return [table.server.member(f"Rival{number}") for number in range(MANY)]


# --- races and links


def test_of_many_who_take_a_seat_at_once_one_has_it(table: Table) -> None:
    challenge = table.challenge()
    found = at_once(rivals(table), "POST", f"/api/challenges/{challenge['id']}/accept", {"entropy": SHARE})
    assert found == [200] + [409] * (MANY - 1)
    match = table.reveal(challenge)
    assert len([player for player in table.state(match)["seats"].values() if player.startswith("@")]) == 2


def test_of_many_with_one_link_one_gets_in_and_nobody_later(table: Table) -> None:
    challenge = table.challenge(invitation=True)
    path = f"/api/invitations/{challenge['invitation']}/accept"
    found = at_once(rivals(table), "POST", path, {"entropy": SHARE})
    assert found.count(200) == 1
    assert set(found) <= {200, 404, 409}
    ask(table.bob, "POST", path, 404, entropy=SHARE)
    ask(table.bob, "GET", f"/api/invitations/{challenge['invitation']}", 404)


def test_a_challenge_that_is_revealed_many_times_at_once_becomes_one_match(table: Table) -> None:
    challenge = table.challenge()
    table.accept(challenge)
    found = at_once([table.ann] * MANY, "POST", f"/api/challenges/{challenge['id']}/reveal", {"entropy": SECRET})
    assert set(found) == {200}
    assert len(table.ann.get("/api/matches").json()) == 1


def test_who_resigns_while_the_other_claims_leaves_one_result(table: Table) -> None:
    match = table.begin()
    with ThreadPoolExecutor(2) as pool:
        sent = [
            pool.submit(browser.post, f"/api/matches/{match}/resign", json={"seat": seat})
            for browser, seat in ((table.ann, "union"), (table.bob, "confederate"))
        ]
        codes = sorted(one.result().status_code for one in sent)
    assert codes == [200, 403]
    result = table.state(match)["agreement"]["result"]
    assert result == table.state(match, table.bob)["agreement"]["result"]


# --- other seats, by every name they may have


@pytest.mark.parametrize("seat", ["confederate", "union ", "UNION", "@Bob", "", "nobody", "union\x00", "x" * 101])
def test_nobody_acts_for_a_seat_that_is_not_his(table: Table, seat: str) -> None:
    match = table.begin()
    version = table.state(match)["version"]
    for path, body in (
        ("actions", {"actions": ["end"], "version": version}),
        ("undo", {"version": version}),
        ("resign", {}),
        ("abort", {}),
        ("offers", {"kind": "draw", "answer": "make"}),
        ("claim", {"as": "win"}),
    ):
        answer = table.ann.post(f"/api/matches/{match}/{path}", json={**body, "seat": seat})
        assert answer.status_code in (400, 403), f"{path}: {answer.text}"
    assert table.state(match)["version"] == version


@pytest.mark.parametrize("access", ["public", "private"])
def test_a_stranger_who_names_no_seat_settles_nothing(table: Table, access: str) -> None:
    match = table.begin(access=access)
    ask(table.ann, "POST", f"/api/matches/{match}/offers", seat="union", kind="draw", answer="make")
    before = table.state(match)["agreement"]
    stranger = table.server.member("Mosby")
    for path, body in (
        ("offers", {"kind": "draw", "answer": "accept"}),
        ("offers", {"kind": "draw", "answer": "decline"}),
        ("offers", {"kind": "pause", "answer": "make"}),
        ("resign", {}),
        ("claim", {"as": "win"}),
        ("abort", {}),
    ):
        answer = stranger.post(f"/api/matches/{match}/{path}", json={**body, "seat": ""})
        assert answer.status_code == 403, f"{path}: {answer.text}"
    assert table.state(match)["agreement"] == before


def test_a_match_of_computer_players_alone_would_belong_to_nobody(table: Table) -> None:
    """Whoever made it could not look at it, it would play on, and a stranger could take its seats."""
    bots = {"union": "militia", "confederate": "militia"}
    told = ask(table.ann, "POST", "/api/matches", 400, title="house-divided", seats=bots)
    assert told["message"].startswith("In a club one of the sides must be yours")
    match = table.ann.create_match(seats={"confederate": "militia"})["id"]
    ask(table.ann, "POST", f"/api/matches/{match}/fork", 400, number=0, seats=bots)
    ask(table.ann, "PUT", f"/api/matches/{match}/seats", 400, seats=bots)
    swapped = ask(table.ann, "PUT", f"/api/matches/{match}/seats", seats={"union": "militia", "confederate": "me"})
    assert swapped["seats"] == {"union": "militia", "confederate": table.ann.me()["id"].join(("@", ""))}


# --- clocks


def test_time_is_not_given_by_who_plays(table: Table) -> None:
    pace = {"kind": "clock", "bank": 60, "increment": 10}
    match = table.begin(pace=pace)
    state = table.state(match)
    body = {"actions": [state["choices"][0]["text"]], "version": state["version"], "seat": "union"}
    for more in ({"at": 0}, {"now": 9e9}, {"clocks": {"union": 9e9}}, {"left": 9e9}):
        assert table.ann.post(f"/api/matches/{match}/actions", json={**body, **more}).status_code == 400
    table.play(table.ann, match, body["actions"][0])
    clocks = table.state(match)["agreement"]["clocks"]
    assert clocks["union"]["left"] <= 60
    ask(table.bob, "POST", f"/api/matches/{match}/claim", 409, seat="confederate", **{"as": "win"})
    ask(table.ann, "POST", f"/api/matches/{match}/claim", 409, seat="union", **{"as": "win"})
    for _ in range(5):  # to undo and to play again gives nothing back
        state = table.state(match)
        undone = ask(table.ann, "POST", f"/api/matches/{match}/undo", version=state["version"], seat="union")
        assert undone
        table.play(table.ann, match, body["actions"][0])
    assert table.state(match)["agreement"]["clocks"]["union"]["left"] <= clocks["union"]["left"]


@pytest.mark.parametrize("bank", [-1, 0, 1, 1e12, "NaN", None, True])
def test_a_clock_is_within_bounds(table: Table, bank: object) -> None:
    pace = {"kind": "clock", "bank": bank, "increment": 0}
    asked = {"title": "house-divided", "seats": {"union": "me"}, "commitment": commit(SECRET), "pace": pace}
    assert table.ann.post("/api/challenges", json=asked).status_code == 400


# --- floods and what is too large


def test_a_flood_of_messages_is_stopped(table: Table) -> None:
    match = table.begin()
    path = f"/api/matches/{match}/chat"
    codes = [table.ann.post(path, json={"room": "players", "text": f"spam {n}"}).status_code for n in range(30)]
    assert codes.count(429) >= 15
    assert set(codes) == {200, 429} or set(codes) == {201, 429}
    assert len(table.bob.get(path).json()) == len([code for code in codes if code != 429])


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/matches/{match}/chat", {"room": "players", "text": "x" * 501}),
        ("POST", "/api/matches/{match}/chat", {"room": "players", "text": "\u202e\u200b \n"}),
        ("POST", "/api/matches/{match}/chat", {"room": "everybody", "text": "x"}),
        ("PUT", "/api/matches/{match}/notes", {"text": "x" * 20_001}),
        ("POST", "/api/reports", {"person": "Bob", "text": "x" * 2001}),
        ("PUT", "/api/matches/{match}/orders", {"orders": [{"question": "stand", "answer": "stand"}] * 1000}),
        ("PUT", "/api/account/vacation", {"until": 9e12}),
        ("GET", "/api/people?search=" + "x" * 61, None),
        (
            "POST",
            "/api/challenges",
            {"title": "house-divided", "name": "x" * 5000, "seats": {}, "commitment": "0" * 64},
        ),
    ],
)
def test_what_is_too_large_is_refused_in_a_sentence(table: Table, method: str, path: str, body: Any) -> None:
    match = table.begin()
    answer = table.ann.request(method, path.format(match=match), json=body)
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]
    assert len(answer.text) < 500
    assert table.bob.get(f"/api/matches/{match}/chat").json() == []


def test_a_body_of_megabytes_is_not_read(table: Table) -> None:
    match = table.begin()
    answer = table.ann.post(f"/api/matches/{match}/chat", json={"room": "players", "text": "x" * 3_000_000})
    assert answer.status_code == 413


# --- scripts


def test_scripts_stay_text_and_nothing_is_served_as_a_page(table: Table) -> None:
    match = table.begin(name=SCRIPT)
    ask(table.ann, "PUT", f"/api/matches/{match}/notes", 204, text=SCRIPT)
    table.ann.post(f"/api/matches/{match}/chat", json={"room": "players", "text": SCRIPT})
    assert table.bob.get(f"/api/matches/{match}/chat").json()[0]["text"] == SCRIPT
    for path in ("", "/chat", "/notes", "/journal", "/log"):
        answer = table.ann.get(f"/api/matches/{match}{path}")
        assert answer.headers["content-type"].split(";")[0] in ("application/json", "text/plain")
        assert answer.headers["x-content-type-options"] == "nosniff"
    policy = table.ann.get("/").headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
    assert "frame-ancestors 'none'" in policy
