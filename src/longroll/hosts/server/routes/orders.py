"""Standing orders: what a player leaves for the questions of the enemy's turn."""

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from longroll.hosts.common.answers import find_game
from longroll.hosts.common.language import current
from longroll.hosts.server.routes.common import ERRORS, GateHere, MatchId, PlayerRoute, answer
from longroll.hosts.server.routes.games import Title
from longroll.hosts.server.schemas import orders as order_schemas
from longroll.service.orders.order import Condition, Order
from longroll.service.orders.shape import orders_shape, questions_shape

router = APIRouter(route_class=PlayerRoute)
Seat = Annotated[str | None, Query(max_length=100, description="a seat of the caller; may be left out if there is one")]


@router.get("/api/games/{title}/orders", response_model=order_schemas.OrderQuestions, responses=ERRORS)
async def show_questions(title: Title) -> Response:
    """The questions of the enemy's turn for which orders can be left, with their answers."""
    return answer(questions_shape(find_game(title), current.get()))


@router.get("/api/matches/{match}/orders", response_model=order_schemas.Orders, responses=ERRORS)
async def show_orders(gate: GateHere, match: MatchId, seat: Seat = None) -> Response:
    """What the owner of a seat has ordered. Nobody else may know."""
    return answer(orders_shape(await gate.orders(match, seat)))


@router.put("/api/matches/{match}/orders", response_model=order_schemas.Orders, responses=ERRORS)
async def set_orders(gate: GateHere, match: MatchId, asked: order_schemas.Orders, seat: Seat = None) -> Response:
    """In place of earlier orders; an empty list takes them back."""
    orders = [read_order(order) for order in asked.orders]
    return answer(orders_shape(await gate.set_orders(match, seat, orders)))


def read_order(order: order_schemas.Order) -> Order:
    when = None if order.when is None else Condition(order.when.fact, order.when.op, order.when.value)
    return Order(order.question, order.answer, order.place, when)
