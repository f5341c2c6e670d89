import json
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from longroll.kernel.dice import Dice
from longroll.opponents import BOTS
from longroll.opponents.random import RandomBot
from tests.table.house import House, wait_until


def test_a_computer_player_plays_until_a_person_must_choose(house: House) -> None:
    state = house.begin(seats={"confederate": "greedy"})
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
    state = house.begin(seats={"union": "greedy", "confederate": "greedy"})
    match = state["id"]
    wait_until(lambda: house.state(match)["outcome"] is not None, 60)
    over = house.state(match)
    assert over["seat"] == ""
    assert len(house.actions(match)) == over["actions"] == over["version"]


def test_the_actions_of_a_computer_player_are_told_live(house: House) -> None:
    state = house.begin(seats={"union": "random"})
    with house.live(state["id"]) as line:
        seen: dict[str, Any] = {"state": {"to_move": "union"}}
        while seen["state"]["to_move"] == "union":
            seen = json.loads(line.recv(timeout=20))
    assert seen["state"]["to_move"] == "confederate"
    assert seen["state"]["choices"]


class Broken(RandomBot):
    def choose(self, position: Any, dice: Dice) -> int:
        position.turn = 99
        raise ValueError("I resign")


class Cheat(RandomBot):
    def choose(self, position: Any, dice: Dice) -> int:
        return self.game.read_action("march richmond")


class Slow(RandomBot):
    def choose(self, position: Any, dice: Dice) -> int:
        sleep(0.3)
        return super().choose(position, dice)


@pytest.mark.parametrize("kind", [Broken, Cheat])
def test_a_computer_player_that_fails_leaves_the_match_intact(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: type
) -> None:
    monkeypatch.setitem(BOTS, "random", kind)
    state = house.begin(seats={"union": "random"})
    with house.live(state["id"]) as line:
        told = ""
        while not told:
            told = json.loads(line.recv(timeout=20))["state"]["trouble"]
    assert told.startswith("The computer player random could not go on")
    after = house.state(state["id"])
    assert (after["trouble"], after["version"], after["view"]) == (told, 0, state["view"])
    monkeypatch.undo()
    fork = house.post(f"/api/matches/{state['id']}/fork", 201, number=0)
    house.act(fork, "march washington")


def test_a_thinking_computer_player_holds_nobody_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Slow)
    for _ in range(3):
        house.begin(seats={"union": "random", "confederate": "random"})
    mine = house.begin()
    start = monotonic()
    house.play(mine, "march washington", "take u1", "dig")
    assert monotonic() - start < 5


def test_a_computer_player_that_never_answers_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Slow)
    house.table.bots.patience = 0.01
    state = house.begin(seats={"union": "random"})
    wait_until(lambda: house.state(state["id"])["trouble"])
    assert house.state(state["id"])["version"] == 0


def test_a_computer_player_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Broken)
    house = House(tmp_path)
    match = house.begin(seats={"union": "random"})["id"]
    house.stop()
    monkeypatch.undo()
    again = House(tmp_path)
    assert again.wait_for_person(match)["to_move"] == "confederate"
    again.stop()
