"""Every reason for which an action may be refused: a code, the rule that forbids it, and what the reason points at.

A judging function answers with one number: 0 if it allows the action, otherwise a code of this list with the thing
it points at (a unit, a box, a number) packed on top by `refuse`.
"""

from typing import Final, NamedTuple

ALLOWED: Final = 0
CODES: Final = 256


class Reason(NamedTuple):
    code: str
    rule: str
    points_at: str


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
FIRST_TURN_INVASION: Final = 23
SECOND_JUMP: Final = 24
JUMP_INTO_ENEMY: Final = 25
JUMP_OVER_CAVALRY: Final = 26
JUMP_BY_RIVER: Final = 27
UPSTREAM_JUMP: Final = 28
SOUTHERN_RIVER_JUMP: Final = 29
RIVER_JUMP_INTO_ENEMY: Final = 30
SECOND_RIVER_JUMP: Final = 31
SOUTH_AT_SEA: Final = 32
SHARED_MARCH: Final = 33
NOT_IN_PORT: Final = 34
NOT_A_UNION_PORT: Final = 35
SEA_AND_MARCH: Final = 36
NO_SIX: Final = 37
NOT_FROM_BASE: Final = 38
SECOND_INVASION_PORT: Final = 39
ALREADY_DIGGING: Final = 40
TWO_MARCHES_TO_DIG: Final = 41
ENEMY_AT_HAND: Final = 42
ALREADY_ENTRENCHED: Final = 43
POTOMAC: Final = 44
NO_BATTLE_THERE: Final = 45
BATTLE_NOT_CHOSEN: Final = 46
BATTLE_NOT_FINISHED: Final = 47
NOT_NOW: Final = 48
NOT_A_TARGET: Final = 49
TARGET_LEFT_OUT: Final = 50
TARGET_TWICE: Final = 51
TARGETS_NOT_DECLARED: Final = 52
TARGETS_FIXED: Final = 53
REINFORCE_FIRST_ROUND: Final = 54
REINFORCE_TOO_LATE: Final = 55
ONE_FROM_EACH_BOX: Final = 56
SOURCE_NOT_JOINED: Final = 57
NOT_YOURS_TO_BRING: Final = 58
HAS_RETREATED: Final = 59
HAS_WITHDRAWN: Final = 60
SOURCE_CONTESTED: Final = 61
HAS_FOUGHT: Final = 62
TOO_FEW_LEFT: Final = 63
RETREAT_FIRST_ROUND: Final = 64
RETREAT_TOO_LATE: Final = 65
RETREAT_NOT_JOINED: Final = 66
RETREAT_INTO_ENEMY: Final = 67
RETREAT_INTO_CITY: Final = 68
RETREAT_WHENCE_ENEMY: Final = 69
RETREAT_TO_OWN: Final = 70
NOT_ALL_CAVALRY: Final = 71
ATTACKER_WITHDRAWS: Final = 72
WITHDRAW_TOO_LATE: Final = 73
NOT_WITHDRAWING: Final = 74
RIDE_CLOSED: Final = 75
NO_WAY_OUT: Final = 76
CAVALRY_PURSUES: Final = 77
CRACK_ALREADY: Final = 78
NO_COUNTER_LEFT: Final = 79
NOT_IN_THE_BATTLE: Final = 80
BATTLE_NOT_WON: Final = 81
NOT_YOURS_TO_PROMOTE: Final = 82
ONE_PROMOTION: Final = 83
PROMOTED_ALREADY: Final = 84
DIE_SPENT: Final = 85
POOL_EMPTY: Final = 86
NO_NUMBER: Final = 87
CITY_USED: Final = 88
CITY_NOT_HELD: Final = 89
AT_MAXIMUM: Final = 90
NOT_DRAFTED: Final = 91
FIGHTS_ALREADY: Final = 92

REASONS: Final = [
    Reason("allowed", "", "nothing"),
    Reason("game-over", "", "nothing"),
    Reason("wrong-phase", "AHD-3.0-c", "nothing"),
    Reason("no-march-left", "AHD-4.0-a", "nothing"),
    Reason("no-such-line", "AHD-1.2-a", "nothing"),
    Reason("comes-back", "AHD-4.0-c", "nothing"),
    Reason("no-unit-there", "AHD-4.0-c", "box"),
    Reason("march-not-begun", "AHD-4.0-c", "nothing"),
    Reason("march-not-ended", "AHD-4.0-c", "box"),
    Reason("unit-not-taken", "AHD-4.0-c", "nothing"),
    Reason("unit-taken", "AHD-4.0-c", "unit"),
    Reason("nobody-has-acted", "AHD-4.0-c", "box"),
    Reason("not-on-map", "AHD-4.0-c", "unit"),
    Reason("enemy-unit", "AHD-4.0-c", "unit"),
    Reason("elsewhere", "AHD-4.0-d", "box"),
    Reason("two-marches", "AHD-4.0-f", "unit"),
    Reason("too-far", "AHD-4.0-g", "nothing"),
    Reason("cavalry-too-far", "AHD-4.0-k", "nothing"),
    Reason("one-kind-of-line", "AHD-4.0-h", "nothing"),
    Reason("rail-not-friendly", "AHD-4.0-j", "box"),
    Reason("river-not-combined", "AHD-4.0-l", "nothing"),
    Reason("must-stop", "AHD-4.0-n", "box"),
    Reason("in-battle", "AHD-4.0-o", "box"),
    Reason("first-turn-invasion", "AHD-4.1-b", "box"),
    Reason("second-jump", "AHD-4.2.1-b", "unit"),
    Reason("jump-into-enemy", "AHD-4.2.1-c", "box"),
    Reason("jump-over-cavalry", "AHD-4.2.1-d", "box"),
    Reason("jump-by-river", "AHD-4.2.1-e", "box"),
    Reason("upstream-jump", "AHD-4.2.2-b", "box"),
    Reason("southern-river-jump", "AHD-4.2.2-c", "box"),
    Reason("river-jump-into-enemy", "AHD-4.2.2-d", "box"),
    Reason("second-river-jump", "AHD-4.2.2-f", "unit"),
    Reason("south-at-sea", "AHD-4.2.3-a", "nothing"),
    Reason("shared-march", "AHD-4.2.3-b", "box"),
    Reason("not-in-port", "AHD-4.2.3-c", "box"),
    Reason("not-a-union-port", "AHD-4.2.3-d", "box"),
    Reason("sea-and-march", "AHD-4.2.3-e", "unit"),
    Reason("no-six", "AHD-4.2.4-a", "box"),
    Reason("not-from-base", "AHD-4.2.4-b", "box"),
    Reason("second-invasion-port", "AHD-4.2.4-b", "box"),
    Reason("already-digging", "AHD-4.2.5-a", "unit"),
    Reason("two-marches-to-dig", "AHD-4.2.5-c", "box"),
    Reason("enemy-at-hand", "AHD-4.2.5-d", "box"),
    Reason("already-entrenched", "AHD-4.2.5-j", "unit"),
    Reason("potomac", "AHD-4.2.6-a", "box"),
    Reason("no-battle-there", "AHD-5.0-a", "box"),
    Reason("battle-not-chosen", "AHD-5.0-c", "nothing"),
    Reason("battle-not-finished", "AHD-5.0-c", "box"),
    Reason("not-now", "AHD-5.0-d", "box"),
    Reason("not-a-target", "AHD-5.1-a", "unit"),
    Reason("target-left-out", "AHD-5.1-b", "unit"),
    Reason("target-twice", "AHD-5.1-c", "unit"),
    Reason("targets-not-declared", "AHD-5.1-e", "nothing"),
    Reason("targets-fixed", "AHD-5.1-e", "nothing"),
    Reason("reinforce-first-round", "AHD-5.2.4-a", "nothing"),
    Reason("reinforce-too-late", "AHD-5.2.4-a", "nothing"),
    Reason("one-from-each-box", "AHD-5.2.4-b", "box"),
    Reason("source-not-joined", "AHD-5.2.4-b", "box"),
    Reason("not-yours-to-bring", "AHD-5.2.4-b", "unit"),
    Reason("has-retreated", "AHD-5.2.4-c", "unit"),
    Reason("has-withdrawn", "AHD-5.2.4-c", "unit"),
    Reason("source-contested", "AHD-5.2.4-d", "box"),
    Reason("has-fought", "AHD-5.2.4-e", "unit"),
    Reason("too-few-left", "AHD-5.2.4-f", "box"),
    Reason("retreat-first-round", "AHD-5.2.5-a", "nothing"),
    Reason("retreat-too-late", "AHD-5.2.5-a", "nothing"),
    Reason("retreat-not-joined", "AHD-5.2.5-b", "box"),
    Reason("retreat-into-enemy", "AHD-5.2.5-c", "box"),
    Reason("retreat-into-city", "AHD-5.2.5-d", "box"),
    Reason("retreat-whence-enemy", "AHD-5.2.5-e", "box"),
    Reason("retreat-to-own", "AHD-5.2.5-f", "box"),
    Reason("not-all-cavalry", "AHD-5.2.6-a", "unit"),
    Reason("attacker-withdraws", "AHD-5.2.6-a", "nothing"),
    Reason("withdraw-too-late", "AHD-5.2.6-a", "nothing"),
    Reason("not-withdrawing", "AHD-5.2.6-a", "nothing"),
    Reason("ride-closed", "AHD-5.2.6-b", "box"),
    Reason("no-way-out", "AHD-5.2.6-b", "box"),
    Reason("cavalry-pursues", "AHD-5.2.6-c", "box"),
    Reason("crack-already", "AHD-6.0-a", "unit"),
    Reason("no-counter-left", "AHD-6.0-b", "unit"),
    Reason("not-in-the-battle", "AHD-6.0-c", "unit"),
    Reason("battle-not-won", "AHD-6.0-c", "nothing"),
    Reason("not-yours-to-promote", "AHD-6.0-d", "unit"),
    Reason("one-promotion", "AHD-6.0-d", "unit"),
    Reason("promoted-already", "AHD-6.0-e", "unit"),
    Reason("die-spent", "AHD-7.0-a", "nothing"),
    Reason("pool-empty", "AHD-7.0-b", "nothing"),
    Reason("no-number", "AHD-7.0-c", "box"),
    Reason("city-used", "AHD-7.0-d", "box"),
    Reason("city-not-held", "AHD-7.0-e", "box"),
    Reason("at-maximum", "AHD-7.0-h", "number"),
    Reason("not-drafted", "AHD-8.0-c", "number"),
    Reason("fights-already", "AHD-5.2.4-b", "unit"),
]


def refuse(reason: int, thing: int = 0) -> int:
    return reason + CODES * thing
