"""A5A 13.0, Pea Ridge."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.control import controlled
from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.exclusive import RETREAT_FATAL, RETREAT_OPEN, Exclusive, ExtraField
from longroll.games.five_aprils.loss import destroy
from longroll.games.five_aprils.pea_ridge.options import BOTH_AT_B, ENTRY, INDIAN_ADVANCE, INDIAN_RETREAT
from longroll.games.five_aprils.position import ADVANCE, FELL_BACK, NO_STAGE, TARGET, WITHDRAWAL, Position
from longroll.games.five_aprils.refusals import MISSOURI_HOLDS, NEXT_TO_GUNS, OTHER_DIVISION_FIRST
from longroll.games.five_aprils.retreat import judge_ground
from longroll.games.five_aprils.stack import units_at
from longroll.games.five_aprils.target import defenders
from longroll.games.five_aprils.terms import ARTILLERY, CONFEDERATE, INDIAN, MISSOURI, UNION
from longroll.games.five_aprils.victory import DECISIVE, MARGINAL, SUBSTANTIAL, draw_game, win
from longroll.kernel.reason import refuse

PRINTED: Final = 0
UNIFIED: Final = 2

FIRST_DIVISION: Final = 0  # of `extra`: the formation that came in on turn 1, plus 1
BY_WEST: Final = 1  # of `extra`: has anybody come in at A?
BY_EAST: Final = 2  # of `extra`, with its option: the formations of which a unit has come in at B, a bit each


def guns_near(position: Position, place: int) -> list[int]:
    """The hexes around a hex that hold Union artillery."""
    battle = position.battle
    found: list[int] = []
    for side in range(6 * place, 6 * place + 6):
        near = battle.neighbour[side]
        if near >= 0 and holds_guns(position, near):
            found.append(near)
    return found


def holds_guns(position: Position, place: int) -> bool:
    battle = position.battle
    for unit in units_at(position, place):
        if battle.unit_side[unit] == UNION and battle.arm[unit] == ARTILLERY:
            return True
    return False


class PeaRidge(Exclusive):
    def extra_fields(self, battle: Battle) -> list[ExtraField]:
        return [
            ExtraField("first-division", FIRST_DIVISION, battle.formation_names),
            ExtraField("came-by-west", BY_WEST, []),
            ExtraField("came-by-east", BY_EAST, battle.formation_names, True),
        ]

    # --- the Indian brigade

    def bar_step(self, position: Position, unit: int, side: int, place: int) -> int:
        """A5A-13.1-a"""
        if position.battle.tags[unit] & INDIAN and guns_near(position, place):
            return refuse(NEXT_TO_GUNS, place)
        return 0

    def bar_crossing(self, position: Position, unit: int, side: int) -> int:
        """A5A-13.1-a: an advance is a voluntary move, unless the option says that it is none."""
        if position.step == ADVANCE and position.options[INDIAN_ADVANCE]:
            return 0
        return self.bar_step(position, unit, side, position.battle.neighbour[side])

    def retreat_over(self, position: Position, unit: int, side: int) -> int:
        """A5A-13.1-a, A5A-13.1-b"""
        if not position.battle.tags[unit] & INDIAN:
            return RETREAT_OPEN
        return RETREAT_FATAL if guns_near(position, position.battle.neighbour[side]) else RETREAT_OPEN

    def dies_stuck(self, position: Position, unit: int) -> str:
        """A5A-13.1-b, A5A-13.1-f"""
        if not position.battle.tags[unit] & INDIAN:
            return ""
        if position.kind == WITHDRAWAL and guns_near(position, position.where[unit]):
            return "A5A-13.1-f"
        here = position.where[unit]
        for side in range(6 * here, 6 * here + 6):
            near = position.battle.neighbour[side]
            if near >= 0 and not judge_ground(position, unit, side) and guns_near(position, near):
                return "A5A-13.1-b"
        return ""

    def begin_combat(self, position: Position, events: Events) -> None:
        """A5A-13.1-f: beside Union guns it retreats, it alone."""
        if position.phasing != CONFEDERATE:
            return
        for unit in position.battle.side_units[CONFEDERATE]:
            place = position.where[unit]
            if place < 0 or not position.battle.tags[unit] & INDIAN or position.state[unit] & FELL_BACK:
                continue
            if guns_near(position, place):
                position.kind = WITHDRAWAL
                position.stage = NO_STAGE
                position.queue.append(unit)
                position.against += [near for near in guns_near(position, place) if near not in position.against]
                emit_unit(events, position, "indian-retreats", "A5A-13.1-f", unit, place)

    def between_combats(self, position: Position, events: Events) -> None:
        """A5A-13.1-f: with the option also beside guns that have come there in this phase."""
        if position.options[INDIAN_RETREAT]:
            self.begin_combat(position, events)

    def before_odds(self, position: Position, events: Events) -> None:
        """A5A-13.1-c, A5A-13.1-d, A5A-13.1-e: attacked by guns it is gone before anything is computed."""
        arms = [position.battle.arm[unit] for unit in position.attackers]
        if ARTILLERY not in arms:
            return
        for unit in defenders(position):
            if position.battle.tags[unit] & INDIAN:
                position.state[unit] |= TARGET
                destroy(position, unit, "A5A-13.1-c", events)

    # --- movement and entry

    def bar_unit(self, position: Position, unit: int) -> int:
        """A5A-13.2-a, A5A-13.4-b"""
        battle = position.battle
        if battle.tags[unit] & MISSOURI and position.turn == 1:
            return refuse(MISSOURI_HOLDS, unit)
        if position.options[ENTRY] == UNIFIED and battle.unit_side[unit] == CONFEDERATE and position.turn == 1:
            first = position.extra[FIRST_DIVISION]
            if first and first != battle.formation[unit] + 1:
                return refuse(OTHER_DIVISION_FIRST, unit)
        return 0

    def entry_hexes(self, position: Position, unit: int) -> list[int]:
        """A5A-13.4-a, A5A-13.4-b"""
        battle = position.battle
        if battle.unit_side[unit] == UNION or position.options[ENTRY] == PRINTED:
            return super().entry_hexes(position, unit)
        west, east = battle.entries[battle.entry_letters.index("A")], battle.entries[battle.entry_letters.index("B")]
        if position.options[ENTRY] == UNIFIED:
            return west + east
        by_west = battle.entry_letters.index("A") in battle.unit_entries[unit]
        return east if by_west else west

    def after_entry(self, position: Position, unit: int, place: int) -> None:
        """A5A-13.4-b, A5A-13.4-c: which division came first, and whether anybody came in the west."""
        battle = position.battle
        if battle.unit_side[unit] == UNION:
            return
        if position.turn == 1:
            position.extra[FIRST_DIVISION] = battle.formation[unit] + 1
        west, east = battle.entries[battle.entry_letters.index("A")], battle.entries[battle.entry_letters.index("B")]
        far_west = min([battle.distance(place, entry) for entry in west])
        if far_west < min([battle.distance(place, entry) for entry in east]):
            position.extra[BY_WEST] = 1
        elif position.options[BOTH_AT_B]:
            position.extra[BY_EAST] |= 1 << battle.formation[unit]

    # --- victory

    def check_victory(self, position: Position, events: Events) -> None:
        """A5A-13.3-a, A5A-13.3-b, A5A-13.3-c"""
        south = controlled(position, CONFEDERATE)
        north = controlled(position, UNION)
        if position.turn < position.battle.last_turn:
            if south >= 2:
                win(position, CONFEDERATE, DECISIVE, "A5A-13.3-b", events)
            elif north == len(position.control):
                win(position, UNION, DECISIVE, "A5A-13.3-b", events)
            return
        if position.options[ENTRY] == UNIFIED and both_at_b(position):
            finish(position, south - 1, north >= 2, "A5A-13.4-c", events)
        else:
            finish(position, south, north == len(position.control), "A5A-13.3-c", events)


def both_at_b(position: Position) -> bool:
    """A5A-13.4-c: did both divisions arrive at B: with every unit, or with the option with any unit of each?"""
    if not position.options[BOTH_AT_B]:
        return not position.extra[BY_WEST]
    divisions = 0
    for formation in range(position.battle.formations):
        divisions += position.extra[BY_EAST] >> formation & 1
    return divisions > 1


def finish(position: Position, south: int, north: bool, rule: str, events: Events) -> None:
    """A5A-13.3-c, A5A-13.4-c: a level for each Southern objective, or the Union's."""
    if south > 0:
        win(position, CONFEDERATE, (MARGINAL, SUBSTANTIAL, DECISIVE)[south - 1], rule, events)
    elif north:
        win(position, UNION, SUBSTANTIAL, rule, events)
    else:
        draw_game(position, rule, events)


RULES: Final = PeaRidge()
