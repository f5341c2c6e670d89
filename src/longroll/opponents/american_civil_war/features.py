"""Who is winning: the features of a position from the Union's side, and the chance that follows."""

from math import log, pow
from typing import Final

from longroll.games.american_civil_war.basic.purchase import income as basic_income
from longroll.games.american_civil_war.basic.victory import LENGTHS, needed, worth
from longroll.games.american_civil_war.options import LENGTH
from longroll.games.american_civil_war.position import AREAS, ATTACKER, DEFENDER, Position
from longroll.games.american_civil_war.scenario import has_politics, is_basic
from longroll.games.american_civil_war.standard.production import income
from longroll.games.american_civil_war.standard.stages import PRODUCTION
from longroll.games.american_civil_war.standard.victory import cities_needed, has_even_goals, points_needed
from longroll.games.american_civil_war.steps import ARRAY, BUY, RESERVES, TERRAIN
from longroll.games.american_civil_war.terms import (
    BRITAIN,
    CONFEDERATE,
    FRANCE,
    NEUTRAL,
    PARTIES,
    SORT_KIND,
    SORT_PARTY,
    SORTS,
    SORTS_OF,
    UNION,
)
from longroll.opponents.american_civil_war.dangers import danger_now, overcome
from longroll.opponents.american_civil_war.lookout import look
from longroll.opponents.american_civil_war.parameters import Parameters
from longroll.opponents.american_civil_war.situation import Situation

FEATURES: Final = (
    "bias",
    "late",
    "union-prizes",
    "union-prizes-cubed",
    "union-prizes-late",
    "south-prizes",
    "south-prizes-cubed",
    "south-prizes-late",
    "power",
    "power-late",
    "income",
    "income-late",
    "union-danger-now",
    "union-danger-soon",
    "south-danger-now",
    "south-danger-soon",
    "union-front",
    "south-front",
    "union-moves",
    "navy",
    "europe",
    "war",
)
LOST: Final = 0.5  # what a beaten army loses in a tactical battle
PAID: Final = 0.15  # what the victor pays, of the lesser power
BASIC_PAID: Final = 0.55


class Outlook:
    """What both sides may expect to have when the battles at hand are over."""

    def __init__(self, spaces: int) -> None:
        self.power = [1.0, 1.0]
        self.held = [[0.0] * spaces, [0.0] * spaces]


def measure(position: Position, parameters: Parameters) -> list[float]:
    basic = is_basic(position)
    north = look(position, UNION, parameters)
    south = look(position, CONFEDERATE, parameters)
    outlook = expected_outlook(position, north, south)
    if parameters.points_in_hand:
        add_reserves(position, outlook, north)
    late = part_played(position)
    even = basic or has_even_goals(position)
    prizes = basic_prizes(position, outlook) if even else standard_prizes(position, outlook)
    power = log(outlook.power[UNION] / outlook.power[CONFEDERATE])
    money = log((points(position, UNION) + 20.0) / (points(position, CONFEDERATE) + 20.0))
    moves = 1.0 if position.side == UNION else 0.0
    risk = [dangers(north), dangers(south)]
    front = [forwardness(north), forwardness(south)]
    politics = has_politics(position)
    return [
        1.0,
        late,
        prizes[UNION],
        pow(prizes[UNION], 3.0),
        prizes[UNION] * late,
        prizes[CONFEDERATE],
        pow(prizes[CONFEDERATE], 3.0),
        prizes[CONFEDERATE] * late,
        power,
        power * late,
        money,
        money * late,
        risk[UNION] * (1.0 - moves),
        risk[UNION] * moves,
        risk[CONFEDERATE] * moves,
        risk[CONFEDERATE] * (1.0 - moves),
        front[UNION],
        front[CONFEDERATE],
        moves,
        0.0 if basic else 0.1 * (position.naval_rating[UNION] - position.naval_rating[1]),
        0.1 * (position.european_rating - 8.0) if politics else 0.0,
        1.0 if position.war else 0.0,
    ]


def points(position: Position, side: int) -> int:
    return basic_income(position, side) if is_basic(position) else income(position, side)


# --- what is still to come


def add_reserves(position: Position, outlook: Outlook, situation: Situation) -> None:
    """Points to be spent and pieces to be placed in this phase count as power."""
    per_point = situation.parameters.points_in_hand
    for side in (UNION, CONFEDERATE):
        outlook.power[side] += per_point * points_to_spend(position, side)
    for sort in position.quota:
        outlook.power[SORT_PARTY[sort]] += situation.powers[SORT_KIND[sort]]


def points_to_spend(position: Position, side: int) -> int:
    """In a production: of the side that buys, and of the Union while the Confederacy, which is first, does."""
    if position.step != BUY and position.stage != PRODUCTION:
        return 0
    if side == UNION:
        return position.points[UNION] if position.side == UNION else points(position, UNION)
    if position.side == UNION:
        return 0
    return position.points[CONFEDERATE] + position.points[BRITAIN] + position.points[FRANCE]


# --- battles at hand


def expected_outlook(position: Position, north: Situation, south: Situation) -> Outlook:
    outlook = Outlook(position.components.spaces)
    for space in range(position.components.spaces):
        union = north.own[space]
        rebel = south.own[space]
        if union and rebel:
            attacker = position.side
            add_battle(outlook, north, space, attacker, float(union), float(rebel))
        elif union or rebel:
            side = UNION if union else CONFEDERATE
            add_quiet_space(position, outlook, side, space, float(union + rebel), north.foe[space] + south.foe[space])
    step = position.step
    if ARRAY <= step <= RESERVES or step >= TERRAIN:
        add_current_battle(position, outlook, north)
    return outlook


def add_quiet_space(position: Position, outlook: Outlook, side: int, space: int, power: float, foe: int) -> None:
    """An army alone in its space, or with rebels in it."""
    outlook.power[side] += power
    if position.units[space * PARTIES + side]:
        outlook.held[side][space] = 1.0 if foe <= power else 0.5


def add_battle(outlook: Outlook, situation: Situation, space: int, attacker: int, union: float, rebel: float) -> None:
    """A battle, by its odds."""
    if attacker == UNION:
        chance = overcome(situation, union, rebel)
    else:
        chance = 1.0 - overcome(situation, rebel, union)
    add_outcome(outlook, situation, space, chance, union, rebel)


def add_outcome(outlook: Outlook, situation: Situation, space: int, chance: float, union: float, rebel: float) -> None:
    lesser = min(union, rebel)
    paid = BASIC_PAID if situation.basic else PAID
    left = 0.0 if situation.basic else 1.0 - LOST
    outlook.power[UNION] += chance * (union - paid * lesser) + (1.0 - chance) * left * union
    outlook.power[CONFEDERATE] += (1.0 - chance) * (rebel - paid * lesser) + chance * left * rebel
    outlook.held[UNION][space] = chance
    outlook.held[CONFEDERATE][space] = 1.0 - chance


def add_current_battle(position: Position, outlook: Outlook, situation: Situation) -> None:
    """The battle under way."""
    space = position.space
    attacker = position.battle_parties[ATTACKER]
    defender = position.battle_parties[DEFENDER]
    powers = [field_power(position, situation, ATTACKER), field_power(position, situation, DEFENDER)]
    chance = overcome(situation, powers[ATTACKER], powers[DEFENDER])
    if NEUTRAL in (attacker, defender):
        side = defender if attacker == NEUTRAL else attacker
        hold = chance if side == attacker else 1.0 - chance
        outlook.power[side] += powers[ATTACKER if side == attacker else DEFENDER] * (0.5 + 0.5 * hold)
        outlook.held[side][space] = hold
    elif attacker == UNION:
        add_outcome(outlook, situation, space, chance, powers[ATTACKER], powers[DEFENDER])
    else:
        add_outcome(outlook, situation, space, 1.0 - chance, powers[DEFENDER], powers[ATTACKER])


def field_power(position: Position, situation: Situation, side: int) -> float:
    """What can still fight; routed pieces count half."""
    total = 0.0
    for sort in SORTS_OF[position.battle_parties[side]]:
        worth_of = situation.powers[SORT_KIND[sort]]
        for area in range(AREAS):
            count = position.field[(side * AREAS + area) * SORTS + sort]
            if count:
                lost = area == AREAS - 1
                total += count * worth_of * ((0.0 if situation.basic else 0.5) if lost else 1.0)
    return total


def part_played(position: Position) -> float:
    """How much of the game is over; nothing of a basic game without a last turn."""
    turns = LENGTHS[position.options[LENGTH]] if is_basic(position) else position.components.last_turn
    return position.turn / turns if turns else 0.0


# --- prizes, dangers, fronts


def basic_prizes(position: Position, outlook: Outlook) -> list[float]:
    components = position.components
    found = [0.0, 0.0]
    for side in (UNION, CONFEDERATE):
        for space in components.basic_prizes[side]:
            found[side] += outlook.held[side][space] * worth(components, side, space)
        found[side] /= needed(position, side)
    return found


def standard_prizes(position: Position, outlook: Outlook) -> list[float]:
    components = position.components
    found = [0.0, 0.0]
    for space in components.union_prizes:
        found[UNION] += outlook.held[UNION][space]
    found[UNION] /= max(1, cities_needed(position))
    for space in components.home_cities[UNION]:
        found[CONFEDERATE] += outlook.held[CONFEDERATE][space]
    found[CONFEDERATE] += 2.0 * outlook.held[CONFEDERATE][components.capital[UNION]]
    found[CONFEDERATE] /= max(1, points_needed(position))
    return found


def dangers(situation: Situation) -> float:
    """What a side is likely to lose to the armies that stand before its own."""
    components = situation.components
    total = 0.0
    for space in components.cities:
        if (
            situation.reach[space]
            and not situation.foe[space]
            and (situation.own[space] or components.home[space] == situation.side)
        ):
            total += danger_now(situation, space)
    return 0.05 * total


def forwardness(situation: Situation) -> float:
    """How near its goals the power of a side stands."""
    total = 0.0
    power = 10.0
    for space in range(situation.components.spaces):
        if situation.own[space]:
            total += situation.own[space] * situation.lure[space]
            power += situation.own[space]
    return 0.2 * total / power
