"""Thinking in a second worker, so that the page never waits. Questions and answers pass between the two as pickles,
because both run the same program."""

import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any, Final, Protocol

from longroll.service.analysing import analyse_game
from longroll.service.ports import (
    Advice,
    AnalysisAnswer,
    AnalysisOrder,
    Answer,
    Call,
    ExerciseAnswer,
    Mark,
    Question,
    ThinkerLost,
)
from longroll.service.thinking import advise, answer, mark

ANSWER: Final = "answer"
ADVICE: Final = "advice"
MARK: Final = "mark"
ANALYSIS: Final = "analysis"
THOUGHTS: Final[dict[str, Callable[[Any, Callable[[], bool]], object]]] = {ANSWER: answer, ADVICE: advise, MARK: mark}
Progress = Callable[[int, int], None]


class BotWorker(Protocol):
    """A worker that thinks, as JavaScript offers it."""

    def prepare(self) -> None:
        """Load the worker before it is asked."""
        ...

    async def ask(self, wanted: str, question: str, hurried: bool, progress: Progress) -> str:
        """Raises something if the worker has ended."""
        ...

    def hurry(self) -> None: ...

    def restart(self) -> None:
        """End the thinking; the caller that waits for it gets an error."""
        ...


class WorkerThinker:
    deep = 1
    quick = 1

    def __init__(self, worker: BotWorker) -> None:
        self.worker = worker

    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        del deep
        found: Answer = await self._ask(ANSWER, question, call)
        return found

    async def advise(self, question: Question, call: Call) -> Advice:
        found: Advice = await self._ask(ADVICE, question, call)
        return found

    async def mark(self, answer: ExerciseAnswer, call: Call) -> Mark:
        found: Mark = await self._ask(MARK, answer, call)
        return found

    async def stop(self) -> None:
        self.worker.restart()

    async def _ask(self, wanted: str, question: Question | ExerciseAnswer, call: Call) -> Any:
        call.on_hurry = self.worker.hurry
        try:
            return await ask(self.worker, wanted, question, ignore, hurried=call.hurried)
        finally:
            call.on_hurry = None


class WorkerAnalyst:
    """Has a worker of its own, which ends with the analysis: it needs much memory."""

    places = 1

    def __init__(self, worker: BotWorker) -> None:
        self.worker = worker

    async def analyse(self, order: AnalysisOrder, progress: Progress) -> AnalysisAnswer:
        try:
            found: AnalysisAnswer = await ask(self.worker, ANALYSIS, order, progress)
        finally:
            self.worker.restart()
        return found

    async def stop(self) -> None:
        self.worker.restart()


async def ask(worker: BotWorker, wanted: str, question: object, progress: Progress, *, hurried: bool = False) -> Any:
    """A caller that does not wait for the answer ends the thinking."""
    answered = False
    try:
        reply = await worker.ask(wanted, pack(question), hurried, progress)
        answered = True
    except Exception as error:  # JavaScript's errors have no class of their own here
        raise ThinkerLost from error
    finally:
        if not answered:
            worker.restart()
    return unpack(reply)


def ignore(_done: int, _total: int) -> None:
    pass


def think(wanted: str, question: str, hurry: Callable[[], bool], progress: Progress) -> str:
    """What happens in the worker. `hurry` says whether the answer is wanted now."""
    if wanted == ANALYSIS:
        return pack(analyse_game(unpack(question), progress))
    return pack(THOUGHTS[wanted](unpack(question), hurry))


def pack(value: object) -> str:
    """A value as text, which crosses between Python and JavaScript without help."""
    return b64encode(pickle.dumps(value)).decode()


def unpack(text: str) -> Any:
    return pickle.loads(b64decode(text))
