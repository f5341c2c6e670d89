"""Third-party bots, most of them faulty."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from longroll.kernel.contract import Game
from longroll.kernel.dice import Dice
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.random import RandomBot

MARKS = "LONGROLL_TEST_MARKS"  # the folder in which KillsWorkerOnce marks that it has done so


class FirstChoice:
    """Takes the first choice, and always expects the same."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return Thought(self.game.choices(position)[0], 0.75)


class RaisesError(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        raise ZeroDivisionError("a bot's own mistake")


class ReturnsText(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return Thought("attack!")  # type: ignore[arg-type]


class ExitsProcess(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        raise SystemExit(3)


class ClaimsTooMuch(RandomBot):
    """Expects more than certain victory."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return super().choose(position, dice, budget)._replace(chance=5.0)


class ReturnsFloat(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        action = super().choose(position, dice, budget).action
        return Thought(float(action))  # type: ignore[arg-type]


class ChangesItsAnswer(RandomBot):
    """Its answer is one action when it is read first, and another when it is read again."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Any:
        actions = iter([super().choose(position, dice, budget).action, -1, -1])

        class Answer:
            chance = None

            @property
            def action(self) -> int:
                return next(actions)

        return Answer()


class ChecksDice(RandomBot):
    """Fails if its dice have the seed of the match."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        if getattr(dice, "seed", ""):
            raise AssertionError("the dice are named after the match's")
        return super().choose(position, dice, budget)


class Prints(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        print("hello")
        return super().choose(position, dice, budget)


class ChangesPosition(RandomBot):
    """Plays on the position that it is given."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        thought = super().choose(position, dice, budget)
        self.game.advance(position, thought.action, dice, None)
        return thought


class OverspendsBudget(RandomBot):
    """Spends twice the playouts that it is given."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        budget.spent_playouts = 2 * budget.playouts
        return super().choose(position, dice, budget)


class Sleeps(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        time.sleep(3600)
        raise AssertionError


class IgnoresInterrupts(RandomBot):
    """Never ends, whatever happens to it."""

    calls = 0

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        while True:
            with suppress(Exception):
                self.calls += 1


class PrintsAtStart(RandomBot):
    """Prints when it is made."""

    def __init__(self, game: Game[Any]) -> None:
        print("hello")
        super().__init__(game)


class KillsWorkerOnce(RandomBot):
    """Ends the process that plays it, once."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        mark = Path(os.environ[MARKS]) / "killed"
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(position, dice, budget)


class KillsWorker(RandomBot):
    """Ends every process that plays it."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError
