"""The orders of a person, as a part of his data."""

from longroll.service.orders.book import OrderBook


class LeftOrders:
    def __init__(self, book: OrderBook) -> None:
        self.book = book

    async def export(self, player: str) -> dict[str, object]:
        return await self.book.export(player)

    async def forget(self, player: str) -> None:
        """Delete the player's orders, because nobody is left who could take them back."""
        await self.book.forget_player(player)
