"""What The American Civil War registers about itself."""

from typing import Final

from longroll.games.american_civil_war.options import BASIC_OPTIONS, STANDARD_OPTIONS, TEAM_OPTIONS
from longroll.kernel.manifest import Bounds, Manifest, Title

TWO_SEATS: Final = ("union", "confederate")
FOUR_SEATS: Final = (*TWO_SEATS, "union-second", "confederate-second")
BASIC_SCENARIOS: Final = ("basic", "basic-historical")
STANDARD_SCENARIOS: Final = ("historical", "balanced")
SCENARIO_NAMES: Final = BASIC_SCENARIOS + STANDARD_SCENARIOS
BOUNDS: Final = Bounds(1024, 32768)

MANIFEST: Final = Manifest(
    system="american-civil-war",
    prefix="ACW",
    order=3,
    titles={
        "civil-war-basic": Title(TWO_SEATS, BASIC_SCENARIOS, BASIC_OPTIONS, BOUNDS),
        "civil-war-standard": Title(TWO_SEATS, STANDARD_SCENARIOS, STANDARD_OPTIONS, BOUNDS),
        "civil-war-teams": Title(FOUR_SEATS, STANDARD_SCENARIOS, TEAM_OPTIONS, BOUNDS),
    },
)
