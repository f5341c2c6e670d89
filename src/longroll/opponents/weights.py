"""The weights of an evaluator's features, and the chance to win that follows from them."""

import json
from importlib.resources import files
from math import exp
from typing import Final

MOST: Final = 30.0  # beyond it a chance is 0 or 1


def read_weights(folder: str, keys: list[str], features: tuple[str, ...], version: str = "") -> list[float]:
    """The weight of each feature, from the first of these rows that a system's table has. The table of a former
    version has its number in its name: `weights-1.json`."""
    name = f"weights-{version}.json" if version else "weights.json"
    text = files("longroll.opponents").joinpath(folder, name).read_text(encoding="utf-8")
    table: dict[str, dict[str, float]] = json.loads(text)
    for key in keys:
        if key in table:
            return [float(table[key].get(name, 0.0)) for name in features]
    return [0.0] * len(features)


def chance_of(features: list[float], weights: list[float]) -> float:
    total = 0.0
    for number in range(len(features)):
        total += features[number] * weights[number]
    return logistic(total)


def terms_of(features: list[float], weights: list[float]) -> list[float]:
    return [features[number] * weights[number] for number in range(len(features))]


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, value))))
