"""The state with explicit chance, against a match that rolls its own dice."""

import json
from typing import Any

import numpy as np
import pytest

from longroll import LongrollError, Match
from longroll.games import TITLES
from longroll.kernel.dice import CommittedDice, SeededDice
from longroll.kernel.fingerprint import fingerprint
from longroll.research import CHANCE, TERMINAL, State, load_state
from tests.research.positions import LEFT, MARCH, OTHER, SOUTH, before_battle


def play(state: State, *texts: str) -> None:
    for text in texts:
        state.apply_action(state.game.read_action(text))


def wander(state: State, seed: str, steps: int) -> None:
    """So many choices and rolls at random."""
    chooser = SeededDice(seed)
    for _ in range(steps):
        actions = state.legal_actions()
        if actions:
            state.apply_action(actions[chooser.roll(len(actions)) - 1])


def follow(match: Match, steps: int) -> State:
    """Play a match at random, and a state with the choices and the rolls of the match."""
    assert isinstance(match.dice, CommittedDice)
    state = load_state(match.header.title, match.header.scenario)
    chooser = SeededDice("follow")
    rolled = roll_all(state, match.dice.made, 0)
    for _ in range(steps):
        choices = match.choices()
        if not choices:
            break
        assert state.current_player() == match.game.seat(match.position)
        assert state.legal_actions() == sorted(choice.action for choice in choices)
        choice = choices[chooser.roll(len(choices)) - 1]
        match.play(choice)
        state.apply_action(choice.action)
        rolled = roll_all(state, match.dice.made, rolled)
    return state


def roll_all(state: State, rolls: list[int], rolled: int) -> int:
    while state.is_chance_node():
        assert state.current_player() == CHANCE
        outcomes = state.chance_outcomes()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        assert [roll for roll, _ in outcomes] == state.legal_actions() == state.legal_actions(CHANCE)
        state.apply_action(rolls[rolled])
        rolled += 1
    assert rolled == len(rolls)
    return rolled


@pytest.mark.parametrize("title", TITLES)
def test_explicit_chance_is_the_chance_of_a_match(title: str) -> None:
    match = Match.new(title, seed=11)
    state = follow(match, 120)
    assert fingerprint(state.position) == match.hash
    assert str(state) == match.position_text()
    assert state.returns() == [0.0] * state.num_players()


@pytest.mark.parametrize(
    ("title", "scenario"), [("house-divided", "short"), ("bentonville", ""), ("civil-war-basic", "")]
)
def test_a_whole_game(title: str, scenario: str) -> None:
    match = Match.new(title, scenario, seed=12)
    state = follow(match, 100_000)
    assert fingerprint(state.position) == match.hash
    assert state.is_terminal()
    assert (state.current_player(), state.legal_actions()) == (TERMINAL, [])
    assert match.outcome is not None
    winner = match.outcome.winner
    assert state.returns() == [0.0 if not winner else 1.0 if seat == winner else -1.0 for seat in match.game.seats]
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("title", TITLES)
def test_a_state_is_written_and_read(title: str) -> None:
    state = load_state(title)
    for steps in (0, 1, 40, 40):
        wander(state, title, steps)
        again = State.deserialize(state.serialize())
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()
        assert again.current_player() == state.current_player()


@pytest.mark.parametrize("title", ["house-divided", "shiloh", "civil-war-standard"])
def test_a_clone_goes_its_own_way(title: str) -> None:
    state = load_state(title)
    wander(state, "clone", 30)
    for _ in range(60):
        before = (str(state), state.history(), state.legal_actions(), state.is_chance_node())
        clone = state.clone()
        assert (str(clone), clone.history(), clone.legal_actions(), clone.is_chance_node()) == before
        wander(clone, "away", 5)
        assert (str(state), state.history(), state.legal_actions(), state.is_chance_node()) == before
        wander(state, str(len(state.history())), 1)


def test_every_roll_has_its_child() -> None:
    state = load_state("bull-run")
    assert state.is_chance_node()
    children = [state.child(roll) for roll, _ in state.chance_outcomes()]
    assert [child.history() for child in children] == [[roll] for roll in state.legal_actions()]
    assert str(state) == state.observation_string(0) == "set-up"
    assert state.history() == []


def test_actions_have_texts() -> None:
    state = load_state("house-divided")
    action = state.game.read_action("march washington")
    assert action in state.legal_actions(0)
    assert state.legal_actions(1) == []
    assert state.action_to_string(action) == state.action_to_string(action, 0) == "march washington"
    assert state.action_to_string(3, CHANCE) == "roll 3"
    state.apply_action(action)
    assert state.history() == [action]
    assert state.information_state_string(1).splitlines() == ["house-divided campaign", "0 march washington", "now 0"]


# --- what is hidden


def battles(title: str = "civil-war-standard") -> list[State]:
    found = [load_state(title, position=before_battle(title)) for _ in range(2)]
    for state in found:
        play(state, *MARCH)
    return found


def told(state: State, player: int) -> tuple[str, str]:
    return state.information_state_string(player), state.observation_string(player)


def test_a_player_is_told_nothing_of_a_deployment_in_secret() -> None:
    one, other = battles()
    play(one, *LEFT)
    play(other, *OTHER)
    assert told(one, 1) == told(other, 1)
    assert told(one, 0)[0] != told(other, 0)[0]
    assert told(one, 0)[1] != told(other, 0)[1]
    for state in (one, other):
        play(state, "ready", *SOUTH)
    assert told(one, 1) == told(other, 1)
    assert "deploy union" not in told(one, 1)[0]
    assert "deploy confederate" not in told(one, 0)[0]
    play(one, "ready")
    assert "deploy union" in told(one, 1)[0]
    assert "deploy confederate" in told(one, 0)[0]
    assert told(one, 0)[1] == told(one, 1)[1]


def test_of_four_players_the_partner_is_told() -> None:
    one, other = battles("civil-war-teams")
    play(one, *LEFT)
    play(other, *OTHER)
    assert [told(one, player) == told(other, player) for player in range(4)] == [False, True, False, True]
    assert told(one, 0) == told(one, 2)


def test_a_beginning_in_secret_is_not_told_either() -> None:
    starts = []
    for actions in (LEFT, OTHER):
        state = battles()[0]
        play(state, *actions)
        starts.append(load_state("civil-war-standard", position=str(state)))
    one, other = starts
    assert told(one, 1) == told(other, 1)
    assert told(one, 0) != told(other, 0)


# --- bad input


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = load_state("house-divided")
    for action in (-1, 10**12):
        with pytest.raises(LongrollError, match="is not a legal action"):
            state.apply_action(action)
    with pytest.raises(LongrollError, match="no die"):
        state.chance_outcomes()
    chance = load_state("bull-run")
    for roll in (0, 7):
        with pytest.raises(LongrollError, match="is not a legal action"):
            chance.apply_action(roll)
    assert state.history() == chance.history() == []


@pytest.mark.parametrize("action", [1.0, True, "1", None, np.float64(1), np.True_, [1]])
def test_what_is_no_whole_number_is_refused_and_changes_nothing(action: Any) -> None:
    chance = load_state("bull-run")
    with pytest.raises(LongrollError, match="is not a legal action"):
        chance.apply_action(action)
    assert chance.history() == []
    wander(chance, "on", 5)
    assert len(State.deserialize(chance.serialize()).history()) == 5


def test_a_choice_is_a_whole_number_too() -> None:
    state = load_state("house-divided")
    choice: Any = float(state.legal_actions()[0])
    with pytest.raises(LongrollError, match="is not a legal action"):
        state.apply_action(choice)
    assert state.history() == []
    assert State.deserialize(state.serialize()).legal_actions() == state.legal_actions()


def test_a_whole_number_of_numpy_is_an_action() -> None:
    state = load_state("bull-run")
    state.apply_action(np.int64(1))  # type: ignore[arg-type]
    assert json.loads(state.serialize())[-1] == state.history() == [1]


@pytest.mark.parametrize("title", ["bull-run", "house-divided"])
def test_an_action_that_fails_leaves_the_state_as_it_was(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = load_state(title)

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    before = (str(state), state.serialize(), state.legal_actions(), state.current_player())
    with monkeypatch.context() as broken:
        broken.setattr(type(state.game), "set_up", fail)
        broken.setattr(type(state.game), "advance", fail)
        with pytest.raises(ZeroDivisionError):
            state.apply_action(state.legal_actions()[0])
    assert (str(state), state.serialize(), state.legal_actions(), state.current_player()) == before
    wander(state, "on", 5)
    assert len(state.history()) == 5


@pytest.mark.parametrize("player", [None, -1, 2])
def test_only_players_are_told_something(player: int | None) -> None:
    with pytest.raises(LongrollError, match="is not a player"):
        load_state("bull-run").information_state_string(player)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "5",
        "[" * 100_000,
        '["bull-run","1","",{},"",{}]',
        '["bull-run","1","",[],"",[]]',
        '["bull-run","1","",{"a":1},"",[]]',
        '["bull-run","1","",{},"",[1.5]]',
        '["bull-run","1","",{},"",[true]]',
        '["bull-run","1","",{},"",["ready"]]',
        '["bull-run","1","",{},"",[99]]',
        '["bull-run","0","",{},"",[]]',
        '["waterloo","1","",{},"",[]]',
        '["house-divided","1","campaign",{},"",[1]]',
        '["house-divided","1","campaign",{},"",["fly"]]',
    ],
)
def test_what_is_no_state_is_not_read(text: str) -> None:
    with pytest.raises(LongrollError):
        State.deserialize(text)
