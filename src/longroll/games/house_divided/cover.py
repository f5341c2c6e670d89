"""What stands on the box of A House Divided. Loads no rules: a list of the titles needs none."""

from typing import Final

from longroll.games.house_divided.options import OPTIONS
from longroll.kernel.contract import Cover

SCENARIO_NAMES: Final = ("campaign", "short")
COVER: Final = Cover(("union", "confederate"), SCENARIO_NAMES, OPTIONS)


def cover(title: str) -> Cover:
    """There is one title."""
    del title
    return COVER
