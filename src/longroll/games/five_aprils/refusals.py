"""Every reason for which an action may be refused: one table, with the code, the rule and the facts of each.

A judging function answers with one number: 0 if it allows the action, otherwise a reason of this table with the thing
that it is about (a unit, a hex, a formation) packed on top by `refuse`.
"""

from typing import Final, NamedTuple


class Reason(NamedTuple):
    """`packed` says what thing is packed on top of the reason; `facts` what else is known about the case."""

    code: str
    rule: str
    packed: str = ""
    facts: str = ""


# --- at any time
GAME_OVER: Final = 1
UNKNOWN_HEX: Final = 2
UNKNOWN_TARGET: Final = 3
UNKNOWN_UNIT: Final = 4
UNKNOWN_DIVISION: Final = 5

# --- not in this step
NO_MOVEMENT_NOW: Final = 10
NO_COMBAT_NOW: Final = 11
NO_COMBAT_AT_NIGHT: Final = 12
RETREATS_FIRST: Final = 13
RETREATS_OVER: Final = 14
COMBAT_UNFINISHED: Final = 15
NO_TARGET_YET: Final = 16
NO_RETREAT_YET: Final = 17
NO_MORALE_NOW: Final = 18
NO_LOSS_DUE: Final = 19
NO_RETREAT_DUE: Final = 20
NO_STAND_NOW: Final = 21
NO_ADVANCE_NOW: Final = 22
NO_BUILDING_NOW: Final = 23

# --- movement and entry
OTHER_FORMATION: Final = 30
NOT_ON_MAP: Final = 31
LEFT_OUT: Final = 32
HAS_MOVED: Final = 33
NOT_ARRIVED: Final = 34
NOT_ROLLED: Final = 35
NO_WAY_OUT: Final = 36
NOT_TAKEN: Final = 37
SAME_HEX: Final = 38
ENEMY_HEX: Final = 39
BARRED_TERRAIN: Final = 40
BARRED_RIVER: Final = 41
BARRED_SLOPE: Final = 42
FULL_ROAD: Final = 43
FULL_HEX: Final = 44
ZONE_TO_ZONE: Final = 45
ZONE_ON_WAY: Final = 46
NIGHT_ZONE: Final = 47
TOO_FAR: Final = 48
MUST_UNSTACK: Final = 49
ENTRY_BLOCKED: Final = 50
ENTRY_WAITS: Final = 51

# --- who attacks whom
FIGHT_NOT_ON_MAP: Final = 60
NOT_YOURS: Final = 61
HAS_ATTACKED: Final = 62
HAS_FALLEN_BACK: Final = 63
OVERSTACKED: Final = 65
NO_ENEMY_THERE: Final = 66
ALREADY_ATTACKED: Final = 67
NOT_ADJACENT: Final = 68
RIVER_BETWEEN: Final = 69
ONLY_GUNS_AT_GUNBOATS: Final = 70
GUNS_IN_ZONE: Final = 71
OUT_OF_RANGE: Final = 72
NOT_IN_SIGHT: Final = 73
NO_ATTACKER: Final = 74
DECLARED_ALREADY: Final = 75
NOT_ALL_REACH: Final = 76
SPLITS_DUTY: Final = 77
DUTY_ELSEWHERE: Final = 78
NOBODY_ATTACKS: Final = 79
NO_STRENGTH: Final = 80
BOMBARD_ONE_HEX: Final = 81
GUNS_TOO_WEAK: Final = 82
MUST_JOIN: Final = 83
NOT_A_BOAT: Final = 84
NOT_STUCK: Final = 85
MUST_BE_ATTACKED: Final = 86
MUST_ATTACK: Final = 87

# --- Automatic Retreats
NOBODY_IN_ZONE: Final = 90
MUST_YIELD: Final = 91
ALL_OR_NONE: Final = 92
CANNOT_COVER: Final = 93
NOT_LEAVING: Final = 94
NOT_FREED: Final = 95
LAST_TO_LEAVE: Final = 96

# --- results of a combat
NOT_ATTACKERS_MORALE: Final = 100
NOT_DEFENDERS_MORALE: Final = 101
LOSS_NOT_YOURS: Final = 102
NOT_IN_COMBAT: Final = 103
GUNS_UNHURT: Final = 104
FIRST_LOSS: Final = 105
NOTHING_TO_RETREAT: Final = 106
RETREAT_IN_PROGRESS: Final = 107
STAND_NOT_IN_COMBAT: Final = 108
HAS_RETREATED: Final = 109
RETREAT_NOT_BESIDE: Final = 110
RETREAT_INTO_ENEMY: Final = 111
RETREAT_INTO_ZONE: Final = 112
RETREAT_OVER_TERRAIN: Final = 113
RETREAT_BACK: Final = 114
RETREAT_ZONE_FIRST: Final = 115
RETREAT_SIDEWAYS: Final = 116
RETREAT_CROWDED: Final = 117
RETREAT_NEARER: Final = 118
ADVANCE_NOT_IN_COMBAT: Final = 119
DEFENDER_STAYS: Final = 120
ATTACKERS_DRIVEN: Final = 121
HAS_ADVANCED: Final = 122
GUNS_NEVER_ADVANCE: Final = 123
NOT_VACATED: Final = 124
NOT_BESIDE: Final = 125
ADVANCE_BARRED: Final = 126

# --- the five battles
NO_COMMITMENT: Final = 130
NO_BUILDING: Final = 131
RUN_NOT_CROSSED: Final = 132
RUN_CLOSED_TO_SOUTH: Final = 133
ATTACK_OVER_RUN: Final = 134
NEXT_TO_GUNS: Final = 135
MISSOURI_HOLDS: Final = 136
OTHER_DIVISION_FIRST: Final = 137
CAVALRY_AVOIDS_ZONES: Final = 138
WALLACE_HEX: Final = 139
BOATS_KEEP_RIVER: Final = 140
BOATS_DO_NOT_RETREAT: Final = 141
BUFORD_HOLDS_RUN: Final = 142
BUFORD_LAST_RESORT: Final = 143
RESERVE_TO_POST: Final = 144
RESERVE_STAYS: Final = 145
RESERVE_HURRIES: Final = 146
DIVISION_MUST_MOVE: Final = 147
DIVISION_HAS_MOVED: Final = 148
NOT_OF_CORPS: Final = 149
DIVISION_NOT_IN_PLAY: Final = 150
DIVISION_COMMITTED: Final = 151
ONLY_FIRST_DRAW: Final = 152
NOT_AT_NIGHT: Final = 153
BUILD_NOT_ON_MAP: Final = 154
BUILD_NOT_YOURS: Final = 155
NOT_ON_A_HILL: Final = 156
ONLY_INFANTRY_BUILDS: Final = 157
BUILDER_MOVED: Final = 158
FORTIFIED_ALREADY: Final = 159

# --- readings that are options
COVERS_FROM_BESIDE: Final = 160
NOT_IN_DEFENDERS_ZONE: Final = 161
RESERVE_MUST_ENTER: Final = 162
THREE_HAVE_COME: Final = 163
NOT_TO_ROLL_FOR: Final = 164
RUN_BARS_ATTACK: Final = 165

# --- the units of a hex that is attacked
NOT_LEFT_OUT: Final = 166

# --- one hex at a time, in every kind of retreat
CHECK_NOT_BESIDE: Final = 167
CHOSEN_NOT_BESIDE: Final = 168
YIELD_NOT_BESIDE: Final = 169
CLEARING_NOT_BESIDE: Final = 170
CROWD_NOT_BESIDE: Final = 171

REASONS: Final[dict[int, Reason]] = {
    GAME_OVER: Reason("game-over", ""),
    UNKNOWN_HEX: Reason("unknown-place", "A5A-4.4-a"),
    UNKNOWN_TARGET: Reason("unknown-place", "A5A-6.2.1-a"),
    UNKNOWN_UNIT: Reason("unknown-unit", "A5A-2.2-k"),
    UNKNOWN_DIVISION: Reason("unknown-division", "A5A-15.4-b"),
    NO_MOVEMENT_NOW: Reason("no-movement-now", "A5A-4.1-a"),
    NO_COMBAT_NOW: Reason("no-combat-now", "A5A-4.1-e"),
    NO_COMBAT_AT_NIGHT: Reason("no-combat-now", "A5A-9.0-a"),
    RETREATS_FIRST: Reason("retreats-first", "A5A-6.1-g"),
    RETREATS_OVER: Reason("retreats-over", "A5A-6.1-g"),
    COMBAT_UNFINISHED: Reason("combat-unfinished", "A5A-6.1-f"),
    NO_TARGET_YET: Reason("no-target-yet", "A5A-6.2.1-a"),
    NO_RETREAT_YET: Reason("no-target-yet", "A5A-6.2.2-a"),
    NO_MORALE_NOW: Reason("no-morale-now", "A5A-6.2.5-a"),
    NO_LOSS_DUE: Reason("no-loss-due", "A5A-6.3.1-a"),
    NO_RETREAT_DUE: Reason("no-retreat-due", "A5A-6.5-a"),
    NO_STAND_NOW: Reason("no-stand-now", "A5A-6.3.4-a"),
    NO_ADVANCE_NOW: Reason("no-advance-now", "A5A-6.6-h"),
    NO_BUILDING_NOW: Reason("no-building-now", "A5A-15.2-a"),
    OTHER_FORMATION: Reason("other-formation", "A5A-4.1-a", "formation", "marker"),
    NOT_ON_MAP: Reason("not-on-map", "A5A-4.1-a", "unit", "presence"),
    LEFT_OUT: Reason("left-out", "A5A-14.6-a", "unit"),
    HAS_MOVED: Reason("has-moved", "A5A-4.1-a", "unit"),
    NOT_ARRIVED: Reason("not-arrived", "A5A-8.1-c", "unit", "arrival"),
    NOT_ROLLED: Reason("not-rolled", "A5A-16.2-a", "unit"),
    NO_WAY_OUT: Reason("no-way-out", "A5A-5.0-h", "unit", "zone-of-unit"),
    NOT_TAKEN: Reason("not-taken", "A5A-4.1-a"),
    SAME_HEX: Reason("same-hex", "A5A-4.2-a", "hex"),
    ENEMY_HEX: Reason("enemy-hex", "A5A-4.2-k", "hex", "units"),
    BARRED_TERRAIN: Reason("barred-terrain", "A5A-4.2-i", "hex", "terrain"),
    BARRED_RIVER: Reason("barred-river", "A5A-4.2-i", "hex"),
    BARRED_SLOPE: Reason("barred-slope", "A5A-4.2-i", "hex", "arm"),
    FULL_ROAD: Reason("full-road", "A5A-4.2-f", "hex", "units"),
    FULL_HEX: Reason("full-hex", "A5A-4.3-b", "hex", "units"),
    ZONE_TO_ZONE: Reason("zone-to-zone", "A5A-5.0-f", "hex", "zone"),
    ZONE_ON_WAY: Reason("zone-on-way", "A5A-5.0-e", "hex", "zone"),
    NIGHT_ZONE: Reason("night-zone", "A5A-9.0-b", "hex", "zone"),
    TOO_FAR: Reason("too-far", "A5A-4.2-g", "hex", "points"),
    MUST_UNSTACK: Reason("must-unstack", "A5A-4.3-g", "unit", "stack"),
    ENTRY_BLOCKED: Reason("entry-blocked", "A5A-8.2-d", "hex", "units"),
    ENTRY_WAITS: Reason("entry-waits", "A5A-14.4-b", "hex", "units"),
    FIGHT_NOT_ON_MAP: Reason("not-on-map", "A5A-6.2.1-a", "unit", "presence"),
    NOT_YOURS: Reason("not-yours", "A5A-6.0-a", "unit"),
    HAS_ATTACKED: Reason("has-attacked", "A5A-6.1-e", "unit"),
    HAS_FALLEN_BACK: Reason("has-fallen-back", "A5A-6.2.2-i", "unit"),
    OVERSTACKED: Reason("overstacked", "A5A-4.3-e", "unit"),
    NO_ENEMY_THERE: Reason("no-enemy-there", "A5A-6.2.1-a", "hex"),
    ALREADY_ATTACKED: Reason("already-attacked", "A5A-6.1-e", "hex"),
    NOT_ADJACENT: Reason("not-adjacent", "A5A-6.2.1-f", "unit", "target"),
    RIVER_BETWEEN: Reason("river-between", "A5A-7.1-c", "hex"),
    ONLY_GUNS_AT_GUNBOATS: Reason("only-guns-at-gunboats", "A5A-14.3-h", "hex"),
    GUNS_IN_ZONE: Reason("guns-in-zone", "A5A-7.1-e", "unit", "zone-of-unit"),
    OUT_OF_RANGE: Reason("out-of-range", "A5A-7.1-b", "hex", "range"),
    NOT_IN_SIGHT: Reason("not-in-sight", "A5A-7.1-j", "hex"),
    NO_ATTACKER: Reason("no-attacker", "A5A-6.2.1-f", "hex"),
    DECLARED_ALREADY: Reason("declared-already", "A5A-6.2.1-a", "hex"),
    NOT_ALL_REACH: Reason("not-all-reach", "A5A-6.2.1-f", "unit", "unreached"),
    SPLITS_DUTY: Reason("splits-duty", "A5A-6.1-j", "unit"),
    DUTY_ELSEWHERE: Reason("duty-elsewhere", "A5A-6.1-j", "hex", "duty"),
    NOBODY_ATTACKS: Reason("nobody-attacks", "A5A-6.2.1-a"),
    NO_STRENGTH: Reason("no-strength", "A5A-6.2.2-d"),
    BOMBARD_ONE_HEX: Reason("bombard-one-hex", "A5A-7.2-a"),
    GUNS_TOO_WEAK: Reason("guns-too-weak", "A5A-7.2-b", "hex", "bombardment"),
    MUST_JOIN: Reason("must-join", "A5A-6.1-c", "unit"),
    NOT_A_BOAT: Reason("not-a-boat", "A5A-14.3-g", "unit"),
    NOT_STUCK: Reason("not-stuck", "A5A-6.1-f"),
    MUST_BE_ATTACKED: Reason("must-be-attacked", "A5A-6.1-a", "hex"),
    MUST_ATTACK: Reason("must-attack", "A5A-6.1-c", "unit", "zone-of-unit"),
    NOBODY_IN_ZONE: Reason("nobody-in-zone", "A5A-6.2.2-e", "hex"),
    MUST_YIELD: Reason("must-yield", "A5A-6.2.2-d", "unit"),
    ALL_OR_NONE: Reason("all-or-none", "A5A-6.2.2-e", "unit", "cover"),
    CANNOT_COVER: Reason("cannot-cover", "A5A-6.2.2-f", "unit", "target"),
    NOT_LEAVING: Reason("not-leaving", "A5A-6.2.2-h", "unit", "target"),
    NOT_FREED: Reason("not-freed", "A5A-6.2.2-h", "unit"),
    LAST_TO_LEAVE: Reason("last-to-leave", "A5A-6.2.2-h", "unit"),
    NOT_ATTACKERS_MORALE: Reason("not-its-morale", "A5A-6.2.5-a", "", "morale-values"),
    NOT_DEFENDERS_MORALE: Reason("not-its-morale", "A5A-6.2.5-b", "", "morale-values"),
    LOSS_NOT_YOURS: Reason("not-yours", "A5A-6.3.1-b", "unit"),
    NOT_IN_COMBAT: Reason("not-in-combat", "A5A-6.3.1-b", "unit"),
    GUNS_UNHURT: Reason("guns-unhurt", "A5A-6.2.6-g", "unit"),
    FIRST_LOSS: Reason("first-loss", "A5A-6.3.1-a", "unit", "morale-used"),
    NOTHING_TO_RETREAT: Reason("nothing-to-retreat", "A5A-6.5-a", "unit"),
    RETREAT_IN_PROGRESS: Reason("retreat-in-progress", "A5A-6.5-d", "unit"),
    STAND_NOT_IN_COMBAT: Reason("not-in-combat", "A5A-6.3.4-a", "unit"),
    HAS_RETREATED: Reason("has-retreated", "A5A-6.3.4-a", "unit"),
    RETREAT_NOT_BESIDE: Reason("retreat-not-beside", "A5A-6.3.2-a", "unit"),
    RETREAT_INTO_ENEMY: Reason("retreat-into-enemy", "A5A-6.5-g", "hex", "units"),
    RETREAT_INTO_ZONE: Reason("retreat-into-zone", "A5A-6.5-h", "hex", "zone"),
    RETREAT_OVER_TERRAIN: Reason("retreat-over-terrain", "A5A-6.5-i", "hex"),
    RETREAT_BACK: Reason("retreat-back", "A5A-6.5-r", "hex"),
    RETREAT_ZONE_FIRST: Reason("retreat-zone-first", "A5A-6.5-n", "hex", "retreat"),
    RETREAT_SIDEWAYS: Reason("retreat-sideways", "A5A-6.5-o", "hex", "retreat"),
    RETREAT_CROWDED: Reason("retreat-crowded", "A5A-6.5-p", "hex", "retreat"),
    RETREAT_NEARER: Reason("retreat-nearer", "A5A-6.5-q", "hex", "retreat"),
    ADVANCE_NOT_IN_COMBAT: Reason("not-in-combat", "A5A-6.6-a", "unit"),
    DEFENDER_STAYS: Reason("defender-stays", "A5A-6.6-c", "unit"),
    ATTACKERS_DRIVEN: Reason("attackers-driven", "A5A-6.6-b", "unit"),
    HAS_ADVANCED: Reason("has-advanced", "A5A-6.6-g", "unit"),
    GUNS_NEVER_ADVANCE: Reason("guns-never-advance", "A5A-6.6-f", "unit"),
    NOT_VACATED: Reason("not-vacated", "A5A-6.6-a", "hex"),
    NOT_BESIDE: Reason("not-beside", "A5A-6.6-a", "unit"),
    ADVANCE_BARRED: Reason("advance-barred", "A5A-6.6-a", "hex"),
    NO_COMMITMENT: Reason("no-commitment", "A5A-4.1-d"),
    NO_BUILDING: Reason("no-building", "A5A-10.0-a"),
    RUN_NOT_CROSSED: Reason("run-not-crossed", "A5A-12.1-a", "hex"),
    RUN_CLOSED_TO_SOUTH: Reason("run-closed-to-south", "A5A-12.1-d", "hex"),
    ATTACK_OVER_RUN: Reason("attack-over-run", "A5A-12.1-b", "hex"),
    RUN_BARS_ATTACK: Reason("run-bars-attack", "A5A-12.1-b", "hex"),
    NEXT_TO_GUNS: Reason("next-to-guns", "A5A-13.1-a", "hex", "guns"),
    MISSOURI_HOLDS: Reason("missouri-holds", "A5A-13.2-a", "unit"),
    OTHER_DIVISION_FIRST: Reason("other-division-first", "A5A-13.4-b", "unit"),
    CAVALRY_AVOIDS_ZONES: Reason("cavalry-avoids-zones", "A5A-14.6-b", "hex", "zone"),
    WALLACE_HEX: Reason("wallace-hex", "A5A-14.6-e", "hex"),
    BOATS_KEEP_RIVER: Reason("boats-keep-river", "A5A-14.3-b", "hex"),
    BOATS_DO_NOT_RETREAT: Reason("boats-do-not-retreat", "A5A-RUL-63", "unit"),
    BUFORD_HOLDS_RUN: Reason("buford-holds-run", "A5A-15.3-a", "hex"),
    BUFORD_LAST_RESORT: Reason("buford-last-resort", "A5A-15.3-b", "hex", "retreat"),
    RESERVE_TO_POST: Reason("reserve-to-post", "A5A-15.3-d", "unit"),
    RESERVE_STAYS: Reason("reserve-stays", "A5A-15.3-d", "hex"),
    RESERVE_HURRIES: Reason("reserve-hurries", "A5A-15.3-d", "hex"),
    DIVISION_MUST_MOVE: Reason("division-must-move", "A5A-15.4-c", "formation"),
    DIVISION_HAS_MOVED: Reason("division-has-moved", "A5A-15.4-e", "unit"),
    NOT_OF_CORPS: Reason("not-of-corps", "A5A-15.4-b", "", "marker"),
    DIVISION_NOT_IN_PLAY: Reason("division-not-in-play", "A5A-15.4-b"),
    DIVISION_COMMITTED: Reason("division-committed", "A5A-15.4-f"),
    ONLY_FIRST_DRAW: Reason("only-first-draw", "A5A-15.4-c"),
    NOT_AT_NIGHT: Reason("not-at-night", "A5A-15.2-a"),
    BUILD_NOT_ON_MAP: Reason("not-on-map", "A5A-15.2-a", "unit", "presence"),
    BUILD_NOT_YOURS: Reason("not-yours", "A5A-15.2-a", "unit"),
    NOT_ON_A_HILL: Reason("not-on-a-hill", "A5A-15.2-a", "hex", "terrain"),
    ONLY_INFANTRY_BUILDS: Reason("only-infantry-builds", "A5A-15.2-a", "unit"),
    BUILDER_MOVED: Reason("builder-moved", "A5A-15.2-a", "unit"),
    FORTIFIED_ALREADY: Reason("fortified-already", "A5A-10.0-c", "hex"),
    COVERS_FROM_BESIDE: Reason("covers-from-beside", "A5A-6.2.2-f", "unit"),
    NOT_IN_DEFENDERS_ZONE: Reason("not-in-defenders-zone", "A5A-7.2-k"),
    RESERVE_MUST_ENTER: Reason("reserve-must-enter", "A5A-15.3-d", "unit"),
    THREE_HAVE_COME: Reason("three-have-come", "A5A-16.2-b", "unit"),
    NOT_TO_ROLL_FOR: Reason("not-to-roll-for", "A5A-16.2-c", "unit"),
    NOT_LEFT_OUT: Reason("not-left-out", "A5A-6.2.1-e", "unit", "attacked"),
    CHECK_NOT_BESIDE: Reason("retreat-not-beside", "A5A-6.3.3-a", "unit"),
    CHOSEN_NOT_BESIDE: Reason("retreat-not-beside", "A5A-6.3.4-a", "unit"),
    YIELD_NOT_BESIDE: Reason("retreat-not-beside", "A5A-6.2.2-c", "unit"),
    CLEARING_NOT_BESIDE: Reason("retreat-not-beside", "A5A-6.5-r", "unit"),
    CROWD_NOT_BESIDE: Reason("retreat-not-beside", "A5A-6.5-s", "unit"),
}
