"""Serving: lock the folder, find a port, print the address, run until interrupted."""

import asyncio
import gc
import socket
import sys
import webbrowser
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from fastapi import FastAPI

from longroll.analysis import USUAL, Effort
from longroll.hosts.server.app import make_app
from longroll.hosts.server.database import prepare_file
from longroll.hosts.server.folder import database_file, lock_folder
from longroll.hosts.server.migrations import inspect
from longroll.hosts.server.protocol import SocketProtocol, protocol_for
from longroll.kernel.error import LongrollError

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8161
TRIES: Final = 20
BACKLOG: Final = 512


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Longroll is at {self.address} (Ctrl+C ends it)", flush=True)
            if self.open_browser:
                Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def serve(
    data: Path,
    host: str = LOOPBACK,
    port: int | None = None,
    open_browser: bool = False,
    effort: Effort = USUAL,
) -> None:
    """Serve the matches of a folder until interrupted. Without a port, the first free one from 8161 on.

    A busy port, a folder that cannot be written, another server on the same folder or a database of a newer version
    is reported in one sentence, as a `LongrollError`.
    """
    file = database_file(data)
    with lock_folder(data):
        inspect(file)
        prepare_file(file)  # before a port is taken
        run(make_app(data, names=names_of(host), effort=effort), host, port, open_browser)


def run(app: FastAPI, host: str, port: int | None, open_browser: bool) -> None:
    listening = listen(host, port)
    address = address_of(host, listening.getsockname()[1])
    config = configure(app)
    if not is_loopback(host):
        print(f"Anybody who can reach {address} can play and delete these matches.", file=sys.stderr)
    tune_collector()
    with (
        listening,
        suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(AnnouncingServer(config, address, open_browser).serve([listening]))


def tune_collector() -> None:
    """What was loaded stays, and few cycles are made: the garbage collector runs seldom, so that nobody waits."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def configure(app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=protocol_for(app.state.quotas.connections),
        lifespan="on",
        ws=SocketProtocol,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
        ws_max_size=64 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket. A busy port that was asked for is an error; otherwise the next free one is taken."""
    candidates = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for candidate in candidates:
        try:
            return bind(host, candidate)
        except OSError as error:
            if port is not None or candidate == 0:
                raise LongrollError(refusal(host, candidate, error)) from None
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


def refusal(host: str, port: int, error: OSError) -> str:
    if isinstance(error, socket.gaierror):
        return f"{host!r} is not an address of this machine"
    return f"port {port} of {host} cannot be used ({error.strerror}); choose another with --port, or none"


def address_of(host: str, port: int) -> str:
    shown = LOOPBACK if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def names_of(host: str) -> list[str]:
    """What a browser may call this machine: on loopback only localhost, otherwise also its own name."""
    return [] if is_loopback(host) else [host, socket.gethostname()]


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
