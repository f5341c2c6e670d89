"""What there is to see of a basic game."""

from typing import Final

from longroll.games.american_civil_war.action import ACT_AT, ACT_RECALL, VERB, write_action
from longroll.games.american_civil_war.basic.battle import arraying_in_secret
from longroll.games.american_civil_war.basic.fire import combined_arms, fire_value
from longroll.games.american_civil_war.basic.judge import choices_basic
from longroll.games.american_civil_war.basic.purchase import income
from longroll.games.american_civil_war.basic.victory import GOALS, needed, score
from longroll.games.american_civil_war.battlefield import send_back
from longroll.games.american_civil_war.position import ATTACKER, DEFENDER, Position
from longroll.games.american_civil_war.seats import viewing_side
from longroll.games.american_civil_war.steps import ARRAY, RALLY, RESERVES, TARGET
from longroll.games.american_civil_war.terms import SORT_NAMES
from longroll.games.american_civil_war.view import by_side, chance, common_view, field_view
from longroll.games.american_civil_war.view_types import SIDES, Accounts, Battle, Odds, View

ROLLED: Final = (ACT_AT, ACT_RECALL)


def view_basic(position: Position, seat: int | None) -> View:
    """The basic game hides nothing but lines that are being arrayed in secret, by option."""
    battle = battle_view(position, viewing_side(position, seat)) if ARRAY <= position.step <= RESERVES else None
    return common_view(position, accounts(position), battle)


def accounts(position: Position) -> Accounts:
    return {
        "points": {name: position.points[side] for side, name in enumerate(SIDES)},
        "income": by_side([income(position, side) for side in range(2)]),
        "score": by_side([score(position, side) for side in range(2)]),
        "needed": by_side([needed(position, side) for side in range(2)]),
        "goals": GOALS,
        "costs": dict.fromkeys(SIDES, position.components.basic_prices),
    }


def battle_view(position: Position, viewer: int) -> Battle:
    """`viewer` is the battle side that looks on, or -1 for a spectator."""
    shown = position
    if arraying_in_secret(position):
        shown = position.copy()
        for side in (ATTACKER, DEFENDER):
            if side != viewer:
                send_back(shown, side)
    seen = field_view(shown, odds(position))
    if position.step == TARGET:
        seen["sort"] = SORT_NAMES[position.sort]
    return seen


def odds(position: Position) -> dict[str, Odds]:
    """What every shot and every rally that may be tried now needs, by the text of the action."""
    components = position.components
    if position.step == TARGET:
        bonus = [combined_arms(position, position.battle_side)]
        known = chance(fire_value(components, position.sort), ["combined-arms"], bonus)
    elif position.step == RALLY:
        known = chance(components.basic_rally, [], [])
    else:
        return {}
    choices = [action for action in choices_basic(position) if action // VERB in ROLLED]
    return {write_action(position.components, action): known for action in choices}
