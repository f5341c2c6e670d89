"""The processes in which computer players think: a few at most, started when they are needed. A process that dies or
must be stopped is ended, and another one takes its place."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final

from longroll.hosts.server.worker import ADVICE, ANSWER, MARKING, run
from longroll.opponents.roster import BOTS, MARK
from longroll.service.ports import Advice, Answer, Call, ExerciseAnswer, Mark, Question, ThinkerLost

CONTEXT: Final = get_context("spawn")  # a fork would inherit the server's locks and files
DEEP: Final = min(4, os.cpu_count() or 1)  # processes for those that search
QUICK: Final = 2  # for those that answer at once, so that they need not wait for the others


class Worker:
    """A process that thinks, seen from the server. A thread waits for its answer, so that this works everywhere."""

    def __init__(self) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        hurry_theirs, self.hurry_pipe = CONTEXT.Pipe(duplex=False)
        self.process = CONTEXT.Process(target=run, args=(theirs, hurry_theirs), name="longroll-bot", daemon=True)
        self.process.start()
        theirs.close()
        hurry_theirs.close()
        self.asked = 0

    def ask(self, wanted: str, question: Question | ExerciseAnswer) -> Any:
        """Ask for an answer, an advice or a mark. Waits as long as the process lives."""
        try:
            self.pipe.send((wanted, question))
            return self.pipe.recv()
        except Exception as error:
            self.end()
            raise ThinkerLost from error

    def hurry(self) -> None:
        with suppress(OSError):
            self.hurry_pipe.send(self.asked)

    def kill(self) -> None:
        """End the process. The caller that waits for its answer gets `ThinkerLost`."""
        self.process.kill()

    def end(self) -> None:
        self.kill()
        self.process.join()
        self.pipe.close()
        self.hurry_pipe.close()


class WorkerPool:
    """As many processes as there are questions at the same time. The service asks no more than there are places."""

    def __init__(self, places: int) -> None:
        self.threads = ThreadPoolExecutor(places, "bot")
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()

    async def think(self, wanted: str, question: Question | ExerciseAnswer, call: Call) -> Any:
        """Ask a worker. The worker is ended if it fails, and also if nobody waits for the answer any more."""
        worker = self._find()
        self.busy.add(worker)
        try:
            answer = await self._ask(worker, wanted, question, call)
        except BaseException:
            worker.kill()
            raise
        finally:
            call.on_hurry = None
            self.busy.remove(worker)
        self.idle.append(worker)
        return answer

    def _find(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            if worker.process.is_alive():
                return worker
            worker.end()
        return Worker()

    async def _ask(self, worker: Worker, wanted: str, question: Question | ExerciseAnswer, call: Call) -> Any:
        worker.asked += 1
        call.on_hurry = worker.hurry
        if call.hurried:
            worker.hurry()
        return await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, wanted, question)

    def stop(self) -> None:
        for worker in self.busy:
            worker.kill()
        self.threads.shutdown()
        for worker in self.idle:
            worker.end()


class ProcessThinker:
    """Used on the event loop only."""

    def __init__(self, deep: int = DEEP, quick: int = QUICK) -> None:
        self.deep = deep
        self.quick = quick
        self.deep_pool = WorkerPool(deep)
        self.quick_pool = WorkerPool(quick)

    async def think(self, question: Question, call: Call, *, deep: bool) -> Answer:
        pool = self.deep_pool if deep else self.quick_pool
        answer: Answer = await pool.think(ANSWER, question._replace(bot=address_of(question.bot)), call)
        return answer

    async def advise(self, question: Question, call: Call) -> Advice:
        advice: Advice = await self.deep_pool.think(ADVICE, question._replace(bot=address_of(question.bot)), call)
        return advice

    async def mark(self, answer: ExerciseAnswer, call: Call) -> Mark:
        found: Mark = await self.deep_pool.think(MARKING, answer, call)
        return found

    async def stop(self) -> None:
        self.deep_pool.stop()
        self.quick_pool.stop()


def address_of(bot: str) -> str:
    """The place where a process finds the class of a computer player. A test may have put another one under the
    name."""
    if MARK in bot:
        return bot
    kind: Any = BOTS[bot]
    return f"{kind.__module__}:{kind.__qualname__}"
