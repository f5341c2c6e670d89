"""Matches with components that a player brings."""

import json
from typing import Any

from longroll.games.five_aprils.pack import printed_pack
from tests.table.house import House


def own_pack() -> dict[str, Any]:
    pack: dict[str, Any] = json.loads(printed_pack("bentonville"))
    pack["name"] = "Bentonville as printed in my copy"
    pack["units"][0]["label"] = "Corrected"
    return pack


def begin(house: House, pack: object) -> Any:
    return house.client.post("/api/matches", json={"title": "bentonville", "seed": "1", "pack": json.dumps(pack)})


def test_a_match_is_played_on_the_board_of_its_pack(house: House) -> None:
    state = begin(house, own_pack()).json()
    assert state["pack"] is True
    board = house.client.get(f"/api/matches/{state['id']}/board").json()
    assert board["name"] == "Bentonville as printed in my copy"
    assert board["units"][0]["label"] == "Corrected"
    assert house.client.get("/api/games/bentonville/board").json()["name"] == "Bentonville"


def test_a_match_without_a_pack_is_played_on_the_printed_board(house: House) -> None:
    state = house.client.post("/api/matches", json={"title": "bentonville"}).json()
    assert state["pack"] is False
    board = house.client.get(f"/api/matches/{state['id']}/board").json()
    assert board == house.client.get("/api/games/bentonville/board").json()


def test_the_pack_travels_with_the_journal_and_with_a_fork(house: House) -> None:
    state = begin(house, own_pack()).json()
    journal = house.client.get(f"/api/matches/{state['id']}/journal").text
    brought = house.client.post("/api/matches/import", content=journal, headers={"content-type": "text/plain"}).json()
    forked = house.client.post(f"/api/matches/{state['id']}/fork", json={"number": 0}).json()
    for match in (brought, forked):
        assert match["pack"] is True
        assert house.client.get(f"/api/matches/{match['id']}/board").json()["units"][0]["label"] == "Corrected"


def test_a_flawed_pack_begins_nothing_and_says_what_is_wrong_with_it(house: House) -> None:
    pack = own_pack()
    pack["units"][3]["formation"] = "nobody"
    pack["map"]["lines"][0]["hexes"][1] = "9999"
    answer = begin(house, pack)
    assert answer.status_code == 400
    assert "units[3].formation" in answer.json()["message"]
    assert "map.lines[0].hexes[1]" in answer.json()["message"]
    assert house.client.get("/api/matches").json() == []


def test_a_pack_for_another_title_or_for_a_game_without_packs_is_refused(house: House) -> None:
    for title in ("shiloh", "house-divided"):
        asked = {"title": title, "pack": json.dumps(own_pack())}
        assert house.client.post("/api/matches", json=asked).status_code == 400
    assert house.client.get("/api/matches").json() == []
