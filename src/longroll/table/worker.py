"""What happens in a process that thinks: it is asked and it answers.

It is told no more of a match than the seat that chooses may know, and ends by itself when the one who asks is gone.
"""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final, NamedTuple

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Bot, Budget
from longroll.opponents.failure import describe

LOW: Final = 5  # priority
KEPT: Final = 8  # games with their players


class Question(NamedTuple):
    title: str
    pack: str
    position: str
    bot: str  # module:Class
    budget: Budget
    seed: str  # of the player's own dice


class Answer(NamedTuple):
    budget: Budget
    action: str = ""
    chance: float | None = None
    failure: str = ""


class Bell:
    """Hears on a line of its own that a question must be answered now: it is told the number of the question."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.rung = 0
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                self.rung = self.line.recv()
        os._exit(0)  # whoever asked is gone, and a player that never answers would stay for ever

    def hurry(self, number: int) -> Callable[[], bool]:
        return lambda: self.rung >= number


def run(line: Connection, heard: Connection) -> None:
    step_back()
    bell = Bell(heard)
    number = 0
    with suppress(EOFError, OSError):
        while True:
            question: Question = line.recv()
            number += 1
            line.send(answer(question, bell.hurry(number)))


def step_back() -> None:
    """Whoever clicks goes first. Where Linux weighs sessions and not processes, a server in one session with those who
    think would wait as if it had thought itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us
    if os.name == "posix":
        os.nice(LOW)
        os.setsid()


def answer(question: Question, hurry: Callable[[], bool]) -> Answer:
    budget = question.budget
    try:
        game, bot = prepare(question.title, question.pack, question.bot)
        position = game.read_position(question.position)
        limited = replace(budget, hurry=hurry)
        thought = ask(bot, game, position, SeededDice(question.seed), limited)
        action, chance = game.write_action(thought.action), thought.chance
    except Exception as error:  # a computer player may fail in any way
        return Answer(budget, failure=describe(error))
    return Answer(replace(limited, hurry=budget.hurry), action, chance)


@lru_cache(KEPT)
def prepare(title: str, pack: str, bot: str) -> tuple[Game[Any], Bot]:
    game = load(title, pack)
    return game, find_bot(bot, game)
