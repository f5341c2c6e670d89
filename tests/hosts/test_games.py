import json

from longroll.games import load
from longroll.opponents.roster import offers
from tests.hosts.local_server import LocalServer


def test_every_title_is_listed_with_all_that_can_be_chosen(server: LocalServer) -> None:
    game = next(game for game in server.get("/api/games") if game["title"] == "house-divided")
    loaded = load("house-divided")
    assert game["title"] == game["system"] == "house-divided"
    assert game["seats"] == ["union", "confederate"]
    assert game["scenarios"] == list(loaded.scenarios)
    assert [option["name"] for option in game["options"]] == [option.name for option in loaded.options]
    assert game["options"][0].keys() == {"name", "rule", "values"}
    assert game["bots"] == [offer._asdict() for offer in offers("house-divided")]
    assert game["names"]["washington"] == loaded.names["washington"]


def test_the_board_of_a_title_is_what_its_game_says(server: LocalServer) -> None:
    assert server.get("/api/games/house-divided/board") == json.loads(json.dumps(load("house-divided").board()))
    assert server.client.get("/api/games/chess/board").status_code == 404


def test_every_rule_is_listed_with_its_key(server: LocalServer) -> None:
    rules = {rule["id"]: rule for rule in server.get("/api/rules/house-divided")}
    assert rules["AHD-4.0-h"] == {"id": "AHD-4.0-h", "text_key": "rule-AHD-4_0-h", "component_only": False}
    assert any(rule["component_only"] for rule in rules.values())
    assert server.client.get("/api/rules/chess").status_code == 404


def test_the_catalogues_are_served_as_one(server: LocalServer) -> None:
    answer = server.client.get("/catalogues/house-divided/en.ftl")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\nconsole-hint =" in answer.text
    assert "\nrule-AHD-4_0-h =" in answer.text


def test_a_catalogue_that_is_not_there_is_said_to_be_missing(server: LocalServer) -> None:
    for path in ("house-divided/xx.ftl", "chess/en.ftl", "..%2f..%2fkernel/en.ftl", "house-divided/..%2fen.ftl"):
        answer = server.client.get(f"/catalogues/{path}")
        assert answer.status_code in (400, 404), path
        assert answer.json().keys() == {"error", "message"}


def test_every_scenario_has_its_fair_start(server: LocalServer) -> None:
    for game in server.get("/api/games"):
        option = next(option for option in game["options"] if option["name"] == "handicap")
        assert [fair["scenario"] for fair in game["fair"]] == game["scenarios"]
        for fair in game["fair"]:
            assert fair["handicap"] in option["values"]
            for row in fair["measured"]:
                assert row.keys() == {
                    *("handicap", "bot", "games", "wins", "losses"),
                    *("share", "low", "high", "command"),
                }


def test_a_computer_player_picks_its_side_of_a_handicap(server: LocalServer) -> None:
    seats = server.create(options={"handicap": "union-plus-4"}, pie="random")["seats"]
    assert sorted(seats.values()) == ["me", "random"]
    answer = server.post("/api/matches", 400, title="house-divided", pie="random", seats={"union": "me"})
    assert answer["message"] == "If the computer is to pick its side, do not assign the seats."
