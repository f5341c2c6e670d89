"""The number of an action, as a program gives it."""

from operator import index
from typing import Any


def read_number(action: Any) -> int | None:
    """A whole number of any kind, numpy's too, as a plain one; None for anything else, also for true and false."""
    if isinstance(action, bool):
        return None
    try:
        return index(action)
    except TypeError:
        return None
