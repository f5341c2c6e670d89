"""A fair start: the option `handicap`, whose values help one side or the other, by more or less.

What a handicap does is a rule of each game. Here is only how its values are named: `union-plus-2` helps the Union by 2.
"""

from collections.abc import Sequence
from typing import Final

from longroll.kernel.contract import Option

HANDICAP: Final = "handicap"
NO_HANDICAP: Final = "none"
SIGN: Final = "-plus-"


def handicap_option(rule: str, sides: Sequence[str], sizes: Sequence[int]) -> Option:
    """The default is the printed start. Both sides can be helped by the same sizes, the smallest first."""
    values = [f"{side}{SIGN}{size}" for size in sizes for side in sides]
    return Option(HANDICAP, rule, (NO_HANDICAP, *values))


def side_help(option: Option, side: str) -> list[int]:
    """By how much each value of the option helps a side."""
    return [help_in(value, side) for value in option.values]


def help_in(value: str, side: str) -> int:
    helped, _, size = value.partition(SIGN)
    return int(size) if helped == side else 0
