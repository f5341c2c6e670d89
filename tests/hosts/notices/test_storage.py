"""The storage of notices does the same in memory, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from longroll.hosts.memory.notices import MemoryNotices
from longroll.hosts.server.notices.storage import SqlNotices
from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.records import Records
from longroll.kernel.verdict import Fact
from longroll.service.notices.notice import SEEN, SENT, Notice
from longroll.service.notices.ports import DIGEST, Contact, NoticeStorage, Subscription, Webhook
from longroll.service.notices.settings import NoticeSettings, Reader

ANN, BOB = "@ann", "@bob"


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest) -> Iterator[NoticeStorage]:
    if request.param == "memory":
        yield MemoryNotices()
        return
    records = Records(make_engine(request.getfixturevalue(f"{request.param}_url")))
    yield SqlNotices(records)
    records.close()


def make(number: int = 1, player: str = ANN, **more: Any) -> Notice:
    facts: dict[str, Fact] = {"game": "house-divided", "opponent": "Été ☃", "actions": 3}
    return Notice(player, f"turn m {number}", "turn", "m", 100.0 + number, 2, facts)._replace(**more)


def test_a_notice_is_stored_once(storage: NoticeStorage) -> None:
    async def scenario() -> None:
        added = await asyncio.gather(*(storage.add_notices([make()]) for _ in range(4)))
        assert sorted(added) == [[False], [False], [False], [True]]
        assert await storage.notices([make().id, make(player=BOB).id]) == [make()]
        assert await storage.add_notices([make(), make(player=BOB), make(2)]) == [False, True, True]
        await storage.settle({make().id: SENT, make(2).id: SEEN})
        assert await storage.waiting(10) == [make(player=BOB)]
        assert await storage.add_notices([]) == []
        assert await storage.notices([]) == []

    asyncio.run(scenario())


def test_the_same_notices_are_stored_by_two_who_come_at_once(storage: NoticeStorage) -> None:
    """In opposite orders: neither waits for the other for ever."""

    async def scenario() -> None:
        many = [make(number, player) for number in range(50) for player in (ANN, BOB)]
        first, second = await asyncio.gather(storage.add_notices(many), storage.add_notices(many[::-1]))
        assert [here ^ there for here, there in zip(first, second[::-1], strict=True)] == [True] * 100
        assert len(await storage.waiting(1000)) == 100

    asyncio.run(scenario())


def test_what_has_been_seen_meanwhile_stays_seen(storage: NoticeStorage) -> None:
    async def scenario() -> None:
        await storage.add_notices([make()])
        await storage.mark_seen(ANN)
        await storage.settle({make().id: SENT})
        assert await storage.notices([make().id]) == [make(status=SEEN)]

    asyncio.run(scenario())


def test_a_target_is_claimed_once(storage: NoticeStorage) -> None:
    async def scenario() -> None:
        claimed = await asyncio.gather(*(storage.claim(ANN, "k", "mail", 5.0) for _ in range(4)))
        assert sorted(claimed) == [False, False, False, True]
        assert await storage.claim(ANN, "k", "push:1", 5.0)
        await storage.release(ANN, "k", "mail")
        assert await storage.claim(ANN, "k", "mail", 6.0)

    asyncio.run(scenario())


def test_a_digest_is_taken_once_and_can_be_put_back(storage: NoticeStorage) -> None:
    async def scenario() -> None:
        for number in (2, 1):
            await storage.add_notices([make(number)])
            assert await storage.claim(ANN, f"turn m {number}", DIGEST, 0.0)
        assert await storage.digest_players() == [ANN]
        taken = await asyncio.gather(*(storage.take_digest(ANN, 50.0) for _ in range(2)))
        assert sorted(map(len, taken)) == [0, 2]
        assert max(taken, key=len) == [make(1), make(2)]
        assert await storage.digest_players() == []
        await storage.put_back_digest(ANN, 50.0)
        assert len(await storage.take_digest(ANN, 60.0)) == 2

    asyncio.run(scenario())


def test_what_was_seen_waits_for_nothing(storage: NoticeStorage) -> None:
    async def scenario() -> None:
        await storage.mark_seen(ANN)
        for player in (ANN, BOB):
            await storage.add_notices([make(player=player)])
            await storage.claim(player, "turn m 1", DIGEST, 0.0)
        await storage.mark_seen(ANN)
        assert await storage.notices([make().id]) == [make(status=SEEN)]
        assert await storage.waiting(10) == [make(player=BOB)]
        assert await storage.digest_players() == [BOB]

    asyncio.run(scenario())


def test_readers_browsers_and_webhooks(storage: NoticeStorage) -> None:
    async def scenario() -> None:
        assert await storage.reader(ANN) is None
        for language in ("fr", "it"):
            reader = Reader(NoticeSettings(language=language), "ann@post.example", "550 no")
            await storage.set_reader(ANN, reader)
            assert await storage.reader(ANN) == reader
        browser = Subscription("https://push.example/1", ANN, "p", "a", 1.0)
        await storage.add_subscription(browser)
        await storage.add_subscription(browser._replace(player=BOB))
        await storage.remove_subscription(ANN, browser.endpoint)
        assert await storage.subscriptions(ANN) == []
        assert await storage.subscriptions(BOB) == [browser._replace(player=BOB)]
        found = await storage.contacts([ANN, BOB])
        assert found == {ANN: Contact(reader, [], []), BOB: Contact(Reader(), [browser._replace(player=BOB)], [])}
        assert await storage.subscription(browser.endpoint) == browser._replace(player=BOB)
        hooks = [Webhook(f"h{number}", ANN, "ntfy://x/y", "ntfy", float(number)) for number in (1, 2)]
        for hook in reversed(hooks):
            await storage.add_webhook(hook)
        await storage.set_webhook_failed("h2", 9.0)
        assert await storage.webhooks(ANN) == [hooks[0], hooks[1]._replace(failed=9.0)]
        assert (await storage.contacts([ANN]))[ANN].webhooks == await storage.webhooks(ANN)
        assert not await storage.remove_webhook(BOB, "h1")
        assert await storage.remove_webhook(ANN, "h1")

    asyncio.run(scenario())


def test_old_notices_and_people_who_left_are_removed(storage: NoticeStorage) -> None:
    async def scenario() -> None:
        for number in (1, 9):
            await storage.add_notices([make(number)])
            await storage.claim(ANN, f"turn m {number}", "mail", 1.0)
        await storage.clean_up(105.0)
        assert await storage.notices([make().id]) == []
        assert await storage.claim(ANN, "turn m 1", "mail", 2.0)
        assert not await storage.claim(ANN, "turn m 9", "mail", 2.0)
        await storage.set_reader(ANN, Reader(address="ann@post.example"))
        found = await storage.export(ANN)
        assert found["notice_address"] == "ann@post.example"
        assert found["notices"] == [make(9)._asdict()]
        await storage.forget(ANN)
        empty = await storage.export("@nobody")
        assert await storage.export(ANN) == empty
        assert await storage.claim(ANN, "turn m 9", "mail", 3.0)

    asyncio.run(scenario())
