"""Analyses finished games, one at a time, each in a process of its own with a low priority, so that computer players
and people come first."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import Final

from longroll.hosts.server.thinker import CONTEXT
from longroll.hosts.server.worker import lower_priority
from longroll.service.analysing import analyse_game
from longroll.service.ports import AnalysisAnswer, AnalysisOrder, ThinkerLost

LOW: Final = 8  # priority: lower than that of computer players, which get twice as much time
AUTOGROUP: Final = Path("/proc/self/autogroup")
THREADS: Final = 2  # one may still be waiting for a process that was stopped

Progress = Callable[[int, int], None]


class AnalysisProcess:
    """A process that analyses one game, seen from the server."""

    def __init__(self, priority: int) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=run, args=(theirs, priority), name="longroll-analysis", daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, order: AnalysisOrder, progress: Progress) -> AnalysisAnswer:
        """Ask for an analysis. Waits as long as the process lives."""
        try:
            self.pipe.send(order)
            while not isinstance(message := self.pipe.recv(), AnalysisAnswer):
                progress(*message)
        except Exception as error:
            raise ThinkerLost from error
        finally:
            self.process.kill()
            self.process.join()
            self.pipe.close()
        return message


class ProcessAnalyst:
    """Used on the event loop only."""

    places = 1

    def __init__(self, priority: int = LOW) -> None:
        self.priority = priority
        self.threads = ThreadPoolExecutor(THREADS, "analysis")

    async def analyse(self, order: AnalysisOrder, progress: Progress) -> AnalysisAnswer:
        loop = asyncio.get_running_loop()
        asked = AnalysisProcess(self.priority)

        def report(done: int, total: int) -> None:
            loop.call_soon_threadsafe(progress, done, total)

        try:
            return await loop.run_in_executor(self.threads, asked.ask, order, report)
        except BaseException:
            asked.process.kill()
            raise

    async def stop(self) -> None:
        self.threads.shutdown()


# --- in the process


def run(pipe: Connection, priority: int) -> None:
    lower_priority(priority)
    with suppress(OSError):
        AUTOGROUP.write_text(str(priority))  # counts as well where there are scheduler autogroups
    with suppress(EOFError, OSError):
        order = pipe.recv()
        Thread(target=end_with_server, args=(pipe,), daemon=True).start()
        pipe.send(analyse_game(order, lambda *progress: pipe.send(progress)))


def end_with_server(pipe: Connection) -> None:
    """End with the server. It sends nothing more here, so that whatever comes is its end."""
    with suppress(EOFError, OSError):
        pipe.recv()
    os._exit(0)
