"""Matches with components that a player brings."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from longroll.games import load
from longroll.games.five_aprils.pack import printed_pack
from tests.hosts.local_server import LocalServer


def own_pack() -> dict[str, Any]:
    pack: dict[str, Any] = json.loads(printed_pack("bentonville"))
    pack["name"] = "Bentonville as printed in my copy"
    pack["units"][0]["label"] = "Corrected"
    return pack


def begin(server: LocalServer, pack: object) -> Any:
    return server.client.post("/api/matches", json={"title": "bentonville", "seed": "1", "pack": json.dumps(pack)})


def test_a_match_is_played_on_the_board_of_its_pack(server: LocalServer) -> None:
    state = begin(server, own_pack()).json()
    assert (state["pack"], state["own_board"]) == (True, True)
    board = server.client.get(f"/api/matches/{state['id']}/board").json()
    assert board["name"] == "Bentonville as printed in my copy"
    assert board["units"][0]["label"] == "Corrected"
    assert server.client.get("/api/games/bentonville/board").json()["name"] == "Bentonville"


def test_a_house_divided_is_played_on_the_board_of_its_pack(server: LocalServer) -> None:
    pack = json.loads(server.client.get("/api/packs/house-divided").text)
    (richmond,) = [row for row in pack["map"]["boxes"] if row["id"] == "richmond"]
    richmond |= {"name": "Capital", "x": 860, "recruit": {"union": 0, "confederate": 6}}
    state = server.post("/api/matches", 201, title="house-divided", seed="1", pack=json.dumps(pack))
    assert (state["pack"], state["own_board"], state["view"]["maximum"]["confederate"]) == (True, True, 32)
    board = server.client.get(f"/api/matches/{state['id']}/board").json()
    (shown,) = [row for row in board["boxes"] if row["id"] == "richmond"]
    assert (shown["name"], shown["x"], shown["recruit"]["confederate"]) == ("Capital", 860, 6)
    assert json.loads(server.client.get(f"/api/matches/{state['id']}/pack").text) == pack
    printed = server.post("/api/matches", 201, title="house-divided", seed="1")
    assert (printed["pack"], printed["own_board"]) == (False, False)


def test_a_match_without_a_pack_is_played_on_the_printed_board(server: LocalServer) -> None:
    state = server.client.post("/api/matches", json={"title": "bentonville"}).json()
    assert (state["pack"], state["own_board"]) == (False, False)
    board = server.client.get(f"/api/matches/{state['id']}/board").json()
    assert board == server.client.get("/api/games/bentonville/board").json()


def test_the_pack_travels_with_the_journal_and_with_a_fork(server: LocalServer) -> None:
    state = begin(server, own_pack()).json()
    journal = server.client.get(f"/api/matches/{state['id']}/journal").text
    imported = server.client.post("/api/matches/import", content=journal, headers={"content-type": "text/plain"}).json()
    forked = server.client.post(f"/api/matches/{state['id']}/fork", json={"number": 0}).json()
    for match in (imported, forked):
        assert match["pack"] is True
        assert server.client.get(f"/api/matches/{match['id']}/board").json()["units"][0]["label"] == "Corrected"


def test_a_match_of_an_earlier_edition_keeps_its_board(server: LocalServer) -> None:
    """It is no pack of the player's, and yet not the board of the title."""
    begun = server.client.post("/api/matches", json={"title": "pea-ridge", "pack": "1"}).json()
    forked = server.client.post(f"/api/matches/{begun['id']}/fork", json={"number": 0}).json()
    old = load("pea-ridge", "1").board()
    for match in (begun, forked):
        assert (match["pack"], match["own_board"]) == (False, True)
        assert server.client.get(f"/api/matches/{match['id']}/board").json() == old
    assert server.client.get("/api/games/pea-ridge/board").json() == load("pea-ridge").board() != old


def test_a_flawed_pack_begins_nothing_and_says_what_is_wrong_with_it(server: LocalServer) -> None:
    pack = own_pack()
    pack["units"][3]["formation"] = "nobody"
    pack["map"]["lines"][0]["hexes"][1] = "9999"
    answer = begin(server, pack)
    assert answer.status_code == 400
    assert "units[3].formation" in answer.json()["message"]
    assert "map.lines[0].hexes[1]" in answer.json()["message"]
    assert server.client.get("/api/matches").json() == []


def test_a_pack_for_another_title_is_refused(server: LocalServer) -> None:
    for title in ("shiloh", "house-divided", "civil-war-basic"):
        asked = {"title": title, "pack": json.dumps(own_pack())}
        assert server.client.post("/api/matches", json=asked).status_code == 400
    assert server.client.get("/api/matches").json() == []


def test_the_printed_pack_can_be_had_as_text(server: LocalServer) -> None:
    answer = server.client.get("/api/packs/pea-ridge")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == printed_pack("pea-ridge")
    assert server.client.get("/api/packs/nowhere").status_code == 404


def test_a_game_without_packs_has_no_printed_one(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.games.packs.load", lambda _: SimpleNamespace(packs=False))
    refused = server.client.get("/api/packs/civil-war-basic")
    assert (refused.status_code, refused.json()["message"]) == (400, "civil-war-basic is not played from packs.")


def test_every_flaw_of_a_pack_is_told_with_its_place(server: LocalServer) -> None:
    pack = own_pack()
    assert check(server, json.dumps(pack)) == []
    pack["units"][3]["full"][0] = 99
    pack["map"]["terrain"]["clear"].append("9999")
    flaws = {flaw["place"]: flaw["reason"] for flaw in check(server, json.dumps(pack))}
    last = len(pack["map"]["terrain"]["clear"]) - 1
    assert flaws["units[3].full[0]"] == "99 is not between 0 and 40"
    assert flaws[f"map.terrain.clear[{last}]"] == "9999 is not a hex of this map"
    assert check(server, "no JSON")[0]["place"] == "line 1, column 1"


def check(server: LocalServer, text: str) -> Any:
    return server.post("/api/packs/bentonville/check", pack=text)["flaws"]


def test_a_pack_is_written_in_its_canonical_form(server: LocalServer) -> None:
    text = printed_pack("bentonville")
    asked = {"pack": json.dumps(json.loads(text))}
    assert server.client.post("/api/packs/bentonville/write", json=asked).text == text
    refused = server.client.post("/api/packs/bentonville/write", json={"pack": "no JSON"})
    assert refused.status_code == 400
    huge = server.client.post("/api/packs/bentonville/check", json={"pack": "x" * 2_000_000})
    assert huge.status_code == 413


def test_the_pack_of_a_match_can_be_had(server: LocalServer) -> None:
    own = begin(server, own_pack()).json()
    printed = server.client.post("/api/matches", json={"title": "pea-ridge", "pack": "1"}).json()
    assert json.loads(server.client.get(f"/api/matches/{own['id']}/pack").text) == own_pack()
    assert server.client.get(f"/api/matches/{printed['id']}/pack").text == printed_pack("pea-ridge", 1)
