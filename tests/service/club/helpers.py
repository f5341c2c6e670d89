"""What the tests of the club share."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from longroll.hosts.memory.club import MemoryClubStorage, MemoryDirectory, MemoryMessenger, MemoryPerson
from longroll.hosts.memory.storage import MemoryStorage
from longroll.kernel.shared_seed import commit
from longroll.service.caller import HOME, MEMBER, Caller
from longroll.service.clocks import UNTIMED
from longroll.service.club.challenge import Challenge
from longroll.service.club.club import Club
from longroll.service.club.terms import Terms
from longroll.service.errors import ServiceError
from longroll.service.published import Published
from tests.service.helpers import Bench

T = TypeVar("T")
ANN = Caller("ann", "Ann", MEMBER)
BOB = Caller("bob", "Bob", MEMBER)
CYD = Caller("cyd", "Cyd", MEMBER)
DAN = Caller("dan", "Dan", MEMBER)
EVERYBODY = (ANN, BOB, CYD, DAN)
SHARES = {caller.player: f"{number:032x}" for number, caller in enumerate(EVERYBODY, 1)}
SECRET = SHARES[ANN.player]


def terms(**more: Any) -> Terms:
    asked = {"title": "house-divided", "scenario": "", "options": {}, "seats": {"union": "me"}, "pace": UNTIMED}
    return Terms(**{**asked, "commitment": commit(SECRET), **more})


class ClubBench(Bench):
    def __init__(self, storage: MemoryStorage | None = None, rows: MemoryClubStorage | None = None) -> None:
        super().__init__(storage=storage)
        self.rows = rows or MemoryClubStorage()
        self.messenger = MemoryMessenger()
        directory = MemoryDirectory([MemoryPerson(one.user, one.name) for one in EVERYBODY])
        self.club = Club(self.service, self.rows, directory, self.messenger)
        self.agreements = self.service.agreements

    async def challenge(self, **more: Any) -> Challenge:
        return (await self.club.challenge(terms(**more), ANN))[0]

    async def accept(self, challenge: Challenge, caller: Caller = BOB, seat: str = "") -> Challenge:
        return await self.club.challenges.accept(challenge.id, caller, SHARES[caller.player], seat)

    async def begin(self, *others: Caller, **more: Any) -> Published:
        """A match of Ann, who has the first seat, against the others."""
        challenge = await self.challenge(**more)
        for caller in others or (BOB,):
            challenge = await self.accept(challenge, caller)
        challenge = await self.club.challenges.reveal(challenge.id, ANN.player, SECRET)
        return await self.service.look(challenge.matches[0])

    async def play(self, published: Published, *actions: str, **more: Any) -> Published:
        return await super().play(published, *actions, **{"caller": player_of(published, published.to_move), **more})

    async def resign(self, published: Published, seat: str) -> Published:
        return await self.agreements.resign(published.id, seat, caller=player_of(published, seat))

    async def abort(self, published: Published, seat: str) -> Published:
        return await self.agreements.abort(published.id, seat, caller=player_of(published, seat))

    async def claim(self, published: Published, seat: str, choice: str) -> Published:
        return await self.agreements.claim(published.id, seat, choice, caller=player_of(published, seat))

    async def negotiate(
        self, published: Published, seat: str, kind: str, answer: str, to: int | None = None
    ) -> Published:
        caller = player_of(published, seat)
        return await self.agreements.negotiate(published.id, seat, kind, answer, to, caller=caller)

    async def look(self, published: Published) -> Published:
        return await self.service.look(published.id)

    async def pass_on(self, published: Published) -> Published:
        """Play until another seat must choose."""
        seat = published.to_move
        while published.to_move == seat:
            published = await self.play(published, str(published.game.write_action(last_choice(published))))
        return published


def player_of(published: Published, seat: str) -> Caller:
    return next((caller for caller in EVERYBODY if caller.player == published.seats[seat]), HOME)


def last_choice(published: Published) -> int:
    """The last choice is the one that ends a phase or does least."""
    return published.game.choices(published.snapshot.position)[-1]


def run_club(scenario: Callable[[ClubBench], Coroutine[Any, Any, T]]) -> T:
    async def main() -> T:
        bench = ClubBench()
        try:
            return await scenario(bench)
        finally:
            await bench.service.stop()

    return asyncio.run(main())


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    """The code of the error."""
    with pytest.raises(ServiceError) as caught:
        await asked
    return caught.value.code
