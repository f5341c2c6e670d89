"""Ports for servers that must know theirs before they start."""

from random import SystemRandom
from typing import Final

from longroll.hosts.server.serve import listen
from longroll.kernel.error import LongrollError

# Below those that systems give away by themselves: one of those may be taken before the server is there.
FIRST: Final = 20_000
LAST: Final = 32_000


def free_port() -> int:
    """One at which nobody listens."""
    while True:
        port = SystemRandom().randint(FIRST, LAST)
        try:
            listen("127.0.0.1", port).close()
        except LongrollError:
            continue
        return port
