"""Every reason for which an action may be refused: a code, the rule that forbids it, and what the reason points at.

A judging function answers with one number: 0 if it allows the action, otherwise a code of this list with the thing
it points at (a unit, a hex, a formation) packed on top by `refuse`.
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
NOT_ASKED: Final = 3
NO_SUCH_THING: Final = 4
OTHER_FORMATION: Final = 5
NOT_ON_MAP: Final = 6
HAS_MOVED: Final = 7
NOT_ARRIVED: Final = 8
NO_WAY_OUT: Final = 9
NOT_TAKEN: Final = 10
NO_HEX_THERE: Final = 11
SAME_HEX: Final = 12
ENEMY_HEX: Final = 13
BARRED_TERRAIN: Final = 14
FULL_ROAD: Final = 15
FULL_HEX: Final = 16
ZONE_TO_ZONE: Final = 17
NIGHT_ZONE: Final = 18
TOO_FAR: Final = 19
MUST_UNSTACK: Final = 20
ENTRY_BLOCKED: Final = 21
NOT_YOURS: Final = 22
HAS_ATTACKED: Final = 23
HAS_FALLEN_BACK: Final = 24
OVERSTACKED: Final = 25
NO_ENEMY_THERE: Final = 26
ALREADY_ATTACKED: Final = 27
NOT_ADJACENT: Final = 28
RIVER_BETWEEN: Final = 29
ONLY_GUNS_AT_GUNBOATS: Final = 30
GUNS_FELL_BACK: Final = 31
GUNS_IN_ZONE: Final = 32
OUT_OF_RANGE: Final = 33
NOT_IN_SIGHT: Final = 34
MUST_BE_ATTACKED: Final = 35
MUST_ATTACK: Final = 36
NOBODY_IN_ZONE: Final = 37
MUST_YIELD: Final = 38
ALL_OR_NONE: Final = 39
NOT_FREED: Final = 40
DECLARED_ALREADY: Final = 41
NO_ATTACKER: Final = 42
NOT_ALL_REACH: Final = 43
SPLITS_DUTY: Final = 44
DUTY_ELSEWHERE: Final = 45
NOBODY_ATTACKS: Final = 46
NO_STRENGTH: Final = 47
BOMBARD_ONE_HEX: Final = 48
GUNS_TOO_WEAK: Final = 49
MUST_JOIN: Final = 50
NOT_A_BOAT: Final = 51
NOT_STUCK: Final = 52
NOT_ITS_MORALE: Final = 53
NO_LOSS_DUE: Final = 54
NOT_IN_COMBAT: Final = 55
GUNS_UNHURT: Final = 56
FIRST_LOSS: Final = 57
NOTHING_TO_RETREAT: Final = 58
RETREAT_NOT_BESIDE: Final = 59
RETREAT_INTO_ENEMY: Final = 60
RETREAT_INTO_ZONE: Final = 61
RETREAT_OVER_TERRAIN: Final = 62
RETREAT_BACK: Final = 63
RETREAT_SPECIAL: Final = 64
RETREAT_ZONE_FIRST: Final = 65
RETREAT_SIDEWAYS: Final = 66
RETREAT_CROWDED: Final = 67
RETREAT_NEARER: Final = 68
ATTACKERS_DRIVEN: Final = 69
GUNS_NEVER_ADVANCE: Final = 70
NOT_VACATED: Final = 71
NOT_BESIDE: Final = 72
ADVANCE_BARRED: Final = 73
NO_COMMITMENT: Final = 74
NO_BUILDING: Final = 75
RUN_NOT_CROSSED: Final = 76
RUN_CLOSED_TO_SOUTH: Final = 77
ATTACK_OVER_RUN: Final = 78
NEXT_TO_GUNS: Final = 79
MISSOURI_HOLDS: Final = 80
OTHER_DIVISION_FIRST: Final = 81
CAVALRY_AVOIDS_ZONES: Final = 82
WALLACE_HEX: Final = 83
BOATS_KEEP_RIVER: Final = 84
BUFORD_HOLDS_RUN: Final = 85
RESERVE_TO_POST: Final = 86
RESERVE_STAYS: Final = 87
DIVISION_MUST_MOVE: Final = 88
DIVISION_HAS_MOVED: Final = 89
NOT_OF_CORPS: Final = 90
ONLY_FIRST_DRAW: Final = 91
NOT_AT_NIGHT: Final = 92
NOT_ON_A_HILL: Final = 93
ONLY_INFANTRY_BUILDS: Final = 94
BUILDER_MOVED: Final = 95
FORTIFIED_ALREADY: Final = 96

REASONS: Final = [
    Reason("allowed", "", "nothing"),
    Reason("game-over", "", "nothing"),
    Reason("wrong-phase", "A5A-3.2-c", "nothing"),
    Reason("not-asked", "A5A-3.2-c", "nothing"),
    Reason("no-such-thing", "A5A-3.2-c", "nothing"),
    Reason("other-formation", "A5A-4.1-a", "formation"),
    Reason("not-on-map", "A5A-4.1-a", "unit"),
    Reason("has-moved", "A5A-4.1-a", "unit"),
    Reason("not-arrived", "A5A-8.1-c", "unit"),
    Reason("no-way-out", "A5A-5.0-h", "unit"),
    Reason("not-taken", "A5A-4.1-a", "nothing"),
    Reason("no-hex-there", "A5A-4.4-a", "nothing"),
    Reason("same-hex", "A5A-4.2-a", "hex"),
    Reason("enemy-hex", "A5A-4.2-k", "hex"),
    Reason("barred-terrain", "A5A-4.2-i", "hex"),
    Reason("full-road", "A5A-4.2-f", "hex"),
    Reason("full-hex", "A5A-4.3-b", "hex"),
    Reason("zone-to-zone", "A5A-5.0-f", "hex"),
    Reason("night-zone", "A5A-9.0-b", "hex"),
    Reason("too-far", "A5A-4.2-g", "hex"),
    Reason("must-unstack", "A5A-4.3-g", "unit"),
    Reason("entry-blocked", "A5A-8.2-d", "hex"),
    Reason("not-yours", "A5A-6.0-a", "unit"),
    Reason("has-attacked", "A5A-6.1-e", "unit"),
    Reason("has-fallen-back", "A5A-6.2.2-i", "unit"),
    Reason("overstacked", "A5A-4.3-e", "unit"),
    Reason("no-enemy-there", "A5A-6.2.1-a", "hex"),
    Reason("already-attacked", "A5A-6.1-e", "hex"),
    Reason("not-adjacent", "A5A-6.2.1-f", "unit"),
    Reason("river-between", "A5A-7.1-c", "hex"),
    Reason("only-guns-at-gunboats", "A5A-14.3-h", "hex"),
    Reason("guns-fell-back", "A5A-7.1-d", "unit"),
    Reason("guns-in-zone", "A5A-7.1-e", "unit"),
    Reason("out-of-range", "A5A-7.1-b", "hex"),
    Reason("not-in-sight", "A5A-7.1-j", "hex"),
    Reason("must-be-attacked", "A5A-6.1-a", "hex"),
    Reason("must-attack", "A5A-6.1-c", "unit"),
    Reason("nobody-in-zone", "A5A-6.2.2-e", "hex"),
    Reason("must-yield", "A5A-6.2.2-d", "unit"),
    Reason("all-or-none", "A5A-6.2.2-e", "unit"),
    Reason("not-freed", "A5A-6.2.2-h", "unit"),
    Reason("declared-already", "A5A-6.2.1-a", "hex"),
    Reason("no-attacker", "A5A-6.2.1-f", "hex"),
    Reason("not-all-reach", "A5A-6.2.1-f", "unit"),
    Reason("splits-duty", "A5A-6.1-j", "unit"),
    Reason("duty-elsewhere", "A5A-6.1-j", "hex"),
    Reason("nobody-attacks", "A5A-6.2.1-a", "nothing"),
    Reason("no-strength", "A5A-6.2.2-d", "nothing"),
    Reason("bombard-one-hex", "A5A-7.2-a", "nothing"),
    Reason("guns-too-weak", "A5A-7.2-b", "hex"),
    Reason("must-join", "A5A-6.1-c", "unit"),
    Reason("not-a-boat", "A5A-14.3-g", "unit"),
    Reason("not-stuck", "A5A-6.1-f", "nothing"),
    Reason("not-its-morale", "A5A-6.2.5-a", "nothing"),
    Reason("no-loss-due", "A5A-6.3.1-a", "nothing"),
    Reason("not-in-combat", "A5A-6.3.1-b", "unit"),
    Reason("guns-unhurt", "A5A-6.2.6-g", "unit"),
    Reason("first-loss", "A5A-6.3.1-a", "unit"),
    Reason("nothing-to-retreat", "A5A-6.5-a", "unit"),
    Reason("retreat-not-beside", "A5A-6.3.2-a", "unit"),
    Reason("retreat-into-enemy", "A5A-6.5-g", "hex"),
    Reason("retreat-into-zone", "A5A-6.5-h", "hex"),
    Reason("retreat-over-terrain", "A5A-6.5-i", "hex"),
    Reason("retreat-back", "A5A-6.5-r", "hex"),
    Reason("retreat-special", "A5A-6.5-i", "hex"),
    Reason("retreat-zone-first", "A5A-6.5-n", "hex"),
    Reason("retreat-sideways", "A5A-6.5-o", "hex"),
    Reason("retreat-crowded", "A5A-6.5-p", "hex"),
    Reason("retreat-nearer", "A5A-6.5-q", "hex"),
    Reason("attackers-driven", "A5A-6.6-b", "unit"),
    Reason("guns-never-advance", "A5A-6.6-f", "unit"),
    Reason("not-vacated", "A5A-6.6-a", "hex"),
    Reason("not-beside", "A5A-6.6-a", "unit"),
    Reason("advance-barred", "A5A-6.6-a", "hex"),
    Reason("no-commitment", "A5A-4.1-d", "nothing"),
    Reason("no-building", "A5A-10.0-a", "nothing"),
    Reason("run-not-crossed", "A5A-12.1-a", "hex"),
    Reason("run-closed-to-south", "A5A-12.1-d", "hex"),
    Reason("attack-over-run", "A5A-12.1-b", "hex"),
    Reason("next-to-guns", "A5A-13.1-a", "hex"),
    Reason("missouri-holds", "A5A-13.2-a", "unit"),
    Reason("other-division-first", "A5A-13.4-b", "unit"),
    Reason("cavalry-avoids-zones", "A5A-14.6-b", "hex"),
    Reason("wallace-hex", "A5A-14.6-e", "hex"),
    Reason("boats-keep-river", "A5A-14.3-b", "hex"),
    Reason("buford-holds-run", "A5A-15.3-a", "hex"),
    Reason("reserve-to-post", "A5A-15.3-d", "unit"),
    Reason("reserve-stays", "A5A-15.3-d", "hex"),
    Reason("division-must-move", "A5A-15.4-c", "formation"),
    Reason("division-has-moved", "A5A-15.4-e", "unit"),
    Reason("not-of-corps", "A5A-15.4-b", "nothing"),
    Reason("only-first-draw", "A5A-15.4-c", "nothing"),
    Reason("not-at-night", "A5A-15.2-a", "nothing"),
    Reason("not-on-a-hill", "A5A-15.2-a", "hex"),
    Reason("only-infantry-builds", "A5A-15.2-a", "unit"),
    Reason("builder-moved", "A5A-15.2-a", "unit"),
    Reason("fortified-already", "A5A-10.0-c", "hex"),
]


def refuse(reason: int, thing: int = 0) -> int:
    return reason + CODES * thing
