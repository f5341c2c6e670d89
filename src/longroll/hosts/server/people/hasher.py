"""Passwords, hashed by argon2id.

A hash takes a tenth of a second and 64 MiB, so at most two are made at once. If too many wait, further ones are
refused.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from longroll.service.errors import ServiceError

T = TypeVar("T")
AT_ONCE: Final = 2
WAITING: Final = 40  # about two seconds
CHEAP: Final = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
"""For tests."""


class ArgonHasher:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(AT_ONCE, "argon2")
        self.waiting = 0
        self.nobody = ""  # the hash of a password that nobody has

    async def hash(self, password: str) -> str:
        return await self._run(lambda: self.hasher.hash(password))

    async def verify(self, hashed: str, password: str) -> bool:
        return await self._run(lambda: self._verify(hashed, password))

    def is_outdated(self, hashed: str) -> bool:
        return self.hasher.check_needs_rehash(hashed)

    def prepare(self) -> None:
        """Make the hash for unknown names, before anybody can measure how long that takes."""
        self.nobody = self.hasher.hash("nobody")

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            self.hasher.verify(hashed or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return bool(hashed)

    async def _run(self, work: Callable[[], T]) -> T:
        if self.waiting >= WAITING:
            raise ServiceError("busy", "account-busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1
