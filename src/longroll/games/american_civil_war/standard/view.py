"""What there is to see of a standard game."""

from longroll.games.american_civil_war.advanced.theatre import FRESH, RIDDEN, ROW, has_theatres, in_east
from longroll.games.american_civil_war.position import AREAS, ROUTED, Position
from longroll.games.american_civil_war.seats import viewing_side
from longroll.games.american_civil_war.standard.production import income
from longroll.games.american_civil_war.standard.purchase import NAVAL_ITEM, RAIL_ITEM, cost
from longroll.games.american_civil_war.standard.victory import goals, needed, score
from longroll.games.american_civil_war.steps import DEPLOY, RETREATING, STEP_NAMES, TERRAIN
from longroll.games.american_civil_war.tactical.deployment import deploying
from longroll.games.american_civil_war.tactical.view import battle_view
from longroll.games.american_civil_war.terms import CONFEDERATE, KIND_NAMES, NATION_NAMES, SORT_NAMES, SORTS, UNION
from longroll.games.american_civil_war.transport import FARES, naval_left, rail_left
from longroll.games.american_civil_war.view import by_side, common_view, named
from longroll.games.american_civil_war.view_types import (
    EMANCIPATORS,
    SIDES,
    Accounts,
    Pieces,
    Politics,
    Transport,
    View,
)


def view_standard(position: Position, seat: int | None) -> View:
    """What a seat may see: everything but an enemy's deployment that is still being made."""
    battle = battle_view(position, viewing_side(position, seat)) if position.step >= TERRAIN else None
    seen = common_view(position, accounts(position), battle)
    if deploying(position) and viewing_side(position, seat) != position.battle_side:
        seen["step"] = STEP_NAMES[DEPLOY]  # how far it has got, terrain or pieces, is hidden too
    seen["aboard"] = named(position.aboard)
    seen["retreating"] = routed(position)
    seen["east"] = {"union": theatre(position, UNION), "confederate": theatre(position, CONFEDERATE)}
    seen["transferred"] = transferred(position)
    seen["date"] = position.components.dates[position.turn]
    seen["naval"] = by_side(position.naval_rating)
    seen["rail"] = by_side(position.rail_actions)
    seen["used"] = {"rail": position.rail_used, "naval": position.naval_used}
    seen["transport"] = transport(position)
    seen["politics"] = politics(position)
    return seen


def transport(position: Position) -> Transport:
    fares = dict(zip(KIND_NAMES, FARES, strict=True))
    return {"rail": rail_left(position), "naval": naval_left(position), "fares": fares}


def accounts(position: Position) -> Accounts:
    return {
        "points": {name: position.points[nation] for nation, name in enumerate(NATION_NAMES[:4])},
        "income": by_side([income(position, side) for side in range(2)]),
        "score": by_side([score(position, side) for side in range(2)]),
        "needed": by_side([needed(position, side) for side in range(2)]),
        "goals": goals(position),
        "costs": {name: costs(position, nation) for nation, name in enumerate(NATION_NAMES[:4])},
    }


def routed(position: Position) -> Pieces:
    """The beaten pieces that are being asked where they go."""
    if position.step != RETREATING:
        return {}
    base = ((position.loser - 1) * AREAS + ROUTED) * SORTS
    return named(position.field[base : base + SORTS])


def theatre(position: Position, side: int) -> list[str]:
    """The spaces of a side's eastern command, where there are two."""
    components = position.components
    if not has_theatres(position):
        return []
    return [components.space_names[space] for space in range(components.spaces) if in_east(position, side, space)]


def transferred(position: Position) -> dict[str, Pieces]:
    """The pieces of every space that the other command moves, those with one step left among them."""
    found: dict[str, Pieces] = {}
    rows = position.detached
    for at in range(0, len(rows), ROW):
        pieces = found.setdefault(position.components.space_names[rows[at] // SORTS], {})
        pieces[SORT_NAMES[rows[at] % SORTS]] = rows[at + FRESH] + rows[at + RIDDEN]
    return found


def costs(position: Position, nation: int) -> dict[str, int]:
    prices = {name: cost(position, nation, kind) for kind, name in enumerate(KIND_NAMES)}
    return {**prices, "rail": cost(position, nation, RAIL_ITEM), "naval": cost(position, nation, NAVAL_ITEM)}


def politics(position: Position) -> Politics:
    components = position.components
    return {
        "rating": position.european_rating,
        "emancipated": EMANCIPATORS[position.emancipated],
        "conscription": [name for side, name in enumerate(SIDES) if position.conscription[side]],
        "war": bool(position.war),
        "britain": bool(position.britain_in_war),
        "france": bool(position.france_in_war),
        "great_victory": bool(position.great_victory),
        "seceded": [
            components.state_names[state] for state in range(components.states) if position.seceded_states >> state & 1
        ],
    }
