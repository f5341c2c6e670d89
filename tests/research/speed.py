"""Choices per second of processor time, at random: by the contract, by the state, by the environment.

python -m tests.research.speed [TITLE] [SECONDS]
"""

import sys
from collections.abc import Callable
from os import getloadavg
from time import process_time

from longroll.games import load
from longroll.kernel import dice as dice_module
from longroll.kernel.dice import SeededDice
from longroll.lab.benchmark import random_play
from longroll.research import load_environment, load_state


def play_contract(title: str, seconds: float) -> float:
    actions, _, spent = random_play(load(title), seconds)
    return actions / spent


def play_state(title: str, seconds: float, clone: bool = False) -> float:
    chooser = SeededDice("speed")
    root = load_state(title)
    choices = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        state = root.clone()
        while actions := state.legal_actions():
            choices += not state.is_chance_node()
            state.apply_action(actions[chooser.roll(len(actions)) - 1])
            if clone:
                state = state.clone()
    return choices / spent


def play_environment(title: str, seconds: float, look: bool = True) -> float:
    chooser = SeededDice("speed")
    environment = load_environment(title)
    choices = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        environment.reset(seed=choices)
        for _ in environment.agent_iter():
            _, _, over, _, _ = environment.last(observe=look)
            choices += not over
            environment.step(None if over else chooser.roll(len(environment.choices)) - 1)
    return choices / spent


WAYS: dict[str, Callable[[str, float], float]] = {
    "contract": play_contract,
    "state": play_state,
    "state, cloned after every action": lambda title, seconds: play_state(title, seconds, clone=True),
    "environment": play_environment,
    "environment, nobody looking": lambda title, seconds: play_environment(title, seconds, look=False),
}


def main() -> None:
    title = sys.argv[1] if len(sys.argv) > 1 else "house-divided"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    build = "plain Python" if str(dice_module.__file__).endswith(".py") else "compiled"
    print(f"{title}, {build}, load {getloadavg()[0]:.1f}")
    for name, way in WAYS.items():
        print(f"{name:36}{way(title, seconds):10,.0f} choices a second", flush=True)


if __name__ == "__main__":
    main()
