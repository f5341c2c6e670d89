"""The named readings of the rulebook: for each option its ruling, its values, and our reading first."""

from typing import Final

from longroll.kernel.contract import Option

CAPTURE: Final = 0
LEAVE_BATTLE: Final = 1
RIVER_JUMP: Final = 2
INVASION: Final = 3
RETREAT_CITY: Final = 4
WITHDRAWN: Final = 5
PROMOTED_HITS: Final = 6
COUNTER_LIMIT: Final = 7
TIE: Final = 8
NOVICE: Final = 9

OPTIONS: Final = [
    Option("capture", "AHD-R05", ("half-turn", "at-once")),
    Option("leave-battle", "AHD-R07", ("never", "to-friendly")),
    Option("river-jump", "AHD-R08", ("both-lines", "first-line")),
    Option("invasion", "AHD-R09", ("any-ports", "one-port")),
    Option("retreat-city", "AHD-R22", ("enemy-held", "enemy-number")),
    Option("withdrawn-reinforce", "AHD-R25", ("allowed", "barred")),
    Option("promoted-hits", "AHD-R27", ("kept", "healed")),
    Option("counter-limit", "AHD-R28", ("none", "16", "12", "8")),
    Option("tie", "AHD-R34", ("phasing-side", "other-side")),
    Option("novice-union", "AHD-12.0-a", ("off", "on")),
]
