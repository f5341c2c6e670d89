"""Fast random numbers that say nothing about dice: noise for ranks, and the choices that a search makes itself."""

from math import log
from typing import Final

HALF: Final = (1 << 32) - 1
UPPER_HALF: Final = (1 << 31) - 1
MASK: Final = (1 << 63) - 1
SCALE: Final = 1.0 / (1 << 32)
LEAST: Final = 1e-12


class Noise:
    """A xorshift generator of 63 bits, in two halves: compiled code is fast with numbers below 2**62."""

    def __init__(self, seed: int) -> None:
        state = (seed * 0x9E3779B97F4A7C15 + 0x2545F491) & MASK or 1
        self.upper = state >> 32
        self.lower = state & HALF
        for _ in range(4):
            self.random()

    def random(self) -> float:
        """A number from 0 to 1, without 1."""
        upper, lower = self.upper, self.lower
        upper ^= (upper << 13 | lower >> 19) & UPPER_HALF
        lower ^= lower << 13 & HALF
        lower ^= (upper << 25 | lower >> 7) & HALF
        upper ^= upper >> 7
        upper ^= (upper << 17 | lower >> 15) & UPPER_HALF
        lower ^= lower << 17 & HALF
        self.upper, self.lower = upper, lower
        return (upper << 1 | lower >> 31) * SCALE

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
