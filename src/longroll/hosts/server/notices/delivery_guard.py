"""Restricts a process that calls addresses of members. Python itself asks the guard before every connection, so it does
not matter which library connects, where a redirection leads, or what a name resolves to the next time."""

import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

from longroll.hosts.server.notices.private_network import PrivateAddress, is_public, resolve

FORBIDDEN: Final = frozenset(
    ("subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "pty.spawn")
)
SENDING: Final = ("socket.connect", "socket.sendto", "socket.sendmsg")


class DeliveryGuard:
    """`allowed`: addresses of the private network that may be called, like `127.0.0.1:8080`; for tests alone.
    `readable`: files and folders that may be read. While `probing`, nothing is connected: the first lookup of a host
    ends the probe."""

    def __init__(self, allowed: Collection[str], readable: Sequence[str]) -> None:
        self.allowed = allowed
        self.readable = tuple(Path(one).resolve() for one in readable if one)
        self.probing = False
        self.resolving = False

    def install(self) -> None:
        sys.addaudithook(self.judge)

    def judge(self, event: str, values: tuple[Any, ...]) -> None:
        if event == "socket.getaddrinfo" and not self.resolving:
            self.judge_host(values[0], values[1])
        elif event in SENDING:
            self.judge_address(values[1])
        elif event == "open":
            self.judge_file(values[0])
        elif event in FORBIDDEN:
            raise PrivateAddress("process")

    def judge_host(self, host: Any, port: Any) -> None:
        """Check that every address of a name is public."""
        self.resolving = True
        try:
            addresses = resolve(host.decode() if isinstance(host, bytes) else str(host))
        finally:
            self.resolving = False
        if not addresses:
            raise PrivateAddress("unknown")
        if not all(self.may_call(address, port) for address in addresses):
            raise PrivateAddress("private")
        if self.probing:
            raise PrivateAddress("")

    def judge_address(self, address: Any) -> None:
        if not isinstance(address, tuple) or not self.may_call(str(address[0]), address[1]) or self.probing:
            raise PrivateAddress("private")

    def may_call(self, address: str, port: Any) -> bool:
        return is_public(address) or f"{address}:{port}" in self.allowed

    def judge_file(self, path: Any) -> None:
        """Check that a file may be read. A webhook may name a file to send."""
        if isinstance(path, (str, bytes)):
            name = Path(path.decode(errors="replace") if isinstance(path, bytes) else path)
            if not any(name.resolve().is_relative_to(one) for one in self.readable):
                raise PrivateAddress("file")
