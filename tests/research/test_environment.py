"""The PettingZoo environment: PettingZoo's own test, and what it cannot know of our games."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from longroll import LongrollError, Match
from longroll.games import TITLES, read_title
from longroll.kernel.dice import SeededDice
from longroll.kernel.fingerprint import fingerprint
from longroll.kernel.manifest import Bounds
from longroll.research import load_environment
from longroll.research.environment import Environment
from longroll.research.observation import HEAD, NOBODY
from tests.research.positions import LEFT, MARCH, OTHER, SOUTH, before_battle

# PettingZoo wants masks inside a dict, and warns of it all the same unless the environment is one of its own by name.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
# Nobody may choose anything when the game is over.
ended = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")


def play(environment: Environment, *texts: str) -> None:
    for text in texts:
        environment.step(environment.infos[environment.agent_selection]["actions"].index(text))


def play_out(environment: Environment, seed: int = 1) -> dict[str, float]:
    """To the end, at random; what every agent has got."""
    chooser = SeededDice(f"{seed}/chooser")
    environment.reset(seed=seed)
    total = dict.fromkeys(environment.agents, 0.0)
    for agent in environment.agent_iter():
        _, reward, over, _, _ = environment.last(observe=False)
        total[agent] += reward
        environment.step(None if over else chooser.roll(len(environment.choices)) - 1)
    return total


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.usefixtures("capsys")
class TestPettingZoo:
    pytestmark = masked

    def test_it_passes_the_test_of_the_interface(self, title: str) -> None:
        api_test(load_environment(title), num_cycles=20)

    def test_it_passes_the_test_of_seeds(self, title: str) -> None:
        seed_test(lambda: load_environment(title), num_cycles=5)


@ended
@pytest.mark.usefixtures("capsys")
class TestWholeGame:
    pytestmark = masked

    def test_it_passes_the_test_of_the_interface_to_the_end(self) -> None:
        api_test(load_environment("house-divided", "short"), num_cycles=1500)


@pytest.mark.parametrize("title", TITLES)
def test_the_mask_agrees_with_the_choices(title: str) -> None:
    environment = load_environment(title)
    environment.reset(seed=3)
    chooser = SeededDice("mask")
    for agent in environment.agent_iter(60):
        choices = environment.game.choices(environment.position)
        for other in environment.agents:
            mask = environment.observe(other)["action_mask"]
            assert_array_equal(np.flatnonzero(mask), np.arange(len(choices) if other == agent else 0))
            assert bool(environment.infos[other]) == (other == agent)
        texts = [environment.game.write_action(choice) for choice in choices]
        assert environment.infos[agent] == {"actions": texts}
        environment.step(chooser.roll(len(choices)) - 1)


def test_the_agents_are_the_seats_with_their_sides() -> None:
    assert load_environment("bull-run").possible_agents == ["union_0", "confederate_1"]
    assert load_environment("civil-war-teams").possible_agents == [
        "union_0",
        "confederate_1",
        "union_2",
        "confederate_3",
    ]


@pytest.mark.parametrize(
    ("title", "scenario"), [("house-divided", "short"), ("bentonville", ""), ("civil-war-basic", "")]
)
def test_a_random_game_ends_and_what_one_side_wins_the_other_loses(title: str, scenario: str) -> None:
    environment = load_environment(title, scenario)
    total = play_out(environment)
    outcome = environment.game.outcome(environment.position)
    assert outcome is not None
    assert not environment.agents
    assert sum(total.values()) == 0
    for agent, got in total.items():
        assert got == (0 if not outcome.winner else 1 if agent.startswith(outcome.winner) else -1)


def test_a_game_that_is_over_when_it_begins_is_won_and_lost() -> None:
    played = load_environment("house-divided", "short")
    won = play_out(played)
    assert sorted(won.values()) == [-1, 1]
    environment = load_environment("house-divided", position=played.game.write_position(played.position))
    assert play_out(environment) == won


def test_the_dice_of_a_seed_are_those_of_a_match() -> None:
    environment = load_environment("house-divided", "short")
    play_out(environment, 7)
    match = Match.new("house-divided", "short", seed=7)
    chooser = SeededDice("7/chooser")
    while choices := match.choices():
        match.play(choices[chooser.roll(len(choices)) - 1])
    assert fingerprint(environment.position) == match.hash


def test_without_a_seed_the_next_game_has_other_dice_that_follow_from_the_last_seed() -> None:
    ends = []
    for _ in range(2):
        environment = load_environment("bull-run")
        for seed in (5, None, None):
            environment.reset(seed=seed)
            ends.append([environment.dice.roll(6) for _ in range(20)])
    assert ends[:3] == ends[3:]
    assert len({str(end) for end in ends}) == 3
    fresh = [load_environment("bull-run") for _ in range(2)]
    for environment in fresh:
        environment.reset()
    assert fresh[0].dice.seed != fresh[1].dice.seed


def test_an_observation_is_a_head_and_the_packed_position() -> None:
    environment = load_environment("house-divided")
    environment.reset(seed=1)
    packed = environment.position.pack()
    seen = environment.observe("confederate_1")["observation"]
    assert seen[:HEAD].tolist() == [1, 0, 0, len(packed) % 256, len(packed) // 256]
    assert seen[HEAD : HEAD + len(packed)].tobytes() == packed
    assert not seen[HEAD + len(packed) :].any()
    assert environment.state()[:2].tolist() == [NOBODY, 0]
    assert environment.state_space.contains(environment.state())


def test_it_is_rendered_as_text() -> None:
    environment = load_environment("house-divided")
    environment.reset(seed=1)
    assert environment.render() == Match.new("house-divided", seed=1).position_text()
    assert environment.view("union_0") == Match.new("house-divided", seed=1).view("union")
    environment.close()


# --- what is hidden


def battles(title: str = "civil-war-standard") -> list[Environment]:
    found = [load_environment(title, position=before_battle(title)) for _ in range(2)]
    for environment in found:
        environment.reset(seed=1)
        play(environment, *MARCH)
    return found


def same(one: Environment, other: Environment, agent: str) -> bool:
    mine, theirs = one.observe(agent), other.observe(agent)
    same_infos = agent == one.agent_selection or one.infos[agent] == other.infos[agent] == {}
    return same_infos and all(np.array_equal(mine[key], theirs[key]) for key in mine)


def test_an_agent_sees_nothing_of_a_deployment_in_secret() -> None:
    one, other = battles()
    play(one, *LEFT)
    play(other, *OTHER)
    assert one.render() != other.render()
    assert not same(one, other, "union_0")
    assert same(one, other, "confederate_1")
    for environment in (one, other):
        play(environment, "ready", SOUTH[0])
    assert same(one, other, "confederate_1")
    assert not same(one, other, "union_0")
    play(one, *SOUTH[1:])
    play(other, SOUTH[1])
    assert not same(one, other, "confederate_1")
    for environment, rest in ((one, []), (other, SOUTH[2:])):
        play(environment, *rest, "ready")
        assert not environment.observe("union_0")["observation"][2]
    assert not same(one, other, "confederate_1")


def test_nor_does_the_defender_show_his() -> None:
    one, other = battles()
    for environment in (one, other):
        play(environment, *LEFT, "ready")
    play(one, *SOUTH)
    assert same(one, other, "union_0")
    assert not same(one, other, "confederate_1")


def test_of_four_players_the_partner_sees_it() -> None:
    one, other = battles("civil-war-teams")
    assert one.agent_selection == "union_2"
    play(one, *LEFT)
    play(other, *OTHER)
    assert [same(one, other, agent) for agent in one.agents] == [False, True, False, True]
    assert one.view("union_0") == one.view("union_2")


# --- bad input


@pytest.mark.parametrize("action", [-1, 10_000, None, "x", "1", 1.7, 1.0, True, np.float32(1), [1], np.array([1, 2])])
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(action: Any) -> None:
    environment = load_environment("house-divided")
    environment.reset(seed=1)
    before = environment.render()
    with pytest.raises(LongrollError, match="is not a legal action: union_0 has"):
        environment.step(action)
    assert environment.render() == before


def test_nobody_plays_before_the_reset() -> None:
    with pytest.raises(LongrollError, match="reset the environment"):
        load_environment("house-divided").step(0)


@pytest.mark.parametrize(
    "look",
    [
        lambda environment: environment.observe("union_0"),
        lambda environment: environment.view("union_0"),
        Environment.state,
        Environment.render,
    ],
)
def test_nobody_sees_anything_before_the_reset(look: Callable[[Environment], object]) -> None:
    environment = load_environment("house-divided")
    with pytest.raises(LongrollError, match="reset the environment"):
        look(environment)
    environment.reset(seed=1)
    look(environment)


@pytest.mark.parametrize("kind", [int, np.int64, np.array])
def test_a_whole_number_of_any_kind_is_an_action(kind: Callable[[int], Any]) -> None:
    environment = load_environment("house-divided")
    environment.reset(seed=1)
    text = environment.infos["union_0"]["actions"][1]
    environment.step(kind(1))
    match = Match.new("house-divided", seed=1)
    match.play(text)
    assert environment.render() == match.position_text()


def limit(monkeypatch: pytest.MonkeyPatch, bounds: Bounds) -> None:
    narrow = read_title("house-divided")._replace(bounds=bounds)
    monkeypatch.setattr("longroll.research.environment.read_title", lambda _: narrow)


def test_more_choices_than_there_is_room_for_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, Bounds(2, 2048))
    with pytest.raises(LongrollError, match="choices, and the environment has room for 2"):
        load_environment("house-divided").reset(seed=1)


def test_a_longer_position_than_there_is_room_for_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    limit(monkeypatch, Bounds(1024, 64))
    environment = load_environment("house-divided")
    environment.reset(seed=1)
    with pytest.raises(LongrollError, match="an observation holds 59"):
        environment.last()


def test_the_beginning_must_exist() -> None:
    with pytest.raises(LongrollError, match="is not a title"):
        load_environment("waterloo")
    with pytest.raises(LongrollError, match="is not a scenario"):
        load_environment("house-divided", "waterloo")
    with pytest.raises(LongrollError, match="is not an option"):
        load_environment("house-divided", options={"waterloo": "on"})
    with pytest.raises(LongrollError):
        load_environment("house-divided", position="waterloo")


def test_without_the_extra_one_is_told_of_it() -> None:
    code = """
import sys
sys.modules["pettingzoo"] = None
from longroll.research import load_environment, load_state
load_state("house-divided")
load_environment("house-divided")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'longroll[research]'" in done.stderr
