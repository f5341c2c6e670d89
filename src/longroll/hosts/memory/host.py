"""The other ports, as simple as they can be."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from longroll.hosts.common.clock import SystemClock
from longroll.hosts.memory.orders import MemoryOrders
from longroll.hosts.memory.storage import MemoryStorage
from longroll.service import Service
from longroll.service.analysing import analyse_game
from longroll.service.ports import (
    Advice,
    AnalysisAnswer,
    AnalysisOrder,
    Answer,
    BotNews,
    Call,
    ExerciseAnswer,
    Mark,
    Question,
)
from longroll.service.thinking import advise, answer, mark

P = ParamSpec("P")
T = TypeVar("T")


class MemoryNotifier:
    """Remembers the notifications."""

    def __init__(self) -> None:
        self.notified: list[str] = []
        self.deliveries: list[tuple[str, str, str, int, BotNews | None]] = []
        self.watched: set[str] = set()

    def notify(self, match: str) -> None:
        self.notified.append(match)

    def delivered(self, match: str, client: str, viewer: str, version: int, news: BotNews | None) -> None:
        self.deliveries.append((match, client, viewer, version, news))

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
        del deep
        return answer(question, lambda: call.hurried)

    async def advise(self, question: Question, call: Call) -> Advice:
        return advise(question, lambda: call.hurried)

    async def mark(self, answer: ExerciseAnswer, call: Call) -> Mark:
        return mark(answer, lambda: call.hurried)

    async def stop(self) -> None:
        pass


class InlineAnalyst:
    """The same for whole games."""

    places = 1

    async def analyse(self, order: AnalysisOrder, progress: Callable[[int, int], None]) -> AnalysisAnswer:
        return analyse_game(order, progress)

    async def stop(self) -> None:
        pass


def make_service(storage: MemoryStorage | None = None) -> Service:
    return Service(
        storage or MemoryStorage(),
        SystemClock(),
        MemoryNotifier(),
        InlineThinker(),
        InlineBackground(),
        InlineAnalyst(),
        MemoryOrders(),
    )
