"""The switches: the advanced rules, and the named readings of doubtful rules with our reading first.

A position always has all of them; a title offers those that mean something to it.
"""

from typing import Final

from longroll.kernel.contract import Option

ELECTION: Final = 0
EXPERIENCE: Final = 1
INITIATIVE: Final = 2
CAPTURE: Final = 3
ENTRENCH: Final = 4
RAIL_DESTRUCTION: Final = 5
BLOCKADES: Final = 6
AVOIDING: Final = 7
STATES_RIGHTS: Final = 8
REINFORCEMENTS: Final = 9
TERRAINS: Final = 10
FOUR: Final = 11
EMANCIPATION_POINTS: Final = 12
LEADER_BONUS: Final = 13
WITHDRAWAL: Final = 14
CITY_VALUES: Final = 15
INDEPENDENT_CITIES: Final = 16
ALLIED_INCOME: Final = 17
EUROPE_LEAVES: Final = 18
LONE_LEADERS: Final = 19
RIVERS: Final = 20
FIELD_RETREAT: Final = 21
LENGTH: Final = 22
BASIC_CITIES: Final = 23

THEATRE_MODE: Final = 1
FIELD_MODE: Final = 2

SWITCH: Final = ("off", "on")
OPTIONS: Final = [
    Option("election", "ACW-A-elec-01", SWITCH),
    Option("experience", "ACW-A-exp-01", SWITCH),
    Option("initiative", "ACW-A-init-01", SWITCH),
    Option("capture", "ACW-A-capt-01", SWITCH),
    Option("entrench", "ACW-A-trench-01", SWITCH),
    Option("raildest", "ACW-A-rail-01", SWITCH),
    Option("blockade", "ACW-A-block-01", SWITCH),
    Option("avoid", "ACW-A-avoid-01", SWITCH),
    Option("states", "ACW-A-states-01", SWITCH),
    Option("reinf", "ACW-A-reinf-01", SWITCH),
    Option("terrain", "ACW-A-terr-01", SWITCH),
    Option("four", "ACW-A-four-01", ("off", "theatre", "field")),
    Option("emancipation-points", "ACW-R-26", ("each", "once")),
    Option("leader-bonus", "ACW-R-48", ("both", "attacker")),
    Option("withdrawal", "ACW-R-57", ("any-moment", "own-part")),
    Option("city-values", "ACW-R-18", ("default", "st-louis-40", "riot-tens")),
    Option("independent-cities", "ACW-R-25", ("needed", "spared")),
    Option("allied-income", "ACW-R-31", ("none", "border-cities")),
    Option("europe-leaves", "ACW-R-33", ("fleet-stays", "fleet-goes")),
    Option("lone-leaders", "ACW-R-44", ("give-way", "block")),
    Option("rivers", "ACW-R-76", ("army", "column")),
    Option("field-retreat", "ACW-R-77", ("map-player", "field-commander")),
    Option("length", "ACW-L01", ("51", "24", "12", "99")),
    Option("basic-cities", "ACW-R-80", ("ten", "printed")),
]
OPTION_NUMBERS: Final[dict[str, int]] = {option.name: number for number, option in enumerate(OPTIONS)}
STANDARD_OPTIONS: Final = OPTIONS[:FOUR] + OPTIONS[FOUR + 1 : FIELD_RETREAT]
TEAM_OPTIONS: Final = [
    *OPTIONS[:FOUR],
    Option("four", "ACW-A-four-01", ("theatre", "field")),
    *OPTIONS[FOUR + 1 : LENGTH],
]
BASIC_OPTIONS: Final = OPTIONS[LENGTH:]
