"""The port of the orders: they are kept apart from the matches, since nobody but their owner may know of them."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol


class StoredOrders(NamedTuple):
    """`player` left them; they are worth nothing when somebody else has the seat. `text` is JSON."""

    player: str
    text: str


class PlacedOrders(NamedTuple):
    match: str
    seat: str
    text: str


class OrderStorage(Protocol):
    """`shared`: other programs may write too, so that nothing is remembered. An operation that fails raises
    `ServiceError`, and nothing is stored then."""

    shared: bool

    async def load(self, match: str) -> Mapping[str, StoredOrders]:
        """The orders of a match by seat."""
        ...

    async def save(self, match: str, seat: str, orders: StoredOrders | None) -> None:
        """Replace the earlier orders; None takes them back. A match that is gone has none."""
        ...

    async def forget(self, match: str) -> None:
        """The match is gone."""
        ...

    async def of_player(self, player: str) -> Sequence[PlacedOrders]:
        """All that a player has left, in whatever match."""
        ...

    async def forget_player(self, player: str) -> None: ...
