"""Questions without a game."""

from longroll.kernel.order_question import OrderQuestion

STAND = 1
RETREAT = 2


def asked(
    kind: str = "stand", place: str = "mill", ratio: float = 1.0, answers: tuple[str, ...] = ("stand", "retreat")
) -> OrderQuestion:
    numbers = {"stand": STAND, "retreat": RETREAT}
    return OrderQuestion(kind, place, {"ratio": ratio}, {answer: numbers[answer] for answer in answers})
