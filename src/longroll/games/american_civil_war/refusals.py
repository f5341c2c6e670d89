"""Every reason for which an action may be refused: a code, the rule that forbids it, and what the reason points at.

A judging function answers with one number: 0 if it allows the action, otherwise a code of this list with the thing
it points at (a space, a sort of piece, a number) packed on top by `refuse`. The reasons of the tactical battle are in
`tactical_refusals.py` and are numbered from `FIRST_TACTICAL_REASON`.
"""

from typing import Final, NamedTuple

ALLOWED: Final = 0
CODES: Final = 256
FIRST_TACTICAL_REASON: Final = 128


class Reason(NamedTuple):
    code: str
    rule: str
    points_at: str


GAME_OVER: Final = 1
NOT_NOW: Final = 2
NOBODY_THERE: Final = 3
NOBODY_CAN_MOVE: Final = 4
NOT_ADJACENT: Final = 5
SAME_SPACE: Final = 6
CLOSED_LAND: Final = 7
CLOSED_TILL_WAR: Final = 8
REVOLUTIONARIES_STAY: Final = 9
NOBODY_CAN_GO: Final = 10
NONE_FRESH: Final = 11
NONE_RIDDEN: Final = 12
ENEMY_PIECE: Final = 13
NOBODY_TAKEN: Final = 14
NOT_BY_LAND: Final = 15
NOT_A_CITY: Final = 16
NO_RAILWAY: Final = 17
NO_RAILWAY_THERE: Final = 18
RAILWAY_BROKEN: Final = 19
RAIL_CAPACITY: Final = 20
NOT_A_PORT: Final = 21
NOT_A_COAST: Final = 22
NAVAL_CAPACITY: Final = 23
NO_BATTLE_THERE: Final = 24
NOT_YOURS: Final = 25
NONE_IN_RESERVE: Final = 26
NONE_IN_LINE: Final = 27
LINE_EMPTY: Final = 28
MOVED_THE_OTHER_WAY: Final = 29
LEADER_FIRES_NOT: Final = 30
ALL_HAVE_FIRED: Final = 31
NOT_IN_THE_LINE: Final = 32
LEADER_NO_TARGET: Final = 33
TARGET_NOT_IN_LINE: Final = 34
LEADER_NOT_RALLIED: Final = 35
NOT_LOST: Final = 36
NOT_TO_PLACE: Final = 37
NOT_YOUR_COLOUR: Final = 38
SPACE_HAS_ONE: Final = 39
ENEMY_IN_SPACE: Final = 40
TOO_DEAR: Final = 41
NOT_FOR_SALE: Final = 42
STATE_HAS_ONE: Final = 43
NOT_CONTROLLED: Final = 44
NOT_THE_LANDS_OF_THE_POWER: Final = 45
POWER_CITIES_ONLY: Final = 46
POWER_NOT_IN_WAR: Final = 47
STATE_SECEDED: Final = 48
NOTHING_ABOARD: Final = 49
LEADER_NEVER_DROWNS: Final = 50
EMANCIPATED_ALREADY: Final = 51
NO_GREAT_VICTORY: Final = 52
CONSCRIPTED_ALREADY: Final = 53
NOT_YOUR_INITIATIVE: Final = 54
AT_WAR_ALREADY: Final = 55
NOT_A_WAY_BACK: Final = 56
NOT_A_REFUGE: Final = 57
NOBODY_TO_DETACH: Final = 58
NOT_NEAREST: Final = 59
NOT_A_GROUP: Final = 60
STATE_NEEDS_GARRISON: Final = 61
STATE_FIRST: Final = 62
ASSIGNED_ALREADY: Final = 63
SAME_THEATRE: Final = 64
OTHER_THEATRE: Final = 65
NO_RAIL_IN_BASIC: Final = 66
NO_SEA_IN_BASIC: Final = 67
NONE_TO_BOARD: Final = 68

REASONS: Final = [
    Reason("allowed", "", "nothing"),
    Reason("game-over", "ACW-B-win-01", "nothing"),
    Reason("not-now", "ACW-B-turn-01", "nothing"),
    Reason("nobody-there", "ACW-B-move-01", "space"),
    Reason("nobody-can-move", "ACW-B-move-03", "space"),
    Reason("not-adjacent", "ACW-B-move-02", "space"),
    Reason("same-space", "ACW-B-move-02", "space"),
    Reason("closed-land", "ACW-B-board-04", "space"),
    Reason("closed-till-war", "ACW-S-move-03", "space"),
    Reason("revolutionaries-stay", "ACW-S-europe-07", "space"),
    Reason("nobody-can-go", "ACW-B-move-03", "space"),
    Reason("none-fresh", "ACW-B-move-03", "sort"),
    Reason("none-ridden", "ACW-B-move-03", "sort"),
    Reason("enemy-piece", "ACW-B-move-01", "sort"),
    Reason("nobody-taken", "ACW-B-move-01", "nothing"),
    Reason("not-by-land", "ACW-S-move-04", "nothing"),
    Reason("not-a-city", "ACW-S-rail-01", "space"),
    Reason("no-railway", "ACW-S-rail-01", "space"),
    Reason("no-railway-there", "ACW-S-rail-02", "space"),
    Reason("railway-broken", "ACW-S-rail-03", "space"),
    Reason("rail-capacity", "ACW-S-rail-06", "number"),
    Reason("not-a-port", "ACW-S-amph-01", "space"),
    Reason("not-a-coast", "ACW-S-amph-01", "space"),
    Reason("naval-capacity", "ACW-S-amph-02", "number"),
    Reason("no-battle-there", "ACW-B-battle-01", "space"),
    Reason("not-yours", "ACW-B-battle-02", "sort"),
    Reason("none-in-reserve", "ACW-B-battle-02", "sort"),
    Reason("none-in-line", "ACW-B-reserve-01", "sort"),
    Reason("line-empty", "ACW-B-battle-03", "nothing"),
    Reason("moved-the-other-way", "ACW-B-reserve-01", "sort"),
    Reason("leader-fires-not", "ACW-B-fire-06", "sort"),
    Reason("all-have-fired", "ACW-B-fire-02", "sort"),
    Reason("not-in-the-line", "ACW-B-fire-01", "sort"),
    Reason("leader-no-target", "ACW-B-fire-10", "sort"),
    Reason("target-not-in-line", "ACW-B-fire-07", "sort"),
    Reason("leader-not-rallied", "ACW-B-rally-03", "sort"),
    Reason("not-lost", "ACW-B-rally-05", "sort"),
    Reason("not-to-place", "ACW-B-setup-04", "sort"),
    Reason("not-your-colour", "ACW-B-buy-09", "space"),
    Reason("space-has-one", "ACW-B-buy-09", "space"),
    Reason("enemy-in-space", "ACW-B-buy-10", "space"),
    Reason("too-dear", "ACW-B-buy-06", "number"),
    Reason("not-for-sale", "ACW-B-piece-01", "sort"),
    Reason("state-has-one", "ACW-X-gen-03", "space"),
    Reason("not-controlled", "ACW-S-eman-04", "space"),
    Reason("not-the-lands-of-the-power", "ACW-S-europe-02", "space"),
    Reason("power-cities-only", "ACW-S-europe-10", "space"),
    Reason("power-not-in-war", "ACW-S-europe-14", "sort"),
    Reason("state-seceded", "ACW-S-eman-09", "space"),
    Reason("nothing-aboard", "ACW-S-amph-08", "sort"),
    Reason("leader-never-drowns", "ACW-S-amph-08", "sort"),
    Reason("emancipated-already", "ACW-S-eman-01", "nothing"),
    Reason("no-great-victory", "ACW-S-eman-02", "nothing"),
    Reason("conscripted-already", "ACW-S-consc-01", "side"),
    Reason("not-your-initiative", "ACW-S-pol-02", "side"),
    Reason("at-war-already", "ACW-S-war-01", "nothing"),
    Reason("not-a-way-back", "ACW-S-retreat-01", "space"),
    Reason("not-a-refuge", "ACW-S-retreat-02", "space"),
    Reason("nobody-to-detach", "ACW-S-retreat-01", "sort"),
    Reason("not-nearest", "ACW-S-eman-08", "space"),
    Reason("not-a-group", "ACW-A-reinf-01", "space"),
    Reason("state-needs-garrison", "ACW-A-states-01", "state"),
    Reason("state-first", "ACW-A-states-03", "state"),
    Reason("assigned-already", "ACW-A-four-03", "space"),
    Reason("same-theatre", "ACW-A-four-03", "space"),
    Reason("other-theatre", "ACW-A-four-02", "space"),
    Reason("no-rail-in-basic", "ACW-B-board-06", "nothing"),
    Reason("no-sea-in-basic", "ACW-B-board-05", "nothing"),
    Reason("none-fresh", "ACW-S-move-04", "sort"),
]


def refuse(reason: int, thing: int = 0) -> int:
    return reason + CODES * thing
