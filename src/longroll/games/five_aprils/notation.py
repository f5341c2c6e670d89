"""A position as one line of text that reads back to itself.

    battle turn=2 step=move seat=union phasing=union draws=3 marker=carr cup=price+union-combat control=3605:union ...
    u-dodge:4312:reduced c-price:3105 u-24mo:x

First the scenario and the options, then what is being asked and how far it has got, then objectives and
fortifications, then every unit that is not waiting, in the order of the map, the top of a stack first. Whatever is at
its default is left out.
"""

from collections.abc import Sequence
from typing import Final

from longroll.games.five_aprils.endings import ENDINGS
from longroll.games.five_aprils.events import marker_name
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.manifest import SCENARIO
from longroll.games.five_aprils.position import (
    ABSENT,
    ATTACKED,
    BOMBARDING,
    COVERED,
    DRIVEN,
    DUE,
    ELIMINATED,
    ENTRENCHMENT,
    FELL_BACK,
    KIND_NAMES,
    MOVED,
    OVER,
    REDUCED,
    RELEASED,
    SPARED,
    SPENT,
    STAGE_NAMES,
    TARGET,
    WAITING,
    Position,
)
from longroll.games.five_aprils.stack import units_at
from longroll.games.five_aprils.steps import STEPS
from longroll.games.five_aprils.terms import COLUMN_NAMES, SIDE_NAMES
from longroll.games.five_aprils.victory import LEVEL_NAMES
from longroll.kernel.contract import Option
from longroll.kernel.hexes import DIRECTION_NAMES

STATES: Final = {
    "reduced": REDUCED,
    "moved": MOVED,
    "spent": SPENT,
    "attacked": ATTACKED,
    "target": TARGET,
    "fell-back": FELL_BACK,
    "bombarding": BOMBARDING,
    "driven": DRIVEN,
    "released": RELEASED,
    "due": DUE,
    "spared": SPARED,
}
OFF_MAP: Final = {"off": WAITING, "x": ELIMINATED, "absent": ABSENT}


def write_position(position: Position, rules: Exclusive, options: Sequence[Option]) -> str:
    words = [SCENARIO]
    words += [
        f"{option.name}={option.values[value]}"
        for option, value in zip(options, position.options, strict=True)
        if value
    ]
    words += fields(position)
    words += [f"{name}={number}" for name, number in counts(position) if number]
    words += extra_words(position, rules)
    words += [f"{name}={'+'.join(names)}" for name, names in name_lists(position) if names]
    words += unit_words(position)
    return " ".join(words)


def fields(position: Position) -> list[str]:
    battle = position.battle
    words = [
        f"turn={position.turn}",
        f"step={STEPS[position.step].name}",
        f"seat={SIDE_NAMES[position.seat]}",
        f"phasing={SIDE_NAMES[position.phasing]}",
    ]
    if position.marker >= 0:
        words.append(f"marker={marker_name(position, position.marker)}")
    if position.unit >= 0:
        words.append(f"unit={battle.unit_names[position.unit]}")
    if position.kind:
        words.append(f"kind={KIND_NAMES[position.kind]}")
    if position.stage:
        words.append(f"stage={STAGE_NAMES[position.stage]}")
    if position.column >= 0:
        words.append(f"column={COLUMN_NAMES[position.column]}")
    if position.step == OVER:
        words.append(f"won={SIDE_NAMES[position.winner]}/{LEVEL_NAMES[position.level]}/{ENDINGS[position.ending]}")
    return words


def counts(position: Position) -> list[tuple[str, int]]:
    return [
        ("draws", position.draws),
        ("spent", position.spent),
        ("zone", position.began_in_zone),
        ("below", position.below),
        ("attacker-morale", position.attacker_morale),
        ("defender-morale", position.defender_morale),
        ("on-defender", position.on_defender),
        ("on-attacker", position.on_attacker),
        ("losses", position.losses),
        ("first-loss", position.first_loss),
        ("checked", position.checked),
        ("fighting", position.fighting),
    ]


def extra_words(position: Position, rules: Exclusive) -> list[str]:
    """What only this battle keeps: `contact=3`, `divisions-moved=heth+pender`."""
    words: list[str] = []
    for field in rules.extra_fields(position.battle):
        value = position.extra[field.slot]
        if not value:
            continue
        if field.many:
            text = "+".join([name for bit, name in enumerate(field.names) if value >> bit & 1])
        else:
            text = field.names[value - 1] if field.names else str(value)
        words.append(f"{field.name}={text}")
    return words


def name_lists(position: Position) -> list[tuple[str, list[str]]]:
    battle = position.battle
    hexes, units = battle.hex_names, battle.unit_names
    return [
        ("cup", [marker_name(position, marker) for marker in position.cup]),
        (
            "drawn",
            [battle.formation_names[number] for number, drawn in enumerate(position.drawn) for _ in range(drawn)],
        ),
        ("control", [f"{hexes[place]}:{SIDE_NAMES[side]}" for place, side in passed_changes(position)]),
        ("works", [works_word(position, place) for place in range(battle.hexes) if position.works[place]]),
        ("targets", [hexes[place] for place in position.targets]),
        ("attackers", [units[unit] for unit in position.attackers]),
        ("hit", [units[unit] for unit in position.hit]),
        ("queue", [units[unit] for unit in position.queue]),
        ("trail", [hexes[place] for place in position.trail]),
        ("vacated", [hexes[place] for place in position.vacated]),
        ("against", [hexes[place] for place in position.against]),
        ("engaged", [hexes[place] for place in position.engaged]),
        ("bound", [units[unit] for unit in position.bound]),
    ]


def passed_changes(position: Position) -> list[tuple[int, int]]:
    """The objectives that somebody has passed since the printed state; who controls them follows."""
    battle = position.battle
    return [
        (place, side)
        for place, side in zip(battle.objectives, position.passed, strict=True)
        if side != battle.first_control
    ]


def works_word(position: Position, place: int) -> str:
    """`1509:breastwork:U`: the middle one of the covered sides."""
    works = position.works[place]
    kind = "entrenchment" if works & ENTRENCHMENT else "breastwork"
    for direction in range(6):
        if works & COVERED == covered_by(direction):
            return f"{position.battle.hex_names[place]}:{kind}:{DIRECTION_NAMES[direction]}"
    raise ValueError("a fortification covers three sides in a row")


def covered_by(direction: int) -> int:
    """A5A-10.0-c: a side and the two beside it, as bits."""
    return 1 << (direction + 5) % 6 | 1 << direction | 1 << (direction + 1) % 6


def unit_words(position: Position) -> list[str]:
    battle = position.battle
    placed = [unit for place in range(battle.hexes) for unit in units_at(position, place)]
    others = [
        unit
        for unit in range(battle.units)
        if position.where[unit] < WAITING or (position.where[unit] == WAITING and position.state[unit])
    ]
    return [unit_word(position, unit) for unit in placed + others]


def unit_word(position: Position, unit: int) -> str:
    place = position.where[unit]
    where = position.battle.hex_names[place] if place >= 0 else off_map_name(place)
    states = [name for name, bit in STATES.items() if position.state[unit] & bit]
    text = f"{position.battle.unit_names[unit]}:{where}"
    return f"{text}:{'+'.join(states)}" if states else text


def off_map_name(place: int) -> str:
    for name, number in OFF_MAP.items():
        if number == place:
            return name
    raise ValueError("a unit is on the map, waiting, eliminated or absent")
