"""What a seat may see of a tactical battle: while deployments are being made, its own only."""

from longroll.games.american_civil_war.action import (
    ACT_CHARGE,
    ACT_FIRE,
    ACT_PURSUE,
    ACT_RALLY,
    VERB,
    WEAR_NAMES,
    first_of,
    second_of,
    write_action,
)
from longroll.games.american_civil_war.advanced.terrain import pursuit_bonus
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    AREAS,
    ATTACKER,
    DEFENDER,
    RESERVE,
    ROUTED,
    Position,
    on_field,
)
from longroll.games.american_civil_war.steps import DODGE, LOSE_LEADER, ORDER, PURSUE
from longroll.games.american_civil_war.tactical.charge import (
    CHARGER_PARTS,
    TARGET_PARTS,
    charger_parts,
    target_parts,
)
from longroll.games.american_civil_war.tactical.deployment import deploying
from longroll.games.american_civil_war.tactical.field import columns
from longroll.games.american_civil_war.tactical.fire import FIRE_PARTS, distance_to, fire_parts
from longroll.games.american_civil_war.tactical.fire import number_needed as fire_number
from longroll.games.american_civil_war.tactical.judge import choices_tactical
from longroll.games.american_civil_war.tactical.orders import may_dodge, target_area
from longroll.games.american_civil_war.tactical.pieces import PHASE_NAMES
from longroll.games.american_civil_war.tactical.pursuit import number_needed as pursuit_number
from longroll.games.american_civil_war.terms import SORT_NAMES, SORTS, TERRAIN_NAMES
from longroll.games.american_civil_war.view import chance, named_parts
from longroll.games.american_civil_war.view_types import BATTLE_SIDES, PARTIES, SIZES, Battle, Chosen, Odds


def battle_view(position: Position, viewing_side: int) -> Battle:
    """`viewing_side` is the battle side that looks, or -1 for a spectator."""
    return {**field(position, viewing_side), **chosen(position)}


def field(position: Position, viewing_side: int) -> Battle:
    hidden = [deploying(position) and side != viewing_side for side in range(2)]
    return {
        "space": position.components.space_names[position.space],
        "size": SIZES[position.battle_size],
        "attacker": PARTIES[position.battle_parties[ATTACKER]],
        "defender": PARTIES[position.battle_parties[DEFENDER]],
        "round": position.battle_turn,
        "phase": PHASE_NAMES[position.phase],
        "part": BATTLE_SIDES[position.battle_side],
        "first": BATTLE_SIDES[position.first_side],
        "landed": bool(position.landed),
        "quiet": position.quiet_turns,
        "fell": {"attacker": position.fallen[ATTACKER], "defender": position.fallen[DEFENDER]},
        "hidden": [BATTLE_SIDES[side] for side in range(2) if hidden[side]],
        "areas": {
            "attacker": areas(position, ATTACKER, hidden[ATTACKER]),
            "defender": areas(position, DEFENDER, hidden[DEFENDER]),
        },
        "terrain": {
            "attacker": ground(position, ATTACKER, hidden[ATTACKER]),
            "defender": ground(position, DEFENDER, hidden[DEFENDER]),
        },
        "odds": odds(position),
        "trenches": [AREA_NAMES[column] for column in columns(position) if position.trenches >> column & 1],
    }


def chosen(position: Position) -> Chosen:
    """The piece that awaits its order, or the answer to its charge; the area in which a leader is lost."""
    if position.step == LOSE_LEADER:
        return {"area": AREA_NAMES[position.aim]}
    if position.step not in (ORDER, DODGE):
        return {}
    piece: Chosen = {
        "sort": SORT_NAMES[position.sort],
        "area": AREA_NAMES[position.area],
        "wear": WEAR_NAMES[position.wear],
    }
    if position.step == DODGE:
        piece["aim"] = SORT_NAMES[position.aim]
    return piece


def odds(position: Position) -> dict[str, Odds]:
    """What every attack that may be declared now needs, and with which modifiers, by the text of the action."""
    if position.step not in (ORDER, PURSUE):
        return {}
    found: dict[str, Odds] = {}
    for action in choices_tactical(position):
        known = pursuit_odds(position, action) if position.step == PURSUE else order_odds(position, action)
        if known:
            found[write_action(position.components, action)] = known
    return found


def pursuit_odds(position: Position, action: int) -> Odds | None:
    if action // VERB != ACT_PURSUE:
        return None
    need = pursuit_number(position.components, first_of(action), second_of(action))
    return chance(need, ["river"], [pursuit_bonus(position, 1 - position.battle_side)])


def order_odds(position: Position, action: int) -> Odds | None:
    components = position.components
    sort = position.sort
    area = position.area
    target = first_of(action)
    if action // VERB == ACT_FIRE:
        aimed = target_area(position, sort, area)
        need = fire_number(components, sort, target, distance_to(area, aimed))
        return chance(need, FIRE_PARTS, fire_parts(position, sort, area, aimed))
    if action // VERB == ACT_CHARGE:
        charger = charger_parts(position, sort, target)
        charged = target_parts(position, target)
        return {
            "bonus": sum(charger),
            "parts": named_parts(CHARGER_PARTS, charger),
            "other_bonus": sum(charged),
            "other_parts": named_parts(TARGET_PARTS, charged),
            "dodge": int(may_dodge(sort, target)),
        }
    return chance(components.rallied_on, [], []) if action // VERB == ACT_RALLY else None


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
    laid = position.ground
    if hidden or not laid:
        return {}
    return {AREA_NAMES[area]: TERRAIN_NAMES[laid[side * 3 + area]] for area in range(3) if laid[side * 3 + area]}
