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
NO_UNIT_THERE: Final = 4
MARCH_NOT_BEGUN: Final = 5
MARCH_NOT_ENDED: Final = 6
UNIT_NOT_TAKEN: Final = 7
UNIT_TAKEN: Final = 8
NOBODY_HAS_ACTED: Final = 9
NOT_ON_MAP: Final = 10
ENEMY_UNIT: Final = 11
ELSEWHERE: Final = 12
TWO_MARCHES: Final = 13
TOO_FAR: Final = 14
CAVALRY_TOO_FAR: Final = 15
ONE_KIND_OF_LINE: Final = 16
RAIL_NOT_FRIENDLY: Final = 17
RIVER_NOT_COMBINED: Final = 18
MUST_STOP: Final = 19
IN_BATTLE: Final = 20
FIRST_TURN_INVASION: Final = 21
SECOND_JUMP: Final = 22
JUMP_INTO_ENEMY: Final = 23
JUMP_OVER_CAVALRY: Final = 24
JUMP_BY_RIVER: Final = 25
UPSTREAM_JUMP: Final = 26
SOUTHERN_RIVER_JUMP: Final = 27
RIVER_JUMP_INTO_ENEMY: Final = 28
SECOND_RIVER_JUMP: Final = 29
SOUTH_AT_SEA: Final = 30
SHARED_MARCH: Final = 31
NOT_IN_PORT: Final = 32
NOT_A_UNION_PORT: Final = 33
SEA_AND_MARCH: Final = 34
NO_SIX: Final = 35
NOT_FROM_BASE: Final = 36
SECOND_INVASION_PORT: Final = 37
ALREADY_DIGGING: Final = 38
TWO_MARCHES_TO_DIG: Final = 39
ENEMY_AT_HAND: Final = 40
ALREADY_ENTRENCHED: Final = 41
POTOMAC: Final = 42
NO_BATTLE_THERE: Final = 43
BATTLE_NOT_CHOSEN: Final = 44
BATTLE_NOT_FINISHED: Final = 45
NOT_NOW: Final = 46
NOT_A_TARGET: Final = 47
TARGET_LEFT_OUT: Final = 48
TARGET_TWICE: Final = 49
TARGETS_NOT_DECLARED: Final = 50
TARGETS_FIXED: Final = 51
REINFORCE_FIRST_ROUND: Final = 52
REINFORCE_TOO_LATE: Final = 53
ONE_FROM_EACH_BOX: Final = 54
SOURCE_NOT_JOINED: Final = 55
NOT_YOURS_TO_BRING: Final = 56
HAS_RETREATED: Final = 57
HAS_WITHDRAWN: Final = 58
SOURCE_CONTESTED: Final = 59
HAS_FOUGHT: Final = 60
TOO_FEW_LEFT: Final = 61
RETREAT_FIRST_ROUND: Final = 62
RETREAT_TOO_LATE: Final = 63
RETREAT_NOT_JOINED: Final = 64
RETREAT_INTO_ENEMY: Final = 65
RETREAT_INTO_CITY: Final = 66
RETREAT_WHENCE_ENEMY: Final = 67
RETREAT_TO_OWN: Final = 68
NOT_ALL_CAVALRY: Final = 69
ATTACKER_WITHDRAWS: Final = 70
WITHDRAW_TOO_LATE: Final = 71
NOT_WITHDRAWING: Final = 72
RIDE_CLOSED: Final = 73
NO_WAY_OUT: Final = 74
CAVALRY_PURSUES: Final = 75
CRACK_ALREADY: Final = 76
NO_COUNTER_LEFT: Final = 77
NOT_IN_THE_BATTLE: Final = 78
BATTLE_NOT_WON: Final = 79
NOT_YOURS_TO_PROMOTE: Final = 80
ONE_PROMOTION: Final = 81
PROMOTED_ALREADY: Final = 82
DIE_SPENT: Final = 83
POOL_EMPTY: Final = 84
NO_NUMBER: Final = 85
CITY_USED: Final = 86
CITY_NOT_HELD: Final = 87
AT_MAXIMUM: Final = 88
NOT_DRAFTED: Final = 89

REASONS: Final = [
    Reason("allowed", "", "nothing"),
    Reason("game-over", "", "nothing"),
    Reason("wrong-phase", "AHD-3.0-c", "nothing"),
    Reason("no-march-left", "AHD-4.0-a", "nothing"),
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
]


def refuse(reason: int, thing: int = 0) -> int:
    return reason + CODES * thing
