"""The stored orders of all matches. Those of matches that are being played are also kept in memory."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from longroll.service.orders.order import Orders, read_orders, write_orders
from longroll.service.orders.shape import orders_shape
from longroll.service.orders.storage import OrderStorage, StoredOrders

KEPT: Final = 4096  # matches; the longest unused are given up first
NONE: Final[Orders] = ()


class OrderBook:
    """Used on the event loop only."""

    def __init__(self, storage: OrderStorage, kept: int = KEPT) -> None:
        self.storage = storage
        self.most = kept
        self.kept: OrderedDict[str, Mapping[str, StoredOrders]] = OrderedDict()
        self.writes: dict[str, int] = {}  # by match: how many writes are under way

    def has_none(self, match: str, seat: str) -> bool:
        """Is it known, without asking storage, that nobody has left orders for this seat?"""
        found = self.kept.get(match)
        return found is not None and seat not in found

    async def read(self, match: str, seat: str, player: str) -> Orders:
        """The orders that this player has left for the seat."""
        found = (await self._load(match)).get(seat)
        return read_orders(found.text) if found is not None and found.player == player else NONE

    async def write(self, match: str, seat: str, player: str, orders: Orders) -> None:
        self.writes[match] = self.writes.get(match, 0) + 1
        try:
            await self.storage.save(match, seat, StoredOrders(player, write_orders(orders)) if orders else None)
        finally:
            self.kept.pop(match, None)
            self.writes[match] -= 1
            if not self.writes[match]:
                del self.writes[match]

    async def forget(self, match: str) -> None:
        self.kept.pop(match, None)
        await self.storage.forget(match)

    async def export(self, player: str) -> dict[str, object]:
        """All orders of a player, as a part of his data."""
        found = await self.storage.of_player(player)
        return {
            "orders": [{"match": match, "seat": seat, **orders_shape(read_orders(text))} for match, seat, text in found]
        }

    async def forget_player(self, player: str) -> None:
        await self.storage.forget_player(player)
        self.kept.clear()

    async def _load(self, match: str) -> Mapping[str, StoredOrders]:
        """Read from storage. If a write is under way the result may be older than it, so it is not kept."""
        found = self.kept.get(match)
        if found is None:
            found = await self.storage.load(match)
            if not self.storage.shared and match not in self.writes:
                self.kept[match] = found
                while len(self.kept) > self.most:
                    self.kept.popitem(last=False)
        return found
