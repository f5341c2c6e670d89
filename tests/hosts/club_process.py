"""The server of a club in a process of its own, at the same port each time it is started."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.hosts.local_server import PATIENCE
from tests.ports import free_port

PROGRAM: Final = (
    "import sys; from pathlib import Path; from longroll.hosts.server.config import ClubConfig; "
    "from longroll.hosts.server.serve import serve_club; folder, database, port = sys.argv[1:]; "
    "serve_club(ClubConfig(database, f'http://127.0.0.1:{port}', Path(folder) / 'secret', '127.0.0.1', int(port)))"
)


class ClubProcess:
    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-W", "ignore", "-c", PROGRAM, str(folder), database, str(self.port)]
        self.origin = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Longroll is at"), line

    def kill(self) -> None:
        """End this process, and no other."""
        if self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
