import json
import os
import signal
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from longroll.opponents.bot import Budget
from longroll.opponents.random import RandomBot
from longroll.table import store
from longroll.table.bots import put
from longroll.table.record import new_record
from longroll.table.sitting import Sitting
from tests.table import players
from tests.table.house import House, Json, wait_until
from tests.table.test_serve import Process
from tests.table.thinking import hurry, is_gone, pids, reseat, wait_for_thought, wait_for_trouble

# --- playing


def test_a_computer_player_plays_until_a_person_must_choose(house: House) -> None:
    state = house.begin(seats={"confederate": "random"})
    while state["to_move"] == "union":
        state = house.act(state, state["choices"][-1]["text"])["state"]
    state = house.wait_for_person(state["id"])
    log = house.get(f"/api/matches/{state['id']}/log")
    assert "confederate" in {event["seat"] for event in log}
    assert house.actions(state["id"])
    assert state["undo_stops"] in ("die", "seat")
    house.table.sittings.cached.clear()
    assert house.state(state["id"]) == state


def test_two_computer_players_play_a_game_to_its_end(house: House) -> None:
    state = house.begin(scenario="short", seats={"union": "random", "confederate": "random"})
    match = state["id"]
    wait_until(lambda: house.state(match)["outcome"] is not None, 60)
    over = house.state(match)
    assert over["seat"] == ""
    assert over["thinking"] is None
    assert len(house.actions(match)) == over["actions"] == over["version"]
    assert house.get(f"/api/matches/{match}/expectations") == []


def test_the_actions_of_a_computer_player_are_told_live(house: House) -> None:
    state = house.begin(seats={"union": "random"})
    with house.live(state["id"]) as line:
        seen: dict[str, Any] = {"state": {"to_move": "union"}}
        while seen["state"]["to_move"] == "union":
            seen = json.loads(line.recv(timeout=20))
    assert seen["state"]["to_move"] == "confederate"
    assert seen["state"]["choices"]


def test_a_computer_player_goes_on_after_a_restart(tmp_path: Path, seat_bot: Any) -> None:
    """In the middle of its turn."""
    seat_bot(players.Slow)
    house = House(tmp_path)
    match = house.begin(seats={"union": "random"})["id"]
    wait_until(lambda: house.state(match)["version"])
    house.stop()
    seat_bot(RandomBot)
    again = House(tmp_path)
    assert again.wait_for_person(match)["to_move"] == "confederate"
    again.stop()


def test_a_computer_player_is_told_nothing_of_the_rolls_to_come() -> None:
    one, two = (
        put(Sitting(new_record("house-divided", "campaign", {}, {"union": "crack"}, seed, "")).shown, "crack", Budget())
        for seed in ("north-to-come", "south-to-come")
    )
    assert one._replace(seed="") == two._replace(seed="")
    assert "to-come" not in f"{one}{two}"
    assert one.seed != two.seed


# --- failing


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (players.Broken, "ValueError: I resign"),
        (players.Cheat, "forbids"),
        (players.Dumb, "AttributeError"),
        (players.Babbler, "Babbler failed"),
        (players.Boaster, "'1.5' is not a chance to win"),
        (players.Unmade, "RuntimeError: no such game"),
    ],
)
def test_a_computer_player_that_fails_leaves_the_match_intact(
    house: House, seat_bot: Any, kind: type, why: str
) -> None:
    seat_bot(kind)
    state = house.begin(seats={"union": "random"})
    with house.live(state["id"]) as line:
        told = ""
        while not told:
            told = json.loads(line.recv(timeout=20))["state"]["trouble"]
    assert told.startswith("The computer player random failed (")
    assert why in told
    after = house.state(state["id"])
    assert (after["trouble"], after["version"], after["view"]) == (told, 0, state["view"])
    assert after["thinking"] is None
    fork = house.post(f"/api/matches/{state['id']}/fork", 201, number=0)
    house.act(fork, "march washington")


def test_a_computer_player_that_never_answers_is_given_up(house: House, seat_bot: Any) -> None:
    seat_bot(players.Silent)
    house.table.bots.patience = 0.2
    state = house.begin(seats={"union": "random"})
    pid = wait_for_thought(house)
    told = wait_for_trouble(house, state["id"])
    assert told == "The computer player random did not answer in time; the match is unchanged."
    assert house.state(state["id"])["version"] == 0
    wait_until(lambda: is_gone(pid))


@pytest.mark.parametrize("how", ["killed", "quits"])
def test_a_process_that_is_lost_is_replaced(house: House, seat_bot: Any, how: str) -> None:
    seat_bot(players.Silent if how == "killed" else players.Quitter)
    state = house.begin(seats={"union": "random"})
    if how == "killed":
        os.kill(wait_for_thought(house), signal.SIGKILL)
    told = wait_for_trouble(house, state["id"])
    assert told == "The computer player random was stopped while it was thinking; the match is unchanged."
    assert house.state(state["id"])["version"] == 0
    seat_bot(RandomBot)
    assert reseat(house, state["id"], union="random")["trouble"] == ""
    assert house.wait_for_person(state["id"])["to_move"] == "confederate"


def test_a_failure_is_remembered_of_a_match_that_is_no_longer_in_memory(house: House, seat_bot: Any) -> None:
    seat_bot(players.Silent)
    match = house.begin(seats={"union": "random"})["id"]
    pid = wait_for_thought(house)
    house.table.sittings.cached.clear()
    os.kill(pid, signal.SIGKILL)
    wait_until(lambda: not house.table.bots.tasks)
    state = house.state(match)
    assert state["trouble"] == "The computer player random was stopped while it was thinking; the match is unchanged."
    assert state["thinking"] is None
    assert house.client.delete(f"/api/matches/{match}").status_code == 204
    assert not house.table.bots.troubles


def test_nothing_is_remembered_of_a_match_that_another_program_deleted(house: House, seat_bot: Any) -> None:
    seat_bot(players.Ponderer)
    match = house.begin(seats={"union": "random"})["id"]
    wait_for_thought(house)
    connection = house.table.store.connect()
    assert store.remove(connection, match)
    connection.close()
    house.table.bots.hurry(match)
    wait_until(lambda: not house.table.bots.tasks)
    assert not house.table.bots.plays
    assert not house.table.bots.troubles


def test_a_process_that_is_lost_while_nobody_thinks_is_not_missed(house: House) -> None:
    house.wait_for_person(house.begin(seats={"union": "random"})["id"])
    for pid in pids(house):
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: house.table.bots.quick.idle[0].process.exitcode is not None)
    assert house.wait_for_person(house.begin(seats={"union": "random"})["id"])["trouble"] == ""


def test_a_thinking_computer_player_holds_nobody_up(house: House, seat_bot: Any) -> None:
    seat_bot(players.Slow)
    for _ in range(3):
        house.begin(seats={"union": "random", "confederate": "random"})
    mine = house.begin()
    start = monotonic()
    house.play(mine, "march washington", "take u1", "dig")
    assert monotonic() - start < 5


def test_a_match_that_is_deleted_is_thought_of_no_more(house: House, seat_bot: Any) -> None:
    seat_bot(players.Silent)
    state = house.begin(seats={"union": "random"})
    pid = wait_for_thought(house)
    assert house.client.delete(f"/api/matches/{state['id']}").status_code == 204
    wait_until(lambda: is_gone(pid))
    assert not house.table.bots.tasks
    assert not house.table.bots.plays
    assert not house.table.bots.troubles


def test_nothing_is_left_behind_when_the_server_stops(tmp_path: Path, seat_bot: Any) -> None:
    seat_bot(players.Silent, "crack")
    house = House(tmp_path)
    house.wait_for_person(house.begin(seats={"union": "random"})["id"])
    house.begin(seats={"union": "crack"})
    wait_until(lambda: house.table.bots.deep.busy)
    left = pids(house)
    assert len(left) == 2
    house.stop()
    assert all(map(is_gone, left))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_behind_however_the_server_ends(tmp_path: Path, how: signal.Signals) -> None:
    silent = "from longroll.opponents import BOTS; from tests.table.players import Silent; BOTS['crack'] = Silent; "
    server = Process(tmp_path, silent)
    server.client.post("/api/matches", json={"title": "house-divided", "seats": {"union": "crack"}})
    family = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    wait_until(lambda: len(family.read_text().split()) == 2)  # the one that thinks, and Python's own warden
    children = [int(pid) for pid in family.read_text().split()]
    sleep(1)  # it has begun to think
    server.end(how)
    wait_until(lambda: all(map(is_gone, children)))


# --- thinking, and moving now


def test_it_is_told_who_thinks(house: House, seat_bot: Any) -> None:
    seat_bot(players.Ponderer, "crack")
    state = house.begin(seats={"confederate": "crack"})
    assert state["thinking"] is None
    with house.live(state["id"]) as line:
        while state["to_move"] == "union":
            state = house.act(state, state["choices"][-1]["text"])["state"]
        thinking = state["thinking"]
        assert (thinking["seat"], thinking["bot"], thinking["seconds"]) == ("confederate", "crack", 5.0)
        assert thinking["spent"] == 0
        heard: Json = {"state": {"thinking": None}}
        while not heard["state"]["thinking"]:
            heard = json.loads(line.recv(timeout=20))
        assert heard["state"]["thinking"] == thinking
        assert house.state(state["id"])["thinking"] == thinking
        assert house.get(f"/api/matches/{state['id']}/moments/0")["thinking"] is None
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.3)  # nothing more is told while it thinks
        hurry(house, state["id"])
        heard = json.loads(line.recv(timeout=20))
        assert heard["version"] > state["version"]
        assert heard["state"]["thinking"] is None or heard["state"]["thinking"]["since"] == thinking["since"]
    assert house.wait_for_person(state["id"])["thinking"] is None


def test_whoever_is_hurried_moves_on_until_another_must_choose(house: House, seat_bot: Any) -> None:
    seat_bot(players.Ponderer)
    match = house.begin(seats={"union": "random"})["id"]
    hurry(house, match)
    state = house.wait_for_person(match)
    assert state["actions"] > 1
    hurry(house, match)  # nobody thinks
    while state["to_move"] == "confederate":
        state = house.act(state, state["choices"][-1]["text"])["state"]
    sleep(0.2)
    assert house.state(match)["version"] == state["version"]  # it takes its time again
    assert house.client.post("/api/matches/nonsense/hurry").status_code == 404


def test_a_question_that_waits_for_a_process_can_be_hurried(house: House, seat_bot: Any) -> None:
    seat_bot(players.Ponderer)
    first, second, third = (house.begin(seats={"union": "random"})["id"] for _ in range(3))
    wait_until(lambda: len(house.table.bots.quick.busy) == 2)
    hurry(house, third)
    assert house.state(third)["version"] == 0
    hurry(house, first)
    for match in (first, third):
        assert house.wait_for_person(match)["actions"]
    assert house.state(second)["version"] == 0


@pytest.mark.parametrize("name", ["militia", "veteran", "crack"])
def test_every_level_moves_when_it_is_told_to(house: House, name: str) -> None:
    match = house.begin(seats={"union": name})["id"]
    hurry(house, match)
    state = house.wait_for_person(match)
    assert (state["to_move"], state["trouble"]) == ("confederate", "")
