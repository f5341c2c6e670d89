import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.table import players
from tests.table.house import House, wait_until
from tests.table.thinking import hurry, is_gone, pids, reseat, wait_for_thought, wait_for_trouble

# --- other players


def test_another_computer_player_takes_the_seat_of_one_that_failed(house: House, seat_bot: Any) -> None:
    seat_bot(players.Broken, "crack")
    match = house.begin(seats={"union": "crack"})["id"]
    wait_for_trouble(house, match)
    with house.live(match) as line:
        line.recv(timeout=20)
        state = reseat(house, match, union="random")
        assert (state["seats"]["union"], state["trouble"], state["version"]) == ("random", "", 1)
        heard = json.loads(line.recv(timeout=20))
        assert (heard["kept"], heard["state"]["seats"]) == (0, state["seats"])
    state = house.wait_for_person(match)
    assert state["to_move"] == "confederate"
    house.table.sittings.cached.clear()
    assert house.state(match) == state


def test_a_person_takes_over_from_one_that_thinks(house: House, seat_bot: Any) -> None:
    seat_bot(players.Silent)
    match = house.begin(seats={"union": "random"})["id"]
    pid = wait_for_thought(house)
    state = reseat(house, match, union="guest")
    assert (state["seat"], state["thinking"], state["to_move"]) == ("union", None, "union")
    wait_until(lambda: is_gone(pid))
    house.play(state, "march washington", "take u1")


def test_a_seat_is_handed_to_the_computer_in_the_middle_of_a_turn(house: House) -> None:
    state = house.play(house.begin(), "march washington", "take u1")
    after = reseat(house, state["id"], union="random")
    assert after["thinking"]["bot"] == "random"
    assert house.wait_for_person(state["id"])["to_move"] == "confederate"
    assert house.actions(state["id"])[:2] == ["march washington", "take u1"]


def test_a_change_of_another_seat_lets_the_thinker_think(house: House, seat_bot: Any) -> None:
    seat_bot(players.Ponderer)
    match = house.begin(seats={"union": "random"})["id"]
    pid = wait_for_thought(house)
    assert reseat(house, match, confederate="guest")["thinking"]["seat"] == "union"
    hurry(house, match)
    assert house.wait_for_person(match)["seats"] == {"union": "random", "confederate": "guest"}
    assert pids(house) == [pid]


@pytest.mark.parametrize(("eyes", "status", "error"), [("mexico", 400, "malformed"), ("union", 403, "foreign-seat")])
def test_who_cannot_be_shown_the_answer_changes_nobody(house: House, eyes: str, status: int, error: str) -> None:
    state = house.begin()
    body = {"seats": {"union": "random"}}
    answer = house.client.put(f"/api/matches/{state['id']}/seats", params={"seat": eyes}, json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert house.state(state["id"]) == state
    assert not pids(house)


@pytest.mark.parametrize("eyes", ["confederate", ""])
def test_a_change_is_shown_through_the_eyes_that_are_asked_for(house: House, eyes: str) -> None:
    """Those of a seat that becomes a person's with this change, or of nobody."""
    match = house.begin(seats={"confederate": "random"})["id"]
    body = {"seats": {"confederate": "guest"}}
    answer = house.client.put(f"/api/matches/{match}/seats", params={"seat": eyes}, json=body)
    assert (answer.status_code, answer.json()["seat"], answer.json()["version"]) == (200, eyes, 1)


@pytest.mark.parametrize("seats", [{}, {"union": "random"}, {"union": "random", "confederate": "me"}])
def test_who_is_seated_already_is_no_change(house: House, seat_bot: Any, seats: dict[str, str]) -> None:
    seat_bot(players.Ponderer)
    match = house.begin(seats={"union": "random"})["id"]
    pid = wait_for_thought(house)
    before = house.state(match)
    with house.live(match) as line:
        line.recv(timeout=20)
        assert reseat(house, match, 200, **seats) == before
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.3)
    play = house.table.bots.plays[match]
    play.hurry()
    play.hurried = False  # one choice only
    wait_until(lambda: house.state(match)["version"] == 1)
    assert len(house.actions(match)) == 1
    assert pids(house) == [pid]


def test_an_action_stands_though_the_same_players_were_seated_again(house: House) -> None:
    state = house.begin()
    assert reseat(house, state["id"], union="me") == state
    house.table.sittings.cached.clear()
    assert house.act(state, "march washington")["state"]["version"] == 1


@pytest.mark.parametrize(
    "seats", [{"union": "napoleon"}, {"mexico": "me"}, {"union": "greedy"}, {"union": "tests.table.players:Slow"}]
)
def test_who_is_not_known_cannot_play(house: House, seats: dict[str, str]) -> None:
    """What the command line would load, the table does not."""
    state = house.begin()
    assert reseat(house, state["id"], 400, **seats)["error"] == "malformed"
    assert house.post("/api/matches", 400, title="house-divided", seats=seats)["error"] == "malformed"
    assert house.post(f"/api/matches/{state['id']}/fork", 400, number=0, seats=seats)["error"] == "malformed"
    assert house.state(state["id"]) == state
    reseat(house, "nonsense", 404, union="me")


def test_what_is_laid_out_in_secret_changes_hands_only_if_its_player_failed(
    house: House, seat_bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_bot(players.Ponderer)
    match = house.begin(seats={"union": "random"})["id"]
    pid = wait_for_thought(house)
    monkeypatch.setattr("longroll.games.house_divided.game.HouseDivided.secret", lambda *_: True)
    assert reseat(house, match, 409, union="me")["error"] == "secret"
    assert house.state(match)["thinking"]["seat"] == "union"
    os.kill(pid, signal.SIGKILL)
    wait_for_trouble(house, match)
    assert reseat(house, match, union="me")["choices"]


@pytest.mark.parametrize("name", ["greedy", "tests.table.players:Slow"])
def test_a_stored_match_with_an_unknown_player_opens_and_says_so(house: House, name: str) -> None:
    match = house.begin()["id"]
    connection = house.table.store.connect()
    connection.execute("UPDATE matches SET seats = ?", (json.dumps({"union": name, "confederate": "me"}),))
    connection.close()
    house.table.sittings.cached.clear()
    state = house.state(match)
    assert state["trouble"] == f"There is no computer player {name}; choose another player for its seat."
    assert (state["thinking"], state["to_move"]) == (None, "union")
    french = house.client.get(f"/api/matches/{match}", headers={"accept-language": "fr"}).json()
    assert french["trouble"].startswith("Il n’y a pas de joueur ordinateur")
    assert not pids(house)
    state = reseat(house, match, union="me")
    assert state["trouble"] == ""
    house.play(state, "march washington")


# --- what was expected


def test_what_was_expected_is_told_when_the_game_is_over(tmp_path: Path, seat_bot: Any) -> None:
    seat_bot(players.Hopeful)
    house = House(tmp_path)
    match = house.begin(scenario="short", seats={"union": "random", "confederate": "me"})["id"]
    house.wait_for_person(match)
    answer = house.client.get(f"/api/matches/{match}/expectations", headers={"accept-language": "it"})
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    assert answer.json()["message"] == "La stima del computer viene mostrata a partita finita."
    assert "0.1" not in json.dumps(house.state(match)["view"])
    reseat(house, match, confederate="random")
    wait_until(lambda: house.state(match)["outcome"] is not None, 60)
    told = house.get(f"/api/matches/{match}/expectations")
    log = house.get(f"/api/matches/{match}/log")
    house.stop()
    seats = {event["number"]: event["seat"] for event in log}
    assert {one["seat"] for one in told} == {"union", "confederate"}
    assert all(seats.get(one["number"], one["seat"]) == one["seat"] for one in told)
    ours = [one["chance"] for one in told if one["seat"] == "union"]
    assert ours == sorted(set(ours))  # one for each turn
    again = House(tmp_path)
    assert again.get(f"/api/matches/{match}/expectations") == told
    again.stop()


def test_what_was_expected_of_an_action_that_was_taken_back_is_forgotten(house: House, seat_bot: Any) -> None:
    seat_bot(players.Ponderer)
    match = house.begin(seats={"union": "random"})["id"]
    stored = house.table.store.expectations
    play = house.table.bots.plays[match]
    wait_for_thought(house)
    play.hurry()
    play.hurried = False  # one choice only
    wait_until(lambda: house.state(match)["version"] == 1)
    (expected,) = stored(match)
    assert expected == (1, "union", "random", 0.5)
    state = reseat(house, match, union="me")
    state = house.undo(state)
    assert stored(match) == []
    house.play(state, "march washington")
