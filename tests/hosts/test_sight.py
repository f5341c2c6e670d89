"""What is seen from a place."""

from tests.hosts.local_server import LocalServer


def test_a_hex_tells_what_it_sees_and_what_blocks_the_rest(server: LocalServer) -> None:
    told = server.get("/api/games/pea-ridge/sight/3505")
    assert "3705" in told["seen"]
    assert told["blocked"]["3306"] == "3405"
    assert set(told["seen"]).isdisjoint(told["blocked"])


def test_a_match_tells_it_of_its_own_board(server: LocalServer) -> None:
    match = server.client.post("/api/matches", json={"title": "pea-ridge"}).json()["id"]
    assert server.get(f"/api/matches/{match}/sight/3505") == server.get("/api/games/pea-ridge/sight/3505")


def test_a_map_of_the_whole_country_has_no_lines_of_sight(server: LocalServer) -> None:
    assert server.get("/api/games/house-divided/sight/washington") == {}


def test_an_unknown_place_or_title_is_one_sentence(server: LocalServer) -> None:
    for path in ("/api/games/pea-ridge/sight/9999", "/api/games/pea-ridge/sight/nowhere"):
        assert server.client.get(path).status_code == 400
    assert server.client.get("/api/games/waterloo/sight/3505").status_code == 404
