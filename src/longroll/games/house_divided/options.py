"""The named readings of the rulebook: for each option its ruling and its values, our reading first.

The first ten are written into `Position.pack` as they always were; later ones only where they are not at their default.
"""

from typing import Final

from longroll.kernel.contract import Option
from longroll.kernel.handicap import handicap_option

CAPTURE: Final = 0
LEAVE_BATTLE: Final = 1
RIVER_JUMP: Final = 2
INVASION: Final = 3
RETREAT_CITY: Final = 4
WITHDRAWN_REINFORCE: Final = 5
PROMOTED_HITS: Final = 6
COUNTER_LIMIT: Final = 7
TIE: Final = 8
NOVICE: Final = 9
ALWAYS_PACKED: Final = 10
CAPTURE_TIME: Final = 10
CAVALRY_CONTROL: Final = 11
ENTRENCH_PHASES: Final = 12
REINFORCE_FROM: Final = 13
RETREAT_ROUNDS: Final = 14
RETREAT_REINFORCED: Final = 15
ENEMY_CAME_FROM: Final = 16
WITHDRAWAL_ROUNDS: Final = 17
WITHDRAWAL_BARRED: Final = 18
PROMOTE_TWICE: Final = 19
INVADED_PORT: Final = 20
FOUGHT_SPAN: Final = 21
WITHDRAWAL_ATTACKERS: Final = 22
SAILED_REINFORCE: Final = 23
HANDICAP: Final = 24

OPTION_TABLE: Final[dict[int, Option]] = {
    CAPTURE: Option("capture", "AHD-R05", ("half-turn", "at-once")),
    LEAVE_BATTLE: Option("leave-battle", "AHD-R07", ("never", "to-friendly")),
    RIVER_JUMP: Option("river-jump", "AHD-R08", ("both-lines", "first-line")),
    INVASION: Option("invasion", "AHD-R09", ("any-ports", "one-port")),
    RETREAT_CITY: Option("retreat-city", "AHD-R22", ("enemy-held", "enemy-number")),
    WITHDRAWN_REINFORCE: Option("withdrawn-reinforce", "AHD-R25", ("allowed", "barred")),
    PROMOTED_HITS: Option("promoted-hits", "AHD-R27", ("kept", "healed")),
    COUNTER_LIMIT: Option("counter-limit", "AHD-R28", ("none", "16", "12", "8", "fourth-edition")),
    TIE: Option("tie", "AHD-R34", ("phasing-side", "other-side")),
    NOVICE: Option("novice-union", "AHD-12.0-a", ("off", "on")),
    CAPTURE_TIME: Option("capture-time", "AHD-R04", ("either-half-turn", "enemy-half-turn", "full-turn")),
    CAVALRY_CONTROL: Option("cavalry-control", "AHD-R06", ("any-time", "later-turn")),
    ENTRENCH_PHASES: Option("entrench-phases", "AHD-R11", ("same-phase", "any-phase")),
    REINFORCE_FROM: Option("reinforce-from", "AHD-R20", ("any-box", "own-box")),
    RETREAT_ROUNDS: Option("retreat-rounds", "AHD-R21", ("from-second", "second-only")),
    RETREAT_REINFORCED: Option("retreat-after-reinforcing", "AHD-R21", ("no", "yes")),
    ENEMY_CAME_FROM: Option("enemy-came-from", "AHD-R23", ("with-reinforcements", "without-reinforcements")),
    WITHDRAWAL_ROUNDS: Option("withdrawal-rounds", "AHD-R24", ("any-round", "first-round")),
    WITHDRAWAL_BARRED: Option("withdrawal-barred", "AHD-R24", ("all-cavalry", "any-cavalry")),
    PROMOTE_TWICE: Option("promote-twice", "AHD-R27", ("no", "yes")),
    INVADED_PORT: Option("invaded-port", "AHD-R44", ("half-turn", "at-once")),
    FOUGHT_SPAN: Option("fought", "AHD-R45", ("turn", "half-turn")),
    WITHDRAWAL_ATTACKERS: Option("withdrawal-attackers", "AHD-R47", ("now", "ever")),
    SAILED_REINFORCE: Option("sailed-reinforce", "AHD-R48", ("allowed", "barred")),
    HANDICAP: handicap_option("AHD-L11", ("union", "confederate"), (1, 2, 3, 4)),
}
OPTIONS: Final = [OPTION_TABLE[number] for number in range(len(OPTION_TABLE))]
# The values of options with more than two.
EITHER_HALF_TURN: Final = 0
ENEMY_HALF_TURN: Final = 1
FULL_TURN: Final = 2
