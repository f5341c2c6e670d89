"""What is seen from a place."""

from tests.table.house import House


def test_a_hex_tells_what_it_sees_and_what_blocks_the_rest(house: House) -> None:
    told = house.get("/api/games/pea-ridge/sight/3505")
    assert "3705" in told["seen"]
    assert told["blocked"]["3306"] == "3405"
    assert set(told["seen"]).isdisjoint(told["blocked"])


def test_a_match_tells_it_of_its_own_board(house: House) -> None:
    match = house.client.post("/api/matches", json={"title": "pea-ridge"}).json()["id"]
    assert house.get(f"/api/matches/{match}/sight/3505") == house.get("/api/games/pea-ridge/sight/3505")


def test_a_map_of_the_whole_country_has_no_lines_of_sight(house: House) -> None:
    assert house.get("/api/games/house-divided/sight/washington") == {}


def test_an_unknown_place_or_title_is_one_sentence(house: House) -> None:
    for path in ("/api/games/pea-ridge/sight/9999", "/api/games/pea-ridge/sight/nowhere"):
        assert house.client.get(path).status_code == 400
    assert house.client.get("/api/games/waterloo/sight/3505").status_code == 404
