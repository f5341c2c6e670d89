"""What there is to see of a standard game."""

from longroll.games.american_civil_war.advanced.theatre import has_theatres, in_east
from longroll.games.american_civil_war.components import (
    CONFEDERATE,
    KIND_NAMES,
    NATION_NAMES,
    SIDE_NAMES,
    SORTS,
    SPACE_NAMES,
    SPACES,
    STATE_NAMES,
    STATES,
    UNION,
)
from longroll.games.american_civil_war.position import AREAS, ROUTED, Position
from longroll.games.american_civil_war.seats import viewing_side
from longroll.games.american_civil_war.standard.calendar import DATES
from longroll.games.american_civil_war.standard.economy import income
from longroll.games.american_civil_war.standard.production import NAVAL_ITEM, RAIL_ITEM, cost
from longroll.games.american_civil_war.standard.victory import NEEDED, southern_score, union_prizes, union_score
from longroll.games.american_civil_war.steps import RETREATING, TERRAIN
from longroll.games.american_civil_war.tactical.view import battle_view
from longroll.games.american_civil_war.view import common_view, named

SIDES = (UNION, CONFEDERATE)


def view_standard(position: Position, seat: int | None) -> dict[str, object]:
    """What a seat may see: everything but an enemy's deployment that is still being made."""
    seen = common_view(position)
    seen["battle"] = battle_view(position, viewing_side(position, seat)) if position.step >= TERRAIN else None
    seen["aboard"] = named(position.aboard)
    seen["retreating"] = routed(position)
    seen["east"] = {name: theatre(position, side) for side, name in enumerate(SIDE_NAMES[:2])}
    seen["date"] = DATES[position.turn]
    seen["points"] = {name: position.points[nation] for nation, name in enumerate(NATION_NAMES[:4])}
    seen["income"] = {SIDE_NAMES[side]: income(position, side) for side in SIDES}
    seen["naval"] = {SIDE_NAMES[side]: position.naval_rating[side] for side in SIDES}
    seen["rail"] = {SIDE_NAMES[side]: position.rail_actions[side] for side in SIDES}
    seen["used"] = {"rail": position.rail_used, "naval": position.naval_used}
    seen["costs"] = {name: costs(position, nation) for nation, name in enumerate(NATION_NAMES[:4])}
    seen["politics"] = politics(position)
    seen["score"] = {
        "union": union_score(position),
        "confederate": southern_score(position),
    }
    seen["needed"] = {"union": len(union_prizes(position)), "confederate": NEEDED}
    return seen


def routed(position: Position) -> dict[str, int]:
    """The beaten pieces that are being asked where they go."""
    if position.step != RETREATING:
        return {}
    base = ((position.loser - 1) * AREAS + ROUTED) * SORTS
    return named(position.field[base : base + SORTS])


def theatre(position: Position, side: int) -> list[str]:
    """The spaces of a side's eastern command, where there are two."""
    if not has_theatres(position):
        return []
    return [SPACE_NAMES[space] for space in range(SPACES) if in_east(position, side, space)]


def costs(position: Position, nation: int) -> dict[str, int]:
    prices = {name: cost(position, nation, kind) for kind, name in enumerate(KIND_NAMES)}
    return {**prices, "rail": cost(position, nation, RAIL_ITEM), "naval": cost(position, nation, NAVAL_ITEM)}


def politics(position: Position) -> dict[str, object]:
    return {
        "rating": position.european_rating,
        "emancipated": ["", *SIDE_NAMES[:2]][position.emancipated],
        "conscription": [SIDE_NAMES[side] for side in SIDES if position.conscription[side]],
        "war": bool(position.war),
        "britain": bool(position.britain_in_war),
        "france": bool(position.france_in_war),
        "great_victory": bool(position.great_victory),
        "seceded": [STATE_NAMES[state] for state in range(STATES) if position.seceded_states >> state & 1],
    }
