"""The club over a real connection: from a challenge to a result."""

import json

import pytest

from tests.hosts.club.table import SHARE, Table, ask, listen, next_of
from tests.hosts.local_server import PATIENCE, LocalServer
from tests.hosts.people.browsers import ClubServer

CLOCK = {"kind": "clock", "bank": 600, "increment": 10}


def test_an_open_challenge_is_listed_accepted_and_played(table: Table) -> None:
    challenge = table.challenge(pace=CLOCK, access="public")
    assert challenge["invitation"] == ""
    (found,) = ask(table.bob, "GET", "/api/challenges")["open"]
    assert (found["id"], found["names"][found["creator"]]) == (challenge["id"], "Ann")
    assert "shares" not in json.dumps(found)
    accepted = table.accept(challenge)
    assert accepted["needs"] == [challenge["creator"]]
    match = table.reveal(challenge)
    assert ask(table.bob, "GET", f"/api/challenges/{challenge['id']}")["match"] == match
    state = table.play(table.ann, match, "end")
    agreement = state["agreement"]
    assert agreement["clocks"]["union"] == {"left": 600, "running": True}
    assert agreement["own"] == ["union"]
    assert (agreement["access"], agreement["rated"], agreement["pace"]) == ("public", False, CLOCK)
    assert sorted(agreement["names"].values()) == ["Ann", "Bob"]
    assert [one["id"] for one in ask(table.bob, "GET", "/api/matches")] == [match]


def test_offers_and_resignation(table: Table) -> None:
    match = table.begin()
    offers = f"/api/matches/{match}/offers"
    state = ask(table.ann, "POST", offers, seat="union", kind="draw", answer="make")
    assert state["agreement"]["offers"][0]["kind"] == "draw"
    assert table.state(match, table.bob)["agreement"]["offers"][0]["seat"] == "union"
    ask(table.bob, "POST", offers, seat="confederate", kind="draw", answer="decline")
    ask(table.ann, "POST", offers, 409, seat="union", kind="draw", answer="make")
    ask(table.bob, "POST", f"/api/matches/{match}/resign", 403, seat="union")
    state = ask(table.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    assert state["agreement"]["result"] == {"winner": "union", "reason": "resigned", "seat": "confederate"}
    assert (state["to_move"], state["choices"]) == ("", [])
    profile = ask(table.ann, "GET", "/api/people/Ann")
    assert profile["record"] == [{"title": "house-divided", "seat": "union", "won": 1, "lost": 0, "drawn": 0}]


def test_a_link_lets_a_guest_in_who_becomes_a_member(table: Table) -> None:
    challenge = table.challenge(invitation=True)
    token = challenge["invitation"]
    nobody = table.server.browser()
    assert ask(nobody, "GET", f"/api/invitations/{token}")["id"] == challenge["id"]
    ask(nobody, "POST", f"/api/invitations/{token}/accept", 401, entropy=SHARE)
    nobody.account("guest", name="Gus")
    ask(nobody, "POST", "/api/challenges", 403, title="house-divided", seats={"union": "me"}, commitment="0" * 64)
    ask(nobody, "POST", f"/api/invitations/{token}/accept", entropy=SHARE)
    ask(table.bob, "POST", f"/api/invitations/{token}/accept", 404, entropy=SHARE)
    ask(table.bob, "GET", f"/api/invitations/{token}", 404)
    match = table.reveal(challenge)
    assert table.state(match, nobody)["seat"] == "confederate"
    nobody.sign_up("August")
    state = table.state(match, nobody)
    assert state["seat"] == "confederate"
    assert sorted(state["agreement"]["names"].values()) == ["Ann", "August"]


def test_takeback_pause_abort_and_rematch(table: Table) -> None:
    match = table.begin()
    offers = f"/api/matches/{match}/offers"
    table.play(table.ann, match, "end")
    ask(table.ann, "POST", offers, seat="union", kind="takeback", answer="make")
    assert ask(table.bob, "POST", offers, seat="confederate", kind="takeback", answer="accept")["actions"] == 0
    ask(table.ann, "POST", offers, seat="union", kind="pause", answer="make")
    assert ask(table.bob, "POST", offers, seat="confederate", kind="pause", answer="accept")["agreement"]["paused"]
    ask(table.bob, "POST", offers, 409, seat="confederate", kind="rematch", answer="make", commitment="0" * 64)
    state = ask(table.bob, "POST", f"/api/matches/{match}/abort", seat="confederate")
    assert state["agreement"]["result"]["reason"] == "aborted"
    state = ask(table.bob, "POST", offers, seat="confederate", kind="rematch", answer="make", commitment="0" * 64)
    rematch = state["agreement"]["rematch"]
    ask(table.ann, "POST", offers, seat="union", kind="rematch", answer="accept", entropy=SHARE)
    (found,) = ask(table.bob, "GET", "/api/challenges")["mine"]
    assert (found["id"], found["status"], found["rematch_of"]) == (rematch, "accepted", match)


def test_a_pair(table: Table) -> None:
    match = table.begin(paired=True)
    pair = table.state(match)["agreement"]["pair"]
    ask(table.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    ask(table.bob, "POST", f"/api/matches/{pair['other']}/resign", seat="union")
    result = ask(table.ann, "GET", f"/api/matches/{match}/pair")
    assert result["over"]
    assert sorted(result["points"].values()) == [0, 2]


def test_chat_and_notes(table: Table) -> None:
    match = table.begin(access="public")
    script = "<img src=x onerror=alert(1)>"
    said = ask(table.ann, "POST", f"/api/matches/{match}/chat", 201, room="players", text=script)
    assert said["text"] == script
    answer = table.bob.get(f"/api/matches/{match}/chat")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert [line["text"] for line in answer.json()] == [script]
    assert ask(table.bob, "GET", f"/api/matches/{match}/chat?after={said['id']}") == []
    cyd = table.server.member("Cyd")
    assert ask(cyd, "GET", f"/api/matches/{match}/chat") == []
    ask(cyd, "POST", f"/api/matches/{match}/chat", 403, room="players", text="hello")
    ask(cyd, "POST", f"/api/matches/{match}/chat", 201, room="spectators", text="hello")
    ask(cyd, "POST", f"/api/matches/{match}/chat", 400, room="spectators", text="x" * 2001)
    ask(table.ann, "PUT", f"/api/matches/{match}/notes", 204, text="mine")
    assert ask(table.ann, "GET", f"/api/matches/{match}/notes") == {"text": "mine"}
    assert ask(table.bob, "GET", f"/api/matches/{match}/notes") == {"text": ""}
    export = ask(table.ann, "GET", "/api/account/export")
    assert (export["notes"], [line["text"] for line in export["messages"]]) == ({match: "mine"}, [script])


def test_a_guest_reports_those_with_whom_he_plays(table: Table) -> None:
    guest = table.server.browser()
    guest.account("guest", name="Gus")
    link = table.challenge(invitation=True)
    ask(guest, "POST", f"/api/invitations/{link['invitation']}/accept", entropy=SHARE)
    match, other = table.reveal(link), table.begin(access="public")
    ask(guest, "POST", "/api/reports", 403, person="Ann", text="rude")
    ask(guest, "POST", "/api/reports", 403, person="Ann", text="rude", match=other)
    ask(guest, "POST", "/api/reports", 204, person="Ann", text="rude", match=match)


def test_blocks_reports_and_vacations(table: Table) -> None:
    ask(table.ann, "PUT", "/api/people/bob/block", 204)
    assert ask(table.ann, "GET", "/api/people/Bob")["blocked"]
    table.accept(table.challenge(), status=403)
    ask(table.ann, "DELETE", "/api/people/bob/block", 204)
    ask(table.ann, "POST", "/api/reports", 204, person="Bob", text="rude")
    ask(table.ann, "GET", "/api/admin/reports", 403)
    table.server.promote("Ann", "admin")
    (report,) = ask(table.ann, "GET", "/api/admin/reports")["reports"]
    assert report["text"] == "rude"
    ask(table.ann, "PUT", "/api/account/vacation", 400, until=2**39)
    until = report["at"] + 86_400
    ask(table.ann, "PUT", "/api/account/vacation", 204, until=until)
    assert table.ann.me()["vacation_until"] == until


def test_people_are_told_what_concerns_them(table: Table) -> None:
    with listen(table.ann, "/api/live") as ann, listen(table.bob, "/api/live") as bob:
        assert next_of(ann, "beat")["now"] > 0
        next_of(bob, "beat")
        challenge = table.challenge()
        next_of(bob, "challenges")
        table.accept(challenge)
        next_of(ann, "challenges")
        match = table.reveal(challenge)
        assert next_of(bob, "match")["match"] == match
        state = table.play(table.ann, match, "end")
        while state["to_move"] == "union":
            state = table.play(table.ann, match, state["choices"][-1]["text"])
        assert next_of(bob, "turn")["match"] == match
        ask(table.bob, "POST", f"/api/matches/{match}/chat", 201, room="players", text="hello")
        assert next_of(ann, "chat") == {"kind": "chat", "match": match, "room": "players"}


def test_presence_is_shown_in_the_match(table: Table) -> None:
    match = table.begin()
    with listen(table.ann, f"/api/matches/{match}/live") as socket:
        first = json.loads(socket.recv(PATIENCE))
        assert len(first["state"]["agreement"]["online"]) == 1
        with listen(table.bob, f"/api/matches/{match}/live"):
            assert len(json.loads(socket.recv(PATIENCE))["state"]["agreement"]["online"]) == 2
        assert len(json.loads(socket.recv(PATIENCE))["state"]["agreement"]["online"]) == 1


def test_a_spectator_of_a_public_match_sees_it_live_and_a_private_one_not(table: Table) -> None:
    from websockets.exceptions import ConnectionClosed

    cyd = table.server.member("Cyd")
    with listen(cyd, f"/api/matches/{table.begin(access='public')}/live") as socket:
        assert json.loads(socket.recv(PATIENCE))["state"]["agreement"]["own"] == []
    with listen(cyd, f"/api/matches/{table.begin()}/live") as socket, pytest.raises(ConnectionClosed):
        socket.recv(PATIENCE)


def test_everything_is_there_after_a_restart(table: Table, tmp_path: object, sqlite_url: str) -> None:
    match = table.begin(pace=CLOCK)
    table.play(table.ann, match, "end")
    ask(table.bob, "POST", f"/api/matches/{match}/offers", seat="confederate", kind="draw", answer="make")
    before = table.state(match)["agreement"]
    tokens = table.ann.token
    table.server.stop()
    again = ClubServer(tmp_path, sqlite_url)  # type: ignore[arg-type]
    try:
        ann = again.thief(tokens)
        assert ask(ann, "GET", f"/api/matches/{match}")["agreement"] == before
    finally:
        again.stop()


CLUB_PATHS = [
    ("GET", "/api/challenges"),
    ("POST", "/api/challenges"),
    ("POST", "/api/challenges/x/accept"),
    ("GET", "/api/invitations/x"),
    ("POST", "/api/matches/x/resign"),
    ("POST", "/api/matches/x/offers"),
    ("POST", "/api/matches/x/abort"),
    ("POST", "/api/matches/x/claim"),
    ("GET", "/api/matches/x/pair"),
    ("GET", "/api/matches/x/chat"),
    ("PUT", "/api/matches/x/notes"),
    ("PUT", "/api/people/x/block"),
    ("PUT", "/api/account/vacation"),
    ("POST", "/api/reports"),
    ("GET", "/api/admin/reports"),
]


@pytest.mark.parametrize(("method", "path"), CLUB_PATHS)
def test_at_home_there_is_no_club(server: LocalServer, method: str, path: str) -> None:
    assert server.client.request(method, path, json={}).status_code == 404


def test_at_home_a_match_has_no_agreement(server: LocalServer) -> None:
    state = server.create()
    assert state["agreement"] is None
    assert server.get("/api/matches")[0]["agreement"] is None
