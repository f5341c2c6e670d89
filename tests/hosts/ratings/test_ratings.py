"""Ratings over HTTP, on both kinds of database: after a match, in lists, annulled, and who sees what."""

import asyncio
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from longroll.hosts.server.ratings.administration import print_ratings, verify_ratings
from longroll.hosts.server.ratings.storage import SqlRatings
from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.records import Records
from longroll.service.ratings.counting import count_matches
from longroll.service.ratings.ratings import Ratings
from tests.hosts.club.table import Table, ask
from tests.hosts.local_server import Json
from tests.hosts.people.browsers import Browser, ClubServer
from tests.hosts.ratings.place import Place
from tests.service.ratings.matches import DAY, finished

CLOCK = {"kind": "clock", "bank": 600, "increment": 5}
LIVE = "/api/ratings/house-divided/clock"


@pytest.fixture(params=["sqlite_url", "postgresql_url"])
def database(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def tables(database: str, tmp_path: Path) -> Iterator[Table]:
    server = ClubServer(tmp_path, database)
    yield Table(server)
    server.stop()


def counted(table: Table) -> None:
    """What has been woken is done."""
    ratings: Ratings = table.server.app.state.ratings
    table.server.call(ratings.settle())


def play_rated(table: Table, **more: Any) -> str:
    """Bob resigns."""
    match = table.begin(rated=True, pace=CLOCK, **more)
    ask(table.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    counted(table)
    return match


def ratings_of(browser: Browser, *players: str) -> Any:
    query = "&".join(f"player={player}" for player in players)
    return ask(browser, "GET", f"/api/ratings?{query}")["ratings"]


def player(browser: Browser) -> str:
    return f"@{browser.me()['id']}"


def test_a_rated_match_changes_ratings_when_it_ends(tables: Table) -> None:
    ann, bob = player(tables.ann), player(tables.bob)
    match = tables.begin(rated=True, pace=CLOCK)
    path = f"/api/matches/{match}/ratings"
    assert ask(tables.ann, "GET", path) == {"status": "", "reason": "", "changes": []}
    assert ratings_of(tables.ann, ann) == {}
    ask(tables.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    counted(tables)
    found = ask(tables.bob, "GET", path)
    assert found["status"] == "counted"
    assert {one["player"]: (one["former"], one["rating"]) for one in found["changes"]} == {
        ann: (1500, 1662),
        bob: (1500, 1338),
    }
    (mine,) = ratings_of(tables.bob, ann, bob, "@nobody")[ann]
    assert (mine["system"], mine["pace"], mine["rating"], mine["provisional"], mine["matches"]) == (
        "house-divided",
        "clock",
        1662,
        True,
        1,
    )
    (standing,) = ask(tables.bob, "GET", f"/api/ratings/players/{ann}")
    assert (standing["rating"], standing["rank"]) == (1662, 0)
    (point,) = ask(tables.bob, "GET", f"/api/ratings/players/{ann}/house-divided/clock")
    assert (point["rating"], point["score"]) == (1662, 1.0)
    assert ask(tables.ann, "GET", LIVE) == {"total": 0, "leaders": []}


def test_a_casual_match_changes_nothing(tables: Table) -> None:
    match = tables.begin()
    ask(tables.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    counted(tables)
    assert ask(tables.ann, "GET", f"/api/matches/{match}/ratings")["status"] == ""
    assert ratings_of(tables.ann, player(tables.ann)) == {}


def test_an_annulled_result_is_as_if_it_had_not_been_played(tables: Table) -> None:
    olga = tables.server.member("Olga")
    tables.server.promote("Olga", "organiser")
    first, second = play_rated(tables), play_rated(tables)
    path = f"/api/admin/matches/{first}/annul"
    ask(tables.ann, "POST", path, 403, reason="I do not like it")
    ask(olga, "POST", path, 400, reason="")
    ask(olga, "POST", path, 204, reason="played by two at one screen")
    found = ask(tables.ann, "GET", f"/api/matches/{first}/ratings")
    assert found == {"status": "annulled", "reason": "played by two at one screen", "changes": []}
    (change, _) = ask(tables.ann, "GET", f"/api/matches/{second}/ratings")["changes"]
    assert change["former"] == 1500
    ask(olga, "POST", path, 409, reason="again")
    assert tables.server.call(tables.server.app.state.ratings.count(math.inf)) == 0


def test_a_computer_player_is_rated_too(tables: Table) -> None:
    challenge = tables.challenge(rated=True, pace=CLOCK, seats={"union": "me", "confederate": "random"})
    match = tables.reveal(challenge)
    ask(tables.ann, "POST", f"/api/matches/{match}/resign", seat="union")
    counted(tables)
    assert ratings_of(tables.ann, "random")["random"][0]["rating"] == 1662
    assert ask(tables.ann, "GET", "/api/ratings/players/random")[0]["matches"] == 1
    assert ask(tables.ann, "DELETE", f"/api/matches/{match}", 403)["error"] == "forbidden"


UNKNOWN = [
    ("/api/ratings/chess/clock", 404),
    ("/api/ratings/house-divided/none", 404),
    ("/api/ratings/house-divided/clock?offset=-1", 400),
    ("/api/ratings/house-divided/clock?limit=1000", 400),
    ("/api/ratings/players/@nobody", 404),
    ("/api/ratings/players/nobody", 404),
    ("/api/ratings/players/crack:nobody", 404),
    ("/api/ratings/players/veteran/chess/clock", 404),
    ("/api/ratings/players/@nobody/house-divided/clock", 404),
    ("/api/ratings?" + "&".join(["player=@x"] * 101), 400),
]


def test_matches_for_ratings_that_are_not_over_are_known(tables: Table) -> None:
    play_rated(tables)
    tables.begin()
    running = tables.begin(rated=True, pace=CLOCK)
    storage = tables.server.app.state.ratings.storage
    found = tables.server.call(storage.read(lambda book: book.running()))
    assert found == {running: {"union": player(tables.ann), "confederate": player(tables.bob)}}


def test_what_is_unknown_is_one_sentence(tables: Table) -> None:
    for path, status in UNKNOWN:
        assert ask(tables.ann, "GET", path, status)["message"], path


def test_a_private_match_is_not_shown_by_its_ratings(tables: Table) -> None:
    match = play_rated(tables)
    cyd = tables.server.member("Cyd")
    ask(cyd, "GET", f"/api/matches/{match}/ratings", 403)
    assert match not in cyd.get(f"/api/ratings/players/{player(tables.ann)}/house-divided/clock").text


def test_matches_that_ended_while_no_server_counted_are_counted_at_the_start(database: str, tmp_path: Path) -> None:
    place = Place(Records(make_engine(database)))
    place.finish(finished(1), finished(2))
    place.close()
    table = Table(ClubServer(tmp_path, database))
    try:
        counted(table)
        assert ratings_of(table.ann, "@ann")["@ann"][0]["matches"] == 2
    finally:
        table.server.stop()


def test_leaders_are_listed_in_pages_with_ranks(tables: Table) -> None:
    """Computer players who have played much: of seven, two are level."""
    levels = ["random", "militia", "veteran", "crack", "crack:lee", "crack:grant", "veteran:lee"]
    matches = []
    for day in range(60):
        for first in range(0, 6, 2):
            pair = levels[first], levels[first + 1]
            matches.append(finished(day, *pair, score=day % 2, match=f"m{day}-{first}", at=day * DAY))
    place = Place(Records(make_engine(tables.server.app.state.database)))
    now = tables.server.service.clock.now()
    place.finish(*(one._replace(at=now - 90 * DAY + one.at) for one in matches))
    place.close()
    tables.server.call(tables.server.app.state.ratings.count(math.inf))
    page: Json = ask(tables.ann, "GET", f"{LIVE}?limit=4")
    rest: Json = ask(tables.ann, "GET", f"{LIVE}?offset=4&limit=4")
    assert (page["total"], rest["total"]) == (6, 6)
    leaders = page["leaders"] + rest["leaders"]
    points = [one["rating"] for one in leaders]
    assert points == sorted(points, reverse=True)
    assert [one["rank"] for one in leaders] == [1 + sum(other > mine for other in points) for mine in points]
    assert len(set(points)) == 2
    assert {one["name"] for one in leaders} == {""}


def test_who_has_left_is_not_listed(tables: Table) -> None:
    play_rated(tables)
    bob = player(tables.bob)
    assert "ratings" in tables.bob.get("/api/account/export").json()
    answer = tables.bob.request("DELETE", "/api/account", json={"password": "correct horse battery"})
    assert answer.status_code == 204, answer.text
    ask(tables.ann, "GET", f"/api/ratings/players/{bob}", 404)


def test_engine_agreement_is_for_organisers(tables: Table) -> None:
    match = play_rated(tables)
    olga = tables.server.member("Olga")
    tables.server.promote("Olga", "organiser")
    path = f"/api/matches/{match}/engine-agreement"
    ask(tables.ann, "GET", path, 403)
    assert ask(olga, "GET", path, 409)["error"] == "not-over"  # a game that was resigned is not analysed
    casual = tables.begin()
    ask(olga, "GET", f"/api/matches/{casual}/engine-agreement", 404)


def test_the_operator_verifies_ratings(tables: Table, capsys: pytest.CaptureFixture[str]) -> None:
    play_rated(tables)
    database = tables.server.app.state.database
    print_ratings(database)
    assert capsys.readouterr().out == "1 matches have counted\nhouse-divided        clock           2 players\n"
    verify_ratings(database)
    assert "all 2 changes of ratings are as they are stored" in capsys.readouterr().out


def test_two_servers_count_at_once(database: str) -> None:
    """Each over connections of its own; every match is counted by one of them."""
    places = [Place(Records(make_engine(database))) for _ in range(2)]
    places[0].finish(*(finished(day, score=day % 2) for day in range(30)))

    async def both() -> list[int]:
        storages = [SqlRatings(place.records) for place in places if place.records is not None]
        found = await asyncio.gather(
            *(storage.write(lambda book: count_matches(book, 0.0)) for storage in storages * 3)
        )
        return sorted(map(len, found))

    assert asyncio.run(both()) == [0, 0, 0, 0, 0, 30]
    assert places[0].verify() == (30, 60)
    for place in places:
        place.close()
