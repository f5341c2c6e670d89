"""Every reason for which an action may be refused: its code, the rule that forbids it, and what it points at.

A judging function answers with one number: 0 if it allows the action, otherwise a reason of this table with the thing
that it points at (a unit, a box) packed on top by `refuse`.
"""

from typing import Final, NamedTuple

GAME_OVER: Final = 1
WRONG_PHASE: Final = 2
NO_MARCH_LEFT: Final = 3
NO_SUCH_LINE: Final = 4
COMES_BACK: Final = 5
NO_UNIT_THERE: Final = 6
MARCH_NOT_BEGUN: Final = 7
MARCH_NOT_ENDED: Final = 8
UNIT_NOT_TAKEN: Final = 9
UNIT_TAKEN: Final = 10
NOBODY_HAS_ACTED: Final = 11
NOT_ON_MAP: Final = 12
ENEMY_UNIT: Final = 13
ELSEWHERE: Final = 14
TWO_MARCHES: Final = 15
TOO_FAR: Final = 16
CAVALRY_TOO_FAR: Final = 17
ONE_KIND_OF_LINE: Final = 18
RAIL_NOT_FRIENDLY: Final = 19
RIVER_NOT_COMBINED: Final = 20
MUST_STOP: Final = 21
IN_BATTLE: Final = 22
NO_FRIENDLY_WAY: Final = 23
LEAVE_TO_FRIENDLY: Final = 24
FIRST_TURN_INVASION: Final = 25
SECOND_JUMP: Final = 26
JUMP_INTO_ENEMY: Final = 27
JUMP_OVER_CAVALRY: Final = 28
JUMP_BY_RIVER: Final = 29
UPSTREAM_JUMP: Final = 30
UPSTREAM_FIRST_LINE: Final = 31
SOUTHERN_RIVER_JUMP: Final = 32
RIVER_JUMP_INTO_ENEMY: Final = 33
SECOND_RIVER_JUMP: Final = 34
SOUTH_AT_SEA: Final = 35
SHARED_MARCH: Final = 36
NOT_IN_PORT: Final = 37
NOT_A_PORT: Final = 38
SAME_PORT: Final = 39
NOT_A_UNION_PORT: Final = 40
MARCHED_BEFORE_SAILING: Final = 41
SAILED_ALREADY: Final = 42
SAILED_REINFORCEMENT: Final = 43
NO_SIX: Final = 44
NOT_FROM_BASE: Final = 45
SECOND_INVASION_PORT: Final = 46
PORT_NOT_YET_TAKEN: Final = 47
ALREADY_DIGGING: Final = 48
TWO_MARCHES_TO_DIG: Final = 49
ENEMY_AT_HAND: Final = 50
ALREADY_ENTRENCHED: Final = 51
POTOMAC: Final = 52
NO_BATTLE_THERE: Final = 53
BATTLE_NOT_CHOSEN: Final = 54
BATTLE_NOT_FINISHED: Final = 55
DECIDE_FIRST: Final = 56
STANDS_ALREADY: Final = 57
NOT_A_TARGET: Final = 58
TARGET_LEFT_OUT: Final = 59
TARGET_TWICE: Final = 60
TARGETS_NOT_DECLARED: Final = 61
TARGETS_FIXED: Final = 62
REINFORCE_FIRST_ROUND: Final = 63
REINFORCE_TOO_LATE: Final = 64
ONE_FROM_EACH_BOX: Final = 65
SOURCE_NOT_JOINED: Final = 66
SOURCE_NOT_HELD: Final = 67
FIGHTS_ALREADY: Final = 68
NOT_YOURS_TO_BRING: Final = 69
HAS_RETREATED: Final = 70
HAS_WITHDRAWN: Final = 71
SOURCE_CONTESTED: Final = 72
HAS_FOUGHT: Final = 73
TOO_FEW_LEFT: Final = 74
RETREAT_FIRST_ROUND: Final = 75
RETREAT_AFTER_SECOND: Final = 76
RETREAT_TOO_LATE: Final = 77
REINFORCED_ALREADY: Final = 78
RETREAT_NOT_JOINED: Final = 79
RETREAT_INTO_ENEMY: Final = 80
RETREAT_INTO_CITY: Final = 81
RETREAT_TO_ENEMY_ORIGIN: Final = 82
RETREAT_TO_OWN: Final = 83
NOT_ALL_CAVALRY: Final = 84
ATTACKER_WITHDRAWS: Final = 85
WITHDRAW_AFTER_FIRST: Final = 86
WITHDRAW_TOO_LATE: Final = 87
WITHDRAW_REINFORCED: Final = 88
NOT_WITHDRAWING: Final = 89
WITHDRAWING: Final = 90
RIDE_NOT_JOINED: Final = 91
RIDE_INTO_ENEMY: Final = 92
RIDE_INTO_CITY: Final = 93
RIDE_TO_ENEMY_ORIGIN: Final = 94
NO_WAY_OUT: Final = 95
CAVALRY_PURSUES: Final = 96
CAVALRY_AMONG_ATTACKERS: Final = 97
CRACK_ALREADY: Final = 98
NO_COUNTER_LEFT: Final = 99
NOT_IN_THE_BATTLE: Final = 100
BATTLE_NOT_WON: Final = 101
BATTLE_OVER: Final = 102
NOT_YOURS_TO_PROMOTE: Final = 103
ONE_PROMOTION: Final = 104
PROMOTED_ALREADY: Final = 105
DIE_SPENT: Final = 106
POOL_EMPTY: Final = 107
NO_NUMBER: Final = 108
CITY_USED: Final = 109
CITY_NOT_HELD: Final = 110
AT_MAXIMUM: Final = 111
NOT_DRAFTED: Final = 112
UNKNOWN_PLACE: Final = 113
UNKNOWN_UNIT: Final = 114
UNKNOWN_ARM: Final = 115
ENEMY_IN_CITY: Final = 116

NOTHING: Final = ""
BOX: Final = "box"
PIECE: Final = "unit"


class Reason(NamedTuple):
    code: str
    rule: str
    points_at: str = NOTHING


REASONS: Final[dict[int, Reason]] = {
    GAME_OVER: Reason("game-over", ""),  # the rule is that of the ending
    WRONG_PHASE: Reason("wrong-phase", "AHD-3.0-c"),
    NO_MARCH_LEFT: Reason("no-march-left", "AHD-4.0-a"),
    NO_SUCH_LINE: Reason("no-such-line", "AHD-1.2-a"),
    COMES_BACK: Reason("comes-back", "AHD-4.0-c"),
    NO_UNIT_THERE: Reason("no-unit-there", "AHD-4.0-c", BOX),
    MARCH_NOT_BEGUN: Reason("march-not-begun", "AHD-4.0-c"),
    MARCH_NOT_ENDED: Reason("march-not-ended", "AHD-4.0-c", BOX),
    UNIT_NOT_TAKEN: Reason("unit-not-taken", "AHD-4.0-c"),
    UNIT_TAKEN: Reason("unit-taken", "AHD-4.0-c", PIECE),
    NOBODY_HAS_ACTED: Reason("nobody-has-acted", "AHD-4.0-c", BOX),
    NOT_ON_MAP: Reason("not-on-map", "AHD-4.0-c", PIECE),
    ENEMY_UNIT: Reason("enemy-unit", "AHD-4.0-c", PIECE),
    ELSEWHERE: Reason("elsewhere", "AHD-4.0-d", BOX),
    TWO_MARCHES: Reason("two-marches", "AHD-4.0-f", PIECE),
    TOO_FAR: Reason("too-far", "AHD-4.0-g"),
    CAVALRY_TOO_FAR: Reason("cavalry-too-far", "AHD-4.0-k"),
    ONE_KIND_OF_LINE: Reason("one-kind-of-line", "AHD-4.0-h"),
    RAIL_NOT_FRIENDLY: Reason("rail-not-friendly", "AHD-4.0-j", BOX),
    RIVER_NOT_COMBINED: Reason("river-not-combined", "AHD-4.0-l"),
    MUST_STOP: Reason("must-stop", "AHD-4.0-n", BOX),
    IN_BATTLE: Reason("in-battle", "AHD-4.0-o", BOX),
    NO_FRIENDLY_WAY: Reason("no-friendly-way", "AHD-4.0-o", BOX),
    LEAVE_TO_FRIENDLY: Reason("leave-to-friendly", "AHD-4.0-o", BOX),
    FIRST_TURN_INVASION: Reason("first-turn-invasion", "AHD-4.1-b", BOX),
    SECOND_JUMP: Reason("second-jump", "AHD-4.2.1-b", PIECE),
    JUMP_INTO_ENEMY: Reason("jump-into-enemy", "AHD-4.2.1-c", BOX),
    JUMP_OVER_CAVALRY: Reason("jump-over-cavalry", "AHD-4.2.1-d", BOX),
    JUMP_BY_RIVER: Reason("jump-by-river", "AHD-4.2.1-e", BOX),
    UPSTREAM_JUMP: Reason("upstream-jump", "AHD-4.2.2-b", BOX),
    UPSTREAM_FIRST_LINE: Reason("upstream-first-line", "AHD-4.2.2-b", BOX),
    SOUTHERN_RIVER_JUMP: Reason("southern-river-jump", "AHD-4.2.2-c", BOX),
    RIVER_JUMP_INTO_ENEMY: Reason("river-jump-into-enemy", "AHD-4.2.2-d", BOX),
    SECOND_RIVER_JUMP: Reason("second-river-jump", "AHD-4.2.2-f", PIECE),
    SOUTH_AT_SEA: Reason("south-at-sea", "AHD-4.2.3-a"),
    SHARED_MARCH: Reason("shared-march", "AHD-4.2.3-b", BOX),
    NOT_IN_PORT: Reason("not-in-port", "AHD-4.2.3-c", BOX),
    NOT_A_PORT: Reason("not-a-port", "AHD-4.2.3-d", BOX),
    SAME_PORT: Reason("same-port", "AHD-4.2.3-d", BOX),
    NOT_A_UNION_PORT: Reason("not-a-union-port", "AHD-4.2.3-d", BOX),
    MARCHED_BEFORE_SAILING: Reason("marched-before-sailing", "AHD-4.2.3-e", PIECE),
    SAILED_ALREADY: Reason("sailed-already", "AHD-4.2.3-e", PIECE),
    SAILED_REINFORCEMENT: Reason("sailed-reinforcement", "AHD-4.2.3-f", PIECE),
    NO_SIX: Reason("no-six", "AHD-4.2.4-a", BOX),
    NOT_FROM_BASE: Reason("not-from-base", "AHD-4.2.4-b", BOX),
    SECOND_INVASION_PORT: Reason("second-invasion-port", "AHD-4.2.4-b", BOX),
    PORT_NOT_YET_TAKEN: Reason("port-not-yet-taken", "AHD-4.2.4-g", BOX),
    ALREADY_DIGGING: Reason("already-digging", "AHD-4.2.5-a", PIECE),
    TWO_MARCHES_TO_DIG: Reason("two-marches-to-dig", "AHD-4.2.5-c", BOX),
    ENEMY_AT_HAND: Reason("enemy-at-hand", "AHD-4.2.5-d", BOX),
    ALREADY_ENTRENCHED: Reason("already-entrenched", "AHD-4.2.5-j", PIECE),
    POTOMAC: Reason("potomac", "AHD-4.2.6-a", BOX),
    NO_BATTLE_THERE: Reason("no-battle-there", "AHD-5.0-a", BOX),
    BATTLE_NOT_CHOSEN: Reason("battle-not-chosen", "AHD-5.0-c"),
    BATTLE_NOT_FINISHED: Reason("battle-not-finished", "AHD-5.0-c", BOX),
    DECIDE_FIRST: Reason("decide-first", "AHD-5.0-d", BOX),
    STANDS_ALREADY: Reason("stands-already", "AHD-5.0-d", BOX),
    NOT_A_TARGET: Reason("not-a-target", "AHD-5.1-a", PIECE),
    TARGET_LEFT_OUT: Reason("target-left-out", "AHD-5.1-b", PIECE),
    TARGET_TWICE: Reason("target-twice", "AHD-5.1-c", PIECE),
    TARGETS_NOT_DECLARED: Reason("targets-not-declared", "AHD-5.1-e"),
    TARGETS_FIXED: Reason("targets-fixed", "AHD-5.1-e"),
    REINFORCE_FIRST_ROUND: Reason("reinforce-first-round", "AHD-5.2.4-a"),
    REINFORCE_TOO_LATE: Reason("reinforce-too-late", "AHD-5.2.4-a"),
    ONE_FROM_EACH_BOX: Reason("one-from-each-box", "AHD-5.2.4-b", BOX),
    SOURCE_NOT_JOINED: Reason("source-not-joined", "AHD-5.2.4-b", BOX),
    SOURCE_NOT_HELD: Reason("source-not-held", "AHD-5.2.4-b", BOX),
    FIGHTS_ALREADY: Reason("fights-already", "AHD-5.2.4-b", PIECE),
    NOT_YOURS_TO_BRING: Reason("not-yours-to-bring", "AHD-5.2.4-b", PIECE),
    HAS_RETREATED: Reason("has-retreated", "AHD-5.2.4-c", PIECE),
    HAS_WITHDRAWN: Reason("has-withdrawn", "AHD-5.2.4-c", PIECE),
    SOURCE_CONTESTED: Reason("source-contested", "AHD-5.2.4-d", BOX),
    HAS_FOUGHT: Reason("has-fought", "AHD-5.2.4-e", PIECE),
    TOO_FEW_LEFT: Reason("too-few-left", "AHD-5.2.4-f", BOX),
    RETREAT_FIRST_ROUND: Reason("retreat-first-round", "AHD-5.2.5-a"),
    RETREAT_AFTER_SECOND: Reason("retreat-after-second", "AHD-5.2.5-a"),
    RETREAT_TOO_LATE: Reason("retreat-too-late", "AHD-5.2.5-a"),
    REINFORCED_ALREADY: Reason("reinforced-already", "AHD-5.2.5-a"),
    RETREAT_NOT_JOINED: Reason("retreat-not-joined", "AHD-5.2.5-b", BOX),
    RETREAT_INTO_ENEMY: Reason("retreat-into-enemy", "AHD-5.2.5-c", BOX),
    RETREAT_INTO_CITY: Reason("retreat-into-city", "AHD-5.2.5-d", BOX),
    RETREAT_TO_ENEMY_ORIGIN: Reason("retreat-to-enemy-origin", "AHD-5.2.5-e", BOX),
    RETREAT_TO_OWN: Reason("retreat-to-own", "AHD-5.2.5-f", BOX),
    NOT_ALL_CAVALRY: Reason("not-all-cavalry", "AHD-5.2.6-a", PIECE),
    ATTACKER_WITHDRAWS: Reason("attacker-withdraws", "AHD-5.2.6-a"),
    WITHDRAW_AFTER_FIRST: Reason("withdraw-after-first", "AHD-5.2.6-a"),
    WITHDRAW_TOO_LATE: Reason("withdraw-too-late", "AHD-5.2.6-a"),
    WITHDRAW_REINFORCED: Reason("withdraw-reinforced", "AHD-5.2.6-a"),
    NOT_WITHDRAWING: Reason("not-withdrawing", "AHD-5.2.6-a"),
    WITHDRAWING: Reason("withdrawing", "AHD-5.2.6-b", PIECE),
    RIDE_NOT_JOINED: Reason("ride-not-joined", "AHD-5.2.6-b", BOX),
    RIDE_INTO_ENEMY: Reason("ride-into-enemy", "AHD-5.2.6-b", BOX),
    RIDE_INTO_CITY: Reason("ride-into-city", "AHD-5.2.6-b", BOX),
    RIDE_TO_ENEMY_ORIGIN: Reason("ride-to-enemy-origin", "AHD-5.2.6-b", BOX),
    NO_WAY_OUT: Reason("no-way-out", "AHD-5.2.6-b", BOX),
    CAVALRY_PURSUES: Reason("cavalry-pursues", "AHD-5.2.6-c", BOX),
    CAVALRY_AMONG_ATTACKERS: Reason("cavalry-among-attackers", "AHD-5.2.6-c", PIECE),
    CRACK_ALREADY: Reason("crack-already", "AHD-6.0-a", PIECE),
    NO_COUNTER_LEFT: Reason("no-counter-left", "AHD-6.0-b", PIECE),
    NOT_IN_THE_BATTLE: Reason("not-in-the-battle", "AHD-6.0-c", PIECE),
    BATTLE_NOT_WON: Reason("battle-not-won", "AHD-6.0-c"),
    BATTLE_OVER: Reason("battle-over", "AHD-6.0-c", BOX),
    NOT_YOURS_TO_PROMOTE: Reason("not-yours-to-promote", "AHD-6.0-d", PIECE),
    ONE_PROMOTION: Reason("one-promotion", "AHD-6.0-d", PIECE),
    PROMOTED_ALREADY: Reason("promoted-already", "AHD-6.0-e", PIECE),
    DIE_SPENT: Reason("die-spent", "AHD-7.0-a"),
    POOL_EMPTY: Reason("pool-empty", "AHD-7.0-b"),
    NO_NUMBER: Reason("no-number", "AHD-7.0-c", BOX),
    CITY_USED: Reason("city-used", "AHD-7.0-d", BOX),
    CITY_NOT_HELD: Reason("city-not-held", "AHD-7.0-e", BOX),
    ENEMY_IN_CITY: Reason("enemy-in-city", "AHD-7.0-e", BOX),
    AT_MAXIMUM: Reason("at-maximum", "AHD-7.0-h"),
    NOT_DRAFTED: Reason("not-drafted", "AHD-8.0-c"),
    UNKNOWN_PLACE: Reason("unknown-place", "AHD-1.2-b"),
    UNKNOWN_UNIT: Reason("unknown-unit", "AHD-1.3-b"),
    UNKNOWN_ARM: Reason("unknown-arm", "AHD-7.0-b"),
}
