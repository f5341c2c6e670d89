"""A PettingZoo environment: the seats are the agents, who act one at a time.

An agent is named by its side and the number of its seat (`union_0`). Action n is the nth of the legal choices; their
texts are in the `infos` of the agent that acts, and of no other.
"""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from gymnasium.spaces import Box, Discrete, Space
from pettingzoo import AECEnv

from longroll.games import read_title
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from longroll.research.number import read_number
from longroll.research.observation import (
    NOBODY,
    Bytes,
    Observation,
    check_room,
    encode,
    make_box,
    make_space,
    mask,
    observe,
)
from longroll.research.start import Start, share


class Environment(AECEnv[str, Observation, Any]):
    render_mode = "ansi"

    def __init__(self, start: Start) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        game = start.game
        self.start = start
        self.game = game
        self.bounds = read_title(game.title).bounds
        name = f"{game.title.replace('-', '_')}_v{game.rules_version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"{game.seats[seat % 2]}_{seat}" for seat in range(len(game.seats))]
        self.agents: list[str] = []
        self.observation_spaces = {agent: make_space(self.bounds) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.bounds.choices) for agent in self.possible_agents}
        self.state_space: Box = make_box(self.bounds)
        self.position: Any = None  # none before the first reset
        self._series = token_hex(8)
        self._episode = 0

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # --- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin again. The same seed gives the same dice; without one, the next dice of the last seed."""
        del options
        if seed is not None:
            self._series, self._episode = str(seed), 0
        dice = self._series if self._episode == 0 else f"{self._series}/{self._episode}"
        self._episode += 1
        self.dice = SeededDice(dice)
        self.position = self.start.begin(self.dice)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()
        self._accumulate_rewards()

    def step(self, action: Any) -> None:
        """Play a choice by its number; an agent whose game is over plays None."""
        if not self.agents:
            raise nobody()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = read_number(action)
        if number is None or not 0 <= number < len(self.choices):
            raise LongrollError(f"{action!r} is not a legal action: {agent} has {len(self.choices)} choices")
        self.game.advance(self.position, self.choices[number], self.dice, None)
        self._cumulative_rewards[agent] = 0
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to the agent that chooses now, or to the end."""
        game, position = self.game, self.position
        self.choices = game.choices(position)
        check_room(len(self.choices), self.bounds)
        outcome = game.outcome(position)
        asked = 0 if outcome else game.seat(position)
        self.agent_selection = self.agents[asked]
        self.infos = {agent: {} for agent in self.agents}
        if outcome:
            self.rewards = dict(zip(self.agents, share(game, outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.infos[self.agent_selection]["actions"] = [game.write_action(choice) for choice in self.choices]

    # --- looking

    def observe(self, agent: str) -> Observation:
        self._check_begun()
        seat, asked = self.possible_agents.index(agent), self._asked()
        legal = len(self.choices) if seat == asked else 0
        return {
            "observation": observe(self.game, self.position, seat, asked, self.bounds),
            "action_mask": mask(legal, self.bounds),
        }

    def view(self, agent: str) -> Mapping[str, object]:
        """What the agent may see, by names instead of bytes."""
        self._check_begun()
        return self.game.view(self.position, self.possible_agents.index(agent))

    def state(self) -> Bytes:
        """The whole position, including everything hidden: for centralised training."""
        self._check_begun()
        return encode(self.position.pack(), (NOBODY, self._asked(), self.game.secret(self.position)), self.bounds)

    def _check_begun(self) -> None:
        if self.position is None:
            raise nobody()

    def _asked(self) -> int:
        return NOBODY if self.game.outcome(self.position) else self.game.seat(self.position)

    def render(self) -> str:
        """The whole position in one line of text."""
        self._check_begun()
        return self.game.write_position(self.position)

    def close(self) -> None:
        """There is nothing to release."""


def nobody() -> LongrollError:
    return LongrollError("nobody is playing: reset the environment")
