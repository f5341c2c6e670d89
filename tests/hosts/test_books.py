"""What the rulebooks of the page need beside their texts: pictures and the tables of reference cards."""

import json

import pytest

from longroll.games import TITLES, read_title
from longroll.games.packs import find_format
from longroll.lessons import load_pictures
from tests.hosts.local_server import LocalServer

JUMP = "AHD-4.2.1-a"
FRENCH = {"accept-language": "fr"}


def test_the_pictures_of_a_book_are_listed_in_the_language_of_the_request(server: LocalServer) -> None:
    pictures = {picture["rule"]: picture for picture in server.get("/api/rules/house-divided/pictures")}
    assert list(pictures) == [picture.rule for picture in load_pictures("house-divided")]
    assert (pictures[JUMP]["lesson"]["id"], pictures[JUMP]["title"]) == ("ahd-jumps", "house-divided")
    assert pictures[JUMP]["step"]["show"]
    french = server.client.get("/api/rules/house-divided/pictures", headers=FRENCH).json()
    assert french[0]["step"]["text"] != pictures["AHD-1.2-b"]["step"]["text"]
    assert server.client.get("/api/rules/chess/pictures").status_code == 404


def test_a_picture_is_a_position_and_what_is_done_in_it(server: LocalServer) -> None:
    scene = server.get(f"/api/rules/house-divided/pictures/{JUMP}")
    assert [entry["action"] for entry in scene["entries"]] == ["go bowling-green=nashville/sparta"]
    assert scene["view"]["units"]
    for name in ("AHD-1.1-a", "nothing"):
        answer = server.client.get(f"/api/rules/house-divided/pictures/{name}")
        assert (answer.status_code, answer.json()["message"]) == (404, f"There is no picture for {name}.")


def test_every_title_has_the_tables_of_its_reference_card(server: LocalServer) -> None:
    tables = {title: server.get(f"/api/games/{title}/reference") for title in TITLES}
    assert {"arm": "cavalry", "rank": "crack", "combat_value": 3} in tables["house-divided"]["units"]
    board = server.get("/api/games/pea-ridge/board")
    assert tables["pea-ridge"] == {key: board[key] for key in ("tables", "turns", "formations")}
    assert tables["civil-war-basic"]["costs"]["basic"]["both"]["infantry"] == 10
    assert server.client.get("/api/games/chess/reference").status_code == 404


@pytest.mark.parametrize(
    ("title", "path"),
    [
        ("civil-war-teams", ["tables", "pursuit", "infantry", "leader"]),
        ("house-divided", ["counters", "unit_types", 0, "combat_value"]),
        ("shiloh", ["tables", "hexes", "woods", "infantry"]),
    ],
)
def test_a_match_has_the_tables_of_its_own_pack(server: LocalServer, title: str, path: list[str | int]) -> None:
    scenario = read_title(title).scenarios[0]
    pack = json.loads(find_format(title).printed_pack(title))
    holder = pack
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = 3
    changed, printed = (
        server.get(f"/api/matches/{server.create(title=title, scenario=scenario, **more)['id']}/reference")
        for more in ({"pack": json.dumps(pack)}, {})
    )
    assert printed == server.get(f"/api/games/{title}/reference")
    assert changed != printed
    assert server.client.get("/api/matches/none/reference").status_code == 404
