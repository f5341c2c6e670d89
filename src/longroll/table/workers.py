"""The processes in which computer players think: a few at most, started when they are needed. One that dies, or that
must be stopped, is ended and another takes its place."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Final

from longroll.table.worker import Answer, Question, run

CONTEXT: Final = get_context("spawn")  # a fork would take the server's locks and files along


class Lost(Exception):
    """The process ended before it had answered."""


class Worker:
    """A process that thinks, seen from the server. A thread waits for its answer, so that this works everywhere."""

    def __init__(self) -> None:
        self.line, theirs = CONTEXT.Pipe()
        heard, self.bell = CONTEXT.Pipe(duplex=False)
        self.process = CONTEXT.Process(target=run, args=(theirs, heard), name="longroll-bot", daemon=True)
        self.process.start()
        theirs.close()
        heard.close()
        self.asked = 0

    def ask(self, question: Question) -> Answer:
        """Waits for as long as the process lives."""
        try:
            self.line.send(question)
            answer: Answer = self.line.recv()
        except Exception as error:
            self.end()
            raise Lost from error
        return answer

    def hurry(self) -> None:
        with suppress(OSError):
            self.bell.send(self.asked)

    def kill(self) -> None:
        """Whoever waits for its answer hears that it is lost."""
        self.process.kill()

    def end(self) -> None:
        self.kill()
        self.process.join()
        self.line.close()
        self.bell.close()


class Call:
    """Somebody who wants an answer, and may be told to hurry before anybody has begun to think of it."""

    def __init__(self) -> None:
        self.hurried = False
        self.worker: Worker | None = None

    def hurry(self) -> None:
        if not self.hurried and self.worker is not None:
            self.worker.hurry()
        self.hurried = True


class Workers:
    """Used on the event loop only."""

    def __init__(self, most: int) -> None:
        self.places = asyncio.Semaphore(most)
        self.threads = ThreadPoolExecutor(most, "bot")
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()

    async def think(self, question: Question, call: Call, patience: float) -> Answer:
        """The answer, when a worker is free and has found it. Raises `Lost` or `TimeoutError`; the worker is ended
        then, and also if nobody waits for the answer any more."""
        async with self.places:
            worker = self._find()
            self.busy.add(worker)
            try:
                answer = await asyncio.wait_for(self._ask(worker, question, call), patience)
            except BaseException:
                worker.kill()
                raise
            finally:
                call.worker = None
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

    async def _ask(self, worker: Worker, question: Question, call: Call) -> Answer:
        worker.asked += 1
        call.worker = worker
        if call.hurried:
            worker.hurry()
        return await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, question)

    def stop(self) -> None:
        for worker in self.busy:
            worker.kill()
        self.threads.shutdown()
        for worker in self.idle:
            worker.end()
