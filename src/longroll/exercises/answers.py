"""Plans from one position, compared on the same dice."""

from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.kernel.error import LongrollError
from longroll.opponents.bot import Budget
from longroll.opponents.plan import Plan
from longroll.opponents.plan_search import PlanSearch, TurnSearch
from longroll.opponents.trial import unflatten


class Answers:
    """No search: the given plans are made and tried."""

    def __init__(self, player: PlanSearch, position: Any, seed: str) -> None:
        self.game: Game[Any] = player.game
        self.position = position
        self.search = TurnSearch(player, position.copy(), SeededDice(seed), Budget().allow(1.0))

    def plan(self, actions: list[int]) -> Plan:
        """The actions until the plan is over, and what looks good for the rest of it."""
        plan = self.search.make(None, 0.0, self.open_choices(actions))
        count = min(len(actions), len(plan.made))
        if [made.action for made in plan.made[:count]] != actions[:count]:
            raise unplayable()
        return plan

    def open_choices(self, actions: list[int]) -> list[int]:
        """The actions that were not the only choice: a script for the search."""
        position, dice, script = self.position.copy(), SeededDice("plan"), []
        for action in actions:
            choices = self.game.choices(position)
            if action not in choices:
                raise unplayable()
            if len(choices) > 1:
                script.append(action)
            self.game.advance(position, action, dice, None)
            if dice.count or self.game.seat(position) != self.search.seat:
                break
        return script

    def read(self, actions: tuple[str, ...]) -> Plan:
        return self.plan([self.game.read_action(action) for action in actions])

    def chance(self, plan: Plan, tries: int) -> float:
        """The chance to win of the seat that plans."""
        while len(plan.values) < tries:
            self.search.trial.play(plan, len(plan.values))
        return unflatten(sum(plan.values[:tries]) / tries, self.search.trial.flatness)


def unplayable() -> LongrollError:
    return LongrollError("this plan cannot be played from the position of the exercise")
