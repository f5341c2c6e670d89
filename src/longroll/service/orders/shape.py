"""What clients are sent about orders."""

from typing import Any

from longroll.kernel.contract import Game
from longroll.match.explanation import catalogue
from longroll.service.orders.order import VETERAN, Order, Orders


def questions_shape(game: Game[Any], language: str) -> dict[str, object]:
    """The questions of the enemy's turn for which orders can be left, with names in a language."""
    words = catalogue(game.system, language)
    return {
        "veteran": words.format(f"order-{VETERAN}"),
        "questions": [
            {
                "kind": kind.kind,
                "name": words.format(f"order-{kind.kind}"),
                "placed": kind.placed,
                "answers": [{"key": key, "name": words.format(f"order-{kind.kind}-{key}")} for key in kind.answers],
                "facts": [{"key": key, "name": words.format(f"order-fact-{key}")} for key in kind.facts],
            }
            for kind in game.order_questions
        ],
    }


def orders_shape(orders: Orders) -> dict[str, object]:
    return {"orders": [order_shape(order) for order in orders]}


def order_shape(order: Order) -> dict[str, object]:
    return {**order._asdict(), "when": None if order.when is None else order.when._asdict()}
