"""A club for the tests: accounts over some storage, with a clock that stands still."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from longroll.hosts.memory.people import PlainHasher, PlainPasskeys
from longroll.service.errors import ServiceError
from longroll.service.people.accounts import Accounts
from longroll.service.people.person import Person
from longroll.service.people.ports import PeopleStorage
from longroll.service.people.visitor import SignedIn, Visitor
from tests.service.helpers import FixedClock

T = TypeVar("T")
PASSWORD = "correct horse battery"
ELSEWHERE = "198.51.100.7"


class Club:
    def __init__(self, storage: PeopleStorage) -> None:
        self.storage = storage
        self.clock = FixedClock()
        self.hasher = PlainHasher()
        self.accounts = Accounts(storage, self.hasher, PlainPasskeys(), self.clock)

    async def join(self, name: str = "Grant", password: str = PASSWORD) -> SignedIn:
        return await self.accounts.sign_up(Visitor(None, "", "127.0.0.1"), name, password)

    async def visitor(self, token: str = "", address: str = "127.0.0.1") -> Visitor:
        return Visitor(await self.accounts.sessions.find(token), token, address)

    async def who(self, token: str) -> Person | None:
        return await self.accounts.sessions.find(token)

    async def sign_in(self, name: str, password: str, address: str = ELSEWHERE) -> SignedIn:
        return await self.accounts.sign_in(Visitor(None, "", address), name, password)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def refusal(work: Coroutine[Any, Any, object]) -> ServiceError:
    """The error with which something ends."""
    with pytest.raises(ServiceError) as raised:
        await work
    return raised.value
