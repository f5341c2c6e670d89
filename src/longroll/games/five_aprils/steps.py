"""The steps of a phase, one table: the name of each, the rule behind its question, the actions that it takes."""

from typing import Final, NamedTuple

from longroll.games.five_aprils.action import (
    ACT_ADVANCE,
    ACT_ALSO,
    ACT_ATTACK,
    ACT_BUILD,
    ACT_CANCEL,
    ACT_COMMIT,
    ACT_END,
    ACT_FIGHT,
    ACT_GO,
    ACT_HOLD,
    ACT_LOSE,
    ACT_MORALE,
    ACT_RESOLVE,
    ACT_RETREAT,
    ACT_SPARE,
    ACT_STAND,
    ACT_TAKE,
    ACT_WITH,
    ACT_WITHDRAW,
    ACT_YIELD,
)
from longroll.games.five_aprils.position import (
    ADVANCE,
    ATTACK,
    BUILD,
    DECLARE,
    LOSS,
    MORALE,
    MOVE,
    OVER,
    RETREAT,
    ROLL,
    STAND,
    WITHDRAW,
    YIELD,
)


class Step(NamedTuple):
    """`phase` is the part of a turn to which the step belongs."""

    name: str
    phase: str
    rule: str
    verbs: tuple[int, ...]


STEPS: Final[dict[int, Step]] = {
    OVER: Step("over", "over", "A5A-3.3-a", ()),
    MOVE: Step("move", "move", "A5A-4.1-a", (ACT_TAKE, ACT_GO, ACT_END, ACT_COMMIT)),
    YIELD: Step("yield", "combat", "A5A-6.2.2-a", (ACT_YIELD, ACT_FIGHT)),
    WITHDRAW: Step("withdraw", "combat", "A5A-6.2.2-e", (ACT_WITH, ACT_SPARE, ACT_WITHDRAW)),
    ATTACK: Step("attack", "combat", "A5A-6.1-a", (ACT_ATTACK, ACT_END)),
    DECLARE: Step("declare", "combat", "A5A-6.2.1-a", (ACT_ALSO, ACT_WITH, ACT_SPARE, ACT_RESOLVE, ACT_CANCEL)),
    MORALE: Step("morale", "combat", "A5A-6.2.5-a", (ACT_MORALE,)),
    LOSS: Step("loss", "combat", "A5A-6.3.1-a", (ACT_LOSE,)),
    RETREAT: Step("retreat", "combat", "A5A-6.5-e", (ACT_RETREAT,)),
    STAND: Step("stand", "combat", "A5A-6.3.4-a", (ACT_RETREAT, ACT_STAND)),
    ADVANCE: Step("advance", "combat", "A5A-6.6-a", (ACT_ADVANCE, ACT_HOLD)),
    BUILD: Step("build", "build", "A5A-15.2-a", (ACT_BUILD, ACT_END)),
    ROLL: Step("roll", "roll", "A5A-16.2-c", (ACT_TAKE,)),
}
# What follows from a combat, and answers to the other side, stand alone.
ALONE: Final = frozenset((OVER, MORALE, LOSS, RETREAT, STAND, ADVANCE, ROLL))
STEP_NUMBERS: Final[dict[str, int]] = {step.name: number for number, step in STEPS.items()}
