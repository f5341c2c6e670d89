"""Limits, so that no client can take memory, connections or time that others need. They count by address, with or
without an account."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address
from time import monotonic
from typing import Final

MIB: Final = 2**20
ADDRESSES: Final = 4096  # buckets that are remembered


@dataclass(frozen=True)
class Rate:
    """A rate: so many a second, and so many at once."""

    each_second: float
    at_once: float


@dataclass(frozen=True)
class Limits:
    """Clients on this machine may do more than others, because its user owns it and load tests run here."""

    connections: int = 1024
    connections_each: int = 512
    watchers: int = 512
    watchers_each: int = 64
    bodies: int = 32 * MIB
    bodies_each: int = 8 * MIB
    requests: Rate = Rate(200, 1000)
    local_requests: Rate = Rate(5000, 10_000)
    new_matches: Rate = Rate(2, 60)
    local_new_matches: Rate = Rate(50, 500)


CLUB: Final = Limits(connections=4096, connections_each=4096, watchers=2048)
"""The limits for a reverse proxy, which has all connections of a club."""


class Bucket:
    """Tokens that come back at a steady rate."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.at_once
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.tokens = min(self.rate.at_once, self.tokens + (now - self.at) * self.rate.each_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimit:
    """One bucket for each address. The longest unused is forgotten."""

    def __init__(self, rate: Rate, local: Rate) -> None:
        self.rate = rate
        self.local = local
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.local if is_local(address) else self.rate)
        self.buckets.move_to_end(address)
        if len(self.buckets) > ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take()


@dataclass
class Shares:
    """A limited resource, in total and for each address."""

    most: int
    most_each: int
    total: int = 0
    each: dict[str, int] = field(default_factory=dict)

    def take(self, address: str, amount: int = 1) -> bool:
        """Take a part. False, and nothing is taken, if there is not enough left."""
        mine = self.each.get(address, 0) + amount
        if self.total + amount > self.most or mine > self.most_each:
            return False
        self.total += amount
        self.each[address] = mine
        return True

    def give_back(self, address: str, amount: int = 1) -> None:
        self.total -= amount
        left = self.each[address] - amount
        if left:
            self.each[address] = left
        else:
            del self.each[address]

    @contextmanager
    def share(self, address: str) -> Iterator[bool]:
        """Have one part while this context lasts. Says whether there was one."""
        taken = self.take(address)
        try:
            yield taken
        finally:
            if taken:
                self.give_back(address)


class Quotas:
    """The numbers that are counted while the server runs."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = RateLimit(limits.requests, limits.local_requests)
        self.new_matches = RateLimit(limits.new_matches, limits.local_new_matches)
        self.bodies = Shares(limits.bodies, limits.bodies_each)
        self.watchers = Shares(limits.watchers, limits.watchers_each)
        self.connections = Shares(limits.connections, limits.connections_each)


@lru_cache(maxsize=1024)
def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True  # a Unix socket, a test
