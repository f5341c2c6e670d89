"""Which combats look good: what to attack and with whom, and from what to withdraw."""

from typing import Final

from longroll.games.five_aprils.action import (
    ACT_ALSO,
    ACT_ATTACK,
    ACT_CANCEL,
    ACT_RESOLVE,
    ACT_SPARE,
    ACT_WITH,
    ACT_YIELD,
    VERB,
    hex_part,
    unit_part,
)
from longroll.games.five_aprils.attack import (
    addable,
    begin_declaration,
    duties_elsewhere,
    join,
    judge_join,
    judge_resolve,
)
from longroll.games.five_aprils.bombardment import bombarders
from longroll.games.five_aprils.duty import attackable, friends_facing, friends_in_zone
from longroll.games.five_aprils.morale import attacker_values, defender_values
from longroll.games.five_aprils.odds import (
    attack_strength,
    clamp,
    close_attackers,
    defence_strength,
    falls_below,
    final_column,
    initial_column,
    shifts,
)
from longroll.games.five_aprils.position import BOMBARDING, Position, attack_of
from longroll.games.five_aprils.retreat import options
from longroll.games.five_aprils.stack import top_units
from longroll.games.five_aprils.target import FIRE, NO_MODE, STRIKE, beside, defence_at, firers, is_target, mode
from longroll.opponents.five_aprils.hex_values import contact_bonus
from longroll.opponents.five_aprils.map_data import MapData
from longroll.opponents.five_aprils.prospects import STEP, Prospects, soft_column

NEVER: Final = -1000.0
JOIN: Final = 0.05
ALONE: Final = 1.0


def gain_of(position: Position, map_data: MapData, prospects: Prospects, targets: list[int], units: list[int]) -> float:
    """What an attack by these units on these hexes is worth, by the game's own odds and tables."""
    kept_targets, kept_attackers = position.targets, position.attackers
    fresh = [unit for unit in units if unit not in kept_attackers]
    guns = [unit for unit in fresh if mode(position, map_data.rules, unit, targets[0]) == FIRE]
    position.targets, position.attackers = targets, units
    for unit in guns:
        position.state[unit] |= BOMBARDING
    value = gain_declared(position, map_data, prospects)
    for unit in guns:
        position.state[unit] &= ~BOMBARDING
    position.targets, position.attackers = kept_targets, kept_attackers
    return value


def gain_declared(position: Position, map_data: MapData, prospects: Prospects) -> float:
    attack = attack_strength(position)
    if not attack:
        return -STEP
    found = shifts(position, map_data.rules)
    column = final_column(initial_column(attack, defence_strength(position)), found)
    value = 0.0
    if not falls_below(column, found):
        value = prospects.hurt(clamp(column), attacker_values(position)[-1])
        value += ground_value(position, map_data, prospects.drives(clamp(column)))
    if len(bombarders(position)) < len(position.attackers):
        value -= prospects.harm(clamp(column), defender_values(position)[-1])
    return value


def ground_value(position: Position, map_data: MapData, chance: float) -> float:
    """What may be won by driving the enemy out of an objective."""
    value = 0.0
    for place in position.targets:
        number = map_data.objective_at[place]
        if number >= 0:
            value += map_data.parameters[position.phasing].objective_change * chance * map_data.worth[number]
    return value


def available(position: Position, map_data: MapData, place: int) -> list[int]:
    return beside(position, map_data.rules, place) + firers(position, map_data.rules, place)


# --- withdrawing


def rank_yield(position: Position, map_data: MapData, prospects: Prospects, choices: list[int]) -> list[float]:
    """A unit that need not fight does not leave."""
    places = [hex_part(action) for action in choices if action // VERB == ACT_YIELD]
    friends = [friends_in_zone(position, map_data.rules, place) for place in places]
    contact = contact_bonus(position, map_data)
    ranks: list[float] = []
    for action in choices:
        if action // VERB != ACT_YIELD:
            ranks.append(0.0)
            continue
        number = places.index(hex_part(action))
        if not friends[number]:
            ranks.append(
                -STEP - leaving_cost(position, map_data, friends_facing(position, map_data.rules, places[number]))
            )
            continue
        fight = shared_gain(position, map_data, prospects, places[number], friends[number], friends)
        ranks.append(-fight - contact - leaving_cost(position, map_data, friends[number]))
    return ranks


def shared_gain(
    position: Position,
    map_data: MapData,
    prospects: Prospects,
    place: int,
    here: list[int],
    everywhere: list[list[int]],
) -> float:
    """The attack on one hex, each unit counting for its share of the hexes that it must help to attack."""
    strength = 0.0
    strong: list[int] = []
    for unit in here:
        if unit in top_units(position, position.where[unit]):
            touched = sum([1 for others in everywhere if unit in others])
            strength += attack_of(position, unit) / touched
            strong.append(unit)
    if not strong:
        return -STEP
    for unit in firers(position, map_data.rules, place):
        strength += attack_of(position, unit) / 4
    kept_targets, kept_attackers = position.targets, position.attackers
    position.targets, position.attackers = [place], strong
    shift = final_column(0, shifts(position, map_data.rules))
    position.targets, position.attackers = kept_targets, kept_attackers
    return prospects.between(soft_column(strength, defence_at(position, place)) + shift)


def leaving_cost(position: Position, map_data: MapData, units: list[int]) -> float:
    parameters = map_data.parameters[position.phasing]
    cost = parameters.withdrawal
    for unit in units:
        cost += parameters.withdrawal
        place = position.where[unit]
        number = map_data.objective_at[place]
        if number >= 0:
            cost += parameters.objective_change * map_data.worth[number]
        if not options(position, map_data.rules, unit):
            cost += STEP
    return cost


def rank_withdraw(choices: list[int]) -> list[float]:
    """All guns that can cover it do; nobody stays behind."""
    ranks: list[float] = []
    for action in choices:
        verb = action // VERB
        ranks.append(0.5 if verb == ACT_WITH else -1.0 if verb == ACT_SPARE else 0.0)
    return ranks


# --- attacking


def rank_attack(position: Position, map_data: MapData, prospects: Prospects, choices: list[int]) -> list[float]:
    contact = contact_bonus(position, map_data)
    ranks: list[float] = []
    for action in choices:
        if action // VERB != ACT_ATTACK:
            ranks.append(0.0)
            continue
        place = hex_part(action)
        gain = gain_if_declared(position, map_data, prospects, place) + contact
        if gain < 0.0 and place not in position.engaged:
            gain -= map_data.parameters[position.phasing].probe
        ranks.append(gain)
    return ranks


def gain_if_declared(position: Position, map_data: MapData, prospects: Prospects, place: int) -> float:
    """With all who may join, on a second hex if a unit is owed to both; what cannot be carried out is never begun."""
    twin = declared(position, place)
    if complete(twin, map_data):
        return gain_declared(twin, map_data, prospects)
    for other in addable(declared(position, place), map_data.rules):
        twin = declared(position, place)
        twin.targets.append(other)
        if complete(twin, map_data):
            return gain_declared(twin, map_data, prospects)
    return NEVER


def declared(position: Position, place: int) -> Position:
    """A combat against that hex, begun."""
    twin = declaring(position)
    begin_declaration(twin, place)
    return twin


def declaring(position: Position) -> Position:
    """The same position, on lists of its own where declaring changes them."""
    twin = position.shared()
    twin.state = position.state[:]
    twin.targets = position.targets[:]
    twin.attackers = position.attackers[:]
    return twin


def complete(twin: Position, map_data: MapData) -> bool:
    """Let everybody join who may; can the attack be carried out?"""
    join_all(twin, map_data)
    return not judge_resolve(twin, map_data.rules)


def join_all(twin: Position, map_data: MapData) -> None:
    duties = duties_elsewhere(twin, map_data.rules)
    for unit in available(twin, map_data, twin.targets[0]):
        if unit not in twin.attackers and not judge_join(twin, map_data.rules, unit, duties):
            join(twin, map_data.rules, unit)


def leads_nowhere(position: Position, map_data: MapData, unit: int) -> bool:
    """Would guns, or a unit without strength, join an attack that can then not be carried out?"""
    for one in [*close_attackers(position), unit]:
        if attack_of(position, one) and mode_of(position, map_data, one) != FIRE:
            return False
    twin = declaring(position)
    join(twin, map_data.rules, unit)
    return not complete(twin, map_data)


def mode_of(position: Position, map_data: MapData, unit: int) -> int:
    return STRIKE if unit in position.attackers else mode(position, map_data.rules, unit, position.targets[0])


def rank_declare(position: Position, map_data: MapData, prospects: Prospects, choices: list[int]) -> list[float]:
    full = position.attackers + [unit_part(action) for action in choices if action // VERB == ACT_WITH]
    probe = map_data.parameters[position.phasing].probe
    attacks = PossibleAttacks(position, map_data, prospects, full)
    ranks: list[float] = []
    for action in choices:
        verb = action // VERB
        if verb == ACT_WITH:
            ranks.append(joining_gain(attacks, unit_part(action)))
        elif verb == ACT_ALSO:
            ranks.append(widening_gain(position, map_data, prospects, hex_part(action)))
        elif verb == ACT_RESOLVE:
            ranks.append(0.0)
        else:
            ranks.append(-probe if verb == ACT_CANCEL else -ALONE)
    return ranks


class PossibleAttacks:
    """The declared attack with all who may join it, and the attacks on other hexes: each is judged once."""

    def __init__(self, position: Position, map_data: MapData, prospects: Prospects, full: list[int]) -> None:
        self.position = position
        self.map_data = map_data
        self.prospects = prospects
        self.full = full
        self.full_gain = 0.0
        self.judged = False
        self.groups: dict[int, list[int]] = {}
        self.gains: dict[int, float] = {}

    def added_here(self, unit: int) -> float:
        """What a unit adds to the declared attack."""
        if not self.judged:
            self.judged = True
            self.full_gain = self.gain(self.position.targets, self.full)
        return self.over_the_rest(self.full_gain, self.position.targets, self.full, unit)

    def added_there(self, unit: int, place: int) -> float:
        """What a unit would add to an attack on another hex."""
        if place not in self.gains:
            group = [
                one for one in available(self.position, self.map_data, place) if one not in self.position.attackers
            ]
            self.groups[place] = group
            self.gains[place] = self.gain([place], group)
        return self.over_the_rest(self.gains[place], [place], self.groups[place], unit)

    def gain(self, targets: list[int], units: list[int]) -> float:
        return gain_of(self.position, self.map_data, self.prospects, targets, units)

    def over_the_rest(self, whole: float, targets: list[int], group: list[int], unit: int) -> float:
        rest = [one for one in group if one != unit]
        return whole - self.gain(targets, rest) if rest else whole


def joining_gain(attacks: PossibleAttacks, unit: int) -> float:
    """What a unit adds here, less what it could add elsewhere."""
    position = attacks.position
    if leads_nowhere(position, attacks.map_data, unit):
        return NEVER
    others = [place for place in elsewhere(position, attacks.map_data, unit) if place not in position.targets]
    if not others:
        return ALONE
    best = 0.0
    for place in others:
        best = max(best, attacks.added_there(unit, place))
    return JOIN + attacks.added_here(unit) - best


def elsewhere(position: Position, map_data: MapData, unit: int) -> list[int]:
    """The hexes that a unit could attack, of those that must be attacked or lie beside it."""
    found = attackable(position, map_data.rules, unit)
    for place in position.engaged:
        if place not in found and is_target(position, place) and mode(position, map_data.rules, unit, place) != NO_MODE:
            found.append(place)
    return found


def widening_gain(position: Position, map_data: MapData, prospects: Prospects, place: int) -> float:
    """Two hexes attacked as one, against one after the other."""
    probe = map_data.parameters[position.phasing].probe
    if not position.attackers:
        twin = declaring(position)
        twin.targets.append(place)
        return -probe if complete(twin, map_data) else NEVER
    if not close_attackers(position):
        return NEVER
    joint = gain_of(position, map_data, prospects, [*position.targets, place], position.attackers)
    now = gain_of(position, map_data, prospects, position.targets, position.attackers)
    group = [unit for unit in available(position, map_data, place) if unit not in position.attackers]
    later = gain_of(position, map_data, prospects, [place], group) if group else 0.0
    if not group and place not in position.engaged:
        return joint - now - probe
    return joint - now - later
