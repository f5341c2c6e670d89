"""`python -m tests.lab.killed GAMES COMMAND...`: a command that is killed while it writes its next game."""

import os
import signal
import sys

import msgspec

from longroll import cli
from longroll.lab import ledger
from longroll.lab.job import GameRecord, Job


def write_or_die(left: int) -> None:
    """Let the ledger write so many games; the next one is torn, and the process is killed."""
    write, written = ledger.Ledger.write, 0

    def doomed(self: ledger.Ledger, job: Job, record: GameRecord) -> None:
        nonlocal written
        written += 1
        if written <= left:
            write(self, job, record)
            return
        assert self.file is not None
        self.file.write(msgspec.json.encode(ledger.Line("", job, record))[:40])
        self.file.flush()
        os.kill(os.getpid(), signal.SIGKILL)

    ledger.Ledger.write = doomed  # type: ignore[method-assign]


if __name__ == "__main__":
    write_or_die(int(sys.argv[1]))
    cli.run(sys.argv[2:])
