"""Which positions does a search ask the evaluator to judge?"""

from typing import Any


class RecordingEvaluator:
    """An evaluator that notes the positions whose value it is asked for."""

    def __init__(self, evaluator: Any) -> None:
        self.evaluator = evaluator
        self.positions: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.evaluator, name)

    def chance(self, position: Any) -> float:
        self.positions.append(position.copy())
        return 0.5
