"""What there is to see: the printed battle, and a position by name."""

from typing import Any, cast

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.control import controlled, loss_points
from longroll.games.five_aprils.duty import open_enemies, open_friends
from longroll.games.five_aprils.events import half_text, marker_name
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.forecast import combat_view
from longroll.games.five_aprils.movement import destinations, reach
from longroll.games.five_aprils.position import (
    ATTACK,
    COVERED,
    DECLARE,
    DUE,
    ELIMINATED,
    ENTRENCHMENT,
    MOVE,
    MOVED,
    REDUCED,
    SPENT,
    TARGET,
    WAITING,
    Position,
    allowance_of,
    attack_of,
    defence_of,
    morale_of,
)
from longroll.games.five_aprils.stack import units_at
from longroll.games.five_aprils.steps import STEPS
from longroll.games.five_aprils.terms import CONFEDERATE, RANGE, SIDE_NAMES, UNION
from longroll.games.five_aprils.view_types import (
    Board,
    Control,
    Direction,
    Duties,
    Holder,
    ReachedHex,
    Score,
    Side,
    Sight,
    StepName,
    Unit,
    View,
    Waiting,
    Works,
)
from longroll.kernel.error import LongrollError
from longroll.kernel.hexes import DIRECTION_NAMES

PRINTED = ("title", "name", "date", "map", "turns", "formations", "units", "tables", "provenance")


def board(battle: Battle) -> Board:
    """The pack itself: map, track, counters, tables, and what of it is reconstructed."""
    pack: dict[str, Any] = battle.pack
    return cast(Board, {name: pack[name] for name in PRINTED})


def sight(battle: Battle, place: str) -> Sight:
    """A5A-7.1-b, A5A-7.1-j: the hexes in range that are seen from a hex, and for the others what blocks the line."""
    here = battle.hex_numbers.get(place)
    if here is None:
        raise LongrollError(f"{place[:40]!r} is not a hex of this battle")
    near = [other for other in range(battle.hexes) if 0 < battle.distance(here, other) <= RANGE]
    seen = battle.sight(here)
    return {
        "seen": [battle.hex_names[other] for other in seen],
        "blocked": {
            battle.hex_names[other]: battle.hex_names[battle.blocker(here, other)]
            for other in near
            if other not in seen
        },
    }


def names(battle: Battle) -> dict[str, str]:
    """How hexes, units and formations are called; names are the same in every language."""
    found = {row["hex"]: f"{row['name']} ({row['hex']})" for row in battle.pack["map"]["places"]}
    found |= {row["hex"]: f"{row['name']} ({row['hex']})" for row in battle.pack["map"]["objectives"]}
    found |= {row["id"]: row["label"] for row in battle.pack["units"]}
    found |= {row["id"]: row["name"] for row in battle.pack["formations"]}
    return found


def view(position: Position, rules: Exclusive) -> View:
    battle = position.battle
    return {
        "turn": position.turn,
        "last_turn": battle.last_turn,
        "day": battle.day[position.turn],
        "time": battle.times[position.turn],
        "night": battle.night[position.turn],
        "step": cast(StepName, STEPS[position.step].name),
        "side": cast(Side, SIDE_NAMES[position.seat]),
        "phasing": cast(Side, SIDE_NAMES[position.phasing]),
        "marker": marker_name(position, position.marker) if position.marker >= 0 else "",
        "cup": [marker_name(position, marker) for marker in position.cup],
        "draws": position.draws,
        "unit": battle.unit_names[position.unit] if position.unit >= 0 else "",
        "reach": reach_view(position, rules),
        "units": [unit_view(position, unit) for unit in placed(position)],
        "waiting": waiting_view(position, rules),
        "eliminated": [battle.unit_names[unit] for unit in range(battle.units) if position.where[unit] == ELIMINATED],
        "control": control_view(position),
        "works": works_view(position),
        "zones": {"union": zone_view(position, UNION), "confederate": zone_view(position, CONFEDERATE)},
        "duties": duty_view(position),
        "combat": combat_view(position, rules),
        "score": {"union": score_view(position, UNION), "confederate": score_view(position, CONFEDERATE)},
    }


def placed(position: Position) -> list[int]:
    """Everybody on the map, hex by hex, the bottom of a stack first."""
    return [unit for place in range(position.battle.hexes) for unit in reversed(units_at(position, place))]


def unit_view(position: Position, unit: int) -> Unit:
    battle = position.battle
    state = position.state[unit]
    return {
        "unit": battle.unit_names[unit],
        "hex": battle.hex_names[position.where[unit]],
        "reduced": state & REDUCED > 0,
        "moved": state & (MOVED if position.step != MOVE else SPENT) > 0,
        "target": state & TARGET > 0,
        "attack": attack_of(position, unit),
        "defence": defence_of(position, unit),
        "movement": allowance_of(position, unit) // 2,
        "morale": morale_of(position, unit),
    }


def waiting_view(position: Position, rules: Exclusive) -> list[Waiting]:
    battle = position.battle
    return [
        {
            "unit": battle.unit_names[unit],
            "turn": battle.arrival[unit],
            "due": rules.may_arrive(position, unit) or position.state[unit] & DUE > 0,
            "hexes": [battle.hex_names[place] for place in rules.entry_hexes(position, unit)],
        }
        for unit in range(battle.units)
        if position.where[unit] == WAITING
    ]


def reach_view(position: Position, rules: Exclusive) -> list[ReachedHex]:
    """Where the unit on the move may stop, what it costs in all, and by which way."""
    unit = position.unit
    if unit < 0 or position.step != MOVE:
        return []
    found = reach(position, rules, unit)
    battle = position.battle
    rows: list[ReachedHex] = []
    for place in destinations(position, rules, unit):
        way = [place]
        while found.came[way[0]] >= 0:
            way.insert(0, found.came[way[0]])
        rows.append(
            {
                "hex": battle.hex_names[place],
                "points": half_text(found.price[place]),
                "way": [battle.hex_names[one] for one in way],
            }
        )
    return rows


def control_view(position: Position) -> list[Control]:
    battle = position.battle
    return [
        {
            "hex": battle.hex_names[place],
            "name": battle.objective_names[number],
            "side": cast(Holder, SIDE_NAMES[position.control[number]]),
            "of": cast(Holder, SIDE_NAMES[battle.objective_side[number]]),
        }
        for number, place in enumerate(battle.objectives)
    ]


def works_view(position: Position) -> list[Works]:
    battle = position.battle
    return [
        {
            "hex": battle.hex_names[place],
            "kind": "entrenchment" if position.works[place] & ENTRENCHMENT else "breastwork",
            "sides": [
                cast(Direction, name)
                for bit, name in enumerate(DIRECTION_NAMES)
                if position.works[place] & COVERED & 1 << bit
            ],
        }
        for place in range(battle.hexes)
        if position.works[place]
    ]


def zone_view(position: Position, side: int) -> list[str]:
    battle = position.battle
    return [battle.hex_names[place] for place in range(battle.hexes) if position.zone[side * battle.hexes + place]]


def duty_view(position: Position) -> Duties:
    """A5A-6.1-a, A5A-6.1-c: what must still be attacked, and who must still attack."""
    if position.step not in (ATTACK, DECLARE):
        return {"hexes": [], "units": []}
    battle = position.battle
    return {
        "hexes": [battle.hex_names[place] for place in open_enemies(position)],
        "units": [battle.unit_names[unit] for unit in open_friends(position)],
    }


def score_view(position: Position, side: int) -> Score:
    return {"objectives": controlled(position, side), "losses_inflicted": loss_points(position, side)}
