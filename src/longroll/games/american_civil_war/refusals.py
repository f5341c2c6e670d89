"""Every reason for which an action may be refused: a code, the rule that forbids it, and what the reason points at.

A judging function answers with one number: 0 if it allows the action, otherwise a key of `REASONS` with the thing
it points at (a space, a sort of piece, a number) packed on top by `refuse`.
"""

from typing import Final, NamedTuple

ALLOWED: Final = 0
CODES: Final = 256


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
# The tactical battle.
NOT_OF_THIS_SIDE: Final = 69
NOT_IN_YOUR_RESERVE: Final = 70
NOT_YOUR_LINE: Final = 71
NO_SUCH_COLUMN: Final = 72
COLUMN_EMPTY: Final = 73
WRONG_PHASE: Final = 74
NOBODY_OF_THAT_KIND: Final = 75
NOTHING_TO_DO: Final = 76
AREAS_NOT_ADJACENT: Final = 77
ENEMY_IN_AREA: Final = 78
ZONE: Final = 79
ROUTED_STAY: Final = 80
NO_SECOND_FIRE: Final = 81
RESERVE_DOES_NOTHING: Final = 82
LEADERS_DO_NOT_FIGHT: Final = 83
TARGET_NOT_AHEAD: Final = 84
LINE_OF_FIRE: Final = 85
LEADER_IS_NO_TARGET: Final = 86
ARTILLERY_DOES_NOT_CHARGE: Final = 87
SCREENED: Final = 88
RIVER_BETWEEN: Final = 89
ONLY_LEADERS_RALLY: Final = 90
RALLY_FROM_RESERVE: Final = 91
NOT_ROUTED: Final = 92
TOO_EARLY_TO_RETREAT: Final = 93
ACTED_IN_THIS_PHASE: Final = 94
CANNOT_PURSUE: Final = 95
PURSUED_ALREADY: Final = 96
COVERED: Final = 97
COVER_FIRST: Final = 98
INFANTRY_AFTER_CAVALRY: Final = 99
NO_SUCH_FUGITIVE: Final = 100
TERRAIN_NOT_ROLLED: Final = 101
AREA_HAS_TERRAIN: Final = 102
NO_INFANTRY_TO_DIG: Final = 103
DUG_ALREADY: Final = 104

REASONS: Final[dict[int, Reason]] = {
    GAME_OVER: Reason("game-over", "ACW-B-win-01", "nothing"),
    NOT_NOW: Reason("not-now", "ACW-B-turn-01", "nothing"),
    NOBODY_THERE: Reason("nobody-there", "ACW-B-move-01", "space"),
    NOBODY_CAN_MOVE: Reason("nobody-can-move", "ACW-B-move-03", "space"),
    NOT_ADJACENT: Reason("not-adjacent", "ACW-B-move-02", "space"),
    SAME_SPACE: Reason("same-space", "ACW-B-move-02", "space"),
    CLOSED_LAND: Reason("closed-land", "ACW-B-board-04", "space"),
    CLOSED_TILL_WAR: Reason("closed-till-war", "ACW-S-move-03", "space"),
    REVOLUTIONARIES_STAY: Reason("revolutionaries-stay", "ACW-S-europe-07", "space"),
    NOBODY_CAN_GO: Reason("nobody-can-go", "ACW-B-move-03", "space"),
    NONE_FRESH: Reason("none-fresh", "ACW-B-move-03", "sort"),
    NONE_RIDDEN: Reason("none-ridden", "ACW-B-move-03", "sort"),
    ENEMY_PIECE: Reason("enemy-piece", "ACW-B-move-01", "sort"),
    NOBODY_TAKEN: Reason("nobody-taken", "ACW-B-move-01", "nothing"),
    NOT_BY_LAND: Reason("not-by-land", "ACW-S-move-04", "nothing"),
    NOT_A_CITY: Reason("not-a-city", "ACW-S-rail-01", "space"),
    NO_RAILWAY: Reason("no-railway", "ACW-S-rail-01", "space"),
    NO_RAILWAY_THERE: Reason("no-railway-there", "ACW-S-rail-02", "space"),
    RAILWAY_BROKEN: Reason("railway-broken", "ACW-S-rail-03", "space"),
    RAIL_CAPACITY: Reason("rail-capacity", "ACW-S-rail-06", "number"),
    NOT_A_PORT: Reason("not-a-port", "ACW-S-amph-01", "space"),
    NOT_A_COAST: Reason("not-a-coast", "ACW-S-amph-01", "space"),
    NAVAL_CAPACITY: Reason("naval-capacity", "ACW-S-amph-02", "number"),
    NO_BATTLE_THERE: Reason("no-battle-there", "ACW-B-battle-01", "space"),
    NOT_YOURS: Reason("not-yours", "ACW-B-battle-02", "sort"),
    NONE_IN_RESERVE: Reason("none-in-reserve", "ACW-B-battle-02", "sort"),
    NONE_IN_LINE: Reason("none-in-line", "ACW-B-reserve-01", "sort"),
    LINE_EMPTY: Reason("line-empty", "ACW-B-battle-03", "nothing"),
    MOVED_THE_OTHER_WAY: Reason("moved-the-other-way", "ACW-B-reserve-01", "sort"),
    LEADER_FIRES_NOT: Reason("leader-fires-not", "ACW-B-fire-06", "sort"),
    ALL_HAVE_FIRED: Reason("all-have-fired", "ACW-B-fire-02", "sort"),
    NOT_IN_THE_LINE: Reason("not-in-the-line", "ACW-B-fire-01", "sort"),
    LEADER_NO_TARGET: Reason("leader-no-target", "ACW-B-fire-10", "sort"),
    TARGET_NOT_IN_LINE: Reason("target-not-in-line", "ACW-B-fire-07", "sort"),
    LEADER_NOT_RALLIED: Reason("leader-not-rallied", "ACW-B-rally-03", "sort"),
    NOT_LOST: Reason("not-lost", "ACW-B-rally-05", "sort"),
    NOT_TO_PLACE: Reason("not-to-place", "ACW-B-setup-04", "sort"),
    NOT_YOUR_COLOUR: Reason("not-your-colour", "ACW-B-buy-09", "space"),
    SPACE_HAS_ONE: Reason("space-has-one", "ACW-B-buy-09", "space"),
    ENEMY_IN_SPACE: Reason("enemy-in-space", "ACW-B-buy-10", "space"),
    TOO_DEAR: Reason("too-dear", "ACW-B-buy-06", "number"),
    NOT_FOR_SALE: Reason("not-for-sale", "ACW-B-piece-01", "sort"),
    STATE_HAS_ONE: Reason("state-has-one", "ACW-X-gen-03", "space"),
    NOT_CONTROLLED: Reason("not-controlled", "ACW-S-eman-04", "space"),
    NOT_THE_LANDS_OF_THE_POWER: Reason("not-the-lands-of-the-power", "ACW-S-europe-02", "space"),
    POWER_CITIES_ONLY: Reason("power-cities-only", "ACW-S-europe-10", "space"),
    POWER_NOT_IN_WAR: Reason("power-not-in-war", "ACW-S-europe-14", "sort"),
    STATE_SECEDED: Reason("state-seceded", "ACW-S-eman-09", "space"),
    NOTHING_ABOARD: Reason("nothing-aboard", "ACW-S-amph-08", "sort"),
    LEADER_NEVER_DROWNS: Reason("leader-never-drowns", "ACW-S-amph-08", "sort"),
    EMANCIPATED_ALREADY: Reason("emancipated-already", "ACW-S-eman-01", "nothing"),
    NO_GREAT_VICTORY: Reason("no-great-victory", "ACW-S-eman-02", "nothing"),
    CONSCRIPTED_ALREADY: Reason("conscripted-already", "ACW-S-consc-01", "side"),
    NOT_YOUR_INITIATIVE: Reason("not-your-initiative", "ACW-S-pol-02", "side"),
    AT_WAR_ALREADY: Reason("at-war-already", "ACW-S-war-01", "nothing"),
    NOT_A_WAY_BACK: Reason("not-a-way-back", "ACW-S-retreat-01", "space"),
    NOT_A_REFUGE: Reason("not-a-refuge", "ACW-S-retreat-02", "space"),
    NOBODY_TO_DETACH: Reason("nobody-to-detach", "ACW-S-retreat-01", "sort"),
    NOT_NEAREST: Reason("not-nearest", "ACW-S-eman-08", "space"),
    NOT_A_GROUP: Reason("not-a-group", "ACW-A-reinf-01", "space"),
    STATE_NEEDS_GARRISON: Reason("state-needs-garrison", "ACW-A-states-01", "state"),
    STATE_FIRST: Reason("state-first", "ACW-A-states-03", "state"),
    ASSIGNED_ALREADY: Reason("assigned-already", "ACW-A-four-03", "space"),
    SAME_THEATRE: Reason("same-theatre", "ACW-A-four-03", "space"),
    OTHER_THEATRE: Reason("other-theatre", "ACW-A-four-02", "space"),
    NO_RAIL_IN_BASIC: Reason("no-rail-in-basic", "ACW-B-board-06", "nothing"),
    NO_SEA_IN_BASIC: Reason("no-sea-in-basic", "ACW-B-board-05", "nothing"),
    NONE_TO_BOARD: Reason("none-fresh", "ACW-S-move-04", "sort"),
    NOT_OF_THIS_SIDE: Reason("not-of-this-side", "ACW-S-deploy-02", "sort"),
    NOT_IN_YOUR_RESERVE: Reason("not-in-your-reserve", "ACW-S-deploy-02", "sort"),
    NOT_YOUR_LINE: Reason("not-your-line", "ACW-S-deploy-02", "area"),
    NO_SUCH_COLUMN: Reason("no-such-column", "ACW-S-field-01", "area"),
    COLUMN_EMPTY: Reason("column-empty", "ACW-S-deploy-03", "area"),
    WRONG_PHASE: Reason("wrong-phase", "ACW-S-phase-01", "sort"),
    NOBODY_OF_THAT_KIND: Reason("nobody-of-that-kind", "ACW-S-phase-02", "area"),
    NOTHING_TO_DO: Reason("nothing-to-do", "ACW-S-phase-02", "area"),
    AREAS_NOT_ADJACENT: Reason("areas-not-adjacent", "ACW-S-field-04", "area"),
    ENEMY_IN_AREA: Reason("enemy-in-area", "ACW-S-tmove-04", "area"),
    ZONE: Reason("zone", "ACW-S-tmove-02", "area"),
    ROUTED_STAY: Reason("routed-stay", "ACW-S-tmove-03", "area"),
    NO_SECOND_FIRE: Reason("no-second-fire", "ACW-S-phase-04", "sort"),
    RESERVE_DOES_NOTHING: Reason("reserve-does-nothing", "ACW-S-field-05", "area"),
    LEADERS_DO_NOT_FIGHT: Reason("leaders-do-not-fight", "ACW-S-piece-04", "sort"),
    TARGET_NOT_AHEAD: Reason("target-not-ahead", "ACW-S-fire-01", "target"),
    LINE_OF_FIRE: Reason("line-of-fire", "ACW-S-fire-03", "target"),
    LEADER_IS_NO_TARGET: Reason("leader-is-no-target", "ACW-S-leader-05", "target"),
    ARTILLERY_DOES_NOT_CHARGE: Reason("artillery-does-not-charge", "ACW-S-charge-01", "sort"),
    SCREENED: Reason("screened", "ACW-S-charge-10", "target"),
    RIVER_BETWEEN: Reason("river-between", "ACW-A-terr-02", "area"),
    ONLY_LEADERS_RALLY: Reason("only-leaders-rally", "ACW-S-leader-02", "sort"),
    RALLY_FROM_RESERVE: Reason("rally-from-reserve", "ACW-S-leader-02", "area"),
    NOT_ROUTED: Reason("not-routed", "ACW-S-leader-04", "target"),
    TOO_EARLY_TO_RETREAT: Reason("too-early-to-retreat", "ACW-S-tend-05", "nothing"),
    ACTED_IN_THIS_PHASE: Reason("acted-in-this-phase", "ACW-S-tend-05", "nothing"),
    CANNOT_PURSUE: Reason("cannot-pursue", "ACW-S-pursuit-02", "sort"),
    PURSUED_ALREADY: Reason("pursued-already", "ACW-S-pursuit-01", "sort"),
    COVERED: Reason("covered", "ACW-S-pursuit-04", "sort"),
    COVER_FIRST: Reason("cover-first", "ACW-S-pursuit-05", "target"),
    INFANTRY_AFTER_CAVALRY: Reason("infantry-after-cavalry", "ACW-S-pursuit-06", "target"),
    NO_SUCH_FUGITIVE: Reason("no-such-fugitive", "ACW-S-pursuit-03", "target"),
    TERRAIN_NOT_ROLLED: Reason("terrain-not-rolled", "ACW-A-terr-01", "nothing"),
    AREA_HAS_TERRAIN: Reason("area-has-terrain", "ACW-A-terr-03", "area"),
    NO_INFANTRY_TO_DIG: Reason("no-infantry-to-dig", "ACW-A-trench-01", "area"),
    DUG_ALREADY: Reason("dug-already", "ACW-A-trench-01", "area"),
}


def refuse(reason: int, thing: int = 0) -> int:
    return reason + CODES * thing
