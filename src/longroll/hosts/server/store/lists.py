"""Lists of values in a statement."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def padded(values: Sequence[T]) -> list[T]:
    """The same values, the last one again and again until their number is a power of two. A statement for each number
    of values would be prepared and kept, by each connection."""
    if not values:
        return []
    missing = (1 << (len(values) - 1).bit_length()) - len(values)
    return [*values, *[values[-1]] * missing]
