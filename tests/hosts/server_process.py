"""A server in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx

PROGRAM: Final = (
    "import sys; from pathlib import Path; from longroll.hosts.server.serve import serve; "
    "serve(Path(sys.argv[1]), port=0)"
)
ADDRESS: Final = "Longroll is at http://127.0.0.1:"


class ServerProcess:
    def __init__(self, folder: Path, first: str = "") -> None:
        """`first` are statements that are carried out before."""
        command = [sys.executable, "-W", "ignore", "-c", first + PROGRAM, str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(ADDRESS), line
        self.client = httpx.Client(base_url=line.split()[3], timeout=20, trust_env=False)
        self.port = int(line.split()[3].rstrip("/").rpartition(":")[2])

    def kill(self, how: signal.Signals) -> int:
        """End this process, and no other; returns its exit code."""
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        code = self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.client.close()
        return code

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get_text(self, path: str) -> str:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def delete(self, path: str) -> None:
        assert self.client.delete(path).status_code == 204
