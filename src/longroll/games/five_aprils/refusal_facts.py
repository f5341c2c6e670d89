"""The facts of a refusal beyond the thing that it points at: figures, and the pieces in the way."""

from collections.abc import Callable
from typing import Final

from longroll.games.five_aprils.bombardment import bombarders, fire_strength
from longroll.games.five_aprils.events import half_text, marker_name
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.loss import value_used
from longroll.games.five_aprils.matching import Duties
from longroll.games.five_aprils.morale import offered_values
from longroll.games.five_aprils.position import DECLARE, ELIMINATED, Position, allowance_of, morale_of
from longroll.games.five_aprils.retreat import options
from longroll.games.five_aprils.stack import count_at, units_at
from longroll.games.five_aprils.target import LEAST_ODDS, defence_at, firers
from longroll.games.five_aprils.terms import ARM_NAMES, ARTILLERY, RANGE, TERRAIN_NAMES
from longroll.games.five_aprils.unreachable import points_needed
from longroll.games.five_aprils.zone import zone_holders
from longroll.kernel.verdict import Fact


class Case:
    """A refused action: the position, the unit and the hex that it names (-1: none), and what the reason points at."""

    def __init__(self, position: Position, rules: Exclusive, unit: int, place: int, thing: int) -> None:
        self.position = position
        self.rules = rules
        self.unit = unit if unit >= 0 else position.unit
        self.place = place
        self.thing = thing


def labels(position: Position, units: list[int]) -> str:
    return ", ".join(position.battle.labels[unit] for unit in units)


def hex_names(position: Position, places: list[int]) -> str:
    return ", ".join(position.battle.hex_names[place] for place in places)


def units_there(case: Case) -> dict[str, Fact]:
    return {"units": labels(case.position, units_at(case.position, case.thing))}


def zone_there(case: Case) -> dict[str, Fact]:
    """The units whose zones of control reach the hex."""
    return zone_facts(case.position, 1 - case.position.battle.unit_side[case.unit], case.thing)


def zone_of_unit(case: Case) -> dict[str, Fact]:
    """The units in whose zones of control the unit is."""
    side = 1 - case.position.battle.unit_side[case.thing]
    return zone_facts(case.position, side, case.position.where[case.thing])


def zone_facts(position: Position, side: int, place: int) -> dict[str, Fact]:
    holders = zone_holders(position, side, place) if place >= 0 else []
    units = [unit for near in holders for unit in units_at(position, near)]
    return {"units": labels(position, units), "hexes": hex_names(position, holders)}


def points(case: Case) -> dict[str, Fact]:
    position = case.position
    needs = points_needed(position, case.rules, case.unit, case.thing)
    return {"needs": half_text(needs), "has": half_text(allowance_of(position, case.unit) - position.spent)}


def drawn_marker(case: Case) -> dict[str, Fact]:
    return {"marker": marker_name(case.position, case.position.marker)}


def presence(case: Case) -> dict[str, Fact]:
    return {"presence": "eliminated" if case.position.where[case.thing] == ELIMINATED else "waiting"}


def arrival(case: Case) -> dict[str, Fact]:
    return {"due": case.position.battle.arrival[case.thing], "turn": case.position.turn}


def terrain(case: Case) -> dict[str, Fact]:
    return {"terrain": TERRAIN_NAMES[case.position.battle.terrain[case.thing]], **arm(case)}


def arm(case: Case) -> dict[str, Fact]:
    return {"arm": ARM_NAMES[case.position.battle.arm[case.unit]]}


def stack(case: Case) -> dict[str, Fact]:
    place = case.position.where[case.thing]
    return {"count": count_at(case.position, place), "stacked_in": case.position.battle.hex_names[place]}


def target(case: Case) -> dict[str, Fact]:
    places = [place for place in case.position.targets if not is_beside(case, place)] or case.position.targets
    return {"target": case.position.battle.hex_names[places[0] if places else case.place]}


def is_beside(case: Case, place: int) -> bool:
    return case.position.battle.distance(case.position.where[case.thing], place) <= 1


def unreached(case: Case) -> dict[str, Fact]:
    """The hex named that the attackers do not all reach, or the target that a unit would attack in another way."""
    return {"beyond": hex_names(case.position, [case.place])} if case.place >= 0 else {"beyond": target(case)["target"]}


def duty(case: Case) -> dict[str, Fact]:
    """Is it a unit that one hex cannot do without, one that all the hexes together cannot, or the combat itself?"""
    if case.unit < 0:
        return {"scope": "combat"}
    used = [*case.position.attackers, case.unit]
    return {"scope": "hex" if Duties(case.position, case.rules).depends(case.thing, used) else "hexes"}


def attacked(case: Case) -> dict[str, Fact]:
    """Does the unit stand in a hex that is attacked?"""
    return {"attacked": "yes" if case.position.where[case.thing] in case.position.targets else "no"}


def firing_range(case: Case) -> dict[str, Fact]:
    far = case.position.battle.distance(case.position.where[case.unit], case.thing)
    return {"distance": far, "range": RANGE}


def bombardment(case: Case) -> dict[str, Fact]:
    """The strength of the guns that fire, or that could, and what 1-4 needs."""
    position = case.position
    declared = position.step == DECLARE and case.thing in position.targets
    guns = bombarders(position) if declared else firers(position, case.rules, case.thing)
    return strengths(position, guns, case.thing)


def cover(case: Case) -> dict[str, Fact]:
    return strengths(case.position, bombarders(case.position), case.position.targets[0])


def strengths(position: Position, guns: list[int], place: int) -> dict[str, Fact]:
    defence = defence_at(position, place)
    has = fire_strength(position, guns, [place]) if guns else 0
    return {"has": has, "needs": -(-defence // LEAST_ODDS), "defence": defence}


def morale_values(case: Case) -> dict[str, Fact]:
    return {"values": ", ".join(str(value) for value in offered_values(case.position))}


def morale_used(case: Case) -> dict[str, Fact]:
    position = case.position
    return {"used": value_used(position, position.seat), "value": morale_of(position, case.thing)}


def retreat(case: Case) -> dict[str, Fact]:
    return {"hexes": hex_names(case.position, options(case.position, case.rules, case.unit))}


def guns_near(case: Case) -> dict[str, Fact]:
    battle = case.position.battle
    near = [place for place in battle.neighbour[6 * case.thing : 6 * case.thing + 6] if place >= 0]
    found = [unit for place in near for unit in units_at(case.position, place)]
    own = battle.unit_side[case.unit]
    guns = [unit for unit in found if battle.arm[unit] == ARTILLERY and battle.unit_side[unit] != own]
    return {"units": labels(case.position, guns)}


FACTS: Final[dict[str, Callable[[Case], dict[str, Fact]]]] = {
    "units": units_there,
    "zone": zone_there,
    "zone-of-unit": zone_of_unit,
    "points": points,
    "marker": drawn_marker,
    "presence": presence,
    "arrival": arrival,
    "terrain": terrain,
    "arm": arm,
    "stack": stack,
    "target": target,
    "unreached": unreached,
    "duty": duty,
    "attacked": attacked,
    "range": firing_range,
    "bombardment": bombardment,
    "cover": cover,
    "morale-values": morale_values,
    "morale-used": morale_used,
    "retreat": retreat,
    "guns": guns_near,
}
