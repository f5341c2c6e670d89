"""The steps of a half-turn: what is being asked, in which phase, and the rule that the question comes from."""

from typing import Final, NamedTuple

OVER: Final = 0
MARCH: Final = 1
UNIT: Final = 2
WHERE: Final = 3
BATTLE: Final = 4
STAND: Final = 5
RIDE: Final = 6
TARGET: Final = 7
FIRE: Final = 8
SPOILS: Final = 9
PROMOTE: Final = 10
RECRUIT: Final = 11

ENDED: Final = 0
MOVEMENT: Final = 1
COMBAT: Final = 2
PROMOTION: Final = 3
RECRUITMENT: Final = 4
PHASES: Final[dict[int, str]] = {
    ENDED: "over",
    MOVEMENT: "movement",
    COMBAT: "combat",
    PROMOTION: "promotion",
    RECRUITMENT: "recruitment",
}


class Step(NamedTuple):
    """The name of a step is part of the notation."""

    name: str
    phase: int
    rule: str


STEPS: Final[dict[int, Step]] = {
    OVER: Step("over", ENDED, "AHD-10.0-a"),
    MARCH: Step("march", MOVEMENT, "AHD-4.0-e"),
    UNIT: Step("unit", MOVEMENT, "AHD-4.0-d"),
    WHERE: Step("where", MOVEMENT, "AHD-4.0-g"),
    BATTLE: Step("battle", COMBAT, "AHD-5.0-c"),
    STAND: Step("stand", COMBAT, "AHD-5.0-d"),
    RIDE: Step("ride", COMBAT, "AHD-5.2.6-b"),
    TARGET: Step("target", COMBAT, "AHD-5.1-a"),
    FIRE: Step("fire", COMBAT, "AHD-5.1-e"),
    SPOILS: Step("spoils", COMBAT, "AHD-6.0-c"),
    PROMOTE: Step("promote", PROMOTION, "AHD-6.0-d"),
    RECRUIT: Step("recruit", RECRUITMENT, "AHD-7.0-c"),
}
# Answers to the other side, and what a battle leads to, stand alone.
ALONE: Final = frozenset((OVER, STAND, RIDE, SPOILS))
STEP_NUMBERS: Final = {step.name: number for number, step in STEPS.items()}
PHASE_OF_STEP: Final = [STEPS[number].phase for number in range(len(STEPS))]


def phase_name(step: int) -> str:
    """The name of the phase that a step belongs to."""
    return PHASES[STEPS[step].phase]
