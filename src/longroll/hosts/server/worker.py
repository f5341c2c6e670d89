"""A process that thinks: it receives questions and answers them.

It knows no more of a match than the seat that chooses, and ends by itself when the server is gone.
"""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

from longroll.service.ports import Advice, Answer, Mark
from longroll.service.thinking import advise, answer, mark

LOW: Final = 5  # priority
ANSWER: Final = "answer"
ADVICE: Final = "advice"
MARKING: Final = "mark"
WANTED: Final[dict[str, Callable[[Any, Callable[[], bool]], Answer | Advice | Mark]]] = {
    ANSWER: answer,
    ADVICE: advise,
    MARKING: mark,
}


class HurrySignal:
    """Waits on a pipe of its own for the number of a question that must be answered now."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.number = 0
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                self.number = self.pipe.recv()
        os._exit(0)  # the server has ended; a player that never answers would keep this process alive

    def for_question(self, number: int) -> Callable[[], bool]:
        return lambda: self.number >= number


def run(pipe: Connection, hurry_pipe: Connection) -> None:
    lower_priority()
    hurry = HurrySignal(hurry_pipe)
    number = 0
    with suppress(EOFError, OSError):
        while True:
            wanted, question = pipe.recv()
            number += 1
            pipe.send(WANTED[wanted](question, hurry.for_question(number)))


def lower_priority(priority: int = LOW) -> None:
    """Lower the priority of this process, because requests come before thinking. Linux also schedules by session
    (scheduler autogroups): in the server's session a worker would slow the server down in spite of its low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this process
    if os.name == "posix":
        os.nice(priority)
        os.setsid()
