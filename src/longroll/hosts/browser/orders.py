"""The orders of the browser: in the row that a match changes with every action."""

from collections.abc import Mapping
from typing import Any, Final

from longroll.hosts.browser.storage import RowStore, explain
from longroll.hosts.common.codec import decode
from longroll.hosts.common.rows import write_json
from longroll.service.errors import ServiceError
from longroll.service.orders.storage import PlacedOrders, StoredOrders

TRIES: Final = 20  # while the match goes on at the same time


class RowOrders:
    """Another tab has rows of its own in memory, but what it writes is read when a match is opened."""

    shared = False

    def __init__(self, store: RowStore) -> None:
        self.store = store

    async def load(self, match: str) -> Mapping[str, StoredOrders]:
        return {seat: StoredOrders(*row) for seat, row in (await self._read(match)).items()}

    async def save(self, match: str, seat: str, orders: StoredOrders | None) -> None:
        for _ in range(TRIES):
            rows = await self._read(match)
            rows.pop(seat, None)
            if orders is not None:
                rows[seat] = orders
            version = await self.store.version(match)
            if version is None or await self._write(match, version, rows):
                return
        raise ServiceError("busy", "service-busy")

    async def forget(self, match: str) -> None:
        """They are gone with the match."""

    async def of_player(self, player: str) -> list[PlacedOrders]:
        """There are no accounts here."""
        raise NotImplementedError

    async def forget_player(self, player: str) -> None:
        raise NotImplementedError

    async def _read(self, match: str) -> dict[str, Any]:
        found = await self.store.read(match)
        rows: dict[str, Any] = decode(decode(found)["state"].get("orders", "{}")) if found else {}
        return rows

    async def _write(self, match: str, version: int, rows: dict[str, Any]) -> bool:
        change = {"match": match, "expected": version, "state": {"orders": write_json(rows)}}
        try:
            (written,) = decode(await self.store.write(write_json([change])))
        except Exception as error:  # JavaScript's errors have no class of their own here
            raise explain(error) from error
        return bool(written)
