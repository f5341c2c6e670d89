"""Styles: the parameters of an evaluator, changed as a whole."""

from math import exp
from typing import Final

from longroll.opponents.noise import Noise

SPREAD: Final = 0.6
CHANGED: Final = 0.5  # the part of the parameters that another style changes


def vary_style(row: dict[str, float], noise: Noise) -> dict[str, float]:
    """The parameters of somebody bolder, more careful, keener on ground."""
    return {
        name: value * exp(SPREAD * noise.gauss()) if noise.random() < CHANGED else value for name, value in row.items()
    }
