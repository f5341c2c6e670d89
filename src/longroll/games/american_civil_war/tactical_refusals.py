"""The reasons for which an action of the tactical battle may be refused, numbered after those of the map."""

from typing import Final

from longroll.games.american_civil_war.refusals import Reason

NOT_OF_THIS_SIDE: Final = 128
NOT_IN_YOUR_RESERVE: Final = 129
NOT_YOUR_LINE: Final = 130
NO_SUCH_COLUMN: Final = 131
COLUMN_EMPTY: Final = 132
WRONG_PHASE: Final = 133
NOBODY_OF_THAT_KIND: Final = 134
NOTHING_TO_DO: Final = 135
AREAS_NOT_ADJACENT: Final = 136
ENEMY_IN_AREA: Final = 137
ZONE: Final = 138
ROUTED_STAY: Final = 139
NO_SECOND_FIRE: Final = 140
RESERVE_DOES_NOTHING: Final = 141
LEADERS_DO_NOT_FIGHT: Final = 142
TARGET_NOT_AHEAD: Final = 143
LINE_OF_FIRE: Final = 144
LEADER_IS_NO_TARGET: Final = 145
ARTILLERY_DOES_NOT_CHARGE: Final = 146
SCREENED: Final = 147
RIVER_BETWEEN: Final = 148
ONLY_LEADERS_RALLY: Final = 149
RALLY_FROM_RESERVE: Final = 150
NOT_ROUTED: Final = 151
TOO_EARLY_TO_RETREAT: Final = 152
ACTED_IN_THIS_PHASE: Final = 153
CANNOT_PURSUE: Final = 154
PURSUED_ALREADY: Final = 155
COVERED: Final = 156
COVER_FIRST: Final = 157
INFANTRY_AFTER_CAVALRY: Final = 158
NO_SUCH_FUGITIVE: Final = 159
TERRAIN_NOT_ROLLED: Final = 160
AREA_HAS_TERRAIN: Final = 161
NO_INFANTRY_TO_DIG: Final = 162
DUG_ALREADY: Final = 163

TACTICAL_REASONS: Final = [
    Reason("not-of-this-side", "ACW-S-deploy-02", "sort"),
    Reason("not-in-your-reserve", "ACW-S-deploy-02", "sort"),
    Reason("not-your-line", "ACW-S-deploy-02", "area"),
    Reason("no-such-column", "ACW-S-field-01", "area"),
    Reason("column-empty", "ACW-S-deploy-03", "area"),
    Reason("wrong-phase", "ACW-S-phase-01", "sort"),
    Reason("nobody-of-that-kind", "ACW-S-phase-02", "area"),
    Reason("nothing-to-do", "ACW-S-phase-02", "area"),
    Reason("areas-not-adjacent", "ACW-S-field-04", "area"),
    Reason("enemy-in-area", "ACW-S-tmove-04", "area"),
    Reason("zone", "ACW-S-tmove-02", "area"),
    Reason("routed-stay", "ACW-S-tmove-03", "area"),
    Reason("no-second-fire", "ACW-S-phase-04", "sort"),
    Reason("reserve-does-nothing", "ACW-S-field-05", "area"),
    Reason("leaders-do-not-fight", "ACW-S-piece-04", "sort"),
    Reason("target-not-ahead", "ACW-S-fire-01", "target"),
    Reason("line-of-fire", "ACW-S-fire-03", "target"),
    Reason("leader-is-no-target", "ACW-S-leader-05", "target"),
    Reason("artillery-does-not-charge", "ACW-S-charge-01", "sort"),
    Reason("screened", "ACW-S-charge-10", "target"),
    Reason("river-between", "ACW-A-terr-02", "area"),
    Reason("only-leaders-rally", "ACW-S-leader-02", "sort"),
    Reason("rally-from-reserve", "ACW-S-leader-02", "area"),
    Reason("not-routed", "ACW-S-leader-04", "target"),
    Reason("too-early-to-retreat", "ACW-S-tend-05", "nothing"),
    Reason("acted-in-this-phase", "ACW-S-tend-05", "nothing"),
    Reason("cannot-pursue", "ACW-S-pursuit-02", "sort"),
    Reason("pursued-already", "ACW-S-pursuit-01", "sort"),
    Reason("covered", "ACW-S-pursuit-04", "sort"),
    Reason("cover-first", "ACW-S-pursuit-05", "target"),
    Reason("infantry-after-cavalry", "ACW-S-pursuit-06", "target"),
    Reason("no-such-fugitive", "ACW-S-pursuit-03", "target"),
    Reason("terrain-not-rolled", "ACW-A-terr-01", "nothing"),
    Reason("area-has-terrain", "ACW-A-terr-03", "area"),
    Reason("no-infantry-to-dig", "ACW-A-trench-01", "area"),
    Reason("dug-already", "ACW-A-trench-01", "area"),
]
