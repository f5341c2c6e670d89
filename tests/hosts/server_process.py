"""A server in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx

from tests.hosts.local_server import ONE_EACH, PATIENCE
from tests.ports import free_port

PROGRAM: Final = (
    "import sys; from pathlib import Path; from longroll.hosts.server.serve import serve; "
    "serve(Path(sys.argv[1]), port=0, database=sys.argv[2])"
)
CLUB: Final = """
import sys
from pathlib import Path
from longroll.hosts.server import serve
from longroll.hosts.server.config import ClubConfig
from longroll.service.club import chat
chat.EVERY, chat.AT_ONCE = 1e-6, 10**9
make_app, folder, port = serve.make_app, Path(sys.argv[1]), int(sys.argv[3])
def make_cheap(*given, **named):
    app = make_app(*given, **named)
    app.state.cheap_passwords = True
    return app
serve.make_app = make_cheap
serve.serve_club(ClubConfig(sys.argv[2], f"http://127.0.0.1:{port}", folder / "club.secret", "127.0.0.1", port))
"""
ADDRESS: Final = "Longroll is at http://127.0.0.1:"


class ServerProcess:
    def __init__(self, folder: Path, first: str = "", database: str = "", *, club: bool = False) -> None:
        """`first` are statements that are carried out before. A club in which passwords are cheap and nobody talks too
        much needs a database."""
        given = [str(folder), database, *([str(free_port())] if club else [])]
        command = [sys.executable, "-W", "ignore", "-c", first + (CLUB if club else PROGRAM), *given]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(ADDRESS), line
        self.origin = line.split()[3].rstrip("/")
        self.client = httpx.Client(base_url=self.origin, timeout=PATIENCE, trust_env=False, limits=ONE_EACH)
        self.port = int(line.split()[3].rstrip("/").rpartition(":")[2])

    def kill(self, how: signal.Signals) -> int:
        """End this process, and no other; returns its exit code."""
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        code = self.process.wait(PATIENCE)
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
