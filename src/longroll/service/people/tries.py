"""Limits on tries: after a few, each one must wait longer than the one before.

A try is counted before it is judged, so that many tries at the same time are all counted. Only hashes of names and
addresses are stored.
"""

import hashlib
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final

from longroll.service.errors import ServiceError

HOUR: Final = 3600.0
PREFIX: Final = 64  # bits of an IPv6 address that one household has


@dataclass(frozen=True)
class TryLimit:
    """`free` tries without delay, then one second, two, four, up to `longest`; forgotten after `memory` seconds."""

    free: int
    longest: float
    memory: float

    def delay(self, count: int) -> float:
        """How long the next try must wait after so many."""
        beyond = count - self.free
        return 0.0 if beyond < 0 else min(self.longest, 2.0 ** min(beyond, 30))


ACCOUNT: Final = TryLimit(5, 60.0, 24 * HOUR)  # longer delays would let anybody lock others out
ADDRESS: Final = TryLimit(20, 900.0, 24 * HOUR)
CREATION: Final = TryLimit(10, HOUR, 24 * HOUR)
CHALLENGE: Final = TryLimit(60, 900.0, HOUR)
LOCAL: Final = TryLimit(1000, HOUR, HOUR)
"""For what clients on this machine create: its user owns it."""


@dataclass(frozen=True)
class TryKey:
    """A key under which tries are counted, and its limit."""

    key: str
    limit: TryLimit


def account_key(name_key: str) -> TryKey:
    return TryKey(digest("account", name_key), ACCOUNT)


def address_key(address: str) -> TryKey:
    return TryKey(digest("address", household(address)), ADDRESS)


def creation_key(address: str) -> TryKey:
    return TryKey(digest("creation", household(address)), LOCAL if is_loopback(address) else CREATION)


def challenge_key(address: str) -> TryKey:
    return TryKey(digest("challenge", household(address)), LOCAL if is_loopback(address) else CHALLENGE)


def digest(kind: str, text: str) -> str:
    return hashlib.sha256(f"{kind}:{text}".encode(errors="replace")).hexdigest()


def household(address: str) -> str:
    """The part of an address that is counted: an IPv6 client can use any address of its network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or int(found) >> 128 - PREFIX)


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True  # a Unix socket, a test


def too_many_tries(seconds: float) -> ServiceError:
    wait = max(1, int(seconds + 0.999))
    return ServiceError("too-many", "account-tries", {"seconds": wait}, seconds=wait)
