"""The switches: the advanced rules, and the named readings of doubtful rules with our reading first.

A position always has all of them; a title offers those that mean something to it.
"""

from typing import Final

from longroll.kernel.contract import Option
from longroll.kernel.handicap import handicap_option

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
SECOND_SHOT: Final = 24
DECEMBER_PRICE: Final = 25
ELITE_BONUS: Final = 26
NAVAL_BATTLES: Final = 27
LEADER_LOSS: Final = 28
BASIC_ARRAY: Final = 29
BALANCED_GOAL: Final = 30
HANDICAP: Final = 31
FIRST_OPTIONS: Final = 24  # those of the first version; later ones enter `pack` only when they are not at their default

THEATRE_MODE: Final = 1
FIELD_MODE: Final = 2

SWITCH: Final = ("off", "on")
OPTIONS: Final[dict[int, Option]] = {
    ELECTION: Option("election", "ACW-A-elec-01", SWITCH),
    EXPERIENCE: Option("experience", "ACW-A-exp-01", SWITCH),
    INITIATIVE: Option("initiative", "ACW-A-init-01", SWITCH),
    CAPTURE: Option("capture", "ACW-A-capt-01", SWITCH),
    ENTRENCH: Option("entrench", "ACW-A-trench-01", SWITCH),
    RAIL_DESTRUCTION: Option("raildest", "ACW-A-rail-01", SWITCH),
    BLOCKADES: Option("blockade", "ACW-A-block-01", SWITCH),
    AVOIDING: Option("avoid", "ACW-A-avoid-01", SWITCH),
    STATES_RIGHTS: Option("states", "ACW-A-states-01", SWITCH),
    REINFORCEMENTS: Option("reinf", "ACW-A-reinf-01", SWITCH),
    TERRAINS: Option("terrain", "ACW-A-terr-01", SWITCH),
    FOUR: Option("four", "ACW-A-four-01", ("off", "theatre", "field")),
    EMANCIPATION_POINTS: Option("emancipation-points", "ACW-R-26", ("each", "once")),
    LEADER_BONUS: Option("leader-bonus", "ACW-R-48", ("both", "attacker")),
    WITHDRAWAL: Option("withdrawal", "ACW-R-57", ("any-moment", "own-part")),
    CITY_VALUES: Option("city-values", "ACW-R-18", ("default", "st-louis-40", "riot-tens")),
    INDEPENDENT_CITIES: Option("independent-cities", "ACW-R-25", ("needed", "spared")),
    ALLIED_INCOME: Option("allied-income", "ACW-R-31", ("none", "border-cities")),
    EUROPE_LEAVES: Option("europe-leaves", "ACW-R-33", ("fleet-stays", "fleet-goes")),
    LONE_LEADERS: Option("lone-leaders", "ACW-R-44", ("give-way", "block")),
    RIVERS: Option("rivers", "ACW-R-76", ("army", "column")),
    FIELD_RETREAT: Option("field-retreat", "ACW-R-77", ("map-player", "field-commander")),
    LENGTH: Option("length", "ACW-L01", ("51", "24", "12", "99", "none")),
    BASIC_CITIES: Option("basic-cities", "ACW-R-80", ("ten", "printed")),
    SECOND_SHOT: Option("second-shot", "ACW-R-68", ("elite-only", "any-unit")),
    DECEMBER_PRICE: Option("december-price", "ACW-R-17", ("old", "new")),
    ELITE_BONUS: Option("elite-bonus", "ACW-R-52", ("both", "attacker")),
    NAVAL_BATTLES: Option("naval-battles", "ACW-R-36", ("one", "each")),
    LEADER_LOSS: Option("leader-loss", "ACW-S-leader-06", ("own-nation-first", "owner")),
    BASIC_ARRAY: Option("basic-array", "ACW-B-battle-06", ("open", "secret")),
    BALANCED_GOAL: Option("balanced-goal", "ACW-L19", ("standard", "basic")),
    HANDICAP: handicap_option("ACW-L20", ("union", "confederate"), (1, 2, 3, 4), (0, 1)),
}
OPTION_NUMBERS: Final[dict[str, int]] = {option.name: number for number, option in OPTIONS.items()}
ADVANCED: Final = [OPTIONS[number] for number in range(ELECTION, FOUR)]
READINGS: Final = [
    OPTIONS[number]
    for number in (
        *range(EMANCIPATION_POINTS, FIELD_RETREAT),
        *range(SECOND_SHOT, BASIC_ARRAY),
        BALANCED_GOAL,
        HANDICAP,
    )
]
STANDARD_OPTIONS: Final = ADVANCED + READINGS
TEAM_OPTIONS: Final = [
    *ADVANCED,
    Option("four", "ACW-A-four-01", ("theatre", "field")),
    *READINGS,
    OPTIONS[FIELD_RETREAT],
]
BASIC_ONLY: Final = (LENGTH, BASIC_CITIES, BASIC_ARRAY)
IN_BASIC: Final = (*BASIC_ONLY, HANDICAP)
BASIC_OPTIONS: Final = [OPTIONS[number] for number in IN_BASIC]
