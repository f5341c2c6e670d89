"""A fair start: the option `handicap`, whose values help one side or the other, by more or less.

What a handicap does is a rule of each game. Here is only how its values are named: `union-plus-2` helps the Union by 2,
`union-plus-1-half` by one and a half, `union-plus-half` by a half.
"""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from longroll.kernel.contract import Option

HANDICAP: Final = "handicap"
NO_HANDICAP: Final = "none"
SIGN: Final = "-plus-"
HALF: Final = "half"


def handicap_option(rule: str, sides: Sequence[str], sizes: Sequence[int], halves: Sequence[int] = ()) -> Option:
    """The default is the printed start. Both sides can be helped by the same sizes, the smallest first.

    For each of the `halves` there is a size half a point above it. They come last, so that no older match changes."""
    names = [str(size) for size in sizes] + [f"{size}-{HALF}" if size else HALF for size in halves]
    values = [f"{side}{SIGN}{name}" for name in names for side in sides]
    return Option(HANDICAP, rule, (NO_HANDICAP, *values))


def side_help(option: Option, side: str) -> list[int]:
    """By how much each value of the option helps a side; a half counts as a whole point."""
    return [ceil(help_in(value, side)) for value in option.values]


def side_halves(option: Option, side: str) -> list[int]:
    """By how many halves of a point each value helps a side less than `side_help` says: 1 or none."""
    return [ceil(help_in(value, side)) - floor(help_in(value, side)) for value in option.values]


def help_in(value: str, side: str) -> float:
    helped, _, size = value.partition(SIGN)
    if helped != side:
        return 0.0
    whole = size.removesuffix(HALF).rstrip("-")
    return float(whole or 0) + (0.5 if size.endswith(HALF) else 0.0)
