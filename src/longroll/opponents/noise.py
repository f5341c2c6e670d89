"""Fast random numbers that say nothing about dice: noise for ranks, and the choices that a search makes itself."""

from math import log
from typing import Final

MASK: Final = (1 << 63) - 1
HIGH: Final = (1 << 31) - 1
LOW: Final = (1 << 32) - 1
SCALE: Final = 1.0 / (1 << 32)
LEAST: Final = 1e-12


class Noise:
    """A xorshift generator of 63 bits, kept as 31 high and 32 low ones: compiled code is slow with greater numbers."""

    def __init__(self, seed: int) -> None:
        state = (seed * 0x9E3779B97F4A7C15 + 0x2545F491) & MASK or 1
        self.high = state >> 32
        self.low = state & LOW
        for _ in range(4):
            self.random()

    def random(self) -> float:
        """From 0 to 1, without 1."""
        high, low = self.high, self.low
        high ^= (high << 13 | low >> 19) & HIGH
        low ^= low << 13 & LOW
        low ^= low >> 7 | high << 25 & LOW
        high ^= high >> 7
        high ^= (high << 17 | low >> 15) & HIGH
        low ^= low << 17 & LOW
        self.high, self.low = high, low
        return (high << 1 | low >> 31) * SCALE

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
