"""How the answers of standing orders choose among the actions that are allowed."""

from longroll.games.american_civil_war.action import (
    ACT_ACT,
    ACT_DEPLOY,
    ACT_FIRE,
    ACT_PASS,
    ACT_READY,
    ACT_WITHDRAW,
    VERB,
    first_of,
    second_of,
    third_of,
)
from longroll.games.american_civil_war.position import ROUTED, Position, units_in, units_on
from longroll.games.american_civil_war.steps import ORDER
from longroll.games.american_civil_war.tactical.field import units_at
from longroll.games.american_civil_war.tactical.orders import orders
from longroll.games.american_civil_war.terms import SORT_IS_UNIT, SORT_KIND, SORT_PARTY
from longroll.kernel.order_question import strengths


def first(actions: list[int], verb: int) -> int:
    """The first action of a verb, or -1."""
    for action in actions:
        if action // VERB == verb:
            return action
    return -1


def all_of(actions: list[int], verb: int) -> list[int]:
    return [action for action in actions if action // VERB == verb]


def units_of(actions: list[int]) -> list[int]:
    """The actions that are about units, not about leaders."""
    return [action for action in actions if SORT_IS_UNIT[first_of(action)]]


def forces(position: Position) -> dict[str, float]:
    """The units of both sides on the field of battle that have not run away."""
    side = position.loser - 1 if position.loser else position.battle_side
    own, enemy = (sum([units_on(position, one, area) for area in range(ROUTED)]) for one in (side, 1 - side))
    return strengths(own, enemy) | {"round": position.battle_turn}


def fleets(position: Position, side: int) -> dict[str, float]:
    return strengths(position.naval_rating[side], position.naval_rating[1 - side])


def friendliest(position: Position, retreats: list[int]) -> int:
    """The retreat to where most units of the beaten party stand."""
    party = position.battle_parties[position.loser - 1]
    return max(retreats, key=lambda action: units_in(position, party, first_of(action)))


def target_answers(found: list[int]) -> dict[str, int]:
    """Artillery first, or infantry first; of those who may fire the first."""
    kinds = {action: SORT_KIND[first_of(action)] for action in found}
    return {
        "artillery": max(found, key=lambda action: kinds[action]),
        "infantry": min(found, key=lambda action: kinds[action]),
    }


def deploy_answers(position: Position, found: list[int]) -> dict[str, int]:
    """Everybody, each where fewest stand; or one unit to an area and the rest in reserve."""
    ready = first(found, ACT_READY)
    places = all_of(found, ACT_DEPLOY)
    side = position.battle_side
    emptiest = min(places, key=lambda action: units_at(position, side, second_of(action))) if places else ready
    return {"even": emptiest, "thin": ready if ready >= 0 else emptiest}


def place_answers(position: Position, found: list[int]) -> dict[str, int]:
    """Where fewest of one's own units stand."""
    return {
        "spread": min(found, key=lambda action: units_in(position, SORT_PARTY[first_of(action)], second_of(action)))
    }


def fight_answers(position: Position, found: list[int]) -> dict[str, int]:
    """`fire`: all who can fire do, at the first target; nobody moves or charges."""
    if position.step == ORDER:
        shot = first(found, ACT_FIRE)
        return {"fire": shot} if shot >= 0 else {}
    answers = {"pass": ACT_PASS * VERB}
    leave = first(found, ACT_WITHDRAW)
    if leave >= 0:
        answers["withdraw"] = leave
    answers["fire"] = next((action for action in all_of(found, ACT_ACT) if can_fire(position, action)), ACT_PASS * VERB)
    return answers


def can_fire(position: Position, action: int) -> bool:
    piece = orders(position, first_of(action), second_of(action), third_of(action))
    return first(piece, ACT_FIRE) >= 0
