"""The other ports, as simple as they can be."""

from collections.abc import Callable
from dataclasses import replace
from time import time
from typing import ParamSpec, TypeVar

from longroll.games import load
from longroll.hosts.memory.storage import MemoryStorage
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.failure import describe
from longroll.service import Service
from longroll.service.ports import Answer, Call, Question

P = ParamSpec("P")
T = TypeVar("T")


class SystemClock:
    def now(self) -> float:
        return time()


class MemoryNotifier:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.notified: list[str] = []
        self.deliveries: list[tuple[str, str, str, int]] = []
        self.watched: set[str] = set()

    def notify(self, match: str) -> None:
        self.notified.append(match)

    def delivered(self, match: str, client: str, viewer: str, version: int) -> None:
        self.deliveries.append((match, client, viewer, version))

    def is_watched(self, match: str) -> bool:
        return match in self.watched


class InlineBackground:
    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return function(*args, **kwargs)


class InlineThinker:
    """Thinks on the event loop."""

    deep = 1
    quick = 1

    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        return answer(question, lambda: call.hurried)

    async def stop(self) -> None:
        pass


def answer(question: Question, hurry: Callable[[], bool]) -> Answer:
    """What a computer player says to a question."""
    budget = question.budget
    try:
        game = load(question.title, question.pack)
        limited = replace(budget, hurry=hurry)
        bot = find_bot(question.bot, game)
        thought = ask(bot, game, game.read_position(question.position), SeededDice(question.seed), limited)
        action = game.write_action(thought.action)
    except Exception as error:  # a computer player may fail in any way
        return Answer(budget, failure=describe(error))
    return Answer(replace(limited, hurry=budget.hurry), action, thought.chance)


def make_service(storage: MemoryStorage | None = None) -> Service:
    return Service(
        storage or MemoryStorage(), SystemClock(), MemoryNotifier(), InlineThinker(), InlineBackground()
    )
