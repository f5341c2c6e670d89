import json
import os
import signal
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from longroll.opponents.bot import Budget
from longroll.opponents.random import RandomBot
from longroll.service.bot_runner import make_question
from longroll.service.match_request import MatchRequest
from longroll.service.origins import new_match
from tests.hosts import players
from tests.hosts.bot_helpers import is_gone, move_now, pids, set_seats, wait_for_error, wait_for_thought
from tests.hosts.local_server import PATIENCE, Json, LocalServer, wait_until
from tests.hosts.server_process import ServerProcess

# --- playing


def test_a_computer_player_plays_until_a_person_must_choose(server: LocalServer) -> None:
    state = server.create(seats={"confederate": "random"})
    while state["to_move"] == "union":
        state = server.act(state, state["choices"][-1]["text"])["state"]
    state = server.wait_for_person(state["id"])
    log = server.get(f"/api/matches/{state['id']}/log")
    assert "confederate" in {entry["seat"] for entry in log}
    assert server.actions(state["id"])
    assert state["undo_stops"] in ("die", "seat")
    server.service.cache.cached.clear()
    assert server.state(state["id"]) == state


def test_two_computer_players_play_a_game_to_its_end(server: LocalServer) -> None:
    state = server.create(scenario="short", seats={"union": "random", "confederate": "random"})
    match = state["id"]
    wait_until(lambda: server.state(match)["outcome"] is not None)
    over = server.state(match)
    assert over["seat"] == ""
    assert over["bot"] is None
    assert len(server.actions(match)) == over["actions"] == over["version"]
    assert server.get(f"/api/matches/{match}/estimates") == []


def test_the_actions_of_a_computer_player_are_told_live(server: LocalServer) -> None:
    state = server.create(seats={"union": "random"})
    with server.live(state["id"]) as line:
        seen: dict[str, Any] = {"state": {"to_move": "union"}}
        while seen["state"]["to_move"] == "union":
            seen = json.loads(line.recv(timeout=PATIENCE))
    assert seen["state"]["to_move"] == "confederate"
    assert seen["state"]["choices"]


def test_a_computer_player_goes_on_after_a_restart(tmp_path: Path, seat_bot: Any) -> None:
    """In the middle of its turn."""
    seat_bot(players.Slow)
    server = LocalServer(tmp_path)
    match = server.create(seats={"union": "random"})["id"]
    wait_until(lambda: server.state(match)["version"])
    server.stop()
    seat_bot(RandomBot)
    again = LocalServer(tmp_path)
    assert again.wait_for_person(match)["to_move"] == "confederate"
    again.stop()


def test_a_computer_player_is_told_nothing_of_the_rolls_to_come() -> None:
    one, two = (
        make_question(
            new_match(MatchRequest(title="house-divided", seats={"union": "crack"}, seed=seed), 0.0).published,
            "crack",
            Budget(),
        )
        for seed in ("north-to-come", "south-to-come")
    )
    assert one._replace(seed="") == two._replace(seed="")
    assert "to-come" not in f"{one}{two}"
    assert one.seed != two.seed


# --- failing


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (players.RaisesError, "ValueError: I resign"),
        (players.IllegalAction, "forbids"),
        (players.ReturnsNothing, "AttributeError"),
        (players.ReturnsText, "ReturnsText failed"),
        (players.ClaimsTooMuch, "'1.5' is not a chance to win"),
        (players.FailsToStart, "RuntimeError: no such game"),
    ],
)
def test_a_computer_player_that_fails_leaves_the_match_intact(
    server: LocalServer, seat_bot: Any, kind: type, why: str
) -> None:
    seat_bot(kind)
    state = server.create(seats={"union": "random"})
    with server.live(state["id"]) as line:
        told = ""
        while not told:
            told = json.loads(line.recv(timeout=PATIENCE))["state"]["bot_error"]
    assert told.startswith("The computer player random failed (")
    assert why in told
    after = server.state(state["id"])
    assert (after["bot_error"], after["version"], after["view"]) == (told, 0, state["view"])
    assert after["bot"] is None
    fork = server.post(f"/api/matches/{state['id']}/fork", 201, number=0)
    server.act(fork, "march washington")


def test_a_computer_player_that_never_answers_is_given_up(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.NeverAnswers)
    server.service.bots.patience = 0.2
    state = server.create(seats={"union": "random"})
    pid = wait_for_thought(server)
    told = wait_for_error(server, state["id"])
    assert told == "The computer player random did not answer in time; the match is unchanged."
    assert server.state(state["id"])["version"] == 0
    wait_until(lambda: is_gone(pid))


@pytest.mark.parametrize("how", ["killed", "quits"])
def test_a_process_that_is_lost_is_replaced(server: LocalServer, seat_bot: Any, how: str) -> None:
    seat_bot(players.NeverAnswers if how == "killed" else players.ExitsProcess)
    state = server.create(seats={"union": "random"})
    if how == "killed":
        os.kill(wait_for_thought(server), signal.SIGKILL)
    told = wait_for_error(server, state["id"])
    assert told == "The computer player random was stopped while it was thinking; the match is unchanged."
    assert server.state(state["id"])["version"] == 0
    seat_bot(RandomBot)
    assert set_seats(server, state["id"], union="random")["bot_error"] == ""
    assert server.wait_for_person(state["id"])["to_move"] == "confederate"


def test_a_failure_is_remembered_of_a_match_that_is_no_longer_in_memory(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.NeverAnswers)
    match = server.create(seats={"union": "random"})["id"]
    pid = wait_for_thought(server)
    server.service.cache.cached.clear()
    os.kill(pid, signal.SIGKILL)
    wait_until(lambda: not server.service.bots.tasks)
    state = server.state(match)
    assert state["bot_error"] == "The computer player random was stopped while it was thinking; the match is unchanged."
    assert state["bot"] is None
    assert server.client.delete(f"/api/matches/{match}").status_code == 204
    assert not server.service.bots.errors


def test_nothing_is_remembered_of_a_match_that_another_program_deleted(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried)
    match = server.create(seats={"union": "random"})["id"]
    wait_for_thought(server)
    connection = server.database.connect_writer()
    assert connection.execute("DELETE FROM headers WHERE id = ?", (match,)).rowcount == 1
    connection.close()
    server.service.bots.hurry(match)
    wait_until(lambda: not server.service.bots.tasks)
    assert not server.service.bots.turns
    assert not server.service.bots.errors


def test_a_process_that_is_lost_while_nobody_thinks_is_not_missed(server: LocalServer) -> None:
    server.wait_for_person(server.create(seats={"union": "random"})["id"])
    for pid in pids(server):
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: server.thinker.quick_pool.idle[0].process.exitcode is not None)
    assert server.wait_for_person(server.create(seats={"union": "random"})["id"])["bot_error"] == ""


def test_a_thinking_computer_player_holds_nobody_up(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.NeverAnswers)
    for _ in range(3):
        server.create(seats={"union": "random", "confederate": "random"})
    wait_until(lambda: len(server.thinker.quick_pool.busy) == 2)
    assert server.play(server.create(), "march washington", "take u1", "dig")["version"] == 3
    assert len(server.thinker.quick_pool.busy) == 2


def test_a_match_that_is_deleted_is_thought_of_no_more(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.NeverAnswers)
    state = server.create(seats={"union": "random"})
    pid = wait_for_thought(server)
    assert server.client.delete(f"/api/matches/{state['id']}").status_code == 204
    wait_until(lambda: is_gone(pid))
    assert not server.service.bots.tasks
    assert not server.service.bots.turns
    assert not server.service.bots.errors


def test_nothing_is_left_behind_when_the_server_stops(tmp_path: Path, seat_bot: Any) -> None:
    seat_bot(players.NeverAnswers, "crack")
    server = LocalServer(tmp_path)
    server.wait_for_person(server.create(seats={"union": "random"})["id"])
    server.create(seats={"union": "crack"})
    wait_until(lambda: server.thinker.deep_pool.busy)
    left = pids(server)
    assert len(left) == 2
    server.stop()
    assert all(map(is_gone, left))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_behind_however_the_server_ends(tmp_path: Path, how: signal.Signals) -> None:
    silent = (
        "from longroll.opponents.roster import BOTS; from tests.hosts.players import NeverAnswers; "
        "BOTS['crack'] = NeverAnswers; "
    )
    server = ServerProcess(tmp_path, silent)
    server.client.post("/api/matches", json={"title": "house-divided", "seats": {"union": "crack"}})
    family = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    wait_until(lambda: len(family.read_text().split()) == 2)  # the one that thinks, and Python's own warden
    children = [int(pid) for pid in family.read_text().split()]
    sleep(1)  # it has begun to think
    server.kill(how)
    wait_until(lambda: all(map(is_gone, children)))


# --- thinking, and moving now


def test_it_is_told_who_thinks(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried, "crack")
    state = server.create(seats={"confederate": "crack"})
    assert state["bot"] is None
    with server.live(state["id"]) as line:
        while state["to_move"] == "union":
            state = server.act(state, state["choices"][-1]["text"])["state"]
        thinking = state["bot"]
        assert (thinking["seat"], thinking["bot"], thinking["seconds"]) == ("confederate", "crack", 5.0)
        assert thinking["spent"] == 0
        heard: Json = {"state": {"bot": None}}
        while not heard["state"]["bot"]:
            heard = json.loads(line.recv(timeout=PATIENCE))
        assert heard["state"]["bot"] == thinking
        assert server.state(state["id"])["bot"] == thinking
        assert server.get(f"/api/matches/{state['id']}/moments/0")["bot"] is None
        with pytest.raises(TimeoutError):
            line.recv(timeout=0.3)  # nothing more is told while it thinks
        move_now(server, state["id"])
        heard = json.loads(line.recv(timeout=PATIENCE))
        assert heard["version"] > state["version"]
        assert heard["state"]["bot"] is None or heard["state"]["bot"]["since"] == thinking["since"]
    assert server.wait_for_person(state["id"])["bot"] is None


def test_whoever_is_hurried_moves_on_until_another_must_choose(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried)
    match = server.create(seats={"union": "random"})["id"]
    move_now(server, match)
    state = server.wait_for_person(match)
    assert state["actions"] > 1
    move_now(server, match)  # nobody thinks
    while state["to_move"] == "confederate":
        state = server.act(state, state["choices"][-1]["text"])["state"]
    sleep(0.2)
    assert server.state(match)["version"] == state["version"]  # it takes its time again
    assert server.client.post("/api/matches/nonsense/move-now").status_code == 404


def test_a_question_that_waits_for_a_process_can_be_hurried(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried)
    first, second, third = (server.create(seats={"union": "random"})["id"] for _ in range(3))
    wait_until(lambda: len(server.thinker.quick_pool.busy) == 2)
    move_now(server, third)
    assert server.state(third)["version"] == 0
    move_now(server, first)
    for match in (first, third):
        assert server.wait_for_person(match)["actions"]
    assert server.state(second)["version"] == 0


@pytest.mark.parametrize("name", ["militia", "veteran", "crack"])
def test_every_level_moves_when_it_is_told_to(server: LocalServer, name: str) -> None:
    match = server.create(seats={"union": name})["id"]
    move_now(server, match)
    state = server.wait_for_person(match)
    assert (state["to_move"], state["bot_error"]) == ("confederate", "")


def test_a_bot_that_waits_for_a_process_is_queued_and_not_thinking(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried)
    matches = [server.create(seats={"union": "random"})["id"] for _ in range(3)]
    wait_until(lambda: len(server.thinker.quick_pool.busy) == 2)
    assert [server.state(match)["bot"]["status"] for match in matches] == ["thinking", "thinking", "queued"]
    with server.live(matches[2]) as line:
        assert json.loads(line.recv(timeout=PATIENCE))["state"]["bot"]["status"] == "queued"
        move_now(server, matches[0])
        status = "queued"
        while status == "queued":
            status = json.loads(line.recv(timeout=PATIENCE))["state"]["bot"]["status"]
        assert status == "thinking"


def test_a_person_does_not_wait_behind_matches_that_nobody_watches(server: LocalServer, seat_bot: Any) -> None:
    seat_bot(players.ThinksUntilHurried)
    both = {"union": "random", "confederate": "random"}
    machines = [server.create(seats=both)["id"] for _ in range(6)]
    server.service.attention.looked.clear()  # nobody asks about them any more
    mine = server.create(seats={"union": "random"})["id"]
    for match in machines:
        server.service.bots.hurry(match)
    wait_until(lambda: server.service.bots.turns[mine].on_hurry is not None)
    assert server.state(mine)["bot"]["status"] == "thinking"
