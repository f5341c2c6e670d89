"""A combat before the dice: strengths, shifts with their reasons, and what each roll would do."""

from typing import cast

from longroll.games.five_aprils.bombardment import bombarders
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.morale import attacker_values, defender_values
from longroll.games.five_aprils.odds import (
    SHIFT_REASONS,
    attack_strength,
    clamp,
    defence_strength,
    falls_below,
    final_column,
    initial_column,
    odds_text,
    shifts,
)
from longroll.games.five_aprils.position import (
    BOMBARDING,
    DECLARE,
    KIND_NAMES,
    MORALE,
    STAGE_NAMES,
    WITHDRAW,
    Position,
)
from longroll.games.five_aprils.table import cell, raised, result_text
from longroll.games.five_aprils.target import defenders
from longroll.games.five_aprils.terms import COLUMN_NAMES
from longroll.games.five_aprils.view_types import (
    Column,
    Combat,
    CombatKind,
    CombatStage,
    Forecast,
    MoraleRow,
    ShiftName,
)

DIE = range(1, 7)


def combat_view(position: Position, rules: Exclusive) -> Combat | None:
    """The combat being declared or fought, or nothing."""
    if not position.targets:
        return None
    battle = position.battle
    found: Combat = {
        "kind": cast(CombatKind, KIND_NAMES[position.kind]),
        "stage": cast(CombatStage, STAGE_NAMES[position.stage]),
        "targets": [battle.hex_names[place] for place in position.targets],
        "attackers": [
            {"unit": battle.unit_names[unit], "bombarding": position.state[unit] & BOMBARDING > 0}
            for unit in position.attackers
        ],
        "defenders": [battle.unit_names[unit] for unit in position.hit or defenders(position)],
        "column": COLUMN_NAMES[position.column] if position.column >= 0 else "",
        "on_defender": result_text(position.on_defender),
        "on_attacker": result_text(position.on_attacker),
        "losses": position.losses,
        "forecast": None,
    }
    if position.step in (WITHDRAW, DECLARE, MORALE) and position.attackers:
        found["forecast"] = forecast(position, rules)
    return found


def forecast(position: Position, rules: Exclusive) -> Forecast:
    """A5A-6.2.3-a, A5A-6.2.4-j: the odds and every shift; for each morale value the result of each die."""
    attack = attack_strength(position)
    defence = defence_strength(position)
    found = shifts(position, rules)
    initial = initial_column(attack, defence) if attack else 0
    column = final_column(initial, found)
    below = falls_below(column, found)
    bombarded = len(bombarders(position)) == len(position.attackers)
    return {
        "attack": attack,
        "defence": defence,
        "odds": odds_text(attack, defence),
        "initial": cast(Column, COLUMN_NAMES[initial]),
        "final": cast(Column, COLUMN_NAMES[clamp(column)]),
        "below": below,
        "shifts": [
            {
                "name": cast(ShiftName, SHIFT_REASONS[reason].name),
                "columns": shift,
                "rule": SHIFT_REASONS[reason].rule,
            }
            for reason, shift in enumerate(found)
            if shift
        ],
        "on_defender": [] if below else on_defender(position, clamp(column)),
        "on_attacker": [] if bombarded else on_attacker(position, clamp(column)),
    }


def on_defender(position: Position, column: int) -> list[MoraleRow]:
    table = position.battle.attacker_table
    return [
        {"morale": value, "results": [result_text(cell(position, table, column, die + value)) for die in DIE]}
        for value in attacker_values(position)
    ]


def on_attacker(position: Position, column: int) -> list[MoraleRow]:
    table = position.battle.defender_table
    found: list[MoraleRow] = []
    for value in defender_values(position):
        results = [raised(position, cell(position, table, column, die + value)) for die in DIE]
        found.append({"morale": value, "results": [result_text(result) for result in results]})
    return found
