"""A bounded attack on the accounts of a club, with real cookies over a real connection."""

import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from longroll.hosts.server import callers
from longroll.hosts.server.callers import COOKIE
from longroll.service.match_request import MatchRequest
from longroll.service.people.person import Person, Session
from longroll.service.people.sessions import IDLE, NEW
from tests.hosts.local_server import PATIENCE, LocalServer
from tests.hosts.people.browsers import Browser, ClubServer
from tests.hosts.people.club import PASSWORD
from tests.service.helpers import FixedClock

EVIL = "http://evil.example"
AGAIN = "Sign out and sign in again first, then try once more."


def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites(club_server: ClubServer) -> None:
    answer = club_server.browser().post("/api/account/sign-up", json={"name": "Grant", "password": PASSWORD})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert re.match(rf"{COOKIE}=[A-Za-z0-9_-]{{43}};", cookie)
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Secure" not in cookie  # its origin is http
    assert "domain" not in cookie.lower()
    assert answer.headers["cache-control"] == "no-store"


def test_a_token_that_an_attacker_has_set_is_not_used(club_server: ClubServer) -> None:
    """Fixation: neither a token of his invention, nor one of a guest that he has made."""
    club_server.member("Grant")
    attacker = club_server.browser()
    attacker.account("guest", name="Visitor")
    for token in ("x" * 43, attacker.token):
        victim = club_server.thief(token)
        answer = victim.post("/api/account/sign-in", json={"name": "Grant", "password": PASSWORD})
        assert answer.status_code == 200
        assert f"{COOKIE}={token}" not in answer.headers["set-cookie"]
        assert club_server.thief(token).me() is None


def test_becoming_a_member_makes_the_token_of_the_guest_worthless(club_server: ClubServer) -> None:
    browser = club_server.browser()
    guest = browser.account("guest", name="Visitor")["person"]
    stolen = browser.token
    match = browser.create_match()
    member = browser.sign_up("Grant")
    assert (member["id"], member["role"]) == (guest["id"], "member")
    assert club_server.thief(stolen).me() is None
    state = browser.get(f"/api/matches/{match['id']}").json()
    assert f"@{guest['id']}" in state["seats"].values()
    assert browser.get("/api/matches").json()[0]["id"] == match["id"]


def test_a_stolen_token_ends_with_the_session(club_server: ClubServer) -> None:
    browser = club_server.member("Grant")
    thief = club_server.thief(browser.token)
    assert thief.me()["name"] == "Grant"
    match = thief.post("/api/matches", json={"title": "house-divided"})
    assert match.status_code == 201
    browser.account("sign-out-everywhere", 204)
    assert browser.token == ""
    assert thief.me() is None
    assert thief.post("/api/matches", json={"title": "house-divided"}).status_code == 401
    assert thief.get(f"/api/matches/{match.json()['id']}").status_code == 401


def test_an_expired_session_is_nobody(club_server: ClubServer, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = club_server.member("Grant")
    sessions = club_server.accounts.sessions
    later = sessions.clock.now() + IDLE + 60
    club_server.app.state.callers.known.clear()
    monkeypatch.setattr(sessions.clock, "now", lambda: later)
    assert browser.me() is None
    assert browser.post("/api/matches", json={"title": "house-divided"}).status_code == 401


def test_the_hot_path_reads_a_session_once_in_two_seconds(
    club_server: ClubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = club_server.member("Grant")
    state = browser.create_match()
    reads: list[str] = []
    storage = club_server.accounts.storage
    read = storage.find_sessions

    async def counted(digests: Collection[str]) -> list[tuple[Session, Person]]:
        reads.extend(digests)
        return await read(digests)

    monkeypatch.setattr(storage, "find_sessions", counted)
    monkeypatch.setattr(callers, "monotonic", lambda: 100.0)
    club_server.app.state.callers.known.clear()
    club_server.app.state.callers.renewed = 100.0
    for _ in range(5):
        body = {"actions": [state["choices"][0]["text"]], "version": state["version"], "seat": state["to_move"]}
        answer = browser.post(f"/api/matches/{state['id']}/actions", json=body)
        assert answer.status_code == 200
        state = answer.json()["state"]
    assert len(reads) == 1


def test_a_live_socket_ends_with_the_session(club_server: ClubServer) -> None:
    browser = club_server.member("Grant")
    other = club_server.browser()
    other.sign_in("Grant")
    state = browser.create_match()
    with browser.live(state["id"]) as socket:
        socket.recv(PATIENCE)
        browser.account("sign-out", 204)
        body = {"actions": [state["choices"][0]["text"]], "version": state["version"], "seat": state["to_move"]}
        assert other.post(f"/api/matches/{state['id']}/actions", json=body).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_brute_force_is_slowed_down_for_every_address_together(club_server: ClubServer) -> None:
    club_server.member("Grant")
    club_server.accounts.membership.clock = FixedClock()
    answers = []
    for number in range(40):
        attacker = club_server.browser(f"198.51.100.{number}")
        answers.append(attacker.post("/api/account/sign-in", json={"name": "Grant", "password": f"guess {number:06}"}))
    codes = [answer.status_code for answer in answers]
    assert codes == [401] * 5 + [429] * 35
    last = answers[-1]
    assert last.json()["error"] == "too-many"
    assert int(last.headers["retry-after"]) == last.json()["seconds"] >= 1


def test_a_proxy_is_believed_about_addresses_only_where_it_may_be(club_server: ClubServer) -> None:
    """The last address counts: what stands before it is the client's own claim."""
    club_server.accounts.membership.clock = FixedClock()
    codes = []
    for number in range(25):
        attacker = club_server.browser(f"10.9.8.{number}, 203.0.113.5")
        answer = attacker.post("/api/account/sign-in", json={"name": f"name{number}", "password": "wrong password"})
        codes.append(answer.status_code)
    assert codes.count(401) == 20


def test_answers_for_known_and_unknown_names_are_the_same(club_server: ClubServer) -> None:
    club_server.member("Grant")
    browser = club_server.browser()
    for path, body in (
        ("sign-in", {"password": "wrong password"}),
        ("recover", {"code": "aaaa-bbbb-cccc-dddd", "password": "a new password"}),
    ):
        known, unknown = (
            browser.post(f"/api/account/{path}", json={"name": name, **body}) for name in ("Grant", "Nemo1")
        )
        assert known.status_code == unknown.status_code == 401
        assert known.content == unknown.content
        dropped = ("date",)
        assert [one for one in known.headers.raw if one[0].decode() not in dropped] == [
            one for one in unknown.headers.raw if one[0].decode() not in dropped
        ]
    assert club_server.browser().get("/api/people/Grant").status_code == 401
    assert club_server.browser().get("/api/people/Nemo1").status_code == 401
    assert club_server.browser().get("/api/people", params={"search": "Gr"}).status_code == 401


def test_a_password_costs_as_much_for_unknown_names(club_server: ClubServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hash of a password takes most of the time of an answer: one of the same cost is computed for every name."""
    hasher = club_server.app.state.accounts.hasher
    verified: list[str] = []
    verify = type(hasher.hasher).verify

    def count(self: Any, hashed: str, password: str) -> bool:
        verified.append(hashed.rpartition("$")[0].rpartition("$")[0])  # the kind of hash and its cost
        return bool(verify(self, hashed, password))

    monkeypatch.setattr(type(hasher.hasher), "verify", count)
    club_server.member("Grant")
    for name in ("Grant", "Nemo"):
        club_server.browser("198.51.100.1").sign_in(name, "wrong password", 401)
    assert len(verified) == 2
    assert verified[0] == verified[1] != ""


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": EVIL, "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_site_changes_nothing_with_the_cookies_of_its_visitor(
    club_server: ClubServer, headers: dict[str, str]
) -> None:
    browser = club_server.member("Grant")
    match = browser.create_match()["id"]
    del browser.headers["origin"], browser.headers["sec-fetch-site"]
    for method, path, body in (
        ("POST", "/api/account/sign-out", {}),
        ("POST", "/api/account/sign-in", {"name": "Lee", "password": PASSWORD}),
        ("PUT", "/api/account", {"email": "evil@evil.example"}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
        ("POST", "/api/account/recovery-codes", {}),
        ("DELETE", f"/api/matches/{match}", {}),
        ("POST", "/api/matches", {"title": "house-divided"}),
    ):
        answer = browser.request(method, path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert browser.me()["email"] == ""
    target = f"ws://127.0.0.1:{club_server.port}/api/matches/{match}/live"
    cookie = {"cookie": f"{COOKIE}={browser.token}"}
    if "origin" in headers:
        with (
            pytest.raises(InvalidStatus),
            connect(target, origin=Origin(headers["origin"]), additional_headers=cookie, proxy=None),
        ):
            pass


def test_a_form_of_another_site_is_no_json(club_server: ClubServer) -> None:
    browser = club_server.member("Grant")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        content = b'{"email": "evil@evil.example"}'
        answer = browser.put("/api/account", content=content, headers={"content-type": kind})
        assert answer.status_code == 400
    assert browser.me()["email"] == ""


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "192.168.1.7:80", "", "127.0.0.1.evil.example"]
)
def test_a_club_answers_to_its_own_name_alone(club_server: ClubServer, host: str) -> None:
    for path in ("/api/me", "/", "/api/games"):
        assert httpx.get(
            f"http://127.0.0.1:{club_server.port}{path}", headers={"host": host}, trust_env=False
        ).status_code in (400, 421)


@pytest.mark.parametrize("name", ["x" * 5000, "a" * 21, "<img src=x>", "a\u202eb c", "Robert'); DROP", "\ud800abc", ""])
def test_oversized_and_strange_names_are_refused(club_server: ClubServer, name: str) -> None:
    browser = club_server.browser()
    headers = {"content-type": "application/json"}
    for path in ("sign-up", "guest", "passkeys/options", "sign-in"):
        body = {"name": name, "password": PASSWORD} if path.startswith("sign-") else {"name": name}
        answer = browser.post(f"/api/account/{path}", content=json.dumps(body), headers=headers)
        assert answer.status_code in ((400, 401) if path == "sign-in" else (400,)), answer.text
    assert browser.me() is None


def test_nobody_changes_nothing(club_server: ClubServer) -> None:
    match = club_server.member("Grant").create_match()
    nobody = club_server.browser()
    for method, path, body in (
        ("POST", "/api/matches", {"title": "house-divided"}),
        ("POST", f"/api/matches/{match['id']}/actions", {"actions": ["x"], "version": 0, "seat": "union"}),
        ("DELETE", f"/api/matches/{match['id']}", None),
        ("PUT", "/api/account", {"email": "a@b.example"}),
        ("DELETE", "/api/account", {"confirm": "Grant"}),
        ("GET", "/api/account/export", None),
        ("POST", "/api/account/sign-out-everywhere", None),
        ("POST", "/api/account/recovery-codes", {}),
    ):
        assert nobody.request(method, path, json=body).status_code == 401, path


def test_members_do_not_become_administrators(club_server: ClubServer) -> None:
    club_server.member("Halleck")
    browser = club_server.member("Grant")
    assert browser.put("/api/admin/people/Grant", json={"role": "admin"}).status_code == 403
    assert browser.put("/api/account", json={"role": "admin"}).status_code == 400
    assert browser.get("/api/admin/people").status_code == 403
    club_server.promote("Halleck", "admin")
    chief = club_server.browser()
    chief.sign_in("Halleck")
    assert chief.put("/api/admin/people/grant", json={"suspended": True}).json()["suspended"] is True
    assert browser.me() is None
    assert browser.get("/api/matches").status_code == 401
    club_server.browser().sign_in("Grant", status=403)


def test_an_administrator_does_not_open_the_matches_of_others(club_server: ClubServer) -> None:
    match = club_server.member("Grant").create_match()["id"]
    chief = club_server.member("Halleck")
    club_server.promote("Halleck", "admin")
    assert chief.me()["role"] == "admin"
    for path in ("", "/journal", "/log", "/board"):
        assert chief.get(f"/api/matches/{match}{path}").status_code == 403
    with chief.live(match) as socket, pytest.raises(ConnectionClosed):
        socket.recv(PATIENCE)
    assert chief.get("/api/people/Grant").json()["matches"] == []


def test_my_data_can_be_taken_along_and_deleted(club_server: ClubServer) -> None:
    browser: Browser = club_server.member("Grant")
    person = browser.me()["id"]
    match = browser.create_match()["id"]
    browser.put("/api/account", json={"email": "grant@example.org"})
    found = browser.get("/api/account/export").json()
    assert found["account"]["email"] == "grant@example.org"
    assert [one["id"] for one in found["matches"]] == [match]
    assert browser.request("DELETE", "/api/account", json={"password": "wrong"}).status_code == 403
    assert browser.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    assert browser.me() is None
    club_server.browser().sign_in("Grant", status=401)
    again = club_server.member("Grant")
    assert again.me()["id"] != person
    assert again.get(f"/api/matches/{match}").status_code == 404


def test_a_match_with_somebody_else_stays_when_one_of_them_leaves(club_server: ClubServer) -> None:
    grant, lee = club_server.member("Grant"), club_server.member("Lee")
    seats = {"union": f"@{grant.me()['id']}", "confederate": f"@{lee.me()['id']}"}
    match = club_server.call(club_server.service.create(MatchRequest(title="house-divided", seats=seats))).id
    assert grant.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    assert lee.get(f"/api/matches/{match}").json()["seats"] == seats
    names = club_server.call(club_server.accounts.directory.names([seats["union"][1:], seats["confederate"][1:]]))
    assert sorted(names.values()) == ["", "Lee"]


def test_over_https_the_cookie_is_for_this_club_alone(sqlite_url: str, tmp_path: Path) -> None:
    """Behind a proxy: it speaks https to the browser and passes on the Host header."""
    server = LocalServer(tmp_path, club=sqlite_url, origin="https://club.example")
    try:
        headers = {"host": "club.example", "origin": "https://club.example", "sec-fetch-site": "same-origin"}
        body = {"name": "Grant", "password": PASSWORD}
        answer = server.client.post("/api/account/sign-up", json=body, headers=headers)
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"__Host-{COOKIE}=")
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        token = cookie.partition(";")[0].partition("=")[2]
        for name, there in ((f"__Host-{COOKIE}", True), (COOKIE, False)):
            asked = {"host": "club.example", "cookie": f"{name}={token}"}
            assert bool(server.client.get("/api/me", headers=asked).json()["person"]) == there
        refused = {**headers, "origin": "http://club.example"}
        assert server.client.post("/api/account/sign-out", headers=refused).status_code == 403
        assert server.client.get("/api/me").status_code == 421
    finally:
        server.stop()


def test_who_has_stolen_a_session_cannot_make_the_account_his_own(
    club_server: ClubServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recovery codes, passkeys and a new password would open it after the owner has signed out everywhere."""
    thief = club_server.thief(club_server.member("Grant").token)
    tries: list[tuple[str, str, dict[str, object]]] = [
        ("POST", "/api/account/recovery-codes", {}),
        ("POST", "/api/account/recovery-codes", {"password": "a guess of mine"}),
        ("POST", "/api/account/passkeys/options", {}),
        ("PUT", "/api/account", {"password": "a new password"}),
        ("DELETE", "/api/account", {"confirm": "Grant"}),
    ]
    for method, path, body in tries:
        answer = thief.request(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "unconfirmed"), path
    assert thief.me()["recovery_codes_left"] == 0
    accounts = club_server.accounts
    club_server.call(accounts.storage.change_person(thief.me()["id"], {"password": ""}))  # has passkeys alone
    now = accounts.sessions.clock.now()
    monkeypatch.setattr(accounts.sessions.clock, "now", lambda: now + NEW + 60)
    club_server.app.state.callers.known.clear()
    for method, path, body in [*tries[:1], *tries[2:4]]:
        answer = thief.request(method, path, json=body)
        assert (answer.status_code, answer.json()["message"]) == (403, AGAIN), path
