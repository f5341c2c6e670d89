"""One try of a plan: its last roll, the rest of the turn, some turns more, and what the position is worth then.

Tries of different plans that have the same number meet the same dice: the rolls come from a stream for every turn, the
draws from a cup from a stream of their own, and the noise in the choices from a third.
"""

from math import exp, log
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice, SeededDice
from longroll.opponents.evaluator import Evaluator
from longroll.opponents.noise import Noise
from longroll.opponents.plan import NO_ACTION, Plan

SURE: Final = 0.0003  # no chance is nearer to 0 or to 1


class TrialDice(Dice):
    """Dice that begin anew with every turn, and cups that do not."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.seed = seed
        self.cup = SeededDice(f"{seed}/cup")
        self.rolls = self.cup

    def begin(self, turn: int) -> None:
        self.rolls = SeededDice(f"{self.seed}/{turn}")

    def roll(self, sides: int) -> int:
        self.count += 1
        return self.rolls.roll(sides)

    def draw(self, markers: int) -> int:
        self.count += 1
        return self.cup.roll(markers)

    def fork(self, label: str) -> Dice:
        return SeededDice(f"{self.seed}/{label}")


class Horizon:
    """How far a try goes: so many turns after the present one, and to the end of the period where that counts."""

    def __init__(self, turns: int, whole_period: bool) -> None:
        self.turns = turns
        self.whole_period = whole_period


class Trial:
    """Tries plans of one seat from one position."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, position: Any, horizon: Horizon, flatness: float) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seat = game.seat(position)
        self.turn = evaluator.turn(position)
        self.period = evaluator.period(position)
        self.horizon = horizon
        self.flatness = flatness
        self.styles: list[Any] = [None] * len(game.seats)
        self.seed = ""

    def play(self, plan: Plan, number: int) -> None:
        """Add the value of one try."""
        value = flatten(self.chance(self.end_of(plan, number)), self.flatness)
        plan.values.append(value if self.seat % 2 == 0 else 1.0 - value)

    def end_of(self, plan: Plan, number: int) -> Any:
        """The position at the end of a try. What is hidden from the seat is guessed anew for every try."""
        dice = TrialDice(f"{self.seed}/{number}")
        dice.begin(self.turn)
        position = self.game.guess(plan.position, self.seat, dice.cup)
        if plan.roll != NO_ACTION:
            self.game.advance(position, plan.roll, dice, None)
        self.finish(position, dice, Noise(number + 1))
        return position

    def chance(self, position: Any) -> float:
        """The chance of the first side to win."""
        outcome = self.game.outcome(position)
        if outcome is None:
            return self.evaluator.chance(position)
        return 0.5 if not outcome.winner else float(outcome.winner == self.game.seats[0])

    def finish(self, position: Any, dice: TrialDice, noise: Noise) -> None:
        """Play on to the horizon, or to the end of the game."""
        game, evaluator = self.game, self.evaluator
        turn, left = self.turn, self.horizon.turns
        while actions := game.choices(position):
            now = evaluator.turn(position)
            if now != turn:
                if left <= 0 and not (self.horizon.whole_period and evaluator.period(position) == self.period):
                    return
                turn, left = now, left - 1
                dice.begin(now)
            action = actions[0] if len(actions) == 1 else self.pick(position, actions, noise)
            game.advance(position, action, dice, None)

    def pick(self, position: Any, actions: list[int], noise: Noise) -> int:
        """The choice that looks best after a little noise is added to every rank."""
        ranks = self.evaluator.rank(position, actions, self.styles[self.game.seat(position)])
        scale = self.evaluator.noise
        best, picked = -1e9, actions[0]
        for action, rank in zip(actions, ranks, strict=True):
            noisy = rank + scale * noise.random()
            if noisy > best:
                best, picked = noisy, action
        return picked


def flatten(chance: float, flatness: float) -> float:
    """Where one side is nearly sure to win there is still better and worse."""
    chance = min(1.0 - SURE, max(SURE, chance))
    return 1.0 / (1.0 + exp(-log(chance / (1.0 - chance)) / flatness))


def unflatten(value: float, flatness: float) -> float:
    """The chance that was flattened."""
    return flatten(value, 1.0 / flatness)
