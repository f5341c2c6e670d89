"""An order: which question it answers, where, under which condition, and how."""

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.kernel.order_question import OrderKind, OrderQuestion
from longroll.service.errors import ServiceError, malformed

VETERAN: Final = "veteran"
AT_LEAST: Final = ">="
AT_MOST: Final = "<="
MOST_ORDERS: Final = 40
MOST_NUMBER: Final = 1000
LONGEST: Final = 40


class Condition(NamedTuple):
    """A fact of the question, compared with a number."""

    fact: str
    op: str
    value: float

    def holds(self, question: OrderQuestion) -> bool:
        fact = question.facts.get(self.fact)
        if fact is None:
            return False
        return fact >= self.value if self.op == AT_LEAST else fact <= self.value


class Order(NamedTuple):
    """`place`: the id of the only place it is for, or empty. `answer`: a key of the question, or `veteran`."""

    question: str
    answer: str
    place: str = ""
    when: Condition | None = None

    def applies(self, question: OrderQuestion) -> bool:
        """Does the order apply? An answer that cannot be given now does not."""
        if self.question != question.kind or (self.place and self.place != question.place):
            return False
        if self.when is not None and not self.when.holds(question):
            return False
        return self.answer == VETERAN or self.answer in question.answers


Orders = tuple[Order, ...]


def find_order(orders: Orders, question: OrderQuestion) -> Order | None:
    """The first order that applies."""
    return next((order for order in orders if order.applies(question)), None)


def check_orders(game: Game[Any], orders: Sequence[Order]) -> Orders:
    """Check the orders. Raises `ServiceError` unless the game offers all of them."""
    if len(orders) > MOST_ORDERS:
        raise malformed("service-order-many", most=str(MOST_ORDERS))
    kinds = {kind.kind: kind for kind in game.order_questions}
    for order in orders:
        if order.question not in kinds:
            raise unknown("service-order-question", order.question)
        check_order(game, kinds[order.question], order)
    return tuple(orders)


def check_order(game: Game[Any], kind: OrderKind, order: Order) -> None:
    if order.answer != VETERAN and order.answer not in kind.answers:
        raise unknown("service-order-answer", order.answer)
    if order.place and not (kind.placed and is_place(game, order.place)):
        raise unknown("service-order-place", order.place)
    if order.when is None:
        return
    fact, op, value = order.when
    if fact not in kind.facts or op not in (AT_LEAST, AT_MOST):
        raise unknown("service-order-fact", fact)
    if not 0 <= value <= MOST_NUMBER:
        raise malformed("service-order-number", most=str(MOST_NUMBER))


def is_place(game: Game[Any], place: str) -> bool:
    """Is it a place of the map? A hex without a name is known by what can be seen from it."""
    if place in game.names:
        return True
    try:
        return bool(game.sight(place))
    except LongrollError:
        return False


def unknown(key: str, name: str) -> ServiceError:
    return malformed(key, name=name[:LONGEST])


def write_orders(orders: Orders) -> str:
    return json.dumps(orders, separators=(",", ":"))


def read_orders(text: str) -> Orders:
    return tuple(
        Order(question, answer, place, None if when is None else Condition(*when))
        for question, answer, place, when in json.loads(text)
    )
