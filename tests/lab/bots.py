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

MARKS = "LONGROLL_TEST_MARKS"  # the folder in which a killer marks that it has struck


class First:
    """Takes the first choice and is quite sure of itself."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return Thought(self.game.choices(position)[0], 0.75)


class Raiser(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        raise ZeroDivisionError("a bot's own mistake")


class Rubbish(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return Thought("attack!")  # type: ignore[arg-type]


class Leaver(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        raise SystemExit(3)


class Boaster(RandomBot):
    """Is surer than sure."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        return super().choose(position, dice, budget)._replace(chance=5.0)


class Fraction(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        action = super().choose(position, dice, budget).action
        return Thought(float(action))  # type: ignore[arg-type]


class Turncoat(RandomBot):
    """Answers something that is one action when it is looked at, and another when it is looked at again."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Any:
        actions = iter([super().choose(position, dice, budget).action, -1, -1])

        class BalanceResult:
            chance = None

            @property
            def action(self) -> int:
                return next(actions)

        return BalanceResult()


class Oracle(RandomBot):
    """Fails if its dice say whose they are."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        if getattr(dice, "seed", ""):
            raise AssertionError("the dice are named after the match's")
        return super().choose(position, dice, budget)


class Talker(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        print("hello")
        return super().choose(position, dice, budget)


class Vandal(RandomBot):
    """Plays on the position that it is shown."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        thought = super().choose(position, dice, budget)
        self.game.advance(position, thought.action, dice, None)
        return thought


class Glutton(RandomBot):
    """Takes twice what it is given."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        budget.spent_playouts = 2 * budget.playouts
        return super().choose(position, dice, budget)


class Sleeper(RandomBot):
    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        time.sleep(3600)
        raise AssertionError


class Brooder(RandomBot):
    """Never ends, whatever happens to it."""

    calls = 0

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        while True:
            with suppress(Exception):
                self.calls += 1


class Herald(RandomBot):
    """Speaks as soon as it is made."""

    def __init__(self, game: Game[Any]) -> None:
        print("I have come")
        super().__init__(game)


class Killer(RandomBot):
    """Ends the process that plays it, once."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        mark = Path(os.environ[MARKS]) / "struck"
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(position, dice, budget)


class Murderer(RandomBot):
    """Ends every process that plays it."""

    def choose(self, position: Any, dice: Dice, budget: Budget) -> Thought:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError
