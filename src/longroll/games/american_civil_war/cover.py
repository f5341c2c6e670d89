"""What stands on the box of each title of The American Civil War. Loads no rules: a list of the titles needs none."""

from typing import Final

from longroll.games.american_civil_war.options import BASIC_OPTIONS, STANDARD_OPTIONS, TEAM_OPTIONS
from longroll.kernel.contract import Cover

TWO_SEATS: Final = ("union", "confederate")
FOUR_SEATS: Final = (*TWO_SEATS, "union-second", "confederate-second")
BASIC_SCENARIOS: Final = ("basic", "basic-historical")
STANDARD_SCENARIOS: Final = ("historical", "balanced")
SCENARIO_NAMES: Final = BASIC_SCENARIOS + STANDARD_SCENARIOS


def cover(title: str) -> Cover:
    if title == "civil-war-basic":
        return Cover(TWO_SEATS, BASIC_SCENARIOS, BASIC_OPTIONS)
    if title == "civil-war-teams":
        return Cover(FOUR_SEATS, STANDARD_SCENARIOS, TEAM_OPTIONS)
    return Cover(TWO_SEATS, STANDARD_SCENARIOS, STANDARD_OPTIONS)
