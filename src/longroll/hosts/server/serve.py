"""Serves: locks the folder, finds a port, prints the address, runs until interrupted."""

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from fastapi import FastAPI
from uvicorn.config import LOGGING_CONFIG

from longroll.analysis import USUAL, Effort
from longroll.hosts.server.app import make_app
from longroll.hosts.server.c_heap import bound_heap, keep_trimmed
from longroll.hosts.server.config import ClubConfig, is_loopback
from longroll.hosts.server.folder import home_database, lock_database
from longroll.hosts.server.operations.logs import set_up_logs
from longroll.hosts.server.protocol import SocketProtocol, protocol_for
from longroll.hosts.server.secret import read_secret
from longroll.hosts.server.store.upgrade import prepare
from longroll.kernel.error import LongrollError

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8161
TRIES: Final = 20
BACKLOG: Final = 512
DRAIN_HOME, DRAIN_CLUB = 3, 20  # seconds for requests to finish


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            keep_trimmed(asyncio.get_running_loop())
            print(f"Longroll is at {self.address} (Ctrl+C ends it)", flush=True)
            if self.open_browser:
                Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def serve(
    data: Path,
    host: str = LOOPBACK,
    port: int | None = None,
    open_browser: bool = False,
    effort: Effort = USUAL,
    database: str = "",
) -> None:
    """Serve the matches of a folder, or of a database, to this machine until interrupted. Without a port, the first
    free one from 8161 on.

    An address beyond this machine, a busy port, a folder that cannot be written, another server on the same folder or a
    database of a newer version is reported in one sentence, as a `LongrollError`.
    """
    bound_heap()
    if not is_loopback(host):
        raise LongrollError(
            f"without accounts Longroll serves this machine alone, not {host}; to play with others use: "
            f"longroll serve --origin http://ADDRESS:{port or PORT} --listen {host}:{port or PORT}"
        )
    address = database or home_database(data)
    with lock_database(address):
        prepare(address)  # before a port is taken
        run(make_app(data, effort=effort, database=address), listen(host, port), "", open_browser)


def serve_club(config: ClubConfig, effort: Effort = USUAL) -> None:
    """Serve a club until interrupted. Errors are reported as by `serve`, and so are missing packages."""
    bound_heap()
    import longroll.hosts.server.people.opening  # noqa: F401

    set_up_logs(config.log, config.log_requests)
    with config.told_at("secret_file"):
        read_secret(config.secret_file)
    with ExitStack() as stack:
        with config.told_at("database"):
            stack.enter_context(lock_database(config.database))
            prepare(config.database)
        with config.told_at("listen"):
            listening = listen(config.host, config.port, "listen")
        run(make_app(Path(), effort=effort, club=config), listening, f"{config.origin}/")


def run(app: FastAPI, listening: socket.socket, address: str, open_browser: bool = False) -> None:
    """Run the server. Without an address it prints the one on which it listens."""
    address = address or address_of(*listening.getsockname()[:2])
    config = configure(app)
    tune_collector()
    with (
        listening,
        suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(AnnouncingServer(config, address, open_browser).serve([listening]))


def tune_collector() -> None:
    """Make the garbage collector run seldom and briefly. What was loaded stays, and few cycles are made. But the more
    memory waits for the collector, the more pages both heaps take for good, so it must remain a small part."""
    gc.freeze()
    gc.set_threshold(10_000, 100, 100)


def configure(app: FastAPI) -> uvicorn.Config:
    """Configure uvicorn. On SIGTERM or SIGINT it stops listening, closes live sockets with 1012 (pages connect again),
    and finishes the requests that it has begun."""
    at_home = app.state.club is None
    return uvicorn.Config(
        app,
        log_config=LOGGING_CONFIG if at_home else None,  # a club has set up its own
        http=protocol_for(app.state.quotas.connections),
        lifespan="on",
        ws=SocketProtocol,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=DRAIN_HOME if at_home else DRAIN_CLUB,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )


def listen(host: str, port: int | None, setting: str = "--port") -> socket.socket:
    """A listening socket. A busy port is an error if a setting names it; otherwise the next free port is taken."""
    candidates = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for candidate in candidates:
        try:
            return bind(host, candidate)
        except OSError as error:
            if port is not None or candidate == 0:
                raise LongrollError(refusal(host, candidate, error, setting)) from None
    raise AssertionError("port 0 is always the last candidate")


def bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def refusal(host: str, port: int, error: OSError, setting: str) -> str:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{host!r} is not an address of this machine; take one that is, like {LOOPBACK}"
    return f"port {port} of {host} cannot be used ({error.strerror}); choose another with {setting}"


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
