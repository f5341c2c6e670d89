import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from longroll.service.stored import Estimate
from tests.hosts import players
from tests.hosts.bot_helpers import hurry_once, is_gone, move_now, pids, set_seats, wait_for_error, wait_for_thought
from tests.hosts.local_server import PATIENCE, LocalServer, wait_until

# --- other players


def test_another_computer_player_takes_the_seat_of_one_that_failed(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.RaisesError, "crack")
    match = server.create(seats={"union": "crack"})["id"]
    wait_for_error(server, match)
    with server.live(match) as line:
        line.recv(timeout=PATIENCE)
        state = set_seats(server, match, union="random")
        assert (state["seats"]["union"], state["bot_error"], state["version"]) == ("random", "", 1)
        heard = json.loads(line.recv(timeout=PATIENCE))
        assert (heard["kept"], heard["state"]["seats"]) == (0, state["seats"])
    state = server.wait_for_person(match)
    assert state["to_move"] == "confederate"
    server.service.cache.cached.clear()
    assert server.state(match) == state


def test_a_person_takes_over_from_one_that_thinks(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.NeverAnswers)
    match = server.create(seats={"union": "random"})["id"]
    pid = wait_for_thought(server)
    state = set_seats(server, match, union="guest")
    assert (state["seat"], state["bot"], state["to_move"]) == ("union", None, "union")
    wait_until(lambda: is_gone(pid))
    server.play(state, "march washington", "take u1")


def test_a_seat_is_handed_to_the_computer_in_the_middle_of_a_turn(server: LocalServer) -> None:
    state = server.play(server.create(), "march washington", "take u1")
    after = set_seats(server, state["id"], union="random")
    assert after["bot"]["bot"] == "random"
    assert server.wait_for_person(state["id"])["to_move"] == "confederate"
    assert server.actions(state["id"])[:2] == ["march washington", "take u1"]


def test_a_change_of_another_seat_lets_the_thinker_think(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried)
    match = server.create(seats={"union": "random"})["id"]
    pid = wait_for_thought(server)
    assert set_seats(server, match, confederate="guest")["bot"]["seat"] == "union"
    move_now(server, match)
    assert server.wait_for_person(match)["seats"] == {"union": "random", "confederate": "guest"}
    assert pids(server) == [pid]


@pytest.mark.parametrize(("viewer", "status", "error"), [("mexico", 400, "malformed"), ("union", 403, "foreign-seat")])
def test_a_wrong_viewer_changes_no_seat(server: LocalServer, viewer: str, status: int, error: str) -> None:
    state = server.create()
    body = {"seats": {"union": "random"}}
    answer = server.client.put(f"/api/matches/{state['id']}/seats", params={"viewer": viewer}, json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert server.state(state["id"]) == state
    assert not pids(server)


@pytest.mark.parametrize("viewer", ["confederate", ""])
def test_a_change_is_shown_to_the_given_viewer(server: LocalServer, viewer: str) -> None:
    """Those of a seat that becomes a person's with this change, or of nobody."""
    match = server.create(seats={"confederate": "random"})["id"]
    body = {"seats": {"confederate": "guest"}}
    answer = server.client.put(f"/api/matches/{match}/seats", params={"viewer": viewer}, json=body)
    assert (answer.status_code, answer.json()["seat"], answer.json()["version"]) == (200, viewer, 1)


@pytest.mark.parametrize("seats", [{}, {"union": "random"}, {"union": "random", "confederate": "me"}])
def test_who_is_seated_already_is_no_change(server: LocalServer, seat_bot: Any, seats: dict[str, str]) -> None:
    seat_bot(players.ThinksUntilHurried)
    match = server.create(seats={"union": "random"})["id"]
    pid = wait_for_thought(server)
    before = server.state(match)
    with server.live(match) as line:
        line.recv(timeout=PATIENCE)
        assert set_seats(server, match, 200, **seats) == before
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.3)
    hurry_once(server, match)
    wait_until(lambda: server.state(match)["version"] == 1)
    assert len(server.actions(match)) == 1
    assert pids(server) == [pid]


def test_an_action_stands_though_the_same_players_were_seated_again(server: LocalServer) -> None:
    state = server.create()
    assert set_seats(server, state["id"], union="me") == state
    server.service.cache.cached.clear()
    assert server.act(state, "march washington")["state"]["version"] == 1


@pytest.mark.parametrize(
    "seats", [{"union": "napoleon"}, {"mexico": "me"}, {"union": "greedy"}, {"union": "tests.hosts.players:Slow"}]
)
def test_who_is_not_known_cannot_play(server: LocalServer, seats: dict[str, str]) -> None:
    """What the command line would load, the table does not."""
    state = server.create()
    assert set_seats(server, state["id"], 400, **seats)["error"] == "malformed"
    assert server.post("/api/matches", 400, title="house-divided", seats=seats)["error"] == "malformed"
    assert server.post(f"/api/matches/{state['id']}/fork", 400, number=0, seats=seats)["error"] == "malformed"
    assert server.state(state["id"]) == state
    set_seats(server, "nonsense", 404, union="me")


def test_what_is_laid_out_in_secret_changes_hands_only_if_its_player_failed(
    server: LocalServer, seat_bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_bot(players.ThinksUntilHurried)
    match = server.create(seats={"union": "random"})["id"]
    pid = wait_for_thought(server)
    monkeypatch.setattr("longroll.games.house_divided.game.HouseDivided.secret", lambda *_: True)
    assert set_seats(server, match, 409, union="me")["error"] == "secret"
    assert server.state(match)["bot"]["seat"] == "union"
    os.kill(pid, signal.SIGKILL)
    wait_for_error(server, match)
    assert set_seats(server, match, union="me")["choices"]


@pytest.mark.parametrize("name", ["greedy", "tests.hosts.players:Slow"])
def test_a_stored_match_with_an_unknown_player_opens_and_says_so(server: LocalServer, name: str) -> None:
    match = server.create()["id"]
    connection = server.database.connect_writer()
    connection.execute("UPDATE states SET seats = ?", (json.dumps({"union": name, "confederate": "me"}),))
    connection.close()
    server.service.cache.cached.clear()
    state = server.state(match)
    assert state["bot_error"] == f"There is no computer player {name}; choose another player for its seat."
    assert (state["bot"], state["to_move"]) == (None, "union")
    french = server.client.get(f"/api/matches/{match}", headers={"accept-language": "fr"}).json()
    assert french["bot_error"].startswith("Il n’y a pas de joueur virtuel")
    assert not pids(server)
    state = set_seats(server, match, union="me")
    assert state["bot_error"] == ""
    server.play(state, "march washington")


# --- what was expected


def test_what_was_expected_is_told_when_the_game_is_over(tmp_path: Path, seat_bot: Any) -> None:
    seat_bot(players.RaisesItsChance)
    server = LocalServer(tmp_path)
    match = server.create(scenario="short", seats={"union": "random", "confederate": "me"})["id"]
    server.wait_for_person(match)
    answer = server.client.get(f"/api/matches/{match}/estimates", headers={"accept-language": "it"})
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    assert answer.json()["message"] == "La stima del computer viene mostrata a partita finita."
    assert "0.1" not in json.dumps(server.state(match)["view"])
    set_seats(server, match, confederate="random")
    wait_until(lambda: server.state(match)["outcome"] is not None)
    told = server.get(f"/api/matches/{match}/estimates")
    log = server.get(f"/api/matches/{match}/log")
    server.stop()
    seats = {entry["number"]: entry["seat"] for entry in log}
    assert {one["seat"] for one in told} == {"union", "confederate"}
    assert all(seats.get(one["number"], one["seat"]) == one["seat"] for one in told)
    ours = [one["chance"] for one in told if one["seat"] == "union"]
    assert ours == sorted(set(ours))  # one for each turn
    again = LocalServer(tmp_path)
    assert again.get(f"/api/matches/{match}/estimates") == told
    again.stop()


def test_what_was_expected_of_an_action_that_was_taken_back_is_forgotten(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried)
    match = server.create(seats={"union": "random"})["id"]

    def stored(match: str) -> list[Estimate]:
        return asyncio.run(server.database.estimates(match))

    wait_for_thought(server)
    hurry_once(server, match)
    wait_until(lambda: server.state(match)["version"] == 1)
    (expected,) = stored(match)
    assert expected == (1, "union", "random", 0.5)
    state = set_seats(server, match, union="me")
    state = server.undo(state)
    assert stored(match) == []
    server.play(state, "march washington")
