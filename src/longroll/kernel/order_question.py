"""Questions that a side is asked in the enemy's turn, for which a player may leave orders."""

from collections.abc import Mapping
from typing import Final, NamedTuple

STRENGTHS: Final = ("own", "enemy", "ratio")


class OrderKind(NamedTuple):
    """A kind of question: the answers that make sense as an order, and the facts that a condition may use. `placed`: it
    is asked about a place. Catalogues have the texts: `order-KIND`, `order-KIND-ANSWER`, `order-fact-FACT`."""

    kind: str
    answers: tuple[str, ...]
    facts: tuple[str, ...] = STRENGTHS
    placed: bool = True


class OrderQuestion(NamedTuple):
    """A question that is being asked: each answer that can be given now, with its action. `place` is the id of the
    place it is about, or empty."""

    kind: str
    place: str
    facts: Mapping[str, float]
    answers: Mapping[str, int]


def strengths(own: int, enemy: int) -> dict[str, float]:
    """The facts of a fight. `ratio`: how many times as strong the enemy is."""
    return {"own": own, "enemy": enemy, "ratio": round(enemy / max(own, 1), 2)}
