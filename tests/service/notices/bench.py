"""A club in memory whose people are told what is new."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from longroll.hosts.memory.jobs import MemoryJobs
from longroll.hosts.memory.notices import MemoryChannel, MemoryNotices
from longroll.hosts.memory.people import MemoryPeople
from longroll.service.caller import Caller
from longroll.service.notices.addresses import Addresses
from longroll.service.notices.kinds import MAIL, PUSH, WEBHOOK
from longroll.service.notices.links import Links
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.notices import Notices, Outside
from longroll.service.notices.ports import Subscription, Webhook
from longroll.service.notices.settings import NoticeSettings, Reader
from longroll.service.people.person import MEMBER, Person
from tests.service.club.helpers import ANN, BOB, EVERYBODY, ClubBench

T = TypeVar("T")
ORIGIN = "https://club.example"


class NoticeBench(ClubBench):
    def __init__(self) -> None:
        super().__init__()
        self.clock.time = 1_700_000_000.0
        self.jobs = MemoryJobs(self.clock)
        self.storage_of_notices = MemoryNotices()
        self.people = MemoryPeople()
        self.push, self.mail, self.webhook = MemoryChannel(), MemoryChannel(), MemoryChannel()
        channels = {PUSH: self.push, MAIL: self.mail, WEBHOOK: self.webhook}
        self.links = Links(b"k" * 32, self.clock)
        self.start(Outside(dict(channels), ORIGIN, "key"))

    def start(self, outside: Outside) -> None:
        """As a server does, also one that takes the place of another."""
        parts = (self.storage_of_notices, self.people, self.jobs, outside, self.links)
        self.notices = Notices(self.club, *parts)
        self.addresses = Addresses(self.notices)
        self.club.set_observer(self.notices.observer)

    async def join(self) -> None:
        for caller in EVERYBODY:
            await self.people.add_person(Person(caller.user, caller.name, MEMBER, 0.0, f"{caller.user}@post.example"))

    async def reach(self, caller: Caller, **settings: Any) -> None:
        """The person can be reached in every way."""
        player, storage = caller.player, self.storage_of_notices
        await storage.set_reader(player, Reader(NoticeSettings(**settings), f"{caller.user}@post.example"))
        await storage.add_subscription(Subscription(f"https://push.example/{caller.user}", player, "p", "a", 0.0))
        await storage.add_webhook(
            Webhook(f"hook-{caller.user}", player, f"ntfys://ntfy.example/{caller.user}", "", 0.0)
        )

    async def wait(self, seconds: float = 20.0) -> None:
        self.clock.time += seconds
        await self.notices.observer.look_at_changes()
        await self.notices.plan_stored()
        await self.jobs.run_due()

    def mails(self, caller: Caller = BOB) -> list[NoticeText]:
        return [text for address, text in self.mail.sent if address == f"{caller.user}@post.example"]

    def titles(self, caller: Caller = BOB) -> list[str]:
        return [text.title for text in self.mails(caller)]


def run_notices(scenario: Callable[[NoticeBench], Coroutine[Any, Any, T]]) -> T:
    async def main() -> T:
        bench = NoticeBench()
        await bench.join()
        await bench.reach(ANN)
        await bench.reach(BOB)
        try:
            return await scenario(bench)
        finally:
            await bench.service.stop()

    return asyncio.run(main())
