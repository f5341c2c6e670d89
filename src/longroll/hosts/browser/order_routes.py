"""Standing orders."""

from collections.abc import Mapping
from typing import Any

from longroll.hosts.browser.routing import Call, Reply, answer, route
from longroll.hosts.common.answers import find_game
from longroll.hosts.common.errors import invalid_field
from longroll.hosts.common.language import current
from longroll.service.orders.order import Condition, Order
from longroll.service.orders.shape import orders_shape, questions_shape


@route("GET", "/api/games/*/orders")
async def show_questions(call: Call) -> Reply:
    return answer(questions_shape(find_game(call.name), current.get()))


@route("GET", "/api/matches/*/orders")
async def show_orders(call: Call) -> Reply:
    return answer(orders_shape(await call.gate.orders(call.name, call.request.query.get("seat"))))


@route("PUT", "/api/matches/*/orders")
async def set_orders(call: Call) -> Reply:
    asked = call.request.body().values.get("orders")
    if not isinstance(asked, list):
        raise invalid_field("orders", "kind")
    orders = [read_order(order) for order in asked]
    return answer(orders_shape(await call.gate.set_orders(call.name, call.request.query.get("seat"), orders)))


def read_order(order: Any) -> Order:
    try:
        when = order.get("when")
        condition = None if when is None else read_condition(when)
        return Order(str(order["question"]), str(order["answer"]), str(order.get("place", "")), condition)
    except (AttributeError, KeyError, TypeError, ValueError):
        raise invalid_field("orders", "kind") from None


def read_condition(when: Mapping[str, Any]) -> Condition:
    return Condition(str(when["fact"]), str(when["op"]), float(when["value"]))
