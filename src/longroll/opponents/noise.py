"""Fast random numbers that say nothing about dice: noise for ranks, and the choices that a search makes itself."""

from math import log
from typing import Final

MASK: Final = (1 << 63) - 1
SCALE: Final = 1.0 / (1 << 32)
LEAST: Final = 1e-12


class Noise:
    """A xorshift generator."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x2545F491) & MASK or 1
        for _ in range(4):
            self.random()

    def random(self) -> float:
        """From 0 to 1, without 1."""
        state = self.state
        state ^= (state << 13) & MASK
        state ^= state >> 7
        state ^= (state << 17) & MASK
        self.state = state
        return (state >> 31) * SCALE

    def below(self, number: int) -> int:
        return int(self.random() * number)

    def gumbel(self) -> float:
        return -log(-log(self.random() + LEAST) + LEAST)

    def gauss(self) -> float:
        """Mean 0, standard deviation 1, by the sum of twelve."""
        total = -6.0
        for _ in range(12):
            total += self.random()
        return total
