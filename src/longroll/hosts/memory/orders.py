"""Orders in a dictionary."""

from collections.abc import Mapping

from longroll.service.orders.storage import PlacedOrders, StoredOrders


class MemoryOrders:
    shared = False

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], StoredOrders] = {}
        self.loads = 0

    async def load(self, match: str) -> Mapping[str, StoredOrders]:
        self.loads += 1
        return {seat: row for (owner, seat), row in self.rows.items() if owner == match}

    async def save(self, match: str, seat: str, orders: StoredOrders | None) -> None:
        self.rows.pop((match, seat), None)
        if orders is not None:
            self.rows[match, seat] = orders

    async def forget(self, match: str) -> None:
        self.rows = {key: row for key, row in self.rows.items() if key[0] != match}

    async def of_player(self, player: str) -> list[PlacedOrders]:
        return [PlacedOrders(*key, row.text) for key, row in self.rows.items() if row.player == player]

    async def forget_player(self, player: str) -> None:
        self.rows = {key: row for key, row in self.rows.items() if row.player != player}
