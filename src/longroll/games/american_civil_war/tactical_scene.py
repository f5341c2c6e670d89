"""What a seat may see of a tactical battle: while deployments are being made, its own only."""

from longroll.games.american_civil_war.action import TERRAIN_NAMES
from longroll.games.american_civil_war.components import PARTY_NAMES, SORT_NAMES, SORTS, SPACE_NAMES
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    AREAS,
    BATTLE_SIDE_NAMES,
    BATTLE_TURN,
    FELL,
    FIRST,
    GROUND,
    LANDED,
    PART,
    PHASE,
    QUIET,
    RESERVE,
    ROUTED,
    SIZE,
    SPACE,
    TRENCH,
    WHO_ATTACKS,
    Position,
    on_field,
)
from longroll.games.american_civil_war.tactical_deployment import deploying
from longroll.games.american_civil_war.tactical_field import columns
from longroll.games.american_civil_war.tactical_pieces import PHASE_NAMES

SIZES = ["none", "skirmish", "major"]


def battle_view(position: Position, eyes: int) -> dict[str, object]:
    """`eyes` is the battle side that looks, or -1 for an onlooker."""
    hidden = [deploying(position) and side != eyes for side in range(2)]
    return {
        "space": SPACE_NAMES[position.book[SPACE]],
        "size": SIZES[position.book[SIZE]],
        "attacker": PARTY_NAMES[position.book[WHO_ATTACKS]],
        "defender": PARTY_NAMES[position.book[WHO_ATTACKS + 1]],
        "round": position.book[BATTLE_TURN],
        "phase": PHASE_NAMES[position.book[PHASE]],
        "part": BATTLE_SIDE_NAMES[position.book[PART]],
        "first": BATTLE_SIDE_NAMES[position.book[FIRST]],
        "landed": bool(position.book[LANDED]),
        "quiet": position.book[QUIET],
        "fell": {name: position.book[FELL + side] for side, name in enumerate(BATTLE_SIDE_NAMES)},
        "hidden": [BATTLE_SIDE_NAMES[side] for side in range(2) if hidden[side]],
        "areas": {name: areas(position, side, hidden[side]) for side, name in enumerate(BATTLE_SIDE_NAMES)},
        "terrain": {name: ground(position, side, hidden[side]) for side, name in enumerate(BATTLE_SIDE_NAMES)},
        "trenches": [AREA_NAMES[column] for column in columns(position) if position.book[TRENCH] >> column & 1],
    }


def areas(position: Position, side: int, hidden: bool) -> dict[str, dict[str, int]]:
    """The pieces of a side by area; a hidden deployment looks as if nobody had left the reserve."""
    found: dict[str, dict[str, int]] = {}
    for area in range(AREAS):
        shown = RESERVE if hidden and area != ROUTED else area
        for sort in range(SORTS):
            count = on_field(position, side, area, sort)
            if count:
                pieces = found.setdefault(AREA_NAMES[shown], {})
                pieces[SORT_NAMES[sort]] = pieces.get(SORT_NAMES[sort], 0) + count
    return {name: dict(sorted(found[name].items())) for name in AREA_NAMES if name in found}


def ground(position: Position, side: int, hidden: bool) -> dict[str, str]:
    laid = position.lists[GROUND]
    if hidden or not laid:
        return {}
    return {AREA_NAMES[area]: TERRAIN_NAMES[laid[side * 3 + area]] for area in range(3) if laid[side * 3 + area]}
