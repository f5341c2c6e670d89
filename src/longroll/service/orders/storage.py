"""The port of the orders. They are stored apart from the matches, because only their owner may know of them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol


class StoredOrders(NamedTuple):
    """The orders that `player` left. They are worth nothing when somebody else has the seat. `text` is JSON."""

    player: str
    text: str


class PlacedOrders(NamedTuple):
    match: str
    seat: str
    text: str


class OrderStorage(Protocol):
    """`shared`: other programs may write too, so nothing is kept in memory. An operation that fails raises
    `ServiceError` and stores nothing."""

    shared: bool

    async def load(self, match: str) -> Mapping[str, StoredOrders]:
        """The orders of a match by seat."""
        ...

    async def save(self, match: str, seat: str, orders: StoredOrders | None) -> None:
        """Replace the earlier orders; None takes them back. A match that was deleted has none."""
        ...

    async def forget(self, match: str) -> None:
        """Delete the orders of a match that was deleted."""
        ...

    async def of_player(self, player: str) -> Sequence[PlacedOrders]:
        """All orders that a player has left, in any match."""
        ...

    async def forget_player(self, player: str) -> None: ...
