"""Which order applies; no rules of a game are needed for it."""

import pytest

from longroll.games import load
from longroll.service.errors import ServiceError
from longroll.service.orders.order import (
    MOST_ORDERS,
    VETERAN,
    Condition,
    Order,
    check_orders,
    find_order,
    read_orders,
    write_orders,
)
from tests.service.orders.toy import asked

OUTNUMBERED = Condition("ratio", ">=", 2)
RETREAT = Order("stand", "retreat", when=OUTNUMBERED)
STAND = Order("stand", "stand")


@pytest.mark.parametrize(("ratio", "expected"), [(1.99, STAND), (2.0, RETREAT), (3.0, RETREAT)])
def test_the_first_order_that_applies_is_found(ratio: float, expected: Order) -> None:
    assert find_order((RETREAT, STAND), asked(ratio=ratio)) == expected
    assert find_order((STAND, RETREAT), asked(ratio=ratio)) == STAND


def test_at_most() -> None:
    order = Order("stand", "stand", when=Condition("ratio", "<=", 2))
    assert [order.applies(asked(ratio=ratio)) for ratio in (1, 2, 2.01)] == [True, True, False]


def test_an_order_is_for_its_question_and_its_place() -> None:
    assert not STAND.applies(asked(kind="target"))
    assert Order("stand", "stand", "mill").applies(asked(place="mill"))
    assert not Order("stand", "stand", "mill").applies(asked(place="bridge"))
    assert not Order("stand", "stand", "mill").applies(asked(place=""))
    assert STAND.applies(asked(place=""))


def test_an_answer_that_is_not_allowed_now_gives_way_to_the_next_order() -> None:
    cannot = asked(ratio=3, answers=("stand",))
    assert find_order((RETREAT, STAND), cannot) == STAND
    assert find_order((RETREAT,), cannot) is None


def test_a_fact_that_the_question_lacks_makes_no_condition_true() -> None:
    for op in (">=", "<="):
        assert not Order("stand", "stand", when=Condition("weather", op, 0)).applies(asked())


def test_veteran_answers_anything() -> None:
    assert Order("stand", VETERAN).applies(asked(answers=()))


def test_orders_are_written_and_read() -> None:
    orders = (RETREAT, STAND, Order("target", VETERAN, "mill"))
    assert read_orders(write_orders(orders)) == orders
    assert read_orders(write_orders(())) == ()


GOOD = Order("stand", "retreat", "washington", Condition("ratio", ">=", 1.5))


@pytest.mark.parametrize(
    ("order", "key"),
    [
        (GOOD._replace(question="picnic"), "service-order-question"),
        (GOOD._replace(answer="dance"), "service-order-answer"),
        (GOOD._replace(place="atlantis"), "service-order-place"),
        (GOOD._replace(when=Condition("weather", ">=", 1)), "service-order-fact"),
        (GOOD._replace(when=Condition("ratio", "!=", 1)), "service-order-fact"),
        (GOOD._replace(when=Condition("ratio", ">=", -1)), "service-order-number"),
        (GOOD._replace(when=Condition("ratio", ">=", 1e9)), "service-order-number"),
        (GOOD._replace(when=Condition("ratio", ">=", float("nan"))), "service-order-number"),
        (GOOD._replace(question="x" * 5000), "service-order-question"),
    ],
)
def test_what_the_game_does_not_offer_is_refused(order: Order, key: str) -> None:
    game = load("house-divided")
    assert check_orders(game, [GOOD]) == (GOOD,)
    with pytest.raises(ServiceError) as caught:
        check_orders(game, [GOOD, order])
    assert caught.value.key == key
    assert all(len(str(fact)) <= 40 for fact in caught.value.facts.values())


def test_a_hex_without_a_name_is_a_place_too() -> None:
    game = load("bull-run")
    unnamed = next(f"{number:04}" for number in range(3000, 3999) if is_unnamed(f"{number:04}"))
    assert check_orders(game, [Order("stand", "stand", unnamed)])
    with pytest.raises(ServiceError):
        check_orders(game, [Order("stand", "stand", "9999")])


def is_unnamed(place: str) -> bool:
    game = load("bull-run")
    return place not in game.names and place in str(game.board())


def test_orders_are_bounded_in_number() -> None:
    game = load("house-divided")
    check_orders(game, [GOOD] * MOST_ORDERS)
    with pytest.raises(ServiceError) as caught:
        check_orders(game, [GOOD] * (MOST_ORDERS + 1))
    assert caught.value.key == "service-order-many"
