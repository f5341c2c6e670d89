"""Orders as they are stored and remembered."""

import asyncio

from longroll.hosts.memory.orders import MemoryOrders
from longroll.service.orders.book import OrderBook
from longroll.service.orders.left_orders import LeftOrders
from longroll.service.orders.order import Order

STAND = (Order("stand", "stand"),)
RETREAT = (Order("stand", "retreat"),)


def test_orders_are_for_one_seat_of_one_match_and_for_who_left_them() -> None:
    async def scenario() -> None:
        book = OrderBook(MemoryOrders())
        await book.write("m", "union", "@ann", STAND)
        assert await book.read("m", "union", "@ann") == STAND
        assert await book.read("m", "union", "@bob") == ()
        assert await book.read("m", "confederate", "@ann") == ()
        assert await book.read("other", "union", "@ann") == ()

    asyncio.run(scenario())


def test_new_orders_replace_old_ones_and_none_takes_them_back() -> None:
    async def scenario() -> None:
        storage = MemoryOrders()
        book = OrderBook(storage)
        await book.write("m", "union", "me", STAND)
        await book.write("m", "union", "me", RETREAT)
        assert await book.read("m", "union", "me") == RETREAT
        await book.write("m", "union", "me", ())
        assert await book.read("m", "union", "me") == ()
        assert storage.rows == {}

    asyncio.run(scenario())


def test_what_is_known_is_not_read_again_unless_others_write_too() -> None:
    async def scenario() -> None:
        storage = MemoryOrders()
        book = OrderBook(storage, kept=2)
        assert not book.has_none("m", "union")
        for _ in range(3):
            await book.read("m", "union", "me")
        assert storage.loads == 1
        assert book.has_none("m", "union")
        await book.write("m", "union", "me", STAND)
        assert not book.has_none("m", "union")
        for match in "abc":
            await book.read(match, "union", "me")
        assert len(book.kept) == 2
        storage.shared = True
        other = OrderBook(storage)
        assert await other.read("m", "union", "me") == STAND
        await book.write("m", "union", "me", RETREAT)
        assert await other.read("m", "union", "me") == RETREAT
        assert not other.has_none("m", "confederate")

    asyncio.run(scenario())


def test_what_is_read_during_a_write_is_not_remembered() -> None:
    class SlowOrders(MemoryOrders):
        def __init__(self) -> None:
            super().__init__()
            self.may_save = asyncio.Event()

        async def save(self, *asked: object) -> None:
            await self.may_save.wait()
            await super().save(*asked)  # type: ignore[arg-type]

    async def scenario() -> None:
        storage = SlowOrders()
        book = OrderBook(storage)
        writing = asyncio.create_task(book.write("m", "union", "me", STAND))
        await asyncio.sleep(0)
        assert await book.read("m", "union", "me") == ()
        storage.may_save.set()
        await writing
        assert await book.read("m", "union", "me") == STAND

    asyncio.run(scenario())


def test_a_player_who_leaves_takes_his_orders_along() -> None:
    async def scenario() -> None:
        book = OrderBook(MemoryOrders())
        leaving = LeftOrders(book)
        await book.write("m", "union", "@ann", STAND)
        await book.write("m", "confederate", "@bob", RETREAT)
        order = {"question": "stand", "answer": "stand", "place": "", "when": None}
        assert await leaving.export("@ann") == {"orders": [{"match": "m", "seat": "union", "orders": [order]}]}
        await leaving.forget("@ann")
        assert await leaving.export("@ann") == {"orders": []}
        assert await book.read("m", "union", "@ann") == ()
        assert await book.read("m", "confederate", "@bob") == RETREAT

    asyncio.run(scenario())
