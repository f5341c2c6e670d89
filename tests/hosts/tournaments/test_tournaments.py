"""Tournaments over HTTP: a real server, a real database, real computer players."""

from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import select

from longroll.hosts.server.store.tables.ratings import ratings
from longroll.match import Match
from tests.hosts.club.table import ask, listen, next_of
from tests.hosts.local_server import Json, wait_until
from tests.hosts.people.browsers import Browser
from tests.hosts.people.club import PASSWORD
from tests.hosts.tournaments.hall import TERMS, Hall, entropy
from tests.service.tournaments.checks import check_pairings, check_results, check_standings


def test_people_join_play_and_see_the_standings(hall: Hall) -> None:
    cup = hall.announce()
    hall.join(cup, "Ann", "Bob")
    assert not hall.look(cup)["secret"]
    hall.ask(hall.olga, cup, "start")
    (game,) = hall.open_games(cup)
    state = ask(hall.players["Ann"], "GET", f"/api/matches/{game['match']}")
    assert state["agreement"]["tournament"] == {"id": cup, "name": "Spring Cup", "round": 1}
    assert not state["agreement"]["may_abort"]
    hall.resign(cup, game, game["second"])
    wait_until(lambda: hall.look(cup)["status"] == "finished")
    done = hall.look(cup)
    assert [(row["key"], row["points"]) for row in done["standings"]] == [(game["first"], 1.0), (game["second"], 0.0)]
    assert {one["entropy"] for one in done["entrants"]} == {entropy("Ann"), entropy("Bob")}
    journal = hall.players["Ann"].get(f"/api/matches/{game['match']}/journal").text
    assert len(Match.replay(journal).header.shares) == 3


def test_computer_players_play_a_round_robin_to_its_end_with_a_withdrawal_and_a_deadline(hall: Hall) -> None:
    """A person who never plays is late in every round and then taken out."""
    league = hall.announce(kind="round-robin", round_time=300.0)
    hall.enter_bots(league, 3)
    hall.join(league, "Ann")
    hall.ask(hall.olga, league, "start")
    ann = next(one["key"] for one in hall.look(league)["entrants"] if one["name"] == "Ann")
    wait_until(lambda: hall.look(league)["round"] == 1 and len(hall.open_games(league)) == 1)
    (late,) = hall.open_games(league)
    pass_deadline(hall, league)
    assert hall.look(league)["round"] == 2
    hall.ask(hall.olga, league, "withdraw", key=ann)
    wait_until(lambda: hall.look(league)["status"] == "finished")
    done = hall.look(league)
    check_pairings(done)
    check_results(done)
    check_standings(done)
    games = {game["match"]: game for meeting in done["meetings"] for game in meeting["games"]}
    assert games[late["match"]]["reason"] == "adjudicated"
    assert sum(meeting["reason"] == "walkover" for meeting in done["meetings"]) == 1
    assert {game["reason"] for game in games.values()} == {"adjudicated", "resigned", "game"}


def pass_deadline(hall: Hall, tournament: str) -> None:
    """The deadline of all open games has passed, and the server sweeps."""
    tournaments = hall.server.app.state.tournaments

    async def pass_it() -> None:
        now, service = tournaments.service.clock.now(), tournaments.service
        clock = service.clock
        service.clock = Later(now + 301)
        try:
            await tournaments.sweep()
        finally:
            service.clock = clock

    hall.server.call(pass_it())
    del tournament


class Later:
    def __init__(self, time: float) -> None:
        self.time = time

    def now(self) -> float:
        return self.time


def test_an_annulled_result_leaves_the_standings_and_the_organiser_decides(hall: Hall) -> None:
    cup = hall.announce()
    hall.join(cup, "Ann", "Bob")
    hall.ask(hall.olga, cup, "start")
    (game,) = hall.open_games(cup)
    hall.ask(hall.olga, cup, "decisions", 400, match=game["match"], winner="none")
    hall.resign(cup, game, game["second"])
    wait_until(lambda: hall.look(cup)["status"] == "finished")
    ask(hall.olga, "POST", f"/api/admin/matches/{game['match']}/annul", 204, reason="arranged")
    after = hall.look(cup)
    assert [row["points"] for row in after["standings"]] == [0.0, 0.0]
    (annulled,) = after["meetings"][0]["games"]
    assert (annulled["annulled"], annulled["decidable"], annulled["score"]) == (True, True, None)
    decided = hall.ask(hall.olga, cup, "decisions", match=game["match"], winner="second")
    assert (decided["standings"][0]["key"], decided["status"]) == (game["second"], "finished")
    hall.ask(hall.olga, cup, "decisions", 409, match=game["match"], winner="first")


def test_everybody_who_is_connected_hears_of_it(hall: Hall) -> None:
    cup = hall.announce()
    hall.player("Ann")
    with listen(hall.players["Ann"], "/api/live") as socket:
        hall.join(cup, "Bob")
        assert next_of(socket, "tournament")["tournament"] == cup


def test_a_ladder_is_open_at_once(hall: Hall) -> None:
    ladder = hall.announce(kind="ladder", reach=1)
    hall.join(ladder, "Ann", "Bob")
    above, below = hall.look(ladder)["ladder"]
    hall.ask(hall.players["Bob"], ladder, "challenge", key=above)
    (game,) = hall.open_games(ladder)
    hall.resign(ladder, game, above)
    wait_until(lambda: hall.look(ladder)["ladder"] == [below, above])
    hall.ask(hall.olga, ladder, "close")
    assert hall.look(ladder)["status"] == "finished"


@pytest.mark.parametrize("season", ["2026/27", "50% off", "Été?", "a#b&c"])
def test_a_season_may_have_any_name_that_can_be_written(hall: Hall, season: str) -> None:
    cup = hall.announce(season=season)
    found = ask(hall.olga, "GET", f"/api/seasons/{quote(season, safe='')}")
    assert (found["season"], [one["id"] for one in found["tournaments"]]) == (season, [cup])


def test_a_season_adds_up_its_tournaments(hall: Hall) -> None:
    for winner, loser in (("Ann", "Bob"), ("Bob", "Ann"), ("Bob", "Ann")):
        cup = hall.announce(season="1861")
        hall.join(cup, winner, loser)
        hall.ask(hall.olga, cup, "start")
        (game,) = hall.open_games(cup)
        keys = {one["name"]: one["key"] for one in hall.look(cup)["entrants"]}
        hall.resign(cup, game, keys[loser])
        wait_until(lambda cup=cup: hall.look(cup)["status"] == "finished")
    found = ask(hall.olga, "GET", "/api/seasons/1861")
    assert [(row["name"], row["points"], row["won"]) for row in found["table"]] == [("Bob", 5, 2), ("Ann", 4, 1)]
    assert len(found["tournaments"]) == 3


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"kind": "gala"}, 400),
        ({"title": "chess"}, 404),
        ({"scenario": "moon"}, 400),
        ({"starts": 1.0}, 400),
        ({"round_time": 1.0}, 400),
        ({"most": 1}, 400),
        ({"tie_breaks": ["luck"]}, 400),
        ({"name": ""}, 400),
    ],
)
def test_bad_terms_get_one_sentence(hall: Hall, wrong: dict[str, Any], status: int) -> None:
    answer = hall.olga.request("POST", "/api/tournaments", json={**TERMS, **wrong})
    assert answer.status_code == status
    assert answer.json()["message"].endswith(".")
    assert ask(hall.olga, "GET", "/api/tournaments") == []


def test_what_is_done_twice_or_too_early_is_refused(hall: Hall) -> None:
    cup = hall.announce()
    hall.join(cup, "Ann")
    ann = hall.players["Ann"]
    assert hall.ask(ann, cup, "join", 409, entropy=entropy("Ann"))["error"] == "tournament"
    assert hall.ask(hall.olga, cup, "start", 409)["message"] == "A tournament needs at least two players."
    hall.join(cup, "Bob")
    hall.ask(hall.olga, cup, "start")
    hall.ask(hall.olga, cup, "start", 409)
    (game,) = hall.open_games(cup)
    hall.ask(hall.olga, cup, "decisions", match=game["match"], winner="draw")
    hall.ask(hall.olga, cup, "decisions", 409, match=game["match"], winner="first")
    assert ask(hall.olga, "PUT", f"/api/tournaments/{cup}/deadline", 409, at=1.0)["error"] == "tournament"
    assert hall.look(cup)["meetings"][0]["points"] == [0.5, 0.5]


def test_who_leaves_the_club_leaves_its_tournaments(hall: Hall) -> None:
    cup = hall.announce()
    hall.join(cup, "Ann", "Bob", "Cyd")
    hall.ask(hall.olga, cup, "start")

    async def forget() -> None:
        person = await hall.server.accounts.directory.find("Ann")
        await hall.server.app.state.tournaments.forget("@" + person.id)

    hall.server.call(forget())
    gone = [one for one in hall.look(cup)["entrants"] if one["withdrawn"]]
    assert [one["name"] for one in gone] == [""]


def test_an_organiser_who_plays_does_not_decide_about_his_own_games(hall: Hall) -> None:
    cup = hall.announce(kind="round-robin")
    hall.players["Olga"] = hall.olga
    hall.join(cup, "Olga", "Ann", "Bob")
    hall.ask(hall.olga, cup, "start")
    while not any(is_of(hall.olga, game) for game in hall.open_games(cup)):
        hall.ask(hall.olga, cup, "decisions", match=hall.open_games(cup)[0]["match"], winner="draw")
    game = next(game for game in hall.open_games(cup) if is_of(hall.olga, game))
    other = next(key for key in (game["first"], game["second"]) if key != key_of(hall.olga))
    before = hall.look(cup)
    hall.ask(hall.olga, cup, "decisions", 403, match=game["match"], winner="first")
    hall.ask(hall.olga, cup, "withdraw", 403, key=other)
    assert hall.look(cup) == before
    ada = hall.server.member("Ada")
    hall.server.promote("Ada", "admin")
    hall.ask(ada, cup, "decisions", match=game["match"], winner="first")
    hall.ask(hall.olga, cup, "withdraw", key=key_of(hall.olga))


def key_of(browser: Browser) -> str:
    return f"@{browser.me()['id']}"


def is_of(browser: Browser, game: Json) -> bool:
    return key_of(browser) in (game["first"], game["second"])


@pytest.mark.parametrize("name", ["a\0b", "ring\a", "\u202epuC", "\u200b"])
@pytest.mark.parametrize("field", ["name", "season"])
def test_a_name_has_only_characters_that_are_seen(hall: Hall, field: str, name: str) -> None:
    """A mail whose subject has control characters is refused, as if the mailbox were gone."""
    ask(hall.olga, "POST", "/api/tournaments", 400, **{**TERMS, field: name})
    assert ask(hall.olga, "GET", "/api/tournaments") == []


def test_who_deletes_his_account_has_lost_also_against_a_computer_player(hall: Hall) -> None:
    """His match stays, and what he loses by leaving leaves him out of the leaders."""
    clock = {"kind": "clock", "bank": 600, "increment": 10}
    cups = [hall.announce(kind="round-robin", rated=True, pace=clock) for _ in range(2)]
    hall.join(cups[0], "Ann", "Bob")
    hall.join(cups[1], "Ann")
    hall.enter_bots(cups[1], 1)
    for cup in cups:
        hall.ask(hall.olga, cup, "start")
    games = [hall.open_games(cup)[0] for cup in cups]
    ann = f"@{hall.players['Ann'].me()['id']}"
    answer = hall.players["Ann"].request("DELETE", "/api/account", json={"password": PASSWORD, "confirm": ""})
    assert answer.status_code == 204, answer.text
    for cup, game in zip(cups, games, strict=True):
        (over,) = [game for meeting in hall.look(cup)["meetings"] for game in meeting["games"]]
        assert (over["reason"], over["score"][over["first"] != ann]) == ("resigned", 0.0)
        assert ask(hall.olga, "GET", f"/api/matches/{game['match']}")["agreement"]["names"][ann] == ""
    counted = hall.server.app.state.ratings
    hall.server.call(counted.count())
    assert hall.server.call(counted.storage.read(lambda book: is_hidden(book, ann)))


def is_hidden(book: Any, player: str) -> bool:
    found = select(ratings.c.hidden).where(ratings.c.player == player)
    return all(book.connection.execute(found).scalars().all() or [False])
