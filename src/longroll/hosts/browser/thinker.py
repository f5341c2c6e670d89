"""Thinking in a second worker, so that the page never waits. Questions and answers pass between the two as pickles,
because both run the same program."""

import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any, Final, Protocol

from longroll.service.ports import Advice, Answer, Call, Question, ThinkerLost
from longroll.service.thinking import advise, answer

ANSWER: Final = "answer"
ADVICE: Final = "advice"
WANTED: Final = {ANSWER: answer, ADVICE: advise}


class Brain(Protocol):
    """The second worker, as JavaScript offers it."""

    async def ask(self, wanted: str, question: str) -> str:
        """Raises something if the worker has ended."""
        ...

    def hurry(self) -> None: ...

    def restart(self) -> None:
        """End the thinking; whoever waits for it gets an error."""
        ...


class WorkerThinker:
    deep = 1
    quick = 1

    def __init__(self, brain: Brain) -> None:
        self.brain = brain

    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        del deep
        found: Answer = await self._ask(ANSWER, question, call)
        return found

    async def advise(self, question: Question, call: Call) -> Advice:
        found: Advice = await self._ask(ADVICE, question, call)
        return found

    async def stop(self) -> None:
        self.brain.restart()

    async def _ask(self, wanted: str, question: Question, call: Call) -> Any:
        call.on_hurry = self.brain.hurry
        if call.hurried:
            self.brain.hurry()
        answered = False
        try:
            reply = await self.brain.ask(wanted, pack(question))
            answered = True
        except Exception as error:  # JavaScript's errors have no class of their own here
            raise ThinkerLost from error
        finally:
            call.on_hurry = None
            if not answered:
                self.brain.restart()
        return unpack(reply)


def think(wanted: str, question: str, hurry: Callable[[], bool]) -> str:
    """What happens in the second worker. `hurry` says whether the answer is wanted now."""
    return pack(WANTED[wanted](unpack(question), hurry))


def pack(value: object) -> str:
    """As text, which crosses between Python and JavaScript without help."""
    return b64encode(pickle.dumps(value)).decode()


def unpack(text: str) -> Any:
    return pickle.loads(b64decode(text))
