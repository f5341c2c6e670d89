"""What a seat may see of a tactical battle: while deployments are being made, its own only."""

from longroll.games.american_civil_war.action import (
    ACT_CHARGE,
    ACT_FIRE,
    ACT_PURSUE,
    ACT_RALLY,
    TERRAIN_NAMES,
    VERB,
    first_of,
    second_of,
    write_action,
)
from longroll.games.american_civil_war.advanced.terrain import pursuit_bonus
from longroll.games.american_civil_war.books import (
    AREA,
    BATTLE_TURN,
    FELL,
    FIRST,
    GROUND,
    LANDED,
    PART,
    PHASE,
    QUIET,
    SIZE,
    SORT,
    SPACE,
    TRENCH,
    WHO_ATTACKS,
)
from longroll.games.american_civil_war.components import PARTY_NAMES, SORT_NAMES, SORTS, SPACE_NAMES
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    AREAS,
    BATTLE_SIDE_NAMES,
    RESERVE,
    ROUTED,
    Position,
    on_field,
)
from longroll.games.american_civil_war.steps import ORDER, PURSUE
from longroll.games.american_civil_war.tactical_charge import charger_modifier, target_modifier
from longroll.games.american_civil_war.tactical_deployment import deploying
from longroll.games.american_civil_war.tactical_field import columns
from longroll.games.american_civil_war.tactical_fire import distance_to, fire_modifier
from longroll.games.american_civil_war.tactical_fire import number_needed as fire_number
from longroll.games.american_civil_war.tactical_judge import choices_tactical
from longroll.games.american_civil_war.tactical_leaders import RALLIED_ON
from longroll.games.american_civil_war.tactical_orders import may_dodge, target_area
from longroll.games.american_civil_war.tactical_pieces import PHASE_NAMES
from longroll.games.american_civil_war.tactical_pursuit import number_needed as pursuit_number

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
        "odds": odds(position),
        "trenches": [AREA_NAMES[column] for column in columns(position) if position.book[TRENCH] >> column & 1],
    }


def odds(position: Position) -> dict[str, dict[str, int]]:
    """What every attack that may be declared now needs, and with which modifiers, by the text of the action."""
    if position.step not in (ORDER, PURSUE):
        return {}
    found: dict[str, dict[str, int]] = {}
    for action in choices_tactical(position):
        chance = pursuit_odds(position, action) if position.step == PURSUE else order_odds(position, action)
        if chance:
            found[write_action(action)] = chance
    return found


def pursuit_odds(position: Position, action: int) -> dict[str, int]:
    if action // VERB != ACT_PURSUE:
        return {}
    need = pursuit_number(first_of(action), second_of(action))
    return {"need": need, "bonus": pursuit_bonus(position, 1 - position.book[PART])}


def order_odds(position: Position, action: int) -> dict[str, int]:
    sort = position.book[SORT]
    area = position.book[AREA]
    target = first_of(action)
    if action // VERB == ACT_FIRE:
        aimed = target_area(position, sort, area)
        need = fire_number(sort, target, distance_to(area, aimed))
        return {"need": need, "bonus": fire_modifier(position, sort, area, aimed)}
    if action // VERB == ACT_CHARGE:
        return {
            "bonus": charger_modifier(position, sort, target),
            "other_bonus": target_modifier(position, target),
            "dodge": int(may_dodge(sort, target)),
        }
    return {"need": RALLIED_ON, "bonus": 0} if action // VERB == ACT_RALLY else {}


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
